# `cute.atom` has the names of `cute`.
from cutec.cute import *  # noqa: F403
