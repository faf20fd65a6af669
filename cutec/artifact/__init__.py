"""The bundle that a build leaves: manifest, signatures, host programs, images.

A *host program* is the part of a host function that depends on a call: grids, shared memory and
kernel arguments. It is a flat list of operations in SSA form without control flow: a value is
numbered by its position, inputs (the *leaves* of the signature) come first, and operations refer to
earlier numbers only, so that one pass in order both checks and evaluates it. Every operation is
total, apart from a division by zero, which is reported: integers wrap, float to integer saturates,
shifts have a value for every amount. Whatever follows from constants is folded beforehand; an
interval of each integer (`host_range`) says which results cannot leave their type, and need not be
wrapped.

A launch that happens only under a condition has a value of type i1 for it. Guards of choices
(`guard`) and formulas of work (`expression`) are texts of small grammars of their own. Nothing in a
bundle is ever evaluated as Python.

Records of the manifest are declared once, as classes (`form`). The package needs `diag` alone.
"""
