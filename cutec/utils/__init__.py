"""`utils`: helpers that kernel files import beside `cute`. `__init__.pyi` lists the names; each is
imported when it is first used (PEP 562).
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
