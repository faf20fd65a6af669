"""Names of the public package that few kernels use: logic as functions, unions, pointers from
numbers, versions, errors, parts of layouts.
"""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.base_dsl.version import DSLCudaVersion
from cutec.cute.experimental import iket
from cutec.diag import CutecError
from cutec.layout import E
from cutec.toolchain.find import Toolset


@cute.jit(preprocess=False)
def combined(x, n):
    return cutec.select_(cutec.or_(cutec.and_(x > 2, x < n, True), cutec.not_(x)), 1, 0) + cutec.select_(
        cutec.all_([x > 1, x > 4]), 10, 0
    )


@cute.kernel
def logic(x: cute.Tensor, y: cute.Tensor, n: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()
    vector = cute.full((4,), x[tid], cutec.Int32)
    y[tid] = (
        combined(x[tid], n)
        + 100 * cutec.Int32(cutec.any_(vector > 6))
        + 1000 * cutec.Int32(cutec.any_([x[tid] == 1, False]))
    )


def test_logic_as_functions() -> None:
    x, y = np.arange(8, dtype=np.int32), np.zeros(8, np.int32)
    run(logic, x, y, 6, block=8)
    want = [int(2 < v < 6 or not v) + 10 * (v > 4) + 100 * (v > 6) + 1000 * (v == 1) for v in range(8)]
    assert y.tolist() == want


@cute.kernel
def exchanged(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    a, b = cute.local_tile(x, (4,), (0,)).load(), cute.local_tile(x, (4,), (1,)).load()
    low = cute.TensorSSA(cutec.select_(tid != 0, b, a), a.shape, cutec.Int32)
    cute.local_tile(y, (4,), (tid,)).store(low)


def test_vectors_are_selected_whole() -> None:
    x, y = np.arange(8, dtype=np.int32), np.zeros(8, np.int32)
    run(exchanged, x, y, block=2)
    assert (y == x).all()


def test_logic_on_known_values_is_known() -> None:
    assert cutec.and_(True, 1) is True and cutec.or_(0, False) is False and cutec.not_(0) is True
    assert cutec.all_([]) is True and cutec.any_(v > 2 for v in (1, 3)) is True


@cute.union
class Scratch:
    floats: cute.struct.MemRange[cutec.Float32, 8]
    halves: cute.struct.Align[cute.struct.MemRange[cutec.Float16, 6], 64]
    word: cutec.Int32


@cute.struct
class Storage:
    head: cutec.Int32
    scratch: Scratch


@cute.kernel
def overlapping(a: cute.Tensor):
    storage = cutec.memory.SmemAllocator().allocate(Storage)
    storage.head = 7
    storage.scratch.floats[0] = cutec.Float32(1.0)
    a[0] = storage.scratch.word.load()
    storage.scratch.word = 5
    a[1] = storage.scratch.floats[0].bitcast(cutec.Int32) + storage.head.load()


def test_a_union_is_as_large_as_its_largest_field() -> None:
    assert (Scratch.size_in_bytes(), Scratch.alignment()) == (64, 64)
    assert (Storage.size_in_bytes(), Storage.alignment()) == (128, 64)
    a = np.zeros(2, np.int32)
    run(overlapping, a)
    assert a.tolist() == [0x3F800000, 12]


@cute.kernel
def through_a_number(a: cute.Tensor):
    address = a.iterator.toint()
    pointer = cutec.inttoptr(address + 8, mem_space=1, dtype=cutec.Int32)
    pointer.store(pointer.load() + 5)


def test_pointers_from_numbers() -> None:
    a = np.arange(4, dtype=np.int32)
    run(through_a_number, a)
    assert a.tolist() == [0, 1, 7, 3]


def test_a_number_of_no_memory_space_is_refused() -> None:
    with pytest.raises(CutecError, match="9 is not the number of a memory space"):
        cutec.inttoptr(0, mem_space=9, dtype=cutec.Int32)


def test_versions_compare() -> None:
    assert (
        DSLCudaVersion("13.1") > DSLCudaVersion("13.0") > "12.9"
        and DSLCudaVersion("13") == "13.0"
        and str(DSLCudaVersion("12.8.1")) == "12.8"
    )
    with pytest.raises(ValueError, match="no version of CUDA"):
        DSLCudaVersion("new")


def test_the_toolkit_tells_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toolset, "cuda_version", lambda self: (13, 1))
    # as a module of its own: another class of versions would come into the one that others use
    spec = importlib.util.find_spec("cutec.base_dsl.version")
    version = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(version)
    assert (version.CUDA_VERSION.major, version.CUDA_VERSION.minor) == (13, 1)
    assert version.target_version(min_version="13.1") and not version.target_version(min_version="13.2")


def test_refusals_have_the_public_names() -> None:
    assert cutec.DSLRuntimeError is cutec.DSLUserCodeError is CutecError


def test_parts_of_layouts() -> None:
    swizzled = cute.make_composed_layout(cute.make_swizzle(2, 4, 3), 0, cute.make_layout((8, 4)))
    assert cute.get_swizzle_portion(swizzled) == cute.make_swizzle(2, 4, 3)
    assert (
        cute.get_nonswizzle_portion(swizzled)
        == cute.make_layout((8, 4))
        == cute.get_nonswizzle_portion(cute.make_layout((8, 4)))
    )
    assert cute.flatten_to_tuple(((1, (2,)), 3)) == (1, 2, 3) and cute.flatten_to_tuple(4) == (4,)
    assert cute.has_scaled_basis((1, (E(0),))) and not cute.has_scaled_basis((1, (2, 3)))


def test_handles_have_the_public_names() -> None:
    assert cutec.pipeline.PipelineConsumer.ImmutableResourceHandle is not None and cutec.range_dynamic is cutec.range


@cute.kernel
def marked(y: cute.Tensor):
    iket.range_push("all", y[0])
    y[0] = 7
    iket.range_pop()


def test_marks_of_a_tracer_emit_nothing() -> None:
    y = np.zeros(1, np.int32)
    run(marked, y)
    assert y[0] == 7
