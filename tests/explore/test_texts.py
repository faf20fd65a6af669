"""Lines of MLIR and PTX with their places: notation is taken off, chains of calls are kept."""

from __future__ import annotations

import pytest

from cutec.explore.mlir_text import mlir_lines
from cutec.explore.places import At, Line
from cutec.explore.ptx_text import ptx_lines

KERNEL, HELPER = At("k.py", 7, 3), At("h.py", 2, 5)


@pytest.mark.parametrize(
    ("location", "chain"),
    [
        ('"k.py":7:3', (KERNEL,)),
        ('"f"("k.py":7:3)', (KERNEL,)),
        ('callsite("h.py":2:5 at "k.py":7:3)', (HELPER, KERNEL)),
        ('callsite("g"("h.py":2:5) at "f"(#loc9))', (HELPER, KERNEL)),
        ('fused<"pass">["h.py":2:5, "k.py":7:3]', (HELPER,)),
        ("fused[unknown, #loc9]", (KERNEL,)),
        ("unknown", ()),
        ("#loc9", (KERNEL,)),
        ("#loc10", ()),  # names itself
        ("#loc11", ()),  # is not defined
        ('"gr\\C3\\B6\\C3\\9Fe.py":4:1', (At("größe.py", 4, 1),)),
        ('"a (b) \\"c\\".py":4:1', (At('a (b) "c".py', 4, 1),)),
    ],
)
def test_a_location_is_a_chain_of_places(location: str, chain: tuple[At, ...]) -> None:
    aliases = '#loc9 = loc("k.py":7:3)\n#loc10 = loc(#loc10)\n'
    assert mlir_lines(f"  %0 = arith.constant 1 : i32 loc({location})\n{aliases}") == [
        Line("  %0 = arith.constant 1 : i32", chain)
    ]


def test_locations_of_arguments_are_taken_off_too() -> None:
    (line,) = mlir_lines('^bb0(%a: i32 loc("k.py":1:1), %b: i32 loc("k.py":7:3)):')
    assert line == Line("^bb0(%a: i32, %b: i32):", (KERNEL,))


def test_text_in_quotes_is_no_location() -> None:
    text = 'llvm.inline_asm "loc(1) }" : i32'
    assert mlir_lines(f'{text} loc("k.py":7:3)') == [Line(text, (KERNEL,))]


def test_all_lines_around_regions_have_the_operation_s_place() -> None:
    text = """scf.if %c {
  scf.yield loc("h.py":2:5)
} else {
  scf.yield loc("h.py":2:5)
} loc("k.py":7:3)
"""
    assert [line.chain for line in mlir_lines(text)] == [(KERNEL,), (HELPER,), (KERNEL,), (HELPER,), (KERNEL,)]


PTX = """.version 8.8
.visible .entry f(
)
{
\t.reg .b32 \t%r<3>;
\t.loc\t1 7 3                          // k.py:7:3
\tmov.u32 \t%r1, %tid.x;
$L__tmp0:
\t.loc\t2 2 5, function_name $L__inlined1, inlined_at 1 7 3
\t.loc\t2 9 1, function_name $L__inlined2, inlined_at 2 2 5
@%p1 bra \t$L__tmp0;
\t.loc\t1 0 3                          // k.py:0:3
\tret;
}
\t.file\t1 "src/k.py", 1, 1
\t.file\t2 "src/h.py", 1, 1
\t.section\t.debug_str
\t{
$L__inlined1:
.b8 114
\t}

"""


def test_a_directive_of_ptx_holds_up_to_the_next() -> None:
    lines = {line.text.split()[0]: line.chain for line in ptx_lines(PTX)}
    kernel, helper = At("src/k.py", 7, 3), At("src/h.py", 2, 5)
    assert lines["mov.u32"] == (kernel,)
    assert lines["@%p1"] == (At("src/h.py", 9, 1), helper, kernel)
    assert lines["ret;"] == lines["$L__tmp0:"] == lines[".reg"] == ()
    assert not {".loc", ".file", ".section"} & set(lines)
    assert ptx_lines(PTX)[-1].text == "}"
