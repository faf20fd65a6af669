"""`utils`: helpers that kernel files import beside `cute`. Names are looked up when they are asked
for (PEP 562).
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
