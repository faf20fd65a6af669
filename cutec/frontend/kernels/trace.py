"""Traces an export: its host function and kernels become one `gpu.container_module` of CuTe IR."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import FunctionType as PythonFunction
from typing import Any

from cutec.artifact.signature import (
    DTYPE_BITS,
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    TensorParam,
    WorkspaceParam,
)
from cutec.diag import CutecError, Warning_, error
from cutec.frontend.core.context import Trace, TracingBuilder, current, tracing
from cutec.frontend.core.kernel_naming import KernelNaming
from cutec.frontend.core.location import boundary, location_of_traceback
from cutec.frontend.exports.export import Export
from cutec.frontend.kernels.launch import GPU_MODULE, KernelCall
from cutec.frontend.numbers.number_class import by_short
from cutec.frontend.numbers.numeric import Int32, Int64, Numeric, as_numeric
from cutec.frontend.rewriting import kept
from cutec.frontend.rewriting.function import JitFunction
from cutec.frontend.syntax.source import return_of
from cutec.frontend.tensors.layouts import apply
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, pointer_type
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir import types
from cutec.ir.attrs import Raw
from cutec.ir.core import UNKNOWN, Block, Loc, Op, Region, Value, module
from cutec.ir.types import FunctionType, Type
from cutec.layout.errors import LayoutError
from cutec.records import dataclass, field


@dataclass(frozen=True, slots=True)
class TraceOptions:
    """Options of tracing. `enable_assertions` keeps device assertions; `opt_level` goes into the
    target attribute; `show_layouts` records layout operations even where they are static;
    `file_name` gives the name of a file in assertions by its path.
    """

    enable_assertions: bool = False
    opt_level: int = 3
    show_layouts: bool = False
    file_name: Callable[[str], str] = str


_DEFAULTS = TraceOptions()


@dataclass
class Traced:
    """The result: a `builtin.module` holding `gpu.module` and the host `func.func`.

    `sources`: the files read. `functions`: the traced functions (jit functions and kernels).
    `returned`: the value that the entry returned.
    """

    module: Op
    signature: Signature
    sources: set[str] = field(default_factory=set)
    warnings: list[Warning_] = field(default_factory=list)
    functions: dict[PythonFunction, None] = field(default_factory=dict)
    returned: Any = None


class Stream:
    """The stream parameter in a host function, for `.launch(stream=…)`."""


@boundary
def trace(export: Export, arch: str, options: TraceOptions = _DEFAULTS) -> Traced:
    """Trace `export` for `arch` (e.g. "sm_90a").

    Raises CutecError, with the user's line, for code that the language does not permit. Exceptions
    of the user's own code pass through.
    """
    leaves = export.signature.leaves()
    leaf_types = tuple([_leaf_type(leaf.type) for leaf in leaves])
    body = Block(leaf_types)
    container = module(**{"gpu.container_module": None})
    target = Raw(f'#nvvm.target<O = {options.opt_level}, chip = "{arch}">')
    gpu_module = Op("gpu.module", (), (), {"sym_name": GPU_MODULE, "targets": [target]}, [Region(Block())])
    host = Op(
        "func.func",
        (),
        (),
        {"sym_name": export.name, "function_type": FunctionType(leaf_types)},
        [Region(body)],
        _definition(export),
    )
    container.body.append(gpu_module)
    container.body.append(host)
    state = Trace(arch, TracingBuilder(body), container, gpu_module, options=options, naming=export.naming)
    state.noalias.update(
        v for leaf, v in zip(leaves, body.args) if leaf.kind == "ptr" and _noalias(export.signature, leaf.param)
    )
    with tracing(state):
        arguments = _arguments(export.signature, body.args)
        try:
            result = _launch(export, export.launch, arguments) if export.launch else export.run(arguments)
        except CutecError as err:
            if err.place is None:
                err.place = location_of_traceback(err.__traceback__)
            raise
        except LayoutError as err:
            raise error("E0410", str(err), location_of_traceback(err.__traceback__), help=err.help) from err
        _check_launched(state)
        result = _known(export, result, state)
        state.builder.emit("func.return")
    kept.save()
    return Traced(container, export.signature, state.sources, state.warnings, state.functions, result)


def _launch(export: Export, launch: Mapping[str, Any], arguments: dict[str, Any]) -> None:
    """Launch the entry itself: a kernel, or another function as the body of a kernel (which takes
    all arguments but streams).
    """
    target = getattr(export.function, "__func__", export.function)
    if isinstance(target, JitFunction) and not target.is_entry:
        call = export.run(arguments)
    else:
        current().naming = KernelNaming()  # the kernel has the export's own name
        given = {name: value for name, value in arguments.items() if not isinstance(value, Stream)}
        call = KernelCall(
            export.name,
            _definition(export),
            lambda **parameters: export.run({**arguments, **parameters}),
            (),
            given,
        )
    call.launch(**launch)


def _check_launched(trace: Trace) -> None:
    """Raises E0507 for a kernel that is called (bound to its arguments) and never launched."""
    for call in trace.calls:
        if not call.launched:
            raise error(
                "E0507",
                f"kernel {call.name} is called and never launched",
                call.place,
                help=f"{call.name}(...).launch(grid=..., block=...)",
            )


def _known(export: Export, result: Any, trace: Trace) -> Any:
    """What a call returns: the entry's result, or None for one that is known only at run time
    (W0510): a call returns before its kernels have run.
    """
    if not any(
        isinstance(part, (Numeric, Tensor)) and not (isinstance(part, Numeric) and part.is_static)
        for part in _parts(result)
    ):
        return result
    function = getattr(export.function, "__func__", export.function)
    place = return_of(function.function) if isinstance(function, JitFunction) else _definition(export)
    message = f"{export.name} returns a value that is known only at run time: calls of it return None"
    trace.warnings.append(Warning_("W0510", message, place))
    return None


def _parts(value: Any) -> Iterator[Any]:
    """The items of nested containers that are not containers themselves."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _parts(item)
    elif isinstance(value, dict):
        yield from _parts(list(value.values()))
    else:
        yield value


def _definition(export: Export) -> Loc:
    """The line where the entry is defined; if unknown, where the export is declared."""
    return getattr(getattr(export.function, "__func__", export.function), "loc", None) or export.place or UNKNOWN


def _noalias(signature: Signature, name: str) -> bool:
    param = signature.param(name)
    return isinstance(param, TensorParam) and param.noalias


def _leaf_type(name: str) -> Type:
    return pointer_type(AddressSpace.gmem) if name == "ptr" else types.scalar(name)


def _arguments(signature: Signature, values: list[Value]) -> dict[str, Any]:
    """The entry's arguments in the trace: proxies made of the function's leaves."""
    by_leaf = {(leaf.kind, leaf.param, leaf.index): value for leaf, value in zip(signature.leaves(), values)}
    extents: dict[str, Any] = {}
    for leaf, value in zip(signature.leaves(), values):
        if leaf.kind == "symbol":
            symbol = signature.leaf_symbol(leaf)
            extents[symbol.name] = (Int64 if symbol.width == 64 else Int32)(value, div=symbol.div, nonneg=True)
    result: dict[str, Any] = {}
    for param in signature.params:
        if isinstance(param, TensorParam):
            result[param.name] = _tensor(param, by_leaf, extents)
        elif isinstance(param, ScalarParam):
            result[param.name] = by_short(param.dtype)(by_leaf["scalar", param.name, 0])
        elif isinstance(param, PointerParam):
            result[param.name] = Pointer(
                by_leaf["ptr", param.name, 0], by_short(param.dtype), AddressSpace.gmem, param.align
            )
        elif isinstance(param, StreamParam):
            result[param.name] = Stream()
    for workspace in signature.workspaces:
        result[workspace.name] = None if workspace.absent else _workspace(workspace, by_leaf, extents, result)
    return result


def _workspace(
    param: WorkspaceParam, by_leaf: dict[Any, Value], extents: dict[str, Any], arguments: Mapping[str, Any]
) -> Tensor:
    """A workspace as a tensor."""
    shape: list[Any] = list(param.shape)
    for dim, extent in enumerate(param.shape):
        if dim in param.computed:
            shape[dim] = Int32(by_leaf["extent", param.name, dim], nonneg=True)
        elif isinstance(extent, str):
            shape[dim] = extents[extent] if extent in extents else arguments[extent].to(Int32)
    stride: list[Any] = [1]
    for extent in reversed(shape[1:]):
        stride.insert(0, stride[0] * (extent if isinstance(extent, int) else extent.to(Int64)))
    return _in_memory(param, by_leaf, tuple(shape), tuple(stride), True)


def _tensor(param: TensorParam, by_leaf: dict[Any, Value], extents: dict[str, Any]) -> Tensor:
    shape = tuple([extents[s] if isinstance(s, str) else s for s in param.shape])
    stride = tuple(
        [
            Int64(by_leaf["stride", param.name, i], div=param.stride_div[i], nonneg=True) if s is None else s
            for i, s in enumerate(param.stride)
        ]
    )
    return _in_memory(param, by_leaf, shape, stride, param.role != "in")


def _in_memory(
    param: TensorParam | WorkspaceParam,
    by_leaf: dict[Any, Value],
    shape: tuple[Any, ...],
    stride: tuple[Any, ...],
    writeable: bool,
) -> Tensor:
    pointer = Pointer(by_leaf["ptr", param.name, 0], by_short(param.dtype), AddressSpace.gmem, param.align)
    if current().checked:
        what = "workspace" if isinstance(param, WorkspaceParam) else "tensor"
        pointer = pointer.bounded(
            (_covered(shape, stride) * DTYPE_BITS[param.dtype] + 7) // 8, f"of {what} {param.name}", writeable
        )
    return Tensor(pointer, apply("make_layout", shape, stride))


def _covered(shape: tuple[Any, ...], stride: tuple[Any, ...]) -> Any:
    """The elements from a tensor's first to its last, in 64 bits."""
    covered: Any = Int64(1)
    for distance in [(as_numeric(n, Int64).to(Int64) - 1) * d for n, d in zip(shape, stride)]:
        covered = covered + distance
    return covered
