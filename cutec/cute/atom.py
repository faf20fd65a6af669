"""`cute.atom`: names of `cute` about atoms, and the base classes of their operations."""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
