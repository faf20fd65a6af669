"""Calling from Python: `@cute.jit` functions on tensors, and `cute.compile`.

A call specialises its function by the types of its arguments, as a tracing JIT does (JAX's `jit`,
`torch.compile`): `arguments` splits each argument into run-time parameters, which code takes by
type (dtype, rank, known strides and divisors), and compile-time values, which code takes by value.
Both together are the key of a specialisation (`call_signature`). What the code depends on besides,
global names and closures that the trace read, is compared by guards before it is used again
(`guards`).

A call looks for code in three places: the specialisation that served the last call, tested by the
launch's own checks of arguments (`dispatch`); the specialisations of this process by key; then the
function is traced, and the trace's content is the key of the call cache on disk (`call_cache`),
which other processes and machines share. Only on a miss there do tools run (`compiling`).
"""
