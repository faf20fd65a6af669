"""`cutlass.base_dsl.ast_preprocessor`: the rewriting of functions in NVIDIA's compiler, which some
programs change when they are imported. cutec rewrites functions in its own way
(`cutec.frontend.rewriting`), and does not call what they put here.
"""

from __future__ import annotations

import ast


class DSLPreprocessor(ast.NodeTransformer):
    """A visitor that changes nothing."""

    def visit_If(self, node: ast.If) -> ast.AST:
        """An `if` statement: unchanged, with what is in it."""
        return self.generic_visit(node)


__all__ = ["DSLPreprocessor"]
