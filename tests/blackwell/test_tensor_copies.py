"""CuTe's copies to and from tensor memory, on the interpreter: every shape of an access, with and
without packing of columns of 16 bits; D of f16; what the helpers choose for sums of 16 bits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gemm_cute import make, operation

import cutec
from cutec import cute, utils
from cutec.cute.nvgpu import tcgen05
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.target.tensor_memory import Access
from cutec.testing import simulate

pytestmark = pytest.mark.slow

x1, x2, x4, x8, x16 = (tcgen05.Repetition(n) for n in (1, 2, 4, 8, 16))
PACK, UNPACK = tcgen05.Pack.PACK_16b_IN_32b, tcgen05.Unpack.UNPACK_32b_IN_16b
SHAPES = ["32x32b", "16x64b", "16x128b", "16x256b", "16x32bx2"]


def copied(store: Any, load: Any, kind: Any, columns: int, apart: int = 1, own: bool = False) -> Any:
    """A function that stores rows in tensor memory, whose elements are so many `apart`, and loads
    them again, doubled. `own`: a thread names its own lane, not what the warp reaches.
    """

    @cute.kernel
    def kernel(a: cute.Tensor, b: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        holder = cute.arch.alloc_smem(cutec.Int32, 1)
        words = 32 // kind.width
        a, b = (cute.local_tile(each, (128, columns), (0, 0)) for each in (a, b))
        if tid < 32:
            cute.arch.alloc_tmem(32, holder)
            cute.arch.relinquish_tmem_alloc_permit()
        cute.arch.sync_threads()
        pointer = cute.arch.retrieve_tmem_ptr(kind, 16, holder)
        tensor = cute.make_tensor(pointer, cute.make_layout((128, columns), stride=(words << 16, apart)))
        assert tcgen05.find_tmem_tensor_col_offset(tensor) == ((columns - 1) * apart) // words + 1
        for op in (store, load):
            lanes, bits = map(int, op.shape.removesuffix("x2").removesuffix("b").split("x"))
            packing = op.unpack if op.stores else op.pack
            found = utils.blackwell_helpers.get_tmem_copy_properties(cute.make_copy_atom(op, kind))
            assert found == (lanes, bits, op.repeat.value, packing)
        down, up = (tcgen05.make_tmem_copy(cute.make_copy_atom(op, kind), tensor) for op in (store, load))
        values = cute.make_rmem_tensor(down.get_slice(tid).partition_S(a).shape, kind)
        cute.autovec_copy(down.get_slice(tid).partition_S(a), values)
        stored, loaded = down.get_slice(tid).partition_D(tensor), up.get_slice(tid).partition_S(tensor)
        if cutec.const_expr(own):  # as the other side, registers, is divided among threads
            stored, loaded = down.get_slice(tid).partition_S(tensor), up.get_slice(tid).partition_D(tensor)
        cute.copy(down, values, stored)
        cute.arch.fence_view_async_tmem_store()
        again = cute.make_rmem_tensor(up.get_slice(tid).partition_D(b).shape, kind)
        cute.copy(up, loaded, again)
        again.store(again.load() * kind(2))
        cute.autovec_copy(again, up.get_slice(tid).partition_D(b))
        cute.arch.sync_threads()
        if tid < 32:
            cute.arch.dealloc_tmem(pointer, 32)

    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor):
        kernel(a, b).launch(grid=1, block=128)

    return host


def _operations(store: str, load: str, times: Any, *packs: Any) -> tuple[Any, Any]:
    each = packs or (tcgen05.Unpack.NONE, tcgen05.Pack.NONE)
    return getattr(tcgen05, f"St{store}Op")(times, each[0]), getattr(tcgen05, f"Ld{load}Op")(times, each[1])


@pytest.mark.parametrize(("dtype", "kind"), [(np.float32, cutec.Float32), (np.float16, cutec.Float16)])
@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_stored_is_loaded(shape: str, dtype: type, kind: Any):
    columns = 32 * 32 // kind.width
    a = np.arange(128 * columns).reshape(128, columns) % 1000
    b = np.zeros((128, columns), dtype)
    simulate(copied(*_operations(shape, shape, x4), kind, columns), a.astype(dtype), b, arch="sm_100a")
    assert (b == 2 * a).all()


@pytest.mark.parametrize(("dtype", "kind"), [(np.float32, cutec.Float32), (np.float16, cutec.Float16)])
def test_a_thread_may_name_its_own_lane(dtype: type, kind: Any):
    columns = 32 * 32 // kind.width  # two accesses
    a = np.arange(128 * columns).reshape(128, columns) % 1000
    b = np.zeros((128, columns), dtype)
    host = copied(*_operations("32x32b", "32x32b", x16), kind, columns, own=True)
    simulate(host, a.astype(dtype), b, arch="sm_100a")
    assert (b == 2 * a).all()


def test_other_shapes_have_no_lane_of_a_thread():
    b = np.zeros((128, 32), np.float32)
    host = copied(*_operations("16x64b", "16x64b", x4), cutec.Float32, 32, own=True)
    with pytest.raises(CutecError) as caught:
        simulate(host, b, b, arch="sm_100a")
    assert caught.value.code == "E0410"


@pytest.mark.parametrize("load", SHAPES)
@pytest.mark.parametrize("store", ["32x32b", "16x32bx2"])
def test_columns_of_16_bits_are_packed(store: str, load: str):
    """A register of any shape has two neighbouring columns: what one shape stores another loads."""
    a = np.arange(128 * 32).reshape(128, 32) % 1000
    b = np.zeros((128, 32), np.float16)
    host = copied(*_operations(store, load, x2, UNPACK, PACK), cutec.Float16, 32, apart=2)
    simulate(host, a.astype(np.float16), b, arch="sm_100a")
    assert (b == 2 * a).all()


@pytest.mark.parametrize(
    ("rows", "load"),
    [
        (128, tcgen05.Ld32x32bOp(x16, PACK)),
        (128, tcgen05.Ld16x128bOp(x4, PACK)),
        (128, tcgen05.Ld16x32bx2Op(x8, PACK)),
        (64, tcgen05.Ld16x128bOp(x2, PACK)),
        (64, tcgen05.Ld16x256bOp(x2, PACK)),
    ],
)
def test_sums_of_16_bits(rows: int, load: Any):
    """A D of f16 has an element in each column."""
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-2, 3, shape).astype(np.float16) for shape in ((rows, 64), (64, 64)))
    c = np.zeros((rows, 64), np.float16)
    host = make(operation(cutec.Float16, cutec.Float16, (rows, 64, 16)), (rows, 64, 64), load)
    simulate(host, a, b, c, arch="sm_100a")
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T).all()


@pytest.mark.parametrize(
    ("load", "words"),
    [
        (tcgen05.Ld32x32bOp(x16), "no element of"),  # every other column is nobody's
        (tcgen05.Ld32x32bOp(tcgen05.Repetition.x32, PACK), "no element of"),  # 64 columns of 32
    ],
)
def test_accesses_of_other_columns(load: Any, words: str):
    a = np.zeros((128, 64), np.float16)
    host = make(operation(cutec.Float16, cutec.Float16), (128, 64, 64), load)
    with pytest.raises(CutecError, match=words) as caught:
        simulate(host, a, a[:64].copy(), a.copy(), arch="sm_100a")
    assert caught.value.code == "E0434"


@pytest.mark.tools
@pytest.mark.parametrize(
    ("load", "form"),
    [
        ("Ld32x32bOp(tcgen05.Repetition.x16", "32x32b.x16.pack::16b.b32"),
        ("Ld16x32bx2Op(tcgen05.Repetition.x8", "16x32bx2.x8.pack::16b.b32"),
        ("Ld16x128bOp(tcgen05.Repetition.x4", "16x128b.x4.pack::16b.b32"),
    ],
)
def test_ptxas_takes_them(load: str, form: str, tmp_path: Path):
    source = Path(__file__).with_name("gemm_cute.py").read_text()
    old = "gemm = make(operation(cutec.Float16), (128, 64, 64))"
    assert old in source
    packed = f"tcgen05.{load}, tcgen05.Pack.PACK_16b_IN_32b)"
    new = f"gemm = make(operation(cutec.Float16, cutec.Float16), (128, 64, 64), {packed})"
    (tmp_path / "packed.py").write_text(source.replace(old, new))
    options = BuildOptions(str(tmp_path / "packed.py"), output=str(tmp_path / "out"), emits=(Emit("ptx"),))
    for stage in perform(options).stages:
        assert f"tcgen05.ld.sync.aligned.{form}" in stage.data.decode()


def test_choices_for_sums_of_16_bits():
    """As sm100_builder.inl of CUTLASS chooses: packed, a row of a thread or 128 bits of one."""
    m_major, n_major = utils.LayoutEnum.COL_MAJOR, utils.LayoutEnum.ROW_MAJOR
    for rows, layout, access in (
        (128, n_major, Access("32x32b", 16, True)),
        (128, m_major, Access("16x128b", 4, True)),
        (64, n_major, Access("16x128b", 4, True)),
    ):
        how = ((rows, 128, 64), layout, cutec.Float16, cutec.Float16, (rows, 32), False)
        assert utils.blackwell_helpers.get_tmem_load_op(*how).row.access == access


def through_shared(layout: utils.LayoutEnum, kind: Any, acc: Any, load: Any, chosen: list[str]) -> Any:
    """A function that stores rows in tensor memory, loads them by `load`, stores them in shared
    memory by the atom that `get_smem_store_op` has `chosen`, and copies them out row by row.
    """
    columns = 32

    @cute.kernel
    def kernel(a: cute.Tensor, b: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        holder = cute.arch.alloc_smem(cutec.Int32, 1)
        apart = 2 if acc.width == 16 else 1
        if tid < 32:
            cute.arch.alloc_tmem(64, holder)
            cute.arch.relinquish_tmem_alloc_permit()
        cute.arch.sync_threads()
        pointer = cute.arch.retrieve_tmem_ptr(acc, 16, holder)
        lane = (32 // acc.width) << 16
        tensor = cute.make_tensor(pointer, cute.make_layout((128, columns), stride=(lane, apart)))
        packs = (UNPACK, PACK) if acc.width == 16 else (tcgen05.Unpack.NONE, tcgen05.Pack.NONE)
        down = tcgen05.make_tmem_copy(cute.make_copy_atom(tcgen05.St32x32bOp(x8, packs[0]), acc), tensor).get_slice(tid)
        a = cute.local_tile(a, (128, columns), (0, 0))
        values = cute.make_rmem_tensor(down.partition_S(a).shape, acc)
        cute.autovec_copy(down.partition_S(a), values)
        cute.copy(down, values, down.partition_D(tensor))
        cute.arch.fence_view_async_tmem_store()

        up = tcgen05.make_tmem_copy(cute.make_copy_atom(load(packs[1]), acc), tensor)
        again = cute.make_rmem_tensor(up.get_slice(tid).partition_D(a).shape, acc)
        cute.copy(up, up.get_slice(tid).partition_S(tensor), again)
        rounded = cute.make_rmem_tensor(again.shape, kind)
        rounded.store(again.load().to(kind))
        order = (1, 128) if cutec.const_expr(layout is utils.LayoutEnum.COL_MAJOR) else (columns, 1)
        shared = cute.make_tensor(
            cute.arch.alloc_smem(kind, 128 * columns, 128), cute.make_layout((128, columns), stride=order)
        )
        atom = utils.blackwell_helpers.get_smem_store_op(layout, kind, acc, up)
        chosen.append(atom.row.name)
        store = cute.make_tiled_copy_D(atom, up)
        cute.copy(store, store.retile(rounded), store.get_slice(tid).partition_D(shared))
        cute.arch.sync_threads()
        for i in cutec.range_constexpr(columns):
            b[tid, i] = shared[tid, i].to(cutec.Float32)
        if tid < 32:
            cute.arch.dealloc_tmem(pointer, 64)

    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor):
        kernel(a, b).launch(grid=1, block=128)

    return host


ROW, COLUMN = utils.LayoutEnum.ROW_MAJOR, utils.LayoutEnum.COL_MAJOR


@pytest.mark.parametrize(
    ("layout", "kind", "acc", "load", "matrices"),
    [
        (ROW, cutec.Float32, cutec.Float32, lambda pack: tcgen05.Ld16x128bOp(x4), "SM90_U32x4_STSM_N"),
        (COLUMN, cutec.Float16, cutec.Float32, lambda pack: tcgen05.Ld16x256bOp(x2), "SM90_U16x8_STSM_T"),
        (ROW, cutec.BFloat16, cutec.Float32, lambda pack: tcgen05.Ld16x256bOp(x1), "SM90_U32x2_STSM_N"),
        (COLUMN, cutec.Float16, cutec.Float16, lambda pack: tcgen05.Ld16x128bOp(x2, pack), "SM90_U16x8_STSM_T"),
        (COLUMN, cutec.Float8E4M3FN, cutec.Float32, lambda pack: tcgen05.Ld16x256bOp(x4), "SM100_U8x16_STSM_T"),
        (COLUMN, cutec.Int8, cutec.Int32, lambda pack: tcgen05.Ld16x256bOp(x2), "SM100_U8x8_STSM_T"),
        (COLUMN, cutec.Float8E5M2, cutec.Float32, lambda pack: tcgen05.Ld16x256bOp(x1), "SM100_U8x4_STSM_T"),
        (ROW, cutec.Float8E4M3FN, cutec.Float32, lambda pack: tcgen05.Ld16x256bOp(x4), "universal"),
        (ROW, cutec.Float16, cutec.Float32, lambda pack: tcgen05.Ld32x32bOp(x8), "universal"),
    ],
)
def test_fragments_are_stored_as_matrices(layout: Any, kind: Any, acc: Any, load: Any, matrices: str):
    dtype = {"Float16": np.float16, "Int32": np.int32}.get(acc.name, np.float32)
    a = (np.arange(128 * 32).reshape(128, 32) % 13 - 6).astype(dtype)
    b = np.zeros((128, 32), np.float32)
    chosen: list[str] = []
    simulate(through_shared(layout, kind, acc, load, chosen), a, b, arch="sm_100a")
    assert (b == a).all() and set(chosen) == {matrices}
