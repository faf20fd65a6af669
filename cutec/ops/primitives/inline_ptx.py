"""`cutec.inline_ptx`: PTX text in a kernel. The interpreter runs text that computes a number of 32
bits from others by arithmetic of f32 and by operations on bits, such as `{.reg .f32 t;
mul.f32 t, $1, $2; ex2.approx.ftz.f32 $0, t;}` or `shl.b32 $0, $1, $2;`, or packs f32 as floats of
16 bits (`cvt.rn.bf16x2.f32 $0, $2, $1;`) or 8 (`cvt.rn.satfinite.e4m3x2.f32 lo, $2, $1; … mov.b32
$0, {lo, hi};`), and no other: a kernel that also has a Python version of its text branches on
`cutec.interpreted`, which is false in a GPU build.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from cutec.ir.core import Op
from cutec.ir.types import BF16, F16, F32, I32
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.conversions import half_pair, narrow_pair
from cutec.ops.primitives.libdevice import evaluate, intrinsic
from cutec.ops.primitives.registry import IO, Array, Context, define

# Instructions on f32 → how many numbers they take
_ARITY = {
    **dict.fromkeys(("ex2", "lg2", "sin", "cos", "tanh", "sqrt", "rsqrt", "rcp"), 1),
    **dict.fromkeys(("add", "mul", "div"), 2),
    "fma": 3,
}
# Instructions on 32 bits → how many numbers they take, and what they give (PTX ISA, "Integer
# Arithmetic Instructions", "Logic and Shift Instructions": shifts by 32 and more leave no bit)
_BITS: dict[str, tuple[int, Callable[..., Array]]] = {
    **{f"mov.{kind}": (1, lambda np, a: a) for kind in ("b32", "u32", "s32", "f32")},
    **{f"add.{kind}": (2, lambda np, a, b: a + b) for kind in ("u32", "s32")},
    **{f"sub.{kind}": (2, lambda np, a, b: a - b) for kind in ("u32", "s32")},
    "and.b32": (2, lambda np, a, b: a & b),
    "or.b32": (2, lambda np, a, b: a | b),
    "xor.b32": (2, lambda np, a, b: a ^ b),
    "not.b32": (1, lambda np, a: ~a),
    "shl.b32": (2, lambda np, a, b: np.where(b < 32, a << np.minimum(b, 31), 0)),
    "mov.b32 {}": (2, lambda np, low, high: low | high << 16),
    "shr.u32": (2, lambda np, a, b: np.where(b < 32, a >> np.minimum(b, 31), 0)),
}
_QUALIFIERS = frozenset(("approx", "full", "ftz", "rn", "rz", "rm", "rp"))
_STATEMENT = re.compile(r"([a-z]\w*)((?:\.\w+)*)\.f32\s+(.+)", re.DOTALL)
_OF_BITS = re.compile(r"([a-z]+\.[bsuf]32)\s+(.+)", re.DOTALL)
_CONVERSION = re.compile(r"cvt\.rn\.(satfinite\.e4m3|satfinite\.e5m2|f16|bf16)x2\.f32\s+(.+)", re.DOTALL)
# Conversions of two f32 → two floats in one register
_PAIRS: dict[str, Callable[[Context, Array, Array], Array]] = {
    "satfinite.e4m3": lambda ctx, high, low: narrow_pair(ctx, high, low, "f8E4M3FN"),
    "satfinite.e5m2": lambda ctx, high, low: narrow_pair(ctx, high, low, "f8E5M2"),
    "f16": lambda ctx, high, low: half_pair(ctx, high, low, F16),
    "bf16": lambda ctx, high, low: half_pair(ctx, high, low, BF16),
}
_PAIR = re.compile(r"mov\.b32\s+([\w$%]+)\s*,\s*\{\s*([\w$%]+)\s*,\s*([\w$%]+)\s*\}", re.DOTALL)
_REGISTERS = re.compile(r"\.reg\s+\.(?:f32|b16|[bsu]32)\s+[\w%]+(?:\s*,\s*[\w%]+)*")
_LITERAL = re.compile(r"0[fF][0-9a-fA-F]{8}|(?:0[xX][0-9a-fA-F]+|\d+)U?")


_OF_F32 = Op("llvm.call_intrinsic", (), (F32,))  # what arithmetic of f32 gives, whatever the text does


class Step(NamedTuple):
    """`name` is an instruction with its qualifiers, or the format of a pair of floats; `target` and
    `sources` are registers, `$n`, or literals: floats written as bits (`0f3F800000`), integers.
    """

    name: str
    target: str
    sources: list[str]


def steps_of(op: Op) -> list[Step] | None:
    """The instructions of a text that computes one number of 32 bits from others; None for any
    other text.
    """
    if len(op.results) != 1 or any(value.type not in (F32, I32) for value in (*op.results, *op.operands)):
        return None
    known = {f"${number + 1}" for number in range(len(op.operands))}
    steps: list[Step] = []
    for statement in _statements(op.attrs["text"]):
        step = _step(statement)
        if step is None or not all(s in known or _LITERAL.fullmatch(s) for s in step.sources):
            return None
        known.add(step.target)
        steps.append(step)
    return steps if "$0" in known else None


def _statements(text: str) -> list[str]:
    """The instructions of a text, without braces and declarations of registers."""
    inside = re.fullmatch(r"\s*\{(.*)\}\s*", text, re.DOTALL)
    parts = [part.strip() for part in (inside[1] if inside else text).split(";")]
    return [part for part in parts if part and not _REGISTERS.fullmatch(part)]


def _step(statement: str) -> Step | None:
    """An instruction that the interpreter knows."""
    if pair := _PAIR.fullmatch(statement):
        return Step("mov.b32 {}", pair[1], [pair[2], pair[3]])
    if narrow := _CONVERSION.fullmatch(statement):
        target, *sources = [word.strip() for word in narrow[2].split(",")]
        return Step(narrow[1], target, sources) if len(sources) == 2 else None
    if (bits := _OF_BITS.fullmatch(statement)) and bits[1] in _BITS:
        target, *sources = [word.strip() for word in bits[2].split(",")]
        return Step(bits[1], target, sources) if len(sources) == _BITS[bits[1]][0] else None
    found = _STATEMENT.fullmatch(statement)
    if found is None or not set(found[2].split(".")[1:]) <= _QUALIFIERS:
        return None
    target, *sources = [word.strip() for word in found[3].split(",")]
    name = found[1] + found[2]
    known = _ARITY.get(found[1]) == len(sources) and intrinsic(f"llvm.nvvm.{name}.f") is not None
    return Step(name, target, sources) if known else None


def _literal(ctx: Context, text: str) -> Array:
    """The bits of a literal, for all lanes."""
    bits = int(text[2:], 16) if text[:2] in ("0f", "0F") else int(text.removesuffix("U"), 0)
    return ctx.np.array([bits & 0xFFFFFFFF], "u4")


def _inline_ptx(op: Op) -> str | None:
    for name in ("text", "constraints"):
        if not isinstance(op.attrs.get(name), str):
            return f"lacks its {name}"
    operands = [c for c in op.attrs["constraints"].split(",") if c and not c.startswith("~")]
    found = len(op.operands) + len(op.results)
    return None if len(operands) == found else f"has {len(operands)} constraints for {found} operands and results"


@define("cutec.inline_ptx", _inline_ptx, IO)
def inline_ptx(ctx: Context, op: Op, *operands: Array) -> Array | None:
    steps = steps_of(op)
    if steps is None:
        ctx.fault(
            "E5025",
            ctx.np.ones(1, bool),
            f"inline PTX without a meaning in Python: {' '.join(op.attrs['text'].split())}",
        )
        return None
    bits = {f"${number}": array.view("u4") for number, array in enumerate(operands, 1)}
    for name, target, sources in steps:
        numbers = [bits[s] if s in bits else _literal(ctx, s) for s in sources]
        if name in _BITS:
            bits[target] = _BITS[name][1](ctx.np, *numbers).astype("u4")
            continue
        floats = [x.view("f4") for x in numbers]
        if name in _PAIRS:
            bits[target] = _PAIRS[name](ctx, *floats).astype("u4")
        else:
            bits[target] = evaluate(ctx, _OF_F32, f"llvm.nvvm.{name}.f", floats).view("u4")
    return bits["$0"].view("f4" if op.results[0].type == F32 else "i4")


@define(
    "cutec.interpreted",
    rules.counts(0, 1),
    instruction=Instruction("whether this runs on the interpreter", "-> i1", example(results=("i1",))),
)
def interpreted(ctx: Context, op: Op) -> Array:
    """Whether this runs on the interpreter."""
    return ctx.np.ones(1, bool)
