"""A part of the mutants: each kind once or twice, of kernels that run quickly; originals report
nothing in some random orders; reasons why mutants do no harm.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from mutant_kernels import KERNELS, Case
from mutants import Sheet, file_of
from mutations import mutants
from observing import Record, record
from verdicts import NOT_REACHED, Excuses, judge

from cutec.interpreter.hazards.vector_clocks import Published, VectorClocks
from cutec.interpreter.values.grid import Batch

pytestmark = pytest.mark.slow

BY_NAME = {kernel.name: kernel for kernel in KERNELS}
# (kernel, operation, what, line where it is one of several, codes of which one has to be among the
# findings)
WRONG = [
    ("gemm_hopper_first", "cutec.mbarrier.wait.parity", "removed", {"E5030"}, 1),
    ("gemm_hopper_first", "cutec.mbarrier.wait.parity", "other parity", {"E5008"}, 0),
    ("gemm_hopper_first", "cutec.mbarrier.wait.parity", "other parity", {"E5037"}, 1),
    ("gemm_hopper_first", "cutec.mbarrier.arrive", "removed", {"E5008"}, 0),
    ("gemm_hopper_first", "cutec.mbarrier.arrive.expect_tx", "half the bytes", {"E5035"}, 0),
    ("gemm_hopper_first", "cutec.mbarrier.arrive.expect_tx", "twice the bytes", {"E5008", "E5035"}, 0),
    ("gemm_hopper_first", "cutec.tma.load", "next stage", {"E5030", "E5032"}, 0),
    ("gemm_hopper_first", "cutec.wgmma.descriptor", "next stage", {"E5030", "E5032"}, 0),
    ("gemm_hopper_first", "cutec.wgmma.wait_group", "removed", {"E5032"}, 0),
    ("gemm_hopper_first", "cutec.wgmma.wait_group", "removed", {"E5034"}, 1),
    ("gemm_hopper_first", "nvvm.fence.proxy", "removed", {"E5033"}, 0),
    ("gemm_hopper_first", "nvvm.fence.mbarrier.init", "removed", {"E5036"}, 0),
    ("gemm_hopper_first", "nvvm.barrier", "removed", {"E5036"}, 0),
    ("gemm_hopper_first", "nvvm.cp.async.bulk.wait_group", "removed", {"E5038"}, 0),
    ("gemm_hopper_first", "nvvm.setmaxregister", "8 registers more", {"E5042"}, 1),
    ("gemm_hopper_first", "nvvm.barrier", "3 threads less", {"E5041"}, 0),
    ("gemm_blackwell, by hand", "cutec.tcgen05_commit", "removed", {"E5008"}, 0),
    ("gemm_blackwell, by hand", "cutec.tcgen05_wait_ld", "removed", {"E5057"}, 0),
    ("gemm_blackwell, by hand", "cutec.tcgen05_dealloc", "removed", {"E5053"}, 0),
    ("gemm_blackwell, by hand", "cutec.mbarrier.wait.parity", "removed", {"E5054"}, 0),
    ("gemm_blackwell, by hand", "nvvm.fence.proxy", "removed", {"E5033"}, 0),
    ("gemm_blackwell, by atoms", "cutec.tcgen05_commit", "removed", {"E5008"}, 0),
    ("gemm_blackwell, by atoms", "cutec.tcgen05_wait_ld", "removed", {"E5057"}, 0),
    ("gemm_blackwell, alone", "nvvm.fence.proxy", "removed", {"E5033"}, 0),
    ("gemm_blackwell, alone", "cutec.tcgen05_alloc", "half the columns", {"E5052"}, 0),
    ("gemm_blackwell, alone", "cutec.mbarrier.wait.parity", "removed", {"E5054"}, 14),
    ("gemm_blackwell, alone", "cutec.mbarrier.wait.parity", "other parity", {"E5037"}, 4),
    ("gemm_blockscaled", "cutec.mbarrier.wait.parity", "removed", {"E5030"}, 2),
    ("gemm_blockscaled", "cutec.mbarrier.init", "one arrival more", {"E5008"}, 1),
    ("gemm_blockscaled, grouped", "cutec.mbarrier.wait.parity", "removed", {"E5030"}, 2),
    ("attention_blackwell, full", "cutec.mbarrier.wait.parity", "next barrier", {"E5037"}, 1),
    ("attention_blackwell, full", "cutec.mbarrier.wait.parity", "next barrier", {"E5014"}, 2),
    ("attention_blackwell, full", "nvvm.barrier", "removed", {"E5004"}, 10),
    ("attention_hopper, causal", "cutec.mbarrier.wait.parity", "removed", {"E5005"}, 0),
    ("gemm_geforce", "cutec.mbarrier.wait.parity", "removed", {"E5030"}, 3),
    ("gemm_geforce", "nvvm.barrier", "removed", {"E5005"}, 1),
    ("softmax", "nvvm.barrier", "removed", {"E5005"}, 0),
    ("unaligned barriers", "cutec.barrier_sync", "removed", {"E5005"}, 0),
    ("unaligned barriers", "cutec.barrier_arrive", "removed", {"E5004"}, 1),
    ("unaligned barriers", "cutec.barrier_sync", "32 threads less", {"E5004"}, 2),
    ("unaligned barriers", "cutec.barrier_sync_red", "3 threads less", {"E5041"}, 1),
    ("unaligned barriers", "cutec.barrier_sync_red", "next barrier", {"E5004"}, 0),
    ("reduce_cluster", "nvvm.elect.sync", "all lanes", {"E5046"}, 0),
    ("reduce_cluster", "nvvm.cluster.wait", "removed", {"E5039", "E5040"}, 0),
]


@cache
def case(name: str) -> Case:
    return Case(BY_NAME[name])


@cache
def seen(name: str) -> Record:
    return record(case(name))


@pytest.mark.parametrize("name, op, what, codes, which", WRONG)
def test_mutants_are_reported_at_the_right_line(name: str, op: str, what: str, codes: set[str], which: int) -> None:
    mutant = [m for m in mutants(case(name), seen(name)) if (m.op, m.what) == (op, what)][which]
    verdict = judge(case(name), mutant, ())
    assert codes & set(verdict.codes) and verdict.line, verdict.codes
    assert not Excuses(case(name), seen(name)).reason(mutant.number, what)


def test_a_mutant_that_waits_for_the_next_tile_is_reported_where_there_is_none() -> None:
    """The epilogue waits for the sums of the next tile, in a run where such a one always comes."""
    name, what = "gemm_blackwell, alone", "next barrier"
    waits = [m for m in mutants(case(name), seen(name)) if (m.op, m.what) == ("cutec.mbarrier.wait.parity", what)]
    line = _line_of(BY_NAME[name].file, "flow.sums.consumer_wait(full)")
    mutant = next(m for m in waits if m.loc.line == line)  # of the first tile
    verdict = judge(case(name), mutant, (), others=BY_NAME[name].others)
    assert verdict.codes == ("E5008",) and verdict.line and verdict.extents == BY_NAME[name].others[0]
    assert not judge(case(name), mutant, ()).codes


def _line_of(file: Path, text: str) -> int:
    return next(number for number, line in enumerate(file.read_text().splitlines(), 1) if text in line)


def test_a_wait_that_passes_early_in_every_order_is_not_reached() -> None:
    """The first request waits for a barrier at which nobody arrives before its answer has come."""
    name = "gemm_blackwell, a pair"
    waits = [m for m in mutants(case(name), seen(name)) if m.op == "cutec.mbarrier.wait.parity"]
    line = _line_of(BY_NAME[name].file, "flow.answers.producer_acquire(asked)")
    first, *others = [m for m in waits if (m.what, m.loc.line) == ("next barrier", line)]
    assert Excuses(case(name), seen(name)).reason(first.number, first.what) == NOT_REACHED
    assert others and not any(Excuses(case(name), seen(name)).reason(m.number, m.what) for m in others)


@pytest.mark.parametrize(
    "name",
    [
        "gemm_hopper_first",
        "gemm_blackwell, by atoms",
        "gemm_blackwell, one tile of a pair",
        "softmax",
        "transpose",
        "reduce_cluster",
        "unaligned barriers",
        "softmax, a cluster a row",
    ],
)
def test_originals_are_clean_in_random_orders(name: str) -> None:
    for seed in (None, 0, 1) if name != "softmax, a cluster a row" else (None,):
        assert not case(name).run(case(name).module(), seed).findings


def test_mutants_that_do_no_harm_are_told_apart() -> None:
    why = Excuses(case("gemm_hopper_first"), seen("gemm_hopper_first")).reason
    found = mutants(case("gemm_hopper_first"), seen("gemm_hopper_first"))
    reasons = {(m.op, m.what, why(m.number, m.what)) for m in found}
    assert ("nvvm.elect.sync", "all lanes", "32 prefetches instead of one") in reasons
    assert (
        "nvvm.barrier",
        "next barrier",
        "all of the barrier's threads come to it, and nothing else uses the other number",
    ) in reasons
    assert ("cutec.mbarrier.wait.parity", "removed", "") in reasons and (
        "cutec.mbarrier.wait.parity",
        "removed",
        NOT_REACHED,
    ) not in reasons


def test_a_barrier_is_needed_by_those_who_wait_there_elsewhere() -> None:
    """Tasks of a block meet before tensor memory is freed, each by an operation of its own; all its
    threads come to one operation after the making of barriers.
    """
    name = "attention_blackwell, full"
    why = Excuses(case(name), seen(name)).reason
    barriers = [m for m in mutants(case(name), seen(name)) if (m.op, m.what) == ("nvvm.barrier", "removed")]
    leave = _line_of(BY_NAME[name].file.parent / "common/attention_halves.py", "number_of_threads=32 * LOADS")
    assert [why(m.number, m.what) for m in barriers if m.loc.line == leave] == [""] * 4
    assert "the same comes again before anything that it orders" in {why(m.number, m.what) for m in barriers}


def test_an_arrival_of_one_lane_does_not_tell_what_others_have_done() -> None:
    """One lane of a warp gives K back, all have read which tile comes; one gave Q back, too."""
    name = "attention_hopper, causal"
    why = Excuses(case(name), seen(name)).reason
    waits = [m for m in mutants(case(name), seen(name)) if (m.op, m.what) == ("cutec.mbarrier.wait.parity", "removed")]
    tells = _line_of(BY_NAME[name].file.parent / "common/attention_tiles.py", "self.ring.producer_acquire(at)")
    assert {why(m.number, m.what) for m in waits if m.loc.line == tells} == {""}
    assert "an earlier wait is for what those who arrive have done later" in {why(m.number, m.what) for m in waits}


def test_a_wait_for_what_comes_next_from_the_same_threads_does_no_harm() -> None:
    """Scores, sums and what is read of the second half come after those of the first, whoever waits
    for them. Which tile comes next is only told when most columns of one have been computed.
    """
    name, wide = "attention_blackwell, full", "b=1,h=1,g=1,s=100,t=768"
    of = Case(replace(BY_NAME[name], others=(wide,)))
    why, alone = Excuses(of, seen(name), [record(of, wide)]).reason, Excuses(of, seen(name)).reason
    waits = [m for m in mutants(of, seen(name)) if (m.op, m.what) == ("cutec.mbarrier.wait.parity", "next barrier")]
    halves, tiles = (
        [m for m in waits if m.loc.line == _line_of(of.kernel.file.parent / "common" / file, text)]
        for file, text in (
            ("attention_halves.py", "mbarrier_wait(self.first + half, phase)"),
            ("attention_tiles.py", "self.ring.consumer_wait(at)"),
        )
    )
    assert sum(bool(why(m.number, m.what)) for m in halves) == 3 and len(halves) > 6
    assert tiles and not any(why(m.number, m.what) for m in tiles)
    assert not any(alone(m.number, m.what) for m in halves)


def test_a_sheet_goes_on_where_it_ended(tmp_path: Path) -> None:
    found = {"number": 3, "what": "removed", "codes": ["E5030"]}
    silent = {"number": 4, "what": "removed", "codes": []}
    sheet = Sheet(BY_NAME["vector_add"], tmp_path)
    sheet.begin(again=False)
    for verdict in (found, silent):
        sheet.judged(verdict)
    sheet.ordered(None, False)
    sheet.ordered(0, True)
    file = file_of(BY_NAME["vector_add"], tmp_path)
    file.write_text(file.read_text() + '{"mutant": {"num')  # ended while it wrote
    sheet = Sheet(BY_NAME["vector_add"], tmp_path)
    assert list(sheet.mutants.values()) == [found, silent] and not sheet.stale
    assert sheet.orders == {None: False, 0: True} and sheet.false == [0]
    sheet.begin(again=True)
    sheet = Sheet(BY_NAME["vector_add"], tmp_path)
    assert list(sheet.mutants.values()) == [found] and not sheet.orders
    file.write_text(file.read_text().replace('"module": "', '"module": "another '))
    sheet = Sheet(BY_NAME["vector_add"], tmp_path)
    assert sheet.stale
    sheet.begin(again=False)
    assert not Sheet(BY_NAME["vector_add"], tmp_path).mutants


def test_a_publication_older_than_an_agent_is_learnt() -> None:
    vector_clocks = VectorClocks(Batch((1, 1, 1), (32, 1, 1), (1, 1, 1), 0, 1, 0, 0), lambda: 5)
    old = Published(np.full(200, 3, np.int32), np.full(40, 2, np.int32))
    vector_clocks.column(0, "an agent", 300)
    vector_clocks.acquire(0, np.array([0, 7]), old)
    m = vector_clocks.matrices(0)
    assert m.known[7, 199] == 3 and m.known[7, 200] == 0 and m.fenced[0, 39] == 2 and m.fenced[0, 40] == 0
