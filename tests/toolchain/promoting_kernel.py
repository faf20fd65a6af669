"""PTX of a kernel that promotes accumulators: a first multiply writes the sums, those of a loop a
tile that is added to them.
"""

from __future__ import annotations

TILE = 64  # accumulators of a multiply
SUMS, RESULTS = ([f"%r{start + number}" for number in range(2 * TILE)] for start in (100, 300))


def multiplies(registers: list[str], anew: bool) -> str:
    """Two multiplies, each into a half of the registers."""
    lines = [f"\tmov.pred \t%p9, {0 if anew else -1};", "\t// begin inline asm"]
    for half in (registers[:TILE], registers[TILE:]):
        lines.append(
            f"wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {{{', '.join(half)}}}, %rd1, %rd2, %p9, 1, 1;"
        )
    return "\n".join([*lines, "\t// end inline asm", ""])


def each(form: str) -> str:
    """A line for each accumulator."""
    return "".join(f"\t{form.format(s=s, r=r)}\n" for s, r in zip(SUMS, RESULTS))


WAIT = "\twgmma.wait_group.sync.aligned 0;\n"
COPIES, ADDED, STORED = (
    each(form) for form in ("mov.b32 \t{r}, {s};", "add.f32 \t{s}, {s}, {r};", "st.global.b32 \t[%rd3], {s};")
)


def kernel(copies: str = COPIES, added: str = ADDED, before_wait: str = "", registers: int = 240) -> bytes:
    """The kernel; the first multiply may be skipped, and the loop."""
    return f""".visible .entry k(
)
.reqntid 384, 1, 1
{{
	.reg .pred 	%p<10>;
	.reg .b32 	%r<500>;
	.reg .b64 	%rd<5>;
	setmaxnreg.inc.sync.aligned.u32 	{registers};
$L__BB0_1:
	@%p1 bra 	$L__BB0_2;
{multiplies(SUMS, True)}$L__BB0_2:
{before_wait}{WAIT}	@%p2 bra 	$L__BB0_5;
{copies}	bra.uni 	$L__BB0_3;
$L__BB0_4:
{added}	@%p4 bra 	$L__BB0_5;
$L__BB0_3:
{multiplies(RESULTS, True)}{multiplies(RESULTS, False)}{WAIT}	bra.uni 	$L__BB0_4;
$L__BB0_5:
{STORED}	@%p5 bra 	$L__BB0_1;
	ret;
}}
""".encode()
