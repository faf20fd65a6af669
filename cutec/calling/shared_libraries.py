"""Compiled functions as shared libraries of C, for the doors that load them into this process. The
cache keeps them: a machine that was given the cache needs no C compiler.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.manifest_write import dump
from cutec.calling.call_cache import store
from cutec.calling.objects import renamed
from cutec.driver.cache.build_cache import own_digest
from cutec.library.write import rendered
from cutec.toolchain import host_compiler
from cutec.toolchain.key import make_key

KIND = "library"


def library_of(bundle: MemoryBundle, name: str, door: str, arch: str, absent: Sequence[int] = ()) -> bytes:
    """The shared library of a bundle of one function, which is called `name` there, with one of the
    doors of `cutec export`; `absent` as for `rendered`. Raises E1120 for what C or the door cannot
    have, E20xx without a compiler.
    """
    (export,) = bundle.manifest.exports
    made = renamed(bundle, name)
    images = {image.file: hashlib.sha256(bundle.read(image)).hexdigest() for image in bundle.manifest.images}
    parts = {
        "manifest": dump(made.manifest),
        "images": repr(sorted(images.items())),
        "door": door,
        "absent": repr(absent),
    }
    return kept((export.name, arch), parts, lambda: rendered(made, name, ("c", door), absent=absent))


def kept(subject: tuple[str, str], parts: Mapping[str, str], source: Callable[[], Mapping[str, str]]) -> bytes:
    """A shared library of C sources, from the cache or made. `parts`: what the sources depend on,
    besides cutec itself.
    """
    cache = store()
    key = make_key(KIND, subject, {**parts, "cutec": own_digest()})
    found = cache.get(key)
    if found is None:
        found = host_compiler.compile_shared(source())
        cache.put(key, found)
    return found
