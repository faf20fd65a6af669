# The modules of `_mlir`.
from . import dialects as dialects, extras as extras, ir as ir, passmanager as passmanager
