"""Names of the public DSL that files import: those that refuse to be used, those of archs, and
operations under the names of MLIR's dialects.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute, pipeline
from cutec._mlir import ir
from cutec._mlir.dialects import arith, llvm, nvvm, vector
from cutec._mlir_helpers.arith import bitcast
from cutec.base_dsl import Arch, BaseDSL
from cutec.base_dsl.ast_preprocessor import DSLPreprocessor
from cutec.cute.nvgpu import cpasync, tcgen05
from cutec.cutlass_dsl import T, tvm_ffi_provider
from cutec.diag import CutecError
from cutec.frontend.exports.elsewhere import Elsewhere

INSIDE = (
    "base_dsl.tvm_ffi_builder",
    "cutlass_dsl.cuda_jit_executor",
    "cutlass_dsl.tvm_ffi_provider",
    "_mlir.dialects.cute",
    "_mlir.dialects.cute_nvgpu",
)


@pytest.mark.parametrize(("module", "code"), [(m, "E0506") for m in INSIDE])
def test_names_import_and_refuse_when_used(module: str, code: str) -> None:
    found = importlib.import_module(f"cutec.{module}")
    names = [name for name in dir(found) if isinstance(getattr(found, name), Elsewhere)]
    assert names
    for name in names:
        value = getattr(found, name)
        assert value is getattr(found, name)
        for use in (lambda value=value: value(1, two=3), lambda value=value: value.create):
            with pytest.raises(CutecError, match=name) as caught:
                use()
            assert caught.value.code == code and caught.value.help
    with pytest.raises(AttributeError):
        _ = found.no_such_name


@dataclass(frozen=True)
class Derived(tvm_ffi_provider.TVMFFIJitCompiledFunction):
    flag: bool = False

    @staticmethod
    def create(**options: Any) -> Any:
        return tvm_ffi_provider.TVMFFIJitCompiledFunction.create(**options)


def test_classes_are_derived_and_tested_for() -> None:
    assert not isinstance(3, tcgen05.MmaF16BF16Op)
    with pytest.raises(CutecError, match="TVMFFIJitCompiledFunction is of the inside of NVIDIA's compiler"):
        Derived.create(num_stages=2)
    assert [group.name for group in tcgen05.CtaGroup] == ["ONE", "TWO"] and tcgen05.Repetition.x32.value == 32
    assert cpasync.ReductionOp.ADD is cute.ReductionKind.ADD


def test_names_in_several_places() -> None:
    assert tcgen05.copy.Repetition is tcgen05.Repetition and tcgen05.mma.CtaGroup is tcgen05.CtaGroup
    assert tcgen05.copy.Ld32x32bOp is tcgen05.Ld32x32bOp and tcgen05.mma.MmaOp is tcgen05.MmaOp
    assert cutec.utils.sm100 is cutec.utils.blackwell_helpers
    assert cutec.utils.compute_epilogue_tile_shape is cutec.utils.sm100.compute_epilogue_tile_shape


@pytest.mark.parametrize(
    "operation",
    [
        cute.nvgpu.CopyUniversalOp(),
        cpasync.CopyG2SOp(),
        cpasync.CopyBulkG2SOp(),
        cpasync.CopyBulkTensorTileS2GOp(),
        cute.nvgpu.warp.LdMatrix8x8x16bOp(False, 4),
        cute.nvgpu.warp.LdMatrix16x16x8bOp(2),
    ],
)
def test_copies_have_a_base_class(operation: cute.atom.CopyOp) -> None:
    assert isinstance(operation, cute.atom.CopyOp) and not isinstance(operation, cute.atom.MmaOp)


def test_hooks_that_programs_replace() -> None:
    was = DSLPreprocessor.visit_If
    DSLPreprocessor.visit_If = lambda self, node: was(self, node)
    DSLPreprocessor.visit_If = was
    assert cutec.base_dsl.runtime.cuda.load_cubin_module_data is not None
    attributes = cutec.base_dsl.runtime.cuda.cuda.CUdevice_attribute
    assert attributes.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR.value == 81


# -- archs


def test_archs_compare_by_their_numbers() -> None:
    assert Arch.sm_90a >= Arch.sm_90 and not Arch.sm_90 < Arch.sm_90a and Arch.sm_90a != Arch.sm_90
    assert Arch.sm_80 < Arch.sm_86 <= Arch.sm_89 and Arch.sm_100 > Arch.sm_90a
    assert (Arch.sm_90a.major, Arch.sm_90a.minor, Arch.sm_90a.suffix, str(Arch.sm_90a)) == (9, 0, "a", "sm_90a")
    assert Arch.from_string("sm_90a") is Arch.sm_90a and Arch.sm_90a.to_string() == "sm_90a"
    assert Arch.HopperArchs() == (Arch.sm_90, Arch.sm_90a) and Arch.sm_103f in Arch.BlackwellArchs()
    assert Arch.sm_89 not in Arch.AmpereArchs() and Arch.sm_86 in Arch.AmpereArchs()


@pytest.mark.parametrize(
    ("arch", "of", "is_one"),
    [
        ("sm_90a", "sm_90", True),
        ("sm_90", "sm_90a", False),
        ("sm_90a", "sm_100f", False),
        ("sm_100a", "sm_100f", True),
        ("sm_103a", "sm_100f", True),
        ("sm_100a", "sm_100", True),
        ("sm_100", "sm_103", False),
    ],
)
def test_families(arch: str, of: str, is_one: bool) -> None:
    assert Arch[arch].is_family_of(Arch[of]) is is_one


@cute.kernel
def asking(x: cute.Tensor):
    arch = BaseDSL._get_dsl().get_arch_enum()
    x[0] = arch.major * 10 + arch.minor


def test_the_arch_of_a_build(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.zeros(1, np.int32)
    run(asking, x, arch="sm_80")
    assert x[0] == 80
    monkeypatch.setenv("CUTEC_ARCH", "sm_86")
    assert BaseDSL._get_dsl().get_arch_enum() is Arch.sm_86
    BaseDSL._get_dsl().envar.arch = "sm_90a"
    assert BaseDSL._get_dsl().get_arch_enum() is Arch.sm_90a and BaseDSL._get_dsl().envar.arch == "sm_90a"
    with pytest.raises(CutecError, match="E1101"):
        BaseDSL._get_dsl().envar.arch = "sm_1"


# -- operations


@cute.kernel
def operations(x: cute.Tensor, y: cute.Tensor, counter: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    a = x[tid].ir_value()
    wide = arith.shli(arith.extui(T.i64(), a), arith.constant(T.i64(), 8))
    low = arith.trunci(T.i32(), arith.ori(wide, arith.constant(T.i64(), 5)))
    y[0, tid] = cutec.Int32(low)
    y[1, tid] = cutec.Int32(llvm.intr_ctlz(a, False))
    y[2, tid] = cute.arch.log2_of_pow2_int(cutec.Int32(1) << (tid % 31))
    half = bitcast(arith.maxnumf(bitcast(a, T.f32()), arith.constant(T.f32(), 1.0)), T.i32())
    y[3, tid] = cutec.Int32(half)
    pair = vector.insert(a, llvm.mlir_undef(T.vector(2, T.i32())), [], [1])
    pair = vector.insert(low, pair, [], [0])
    assert ir.VectorType(pair.type).shape == [2] and ir.VectorType(pair.type).element_type == T.i32()
    y[4, tid] = cutec.Int32(vector.extract(pair, [], [1])) - cutec.Int32(vector.extract(pair, [], [0]))
    y[5, tid] = cutec.Int32(llvm.load(T.i32(), (x.iterator + tid).to_llvm_ptr())) + 1
    llvm.store(a, (y.iterator + cute.crd2idx((6, tid), y.layout)).llvm_ptr)
    nvvm.atomicrmw(nvvm.AtomicOpKind.ADD, counter.iterator.llvm_ptr, a)
    nvvm.atomicrmw(nvvm.AtomicOpKind.MAX, (counter.iterator + 1).llvm_ptr, a)
    nvvm.atomicrmw(nvvm.AtomicOpKind.CAS, (counter.iterator + 2).llvm_ptr, 7, b=tid + 100)
    largest = nvvm.fmax(cutec.Float32(tid).ir_value(), cutec.Float32(3).ir_value())
    y[7, tid] = cutec.Float32(largest).to(cutec.Int32)


def test_operations_of_dialects() -> None:
    x, y, counter = np.arange(32, dtype=np.int32) * 1000 + 1, np.zeros((8, 32), np.int32), np.array([0, 0, 7], np.int32)
    run(operations, x, y, counter, block=32)
    tid = np.arange(32)
    low = (x << 8) | 5
    assert (y[0] == low).all()
    assert y[1].tolist() == [32 - int(v).bit_length() for v in x]
    assert (y[2] == tid % 31).all()
    assert (y[3] == np.float32(1.0).view(np.int32)).all(), "small integers are tiny floats"
    assert (y[4] == x - low).all() and (y[5] == x + 1).all() and (y[6] == x).all()
    assert (y[7] == np.maximum(tid, 3)).all()
    assert counter.tolist()[:2] == [x.sum(), x.max()] and 100 <= counter[2] < 132
    assert str(llvm.StructType.get_literal([T.i32(), T.f32()])) == str(ir.Type.parse("!llvm.struct<(i32, f32)>"))


@cute.kernel
def reserving(x: cute.Tensor):
    barriers = pipeline.alloc_reserved_mbarrier(2)
    smem = cutec.utils.SmemAllocator()
    part = smem.allocate_tensor(
        cutec.Int32, cute.make_layout(32), partition=cutec.utils.SmemPartition.RESERVED, byte_alignment=128
    )
    part[cute.arch.thread_idx()[0]] = 3
    if cute.arch.thread_idx()[0] == 0:
        cute.arch.mbarrier_init(barriers + 3, 1)
    x[cute.arch.thread_idx()[0]] = part[cute.arch.thread_idx()[0]]


def test_reserved_shared_memory() -> None:
    x = np.zeros(32, np.int32)
    run(reserving, x, block=32)
    assert (x == 3).all()
