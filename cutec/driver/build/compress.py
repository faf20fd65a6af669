"""The machine code of a bundle, compressed for libraries that travel: their C code cannot unpack
it, and the driver can. (A bundle's own files are unpacked by what reads them.)
"""

from __future__ import annotations

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.artifact.manifest import Image
from cutec.driver.build.workers import Workers
from cutec.records import replace
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
    images = tuple([replace(image, unpacked=None) for image in bundle.manifest.images])
    return MemoryBundle(replace(bundle.manifest, images=images), contents, bundle.directory)
