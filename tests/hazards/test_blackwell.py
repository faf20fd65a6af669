"""Hazards of Blackwell, one by one: a mistake in a sample, or in a small kernel, is found; what is
right is silent. Those of one operation: tests/blackwell/test_tcgen05_hazards.py.
"""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest
from mutant_kernels import ROOT, Case, Kernel

from cutec.diag import CutecError

pytestmark = pytest.mark.slow
SAMPLES, PUBLISHED = ROOT / "samples", ROOT / "tests/blackwell/published.py"
FIRST = "gemm_blackwell_first", "gemm", "m=128,n=128,k=640"
ALONE = "gemm_blackwell", "gemm_f16_tile128x64_cluster1x1", "m=512,n=64,k=128"
PAIR = "gemm_blackwell", "gemm_f16_tile256x128_cluster2x1", "m=1024,n=128,k=128"
_ASK = """    flow.answers.producer_acquire(asked)
    flow.tiles.advance_to_next_work(flow.answers.producer_get_barrier(asked))
    asked.advance()
"""
# mistake: sample, lines, what stands there instead, codes of which one has to be found
MISTAKES = {
    "sums are read before the commit's barrier": (FIRST, "    cute.arch.mbarrier_wait(done, 0)\n", "", {"E5054"}),
    "a stage is filled before its commit": (
        FIRST,
        "            cute.arch.mbarrier_wait(empty + stage, phase)\n",
        "",
        {"E5014", "E5032"},
    ),
    "another thread commits": (
        FIRST,
        "        with cute.arch.elect_one():\n            tcgen05.commit(done)\n",
        "        if tid == 63:\n            tcgen05.commit(done)\n",
        {"E5054"},
    ),
    "columns are freed while they are read": (
        FIRST,
        "    store(tma_C, acc[(None, None), 0, 0], sC, gC, tid)\n    if warp == 1:  # all have loaded their sums:"
        " they have met since\n        cute.arch.dealloc_tmem(tmem, BN)\n",
        "    if warp == 1:\n        cute.arch.dealloc_tmem(tmem, BN)\n"
        "    store(tma_C, acc[(None, None), 0, 0], sC, gC, tid)\n",
        {"E5052", "E5054"},
    ),
    "no fence before the TMA unit reads": (
        FIRST,
        '    cute.arch.fence_proxy("async.shared", space="cta")\n',
        "",
        {"E5033"},
    ),
    "sums are overwritten while they are read": (
        PAIR,
        "        flow.sums.producer_acquire(filled)  # the sums that were here have been loaded\n",
        "",
        {"E5054"},
    ),
    "sums are read before they are complete": (PAIR, "        flow.sums.consumer_wait(full)\n", "", {"E5003", "E5054"}),
    "an answer is read before it has come": (
        ALONE,
        "    flow.answers.consumer_wait(state)\n",
        "",
        {"E5003", "E5014", "E5030"},
    ),
    "a request after one has failed": (
        ALONE,
        "    flow.answers.producer_tail(asked)\n",
        _ASK + "    flow.answers.producer_tail(asked)\n",
        {"E5061"},
    ),
}
# export: codes of which one has to be found; https://github.com/NVIDIA/cutlass/ issues and pulls
BUGS = {
    "operands_1": {"E5048"},  # 3643, 3647: an arrival of CTA scope across blocks
    "operands_2": {"E5005"},  # 3643, 3647: the other block's operand is not waited for
    "operands_3": {"E5039"},  # a block exits while its peer multiplies
    "allocation_1": {"E5040"},  # 3316: a pair allocates before both have begun
    "allocation_2": {"E5053"},  # 3435: a block frees before the other has its columns
    "allocation_3": {"E0425"},  # cta_group::1 among cta_group::2
}


def found(kernel: Kernel, seed: int | None = None) -> set[str]:
    """The codes of what is found when a kernel is built and run."""
    try:
        case = case_of(kernel)
        return {each.code for each in case.run(case.module(), seed).findings}
    except CutecError as error:
        return {error.code}


@cache
def case_of(kernel: Kernel) -> Case:
    return Case(kernel)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found(mistake: str, tmp_path: Path) -> None:
    (sample, entry, extents), wrong, instead, codes = MISTAKES[mistake]
    text = (SAMPLES / f"{sample}.py").read_text()
    assert wrong in text
    shutil.copytree(SAMPLES / "common", tmp_path / "common", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / f"{sample}.py").write_text(text.replace(wrong, instead))
    assert codes & found(Kernel(mistake, tmp_path / f"{sample}.py", entry, extents, "sm_100a"))


@pytest.mark.parametrize("sample", [FIRST, ALONE, PAIR], ids=["first", "alone", "pair"])
def test_the_samples_are_silent(sample: tuple[str, str, str]) -> None:
    name, entry, extents = sample
    for seed in (None, 0, 1):
        assert not found(Kernel(name, SAMPLES / f"{name}.py", entry, extents, "sm_100a"), seed)


@pytest.mark.parametrize("export", BUGS)
def test_a_published_bug_is_found(export: str) -> None:
    assert BUGS[export] & found(Kernel(export, PUBLISHED, export, "", "sm_100a"))


@pytest.mark.parametrize("export", ["operands_0", "allocation_0"])
def test_its_repair_is_silent(export: str) -> None:
    for seed in (None, *range(8)):
        assert not found(Kernel(export, PUBLISHED, export, "", "sm_100a"), seed)
