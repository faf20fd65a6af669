"""Matrix multiplies and element-wise algorithms over tensors in registers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.atoms import MmaAtom
from cutec.cute.nvgpu.election import emit_elected
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import as_numeric
from cutec.frontend.tensors.tensor import Tensor
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Number


def gemm(
    atom: MmaAtom,
    d: Tensor,
    a: Tensor | tuple[Tensor, ...] | list[Tensor],
    b: Tensor | tuple[Tensor, ...] | list[Tensor],
    c: Tensor,
    **fields: Any,
) -> None:
    """d = a bᵀ + c by atoms: d and c are (values, M, N), a (values, M, K), b (values, N, K); K may
    be left out. Of an atom of single values (`MmaUniversalOp`) they may be (M, N), (M, K), (N, K).

    A multiply into tensor memory (tcgen05) is given to the tensor core by one thread of the warp
    that executes this; its field ACCUMULATE, false at first, is for the first k-block.

    A sparse A is given as (a, metadata) with (1, M, K) words of metadata in registers; without them
    the atom's field `metadata` is used for all of A. Operands of a block-scaled multiply are given
    as (a, scales), (b, scales), with the scale factors in tensor memory; without them the fields
    SFA and SFB say where those of one k-block are.

    Raises E0410 (at the line of the call) for shapes and types that the atom does not take.
    """
    (a, *more), (b, *scales) = (x if isinstance(x, (tuple, list)) else (x,) for x in (a, b))
    if scales and not more:
        raise error(
            "E0404",
            "gemm has scales of B, and none of A",
            user_location(),
            help="cute.gemm(mma, d, (a, scales_a), (b, scales_b), c)",
        )
    _multiply("cute.gemm_scaled" if scales else "cute.gemm", atom, d, a, b, c, *more, *scales)


def gemv(atom: MmaAtom, d: Tensor, a: Tensor, b: Tensor, c: Tensor) -> None:
    """d = a b + c by atoms, b a vector: d and c are (values, M), a (values, M, K), b (values,
    K).
    """
    _multiply("cute.gemv", atom, d, a, b, c)


def mma_atom_call(atom: MmaAtom, d: Tensor, a: Tensor, b: Tensor, c: Tensor) -> None:
    """One multiply instruction. Operands are this thread's parts."""
    _multiply("cute.mma_atom_call", atom, d, a, b, c)


def _multiply(name: str, atom: MmaAtom, *tensors: Tensor) -> None:
    if not isinstance(atom, MmaAtom):
        raise error(
            "E0404",
            f"{name.partition('.')[2]} takes a multiply atom first, not {type(atom).__name__}",
            user_location(),
            help="cute.make_tiled_mma(op, atom_layout)",
        )
    for tensor, letter in zip(tensors, ("D", "A", "B", "C", "what goes with A", "what goes with B")):
        if not isinstance(tensor, Tensor):
            raise error(
                "E0404",
                f"{letter} of {name.partition('.')[2]} is a tensor, not {type(tensor).__name__}",
                user_location(),
                help=f"{name}(mma, d, a, b, c)",
            )
    if atom.row.sparse and len(tensors) == 4 and atom.fields["metadata"].is_static:
        raise error(
            "E0433",
            f"{atom.row.name} needs metadata that says where the stored elements of A are",
            user_location(),
            help=(
                'cute.gemm(mma, d, (a, metadata), b, c), or mma.set("metadata", word); cutec.testing.sparse makes it of'
                " a matrix"
            ),
        )
    scaled = atom.row.scaling is not None
    if len(tensors) - 4 not in ((0, 2) if scaled else (0, 1)):
        what = "with scale factors for both, or for none" if scaled else "with metadata of A at most"
        raise error(
            "E0404",
            f"{atom.row.name} takes A and B {what}",
            user_location(),
            help=f"{name}(mma, d, (a, sfa), (b, sfb), c)" if scaled else f"{name}(mma, d, a, b, c)",
        )
    operands = [atom.ir, *[tensor.ir for tensor in tensors]]
    if atom.row.kind:  # one thread of the warp gives it to the tensor core
        emit_elected(lambda: builder().emit(name, operands))
    else:
        builder().emit(name, operands)


def axpby(alpha: Number, x: Tensor, beta: Number, y: Tensor) -> None:
    """y = alpha x + beta y, element by element of tensors of one static shape."""
    kind = y.element_type
    numbers = [as_numeric(n, kind).to(kind).ir for n in (alpha, beta)]
    builder().emit("cute.axpby", [numbers[0], x.ir, numbers[1], y.ir])


def fill(tensor: Tensor, value: Number) -> None:
    """Set every element of a tensor of static shape to a number."""
    kind = tensor.element_type
    builder().emit("cute.fill", [as_numeric(value, kind).to(kind).ir, tensor.ir])


def clear(tensor: Tensor) -> None:
    """Set every element of a tensor of static shape to zero."""
    builder().emit("cute.clear", [tensor.ir])


take_loc_ip(globals())
