"""Operations of the `math` dialect, which are the functions of `cute.math`."""

from cutec.cute.math import *  # noqa: F403 - its names are the names of this module
from cutec.cute.math import pow as powf  # noqa: F401 - the dialect's name of it
