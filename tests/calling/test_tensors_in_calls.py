"""Layout marks of `from_dlpack`, after the cases of the public guide; fake tensors; pointers."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.calling.symbols import SymbolNames
from cutec.diag import CutecError
from cutec.frontend.exports.arg_params import parameters

runtime = cute.runtime
from_dlpack = runtime.from_dlpack


def permuted(shape, *order):
    return np.empty(shape, np.float32).transpose(*order)


A = permuted((16, 4, 8, 2), 2, 1, 0, 3)  # (8,4,16,2):(2,16,64,1)
C = np.empty((3, 4), np.float32)[::2, ::2]  # (2,2):(8,2)
D = np.broadcast_to(np.empty((3, 1, 1, 5), np.float32), (3, 4, 2, 5))  # (3,4,2,5):(5,0,0,1)


class Strided:
    """An array as DLPack gives it: dimensions of extent 1 have stride 1."""

    def __init__(self, shape, stride):
        self.shape, self.strides = shape, tuple(4 * s for s in stride)
        self._memory = np.empty(4096, np.float32)
        self.dtype, self.ndim = self._memory.dtype, len(shape)
        self.__array_interface__ = self._memory.__array_interface__


B = Strided((1, 4, 1, 32, 1), (1, 1, 1, 4, 1))


def layout(tensor) -> str:
    """As the guide writes it: `(?{div=2},4):(1,?)`."""
    return str(tensor).rpartition(" o ")[2].removesuffix(">")


def test_what_is_known_of_a_tensor():
    x = from_dlpack(np.zeros((30, 20), np.float32))
    assert (
        x.shape == (30, 20)
        and x.stride == (20, 1)
        and x.element_type is cutec.Float32
        and x.memspace is cute.AddressSpace.generic
    )
    assert str(x) == f"Tensor<0x{x.data_ptr:016x}@generic o (30,20):(20,1)>" and x.dim_order() == (0, 1)


@pytest.mark.parametrize(
    ("tensor", "leading", "expected"),
    [
        (A, None, "(?,?,?,?):(?,?,?,1)"),
        (B, 0, "(?,?,?,?,?):(1,?,?,?,?)"),
        (B, 2, "(?,?,?,?,?):(?,?,1,?,?)"),
        (C, None, "(?,?):(?,?)"),
        (D, None, "(?,?,?,?):(?,0,0,1)"),
        (B, None, "(?,?,?,?,?):(?,1,?,?,?)"),
        (A, -1, "(?,?,?,?):(?,?,?,1)"),
    ],
)
def test_mark_layout_dynamic(tensor, leading, expected):
    assert layout(from_dlpack(tensor).mark_layout_dynamic(leading)) == expected


@pytest.mark.parametrize(
    ("tensor", "leading", "says"),
    [
        (np.ones((1, 1, 1), np.float32), None, "is ambiguous"),
        (A, 1, "stride of leading_dim 1 is 16"),
        (B, 3, "stride of leading_dim 3 is 4"),
        (A, 4, "not in"),
    ],
)
def test_marks_of_layouts_that_do_not_decide(tensor, leading, says):
    with pytest.raises(CutecError, match=says) as caught:
        from_dlpack(tensor).mark_layout_dynamic(leading)
    assert caught.value.code == "E4303"


def test_mark_that_does_not_decide_is_a_runtime_error():
    with pytest.raises(RuntimeError, match="deduce the leading dimension"):
        from_dlpack(np.lib.stride_tricks.as_strided(np.ones(4, np.float32), (2, 2), (4, 4))).mark_layout_dynamic()


def test_cache_key_is_equal_where_one_compilation_serves():
    one, longer, narrow = (from_dlpack(np.ones(n, t)) for n, t in ((4, np.float32), (9, np.float32), (4, np.float16)))
    assert one.__cache_key__ != longer.__cache_key__
    for tensor in (one, longer, narrow):
        tensor.mark_layout_dynamic()
    assert one.__cache_key__ == longer.__cache_key__ != narrow.__cache_key__
    assert len({one.__cache_key__, longer.__cache_key__, narrow.__cache_key__}) == 2


@pytest.mark.parametrize(
    ("tensor", "marks", "expected"),
    [
        (A, [dict(mode=0, divisibility=2)], "(?{div=2},4,16,2):(2,?{div=4},?{div=16},1)"),
        (A, [dict(mode=1, divisibility=2)], "(8,?{div=2},16,2):(2,16,?{div=32},1)"),
        (
            A,
            [dict(mode=1, divisibility=2), dict(mode=3, divisibility=2)],
            "(8,?{div=2},16,?{div=2}):(?{div=2},?{div=16},?{div=32},1)",
        ),
        (B, [dict(mode=2, stride_order=(3, 0, 2, 4, 1))], "(1,4,?,32,1):(0,1,4,?{div=4},0)"),
        (B, [dict(mode=2, stride_order=(2, 3, 4, 0, 1))], "(1,4,?,32,1):(0,1,128,4,0)"),
    ],
)
def test_mark_compact_shape_dynamic(tensor, marks, expected):
    marked = from_dlpack(tensor)
    for mark in marks:
        marked = marked.mark_compact_shape_dynamic(**mark)
    assert layout(marked) == expected


@pytest.mark.parametrize(
    ("tensor", "mark", "says"),
    [
        (A, dict(mode=3, divisibility=2, stride_order=(0, 1, 2, 3)), "not consistent"),
        (B, dict(mode=0), "is ambiguous"),
        (B, dict(mode=30, stride_order=(3, 0, 2, 4, 1)), "mode 30 is not in"),
        (B, dict(mode=3, stride_order=(2, 1, 2, 3, 4)), "does not contain dimension 0"),
        (B, dict(mode=3, stride_order=(0, 1, 2, 3, 4, 5)), "6 entries, expected 5"),
        (B, dict(mode=0, divisibility=4, stride_order=(3, 0, 2, 4, 1)), "not divisible by 4"),
        (B, dict(mode=0, stride_order=(2, 1, 3, 0, 4)), "not consistent"),
        (C, dict(mode=0), "not compact"),
    ],
)
def test_marks_of_shapes_that_do_not_fit(tensor, mark, says):
    with pytest.raises(CutecError, match=says) as caught:
        from_dlpack(tensor).mark_compact_shape_dynamic(**mark)
    assert caught.value.code == "E4303"


def test_marks_that_contradict_an_earlier_one():
    marked = from_dlpack(A).mark_compact_shape_dynamic(mode=1)
    with pytest.raises(CutecError, match="earlier mark"):
        marked.mark_compact_shape_dynamic(mode=3, stride_order=(0, 1, 2, 3))


def test_offsets_beyond_32_bits():
    huge = Strided((1_000_000, 1_000_000), (1_000_000, 1))
    with pytest.raises(CutecError, match="do not fit 32 bits"):
        from_dlpack(huge, use_32bit_stride=True).mark_layout_dynamic()
    assert layout(from_dlpack(huge).mark_layout_dynamic()) == "(?,?):(?,1)"


def test_alignment_and_dtypes():
    memory = np.zeros(64, np.float32)
    offset = next(i for i in range(4) if memory[i:].ctypes.data % 16)
    with pytest.raises(CutecError, match="E4025"):
        from_dlpack(memory[offset:], assumed_align=16)
    x = from_dlpack(np.zeros(4, np.uint8))
    x.element_type = cutec.Float8E4M3FN
    assert x.spec(SymbolNames(), "x").dtype == "f8E4M3FN"
    with pytest.raises(CutecError, match="E4304"):
        x.element_type = cutec.Float32
    with pytest.raises(CutecError, match="E4304"):
        from_dlpack(np.zeros(4, np.complex64))
    with pytest.raises(CutecError, match="E4020"):
        from_dlpack([1, 2])
    assert from_dlpack(np.zeros(4, np.float32), force_tf32=True).element_type is cutec.TFloat32


@pytest.mark.parametrize(
    ("made", "text"),
    [
        (lambda: runtime.make_fake_compact_tensor(cutec.Float16, (3, 4), stride_order=(1, 0)), "f16 (3, 4) (4, 1)"),
        (
            lambda: runtime.make_fake_compact_tensor(cutec.Float16, (2, 3, 4), stride_order=(0, 1, 2)),
            "f16 (2, 3, 4) (1, 2, 6)",
        ),
        (lambda: runtime.make_fake_compact_tensor(cutec.Float16, (2, 3)), "f16 (2, 3) (1, 2)"),
        (
            lambda: runtime.make_fake_compact_tensor(
                cutec.Float16, (3, cute.sym_int32(divisibility=8)), stride_order=(1, 0)
            ),
            "f16 (3, ?{div=8}) (?{div=8}, 1)",
        ),
        (
            lambda: runtime.make_fake_tensor(cutec.Float16, (3, cute.sym_int(divisibility=8)), stride=(4, 1)),
            "f16 (3, ?{div=8}) (4, 1)",
        ),
        (
            lambda: runtime.make_fake_tensor(cutec.Float32, (cute.sym_int64(),), (cute.sym_int64(divisibility=8),)),
            "f32 (?{i64}) (?{div=8})",
        ),
    ],
)
def test_fake_tensors(made, text):
    spec = made().spec(SymbolNames(), "t")
    (param,), symbols = parameters({"t": spec})
    facts = {
        s.name: "?"
        + "".join(f"{{{f}}}" for f in ([f"div={s.div}"] if s.div > 1 else []) + (["i64"] if s.width == 64 else []))
        for s in symbols
    }
    shape = ", ".join(str(facts.get(e, e)) for e in param.shape)
    stride = ", ".join(
        str(s) if s is not None else "?" + (f"{{div={d}}}" if d > 1 else "")
        for s, d in zip(param.stride, param.stride_div)
    )
    assert f"{param.dtype} ({shape}) ({stride})" == text


def test_a_symbol_is_one_extent_wherever_it_occurs():
    n, names = cute.sym_int(divisibility=4), SymbolNames()
    make = runtime.make_fake_compact_tensor
    specs = {name: make(cutec.Float32, (n,)).spec(names, name) for name in "ab"} | {
        "c": make(cutec.Float32, (cute.sym_int(),)).spec(names, "c")
    }
    params, symbols = parameters(specs)
    assert [p.shape for p in params] == [("a_0",), ("a_0",), ("c_0",)] and [s.div for s in symbols] == [4, 1]


@pytest.mark.parametrize(
    "use", [lambda t: t.data_ptr, lambda t: t[0], lambda t: t.iterator], ids=["data_ptr", "index", "iterator"]
)
def test_a_fake_tensor_has_no_memory(use):
    with pytest.raises(CutecError, match="E4306"):
        use(runtime.make_fake_compact_tensor(cutec.Float32, (4,)))


def test_wrong_fake_tensors():
    with pytest.raises(CutecError, match="E4303"):
        runtime.make_fake_tensor(cutec.Float32, (4, 5), (1,))
    with pytest.raises(CutecError, match="E4303"):
        runtime.make_fake_compact_tensor(cutec.Float32, (4, 5), stride_order=(0, 0))
    with pytest.raises(CutecError, match="E4303"):
        cute.sym_int(16)


def test_pointers():
    pointer = runtime.make_ptr(cutec.Float16, 0x1000, cute.AddressSpace.gmem, assumed_align=32)
    assert int(pointer) == 0x1000 and pointer.alignment == 32 and pointer.value_type is cutec.Float16
    assert int(runtime.make_ptr(cutec.Float32, ctypes.c_void_p(64))) == 64 and int(runtime.nullptr(cutec.Int8)) == 0
    for wrong, code in (
        (lambda: runtime.make_ptr(cutec.Float32, 2), "E4025"),
        (lambda: runtime.make_ptr(cutec.Float32, "x"), "E4031"),
        (lambda: runtime.make_ptr(cutec.Float32, 0, cute.AddressSpace.smem), "E4304"),
    ):
        with pytest.raises(CutecError, match=code):
            wrong()
