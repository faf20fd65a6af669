"""Results of units in the store.

A result has two entries. The *record* maps what was asked to the digest of the answer: a unit of
this build (parts of bundles), or the cubins of an export (fat binaries). The *content* maps the
digest to the bytes. Records belong to one build: a worker asks the build cache, which knows what
user code reads, whether an earlier build answers a unit.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.bundle_write import compressed, make_archives, make_image
from cutec.artifact.choice import Choice
from cutec.artifact.manifest import Image, Manifest
from cutec.artifact.manifest_read import parse
from cutec.artifact.manifest_write import dump
from cutec.artifact.merge import merged
from cutec.diag import error
from cutec.driver.cache.product import Product
from cutec.driver.project.units import ProjectUnit
from cutec.records import dataclass
from cutec.toolchain.key import Key, Store, make_key


@dataclass(frozen=True)
class Build:
    """One build on a cluster. `number` tells builds apart. `snapshot`: the digest of the project's
    files. `made_with`: that of the workers' facts. `where`: fields of BuildOptions that choose
    store and tools.
    """

    number: str
    snapshot: str
    made_with: str
    where: Mapping[str, Any]

    def record(self, unit: ProjectUnit) -> Key:
        """The key of the record of a unit's part."""
        parts = {"build": self.number, "unit": json.dumps(unit.to_json(), sort_keys=True)}
        return make_key("part", (unit.export, unit.arch), parts)


def fatbin_record(parts: Sequence[Key]) -> Key:
    """The key of the record of the fat binary of an export, whose parts have these records."""
    export = parts[0].subject[0]
    return make_key("fatbin", (export, "any arch"), {"parts": "\n".join(part.digest for part in parts)})


def content_key(digest: str) -> Key:
    """The key of bytes by their SHA-256."""
    return make_key("content", ("content", "any arch"), {"sha256": digest})


def needed(store: Store, key: Key) -> bytes:
    """A value of the store. Raises E2042 if it is not there."""
    value = store.get(key)
    if value is None:
        raise error(
            "E2042",
            f"the store does not have the {key.kind} of {key.subject[0]}, which was put there"
            if key.subject[0] != key.kind
            else f"the store does not have a {key.kind} that was put there",
            help="give caller and workers one store: --remote-cache URL, or --cache-dir on a shared disk",
        )
    return value


def publish(store: Store, record: Key, value: bytes) -> None:
    """Put a result into the store. To publish the same bytes again is fine: a worker may have been
    lost after it had done so. Raises E2043 for a record of different bytes, and E2042 if the store
    does not take them.
    """
    digest = hashlib.sha256(value).hexdigest()
    known = store.get(record)
    if known is None:
        for key, content in ((content_key(digest), value), (record, digest.encode())):
            store.put(key, content)
            needed(store, key)
    elif known.decode() != digest:
        raise error(
            "E2043",
            f"two builds of {record.subject[0]} for {record.subject[1]} gave different bytes",
            help="a kernel file that reads a clock, random numbers or the machine does that: `cutec verify` finds it",
        )


def published(store: Store, record: Key) -> bytes:
    """The bytes of a result. Raises E2042."""
    return needed(store, content_key(needed(store, record).decode()))


def bundle_of(
    parts: Sequence[Product],
    choices: Iterable[Choice],
    fatbins: Mapping[str, bytes],
    root: Path,
    compress: bool | None = None,
) -> Product:
    """The product of a kernel file, as a build on one machine makes it. `parts`: of its units, in
    order; `choices`: of the kernel file; `fatbins`: by export, of those for several archs; `root`:
    the project's folder, from which the parts name their sources; `compress`: as the option. Raises
    E3020 for parts that do not belong together.
    """
    manifests = [parse(part.manifest.encode()) for part in parts]
    images = {name: _fatbin(name, data, manifests) for name, data in fatbins.items()}
    archives = make_archives(_modules(MemoryBundle(m, part.files) for m, part in zip(manifests, parts)))
    whole = merged(manifests, choices, images, archives)
    files = {name: data for part in parts for name, data in part.files.items()}
    files |= {image.file: data for image, data in archives.items()}
    files |= {images[name].file: data for name, data in fatbins.items()}
    contents = {image.file: files[image.file] for image in whole.images}
    whole, contents = compressed(whole, contents, compress)
    return Product(
        dump(whole),
        contents,
        exports=[export.name for export in whole.exports],
        archs=list(whole.archs),
        origin=parts[0].origin,
        sources=sorted({str(root / source) for part in parts for source in part.sources}),
        warnings=list(dict.fromkeys(warning for part in parts for warning in part.warnings)),
    )


def _modules(parts: Iterable[MemoryBundle]) -> dict[str, list[tuple[str, bytes]]]:
    """The interpreter's modules by arch, with their exports."""
    found: dict[str, list[tuple[str, bytes]]] = {}
    for part in parts:
        for image in part.manifest.images:
            if image.kind == "ir":
                own = [(export.name, part.module(image, export.name)) for export in part.manifest.exports]
                found.setdefault(image.archs[0], []).extend(own)
    return found


def _fatbin(export: str, data: bytes, manifests: Iterable[Manifest]) -> Image:
    archs = tuple(arch for manifest in manifests if manifest.exports[0].name == export for arch in manifest.archs)
    return make_image("fatbin", archs, export, data, export)
