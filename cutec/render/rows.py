"""From IR to the rows that the module template prints. No decision about code is taken here: names, order and text only.

A row is a small object of ready-made strings, so that the template is one flat loop (rendering ten thousand operations
through one looping template takes 9 ms, one `render` call each 117 ms).
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from cutec.ir import attrs as attribute
from cutec.ir.core import Block, Loc, Op, Value
from cutec.render.asm import Assembly

_TOP_LEVEL = ("builtin.module", "gpu.module")


class Row:
    """One line (or, for `kind` "ptx", one template's worth) of MLIR.

    kind: "op" whole operation; "head" operation up to its first region; "args" block arguments; "next" between regions;
    "tail" what follows the last region; "ptx" an operation with a template of its own, which sees `data`.
    """

    __slots__ = ("kind", "indent", "results", "name", "operands", "attrs", "type", "loc", "data")

    def __init__(
        self, kind: str, indent: str, results: str = "", name: str = "", operands: str = "",
        attrs: str = "", type: str = "", loc: str = "", data: Mapping[str, Any] = MappingProxyType({}),
    ):  # fmt: skip
        self.kind, self.indent, self.results, self.name, self.operands = kind, indent, results, name, operands
        self.attrs, self.type, self.loc, self.data = attrs, type, loc, data


class Locations:
    """Aliases for locations (`#loc3`), each printed once at the end of the module. Paths are relative to `root`."""

    def __init__(self, enabled: bool, root: str):
        self._enabled = enabled
        self._root = root
        self._aliases: dict[Loc, int] = {}
        self.definitions: list[str] = []

    def use(self, loc: Loc) -> str:
        """` loc(#locN)` to end a line with, or nothing when locations are off."""
        if not self._enabled:
            return ""
        return f" loc(#loc{self._number(loc)})" if loc.file else " loc(unknown)"

    def _number(self, loc: Loc) -> int:
        number = self._aliases.get(loc)
        if number is None:
            text = f"{attribute.quote(self._path(loc.file))}:{loc.line}:{loc.col}"
            if loc.function:
                text = f"{attribute.quote(loc.function)}({text})"
            if loc.caller is not None:
                text = f"callsite({text} at #loc{self._number(loc.caller)})"
            number = self._aliases[loc] = len(self.definitions)
            self.definitions.append(f"#loc{number} = loc({text})")
        return number

    def _path(self, path: str) -> str:
        return os.path.relpath(path, self._root) if os.path.isabs(path) else path


class Types:
    """Structs by name (`!struct0`), each defined once before the module. LLVM IR has the names too: it would print the hundreds of members of
    a wgmma's result wherever one is taken out."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def struct(self, members: str) -> str:
        """The struct with these members."""
        return self._names.setdefault(members, f"!struct{len(self._names)}")

    @property
    def definitions(self) -> list[str]:
        """All of them."""
        return [f'{name} = !llvm.struct<"{name[1:]}", ({members})>' for members, name in self._names.items()]


class Rows:
    """Walks a module and yields its rows. Values are numbered per function."""

    def __init__(self, locations: Locations, types: Types, templated: frozenset[str]):
        self._locations = locations
        self._types = types
        self._templated = templated
        self._names: dict[Value, str] = {}
        self._next = 0

    def of(self, op: Op, depth: int = 0) -> Iterator[Row]:
        """The rows of `op` and everything inside it."""
        if "function_type" in op.attrs or op.name in _TOP_LEVEL:
            self._next = 0
        indent = "  " * depth
        operands = ", ".join([self._names[v] for v in op.operands])
        results = self._results(op)
        if op.name in self._templated:
            yield Row("ptx", indent, results, op.name, operands, loc=self._locations.use(op.loc), data=self._data(op))
            return
        tail = {
            "attrs": f" {attribute.dictionary(op.attrs)}" if op.attrs else "",
            "type": _functional_type(op),
            "loc": self._locations.use(op.loc),
        }
        if not op.regions:
            yield Row("op", indent, results, op.name, operands, **tail)
            return
        yield Row("head", indent, results, op.name, operands)
        for number, region in enumerate(op.regions):
            if number:
                yield Row("next", indent)
            yield from self._block(region.block, depth + 1)
        yield Row("tail", indent, **tail)

    def _block(self, block: Block, depth: int) -> Iterator[Row]:
        if block.args:
            loc = self._locations.use(block.region.owner.loc)
            text = ", ".join([f"{self._name(v)}: {v.type.mlir}{loc}" for v in block.args])
            yield Row("args", "  " * (depth - 1), operands=text)
        for op in block.ops:
            yield from self.of(op, depth)

    def _results(self, op: Op) -> str:
        return ", ".join([self._name(v) for v in op.results]) + " = " if op.results else ""

    def _name(self, value: Value) -> str:
        name = self._names[value] = f"%{self._next}"
        self._next += 1
        return name

    def _data(self, op: Op) -> dict[str, Any]:
        """What a PTX-level template may use: operand names and types, attributes as given, a prefix for its own temporaries, and
        the pieces of inline assembly."""
        self._next += 1
        temp = f"%t{self._next - 1}_"
        return {
            "operands": [{"name": self._names[v], "type": v.type.mlir} for v in op.operands],
            "results": [{"name": self._names[v], "type": v.type.mlir} for v in op.results],
            "attr": op.attrs,
            "temp": temp,
            "asm": self._assembly(op, temp),
        }

    def _assembly(self, op: Op, temp: str) -> Assembly:
        operands, results = ([(self._names[v], v.type) for v in values] for values in (op.operands, op.results))
        sizes = op.attrs.get("operandSegmentSizes")
        return Assembly(operands, results, sizes.values if isinstance(sizes, attribute.IntArray) else (), temp, self._types.struct)


def _functional_type(op: Op) -> str:
    inputs = ", ".join([v.type.mlir for v in op.operands])
    results = [v.type.mlir for v in op.results]
    return f"({inputs}) -> {results[0]}" if len(results) == 1 else f"({inputs}) -> ({', '.join(results)})"
