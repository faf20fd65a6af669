"""`cutec export`: the files of a bundle's library in a folder."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.diag import error
from cutec.files import write_together
from cutec.lazy_pattern import pattern
from cutec.library import cute_abi, jax_calls, pytorch, wheel
from cutec.library.c_names import FILES
from cutec.library.contents import Library
from cutec.library.interface import RESERVED
from cutec.library.wheel import Package
from cutec.render.templates import shipped

_NAME = pattern(r"[A-Za-z][A-Za-z0-9_]*\Z")

# Part of an export -> its files and their templates; `{}` stands for the library's name.
PARTS = {
    "c": {"{}.h": "library.h.j2", "{}.c": "library.c.j2"},
    "make": {"Makefile": "Makefile.j2", "{}.pc.in": "pkgconfig.pc.in.j2"},
    "cmake": {"CMakeLists.txt": "CMakeLists.txt.j2", "{}.pc.in": "pkgconfig.pc.in.j2"},
    "tvm-ffi": {"{}_tvm_ffi.c": "tvm_ffi.c.j2"},
    "runtime": {"{}_runtime.c": "runtime.c.j2"},
    "torch": {"{}_torch.cpp": "torch.cpp.j2", "{}_torch.py": "torch.py.j2"},
    "jax": {"{}_jax.c": "jax.c.j2", "{}_jax.py": "jax.py.j2"},
    "wheel": {
        "pyproject.toml": "wheel/pyproject.toml.j2",
        "hatch_build.py": "wheel/hatch_build.py.j2",
        "{}/__init__.py": "wheel/package.py.j2",
        "{}/__init__.pyi": "wheel/package.pyi.j2",
        "{}/_calls.py": "wheel/calls.py.j2",
        "{}/py.typed": "wheel/py.typed.j2",
    },
}
DEFAULT = ("c", "make", "cmake")
PACKAGE = Package()


def export(
    bundle: Bundle | MemoryBundle,
    directory: Path,
    name: str,
    parts: Collection[str] = DEFAULT,
    package: Package = PACKAGE,
) -> list[Path]:
    """Write parts of the library `name`. Files that are there already with the same content keep
    their time. Returns the files. Raises E1120 for a name or a bundle that C cannot have, E3006 for
    a damaged bundle, OSError; nothing is written then.
    """
    texts = rendered(bundle, name, parts, package)
    write_together(directory, {file: text.encode() for file, text in texts.items()})
    return [directory / file for file in texts]


def rendered(
    bundle: Bundle | MemoryBundle,
    name: str,
    parts: Collection[str],
    package: Package = PACKAGE,
    absent: Sequence[int] = (),
    cute: bool = False,
) -> dict[str, str]:
    """The files of a library's parts by name. `absent`: places in calls through TVM-FFI at which
    None may stand, for parameters that were None when the function was compiled. `cute`: with what
    public C++ programs call (`cute_abi`). Raises E1120, E3006.
    """
    if not _NAME.match(name) or name in RESERVED:
        raise error("E1120", f"{name!r} cannot be the name of a C library", help="--lib NAME, a C identifier")
    if name in FILES:
        what = f"{name}.h or lib{name}.so of library {name!r} would be taken for the system's"
        raise error("E1120", what, help="give the library another name with --lib")
    if "wheel" in parts:
        wheel.check(package, name)
        parts = list(dict.fromkeys(("c", *parts)))  # it compiles them
    files = {file.format(name): template for part in parts for file, template in PARTS[part].items()}
    values = Library(bundle, name).context()
    if cute:
        cute_abi.add(values["functions"])
    if "jax" in parts:
        jax_calls.add(values["functions"])
    if "wheel" in parts:
        wheel.add(values["functions"])
    if "torch" in parts:
        values |= pytorch.context(bundle.manifest, name, {f["name"]: f["symbol"] for f in values["functions"]})
    values |= {"parts": parts, "absent": absent, "cute": cute, "package": package, "taken_names": wheel.PUBLIC}
    values["modules"] = {part: needed for part, needed in wheel.MODULES.items() if part in parts}
    others = (file for file in files if file.endswith(".c") and file not in (f"{name}.c", f"{name}_runtime.c"))
    values["sources"] = [f"{name}.c", *others]
    templates = shipped(None)
    return {file: templates.render(f"export/{template}", **values) for file, template in files.items()}
