"""Layouts, pointers and tensors in a trace.

A layout without dynamic leaves is a plain `cutec.layout.Layout`; one with them is an IR value whose
type holds what is static. The same layout function runs on three kinds of leaves: Python integers
(folding), abstract leaves (type inference), SSA values (lowering). Pointers carry element type,
memory space and alignment; a tensor is a pointer or coordinate with a layout. `handlers` tells
control flow how each of these is taken apart into leaves and put together again.
"""
