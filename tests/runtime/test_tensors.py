"""DLPack, the CUDA Array Interface, and what is neither."""

import ctypes
import gc
import struct
import subprocess
import sys
import types
import weakref

import numpy as np
import pytest
from fake_driver import FLOAT16, FLOAT32, FakeDriver, Tensor

from cutec.diag import CutecError
from cutec.runtime.tensors import compact, torch_test, unpacked, view


class OnGpu:
    """A NumPy array that claims to be on a GPU: real DLPack capsules, none of the hardware."""

    def __init__(self, array, device=(2, 0), **options):
        self.array, self.device, self.options = array, device, options

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, *, stream=None):
        self.stream = stream
        return self.array.__dlpack__(**self.options)


@pytest.mark.parametrize("options", [{}, {"max_version": (1, 0)}])
@pytest.mark.parametrize(
    "dtype, name",
    [
        ("float32", "f32"),
        ("float16", "f16"),
        ("int64", "i64"),
        ("uint8", "u8"),
        ("bool", "i1"),
        ("complex64", "DLPack type 5 of 64 bits"),
    ],
)
def test_dlpack(options, dtype, name):
    array = np.zeros((4, 6), dtype)[::2, 1:]
    seen = view(OnGpu(array, (2, 3), **options), "a", FakeDriver(), 0)
    assert (seen.pointer, seen.shape, seen.dtype, seen.device) == (array.ctypes.data, (2, 5), name, 3)
    assert seen.stride == (12, 1)


class Packed:
    """What is narrower than a byte, in a capsule made by hand: shape and strides in elements of
    `bits * lanes` bits.
    """

    def __init__(self, code, bits, lanes, shape, flags=0):
        self.memory = (ctypes.c_int64 * len(shape))(*shape)
        tensor = struct.pack(
            "<QiiiBBHQQQ", 0x1000, 2, 0, len(shape), code, bits, lanes, ctypes.addressof(self.memory), 0, 0
        )
        self.managed = ctypes.create_string_buffer(struct.pack("<IIQQQ", 1, 1, 0, 0, flags) + tensor)

    def __dlpack_device__(self):
        return 2, 0

    def __dlpack__(self, *, stream=None):
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        return new(ctypes.addressof(self.managed), b"dltensor_versioned", None)


@pytest.mark.parametrize(
    ("code", "bits", "lanes", "dtype", "shape"),
    [
        (17, 4, 1, "f4E2M1FN", (4, 16)),
        (17, 4, 2, "f4E2M1FN", (4, 32)),
        (0, 4, 2, "i4", (4, 32)),
        (1, 4, 1, "u4", (4, 16)),
        (16, 6, 1, "f6E3M2FN", (4, 16)),
    ],
)
def test_dlpack_of_packed_elements(code, bits, lanes, dtype, shape):
    seen = unpacked(view(Packed(code, bits, lanes, (4, 16)), "a", FakeDriver(), 0), dtype)
    assert (seen.pointer, seen.dtype, seen.shape, seen.stride) == (0x1000, dtype, shape, (shape[1], 1))
    assert seen.span[1] - seen.span[0] == 4 * shape[1] * bits // 8


def test_dlpack_of_other_packed_elements_keeps_its_name():
    floats = view(Packed(17, 4, 2, (8,)), "a", FakeDriver(), 0)
    assert unpacked(floats, "i4").dtype == "f4E2M1FN_x2"
    padded = view(Packed(17, 4, 1, (8,), flags=4), "a", FakeDriver(), 0)
    assert unpacked(padded, "f4E2M1FN").dtype == "f4E2M1FN in bytes of their own"


def test_dlpack_is_told_the_stream_and_lives_until_the_launch():
    class Owner(np.ndarray):
        pass

    array = np.zeros(4, "f4").view(Owner)
    alive, value = weakref.ref(array), OnGpu(array)
    seen = view(value, "a", FakeDriver(), 77)
    assert value.stream == 77
    del array, value
    gc.collect(1)
    assert alive() is not None
    del seen
    gc.collect(1)
    assert alive() is None
    value = OnGpu(np.zeros(1))
    view(value, "a", FakeDriver(), 0)
    assert value.stream == 1


class CuPy:
    def __init__(self, **interface):
        self.__cuda_array_interface__ = {"version": 3, **interface}


def test_cuda_array_interface():
    seen = view(CuPy(shape=(2, 3), typestr="<f4", data=(64, False), strides=None), "a", FakeDriver(), 0)
    assert (seen.pointer, seen.shape, seen.stride, seen.dtype, seen.device) == (64, (2, 3), (3, 1), "f32", 0)
    seen = view(CuPy(shape=(2, 3), typestr="<f2", data=(64, False), strides=(2, -4)), "a", FakeDriver(), 0)
    assert seen.stride == (1, -2) and seen.span == (64 - 8, 64 + 4)


@pytest.mark.parametrize(
    "value, code, message",
    [
        (np.zeros(3), "E4027", "host memory"),
        (OnGpu(np.zeros(3), (3, 0)), "E4027", "host memory"),
        (OnGpu(np.zeros(3), (10, 0)), "E4027", "DLPack device type 10"),
        (3.0, "E4020", "is a float"),
        ("x", "E4020", "is a str"),
        (Tensor((2,), device=-1), "E4027", "cpu memory"),
    ],
)
def test_refused(value, code, message):
    with pytest.raises(CutecError) as caught:
        view(value, "arg", FakeDriver(), 0)
    assert caught.value.code == code and message in caught.value.message and "'arg'" in caught.value.message


def test_tensors_without_memory():
    class Sparse(Tensor):
        def data_ptr(self):
            raise RuntimeError("Cannot access data pointer of Tensor that doesn't have storage\nmore")

    with pytest.raises(CutecError, match=r"E4020.*'a'.*Cannot access data pointer[^\n]*$"):
        view(Sparse((2,)), "a", FakeDriver(), 0)


def test_torch_is_asked_once_where_it_has_a_type_for_the_dtype(monkeypatch):
    class Meta(type):
        def __instancecheck__(cls, value):
            return value.dtype is FLOAT32 and value.is_cuda

    fake = types.SimpleNamespace(cuda=types.SimpleNamespace(FloatTensor=Meta("FloatTensor", (), {})))
    monkeypatch.setitem(sys.modules, "torch", fake)
    good, wrong, cpu = Tensor((2,)), Tensor((2,), FLOAT16), Tensor((2,), device=-1)
    quick, slow = torch_test(good, "f32"), torch_test(wrong, "u16")
    assert quick == fake.cuda.FloatTensor.__instancecheck__
    assert quick(good) and not quick(wrong) and not quick(cpu)
    assert slow(wrong) and not slow(good) and not slow(Tensor((2,), FLOAT16, device=-1))
    assert torch_test(wrong, "f32") != quick  # a type that does not know the tensor is not trusted


def test_compact():
    assert compact((2, 3, 4)) == (12, 4, 1) and compact(()) == ()


def test_launching_dlpack_and_cupy(bundle_of):
    from cutec.artifact.signature import Symbol, TensorParam

    params = [TensorParam(name, "f32", ("n",), (1,), order=(0,)) for name in "ab"]
    bundle, driver = bundle_of(*params, symbols=(Symbol("n"),))
    array = np.zeros(8, "f4")
    for _ in range(2):
        bundle.fn(OnGpu(array), CuPy(shape=(8,), typestr="<f4", data=(0x1000, False)))
    assert [launch["arguments"] for launch in driver.launches] == [[array.ctypes.data, 8, 0x1000]] * 2


def run_python(text):
    return subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=300)


def test_import_pulls_in_no_compiler():
    done = run_python(
        "import cutec.runtime, sys; print(*sorted(m for m in sys.modules if m.split('.')[0] in "
        "('cutec', 'jinja2', 'click', 'numpy', 'cuda', 'jsonschema', 'torch')))"
    )
    assert done.returncode == 0, done.stderr
    packages = {".".join(m.split(".")[:2]) for m in done.stdout.split()}
    assert packages == {
        "cutec",
        "cutec.artifact",
        "cutec.diag",
        "cutec.files",
        "cutec.lazy",
        "cutec.lazy_pattern",
        "cutec.leftovers",
        "cutec.records",
        "cutec.runtime",
        "cutec.version",
    }


def test_without_a_driver_there_is_a_clear_error():
    try:
        ctypes.CDLL("libcuda.so.1")
        pytest.skip("this machine has an NVIDIA driver")
    except OSError:
        pass
    done = run_python(
        "from cutec.runtime.driver import cuda_driver\nfrom cutec.diag import CutecError, exit_code\n"
        "try: cuda_driver()\nexcept CutecError as e: print(e, exit_code(e))"
    )
    assert done.stdout.startswith("E4002: no NVIDIA driver") and done.stdout.endswith(" 4\n"), done
