"""`--timings`: where the time of a build went."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest

from cutec.cli.main import main
from cutec.driver.options.timings import SPANS, Timings


def test_spans_add_up_and_stop_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=1.0, process_time=lambda: 0.25, perf_counter=lambda: clock.now)
    monkeypatch.setattr("cutec.driver.options.timings.time", clock)
    timings = Timings()
    for _ in range(2):
        with timings.span("trace") as span:
            clock.now += 0.01
            span.stop()
            clock.now += 0.02
    timings.add_tools({"mlir": 0.5})
    timings.add_tools({"mlir": 0.25, "ptxas": 0.125})
    milliseconds = {"start-up": 250, "trace": 20, "tools: mlir": 750, "tools: ptxas": 125, "total": 310}
    assert list(timings.to_json().items()) == list(milliseconds.items())


@pytest.mark.tools
def test_a_build_says_where_its_time_went(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    kernel_file()
    command = ["build", "k.py", "--arch", "sm_80", "--timings", "--json"]
    assert main(command) == 0
    out, err = capsys.readouterr()
    cold = json.loads(out)["timings"]
    assert set(cold) == {*SPANS, "tools: mlir", "tools: llvm", "tools: ptxas", "total"}
    assert [line.split("  ")[0].strip() for line in err.splitlines()] == list(cold), "the same as a table"
    assert all(cold[name] > 0 for name in ("trace", "tools: mlir", "tools: llvm", "tools: ptxas"))
    assert main(command) == 0
    assert set(json.loads(capsys.readouterr().out)["timings"]) == {"start-up", "look up", "write", "total"}
