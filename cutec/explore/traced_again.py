"""CuTe IR and PTX of a bundle, which holds neither: its kernel file is traced and compiled again,
where it and whatever else the bundle was built from is unchanged.

The bundle has the hashes of the files, and the options. What is traced is shown only if its
lowering is the IR of the bundle, to the letter: else it would not belong to the machine code.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.artifact.manifest import Manifest, Recipe
from cutec.artifact.manifest_read import parse
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.build.recipe import again
from cutec.driver.cache.product import Product
from cutec.driver.options.options import BuildOptions, Emit
from cutec.explore.sources import first_other
from cutec.ir import serial
from cutec.ir.core import Op
from cutec.records import NamedTuple
from cutec.render import module_text
from cutec.toolchain.find import Toolset, find_toolset
from cutec.version import __version__

STAGES = ("cute", "ptx")
_ANEW = "build the bundle again to see this"
# options of this call of cutec
_AS_ASKED = (
    *("llvm", "cuda", "cache", "cache_dir", "remote_cache", "remote_upload", "environment", "audit", "progress"),
)


class Traced(NamedTuple):
    """The texts of `STAGES` that there are, and why one is missing."""

    texts: dict[str, str]
    notes: dict[str, str]


def obstacle(manifest: Manifest, root: Path, device: Op | None) -> str:
    """Why the kernel file of a bundle is not traced again, and what to do, in a line; "" if nothing
    speaks against it. `device`: the bundle's IR.
    """
    recipe = manifest.recipe
    if recipe is None:
        return f"the bundle does not say what it was built from; {_ANEW}"
    if manifest.cutec != __version__:
        return f"the bundle was made by cutec {manifest.cutec}, and this is {__version__}; {_ANEW}"
    if recipe.file is None:
        return f"the bundle was built from a module: `cutec explore -m {recipe.module}` shows this"
    if device is None:
        return "the bundle holds no IR to compare with (--no-ir); explore the kernel file to see this"
    other = first_other(root, manifest)
    remedy = "run cutec in the project's folder to see this" if other.endswith("not found") else _ANEW
    return f"{other}; {remedy}" if other else ""


def traced_again(bundle: Bundle, root: Path, export: str, device: Op | None, asked: BuildOptions) -> Traced:
    """Trace an export of a bundle again, and compile it to PTX. `asked` names the arch and the
    tools, and says what to cache; `device` is the bundle's IR for that arch.
    """
    recipe, why = bundle.manifest.recipe, obstacle(bundle.manifest, root, device)
    if why or recipe is None or device is None:
        return _neither(why)
    no_ptx = _other_tools(bundle.manifest, find_toolset(asked.llvm, asked.cuda))
    try:
        product = perform(_options(recipe, root, export, asked, ("cute",) if no_ptx else ("cute", "ptx")))
    except Exception as failed:  # the kernel file may raise anything
        words = failed.message if isinstance(failed, CutecError) else f"{type(failed).__name__}: {failed}"
        return _neither(f"traced again, the kernel file fails ({words}); {_ANEW}")
    if _code(_lowered(product, export)) != _code(device):
        return _neither(f"traced again, the kernel file gives other IR than the bundle's; {_ANEW}")
    return Traced(
        {o.stage: o.data.decode() for o in product.stages if o.stage in STAGES}, {"ptx": no_ptx} if no_ptx else {}
    )


def _neither(why: str) -> Traced:
    return Traced({}, dict.fromkeys(STAGES, why))


def _options(recipe: Recipe, root: Path, export: str, asked: BuildOptions, stages: Sequence[str]) -> BuildOptions:
    """The options of a build without machine code."""
    as_asked = {name: getattr(asked, name) for name in _AS_ASKED}
    made = {"output": "explore", "images": False, "emits": tuple(map(Emit, stages))}
    return BuildOptions(**again(recipe, root, export, asked.archs[0]), **as_asked, **made)


def _other_tools(manifest: Manifest, tools: Toolset) -> str:
    """Why PTX that is made now need not be that of the machine code, and what to do; "" if it has
    to be the same. ptxas need not be there: it takes no part.
    """
    llc, ptxas = tools.find("llc"), tools.find("ptxas")
    if llc is None:
        return tools.problem("llc").message
    for name, tool in (("llvm", llc), ("ptxas", ptxas)):
        made, here = manifest.tools.get(name), tool.version() if tool is not None else None
        if made and here and made != here:
            return f"the bundle was made with {name} {made}, and here is {here}; {_ANEW}"
    return ""


def _lowered(product: Product, export: str) -> Op:
    """The lowered module of a build."""
    bundle = MemoryBundle(parse(product.manifest.encode()), product.files)
    image = bundle.manifest.image("ir", product.archs[0], export)
    assert image is not None
    return serial.loads(bundle.module(image, export))


def _code(module: Op) -> str:
    """What the tools compile, without places."""
    return module_text(module, False)
