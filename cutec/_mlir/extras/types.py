"""Types of values: `T.i32()`, `T.vector(4, T.f32())`."""

from cutec.ir.types_by_name import *  # noqa: F403 - its names are the names of this module
