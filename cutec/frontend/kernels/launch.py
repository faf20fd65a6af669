"""Kernel launches in a host function: the kernel is traced with its arguments, and a
`gpu.launch_func` is emitted. Launches of alike kernels share one function.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutec.diag import Warning_, error
from cutec.frontend.core import host_memory
from cutec.frontend.core.context import KernelState, Trace, active, current
from cutec.frontend.core.location import boundary, user_location
from cutec.frontend.flow.argument_graph import ArgumentGraph
from cutec.frontend.kernels.launch_config import LaunchConfig, check_stream, checked, checked_event
from cutec.frontend.numbers.numeric import Int32, Numeric
from cutec.ir.attrs import IntArray, Raw, Symbol, Typed
from cutec.ir.core import Block, Loc, Op, Region, Value
from cutec.ir.equivalence import alike
from cutec.ir.types import I32, I64, FunctionType, OpaqueType
from cutec.ops.host_steps import LAUNCH_EVENT
from cutec.ops.tensor_map import KERNEL_ARGUMENT, MAKE_TMA_DESCRIPTOR
from cutec.records import replace
from cutec.target.arch import parse_arch

GPU_MODULE = "kernels"
DYNAMIC_SMEM = "dynamic_smem"


class KernelCall:
    """`kernel(args…)`: a kernel bound to its arguments, until `.launch`."""

    def __init__(self, name: str, loc: Loc, body: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]):
        self._loc = loc
        self._body = body
        self._args = args
        self._kwargs = kwargs
        self.name = name
        self.place = user_location()
        self.launched = False
        trace = active()
        if trace is not None:
            trace.calls.append(self)

    def __repr__(self) -> str:
        return f"{self.name}(...)"

    def launch(
        self,
        grid: Sequence[Any] | Any = (1, 1, 1),
        block: Sequence[Any] | Any = (1, 1, 1),
        cluster: Sequence[Any] | Any = None,
        smem: Any = None,
        stream: Any = None,
        max_number_threads: Sequence[int] | int | None = None,
        min_blocks_per_mp: int = 0,
        cooperative: bool = False,
        use_pdl: bool = False,
        fallback_cluster: Sequence[int] | int | None = None,
        smem_merge_branch_allocs: bool = False,
        launch_completion_event: Any = None,
        launch_completion_event_flags: int = 0,
        programmatic_event: Any = None,
        programmatic_event_flags: int = 0,
        programmatic_event_trigger_at_block_start: int = 0,
        preferred_smem_carveout: int | None = None,
    ) -> None:
        """Launch on `stream` (the entry's stream parameter, which a call chooses at run time).

        grid, block, cluster: one to three extents, which may be dynamic, of a cluster in blocks.
        smem: bytes of dynamic shared memory (default: the bytes that the kernel allocates).
        fallback_cluster: the static extents that clusters have where one of `cluster`, then static
        too, does not fit (sm_100): the kernel has to be right with both, and asks
        `block_in_cluster_dim` which it has. smem_merge_branch_allocs: the two arms of a run-time
        `if` allocate the same shared memory.
        max_number_threads, min_blocks_per_mp: launch bounds (PTX `.maxntid`, `.minnctapersm`).
        launch_completion_event, programmatic_event: handles of events (parameters, created without
        timing) that the launch records. The first is recorded when all blocks have begun; the
        second (sm_90) when all blocks have called `cute.arch.griddepcontrol_launch_dependents()` or
        have ended, or with `…_trigger_at_block_start` when all have begun. preferred_smem_carveout:
        how much of the memory that L1 and shared memory divide is to be shared memory, in percent:
        a hint for the driver. Raises E0502 for bad extents, E0503 for more shared memory than a
        block has, E0504 outside a host function, E0511 for anything but an event.
        """
        trace = current()
        if trace.scope != "host":
            raise error(
                "E0504",
                "kernels are launched from a @cute.jit host function, not from a kernel",
                user_location(),
                help="make the code that both share a @cute.jit function",
            )
        self.launched = True
        check_stream(stream)
        events = checked_event(trace.arch, "launch_completion", launch_completion_event, launch_completion_event_flags)
        events += checked_event(
            trace.arch,
            "programmatic",
            programmatic_event,
            programmatic_event_flags,
            programmatic_event_trigger_at_block_start,
        )
        for event in events:
            flags, at_start = Typed(event.flags, I32), bool(event.at_block_start)
            attrs = {"kind": event.kind, "flags": flags, "at_block_start": at_start}
            trace.builder.emit(LAUNCH_EVENT, [event.handle.ir], (), attrs)
        _launch(
            trace,
            self,
            checked(
                trace.arch,
                grid,
                block,
                cluster,
                smem,
                max_number_threads,
                min_blocks_per_mp,
                cooperative,
                use_pdl,
                fallback_cluster,
                preferred_smem_carveout,
            ),
            bool(smem_merge_branch_allocs),
        )


def _launch(trace: Trace, call: KernelCall, config: LaunchConfig, arms_share: bool) -> None:
    place = user_location()
    arguments = ArgumentGraph((call._args, call._kwargs))
    leaves = arguments.values
    unique = list(dict.fromkeys(host_memory.given(trace, leaves)))
    place_of = {value: number for number, value in enumerate(unique)}
    name = trace.naming.symbol(call.name)
    state = KernelState(_unique_name(trace, name), config.static_block, config.static_cluster, arms_share=arms_share)
    state.grid = config.static_grid
    attrs = config.attributes()
    _trace_kernel(trace, call, state, unique, place_of, arguments, attrs)
    _share(trace, state, name)
    smem = _smem_size(trace, config, state, place)
    _check_smem(trace, state, smem, place)
    sizes = [*config.grid, *config.block, *(config.cluster or ()), smem]
    segments = (0, *(1,) * 6, *((1,) * 3 if config.cluster else (0,) * 3), 1, len(unique), 0)
    launch: dict[str, Any] = {"kernel": Symbol(GPU_MODULE, state.name), "operandSegmentSizes": IntArray(segments)}
    launch |= {f"cutec.{k}": None for k, on in (("cooperative", config.cooperative), ("pdl", config.pdl)) if on}
    if config.carveout is not None:
        launch["cutec.carveout"] = Typed(config.carveout, I32)
    if config.fallback:
        launch["cutec.fallback_cluster"] = IntArray(config.fallback)
    trace.builder.emit("gpu.launch_func", [*(s.ir for s in sizes), *unique], (), launch)


def _argument_attrs(trace: Trace, value: Value) -> dict[str, Any]:
    if isinstance(value.owner, Op) and value.owner.name == MAKE_TMA_DESCRIPTOR:
        return dict(KERNEL_ARGUMENT)
    return {"llvm.noalias": None} if value in trace.noalias else {}


def _share(trace: Trace, state: KernelState, name: str) -> None:
    """Let launches of a kernel share its code: drop the function that was traced last if an earlier
    one is alike.
    """
    ops = trace.gpu_module.body.ops
    last = next(op for op in reversed(ops) if op.attrs.get("sym_name") == state.name)
    earlier = next(
        (op for op in ops if op is not last and op.attrs["sym_name"].startswith(name) and alike(op, last)), None
    )
    if earlier is not None and not state.statics:
        ops.remove(last)
        state.name = earlier.attrs["sym_name"]


@boundary
def _trace_kernel(
    trace: Trace,
    call: KernelCall,
    state: KernelState,
    unique: list[Value],
    place_of: dict[Value, int],
    arguments: ArgumentGraph,
    attrs: dict[str, Any],
) -> None:
    """Trace the kernel's body into a new `gpu.func`, with arguments made of its block arguments.
    Values that the trace needs of the host come after `unique`, and are added there.
    """
    body = state.body = Block([v.type for v in unique])
    state.arguments = len(unique)
    function = Op("gpu.func", (), (), {"sym_name": state.name}, [Region(body)], call._loc)
    trace.gpu_module.body.append(function)
    host = trace.builder.block
    trace.builder.foreign, host.closed = host, True
    trace.builder.block, trace.scope, trace.kernel = body, "device", state
    try:
        args, kwargs = arguments.rebuild(host_memory.taken(trace, state, arguments.values, place_of))
        call._body(*args, **kwargs)
        for end in state.endings:
            end()
        host_memory.drop_unread(state, function)
        trace.builder.emit("gpu.return")
    finally:
        trace.builder.block, trace.scope, trace.kernel = host, "host", None
        trace.builder.foreign, host.closed = None, False
    unique += [make(unique) for make in state.given]
    function.attrs |= {"function_type": FunctionType(tuple([v.type for v in unique])), **attrs}
    argument_attrs = [_argument_attrs(trace, v) for v in unique]
    if any(argument_attrs):
        function.attrs["arg_attrs"] = argument_attrs
    if state.smem_bytes:
        _declare_dynamic_smem(trace, state.smem_align)


def _smem_size(trace: Trace, config: LaunchConfig, state: KernelState, place: Loc) -> Numeric:
    """Bytes of dynamic shared memory: those that the launch states, or where they are known to be
    too few, with a warning (W0503), those that the kernel allocates.
    """
    if config.smem is None:
        return Int32(state.smem_bytes)
    if config.smem.is_static and int(config.smem) < state.smem_bytes:
        message = f"smem={int(config.smem)} bytes, but the kernel allocates {state.smem_bytes}, which it gets"
        trace.warnings.append(Warning_("W0503", message, place))
        return Int32(state.smem_bytes)
    return config.smem


def _check_smem(trace: Trace, state: KernelState, smem: Numeric, place: Loc) -> None:
    """Raises E0503 if static and dynamic shared memory exceed the arch's limit: dynamic memory
    begins at a multiple of its alignment. A dynamic size that is known only at run time is left to
    the driver.
    """
    dynamic = int(smem) if smem.is_static else 0
    start = -(-state.static_bytes // state.smem_align) * state.smem_align if dynamic else state.static_bytes
    total = start + dynamic
    limit = parse_arch(trace.arch).limits.shared_per_block
    if total > limit:
        raise error(
            "E0503",
            f"kernel {state.name} takes {total} bytes of shared memory, a block on {trace.arch} has {limit}",
            place,
            help="use smaller tiles or fewer stages",
        )


def _unique_name(trace: Trace, name: str) -> str:
    taken = {op.attrs.get("sym_name") for op in trace.gpu_module.body.ops}
    if name not in taken:
        return name
    return next(f"{name}_{i}" for i in range(1, len(taken) + 2) if f"{name}_{i}" not in taken)


def _declare_dynamic_smem(trace: Trace, align: int) -> None:
    """Declare the extern array at which all dynamic shared memory of a module starts."""
    for op in trace.gpu_module.body.ops:
        if op.attrs.get("sym_name") == DYNAMIC_SMEM:
            op.attrs["alignment"] = Typed(max(align, op.attrs["alignment"].value), I64)
            return
    trace.gpu_module.body.ops.insert(0, shared_global(DYNAMIC_SMEM, 0, align, trace))


def shared_global(name: str, size: int, align: int, trace: Trace) -> Op:
    """An array of bytes in shared memory; size 0 is the extern array of dynamic shared memory."""
    from_outside = size == 0
    attrs = {
        "sym_name": name,
        "global_type": _bytes_type(size),
        "linkage": _linkage("external" if from_outside else "internal"),
        "addr_space": Typed(3, I32),
        "alignment": Typed(align, I64),
        "dso_local": None,
    }
    # The location has no callers: mlir-opt 22 crashes on an inlined location outside of functions.
    op = Op("llvm.mlir.global", (), (), attrs, [Region(Block())], replace(trace.builder.loc, caller=None))
    op.block = trace.gpu_module.body
    return op


def _bytes_type(size: int) -> OpaqueType:
    return OpaqueType(f"!llvm.array<{size} x i8>")


def _linkage(kind: str) -> Raw:
    return Raw(f"#llvm.linkage<{kind}>")
