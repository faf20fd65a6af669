"""What was built, as a library for programs without Python: C source and header, rendered from a
bundle (docs/internals/export.md).

`interface` says what a C caller sees of a function; `values`, `program` and `guards` write host
programs, guards and workspaces in C, the same SSA list as the manifest's; `contents` gathers all of
a bundle for the templates in `templates/export/`; `write` renders them into a folder.
"""
