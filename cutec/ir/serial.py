"""Serialised lowered IR: compact JSON, the same bytes for the same module. `docs/ir.md` describes
the format.

Writer and reader know no particular operation. The reader checks the form of a module, not its
meaning; `ops.primitives.verify.verify_lowered` does that.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

from cutec.diag import error
from cutec.ir.attrs import IntArray, Raw, Symbol, Typed
from cutec.ir.core import UNKNOWN, Block, Loc, Op, Region, Value, identity
from cutec.ir.parse import parse_type
from cutec.ir.types import Type

FORMAT = "cutec-ir"
SCHEMA = 2
_NONFINITE = {"inf": math.inf, "-inf": -math.inf, "nan": math.nan}


def dumps(module: Op, file_name: Callable[[str], str] = str) -> bytes:
    """The module in its serialised form; `file_name` gives the name of a file by its path. Raises
    TypeError for an attribute that has no such form.
    """
    writer = _Writer(file_name)
    body = writer.op(module)
    document = {
        "format": FORMAT,
        "schema": SCHEMA,
        "locs": writer.loc_rows,
        "module": body,
    }
    return json.dumps(document, ensure_ascii=True, allow_nan=False, separators=(",", ":")).encode() + b"\n"


def loads(data: bytes, path_of: Callable[[str], str] = str) -> Op:
    """The module that `dumps` wrote; `path_of` gives the path of a file by its name. Raises
    CutecError E3201 for malformed input, E3202 for another schema.
    """
    try:
        document = json.loads(data)
    except (ValueError, RecursionError) as problem:
        raise error("E3201", f"the IR file is not JSON: {problem}") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise error("E3201", f"the file is not of the format {FORMAT}")
    if document.get("schema") != SCHEMA:
        raise error(
            "E3202",
            f"the IR file has schema {document.get('schema')}, this cutec reads {SCHEMA}",
            help="rebuild the bundle with this cutec",
        )
    try:
        return _Reader(document, path_of).module()
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, RecursionError) as problem:
        raise error("E3201", f"the IR file is malformed: {problem}") from None


class _Writer:
    def __init__(self, file_name: Callable[[str], str]) -> None:
        self._file_name = file_name
        self.loc_rows: list[list[Any]] = []
        self._last = 0  # the row of the operation before
        self._locs: dict[Loc, int] = {}
        self._loc_by_id: dict[int, int] = {}  # by identity: the module keeps them alive
        self._values: dict[Value, int] = {}

    def loc(self, loc: Loc | None) -> int:
        """The row of a location; -1 for none."""
        known = self._loc_by_id.get(identity(loc))
        if known is None:
            known = self._loc_by_id[identity(loc)] = -1 if loc is None or loc == UNKNOWN else self._loc_row(loc)
        return known

    def _loc_row(self, loc: Loc) -> int:
        if loc not in self._locs:
            caller = self.loc(loc.caller)
            number = self._locs[loc] = len(self.loc_rows)
            back = 0 if caller < 0 else number - caller
            self.loc_rows.append([self._file_name(loc.file), loc.line, loc.col, loc.end_col, loc.function, back])
        return self._locs[loc]

    def _define(self, value: Value) -> str:
        self._values[value] = len(self._values)
        return value.type.mlir

    def op(self, op: Op) -> list[Any]:
        count = len(self._values)
        operands = [count - self._values[v] for v in op.operands]
        attrs: list[Any] = []
        for name, value in op.attrs.items():
            attrs += (name, self.attr(value))
        row = self.loc(op.loc)
        step, self._last = row - self._last, row
        regions = [self._block(r.block) for r in op.regions]
        # Results are numbered after the regions, in which they are not visible
        return [op.name, step, operands, attrs, regions, [self._define(v) for v in op.results]]

    def _block(self, block: Block) -> list[Any]:
        return [[self._define(v) for v in block.args], [self.op(op) for op in block.ops]]

    def attr(self, value: Any) -> Any:
        """An attribute: JSON's own strings, booleans and null, else a list that starts with a
        tag.
        """
        if value is None or isinstance(value, (str, bool)):
            return value
        if isinstance(value, Typed):
            numbers = value.value
            return [
                "n",
                value.type.mlir,
                [*map(_number, numbers)] if isinstance(numbers, (tuple, list)) else _number(numbers),
            ]
        if isinstance(value, Symbol):
            return ["@", value.name, value.nested]
        if isinstance(value, IntArray):
            return ["i", value.width, *value.values]
        if isinstance(value, Raw):
            return ["#", value.text]
        if isinstance(value, Type):
            return ["t", value.mlir]
        if isinstance(value, (list, tuple)):
            return ["l", *map(self.attr, value)]
        if isinstance(value, dict):
            return ["d", *(x for k, v in value.items() for x in (k, self.attr(v)))]
        raise TypeError(f"no serialised form for the attribute {value!r}")


def _number(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if value != value else "inf" if value > 0 else "-inf"
    return value


class _Reader:
    def __init__(self, document: dict[str, Any], path_of: Callable[[str], str]):
        self._path_of = path_of
        self._types: dict[str, Type] = {}
        self._last = 0  # the row of the operation before
        self._locs = [UNKNOWN]  # row n is at n + 1, so that -1 ("none") finds UNKNOWN
        for row in document["locs"]:
            self._locs.append(self._loc(row))
        self._values: list[Value | None] = []  # by number; None once the region that defines it has ended
        self._root = document["module"]

    def _loc(self, row: list[Any]) -> Loc:
        file, line, col, end_col, function, back = row
        if any(type(n) is not int for n in (line, col, end_col, back)):
            raise TypeError(f"{row!r} is no location")
        if not 0 <= back < len(self._locs):
            raise ValueError("a location refers to one that does not come before it")
        outer = self._locs[-back] if back else None
        return Loc(self._path_of(_expect(file, str)), line, col, end_col, _expect(function, str), outer)

    def module(self) -> Op:
        return self._op(self._root)

    def type(self, text: str) -> Type:
        found = self._types.get(text)
        if found is None:
            found = self._types[text] = parse_type(_expect(text, str))
        return found

    def _op(self, row: list[Any]) -> Op:
        name, step, distances, attr_row, region_rows, result_types = row
        self._last = last = self._last + step
        if last < -1 or (distances and min(distances) < 1):
            raise IndexError("negative reference")
        if type(name) is not str:
            raise TypeError(f"{name!r} is no name of an operation")
        values, types = self._values, self._types
        operands = [values[-d] for d in distances]
        if None in operands:
            raise ValueError(f"{name} uses a value outside of the region that defines it")
        loc = self._locs[last + 1]
        attrs = self._attributes(attr_row) if attr_row else {}
        regions = [self._region(r) for r in region_rows] if region_rows else ()
        op = Op(name, operands, [types.get(t) or self.type(t) for t in result_types], attrs, regions, loc)
        values += op.results
        return op

    def _attributes(self, row: list[Any]) -> dict[str, Any]:
        names = row[::2]
        if not {*map(type, names)} <= {str}:
            raise TypeError(f"{names!r} are no names of attributes")
        return {n: self._attr(v) for n, v in zip(names, row[1::2], strict=True)}

    def _region(self, row: list[Any]) -> Region:
        arg_types, op_rows = row
        first = len(self._values)
        block = Block([self.type(t) for t in arg_types])
        self._values += block.args
        for op_row in op_rows:
            block.append(self._op(op_row))
        block.closed = True
        self._values[first:] = [None] * (len(self._values) - first)
        return Region(block)

    def _attr(self, value: Any) -> Any:
        if value is None or isinstance(value, (str, bool)):
            return value
        tag, *rest = value
        return _ATTRIBUTES[tag](self, *rest)

    def _typed(self, ty: str, value: Any) -> Typed:
        number = tuple(map(_finite_or_not, value)) if isinstance(value, list) else _finite_or_not(value)
        return Typed(number, self.type(ty))

    def _list(self, *items: Any) -> list[Any]:
        return [self._attr(v) for v in items]

    def _dictionary(self, *items: Any) -> dict[str, Any]:
        return {_expect(k, str): self._attr(v) for k, v in zip(items[::2], items[1::2], strict=True)}


_ATTRIBUTES = {
    "n": _Reader._typed,
    "@": lambda reader, name, nested: Symbol(_expect(name, str), _expect(nested, str)),
    "i": lambda reader, width, *values: IntArray(tuple(map(_integer, values)), _integer(width)),
    "#": lambda reader, text: Raw(_expect(text, str)),
    "t": lambda reader, ty: reader.type(ty),
    "l": _Reader._list,
    "d": _Reader._dictionary,
}


def _finite_or_not(value: Any) -> Any:
    if isinstance(value, str):
        return _NONFINITE[value]
    if not isinstance(value, (int, float)):
        raise TypeError(f"{value!r} is no number")
    return value


def _integer(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no integer")
    return value


def _expect(value: Any, kind: type) -> Any:
    if not isinstance(value, kind):
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value
