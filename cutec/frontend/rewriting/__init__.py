"""Functions of the kernel language: from a Python function to one with rewritten control flow.

A source-to-source pass (`rewriter`): `if`, loops, boolean operators, ternaries and `assert` become
calls of the helper object `flow.control.Control`. Bodies and lazily evaluated operands become
nested functions (*region functions*), which the helper calls as Python would, or traces into the
regions of an operation. All other code stays as it is and keeps its file, lines and columns, so
that locations in the IR and in tracebacks are the user's own. `rewrite` compiles the result with
Python's compiler, once per function. `function` has the objects that decorators make;
`implicit_jit` converts undecorated functions and methods of the user's files when a trace calls
them. Example: `a or b` becomes `helper.or_(a, lambda: b)`; if `a` is a run-time value, `b` is
traced into an arm of an `scf.if`.
"""
