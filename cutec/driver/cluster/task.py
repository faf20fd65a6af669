"""What workers do: build one unit of a snapshot, pack the cubins of an export, and say what they
are. Arguments and answers are plain data; artifacts are in the store.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import threading
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from cutec.diag import error
from cutec.driver.build.build import perform, store_of
from cutec.driver.cache.build_cache import own_digest
from cutec.driver.cache.product import Product
from cutec.driver.cluster.parts import Build, fatbin_record, publish, published
from cutec.driver.cluster.snapshot import unpack
from cutec.driver.inputs.watch import install_hook
from cutec.driver.options.options import BuildOptions
from cutec.driver.project.units import ProjectUnit
from cutec.environment import cache_folder
from cutec.target.arch import parse_arch
from cutec.toolchain.emit import make_fatbinary
from cutec.toolchain.find import find_toolset
from cutec.toolchain.identity import COMPILE, tool_identities
from cutec.toolchain.key import Key
from cutec.version import __version__

_TRACE = threading.Lock()  # a trace is global to a process


def facts() -> dict[str, str]:
    """What this worker builds with: units of equal facts give equal bytes. A tool that is not found
    is "".
    """
    tools = tool_identities(COMPILE)
    return {
        "cutec": __version__,
        "cutec's files": own_digest(),
        "Python": platform.python_version(),
        **{name: tools[name] for name in COMPILE},
    }


def build(asked: Mapping[str, Any], fields: Mapping[str, Any]) -> None:
    """Build a unit (`fields` of a ProjectUnit) and publish its part, unless that is done. `asked`:
    the fields of a `Build`. Raises as `perform`, `unpack` and `publish`, and E2041 on a worker
    whose facts are others.
    """
    whole, unit = Build(**asked), ProjectUnit(**fields)
    _check(whole.made_with)
    store, record = store_of(BuildOptions(**whole.where)), whole.record(unit)
    if store.get(record) is not None:
        return
    with _TRACE:
        install_hook()
        root = unpack(whole.snapshot, store, cache_folder() / "snapshots")
        os.chdir(root)  # for good: messages that are made of errors have the paths that the caller has
        product = perform(unit.build_options(Path(), whole.where))
    publish(store, record, product.pack(partial(_from, root)))


def pack(asked: Mapping[str, Any], keys: Sequence[Mapping[str, Any]]) -> None:
    """Publish the fat binary of an export: of the cubins of its parts (`keys`: fields of their
    records). Raises as `publish`, E20xx if fatbinary fails, and E2042 for a part that the store
    does not have.
    """
    where, parts = Build(**asked).where, [Key(**fields) for fields in keys]
    store = store_of(BuildOptions(**where))
    images = [(parse_arch(part.subject[1]), "cubin", _cubin(published(store, part))) for part in parts]
    publish(store, fatbin_record(parts), make_fatbinary(images, find_toolset(where["llvm"], where["cuda"])))


def digest_of(facts: Mapping[str, str]) -> str:
    """The digest of a worker's facts, which all workers of a build have in common."""
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


@cache
def _own_facts() -> dict[str, str]:
    return facts()


def _check(made_with: str) -> None:
    """Raise E2041 on a worker that came later, and is not as those that were asked."""
    if digest_of(_own_facts()) != made_with:
        raise error(
            "E2041",
            f"{platform.node()} has another cutec, Python or tools than the other workers",
            help="install the same on all of them",
        )


def _from(root: Path, path: str) -> str:
    """The path of a file from the project's folder; that of a file elsewhere as it is."""
    absolute = Path(os.path.abspath(path))
    return str(absolute.relative_to(root)) if absolute.is_relative_to(root) else path


def _cubin(part: bytes) -> bytes:
    files = Product.unpack(part).files
    return next(data for name, data in files.items() if name.endswith(".cubin"))
