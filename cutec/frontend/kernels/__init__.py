"""Tracing: a host function and the kernels that it launches become one `gpu.container_module` of
CuTe IR.

`trace` runs the host function of an export on proxies of its arguments, whose leaves (pointers,
extents, strides, scalars) are the block arguments of a `func.func`. `launch` traces a kernel when
it is launched, into a `gpu.func` whose arguments are the distinct leaves of its Python arguments;
compile-time values are captured, so each set of them makes a kernel of its own, and kernels that
come out alike share one function. `launch_config` checks grid, block, cluster and events. `smem`
allocates shared memory and lays out structs; `native_struct` makes records in registers.
`language` lists the names that need no `cute.` prefix. Example: `k(a, a, 4).launch(…)` gives a
`gpu.func` with the leaves of one tensor; the 4 is a constant in its body.
"""
