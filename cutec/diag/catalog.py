"""All diagnostic codes and their explanations, gathered from the modules in `cutec/diag/codes/`."""

from __future__ import annotations

import importlib
import pkgutil

from cutec.diag import codes
from cutec.diag.codes.entry import Entry


def entries() -> dict[str, Entry]:
    """Every registered code with its entry, sorted. Raises ValueError if two areas claim one code
    (a bug in cutec).
    """
    found: dict[str, Entry] = {}
    for module in pkgutil.iter_modules(codes.__path__):
        if module.name == "entry":
            continue
        area: dict[str, Entry] = importlib.import_module(f"{codes.__name__}.{module.name}").CODES
        twice = found.keys() & area.keys()
        if twice:
            raise ValueError(f"diagnostic codes registered twice: {', '.join(sorted(twice))}")
        found.update(area)
    return dict(sorted(found.items()))
