"""Analyses of a function's syntax tree, before anything of it is run.

`names` computes what each statement binds and reads (definitions and uses). `liveness` is the
classical backward dataflow analysis: live-in = uses ∪ (live-out − definitions), iterated over loops
to a *fixpoint*; what is not live after a loop or branch need not be carried out of it. `matching`
and `desugar` replace `match` and other forms by simpler ones, so that later phases see fewer cases.
`source` finds a function's tree and keeps its positions, so that every location in the IR is the
user's own line and column. Example: in `for i in r: t = i; s = s + t` the loop carries `s` only,
since `t` is dead at the head of the loop.
"""
