"""What tests of the shared cache have in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cache_servers import StrictServer


@pytest.fixture
def server() -> Iterator[StrictServer]:
    """A cache server that refuses what none should be sent."""
    made = StrictServer()
    yield made
    made.close()
