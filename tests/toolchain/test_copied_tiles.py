"""A tile of accumulators that is copied to where other multiplies write is computed there."""

from __future__ import annotations

import pytest
from promoting_kernel import COPIES, RESULTS, SUMS, kernel
from ptx_paths import agree, seen

from cutec.toolchain.copied_tiles import copied_tiles


def tiles(ptx: bytes) -> list[bytes]:
    return [line.partition(b"{")[2].partition(b",")[0] for line in ptx.splitlines() if line.startswith(b"wgmma.mma")]


@pytest.mark.slow
def test_all_multiplies_write_one_tile() -> None:
    made = copied_tiles(kernel())
    assert set(tiles(kernel())) == {SUMS[0].encode(), SUMS[64].encode(), RESULTS[0].encode(), RESULTS[64].encode()}
    assert set(tiles(made)) == {RESULTS[0].encode(), RESULTS[64].encode()}
    assert all(agree(seen(kernel(), seed), seen(made, seed)) for seed in range(200))


def test_a_way_past_the_multiply_keeps_what_the_sums_were() -> None:
    """Without lines of its own it would take what the later tile held."""
    made = copied_tiles(kernel())
    assert b"@%p1 bra \t$L__BB_aside" in made
    wrong = made.replace(b"@%p1 bra \t$L__BB_aside", b"@%p1 bra \t$L__BB0_2;//")
    assert not all(agree(seen(kernel(), seed), seen(wrong, seed)) for seed in range(200))


@pytest.mark.parametrize(
    "options",
    [
        {"copies": COPIES.replace(RESULTS[5], "%r498").replace(RESULTS[70], "%r499")},  # not all of a tile
        {"before_wait": f"\tadd.f32 \t%r1, {SUMS[3]}, %r2;\n"},  # read before the wait
        {"before_wait": f"\tadd.f32 \t%r1, {RESULTS[3]}, %r2;\n"},  # what the later tile held is needed
        {"before_wait": "\tbrx.idx \t%r1, targets;\n"},
        {"copies": ""},
    ],
)
def test_other_kernels_stay(options: dict[str, str]) -> None:
    assert copied_tiles(kernel(**options)) == kernel(**options)  # pyright: ignore[reportArgumentType] (all texts)


def test_what_the_later_tile_held_may_be_read_no_more() -> None:
    ptx = kernel().replace(b"\tret;", f"\tst.global.b32 \t[%rd3], {RESULTS[7]};\n\tret;".encode())
    assert copied_tiles(ptx) == ptx
