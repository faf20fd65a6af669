"""How calls that tests simulate are kept, and how a GPU's results of them are compared."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import kept_calls
import numpy as np
import pytest
from kept_calls import Call, difference, kept, read, span_of, verdicts, write

pytest_plugins = ["pytester"]

ADD = """
import numpy as np
import cutec
from cutec import cute
from cutec.testing import simulate

@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor, k: cutec.Int32):
    i, _, _ = cute.arch.thread_idx()
    b[i, 0] = a[i] + k

@cute.jit
def add(a: cute.Tensor, b: cute.Tensor, k: cutec.Int32):
    kernel(a, b, k).launch(grid=1, block=8)

def test_passes():
    a = np.arange(16, dtype=np.int32)[::2]
    b = np.zeros((8, 3), np.int32)
    simulate(add, a, b[:, 1:2], 5)
    assert (b[:, 1] == a + 5).all()

def test_fails():
    simulate(add, np.zeros(8, np.int32), np.zeros((8, 1), np.int32), 5)
    assert False

def test_of_another_arch():
    simulate(add, np.zeros(8, np.int32), np.zeros((8, 1), np.int32), 5, arch="sm_80")
"""


@pytest.mark.tools
def test_calls_of_tests_that_pass_are_kept(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PYTHONPATH", str(Path(kept_calls.__file__).parent))
    pytester.makepyfile(ADD)
    done = pytester.runpytest_subprocess("-p", "keep_calls", "--keep-calls", "calls")
    done.assert_outcomes(passed=2, failed=1)
    done.stdout.fnmatch_lines("1 calls are kept")
    (call,) = map(read, Path(pytester.path, "calls").glob("*.call"))
    assert call.test.endswith("::test_passes") and call.arguments == [[0], [1], 5]
    a, b = call.arrays
    assert a.elements(a.before).tolist() == a.elements(a.after).tolist() == [*range(0, 16, 2)]
    assert not b.elements(b.before).any()
    assert b.elements(b.after).tolist() == [[5 + i] for i in range(0, 16, 2)]
    assert any(call.contents[name][:4] == b"\x7fELF" for name in call.contents)


def test_an_array_is_kept_with_what_lies_between_its_elements():
    base = np.arange(24, dtype=np.int16).reshape(4, 6)
    for view in (base[1:3, ::2], base[:, ::-1], base.T, base[:0]):
        found = kept(view)
        assert found.elements(span_of(view)[1]).tolist() == view.tolist()


@pytest.mark.parametrize(
    ("dtype", "factor", "same"),
    [("float32", 1 + 4e-7, True), ("float32", 1 + 4e-6, False), ("bfloat16", 1.04, True), ("int32", 2, False)],
)
def test_differences(dtype: str, factor: float, same: bool):
    values = np.array([4.0, 100.0, 200.0]).astype(kept_calls.numpy_type(dtype))
    array = kept(values)
    array.after = array.before
    assert difference(array, array.before) == ""
    found = difference(array, (values * factor).astype(values.dtype).tobytes())
    assert found == "" if same else found.startswith("3 of 3 differ, ") and "first at 0: GPU " in found


def test_a_sign_is_a_difference_and_other_nans_are_none():
    array = kept(np.array([np.nan, 0.0], np.float32))
    array.after = array.before
    assert difference(array, np.array([-np.nan, 0.0], np.float32).tobytes()) == ""
    assert difference(array, np.array([0.0, 0.0], np.float32).tobytes()).startswith("1 of 2 differ")


def answers(call: Call) -> str:
    """In place of a call on a GPU: what its name says."""
    if call.test == "waits":
        time.sleep(1e6)
    if call.test == "ends":
        sys.exit(1)
    return call.test


@pytest.mark.slow
def test_calls_behind_a_wrong_one_run_in_a_new_process(tmp_path: Path):
    said = ["", "is wrong", "", "ends", "waits", "", ""]
    for number, name in enumerate(said):
        write(Call(name, "", {}), tmp_path / f"{number}.call")
    found = [answer for _, answer in verdicts(sorted(tmp_path.glob("*.call")), answers, seconds=5)]
    assert found == ["", "is wrong", "", "the process has ended", "does not end", "", ""]
