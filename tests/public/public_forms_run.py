"""A public program under NVIDIA's compiler, without a GPU: what it compiles is compiled and kept
(CUTE_DSL_KEEP), and calls of that do nothing. `public_forms.py` runs this file with a Python that
has nvidia-cutlass-dsl and PyTorch.

    CUTEC_ARCH=sm_100a CUTE_DSL_ARCH=sm_100a … python public_forms_run.py PROGRAM ARGUMENTS
"""

from __future__ import annotations

import ctypes
import json
import linecache
import os
import runpy
import sys
from typing import Any

import cutlass
import torch
from cuda.bindings import driver
from cutlass import cute, utils
from cutlass.cute import experimental
from host_torch import FACTS, PLACES, HostGpu, lend


class Uncalled:
    """A compiled function whose calls do nothing."""

    def __init__(self, function: Any):
        self._function = function

    def __call__(self, *args: Any, **options: Any) -> None:
        """Do nothing."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._function, name)


class Compile:
    """`cute.compile`, with and without options in brackets. `more`: options that it gets."""

    def __init__(self, compile: Any, **more: str):
        self._compile, self._more = compile, more

    def __call__(self, *args: Any, **options: Any) -> Any:
        return Uncalled(self._compile(*args, **{**self._more, **options}))

    def __getitem__(self, options: Any) -> Any:
        return Compile(self._compile[options])


DLPACK, CUDA = torch.Tensor.__dlpack__, 2  # a device's type (dlpack.h)
# Name of a capsule → where the tensor's device is behind its beginning, in bytes (dlpack.h).
PLACE_OF_DEVICE = {b"dltensor": 8, b"dltensor_versioned": 40}
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
_name = ctypes.pythonapi.PyCapsule_GetName
_name.restype, _name.argtypes = ctypes.c_char_p, (ctypes.py_object,)


def exported(tensor: Any, **options: Any) -> Any:
    """A tensor's capsule of DLPack, which says that it is on the GPU."""
    capsule = DLPACK(tensor)
    name = _name(capsule)
    ctypes.c_int32.from_address(_pointer(capsule, name) + PLACE_OF_DEVICE[name]).value = CUDA
    return capsule


class Hardware:
    """`cutlass.utils.HardwareInfo`."""

    def __init__(self, *args: Any):
        """Of the one GPU."""

    def get_max_active_clusters(self, size: int, *args: Any, **options: Any) -> int:
        """As many as there are SMs for."""
        return FACTS["multi_processor_count"] // size

    def get_device_multiprocessor_count(self) -> int:
        """How many SMs there are."""
        return FACTS["multi_processor_count"]

    def get_l2_cache_size_in_bytes(self) -> int:
        """Bytes of the second-level cache."""
        return FACTS["L2_cache_size"]


def main() -> None:
    lend()
    utils.HardwareInfo = Hardware
    cute.compile = Compile(cute.compile)
    experimental.compile = Compile(experimental.compile, options="--keep-ptx")  # CUTE_DSL_KEEP has no effect there
    for module in (cute.testing, sys.modules.get("cutlass.torch")):
        if module is not None:
            module.convert = lambda *args, **options: None
    torch.testing.assert_close = lambda *args, **options: None
    cute.testing.benchmark = lambda *args, **options: 1.0
    for name in ("cuInit", "cuDeviceGetCount"):
        setattr(driver, name, lambda *args: (0, 1))
    cutlass.cuda.initialize_cuda_context = lambda *args, **options: None
    PLACES[torch.Tensor.__dlpack__] = exported
    PLACES[torch.Tensor.__dlpack_device__] = lambda tensor: (CUDA, 0)
    sys.argv = sys.argv[1:]
    program = sys.argv[0]
    sys.path.insert(0, os.path.dirname(os.path.abspath(program)))
    with HostGpu():
        if not program.endswith(".ipynb"):
            runpy.run_path(program, run_name="__main__")
            return
        names: dict[str, Any] = {"__name__": "__main__"}
        with open(program, encoding="utf-8") as file:
            cells = [cell for cell in json.load(file)["cells"] if cell["cell_type"] == "code"]
        for number, cell in enumerate(cells):
            place = f"{program}[cell {number}]"
            text = "".join(cell["source"])
            linecache.cache[place] = len(text), None, text.splitlines(True), place
            exec(compile(text, place, "exec", dont_inherit=True), names)


if __name__ == "__main__":
    main()
