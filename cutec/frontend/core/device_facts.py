"""Facts about the GPU that kernels will run on, stated for a build, which cannot ask one:
`--device-facts`, and `device:` in a spec.

A fact is a CUdevice_attribute by its name in lower case without prefix (`sm_count` for
multiprocessor_count), or `max_active_clusters.2x1`: how many clusters of that shape are resident at
once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from cutec.diag import CutecError, error

CLUSTERS = "max_active_clusters"
SM_COUNT = "multiprocessor_count"
_OTHER_NAMES = {"sm_count": SM_COUNT}
_known: dict[str, int] = {}


def canonical(name: str) -> str:
    """The name that a fact is kept under: clusters by their number of blocks. Raises E1024 for what
    is no name.
    """
    kind, _, shape = name.strip().lower().partition(".")
    if kind == CLUSTERS:
        extents = shape.split("x")
        if not all(extent.isdigit() and int(extent) for extent in extents):
            raise error("E1024", f"{name!r} names no cluster", help=f"{CLUSTERS}.2x1 for clusters of 2 by 1 blocks")
        return f"{CLUSTERS}.{math.prod(map(int, extents))}"
    if shape or not kind.isidentifier():
        raise error(
            "E1024",
            f"{name!r} is no fact about a device",
            help=f"sm_count, {CLUSTERS}.2x1, or a CUdevice_attribute such as l2_cache_size",
        )
    return _OTHER_NAMES.get(kind, kind)


def checked(facts: Mapping[str, Any]) -> dict[str, int]:
    """Facts by canonical name; a mapping under `max_active_clusters` gives one for each shape.
    Raises E1024.
    """
    found: dict[str, int] = {}
    for name, value in facts.items():
        if isinstance(value, Mapping):
            found |= checked({f"{name}.{shape}": number for shape, number in value.items()})
            continue
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise error("E1024", f"{name} is {value!r}, expected a number that is not negative")
        found[canonical(str(name))] = value
    return found


def parse(text: str) -> dict[str, int]:
    """Facts from `sm_count=132,max_active_clusters.2x1=66`. Raises E1024."""
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    wrong = next((name for name, equals, value in pairs if not equals or not value.strip().isdigit()), None)
    if wrong is not None:
        raise error(
            "E1024",
            f"{wrong.strip()!r} is not followed by =NUMBER",
            help="--device-facts sm_count=132,max_active_clusters.2x1=66, or a YAML file",
        )
    return checked({name: int(value) for name, _, value in pairs})


@contextmanager
def stated(facts: Mapping[str, int]) -> Iterator[None]:
    """Let these facts hold inside the block, and those that held before."""
    global _known
    before, _known = _known, {**_known, **facts}
    try:
        yield
    finally:
        _known = before


def state(facts: Mapping[str, int]) -> None:
    """Let these facts hold until the end of the innermost `stated` block, where nothing else was
    stated before.
    """
    global _known
    _known = {**facts, **_known}


def fact(name: str) -> int | None:
    """A fact by any of its names; None where it is not stated. For clusters without a number of
    their own: as many as the multiprocessors hold with one block each. Raises E1024 for what is no
    name.
    """
    key = canonical(name)
    found = _known.get(key)
    if found is None and key.startswith(f"{CLUSTERS}.") and SM_COUNT in _known:
        return _known[SM_COUNT] // int(key.rpartition(".")[2])
    return found


def needed(name: str) -> int:
    """A fact that a build needs. Raises E1025 where it is not stated."""
    found = fact(name)
    if found is None:
        raise missing(name)
    return found


def missing(name: str) -> CutecError:
    """The diagnostic for a fact that nobody stated."""
    return error(
        "E1025",
        f"the build has to know {name} of the GPU, and asks none",
        help=f"--device-facts {name}=NUMBER, or `device: {{{name}: NUMBER}}` in the spec",
    )
