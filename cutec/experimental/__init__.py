"""`cutlass.experimental`: kernels close to the hardware. `primitives` are single instructions,
`cuda` makes tensor maps; `array` are arrays in memory, `vector` vectors in registers.

They are other names for what `cute` has: an `Array` is a tensor in row-major order, a pointer of
theirs a pointer of ours.
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
