"""Block-scaled multiplies in CuTe: atoms, layouts of scale factors, tensor maps of packed elements,
conversion to them; what is refused. `tests/samples/test_gemm_blockscaled.py` multiplies.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from scaled_pair import make as make_scaled_pair
from scaled_tile import image_of_scales

import cutec
from cutec import cute, layout as cl
from cutec.artifact.tensor_map import TensorMap, TensorMapRecipe
from cutec.cute.converting import convert_elements
from cutec.cute.nvgpu import tcgen05
from cutec.cute.nvgpu.tma_tiles import FlatTile, in_units, in_wide_units
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.layout import Layout
from cutec.ops.cute.atom_types import make_mma
from cutec.runtime.driver import _TMA_TYPES
from cutec.target.block_scaling import places_of_scales
from cutec.target.scaled_atoms import scaled_multiply_of, scaled_named
from cutec.target.tensor_memory import LANE_SHIFT
from cutec.testing import simulate
from cutec.utils import blackwell_helpers, blockscaled_layout

pytestmark = pytest.mark.slow

K = tcgen05.OperandMajorMode.K
ONE, TWO, SHARED = tcgen05.CtaGroup.ONE, tcgen05.CtaGroup.TWO, tcgen05.OperandSource.SMEM
OPS = {
    "SM100_MXF4NVF4_128x64x64_F32E2M1E2M1_UE4M3x16_SS": tcgen05.MmaMXF4NVF4Op(
        cutec.Float8E4M3FN, (128, 64, 64), ONE, SHARED
    ),
    "SM100_MXF4NVF4_128x64x64_F32E2M1E2M1_UE8M0x32_SS": tcgen05.MmaMXF4Op((128, 64, 64), ONE, SHARED),
    "SM103_2SM_MXF4NVF4_256x64x96_F32E2M1E2M1_UE8M0x32_SS": tcgen05.SM103MmaMXF4Op((256, 64, 96), TWO, SHARED),
    "SM100_2SM_MXF8F6F4_256x64x32_F32E4M3E2M1_UE8M0x32_SS": tcgen05.MmaMXF8F6F4Op(
        cutec.Float8E4M3FN, cutec.Float4E2M1FN, (256, 64, 32), TWO, SHARED, K, K
    ),
}


@pytest.mark.parametrize("name", OPS)
def test_operations_are_atoms(name: str):
    row = OPS[name].mma_row()
    assert row.name == name and scaled_named(name) == row and make_mma(name).row == row
    what = scaled_multiply_of(row)
    assert not what.wrong(row.threads) and (what.m, what.n, what.k) == row.shape
    for wrong in (name.replace("x64x", "x12x"), name.replace("UE8M0x32", "UE4M3x32"), name + "_TT"):
        found = scaled_named(wrong)
        assert found is None or found.name == wrong


def test_shapes_that_no_instruction_has_are_refused():
    with pytest.raises(CutecError, match="M is 128 with cta_group::1, not 64") as caught:
        tcgen05.MmaMXF4Op((64, 64, 64), ONE, SHARED).mma_row()
    assert caught.value.code == "E0431"
    with pytest.raises(CutecError, match="no block-scaled multiply of Float4E2M1FN and Float4E2M1FN with a"):
        blackwell_helpers.make_blockscaled_trivial_tiled_mma(
            cutec.Float4E2M1FN, K, K, cutec.Float8E4M3FN, 32, ONE, (128, 128)
        )


class Multiply:
    """What layouts of scale factors ask of a tiled multiply."""

    def __init__(self, m: int, n: int, k: int, blocks: int = 1):
        self.shape_mnk, self.thr_id, self.row = (m, n, k), Layout(blocks), None


@pytest.mark.parametrize(("k", "vector"), [(64, 16), (64, 32), (32, 32)])
@pytest.mark.parametrize("columns", [64, 128, 192, 256])
def test_scale_factors_lie_where_the_instruction_reads_them(k: int, vector: int, columns: int):
    mma: Any = Multiply(128, columns, k)
    tile, scales = (128, columns, 4 * k), k // vector
    stage = cl.select(blockscaled_layout.make_smem_layout_sfb(mma, tile, vector, 3), (0, 1, 2))
    held = blockscaled_layout.make_tmem_layout_sfb(mma, tile, vector, stage)
    read = places_of_scales(cl.size(stage, (0, 0)))  # pyright: ignore[reportArgumentType]  # static
    for row in (0, 31, 32, columns - 1):
        for block in range(4):  # k-blocks
            for scale in range(scales):
                copies = [held((((row % 32, row // 32), copy), (0, scale)), 0, block) for copy in range(4)]
                lanes, bytes_ = zip(*[divmod(offset, 4 << LANE_SHIFT) for offset in copies])
                first = held((((0, 0), 0), (0, 0)), 0, block)
                assert len(set(bytes_)) == 1
                wanted = [read(((row % 32, row // 32, 0), copy), 0) for copy in range(4)]
                assert list(lanes) == [place % 128 for place in wanted]
                assert (bytes_[0] - first) == 4 * (wanted[0] // 128) + scale


@pytest.mark.parametrize("columns", [128, 256])
def test_a_copy_of_scale_factors_by_thread_and_value(columns: int):
    """`cute.experimental.partition` by these layouts is the copy's own partition."""
    mma: Any = Multiply(128, columns, 32)
    stage = cl.select(blockscaled_layout.make_smem_layout_sfb(mma, (128, columns, 128), 32, 1), (0, 1, 2))
    held = blockscaled_layout.make_tmem_layout_sfb(mma, (128, columns, 128), 32, stage)
    kind, seen = cutec.Float8E8M0FNU, []

    @cute.kernel
    def body():
        there = cute.make_tensor(cute.make_ptr(kind, 0, cute.AddressSpace.tmem, assumed_align=16), held)
        here = cute.make_tensor(cute.arch.alloc_smem(kind, cl.cosize(stage), 128), stage)
        there, here = cute.filter_zeros(there), cute.filter_zeros(here)
        copy = tcgen05.make_s2t_copy(cute.make_copy_atom(tcgen05.Cp4x32x128bOp(ONE), kind), there)
        for tensor, own, by in (
            (here, copy.partition_S(here), copy.layout_src_tv_tiled),
            (there, copy.partition_D(there), copy.layout_dst_tv_tiled),
        ):
            part = cute.experimental.partition(tensor, cutec.Int32(0), layout_tv=by, tiler=copy.tiler_mn)
            seen.append((own.layout, part.layout))

    @cute.jit
    def run():
        body().launch(grid=1, block=32)

    simulate(run, arch="sm_100a")
    assert len(seen) == 2
    for own, part in seen:
        count = cl.size(own)
        assert count == cl.size(part) == columns * 4
        assert [own(i) for i in range(count)] == [part(i) for i in range(count)]


@pytest.mark.parametrize("vector", [16, 32])
def test_a_chunk_is_512_bytes(vector: int):
    layout = blockscaled_layout.tile_atom_to_shape_SF((256, 8 * vector, 2), vector)
    compact = cl.filter_zeros(layout)
    assert sorted(compact(i) for i in range(cl.size(compact))) == list(range(256 * 8 * 2))  # pyright: ignore[reportArgumentType]  # static
    assert [layout(row, column, 0) for row, column in ((1, 0), (32, 0), (0, vector), (0, 4 * vector), (128, 0))] == [
        *(16, 4, 1, 512),
        1024,
    ]


def test_rows_that_are_no_whole_chunks_are_refused():
    with pytest.raises(CutecError, match="scale factors of 64 rows"):
        blockscaled_layout.make_smem_layout_sfa(Multiply(128, 64, 64, 2), (128, 64, 256), 16, 1)  # pyright: ignore[reportArgumentType]  # static
    with pytest.raises(CutecError, match="reads the second half of B's scale factors in other lanes"):
        pair: Any = Multiply(128, 64, 64, 2)
        pair.row = OPS["SM100_MXF4NVF4_128x64x64_F32E2M1E2M1_UE4M3x16_SS"].mma_row()
        blockscaled_layout.make_tmem_layout_sfb(pair, (128, 64, 256), 16, Layout(1))


@pytest.mark.parametrize(
    ("n", "k", "vector", "expected", "step"),
    [
        (128, 64, 16, "(((32,2),2,2),(16,4)):(((262144,4),16777216,8388608),(0,1))", 8),
        (256, 64, 16, "(((32,4),2,2),(16,4)):(((262144,4),16777216,8388608),(0,1))", 16),
        (128, 32, 32, "(((32,2),2,2),(32,1)):(((262144,4),16777216,8388608),(0,1))", 1),
    ],
)
def test_scale_factors_of_b_of_a_pair_with_128_rows(n: int, k: int, vector: int, expected: str, step: int):
    """As NVIDIA's package lays them out, and where the instruction reads them."""
    pair: Any = Multiply(128, n, k, 2)
    stage = cl.select(blockscaled_layout.make_smem_layout_sfb(pair, (128, n, 4 * k), vector, 1), (0, 1, 2))
    held = blockscaled_layout.make_tmem_layout_sfb(pair, (128, n, 4 * k), vector, stage)
    assert str(cl.get(held, 0)) == expected and [held(0, 0, i) for i in range(4)] == [0, step, 2 * step, 3 * step]
    read = places_of_scales(n, 1, 2)
    for row in (0, 31, 32, n // 2 - 1, n // 2, n - 1):
        half, inside = divmod(row, n // 2)
        for copy in range(2):
            lane, byte = divmod(held((((inside % 32, inside // 32), half, copy), (0, 0)), 0, 0), 4 << LANE_SHIFT)
            place = read(((row % 32, inside // 32, half), copy), 0)
            assert (lane, byte // 4) == (place % 128, place // 128)


def test_a_pair_with_128_rows_multiplies():
    rng, n, steps = np.random.default_rng(0), 256, 4
    a, b = (rng.integers(-2, 3, (rows, 128)).astype(ml_dtypes.float8_e4m3fn) for rows in (128, n))
    scales = [rng.integers(125, 130, (rows, steps)).astype(np.uint8) for rows in (128, n)]
    images = [image_of_scales(np.concatenate([rows, np.zeros_like(rows)])) for rows in (scales[0][:64], scales[0][64:])]
    d = np.full((128, n), np.nan, np.float32)
    kinds = [ml_dtypes.float8_e8m0fnu] * 2
    sfa, sfb = (x.view(kind) for x, kind in zip((np.stack(images), image_of_scales(scales[1])), kinds))
    simulate(make_scaled_pair(n), a, b, sfa, sfb, d, arch="sm_100a")
    left, right = (
        x.astype(float) * np.repeat(np.exp2(s.astype(float) - 127), 32, axis=1) for x, s in zip((a, b), scales)
    )
    assert (d == left @ right.T).all()


@pytest.mark.tools
def test_a_pair_with_128_rows_is_built():
    """Each block copies its scale factors of A to all quarters, those of B to two each."""
    file = Path(__file__).with_name("scaled_pair.py")
    product = perform(BuildOptions(str(file), output="out", emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a", "sm_110a"] and not product.warnings
    for stage in product.stages:
        found = re.findall(r"tcgen05\.cp\.cta_group::2\.([\w.:]+)", stage.data.decode())
        assert found == ["32x128b.warpx4", "64x128b.warpx2::01_23"]


def test_contiguous_modes_become_units():
    smem = Layout((32, 4, 2, 16, 4, 4), (16, 4, 512, 0, 1, 1024))
    tile = FlatTile((32, 4, 6, 16, 4, 4, 3), (16, 4, 2048, 0, 1, 512, 99), (32, 4, 2, 16, 4, 4), smem, {})
    found = in_units(tile, 2)
    assert found.shape == (1, 1, 6, 1, 256, 4, 3) and found.extents == (1, 1, 2, 1, 256, 4)
    assert found.stride == (0, 0, 2048, 0, 1, 512, 99)
    assert [found.smem(*(1 if i == mode else 0 for i in range(6))) for mode in (2, 4, 5)] == [256, 1, 512]
    with pytest.raises(CutecError, match="no multiple of 2"):
        in_units(FlatTile((8, 8), (9, 2), (8, 8), Layout((8, 8), (8, 1)), {}), 2)


def test_bytes_are_taken_in_pairs_where_a_box_is_too_short():
    """512 contiguous bytes of a chunk of scale factors; 256 are a box as they are."""
    for rows, kind in ((32, cutec.Int16), (16, cutec.Uint8)):
        smem = Layout((rows, 4, 16, 4, 3), (16, 4, 0, 1, 16 * rows))
        tile = FlatTile((rows, 4, 16, 4, 9), (16, 4, 0, 1, 16 * rows), (rows, 4, 16, 4, 3), smem, {})
        found, taken_for = in_wide_units(tile, cutec.Float8E8M0FNU, cutec.Uint8)
        assert taken_for is kind and max(found.extents) == 256 and found.extents[-1] == 3


def test_descriptors_as_values_are_of_one_operand():
    def kernel_of(use: Any) -> Any:
        @cute.kernel
        def body():
            smem = cutec.utils.SmemAllocator()
            layout = cute.make_composed_layout(
                cute.make_swizzle(3, 4, 3), 0, cute.make_layout((64, 16), stride=(128, 1))
            )
            tile = smem.allocate_tensor(cutec.Uint8, layout.outer, byte_alignment=1024, swizzle=layout.inner)
            use(tile)

        @cute.jit
        def run():
            body().launch(grid=(1, 1, 1), block=(32, 1, 1))

        return run

    def made(tile: Any, major: str = "k") -> Any:
        return tcgen05.make_umma_smem_desc(tile.iterator, tile.layout, major, next_src=tile.iterator)

    def as_two(tile: Any) -> None:
        assert cute.make_tensor(made(tile), cute.make_layout(1, stride=0)).ir is not None
        cute.make_tensor(made(tile), cute.make_layout(2)).ir  # noqa: B018 - the value is made

    for use, code, message in (
        (lambda tile: made(tile, "mn"), "E0404", "K-major operands that go on elsewhere, not mn"),
        (lambda tile: made(tile, "n"), "E0404", "is k or mn, not n"),
        (lambda tile: made(tile).ir, "E0404", "no address"),
        (as_two, "E0410", "one operand"),
        (lambda tile: tcgen05.make_umma_smem_desc(0, tile.layout, "k"), "E0404", "pointers to shared memory"),
    ):
        with pytest.raises(CutecError, match=message) as caught:
            simulate(kernel_of(use), arch="sm_103a")
        assert caught.value.code == code


def test_a_field_is_aligned_as_its_place_is():
    """An operand of a multiply with a swizzle begins at a multiple of 1024, though 128 were asked
    for.
    """
    found: list[int] = []

    @cute.struct
    class Storage:
        first: cute.struct.Align[cute.struct.MemRange[cutec.Uint8, 2048], 1024]
        second: cute.struct.Align[cute.struct.MemRange[cutec.Float16, 64], 128]
        third: cute.struct.Align[cute.struct.MemRange[cutec.Float16, 64], 128]

    @cute.kernel
    def body():
        storage = cutec.utils.SmemAllocator().allocate(Storage)
        found.extend(field.data_ptr().alignment for field in (storage.first, storage.second, storage.third))

    @cute.jit
    def run():
        body().launch(grid=(1, 1, 1), block=(32, 1, 1))

    simulate(run, arch="sm_100a")
    assert found == [1024, 1024, 128]


def test_maps_of_packed_elements():
    assert {"b4x16", "b4x16_p64", "b6x16_p32"} <= set(_TMA_TYPES)
    packed = TensorMapRecipe("b4x16", (256, 128), (1, 1), "128B")
    assert packed.wrong() is None and packed.box_bytes == 128 * 128
    found = TensorMap(packed, 0, (512, 300), (256,)).in_words((64, 5))
    assert found is not None
    words, coord = found
    assert words.recipe.dtype == "u8" and words.recipe.box == (128, 128) and words.dims == (256, 300)
    assert coord == (32, 5) and TensorMap(packed, 0, (512, 300), (256,)).in_words((1, 0)) is None
    gaps = TensorMapRecipe("b6x16_p32", (128, 8), (1, 1), "128B")
    assert gaps.wrong() is None and gaps.box_bytes == 96 * 8 and gaps.alignment == 32
    found = TensorMap(gaps, 0, (256, 8), (192,)).in_words((128, 0))
    assert found is not None and found[0].recipe.box == (24, 8) and found[1] == (24, 0)
    assert "expected 128" in str(TensorMapRecipe("b4x16_p64", (64, 8), (1, 1), "none").wrong())
    assert "expected plain boxes" in str(TensorMapRecipe("b4x16", (256, 8), (1, 2), "none").wrong())


NARROW = {
    cutec.Float4E2M1FN: ml_dtypes.float4_e2m1fn,
    cutec.Float6E3M2FN: ml_dtypes.float6_e3m2fn,
    cutec.Float6E2M3FN: ml_dtypes.float6_e2m3fn,
}


@pytest.mark.parametrize("kind", NARROW, ids=lambda kind: kind.name)
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_packed_floats_are_converted(kind: Any, order: tuple[int, int]):
    numbers = (np.random.default_rng(0).standard_normal((24, 36)) * 2).astype(np.float32)
    bytes_ = np.zeros(numbers.size * kind.width // 8, np.uint8)

    @cute.jit
    def run(numbers: cute.Tensor, bytes_: cute.Tensor):
        m, n = numbers.shape
        pointer = cute.recast_ptr(bytes_.iterator, dtype=kind)
        made = cute.make_tensor(pointer, cute.make_layout((m, n), stride=(1, m) if order[0] == 0 else (n, 1)))
        convert_elements(numbers, made, order)

    simulate(run, numbers, bytes_, arch="sm_100a")
    codes = numbers.astype(NARROW[kind]).view(np.uint8)
    codes = (codes.T if order[0] == 0 else codes).reshape(-1, 1)
    bits = np.unpackbits(codes, axis=1, bitorder="little")[:, : kind.width]
    assert (bytes_ == np.packbits(bits.reshape(-1), bitorder="little")).all()
