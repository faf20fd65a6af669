"""`cutlass.experimental.primitives`: single instructions, under the names of the public DSL.

They take memory as pointers or as arrays, and words of instructions as members of enumerations or
as their values.
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
