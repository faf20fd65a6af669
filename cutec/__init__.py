"""cutec: an ahead-of-time compiler for CuTe GPU kernels written in Python.

Kernel files take everything from here (`from cutec import cute`, `cutec.Int32`, `cutec.export`).
The names are listed in `__init__.pyi`; each is imported when it is first used (PEP 562), so that
`import cutec` costs next to nothing.
"""

from cutec.lazy import late_names
from cutec.version import __version__ as __version__

__getattr__, __dir__ = late_names(__name__, globals())
