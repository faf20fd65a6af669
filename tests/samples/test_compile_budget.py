"""The size of what a build of a GEMM hands to the tools and of what tracing makes: numbers that
compile time follows, and that no clock disturbs.

Before register tensors became values the Ampere GEMM of 128x128 tiles had 4 200 operations and 660
KB of text; the limits here have a tenth to spare.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sample_files import arch_of
from sample_kit import exports

from cutec.frontend.kernels.trace import trace
from cutec.ir.core import Op
from cutec.lowering import device_module, lower
from cutec.render import module_text

pytestmark = pytest.mark.slow

# sample: operations made while tracing, operations of the device module, bytes of its text with
# locations; the largest of its f16 exports (in gemm_hopper stream-K, which also adds up parts of
# tiles that other blocks leave)
BUDGETS = {"gemm_ampere": (2350, 2000, 370_000), "gemm_hopper": (4700, 2050, 420_000)}


def built(sample: str, counted: Callable[[], int]) -> dict[str, tuple[int, int, int]]:
    """The three numbers of each f16 export."""
    found = {}
    for name, export in exports(sample).items():
        if "_f16" in name:
            before = counted()
            traced = trace(export, arch_of(export))
            made = counted() - before
            device = device_module(lower(traced.module))
            assert not any(op.name == "llvm.alloca" for op in device.walk()), name  # registers are values
            found[name] = made, sum(1 for _ in device.walk()), len(module_text(device, locations=True))
    return found


@pytest.mark.parametrize("sample", BUDGETS)
def test_a_gemm_keeps_its_budget(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, init = [0], Op.__init__

    def counting(self, *args, **kwargs):
        made[0] += 1
        init(self, *args, **kwargs)

    monkeypatch.setattr(Op, "__init__", counting)
    found = built(sample, lambda: made[0])
    assert found
    for name, numbers in found.items():
        assert all(number <= most for number, most in zip(numbers, BUDGETS[sample])), (name, numbers, BUDGETS[sample])
