"""The machine code of a bundle, compressed: for libraries that travel."""

from __future__ import annotations

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.artifact.manifest import Image
from cutec.driver.build.workers import Workers
from cutec.target.arch import parse_arch
from cutec.toolchain.emit import make_fatbinary
from cutec.toolchain.find import Toolset


def compressed(bundle: Bundle | MemoryBundle, toolset: Toolset) -> MemoryBundle:
    """The bundle's cubins and PTX, each as a compressed fat binary, which drivers since 550.54
    (CUDA 12.4) load like the image itself; an image that would not get smaller stays. Raises E20xx
    if fatbinary is missing or fails, E3006 for a damaged bundle.
    """
    contents: dict[str, bytes] = {}

    def pack(image: Image) -> None:
        data = bundle.read(image)
        packed = make_fatbinary([(parse_arch(image.archs[0]), image.kind, data)], toolset, compressed=True)
        contents[image.file] = min(packed, data, key=len)

    with Workers() as workers:
        for image in bundle.manifest.images:
            if image.kind in ("cubin", "ptx"):
                workers.start(pack, image)
        for failure in workers.join():
            raise failure
    return MemoryBundle(bundle.manifest, contents, bundle.directory)
