"""The table of primitives, and the verifier of lowered modules."""

import subprocess
import sys

import pytest
from kernel_kit import Kernel

from cutec.diag import CutecError
from cutec.ir.attrs import IntArray, Raw, Symbol, Typed
from cutec.ir.core import Block, Op, Region
from cutec.ir.types import F32, F64, I1, I32, I64, VectorType, ptr
from cutec.ops.primitives import PRIMITIVES, control
from cutec.ops.primitives.registry import POINTEE, PURE, collective, reads, writes
from cutec.ops.primitives.verify import verify_lowered


def test_everything_but_structure_has_semantics():
    structure = {n for n, p in PRIMITIVES.items() if p.semantics is None}
    assert structure == {"builtin.module", "llvm.func", "llvm.mlir.global", "llvm.return", "nvvm.exit"} | {
        f"scf.{n}" for n in ("if", "for", "while", "yield", "condition")
    }
    assert control.__doc__


def test_effects():
    assert PRIMITIVES["arith.addi"].effects.pure and PRIMITIVES["llvm.getelementptr"].effects.pure
    assert PRIMITIVES["llvm.load"].effects.reads == {POINTEE} and not PRIMITIVES["llvm.load"].effects.writes
    assert PRIMITIVES["llvm.atomicrmw"].effects.writes == PRIMITIVES["llvm.atomicrmw"].effects.reads == {POINTEE}
    assert PRIMITIVES["nvvm.barrier"].effects.blocking and PRIMITIVES["nvvm.barrier"].effects.collective == "block"
    assert PRIMITIVES["nvvm.shfl.sync"].effects.collective == "warp" and not PRIMITIVES["llvm.alloca"].effects.pure
    assert PRIMITIVES["cutec.printf"].effects.io and PRIMITIVES["llvm.fence"].effects.fence
    both = reads("global") | writes("shared") | collective("warp")
    assert (both.reads, both.writes, both.collective, both.pure) == ({"global"}, {"shared"}, "warp", False)
    assert PURE | PURE == PURE


def test_the_table_imports_neither_numpy_nor_ml_dtypes():
    code = (
        "import sys; import cutec.ops.primitives.verify, cutec.ir.serial; sys.exit('numpy' in sys.modules or"
        " 'ml_dtypes' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def refused(code, build, *args):
    k = Kernel(*args)
    build(k)
    with pytest.raises(CutecError) as caught:
        verify_lowered(k.finish())
    assert caught.value.code == code, str(caught.value)
    return caught.value


def wrong(name, operands, results, **attrs):
    """A kernel with one operation whose operands are the kernel's arguments."""
    k = Kernel(*operands)
    k.emit(name, k.args, results, **attrs)
    with pytest.raises(CutecError) as caught:
        verify_lowered(k.finish())
    assert caught.value.code == "E9102" and caught.value.message.startswith(name), str(caught.value)
    assert caught.value.place.line == 1
    return caught.value.message


def test_what_is_no_primitive_is_left_after_lowering():
    error = refused("E9101", lambda k: k.emit("cute.make_layout"))
    assert error.message == "cute.make_layout is left after lowering" and error.place.line == 1
    with pytest.raises(CutecError, match="E9101"):
        verify_lowered(Op("gpu.module", regions=[Region(Block())]))


def test_values_are_used_where_they_are_known():
    def leaks(k):
        block = Block()
        k.emit("scf.if", (k.const(True, I1),), (), [Region(block)])
        with k.inside(block):
            inner = k.const(7)
        k.binary("addi", inner, inner)

    assert "operand 0" in refused("E9103", leaks).message

    def too_early(k):
        k.binary("addi", k.args[0], k.args[0])
        k.binary("muli", k.args[0], k.args[0])
        first, second = k.block.ops
        first.operands[1] = second.result

    refused("E9103", too_early, I32)


@pytest.mark.parametrize(
    "name, operands, results, attrs",
    [
        ("arith.addi", [I32], [I32], {}),
        ("arith.addi", [I32, I64], [I32], {}),
        ("arith.addi", [F32, F32], [F32], {}),
        ("arith.addf", [I32, I32], [I32], {}),
        ("arith.addi", [I32, I32], [], {}),
        ("arith.cmpi", [I32, I32], [I1], {}),
        ("arith.cmpi", [I32, I32], [I32], {"predicate": Typed(0, I64)}),
        ("arith.select", [I32, I32, I32], [I32], {}),
        ("arith.select", [I1, I32, F32], [I32], {}),
        ("arith.extsi", [I64], [I32], {}),
        ("arith.truncf", [F32], [F64], {}),
        ("arith.sitofp", [I32], [VectorType(2, F32)], {}),
        ("arith.bitcast", [I32], [F64], {}),
        ("llvm.load", [I64], [F32], {}),
        ("llvm.store", [ptr(1), F32], [], {}),
        ("llvm.getelementptr", [ptr(1), I32], [ptr(1)], {"rawConstantIndices": IntArray((4,)), "elem_type": F32}),
        ("llvm.getelementptr", [ptr(1)], [ptr(3)], {"rawConstantIndices": IntArray((4,)), "elem_type": F32}),
        ("llvm.alloca", [I32], [ptr(0)], {"elem_type": F32}),
        ("llvm.call", [F32], [F32], {"callee": Symbol("__nv_nothing")}),
        ("llvm.call", [F32], [F32], {"callee": Symbol("__nv_exp")}),
        ("llvm.call_intrinsic", [F32], [F32], {"intrin": "llvm.nvvm.what.approx.f"}),
        ("llvm.call_intrinsic", [F32], [F32], {"intrin": "llvm.nvvm.ex2.strange.f"}),
        ("vector.extract", [VectorType(4, F32)], [F32], {"static_position": IntArray((4,), 64)}),
        ("vector.from_elements", [F32, F32], [VectorType(3, F32)], {}),
        ("vector.broadcast", [F64], [VectorType(3, F32)], {}),
        ("vector.shuffle", [VectorType(2, F32)] * 2, [VectorType(1, F32)], {"mask": IntArray((4,), 64)}),
        ("nvvm.shfl.sync", [I32, I64, I32, I32], [I64], {"kind": Raw("#nvvm<shfl_kind bfly>")}),
        ("nvvm.shfl.sync", [I32, I32, I32, I32], [I32], {"kind": Raw("#nvvm<shfl_kind sideways>")}),
        ("nvvm.vote.sync", [I32, I1], [I1], {"kind": Raw("#nvvm<vote_sync_kind ballot>")}),
        ("nvvm.barrier", [I32], [], {"operandSegmentSizes": IntArray((0, 0, 0))}),
        ("llvm.atomicrmw", [ptr(1), F32], [F32], {"bin_op": Typed(1, I64)}),
        ("llvm.atomicrmw", [ptr(1), I32], [I32], {"bin_op": Typed(99, I64)}),
        ("cutec.printf", [ptr(0), I32], [], {"format": "%d %d"}),
        ("cutec.printf", [I32], [], {"format": "%d"}),
        ("cutec.assert", [I32], [], {"message": ""}),
    ],
)
def test_operands_results_and_attributes_are_checked(name, operands, results, attrs):
    wrong(name, operands, results, **attrs)


def test_regions_are_checked():
    def results_without_else(k):
        block = Block()
        k.emit("scf.if", (k.const(True, I1),), (I32,), [Region(block)])
        with k.inside(block, terminator=False):
            k.emit("scf.yield", (k.const(1),))

    refused("E9102", results_without_else)

    def yields_another_type(k):
        k.loop(0, 4, 1, [k.const(1)], lambda i, x: [k.const(1, I64)])

    assert "yields (i64) where (i32)" in refused("E9102", yields_another_type).message

    def no_terminator(k):
        block = Block()
        k.emit("scf.if", (k.const(True, I1),), (), [Region(block)])
        with k.inside(block, terminator=False):
            k.const(3)

    refused("E9102", no_terminator)
