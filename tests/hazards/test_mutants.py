"""A part of the mutants: each kind once or twice, of kernels that run quickly; originals report nothing in some random orders."""

from __future__ import annotations

from functools import lru_cache

import pytest
from mutants import KERNELS, Case, judge, mutants

BY_NAME = {kernel.name: kernel for kernel in KERNELS}
# (kernel, operation, what, line where it is one of several, codes of which one has to be among the findings)
WRONG = [
    ("gemm_tma", "cutec.mbarrier.wait.parity", "removed", {"E5030"}, 1),
    ("gemm_tma", "cutec.mbarrier.wait.parity", "other parity", {"E5008"}, 0),
    ("gemm_tma", "cutec.mbarrier.wait.parity", "other parity", {"E5037"}, 1),
    ("gemm_tma", "cutec.mbarrier.arrive", "removed", {"E5008"}, 0),
    ("gemm_tma", "cutec.mbarrier.arrive.expect_tx", "half the bytes", {"E5035"}, 0),
    ("gemm_tma", "cutec.mbarrier.arrive.expect_tx", "twice the bytes", {"E5008", "E5035"}, 0),
    ("gemm_tma", "cutec.wgmma.wait_group", "removed", {"E5032"}, 0),
    ("gemm_tma", "cutec.wgmma.wait_group", "removed", {"E5034"}, 1),
    ("gemm_tma", "nvvm.fence.proxy", "removed", {"E5033"}, 0),
    ("gemm_tma", "nvvm.fence.mbarrier.init", "removed", {"E5036"}, 0),
    ("gemm_tma", "nvvm.barrier", "removed", {"E5036"}, 0),
    ("gemm_tma", "nvvm.cp.async.bulk.wait_group", "removed", {"E5038"}, 0),
    ("gemm_tma", "nvvm.setmaxregister", "24 registers more", {"E5042"}, 1),
    ("gemm_tma", "nvvm.barrier", "3 threads less", {"E5041"}, 0),
    ("softmax", "nvvm.barrier", "removed", {"E5005"}, 0),
]


@lru_cache(maxsize=None)
def case(name: str) -> Case:
    return Case(BY_NAME[name])


@pytest.mark.parametrize("name, op, what, codes, which", WRONG)
def test_mutants_are_reported_at_the_right_line(name: str, op: str, what: str, codes: set[str], which: int) -> None:
    mutant = [m for m in mutants(case(name)) if (m.op, m.what) == (op, what)][which]
    verdict = judge(case(name), mutant)
    assert codes & set(verdict.codes) and verdict.line, verdict.codes


@pytest.mark.parametrize("name", ["gemm_tma", "softmax", "transpose"])
def test_originals_are_clean_in_random_orders(name: str) -> None:
    for seed in (None, 0, 1):
        assert not case(name).run(case(name).module(), seed)
