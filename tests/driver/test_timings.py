"""`--timings`: where the time of a build went."""

from __future__ import annotations

import json
import time

import pytest

from cutec.cli.main import main
from cutec.driver.options.timings import SPANS, Timings


def test_spans_add_up_and_stop_once() -> None:
    timings = Timings()
    for _ in range(2):
        with timings.span("trace") as span:
            time.sleep(0.01)
            span.stop()
            time.sleep(0.02)
    timings.add_tools({"mlir": 0.5})
    timings.add_tools({"mlir": 0.25, "ptxas": 0.125})
    shown = timings.to_json()
    assert 20 <= shown["trace"] < 40 and shown["tools: mlir"] == 750 and shown["tools: ptxas"] == 125
    assert (
        list(shown) == ["start-up", "trace", "tools: mlir", "tools: ptxas", "total"]
        and shown["total"] >= shown["start-up"] + 60
    )


@pytest.mark.tools
def test_a_build_says_where_its_time_went(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    kernel_file()
    command = ["build", "k.py", "--arch", "sm_80", "--timings", "--json"]
    assert main(command) == 0
    out, err = capsys.readouterr()
    cold = json.loads(out)["timings"]
    assert set(cold) == {*SPANS, "tools: mlir", "tools: llvm", "tools: ptxas", "total"}
    assert [line.split("  ")[0].strip() for line in err.splitlines()] == list(cold), "the same as a table"
    assert cold["wait"] + cold["settle"] >= 0.9 * sum(cold[f"tools: {s}"] for s in ("mlir", "llvm", "ptxas"))
    assert main(command) == 0
    assert set(json.loads(capsys.readouterr().out)["timings"]) == {"start-up", "look up", "write", "total"}
