"""Parts of MLIR's Python bindings under the folders of the compiled ones."""
