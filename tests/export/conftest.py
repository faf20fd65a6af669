"""A driver that records, for libraries to find."""

import pytest
from c_library import compiler, fake


@pytest.fixture(scope="session")
def driver(tmp_path_factory):
    """The recording driver, with one context."""
    if compiler() is None:
        pytest.skip("no C compiler here")
    return fake(str(tmp_path_factory.mktemp("driver")))
