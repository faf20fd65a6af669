"""`isinstance` of layouts, tensors and pointers, static, dynamic and outside of a trace."""

import numpy as np
from cutlass import Float32, Int32, cute
from cutlass.cute.runtime import from_dlpack, make_fake_tensor, make_ptr

CLASSES = (cute.Layout, cute.ComposedLayout, cute.Swizzle, cute.Tensor, cute.TensorSSA, cute.Pointer)


def kinds(*values):
    return [" ".join(kind.__name__ for kind in CLASSES if isinstance(value, kind)) for value in values]


@cute.kernel
def double(x: cute.Tensor, start: cute.Pointer, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    swizzle = cute.make_swizzle(2, 3, 3)
    layout = cute.make_layout((t + 1, 8))
    print(kinds(layout, layout[0], cute.make_layout((4, 8)), cute.make_composed_layout(swizzle, 0, layout), swizzle))
    print(kinds(cute.make_composed_layout(lambda c: c, 0, layout), x, x.layout, x.iterator, start, x[t, None].load()))
    print(isinstance(layout, cute.Tile), isinstance(t, cute.Shape), isinstance(layout, Int32))
    whole = cute.make_tensor(start, layout) if isinstance(layout, cute.Layout) else x
    y[t] = whole[t, 0] * 2.0


@cute.jit
def run(x: cute.Tensor, start: cute.Pointer, y: cute.Tensor, n: Int32):
    layout = cute.make_layout((n, 8), stride=(8, 1))
    print(kinds(layout, cute.zipped_divide(layout, (4, 4)), cute.make_tensor(start, layout)))
    double(x, start, y).launch(grid=[1, 1, 1], block=[32, 1, 1])


x, y = np.arange(256, dtype=np.float32).reshape(32, 8), np.zeros(32, np.float32)
tensor, out = from_dlpack(x), from_dlpack(y)
start = make_ptr(Float32, 256, cute.AddressSpace.gmem)
print(kinds(tensor, make_fake_tensor(Float32, (cute.sym_int(), 8), (8, 1)), start), isinstance(3, cute.IntTuple))
cute.compile(run, tensor, tensor.iterator, out, Int32(32))(tensor, tensor.iterator, out, Int32(32))
print((y == 2 * np.arange(32)).all())
# prints: ['Tensor', 'Tensor', 'Pointer'] True
# prints: ['Layout', 'Layout', 'Tensor']
# prints: ['Layout', 'Layout', 'Layout', 'ComposedLayout', 'Swizzle']
# prints: ['ComposedLayout', 'Tensor', 'Layout', 'Pointer', 'Pointer', 'TensorSSA']
# prints: True True False
# prints: True
