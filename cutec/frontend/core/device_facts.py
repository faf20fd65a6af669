"""Facts about the target GPU, stated for a build, which cannot ask a GPU: `--device-facts`, and
`device:` in a spec. A rehearsal states what a GPU would answer to a program. Code that is traced
does not know these, as on the machine with the GPU, so that both trace the same.

The name of a fact is a CUdevice_attribute in lower case without prefix (also `sm_count` for
multiprocessor_count), or `max_active_clusters.2x1`: the number of clusters of that shape that are
resident at once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from cutec.diag import CutecError, error
from cutec.digits import decimal

CLUSTERS = "max_active_clusters"
SM_COUNT = "multiprocessor_count"
_OTHER_NAMES = {"sm_count": SM_COUNT}
_known: dict[str, int] = {}
_traced = True  # whether code that is traced knows the facts


def canonical(name: str) -> str:
    """The canonical name of a fact: clusters are named by their number of blocks. Raises E1024 for
    an invalid name.
    """
    kind, _, shape = name.strip().lower().partition(".")
    if kind == CLUSTERS:
        extents = shape.split("x")
        if not all(decimal(extent) for extent in extents):
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
    """Facts by canonical name; a mapping under `max_active_clusters` states one for each shape.
    Raises E1024.
    """
    found: dict[str, int] = {}
    for name, value in facts.items():
        if isinstance(value, Mapping):
            found |= checked({f"{name}.{shape}": number for shape, number in value.items()})
            continue
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise error("E1024", f"{name} is {value!r}, expected an integer ≥ 0")
        found[canonical(str(name))] = value
    return found


def parse(text: str) -> dict[str, int]:
    """Facts from `sm_count=132,max_active_clusters.2x1=66`. Raises E1024."""
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    wrong = next((name for name, _, value in pairs if decimal(value.strip()) is None), None)
    if wrong is not None:
        raise error(
            "E1024",
            f"{wrong.strip()!r} is not followed by =NUMBER",
            help="--device-facts sm_count=132,max_active_clusters.2x1=66, or a YAML file",
        )
    return checked({name: int(value) for name, _, value in pairs})


@contextmanager
def stated(facts: Mapping[str, int], traced: bool = True) -> Iterator[None]:
    """State these facts inside the block, over the facts that hold outside; `traced`: to code that
    is traced, too.
    """
    global _known, _traced
    before = _known, _traced
    _known, _traced = {**_known, **facts}, traced
    try:
        yield
    finally:
        _known, _traced = before


def state(facts: Mapping[str, int]) -> None:
    """State these facts until the end of the innermost `stated` block; facts stated before take
    precedence.
    """
    global _known
    _known = {**facts, **_known}


def fact(name: str) -> int | None:
    """A fact by any of its names; None if it is not stated. The default for clusters is one block
    per multiprocessor: 132 multiprocessors hold 66 clusters of two blocks. Raises E1024 for an
    invalid name.
    """
    key = canonical(name)
    found = _known.get(key)
    if found is None and key.startswith(f"{CLUSTERS}.") and SM_COUNT in _known:
        return _known[SM_COUNT] // int(key.rpartition(".")[2])
    return found


def fact_for_trace(name: str) -> int | None:
    """A fact, as code that is traced knows it; None in a rehearsal. Raises E1024."""
    return fact(name) if _traced else None


def needed(name: str) -> int:
    """A fact that a build needs. Raises E1025 if it is not stated."""
    found = fact(name)
    if found is None:
        raise missing(name)
    return found


def missing(name: str) -> CutecError:
    """The diagnostic (E1025) for a fact that is not stated."""
    return error(
        "E1025",
        f"the build needs {name} of the GPU, and does not query one",
        help=f"--device-facts {name}=NUMBER, or `device: {{{name}: NUMBER}}` in the spec",
    )
