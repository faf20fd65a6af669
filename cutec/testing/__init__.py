"""`testing`: running kernels in tests, with no GPU and no tools (`simulate`); and the names of
`cute.testing`, which kernel files also import from here. NumPy is imported when `simulate` is used
(PEP 562).
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__)
