"""`Arch`, under another name of the public package."""

from cutec.calling.dsl import Arch

__all__ = ["Arch"]
