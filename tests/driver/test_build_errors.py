"""Several errors in one build: an error of one export does not hide those of others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cutec.cli.main import main
from cutec.diag import error
from cutec.driver.build.build_errors import MOST, BuildErrors, Failures
from cutec.ir.core import Loc

KERNELS = """
import cutec
from cutec import cute

@cute.kernel
def wrong_name(x: cute.Tensor, step: cutec.Constexpr):
    x[cute.arch.thread_idx()[0]] = undefined + step

@cute.kernel
def wrong_loop(x: cute.Tensor):
    for i in range(x.shape[0]):
        late = i
    x[0] = late

@cute.kernel
def right(x: cute.Tensor):
    x[0] = 1

@cute.jit
def first(x: cute.Tensor, step: cutec.Constexpr):
    wrong_name(x, step).launch(grid=1, block=32)

@cute.jit
def second(x: cute.Tensor):
    wrong_loop(x).launch(grid=1, block=32)

@cute.jit
def third(x: cute.Tensor):
    right(x).launch(grid=1, block=32)

cutec.export(first, ["f32[n]"], variants={"step": [1, 2]})
cutec.export(second, ["i32[n]"])
cutec.export(third, ["i32[n]"])
"""
BUILD = ["build", "k.py", "--arch", "sm_80,sm_90a", "--emit", "mlir"]


def test_each_error_is_told_once(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    kernel_file(KERNELS)
    assert main(BUILD) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.splitlines()[-1] == "2 errors"
    heads = [line for line in said.err.splitlines() if line.startswith("error[")]
    assert heads == [
        "error[E0109]: name 'undefined' is not defined",
        "error[E0306]: `late` has a value only if a loop that runs on the device has run",
    ]


def test_all_errors_as_json(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    kernel_file(KERNELS)
    assert main([*BUILD, "--json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert [e["code"] for e in said["errors"]] == ["E0109", "E0306"] and said["error"] == said["errors"][0]


@pytest.mark.parametrize("folder", ["k.py", "k.py/a/b"])
def test_a_file_where_stages_are_to_be_kept_is_told_once(
    folder: str, kernel_file, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel_file(KERNELS)
    assert main([*BUILD, "--keep-dir", folder]) == 2
    assert capsys.readouterr().err.splitlines()[0] == f"error[E1030]: cannot use --keep-dir {folder}: k.py is a file"


def test_one_error_is_told_as_ever(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    kernel_file(KERNELS.replace("x[0] = late", "x[0] = 1"))
    assert main(BUILD) == 1
    assert capsys.readouterr().err.count("error") == 1


@pytest.mark.tools
def test_errors_of_tools_are_collected_too(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    text = KERNELS.replace("undefined + step", "step").replace("x[0] = late", "cute.arch.inline_ptx('wrong.a;')")
    kernel_file(text.replace("    x[0] = 1", "    cute.arch.inline_ptx('wrong.b;')"))
    assert main(["build", "k.py", "--arch", "sm_80"]) == 3
    said = capsys.readouterr().err
    assert "--> k.py:13:5" in said and "--> k.py:17:5" in said and said.splitlines()[-1] == "2 errors"
    assert not Path("build").exists()


def fault(number: int) -> Exception:
    return error("E0310", f"message {number}", Loc("k.py", number, 1))


def test_too_many_errors_end_the_build() -> None:
    told: list[Exception] = []
    failures = Failures(told.append)
    with pytest.raises(BuildErrors, match=f"{MOST} errors") as caught:
        for number in range(2 * MOST):
            failures.add(fault(number))
            failures.add(fault(number))
    assert len(told) == MOST and not caught.value.complete


def test_interruptions_are_no_errors() -> None:
    with pytest.raises(KeyboardInterrupt):
        Failures(lambda failure: None).add(KeyboardInterrupt())


def test_exceptions_at_one_line_count_once() -> None:
    failures = Failures(lambda failure: None)
    for kind in (NameError, NameError, ValueError):
        try:
            raise kind("some text")
        except Exception as failure:
            failures.add(failure)
    with pytest.raises(BuildErrors, match="2 errors"):
        failures.check()


NAMES = """
import cutec
from cutec import cute

@cute.kernel
def k(x: cute.Tensor):
    i = cute.arch.thread_indx()[0]
    def helper(z):
        return z + missing
    y = helper(undefined)
    if hasattr(cute, "sometimes"):
        cute.sometimes()
    try:
        other = cute.perhaps
    except AttributeError:
        pass
    x[i] = cute.math.sqroot(y) + [here for here in range(3)][0] + len("text") + i

@cute.jit
def f(x: cute.Tensor):
    k(x).launch(grid=1, block=32)

cutec.export(f, ["f32[n]"])
"""


def test_all_unknown_names_of_a_function_are_told(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    file = kernel_file(NAMES, "names.py")
    assert main(["build", file, *BUILD[2:], "--json"]) == 1
    said = capsys.readouterr()
    assert [(e["code"], e["place"]["line"], e["message"]) for e in json.loads(said.out)["errors"]] == [
        ("E0109", 7, "module 'cute.arch' has no attribute 'thread_indx'"),
        ("E0109", 9, "name 'missing' is not defined"),
        ("E0109", 10, "name 'undefined' is not defined"),
        ("E0109", 17, "module 'cute.math' has no attribute 'sqroot'"),
    ]
    assert said.err.splitlines()[-1] == "4 errors" and "did you mean `sqrt`?" in said.err


def test_they_are_told_after_an_unknown_attribute_too(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    file = kernel_file(NAMES.replace("cute.arch.thread_indx()[0]", "x.no_such"), "attributes.py")
    assert main(["build", file, *BUILD[2:]]) == 1
    said = capsys.readouterr().err
    assert "'Tensor' object has no attribute 'no_such'" in said and said.splitlines()[-1] == "4 errors"
