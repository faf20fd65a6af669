"""Calls on the CPU interpreter: arrays and tensors of the host become its memory."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any

from cutec.artifact.host import compile_program
from cutec.artifact.signature import DTYPE_BITS, PointerParam, StreamParam, TensorParam, WorkspaceParam
from cutec.calling.arguments import converted
from cutec.calling.compiling import Built
from cutec.calling.options import CallOptions
from cutec.calling.pointers import RuntimePointer
from cutec.calling.report import CutecWarning
from cutec.calling.tensors import RuntimeTensor
from cutec.diag import CutecError, error
from cutec.diag.report import error_text
from cutec.driver.run.on_cpu import Cpu, run_launches
from cutec.driver.run.workspaces import left_nonzero, place_workspaces
from cutec.frontend.exports.argspec import ScalarSpec, dtype_name
from cutec.interpreter import Device, Options
from cutec.interpreter.hazards.causes import by_cause
from cutec.runtime.arrays import host_array
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView, is_tensor, view_anywhere


def runner(built: Built, options: CallOptions) -> Callable[..., None]:
    """A function that runs a call on the interpreter. It raises E402x for arguments, E4305 for
    memory that it cannot access, and E50xx for findings; hazards are warnings of it.
    """
    signature, program, module = built.unit.export.signature, built.unit.program, built.unit.device
    assert program is not None and module is not None

    def run(*values: Any) -> None:
        device = Device(module, Options(hazards=options.hazards, arch=built.unit.arch.name))
        placed = [argument(device, param, value) for param, value in zip(signature.params, values)]
        leaves, _, _ = check_arguments(signature, placed, None, 0)
        scratch = place_workspaces(device, signature, leaves)
        try:
            run_launches(device, compile_program(program, Cpu())(leaves))
        finally:
            _show(device.hazards, options)
        for finding in left_nonzero(scratch):
            raise finding

    return run


def _show(hazards: Sequence[CutecError], options: CallOptions) -> None:
    """Issue the hazards of a run, causes first, as Python warnings; raise the first where the
    options say so.
    """
    for hazard in by_cause(hazards):
        if options.warnings_as_errors:
            raise hazard
        warnings.warn(error_text(hazard), CutecWarning, stacklevel=5)


def argument(device: Device, param: Any, value: Any) -> Any:
    """An argument as the interpreter takes it: a tensor becomes its memory. Raises E4020,
    E4305.
    """
    if isinstance(param, (StreamParam, WorkspaceParam)):
        return None
    if isinstance(param, TensorParam):
        return _tensor(device, param, value)
    if isinstance(param, PointerParam):
        return _pointer(device, param, value)
    return converted(value, ScalarSpec(param.dtype))


def _tensor(device: Device, param: TensorParam, value: Any) -> TensorView:
    source = value.source if isinstance(value, RuntimeTensor) else value
    if not is_tensor(source):
        raise error("E4020", f"argument {param.name!r} is a {type(source).__name__}, expected a tensor")
    array = host_array(source, param.dtype)
    if array is None:
        raise error(
            "E4305",
            f"argument {param.name!r} is not in memory of the host, where the interpreter works",
            help="pass a NumPy array or a tensor of the CPU, or run on a GPU (CUTEC_DEVICE=gpu)",
        )
    pointer = device.buffer(array, param.name, kind=param.dtype)
    strides = tuple(s // array.itemsize for s in array.strides)
    dtype = "u8" if view_anywhere(source, param.name).dtype.endswith("_x2") else _dtype(param, value)
    return TensorView(pointer.address, array.shape, strides, dtype, 0, array)


def _dtype(param: TensorParam, value: Any) -> str:
    """The dtype of a tensor, as `check_arguments` compares it. Bytes, and types that only
    frameworks name, hold the elements of parameters whose elements are narrower.
    """
    runtime = isinstance(value, RuntimeTensor)
    own = dtype_name(value.element_type) if runtime else view_anywhere(value, param.name).dtype
    holds = own in ("u8", "i8") or own not in DTYPE_BITS
    return param.dtype if DTYPE_BITS[param.dtype] < 8 and holds else own


def _pointer(device: Device, param: PointerParam, value: Any) -> int:
    value = value.iterator if isinstance(value, RuntimeTensor) else value
    address = value.address if isinstance(value, RuntimePointer) else value
    if isinstance(address, int) and device.knows(address):
        return address
    keep = value.keep if isinstance(value, RuntimePointer) else None
    array = None if keep is None else host_array(keep, "")
    if array is None:
        raise error(
            "E4305",
            f"argument {param.name!r} is an address, and the interpreter does not know how much memory is there",
            help="make_ptr(dtype, array) or testing.device_address(array) gives it, or run on a GPU (CUTEC_DEVICE=gpu)",
        )
    return device.buffer(array, param.name, kind=param.dtype).address
