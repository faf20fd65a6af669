"""From IR to the lines of its text: names, order and text only.

Operations in MLIR's generic form are printed directly. An operation with a template of its own is
rendered once per *kind*: operations of one kind differ only in the names of values, indentation and
location. A GEMM has hundreds of multiplies of one kind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from cutec.ir import attrs as attribute
from cutec.ir.core import Block, Loc, Op, Value, identity
from cutec.ir.types import Type
from cutec.render.asm import Assembly

_TOP_LEVEL = ("builtin.module", "gpu.module")
_BLANK = re.compile(r"@<(\w+)>")  # a placeholder in a kind's text; neither MLIR nor PTX has such text


class Locations:
    """Aliases for locations (`#loc3`), each printed once at the end of the module. `file_name`
    gives the name of a file by its path.
    """

    def __init__(self, enabled: bool, file_name: Callable[[str], str]):
        self._enabled = enabled
        self._file_name = cache(file_name)
        self._aliases: dict[Loc, int] = {}
        self._used: dict[int, str] = {}  # by identity: the module keeps them alive
        self.definitions: list[str] = []

    def use(self, loc: Loc) -> str:
        """` loc(#locN)` to end a line with, or nothing when locations are off."""
        if not self._enabled:
            return ""
        text = self._used.get(identity(loc))
        if text is None:
            text = self._used[identity(loc)] = f" loc(#loc{self._number(loc)})" if loc.file else " loc(unknown)"
        return text

    def _number(self, loc: Loc) -> int:
        number = self._aliases.get(loc)
        if number is None:
            text = f"{attribute.quote(self._file_name(loc.file))}:{loc.line}:{loc.col}"
            if loc.function:
                text = f"{attribute.quote(loc.function)}({text})"
            if loc.caller is not None:
                text = f"callsite({text} at #loc{self._number(loc.caller)})"
            number = self._aliases[loc] = len(self.definitions)
            self.definitions.append(f"#loc{number} = loc({text})")
        return number


class Types:
    """Structs by name (`!struct0`), each defined once before the module. LLVM IR has the names too;
    without them it prints the hundreds of members of a wgmma's result at every extraction.
    """

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def struct(self, members: str) -> str:
        """The struct with these members."""
        return self._names.setdefault(members, f"!struct{len(self._names)}")

    @property
    def definitions(self) -> list[str]:
        """All of them."""
        return [f'{name} = !llvm.struct<"{name[1:]}", ({members})>' for members, name in self._names.items()]


class Lines:
    """Walks a module and makes its lines. Values are numbered per function. `templated` maps
    operations to their templates, `render(template, **values)` renders one.
    """

    def __init__(self, locations: Locations, types: Types, templated: Mapping[str, str], render: Callable[..., str]):
        self._locations, self._types = locations, types
        self._templated, self._render = templated, render
        self._templates: dict[Any, _Template] = {}
        self._attributes = attribute.Dictionaries()
        self._names: dict[Value, str] = {}
        self._next = 0
        self._made: list[str] = []

    def of(self, module: Op) -> list[str]:
        """The lines of an operation and everything inside it."""
        self._op(module, "")
        return self._made

    def _op(self, op: Op, indent: str) -> None:
        if op.regions and ("function_type" in op.attrs or op.name in _TOP_LEVEL):
            self._next = 0
        names = self._names
        operands = [names[v] for v in op.operands]
        results = [self._name(v) for v in op.results]
        loc = self._locations.use(op.loc)
        attrs = self._attributes.text(op.attrs) if op.attrs else ""
        if op.name in self._templated:
            self._next += 1
            values = [indent, loc, f"%t{self._next - 1}_", *operands, *results]
            self._made.append(self._template(op, attrs).text(values))
            return
        begin = (
            f'{indent}{", ".join(results)} = "{op.name}"({", ".join(operands)})'
            if results
            else f'{indent}"{op.name}"({", ".join(operands)})'
        )
        end = f"{' ' + attrs if attrs else ''} : {_functional_type(op)}{loc}"
        if not op.regions:
            self._made.append(begin + end)
            return
        self._made.append(f"{begin} ({{")
        for number, region in enumerate(op.regions):
            if number:
                self._made.append(f"{indent}}}, {{")
            self._block(region.block, indent)
        self._made.append(f"{indent}}}){end}")

    def _block(self, block: Block, indent: str) -> None:
        if block.args:
            assert block.region is not None and block.region.owner is not None
            loc = self._locations.use(block.region.owner.loc)
            arguments = ", ".join([f"{self._name(v)}: {v.type.mlir}{loc}" for v in block.args])
            self._made.append(f"{indent}^bb0({arguments}):")
        for op in block.ops:
            self._op(op, indent + "  ")

    def _name(self, value: Value) -> str:
        name = self._names[value] = f"%{self._next}"
        self._next += 1
        return name

    def _template(self, op: Op, attrs: str) -> _Template:
        key = (op.name, attrs, tuple([v.type.mlir for v in op.operands]), tuple([v.type.mlir for v in op.results]))
        found = self._templates.get(key)
        if found is None:
            found = self._templates[key] = _Template(op, self._templated[op.name], self._render, self._types)
        return found


class _Template:
    """Operations with the same template that differ only in names, indentation and location."""

    def __init__(self, op: Op, template: str, render: Callable[..., str], types: Types):
        operands, results = (
            [(f"@<{letter}{i}>", v.type) for i, v in enumerate(values)]
            for letter, values in (("o", op.operands), ("r", op.results))
        )
        text = render(template, indent="@<indent>", loc="@<loc>", **_data(op, operands, results, "@<temp>", types))
        parts = _BLANK.split(text.removesuffix("\n").replace("%", "%%"))
        parts[1::2] = [f"%({name})s" for name in parts[1::2]]
        self._form = "".join(parts)
        self._blanks = ["indent", "loc", "temp", *(name[2:-1] for name, _ in (*operands, *results))]

    def text(self, values: list[str]) -> str:
        """The text of one of them: indentation, location, prefix of temporaries, names of operands
        and results.
        """
        return self._form % dict(zip(self._blanks, values))


def _data(
    op: Op, operands: list[tuple[str, Type]], results: list[tuple[str, Type]], temp: str, types: Types
) -> dict[str, Any]:
    """The variables of a template: names and types of operands and results, attributes, a prefix
    for temporaries, and the pieces of inline assembly.
    """
    sizes, arm = op.attrs.get("operandSegmentSizes"), op.attrs.get(attribute.ARM)
    return {
        "operands": [{"name": name, "type": ty.mlir} for name, ty in operands],
        "results": [{"name": name, "type": ty.mlir} for name, ty in results],
        "attr": op.attrs,
        "t": temp,
        "a": Assembly(
            operands,
            results,
            sizes.values if isinstance(sizes, attribute.IntArray) else (),
            temp,
            types.struct,
            arm and attribute.text(arm),
        ),
    }


def _functional_type(op: Op) -> str:
    inputs = ", ".join([v.type.mlir for v in op.operands])
    if len(op.results) == 1:
        return f"({inputs}) -> {op.results[0].type.mlir}"
    return f"({inputs}) -> ({', '.join([v.type.mlir for v in op.results])})"
