"""Output and assertions of host functions: steps of the host program, taken at every call, before
anything is launched.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from exporting import export_of

import cutec
from cutec import cute
from cutec.artifact.host import HostProgram, Input, Launch, Node, compile_program, validate
from cutec.artifact.step import Step
from cutec.diag import CutecError
from cutec.diag.kinds import HostAssertionError
from cutec.frontend.kernels.trace import TraceOptions, trace
from cutec.lowering import host_program, lower
from cutec.testing import simulate

HERE = Path(__file__).parent


@cute.kernel
def fill(a: cute.Tensor, value: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()
    if tid < cute.size(a):
        a[tid] = value


@cute.jit
def talks(a: cute.Tensor, n: cutec.Int32, x: cutec.Float32):
    cute.printf("n = {}, x = {:6.2f}, 100%", n, x)
    if n > 3:
        cute.printf("many: %x %u %5d|", n, cutec.Uint32(n), cute.size(a))
    cute.printf(a.layout)
    for i in range(2):
        cute.printf("round {} of {}", i, n * 2, end=";")
    fill(a, n).launch(grid=1, block=32)


def said(function, *args):
    output = io.StringIO()
    simulate(function, *args, output=output)
    return output.getvalue()


def test_printf():
    a = np.zeros(7, np.int32)
    assert said(talks, a, 3, 1.5) == "n = 3, x =   1.50, 100%\n(7):(1)\nround 0 of 6;round 1 of 6;"
    assert said(talks, a, 200, -1.0).splitlines()[1] == "many: c8 200     7|"
    assert said(talks, a, -2, 0.0).startswith("n = -2, x =   0.00")
    assert (a == -2).all()


@cute.jit
def checks(a: cute.Tensor, n: cutec.Int32):
    assert n > 0, "n is positive"
    if n > 10:
        assert n % 5 == 0
    assert cute.size(a) // n < 100
    cute.testing.assert_(n != 7, "not seven")
    fill(a, n).launch(grid=1, block=32)


@pytest.mark.parametrize(
    ("n", "words"), [(0, "n is positive"), (-3, "n is positive"), (11, "assertion failed"), (7, "not seven")]
)
def test_assertions(n, words):
    a = np.full(8, 99, np.int32)
    with pytest.raises(AssertionError, match=words) as caught:
        simulate(checks, a, n)
    assert isinstance(caught.value, HostAssertionError) and caught.value.code == "E4032"
    line = {"n is positive": 2, "assertion failed": 4, "not seven": 6}[words] + checks.function.__code__.co_firstlineno
    assert caught.value.place.line == line and (a == 99).all()


@pytest.mark.parametrize("n", [1, 8, 15, 20])
def test_assertions_that_hold(n):
    a = np.zeros(8, np.int32)
    simulate(checks, a, n)
    assert (a == n).all()


def program_of(function, types):
    export = export_of(function, types)
    traced = trace(export, "sm_90a", TraceOptions(file_name=os.path.basename))
    return host_program(lower(traced.module), traced.signature)


def test_checks_come_before_what_they_guard_and_name_files_relative_to_the_project():
    program = program_of(checks, ["i32[m]", "i32"])
    assert [s.kind for s in program.steps] == ["check"] * 4 and program.steps[0].place.startswith("test_host_steps.py:")
    with pytest.raises(HostAssertionError, match="n is positive"):  # and no division by zero
        compile_program(program)([0, 8, 0])


@pytest.mark.parametrize(
    "step",
    [
        Step("print", "%d", ()),
        Step("print", "%f", (0,)),
        Step("print", "%s", (0,)),
        Step("print", "%d", (9,)),
        Step("print", "%d", (0,), 0),
        Step("shout", "", ()),
        Step("check", "x", (0,), None, "f.py:1"),
        Step("check", "x", (1,), None, "nowhere"),
        Step("print", "%n", (0,)),
    ],
)
def test_wrong_steps(step):
    with pytest.raises(CutecError, match="E3010"):
        validate(HostProgram((Input("scalar", "n", 0, "i32"), Input("scalar", "c", 0, "i1")), (), (), (step,)))


HOSTILE = "%d {x} ' \" \n ) ; raise SystemExit %%\\"


def test_texts_are_data():
    heard = []
    program = HostProgram(
        (Input("scalar", "n", 0, "i64"),),
        (Node("const", "i32", (), 1),),
        (Launch("k", (1,) * 3, (1,) * 3, None, 1, ()),),
        (Step("print", HOSTILE, (0,)),),
    )
    compile_program(program, say=heard.append)([5])
    assert heard == [HOSTILE.replace("%d", "5").replace("%%", "%")]


@pytest.mark.tools
def test_through_a_bundle(tmp_path):
    source = (HERE / "test_host_steps.py").read_text().split("\n@cute.kernel", 1)[1].split("\ndef said", 1)[0]
    kernel = tmp_path / "talk.py"
    kernel.write_text(
        "import cutec\nfrom cutec import cute\n\n\n@cute.kernel"
        + source
        + '\ncutec.export(talks, ["out i32[m]", "i32", "f32"])\n'
    )
    run = [sys.executable, "-m", "cutec"]
    subprocess.run(
        [*run, "build", str(kernel), "--arch", "sm_90a", "-o", str(tmp_path / "b")], check=True, cwd=tmp_path
    )
    done = subprocess.run(
        [*run, "run", str(tmp_path / "b"), "--on", "cpu", "--set", "m=5", "--set", "n=4", "--set", "x=2"],
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert "n = 4, x =   2.00, 100%\nmany: 4 4     5|" in done.stdout
