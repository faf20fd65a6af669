"""Emission: MLIR text from lowered IR. No decision about code is taken here.

Operations are printed in MLIR's generic form, `%r = "name"(%a) {attr = 1 : i32} : (i32) -> i32`, by
`lines`. An operation with a template of its own (`templates/ptx/NAME.mlir.j2`), most often inline
assembly, is rendered by Jinja once for each kind, and its names are filled in for each operation.
`asm` computes operand references and constraints of inline assembly. `templates` is the only module
that imports Jinja.
"""

from cutec.render.module import module_text

__all__ = ["module_text"]
