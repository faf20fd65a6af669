"""What every part of the frontend stands on: the trace in progress, source locations, facts about
integers.

An abstract interpreter (a *tracing* compiler) runs the user's Python on values that stand for all
values of a run. `context` is its state: the IR that is being built and where the next operation
goes. `location` walks Python's stack to find the user's line of each operation. `facts` is a small
product lattice: what is known of an integer is a divisor and an upper bound. *Meet* keeps what
holds of both of two numbers (gcd of the divisors, maximum of the bounds), so that facts at a join
hold whichever way was taken. Example: `{div=8}` met with `{div=12}` is `{div=4}`.
"""
