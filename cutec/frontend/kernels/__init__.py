"""Tracing: a host function and the kernels that it launches become one `gpu.container_module` of
CuTe IR.

`trace` runs the host function of an export on proxies of its arguments; `launch` traces a kernel
when it is launched, into a `gpu.func` whose arguments are the distinct leaves of its Python
arguments; `smem` lays out shared memory; `launch_config` checks grid, block and cluster. `language`
lists the names that need no `cute.` prefix.
"""
