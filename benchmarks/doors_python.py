"""Host nanoseconds of a launch of vector_add from Python, through the doors of its library; for
`doors.py`, which runs it with an interpreter that has PyTorch for GPUs.

    python doors_python.py FOLDER BUNDLE ROUNDS

FOLDER has the bundle and its library with the parts `tvm-ffi`, `torch` and `runtime`. A line
`way<tab>nanoseconds` is printed for each way and round, as by doors.c; a door whose package is
missing is named on stderr.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch

LAUNCHES, SETS, EXTENT = 64, 8, 1024
Call = Callable[[Any, Any, Any], object]


def tensors() -> list[Any]:
    """Three new tensors."""
    return [torch.zeros(EXTENT, device="cuda") for _ in range(3)]


def native(_: Path, __: str) -> Call:
    """PyTorch's own addition."""
    return lambda a, b, c: torch.add(a, b, out=c)


def native_new(_: Path, __: str) -> Call:
    """The same into a tensor that it makes."""
    return lambda a, b, _: torch.add(a, b)


def operators(folder: Path) -> Any:
    """The module with the operators for PyTorch."""
    sys.path.insert(0, str(folder))
    import vector_add_torch

    return vector_add_torch


def operator(folder: Path, _: str) -> Call:
    """The operator for PyTorch."""
    return operators(folder).vector_add_out


def operator_new(folder: Path, _: str) -> Call:
    """The same into a tensor that it makes."""
    add = operators(folder).vector_add
    return lambda a, b, _: add(a, b)


def tvm_ffi(folder: Path, _: str) -> Call:
    """The function for TVM-FFI."""
    import tvm_ffi

    return tvm_ffi.load_module(str(folder / "libvector_add.so")).vector_add


def tvm_ffi_empty(_: Path, __: str) -> Call:
    """A function of TVM-FFI that does nothing: what its calls cost by themselves."""
    import tvm_ffi

    return tvm_ffi.get_global_func("testing.nop")


def c_types(folder: Path, _: str) -> Call:
    """The C function, its struct filled by ctypes: what Python itself can do."""
    fields = [("size", ctypes.c_size_t), *((name, ctypes.c_void_p) for name in ("stream", "a", "b", "c"))]
    struct = type("Args", (ctypes.Structure,), {"_fields_": [*fields, ("n", ctypes.c_int64)]})
    args: Any = struct(ctypes.sizeof(struct))
    launch, address = ctypes.CDLL(str(folder / "libvector_add.so")).vector_add, ctypes.addressof(args)
    launch.argtypes = [ctypes.c_void_p]
    stream = torch.cuda.current_stream

    def call(a: Any, b: Any, c: Any) -> None:
        args.stream, args.a, args.b, args.c = stream().cuda_stream, a.data_ptr(), b.data_ptr(), c.data_ptr()
        args.n = a.shape[0]
        if launch(address):
            raise RuntimeError("the launch failed")

    return call


def runtime(_: Path, bundle: str) -> Call:
    """`cutec.runtime`."""
    from cutec.runtime import load

    return load(bundle, library=False).vector_add


def runtime_library(folder: Path, _: str) -> Call:
    """The same through the library beside the manifest."""
    from cutec.runtime import load

    found = load(folder).vector_add
    if not hasattr(found, "__wrapped__"):
        raise ImportError("no library lies beside the manifest")
    return found


DOORS: dict[str, Callable[[Path, str], Call]] = {
    "torch native": native,
    "torch operator": operator,
    "torch native, new": native_new,
    "torch operator, new": operator_new,
    "tvm-ffi": tvm_ffi,
    "tvm-ffi, empty": tvm_ffi_empty,
    "ctypes": c_types,
    "runtime": runtime,
    "runtime, library": runtime_library,
}


def opened(folder: Path, bundle: str) -> Iterator[tuple[str, Call]]:
    """The doors that are there."""
    for way, door in DOORS.items():
        try:
            yield way, door(folder, bundle)
        except ImportError as missing:
            print(f"{way}: {missing}", file=sys.stderr)


def round_of(call: Call, sets: list[list[Any]]) -> float:
    """Nanoseconds a launch."""
    torch.cuda.synchronize()
    begin = time.perf_counter_ns()
    for number in range(LAUNCHES):
        call(*sets[number % SETS])
    return (time.perf_counter_ns() - begin) / LAUNCHES


def main(folder: str, bundle: str, rounds: str) -> None:
    """Measure and print."""
    ways = dict(opened(Path(folder), bundle))
    sets = [tensors() for _ in range(SETS)]
    for number in range(-2, int(rounds)):  # the first rounds warm up
        for way, call in ways.items():
            took = round_of(call, sets)
            if number >= 0:
                print(f"{way}\t{took:.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
