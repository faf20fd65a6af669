"""Calls of jit functions from plain Python, on the interpreter: every kind of argument arrives as
it was meant.
"""

from __future__ import annotations

import ctypes
import gc
import os
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import call_kernels
import ml_dtypes
import numpy as np
import pytest
from call_kernels import Pair, Scaler, Work

import cutec
from cutec import cute, testing
from cutec.calling.pointers import make_ptr
from cutec.calling.tensors import from_dlpack, make_fake_compact_tensor
from cutec.collecting import RARELY
from cutec.diag import CutecError

SAMPLES = Path(__file__).parent.parent.parent / "samples"
pytestmark = pytest.mark.usefixtures("on_cpu")


@pytest.fixture
def x() -> np.ndarray:
    return np.arange(50, dtype=np.float32)


@pytest.fixture
def y() -> np.ndarray:
    return np.full(50, -1, np.float32)


def test_arrays_and_numbers(x, y):
    assert call_kernels.scale(x, y, 2.5) == 2, "what is known when compiling is returned"
    assert np.array_equal(y, x * 2.5)
    call_kernels.scale(x, y, np.float32(0.5), times=3)
    assert np.array_equal(y, x * 1.5)
    call_kernels.scale(y=y, x=x, factor=cutec.Float32(4))
    assert np.array_equal(y, x * 4)


@cute.kernel
def gather_kernel(addresses: cute.Tensor, y: cute.Tensor):
    i = cute.arch.thread_idx()[0]
    group = cute.make_ptr(cutec.Float32, addresses[i], cute.AddressSpace.gmem, assumed_align=4)
    y[i] = cute.make_tensor(group, cute.make_layout(3))[i]


@cute.jit
def gather(addresses: cute.Tensor, y: cute.Tensor):
    gather_kernel(addresses, y).launch(grid=[1, 1, 1], block=[2, 1, 1])


@cute.kernel
def copy_kernel(x: cute.Pointer, y: cute.Tensor):
    i = cute.arch.thread_idx()[0]
    y[i] = cute.make_tensor(x, cute.make_layout(2))[i]


@cute.jit
def copy_from(x: cute.Pointer, y: cute.Tensor):
    copy_kernel(x, y).launch(grid=[1, 1, 1], block=[2, 1, 1])


def test_arrays_of_addresses():
    groups = np.float32([[1, 2, 3], [4, 5, 6]])
    first, second = (testing.device_address(group) for group in groups)
    assert (first, second) == tuple(testing.device_address(group) for group in groups), "an array has one address"
    assert testing.device_address(groups[0, 1:]) == first + 4, "and its parts are in it"
    y = np.zeros(2, np.float32)
    gather(np.array([first, second]), y)
    assert y.tolist() == [1, 5]
    copy_from(make_ptr(cutec.Float32, second + 4, cute.AddressSpace.gmem), y)
    assert y.tolist() == [5, 6]
    compiled = cute.compile(copy_from, make_ptr(cutec.Float32, first, cute.AddressSpace.gmem), y)
    compiled(second, y)
    assert y.tolist() == [4, 5], "an address as a number"
    compiled(from_dlpack(groups), y)
    assert y.tolist() == [1, 2], "a tensor where a pointer was compiled"
    with pytest.raises(CutecError, match="E4305"):
        copy_from(make_ptr(cutec.Float32, groups.ctypes.data, cute.AddressSpace.gmem), y)


def test_multicast_objects_have_addresses_beside_other_arrays():
    gpus = [np.zeros(3, np.float32) for _ in range(2)]
    together, after = testing.multicast(gpus), np.float32([7, 8, 9])
    testing.device_address(together)
    y = np.zeros(2, np.float32)
    gather(np.array([testing.device_address(after)] * 2), y)
    assert y.tolist() == [7, 8]


def test_one_form_serves_all_extents():
    before = len(call_kernels.scale_by_global.compiled)
    for extent in (7, 33, 64):
        x, y = np.arange(extent, dtype=np.float32), np.zeros(extent, np.float32)
        call_kernels.scale_by_global(x, y)
        assert np.array_equal(x, y)
    assert len(call_kernels.scale_by_global.compiled) - before <= 1


def test_a_changed_global_compiles_again(x, y, monkeypatch):
    call_kernels.scale_by_global(x, y)
    monkeypatch.setattr(call_kernels, "SCALE", 5)
    call_kernels.scale_by_global(x, y)
    assert np.array_equal(y, x * 5)


@cute.kernel
def corner_kernel(x: cute.Tensor, y: cute.Tensor):
    y[0] = x[1, 1, 1]


@cute.jit
def corner(x: cute.Tensor, y: cute.Tensor):
    corner_kernel(x, y).launch(grid=[1, 1, 1], block=[1, 1, 1])


def test_calls_give_strides_that_are_not_known_when_compiling():
    """A fake compact tensor says only those that follow from its static extents, as in CuTe DSL."""
    fake = make_fake_compact_tensor(cutec.Float32, (4, cute.sym_int(), cute.sym_int()))
    y = np.zeros(1, np.float32)
    compiled = cute.compile(corner, fake, y)
    values = np.arange(64, dtype=np.float32)
    for shape, strides in (((4, 2, 8), (1, 4, 8)), ((4, 2, 3), (1, 4, 20))):
        x = np.lib.stride_tricks.as_strided(values, shape, [4 * s for s in strides])
        compiled(x, y)
        assert y[0] == sum(strides)
    with pytest.raises(CutecError, match="E4024"):
        compiled(np.lib.stride_tricks.as_strided(values, (4, 2, 3), (4, 32, 80)), y)


def test_functions_of_one_name_are_kept_in_files_of_their_own(tmp_path, monkeypatch):
    monkeypatch.setenv("CUTEC_DUMP_DIR", str(tmp_path))
    for dtype in (np.float32, np.float16, np.float32):
        cute.compile(corner, np.zeros((2, 2, 2), dtype), np.zeros(1, dtype), options="--keep-ir")
    first, second = (next(tmp_path.glob(f"corner.{name}")) for name in ("sm_*a.mlir", "sm_*a.2.mlir"))
    assert "f16" in second.read_text() and "f16" not in first.read_text()
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("compiled", [True, False], ids=["cute.compile", "a call"])
def test_garbage_is_collected_rarely_while_compiling(x, y, compiled):
    """Collections took a third of a trace. What the program has chosen is back after it."""
    before = gc.get_threshold()
    gc.set_threshold(701, 11, 12)
    try:
        call_kernels.thresholds.clear()
        if compiled:
            cute.compile(call_kernels.scale_and_look, x, y)
        else:
            call_kernels.scale_and_look(x, y, no_cache=True)
        assert gc.get_threshold() == (701, 11, 12)
    finally:
        gc.set_threshold(*before)
    assert call_kernels.thresholds == [RARELY]


def test_a_call_may_compile_anew(x, y):
    function = call_kernels.scale_by_global
    function(x, y, no_cache=False)
    before = [*function.compiled]
    function(x, y, no_cache=False)
    assert [*function.compiled] == before
    function(x, y, no_cache=True)
    assert [*function.compiled] != before


@cute.jit
def fill(y: cute.Tensor, no_jit_engine: cutec.Constexpr):
    fill_kernel(y, no_jit_engine).launch(grid=1, block=1)


@cute.kernel
def fill_kernel(y: cute.Tensor, value: cutec.Constexpr):
    y[0] = value


def test_a_parameter_by_the_name_of_an_option_is_an_argument(y):
    cute.compile(fill, y, no_jit_engine=5.0)(y)
    assert y[0] == 5
    fill(y, no_jit_engine=6.0)
    assert y[0] == 6


def test_receivers(x, y):
    scaler = Scaler(3.0)
    scaler(x, y)
    assert np.array_equal(y, x * 3)
    scaler.negated(x, y)
    assert np.array_equal(y, x * -3)
    scaler.factor = 7.0
    scaler(x, y)
    assert np.array_equal(y, x * 7), "a changed attribute compiles again"


def test_containers(x, y):
    call_kernels.scale_pair(Pair(x, y), {"times": 2})
    assert np.array_equal(y, x * 4)
    call_kernels.scale_work(Work(x, y, threads=16))
    assert np.array_equal(y, x * 3)
    call_kernels.scale_work(Work(x, y, threads=64, factor=0.5))
    assert np.array_equal(y, x * 0.5)


def test_variadic_parameters(x, y):
    z, w = np.zeros_like(x), np.zeros_like(x)
    call_kernels.scale_all(2.0, x, y, y, z, last=w)
    assert np.array_equal(y, x * 2) and np.array_equal(z, x * 4) and np.array_equal(w, x * 3)


def test_absent_arguments_and_streams(x, y):
    call_kernels.optional(x, y)
    assert np.array_equal(x, y)
    call_kernels.optional(x, y, 2.0, stream=SimpleNamespace(cuda_stream=7))
    assert np.array_equal(y, x * 2)
    with pytest.raises(CutecError, match="E4306"):
        call_kernels.optional(x, y, 2.0, stream=cute.runtime.make_fake_stream())


def test_pointers(x, y):
    make_ptr = cute.runtime.make_ptr
    call_kernels.copy_pointers(make_ptr(cutec.Float32, x), make_ptr(cutec.Float32, y, assumed_align=4), 20)
    assert np.array_equal(y[:20], x[:20]) and np.all(y[20:] == -1)
    with pytest.raises(CutecError, match="E4305"):
        call_kernels.copy_pointers(make_ptr(cutec.Float32, x.ctypes.data), make_ptr(cutec.Float32, y), 20)


def test_strided_arrays():
    x, y = np.arange(40, dtype=np.float32).reshape(8, 5)[::2].T, np.zeros((5, 4), np.float32)
    call_kernels.scale(x, y, 1.0)
    assert np.array_equal(x.T.ravel(), y.ravel(order="F")) or np.array_equal(x, y), "by CuTe's order of coordinates"


def test_narrow_floats():
    x, y = np.arange(8).astype(ml_dtypes.bfloat16), np.zeros(8, ml_dtypes.bfloat16)

    @cute.kernel
    def move(x: cute.Tensor, y: cute.Tensor):
        y[cute.arch.thread_idx()[0]] = x[cute.arch.thread_idx()[0]]

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        assert x.element_type is cutec.BFloat16
        move(x, y).launch(grid=[1, 1, 1], block=[8, 1, 1])

    entry(x, y)
    assert np.array_equal(x, y)


def test_static_layouts(x, y):
    seen = []

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        seen.append(str(x.layout))
        call_kernels.scale_kernel(x, y, cutec.Float32(1)).launch(grid=[2, 1, 1], block=[32, 1, 1])

    from_dlpack = cute.runtime.from_dlpack
    entry(from_dlpack(x), from_dlpack(y))
    entry(x, y)
    entry(from_dlpack(x).mark_compact_shape_dynamic(0, divisibility=10), from_dlpack(y))
    assert seen[0] in ("50:1", "(50):(1)", "(50,):(1,)") and "?" in seen[1] and "div=10" in seen[2]


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((np.zeros(3, np.float32), 5, 1.0), "E1012"),
        ((5, np.zeros(3, np.float32), 1.0), "E1012"),
        ((np.zeros(3, np.float32),) * 2, "E0106"),
        ((np.zeros(3, np.float32), np.zeros(3, np.float32), "two"), "E1012"),
    ],
    ids=["scalar for tensor", "scalar for tensor first", "too few", "text for number"],
)
def test_what_contradicts_the_annotations(args, code):
    with pytest.raises(CutecError) as caught:
        call_kernels.scale(*args)
    assert caught.value.code == code


def test_the_protocol_and_adapters(x, y):
    class Buffer:
        """An array and a number that stands in memory."""

        def __init__(self, tensor, factor):
            self.tensor, self.factor = tensor, factor

        def __c_pointers__(self):
            return [*self.tensor.__c_pointers__(), ctypes.addressof(self.factor)]

        def __get_mlir_types__(self):
            return [*self.tensor.__get_mlir_types__(), cutec.Float32]

        def __new_from_mlir_values__(self, values):
            return Buffer(self.tensor.__new_from_mlir_values__(values[:1]), values[1])

    class Foreign:
        def __init__(self, array):
            self.array = array

    @cute.jit
    def entry(buffer, y):
        call_kernels.scale_kernel(buffer.tensor, y, buffer.factor).launch(grid=[2, 1, 1], block=[32, 1, 1])

    cutec.register_jit_arg_adapter(Foreign)(lambda foreign: foreign.array)
    factor = ctypes.c_float(2.5)
    entry(Buffer(cute.runtime.from_dlpack(x), factor), Foreign(y))
    assert np.array_equal(y, x * 2.5)
    factor.value = 4
    entry(Buffer(cute.runtime.from_dlpack(x), factor), Foreign(y))
    assert np.array_equal(y, x * 4)
    assert isinstance(Buffer(None, None), cutec.JitArgument)


def test_compiled_functions(x, y):
    compiled = cute.compile(call_kernels.scale, x, y, 1.0, 3)
    compiled(x, y, 2)
    assert np.array_equal(y, x * 6) and compiled.get_constexpr_args() == {"times": 3}
    assert compiled(x, y, factor=1.0) == 4
    assert compiled.mlir_types == ("!llvm.ptr<1>", "i32", "!llvm.ptr<1>", "i32", "f32")
    with pytest.raises(CutecError) as caught:
        compiled(x, y, 2, 3)
    assert caught.value.code == "E0106" and "times was fixed" in caught.value.help


def test_a_call_inside_a_trace_is_inlined(x, y):
    @cute.jit
    def outer(x: cute.Tensor, y: cute.Tensor):
        call_kernels.scale(x, y, cutec.Float32(2), 5)

    outer(x, y)
    assert np.array_equal(y, x * 10)

    @cute.jit
    def wrong(x: cute.Tensor, y: cute.Tensor):
        cute.compile(call_kernels.scale, x, y, 1.0)

    with pytest.raises(CutecError, match="E4307"):
        wrong(x, y)


def test_the_smallest_sample_runs():
    runpy.run_path(str(SAMPLES / "minimal.py"))["run"]()


def test_a_class_that_delegates_both_protocols_to_a_pointer(x, y):
    class Buffer:
        def __init__(self, pointer, order):
            self.pointer, self.order = pointer, order

        def __c_pointers__(self):
            return self.pointer.__c_pointers__()

        def __get_mlir_types__(self):
            return self.pointer.__get_mlir_types__()

        def __extract_mlir_values__(self):
            return self.pointer.__extract_mlir_values__()

        def __new_from_mlir_values__(self, values):
            return Buffer(self.pointer.__new_from_mlir_values__(values), self.order)

    @cute.kernel
    def kernel(source: Buffer, target: Buffer):
        x, y = (cute.make_tensor(b.pointer, cute.make_layout(32)) for b in (source, target))
        y[cute.arch.thread_idx()[0]] = x[cute.arch.thread_idx()[0]] + target.order

    @cute.jit
    def entry(source: Buffer, target: Buffer):
        kernel(source, target).launch(grid=[1, 1, 1], block=[32, 1, 1])

    make_ptr = cute.runtime.make_ptr
    entry(Buffer(make_ptr(cutec.Float32, x), 1), Buffer(make_ptr(cutec.Float32, y), 2))
    assert np.array_equal(y[:32], x[:32] + 2) and np.all(y[32:] == -1)


def test_a_benchmark_takes_its_workspaces_in_turn(x):
    made = []

    def workspace():
        made.append(np.zeros_like(x))
        return cute.testing.JitArguments(x, made[-1], factor=2.0)

    compiled = cute.compile(call_kernels.scale, x, x, 1.0)
    assert (
        cute.testing.benchmark(
            compiled, warmup_iterations=0, iterations=3, workspace_generator=workspace, workspace_count=3
        )
        > 0
    )
    assert len(made) == 3 and all(np.array_equal(y, x * 2) for y in made)
    with pytest.raises(CutecError, match="E4308"):
        cute.testing.benchmark(compiled, iterations=0)


def test_changes_that_compile_again(x, y):
    factor = 2.0
    state = {"times": 3}  # what changes inside of it is not noticed, the name is

    def helper(value):
        return value * factor

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        call_kernels.scale_kernel(x, y, cutec.Float32(helper(1.0) * state["times"])).launch(
            grid=[2, 1, 1], block=[32, 1, 1]
        )

    entry(x, y)
    assert np.array_equal(y, x * 6)
    factor = 5.0
    entry(x, y)
    assert np.array_equal(y, x * 15), "a cell of a function that was called in the trace"
    state = {"times": 1}
    entry(x, y)
    assert np.array_equal(y, x * 5)
    assert len(entry.compiled) == 1, "the form that is out of date is replaced"


def test_a_build_loads_nothing_that_calls():
    code = (
        "import sys; from cutec import cute; print([m for m in sys.modules if m.startswith('cutec.calling.') or m in"
        " ('numpy', 'cuda')])"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(SAMPLES.parent)},
    )
    assert found.stdout.strip() == "[]"


def test_dtypes_of_other_names(y):
    """A tensor whose dtype its framework lacks goes by its bits."""
    memory = np.arange(50, dtype=np.uint32)
    tensor = cute.runtime.from_dlpack(memory)
    tensor.element_type = cutec.Float32
    call_kernels.scale(tensor, y, 1.0)
    assert np.array_equal(y.view(np.uint32), np.float32(memory.view(np.float32)).view(np.uint32))


def test_functions_that_launch_nothing(x, capsys):
    @cute.jit
    def entry(x: cute.Tensor, times: cutec.Constexpr):
        print("in the trace", times)
        return times, cute.size(x) if cutec.const_expr(times == 0) else "known"

    assert entry(x, 3) == (3, "known") and entry(x, 3) == (3, "known") and capsys.readouterr().out == "in the trace 3\n"
    with pytest.warns(UserWarning, match="W0510"):
        assert entry(x, 0) is None


def test_functions_that_launch_nothing_print_and_check_in_every_call(x, capsys):
    @cute.jit
    def entry(x: cute.Tensor, n: cutec.Int32):
        if n > 2:
            cute.printf("%d of %d", n, cute.size(x))

    tensor = cute.runtime.from_dlpack(x).mark_layout_dynamic()
    compiled = cute.compile(entry, tensor, 1)
    for call, numbers in ((entry, (3, 4, 1)), (compiled, (5, 2, 6))):
        for n in numbers:
            call(tensor, n)
    assert capsys.readouterr().out == "".join(f"{n} of {x.size}\n" for n in (3, 4, 5, 6))
    with pytest.raises(CutecError, match=r"E4021: argument 'x' has dtype f16, expected f32"):
        compiled(x.astype(np.float16), 5)


def test_arrays_of_another_dtype_are_refused(x, y):
    compiled = cute.compile(call_kernels.scale, x, y, 2.0)
    half = np.zeros(x.shape, np.float16)
    for wrong in (half, cute.runtime.from_dlpack(half), x.view(np.int32)):
        with pytest.raises(CutecError, match=r"E4021: argument 'x' has dtype (f16|i32), expected f32"):
            compiled(wrong, y, 2.0)
    compiled(x, y, 2.0)
    assert np.array_equal(y, x * 2)


def test_contexts_and_streams_of_the_interpreter():
    cutec.cuda.initialize_cuda_context()
    cutec.cuda.stream_sync(cutec.cuda.default_stream())


def test_integers_of_a_shape_are_known_when_compiling(x, y):
    seen = []

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor, shape: cute.Shape, plain):
        seen.append((shape[0], isinstance(shape[1][0], int), isinstance(shape[1][1], int), isinstance(plain[0], int)))
        call_kernels.scale(x, y, 2.0)

    entry(x, y, (7, (8, cutec.Int32(9))), (5,))
    assert seen == [(7, True, False, False)] and np.array_equal(y, x * 2)


def comprehended(x: cute.Tensor) -> list:
    """A function that the next test's kernel calls."""
    return [x[i] + i for i in range(2)]


def test_comprehensions_are_no_callers(x):
    """From Python 3.12 on they are no functions; operations have the same locations before, so that
    caches serve other versions.
    """

    @cute.kernel
    def kernel(x: cute.Tensor):
        values = comprehended(x)
        x[0] = values[0] + values[1]

    @cute.jit
    def host(x: cute.Tensor):
        kernel(x).launch(grid=[1, 1, 1], block=[1, 1, 1])

    locations = []
    cute.compile(host, x).walk(lambda op: locations.append(op.loc))
    inside = [loc for loc in locations if loc.file == __file__ and loc.line == comprehended.__code__.co_firstlineno + 2]
    assert inside and {(loc.function, loc.caller.function) for loc in inside} == {("comprehended", "kernel")}


def test_workspaces_are_types_when_compiling_and_left_out_in_calls(x, y):
    scratch = cutec.workspace("f32", ("x_0 + 0",))
    compiled = cute.compile(call_kernels.twice, x, y, scratch)
    compiled(x, y)
    np.testing.assert_array_equal(y, 2 * x)
    compiled(x[:20], y, None)
    call_kernels.twice(3 * x, y, scratch)
    np.testing.assert_array_equal(y, 6 * x)
