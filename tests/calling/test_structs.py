"""C structs as arguments of calls."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec._mlir import ir
from cutec._mlir.dialects import llvm
from cutec.diag import CutecError
from cutec.ir.aggregates import scalars, size
from cutec.ir.parse import parse_type


class Inner(ctypes.Structure):
    _fields_ = (("small", ctypes.c_int8), ("wide", ctypes.c_int64))


class Outer(ctypes.Structure):
    _fields_ = (
        ("flag", ctypes.c_bool),
        ("inner", Inner),
        ("data", ctypes.c_void_p),
        ("extents", ctypes.c_int32 * 3),
        ("half", ctypes.c_uint16),
        ("short", ctypes.c_int16),
        ("brain", ctypes.c_uint16),
        ("single", ctypes.c_float),
        ("double", ctypes.c_double),
    )


class Packed(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("small", ctypes.c_int8), ("wide", ctypes.c_int64), ("inner", Inner), ("end", ctypes.c_int16))


OUTER = "!llvm.struct<(i1, struct<(i8, i64)>, ptr, array<3 x i32>, f16, i16, bf16, f32, f64)>"
PACKED = "!llvm.struct<packed (i8, i64, !llvm.struct<(i8, i64)>, i16)>"


def offsets(kind: Any, at: int = 0) -> list[int]:
    """The bytes at which C's compiler puts the scalars of a type."""
    if hasattr(kind, "_fields_"):
        return [o for name, field in kind._fields_ for o in offsets(field, at + getattr(kind, name).offset)]
    if hasattr(kind, "_length_"):
        return [o for i in range(kind._length_) for o in offsets(kind._type_, at + i * ctypes.sizeof(kind._type_))]
    return [at]


@pytest.mark.parametrize(("text", "kind"), [(OUTER, Outer), (PACKED, Packed)])
def test_fields_lie_where_c_puts_them(text: str, kind: Any) -> None:
    ty = parse_type(text)
    assert [at for _, at in scalars(ty)] == offsets(kind) and size(ty) == ctypes.sizeof(kind)


class View(ir.Value):
    """The argument in the trace."""

    def field(self, ty: str, *position: int) -> Any:
        return llvm.extractvalue(ir.Type.parse(ty), self, position)


class Argument:
    """The argument of a call."""

    def __init__(self, struct: Any, text: str):
        self.struct, self.text = struct, text

    def __c_pointers__(self) -> list[Any]:
        return [self.struct if isinstance(self.struct, int) else ctypes.addressof(self.struct)]

    def __get_mlir_types__(self) -> list[Any]:
        return [ir.Type.parse(self.text)]

    def __new_from_mlir_values__(self, values: Any) -> View:
        assert isinstance(values[0], ir.Value)
        return View(values[0])


def outer(data: int) -> Outer:
    half, brain = 0x3E00, 0x4020  # 1.5 as f16, 2.5 as bf16
    return Outer(True, Inner(-7, 1 << 40), data, (1, 2, 3), half, -300, brain, 0.25, 1e300)


@cute.jit
def say(view: Any):
    data = cute.make_ptr(cutec.Int32, view.field("!llvm.ptr", 2))
    cute.printf("{} {} {} {}", data, view.field("i1", 0), view.field("i8", 1, 0), view.field("i64", 1, 1))
    extents = [view.field("i32", 3, i) for i in range(3)]
    cute.printf("{} {} {} {}", tuple(extents), view.field("i16", 5), view.field("f32", 7), view.field("f64", 8))
    inner = llvm.insertvalue(view.field("!llvm.struct<(i8, i64)>", 1), view.field("i8", 1, 0), [0])
    made = llvm.insertvalue(llvm.mlir_undef(inner.type), cutec.Int64(5), [1])
    small, wide = ir.Type.parse("i8"), ir.Type.parse("i64")
    cute.printf("{} {}", llvm.extractvalue(small, inner, [0]), llvm.extractvalue(wide, made, [1]))
    cute.print_tensor(cute.make_tensor(data, cute.make_layout((extents[1], extents[0]))))


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_a_function_without_kernels_reads_the_struct_in_every_call(device, monkeypatch, capsys, fake_gpu) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", device)
    array = np.array([40, -50], np.int32)
    struct = outer(array.ctypes.data)
    compiled = cute.compile(say, Argument(struct, OUTER))
    assert capsys.readouterr().out == ""
    compiled(Argument(struct, OUTER))
    text = "ADDRESS 1 -7 1099511627776\n(1,2,3) -300 0.250000 " + f"{1e300:f}" + "\n-7 5\n"
    block = "tensor(raw_ptr(ADDRESS: i32, gmem, align<4>) o (?,?):(1,?), data=\n       [[ 40, ],\n        [-50, ]])\n"
    said = capsys.readouterr().out
    assert said.replace(f"{array.ctypes.data:#x}", "ADDRESS") == text + block and fake_gpu.launches == []
    array[0], struct.short = 7, 12
    compiled(Argument(struct, OUTER))
    assert " 12 0.25" in (said := capsys.readouterr().out) and "[[ 7, ]," in said
    struct.data = 64
    with pytest.raises(CutecError) as caught:
        compiled(Argument(struct, OUTER))
    assert caught.value.code == "E4305" and "0x40" in caught.value.message


@cute.jit
def show(x: cute.Tensor, n: cutec.Int32):
    assert n > 0, "n is positive"
    cute.print_tensor(x)


@pytest.mark.parametrize("device", ["cpu", "gpu", "none"])
def test_a_function_without_kernels_prints_tensors_of_the_host(device, monkeypatch, capsys, fake_gpu) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", device)
    monkeypatch.setenv("CUTEC_ARCH", "sm_90a")
    x = np.arange(6, dtype=np.int64).reshape(2, 3)
    for given in (x, cute.runtime.from_dlpack(x)):
        show(given, 1)
        said = capsys.readouterr().out.partition("data=\n")[2]
        assert said == ("" if device == "none" else "       [[ 0,  1,  2, ],\n        [ 3,  4,  5, ]])\n")
    if device != "none":
        with pytest.raises(AssertionError, match="n is positive"):
            show(x, 0)


NUMBERS = OUTER.replace("ptr", "i8, i64")


class Numbers(ctypes.Structure):
    _fields_ = (*Outer._fields_[:2], ("byte", ctypes.c_int8), ("long", ctypes.c_int64), *Outer._fields_[3:])


@cute.kernel
def keep(y: cute.Tensor, numbers: Any):
    for i in cutec.range_constexpr(len(numbers)):
        y[i] = numbers[i].to(cutec.Float64)


@cute.jit
def read(view: Any, y: cute.Tensor):
    halves = [cutec.Float16(view.field("f16", 5)), cutec.BFloat16(view.field("bf16", 7))]
    numbers = [*halves, cutec.Int64(view.field("i64", 1, 1)), cutec.Float64(view.field("f64", 9))]
    keep(y, numbers).launch(grid=1, block=1)


@pytest.mark.usefixtures("on_cpu")
def test_fields_reach_kernels() -> None:
    y, old = np.zeros(4), outer(0)
    struct = Numbers(True, old.inner, 9, 10, old.extents, old.half, old.short, old.brain, old.single, old.double)
    compiled = cute.compile(read, Argument(struct, NUMBERS), y)
    compiled(Argument(struct, NUMBERS), y)
    assert y.tolist() == [1.5, 2.5, 2.0**40, 1e300]
    struct.inner.wide = -3
    read(Argument(struct, NUMBERS), y)
    assert y[2] == -3
    assert [getattr(p, "dtype", "") for p in compiled.signature.params][:4] == ["i1", "i8", "i64", "i8"]
    with pytest.raises(CutecError) as caught:
        compiled(Argument(0, NUMBERS), y)
    assert caught.value.code == "E4302" and "null" in caught.value.message


@pytest.mark.usefixtures("on_cpu")
@pytest.mark.parametrize("text", ["!llvm.struct<(i128)>", "!llvm.struct<(ptr<3>)>", "!llvm.struct<(none)>", "f8E5M2"])
def test_what_no_call_passes(text: str) -> None:
    with pytest.raises(CutecError) as caught:
        cute.compile(say, Argument(8, text))
    assert caught.value.code == "E4302"


@pytest.mark.usefixtures("on_cpu")
def test_places_without_a_field() -> None:
    @cute.jit
    def wrong(view: Any):
        cute.printf("{}", view.field("i8", 1, 2))

    @cute.jit
    def another(view: Any):
        llvm.insertvalue(view, cutec.Int64(1), [0])

    for function, kind in ((wrong, IndexError), (another, TypeError)):
        with pytest.raises(kind, match="field"):
            cute.compile(function, Argument(outer(0), OUTER))
