"""Control flow whose conditions are known only at run time: traced once, for all ways that a run
may take.

Variables form an environment; each is abstracted to a *spec* (its type and static parts) and
leaves, which are IR values. After a branch the two environments are *joined*: leaves that differ
become results of `scf.if`, specs meet in the lattice of facts. A loop is traced to a *fixpoint*:
its body is traced under assumptions about what it carries, and where the back edge breaks one,
`widening` weakens it (a chain of finite height: constant → divisor and bound → nothing known) and
the body is traced again. `loop_prediction` guesses the fixpoint beforehand, so that most bodies are
traced once. `reachable` finds the objects that live variables lead to, named by `access_paths`
(x.a[0]); `aliasing` records *may-alias*: which mutable objects a join may have merged, so that a
change that Python would show under another name is refused (E0314). What was traced under a wrong
guess is rolled back (speculation). Example: `n = 8` before a loop that does `n += 4`: the loop
assumes n = 8, sees 12, widens to div=4, and that holds: two rounds.
"""
