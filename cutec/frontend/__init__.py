"""The frontend: from a kernel file's Python functions to CuTe IR.

It is a tracing compiler, that is an abstract interpreter. It runs the user's Python, on values that
stand for all values of a run, and records the operations. Python alone would follow only one branch
of an `if`, so functions are first rewritten: control flow becomes calls of a helper, which asks
whether a condition is known while tracing. If so, Python goes on as usual (constant folding, loop
unrolling, specialization); if not, all paths are traced and joined.

From the bottom: `core` has the trace in progress and the lattice of facts, `syntax` the analyses of
syntax trees, `numbers` and `tensors` the values of the language, `flow` the joins and fixpoints of
control flow, `rewriting` the source-to-source pass, `exports` the declarations of what is built,
and `kernels` the trace of a host function and its kernels.

Example: `x[i] = x[i] + 1` is traced to `cute.load`, `arith.addf` and `cute.store`; in `if n > 4: y`
the `y` is traced into an arm of an `scf.if` if n is an IR value.
"""
