"""The slow test of a call's arguments: one by one against the signature, and with reasons. It
decides whenever the fast path does not accept.
"""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from cutec.artifact.host_ops import INT_BITS, round_f32, wrap
from cutec.artifact.signature import (
    PointerParam,
    ScalarParam,
    Signature,
    TensorParam,
    WorkspaceParam,
    concrete_compact_stride,
)
from cutec.diag import error
from cutec.lazy import LazyModule
from cutec.runtime.tensors import TensorView, unpacked, view

workspace = LazyModule("cutec.artifact.workspace")

N = TypeVar("N", int, float)

# The largest finite value, for floats that are passed by value.
FLOAT_MAX = {
    "f16": 65504.0,
    "bf16": float.fromhex("0x1.FEp127"),
    "f32": float.fromhex("0x1.FFFFFEp127"),
    "f64": math.inf,
}
_STATIC_EXTENT = "pass a tensor of that extent, or export the kernel with a symbol in its place"
_DIVISIBLE = "pad the tensor, or export the kernel without that divisor"
INT_RANGE = {
    **{f"i{w}": (-(1 << w - 1), (1 << w - 1) - 1) for w in (8, 16, 32, 64)},
    **{f"u{w}": (0, (1 << w) - 1) for w in (8, 16, 32, 64)},
    "i1": (0, 1),
}


def check_arguments(
    signature: Signature, arguments: Sequence[Any], driver: Any, stream: int
) -> tuple[list[int | float], int | None, list[TensorView]]:
    """The leaves of the arguments, the device that all tensors are on (None without tensors), and
    the tensors' views.

    `arguments` are in parameter order (that of a stream parameter is not looked at); tensors may be
    views already. The leaves of a workspace are its extents and the address 0, whatever the
    argument is. Raises E402x, which names the wrong argument, and E4034.
    """
    leaves: list[int | float] = []
    extents: dict[str, tuple[int, str]] = {}
    views: list[TensorView] = []
    devices: dict[str, int | None] = {}
    for param, argument in zip(signature.params, arguments):
        if isinstance(param, ScalarParam):
            leaves.append(scalar_leaf(param, argument))
        elif isinstance(param, PointerParam):
            leaves.append(pointer_leaf(param, argument))
        elif isinstance(param, TensorParam):
            tensor = argument if isinstance(argument, TensorView) else view(argument, param.name, driver, stream)
            tensor = unpacked(tensor, param.dtype)
            known = set(extents)
            _check_tensor(signature, param, tensor, extents)
            leaves += _tensor_leaves(param, tensor, known)
            views.append(tensor)
            devices[param.name] = tensor.device
        elif isinstance(param, WorkspaceParam):
            leaves += [0] * (1 + len(param.computed))
    _check_overlaps(signature, views)
    device = _one_device(devices)
    if signature.workspaces:
        _fill_extents(signature, leaves)
    return leaves, device, views


def _fill_extents(signature: Signature, leaves: list[int | float]) -> None:
    """Write the extents of workspaces into the leaves. Raises E4034."""
    values = workspace.call_values(signature, leaves)
    shapes = {param.name: workspace.shape_of(param, values) for param in signature.workspaces}
    for number, leaf in enumerate(signature.leaves()):
        if leaf.kind == "extent":
            leaves[number] = shapes[leaf.param][leaf.index]


def scalar_leaf(param: ScalarParam, value: Any) -> int | float:
    """A number as a leaf (unsigned ones in two's complement, floats rounded to the type); None is
    the parameter's default, as for an exported library. Raises E4029.
    """
    value = param.default if value is None else value
    if param.dtype in INT_RANGE:
        number, (low, high) = _number(operator.index, "__index__", param, value), INT_RANGE[param.dtype]
        if not low <= number <= high:
            raise error(
                "E4029",
                f"argument {param.name!r} is {number}, which {param.dtype} cannot hold ({low} to {high})",
                help="export the kernel for a wider type of this parameter",
            )
        return wrap(number, INT_BITS["i" + param.dtype[1:]])
    return _rounded(param, _number(float, "__float__", param, value))


def _number(convert: Callable[[Any], N], method: str, param: ScalarParam, value: Any) -> N:
    """A number of any type as one of Python's. Raises E4029."""
    try:
        if hasattr(value, method) or hasattr(value, "__index__"):
            return convert(value)
    except (TypeError, ValueError):  # a tensor of several elements
        pass
    except OverflowError as e:
        raise error(
            "E4029",
            f"argument {param.name!r} is an integer beyond the range of floats, expected a number ({param.dtype})",
        ) from e
    raise _wrong_scalar(param, value, "a number" if convert is float else "an integer")


def pointer_leaf(param: PointerParam, value: Any) -> int:
    """An address: an int, or a `ctypes` pointer. Raises E4031, and E4025 for one that is not
    aligned.
    """
    address = getattr(value, "value", value)
    address = 0 if address is None else address
    if not isinstance(address, int) or isinstance(value, bool):
        raise _no_address(param, f"a {type(value).__name__}")
    if not 0 <= address < 1 << 64:
        raise _no_address(param, str(address))
    if address % param.align:
        raise error(
            "E4025",
            f"argument {param.name!r} is {address:#x}, expected an alignment of {param.align} bytes",
            help="pass an address that is so aligned, or build for a smaller alignment",
        )
    return address


def _no_address(param: PointerParam, have: str) -> Exception:
    return error(
        "E4031",
        f"argument {param.name!r} is {have}, expected the address of {param.dtype} in GPU memory",
        help="an int such as x.data_ptr(), or a ctypes.c_void_p",
    )


def _wrong_scalar(param: ScalarParam, value: Any, expected: str) -> Exception:
    return error(
        "E4029",
        f"argument {param.name!r} is a {type(value).__name__}, expected {expected} ({param.dtype})",
        help="compare the order of the arguments with that of the parameters",
    )


def _rounded(param: ScalarParam, number: float) -> float:
    rounded = number
    if math.isfinite(number):
        try:
            rounded = {"f64": float, "f32": round_f32, "bf16": round_bf16, "f16": _round_f16}[param.dtype](number)
        except OverflowError:
            rounded = math.inf
    if math.isinf(rounded) and math.isfinite(number):
        raise error(
            "E4029",
            f"argument {param.name!r} is {number}, which {param.dtype} cannot hold (up to {FLOAT_MAX[param.dtype]})",
            help="export the kernel for a wider type of this parameter",
        )
    return rounded


def _round_f16(number: float) -> float:
    return struct.unpack("<e", struct.pack("<e", number))[0]


def bf16_bits(number: float) -> int:
    """The bit pattern of the nearest bf16 (ties to even), by way of f32: exact for values that are
    bf16, as leaves are.
    """
    (bits,) = struct.unpack("<I", struct.pack("<f", number))
    if number != number:
        return 0x7FFF
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


def round_bf16(number: float) -> float:
    """`number` as a bf16."""
    return struct.unpack("<f", struct.pack("<I", bf16_bits(number) << 16))[0]


def _check_tensor(
    signature: Signature, param: TensorParam, tensor: TensorView, extents: dict[str, tuple[int, str]]
) -> None:
    name = param.name
    if tensor.dtype != param.dtype and (tensor.dtype, param.dtype) != ("f32", "tf32"):
        raise error(
            "E4021",
            f"argument {name!r} has dtype {tensor.dtype}, expected {param.dtype}",
            help="convert the tensor, or export the kernel for this dtype as well",
        )
    if len(tensor.shape) != param.rank:
        raise error(
            "E4022",
            f"argument {name!r} has {len(tensor.shape)} dimensions {list(tensor.shape)}, expected {param.rank}:"
            f" [{_wanted(param)}]",
            help="add or remove dimensions with reshape",
        )
    for dim, (want, have) in enumerate(zip(param.shape, tensor.shape)):
        _check_extent(signature, name, dim, want, have, extents)
    if 0 not in tensor.shape:
        _check_strides(param, tensor)
        if tensor.pointer % param.align:
            raise error(
                "E4025",
                f"argument {name!r} begins at {tensor.pointer:#x}, expected an alignment of {param.align} bytes",
                help="a slice begins inside its tensor: copy it (x.clone()), or build for a smaller alignment",
            )


def _wanted(param: TensorParam) -> str:
    return ", ".join(map(str, param.shape))


def _check_extent(
    signature: Signature, name: str, dim: int, want: int | str, have: int, extents: dict[str, tuple[int, str]]
) -> None:
    if isinstance(want, int):
        if have != want:
            raise error("E4023", f"Mismatched {name}.shape[{dim}] = {have}, expected {want}", help=_STATIC_EXTENT)
        return
    value, owner = extents.setdefault(want, (have, f"{name}.shape[{dim}]"))
    if have != value:
        raise error(
            "E4023",
            f"Mismatched {name}.shape[{dim}] = {have}, expected {want} = {value} (from {owner})",
            help="pass tensors that agree about the extents that share a symbol",
        )
    symbol = signature.symbol(want)
    if have % symbol.div == 0 and have >> (symbol.width - 1) == 0:
        return
    where = f"argument {name!r} has extent {have} in dimension {dim}"
    if have % symbol.div:
        raise error("E4026", f"{where}, expected {want} to be a multiple of {symbol.div}", help=_DIVISIBLE)
    raise error(
        "E4023",
        f"{where}, too large: {want} is a {symbol.width}-bit integer",
        help=f'export the kernel for 64-bit extents: "{want}{{i64}}"',
    )


def _check_strides(param: TensorParam, tensor: TensorView) -> None:
    expected = list(param.stride) if param.order is None else list(concrete_compact_stride(tensor.shape, param.order))
    for dim, (extent, have, want, div) in enumerate(zip(tensor.shape, tensor.stride, expected, param.stride_div)):
        if extent == 1:
            continue
        if want is not None and want >= 1 << 63:
            raise error(
                "E4023",
                f"argument {param.name!r} is too large: its stride in dimension {dim} needs more than 64 bits",
            )
        if want is not None and have != want:
            how = (
                ""
                if param.order is None
                else f": it has to be compact, its dimensions in the order {list(param.order)}, fastest first"
            )
            raise error(
                "E4024",
                f"argument {param.name!r} has strides {list(tensor.stride)}, expected {want} in dimension {dim}{how}",
                help="copy it into that layout, e.g. x.contiguous()",
            )
        if have % div:
            raise error(
                "E4026",
                f"argument {param.name!r} has stride {have} in dimension {dim}, expected a multiple of {div}",
                help=_DIVISIBLE,
            )


def _tensor_leaves(param: TensorParam, tensor: TensorView, known: set[str]) -> list[int | float]:
    leaves: list[int | float] = [tensor.pointer]
    for extent, have in zip(param.shape, tensor.shape):
        if isinstance(extent, str) and extent not in known:
            known.add(extent)
            leaves.append(have)
    strides = list(tensor.stride) if param.order is None else list(concrete_compact_stride(tensor.shape, param.order))
    for dim, want in enumerate(param.stride):
        if want is None:
            # Strides of dimensions of extent 1 (and of empty tensors) are only ever multiplied by
            # 0: any multiple of the promised divisor is right.
            have, div = strides[dim], param.stride_div[dim]
            leaves.append(have if have % div == 0 else div)
    return leaves


def _one_device(devices: dict[str, int | None]) -> int | None:
    for name, device in devices.items():
        first, ordinal = next(iter(devices.items()))
        if device != ordinal:
            raise error(
                "E4027",
                f"argument {name!r} is on GPU {device}, argument {first!r} on GPU {ordinal}: one call runs on one GPU",
                help="move all tensors of the call to one GPU, e.g. x.to(y.device)",
            )
        if device is None:
            raise error(
                "E4027",
                f"argument {name!r} is not in the memory of a GPU that CUDA knows",
                help="copy it to the GPU first, e.g. x.cuda()",
            )
    return next(iter(devices.values()), None)


def _check_overlaps(signature: Signature, views: list[TensorView]) -> None:
    tensors = list(zip(signature.tensors, views))
    for param, tensor in tensors:
        if not param.noalias:
            continue
        low, high = tensor.span
        for other, peer in tensors:
            if other is not param and low < peer.span[1] and peer.span[0] < high:
                raise error(
                    "E4028",
                    f"arguments {param.name!r} and {other.name!r} overlap in memory; {param.name!r} was built as"
                    " noalias",
                    help="pass separate memory, or build without noalias",
                )
