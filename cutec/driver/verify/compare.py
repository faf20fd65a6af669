"""Where two bundles differ: by file, and inside a file by what it is made of."""

from __future__ import annotations

from itertools import zip_longest

from cutec.artifact import elf
from cutec.artifact.archive import Archive
from cutec.artifact.bundle import Bundle
from cutec.artifact.manifest import MANIFEST, Image, Manifest
from cutec.artifact.manifest_write import dump
from cutec.diag import CutecError
from cutec.ir import attrs, serial
from cutec.ir.core import Op, Value
from cutec.records import dataclass, replace

_KINDS = ("ir", "ptx", "cubin", "fatbin")  # causes before effects
_WIDTH = 60  # characters of a text that differs


@dataclass(frozen=True)
class Difference:
    """A file of a bundle that is another one now. `kind`: "ir", "cubin", "fatbin" or "manifest";
    `export` and `archs`: whose it is, "" and () for the manifest; `where`: the first place that
    differs (a Python line with its operation, a section with its kernel, a line of the manifest).
    """

    file: str
    kind: str
    where: str
    export: str = ""
    archs: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """`cubin of scale for sm_90a`."""
        return f"{self.kind} of {self.export} for {', '.join(self.archs)}" if self.export else self.file


def differences(a: Bundle, b: Bundle) -> list[Difference]:
    """All files in which two bundles differ, in the order in which they are made. Raises E3006 for
    a damaged bundle.
    """
    mine, others = _images(a.manifest), _images(b.manifest)
    keys = sorted({**mine, **others}, key=lambda key: _KINDS.index(key[0]))
    found = [
        Difference(_file(mine.get(key), others.get(key)), key[0], where, export, key[2])
        for key in keys
        for export, where in _image_differences(a, b, mine.get(key), others.get(key))
    ]
    where = _manifest_difference(a, b)
    return [*found, Difference(MANIFEST, "manifest", where)] if where else found


_Key = tuple[str, str | None, tuple[str, ...]]


def _images(manifest: Manifest) -> dict[_Key, Image]:
    return {(image.kind, image.export, image.archs): image for image in manifest.images}


def _file(a: Image | None, b: Image | None) -> str:
    found = a or b
    assert found is not None
    return found.file


def _image_differences(a: Bundle, b: Bundle, mine: Image | None, other: Image | None) -> list[tuple[str, str]]:
    """Of which exports two images differ, and where first."""
    if mine is None or other is None:
        found = mine or other
        assert found is not None
        where = "only the rebuilt bundle has it" if mine is None else "the rebuilt bundle does not have it"
        return [(found.export or "", where)]
    before, after = a.read(mine), b.read(other)
    if before == after:
        return []
    if mine.kind == "ir":
        return _archive_differences(Archive(before, mine.file), Archive(after, other.file))
    inside = _elf_difference if mine.kind == "cubin" else _byte_difference
    return [(mine.export or "", inside(before, after) or _byte_difference(before, after))]


def _byte_difference(a: bytes, b: bytes) -> str:
    sizes = f" ({len(a)} and {len(b)} bytes)" if len(a) != len(b) else ""
    return f"byte {_first(a, b)}{sizes}"


def _first(a: bytes, b: bytes) -> int:
    """The index of the first byte that differs."""
    return next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))


def _elf_difference(a: bytes, b: bytes) -> str:
    """The first section that differs, code first; "" if only headers do, or one is no ELF file."""
    try:
        mine, others = ({s.name: elf.contents(data, s) for s in elf.sections(data)} for data in (a, b))
    except ValueError:
        return ""
    for name in sorted({**mine, **others}, key=lambda name: (not name.startswith(".text."), name)):
        x, y = mine.get(name), others.get(name)
        if x is None or y is None:
            return f"section {name} is in one of them only"
        if x != y:
            return f"section {name}, {_byte_difference(x, y)}"
    return ""


# -- IR --------------------------------------------------------------------------------------------


def _archive_differences(a: Archive, b: Archive) -> list[tuple[str, str]]:
    """The exports whose modules differ, and where first."""
    found = []
    for name in dict.fromkeys([*a.names, *b.names]):
        mine, other = a.read(name), b.read(name)
        if mine is None or other is None:
            where = "only the rebuilt bundle has it" if mine is None else "the rebuilt bundle does not have it"
            found.append((name, where))
        elif mine != other:
            found.append((name, _ir_difference(mine, other) or _byte_difference(mine, other)))
    return found or [("", "the same modules, compressed or ordered otherwise: another liblzma does that")]


def _ir_difference(a: bytes, b: bytes) -> str:
    """The Python line of the first operation that differs, and how."""
    try:
        before, after = serial.loads(a), serial.loads(b)
    except CutecError:
        return ""
    numbers: tuple[dict[Value, int], dict[Value, int]] = ({}, {})
    for x, y in zip_longest(before.walk(), after.walk()):
        if x is None or y is None:
            only = next(op for op in (x, y) if op is not None)
            return f"{_place(only)}: {_cut(_text(only))} is in one of them only"
        _define(x, numbers[0])
        _define(y, numbers[1])
        if _shape(x, numbers[0]) != _shape(y, numbers[1]):
            return f"{_place(x)}: {_pair(_text(x), _text(y))}"
        if x.loc != y.loc:
            return f"{_place(x)} → {_place(y)} ({x.name})"
    return ""


def _define(op: Op, numbers: dict[Value, int]) -> None:
    """Number the values that an operation defines, and the arguments of its blocks."""
    for value in (*op.results, *(v for region in op.regions for v in region.block.args)):
        numbers[value] = len(numbers)


def _shape(op: Op, numbers: dict[Value, int]) -> tuple[object, ...]:
    return (
        _text(op),
        [numbers.get(value) for value in op.operands],
        [v.type.mlir for v in (*op.results, *(v for region in op.regions for v in region.block.args))],
        len(op.regions),
    )


def _text(op: Op) -> str:
    return f"{op.name} {attrs.dictionary(op.attrs)}" if op.attrs else op.name


def _place(op: Op) -> str:
    return f"{op.loc.file}:{op.loc.line}" if op.loc.file else "(no line)"


# -- manifest --------------------------------------------------------------------------------------


def _manifest_difference(a: Bundle, b: Bundle) -> str:
    """The first line of the manifest that differs, hashes and sizes of images left out: these
    differ with the images. "" if there is none.
    """
    texts = [dump(replace(bundle.manifest, images=())).splitlines() for bundle in (a, b)]
    for x, y in zip_longest(*texts, fillvalue=""):
        if x != y:
            return _pair(x.strip(), y.strip())
    same_images = _images(a.manifest) == _images(b.manifest)
    mine, others = ((bundle.directory / MANIFEST).read_bytes() for bundle in (a, b))
    return (
        f"the same facts, written otherwise: {_byte_difference(mine, others)}" if same_images and mine != others else ""
    )


def _pair(a: str, b: str) -> str:
    """Two texts from shortly before the first difference on."""
    at = max(0, next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b))) - _WIDTH // 2)
    lead = "…" if at else ""
    return f"{lead}{_cut(a[at:])} → {lead}{_cut(b[at:])}"


def _cut(text: str) -> str:
    return text if len(text) <= _WIDTH else text[: _WIDTH - 1] + "…"
