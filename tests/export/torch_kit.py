"""PyTorch's operators of a bundle, compiled, and programs that call them where PyTorch has no CUDA:
CPU tensors claim to be on a GPU (`claims_cuda.c`), and the driver records (`fake_cuda.c`).
"""

import json
import subprocess
from pathlib import Path

from c_library import RECORDER, compiled, kernel_sizes
from frameworks_kit import PYTHON, run

from cutec.library.write import export

HERE = Path(__file__).parent

# What programs begin with. `on_gpu(op, …)` runs the C++ code for GPUs; so do calls with CPU tensors
# after `claim(module)`, where `compute(function, **arguments)` stands for the GPU.
_BEGIN = """
import ctypes, json, sys
import torch
driver = ctypes.CDLL({recorder!r})
driver.fake_log.restype = ctypes.c_char_p
driver.fake_attribute(97, 232448)
for name, sizes in {kernels!r}.items():
    driver.fake_kernel(name.encode(), len(sizes), (ctypes.c_int * len(sizes))(*sizes))
sys.path.insert(0, {folder!r})
import {lib}_torch as module
ops = torch.ops.{lib}
cuda = torch._C.DispatchKeySet(torch._C.DispatchKey.CUDA)

def on_gpu(op, *arguments):
    return op.redispatch(cuda, *arguments)

def launched():
    text = driver.fake_log().decode()
    driver.fake_clear()
    return text

def claim(compute):
    def call(function, arguments):
        packet = getattr(ops, function)
        on_gpu(packet.out if "out" in packet.overloads() else packet.default, *arguments.values())
        compute(function, **arguments)
    module._interpreter = call

def said(call, *arguments, **named):
    try:
        call(*arguments, **named)
    except Exception as error:
        return f"{{type(error).__name__}}: {{error}}"
"""


def build(bundle, folder, lib, *options):
    """Write and make the operators of a bundle; what the tools said."""
    export(bundle, folder, lib, ["c", "make", "torch"])
    flags = [
        "CFLAGS=-O0",
        "CXXFLAGS=-O0 -Wall -Wextra -Wpedantic -Werror",
        f'CPPFLAGS=-DDRIVER_LIBRARY=\\"{RECORDER}\\"',
    ]
    command = ["make", "-C", str(folder), f"PYTHON={PYTHON}", *flags, *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout + done.stderr


def call(bundle, folder, lib, program):
    """Run a program with the operators of a library that was built there; the JSON that it printed
    in its last line.
    """
    recorder = compiled(HERE / "fake_cuda.c", folder / RECORDER, f"-Wl,-soname,{RECORDER}")
    claims = compiled(HERE / "claims_cuda.c", folder / "libclaims_cuda.so")
    begin = _BEGIN.format(
        recorder=str(recorder), kernels=dict(kernel_sizes(bundle.manifest)), folder=str(folder), lib=lib
    )
    said = run(begin + program, folder, LD_PRELOAD=f"{claims}:{recorder}")
    return json.loads(said.splitlines()[-1])
