"""The kernel vocabulary: `from cutec import cute`, or `import cutlass.cute as cute` in kernel
files.

Names and behaviour follow the public CuTe DSL documentation. They are listed in `__init__.pyi`;
each is imported when a kernel file uses it (PEP 562).
"""

from cutec.frontend.numbers import elements as _elements  # noqa: F401 (the operators of TensorSSA)
from cutec.frontend.tensors import handlers as _handlers  # noqa: F401 (how layouts, pointers and tensors are carried)
from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
