"""The dialect `cute` of NVIDIA's compiler: its operations are functions of `cutlass.cute`."""

from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere

_NAMES = """
PtrType ReductionOp recast_iter
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), INSIDE))
