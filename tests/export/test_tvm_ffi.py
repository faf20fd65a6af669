"""TVM-FFI calls exported libraries: the same launches, exceptions with our messages."""

import re
import subprocess
import textwrap
from pathlib import Path

import pytest
from bundles import single
from c_library import HERE, LOOKS_FOR, RECORDER, WARNINGS, compiled, compiler
from frameworks_kit import PYTHON, needs, run

from cutec.artifact.signature import PointerParam, ScalarParam, StreamParam, Symbol, TensorParam, WorkspaceParam
from cutec.cli.main import main
from cutec.library.write import export

pytestmark = [
    needs("tvm_ffi"),
    pytest.mark.skipif(compiler() is None, reason="no C compiler here"),
    pytest.mark.slow,  # each in a process of its own, with a library that is compiled for it
]

DOCS = HERE.parents[1] / "docs" / "howto"
PARAMS = (
    TensorParam("a", "f32", ("m", 8), (8, 1), align=16),
    StreamParam("stream"),
    ScalarParam("n", "i16"),
    ScalarParam("scale", "f32", 0.5),
    PointerParam("p", "f32"),
)
SIZES = (8, 4, 2, 4, 8)


def library(folder, *params, symbols=("m",)):
    """Export and compile `lib` beside the driver."""
    export(single(*params, symbols=tuple(map(Symbol, symbols))), folder, "lib", ("c", "tvm-ffi"))
    compiled(HERE / "fake_cuda.c", folder / RECORDER, f"-Wl,-soname,{RECORDER}")
    sources = [str(folder / "lib_tvm_ffi.c"), "-std=c99", *WARNINGS, LOOKS_FOR, f"-I{folder}"]
    return compiled(folder / "lib.c", folder / "lib.so", *sources)


def lines(folder, program):
    """What a program prints that has the helpers of tvm_ffi_program.py."""
    helpers = (HERE / "tvm_ffi_program.py").read_text()
    loads = 'lib = tvm_ffi.load_module("./lib.so")\n'
    # TVM-FFI would compile an extension for PyTorch, which takes a minute.
    return run(helpers + loads + textwrap.dedent(program), folder, TVM_FFI_DISABLE_TORCH_C_DLPACK="1").splitlines()


def test_calls(tmp_path):
    library(tmp_path, *PARAMS)
    got = lines(
        tmp_path,
        f"""
        kernel({", ".join(map(str, SIZES))})
        a = cuda(4096, (3, 8))
        print(said(lib.fn, a, 7, 0.25, 4096), end="")
        print(said(lib.fn, a, 7, None, None), end="")
        print(said(lib.fn, Cuda(4096, (3, 8)), True, 1, ctypes.c_void_p(64)), end="")
        with tvm_ffi.use_raw_stream(tvm_ffi.device("cuda", 1), 0x70):
            print(said(lib.fn, cuda(4096, (3, 8), 1), -1, 2.0, None), end="")
        print(driver.fake_launched_on())
        print(said(lib.fn, a, ctypes.c_void_p(0x90), 7, 0.25, 4096), end="")
        print(said(lib.fn, a, 0x90, 7, 0.25, 4096), end="")
        """,
    )
    head, tail = "kernel|1,1,1|128,1,1|0|", "|0010000000000000|03000000|"
    assert got == [
        f"{head}0|{tail}0700|0000803e|0010000000000000",
        f"{head}0|{tail}0700|0000003f|0000000000000000",
        f"{head}0|{tail}0100|0000803f|4000000000000000",
        f"{head}70|{tail}ffff|00000040|0000000000000000",
        "1",
        *[f"{head}90|{tail}0700|0000803e|0010000000000000"] * 2,
    ]


def test_exceptions(tmp_path):
    library(tmp_path, *PARAMS)
    got = lines(
        tmp_path,
        f"""
        import jax, numpy, torch
        kernel({", ".join(map(str, SIZES))})
        a = cuda(4096, (3, 8))
        for given in (numpy.ones((3, 8), "f4"), torch.ones(3, 8), jax.numpy.ones((3, 8))):
            print(said(lib.fn, given, 1, 1.0, None))
        wrong = [cuda(4096, (3, 8), code=1), cuda(4096, (24,)), cuda(4096, (3, 9)), cuda(4104, (3, 8))]
        for given in (None, 5, "text", [1, 2], *wrong):
            print(said(lib.fn, given, 1, 1.0, None))
        for given in (2.5, 40000, None, "text"):
            print(said(lib.fn, a, given, 1.0, None))
        print(said(lib.fn, a))
        print(said(lib.fn, *[a] * 5))
        print(said(lib.fn, *[a] * 50))
        print(said(lib.fn, cuda(4096, (3, 8), 7), 1, 1.0, None))
        driver.fake_fail(b"cuLaunchKernelEx", 0, 700)
        try:
            lib.fn(a, 1, 1.0, None)
        except RuntimeError as e:
            print(str(e).split(";")[0])
        """,
    )
    host = "ValueError: E4027: argument 'a' is in host memory, expected device_type=cuda"
    tensor = "expected a tensor on the GPU"
    assert got == [
        *[host] * 3,
        f"TypeError: E4020: argument 'a' is None, {tensor}",
        f"TypeError: E4020: argument 'a' is an integer, {tensor}",
        f"TypeError: E4020: argument 'a' is of no known kind, {tensor}",
        f"TypeError: E4020: argument 'a' is an integer, {tensor}",  # of a list, which is taken apart
        "TypeError: E4021: argument 'a' has dtype u32, expected f32",
        "ValueError: E4022: argument 'a' has 1 dimensions [24], expected 2: [m, 8]",
        "ValueError: E4023: Mismatched a.shape[1] = 9, expected 8",
        "ValueError: E4025: argument 'a' begins at 0x1008, expected an alignment of 16 bytes",
        "ValueError: E4029: argument 'n' is a real number, expected an integer (i16)",
        "ValueError: E4029: argument 'n' is 40000, which i16 cannot hold (-32768 to 32767)",
        "ValueError: E4029: argument 'n' is None, expected an integer (i16)",
        "ValueError: E4029: argument 'n' is of no known kind, expected an integer (i16)",
        "TypeError: E4075: fn is called with 1 values, and argument 'n' is missing",
        "ValueError: E4029: argument 'n' is a tensor, expected an integer (i16)",
        "ValueError: E4029: argument 'n' is a tensor, expected an integer (i16)",
        "RuntimeError: E4004: GPU 7 is not usable: CUDA_ERROR_FAKE (a fake error)",
        "E4040: launch of kernel on Fake GPU 0 failed: CUDA_ERROR_FAKE (a fake error)",
    ]


def test_too_many_values(tmp_path):
    library(tmp_path, ScalarParam("n", "i16"), symbols=())
    got = lines(tmp_path, "kernel(2)\nfor count in (2, 300):\n    print(said(lib.fn, *[1] * count))")
    assert got == ["TypeError: E4075: fn is called with 2 values, expected at most 1"] * 2


def test_integers_of_64_bits(tmp_path):
    library(tmp_path, ScalarParam("n", "u64"), ScalarParam("i", "i64"), symbols=())
    given = "(0, 5), (2**63, 0), (2**64 - 1, -(2**63)), (2**64, 0), (-1, 0), (0, 2**63), (-(2**63) - 1, 0)"
    got = lines(tmp_path, f"kernel(8, 8)\nfor values in [{given}]:\n    print(said(lib.fn, *values).strip())")
    launched = "kernel|1,1,1|128,1,1|0|0||"
    assert got == [
        f"{launched}0000000000000000|0500000000000000",
        f"{launched}0000000000000080|0000000000000000",
        f"{launched}ffffffffffffffff|0000000000000080",
        "ValueError: E4029: argument 'n' is of no known kind, expected an integer (u64)",
        "ValueError: E4029: argument 'n' is -1, which u64 cannot hold (0 to 18446744073709551615)",
        "ValueError: E4029: argument 'i' is 9223372036854775808, which i64 cannot hold"
        " (-9223372036854775808 to 9223372036854775807)",
        "ValueError: E4029: argument 'n' is of no known kind, expected an integer (u64)",
    ]


def test_workspaces_come_from_the_environment(tmp_path):
    first = WorkspaceParam("parts", "f32", ("m", 7), 128, zeroed=True)
    library(tmp_path, TensorParam("a", "f32", ("m",), (1,)), first, WorkspaceParam("more", "i8", ("m",), 1))
    got = lines(
        tmp_path,
        """
        kernel(8, 4, 8, 8)
        a = cuda(4096, (5,), 1)
        print(said(lib.fn, a))
        before = ALLOCATOR()
        ffi.TVMFFIEnvSetDLPackManagedTensorAllocator(allocate, 0, ctypes.byref(before))
        with tvm_ffi.use_raw_stream(tvm_ffi.device("cuda", 1), 0x70):
            print(said(lib.fn, a), end="")
        print(asked, len(deleted))
        print(said(lib.fn, cuda(4096, (1 << 20,))), len(asked), len(deleted))
        """,
    )
    refused = "RuntimeError: E4033: workspace 'parts' of fn cannot be allocated; the call needs"
    assert got[0].startswith(f"{refused} 140 bytes of zeros: TVMFFIEnvTensorAlloc: allocator is nullptr")
    assert got[1:] == [
        "set 0|600000000080|140|70",
        "kernel|1,1,1|128,1,1|0|70||0010000000000000|05000000|8000000000600000|1000000000600000",
        "[(2, 1, 1, 8, 268), (2, 1, 1, 8, 6)] 2",
        f"{refused} 29360128 bytes of zeros: so much memory there is not 3 2",
    ]


PLACES = """
#include <stddef.h>
#include <tvm/ffi/c_api.h>
#include <tvm/ffi/extra/c_env_api.h>
#include "lib_tvm_ffi.c"
#define JOINED(a, b) a##b
#define NAME(line) JOINED(check_, line)
#define HOLDS(what) typedef char NAME(__LINE__)[(what) ? 1 : -1] UNUSED
#define UNUSED __attribute__((unused))
#define SAME(ours, field, theirs, their) \\
    HOLDS(offsetof(struct ours, field) == offsetof(theirs, their) && \\
          sizeof ((struct ours *)0)->field == sizeof ((theirs *)0)->their)
SAME(ffi_any, type, TVMFFIAny, type_index);
SAME(ffi_any, as.integer, TVMFFIAny, v_int64);
SAME(ffi_any, as.real, TVMFFIAny, v_float64);
SAME(ffi_any, as.pointer, TVMFFIAny, v_ptr);
HOLDS(sizeof(struct ffi_any) == sizeof(TVMFFIAny));
SAME(ffi_object, type, TVMFFIObject, type_index);
SAME(ffi_object, deleter, TVMFFIObject, deleter);
HOLDS(sizeof(struct ffi_object) == sizeof(TVMFFIObject));
HOLDS(offsetof(struct ffi_tensor_object, tensor) == sizeof(TVMFFIObject));
SAME(ffi_text, data, TVMFFIByteArray, data);
SAME(ffi_text, size, TVMFFIByteArray, size);
HOLDS(sizeof(struct ffi_text) == sizeof(TVMFFIByteArray));
HOLDS(offsetof(struct ffi_error, message) == sizeof(TVMFFIObject) + offsetof(TVMFFIErrorCell, message));
HOLDS(sizeof(lib_tensor) == sizeof(DLTensor));
HOLDS(KindNone == kTVMFFINone && KindInt == kTVMFFIInt && KindBool == kTVMFFIBool && KindFloat == kTVMFFIFloat);
HOLDS(KindBigInt == kTVMFFIBigInt);
HOLDS(KindPointer == kTVMFFIOpaquePtr && KindDLTensor == kTVMFFIDLTensorPtr && KindTensor == kTVMFFITensor);
HOLDS(DL_CUDA == kDLCUDA && DL_UINT == kDLUInt);
static TVMFFISafeCallType types(void)
{
    void *(*stream)(int32_t, int32_t) = TVMFFIEnvGetStream;
    void (*error)(const char *, const char *) = TVMFFIErrorSetRaisedFromCStr;
    void (*move)(void **) = TVMFFIErrorMoveFromRaised;
    int (*drop)(void *) = TVMFFIObjectDecRef;
    int (*alloc)(DLTensor *, void **) = TVMFFIEnvTensorAlloc;
    TVMFFIByteArray (*words)(const TVMFFIAny *) = TVMFFIBigIntGetContentByteArray;
    (void)stream, (void)error, (void)move, (void)drop, (void)alloc, (void)words;
    return (TVMFFISafeCallType)__tvm_ffi_fn;
}
int main(void) { return types() == 0; }
"""


def test_declarations_are_those_of_tvm_ffi(tmp_path):
    library(tmp_path, *PARAMS)
    (headers,) = PYTHON.parents[1].glob("lib/python*/site-packages/tvm_ffi/include")
    (tmp_path / "places.c").write_text(PLACES)
    subprocess.run(["cc", "-fsyntax-only", f"-isystem{headers}", "places.c"], cwd=tmp_path, check=True)


def test_the_library_needs_only_libc(tmp_path):
    made = library(tmp_path, *PARAMS)
    shown = subprocess.run(["readelf", "-dW", made], capture_output=True, text=True, check=True).stdout
    needed = [line.split("[")[1].rstrip("]") for line in shown.splitlines() if "NEEDED" in line]
    assert set(needed) <= {"libc.so.6", "libpthread.so.0", "libdl.so.2", "ld-linux-x86-64.so.2"}
    flags = ["-std=c++17", "-x", "c++", *WARNINGS, "-O2", "-fsyntax-only", f"-I{tmp_path}"]
    subprocess.run(["c++", *flags, tmp_path / "lib_tvm_ffi.c"], check=True)


def test_a_process_without_tvm_ffi_says_so(tmp_path):
    library(tmp_path, *PARAMS)
    program = 'import ctypes; print(ctypes.CDLL("./lib.so").__tvm_ffi_fn(None, None, 0, None))'
    done = subprocess.run([PYTHON, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "-1\n" and done.stderr == "lib: no libtvm_ffi is loaded, or an older one than 0.1\n"


@pytest.mark.tools
def test_the_page(tmp_path, monkeypatch):
    """The program of docs/howto/tvm_ffi.md, with a tensor that needs no GPU."""
    pages = {name: (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("c", "tvm_ffi")}
    kernel, program = (
        re.search(rf"`{file}`:\n\n```python\n(.*?)^```", pages[page], re.M | re.S)[1]
        for file, page in (("scale.py", "c"), ("main.py", "tvm_ffi"))
    )
    monkeypatch.chdir(tmp_path)
    Path("scale.py").write_text(kernel)
    for line in re.findall(r"^\$ cutec (.*)", pages["tvm_ffi"], re.M):
        assert main(line.split()) == 0
    subprocess.run(["make", "-s", "-C", "scale_ffi", "libscale.so", f"CPPFLAGS='{LOOKS_FOR}'"], check=True)
    compiled(HERE / "fake_cuda.c", tmp_path / RECORDER, f"-Wl,-soname,{RECORDER}")
    program = program.replace("import torch\n", "").replace(
        'torch.tensor([1.0, 2.0, 3.0, 4.0], device="cuda")', "cuda(64, (4,))"
    )
    helpers = (HERE / "tvm_ffi_program.py").read_text() + "kernel(8, 4, 4, name=b'scale_kernel')\n"
    printed = run(helpers + program + "print(driver.fake_log().decode())", tmp_path, TVM_FFI_DISABLE_TORCH_C_DLPACK="1")
    assert "scale_kernel|1,1,1|256,1,1|0|0||4000000000000000|04000000|00002041\n" in printed


def test_parts(tmp_path):
    files = export(single(*PARAMS, symbols=(Symbol("m"),)), tmp_path, "lib", ("c", "make", "cmake", "tvm-ffi"))
    assert Path(tmp_path, "lib_tvm_ffi.c") in files
    subprocess.run(["make", "-s", "-C", tmp_path, "liblib.so"], check=True)
    symbols = subprocess.run(["nm", "-D", tmp_path / "liblib.so"], capture_output=True, text=True, check=True).stdout
    assert " T __tvm_ffi_fn\n" in symbols and " T lib_fn_dlpack\n" in symbols
    assert "lib.c lib_tvm_ffi.c" in (tmp_path / "CMakeLists.txt").read_text()
