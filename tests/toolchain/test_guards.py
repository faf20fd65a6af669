"""Copies behind a branch become copies under a predicate, where that lets other loads begin."""

from __future__ import annotations

import pytest

from cutec.toolchain.guards import guards

COPY = "\tcp.async.ca.shared.global [%rd9], [%rd5], 8;\n"
BLOCK = f"""\tshl.b64 \t%rd5, %rd1, 1;
\t.loc\t1 3 4                           // k.py:3:4
{COPY}"""
LOADS = """\tld.global.v2.b32 \t{%r1, %r2}, [%rd5];
\tmov.b32 \t{%rs1, %rs2}, %r1;
"""


def function(block: str, branch: str = "@%p1", before: str = "", behind: str = "\t@%p2 bra \t$L__BB0_1;\n") -> str:
    """A loop with a block that is skipped."""
    return f"""
.visible .entry k(
)
{{
$L__BB0_1:                              // =>This Inner Loop Header: Depth=1
{before}\t{branch} bra \t$L__BB0_3;
// %bb.2:                               //   in Loop: Header=BB0_1 Depth=1
{block}$L__BB0_3:
{behind}\tret;
}}
"""


def guarded(*arguments: str, **others: str) -> str:
    return guards(function(*arguments, **others).encode()).decode()


@pytest.mark.parametrize(("branch", "guard"), [("@%p1", "@!%p1"), ("@!%p1", "@%p1")])
def test_copies_in_a_loop_are_guarded_and_their_addresses_are_not(branch: str, guard: str) -> None:
    expected = function(BLOCK.replace(COPY, f"\t{guard} {COPY[1:]}"), branch)
    assert guarded(BLOCK, branch) == expected.replace(f"\t{branch} bra \t$L__BB0_3;\n", "")


def test_what_others_define_too_stays_under_the_guard() -> None:
    text = guarded(BLOCK + "\tmov.b32 \t%r7, 1;\n", before="\tmov.b32 \t%r7, 0;\n\tst.shared.b32 \t[%rd5], %r7;\n")
    assert "\t@!%p1 mov.b32 \t%r7, 1;" in text and "\n\tshl.b64 \t%rd5" in text


def test_vectors_that_are_taken_apart_before_asynchronous_copies_are_loaded_under_a_guard() -> None:
    text = guarded(LOADS, behind=COPY)
    assert "bra" not in text and "\t@!%p1 ld.global.v2.b32 \t{%r1, %r2}, [%rd5];\n\tmov.b32 \t{%rs1, %rs2}" in text


@pytest.mark.parametrize(
    ("block", "others"),
    [
        (BLOCK, {"behind": ""}),  # not in a loop
        (LOADS, {}),  # no asynchronous copy
        (LOADS.splitlines(keepends=True)[0], {"behind": COPY}),  # nobody waits for the load
        (BLOCK + "\tst.global.b32 \t[%rd5], %r1;\n", {}),
        (BLOCK + "\tbar.sync \t0;\n", {}),
        (BLOCK + "\t@%p3 mov.b32 \t%r1, 0;\n", {}),
        (BLOCK + "\tbra.uni \t$L__BB0_1;\n", {}),
        (BLOCK + "$L__BB0_9:\n", {}),
        (BLOCK + "\tsetp.eq.b32 \t%p1, %r1, 0;\n", {}),  # the predicate itself
        (BLOCK * 33, {}),  # 66 instructions
        ("\tshl.b64 \t%rd5, %rd1, 1;\n", {}),
        (BLOCK, {"before": "\tmma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%r1}, {%r2}, {%r3}, {%r4};\n"}),
        (BLOCK + "\t// begin inline asm\n\tmbarrier.arrive.shared.b64 _, [%r1];\n\t// end inline asm\n", {}),
    ],
)
def test_other_blocks_stay_behind_their_branch(block: str, others: dict[str, str]) -> None:
    assert guarded(block, **others) == function(block, **others)


def test_kernels_that_ask_for_several_blocks_per_sm_stay() -> None:
    text = ".minnctapersm 3\n" + function(BLOCK)
    assert guards(text.encode()).decode() == text


def test_braces_of_inline_assembly_end_no_function() -> None:
    text = "\t// begin inline asm\n\t{\n.reg .pred done;\nmbarrier.test_wait.shared.b64 done, [%r1], %rd2;\n}\n"
    behind = f"{text}\t// end inline asm\n\t@%p2 bra \t$L__BB0_1;\n"
    assert "\t@!%p1 cp.async" in guarded(BLOCK, behind=behind)


def test_functions_are_told_apart() -> None:
    """The same registers in another kernel are others."""
    other = function("\tadd.s64 \t%rd5, %rd5, 1;\n")
    text = guards((function(BLOCK) + other).encode()).decode()
    assert text == guarded(BLOCK) + other and "\tshl.b64 \t%rd5" in text
