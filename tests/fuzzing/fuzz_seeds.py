"""Inputs that are right, from which the fuzzer makes others: a kernel file, specs, argument types,
a project, expressions, types; and pieces of texts to put in.
"""

from __future__ import annotations

from typing import Any

from cutec.cli.layout import FUNCTIONS

KERNEL = """\
import cutec
from cutec import cute


@cute.kernel
def scale_kernel(x: cute.Tensor, y: cute.Tensor, alpha: cutec.Float32, skip: cutec.Int32, tile: cutec.Constexpr):
    i = cute.arch.block_idx()[0] * tile + cute.arch.thread_idx()[0]
    if i < cute.size(y) - skip:
        y[i] = x[i] * alpha


@cute.jit
def scale(x: cute.Tensor, y: cute.Tensor, alpha: cutec.Float32, skip: cutec.Int32, tile: cutec.Constexpr = 128):
    scale_kernel(x, y, alpha, skip, tile).launch(grid=[cute.ceil_div(cute.size(y), tile), 1, 1], block=[tile, 1, 1])


@cute.kernel
def add_kernel(a: cute.Tensor, b: cute.Tensor, kind: cutec.Constexpr):
    i = cute.arch.thread_idx()[0]
    if i < cute.size(a):
        b[i] = b[i] + a[i]


@cute.jit
def add(a, b, kind: cutec.Constexpr = None):
    add_kernel(a, b, kind).launch(grid=[1, 1, 1], block=[64, 1, 1])


def relu(x):
    return x


class Gemm:
    def __init__(self, tile, acc=None):
        self.tile, self.acc = tile, acc

    @cute.jit
    def __call__(self, a: cute.Tensor, b: cute.Tensor):
        add_kernel(a, b, self.tile).launch(grid=[1, 1, 1], block=[64, 1, 1])


ready = Gemm(1)
"""
SCALE = ["in f32[n{div=4}]", "out f32[n{div=4}]", "f32", "i32"]
SPECS: list[Any] = [
    {"arch": ["sm_80", "sm_90a"], "exports": [{"entry": "scale", "args": SCALE, "flops": "n", "bytes": "8*n"}]},
    {
        "device": {"sm_count": 132, "max_active_clusters": {"2x1": 66}},
        "exports": [
            {
                "entry": "Gemm",
                "init": {"tile": [128, 128], "acc": {"dtype": "f32"}},
                "name": "gemm",
                "args": {"a": "$d[m,k]", "b": "out $d[m,k]:(1,m)@32"},
                "symbols": {"k": {"div": 8}, "m": {"width": 64}},
                "variants": {"d": ["f16", "bf16"]},
                "reference": "k.py:relu",
            },
            {"entry": "ready", "args": ["f32[4,n]:(?{div=4},1)@32", "f32[m{i64},n]"], "arch": "sm_90a"},
        ],
    },
    {
        "device": {"sm_count": 132},
        "exports": [
            {
                "entry": "scale",
                "args": SCALE,
                "choose": [{"when": "n <= 1024 and n % 64 == 0", "use": {"tile": 64}}, {"use": {"tile": 256}}],
            },
            {
                "entry": "add",
                "args": ["f32[n]", "f32[n]"],
                "constexpr": {"kind": {"name": "relu"}},
                "variants": [{"kind": 1}, {"kind": [2, {"device": "sm_count"}]}],
            },
            {
                "entry": "add_kernel",
                "args": ["f32[n]", "f32[n]"],
                "constexpr": {"kind": 0},
                "launch": {"grid": 1, "block": 32},
            },
        ],
    },
]
ARGS: list[Any] = [
    (SCALE, {"tile": 64}),
    ({"x": "f32[n]", "y": "out f32[n]", "alpha": "f32", "skip": "i32"}, {}),
    (["f16[m,n{div=8}]:(1,m)@16 noalias", "i32[m,n]:(?{div=4},1)"], {"kind": {"dtype": "bf16"}}),
    (["f32[n]", "f32[n]"], {"init": {"tile": [1, 2]}}),
    ([["f32[n]", "f32*@16"], {"p": "i32", "q": "none"}], {"kind": {"name": "relu"}}),
]
ENTRIES = (("scale",), ("scale",), ("add", "ready"), ("Gemm", "add"), ("add",))
TYPE_TEXTS = (
    "f32",
    "bf16",
    "f8E4M3FN",
    "[",
    "]",
    ",",
    ":",
    "(",
    ")",
    "?",
    "{div=8}",
    "{i64}",
    "@16",
    "*",
    "noalias",
    "out ",
    "n",
    "$d",
)
PROJECT: dict[str, Any] = {
    "archs": ["sm_80", "sm_90a"],
    "kernels": [
        {"file": "k.py", "spec": "s.yaml"},
        {"file": "sub/*.py", "spec": "s.yaml", "output": "subs", "entries": ["scale"], "opt_level": 2},
    ],
    "exclude": ["**/test_*.py"],
    "device": {"sm_count": 132},
    "ptxas_options": "--maxrregcount 168",
    "output": "build",
}
FACTS = "sm_count=132,max_active_clusters.2x1=66"
EXPRESSIONS = (
    "zipped_divide((8,8):(8,1), [4:1;4:1])",
    "composition((4,8):(8,1), 6:2)",
    "((4,8):(8,1))(1, 3)",
    "S<2,0,3> o 0 o (8,8):(8,1)",
    "complement((2,(2,?)):(1,(4,?{div=8})), 64)",
    "make_layout_tv((4,8):(8,1), (2,2):(2,1))",
    "size((4,(2,3)))*2 + cosize(8:?) // 3",
    "((1@0,2@1), 3@1@0)",
    "group_modes((4,5,6):(1,4,20), 0, 2)[0].shape",
    "logical_product((2,2):(1,2), 4:1)",
    "local_partition((16,16):(16,1), (4,4):(4,1), 3)",
    "tile_to_shape(S<3,4,3> o 0 o (8,64):(64,1), (128,64), (1,0))",
)
ALGEBRA = (
    *FUNCTIONS,
    *"()[],;:@_?",
    "?{div=8}",
    "S<3,4,3>",
    " o ",
    "64",
    "1@0",
    "-",
    "**",
    '!cute.layout<"4:1">',
    "None",
    ".shape",
)
TYPES = (
    "i32",
    "layout=4:1",
    "layout=(4,(2,?)):(?{div=8},1)",
    "shape=(4,5)",
    "int_tuple=?",
    "coord=(1,_)",
    "tile=[4:1;_]",
    "swizzle=S<3,4,3>",
    "!cute.ptr<f32,gmem>",
)
OPERATIONS = (
    "composition layout=(20):(2) layout=(5,4):(4,1)",
    "zipped_divide layout=(8,8):(8,1) tile=[4:1;4:1]",
    "make_composed_layout swizzle=S<3,5,4> int_tuple=0 layout=(8,4):(1,8)",
    "make_layout shape=(?,2) stride=(?,4)",
    "get<[0,1]> layout=((4,2),(3,8)):((1,4),(8,24))",
    "select<[2,0]> layout=(4,2,8):(1,4,8)",
    "group_modes<0,2> layout=(4,5,6):(1,4,20)",
    "size<[1]> shape=(4,(2,?))",
    "crd2idx coord=(1,?) layout=(4,8):(8,1)",
    "slice layout=(4,8):(8,1) coord=(_,3)",
    "tuple_add int_tuple=(1,?) int_tuple=(2,3)",
    "recast_layout<16,8> layout=(8,4):(4,1)",
)
ATOMS = ("SM80_16x8x16_F32F16F16F32_TN", "MmaF16BF16Op", "ldmatrix x4", "wgmma m64n128k16 f16")
HEADER = "{'descr': '<f4', 'fortran_order': False, 'shape': (64,), }"
NPY = (
    "<f8",
    ">f4",
    "|O",
    "|S3",
    "V4",
    "(64, 64)",
    "(10**9,)",
    "(1" + "0" * 15 + ",)",
    "(-1,)",
    "()",
    "(True,)",
    "[('a', '<f4')]",
)
