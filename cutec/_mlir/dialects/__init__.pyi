# The dialects.
from . import (
    arith as arith,
    builtin as builtin,
    cf as cf,
    cute as cute,
    cute_nvgpu as cute_nvgpu,
    func as func,
    gpu as gpu,
    llvm as llvm,
    math as math,
    nvgpu as nvgpu,
    nvvm as nvvm,
    scf as scf,
    vector as vector,
)
