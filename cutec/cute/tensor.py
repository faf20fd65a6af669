"""`cute.tensor`: the names of `cute`, for files that import some of them from here; and `_Tensor`,
the class of tensors in kernels.
"""

from cutec.frontend.tensors.tensor import Tensor
from cutec.lazy import late_names

_Tensor = Tensor

__getattr__, __dir__ = late_names(__name__, globals())
