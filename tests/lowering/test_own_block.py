"""Loads of boxes into the block's own shared memory say so where the GPU treats others apart."""

from __future__ import annotations

import pytest
from kernel_kit import Kernel

from cutec.ir.attrs import IntArray
from cutec.ir.types import I32, I64, integer, ptr
from cutec.lowering.own_block import mark_own_block
from cutec.ops.primitives.verify import verify_lowered
from cutec.render.module import module_text

OWN, ANY = ptr(3), ptr(7)


def text(arch, target=OWN, barrier=OWN, mask=False, **attrs):
    """The PTX of a kernel's load, after the pass."""
    k = Kernel(target, ptr(0), barrier, integer(16))
    dst, tensor, bar, blocks = k.args
    groups = [[dst], [tensor], [bar], [k.const(0, I32)] * 2, [], [blocks] if mask else [], [k.const(0, I64)]]
    sizes = IntArray(tuple(map(len, groups)))
    k.emit("cutec.tma.load", [v for group in groups for v in group], (), operandSegmentSizes=sizes, **attrs)
    made = k.finish()
    mark_own_block(k.function, arch)
    verify_lowered(made)
    return next(line for line in module_text(made, locations=False).splitlines() if "cp.async.bulk.tensor" in line)


@pytest.mark.parametrize("arch", ["sm_120a", "sm_120f", "sm_121a", "sm_120"])
def test_the_blocks_own(arch):
    assert "cp.async.bulk.tensor.2d.shared::cta.global.tile." in text(arch)


@pytest.mark.parametrize(
    "arch, operands",
    [
        ("sm_90a", {}),
        ("sm_100a", {}),
        ("sm_120a", {"target": ANY}),
        ("sm_120a", {"barrier": ANY}),
        ("sm_120a", {"mask": True}),
        ("sm_100a", {"paired": None}),
    ],
)
def test_of_any_block_of_the_cluster(arch, operands):
    assert "cp.async.bulk.tensor.2d.shared::cluster.global.tile." in text(arch, **operands)
