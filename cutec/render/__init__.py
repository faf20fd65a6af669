"""MLIR text from IR through Jinja templates: text only, no thought."""

from cutec.render.module import module_text

__all__ = ["module_text"]
