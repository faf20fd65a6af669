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
from cutec._mlir.dialects import builtin, cf, scf
from cutec._mlir.extras import types as T
from cutec.base_dsl import jit_executor
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
    "path",
    [
        "_mlir.dialects.scf.IfOp",
        "base_dsl.jit_executor.JitCompiledFunction",
        "cute.arch.mbar.mbarrier_init",
        "cute.arch.smem.alloc_smem",
        "cute.ffi",
        "cute.nvgpu.cpasync.copy.CopyG2SOp",
        "cute.nvgpu.warp.mma.MmaF16BF16Op",
        "cute.nvgpu.warpgroup.mma.MmaF16BF16Op",
        "cute.tensor.Tensor",
        "cutlass_dsl.cuda_jit_executor.CudaDialectJitModule",
        "pipeline.sm90.PipelineTmaAsync",
        "utils.layout.LayoutEnum",
    ],
)
def test_modules_are_attributes_of_their_packages(path: str) -> None:
    found = cutec
    for name in path.split("."):
        found = getattr(found, name)
    assert found is not None


@pytest.mark.parametrize(
    ("use", "instead"),
    [
        (lambda: scf.yield_([]), "write `if`, `for` and `while`"),
        (lambda: cute.ffi(name="f"), "write the function in Python"),
        (lambda: jit_executor.JitExecutor(), "compiles, caches and launches in its own way"),
    ],
)
def test_the_inside_of_the_public_compiler_says_what_to_use_instead(use, instead: str) -> None:
    with pytest.raises(CutecError) as caught:
        use()
    assert caught.value.code == "E0506" and instead in caught.value.help


def test_addresses_and_numbers_under_other_types_of_mlir() -> None:
    @cute.kernel
    def kernel(x: cute.Tensor):
        t, _, _ = cute.arch.thread_idx()
        cf.assert_((t < 32).ir_value(), "a block has 32 threads")
        (address, number) = builtin.unrealized_conversion_cast([T.i64(), T.i32()], [x.iterator.llvm_ptr, t.ir_value()])
        x[t] = cutec.Int32(cutec.Int64(address) - x.iterator.toint()) + cutec.Int32(number)

    @cute.jit
    def entry(x: cute.Tensor):
        kernel(x).launch(grid=1, block=32)

    x = np.zeros(32, np.int32)
    simulate(entry, x, arch="sm_90a")
    np.testing.assert_array_equal(x, np.arange(32))


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
