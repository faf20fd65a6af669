"""Accumulators that no register is left for lie in local memory, and come and go as vectors."""

from __future__ import annotations

import re

import pytest
from promoting_kernel import ADDED, RESULTS, SUMS, kernel
from ptx_paths import agree, seen

from cutec.toolchain.copied_tiles import copied_tiles
from cutec.toolchain.local_sums import local_sums


def loads(ptx: bytes) -> list[bytes]:
    """The accumulators that the row of sums loads."""
    loop = ptx.partition(b"$L__BB0_4:")[2].partition(b"$L__BB0_3:")[0]
    return re.findall(rb"ld\.local\.b32 \t(%r\d+), \[sums_in_memory\+\d+\];", loop)


@pytest.mark.parametrize(
    ("registers", "count"),
    [(240, 48), *(pytest.param(*row, marks=pytest.mark.slow) for row in ((232, 56), (160, 128), (248, 40)))],
)
def test_what_does_not_fit_goes_to_memory_after_the_others(registers: int, count: int) -> None:
    ptx = copied_tiles(kernel(registers=registers))
    made = local_sums(ptx)
    assert loads(made) == [name.encode() for name in SUMS[-count:]]
    assert b"\t.local .align 16 .b8 sums_in_memory[%d];" % (4 * count) in made
    sums = re.findall(rb"\tadd\.f32 \t(%r\d+)", made)
    assert sums == [name.encode() for name in SUMS], "those in registers first"
    assert all(agree(seen(ptx, seed), seen(made, seed)) for seed in range(200))


def test_multiplies_write_registers_which_are_stored_behind_the_wait() -> None:
    ptx = kernel().replace(b"\t@%p1 bra \t$L__BB0_2;\n", b"")
    made = local_sums(ptx)
    first = made.partition(b"wgmma.wait_group")[2].partition(b"$L__BB")[0]
    assert first.count(b"st.local.b32") == 48
    assert all(agree(seen(ptx, seed), seen(made, seed)) for seed in range(200))


def test_where_ways_disagree_the_kernel_stays() -> None:
    """The sums are in memory on the way past the first multiply, and in registers behind it."""
    assert local_sums(kernel()) == kernel()


@pytest.mark.parametrize(
    "ptx",
    [
        kernel(added=ADDED.replace(f"add.f32 \t{SUMS[1]}, {SUMS[1]}", f"add.f32 \t{SUMS[1]}, {SUMS[0]}")),
        kernel().replace(RESULTS[64].encode(), b"%r499", 1).replace(b"add.f32", b"sub.f32"),
        kernel().replace(b"st.global.b32 \t[%rd3], ", b"ex2.approx.f32 \t%r3, "),
        kernel().replace(b"wgmma.mma_async", b"mma"),
        copied_tiles(kernel().replace(b".reqntid 384", b".reqntid 256")),  # one warpgroup multiplies
    ],
)
def test_other_kernels_stay(ptx: bytes) -> None:
    assert local_sums(ptx) == ptx
