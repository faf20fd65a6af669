"""Loop hints: what becomes LLVM's loop metadata, and warnings of hints that do nothing."""

from __future__ import annotations

from typing import Any

import pytest
from kernel_kit import Kernel

from cutec.diag import Warning_
from cutec.ir.attrs import Typed
from cutec.ir.core import Op
from cutec.ir.loops import trip_count
from cutec.ir.types import I32, ptr
from cutec.lowering.loops import HINT, annotate

FULL = "unroll = <disable = false, full = true>"


def loop_of(k: Kernel) -> Op:
    k.finish()
    return next(op for op in k.function.walk() if op.name in ("scf.for", "scf.while"))


def counting(upper: Any = 8, lower: int = 0, step: int = 1) -> Op:
    """A loop that stores its counter."""
    k = Kernel(ptr(1), I32)
    k.loop(lower, k.args[1] if upper is None else upper, step, [], lambda i: k.store(i, k.args[0]))
    return loop_of(k)


def annotated(loop: Op) -> tuple[str, list[Warning_]]:
    """The annotation of a loop after the pass, and the warnings."""
    block = loop.block
    assert block is not None and block.region is not None
    warnings = annotate(block.region.owner)
    return str(getattr(loop.attrs.get("loop_annotation"), "text", "")), warnings


@pytest.mark.parametrize(
    ("bounds", "count"),
    [
        ((8, 0, 1), 8),
        ((8, 0, 3), 3),
        ((9, 0, 3), 3),
        ((3, 5, 1), 0),
        ((5, 5, 1), 0),
        ((8, -2, 5), 2),
        ((None, 0, 1), None),
    ],
)
def test_trip_counts(bounds: tuple[Any, int, int], count: int | None) -> None:
    assert trip_count(counting(*bounds)) == count


def test_a_loop_without_a_hint_is_left_to_llvm() -> None:
    assert annotated(counting()) == ("", [])


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        ("full", FULL),
        (Typed(1, I32), "unroll = <disable = true>"),
        (Typed(4, I32), "unroll = <disable = false, count = 4 : i32>"),
    ],
    ids=str,
)
@pytest.mark.parametrize("upper", [8, None], ids=["static", "dynamic"])
def test_hints_of_unrolling(hint: Any, expected: str, upper: int | None) -> None:
    loop = counting(upper)
    loop.attrs[HINT] = hint
    text, warnings = annotated(loop)
    assert expected in text and not warnings and HINT not in loop.attrs


@pytest.mark.parametrize("name", ["vectorize", "prefetch_stages"])
def test_hints_that_do_nothing_are_warned_of(name: str) -> None:
    loop = counting()
    loop.attrs[f"cutec.{name}"] = Typed(2, I32)
    text, (warning,) = annotated(loop)
    assert text == "" and warning.code == "W0411" and warning.message.startswith(f"{name} does nothing")
    assert f"cutec.{name}" not in loop.attrs


def indexing(upper: int | None, through: str = "") -> Op:
    """A loop that indexes registers by its counter, or by a number computed from it."""
    k = Kernel(ptr(1), I32)
    registers = k.local(8, I32)

    def body(i: Any) -> None:
        index = k.binary(through, i, 7) if through else i
        k.store(i, k.at(registers, index, I32))

    k.loop(0, k.args[1] if upper is None else upper, 1, [], body)
    return loop_of(k)


@pytest.mark.parametrize("through", ["", "andi"])
def test_a_static_loop_that_indexes_registers_is_unrolled(through: str) -> None:
    text, warnings = annotated(indexing(8, through))
    assert FULL in text and not warnings


def test_registers_need_unrolling_whatever_the_hint() -> None:
    loop = indexing(8)
    loop.attrs[HINT] = Typed(1, I32)
    assert FULL in annotated(loop)[0]


def test_a_dynamic_loop_that_indexes_registers_is_warned_of() -> None:
    text, (warning,) = annotated(indexing(None))
    assert text == "" and warning.code == "W0410" and "trip count is dynamic" in warning.message


def test_an_index_that_does_not_depend_on_the_loop_needs_no_unrolling() -> None:
    k = Kernel(ptr(1), I32)
    registers = k.local(8, I32)
    place = k.at(registers, k.args[1], I32)
    k.loop(0, 8, 1, [], lambda i: k.store(i, place))
    assert annotated(loop_of(k)) == ("", [])


def test_only_the_loop_that_counts_the_index_is_unrolled() -> None:
    k = Kernel(ptr(1), I32)
    registers = k.local(8, I32)
    k.loop(0, 4, 1, [], lambda _: k.loop(0, 8, 1, [], lambda j: k.store(j, k.at(registers, j, I32))) or ())
    outer = loop_of(k)
    text, _ = annotated(outer)
    (inner,) = [op for op in outer.body.ops if op.name == "scf.for"]
    assert text == "" and FULL in inner.attrs["loop_annotation"].text


def test_a_while_loop_that_counts_through_registers_is_warned_of() -> None:
    k = Kernel(ptr(1), I32)
    registers = k.local(8, I32)

    def after(i: Any) -> list[Any]:
        k.store(i, k.at(registers, i, I32))
        return [k.binary("addi", i, 1)]

    k.repeat([k.const(0)], lambda i: [k.compare("slt", i, k.args[1]), i], after)
    _, (warning,) = annotated(loop_of(k))
    assert warning.code == "W0410" and "`while` loop" in warning.message
