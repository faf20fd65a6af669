"""Writing a product's bundle. (A module of its own, because a cached build whose bundle is there
already does not need its imports.)
"""

from __future__ import annotations

from pathlib import Path

from cutec.artifact.bundle_write import write_files
from cutec.driver.cache.product import Product


def write(folder: Path, product: Product) -> Path:
    """Write the bundle into `folder`, whole or not at all; returns the manifest's path. Raises
    E3007, E3008.
    """
    return write_files(folder, product.manifest, product.files)
