"""Analyses of a function's syntax tree, before the function is traced.

`names` computes what each statement binds and reads (definitions and uses). `liveness` is the
classical backward dataflow analysis: live-in = uses ∪ (live-out − definitions), iterated over loops
to a *fixpoint*. A name that is dead after a loop or branch need not be carried out of it.
`matching` and `desugar` replace `match` and other forms by simpler ones, so that later phases have
fewer cases. `source` finds a function's tree and keeps its positions, so that every location in the
IR is the user's own line and column.

Example: in `for i in r: t = i; s = s + t` the loop carries only `s`: unless `t` is read after the
loop, it is dead at the loop head.
"""
