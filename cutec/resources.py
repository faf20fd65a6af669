"""The folders of templates, pipelines and rules of build systems: inside the package when installed
from a wheel, beside it in a checkout.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def tree(name: str) -> Path:
    """The folder `templates`, `pipelines` or `rules`. Raises FileNotFoundError for an installation
    that lacks it.
    """
    for candidate in (_PACKAGE / "data" / name, _PACKAGE.parent / name):
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(f"this installation of cutec has no {name}/ folder; install it again")
