"""Tests in a rehearsal (`cutec exec --rehearse -m pytest`): one that needs the value of an element
is skipped from there on, and its bound of time is its own.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from cutec.rehearsal import bounds
from cutec.rehearsal.tensors import NoAttribute
from cutec.rehearsal.unread import Ended, place


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """Fixtures of a test."""
    bounds.begin_anew()
    return (yield from _followed(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """The test itself."""
    return (yield from _followed(item))


def _followed(item: pytest.Item) -> Generator[None, object, object]:
    try:
        return (yield)
    except (Ended, NoAttribute) as exc:
        pytest.skip(f"rehearsed up to {place(exc, str(item.path))}: {exc.what}")
