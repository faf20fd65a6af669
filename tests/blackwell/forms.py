"""Forms of tcgen05, legal ones and others, as operations and as PTX; what the verifier says of each
on an arch, and what ptxas says.

    python tests/blackwell/forms.py sm_100a     every form whose verdicts differ
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Block, Op, Region, module
from cutec.ir.types import I1, I32, I64, OpaqueType, Type, integer, ptr
from cutec.lowering.device import DATA_LAYOUT, TRIPLE
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.tcgen05_mma import COLLECTORS, FORMATS
from cutec.ops.primitives.tcgen05_ws import WS_COLLECTORS
from cutec.render import module_text
from cutec.target.arch import ARCHS, ptx_version
from cutec.target.block_scaling import SCALED, VECTORS
from cutec.target.tcgen05 import KINDS
from cutec.target.tensor_memory import COPIES, REPEATS, SHAPES

_GROUPS = (1, 2)


class Form(NamedTuple):
    """An operation by its name, types of operands and attributes; `columns` is a constant number of
    columns.
    """

    name: str
    operands: tuple[Type, ...] = ()
    results: int = 0
    attrs: tuple[tuple[str, Any], ...] = ()
    columns: int = 0


def _form(name: str, *operands: Type, results: int = 0, columns: int = 0, **attrs: Any) -> Form:
    numbers = {key: Typed(value, I32) if isinstance(value, int) else value for key, value in attrs.items()}
    return Form(f"cutec.tcgen05_{name}", operands, results, tuple(numbers.items()), columns)


def forms() -> Iterator[Form]:
    """Every form that there is, and as many again that there are not."""
    for group in _GROUPS:
        yield from (_form("alloc", ptr(3), I32, group=group, columns=n) for n in (0, 32, 512, 16, 48, 1024))
        yield _form("relinquish", group=group)
        yield _form("dealloc", I32, I32, group=group)
        yield _form("shift", I32, group=group)
        yield from (_form("commit", ptr(3), *mask, group=group) for mask in ((), (integer(16),)))
    yield from (_form("fence", side=side) for side in ("before", "after"))
    yield from (_form("wait_ld"), _form("wait_st"))
    yield from _accesses()
    yield from _reductions()
    yield from _copies()
    yield from _multiplies()
    yield from _scaled()
    yield from _stationary()


def _accesses() -> Iterator[Form]:
    for (shape, row), repeats, packed, split in product(SHAPES.items(), REPEATS, (False, True), (False, True)):
        registers = repeats * row.registers
        attrs = {"shape": shape} | ({"pack": None} if packed else {}) | ({"offset": 16} if split else {})
        yield _form("ld", I32, results=registers, **attrs)
        yield _form("st", I32, *[I32] * registers, **attrs)


def _reductions() -> Iterator[Form]:
    for shape, n, kind, flags in product(SHAPES, (1, 2, 128), ("f32", "s32", "u32", "b32"), ((), ("abs",), ("nan",))):
        registers = n * SHAPES[shape].registers
        split = {"offset": 16} if SHAPES[shape].split else {}
        attrs = {"shape": shape, "kind": kind, **dict.fromkeys(flags), **split}
        for how in ("min", "max"):
            yield _form("ld_red", I32, results=registers + 1, reduction=how, **attrs)


def _copies() -> Iterator[Form]:
    shapes, quarters = ({key[i]: None for key in COPIES} for i in (0, 1))
    for group, shape, way, unpacked in product(_GROUPS, shapes, quarters, ("", *FORMATS)):
        attrs = ({"quarters": way} if way else {}) | ({"format": unpacked} if unpacked else {})
        yield _form("cp", I32, I64, group=group, shape=shape, **attrs)


def _multiplies() -> Iterator[Form]:
    for kind, group, a, masks, sparse in product(KINDS, _GROUPS, (I64, I32), (0, 4, 8), (False, True)):
        sizes = IntArray((1, 1, 1, 1, 1, masks + sparse))
        operands = (I32, a, I64, I32, I1, *[I32] * (masks + sparse))
        for scale, collector, shifted in product((None, 0, 15, 16), ("", *COLLECTORS), (False, True)):
            plain = (scale, collector, shifted) == (None, "", False)
            attrs = {"kind": kind, "group": group, "operandSegmentSizes": sizes} | ({"sparse": None} if sparse else {})
            attrs |= {"scale_d": scale} if scale is not None else {}
            attrs |= ({"collector": collector} if collector else {}) | ({"ashift": None} if shifted else {})
            if plain or (masks == 4 * group and not (sparse and scale == 0)):
                yield _form("mma", *operands, **attrs)


def _scaled() -> Iterator[Form]:
    for kind, group, a, vector, collector, sparse in product(
        SCALED, _GROUPS, (I64, I32), ("", *VECTORS), ("", *COLLECTORS), (False, True)
    ):
        attrs = {"kind": kind, "group": group} | ({"vector": vector} if vector else {})
        attrs |= ({"collector": collector} if collector else {}) | ({"sparse": None} if sparse else {})
        yield _form("mma_scaled", I32, a, I64, I32, I32, I32, I1, *[I32] * sparse, **attrs)


def _stationary() -> Iterator[Form]:
    for kind, a, mask, sparse, collector in product(
        KINDS, (I64, I32), (False, True), (False, True), ("", "b4::fill", "a::fill", *WS_COLLECTORS)
    ):
        sizes = IntArray((1, 1, 1, 1, 1, int(mask), int(sparse)))
        attrs = {"kind": kind, "operandSegmentSizes": sizes}
        attrs |= ({"collector": collector} if collector else {}) | ({"sparse": None} if sparse else {})
        yield _form("mma_ws", I32, a, I64, I32, I1, *[I64] * mask, *[I32] * sparse, **attrs)


@cache
def emitted() -> list[tuple[Form, Op, str]]:
    """Each form, its operation, and its PTX as the template writes it."""
    whole = module(**{"llvm.target_triple": TRIPLE, "llvm.data_layout": DATA_LAYOUT})
    found = []
    for form in forms():
        block = Block(form.operands)
        builder = Builder(block)
        operands = list(block.args)
        if form.columns:
            operands[1] = builder.constant(form.columns, I32)
        op = builder.emit(form.name, operands, [I32] * form.results, dict(form.attrs))
        builder.emit("llvm.return", (), (), {})
        signature = f"!llvm.func<void ({', '.join(t.mlir for t in form.operands)})>"
        attrs = {"sym_name": f"f{len(found)}", "function_type": OpaqueType(signature)}
        whole.body.append(Op("llvm.func", attrs=attrs, regions=[Region(block)]))
        found.append((form, op))
    texts = re.findall(r'asm_string = "((?:[^"\\]|\\.)*)", constraints = "([^"]*)"', module_text(whole, False))
    assert len(texts) == len(found)
    return [(form, op, _ptx(form, *text)) for (form, op), text in zip(found, texts)]


def _ptx(form: Form, text: str, constraints: str) -> str:
    """The instruction with registers for its operands."""
    letters = [c.lstrip("=") for c in constraints.split(",")]

    def register(found: re.Match[str]) -> str:
        number = int(found[1])
        if form.columns and number == 1:
            return str(form.columns)
        letter = letters[number]
        return f"{letters[int(letter)] if letter.isdigit() else letter}{number}"

    return re.sub(r"\$(\d+)", register, text.replace("\\0A", " ").replace("\\n", " ")).strip()


def verdict(op: Op, arch: str) -> str:
    """What is wrong with an operation on an arch; "" if nothing is."""
    primitive = PRIMITIVES[op.name]
    return primitive.check(op) or primitive.lacking(op, arch)


def assembled(arch: str, ptxas: str, folder: Path) -> list[str]:
    """For each form, the error of ptxas; "" if it takes the form. One run tells of all."""
    version = ptx_version(ARCHS[arch], 88)
    head = [f".version {version // 10}.{version % 10}", f".target {arch}", ".address_size 64", ".visible .entry k()"]
    head += ["{", ".reg .b32 r<300>;", ".reg .b64 l<9>;", ".reg .pred b<9>;", ".reg .b16 h<9>;"]
    source = folder / f"{arch}.ptx"
    source.write_text("\n".join([*head, *[text for _, _, text in emitted()], "ret;", "}", ""]))
    run = subprocess.run([ptxas, "-arch", arch, source, "-o", folder / "out"], capture_output=True, text=True)
    wrong = [""] * len(emitted())
    for line, message in re.findall(r"line (\d+); error\s*: (.*)", run.stderr):
        number = int(line) - len(head) - 1
        wrong[number] = wrong[number] or message
    assert any(wrong) == (run.returncode != 0), run.stderr
    return wrong


def differences(arch: str, ptxas: str, folder: Path) -> list[tuple[Form, str, str, str]]:
    """(form, PTX, our verdict, that of ptxas) where one takes what the other refuses."""
    both = zip(emitted(), assembled(arch, ptxas, folder), strict=True)
    told = [(form, text, verdict(op, arch), theirs) for (form, op, text), theirs in both]
    return [each for each in told if bool(each[2]) != bool(each[3])]


if __name__ == "__main__":
    for _arch in sys.argv[1:]:
        for _, _text, _ours, _theirs in differences(_arch, "ptxas", Path("/tmp")):
            print(f"{_arch}: {_text[:120]}\n    cutec: {_ours or 'legal'}\n    ptxas: {_theirs or 'legal'}")
