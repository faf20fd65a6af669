"""What multiplies of fp8 gave is added up from the last register to the first."""

from __future__ import annotations

import pytest

from cutec.toolchain.sums import sums

SUMS = [f"\tadd.f32 \t%r{i}, %r{i}, %r{i + 200};\n" for i in range(64)]


def kernel(lines: list[str], types: str = "e4m3.e4m3", threads: int = 384) -> str:
    return f""".visible .entry k(
)
.reqntid {threads}, 1, 1
{{
wgmma.mma_async.sync.aligned.m64n128k32.f32.{types} {{%r1}}, da, db, one, 1, 1;
{"".join(lines)}\tret;
}}
"""


def test_sums_of_accumulators_are_turned_round() -> None:
    assert sums(kernel(SUMS).encode()).decode() == kernel(SUMS[::-1])


@pytest.mark.parametrize(
    ("lines", "others"),
    [
        (SUMS, {"types": "bf16.bf16"}),
        (SUMS, {"threads": 256}),
        (SUMS[1:], {}),
        ([*SUMS[1:], "\tadd.f32 \t%r64, %r1, %r2;\n"], {}),  # one reads another
        ([*SUMS, SUMS[0]], {}),
    ],
)
def test_others_stay(lines: list[str], others: dict[str, object]) -> None:
    text = kernel(lines, **others)  # pyright: ignore[reportArgumentType] (of several types)
    assert sums(text.encode()).decode() == text
