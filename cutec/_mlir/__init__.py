"""What kernels written against MLIR's Python bindings use of them: types by name, inline PTX, parts
of vectors and structs.
"""
