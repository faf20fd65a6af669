"""The programs of `random_tensors.py` on the interpreter against NumPy. No tools, no GPU."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from cutec.testing import simulate

sys.path.insert(0, str(Path(__file__).parent))
import random_tensors

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", range(random_tensors.PROGRAMS))
def test_a_program(seed: int) -> None:
    x = np.random.default_rng(seed).integers(-8, 9, 40).astype(np.int32)
    y = np.zeros_like(x)
    simulate(random_tensors.entry_of(seed), x, y)
    want = random_tensors.reference_of(seed)(x)
    np.testing.assert_array_equal(y, want)
    assert len(set(want.tolist())) > 1
