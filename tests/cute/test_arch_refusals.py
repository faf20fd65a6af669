"""What `cute.arch` refuses, and what it says."""

from __future__ import annotations

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.diag import CutecError

A = cute.arch
REFUSED = {
    "older arch": ("sm_80", "E0420", lambda p: A.griddepcontrol_wait(), "sm_90"),
    "redux before it was": ("sm_75", "E0420", lambda p: A.warp_redux_sync(1, "add"), "sm_80"),
    "redux of floats": ("sm_90a", "E0420", lambda p: A.warp_redux_sync(cutec.Float32(1), "fmax"), "sm_100a or sm_100f"),
    "register budget on a plain arch": ("sm_90", "E0420", lambda p: A.setmaxregister_decrease(40), "sm_90a"),
    "register budget": ("sm_90a", "E0424", lambda p: A.setmaxregister_decrease(41), "41"),
    "cluster scope": ("sm_80", "E0420", lambda p: A.atomic_add(p, 1, scope="cluster"), "sm_90"),
    "32 bytes": ("sm_90a", "E0420", lambda p: A.load(p, count=8), "sm_100"),
    "order": ("sm_90a", "E0421", lambda p: A.load(p, sem="release"), "'acquire'"),
    "scope": ("sm_90a", "E0421", lambda p: A.load(p, sem="acquire", scope="block"), "'cta'"),
    "cache operator and order": ("sm_90a", "E0421", lambda p: A.load(p, cop="cg", sem="acquire"), "either"),
    "reduction kind": ("sm_90a", "E0421", lambda p: A.barrier_red(True, "sum"), "'popc'"),
    "float bits": ("sm_90a", "E0422", lambda p: A.popc(cutec.Float32(1)), "Float32"),
    "atomic min of a float": (
        "sm_90a",
        "E0422",
        lambda p: A.atomic_min(cute.recast_ptr(p, dtype=cutec.Float32), 1.0),
        "min",
    ),
    "atomic of a narrow integer": (
        "sm_90a",
        "E0422",
        lambda p: A.atomic_add(cute.recast_ptr(p, dtype=cutec.Int8), 1),
        "Int8",
    ),
    "value of another class": (
        "sm_90a",
        "E0405",
        lambda p: A.atomic_add(p, cutec.Float32(1) + A.lane_idx()),
        "Float32",
    ),
    "no pointer": ("sm_90a", "E0404", lambda p: A.atomic_add(3, 1), "pointer"),
    "three elements": ("sm_90a", "E0422", lambda p: A.load(p, count=3), "3 elements"),
    "table of lop3": ("sm_90a", "E0424", lambda p: A.lop3(1, 2, 3, 256), "256"),
    "placeholder": ("sm_90a", "E0423", lambda p: A.inline_ptx("mov.b32 $0, $2;", 1, cutec.Int32), "$2"),
    "arrive without a count": ("sm_90a", "E0416", lambda p: A.barrier_arrive(barrier_id=1), "number_of_threads"),
    "proxy": ("sm_90a", "E0421", lambda p: A.fence_proxy("async.shared"), "'cta'"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals(name: str) -> None:
    arch, code, body, words = REFUSED[name]

    @cute.kernel
    def kernel(a: cute.Tensor):
        body(a.iterator)

    with pytest.raises(CutecError) as caught:
        run(kernel, np.zeros(8, np.int32), block=32, arch=arch)
    error = caught.value
    assert error.code == code and words in f"{error.message} {error.help}", (error.code, error.message, error.help)
    assert error.place is not None and error.place.file == __file__


@cute.kernel
def opaque(a: cute.Tensor):
    a[0] = A.inline_ptx("bfind.u32 $0, 5;", (), cutec.Int32)


def test_the_interpreter_does_not_read_ptx() -> None:
    with pytest.raises(CutecError) as caught:
        run(opaque, np.zeros(8, np.int32), block=32)
    assert caught.value.code == "E5025" and "bfind" in caught.value.message


def test_indices_outside_of_a_kernel() -> None:
    @cute.kernel
    def kernel(a: cute.Tensor):
        pass

    @cute.jit
    def entry(a: cute.Tensor):
        kernel(a).launch(grid=A.lane_idx(), block=32)

    from cutec.testing import simulate

    with pytest.raises(CutecError) as caught:
        simulate(entry, np.zeros(8, np.int32))
    assert caught.value.code == "E0413"
