from cutec.cute.compiling import compile as compile
from cutec.cute.decorators import jit as jit, kernel as kernel
from cutec.cute.experimental.copies import (
    copy as copy,
    partition as partition,
    partition_and_copy as partition_and_copy,
)
from cutec.cute.experimental.memory import allocate as allocate

from . import iket as iket
