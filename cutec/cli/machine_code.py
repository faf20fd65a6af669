"""The kernels of a bundle as machine code, for the commands that show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.artifact.manifest import Export, Image, Resources
from cutec.cost.listing import Function, read_listing
from cutec.diag import error
from cutec.records import dataclass
from cutec.target.arch import Arch, parse_arch
from cutec.toolchain.emit import listing
from cutec.toolchain.find import Toolset


@dataclass(frozen=True)
class Kernel:
    """A kernel of an export on one arch: its machine code, and what ptxas reported."""

    export: Export
    arch: Arch
    function: Function
    used: Resources | None

    @property
    def title(self) -> str:
        """`gemm sm_90a`, or with the kernel's name `gemm sm_90a: gemm_kernel` if it has several."""
        several = len(self.export.kernels) > 1
        return f"{self.export.name} {self.arch}" + (f": {self.function.name}" if several else "")


def chosen(bundle: Bundle | MemoryBundle, exports: tuple[str, ...], archs: tuple[str, ...]) -> list[Image]:
    """The cubins of these exports and archs, of all where none is named. Raises E1004 and E1101 for
    names that the bundle does not have, and E1004 where no machine code is left.
    """
    known = [e.name for e in bundle.manifest.exports]
    for name in exports:
        if name not in known:
            raise error("E1004", f"no export is called {name!r}", help=f"there are {', '.join(known)}")
    wanted = {parse_arch(name).name for name in archs}
    for name in sorted(wanted - set(bundle.manifest.archs)):
        raise error("E1101", f"the bundle is not built for {name}", help=f"it has {', '.join(bundle.manifest.archs)}")
    found = [
        image
        for image in bundle.manifest.images
        if image.kind == "cubin"
        and (not exports or image.export in exports)
        and (not wanted or image.archs[0] in wanted)
    ]
    if not found:
        raise error("E1004", f"{bundle.directory} has no machine code of these exports and archs")
    return found


def kernels(
    bundle: Bundle | MemoryBundle,
    images: list[Image],
    tools: Toolset,
    progress: Callable[[int, int, str], None] = lambda done, total, running: None,
) -> Iterator[Kernel]:
    """The kernels of cubins, in the order of their exports. Raises E2001 without nvdisasm, which
    alone knows lines and registers, and E3006 for a damaged bundle.
    """
    tools.tool("nvdisasm")
    by_name = {export.name: export for export in bundle.manifest.exports}
    for number, image in enumerate(images):
        progress(number, len(images), f"{image.export} {image.archs[0]}")
        export = by_name[str(image.export)]
        for function in read_listing(listing(bundle.read(image), tools)):
            used = export.kernels.get(function.name, {}).get(image.archs[0])
            yield Kernel(export, parse_arch(image.archs[0]), function, used)
