"""`cutec show --roofline`: what bounds a call, against what is known of the kernels."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cutec.cost.cards import card
from cutec.target.arch import parse_arch
from cutec.target.occupancy import occupancy

WORDS = ("registers", "shared", "tensor memory", "tensor core", "last epilogue")
Run = Callable[..., tuple[int, str, str]]
ROOT = Path(__file__).resolve().parents[2]
ADD = """import cutec
from cutec import cute

@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor, times: cutec.Int32):
    i = cute.arch.block_idx()[0] * 128 + cute.arch.thread_idx()[0]
    x = a[i]
    for _ in range(times):
        x = x * x + x
    b[i] = x

@cute.jit
def host(a: cute.Tensor, b: cute.Tensor, times: cutec.Int32):
    kernel(a, b, times).launch(grid=[a.shape[0] // 128, 1, 1], block=[128, 1, 1])

cutec.export(host, ["in f32[n{div=128}]", "out f32[n]", "i32"], flops="2*n*times", arch="sm_90a")
"""


def shown(here: Run, bundle: Path, *args: str) -> Any:
    status, out, err = here("show", "--roofline", bundle, "--json", *args)
    assert (status, err) == (0, "")
    return json.loads(out)


@pytest.fixture
def bundle(here: Run, tmp_path: Path) -> Path:
    (tmp_path / "kernel.py").write_text(ADD)
    assert here("build", "kernel.py", "-o", "out")[0] == 0
    return tmp_path / "out"


@pytest.mark.tools
def test_waiting_bounds_few_operations_and_pipes_bound_many(here: Run, bundle: Path):
    for times, bound in ((1, "latency: no pipe is busy for half of the time"), (4000, "issue slots")):
        (call,) = shown(here, bundle, "--set", f"n={1 << 26},times={times}")
        (launch,) = call["launches"]
        assert launch["bound"] == bound
        assert launch["seconds"]["memory"] == pytest.approx(2 * 4 * (1 << 26) / (4800e9 * 0.9))
        assert launch["grid"] == [1 << 19, 1, 1] and launch["turns"] == -(-(1 << 19) // 132)
        assert call["rate"] == pytest.approx(2 * (1 << 26) * times / call["seconds"])
    assert call["rate"] < call["peak"] == 67e12
    few = shown(here, bundle, "--set", "n=128,times=1")[0]
    assert few["launches"][0]["bound"] == "the launch"


@pytest.mark.tools
def test_the_table(here: Run, bundle: Path):
    status, out, _ = here("show", "--roofline", bundle, "--set", "n=1280000")
    assert status == 0 and all(len(line) <= 80 for line in out.splitlines())
    assert out.startswith("host on H200 (sm_90a): n=1280000 times=1\n")
    assert "10000 × 1 × 1 blocks of 128 threads" in out


@pytest.mark.tools
@pytest.mark.parametrize(
    ("given", "code", "said"),
    [
        (("--set", "n=100"), "E1050", "multiple of 128"),
        (("--set", "q=1"), "E1050", "n, times"),
        (("--set", "n=x"), "E1050", "expected an integer"),
        (("--set", "n=-128"), "E1050", "0 or more"),
        (("--export", "nothing"), "E1004", "host"),
        (("--arch", "sm_80"), "E1101", "sm_90a"),
        (("--card", "A100"), "E1045", "H200"),
        (("--top", "3"), "E1001", "--top"),
        (("--lines",), "E1001", "--lines"),
    ],
)
def test_wrong_options_are_refused(here: Run, bundle: Path, given: tuple[str, ...], code: str, said: str):
    status, out, err = here("show", "--roofline", bundle, *given)
    assert status and not out
    assert code in err and said in err


@pytest.mark.tools
def test_exports_are_shown_as_they_were_declared(here: Run, tmp_path: Path):
    names = [f"export{i}" for i in range(9)]
    declared, arguments = ADD.split("cutec.export(host, ")
    each = "".join(f'cutec.export(host, name="{name}", args={arguments}' for name in names)
    (tmp_path / "kernel.py").write_text(declared + each)
    assert here("build", "kernel.py", "-o", "out")[0] == 0
    assert [call["export"] for call in shown(here, tmp_path / "out")] == names


@pytest.mark.tools
def test_extents_belong_to_the_roofline(here: Run, bundle: Path):
    status, _, err = here("show", bundle, "--set", "n=128")
    assert status and "--set is an option of --roofline" in err


@pytest.mark.tools
def test_a_pair_of_blocks_shares_its_multiplies(here: Run, tmp_path: Path):
    made = ROOT / "tests" / "blackwell" / "gemm_pair.py"
    assert here("build", made, "--arch", "sm_100a", "-o", "out")[0] == 0
    m, n, k = 2048, 1024, 512
    (call,) = shown(here, tmp_path / "out", "--set", f"m={m},n={n},k={k}")
    (launch,) = call["launches"]
    blocks = launch["grid"][0] * launch["grid"][1]
    multiplied = launch["cycles"]["tensor core"] / launch["turns"] * blocks
    assert multiplied == pytest.approx(m * n * k / 4096)
    loaded = 128 * 64 * 4 / 512  # a block's part of D, once, over the port of tensor memory
    assert launch["cycles"]["tensor memory"] / launch["turns"] == pytest.approx(loaded)
    assert launch["bounds"]["tensor memory"] == 512 // 64
    assert launch["drain"] > 0
    # A block brings 128 rows of A and half of B's 64, and stores nothing by TMA.
    assert launch["tma"] == {"load": blocks * (128 + 32) * k * 2, "store": 0, "send": 0}
    assert not launch["tma_unknown"]


@pytest.mark.tools
def test_blocks_that_ask_for_work_do_a_tile_each(here: Run, tmp_path: Path):
    sample = ROOT / "samples" / "gemm_blackwell.py"
    assert (
        here("build", sample, "--arch", "sm_100a", "--entry", "gemm_bf16_tile256x256_cluster2x1", "-o", "out")[0] == 0
    )
    m, n, k = 4096, 4096, 2048
    (call,) = shown(here, tmp_path / "out", "--set", f"m={m},n={n},k={k}")
    (launch,) = call["launches"]
    blocks = launch["grid"][0] * launch["grid"][1]
    assert launch["cycles"]["tensor core"] / launch["turns"] * blocks == pytest.approx(m * n * k / 4096)
    assert launch["drain"] < launch["cycles"]["tensor core"] / 10 and not launch["guessed"]
    assert launch["tma"] == {"load": blocks * 256 * k * 2, "store": m * n * 2, "send": 0}
    _, out, _ = here("show", "--roofline", tmp_path / "out", "--set", f"m={m},n={n},k={k}")
    assert all(len(line) <= 80 for line in out.splitlines()) and "…" not in out
    assert all(word in out for word in WORDS)
    assert "TMA loads 536.9 MB, stores 33.6 MB" in out


@pytest.mark.tools
def test_loops_on_data_turn_as_often_as_the_operations_say(here: Run, tmp_path: Path):
    sample = ROOT / "samples" / "attention_blackwell.py"
    entry = "attention_full_bf16_depth128"
    assert here("build", sample, "--arch", "sm_100a", "--entry", entry, "-o", "out")[0] == 0
    (call,) = shown(here, tmp_path / "out", "--set", "b=4,s=2048,t=2048,h=16,g=16")
    (launch,) = call["launches"]
    assert launch["guessed"] and launch["repeated"] > 1
    multiplied = 2 * 4 * 16 * 2048 * 2048 * 128 / 4096  # cycles of all SMs
    assert launch["cycles"]["tensor core"] * 148 == pytest.approx(multiplied, rel=0.02)
    assert 0.1 < call["rate"] / call["peak"] < 1
    assert launch["drain"] < launch["cycles"]["tensor core"] / 20  # not all of a tile's softmax


@pytest.mark.tools
def test_loops_in_loops_on_data_turn_as_often_as_the_results_leave(here: Run, tmp_path: Path):
    """Whatever the number of columns is, a tile's O is stored once."""
    sample = ROOT / "samples" / "attention_blackwell.py"
    assert here("build", sample, "--arch", "sm_100a", "--entry", "attention_causal_bf16_depth128", "-o", "out")[0] == 0
    tiles = 4 * 16 * 2048 // 256 / 148  # of a block
    (call,) = shown(here, tmp_path / "out", "--set", "b=4,s=2048,t=2048,h=16,g=16")
    (launch,) = call["launches"]
    assert launch["repeated"] == pytest.approx(tiles, rel=0.01) and launch["repeated_inside"] > 2
    assert launch["tma"]["store"] == pytest.approx(4 * 16 * 2048 * 128 * 2, rel=0.01)
    # A multiply does both products of 2 × 128 rows, 128 columns and D = 128 in 2048 cycles.
    assert launch["cycles"]["tensor core"] / 2048 == pytest.approx(tiles * 8, rel=0.01)


def test_columns_of_tensor_memory_limit_the_blocks():
    limits = parse_arch("sm_100a").limits
    assert occupancy(limits, 128, 32, 1024, 256).blocks == 2
    assert occupancy(limits, 128, 32, 1024, 256).limit == "tensor memory"
    assert occupancy(limits, 128, 32, 1024).limit != "tensor memory"


def test_b200_has_the_rates_of_its_peaks():
    b200 = card("B200")
    assert 2 * 4096 * b200.sm_count * b200.clock == pytest.approx(b200.peaks["f16"], rel=0.01)
