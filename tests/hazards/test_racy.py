"""Every mistake of every kernel of the `racy_…` files is reported where it is, both sides; the
kernels that are right are not.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
import racy
import racy_barriers
import racy_clusters
import racy_copies
import racy_costs
import racy_flags
import racy_grids
import racy_launch_control
import racy_mixed
import racy_multiplies
import racy_pipelines
import racy_scopes
import racy_tensor_memory

pytestmark = pytest.mark.slow

FILES = (
    racy_barriers,
    racy_clusters,
    racy_copies,
    racy_costs,
    racy_flags,
    racy_grids,
    racy_launch_control,
    racy_mixed,
    racy_multiplies,
    racy_pipelines,
    racy_scopes,
    racy_tensor_memory,
)
CASES = [pytest.param(k, id=k.name) for k in racy.KERNELS]  # what these files have registered


@pytest.mark.parametrize("kernel", CASES)
def test_mistakes_are_reported_where_they_are(kernel: racy.Racy) -> None:
    wrong = {
        number: amiss
        for number in range(1, len(kernel.codes) + 1)
        if (amiss := racy.judge(kernel, number, racy.run(kernel, number)))
    }
    assert not wrong


@pytest.mark.parametrize("kernel", CASES)
def test_what_is_right_is_not_reported_in_any_order(kernel: racy.Racy) -> None:
    right = [0, *(number for number, code in enumerate(kernel.codes, 1) if code is None)]
    wrong = {
        (number, seed): amiss
        for number in right
        for seed in (None, 0, 1, 2)
        if (amiss := racy.judge(kernel, number, racy.run(kernel, number, seed)))
    }
    assert not wrong


@pytest.mark.parametrize("wrong", [0, 1, 5, 8, 12, 13])
def test_messages_from_one_cluster_to_another(wrong: int) -> None:
    (message,) = [k for k in racy.KERNELS if k.name == "message"]
    between = replace(message, blocks=4, cluster=2)
    assert not racy.judge(between, wrong, racy.run(between, wrong))


@pytest.mark.parametrize("wrong", [1, 3])
def test_a_report_names_the_block_that_may_exit(wrong: int) -> None:
    (pull,) = [k for k in racy.KERNELS if k.name == "pull"]
    (found, *_) = racy.run(pull, wrong).hazards
    assert found.message.endswith("of the cluster may exit before this load in its shared memory")
    assert "orders none" in found.help and any("block (1,0,0)" in note.message for note in found.notes)


def test_every_line_that_is_marked_is_of_a_mistake() -> None:
    for kernel in racy.KERNELS:
        assert all(1 <= number <= len(kernel.codes) and kernel.codes[number - 1] for number in kernel.marks()), (
            kernel.name
        )
