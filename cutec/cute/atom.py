"""`cute.atom`: the names of `cute`, for files that import some of them from here."""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
