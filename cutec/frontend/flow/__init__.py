"""Control flow whose conditions are known only at run time, traced for all paths of a run.

Variables form an environment; each value is abstracted to a *spec* (its type, facts and static
parts) and leaves, which are IR values. After a branch the environments of the two arms are
*joined*: leaves that differ become results of `scf.if`, and specs *meet* in the lattice of facts. A
loop is traced to a *fixpoint*: its body is traced under assumptions about the loop-carried values,
and where a back edge breaks one, `widening` weakens it (a chain of finite height: constant →
divisor and bound → class) and the body is traced again. `loop_prediction` guesses the fixpoint, so
that most bodies are traced once. What was traced under a wrong guess is rolled back (speculation).
`access_paths` name what a region can change (x.a[0]); `reachable` finds the objects that can still
be read. `aliasing` records which mutable objects *may alias* after a join, so that a change that
Python would show under another name is refused (E0314).

Example: `n = 8` before a loop that does `n = f(n)`. Round 1 assumes that 8 divides n. If the back
edge has `{div=12}`, round 2 assumes the meet, `{div=4}`. If the back edge keeps that, it is done.
"""
