"""The DSL as an object, and the values of objects, under another name of the public package."""

from cutec.calling.dsl import BaseDSL
from cutec.frontend.flow.flatten import extract_mlir_values, new_from_mlir_values

__all__ = ["BaseDSL", "extract_mlir_values", "new_from_mlir_values"]
