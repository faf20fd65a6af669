"""Exports: what a kernel file declares to be built. An export is an entry function with the types
of its arguments, compile-time values and targets.

`export(...)` records it. `entry` reads the entry's parameters and `annotations` what they say;
`argspec` parses argument types such as `f32[m,n]:(1,m)`; `arg_params` unifies the symbols of all
types and gives the parameters of the manifest's signature; `structured` flattens arguments that are
containers. `variants` expands a matrix of compile-time values into one export per point, and
`choose=` into forms with guards, of which a call takes the first that holds; `kernel_names` tells
the kernels of all these apart. `host_only` has the
names that exist outside of a build only. Example: `f32[m,n]`, `f32[n{div=8}]` give two tensors and
the symbols m and n, of which n is known to be a multiple of 8 everywhere.
"""
