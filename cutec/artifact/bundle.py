"""Opening bundles. A bundle is a directory with `manifest.yaml` and the images that it lists;
`bundle_write` writes it.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any

from cutec.artifact.agreement import disagreement
from cutec.artifact.manifest import MANIFEST, Image, Manifest
from cutec.artifact.manifest_read import load
from cutec.diag import CutecError, error
from cutec.files import open_regular
from cutec.lazy import LazyModule
from cutec.records import dataclass, field

archive = LazyModule("cutec.artifact.archive")


@dataclass(frozen=True, slots=True)
class Bundle:
    """An opened bundle: its manifest, and the directory that holds its files."""

    manifest: Manifest
    directory: Path
    _archives: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def read(self, image: Image) -> bytes:
        """The contents of an image, checked against size and hash; a cubin also against what the
        manifest says of its kernels. Raises E3006, E3014.
        """
        path = self.directory / image.file
        try:
            with open_regular(path) as file:
                size = os.fstat(file.fileno()).st_size
                data = file.read(image.bytes) if size == image.bytes else b""
        except OSError as e:
            raise error(
                "E3006",
                f"cannot read {path}: {e.strerror}",
                help="the bundle is incomplete: copy all of it, or build it again",
            ) from e
        if size != image.bytes:
            raise _damaged(path, f"has {size} bytes, the manifest says {image.bytes}")
        if (found := hashlib.sha256(data).hexdigest()) != image.sha256:
            raise _damaged(
                path, f"has {len(data)} bytes as it should, but its SHA-256 is {found[:16]}…, not {image.sha256[:16]}…"
            )
        data = _unpacked(path, image, data)
        if image.kind == "cubin" and (problem := disagreement(self.manifest, image, data)):
            raise error(
                "E3014",
                f"{self.directory / MANIFEST} does not fit {image.file}: {problem}",
                help="build the bundle again; a manifest is not to be edited",
            )
        return data

    def module(self, image: Image, export: str) -> bytes:
        """What an image of kind "ir" has of an export. Raises E3006, E3201, E3202."""
        return _module(self, image, export, self._archives)

    def check(self) -> None:
        """Read every file of the bundle. Raises E3006 for the first that is missing or damaged,
        E3014 for one that the manifest does not fit.
        """
        for image in self.manifest.images:
            self.read(image)


@dataclass(frozen=True, slots=True)
class MemoryBundle:
    """A bundle in memory: `contents` by file name. `directory` is its name in messages."""

    manifest: Manifest
    contents: dict[str, bytes]
    directory: Path = Path("memory")
    _archives: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def read(self, image: Image) -> bytes:
        """The contents of an image. Raises E3006 for one that does not decompress."""
        return _unpacked(self.directory / image.file, image, self.contents[image.file])

    def module(self, image: Image, export: str) -> bytes:
        """What an image of kind "ir" has of an export. Raises E3201, E3202."""
        return _module(self, image, export, self._archives)


def _module(bundle: Bundle | MemoryBundle, image: Image, export: str, opened: dict[str, Any]) -> bytes:
    """A module of an archive, which stays in `opened`."""
    if image.file not in opened:
        opened[image.file] = archive.Archive(bundle.read(image), image.file)
    found = opened[image.file].read(export)
    if found is None:
        raise error("E3201", f"{image.file} has no module of {export}", help="build the bundle again")
    return found


def _unpacked(path: Path, image: Image, data: bytes) -> bytes:
    """An image, of the contents of its file."""
    if image.unpacked is None:
        return data
    found = archive.decompressed(data, image.unpacked)
    if found is None:
        raise _damaged(path, f"is not a stream of xz of the {image.unpacked} bytes that the manifest says")
    return found


def _damaged(path: Path, how: str) -> CutecError:
    return error(
        "E3006",
        f"{path} is damaged: it {how}",
        help="it was truncated or edited after the build: copy it again, or build it again",
    )


def open_bundle(path: Path | str) -> Bundle:
    """Open a bundle by its manifest or its directory. Files are verified when they are read. Raises
    E3xxx.
    """
    path = Path(path)
    if path.is_dir():
        path = path / MANIFEST
    return Bundle(load(path), path.parent)
