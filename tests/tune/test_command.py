"""`cutec tune`: from a kernel file to its table, with and without a GPU."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tune_kit import MODES, FakeTimer, kernel_file

from cutec.artifact.tuning import load
from cutec.tune import gpu

Run = Callable[..., tuple[int, str, str]]

SPILLS = """\
import cutec
from cutec import Constexpr, cute


@cute.kernel
def sums_kernel(x: cute.Tensor, y: cute.Tensor, held: Constexpr):
    i = cute.arch.thread_idx()[0]
    values = [x[i, j] for j in range(held)]
    total, product = cutec.Float32(0.0), cutec.Float32(1.0)
    for value in values:
        total += value
    for value in values:
        product *= total - value
    y[i] = product


@cute.jit
def sums(x: cute.Tensor, y: cute.Tensor, held: Constexpr):
    sums_kernel(x, y, held).launch(grid=[1, 1, 1], block=[128, 1, 1], min_blocks_per_mp=8)


cutec.export(sums, ["in f32[n,512]", "out f32[n]"], arch="sm_90a", choose=cutec.tuned(
    [{"held": 8}, {"held": 200}], over={"n": [128]},
))
"""


def us(name: str, shape: dict[str, int]) -> float:
    return 1.0 if ("64" in name) == (shape["n"] <= 512) else 2.0


@pytest.fixture
def fake_gpu(monkeypatch: pytest.MonkeyPatch) -> list[FakeTimer]:
    """A GPU of a name that is no card's, with times of `us`."""
    timers: list[FakeTimer] = []

    def made(ordinal: int, *rest: Any) -> FakeTimer:
        timers.append(FakeTimer(us))
        return timers[-1]

    monkeypatch.setattr(gpu, "devices", lambda ordinals: ["NVIDIA H200" for _ in ordinals])
    monkeypatch.setattr(gpu, "Gpu", made)
    return timers


@pytest.mark.tools
def test_from_a_file_to_a_bundle_that_chooses(here: Run, tmp_path: Path, fake_gpu: list[FakeTimer]) -> None:
    path = kernel_file(tmp_path)
    status, out, err = here("tune", path)
    assert (status, "4 of 4 shapes are measured" in err) == (0, True)
    assert out.splitlines() == [
        "copy on H200, measured at 4 shapes: 2 rules keep 100.0 % of the best speed",
        "  threads=64  when n <= 512",
        "  threads=128  otherwise",
        "written to k.tune.yaml",
    ]
    text = (tmp_path / "k.tune.yaml").read_bytes()
    assert here("tune", path)[0] == 0  # nothing is left to measure
    assert fake_gpu[-1].asked == []
    assert here("tune", "--fit-only", path)[0] == 0
    assert (tmp_path / "k.tune.yaml").read_bytes() == text
    assert here("build", path)[0] == 0
    assert "threads64   if n <= 512" in here("show", "build/k")[1]
    assert here("verify", "build/k")[0] == 0


@pytest.mark.tools
def test_candidates_are_built_here_and_measured_there(here: Run, tmp_path: Path, fake_gpu: list[FakeTimer]) -> None:
    path = kernel_file(tmp_path, MODES)
    status, out, err = here("tune", path, "--build-only", "-o", "there")
    assert (status, out) == (0, "")
    for words in ("copy_mode1: at n=128: E5005", "copy_mode2: at n=128: y differs", "copy_mode3: it does not build"):
        assert words in " ".join(err.split())
    path.unlink()
    status, out, err = here("tune", "there", "--json")
    (table,) = json.loads(out)["tables"]
    assert table["rules"] == [{"when": "", "use": {"mode": "0"}}]
    assert load(tmp_path / "there" / "k.tune.yaml")[0][0].card == "H200"
    # Times of another card are another journal's.
    journal = tmp_path / "there" / "journal.jsonl"
    journal.write_text(journal.read_text().replace("H200", "H100"))
    status, _, err = here("tune", "there")
    assert (status, "E1092" in err) == (2, True)
    assert here("tune", "there", "--stale", "ignore")[0] == 0
    assert journal.with_name("journal.jsonl.old").exists()


@pytest.mark.tools
def test_what_spills_is_dropped_and_the_model_chooses_without_a_gpu(here: Run, tmp_path: Path) -> None:
    (tmp_path / "k.py").write_text(SPILLS)
    status, out, err = here("tune", "k.py", "--no-gpu", "--check-seconds", "0")
    assert status == 0
    assert "dropped sums_held200: sums_kernel_held200 spills registers" in " ".join(err.split())
    assert "sums on H200, model at 1 shape: 1 rule keeps 100.0 % of the best speed\n  held=8  otherwise\n" in out


@pytest.mark.tools
def test_no_candidate_is_left(here: Run, tmp_path: Path) -> None:
    path = kernel_file(tmp_path, '[{"mode": 1}, {"mode": 3}]')
    status, _, err = here("tune", path, "--no-gpu")
    assert (status, "E1093" in err, "E5005" in err) == (2, True, True)
    assert not (tmp_path / "k.tune.yaml").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "name a kernel file"),
        (("--fit-only",), "name a tuning file"),
        (("--fit-only", "none.tune.yaml"), "cannot read none.tune.yaml"),
        (("plain.py",), "declares no candidates"),
        (("empty",), "holds no plan.json"),
        (("plain.py", "--top", "0"), "--top"),
        (("none.py",), "none.py"),
    ],
)
def test_wrong_usage(here: Run, tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    (tmp_path / "plain.py").write_text("import cutec\n")
    (tmp_path / "empty").mkdir()
    status, out, err = here("tune", *arguments)
    assert (status, out) == (2, "")
    assert words in " ".join(err.split())


def test_names_of_cards() -> None:
    assert gpu.card_of("NVIDIA H200") == "H200"
    assert gpu.card_of("NVIDIA H100 80GB HBM3") == "H100"
    assert gpu.card_of("NVIDIA A100-SXM4-80GB") == "A100"
    assert gpu.card_of("NVIDIA GeForce RTX 4090") == "RTX 4090"
    assert gpu.card_of("NVIDIA XYZ") == "NVIDIA XYZ"


@pytest.mark.tools
def test_ctrl_c_says_how_far_it_came_and_the_next_run_goes_on(
    here: Run, tmp_path: Path, fake_gpu: list[FakeTimer], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, asked = kernel_file(tmp_path), list[str]()

    def stops(name: str, shape: dict[str, int]) -> float | BaseException:
        asked.append(name)
        return KeyboardInterrupt() if len(asked) > 4 else us(name, shape)

    monkeypatch.setattr(gpu, "Gpu", lambda *given: FakeTimer(stops))
    status, out, err = here("tune", path, "--check-seconds", "0")
    assert (status, out) == (130, "")
    assert "stopped: 2 of 4 shapes are measured; the same command goes on" in err
    assert not (tmp_path / "k.tune.yaml").exists()
    asked.clear()
    status, out, err = here("tune", path, "--check-seconds", "0")
    assert (status, len(asked)) == (0, 4)
