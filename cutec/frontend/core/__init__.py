"""The base of the frontend: the trace in progress, source locations, facts about integers.

A tracing compiler is an abstract interpreter: it runs the user's Python on values that stand for
all values of a run. `context` is its state: the IR that is being built, and the insertion point.
`location` walks Python's stack to find the user's line of each operation. `facts` is a product
lattice of a divisor and an upper bound. The *meet* of two facts is what holds of both numbers (gcd
of the divisors, maximum of the bounds), so that facts at a join hold whichever way was taken.
`signals` is the protocol between rewritten code and its helper; `device_facts` are properties of
the GPU that a build was told.

Example: the meet of {div=8, ≤ 64} and {div=12, ≤ 96} is {div=4, ≤ 96}.
"""
