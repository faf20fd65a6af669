"""Tensor maps as bytes in memory.

What a GPU has there is not public. Here the 128 bytes are a digest of what the map describes, so
that kernels may copy them in any way; other bytes, parts of two maps for instance, are no map.
"""

from __future__ import annotations

from hashlib import blake2b

import numpy as np

from cutec.artifact.tensor_map import TensorMap
from cutec.ops.tensor_map import TENSOR_MAP_BYTES

_HALF = TENSOR_MAP_BYTES // 2  # a digest has 64 bytes at most


class TensorMaps:
    """All maps of a device."""

    def __init__(self) -> None:
        self._made: dict[bytes, TensorMap] = {}

    def image(self, described: TensorMap) -> np.ndarray:
        """The bytes of a map."""
        text = repr(described).encode()
        image = b"".join(blake2b(text, digest_size=_HALF, salt=half).digest() for half in (b"low", b"high"))
        self._made[image] = described
        return np.frombuffer(image, np.uint8)

    def described(self, image: np.ndarray) -> TensorMap | None:
        """What bytes describe; None if they are no map."""
        return self._made.get(image.tobytes())
