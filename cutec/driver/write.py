"""Writing a product's bundle. (In a module of its own because it needs the YAML reader, which a remembered build does not.)"""

from __future__ import annotations

from pathlib import Path

from cutec.artifact.bundle import write_bundle
from cutec.artifact.manifest_read import parse
from cutec.driver.product import Product


def write(folder: Path, product: Product) -> Path:
    """Write the bundle into `folder`, whole or not at all; returns the manifest's path. Raises E3007, E3008."""
    return write_bundle(folder, parse(product.manifest.encode()), product.files)
