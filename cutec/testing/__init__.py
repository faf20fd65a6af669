"""`testing`: running kernels in tests, with no GPU and no tools (`simulate`); and the names of
`cute.testing`, which kernel files also import from here. NumPy is loaded when `simulate` is asked
for (PEP 562).
"""

from importlib import import_module
from typing import Any

from cutec.cute import testing as _vocabulary


def __getattr__(name: str) -> Any:
    if name == "simulate":
        # Importing the module of the same name binds that; from now on the name is the function.
        globals()[name] = import_module("cutec.testing.simulate").simulate
        return globals()[name]
    return getattr(_vocabulary, name)
