# The modules of `_mlir.extras`.
from . import types as types
