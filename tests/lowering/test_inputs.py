"""Stores to tensors that an export declares as inputs: found when lowering, or by the run."""

from __future__ import annotations

import linecache

import pytest
from exporting import export_of

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync
from cutec.diag import CutecError
from cutec.frontend.kernels.trace import trace
from cutec.lowering import LowerOptions, check_inputs, device_module, host_program, lower

ARCH = "sm_100a"  # it has all of these stores
STORE = cpasync.CopyBulkTensorTileS2GOp()
ADD = cpasync.CopyReduceBulkTensorTileS2GOp()


@cute.kernel
def element(a: cute.Tensor, b: cute.Tensor, n):
    a[0] = b[n]  # here


@cute.kernel
def part_of_it(a: cute.Tensor, b: cute.Tensor, n):
    part = cute.local_tile(a, (32,), (n,))
    for i in range(n):
        part = cute.domain_offset((i,), part)
    part.fill(1.0)  # here


@cute.kernel
def atomic(a: cute.Tensor, b: cute.Tensor, n):
    cute.arch.atomic_add(a.iterator + n, cutec.Float32(1))  # here


@cute.kernel
def through_an_integer(a: cute.Tensor, b: cute.Tensor, n):
    aligned = a.iterator.align(128)
    cute.make_tensor(aligned, 4)[n] = 1.0  # here


@cute.kernel
def copy(a: cute.Tensor, b: cute.Tensor, n):
    cute.autovec_copy(cute.local_tile(b, (32,), (n,)), cute.local_tile(a, (32,), (n,)))  # here


@cute.kernel
def bulk(a: cute.Tensor, b: cute.Tensor, n):
    shared = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout(32), 128)
    cute.arch.cp_async_bulk_store_masked(a.iterator, shared.iterator, 128, 7)  # here


@cute.jit
def with_three(kernel: cutec.Constexpr, a: cute.Tensor, b: cute.Tensor, n: cutec.Int32):
    kernel(a, b, n).launch(grid=1, block=32)


@cute.kernel
def either(a: cute.Tensor, b: cute.Tensor, n):
    target = a
    if n > 0:
        target = b
    target[0] = 1.0  # here


@cute.kernel
def either_input(a: cute.Tensor, b: cute.Tensor, n):
    target = a
    if n > 0:
        target = cute.domain_offset((1,), a)
    target[0] = b[0]  # here


@cute.kernel
def tma_kernel(atom: cpasync.TmaAtom, tensor: cute.Tensor, tile: cutec.Constexpr):
    shared = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, tile, 1024)
    part = cute.local_tile(tensor, (8, 32), (0, 0))
    s, t = cpasync.tma_partition(
        atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(part, 0, 2)
    )
    cute.copy(atom, s[None], t[None])  # here


@cute.jit
def tma(to: cutec.Constexpr, a: cute.Tensor):
    tile = cute.make_layout((8, 32), stride=(32, 1))
    atom, tensor = cpasync.make_tiled_tma_atom(to, a, tile, (8, 32))
    tma_kernel(atom, tensor, tile).launch(grid=1, block=32)


@cute.jit
def with_either(kernel: cutec.Constexpr, a: cute.Tensor, b: cute.Tensor, n: cutec.Int32):
    kernel(b, b, n).launch(grid=1, block=32)
    kernel(a, b, n).launch(grid=1, block=32)


def checked(function, args, **constexpr) -> None:
    export = export_of(function, args, constexpr)
    traced = trace(export, ARCH)
    lowered = lower(traced.module, LowerOptions(arch=ARCH))
    check_inputs(device_module(lowered), host_program(lowered, traced.signature), traced.signature)


def refused(function, args, **constexpr) -> str:
    with pytest.raises(CutecError) as caught:
        checked(function, args, **constexpr)
    err = caught.value
    assert err.code == "E0512"
    assert linecache.getline(err.place.file, err.place.line).rstrip().endswith("# here")
    return err.message


@pytest.mark.parametrize("kernel", [element, part_of_it, atomic, through_an_integer, copy, bulk, either_input])
def test_a_store_to_an_input_is_refused(kernel):
    said = refused(with_three, ["in f32[m]", "inout f32[m]", "i32"], kernel=kernel)
    assert said == "the kernel stores to a, which the export declares as an input"
    checked(with_three, ["inout f32[m]", "in f32[m]", "i32"], kernel=kernel)


@pytest.mark.parametrize("to", [STORE, ADD])
def test_a_tma_store_to_an_input_is_refused(to):
    refused(tma, ["in f32[m,n{div=4}]"], to=to)
    checked(tma, ["out f32[m,n{div=4}]"], to=to)


def test_each_launch_counts():
    refused(with_either, ["in f32[m]", "out f32[m]", "i32"], kernel=element)
    checked(with_either, ["out f32[m]", "out f32[m]", "i32"], kernel=element)


def test_two_inputs_are_both_named():
    said = refused(with_three, ["in f32[m]", "in f32[m]", "i32"], kernel=either)
    assert said.startswith("the kernel stores to a or b")


def test_what_only_a_run_knows_is_left_to_it():
    checked(with_three, ["in f32[m]", "out f32[m]", "i32"], kernel=either)
