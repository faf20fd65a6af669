"""`--enable-assertions`: every tensor access is checked against its tensor's shape and against the
memory the tensor is part of.
"""

from __future__ import annotations

import linecache

import numpy as np
import pytest
from cute_kit import _launch2, run
from exporting import export_of

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.frontend.kernels.trace import TraceOptions, trace
from cutec.lowering import LowerOptions, device_module, lower
from cutec.ops.verify_cute import verify_cute
from cutec.render import module_text


@cute.kernel
def element(a: cute.Tensor, i):
    a[i, 2] = 1  # here


@cute.kernel
def element_in_memory(a: cute.Tensor, i):
    a[0, i] = 1  # here


@cute.kernel
def nested_coordinate(a: cute.Tensor, i):
    tiles = cute.zipped_divide(a, (2, 4))
    tiles[(1, i), (0, 0)] = 1  # here


@cute.kernel
def read(a: cute.Tensor, i):
    a[0, 0] = a[i, i]  # here


@cute.kernel
def tile_past_the_end(a: cute.Tensor, i):
    cute.local_tile(a, (4, 8), (i, 0)).fill(1)  # here


@cute.kernel
def load_past_the_end(a: cute.Tensor, i):
    value = cute.local_tile(a, (4, 8), (i, 0)).load()  # here
    a[0, 0] = value[0]


@cute.kernel
def copy_past_the_end(a: cute.Tensor, i):
    frag = cute.make_rmem_tensor((4, 8), cutec.Float32)
    frag.fill(0)
    cute.autovec_copy(frag, cute.local_tile(a, (4, 8), (i, 0)))  # here


@cute.kernel
def before_the_start(a: cute.Tensor, i):
    moved = cute.make_tensor(a.iterator - i, 4)
    moved[0] = 1  # here


@cute.kernel
def wrong_view(a: cute.Tensor, i):
    view = cute.make_tensor(a.iterator, cute.make_layout((4, 4), stride=(1, 100)))
    view[0, i] = 1  # here


@cute.kernel
def carried_pointer(a: cute.Tensor, i):
    part = cute.local_tile(a, (4, 8), (0, 0))
    for _ in range(i):
        part = cute.domain_offset((4, 0), part)
    part.fill(2)  # here


@cute.kernel
def registers(a: cute.Tensor, i):
    frag = cute.make_rmem_tensor((2, 4), cutec.Float32)
    frag.fill(0)
    a[0, 0] = frag[0, i]  # here


@cute.kernel
def shared(a: cute.Tensor, i):
    tile = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((4, 8)))
    other = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout(64))
    other[0] = 0
    cute.make_tensor(tile.iterator, 64)[i] = 1  # here


SHAPE, OF_A = "coordinate outside of the shape", "access outside of the array of tensor a"
CASES = [
    (element, 7, 8, f"{SHAPE} of tensor a"),
    (element, 7, -1, f"{SHAPE} of tensor a"),
    (element_in_memory, 7, 8, f"{SHAPE} of tensor a"),
    (nested_coordinate, 3, 4, SHAPE),
    (read, 7, 9, SHAPE),
    (tile_past_the_end, 1, 2, OF_A),
    (load_past_the_end, 1, 2, OF_A),
    (copy_past_the_end, 1, 2, OF_A),
    (before_the_start, 0, 1, OF_A),
    (wrong_view, 0, 1, OF_A),
    (carried_pointer, 1, 2, OF_A),
    (registers, 3, 4, SHAPE),
    (shared, 31, 32, "access outside of the array in shared memory"),
]


@pytest.mark.parametrize(("kernel", "good", "bad", "said"), CASES)
def test_an_access_outside_is_found(kernel, good: int, bad: int, said: str) -> None:
    run(kernel, np.zeros((8, 8), np.float32), good, enable_assertions=True)
    with pytest.raises(CutecError) as caught:
        run(kernel, np.zeros((8, 8), np.float32), bad, enable_assertions=True)
    err = caught.value
    assert err.code == "E5009" and said in err.message
    assert linecache.getline(err.place.file, err.place.line).rstrip().endswith("# here")


@cute.kernel
def user_assertion(a: cute.Tensor, i):
    cute.testing.assert_(i < 3, "i is small")
    a[0, 0] = i


def test_assertions_of_the_kernel() -> None:
    a = np.zeros((1, 1), np.float32)
    run(user_assertion, a, 2, enable_assertions=True)
    with pytest.raises(CutecError, match="i is small"):
        run(user_assertion, a, 3, enable_assertions=True)
    run(user_assertion, a, 3)
    assert a[0, 0] == 3


@cute.kernel
def guarded(a: cute.Tensor, n):
    """Predicates keep a copy from what it may not touch: nothing is reported."""
    tid, _, _ = cute.arch.thread_idx()
    tile, coords = (cute.local_tile(x, (1, 8), (tid, 1)) for x in (a, cute.make_identity_tensor(a.shape)))
    inside = cute.make_rmem_tensor((1, 8), cutec.Boolean)
    for i in cutec.range_constexpr(8):
        inside[i] = cute.elem_less(coords[i], a.shape)
    frag = cute.make_fragment_like(tile)
    frag.fill(n)
    cute.copy(cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32), frag, tile, pred=inside)


def test_predicated_copies_pass() -> None:
    a = np.zeros((5, 11), np.float32)
    run(guarded, a, 3, block=8, enable_assertions=True)
    assert (a[:, 8:] == 3).all() and (a[:, :8] == 0).all()


def lowered(kernel, enable: bool):
    export = export_of(_launch2, ["f32[m,n]", "i32"], {"kernel": kernel, "grid": 1, "block": 32})
    traced = trace(export, "sm_90a", TraceOptions(enable_assertions=enable)).module
    verify_cute(traced)
    return device_module(lower(traced, LowerOptions(enable_assertions=enable)))


@pytest.mark.parametrize("kernel", [case[0] for case in CASES], ids=lambda k: k.__name__)
def test_without_the_flag_there_is_no_trace_of_it(kernel) -> None:
    text = module_text(lowered(kernel, False), locations=False)
    assert "assert" not in text and "ptrtoint" not in text
    assert "assert" in module_text(lowered(kernel, True), locations=False)


@pytest.mark.tools
def test_ptx_calls_the_assertion(tmp_path) -> None:
    from cutec.driver.build.build import perform
    from cutec.driver.options.options import BuildOptions, Emit

    sample = __file__.replace("tests/cute/test_cute_assertions.py", "samples/vector_add.py")
    for enable in (True, False):
        (stage,) = perform(BuildOptions(sample, archs=("sm_90a",), emits=(Emit("ptx"),), assertions=enable)).stages
        assert (b"__assertfail" in stage.data) == enable
