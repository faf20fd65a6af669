"""What a kernel file declares to be built: entry functions, the types of their arguments, variants
and choices.

`export(...)` records an entry; `argspec` parses types such as `f32[m, n:k]`; `arg_params` turns
them into the parameters and symbols of the manifest's signature; `variants` expands a matrix of
compile-time values into exports and `choose=` into guarded forms.
"""
