"""Names that public programs import are there, those for other archs too, which refuse when they
are used.
"""

from __future__ import annotations

import importlib
from pathlib import Path

import numpy as np
import pytest
import yaml

import cutec
from cutec import cute
from cutec.cute.nvgpu import tcgen05
from cutec.diag import CutecError
from cutec.driver.kernel_file.alias import cutlass_alias
from cutec.testing import simulate

NAMES: dict[str, list[str]] = yaml.safe_load((Path(__file__).parent / "public_names.yaml").read_text("utf-8"))


@pytest.mark.parametrize("module", NAMES)
def test_names_are_there(module: str) -> None:
    with cutlass_alias():
        found = importlib.import_module(module)
        missing = [name for name in NAMES[module] if not _has(found, name)]
    assert missing == []


def _has(module: object, path: str) -> bool:
    """Whether a dotted path leads from a module to something, through modules or attributes."""
    for name in path.split("."):
        try:
            module = getattr(module, name)
        except AttributeError:
            return _imports(f"{getattr(module, '__name__', '')}.{name}")
    return True


def _imports(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ModuleNotFoundError:
        return False
    return True


@pytest.mark.parametrize(
    "use",
    [
        lambda shared: cute.arch.alloc_tmem(32, shared),
        lambda shared: cute.arch.relinquish_tmem_alloc_permit(),
        lambda shared: tcgen05.commit(shared),
        lambda shared: cute.arch.issue_clc_query(shared, shared),
    ],
)
def test_those_of_other_archs_refuse_when_used(use) -> None:
    @cute.kernel
    def kernel(x: cute.Tensor):
        use(cutec.utils.SmemAllocator().allocate_array(cutec.Int64, 4))
        x[0] = 1

    @cute.jit
    def entry(x: cute.Tensor):
        kernel(x).launch(grid=1, block=32)

    with pytest.raises(CutecError) as caught:
        simulate(entry, np.zeros(4, np.int32), arch="sm_90a")
    assert caught.value.code == "E0420" and "sm_100" in str(caught.value)
