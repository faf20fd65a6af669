"""`export_to_c` writes object files for TVM-FFI, which `load_module` loads without tools."""

import os
import subprocess
import sys

import pytest
from c_library import HERE, compiled, compiler
from frameworks_kit import needs, run

from cutec import cute
from cutec.diag import CutecError

ROOT = HERE.parents[1]
KERNELS = """
from typing import NamedTuple
import cutec
from cutec import cute
from cutec.cute.runtime import make_fake_compact_tensor, make_fake_stream

@cute.kernel
def scale_kernel(x: cute.Tensor, factor: cutec.Float32):
    x[cute.arch.thread_idx()[0]] = factor

@cute.jit
def scale(x: cute.Tensor, bias: cute.Tensor | None, factor: cutec.Float32, stream):
    scale_kernel(x, factor).launch(grid=1, block=32, stream=stream)

class Choice(NamedTuple):
    factor: cutec.Float32
    table: cute.Tensor | None = None
    more: tuple = (None, cutec.Int32(3))

@cute.jit
def chosen(x: cute.Tensor, choice: Choice, bias: cute.Tensor | None, stream):
    scale_kernel(x, choice.factor).launch(grid=choice.more[1], block=32, stream=stream)

x = make_fake_compact_tensor(cutec.Float32, (cute.sym_int(),))
options = "--enable-tvm-ffi --gpu-arch=sm_90a"
compiled = cute.compile(scale, x, None, cutec.Float32(1), make_fake_stream(), options=options)
compiled.export_to_c("scale.o", function_name="scaled")
compiled.export_to_c(file_path="made", file_name="plain", function_prefix="plain")
in_tuple = cute.compile(chosen, x, Choice(cutec.Float32(1)), None, make_fake_stream(), options=options)
in_tuple.export_to_c("tuple.o", function_name="chosen")
(name,) = compiled.resources
open("kernel", "w").write(name)
"""
CALLS = f"""
import sys
sys.path += [".", {str(ROOT)!r}, {next(p for p in sys.path if p.endswith("site-packages"))!r}]
from cutec import cute
driver = ctypes.CDLL("./libcuda.so.1", mode=ctypes.RTLD_GLOBAL)
driver.fake_log.restype = ctypes.c_char_p
driver.fake_new_context(0)
kernel(8, 4, 4, name=open("kernel", "rb").read())
for file, function in (("scale.o", "scaled"), ("both.so", "scaled"), ("both.so", "plain")):
    module = cute.runtime.load_module(file, enable_tvm_ffi=file == "scale.o")
    print(said(module[function], cuda(64, (5,)), None, 2.0, 0x70), end="")
    print(said(module[function], cuda(64, (5,)), None, 2.0), end="")
    print(said(module[function], cuda(64, (5,)), 2.0, 0x70), end="")
    print(said(module[function], cuda(64, (5,)), cuda(64, (5,)), 2.0))
    print(said(getattr(module, function), cuda(64, (5,))))
from kernels import Choice, compiled, cutec, in_tuple
inside = tvm_ffi.Array([compiled])[0]  # what TVM-FFI makes of it as an argument
print(type(inside).__name__, said(inside, cuda(64, (5,)), None, 2.0, 0x70), end="")
kernel(8, 4, 4, name=next(iter(in_tuple.resources)).encode())
module = cute.runtime.load_module("tuple.o", enable_tvm_ffi=True)
for choice in (Choice(2.0), [cutec.Float32(2), None, (None, 3)], (2.0, None)):
    print(said(module.chosen, cuda(64, (5,)), choice, None, 0x70), end="\\n" if len(choice) == 2 else "")
for file in ("damaged.o", "damaged.so", "none.so"):
    print(said(cute.runtime.load_module, file).split(": ")[1])
"""


@pytest.mark.tools
@needs("tvm_ffi")
@pytest.mark.skipif(compiler() is None, reason="no C compiler here")
def test_object_files(tmp_path):
    (tmp_path / "kernels.py").write_text(KERNELS)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "kernels.py"], cwd=tmp_path, env=environment, check=True)
    assert "int plain(const plain_args *args);" in (tmp_path / "made" / "plain.h").read_text()
    assert not (tmp_path / "scale.h").exists()
    subprocess.run(["cc", "-shared", "-o", "both.so", "scale.o", "made/plain.o"], cwd=tmp_path, check=True)
    compiled(HERE / "fake_cuda.c", tmp_path / "libcuda.so.1", "-Wl,-soname,libcuda.so.1")
    for name in ("damaged.o", "damaged.so"):
        (tmp_path / name).write_bytes(b"\177ELF")
    helpers = (HERE / "tvm_ffi_program.py").read_text().replace("./librecording_driver.so.1", "./libcuda.so.1")
    got = run(helpers + CALLS, tmp_path, TVM_FFI_DISABLE_TORCH_C_DLPACK="1").splitlines()
    name = (tmp_path / "kernel").read_text()
    launched = f"{name}|1,1,1|32,1,1|0|{{}}||4000000000000000|05000000|00000040"
    each = [launched.format(stream) for stream in ("70", "0", "70")]
    wrong = "ValueError: E4029: argument 'factor' is a tensor, expected a number (f32)"
    missing = "TypeError: E4075: {} is called with 1 values, and argument 'factor' is missing"
    expected = [[*each, wrong, missing.format(function)] for function in ("scaled", "scaled", "plain")]
    assert [got[i : i + 5] for i in (0, 5, 10)] == expected
    assert got[15] == f"Function {each[0]}"
    chosen = each[0].partition("|")[2].replace("1,1,1", "3,1,1", 1)
    assert [line.partition("|")[2] for line in got[16:18]] == [chosen, chosen]
    assert got[18] == "ValueError: E4029: argument 'choice_2_1' is None, expected an integer (i32)"
    assert got[19:] == ["E4313"] * 3


def test_a_library_needs_tvm_ffi(tmp_path):
    file = tmp_path / "made.so"
    file.write_bytes(b"")
    with pytest.raises(CutecError, match=r"E4313: .*made\.so is loaded by TVM-FFI: No module named 'tvm_ffi'"):
        cute.runtime.load_module(file, enable_tvm_ffi=True)
    with pytest.raises(CutecError, match=r"E4313: .*made\.so does not load: .*file too short"):
        cute.runtime.load_module(file)


TVM_FFI_IN_JAX = f"""
import sys
sys.path += [{str(ROOT)!r}, {next(p for p in sys.path if p.endswith("site-packages"))!r}]
import jax, jax.numpy as jnp, jax_tvm_ffi, numpy as np
from cutec import cute
from cutec.cute.runtime import from_dlpack
from add import add_one
x = from_dlpack(np.zeros(10, np.float32), enable_tvm_ffi=True).mark_layout_dynamic()
compiled = cute.compile(add_one, x, x, options="--enable-tvm-ffi --gpu-arch sm_90a")
jax_tvm_ffi.register_ffi_target("add_one", compiled, platform="cpu")
try:
    jax.block_until_ready(jax.ffi.ffi_call("add_one", jax.ShapeDtypeStruct((10,), jnp.float32))(jnp.ones(10)))
except jax.errors.JaxRuntimeError as e:
    print(e)
"""
ADD_ONE = """
from cutec import cute

@cute.kernel
def add_one_kernel(a: cute.Tensor, b: cute.Tensor):
    for i in range(a.shape[0]):
        b[i] = a[i] + 1

@cute.jit
def add_one(a: cute.Tensor, b: cute.Tensor):
    add_one_kernel(a, b).launch(grid=(1, 1, 1), block=(1, 1, 1))
"""


@pytest.mark.tools
@needs("jax_tvm_ffi")
@pytest.mark.skipif(compiler() is None, reason="no C compiler here")
def test_a_compiled_function_is_one_of_tvm_ffi(tmp_path):
    """JAX calls it with tensors of the CPU, which it refuses in its own words."""
    (tmp_path / "add.py").write_text(ADD_ONE)
    told = run(TVM_FFI_IN_JAX, tmp_path, JAX_PLATFORMS="cpu", CUTEC_CACHE_DIR=str(tmp_path / "cache"))
    assert told == "INTERNAL: E4027: argument 'a' is in host memory, expected device_type=cuda\n"
