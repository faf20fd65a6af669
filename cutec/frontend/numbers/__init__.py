"""Numbers of the kernel language: classes such as `Int32`, their values, their operators, and
vectors of them (TensorSSA).

A number is either a *constant*, known while tracing, or an IR value with facts. `static` folds
constants with the wrapping and rounding of their class; `promotion` says in which class two
operands meet (the usual arithmetic conversions); `arith` alone knows which `arith` or `math`
operation a Python operator becomes; `operators` ties them together. TensorSSA is a vector value
with a shape: `broadcast`, `elements` and `reductions` give it NumPy's elementwise meaning. Example:
`Int32(3) + x`, where x is an IR value of class Int32 with div=4, is an `arith.addi` about whose
divisor nothing is known.
"""
