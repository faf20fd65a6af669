"""Layouts, pointers and tensors in a trace.

A layout without dynamic leaves is a plain `cutec.layout.Layout`. A layout with dynamic leaves is an
IR value whose type has the static part (partial evaluation). The same layout function runs on three
kinds of leaves: Python integers (folding), abstract leaves (type inference), SSA values (lowering).
A pointer has an element class, a memory space and an alignment; a tensor is a pointer or coordinate
with a layout. `handlers` tells control flow how each of these is taken apart into leaves and put
together again.

Example: with n an Int32 with div=8, `make_layout((4, n))` is an IR value of type
`!cute.layout<"(4,?{div=8}):(1,4)">`, its strides are the constants (1, 4), and its size is an Int32
with div=32.
"""
