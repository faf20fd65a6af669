"""A backward function whose parameter stands for nothing: no tensor is called `gradient`."""

import cutec
from cutec import cute


@cute.jit
def double(x: cute.Tensor, y: cute.Tensor):
    pass


@cute.jit
def double_backward(gradient: cute.Tensor, dx: cute.Tensor):
    pass


cutec.export(double, ["in f32[n]", "out f32[n]"], backward="double_backward")  # error: E1028
cutec.export(double_backward, ["in f32[n]", "out f32[n]"])
