"""The choice of a bundle's image for a device."""

from __future__ import annotations

import re

from cutec.artifact.manifest import Export, Image, Manifest
from cutec.diag import error

_ARCH = re.compile(r"sm_([0-9]+)([af]?)\Z")


def parse_arch(arch: str) -> tuple[int, int, str]:
    """("sm_90a") -> (9, 0, "a"). Raises ValueError."""
    match = _ARCH.match(arch)
    if not match:
        raise ValueError(f"{arch!r} is no arch")
    return *_renamed(*divmod(int(match[1]), 10)), match[2]


def _renamed(major: int, minor: int) -> tuple[int, int]:
    """10.1 (CUDA 12) and 11.0 (CUDA 13) are the same chip."""
    return (11, 0) if (major, minor) == (10, 1) else (major, minor)


def select(
    manifest: Manifest, export: Export, device: tuple[int, int], where: str, device_name: str
) -> tuple[Image, str]:
    """The image with an export's kernels to load on a device of compute capability `device`, and
    the arch it was built for.

    Exact `a` code first, then family `f` code of the same major and a minor not above the device's,
    then plain code likewise, then PTX (which the driver compiles). Raises E4010, which names the
    bundle's code and the device.
    """
    device = _renamed(*device)
    candidates = [
        (i, arch)
        for i in manifest.images
        if i.kind in ("cubin", "ptx") and i.export in (None, export.name)
        for arch in i.archs
    ]
    candidates = [(image, arch) for image, arch in candidates if export.host(arch) is not None]
    best: tuple[tuple[int, int, int], Image, str] | None = None
    for image, arch in candidates:
        rank = _rank(image.kind, *parse_arch(arch), device)
        if rank and (best is None or rank > best[0]):
            best = rank, image, arch
    if best is None:
        has = ", ".join(f"{image.kind} {arch}" for image, arch in candidates) or "no code"
        raise error(
            "E4010",
            f"{where} has {has} of {export.name}; this device is {device_name}, sm_{device[0]}{device[1]}",
            help=f"build it with --arch sm_{device[0]}{device[1]} (or sm_{device[0]}{device[1]}a)",
        )
    return best[1], best[2]


def _rank(kind: str, major: int, minor: int, suffix: str, device: tuple[int, int]) -> tuple[int, int, int] | None:
    """The rank of code for a device, None if it does not run there."""
    same_major = major == device[0] and minor <= device[1]
    if suffix == "a":
        runs = (major, minor) == device
    elif suffix == "f" or kind == "cubin":
        runs = same_major
    else:
        runs = (major, minor) <= device
    return (("ptx", "cubin").index(kind), ("", "f", "a").index(suffix), 100 * major + minor) if runs else None
