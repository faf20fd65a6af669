"""Calls of a bundle's functions on the CPU interpreter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import Bundle, open_bundle
from cutec.artifact.host import compile_program
from cutec.artifact.manifest import Export
from cutec.artifact.signature import DTYPE_BITS, Param, PointerParam, ScalarParam, TensorParam
from cutec.artifact.workspace import call_values
from cutec.calling.on_cpu import argument
from cutec.calling.pointers import RuntimePointer
from cutec.diag import error
from cutec.driver.run.on_cpu import Cpu, choose_ir, run_launches
from cutec.driver.run.workspaces import left_nonzero, place_workspaces
from cutec.frontend.numbers.number_class import by_short
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.interpreter import Device
from cutec.ir import serial
from cutec.ir.core import Op
from cutec.records import replace
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import is_tensor, view_anywhere


def interpreted(bundle: str | Path) -> Callable[[str, Mapping[str, Any]], None]:
    """A function that calls functions of a bundle on the interpreter:

        call = interpreted("build/scale")
        call("scale", {"x": x, "factor": 2.0})

    Arrays of NumPy and tensors of PyTorch in the host's memory are changed in place. A parameter
    that is a pointer takes an array of what it points to.

    Raises E300x for the bundle. A call raises E1053 for a bundle without code for the interpreter,
    E402x, E4035 and E4305 for arguments, E50xx for what goes wrong, and AttributeError for a
    function that there is not.
    """
    opened = open_bundle(Path(bundle))
    modules: dict[str, tuple[Op, str]] = {}

    def call(function: str, arguments: Mapping[str, Any]) -> None:
        export = _chosen(opened, function, arguments)
        if export.name not in modules:
            image = choose_ir(opened, export, None)
            modules[export.name] = serial.loads(opened.module(image, export.name), str), image.archs[0]
        _run(export, *modules[export.name], arguments)

    return call


def _chosen(bundle: Bundle, function: str, arguments: Mapping[str, Any]) -> Export:
    """The export that takes a call."""
    choice = bundle.manifest.choice(function)
    export = bundle.manifest.export(choice.forms[0].export if choice else function)
    if export is None:
        known = [e.name for e in (*bundle.manifest.choices, *bundle.manifest.exports)]
        raise AttributeError(f"this bundle has no function {function!r}, only {', '.join(known)}")
    if choice is None:
        return export
    views = [_view(param.name, arguments.get(param.name)) for param in export.signature.params]
    leaves, _, _ = check_arguments(export.signature.interface, views, None, 0)
    values = call_values(export.signature.interface, leaves)
    chosen = bundle.manifest.export(choice.export(values) or "")
    if chosen is None:
        raise error("E4035", choice.refusal(values))
    return chosen


def _view(name: str, value: Any) -> Any:
    """A tensor as the checks see it, as if it were on a GPU; anything else as it is."""
    return replace(view_anywhere(value, name), device=0) if is_tensor(value) else value


def _run(export: Export, module: Op, arch: str, arguments: Mapping[str, Any]) -> None:
    """One call. Raises what is wrong with it."""
    device, program = Device(module), export.host(arch)
    assert program is not None  # `choose_ir`
    values = [_value(device, param, arguments.get(param.name)) for param in export.signature.params]
    leaves, _, _ = check_arguments(export.signature, values, None, 0)
    scratch = place_workspaces(device, export.signature, leaves)
    run_launches(device, compile_program(program, Cpu())(leaves))
    for finding in left_nonzero(scratch):
        raise finding


def _value(device: Device, param: Param, value: Any) -> Any:
    if isinstance(param, ScalarParam):
        return param.default if value is None else value
    if isinstance(param, PointerParam):
        _check_elements(param, value)
        value = RuntimePointer(by_short(param.dtype), 0, AddressSpace.gmem, 1, value)
    placed = argument(device, param, value)
    # The dtype that it has: bytes may hold packed elements, and others are refused.
    return replace(placed, dtype=view_anywhere(value, param.name).dtype) if isinstance(param, TensorParam) else placed


def _check_elements(param: PointerParam, value: Any) -> None:
    """Raise E4021 for an array of another dtype than the elements that a pointer points to."""
    if not is_tensor(value):
        raise error("E4020", f"argument {param.name!r} is a {type(value).__name__}, expected a tensor")
    have = view_anywhere(value, param.name).dtype
    if have != param.dtype and (have, param.dtype) != ("f32", "tf32") and DTYPE_BITS[param.dtype] >= 8:
        raise error("E4021", f"argument {param.name!r} has dtype {have}, expected {param.dtype}")
