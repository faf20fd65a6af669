"""On a real GPU: the driver module, and launches with torch, CuPy and raw memory."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from ptx import write_axpy

from cutec.diag import CutecError
from cutec.runtime import load
from cutec.runtime.driver import cuda_driver

pytestmark = pytest.mark.gpu


@pytest.fixture(scope="module")
def driver():
    try:
        return cuda_driver()
    except CutecError as e:
        pytest.skip(str(e))


@pytest.fixture
def axpy(driver, tmp_path):
    with load(write_axpy(tmp_path)) as bundle:
        yield bundle.axpy


@pytest.fixture
def torch(driver):
    return pytest.importorskip("torch")


def test_torch(axpy, torch):
    for n in (2, 127, 128, 1000003):
        for _ in range(3):
            a, b = torch.randn(n, device="cuda"), torch.randn(n, device="cuda")
            c = torch.full((n,), float("nan"), device="cuda")
            axpy(a, b, c, 0.5)
            torch.testing.assert_close(c, 0.5 * a + b)
    axpy(torch.empty(0, device="cuda"), torch.empty(0, device="cuda"), torch.empty(0, device="cuda"), 1.0)


def test_checks_after_ten_thousand_calls(axpy, torch):
    a, b, c = (torch.ones(1024, device="cuda") for _ in range(3))
    for _ in range(10_000):
        axpy(a, b, c, 1.0)
    with pytest.raises(CutecError, match="E4021"):
        axpy(a, b.double(), c, 1.0)
    with pytest.raises(CutecError, match="E4024"):
        axpy(a, torch.ones(2048, device="cuda")[::2], c, 1.0)
    with pytest.raises(CutecError, match="E4025"):
        axpy(torch.ones(1025, device="cuda")[1:], b, c, 1.0)
    with pytest.raises(CutecError, match="E4027"):
        axpy(a.cpu(), b, c, 1.0)


def test_streams_and_threads(axpy, torch):
    results = {}

    def work(i):
        stream = torch.cuda.Stream()
        with torch.cuda.stream(stream):
            a, b, c = (
                torch.full((4096,), float(i), device="cuda"),
                torch.ones(4096, device="cuda"),
                torch.empty(4096, device="cuda"),
            )
            for _ in range(200):
                axpy(a, b, c, 2.0, stream=stream)
            stream.synchronize()
            results[i] = bool((c == 2 * i + 1).all())

    threads = [threading.Thread(target=work, args=(i,)) for i in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == dict.fromkeys(range(6), True)


def test_a_thread_without_a_context(axpy, torch):
    a, b, c = (torch.ones(1024, device="cuda") for _ in range(3))
    axpy(a, b, c, 1.0)
    failures = []
    thread = threading.Thread(target=lambda: call_and_note(failures, axpy, a, b, c, 3.0))
    thread.start()
    thread.join()
    assert not failures and bool((c == 4).all())


def call_and_note(failures, function, *args):
    try:
        function(*args)
    except CutecError as e:
        failures.append(e)


def test_cupy(axpy):
    cupy = pytest.importorskip("cupy")
    a, b, c = cupy.arange(1000, dtype="f4"), cupy.ones(1000, "f4"), cupy.empty(1000, "f4")
    axpy(a, b, c, 2.0, stream=cupy.cuda.get_current_stream())
    assert (c == 2 * a + 1).all()


def test_jax(axpy):
    """JAX arrays cannot be written; as inputs they come through DLPack."""
    jax, torch = pytest.importorskip("jax"), pytest.importorskip("torch")
    a, c = jax.numpy.arange(1000, dtype="float32"), torch.empty(1000, device="cuda")
    if a.__dlpack_device__()[0] != 2:
        pytest.skip("this JAX has no GPU")
    axpy(a, a, c, 2.0)
    assert c.tolist() == [3.0 * i for i in range(1000)]


def test_launch_failure(driver, tmp_path, torch):
    with load(write_axpy(tmp_path)) as bundle:
        a, b, c = (torch.ones(8, device="cuda") for _ in range(3))
        bundle.axpy(a, b, c, 1.0)
        names = bundle.axpy.__globals__
        pack = names["PACK0"]
        # a grid too large
        names["PACK0"] = lambda block, offset, *values: pack(block, offset, *values[:5], 1 << 31)
        with pytest.raises(CutecError, match=r"E4040.*axpy.*CUDA_ERROR_INVALID_VALUE.*\[2147483648, 1, 1\]") as caught:
            bundle.axpy(a, b, c, 1.0)
        assert any("grid exceeds" in note.message for note in caught.value.notes)


def test_a_failing_kernel_is_reported(driver, tmp_path):
    """In a process of its own: the context is lost."""
    path = write_axpy(tmp_path)
    script = f"""
import torch
from cutec.runtime import load
from cutec.runtime.driver import cuda_driver
from cutec.diag import CutecError
axpy = load({str(path)!r}).axpy
t = torch.ones(1, device="cuda")
axpy(t, t, t, 1.0)
try: cuda_driver().synchronize()
except CutecError as e: print(e)
try: axpy(t, t, t, 1.0)
except CutecError as e: print(e, e.notes)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=300, cwd=Path(__file__).parents[2]
    )
    first, second = done.stdout.splitlines()
    assert first.startswith("E5021") and "CUDA_ERROR_ILLEGAL_ADDRESS" in first
    assert second.startswith("E4040") and "earlier kernel" in second


def test_device_memory_without_torch(driver):
    import numpy as np

    with driver.current(driver.retain_context(0)):
        data = np.arange(1000, dtype="f4")
        pointer = driver.allocate(data.nbytes)
        driver.copy_in(pointer, data.ctypes.data, data.nbytes)
        back = np.empty_like(data)
        begin, end = driver.event(), driver.event()
        driver.record(begin)
        driver.copy_out(back.ctypes.data, pointer, data.nbytes)
        driver.record(end)
        driver.synchronize()
        assert (back == data).all() and driver.elapsed(begin, end) > 0
        assert driver.pointer_device(pointer) == 0 and driver.pointer_device(data.ctypes.data) is None
        driver.free(pointer)
    driver.release_context(0)
