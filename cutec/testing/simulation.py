"""`cutec.testing.simulate`: a `@cute.jit` function called on NumPy arrays, on the CPU
interpreter; `simulate_gpus`: by several GPUs at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TextIO

import numpy as np

from cutec.artifact.host import compile_program
from cutec.artifact.signature import StreamParam, WorkspaceParam, concrete_compact_stride
from cutec.diag import error
from cutec.driver.run.on_cpu import Cpu, run_launches
from cutec.driver.run.workspaces import left_nonzero, place_workspaces
from cutec.frontend.exports.argspec import ScalarSpec, StreamSpec, StrideSpec, SymbolSpec, TensorSpec, argument
from cutec.frontend.exports.entry import EntryFunction, EntryParameter, entry_of
from cutec.frontend.exports.export import Export, declare
from cutec.frontend.exports.structured import is_container, parts, rebuilt
from cutec.frontend.kernels.trace import TraceOptions, trace
from cutec.frontend.numbers.numeric import Numeric
from cutec.interpreter.machine.device import Device, Options
from cutec.lowering import LowerOptions, device_module, host_program, lower
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import NAMES, TensorView


def simulate(
    function: Any,
    *args: Any,
    arch: str = "sm_90a",
    types: Mapping[str, Any] | None = None,
    enable_assertions: bool = False,
    output: TextIO | None = None,
    exact: bool = False,
    check_hazards: bool = True,
    **kwargs: Any,
) -> None:
    """Call `function`, a `@cute.jit` function or an object with a jit `__call__`, on the CPU;
    arrays are updated in place.

    NumPy arrays become tensors of any extents (a symbol a dimension) and, where they are not
    compact, of any strides; Python and NumPy numbers become run-time scalars of the annotated class
    (else Int32, Float32, Boolean, or the NumPy type); so do those in a list, tuple or dictionary of
    arrays. Everything else, and what is annotated `Constexpr`, is known when compiling. `types`
    gives argument types by name instead, for static extents, divisibility or workspaces (`{"x":
    "f32[m,n{div=8}]"}`). `output` takes what the kernels print. `exact`: tensor cores add bit for
    bit as those of `arch` do (docs/arithmetic.md).
    `check_hazards`: look for accesses that nothing orders (docs/hazards.md), which takes longer.

    Raises CutecError: E0xxx for what the language refuses, E1011 for arguments that do not fit the
    parameters, E402x for arguments against `types`, and E5xxx for what the interpreter finds wrong
    with the run.
    """
    export, (given,) = _declared(function, [args], kwargs, types)
    built = _Built(export, arch, enable_assertions)
    _run(built, [given], _options(output, arch, check_hazards, exact))


def simulate_gpus(
    function: Any,
    *calls: Sequence[Any],
    arch: str = "sm_90a",
    types: Mapping[str, Any] | None = None,
    enable_assertions: bool = False,
    output: TextIO | None = None,
    exact: bool = False,
    check_hazards: bool = True,
    seeds: Iterable[int | None] = (None,),
    **kwargs: Any,
) -> None:
    """Call `function` on several GPUs at once: each of `calls` has the arguments of one. As
    `simulate` otherwise; `kwargs` are of all calls.

    An array that calls share is one memory, as the symmetric memory of GPUs that reach each other
    is: pass an array of GPU 1 to GPU 0 too, under another parameter. Kernels run at the same time,
    launch after launch, and all blocks of a grid are there at once. GPUs differ in tensors and
    run-time numbers, not in what is known when compiling. Flags order the accesses of different
    GPUs if they are of the scope sys (docs/hazards.md). `seeds`: run in these random orders, one
    after the other, each from the contents at first; None: in the usual one. Arrays are left as the
    last has made them.
    """
    export, of_gpus = _declared(function, calls, kwargs, types)
    memories = [array for given in of_gpus for array in given.values() if isinstance(array, np.ndarray)]
    before = [array.copy() for array in memories]
    built = _Built(export, arch, enable_assertions)
    for seed in seeds:
        for array, contents in zip(memories, before):
            array[...] = contents
        options = _options(output, arch, check_hazards, exact)
        options.seed = seed
        _run(built, of_gpus, options)


def _options(output: TextIO | None, arch: str, hazards: bool, exact: bool) -> Options:
    options = Options(output=output, arch=arch, hazards=hazards)
    options.exact = options.exact or exact
    return options


def _declared(
    function: Any, calls: Sequence[Sequence[Any]], kwargs: dict[str, Any], types: Mapping[str, Any] | None
) -> tuple[Export, list[dict[str, Any]]]:
    """The export that calls are of, by the first of them, and their arguments by name."""
    entry = entry_of(function)
    stated = {n: value if is_container(value) else argument(value) for n, value in (types or {}).items()}
    of_calls = [_with_defaults(entry, _bind(entry, tuple(args), kwargs), stated) for args in calls]
    given = of_calls[0]
    if not stated.keys() <= set(entry.names):
        raise error(
            "E1011",
            f"types names {min(stated.keys() - set(entry.names))!r}, which is no parameter of {entry.name}",
            help=entry.usage(),
        )
    specs = {p.name: stated.get(p.name) or _spec(p, given[p.name]) for p in entry.parameters if p.name in given}
    runtime = {name: spec for name, spec in specs.items() if spec is not None}
    constexpr = {name: given[name] for name, spec in specs.items() if spec is None}
    for gpu, other in enumerate(of_calls[1:], 1):
        for name, value in constexpr.items():
            if other[name] is not value and other[name] != value:
                raise error("E1011", f"{name} is {other[name]!r} on GPU {gpu} and {value!r} on GPU 0, when compiling")
    export = declare(
        function,
        runtime,
        name=None,
        constexpr=constexpr,
        symbols=(),
        arch=(),
        reference=None,
        flops="",
        bytes="",
        variants=(),
        place=None,
    )[0]
    return export, [_flat(call, runtime) for call in of_calls]


def _flat(given: dict[str, Any], runtime: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments, of which the parts of containers are parameters of their own."""
    flat = {}
    for name, value in given.items():
        flat |= dict(parts(name, value)) if is_container(runtime.get(name)) else {name: value}
    return flat


class _Built:
    """An export, traced and lowered."""

    def __init__(self, export: Export, arch: str, enable_assertions: bool):
        traced = trace(export, arch, TraceOptions(enable_assertions=enable_assertions))
        lowered = lower(traced.module, LowerOptions(enable_assertions=enable_assertions, arch=arch))
        self.signature = traced.signature
        self.program, self.module = host_program(lowered, traced.signature), device_module(lowered)


def _run(built: _Built, of_gpus: list[dict[str, Any]], options: Options) -> None:
    """Launch, on each GPU with its arguments."""
    signature, program, output = built.signature, built.program, options.output
    device = Device(built.module, options)
    memory = _Memory(device if program.launches else None)
    launches, scratch = [], []
    for gpu, given in enumerate(of_gpus):
        of = f" of GPU {gpu}" if len(of_gpus) > 1 else ""
        values = [
            None if isinstance(p, (StreamParam, WorkspaceParam)) else _argument(memory, p.name + of, given[p.name])
            for p in signature.params
        ]
        leaves, _, _ = check_arguments(signature, values, None, 0)
        scratch += place_workspaces(device, signature, leaves)
        launches.append(compile_program(program, Cpu(), output and output.write)(leaves))
    run_launches(device, launches[0], None, launches[1:])
    for finding in (*device.hazards, *left_nonzero(scratch)):
        raise finding


class _Memory:
    """Where arrays are on a device (None: in the host's memory): one that several calls have, at
    one place.
    """

    def __init__(self, device: Device | None):
        self._device = device
        self._places: dict[int, tuple[np.ndarray, int]] = {}  # by identity, with an array's address

    def address(self, array: np.ndarray, name: str) -> int:
        """The address of an array, which has that name if it is new."""
        if self._device is None:
            return array.ctypes.data
        if id(array) not in self._places:
            self._places[id(array)] = array, self._device.buffer(array, name).address
        return self._places[id(array)][1]


def _bind(entry: EntryFunction, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    """Arguments by parameter name. Raises E1011 for too many, unknown, doubled or missing ones."""
    if len(args) > len(entry.names):
        raise error("E1011", f"{entry.name} takes {len(entry.names)} arguments, not {len(args)}", help=entry.usage())
    given = dict(zip(entry.names, args))
    for name, value in kwargs.items():
        if name not in entry.names or name in given:
            raise error("E1011", f"{entry.name} has no parameter {name!r}, or it is given twice", help=entry.usage())
        given[name] = value
    missing = [p.name for p in entry.parameters if p.name not in given and not p.optional]
    if missing:
        raise error("E1011", f"{entry.name} needs a value for {missing[0]!r}", help=entry.usage())
    return given


def _with_defaults(entry: EntryFunction, given: dict[str, Any], stated: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments, and the defaults of omitted parameters whose type is annotated or stated: of
    these a call has values. All others have their default while tracing.
    """
    typed = [p for p in entry.parameters if isinstance(stated.get(p.name, p.implied()), (ScalarSpec, TensorSpec))]
    return {p.name: p.default for p in typed if p.optional} | given


def _spec(parameter: EntryParameter, value: Any) -> Any:
    """The type of a run-time argument, types of one with parts; None for what is known when
    compiling.
    """
    implied = parameter.implied()
    if isinstance(implied, StreamSpec):
        return implied
    if isinstance(value, np.ndarray):
        return _tensor_spec(parameter.name, value)
    if not parameter.is_constexpr and is_container(value):
        arrays = dict(parts(parameter.name, value))
        if all(isinstance(array, np.ndarray) for array in arrays.values()):
            return rebuilt(parameter.name, value, {name: _tensor_spec(name, array) for name, array in arrays.items()})
    if parameter.is_constexpr or not isinstance(value, (bool, int, float, np.generic, Numeric)):
        return None
    return implied or ScalarSpec(_scalar_dtype(value))


def _tensor_spec(name: str, array: np.ndarray) -> TensorSpec:
    shape = tuple(SymbolSpec(f"{name}_{dim}") for dim in range(array.ndim))
    stride = [s // array.itemsize for s in array.strides]
    order = tuple(sorted(range(array.ndim), key=lambda dim: (stride[dim], -dim)))
    compact = concrete_compact_stride(array.shape, order)
    if all(n <= 1 or have == want for n, have, want in zip(array.shape, stride, compact)):
        return TensorSpec(NAMES[array.dtype.name], shape, order=order)
    return TensorSpec(
        NAMES[array.dtype.name], shape, tuple(1 if s == 1 else StrideSpec() for s in stride), align=array.itemsize
    )


def _scalar_dtype(value: Any) -> str:
    if isinstance(value, Numeric):
        return type(value).short
    if isinstance(value, np.generic):
        return NAMES[value.dtype.name]
    return "i1" if isinstance(value, bool) else "i32" if isinstance(value, int) else "f32"


def _argument(memory: _Memory, name: str, value: Any) -> Any:
    """An array as the interpreter's memory, a scalar as a Python number."""
    if isinstance(value, np.ndarray):
        stride = tuple(s // value.itemsize for s in value.strides)
        return TensorView(memory.address(value, name), value.shape, stride, NAMES[value.dtype.name], 0, value)
    if isinstance(value, Numeric):
        return value.python
    return value.item() if isinstance(value, np.generic) else value
