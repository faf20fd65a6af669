"""`cute.experimental`: an interface to CuTe in which buffers, copies and pipelines say less.

A kernel tiles its tensors in memory. Copies find the coordinates of a tile by the steps that made
it of an argument (`frontend.tensors.tensor.made_again`), and from these their predicates, or the
tensor map of the argument, which the host makes.

memory.py           buffers in registers, shared and tensor memory
copies.py           partitions, copies with predicates
operation_types.py  kinds of operations, by name
tma.py              loads and stores by the TMA unit
device_maps.py      tensor maps that kernels make, in a workspace
compiling.py        compile, host_runtime.py its helpers
pipelines.py        rings of buffers that know their place
multiply.py         multiplies into tensor memory, and their epilogue

Kernels with these names are kernels: `jit` and `kernel` are those of `cute`. The names
are listed in `__init__.pyi`.
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
