"""Copies of 256 bits: one instruction from sm_100 on, two before; what they move."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from wide_copies import make

import cutec
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.testing import simulate

FILE = Path(__file__).with_name("wide_copies.py")


@pytest.mark.parametrize("arch", ["sm_100a", "sm_90a"])
@pytest.mark.parametrize(
    ("tiled", "hints"), [(True, None), (False, None), (False, {"l1c_evict_priority": "no_allocate"})]
)
@pytest.mark.parametrize(
    ("kind", "dtype"), [(cutec.Float32, np.float32), (cutec.Float16, np.float16), (cutec.Int8, np.int8)]
)
def test_32_bytes_are_moved(kind: Any, dtype: type, tiled: bool, hints: Any, arch: str):
    columns = 256 // kind.width
    a = (np.arange(64 * columns).reshape(64, columns) % 60).astype(dtype)
    b = np.zeros_like(a)
    types = dict.fromkeys("ab", f"{kind.short}[m{{div=32}},{columns}] @32")
    simulate(make(kind, tiled, hints), a, b, arch=arch, types=types)
    assert (b == 2 * a).all()


@pytest.mark.tools
def test_one_instruction_from_sm_100_on():
    for stage in perform(BuildOptions(str(FILE), output="out", emits=(Emit("ptx"),))).stages:
        found = re.findall(r"^\s*(ld|st)\.global\.(v\d)\.\w?(\d+)", stage.data.decode(), re.M)
        sizes = [int(count[1:]) * int(bits) for _, count, bits in found]
        assert [way for way, _, _ in found] == (["ld", "st"] if max(sizes) == 256 else ["ld", "ld", "st", "st"])
        assert set(sizes) == ({128} if "sm_90a" in stage.arch else {256})
