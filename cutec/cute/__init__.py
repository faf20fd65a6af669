"""The kernel vocabulary: `from cutec import cute`, or `import cutlass.cute as cute` in kernel
files.

A layout is a function from coordinates to offsets, written shape:stride; both may be nested. A
tensor is a pointer composed with a layout. The algebra (composition, divide, product) makes tiles
out of layouts: `zipped_divide(x, (32, 64))` gives ((32, 64), (tiles of M, tiles of N)), and
indexing with `(None, (i, j))` takes tile (i, j). A copy or multiply atom is one instruction with
layouts from (thread, value) to the elements of its operands; a tiled copy or multiply repeats the
atom over threads and values. `get_slice(thread)` then partitions a tensor into what that thread
copies or multiplies: a division by those layouts.

algebra.py, tuples.py      layouts, shapes and coordinates
atoms.py, nvgpu/           instructions that copy and multiply
tiled_copy.py, copying.py  copies by many threads; `copy`
tiled_mma.py, multiply.py  multiplies by many threads; `gemm`
math.py, arch/             functions of numbers; instructions of the hardware
decorators.py              `@jit` and `@kernel`
runtime.py, testing.py     calls from Python

Names and behaviour follow the public CuTe DSL documentation. The names are listed in
`__init__.pyi`; each is imported when a kernel file uses it (PEP 562).
"""

from cutec.cute.ffi import ffi as ffi
from cutec.frontend.numbers import elements as _elements  # noqa: F401 (the operators of TensorSSA)
from cutec.frontend.tensors import handlers as _handlers  # noqa: F401 (how layouts, pointers and tensors are carried)
from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
