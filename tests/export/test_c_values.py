"""Calls by values do what Python's checks say of the same DLPack tensors and numbers."""

import ctypes
import subprocess

import pytest
from bundles import ARCH, bundle_of, choice_of, program_of, single
from c_library import WORKSPACE, CLibrary
from frameworks_kit import PYTHON, needs
from value_calls import INTEGER, TENSOR, Tensor, Value, agree, call, campaign

from cutec.artifact.signature import (
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    Symbol,
    TensorParam,
    WorkspaceParam,
)

pytestmark = pytest.mark.slow

ALL_SCALARS = ("i1", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "bf16", "f32", "f64")


def library(bundle, folder, driver):
    return CLibrary(bundle, folder, "lib", driver)


def test_tensors(tmp_path, driver):
    bundle = single(
        TensorParam("a", "f16", ("m", "n"), (None, 1), (8, 1), 16, role="in"),
        TensorParam("b", "tf32", ("n", 4, "m"), (None, None, None), (4, 2, 1), 4),
        TensorParam("c", "f32", ("m", "n"), (None, 1), (4, 1), 16, order=(1, 0), noalias=True, role="out"),
        TensorParam("d", "i1", (32,), (1,)),
        PointerParam("p", "f32", 4),
        StreamParam("stream"),
        ScalarParam("k", "i16"),
        symbols=(Symbol("m"), Symbol("n", 64, 4)),
    )
    made = library(bundle, tmp_path, driver)
    wrong = {4020, 4021, 4022, 4023, 4024, 4025, 4026, 4027, 4029, 4031}
    assert campaign(made, bundle, ARCH, 2500) >= {0, *wrong}


def test_packed_elements(tmp_path, driver):
    params = [
        TensorParam("a", "f4E2M1FN", ("m", "n"), (None, 1), (2, 1)),
        TensorParam("b", "i4", (32,), (1,)),
        TensorParam("c", "f6E3M2FN", ("n", 4), (1, None), (1, 4)),
    ]
    bundle = single(*params, symbols=(Symbol("m"), Symbol("n", 32, 4)))
    made = library(bundle, tmp_path, driver)
    assert campaign(made, bundle, ARCH, 300) >= {0, 4021, 4022, 4027}
    sound = {
        "a": Tensor(4096, (6, 8), (8, 1), "f4E2M1FN"),
        "b": Tensor(8192, (32,), (1,), "i4"),
        "c": Tensor(1 << 20, (8, 4), (1, 8), "f6E3M2FN"),
    }
    for name, tensor, status in (
        ("a", Tensor(4096, (6, 4), (4, 1), "u8"), 0),
        ("a", Tensor(4096, (6, 4), None, "i8"), 0),
        ("a", Tensor(4096, (6, 4), (4, 1), "f4E2M1FN", lanes=2), 0),
        ("a", Tensor(4096, (6, 4), (4, 1), "i4", lanes=2), 4021),
        ("a", Tensor(4096, (3, 6, 4), (24, 4, 1), "u8"), 4022),
        ("a", Tensor(4096, (6, 4), (4, 2), "u8"), 4021),
        ("b", Tensor(8192, (16,), (1,), "i4", lanes=2), 0),
        ("b", Tensor(8192, (1, 16), (1, 1), "u8"), 4022),
        ("c", Tensor(1 << 20, (6, 4), (1, 6), "u8"), 0),
        ("c", Tensor(1 << 20, (7, 4), (1, 7), "u8"), 4021),
    ):
        assert agree(made, bundle, "fn", sound | {name: tensor}, ARCH) == status, name


def test_scalars(tmp_path, driver):
    params = [ScalarParam(f"x{i}", dtype) for i, dtype in enumerate(ALL_SCALARS)]
    bundle = single(*params, PointerParam("p", "f32", 16))
    made = library(bundle, tmp_path, driver)
    assert campaign(made, bundle, ARCH, 2500) >= {0, 4025, 4029, 4031}


DEFAULTS = (
    ScalarParam("n", "i32"),
    ScalarParam("b", "i1", True),
    ScalarParam("i", "i64", -(1 << 63)),
    ScalarParam("u", "u64", (1 << 64) - 1),
    ScalarParam("f", "f32", -0.1),
    ScalarParam("h", "f16", 65504.0),
)


def test_what_is_left_out_has_its_default(tmp_path, driver):
    bundle = single(*DEFAULTS)
    made = library(bundle, tmp_path, driver)
    whole = [7, *(p.default for p in DEFAULTS[1:])]
    want = call(made, "fn", whole)
    assert want[0] == 0 and want[2]
    for left in range(1, len(whole)):
        assert call(made, "fn", whole[:left]) == want
        assert call(made, "fn", [*whole[:left], None, *whole[left + 1 :]]) == want


def test_counts_and_null_pointers(tmp_path, driver):
    bundle = single(*DEFAULTS[:2], TensorParam("a", "f32", ("n_",), (1,)), symbols=(Symbol("n_"),))
    made = library(bundle, tmp_path, driver)
    a = Tensor(4096, (4,), (1,), "f32")

    def said(values, **more):
        status, message, launched = call(made, "fn", values, **more)
        assert not launched
        return status, message

    assert said([]) == (4075, "fn is called with 0 values, and argument 'n' is missing")
    assert said([1, True]) == (4075, "fn is called with 2 values, and argument 'a' is missing")
    assert said([1, True, a, 2]) == (4075, "fn is called with 4 values, expected at most 3")
    assert said([1, True, a], count=-1) == (4075, "fn is called with -1 values, and argument 'n' is missing")
    assert said([1, True, Tensor(0, (4,), (1,), "f32")]) == (4071, "argument 'a' is a null pointer")
    assert call(made, "fn", [1, True, Tensor(0, (0,), (1,), "f32")])[0] == 0
    for extent, what in ((-4, "has extent -4 in dimension 0, which is negative"), (1 << 62, "too large")):
        status, message = said([1, True, Tensor(4096, (extent,), (1,), "f32")])
        assert status == 4023 and what in message
    a.struct.shape = None
    assert said([1, True, a]) == (4071, "argument 'a' has 1 dimensions, and its shape is a null pointer")
    a.struct.ndim = -1
    assert said([1, True, a]) == (4022, "argument 'a' has -1 dimensions [], expected 1: [n_]")
    values = (Value * 3)(Value(INTEGER), Value(INTEGER), Value(TENSOR))
    assert made.library.lib_fn_dlpack(values, 3, None, None) == 4071
    assert made.message() == "argument 'a' is a null pointer"
    values[2].kind = 99
    assert made.library.lib_fn_dlpack(values, 3, None, None) == 4020
    assert made.message() == "argument 'a' is of no known kind, expected a tensor on the GPU"
    assert made.library.lib_fn_dlpack(None, 3, None, None) == 4071
    assert made.message() == "argument 'values' is a null pointer"


WORKSPACES = (
    TensorParam("a", "f32", ("m",), (1,)),
    WorkspaceParam("parts", "f16", ("(m + 3) // 4", "m", 3), 128),
    ScalarParam("splits", "i32"),
    WorkspaceParam("counters", "i32", ("splits - 2",), zeroed=True),
)


def test_workspaces(tmp_path, driver):
    bundle = single(*WORKSPACES, symbols=(Symbol("m"),))
    made = library(bundle, tmp_path, driver)
    assert campaign(made, bundle, ARCH, 500) >= {0, 4020, 4027, 4034}
    asked = []

    def allocate(size, align, device):
        asked.append((size, align, device))
        return WORKSPACE + 4096 * len(asked)

    values = [Tensor(4096, (10,), (1,), "f32", 1), 5]
    status, _, log = call(made, "fn", values, 0x70, allocate)
    assert (status, asked) == (0, [(180, 128, 1), (12, 4, 1)])
    assert log.startswith(f"set 0|{WORKSPACE + 8192:x}|12|70\nkernel|")
    needs = "; the call needs 180 bytes"
    wrong = [(lambda *_: None, "cannot be allocated"), (lambda *_: WORKSPACE + 64, "begins at 0x600000000040,")]
    for give, what in wrong:
        status, message, log = call(made, "fn", values, 0, give)
        assert (status, log) == (4033, "") or log.startswith("set 0|")
        assert message.startswith(f"workspace 'parts' of fn {what}") and message.endswith(needs)
    values = (Value * 2)(Value(TENSOR), Value(INTEGER))
    values[0].value.tensor = ctypes.pointer(Tensor(4096, (10,), (1,), "f32").struct)
    values[1].value.integer = 5
    assert made.library.lib_fn_dlpack(values, 2, None, None) == 4033
    assert made.message() == "workspace 'parts' of fn is not given, and the call has no allocator; it needs 180 bytes"
    short = (ctypes.c_size_t * 3)(8)
    assert made.library.lib_fn_dlpack(values, 2, None, short) == 4072
    assert made.message() == "the size of lib_memory is 8, expected 24: set it to sizeof(lib_memory)"


def test_forms(tmp_path, driver):
    signature = Signature((TensorParam("a", "f32", ("m",), (1,)), ScalarParam("k", "u8")), (Symbol("m"),))
    exports = {f"f{i}": (signature, program_of(signature, kernel=f"k{i}")) for i in range(2)}
    bundle = bundle_of(exports, [choice_of("fn", ("m < 64 and k > 2", "f0"), ("m % 7 == 0", "f1"))])
    made = library(bundle, tmp_path, driver)
    assert campaign(made, bundle, ARCH, 300) >= {0, 4020, 4021, 4022, 4027, 4029, 4035}


def test_the_gpu_of_the_tensors(tmp_path, driver):
    bundle = single(TensorParam("a", "f32", ("m",), (1,)), symbols=(Symbol("m"),))
    made = library(bundle, tmp_path, driver)
    before = driver.fake_retained()

    def run(device):
        status, _, _ = call(made, "fn", [Tensor(4096, (10,), (1,), "f32", device)])
        return status or driver.fake_launched_on(), driver.fake_current_device()

    driver.fake_new_context(0)
    assert run(0) == (0, 0) and driver.fake_retained() == before
    assert run(1) == (1, 0) and run(1) == (1, 0) and driver.fake_retained() == before + 1
    driver.fake_no_context()
    assert run(1) == (1, -1) and run(0) == (0, -1) and driver.fake_retained() == before + 2
    assert run(5) == (4004, -1) and made.message().startswith("GPU 5 is not usable: ")
    driver.fake_new_context(1)
    assert run(1) == (1, 1) and driver.fake_retained() == before + 2
    assert made.library.lib_unload() == 0 and driver.fake_retained() == before
    assert run(0) == (0, 1) and driver.fake_retained() == before + 1
    driver.fake_new_context(0)


def test_a_call_without_tensors_runs_on_the_current_gpu(tmp_path, driver):
    made = library(single(ScalarParam("n", "i32")), tmp_path, driver)
    driver.fake_new_context(1)
    assert call(made, "fn", [1])[0] == 0 and driver.fake_launched_on() == 1
    driver.fake_no_context()
    assert call(made, "fn", [1])[0] == 0 and driver.fake_launched_on() == 0
    driver.fake_new_context(0)


def test_failures_leave_the_context_as_it_was(tmp_path, driver):
    bundle = single(TensorParam("a", "f32", ("m",), (1,)), symbols=(Symbol("m"),))
    made = library(bundle, tmp_path, driver)
    values = [Tensor(4096, (10,), (1,), "f32", 1)]
    assert call(made, "fn", values)[0] == 0
    assert call(made, "fn", values, (1 << 64) - 1)[0] == 4040 and driver.fake_current_device() == 0


PLACES = """
#include <stddef.h>
#include <dlpack/dlpack.h>
#include "lib.h"
#define SAME(ours, theirs) \\
    typedef char check_##theirs[offsetof(lib_tensor, ours) == offsetof(DLTensor, theirs) && \\
        sizeof ((lib_tensor *)0)->ours == sizeof ((DLTensor *)0)->theirs ? 1 : -1]
SAME(data, data);
SAME(device, device);
SAME(ndim, ndim);
SAME(dtype, dtype);
SAME(shape, shape);
SAME(strides, strides);
SAME(byte_offset, byte_offset);
typedef char size[sizeof(lib_tensor) == sizeof(DLTensor) ? 1 : -1];
#define INSIDE(field, part, type, theirs) \\
    typedef char check_##part[offsetof(lib_tensor, field.part) - offsetof(lib_tensor, field) == \\
        offsetof(type, theirs) ? 1 : -1]
INSIDE(dtype, bits, DLDataType, bits);
INSIDE(dtype, lanes, DLDataType, lanes);
INSIDE(device, id, DLDevice, device_id);
"""


@needs("tvm_ffi")
def test_tensors_are_laid_out_as_in_dlpack(tmp_path, driver):
    headers = sorted(PYTHON.parents[1].glob("lib/python*/site-packages/tvm_ffi/include"))
    library(single(ScalarParam("n", "i32")), tmp_path, driver)
    (tmp_path / "places.c").write_text(PLACES)
    subprocess.run(["cc", "-fsyntax-only", f"-I{headers[0]}", "places.c"], cwd=tmp_path, check=True)
