"""The arguments of a `cutec run`: extents, scalars and tensors, from the command line, from files,
or by default.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cutec.artifact.choice import Choice, guard_names
from cutec.artifact.manifest import Export
from cutec.artifact.signature import PointerParam, ScalarParam, Signature, TensorParam
from cutec.diag import Note, error
from cutec.driver.run.room import check_room
from cutec.records import dataclass
from cutec.runtime import arrays, npy
from cutec.runtime.arrays import HostTensor
from cutec.runtime.check import INT_RANGE
from cutec.runtime.contents import arrays_of
from cutec.runtime.npy import NpyFile


@dataclass(frozen=True, slots=True)
class Arguments:
    """`values` in parameter order (None for a stream); `extents` by symbol; `defaults` lists
    defaults for values that were not given, as `name=value`.
    """

    values: list[Any]
    extents: dict[str, int]
    defaults: list[str]

    @property
    def tensors(self) -> list[HostTensor]:
        """The tensors among the values."""
        return [v for v in self.values if isinstance(v, HostTensor)]


def make_arguments(
    export: Export,
    settings: Mapping[str, str],
    files: Mapping[str, str],
    seed: int,
    choice: Choice | None = None,
) -> Arguments:
    """Arguments of one call. `settings`: texts of symbols and scalars; `files`: .npy files of
    tensors. Tensors that are not read hold what the export says, or are random, "out" ones
    poisoned. Of defaults those are taken that a form of `choice` takes, if it has one. A scalar
    with a symbol's name has its extent. Raises E1032 and E1050 to E1052.
    """
    signature = export.signature
    _check_names(signature, settings, files)
    tensors = {t.name: t for t in signature.tensors}
    read = {name: npy.open_npy(path, tensors[name]) for name, path in files.items()}
    extents = _extents(signature, settings, read)
    scalars = {p.name: _scalar(p, settings) for p in signature.params if isinstance(p, ScalarParam)}
    given = {name for name in scalars if name in settings}
    integers = {name: value for name, value in scalars.items() if isinstance(value, int)}

    def accepted(extents: Mapping[str, int]) -> bool:
        chosen = {**integers, **{name: n for name, n in extents.items() if name not in given}}
        return choice is None or choice.export(chosen) is not None

    missing = arrays.default_extents(signature, extents, accepted)
    defaults = [f"{name}={value}" for name, value in missing.items()]
    extents |= missing
    check_room(signature.tensors, extents, max((file.bytes for file in read.values()), default=0))
    scalars |= {name: extents[name] for name in scalars if name in extents and name not in given}
    held = _held(export, extents, scalars, files)
    rng, values = arrays.generator(seed), []
    for param in signature.params:
        if isinstance(param, TensorParam):
            values.append(_tensor(param, extents, read.get(param.name), held.get(param.name), rng))
        elif isinstance(param, ScalarParam):
            if param.name not in (*settings, *extents) and param.default is None:
                defaults.append(f"{param.name}=1")
            values.append(scalars[param.name])
        elif isinstance(param, PointerParam):
            raise error(
                "E1050",
                f"parameter {param.name!r} is a pointer to memory of unknown size",
                help="call the function from Python, or export it with a tensor",
            )
        else:
            values.append(None)
    return Arguments(values, extents, defaults)


def known_names(signature: Signature) -> dict[str, list[str]]:
    """The names that each option knows: `--set` symbols and scalars, `--in` tensors."""
    scalars = [p.name for p in signature.params if isinstance(p, ScalarParam)]
    return {"--set": [s.name for s in signature.symbols] + scalars, "--in": [t.name for t in signature.tensors]}


def _check_names(signature: Signature, settings: Mapping[str, str], files: Mapping[str, str]) -> None:
    known = known_names(signature)
    for option, given in (("--set", settings), ("--in", files)):
        for name in given:
            if name not in known[option]:
                raise error(
                    "E1050",
                    f"{option} {name}=...: there is no such {'symbol or scalar' if option == '--set' else 'tensor'}",
                    help=f"there are {', '.join(known[option]) or 'none'}",
                )


def _extents(signature: Signature, settings: Mapping[str, str], read: Mapping[str, NpyFile]) -> dict[str, int]:
    """Extents that are given, or that follow from the shapes of arrays from files. The checks of
    the call find contradictions.
    """
    extents: dict[str, int] = {}
    for symbol in signature.symbols:
        if symbol.name in settings:
            extents[symbol.name] = _integer(symbol.name, settings[symbol.name], 0, (1 << symbol.width - 1) - 1)
            if extents[symbol.name] % symbol.div:
                raise error(
                    "E1050",
                    f"--set {symbol.name}={extents[symbol.name]}: {symbol.name} has to be a multiple of {symbol.div}",
                )
    for tensor in signature.tensors:
        if tensor.name in read:
            for extent, have in zip(tensor.shape, read[tensor.name].shape):
                if isinstance(extent, str):
                    extents.setdefault(extent, have)
    return extents


def _held(
    export: Export, extents: Mapping[str, int], scalars: Mapping[str, Any], files: Mapping[str, str]
) -> dict[str, Any]:
    """What tensors hold that the export does not leave to chance, nor the command line says."""
    if not export.contents:
        return {}
    contents = {name: total for name, total in export.contents.items() if name not in files}
    names = guard_names(export.signature)
    return arrays_of(contents, export.signature, {n: x for n, x in {**scalars, **extents}.items() if n in names})


def _tensor(param: TensorParam, extents: Mapping[str, int], data: NpyFile | None, held: Any, rng: Any) -> HostTensor:
    tensor = arrays.make_tensor(param, extents)
    if data is not None:
        if data.shape != tensor.array.shape:
            want = ", ".join(
                f"{e} = {n}" if isinstance(e, str) else str(n) for e, n in zip(param.shape, tensor.array.shape)
            )
            raise error("E1052", f"--in {param.name}: the array has shape {list(data.shape)}, expected [{want}]")
        tensor.array[...] = data.read()
    elif param.role == "out":
        arrays.poison(tensor)
    elif held is not None:
        tensor.array[...] = held
    else:
        arrays.fill_random(tensor, rng)
    return tensor


def _scalar(param: ScalarParam, settings: Mapping[str, str]) -> int | float:
    return _number(param, settings.get(param.name, "1" if param.default is None else str(param.default)))


def _number(param: ScalarParam, text: str) -> int | float:
    if param.dtype in INT_RANGE:
        return _integer(param.name, {"true": "1", "false": "0"}.get(text.lower(), text), *INT_RANGE[param.dtype])
    try:
        return float(text)
    except ValueError:
        raise error("E1050", f"--set {param.name}={text}: expected a number ({param.dtype})") from None


def _integer(name: str, text: str, low: int, high: int) -> int:
    try:
        value = int(text.replace("_", ""), 0)
    except ValueError:
        raise error("E1050", f"--set {name}={text}: expected an integer") from None
    if not low <= value <= high:
        raise error("E1050", f"--set {name}={text}: expected {low} to {high}")
    return value


def random_notes(export: Export, files: Mapping[str, str]) -> list[Note]:
    """Which tensors of integers, which a kernel may use as indices or counts, are random."""
    notes, told = [], {*files, *(export.contents or ())}
    for tensor in export.signature.tensors:
        if tensor.role != "out" and tensor.name not in told and tensor.dtype[0] in "iu" and tensor.dtype != "i1":
            low, high = arrays.random_integers(tensor.dtype)
            text = f"the elements of {tensor.name} are random, from {low} to {high}"
            notes.append(Note(f"{text}: --in {tensor.name}=FILE.npy gives others"))
    return notes


def scalar_values(export: Export, arguments: Arguments) -> dict[str, Any]:
    """Scalars by name."""
    return {p.name: v for p, v in zip(export.signature.params, arguments.values) if isinstance(p, ScalarParam)}


def call_text(export: Export, arguments: Arguments) -> str:
    """`vector_add(n=1000)`: the call in a few words."""
    numbers = {**arguments.extents, **scalar_values(export, arguments)}
    return f"{export.name}({', '.join(f'{name}={value}' for name, value in numbers.items())})"
