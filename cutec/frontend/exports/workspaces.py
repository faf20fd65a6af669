"""Workspaces in declarations: `workspace f32[(m + 127) // 128, n]`, `workspace zeroed i32[m]@128`.

Extents are sums over the symbols and integer scalars of the other arguments. Keys of variants stand
for their numbers: `workspace f32[$splits, m, n] if $splits > 1` is no workspace in a form with one
split, `(m - 1) // $tile[0] + 1` counts tiles.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cutec.artifact.signature import WorkspaceParam
from cutec.diag import CutecError, error
from cutec.digits import decimal
from cutec.frontend.core.location import user_location
from cutec.lazy import LazyModule
from cutec.lazy_pattern import pattern
from cutec.records import dataclass, replace

amounts = LazyModule("cutec.artifact.workspace")  # most exports have no workspace
guard = LazyModule("cutec.artifact.guard")

_TEXT = pattern(
    r"workspace\s+(?P<zeroed>zeroed\s+)?(?P<dtype>[$\w.]+)\s*\[(?P<shape>.*)\]\s*(?:@\s*(?P<align>\d+))?"
    r"(?:\s+if\s+(?P<when>.*))?"
)
_KEY = pattern(r"\$([A-Za-z_]\w*)(?:\[(\d+)\])?")
_EXAMPLE = 'for example "workspace f32[(m + 127) // 128, n]", "workspace zeroed i32[m]@128"'


@dataclass(frozen=True, slots=True)
class WorkspaceSpec:
    """A workspace argument: `shape` has ints and texts of sums, `align` is in bytes, `when` is a
    guard over keys of variants (empty: always).
    """

    dtype: str
    shape: tuple[int | str, ...]
    align: int
    zeroed: bool = False
    when: str = ""


def parse(text: str, align: int) -> WorkspaceSpec:
    """The spec of a text, whose dtype is as it stands there; `align` where the text says none.
    Raises E1026.
    """
    match = _TEXT.fullmatch(text)
    if match is None:
        raise _wrong(f"{text!r} is no workspace")
    shape = match["shape"].strip().removesuffix(",").split(",")
    given = align if match["align"] is None else decimal(match["align"])
    return checked(match["dtype"], shape, given, match["zeroed"] is not None, match["when"] or "")


def checked(dtype: str, shape: Any, align: Any, zeroed: bool, when: str) -> WorkspaceSpec:
    """A spec of these parts. Raises E1026 for extents that are neither positive numbers nor
    texts.
    """
    if not isinstance(shape, (tuple, list)) or not shape:
        raise _wrong(f"a workspace has a tuple of extents, not {shape!r}")
    if not isinstance(align, int) or align < 1 or align & (align - 1):
        raise _wrong(f"alignment {align!r} of a workspace is not a power of two of bytes")
    return WorkspaceSpec(dtype, tuple(_extent(extent) for extent in shape), align, bool(zeroed), when)


def _extent(extent: Any) -> int | str:
    text = " ".join(extent.split()) if isinstance(extent, str) else ""
    number = decimal(text) if text else extent
    if number is None and text:
        return text
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise _wrong(f"{extent!r} is no extent of a workspace: it is at least 1")
    return number


def placeholders(spec: WorkspaceSpec) -> set[str]:
    """Names of the variant keys that a spec mentions."""
    return {key for text in (spec.dtype, spec.when, *spec.shape) if isinstance(text, str) for key in keys(text)}


def keys(text: str) -> set[str]:
    """Names of the variant keys that a text mentions: `$splits`, `$tile[0]`."""
    return {name for name, _ in _KEY.findall(text)}


def with_numbers(text: str, values: Mapping[str, Any]) -> str:
    """`text` with integers of a variant for its keys. Raises ValueError for other values."""
    if "$" not in text:
        return text

    def number(match: re.Match[str]) -> str:
        if match[1] not in values:
            raise ValueError(f"{match[0]} names no compile-time value")
        value = values[match[1]]
        if match[2] and isinstance(value, (tuple, list)) and int(match[2]) < len(value):
            value = value[int(match[2])]
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(f"{match[0]} is {value!r}, no number")
        return str(value) if value >= 0 else f"({value})"

    return _KEY.sub(number, text)


def substitute(spec: WorkspaceSpec, variant: Mapping[str, Any]) -> WorkspaceSpec:
    """`spec` with the integers of a variant for the keys in its condition and extents, which are
    (0,) where the condition does not hold. Raises E1026 for other values.
    """
    try:
        when = with_numbers(spec.when, variant)
    except ValueError as err:
        raise _wrong(f"{err} for the condition of a workspace") from None
    if not _holds(when):
        return replace(spec, shape=(0,), when="")
    try:
        shape = tuple(with_numbers(extent, variant) if isinstance(extent, str) else extent for extent in spec.shape)
    except ValueError as err:
        raise _wrong(f"{err} for an extent of a workspace") from None
    return replace(spec, shape=shape, when="")


def _holds(when: str) -> bool:
    """Whether a condition without keys holds. Raises E1026 for what is none."""
    try:
        return not when or guard.holds(guard.parse(when, set()), {})
    except ValueError as err:
        raise _wrong(str(err)) from None


def workspace_param(name: str, spec: WorkspaceSpec, names: set[str]) -> WorkspaceParam:
    """The parameter of a spec, its extents over the symbols and integer scalars `names`. Extents
    that are the same in every call become integers. Raises E1026.
    """
    try:
        param = WorkspaceParam(name, spec.dtype, spec.shape, spec.align, spec.zeroed)
        if not _holds(spec.when):
            return replace(param, shape=(0,))
        return param if param.absent else _param(param, names)
    except ValueError as err:
        raise _wrong(str(err)) from None


def _param(param: WorkspaceParam, names: set[str]) -> WorkspaceParam:
    trees = [guard.folded(tree) for tree in amounts.trees(param, names)]
    shape = tuple(tree if isinstance(tree, int) else text for tree, text in zip(trees, param.shape))
    fixed = [extent for extent in shape if isinstance(extent, int)]
    if any(not 1 <= extent <= amounts.LARGEST for extent in fixed):
        raise ValueError(f"workspace {param.name!r} has extents {list(shape)}, expected 1 to {amounts.LARGEST}")
    if amounts.bytes_of(param, fixed) > amounts.MOST_BYTES:
        raise ValueError(f"workspace {param.name!r} of extents {list(shape)} has more than {amounts.MOST_BYTES} bytes")
    return replace(param, shape=shape)


def _wrong(message: str) -> CutecError:
    return error("E1026", message, user_location(), help=_EXAMPLE)
