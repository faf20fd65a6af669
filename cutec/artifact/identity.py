"""What tells a bundle from others: for libraries that are made of one and lie beside it."""

from __future__ import annotations

import hashlib

from cutec.artifact.manifest import Manifest


def identity(manifest: Manifest) -> str:
    """A digest of all functions of a bundle: their code, signatures and host programs."""
    images = [image.sha256 for image in manifest.images]
    return hashlib.sha256(repr((images, manifest.exports, manifest.choices)).encode()).hexdigest()
