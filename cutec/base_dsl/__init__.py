"""Parts of the public package of this name that kernel files import. `__init__.pyi` lists them."""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
