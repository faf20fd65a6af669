"""Newcomers' mistakes in kernels and launches: the code, the line that is marked with it, and the
words.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from cutec.diag import CutecError
from cutec.driver.kernel_file.load import loaded
from cutec.frontend.kernels.trace import trace

FILE = """\
import cutec
from cutec import cute

@cute.jit
def twice(a, n):
    a[n] = a[n] * 2.0

@cute.jit  # E0107
def endless(a, n):
    endless(a, n + 1)

@cute.kernel
def plain(a: cute.Tensor, n: cutec.Int32):
    a[0] = 1.0

@cute.kernel
def unrolled(a: cute.Tensor, n: cutec.Constexpr[int]):
    a[0] = 1.0

@cute.kernel
def k(a: cute.Tensor, n: cutec.Int32):
{kernel}

@cute.jit
def f(a: cute.Tensor, n: cutec.Int32):
{host}

cutec.export(f, ["f32[m]", "i32"])
"""

LAUNCH = "k(a, n).launch(grid=[1, 1, 1], block=[32, 1, 1])"
IN_KERNELS = {
    "text_index": ("a['x'] = 1.0  # E0415", "a tensor is indexed with integers, tuples of them and None, not 'x'"),
    "float_index": ("a[a[0]] = 1.0  # E0415", "not Float32(?)"),
    "slice_index": ("a[1:3] = 1.0  # E0415", "a slice a:b is no coordinate"),
    "ellipsis": ("a[...] = 1.0  # E0415", "... is no coordinate"),
    "register_from_the_end": (
        "t = cute.make_rmem_tensor(4, cutec.Float32)\nt[-1] = 1.0  # E0415",
        "-1 is outside of a register tensor of shape 4",
    ),
    "register_past_the_end": (
        "t = cute.make_rmem_tensor((2, 2), cutec.Float32)\na[0] = t[1, 2]  # E0415",
        "(1, 2) is outside of a register tensor",
    ),
    "iterated_tensor": ("for v in a:  # E0404\n    pass", "cannot be iterated"),
    "unpacked_tensor": ("x, y = a  # E0404", "cannot be iterated or unpacked"),
    "summed_tensor": ("a[0] = sum(a)  # E0404", "cannot be iterated"),
    "tensor_of_no_pointer": (
        "t = cute.make_tensor(3.5, cute.make_layout(4))  # E0404",
        "make_tensor takes a pointer, not float",
    ),
    "tensor_of_a_tensor": (
        "t = cute.make_tensor(a, cute.make_layout(4))  # E0404",
        "make_tensor takes a pointer, not Tensor",
    ),
    "sorted_numbers": ("a[0] = cutec.Float32(sorted([n, 3])[0])  # E0301", "Boolean value known only at run time"),
    "helper_with_too_few": ("twice(a)  # E0106", "twice() missing 1 required positional argument: 'n'"),
    "kernel_in_a_kernel": ("plain(a, n)  # E0504", "kernel plain is called inside a kernel"),
    "endless_recursion": ("endless(a, n)", "endless recursion in `endless`"),
}
IN_HOST_FUNCTIONS = {
    "kernel_with_too_few": (
        "k(a).launch(grid=1, block=32)  # E0106",
        "k() missing 1 required positional argument: 'n'",
    ),
    "kernel_with_too_many": (
        "k(a, n, n).launch(grid=1, block=32)  # E0106",
        "k() takes 2 positional arguments but 3 were given",
    ),
    "run_time_constexpr": ("unrolled(a, n).launch(grid=1, block=32)  # E0309", "takes 'n' as a Constexpr"),
    "number_for_a_tensor": ("plain(n, n).launch(grid=1, block=32)  # E0108", "plain takes 'a' as Tensor, not Int32"),
    "tensor_for_a_number": ("plain(a, a).launch(grid=1, block=32)  # E0108", "plain takes 'n' as Int32, not Tensor"),
    "float_grid": (
        "k(a, n).launch(grid=[n / 32, 1, 1], block=32)  # E0502",
        "grid takes one to three integers, not [Float32(?), 1, 1]",
    ),
    "high_grid": ("k(a, n).launch(grid=[1, 65536], block=32)  # E0502", "grid extent 65536 along y is more than 65535"),
    "deep_block": ("k(a, n).launch(grid=1, block=[1, 1, 65])  # E0502", "block extent 65 along z is more than 64"),
    "large_block": ("k(a, n).launch(grid=1, block=[64, 17])  # E0502", "64×17×1 threads is larger than 1024"),
    "large_cluster": (
        "k(a, n).launch(grid=32, block=32, cluster=[32, 1, 1])  # E0502",
        "sm_90a has clusters of up to 16",
    ),
    "clusters_before_hopper": (
        "k(a, n).launch(grid=2, block=32, cluster=[2, 1, 1])  # E0502 sm_80",
        "sm_80 has no clusters",
    ),
}


def refused(folder: Path, kernel: str, host: str) -> tuple[CutecError, str, int]:
    """The error that a file gives when traced, and the code and line that are marked in it (of
    `endless`, if in none of the two).
    """
    text = FILE.format(kernel=textwrap.indent(kernel, "    "), host=textwrap.indent(host, "    "))
    (folder / "mistake.py").write_text(text)
    marks = [(m[1], number) for number, line in enumerate(text.split("\n"), 1) if (m := re.search(r"# (E\d+)", line))]
    code, line = marks[-1]
    with loaded(str(folder / "mistake.py")) as found, pytest.raises(CutecError) as caught:
        trace(found.exports[0], "sm_80" if "sm_80" in host else "sm_90a")
    return caught.value, code, line


@pytest.mark.parametrize("case", IN_KERNELS)
def test_in_a_kernel(case: str, tmp_path: Path) -> None:
    body, said = IN_KERNELS[case]
    err, code, line = refused(tmp_path, body, LAUNCH)
    assert (err.code, err.place and err.place.line) == (code, line) and said in err.message


@pytest.mark.parametrize("case", IN_HOST_FUNCTIONS)
def test_in_a_host_function(case: str, tmp_path: Path) -> None:
    body, said = IN_HOST_FUNCTIONS[case]
    err, code, line = refused(tmp_path, "a[0] = 1.0", body)
    assert (err.code, err.place and err.place.line) == (code, line) and said in err.message


def test_a_recursion_that_ends_while_compiling(tmp_path: Path) -> None:
    text = FILE.format(kernel="    a[0] = power(a[1], 5)", host=f"    {LAUNCH}")
    power = (
        "@cute.jit\ndef power(x, times: cutec.Constexpr):\n    return x * power(x, times - 1) if"
        " cutec.const_expr(times) else x\n\n"
    )
    (tmp_path / "k.py").write_text(text.replace("@cute.jit", power + "@cute.jit", 1))
    with loaded(str(tmp_path / "k.py")) as found:
        traced = trace(found.exports[0], "sm_90a")
    assert sum(op.name == "arith.mulf" for op in traced.module.walk()) == 5
