# `cute.tensor` has the names of `cute`.
from cutec.cute import *  # noqa: F403
from cutec.frontend.tensors.tensor import Tensor as Tensor

_Tensor = Tensor
