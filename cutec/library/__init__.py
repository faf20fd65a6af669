"""What was built, as a library for programs without Python: C source and header, rendered from a
bundle (docs/internals/export.md).

`interface` says what a C caller sees of a function, and `parameters` how a call is taken from it;
`values` and `program` write host programs in C, the same SSA list as the manifest's, and `sharing`
lets programs share their code; `sums` and `choosing` write guards, costs and workspaces; `contents`
gathers all of a bundle for the templates in `templates/export/`, and `write` renders them into a
folder. `operators` says what frameworks see of functions, `pytorch` and `jax_calls` what
PyTorch and JAX see, and `wheel` what a Python package has.
"""
