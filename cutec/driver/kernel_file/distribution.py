"""What `importlib.metadata` tells a program of the package for which cutec stands in."""

from __future__ import annotations

from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

from cutec.version import PUBLIC_DSL

NAME = "nvidia-cutlass-dsl"


class StandIn(Distribution):
    """The metadata of the public package: its name and version."""

    def read_text(self, filename: Any) -> str | None:
        return f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {PUBLIC_DSL}\n" if filename == "METADATA" else None

    def locate_file(self, path: Any) -> Path:
        return Path(__file__).parents[2] / path


def found(name: str | None) -> list[Distribution]:
    """The distributions of that name; of all names where it is None."""
    return [StandIn()] if name is None or name.replace("_", "-").lower() == NAME else []
