"""The library beside a manifest: `cutec.runtime.load` calls a bundle's functions through it."""

import ctypes
import inspect
import random
import shutil
import subprocess
import sys
import sysconfig

import pytest
from bundles import ARCH, bundle_of, choice_of, program_of
from c_library import LOOKS_FOR, WARNINGS, CLibrary, agrees, compiled, compiler, expected, kernel_sizes
from random_calls import random_call
from value_calls import DLTensor, Tensor, new_capsule, values_of

from cutec.artifact.bundle_write import write_bundle
from cutec.artifact.host_graph import selected
from cutec.artifact.signature import ScalarParam, Signature, StreamParam, Symbol, TensorParam, WorkspaceParam
from cutec.artifact.step import Step
from cutec.library.write import export
from cutec.records import replace
from cutec.runtime import load
from cutec.runtime.library import ENDING, functions_of, open_library
from cutec.runtime.tensors import TensorView

pytestmark = [pytest.mark.slow, pytest.mark.skipif(compiler() is None, reason="no C compiler here")]
INCLUDE = sysconfig.get_path("include")
TENSORS = TensorParam("a", "f32", ("m", 8), (8, 1), align=16), TensorParam("d", "f32", ("m",), (1,), role="out")
SCALARS = ScalarParam("n", "i16"), ScalarParam("scale", "f32", 0.5)
_NAME = b"dlpack_exchange_api"  # a capsule keeps its address
_TAKE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(DLTensor))


class _Exchange(ctypes.Structure):
    """DLPackExchangeAPI"""

    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        *((name, ctypes.c_void_p) for name in ("older", "allocate", "from_object", "to_object")),
        ("take", _TAKE),
        ("stream", ctypes.c_void_p),
    ]


@_TAKE
def _take(tensor, out):
    if tensor.struct.ndim > 8:
        return -1  # a real one sets an exception; the library forgets it
    ctypes.memmove(out, ctypes.addressof(tensor.struct), DLTensor.manager.offset)
    return 0


class Fast(Tensor):
    """A tensor that C can ask, as PyTorch's."""

    _exchange = _Exchange(1, 2, None, None, None, None, _take, None)
    __dlpack_c_exchange_api__ = new_capsule(ctypes.addressof(_exchange), _NAME, None)


class Stream:
    """As PyTorch's."""

    cuda_stream = 0x70


class Python:
    """Stands for the function of `cutec.runtime`; it has the calls that came to it."""

    def __init__(self):
        self.calls = []

    def __call__(self, *arguments, **named):
        self.calls.append((arguments, named))
        return "from Python"


def bundle():
    """A function, one with a stream among its parameters, a choice, and two that C leaves alone."""
    symbols = (Symbol("m"),)
    plain = Signature((*TENSORS, *SCALARS), symbols)
    streamed = Signature((*TENSORS, StreamParam("stream"), *SCALARS), symbols)
    working = Signature((*TENSORS, WorkspaceParam("w", "f32", ("m",))), symbols)
    loud = replace(program_of(plain), steps=(Step("print", "printed\n"),))
    made = {
        "fn": (plain, program_of(plain)),
        "form": (plain, program_of(plain)),
        "streamed": (streamed, program_of(streamed)),
        "working": (working, program_of(working)),
        "loud": (plain, loud),
    }
    made = {name: (signature, selected(program)) for name, (signature, program) in made.items()}  # as it is read
    return bundle_of(made, [choice_of("pick", ("m < 5", "form"), ("", "form"))])


@pytest.fixture(scope="module")
def folder(tmp_path_factory, driver):
    """A bundle with its library."""
    folder, held = tmp_path_factory.mktemp("bundle"), bundle()
    write_bundle(folder, held.manifest, held.contents)
    export(held, folder, "lib", ["c", "runtime"])
    flags = ["-std=c99", *WARNINGS[:2], "-Werror", LOOKS_FOR, "-isystem", INCLUDE]
    compiled(folder / "lib_runtime.c", folder / f"lib{ENDING}", *flags, str(folder / "lib.c"))
    for kernel, sizes in kernel_sizes(held.manifest):
        driver.fake_kernel(kernel.encode(), len(sizes), (ctypes.c_int * len(sizes))(*sizes))
    return folder


@pytest.fixture
def calls(folder, driver):
    """`calls(name, *arguments, **named)`: what the driver saw, and what came to Python."""
    library = open_library(folder, bundle().manifest)

    def call(name, *arguments, **named):
        python = Python()
        driver.fake_clear()
        result = functions_of(library, {name: python})[name](*arguments, **named)
        assert (result is None) != bool(python.calls)
        return driver.fake_log().decode(), python.calls

    return call


def a(rows=3, **more):
    return Fast(4096, (rows, 8), (8, 1), "f32", **more)


def d(rows=3):
    return Fast(8192, (rows,), (1,), "f32")


def test_calls_that_the_library_takes(calls):
    begin, end = "kernel|1,1,1|128,1,1|0|", "||0010000000000000|03000000|0020000000000000|0700|"
    for name, given, named, stream, scale in (
        ("fn", (7, 0.25), {}, "0", "0000803e"),
        ("fn", (7, 2), {}, "0", "00000040"),
        ("fn", (7, 0.25), {"stream": None}, "0", "0000803e"),
        ("fn", (7, 0.25), {"stream": 0}, "0", "0000803e"),
        ("fn", (7, 0.25), {"stream": 0x60}, "60", "0000803e"),
        ("fn", (7, 0.25), {"stream": Stream()}, "70", "0000803e"),
        ("pick", (7, 0.25), {"stream": 0x60}, "60", "0000803e"),
        ("streamed", (Stream(), 7, 0.25), {}, "70", "0000803e"),
        ("streamed", (None, 7, 0.25), {}, "0", "0000803e"),
    ):
        log, python = calls(name, a(), d(), *given, **named)
        assert (log, python) == (f"{begin}{stream}{end}{scale}\n", [])


def test_calls_that_python_takes(calls):
    """What is unusual, and what is wrong, so that the message is Python's."""
    rows = [[1.0] * 8] * 3
    for name, given, named in (
        ("fn", (a(), d(), 7), {}),
        ("fn", (a(), d(), 7, 0.5, 0), {}),
        ("fn", (a(), d(), 7), {"scale": 0.5}),
        ("fn", (a(), d(), 7, 0.5), {"streams": 0}),
        ("fn", (a(), d(), 7, 0.5), {"stream": "s"}),
        ("fn", (a(), d(), 7, 0.5), {"stream": -1}),
        ("fn", (rows, d(), 7, 0.5), {}),
        ("fn", (Tensor(4096, (3, 8), (8, 1), "f32"), d(), 7, 0.5), {}),
        ("fn", (Fast(4096, (1,) * 9, None, "f32"), d(), 7, 0.5), {}),
        ("fn", (a(), d(4), 7, 0.5), {}),
        ("fn", (a(kind=1), d(), 7, 0.5), {}),
        ("fn", (a(), d(), True, 0.5), {}),
        ("fn", (a(), d(), 1 << 80, 0.5), {}),
        ("fn", (a(), d(), 40000, 0.5), {}),
        ("streamed", (a(), d(), 7, 0.5), {}),
        ("streamed", (a(), d(), None, 7, 0.5), {"stream": None}),
    ):
        log, python = calls(name, *given, **named)
        assert (log, python) == ("", [(given, named)])


def test_types_that_are_no_tensors_take_no_place_of_tensors(folder, driver, tmp_path):
    shutil.copy(folder / f"lib{ENDING}", tmp_path)  # knows no type yet
    python = Python()
    function = functions_of(open_library(tmp_path, bundle().manifest), {"fn": python})["fn"]
    for other in ("a", b"b", [1.0], (), {}, None):
        assert function(other, d(), 7, 0.5) == "from Python"
    driver.fake_clear()
    assert function(a(), d(), 7, 0.5) is None and len(python.calls) == 6
    assert driver.fake_log()


def test_names_that_the_process_has_already_are_not_taken_for_its_own(folder, driver, tmp_path):
    signature = Signature(SCALARS)
    other = CLibrary(bundle_of({"fn": (signature, program_of(signature, kernel="other"))}), tmp_path, "lib", driver)
    ctypes.CDLL(str(other.path), mode=ctypes.RTLD_GLOBAL)
    shutil.copy(folder / f"lib{ENDING}", tmp_path)
    python = Python()
    function = functions_of(open_library(tmp_path, bundle().manifest), {"fn": python})["fn"]
    driver.fake_clear()
    assert function(a(), d(), 7, 0.5) is None and not python.calls
    assert driver.fake_log().decode().startswith("kernel|")


def test_a_failing_launch_is_explained_by_python(folder, driver):
    python = Python()
    function = functions_of(open_library(folder, bundle().manifest), {"fn": python})["fn"]
    driver.fake_clear()
    driver.fake_fail(b"cuLaunchKernelEx", 0, 700)
    assert function(*(given := (a(), d(), 7, 0.5))) == "from Python" and python.calls == [(given, {})]
    driver.fake_clear()


def test_random_calls(calls):
    """What Python's checks refuse goes to Python; all else is launched as Python would."""
    manifest, rng = bundle().manifest, random.Random(7)
    signature, went = manifest.exports[0].signature, [0, 0]
    for _ in range(600):
        arguments = random_call(rng, signature)
        given = [Fast.of(v) if isinstance(v, TensorView) else v for v in values_of(signature, arguments)]
        log, python = calls("fn", *given)
        want = expected(manifest, "fn", arguments, ARCH)
        assert python == ([(tuple(given), {})] if want[0] else []), want
        assert agrees((0, "", log), want) or want[0]
        went[bool(want[0])] += 1
    assert min(went) > 80


def test_what_load_gives(folder, tmp_path):
    opened = load(folder)
    for name in ("fn", "streamed", "pick"):
        assert hasattr(opened.functions[name], "__wrapped__")
    assert not hasattr(opened.working, "__wrapped__") and not hasattr(opened.loud, "__wrapped__")
    assert list(inspect.signature(opened.fn).parameters) == ["a", "d", "n", "scale", "stream"]
    assert (opened.fn.__name__, opened.fn.workspace_bytes(m=3, n=1)) == ("fn", {}) and "fn.py" in opened.fn.__doc__
    assert not hasattr(load(folder, library=False).fn, "__wrapped__")
    opened.unload()


def test_libraries_that_are_not_of_the_bundle(folder, tmp_path):
    """One of another bundle, one that is none, and none at all."""
    signature = Signature(TENSORS, (Symbol("m"),))
    held = bundle_of({"fn": (signature, program_of(signature))})
    write_bundle(tmp_path, held.manifest, held.contents)
    assert not hasattr(load(tmp_path).fn, "__wrapped__")
    (tmp_path / f"lib{ENDING}").write_bytes((folder / f"lib{ENDING}").read_bytes())
    (tmp_path / f"broken{ENDING}").write_bytes(b"no library")
    assert not hasattr(load(tmp_path).fn, "__wrapped__")
    assert open_library(tmp_path, bundle().manifest) is not None


def test_make_builds_it(tmp_path):
    export(bundle(), tmp_path, "lib", ["c", "make", "runtime"])
    subprocess.run(["make", "-s", "-C", tmp_path, "CFLAGS=-O0", f"PYTHON={sys.executable}"], check=True)
    assert open_library(tmp_path, bundle().manifest) is not None
