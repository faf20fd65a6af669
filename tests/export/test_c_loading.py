"""Loading: contexts, devices, archs, captures, old drivers, and what each failure says."""

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest
from bundles import bundle_of, program_of, single
from c_library import CLibrary

from cutec.artifact.host import Node
from cutec.artifact.signature import ScalarParam, Signature, Symbol, TensorParam

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent


@pytest.fixture
def add(tmp_path, driver):
    """A library with one function of one tensor, and its valid arguments."""
    bundle = single(TensorParam("a", "f32", ("n",), (1,)), symbols=(Symbol("n"),))
    yield CLibrary(bundle, tmp_path, "lib", driver), {"a": 4096, "n": 100}
    driver.fake_device(2, 90)
    driver.fake_capture(0)
    driver.fake_new_context(0)


def test_kernels_are_loaded_once_and_again_after_unload(add, driver):
    made, arguments = add
    before = driver.fake_loaded()
    for _ in range(3):
        assert made.call("fn", arguments)[0] == 0
    assert driver.fake_loaded() == before + 1
    assert made.library.lib_unload() == 0 and driver.fake_loaded() == before
    assert made.call("fn", arguments)[0] == 0 and driver.fake_loaded() == before + 1


def test_a_context_made_anew_at_the_same_address_is_another(add, driver):
    made, arguments = add
    driver.fake_new_context(0)
    assert made.call("fn", arguments)[0] == 0
    driver.fake_destroy_context()
    driver.fake_new_context(1)
    assert made.call("fn", arguments)[0] == 0
    driver.fake_destroy_context()
    assert made.call("fn", arguments)[:2] == (
        4073,
        "no CUDA context is current on this thread: call cudaSetDevice, or cuCtxSetCurrent",
    )


def test_the_first_launch_may_stand_in_a_capture(add, driver):
    made, arguments = add
    driver.fake_capture(1)
    status, message, launched = made.call("fn", arguments)
    assert (status, message) == (0, "") and launched.startswith("kernel|1,1,1|")
    mode = ctypes.c_int(0)
    driver.cuThreadExchangeStreamCaptureMode(ctypes.byref(mode))
    assert mode.value == 0  # as it was


@pytest.mark.parametrize(
    "images, sm, chosen",
    [
        ([("cubin", "sm_90"), ("cubin", "sm_90a")], 90, "sm_90a"),
        ([("cubin", "sm_100f"), ("cubin", "sm_100a"), ("ptx", "sm_90")], 103, "sm_100f"),
        ([("cubin", "sm_80"), ("cubin", "sm_86"), ("ptx", "sm_80")], 89, "sm_86"),
        ([("cubin", "sm_80"), ("ptx", "sm_80"), ("ptx", "sm_86")], 90, "sm_86"),
        ([("cubin", "sm_110f")], 101, "sm_110f"),
        ([("cubin", "sm_90a")], 100, None),
        ([("cubin", "sm_86"), ("ptx", "sm_100a")], 80, None),
    ],
)
def test_code_is_chosen_as_the_runtime_chooses(tmp_path, driver, images, sm, chosen, add):
    from cutec.diag import CutecError
    from cutec.runtime.select import select

    bundle = bundle_of({"fn": (s := Signature((ScalarParam("n", "i32"),)), program_of(s))}, images=images)
    (exported,) = bundle.manifest.exports
    made = CLibrary(bundle, tmp_path, "chooser", driver)
    driver.fake_device(2, sm)
    driver.fake_new_context(0)
    status, message, _ = made.call("fn", {"n": 1})
    if chosen is None:
        with pytest.raises(CutecError) as caught:
            select(bundle.manifest, exported, divmod(sm, 10), "chooser", "'Fake GPU 0'")
        assert status == 4010 and message.startswith("chooser has ") and caught.value.code == "E4010"
        return
    assert status == 0
    assert select(bundle.manifest, exported, divmod(sm, 10), "", "")[1] == chosen
    # `library` handles of the recording driver are addresses of code, which names its arch
    assert driver.fake_last_code().decode().endswith(f"fn {chosen}")


@pytest.mark.parametrize(
    "call, status, what",
    [
        (
            "cuLibraryLoadData",
            4011,
            "the code for sm_90 does not load: cuLibraryLoadData: CUDA_ERROR_FAKE (a fake error)",
        ),
        ("cuDeviceGetAttribute", 4004, "cuDeviceGetAttribute: CUDA_ERROR_FAKE (a fake error)"),
        (
            "cuLaunchKernelEx",
            4040,
            "launch of kernel on Fake GPU 0 failed: CUDA_ERROR_FAKE (a fake error); grid [1, 1, 1]",
        ),
    ],
)
def test_failures_of_the_driver(add, driver, call, status, what):
    made, arguments = add
    driver.fake_new_context(0)
    args = {"size": 0, **arguments}
    del args["size"]
    driver.fake_clear()
    found = made.failing(call, 999, "fn", args)
    assert found[0] == status and found[1].startswith(what)
    assert made.call("fn", arguments)[0] == 0  # the next call works


def test_a_stream_of_another_context_is_named(add):
    made, arguments = add
    status, message, _ = made.call("fn", {**arguments, "stream": -1 & (1 << 64) - 1})
    assert (
        status == 4040 and "CUDA_ERROR_INVALID_HANDLE" in message and message.endswith("belong to the current context")
    )


def test_a_stream_of_another_device_is_refused(add, driver):
    made, arguments = add
    driver.fake_context.restype = ctypes.c_void_p
    streams = []
    for device in (1, 0, 0):
        driver.fake_new_context(device)
        streams.append(driver.fake_context())
    wrong = (4027, "the stream is one of GPU 1, and the call is on GPU 0", "")
    assert made.call("fn", {**arguments, "stream": streams[0]}) == wrong
    for stream in (*streams[1:], 0, 1, 2):  # another context of the GPU will do
        assert made.call("fn", {**arguments, "stream": stream})[0] == 0
    assert driver.fake_context() == streams[-1]
    assert made.call("fn", {**arguments, "stream": streams[0]}, "_unchecked")[0] == 0


def test_wrong_structs_are_refused(add):
    made, _ = add
    assert made.library.lib_fn(None) == 4071 and made.message() == "argument 'args' is a null pointer"
    small = (ctypes.c_uint64 * 8)(8)
    assert made.library.lib_fn(small) == 4072
    assert made.message() == "the size of lib_fn_args is 8, expected 32: set it to sizeof(lib_fn_args)"
    assert made.library.lib_fn_prepare(None, small) == 4071
    assert made.library.lib_fn_launch(None, None) == 4071


def test_a_prepared_call_is_launched_again_and_again(add, driver):
    from c_library import args_type

    made, arguments = add
    fields = args_type(tuple((f.name, f.type.strip()) for f in made.functions["fn"]["fields"]))
    call = (ctypes.c_uint64 * made.functions["fn"]["call_words"])()
    args = fields(size=ctypes.sizeof(fields), **arguments)
    assert made.library.lib_fn_prepare(call, ctypes.byref(args)) == 0
    args.n = 5  # the call has its own copy
    driver.fake_clear()
    for stream in (0, 9):
        assert made.library.lib_fn_launch(call, ctypes.c_void_p(stream)) == 0
    lines = driver.fake_log().decode().splitlines()
    assert [line.split("|")[4] for line in lines] == ["0", "9"]
    assert all(line.split("|")[-1] == "64000000" for line in lines)
    args.n = -1
    assert made.library.lib_fn_prepare(call, ctypes.byref(args)) == 4023
    assert made.library.lib_fn_launch(call, None) == 4071  # it is not prepared any more


def test_a_prepared_call_belongs_to_its_context(add, driver):
    from c_library import args_type

    made, arguments = add
    driver.fake_context.restype = ctypes.c_void_p
    fields = args_type(tuple((f.name, f.type.strip()) for f in made.functions["fn"]["fields"]))
    call = (ctypes.c_uint64 * made.functions["fn"]["call_words"])()
    args = fields(size=ctypes.sizeof(fields), **arguments)

    def launch(stream=0):
        driver.fake_clear()
        status = made.library.lib_fn_launch(call, ctypes.c_void_p(stream))
        return status, status and made.message(), driver.fake_log() != b""

    driver.fake_new_context(1)
    other = driver.fake_context()
    driver.fake_new_context(0)
    assert made.library.lib_fn_prepare(call, ctypes.byref(args)) == 0
    assert launch() == (0, 0, True)
    assert launch(other) == (4027, "the stream is one of GPU 1, and the call is on GPU 0", False)
    driver.fake_no_context()
    assert launch()[0] == 4073
    driver.fake_new_context(0)
    assert launch() == (4027, "argument 'call' was prepared in another context than the current one", False)
    assert made.library.lib_fn_prepare(call, ctypes.byref(args)) == 0
    assert launch() == (0, 0, True)
    made.library.lib_unload()
    assert launch() == (4071, "argument 'call' was prepared before lib_unload", False)


def test_facts_of_the_device(tmp_path, driver):
    signature = Signature((ScalarParam("n", "i32"),))
    nodes = [
        Node("device_attr", "i32", (), "multiprocessor_count"),
        Node("const", "i32", (), 4),
        Node("max_active_clusters", "i32", (2,)),
    ]
    program = program_of(signature, nodes, (1, 3), kernel="facts")
    made = CLibrary(bundle_of({"fn": (signature, program)}), tmp_path, "lib", driver)
    assert made.call("fn", {"n": 1})[2].endswith("|84000000|21000000\n")  # 132 and 132 // 4


def test_shared_memory_is_asked_for(tmp_path, driver):
    signature = Signature((ScalarParam("n", "i32"),))
    constant = program_of(signature, [Node("const", "i32", (), 100_000)], kernel="constant", smem=1)
    dynamic = program_of(signature, kernel="dynamic", smem=0)
    much = program_of(signature, [Node("const", "i32", (), 232_000)], kernel="much", smem=1)
    bundle = bundle_of({"a": (signature, constant), "b": (signature, dynamic), "c": (signature, much)})
    made = CLibrary(bundle, tmp_path, "lib", driver)
    assert made.call("a", {"n": 1})[2].split("|")[3] == "100000" and driver.fake_allowed_shared(b"constant") == 100_000
    assert made.call("b", {"n": 200_000})[2].split("|")[3] == "200000"
    needs = "asks for {} bytes of dynamic shared memory; this GPU has 231424 left for it"
    assert made.call("b", {"n": 231_425})[:2] == (4043, f"dynamic {needs.format(231425)}")
    assert made.call("c", {"n": 1})[:2] == (4043, f"much {needs.format(232000)}")


def run_elsewhere(library, folder, flags=""):
    """Call a library's `fn` in a process of its own, with the driver that `flags` say."""
    program = f"""
import ctypes, sys
sys.path.insert(0, {str(HERE)!r})
{flags}
lib = ctypes.CDLL({str(library)!r})
lib.lib_message.restype = ctypes.c_char_p
class Args(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("stream", ctypes.c_void_p), ("a", ctypes.c_void_p), ("n", ctypes.c_int64)]
status = lib.lib_fn(ctypes.byref(Args(32, None, 4096, 100)))
print(status, lib.lib_message().decode())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_without_a_driver(add, tmp_path):
    said = run_elsewhere(add[0].path, tmp_path)
    assert said.startswith("4002 no NVIDIA driver (cannot load librecording_driver.so.1: ")


def test_a_driver_before_cuda_12_has_modules(add, tmp_path):
    old = f"""
from c_library import fake
driver = fake({str(tmp_path)!r}, "-DOLD_DRIVER")
driver.fake_kernel(b"kernel", 2, (ctypes.c_int * 2)(8, 4))
import atexit
atexit.register(lambda: print(driver.fake_loaded(), driver.fake_log().decode().strip()))
"""
    assert run_elsewhere(add[0].path, tmp_path, old) == "0 \n1 kernel|1,1,1|128,1,1|0|0||0010000000000000|64000000\n"
