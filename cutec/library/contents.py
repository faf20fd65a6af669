"""All of a bundle as its C library wants it: what `templates/export/` print."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Any

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.artifact.choice import Choice
from cutec.artifact.host import HostProgram
from cutec.artifact.host_ops import FUNCTIONS, FUNCTIONS_OF_TWO
from cutec.artifact.identity import identity
from cutec.artifact.manifest import Export, Image
from cutec.artifact.signature import Signature, StreamParam, WorkspaceParam
from cutec.artifact.tensor_map import TensorMapRecipe
from cutec.diag import error
from cutec.diag.catalog import entries
from cutec.lazy_pattern import pattern
from cutec.library.attributes import NUMBERS
from cutec.library.c_names import check_names, is_taken
from cutec.library.choosing import choosing, workspaces
from cutec.library.interface import interface_of, unreserved
from cutec.library.operators import functions_of
from cutec.library.parameters import about, tables, takes
from cutec.library.program import Constant, Fact, c_string, write
from cutec.library.sharing import Sharing, kernels
from cutec.library.statuses import STATUSES, exceptions
from cutec.runtime.select import parse_arch
from cutec.runtime.tensors import DLPACK
from cutec.version import __version__

# The order of CUtensorMapDataType.
_TYPES = ("u8", "u16", "u32", "i32", "u64", "i64", "f16", "f32", "f64", "bf16", "", "tf32", "")
_TYPES += ("b4x16", "b4x16_p64", "b6x16_p32")
_INTERLEAVES = ("none", "16B", "32B")
_SWIZZLES = ("none", "32B", "64B", "128B", "128B_ATOM_32B")  # CUtensorMapSwizzle
_PROMOTIONS = ("none", "64B", "128B", "256B")
_OF_MATH = pattern(rf"\b(?:{'|'.join(('sqrt', *FUNCTIONS, *FUNCTIONS_OF_TWO))})\(")  # of math.h
_WORDS_IN_LINE = 6
# Sizes in templates/export/driver.c.j2 and records.c.j2.
_LAUNCH, _ATTRIBUTE, _POINTER, _SLOT, _MAP = 80, 72, 8, 8, 128

Values = dict[str, Any]


class Library:
    """`context()` is what the templates print for a bundle as the library `name`. Raises E1120 for
    what C cannot have.
    """

    def __init__(self, bundle: Bundle | MemoryBundle, name: str):
        self.bundle, self.name = bundle, name
        self.manifest = bundle.manifest
        self.recipes: list[TensorMapRecipe] = []
        self.images: list[tuple[Image, str]] = []
        self.forms: list[Values] = []
        self.programs = 0
        self.sharing = Sharing()

    def context(self) -> Values:
        """The values of all templates, by name."""
        codes = entries()
        functions = [self._function(i, *which) for i, which in enumerate(functions_of(self.manifest))]
        fills = self.sharing.functions()
        most = self._most(functions)
        for function in functions:
            function["call_words"] = _call_words(most, fills)
        check_names(self.name, functions, STATUSES)
        return {
            "lib": self.name,
            "LIB": self.name.upper(),
            "version": __version__,
            "archs": ", ".join(self.manifest.archs),
            "statuses": [(name, int(code[1:]), codes[code].title) for name, code in STATUSES.items()],
            "exceptions": exceptions(),
            "functions": functions,
            "forms": self.forms,
            "fills": fills,
            "recipes": [_recipe(r) for r in self.recipes],
            "images": [self._image(i, *which) for i, which in enumerate(self.images)],
            "most": most,
            "bundle": identity(self.manifest),
            "dtypes": sorted((*key, c_string(name)) for key, name in DLPACK.items()),
            "computes": any(_OF_MATH.search(line) for fill in fills for line in fill["statements"]),
        }

    def _function(self, number: int, name: str, choice: Choice | None, exports: list[Export]) -> Values:
        signature = exports[0].signature.interface
        interface = interface_of(signature)
        symbol = self._symbol(name)
        params = list(tables(number, signature))
        forms = [self._form(number, e) for e in exports]
        return {
            "number": number,
            "name": name,
            "c_name": c_string(name),
            "symbol": symbol,
            "SYMBOL": symbol.upper(),
            "title": f"{name}, compiled from {exports[0].source.file}:{exports[0].source.line}.",
            "about": list(about(exports[0].signature, len(exports))),
            "fields": interface.fields,
            "stream": interface.stream,
            "takes": list(takes(signature, interface)),
            "values": [p.name for p in signature.params if not isinstance(p, (StreamParam, WorkspaceParam))],
            "stream_at": _stream_at(signature),
            "workspaces": [interface.params[w.name] for w in signature.workspaces],
            "params": params,
            "symbols": [{"name": c_string(s.name), "divisor": s.div, "width": s.width} for s in signature.symbols],
            **choosing(choice, signature),
            "forms": forms,
            "form_count": len(forms),
            "direct": not signature.workspaces and not any(p["repeats"] for form in forms for p in form["programs"]),
            "strides": sum(p["chosen_strides"] for p in params),
            "export": exports[0],
        }

    def _symbol(self, name: str) -> str:
        """The function's name in C, which begins with the library's: `add_mul` for `mul` of the
        library `add`; `scale` for `scale` of `scale`, but `exp_exp` for `exp` of `exp`.
        """
        name = unreserved(name)
        begins = name == self.name or name.startswith(self.name + "_")
        return name if begins and not is_taken(name) else f"{self.name}_{name}"

    def _form(self, function: int, export: Export) -> Values:
        number = len(self.forms)
        programs = [self._program(function, export, p.host, p.archs) for p in export.programs]
        by_arch = {arch: q["number"] for p, q in zip(export.programs, programs) for arch in p.archs}
        form = {
            "number": number,
            "name": export.name,
            "c_name": c_string(export.name),
            "programs": programs,
            "images": list(self._form_images(export, by_arch)),
            **workspaces(export.signature),
        }
        self.forms.append(form)
        return form

    def _form_images(self, export: Export, programs: dict[str, int]) -> Iterator[Values]:
        for image in self.manifest.images:
            if image.kind in ("cubin", "ptx") and image.export in (None, export.name):
                for arch in image.archs:
                    if arch in programs:
                        major, minor, suffix = parse_arch(arch)
                        yield {
                            "ptx": int(image.kind == "ptx"),
                            "major": major,
                            "minor": minor,
                            "suffix": ("", "f", "a").index(suffix),
                            "arch": arch,
                            "program": programs[arch],
                            "number": self._image_number(image, arch),
                        }

    def _image_number(self, image: Image, arch: str) -> int:
        found = (image, arch)
        if found not in self.images:
            self.images.append(found)
        return self.images.index(found)

    def _image(self, number: int, image: Image, arch: str) -> Values:
        data = self.bundle.read(image)
        data += bytes(8 - len(data) % 8)  # PTX ends with a zero
        words = struct.unpack(f"<{len(data) // 8}Q", data)
        lines = (words[i : i + _WORDS_IN_LINE] for i in range(0, len(words), _WORDS_IN_LINE))
        return {"number": number, "words": ",\n".join(",".join(f"{w:#x}" for w in line) for line in lines)}

    def _program(self, function: int, export: Export, host: HostProgram, archs: Sequence[str]) -> Values:
        number, self.programs = self.programs, self.programs + 1
        code = write(export.signature, host)
        first_map = len(self.recipes)
        self.recipes += code.maps
        params = Constant("params", "const struct param *", f"params_{function}")
        maps = Constant("maps", "int", str(first_map))
        return {
            "number": number,
            "fill": self.sharing.add(number, f"{export.name} on {', '.join(archs)}", code, params, maps),
            "kernels": kernels(code),
            "facts": [_fact(f) for f in code.facts],
            "repeats": int(code.repeats),
            "carried": code.carried,
        }

    def _most(self, functions: list[Values]) -> dict[str, int]:
        programs = [p for f in self.forms for p in f["programs"]]

        def most(counts: Iterator[int]) -> int:
            return max([1, *counts])

        return {
            "params": most(len(f["params"]) for f in functions),
            "symbols": most(len(f["symbols"]) for f in functions),
            "strides": most(f["strides"] for f in functions),
            "extents": most(f["leaves"] for f in self.forms),
            "rank": most(p["rank"] for f in functions for p in f["params"]),
            "launches": most(len(p["kernels"]) for p in programs),
            "facts": most(len(p["facts"]) for p in programs),
            "carried": most(p["carried"] for p in programs),
            "forms": most(iter([len(self.forms)])),
            "images": most(iter([len(self.images)])),
        }


def _call_words(most: dict[str, int], fills: list[Values]) -> int:
    """The size of a prepared call (templates/export/calls.c.j2), with room to align it."""
    frame = max(
        _LAUNCH * max(1, len(fill["launches"]))
        + _ATTRIBUTE * max(1, fill["attributes"])
        + _POINTER * max(1, fill["params"])
        + _SLOT * max(1, fill["slots"])
        + _MAP * max(1, fill["maps"])
        + 128
        for fill in fills
    )
    call = 24 * most["params"] + 8 * (most["symbols"] + most["strides"] + most["extents"]) + 64
    return (24 + call + frame + 128 + 127) // 64 * 8


def _fact(fact: Fact) -> Values:
    if fact.attribute and fact.attribute not in NUMBERS:
        raise error("E4005", f"there is no device attribute {fact.attribute!r}")
    number = NUMBERS[fact.attribute] if fact.attribute else 0
    return {"attribute": number, "cluster": fact.cluster, "shape": fact.shape, "block": fact.block}


def _stream_at(signature: Signature) -> int:
    """The place of the stream among the arguments without workspaces, or -1."""
    params = [p for p in signature.params if not isinstance(p, WorkspaceParam)]
    return next((i for i, p in enumerate(params) if isinstance(p, StreamParam)), -1)


def _recipe(recipe: TensorMapRecipe) -> Values:
    def braces(numbers: Sequence[int], count: int) -> str:
        return "{" + ", ".join(map(str, [*numbers, *[0] * (count - len(numbers))])) + "}"

    box = recipe.im2col
    if box is not None and box.wide != "none":
        raise error("E1120", "columns of pixels along the width (im2col::w) in a library", help="launch it from Python")
    return {
        "type": _TYPES.index(recipe.dtype),
        "interleave": _INTERLEAVES.index(recipe.interleave),
        "swizzle": _SWIZZLES.index(recipe.swizzle),
        "l2_promotion": _PROMOTIONS.index(recipe.l2_promotion),
        "oob_fill": int(recipe.oob_fill == "nan"),
        "im2col": int(box is not None),
        "rank": recipe.rank,
        "alignment": recipe.alignment,
        "whole": recipe.whole,
        "dtype": c_string(recipe.dtype),
        "cut": recipe.outermost if recipe.oob_fill == "cut" else 0,
        "box": braces(recipe.box, 5),
        "element_strides": braces(recipe.element_strides, 5),
        "lower": braces(box.lower if box else (), 3),
        "upper": braces(box.upper if box else (), 3),
        "channels": box.channels if box else 0,
        "pixels": box.pixels if box else 0,
    }
