"""Numbers of the kernel language: classes such as `Int32`, their operators, and vectors of them
(TensorSSA).

A number is an abstract value: a *constant*, known while tracing, or an IR value with facts
(`core.facts`). `static` folds operations on constants, with the wrapping and rounding of the class.
`promotion` chooses the common class of two operands (C's usual arithmetic conversions). `arith`
emits the `arith` and `math` operations of Python's operators, and `operators` decides between these
and propagates facts. TensorSSA is a vector value with a static shape: `broadcast`, `elements` and
`reductions` give it NumPy's elementwise meaning.

Example: `Int32(3) + 8` is folded to 11. With an IR value x of class Int32 and div=4, `x + 8` is an
`arith.addi` with div=4, `x + 3` one with div=1, and `x * 1.5` an `arith.mulf` in Float32.
"""
