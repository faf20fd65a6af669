"""The wheel of a bundle: built without a network, installed into a folder, and called there by a
Python that has no other package, with the recording driver as NVIDIA's.
"""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from bundles import bundle_of, program_of, single
from c_library import compiled, compiler
from frameworks_kit import needs, run

from cutec.artifact.signature import (
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    Symbol,
    TensorParam,
    WorkspaceParam,
    row_major,
)
from cutec.cli.main import main
from cutec.diag import CutecError
from cutec.library.wheel import Package
from cutec.library.write import export

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
A = TensorParam("a", "f32", ("m", "n"), (None, 1), role="in")
B = TensorParam("b", "f32", ("m",), (1,), order=row_major(1), role="out")
SUMS = Signature(
    (A, StreamParam("on"), B, ScalarParam("scale", "f32", 1.0), ScalarParam("count", "i32", 3)),
    (Symbol("m"), Symbol("n")),
)
SCRATCH = Signature((B, WorkspaceParam("w", "f32", ("m + 3",), 1024), ScalarParam("stream", "i1")), (Symbol("m"),))
# The second parameter is called as the package calls the function's own table.
ADDRESS = Signature((PointerParam("p", "f32"), ScalarParam("_2", "u64")))


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A folder with the package's sources, its wheel, what pip installs of it, and the driver."""
    if compiler() is None:
        pytest.skip("no C compiler here")
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("wheel")
    signatures = {"sums": SUMS, "scratch": SCRATCH, "address": ADDRESS, "jax": SCRATCH}
    bundle = bundle_of({name: (s, program_of(s, kernel=name)) for name, s in signatures.items()})
    package = Package("1.2.0rc1", "Apache-2.0 OR MIT")
    export(bundle, folder / "sources", "kernels", ["wheel", "jax", "tvm-ffi"], package)
    pip = [sys.executable, "-m", "pip", "--isolated", "--quiet", "--disable-pip-version-check"]
    wheel = [
        *pip,
        "wheel",
        "--no-build-isolation",
        "--no-deps",
        "--no-index",
        "-w",
        folder / "dist",
        folder / "sources",
    ]
    subprocess.run(wheel, check=True, capture_output=True)
    (built,) = (folder / "dist").iterdir()
    install = [*pip, "install", "--no-deps", "--no-index", "--target", folder / "installed", built]
    subprocess.run(install, check=True, capture_output=True)
    shutil.rmtree(folder / "sources" / "kernels")  # what runs is what was installed
    compiled(HERE / "fake_cuda.c", folder / "libcuda.so.1", "-Wl,-soname,libcuda.so.1")
    return folder


def test_what_the_wheel_says(project):
    (built,) = (project / "dist").iterdir()
    assert built.name.startswith("kernels-1.2.0rc1-py3-none-linux_")
    with zipfile.ZipFile(built) as wheel:
        names = {name for name in wheel.namelist() if name.startswith("kernels/")}
        said = wheel.read("kernels-1.2.0rc1.dist-info/METADATA").decode()
        assert "Root-Is-Purelib: false" in wheel.read("kernels-1.2.0rc1.dist-info/WHEEL").decode()
    files = ["__init__.py", "__init__.pyi", "_calls.py", "jax.py", "libkernels.so", "py.typed"]
    assert names == {f"kernels/{name}" for name in files}
    assert "License-Expression: Apache-2.0 OR MIT" in said and "Provides-Extra: jax" in said


BEGIN = """
import ctypes
driver = ctypes.CDLL("libcuda.so.1", mode=ctypes.RTLD_GLOBAL)
driver.fake_log.restype = ctypes.c_char_p
driver.fake_pending.restype = ctypes.c_size_t
for name, sizes in (
    (b"sums", [8, 4, 4, 8, 8, 4, 4]), (b"scratch", [8, 4, 8, 4, 1]), (b"address", [8, 8]), (b"jax", [8, 4, 8, 4, 1])
):
    driver.fake_kernel(name, len(sizes), (ctypes.c_int * len(sizes))(*sizes))
driver.fake_attribute(97, 232448)
driver.fake_new_context(1)
import kernels

new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype = ctypes.py_object
new_capsule.argtypes = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p


class Array:
    "DLPack's view of memory that nobody has."

    def __init__(self, *shape, strides=None, device=(2, 1), code=2, bits=32):
        from kernels._calls import _Tensor
        self.device = device
        numbers = [n and (ctypes.c_int64 * max(1, len(n)))(*n) for n in (shape, strides)]
        self.tensor = _Tensor(0x10000, *device, len(shape), code, bits, 1, *numbers, 0x40)

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, stream=None):
        self.stream = stream
        return new_capsule(ctypes.addressof(self.tensor), b"dltensor", None)


class CudaArray:
    def __init__(self, shape, typestr="<f4", strides=None):
        about = dict(shape=shape, typestr=typestr, strides=strides, data=(0x20000, False), version=3)
        self.__cuda_array_interface__ = about


def launched(call):
    driver.fake_clear()
    call()
    return [line.split("|") for line in driver.fake_log().decode().splitlines()]


def said(call):
    try:
        call()
    except kernels.Error as e:
        assert str(e).startswith(e.code + ": ")
        return str(e)
"""
CALLS = """
a, b = Array(5, 7), Array(5)
(line,) = launched(lambda: kernels.sums(a, b))
assert line[4] == "0" and a.stream == 1, line
at = "4000010000000000"
assert line[6:] == [at, "05000000", "07000000", "0700000000000000", at, "0000803f", "03000000"]
class Stream:
    cuda_stream = 0x77
(line,) = launched(lambda: kernels.sums(Array(5, 7, strides=(64, 1)), b, 2, count=-1, on=Stream()))
assert line[4] == "77" and b.stream == 0x77 and line[9] == "4000000000000000", line
assert line[-2:] == ["00000040", "ffffffff"], line
(line,) = launched(lambda: kernels.sums(CudaArray((5, 7), strides=(32, 4)), CudaArray((5,))))
assert line[6] == "0000020000000000" and line[9] == "0800000000000000", line
for stream, handle in ((9, "9"), (ctypes.c_int(5).value, "5")):
    assert launched(lambda: kernels.sums(a, b, on=stream))[0][4] == handle

# PyTorch exports no tensor that requires a gradient
class Weight(Array):
    requires_grad = True
    def detach(self):
        return a
    def __dlpack__(self, stream=None):
        raise BufferError
assert launched(lambda: kernels.sums(Weight(5, 7), b))[0][6] == at

# a workspace is aligned, and freed in the order of the stream
(line,) = launched(lambda: kernels.scratch(b, True, stream_=3))
assert int.from_bytes(bytes.fromhex(line[8]), "little") == 0x600000000400 and driver.fake_pending() == 0, line
(line,) = launched(lambda: kernels.address(4096, 1 << 62))
assert line[6:] == ["0010000000000000", "0000000000000040"], line
assert launched(lambda: kernels.address(4096, (1 << 64) - 2))[0][7] == "feffffffffffffff"
assert launched(lambda: kernels.address(ctypes.c_void_p(4096), 0))[0][6] == line[6]
import inspect, os
assert kernels.__all__ == ["Error", "LIBRARY", "__version__", "sums", "scratch", "address", "jax_"]
assert kernels.__version__ == "1.2.0rc1" and os.path.exists(kernels.LIBRARY)
assert str(inspect.signature(kernels.sums)) == "(a, b, scale=1.0, count=3, *, on=None)"
"""
ERRORS = """
class Several:
    def __index__(self):
        raise TypeError("no scalar")
    def __float__(self):
        raise ValueError("no scalar")
    def __bool__(self):
        raise RuntimeError("no scalar")

a, b = Array(5, 7), Array(5)
driver.fake_fail(b"cuMemAllocAsync", 0, 2)
lost = said(lambda: kernels.scratch(b, True))
driver.fake_clear()
assert "E4033: workspace 'w' of scratch cannot be allocated; the call needs 32 bytes" == lost, lost
for call, expected in (
    (lambda: kernels.sums(Array(5, 7, bits=16), b),
     "E4021: argument 'a' has dtype f16, expected f32"),
    (lambda: kernels.sums(a, Array(6)),
     "E4023: Mismatched b.shape[0] = 6, expected m = 5 (from a.shape[0])"),
    (lambda: kernels.sums(a, Array(5, device=(1, 0))),
     "E4027: argument 'b' is in host memory, expected device_type=cuda"),
    (lambda: kernels.sums(a, "b"),
     "E4020: argument 'b' is a str, expected a tensor on the GPU"),
    (lambda: kernels.sums(a, CudaArray((5,), "<c8")),
     "E4021: argument 'b' has dtype DLPack type 5 of 64 bits, expected f32"),
    (lambda: kernels.sums(a, b, "x"),
     "E4029: argument 'scale' is a str, expected a number (f32)"),
    (lambda: kernels.sums(a, b, 1e39),
     "E4029: argument 'scale' is 1e+39, which f32 cannot hold (up to 3.4028234663852886e+38)"),
    (lambda: kernels.sums(a, b, 1, 1.5),
     "E4029: argument 'count' is a float, expected an integer (i32)"),
    (lambda: kernels.sums(a, b, 1, 1 << 40),
     "E4029: argument 'count' is 1099511627776, which i32 cannot hold (-2147483648 to 2147483647)"),
    (lambda: kernels.sums(a, b, 1, 1 << 64),
     "E4029: argument 'count' is 18446744073709551616, expected an integer of 64 bits (i32)"),
    (lambda: kernels.sums(a, b, 10**400),
     "E4029: argument 'scale' is an integer beyond the range of floats, expected a number (f32)"),
    (lambda: kernels.sums(a, b, Several()),
     "E4029: argument 'scale' is a Several, expected a number (f32)"),
    (lambda: kernels.sums(a, b, 1, Several()),
     "E4029: argument 'count' is a Several, expected an integer (i32)"),
    (lambda: kernels.sums(a, b, on=1 << 64),
     "E4041: the stream 18446744073709551616 is no handle of one"),
    (lambda: kernels.address(1 << 70, 1),
     "E4031: argument 'p' is 1180591620717411303424, expected the address of f32 in GPU memory"),
    (lambda: kernels.address(-4, 1),
     "E4031: argument 'p' is -4, expected the address of f32 in GPU memory"),
    (lambda: kernels.address(Several(), 1),
     "E4031: argument 'p' is a Several, expected the address of f32 in GPU memory"),
    (lambda: kernels.sums(a, b, on="x"),
     "E4030: the stream is a str"),
    (lambda: kernels.address("p", 1),
     "E4031: argument 'p' is a str, expected the address of f32 in GPU memory"),
    (lambda: kernels.address(2, 1),
     "E4025: argument 'p' is 0x2, expected an alignment of 4 bytes"),
):
    assert said(call) == expected, said(call)
assert launched(lambda: kernels.sums(a, b)) and kernels.sums(a, b) is None
"""


def run_alone(program, folder):
    """Run a program with nothing but the installed package and the driver."""
    where = {"PYTHONPATH": str(folder / "installed"), "LD_LIBRARY_PATH": str(folder)}
    command = [sys.executable, "-S", "-c", program]
    done = subprocess.run(command, env=where, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr[-3000:]


def test_calls(project):
    run_alone(BEGIN + CALLS, project)


def test_errors(project):
    run_alone(BEGIN + ERRORS, project)


TVM_FFI = """
import kernels, numpy, tvm_ffi
try:
    tvm_ffi.load_module(kernels.LIBRARY).sums(numpy.ones((5, 7), numpy.float32), None)
except ValueError as e:
    print(e)
"""


@needs("tvm_ffi")
def test_tvm_ffi_loads_the_library(project):
    assert "E4027: argument 'a' is in host memory" in run(TVM_FFI, project, PYTHONPATH=str(project / "installed"))


OPERATORS = """
import torch
from kernels.torch import sums
try:
    sums(torch.ones(5, 7))
except RuntimeError as e:
    print(e)
"""


@pytest.mark.slow
@needs("torch")
def test_operators_of_pytorch_are_a_module(tmp_path, monkeypatch):
    bundle = bundle_of({"sums": (SUMS, program_of(SUMS))})
    export(bundle, tmp_path / "sources", "kernels", ["wheel", "torch"])
    where = "import torch; print(torch.__path__[0])"
    monkeypatch.setenv("TORCH", run(where, tmp_path).strip())
    monkeypatch.setenv("CXXFLAGS", "-O0")
    install = ["install", "--no-build-isolation", "--no-deps", "--no-index", "--target", tmp_path / "installed"]
    pip = [sys.executable, "-m", "pip", "--isolated", "--quiet"]
    subprocess.run([*pip, *install, tmp_path / "sources"], check=True, capture_output=True)
    assert "E4027: sums takes tensors on a GPU" in run(OPERATORS, tmp_path, PYTHONPATH=str(tmp_path / "installed"))


NO_DRIVER = """
import kernels
class CudaArray:
    __cuda_array_interface__ = dict(shape=(5,), typestr="<f4", data=(0x20000, False), version=3)
try:
    kernels.scratch(CudaArray(), True)
except kernels.Error as e:
    assert e.code == "E4002" and "no NVIDIA driver" in str(e), e
"""


def test_without_a_driver(project, tmp_path):
    (tmp_path / "installed").symlink_to(project / "installed")
    run_alone(NO_DRIVER, tmp_path)


@needs("jax")
def test_the_module_for_jax_finds_the_library(project):
    names = "[n for n in ('sums', 'scratch', 'jax_') if hasattr(k, n)]"
    program = f"import kernels.jax as k; k.load(platform='cpu'); print({names})"
    where = {"PYTHONPATH": str(project / "installed")}
    assert run(program, project, **where).strip() == "['sums', 'scratch', 'jax_']"


USE = """
import kernels
from typing import Any

class Array:
    def __dlpack__(self, *, stream: int | None = None) -> object: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...

kernels.sums(Array(), Array(), 2, count=3, on=None)
kernels.address(4096, True)
code: str = kernels.Error().code + kernels.__version__ + kernels.LIBRARY
kernels.sums(Array(), 3)
kernels.sums(Array(), Array(), "x")
kernels.sums(Array())
kernels.nothing
"""


def test_stubs(project, tmp_path):
    checker = shutil.which("basedpyright", path=str(Path(sys.executable).parent))
    if checker is None:
        pytest.skip("no basedpyright here")
    (tmp_path / "use.py").write_text(USE)
    settings = f'{{"extraPaths": ["{project}/installed"], "typeCheckingMode": "standard"}}'
    (tmp_path / "pyrightconfig.json").write_text(settings)
    told = subprocess.run([checker, "use.py"], cwd=tmp_path, capture_output=True, text=True, check=False).stdout
    errors = [line.split("error: ")[0].split(":")[1] for line in told.splitlines() if "error: " in line]
    assert errors == ["12", "13", "14", "15"], told


def test_the_command(tmp_path, monkeypatch, capsys):
    bundle = single(TensorParam("x", "f32", ("n",), (1,)), symbols=(Symbol("n"),))
    monkeypatch.setattr("cutec.cli.export.open_bundle", lambda _: bundle)
    options = ["--lib", "moves", "--package-version", "3.1", "--license", "MIT"]
    assert main(["export", "moves", "-o", str(tmp_path), "--only", "wheel", *options]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 8
    said = (tmp_path / "pyproject.toml").read_text()
    assert 'name = "moves"\nversion = "3.1"\n' in said and 'license = "MIT"\n' in said
    assert 'SOURCES = ["moves.c"]' in (tmp_path / "hatch_build.py").read_text()


@pytest.mark.parametrize(
    "name, package, what",
    [
        ("kernels", Package("one"), "'one' is no version of a Python package"),
        ("kernels", Package("1.0", 'MIT"'), "'MIT\"' is no SPDX expression"),
        ("lambda", Package(), "'lambda' cannot be the name of a Python package"),
    ],
)
def test_what_no_wheel_can_say_is_refused(tmp_path, name, package, what):
    with pytest.raises(CutecError) as caught:
        export(single(ScalarParam("n", "i32")), tmp_path / "out", name, ["wheel"], package)
    assert (caught.value.code, caught.value.message) == ("E1120", what) and not (tmp_path / "out").exists()
