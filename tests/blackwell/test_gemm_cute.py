"""Multiplies into tensor memory by CuTe's atoms, on the interpreter against NumPy: types, majors,
shapes of accesses; what the tools make of them; what is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest
from gemm_cute import MN, K, gemm, make, operation

import cutec
from cutec import cute, utils
from cutec.cute.nvgpu import tcgen05
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.layout import Layout
from cutec.layout.modes import static_size
from cutec.target.tcgen05 import INSTRUCTION, Multiply, unpacked
from cutec.target.tensor_atoms import accumulator_layout, accumulator_tiles, multiply_of, tensor_named, tensor_row
from cutec.target.tensor_memory import Access
from cutec.testing import simulate

pytestmark = pytest.mark.slow

FILE = Path(__file__).with_name("gemm_cute.py")
x2, x4, x8, x16, x32 = (tcgen05.Repetition(n) for n in (2, 4, 8, 16, 32))
E4M3 = ml_dtypes.float8_e4m3fn
CASES = {
    "two tiles of N": (cutec.BFloat16, ml_dtypes.bfloat16, (128, 64, 16), (128, 128, 64), (MN, MN), None),
    "tf32": (cutec.Float32, np.float32, (128, 32, 8), (128, 32, 32), (K, K), tcgen05.Ld16x64bOp(x8)),
    "tf32, M- and N-major": (cutec.Float32, np.float32, (128, 64, 8), (128, 64, 32), (MN, MN), None),
    "e4m3": (cutec.Float8E4M3FN, E4M3, (128, 64, 32), (128, 64, 64), (K, MN), tcgen05.Ld16x256bOp(x4)),
    "64 rows": (cutec.Float16, np.float16, (64, 64, 16), (64, 64, 32), (K, K), tcgen05.Ld16x256bOp(x4)),
    "64 rows twice": (cutec.Float16, np.float16, (64, 64, 16), (128, 64, 64), (K, K), tcgen05.Ld16x256bOp(x4)),
    "64 rows, four tiles": (cutec.Float16, np.float16, (64, 32, 16), (128, 64, 32), (K, K), tcgen05.Ld16x128bOp(x4)),
    "64 rows, three tiles": (cutec.Float16, np.float16, (64, 32, 16), (192, 32, 32), (K, K), tcgen05.Ld16x256bOp(x2)),
    "s8": (cutec.Int8, np.int8, (128, 64, 32), (128, 64, 128), (K, K), tcgen05.Ld16x128bOp(x8)),
    "two tiles of M": (cutec.Float16, np.float16, (128, 32, 16), (256, 64, 64), (K, K), None),
}


@pytest.mark.parametrize("name", CASES)
def test_it_multiplies(name: str):
    kind, dtype, inst, tile, majors, load = CASES[name]
    rng = np.random.default_rng(0)
    m, n, k = tile[0], tile[1] * 2, tile[2] * 3
    a, b = (rng.integers(-2, 3, shape).astype(dtype) for shape in ((m, k), (n, k)))
    expected = a.astype(np.float32) @ b.astype(np.float32).T
    a, b = (np.asfortranarray(x) if major is MN else x for x, major in zip((a, b), majors))
    c = np.zeros((m, n), np.float16)
    simulate(make(operation(kind, inst=inst, majors=majors), tile, load), a, b, c, arch="sm_100a")
    assert (c == expected).all()


@pytest.mark.parametrize("kind", [cutec.Float16, cutec.Float8E4M3FN])
def test_signs_of_a_and_b(kind: Any):
    """That of B is known at run time only: it is in the instruction descriptor."""
    k = 256 // kind.width
    dtype = {cutec.Float16: np.float16, cutec.Float8E4M3FN: E4M3}[kind]
    a, b = (np.random.default_rng(0).integers(-2, 3, (n, 2 * k)).astype(dtype) for n in (128, 192))
    c = np.zeros((128, 192), np.float16)
    simulate(make(operation(kind, inst=(128, 64, k)), (128, 64, 2 * k), signs=True), a, b, c, arch="sm_100a")
    expected = a.astype(np.float32) @ b.astype(np.float32).T
    expected[:, :64], expected[:, 128:] = -expected[:, :64], -expected[:, 128:]
    assert (c == expected).all()


NARROW = {
    cutec.Float8E4M3FN: E4M3,
    cutec.Float8E5M2: ml_dtypes.float8_e5m2,
    cutec.Float6E3M2FN: ml_dtypes.float6_e3m2fn,
    cutec.Float4E2M1FN: ml_dtypes.float4_e2m1fn,
}


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (cutec.Float8E4M3FN, cutec.Float8E5M2),
        (cutec.Float8E4M3FN, cutec.Float4E2M1FN),
        (cutec.Float6E3M2FN, cutec.Float4E2M1FN),
    ],
)
def test_floats_of_two_types(left: Any, right: Any):
    one, source = tcgen05.CtaGroup.ONE, tcgen05.OperandSource.SMEM
    op = tcgen05.MmaF8F6F4Op(left, right, cutec.Float32, (128, 64, 32), one, source, K, K)
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-2, 3, (rows, 256)).astype(NARROW[kind]) for rows, kind in ((128, left), (64, right)))
    c, gemm = np.zeros((128, 64), np.float16), make(op, (128, 64, 128))

    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        given = []
        for kind, rows, bytes_ in ((left, 128, a), (right, 64, b)):
            pointer = cute.make_ptr(kind, bytes_.iterator, cute.AddressSpace.gmem, assumed_align=32)
            given.append(cute.make_tensor(pointer, cute.make_layout((rows, 256), stride=(256, 1))))
        gemm(*given, c)

    bits = (
        np.unpackbits(x.view(np.uint8).reshape(-1, 1), axis=1, bitorder="little")[:, : kind.width]
        for x, kind in ((a, left), (b, right))
    )
    simulate(host, *(np.packbits(x.reshape(-1), bitorder="little") for x in bits), c, arch="sm_100a")
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T).all()


@pytest.mark.parametrize(
    ("a", "b"), [(cutec.Float6E3M2FN, cutec.Float8E4M3FN), (cutec.Float8E4M3FN, cutec.Float4E2M1FN)]
)
def test_narrow_floats_have_a_byte_each_in_shared_memory(a: Any, b: Any):
    """A tensor of packed elements is no operand."""
    mma = utils.blackwell_helpers.make_trivial_tiled_mma(a, b, K, K, cutec.Float32, tcgen05.CtaGroup.ONE, (128, 64))
    assert isinstance(mma.op, tcgen05.MmaF8F6F4Op) and mma.shape_mnk == (128, 64, 32)

    def multiply(held: Any) -> None:
        sA, sB = (
            cute.make_tensor(cute.arch.alloc_smem(held, 64 * rows, 1024), cute.make_layout((rows, 32), stride=(32, 1)))
            for rows in (128, 64)
        )
        sums = mma.make_fragment_C(mma.partition_shape_C((128, 64)))
        part = mma.get_slice(0)
        left, right = mma.make_fragment_A(part.partition_A(sA)), mma.make_fragment_B(part.partition_B(sB))
        cute.gemm(mma, sums, left, right, sums)

    @cute.kernel
    def kernel():
        multiply(a if a.width < 8 else b)

    @cute.jit
    def host():
        kernel().launch(grid=1, block=128)

    with pytest.raises(CutecError, match="as elements of 8 bits from shared memory") as caught:
        simulate(host, arch="sm_100a")
    assert caught.value.code == "E0410"


@pytest.mark.parametrize("majors", [(K, K), (MN, MN)])
def test_multiplies_take_descriptors(majors: tuple[Any, Any]):
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-2, 3, shape).astype(np.float16) for shape in ((128, 128), (64, 128)))
    expected = a.astype(np.float32) @ b.astype(np.float32).T
    a, b = (np.asfortranarray(x) if major is MN else x for x, major in zip((a, b), majors))
    c = np.zeros((128, 64), np.float16)
    gemm = make(operation(cutec.Float16, majors=majors), (128, 64, 64), described=True)
    simulate(gemm, a, b, c, arch="sm_100a")
    assert (c == expected).all()


def test_integers_have_no_signs_to_set():
    mma = cute.make_tiled_mma(operation(cutec.Int8, inst=(128, 64, 32)))
    with pytest.raises(CutecError, match="has no field 'negate_a'") as caught:
        mma.set(tcgen05.Field.NEGATE_A, True)
    assert caught.value.code == "E0433"


@pytest.mark.parametrize(
    ("op", "kind", "words"),
    [
        (operation(cutec.Float32, inst=(128, 64, 8), majors=(MN, MN)), "MN_SW128", "of tf32 have 128B_ATOM_32B"),
        (operation(cutec.Float32, inst=(128, 64, 8)), "MN_SW128_32B", "K-major operands have another"),
    ],
)
def test_swizzles_that_no_descriptor_has(op: Any, kind: str, words: str, monkeypatch: pytest.MonkeyPatch):
    chosen = tcgen05.SmemLayoutAtomKind[kind]
    monkeypatch.setattr(utils.blackwell_helpers, "get_smem_layout_atom_ab", lambda *_: chosen)
    a, b = (np.asfortranarray(np.zeros((rows, 32), np.float32)) for rows in (128, 64))
    with pytest.raises(CutecError, match=words) as caught:
        simulate(make(op, (128, 64, 32)), a, b, np.zeros((128, 64), np.float16), arch="sm_100a")
    assert caught.value.code == "E0410"


@pytest.mark.tools
def test_it_is_built():
    product = perform(BuildOptions(str(FILE), output="out", emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a"] and not product.warnings
    for stage in product.stages:
        text = stage.data.decode()
        counts = {
            name: len(re.findall(rf"^\s*(?:@%\w+ )?tcgen05\.{name}", text, re.M))
            for name in ("alloc", "mma", "commit", "ld", "wait::ld", "dealloc")
        }
        multiplies = counts.pop("mma"), counts.pop("commit")
        assert multiplies in ((4, 2), (8, 3))  # LLVM may peel the first turn of the loop
        assert counts == {"alloc": 1, "ld": 2, "wait::ld": 1, "dealloc": 1}


def test_atoms_have_names():
    what = Multiply("f8f6f4", "e4m3", "e5m2", "f16", 64, 32, False, True)
    row = tensor_row(what)
    assert row is not None and row.name == "SM100_64x32x32_F16E4M3E5M2_SS_TT"
    assert tensor_named(row.name) == row and multiply_of(row) == what
    assert unpacked(INSTRUCTION, what.descriptor)["b_mn"] == 1
    integers = tensor_row(Multiply("i8", "s8", "s8", "s32", 128, 64))
    assert integers is not None and unpacked(INSTRUCTION, multiply_of(integers).descriptor)["saturate"] == 1
    for name in ("SM100_64x32x32_F16E4M3E5M2_SS_NT", "SM100_64x32x16_F16E4M3E5M2_SS", "SM100_96x32x32_F16E4M3E5M2_SS"):
        found = tensor_named(name)
        assert found is None or found.name == name


TWO, SIX = "(1,1,2):(0,0,1048576)", "(1,1,(2,3)):(0,0,(1048576,64))"
TILES = [
    ("SS", 64, (1, 1, 2), TWO),
    ("SS", 64, (1, 1, 6), SIX),
    ("SS", 64, (2, 2, 2), "(2,2,2):(1048576,64,128)"),
    ("SS", 64, (1, 1, 3), "(1,1,3):(0,0,64)"),
    ("TS", 64, (1, 1, 2), "(1,1,2):(0,0,64)"),
    ("SS", 128, (1, 1, 2), "(1,1,2):(0,0,64)"),
]


@pytest.mark.parametrize(("source", "m", "tiles", "expected"), TILES)
def test_tiles_of_64_rows_share_columns(source: str, m: int, tiles: Any, expected: str):
    """Each is in the half of the lanes that the other leaves free, unless A has to be there."""
    row = tensor_row(Multiply("f16", "f16", "f16", "f32", m, 64), 1, source)
    assert row is not None
    layout = accumulator_tiles(row, tiles, 32)
    assert str(layout) == expected
    whole = Layout(
        (accumulator_layout(row, 32).shape, layout.shape), (accumulator_layout(row, 32).stride, layout.stride)
    )
    assert len({whole(i) for i in range(static_size(whole))}) == static_size(whole)


def _mma(inst: tuple[int, int, int] = (128, 64, 16)) -> Any:
    source, group = tcgen05.OperandSource.SMEM, tcgen05.CtaGroup.ONE
    return cute.make_tiled_mma(tcgen05.MmaF16BF16Op(cutec.Float16, cutec.Float32, inst, group, source, K, K))


def _accumulator() -> Any:
    mma = _mma()
    return mma.make_fragment_C(mma.partition_shape_C((128, 64)))


def _load(repeat: tcgen05.Repetition = x16) -> Any:
    return cute.make_copy_atom(tcgen05.Ld32x32bOp(repeat), cutec.Float32)


@pytest.mark.parametrize(
    ("use", "code", "words"),
    [
        (lambda: _mma((192, 64, 16)), "E0431", "M is 64 or 128"),
        (lambda: _mma((128, 64, 32)), "E0431", "K of kind::f16 is 16"),
        (lambda: _mma().make_fragment_C(((64, 64), 1, 1)), "E0434", "writes tiles of"),
        (lambda: _accumulator()[0, 0], "E0410", "no loads and stores of single elements"),
        (lambda: tcgen05.make_tmem_copy(_load(), cast("Any", 3)), "E0404", "a tensor in tensor memory"),
        (lambda: tcgen05.make_tmem_copy(_load(tcgen05.Repetition.x128), _accumulator()), "E0434", "no element of"),
        (lambda: cute.make_copy_atom(tcgen05.Ld16x256bOp(tcgen05.Repetition.x64), cutec.Float32), "E0411", "x1 to x32"),
        (
            lambda: cute.make_copy_atom(tcgen05.Ld32x32bOp(x4, tcgen05.Pack.PACK_16b_IN_32b), cutec.Float32),
            "E0411",
            "words of 16 bits: not values of f32",
        ),
        (
            lambda: cute.make_copy_atom(tcgen05.LdRed32x32bOp(x4, tcgen05.Pack.PACK_16b_IN_32b), cutec.Float32),
            "E0411",
            "LdRed32x32bOp that packs columns",
        ),
        (lambda: utils.get_num_tmem_alloc_cols([_accumulator()] * 9), "E0424", "576 columns"),
        (lambda: cute.arch.dealloc_tmem(cute.arch.alloc_smem(cutec.Int32, 1), 32), "E0404", "frees tensor memory"),
        (
            lambda: utils.blackwell_helpers.get_smem_layout_atom_ab(MN, cutec.TFloat32, (48, 32)),
            "E0431",
            "with 48 rows",
        ),
        (
            lambda: utils.blackwell_helpers.make_smem_layout_a(_mma(), (128, 64, 64), cutec.Float16, 0),
            "E0445",
            "0 stages",
        ),
    ],
)
def test_what_there_is_not(use: Callable[[], Any], code: str, words: str):
    @cute.kernel
    def kernel():
        use()

    @cute.jit
    def host():
        kernel().launch(grid=1, block=128)

    with pytest.raises(CutecError, match=words) as caught:
        simulate(host, arch="sm_100a")
    assert caught.value.code == code


def test_stages_of_shared_memory_are_one_mode():
    """Each mode is coalesced: `stride[-1]` is the number of elements from a stage to the next."""
    atom = tcgen05.make_smem_layout_atom(tcgen05.SmemLayoutAtomKind.K_SW128, cutec.BFloat16)
    found = [str(tcgen05.tile_to_mma_shape(atom, ((128, 16), 1, 8, n), (1, 2, 3))) for n in (1, 2)]
    assert found == [
        "S<3,4,3> o 0 o ((128,16),1,(4,2),1):((64,1),0,(16,8192),0)",
        "S<3,4,3> o 0 o ((128,16),1,(4,2),2):((64,1),0,(16,8192),16384)",
    ]


def test_fields_of_a_copy_are_its_own():
    mma = cute.make_tiled_mma(
        tcgen05.MmaF16BF16Op(
            cutec.Float16,
            cutec.Float32,
            (128, 64, 16),
            tcgen05.CtaGroup.ONE,
            tcgen05.OperandSource.SMEM,
            tcgen05.OperandMajorMode.K,
            tcgen05.OperandMajorMode.K,
        )
    )
    adds = mma.with_()
    adds.set(tcgen05.Field.ACCUMULATE, True)
    assert adds.get(tcgen05.Field.ACCUMULATE).python and not mma.get(tcgen05.Field.ACCUMULATE).python
    assert adds.tiling == mma.tiling


def test_choices_of_the_helpers():
    helpers, one = utils.blackwell_helpers, cute.make_layout(1)
    multicast = cute.nvgpu.cpasync.CopyBulkTensorTileG2SMulticastOp
    assert isinstance(helpers.cluster_shape_to_tma_atom_A((1, 2), one), multicast)
    assert not isinstance(helpers.cluster_shape_to_tma_atom_B((1, 2), one), multicast)
    how = (utils.LayoutEnum.ROW_MAJOR, cutec.Float16, cutec.Float32)
    shape = helpers.compute_epilogue_tile_shape
    assert shape((128, 96, 64), False, *how[:2]) == (128, 32) and shape((64, 128), False, *how[:2]) == (64, 64)
    assert shape((128, 256), False, utils.LayoutEnum.COL_MAJOR, cutec.Float16) == (128, 32)
    assert shape((128, 80), False, *how[:2]) == (128, 80)
    size = helpers.compute_epilogue_tile_size
    assert size(128, 256, True, 16) == (128, 32) and size(64, 256, True, 16) == (64, 64)
    assert size(128, 256, False, 16, 16) == (128, 64) and size(128, 128, False, 4) == (128, 64)
    with_c = {"layout_c": utils.LayoutEnum.ROW_MAJOR}
    assert shape((128, 256), False, *how[:2], **with_c, elem_ty_c=cutec.Float16) == (128, 64)
    assert shape((128, 128), False, *how[:2], **with_c, elem_ty_c=cutec.Float32) == (128, 16)
    assert helpers.get_tmem_load_op((128, 96, 64), *how, (128, 96), False).row.access == Access("32x32b", 32)
    assert helpers.get_tmem_load_op((64, 48, 64), *how, (64, 48), False).row.access == Access("16x256b", 2)
    with pytest.raises(CutecError) as caught:
        helpers.get_tmem_load_op((64, 12, 64), *how, (64, 12), False)
    assert caught.value.code == "E0434"
    halves = cute.make_layout((32, 2), stride=(1, 128))
    assert shape((64, 256), True, *how[:2]) == (64, halves) and shape((64, 64), True, *how[:2]) == (64, 64)
    assert helpers.get_tmem_load_op((64, 256, 64), *how, (64, halves), True).row.access == Access("32x32b", 32)
    assert helpers.get_tmem_load_op((128, 8, 8), *how, (128, 8), True).row.access == Access("32x32b", 8)
    m_major, n_major = utils.LayoutEnum.COL_MAJOR, utils.LayoutEnum.ROW_MAJOR
    for rows, pair, layout, kind, access in (
        (128, False, m_major, cutec.Float16, Access("16x256b", 4)),
        (128, True, m_major, cutec.Float8E4M3FN, Access("16x256b", 4)),
        (128, False, m_major, cutec.Float32, Access("32x32b", 32)),
        (64, False, m_major, cutec.Float32, Access("16x256b", 4)),
        (64, False, n_major, cutec.Float32, Access("16x128b", 8)),
        (64, True, m_major, cutec.Float16, Access("16x256b", 2)),
        (64, True, n_major, cutec.Float32, Access("32x32b", 16)),
    ):
        atom = helpers.get_tmem_load_op((rows, 128, 64), layout, kind, cutec.Float32, (rows, 32), pair)
        assert atom.row.access == access
    with pytest.raises(CutecError, match="3 numbers to 2"):
        cute.round_up((5, 6, 7), (4, 4))
    assert cute.round_up((5, 8), (4, 4)) == (8, 8) and cute.round_up((5, 8), 3) == (6, 9)


@pytest.mark.parametrize(
    ("extents", "majors", "words"),
    [
        ((128, 128, 64), "kkn", ""),
        ((128, 128, 60), "kkn", "copies A by lines of 16 bytes along K: its extent is a multiple of 8 Float16"),
        ((60, 128, 64), "mkn", "A by lines of 16 bytes along M"),
        ((128, 60, 64), "knm", "B by lines of 16 bytes along N"),
        ((128, 60, 64), "kkn", "C by lines of 16 bytes along N"),
        ((128, 128, 64), "qkn", "A is m or k-major, not 'q'"),
    ],
)
def test_extents_that_tma_copies(extents: tuple[int, int, int], majors: str, words: str):
    def check() -> None:
        utils.blackwell_helpers.check_gemm_tma_alignment(
            *extents, cutec.Float16, cutec.Float16, cutec.Float16, *majors, output_tensor_name="C"
        )

    if words:
        with pytest.raises(cute.testing.CantImplementError, match=words):
            check()
    else:
        check()


def test_other_archs_are_refused():
    c = np.zeros((128, 64), np.float16)
    with pytest.raises(CutecError, match="needs sm_100a") as caught:
        simulate(gemm, np.zeros((128, 64), np.float16), np.zeros((64, 64), np.float16), c, arch="sm_90a")
    assert caught.value.code == "E0432" and caught.value.place is not None


MUTANTS = {
    "the wait is for no release": ("                full.release()\n", "E5008"),
    "the sums never complete": ("            whole.commit()\n", "E5008"),
    "memory is not freed": ("        tmem.free(pointer)\n", "E5053"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_missing_step_is_found(name: str, tmp_path: Path):
    text, code = MUTANTS[name]
    source = FILE.read_text()
    assert text in source
    source = source.replace(text, "")
    (tmp_path / "mutant.py").write_text(source)
    names: dict[str, Any] = {"__name__": "mutant"}
    exec(compile(source, str(tmp_path / "mutant.py"), "exec"), names)
    a, b = np.ones((128, 192), np.float16), np.ones((64, 192), np.float16)
    with pytest.raises(CutecError) as caught:
        simulate(names["gemm"], a, b, np.zeros((128, 64), np.float16), arch="sm_100a")
    assert caught.value.code == code


# What first reads what nothing has written: text, what stands instead, K, the line, what it reads
NEVER_WRITTEN = {
    "sums": (
        "            whole = multiplies.acquire_and_advance()\n",
        "            whole = multiplies.acquire_and_advance(); mma.set(tcgen05.Field.ACCUMULATE, True)\n",
        64,
        "cute.gemm(",
        "an operand in tensor memory",
    ),
    "a stage": ("tBsB[None, empty.index]", "tBsB[None, 1]", 64, "cute.gemm(", "an operand in shared memory"),
    "no multiply": ("sums = cute", "sums = cute", 0, "cute.copy(copy, source", "tensor memory"),
}


@pytest.mark.parametrize("name", NEVER_WRITTEN)
def test_what_reads_first_what_nothing_has_written_is_named(name: str, tmp_path: Path):
    """The multiply, if there is one, not the load that brings its sums."""
    text, instead, k, line, said = NEVER_WRITTEN[name]
    source = FILE.read_text()
    assert text in source
    source = source.replace(text, instead)
    (tmp_path / "mutant.py").write_text(source)
    names: dict[str, Any] = {"__name__": "mutant"}
    exec(compile(source, str(tmp_path / "mutant.py"), "exec"), names)
    a, b = np.ones((128, k), np.float16), np.ones((64, k), np.float16)
    with pytest.raises(CutecError) as caught:
        simulate(names["gemm"], a, b, np.zeros((128, 64), np.float16), arch="sm_100a")
    assert caught.value.code == "E5003" and caught.value.place
    assert caught.value.message == f"use of {said}, which nothing has written to"
    assert line in source.splitlines()[caught.value.place.line - 1]


@pytest.mark.parametrize("kind", [cutec.Float16, cutec.Float32, cutec.Float8E4M3FN, cutec.Int8])
def test_an_operation_tells_its_shape_and_types(kind: Any):
    op = operation(kind, inst=(128, 64, 256 // kind.width))
    assert op.shape_mnk == op.shape() == (128, 64, 256 // kind.width) and op.a_dtype is op.b_dtype is kind
