"""Writing bundles: a directory with `manifest.yaml` and the images that it lists, written whole or
not at all.

The file name of an image contains its hash, so a file never replaces a different one of another
build. All files are written to a hidden directory first; then they are renamed into place,
`manifest.yaml` last. Until that rename the old manifest and everything it lists are untouched;
after it the new bundle is complete. Only then are files removed that the old manifest alone listed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from cutec.artifact.manifest import IMAGE_KINDS, MANIFEST, Image, Manifest
from cutec.artifact.manifest_write import dump
from cutec.diag import error
from cutec.files import holds
from cutec.lazy import LazyModule
from cutec.lazy_pattern import pattern
from cutec.leftovers import UNFINISHED, mark, remove, sweep
from cutec.records import replace

archive = LazyModule("cutec.artifact.archive")
space = LazyModule("cutec.diag.space")  # for disks that are full

_OURS = pattern(rb"^schema:.*\n(?:.*\n)*?cutec:", re.MULTILINE)
_LISTED = pattern(
    rf"\bfile: ([A-Za-z0-9_][A-Za-z0-9_.+-]*-[0-9a-f]{{12}}\.(?:{'|'.join(IMAGE_KINDS)})(?:\.xz)?)\b".encode()
)


def make_image(
    kind: str, archs: tuple[str, ...], stem: str, data: bytes, export: str | None = None, unpacked: int | None = None
) -> Image:
    """Describe `data` as an image of a bundle; its file is called `STEM.ARCH-HASH.KIND`
    (STEM-HASH.KIND for several archs), with `.xz` behind it if it is a stream of `unpacked` bytes.
    """
    sha256 = hashlib.sha256(data).hexdigest()
    arch = f".{archs[0]}" if len(archs) == 1 else ""
    end = "" if unpacked is None else ".xz"
    return Image(kind, archs, f"{stem}{arch}-{sha256[:12]}.{kind}{end}", sha256, len(data), export, unpacked)


def compressed(
    manifest: Manifest, contents: Mapping[str, bytes], compress: bool | None
) -> tuple[Manifest, dict[str, bytes]]:
    """The bundle with machine code and PTX compressed; None: only of a function's forms, which are
    many, of which a call loads one. An image that would not get smaller stays.
    """
    forms = manifest.forms
    images, made = [], {}
    for image in manifest.images:
        data = contents[image.file]
        packs = image.export in forms if compress is None else compress and image.kind != "ir"
        packed = archive.compressed(data) if packs else data
        if len(packed) < len(data):
            stem = image.export or image.kind
            image, data = make_image(image.kind, image.archs, stem, packed, image.export, len(data)), packed
        images.append(image)
        made[image.file] = data
    return replace(manifest, images=tuple(images)), made


def make_archives(modules: Mapping[str, Sequence[tuple[str, bytes]]]) -> dict[Image, bytes]:
    """The images of kind "ir", with their contents, of the modules by arch and export."""
    packed = {arch: archive.pack(texts) for arch, texts in modules.items()}
    return {make_image("ir", (arch,), "modules", data): data for arch, data in packed.items()}


def write_bundle(directory: Path | str, manifest: Manifest, contents: dict[str, bytes]) -> Path:
    """Write the images' `contents` (by file name, exactly those that the manifest lists) and the
    manifest; return the manifest's path.

    Raises E1031 when the disk is full, E3007 when the directory cannot be written, E3008 when it
    would overwrite somebody else's manifest.yaml. After any interruption, Ctrl-C included, the
    previous bundle is as it was. Writers of one directory take turns. There is no fsync, which
    takes a tenth of a small build: checksums find what a power failure has damaged.
    """
    _check_contents(manifest, contents)
    return write_files(directory, dump(manifest), contents)


def write_files(directory: Path | str, manifest: str, contents: dict[str, bytes]) -> Path:
    """`write_bundle` for the text of a manifest, and contents that are known to be those it
    lists.
    """
    directory = Path(directory)
    text = manifest.encode()
    with _reported(directory), _directory(directory), _stage(directory) as stage:
        for name, data in (*contents.items(), (MANIFEST, text)):
            _write_file(stage / name, data)
        with _locked(directory):
            _swap(directory, stage, list(contents))
    return directory / MANIFEST


def _check_contents(manifest: Manifest, contents: dict[str, bytes]) -> None:
    listed = {image.file: image for image in manifest.images}
    if listed.keys() != contents.keys():
        raise ValueError(f"the manifest lists {sorted(listed)}, contents are {sorted(contents)}")
    for name, data in contents.items():
        if hashlib.sha256(data).hexdigest() != listed[name].sha256:
            raise ValueError(f"{name}: contents do not have the hash that the manifest lists")


@contextmanager
def _reported(directory: Path) -> Iterator[None]:
    try:
        yield
    except OSError as e:
        if space.is_full(e):
            raise space.no_space("the bundle", directory, "name another directory with -o; nothing was changed") from e
        where = e.filename if isinstance(e.filename, str) and UNFINISHED not in e.filename else directory
        raise error(
            "E3007",
            f"cannot write to {where}: {e.strerror}",
            help="nothing was changed; name another directory with -o",
        ) from e


@contextmanager
def _directory(directory: Path) -> Iterator[None]:
    """Make the directory; if the body fails, remove the directories that this made."""
    made = [d for d in (directory, *directory.parents) if not d.exists()]
    directory.mkdir(parents=True, exist_ok=True)
    try:
        yield
    except BaseException:
        for d in made:
            _quietly(d.rmdir)
        raise


@contextmanager
def _stage(directory: Path) -> Iterator[Path]:
    """A fresh hidden directory inside it, hence on the same filesystem; removed at the end, as are
    those that killed builds left.
    """
    sweep(directory)
    stage = directory / (UNFINISHED + mark())
    stage.mkdir(0o700)
    try:
        yield stage
    finally:
        remove(str(stage))


@contextmanager
def _locked(directory: Path) -> Iterator[None]:
    handle = os.open(directory, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def _write_file(path: Path, data: bytes) -> None:
    path.write_bytes(data)


def _swap(directory: Path, stage: Path, names: list[str]) -> None:
    """Rename the staged files into place, the manifest last; then remove files that only the
    previous manifest listed. Files that are there with the same content keep their time.
    """
    target = directory / MANIFEST
    owned = _owned_files(target)
    new = [name for name in names if not (directory / name).exists()]
    try:
        for name in names:
            if not holds(directory / name, (stage / name).read_bytes()):
                os.replace(stage / name, directory / name)
        os.replace(stage / MANIFEST, target)
    except BaseException:
        if (stage / MANIFEST).exists():  # not yet committed
            for name in new:
                _quietly((directory / name).unlink)
        raise
    for name in owned - set(names):
        _quietly((directory / name).unlink)


def _owned_files(manifest: Path) -> set[str]:
    """The files that the present manifest lists: only those may be removed. They are found by the
    pattern of `make_image`'s names, since to read the manifest would take longer than to write the
    bundle.
    """
    try:
        text = manifest.read_bytes()
    except FileNotFoundError:
        return set()
    if not _OURS.search(text):
        raise error(
            "E3008",
            f"{manifest} exists and was not written by cutec",
            help="name another directory with -o, or move that file away",
        )
    return {name.decode() for name in _LISTED.findall(text)}


def _quietly(action: Callable[[], object]) -> None:
    """Tidy up; a file that cannot be removed stays."""
    with suppress(OSError):
        action()
