"""The browser of tests."""

from __future__ import annotations

import importlib.util
import shutil

_NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """The path of this machine's Chromium, "" if there is none."""
    return next(filter(None, map(shutil.which, _NAMES)), "")


def missing_browser() -> str:
    """Why tests cannot drive a browser here, "" if they can."""
    if importlib.util.find_spec("playwright") is None:
        return "no playwright here (make browser installs it)"
    return "" if chromium() else "no Chromium on the PATH (make browser installs it)"
