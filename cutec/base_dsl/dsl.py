"""The DSL as an object, and the values of objects, under another name of the public package."""

from cutec.calling.dsl import BaseDSL, DSLSingletonMeta
from cutec.calling.protocols import get_mlir_types
from cutec.frontend.flow.flatten import extract_mlir_attributes, extract_mlir_values, new_from_mlir_values
from cutec.frontend.flow.loop_report import debug_print_mlir_values, set_dynamic_debug

__all__ = [
    "BaseDSL",
    "DSLSingletonMeta",
    "debug_print_mlir_values",
    "extract_mlir_attributes",
    "extract_mlir_values",
    "get_mlir_types",
    "new_from_mlir_values",
    "set_dynamic_debug",
]
