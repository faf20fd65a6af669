"""`cutec show --lines` on real builds, and the model against what is known of their kernels."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sample_files import FOLDER

from cutec import records
from cutec.artifact.bundle import open_bundle
from cutec.cli.machine_code import chosen
from cutec.diag import CutecError

pytestmark = pytest.mark.tools

HELPER = "def double(x):\n    y = x * x\n    return y + y * x\n"
KERNEL = """import cutec
import helper
from cutec import cute

@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor):
    i = cute.arch.thread_idx()[0]
    b[i] = helper.double(a[i])

@cute.jit
def host(a: cute.Tensor, b: cute.Tensor):
    kernel(a, b).launch(grid=1, block=32)

cutec.export(host, ["f32[n]", "out f32[n]"], flops="4*n", bytes="8*n")
"""
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def bundle(here: Run, tmp_path: Path) -> Path:
    (tmp_path / "kernel.py").write_text(KERNEL)
    (tmp_path / "helper.py").write_text(HELPER)
    assert here("build", "kernel.py", "--arch", "sm_80", "--arch", "sm_90a", "-o", "out")[0] == 0
    return tmp_path / "out"


def shown(here: Run, *args: str | Path) -> Any:
    status, out, _ = here("show", "--lines", "--json", *args)
    assert status == 0
    return json.loads(out)


def test_a_table_per_kernel(here: Run, bundle: Path) -> None:
    status, out, err = here("show", "--lines", bundle)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "host on A100 (sm_80): kernel"
    assert "host on H200 (sm_90a): kernel" in lines
    assert "a call: 4*n operations, 8*n bytes" in lines
    row = next(i for i, line in enumerate(lines) if line.startswith("    8 "))
    assert "global memory  " in lines[row] and "█" in lines[row]
    assert lines[row + 1] == "       b[i] = helper.double(a[i])"
    assert max(map(len, lines)) <= 80


def test_what_a_line_calls_counts_for_it_unless_callees_are_asked_for(here: Run, bundle: Path) -> None:
    (kernel,) = shown(here, bundle, "--arch", "sm_90a")
    assert {line["file"] for line in kernel["lines"]} == {"kernel.py"}
    store = next(line for line in kernel["lines"] if line["line"] == 8)
    assert store["bytes"] == {"global memory": 8} and store["limit"] == "global memory"
    (kernel,) = shown(here, bundle, "--arch", "sm_90a", "--callees")
    called = [line for line in kernel["lines"] if line["file"] == "helper.py"]
    assert [(line["line"], line["text"]) for line in called] == [(2, "y = x * x"), (3, "return y + y * x")]
    assert called[0]["instructions"] == {"floating point": 1}
    assert sum(line["share"] for line in kernel["lines"]) == pytest.approx(1)


def test_the_most_costly_lines(here: Run, bundle: Path) -> None:
    kernels = shown(here, bundle, "--top", "1")
    assert [[line["line"] for line in kernel["lines"]] for kernel in kernels] == [[8], [8]]


def test_a_card_that_the_code_does_not_run_on(here: Run, bundle: Path) -> None:
    status, _, err = here("show", "--lines", bundle, "--arch", "sm_80", "--card", "H200")
    assert status == 2 and "machine code for sm_80 does not run on H200" in err and "A100, RTX 3090" in err


def test_names_that_the_bundle_does_not_have(here: Run, bundle: Path) -> None:
    assert "no export is called 'guest'" in here("show", "--lines", bundle, "--export", "guest")[2]
    assert "the bundle is not built for sm_75" in here("show", "--lines", bundle, "--arch", "sm_75")[2]


def test_a_bundle_without_machine_code(here: Run, bundle: Path) -> None:
    opened = open_bundle(bundle)
    bare = records.replace(opened, manifest=records.replace(opened.manifest, images=()))
    with pytest.raises(CutecError, match="has no machine code of these exports and archs"):
        chosen(bare, (), ())


def test_options_of_lines_alone(here: Run, bundle: Path) -> None:
    status, _, err = here("show", bundle, "--card", "H200")
    assert status == 2 and "--card is an option of --lines" in err


def test_a_source_that_was_changed_after_the_build(here: Run, bundle: Path) -> None:
    later = (bundle / "manifest.yaml").stat().st_mtime + 10
    os.utime(bundle.parent / "kernel.py", (later, later))
    assert "kernel.py is newer than the bundle" in here("show", "--lines", bundle)[2]


def test_the_multiply_is_most_of_a_gemm(here: Run, tmp_path: Path) -> None:
    sample, entry = FOLDER / "gemm_hopper.py", "gemm_bf16_tile128x128_cluster2x1_turns1"
    assert here("build", sample, "--arch", "sm_90a", "--entry", entry, "-o", "out")[0] == 0
    (kernel,) = shown(here, tmp_path / "out")
    # ptxas gives some multiplies the line of an instruction beside them, such as the loop's
    multiplied = sorted((line["share"], line["line"]) for line in kernel["lines"] if line["limit"] == "tensor core")
    assert sum(share for share, _ in multiplied) > 0.6
    text = sample.read_text().splitlines()
    assert any("cute.gemm" in text[line - 1] for _, line in multiplied[-2:])


def test_a_sum_of_vectors_is_limited_by_memory(here: Run, tmp_path: Path) -> None:
    assert here("build", FOLDER / "vector_add.py", "--arch", "sm_80", "-o", "out")[0] == 0
    (kernel,) = shown(here, tmp_path / "out")
    most = max(kernel["lines"], key=lambda line: line["share"])
    assert most["limit"] == "global memory"
    assert sum(line["bytes"].get("global memory", 0) for line in kernel["lines"]) == 3 * 4 * 4


def bulk_of(kernel: Any) -> list[dict[str, int | None]]:
    return [line["bulk"] for line in kernel["lines"] if line["bulk"]]


def test_boxes_of_tensor_copies(here: Run, tmp_path: Path) -> None:
    """Tiles of A (128, 64) and B (128, 64); of C (128, 128), stored as two boxes of half the
    columns. With a cluster of two, each block loads a half of B's tile.
    """
    assert here("build", FOLDER / "gemm_hopper_first.py", "-o", "out")[0] == 0
    alone, pair = shown(here, tmp_path / "out")
    a, b, c = 128 * 64 * 2, 128 * 64 * 2, 128 * 128 * 2
    assert bulk_of(alone) == [{"load": a}, {"load": b}, {"store": c}]
    assert bulk_of(pair) == [{"load": a}, {"load": b // 2}, {"store": c}]
    copies = [line for line in pair["lines"] if line["bulk"]]
    assert [(line["bytes"], line["limit"]) for line in copies] == [({}, "global memory")] * 3
    lines = here("show", "--lines", tmp_path / "out")[1].splitlines()
    assert any("  bulk  limit" in line for line in lines)
    assert sum(f"      -   {a}  global memory" in line for line in lines) == 3
    assert max(map(len, lines)) <= 80


def test_a_step_of_the_tutorial(here: Run, tmp_path: Path) -> None:
    """Tiles of A (64, 64) and B (128, 64), the file named from outside its project's folder."""
    sample = FOLDER / "tutorial" / "8_tma_wgmma.py"
    assert here("build", sample, "--arch", "sm_90a", "-o", "out")[0] == 0
    (kernel,) = shown(here, tmp_path / "out")
    assert bulk_of(kernel) == [{"load": 64 * 64 * 2}, {"load": 128 * 64 * 2}]
    assert here("build", sample, "--arch", "sm_90a", "--no-ir", "-o", "bare")[0] == 0
    (kernel,) = shown(here, tmp_path / "bare")
    assert bulk_of(kernel) == [{"load": None}, {"load": None}]
    rows = [line for line in here("show", "--lines", tmp_path / "bare")[1].splitlines() if "     ?  " in line]
    assert len(rows) == 2


PLAIN = """import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync

N = 128

@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    tile = smem.allocate_tensor(cutec.Float32, cute.make_layout(N), 128)
    bar = smem.allocate_array(cutec.Int64, 1)
    if cute.arch.thread_idx()[0] == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, N * 4)
        load = cute.make_copy_atom(cpasync.CopyBulkG2SOp(), cutec.Float32)
        store = cute.make_copy_atom(cpasync.CopyBulkS2GOp(), cutec.Float32)
        cute.copy(load, cute.local_tile(a, (N,), (0,)), tile, mbar_ptr=bar)
        cute.arch.mbarrier_wait(bar, 0)
        for i in cutec.range_constexpr(3):
            cute.copy(store, tile, cute.local_tile(b, (N,), (i,)))
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)

@cute.jit
def host(a: cute.Tensor, b: cute.Tensor):
    kernel(a, b).launch(grid=1, block=64)

cutec.export(host, ["f32[128]", "out f32[384]"], arch="sm_90a")
"""


def test_plain_bulk_copies(here: Run, tmp_path: Path) -> None:
    (tmp_path / "kernel.py").write_text(PLAIN)
    assert here("build", "kernel.py", "-o", "out")[0] == 0
    (kernel,) = shown(here, tmp_path / "out")
    assert bulk_of(kernel) == [{"load": 512}, {"store": 3 * 512}]
