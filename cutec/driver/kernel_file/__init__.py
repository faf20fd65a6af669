"""Loading a kernel file as Python would run it, with its sources recorded, and listing its exports.

Inside `load.loaded` three import hooks (meta path finders, PEP 302) are at work: `sources` loads
the user's modules from source and hashes the bytes that run, `alias` makes `cutlass` mean cutec,
and `import_stubs` stands in for packages that a build does not need.
"""
