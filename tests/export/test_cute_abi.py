"""Functions by the names of public C++ programs: linked, loaded by libcute_dsl_runtime, and called
from Python.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from bundles import single
from c_library import HERE, WARNINGS, compiled, compiler, kernel_sizes

from cutec.artifact.signature import PointerParam, ScalarParam, StreamParam, Symbol, TensorParam
from cutec.calling.objects import sources, write_object
from cutec.cli.main import main

pytestmark = pytest.mark.slow

ROOT = HERE.parents[1]
PARAMS = (
    TensorParam("a", "f32", ("m", "n"), (None, 1), order=(1, 0), align=16),
    TensorParam("call", "f16", ("m", 8, "wide"), (None, 1, None)),
    ScalarParam("functions", "i32"),
    ScalarParam("h", "f16"),
    ScalarParam("on", "i1"),
    ScalarParam("big", "u64"),
    PointerParam("module", "f32"),
    StreamParam("stream"),
)
SYMBOLS = (Symbol("m", div=4), Symbol("n"), Symbol("wide", 64))
# a: address, m, n, the stride that follows; call: address, wide, two strides; then the scalars
LAUNCH = (
    "kernel|1,1,1|128,1,1|0|70||0010000000000000|03000000|05000000|0500000000000000|0020000000000000"
    "|0000000003000000|1000000000000000|0200000000000000|f9ffffff|0038|01|ffffffffffffffff|4000000000000000\n"
)
PROGRAM = """
#include "fn.h"
#include "cuda.h"
#include "CuteDSLRuntime.h"
#include <string>
#include <vector>

static fn_Tensor_a_t a = {(void *)0x1000, {3, 5}, {5}};
static fn_Tensor_call_t b = {(void *)0x2000, {3, 0x300000000}, {16, 2}};
static int32_t number = -7, result;
static float half = 0.5f;
static uint8_t on = 1;
static uint64_t big = UINT64_MAX;
static void *pointer = (void *)64;
static CUstream_st *stream = (CUstream_st *)0x70;

static void linked() {
    fn_Kernel_Module_t module, second;
    printf("%d %d", fn_Kernel_Module_Load(&module), fn_Kernel_Module_Load(&second));
    printf(" %d", cute_dsl_fn_wrapper(&module, &a, &b, number, half, on, big, pointer, stream));
    printf(" %d %d", fn_Kernel_Module_Unload(&module), fn_Kernel_Module_Unload(&second));
    printf(" %d\\n", fn_Kernel_Module_Unload(&second));
}

static void run(CuteDSLRT_Error_t loaded, CuteDSLRT_Module_t *module) {
    CuteDSLRT_Function_t *function = nullptr, *none = nullptr;
    void *args[] = {&a, &b, &number, &half, &on, &big, &pointer, &stream, &result};
    result = -1;
    printf("%d ", loaded);
    printf("%d", CuteDSLRT_Module_Get_Function(&function, module, "fn"));
    printf(" %d", CuteDSLRT_Function_Run(function, args, 9));
    printf(" %d", result);
    printf(" %d", CuteDSLRT_Function_Run(function, args, 8));
    printf(" %d", CuteDSLRT_Module_Get_Function(&none, module, "none"));
    printf(" %d %d\\n", CuteDSLRT_Function_Run(none, args, 9), CuteDSLRT_Module_Destroy(module));
}

static std::vector<unsigned char> content(const char *path) {
    std::vector<unsigned char> bytes(1 << 20);
    FILE *file = fopen(path, "rb");
    bytes.resize(fread(bytes.data(), 1, bytes.size(), file));
    fclose(file);
    return bytes;
}

int main() {
    CUcontext context;
    linked();
    cuInit(0);
    cuDevicePrimaryCtxRetain(&context, 0);
    cuCtxSetCurrent(context);
    linked();
    for (const char *path : {"made/fn.o", "./fn.so"}) {
        CuteDSLRT_Module_t *module;
        CuteDSLRT_Error_t error = CuteDSLRT_Module_Load(&module, path);
        run(error, module);
    }
    std::vector<unsigned char> bytes = content("made/fn.o");
    const char *libraries[] = {"./fn.so"};
    CuteDSLRT_Module_t *first, *second;
    CuteDSLRT_Error_t error = CuteDSLRT_Module_Create_From_Bytes(&first, bytes.data(), bytes.size(), nullptr, 0);
    CuteDSLRT_Module_Create_From_Bytes(&second, bytes.data(), bytes.size(), libraries, 1);
    run(error, first);
    run(0, second);
    for (size_t size : {size_t(1), size_t(63), size_t(64), bytes.size() / 2, bytes.size() - 100})
        printf("%d ", CuteDSLRT_Module_Create_From_Bytes(&first, bytes.data(), size, nullptr, 0));
    printf("%d %d\\n", CuteDSLRT_Module_Load(&first, "none.o"), CuteDSLRT_Module_Load(&first, "none.so"));
}
"""
CALLS = """
import sys
sys.path.insert(0, {root!r})
import ctypes
from cutec import cute
from cutec.diag import CutecError

driver = ctypes.CDLL("./libcuda.so.1", mode=ctypes.RTLD_GLOBAL)
driver.fake_log.restype = ctypes.c_char_p
driver.fake_new_context(0)

class Tensor:
    def __init__(self, address, shape, stride, dtype, device=0):
        self.address, self.shape, self.strides, self.dtype, self.device = address, shape, stride, dtype, device
    def data_ptr(self): return self.address
    def get_device(self): return self.device
    def stride(self): return self.strides

a = Tensor(0x1000, (3, 5), (1, 3), "torch.float32")
b = Tensor(0x2000, (3, 8, 0x300000000), (16, 1, 2), "torch.float16")
for path in ("made/fn.o", "./fn.so"):
    fn = cute.runtime.load_module(path).fn
    fn(a, b, -7, 0.5, True, 2**64 - 1, stream=0x70, module=64)
print(driver.fake_log().decode(), end="")
given = dict(a=a, call=b, functions=0, h=0, on=0, big=0, module=None, stream=None)
long = Tensor(0x1000, (2**31, 5), (1, 2**31), "torch.float32")
host, flat = Tensor(0x1000, (3, 5), (1, 3), "torch.float32", -1), Tensor(0x1000, (15,), (1,), "torch.float32")
tensors = (dict(a=host), dict(a=flat), dict(a=long), dict(a=b), dict(a=1))
for wrong in (*tensors, dict(functions=2**31), dict(h="x"), dict(module="x")):
    try:
        fn(**(given | wrong))
    except CutecError as e:
        print(e)
driver.fake_fail(b"cuLaunchKernelEx", 0, 700)
for call in (lambda: fn(**given), lambda: fn(a), lambda: cute.runtime.load_module("./fn.so").scale):
    try:
        call()
    except (CutecError, AttributeError) as e:
        print(str(e).split(";")[0])
"""


@pytest.fixture
def made(tmp_path, monkeypatch):
    """An object file with its header, a library of it, and a driver; the variables of programs."""
    if compiler() is None or shutil.which("c++") is None:
        pytest.skip("no C and C++ compiler here")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / "cache"))
    bundle = single(*PARAMS, symbols=SYMBOLS)
    Path("made").mkdir()
    write_object(sources(bundle, "fn", [], cute=True), "fn", Path("made/fn.o"), Path("made/fn.h"))
    subprocess.run(["cc", "-shared", "-o", "fn.so", "made/fn.o"], check=True)
    ((kernel, sizes),) = kernel_sizes(bundle.manifest)
    first = f'-DFIRST_KERNEL={{"{kernel}", {len(sizes)}, {{{", ".join(map(str, sizes))}}}, {{0}}}}'
    compiled(HERE / "fake_cuda.c", tmp_path / "libcuda.so.1", "-Wl,-soname,libcuda.so.1", first)
    return os.environ | {"LD_LIBRARY_PATH": str(tmp_path), "FAKE_CUDA_LOG": "launched"}


def config(capsys, *asked):
    """What aot_config prints, as a program asks for it in cutec's environment."""
    assert main(["exec", "-m", "cutlass.cute.export.aot_config", *asked]) == 0
    return capsys.readouterr().out.split()


def test_programs_of_cpp(made, capsys):
    (headers,) = config(capsys, "--includedir")
    flags = [*config(capsys, "--ldflags", "--libs"), f"-Wl,-rpath,{config(capsys, '--libdir')[0]}"]
    Path("main.cpp").write_text(PROGRAM)
    command = ["c++", *WARNINGS, "-Wno-pedantic", f"-I{headers}", "-Imade", f"-I{HERE}", "main.cpp", "made/fn.o"]
    subprocess.run([*command, "-o", "main", *flags, "./libcuda.so.1", "-ldl", "-lpthread"], check=True)
    done = subprocess.run(["./main"], env=made, capture_output=True, text=True, check=True)
    loaded = "0 0 0 0 4075 4012 4071 0"
    damaged = " ".join(["4313"] * 7)
    assert done.stdout.splitlines() == ["0 0 4073 0 0 4071", "0 0 0 0 0 4071", *[loaded] * 4, damaged]
    assert Path("launched").read_text() == LAUNCH * 5
    sections = subprocess.run(["readelf", "-SW", "main", "fn.so"], capture_output=True, text=True, check=True).stdout
    assert ".cutec.library" not in sections


def test_calls_from_python(made):
    done = subprocess.run(
        [sys.executable, "-c", CALLS.format(root=str(ROOT))], env=made, capture_output=True, text=True, check=True
    )
    assert done.stdout == LAUNCH * 2 + (
        "E4027: argument 'a' is in host memory, expected device_type=cuda\n"
        "E4022: argument 'a' has 1 dimensions [15], expected 2\n"
        "E4023: argument 'a' has extent 2147483648 in dimension 0, too large for an integer of 32 bits\n"
        "E4021: argument 'a' has dtype f16, expected f32\n"
        "E4020: argument 'a' is a int, expected a tensor\n"
        "E4029: argument 'functions' is 2147483648, which i32 cannot hold (-2147483648 to 2147483647)\n"
        "E4029: argument 'h' is a str, expected a number (f16)\n"
        "E4031: argument 'module' is a str, expected the address of u8 in GPU memory\n"
        "E4040: launch of kernel on Fake GPU 0 failed: CUDA_ERROR_FAKE (a fake error)\n"
        "E0106: fn: missing a required argument: 'call'\n"
        "this library has no function 'scale', only fn\n"
    )


def test_a_rehearsal_loads_and_launches_nothing(made, capsys):
    write_object(sources(single(*PARAMS, symbols=SYMBOLS), "ffi", [], cute=False), "ffi", Path("ffi.o"), None)
    Path("program.py").write_text("""
import torch
import cutlass.cute as cute
x = torch.zeros(4, device="cuda")
for path, name, ffi in (("made/fn.o", "fn", False), ("./fn.so", "fn", True), ("ffi.o", "ffi", True)):
    cute.runtime.load_module(path, enable_tvm_ffi=ffi)[name](x, stream=0)
if x[0] == 1:
    pass
""")
    assert main(["exec", "--rehearse", "--arch", "sm_90a", "program.py"]) == 0
    out, said = capsys.readouterr()
    assert out == "fn.o  loaded\nfn.so  loaded\nffi.o  loaded\n" and "program.py:7: bool of a tensor" in said


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ([], "one of --libdir, --includedir, --ldflags and --libs is needed"),
        (["--libs", "--target", "aarch64-none-elf"], "E1001: there is no runtime library for aarch64-none-elf here"),
    ],
)
def test_wrong_questions(asked, said):
    command = [sys.executable, "-m", "cutec.cute.export.aot_config", *asked]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr
