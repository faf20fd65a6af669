"""The check that kernels leave their inputs alone: none stores to a tensor that the export declares
as `in`.

A store counts whose pointer can only come from such tensors (`ops.primitives.pointees`): behind a
selection of several arrays it is found by the run, on the interpreter or with
`--enable-assertions`.
"""

from __future__ import annotations

from collections.abc import Iterator

from cutec.artifact.host import HostProgram, Launch
from cutec.artifact.signature import Signature
from cutec.diag import error
from cutec.ir.core import Op, symbols
from cutec.ops.primitives.pointees import roots, writers
from cutec.ops.primitives.registry import POINTEE
from cutec.records import dataclass

_NEITHER = {""}  # for memory that belongs to no tensor of the call
_THROUGH = {"ptr_add": slice(1), "tensor_map": slice(1), "select": slice(1, 3)}  # node -> operands that it points into


@dataclass(frozen=True)
class _Store:
    """A store of a kernel, and the kernel's arguments that its pointer may come from; None: also
    from elsewhere.
    """

    op: Op
    arguments: frozenset[int] | None


def check_inputs(device: Op, program: HostProgram, signature: Signature) -> None:
    """Raise E0512 at the first store to an input. `device`: the lowered kernels of `program`."""
    inputs = {tensor.name for tensor in signature.tensors if tensor.role == "in"}
    if not inputs:
        return
    kernels = symbols(device)
    stores = {name: list(_stores(kernels[name])) for name in {launch.kernel for launch in program.launches}}
    for launch in program.launches:
        for store in stores[launch.kernel]:
            written = _written(store, launch, program)
            if written <= inputs:
                raise error(
                    "E0512",
                    f"the kernel stores to {' or '.join(sorted(written))}, which the export declares as an input",
                    store.op.loc,
                    help="declare it as inout, or as out if the kernel does not read it",
                )


def _stores(kernel: Op) -> Iterator[_Store]:
    for op, pointer in writers(kernel, POINTEE, "global"):
        found = roots(pointer)
        known = all(root.owner is kernel.body for root in found)
        yield _Store(op, frozenset(root.index for root in found) if known else None)


def _written(store: _Store, launch: Launch, program: HostProgram) -> set[str]:
    """The tensors of the call that a store may write to in a launch."""
    if store.arguments is None:
        return _NEITHER
    return set().union(*(_tensors(program, launch.args[index]) for index in store.arguments))


def _tensors(program: HostProgram, ref: int) -> set[str]:
    """The tensors that a value of the host program may point into."""
    if ref < len(program.inputs):
        leaf = program.inputs[ref]
        return {leaf.param} if leaf.kind == "ptr" else _NEITHER
    node = program.nodes[ref - len(program.inputs)]
    sources = node.args[_THROUGH.get(node.op, slice(0))]
    return set().union(*(_tensors(program, source) for source in sources)) or _NEITHER
