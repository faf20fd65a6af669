"""The decorator of functions that emit operations, under another name of the public package."""

from cutec.cutlass_dsl import dsl_user_op

__all__ = ["dsl_user_op"]
