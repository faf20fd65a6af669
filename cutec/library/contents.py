"""All of a bundle as its C library wants it: what `templates/export/` print."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cutec.artifact import guard
from cutec.artifact.bundle import Bundle
from cutec.artifact.choice import Choice, guard_names
from cutec.artifact.host import HostProgram, Input
from cutec.artifact.manifest import Export, Image
from cutec.artifact.signature import (
    DTYPE_BITS,
    Param,
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    TensorParam,
    WorkspaceParam,
)
from cutec.artifact.tensor_map import TensorMapRecipe
from cutec.artifact.workspace import trees
from cutec.diag import error
from cutec.library import sums
from cutec.library.attributes import NUMBERS
from cutec.library.interface import Interface, interface_of, tensor_text, unreserved
from cutec.library.program import SLOTS, Fact, LaunchCode, ProgramCode, c_string, write
from cutec.runtime.select import parse_arch
from cutec.version import __version__

# Name in C, diagnostic, whose number is that of the status, and meaning.
STATUSES = (
    ("DIVISION", "E3011", "the host program divides by zero"),
    ("TENSOR_MAP", "E3013", "no tensor map for a tensor"),
    ("NO_DRIVER", "E4002", "no NVIDIA driver"),
    ("NO_GPU", "E4003", "no usable GPU"),
    ("DRIVER", "E4004", "a call of the driver failed"),
    ("NO_CODE", "E4010", "the library has no code for this GPU"),
    ("BAD_IMAGE", "E4011", "the driver refuses the code"),
    ("NO_KERNEL", "E4012", "the code lacks a kernel"),
    ("EXTENT", "E4023", "wrong extent"),
    ("STRIDE", "E4024", "wrong stride"),
    ("ALIGNMENT", "E4025", "insufficient alignment"),
    ("DIVISIBLE", "E4026", "an extent or stride is not divisible as promised"),
    ("OVERLAP", "E4028", "tensors overlap"),
    ("SCALAR_RANGE", "E4029", "a number that a parameter cannot hold"),
    ("ASSERTION", "E4032", "an assertion of the host function failed"),
    ("WORKSPACE_MEMORY", "E4033", "unusable workspace"),
    ("WORKSPACE_SIZE", "E4034", "a workspace of impossible size"),
    ("NO_FORM", "E4035", "no form of the function takes the call"),
    ("LAUNCH_FAILED", "E4040", "the launch failed"),
    ("OUT_OF_RANGE", "E4041", "an extent is out of range"),
    ("TOO_MUCH_SHARED", "E4043", "too much shared memory"),
    ("NULL_POINTER", "E4071", "a null pointer"),
    ("STRUCT_SIZE", "E4072", "a struct of another size"),
    ("NO_CONTEXT", "E4073", "no CUDA context is current"),
    ("NO_MEMORY", "E4074", "no host memory"),
)
_TYPES = ("u8", "u16", "u32", "i32", "u64", "i64", "f16", "f32", "f64", "bf16", "", "tf32")  # CUtensorMapDataType
_INTERLEAVES = ("none", "16B", "32B")
_SWIZZLES = ("none", "32B", "64B", "128B")
_PROMOTIONS = ("none", "64B", "128B", "256B")
_WORDS_IN_LINE = 6
# Sizes in templates/export/driver.c.j2 and records.c.j2.
_LAUNCH, _ATTRIBUTE, _POINTER, _SLOT, _MAP = 80, 72, 8, 8, 128

Values = dict[str, Any]


class Library:
    """`context()` is what the templates print for a bundle as the library `name`. Raises E4070 for
    what C cannot have.
    """

    def __init__(self, bundle: Bundle, name: str):
        self.bundle, self.name = bundle, name
        self.manifest = bundle.manifest
        self.recipes: list[TensorMapRecipe] = []
        self.images: list[tuple[Image, str]] = []
        self.forms: list[Values] = []
        self.programs = 0

    def context(self) -> Values:
        """The values of all templates, by name."""
        functions = [self._function(i, *which) for i, which in enumerate(self._functions())]
        most = self._most(functions)
        for function in functions:
            function["call_words"] = self._call_words(most)
        self._check_names(functions)
        return {
            "lib": self.name,
            "LIB": self.name.upper(),
            "version": __version__,
            "archs": ", ".join(self.manifest.archs),
            "statuses": [(name, int(code[1:]), meaning) for name, code, meaning in STATUSES],
            "functions": functions,
            "forms": self.forms,
            "recipes": [_recipe(r) for r in self.recipes],
            "images": [self._image(i, *which) for i, which in enumerate(self.images)],
            "most": most,
            "root": any("sqrt(" in line for f in self.forms for p in f["programs"] for line in p["statements"]),
        }

    def _functions(self) -> Iterator[tuple[str, Choice | None, list[Export]]]:
        """Name, choice and exports of each function: the choices, and the exports that are no form
        of one.
        """
        exports = {e.name: e for e in self.manifest.exports}
        for choice in self.manifest.choices:
            yield choice.name, choice, [exports[form.export] for form in choice.forms]
        taken = {form.export for choice in self.manifest.choices for form in choice.forms}
        for export in self.manifest.exports:
            if export.name not in taken:
                yield export.name, None, [export]

    def _function(self, number: int, name: str, choice: Choice | None, exports: list[Export]) -> Values:
        signature = exports[0].signature.interface
        interface = interface_of(signature)
        symbol = self._symbol(name)
        params = list(_params(number, signature))
        forms = [self._form(number, e) for e in exports]
        return {
            "number": number,
            "name": name,
            "c_name": c_string(name),
            "symbol": symbol,
            "SYMBOL": symbol.upper(),
            "title": f"{name}, compiled from {exports[0].source.file}:{exports[0].source.line}.",
            "about": list(_about(exports[0].signature, len(exports))),
            "fields": interface.fields,
            "stream": interface.stream,
            "takes": list(_takes(signature, interface)),
            "workspaces": [interface.params[w.name] for w in signature.workspaces],
            "params": params,
            "symbols": [{"name": c_string(s.name), "divisor": s.div, "width": s.width} for s in signature.symbols],
            **_guards(choice, signature),
            "forms": forms,
            "form_count": len(forms),
            "strides": sum(p["chosen_strides"] for p in params),
        }

    def _symbol(self, name: str) -> str:
        """The function's name in C, which begins with the library's."""
        name = unreserved(name)
        return name if name == self.name or name.startswith(self.name + "_") else f"{self.name}_{name}"

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
            **_workspaces(export.signature),
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
        placed = {"@PARAMS@": f"params_{function}", "@MAPS@": str(first_map)}
        return {
            "number": number,
            "archs": ", ".join(archs),
            "statements": [_placed(line, placed) for line in code.statements],
            "launches": list(_launches(code)),
            "attributes": sum(len(n.attributes) for n in code.launches),
            "params": sum(len(n.args) for n in code.launches),
            "maps": sum(type == "tensor_map" for n in code.launches for type, _ in n.args),
            "facts": [_fact(f) for f in code.facts],
            "steps": int(code.repeats),
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
            "launches": most(len(p["launches"]) for p in programs),
            "facts": most(len(p["facts"]) for p in programs),
            "forms": most(iter([len(self.forms)])),
            "images": most(iter([len(self.images)])),
        }

    def _call_words(self, most: dict[str, int]) -> int:
        """The size of a prepared call (templates/export/calls.c.j2), with room to align it."""
        frame = max(
            _LAUNCH * max(1, len(p["launches"]))
            + _ATTRIBUTE * max(1, p["attributes"])
            + (_POINTER + _SLOT) * max(1, p["params"])
            + _MAP * max(1, p["maps"])
            + 128
            for f in self.forms
            for p in f["programs"]
        )
        call = 24 * most["params"] + 8 * (most["symbols"] + most["strides"] + most["extents"]) + 64
        return (16 + call + frame + 128 + 127) // 64 * 8

    def _check_names(self, functions: list[Values]) -> None:
        """Raise E4070 if two things of the header have one name."""
        taken = {f"{self.name}_{n}" for n in ("error_string", "message", "abi", "load", "unload")}
        for f in functions:
            suffixes = ["", "_unchecked", "_args", "_call", "_prepare", "_launch"]
            suffixes += ["_workspace_size"] if f["workspaces"] else []
            names = {f["symbol"] + suffix for suffix in suffixes}
            if names & taken:
                raise error(
                    "E4070",
                    f"the C name {min(names & taken)} would stand for two things in library {self.name}",
                    help="rename the export, or give the library another name with --lib",
                )
            taken |= names


def _placed(line: str, places: dict[str, str]) -> str:
    for place, text in places.items():
        line = line.replace(place, text)
    return line


def _about(signature: Signature, forms: int) -> Iterator[str]:
    for param in signature.params:
        if isinstance(param, TensorParam):
            yield f"{param.name}: {param.role} {tensor_text(param)}"
        elif not isinstance(param, StreamParam):
            yield f"{param.name}: {'workspace ' if isinstance(param, WorkspaceParam) else ''}{param.dtype}"
    if forms > 1:
        yield f"A call takes one of {forms} forms, by its extents and integers."


def _kind(param: Param) -> str:
    kinds = {
        TensorParam: "TENSOR",
        ScalarParam: "SCALAR",
        PointerParam: "POINTER",
        WorkspaceParam: "WORKSPACE",
        StreamParam: "STREAM",
    }
    return kinds[type(param)]


def _params(function: int, signature: Signature) -> Iterator[Values]:
    symbols = {s.name: i for i, s in enumerate(signature.symbols)}
    first = 0
    for number, param in enumerate(signature.params):
        tensor = param if isinstance(param, TensorParam) else None
        dtype = getattr(param, "dtype", "")
        chosen = sum(s is None for s in tensor.stride) if tensor and tensor.order is None else 0
        values: Values = {
            "number": number,
            "name": c_string(param.name),
            "dtype": c_string(dtype),
            "shape": c_string(", ".join(map(str, tensor.shape)) if tensor else ""),
            "kind": _kind(param),
            "rank": tensor.rank if tensor else 0,
            "bits": DTYPE_BITS.get(dtype, 0),
            "output": int(bool(tensor and tensor.role != "in")),
            "noalias": int(bool(tensor and tensor.noalias)),
            "ordered": int(bool(tensor and tensor.order is not None)),
            "align": getattr(param, "align", 0) or 1,
            "first_stride": first,
            "chosen_strides": chosen,
            "tables": "NULL, NULL, NULL, NULL",
        }
        if tensor and tensor.rank:
            values["extents"] = [e if isinstance(e, int) else -1 - symbols[e] for e in tensor.shape]
            values["strides"] = ["ANY" if s is None else s for s in tensor.stride]
            values["divisors"] = list(tensor.stride_div)
            values["order"] = list(tensor.order) if tensor.order is not None else None
            names = [f"{table}_{function}_{number}" for table in ("extents", "strides", "divisors")]
            names.append("NULL" if tensor.order is None else f"order_{function}_{number}")
            values["tables"] = ", ".join(names)
        first += chosen
        yield values


def _takes(signature: Signature, interface: Interface) -> Iterator[str]:
    """Statements that take a call `c` from the fields of the struct `a`."""
    for number, param in enumerate(signature.params):
        if isinstance(param, StreamParam):
            continue
        field = interface.params[param.name]
        if isinstance(param, (TensorParam, PointerParam, WorkspaceParam)):
            yield f"c->pointer[{number}] = (uint64_t)(uintptr_t)a->{field};"
        if isinstance(param, WorkspaceParam):
            yield f"c->given[{number}] = a->{interface.bytes[param.name]};"
        elif isinstance(param, ScalarParam):
            yield from _takes_scalar(number, param, field)
    for number, symbol in enumerate(signature.symbols):
        yield f"c->symbol[{number}] = a->{interface.symbols[symbol.name]};"
    for number, name in enumerate(interface.strides.values()):
        yield f"c->stride[{number}] = a->{name};"


def _takes_scalar(number: int, param: ScalarParam, field: str) -> Iterator[str]:
    if param.dtype in ("f16", "bf16"):
        yield "{"
        yield f"    int status = scalar_{param.dtype}({c_string(param.name)}, a->{field}, &c->scalar[{number}]);"
        yield "    if (status)"
        yield "        return status;"
        yield "}"
    elif param.dtype == "i1":
        yield f"c->scalar[{number}].u8 = a->{field} != 0;"
    else:
        leaf = {"u": "i"}.get(param.dtype[0], param.dtype[0]) + param.dtype[1:]
        cast = f"(int{param.dtype[1:]}_t)" if param.dtype[0] == "u" else ""
        yield f"c->scalar[{number}].{SLOTS[leaf]} = {cast}a->{field};"


def _names(signature: Signature, used: set[str]) -> tuple[dict[str, str], dict[str, sums.Range], list[str]]:
    """The C variables of the symbols and integer scalars that guards read, their ranges, and the
    lines that declare them.
    """
    names, ranges, lines = {}, {}, []
    for number, symbol in enumerate(signature.symbols):
        if symbol.name in used:
            names[symbol.name] = f"s{number}"
            ranges[symbol.name] = (0, (1 << symbol.width - 1) - 1)
            lines.append(f"const int64_t s{number} = c->symbol[{number}];")
    for number, param in enumerate(signature.params):
        if isinstance(param, ScalarParam) and param.name in used:
            bits = int(param.dtype[1:])
            unsigned = param.dtype[0] == "u"
            names[param.name] = f"p{number}"
            ranges[param.name] = (0, (1 << bits) - 1) if unsigned else (-(1 << bits - 1), (1 << bits - 1) - 1)
            slot = f"c->scalar[{number}].{SLOTS[f'i{bits}']}"
            lines.append(f"const {'u' * unsigned}int{bits}_t p{number} = {f'(uint{bits}_t)' * unsigned}{slot};")
    return names, ranges, lines


def _guards(choice: Choice | None, signature: Signature) -> Values:
    texts = [form.when for form in choice.forms if form.when] if choice else []
    allowed = guard_names(signature)
    used = set().union(*(guard.names_of(guard.parse(text, allowed)) for text in texts))
    names, ranges, lines = _names(signature, used)
    if texts and not lines:
        lines = ["(void)c;"]
    guards = [sums.condition(text, names, ranges) for text in texts]
    refusal = None if choice is None or choice.takes_all else _refusal(choice, signature)
    return {"guards": guards, "guard_names": lines, "refusal": refusal}


def _refusal(choice: Choice, signature: Signature) -> Values:
    """The format, and its arguments, of what is said of a call that no form takes."""
    allowed = guard_names(signature)
    names = list(dict.fromkeys(name for name in map(_name_of(signature), signature.leaves()) if name in allowed))
    variables, ranges, lines = _names(signature, allowed)
    said = choice.refusal(dict.fromkeys(names, 0)).replace("%", "%%")
    for name in names:
        kind = "llu" if ranges[name][1] >= 1 << 63 else "lld"
        said = said.replace(f"{name}=0", f"{name}=%{kind}", 1)
    casts = ["(unsigned long long)" if ranges[name][1] >= 1 << 63 else "(long long)" for name in names]
    arguments = [f"{cast}{variables[name]}" for cast, name in zip(casts, names)]
    return {"format": c_string(said), "arguments": arguments, "lines": lines}


def _name_of(signature: Signature) -> Callable[[Input], str]:
    return lambda leaf: signature.leaf_symbol(leaf).name if leaf.kind == "symbol" else leaf.param


def _workspaces(signature: Signature) -> Values:
    allowed = guard_names(signature)
    found, leaf, used = [], 0, set()
    for param in signature.workspaces:
        extents = []
        for dim, (tree, text) in enumerate(zip(trees(param, allowed), param.shape)):
            used |= guard.names_of(tree)
            extents.append((tree, str(text), leaf if dim in param.computed else None))
            leaf += dim in param.computed
        found.append((param, extents))
    names, ranges, lines = _names(signature, used)
    return {
        "names": lines,
        "leaves": leaf,
        "workspaces": [
            {
                "name": c_string(param.name),
                "bits": DTYPE_BITS[param.dtype],
                "align": param.align,
                "zeroed": int(param.zeroed),
                "extents": [
                    {"text": sums.extent(tree, names, ranges, text), "source": c_string(text), "leaf": number}
                    for tree, text, number in extents
                ],
            }
            for param, extents in found
        ],
    }


def _launches(code: ProgramCode) -> Iterator[Values]:
    attributes = params = maps = slots = 0
    for n in code.launches:
        args = []
        for type, text in n.args:
            if type == "tensor_map":
                place = f"f->maps[{maps}]"
                args.append({"store": f"{place} = {text};", "place": place})
                maps += 1
            else:
                args.append({"store": f"f->slots[{slots}].{SLOTS[type]} = {text};", "place": f"f->slots[{slots}]"})
                slots += 1
        yield {
            "happens": n.happens,
            "extents": [*n.grid, *n.block, *(n.cluster or ("1", "1", "1"))],
            "shared": n.shared,
            "kernel": c_string(n.kernel),
            "attributes": n.attributes,
            "first_attribute": attributes,
            "first_param": params,
            "args": args,
            "constant_shared": n.constant_shared,
            "clusters": int(bool(n.cluster)),
            "cluster_shape": _cluster_shape(n),
        }
        attributes += len(n.attributes)
        params += len(n.args)


def _cluster_shape(launch: LaunchCode) -> tuple[int, ...]:
    return launch.cluster_shape or (0, 0, 0)


def _fact(fact: Fact) -> Values:
    if fact.attribute and fact.attribute not in NUMBERS:
        raise error("E4005", f"there is no device attribute {fact.attribute!r}")
    number = NUMBERS[fact.attribute] if fact.attribute else 0
    return {"attribute": number, "cluster": fact.cluster, "shape": fact.shape, "block": fact.block}


def _recipe(recipe: TensorMapRecipe) -> Values:
    def braces(numbers: Sequence[int], count: int) -> str:
        return "{" + ", ".join(map(str, [*numbers, *[0] * (count - len(numbers))])) + "}"

    box = recipe.im2col
    return {
        "type": _TYPES.index(recipe.dtype),
        "interleave": _INTERLEAVES.index(recipe.interleave),
        "swizzle": _SWIZZLES.index(recipe.swizzle),
        "l2_promotion": _PROMOTIONS.index(recipe.l2_promotion),
        "oob_fill": int(recipe.oob_fill == "nan"),
        "im2col": int(box is not None),
        "rank": recipe.rank,
        "alignment": recipe.alignment,
        "cut": recipe.outermost if recipe.oob_fill == "cut" else 0,
        "box": braces(recipe.box, 5),
        "element_strides": braces(recipe.element_strides, 5),
        "lower": braces(box.lower if box else (), 3),
        "upper": braces(box.upper if box else (), 3),
        "channels": box.channels if box else 0,
        "pixels": box.pixels if box else 0,
    }
