"""`cutec.export(...)`: the declarations of what a kernel file builds.

They are recorded while the driver loads the file. In plain Python (a test that imports the kernel
file) they are only checked.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from cutec.artifact import expression
from cutec.artifact.backward import Backward
from cutec.artifact.choice import Choice, guard_names
from cutec.artifact.contents import check as check_contents
from cutec.artifact.signature import Signature
from cutec.diag import CutecError, Note, error
from cutec.frontend.core.kernel_naming import KernelNaming
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.arg_params import parameters
from cutec.frontend.exports.argspec import ArgSpec, StreamSpec, SymbolSpec, argument, placeholders, substitute
from cutec.frontend.exports.entry import EntryFunction, EntryParameter, entry_of
from cutec.frontend.exports.structured import is_container, parts, rebuilt
from cutec.frontend.exports.variants import (
    check_choice,
    check_signatures,
    choice_of,
    distinct,
    form_specs,
    numbered,
    points,
    suffix,
)
from cutec.frontend.rewriting.function import check_body
from cutec.ir.core import Loc, identity
from cutec.lazy import LazyModule
from cutec.records import NamedTuple, dataclass, field, replace

if TYPE_CHECKING:
    from cutec.frontend.exports.tuned import Candidate, Tuned
param_text = LazyModule("cutec.artifact.param_text")  # a notebook shows exports, a build does not
tuning = LazyModule("cutec.frontend.exports.tuned")  # only `cutec.tuned` makes what needs it


@dataclass(frozen=True, repr=False)
class Export:
    """One thing to build: an entry function with the types of its arguments.

    function: a `@cute.jit` function, a bound method of one, or an instance with a jit `__call__`.
    signature: run-time parameters by the entry's own names, in its order. constexprs:
    compile-time arguments by parameter name. arch: targets to build for, unless the command line
    names others. reference: a NumPy function of the same arguments, or "file.py:function". flops,
    bytes: products and sums of symbols (`"2*m*n*k"`), for `cutec run --bench`. variant: this
    export's point of the variant matrix. base: the common name of the variants. bind: makes the
    function's arguments from the signature's parameters, if some are containers (None: they are
    the parameters). launch: the launch of the function itself, if it is a kernel. naming: how its
    kernels are named (`kernel_names`). tuned: which candidate it is, if a table chooses. backward:
    the function that computes the gradients. contents: what tensors hold that are not random.
    """

    name: str
    function: Any
    signature: Signature
    constexprs: Mapping[str, Any] = field(default_factory=dict)
    arch: tuple[str, ...] = ()
    reference: Callable[..., Any] | str | None = None
    flops: str = ""
    bytes: str = ""
    variant: Mapping[str, Any] = field(default_factory=dict)
    base: str = ""
    place: Loc | None = field(default=None, compare=False)
    bind: Callable[[Mapping[str, Any]], tuple[Sequence[Any], Mapping[str, Any]]] | None = None
    launch: Mapping[str, Any] | None = None
    choice: Choice | None = None
    naming: KernelNaming = KernelNaming()
    tuned: Candidate | None = field(default=None, compare=False)
    backward: Backward | None = None
    contents: Mapping[str, str] = field(default_factory=dict)

    def run(self, parameters: Mapping[str, Any]) -> Any:
        """Call the function in a trace, on the proxies of its run-time parameters. Raises E0103 for
        a generator.
        """
        args, kwargs = self.bind(parameters) if self.bind else ((), parameters)
        return check_body(self.function(*args, **kwargs, **self.constexprs))

    def __repr__(self) -> str:
        texts = [f"{p.name} {param_text.param_text(p, self.signature)}" for p in self.signature.params]
        return f"Export({self.name}: {', '.join(texts)})" if texts else f"Export({self.name})"


_LONGEST_NAME = 200  # a file adds arch, digest and suffix, and file systems allow 255 bytes
_LAUNCH_KEYS = {
    *("grid", "block", "cluster", "fallback_cluster", "smem", "smem_merge_branch_allocs", "max_number_threads"),
    *("min_blocks_per_mp", "cooperative", "use_pdl", "preferred_smem_carveout"),
}
_recording: list[Export] | None = None


def is_recording() -> bool:
    """Whether a kernel file is being loaded for a build."""
    return _recording is not None


@contextmanager
def recording() -> Iterator[list[Export]]:
    """Collect the exports declared inside the block."""
    global _recording
    outer, _recording = _recording, []
    try:
        yield _recording
    finally:
        _recording = outer


def export(
    function: Any,
    args: Sequence[Any] | Mapping[str, Any] = (),
    *,
    name: str | None = None,
    constexpr: Mapping[str, Any] | None = None,
    symbols: Sequence[SymbolSpec] = (),
    arch: str | Sequence[str] = (),
    reference: Callable[..., Any] | str | None = None,
    flops: str = "",
    bytes: str = "",
    variants: Mapping[str, Sequence[Any]] | Sequence[Mapping[str, Any]] = (),
    choose: Sequence[tuple[str, Mapping[str, Any]] | tuple[str, Mapping[str, Any], str]] | Tuned = (),
    launch: Mapping[str, Any] | None = None,
    backward: str = "",
    gradients: Mapping[str, str] = {},
    contents: Mapping[str, str] = {},
) -> list[Export]:
    """Declare an entry to be built. Returns its exports, one per variant.

    args: types of the run-time arguments, by position (those in `constexpr` left out) or by name;
        see `cutec.tensor`, `scalar`, `stream` and the text form `"f32[m,n]"`. A list, tuple or
        mapping of types is an argument of that form. A parameter annotated with a number class or a
        stream needs no type. None: absent.
    constexpr: values of compile-time parameters, by name.
    symbols: facts about symbols (`cutec.symbol("n", width=64)`).
    arch: targets to build for, unless the command line names others.
    reference: a NumPy function of the same arguments, or "file.py:function".
    flops, bytes: formulas such as `"2*m*n*k"`, for `cutec run --bench`.
    variants: a matrix `{"tile": (64, 128), "dtype": ("f16", "bf16")}` or a list of its points. A
        key is a compile-time parameter, or is mentioned in `args` as `"$dtype[m,n]"`.
    choose: forms of each variant, as pairs of a guard over the arguments' symbols and a point like
        those of `variants`: `[("m <= 256", {"tile": 64}), ("", {"tile": 128})]`. The bundle then
        has a function with the variant's name; each call takes the first form whose guard holds.
        The last guard is empty. With costs, `("m <= 256", {"tile": 64}, "(m + 63) // $tile")`, it
        takes the form of least cost. Each form is an export too. Or `cutec.tuned(...)`:
        candidates, among which a table chooses that `cutec tune` makes.
    launch: `{"grid": 1, "block": 32}`, the arguments of `.launch(...)`: the entry itself is a
        kernel, either a `@cute.kernel` that no host function launches, or a `@cute.jit` function
        that works on memory.
    backward: the name of the function of this file that computes the gradients. It reads those of
        tensors that this one writes, and writes those of tensors that it reads: `dx` is the
        gradient of `x`. Its other parameters have the values of parameters of the same names. With
        variants, each has the backward of the same variant.
    gradients: names of gradients that are called otherwise, by the tensor: `{"x": "grad_x"}`.
    contents: what tensors hold in `cutec run` and `cutec tune` unless a file says it, instead of
        random elements: sums over extents and `i`, the number of an element: `{"ends": "(i + 1) * m
        // max(g, 1)", "scales": "1 + i % 2"}`.

    Raises E1010 to E1019, E1021, E1023, E1027, E1028.
    """
    exports = declare(
        function,
        args,
        name=name,
        constexpr=constexpr or {},
        symbols=symbols,
        arch=arch,
        reference=reference,
        flops=flops,
        bytes=bytes,
        variants=variants,
        choose=choose,
        place=user_location(),
        launch=launch,
        backward=backward,
        gradients=gradients,
        contents=contents,
    )
    if _recording is not None:
        extend(_recording, exports)
    return exports


def extend(exports: list[Export], more: Iterable[Export]) -> None:
    """Append to a list of exports. Raises E1018 for the first whose name, or its choice's, is
    taken.
    """
    by_name = {old.name: old for old in exports}
    by_choice = {old.choice.name: old for old in exports if old.choice}
    for new in more:
        names = {new.name, new.choice.name} if new.choice else {new.name}
        others = [old for name in names for old in (by_name.get(name), by_choice.get(name)) if old is not None]
        for old in others:
            if old.choice is None or old.choice is not new.choice or old.name == new.name:
                raise _taken(new, old)
        exports.append(new)
        by_name[new.name] = new
        if new.choice:
            by_choice[new.choice.name] = new


def _taken(new: Export, old: Export) -> CutecError:
    """E1018 for two exports of one name: of one declaration, or of two."""
    what = f"two exports are named {new.name!r}"
    if new.place is not None and new.place == old.place and new.variant and new.base == old.base:
        points = " and ".join(", ".join(f"{key}={value!r}" for key, value in e.variant.items()) for e in (old, new))
        return error(
            "E1018",
            f"{what}: the variants {points}",
            new.place,
            help="leave one out, or declare it by a cutec.export(..., name=...) of its own",
        )
    return error("E1018", what, new.place, [Note("the first is here", old.place)], help="give one of them name=")


def declare(
    function: Any,
    args: Sequence[Any] | Mapping[str, Any],
    *,
    name: str | None,
    constexpr: Mapping[str, Any],
    symbols: Sequence[SymbolSpec],
    arch: str | Sequence[str],
    reference: Callable[..., Any] | str | None,
    flops: str,
    bytes: str,
    variants: Mapping[str, Sequence[Any]] | Sequence[Mapping[str, Any]],
    place: Loc | None,
    choose: Sequence[tuple[str, Mapping[str, Any]] | tuple[str, Mapping[str, Any], str]] | Tuned = (),
    launch: Mapping[str, Any] | None = None,
    backward: str = "",
    gradients: Mapping[str, str] = {},
    contents: Mapping[str, str] = {},
) -> list[Export]:
    """The exports of one declaration, not recorded. Arguments as for `export`; errors point at
    `place`.
    """
    _check_launch(launch, place)
    entry = entry_of(function, place, kernels=launch is not None)
    base = name or entry.name
    if not (base.isidentifier() and base.isascii()) or keyword.iskeyword(base):
        raise error("E1018", f"export name {base!r} is not an identifier in ASCII", place, help="give it name=")
    _check_gradients(backward, gradients, place)
    contents = _contents(contents, place)
    archs = (arch,) if isinstance(arch, str) else tuple(arch)
    tuned: Tuned | None = choose if hasattr(choose, "candidates") else None  # pyright: ignore[reportAssignmentType]  # it is
    specs = form_specs(tuned.candidates if tuned else choose, place)
    exports, all_variants = [], points(variants, place)
    types = _Types(entry, args, symbols, (flops, bytes), contents, place)
    for variant in all_variants:
        shared = {**constexpr, **variant}
        choice = choice_of(base + suffix(variant), specs, entry, shared, place) if specs and not tuned else None
        way_back = Backward(backward + suffix(variant), dict(gradients) or None) if backward else None
        forms: list[Export] = []
        for point in distinct(form.point for form in specs) or [{}]:
            whole = variant | point
            values = {**constexpr, **{key: value for key, value in whole.items() if key in entry.names}}
            typed = types.of(values, whole)
            full = base + suffix(variant) + suffix(point)
            forms.append(
                Export(
                    full,
                    function,
                    typed.signature,
                    values | typed.absent,
                    archs,
                    reference,
                    flops,
                    bytes,
                    variant=whole,
                    base=base,
                    place=place,
                    launch=launch,
                    bind=typed.bind,
                    choice=choice,
                    backward=way_back,
                    contents=contents,
                )
            )
        _check_lengths(forms, place)
        check_choice(choice, [(form.name, form.signature) for form in forms], place)
        if tuned:
            tuned.check_alike(variant, place)
            table = (tuned.like or base) + suffix(tuned.measured(variant, all_variants))
            forms = _candidates(forms, tuned, base + suffix(variant), table, entry, shared, place)
        exports += forms
    return exports


def _candidates(
    forms: Sequence[Export],
    tuned: Tuned,
    name: str,
    table: str,
    entry: EntryFunction,
    values: Mapping[str, Any],
    place: Loc | None,
) -> list[Export]:
    """The forms as candidates of the function `name`, with the rules of the function `table`;
    `values`: compile-time values that all of them have. Raises E1023 and E1027.
    """
    check_signatures([(form.name, form.signature) for form in forms], place)
    tuned = tuned.numbered(lambda text, point: numbered(text, entry, {**values, **point}), name, place)
    tuned = replace(tuned, contents=tuple({**forms[0].contents, **dict(tuned.contents)}.items()))
    tuned.check(forms[0].signature, name, place)
    made = tuning.candidates_of(name, table, tuned)
    contents = dict(tuned.contents)
    return [replace(form, tuned=candidate, contents=contents) for form, candidate in zip(forms, made, strict=True)]


def _check_lengths(exports: Sequence[Export], place: Loc | None) -> None:
    """Raises E1018 for a name that no file can have."""
    for export in exports:
        if len(export.name) > _LONGEST_NAME:
            raise error(
                "E1018",
                f"export name {export.name[:30]!r}... has {len(export.name)} letters, more than {_LONGEST_NAME}",
                place,
                help="give it name=, or shorter values in variants=",
            )


def _check_launch(launch: Mapping[str, Any] | None, place: Loc | None) -> None:
    """Raises E1021 for anything but the arguments of a launch."""
    if launch is None:
        return
    if not isinstance(launch, Mapping) or not {"grid", "block"} <= launch.keys() <= _LAUNCH_KEYS:
        raise error(
            "E1021",
            f"launch is a mapping with grid and block, not {launch!r}",
            place,
            help='launch={"grid": 1, "block": 32}',
        )


def _check_gradients(backward: str, gradients: Mapping[str, str], place: Loc | None) -> None:
    """Raises E1028 for anything but a name, and names by names."""
    texts = isinstance(gradients, Mapping) and all(isinstance(t, str) for pair in gradients.items() for t in pair)
    if not isinstance(backward, str) or not texts or (gradients and not backward):
        raise error(
            "E1028",
            "backward is the name of a function, and gradients are names of its parameters by tensors",
            place,
            help='backward="norm_backward", gradients={"x": "grad_x"}',
        )


# -- arguments against the entry's parameters ------------------------------------------------------


class _Typed(NamedTuple):
    """What the types of a declaration are at one point: the signature, parameters that are absent,
    as compile-time values, and `Export.bind`.
    """

    signature: Signature
    absent: dict[str, Any]
    bind: Callable[..., Any] | None


class _Argument:
    """A run-time argument as it is declared, at points that have the same keys: its name in the
    signature, its type, and the parameter that it is for, unless it is a part of a container.
    """

    def __init__(self, name: str, spec: ArgSpec, entry: EntryFunction, parameter: EntryParameter | None = None):
        self.name, self.parameter, self._keys = name, parameter, placeholders(spec)
        self._spec = spec if self._keys else _checked(spec, parameter)
        self._defaults = entry.values({}, self._keys)
        self._found: dict[Any, ArgSpec] = {}

    def at(self, known: Mapping[str, Any]) -> ArgSpec:
        """Its type with the compile-time values of a point for the keys that it mentions. Raises
        E1012, E1017.
        """
        if not self._keys:
            return self._spec
        values = tuple(_identity(known.get(key)) for key in self._keys)
        if values not in self._found:
            spec = substitute(self._spec, self._keys, {**self._defaults, **known})
            self._found[values] = _checked(spec, self.parameter)
        return self._found[values]


def _identity(value: Any) -> Any:
    """A key that no other object has, but for tuples of the same ones: equality would not tell True
    from 1. The object has to outlive the key.
    """
    return tuple(map(_identity, value)) if type(value) is tuple else identity(value)


def _checked(spec: ArgSpec, parameter: EntryParameter | None) -> ArgSpec:
    """A type with its parameter's default. Raises E1012 if they contradict each other."""
    if parameter is None or spec is None:
        return spec
    parameter.check(spec)
    return parameter.with_default(spec)


class _Types:
    """The types of a declaration's arguments at its points. A tuned function has hundreds of these,
    and few signatures: points share what depends on less than all of their values.
    """

    def __init__(
        self,
        entry: EntryFunction,
        args: Sequence[Any] | Mapping[str, Any],
        symbols: Sequence[SymbolSpec],
        formulas: Iterable[str],
        contents: Mapping[str, str],
        place: Loc | None,
    ):
        self._entry, self._args, self._symbols, self._place = entry, args, symbols, place
        self._formulas, self._contents = formulas, contents
        self._matched: dict[Any, tuple[list[_Argument], dict[str, Any]]] = {}  # by keys of points
        self._signatures: dict[Any, Signature] = {}  # by specs

    def of(self, constexpr: Mapping[str, Any], variant: Mapping[str, Any]) -> _Typed:
        """The types at a point with these compile-time values, of which the variant has
        `variant`. Errors point at the declaration.
        """
        keys, known = (tuple(constexpr), tuple(variant)), {**constexpr, **variant}
        try:
            if keys not in self._matched:
                self._matched[keys] = _match(self._entry, self._args, constexpr, variant)
            arguments, containers = self._matched[keys]
            found = {argument.name: argument.at(known) for argument in arguments}
            specs = {name: spec for name, spec in found.items() if spec is not None}
            absent = {
                argument.name: None for argument in arguments if argument.parameter and argument.name not in specs
            }
            return _Typed(self._signature(specs), absent, _binding(containers))
        except CutecError as err:
            err.place = self._place
            raise

    def _signature(self, specs: Mapping[str, ArgSpec]) -> Signature:
        """The signature of specs. Raises E1011 for two streams, E1016 for formulas and contents."""
        key = tuple(specs.items())
        known = self._signatures.get(key)
        if known is not None:
            return known
        streams = [name for name, spec in specs.items() if isinstance(spec, StreamSpec)]
        if len(streams) > 1:
            raise error(
                "E1011",
                f"{self._entry.name} has two stream parameters, {streams[0]!r} and {streams[1]!r}",
                help="the launches of one call go to one stream, in order; declare one, or make two entries",
            )
        made = self._signatures[key] = Signature(*parameters(specs, self._symbols))
        for formula in self._formulas:
            _check_formula(formula, guard_names(made), self._place)
        _check_contents(self._contents, made, self._place)
        return made


def _match(
    entry: EntryFunction,
    args: Sequence[Any] | Mapping[str, Any],
    constexpr: Mapping[str, Any],
    variant: Mapping[str, Any],
) -> tuple[list[_Argument], dict[str, Any]]:
    """The arguments for run-time parameters in the entry's order, and those of them that are
    containers (their parts are parameters). It depends on the keys of points, not on their values.
    Raises E1011, E1012, E1017.
    """
    unknown = constexpr.keys() - set(entry.names)
    if unknown:
        raise error("E1011", f"constexpr {min(unknown)!r} is no parameter of {entry.name}", help=entry.usage())
    named = dict(args) if isinstance(args, Mapping) else _by_position(entry, args, constexpr)
    unknown = named.keys() - set(entry.names)
    if unknown:
        raise error("E1011", f"{entry.name} has no parameter {min(unknown)!r}", help=entry.usage())
    found: list[_Argument] = []
    containers: dict[str, Any] = {}
    for parameter in entry.parameters:
        if parameter.name in constexpr:
            if parameter.name in named:
                raise error("E1011", f"{parameter.name!r} is both in args and in constexpr")
            continue
        if parameter.name not in named:
            implied = parameter.implied()
            if implied is not None:
                found.append(_Argument(parameter.name, implied, entry, parameter))
            elif not parameter.optional:
                raise error(
                    "E1011", f"parameter {parameter.name!r} of {entry.name} has no {parameter.what}", help=entry.usage()
                )
            continue
        given = named[parameter.name]
        if is_container(given):
            _check_parts(parameter.name, given)
            containers[parameter.name] = given
            found += [_Argument(name, argument(part), entry) for name, part in parts(parameter.name, given)]
        else:
            found.append(_Argument(parameter.name, argument(given), entry, parameter))
    _check_variant_used(entry, variant, named)
    return found, containers


def _check_parts(name: str, container: Any) -> None:
    """Raises E1011 for a key that no name of a parameter can hold."""
    wrong = next((part for part, _ in parts(name, container) if not part.isidentifier()), None)
    if wrong is not None:
        raise error("E1011", f"{wrong!r}, a part of {name}, is no identifier", help="name the parts by identifiers")


def _binding(
    containers: Mapping[str, Any],
) -> Callable[[Mapping[str, Any]], tuple[Sequence[Any], Mapping[str, Any]]] | None:
    """`Export.bind`: makes the entry's arguments from the signature's parameters; None if they are
    the same.
    """
    if not containers:
        return None
    inside = {name for container, given in containers.items() for name, _ in parts(container, given)}

    def bind(parameters: Mapping[str, Any]) -> tuple[Sequence[Any], Mapping[str, Any]]:
        alone = {name: value for name, value in parameters.items() if name not in inside}
        return (), alone | {name: rebuilt(name, given, parameters) for name, given in containers.items()}

    return bind


def _by_position(entry: EntryFunction, args: Sequence[Any], constexpr: Mapping[str, Any]) -> dict[str, Any]:
    if isinstance(args, str):
        raise error("E1011", "args is a list of argument types", help=f"args=[{args!r}]")
    names = [p.name for p in entry.parameters if p.name not in constexpr and not p.is_constexpr]
    if len(args) > len(names):
        raise error(
            "E1011",
            f"{entry.name} takes {len(names)} run-time arguments, but {len(args)} types are given",
            help=entry.usage(),
        )
    return dict(zip(names, args))


def _check_variant_used(entry: EntryFunction, variant: Mapping[str, Any], named: Mapping[str, Any]) -> None:
    used = set(entry.names).union(*(placeholders(argument(part)) for a in named.values() for _, part in parts("", a)))
    unused = variant.keys() - used
    if unused:
        key = min(unused)
        raise error(
            "E1017",
            f"variant key {key!r} is no parameter of {entry.name}",
            help=f'mention it in args as "${key}[m,n]", or drop it',
        )


def _contents(given: Any, place: Loc | None) -> dict[str, str]:
    """Raises E1016 for anything but texts by names."""
    if not isinstance(given, Mapping) or not all(isinstance(text, str) for pair in given.items() for text in pair):
        raise _malformed(f"contents= is a mapping from tensors to sums, not {given!r}", place)
    return {name: " ".join(text.split()) for name, text in given.items()}


def _check_contents(contents: Mapping[str, str], signature: Signature, place: Loc | None) -> None:
    try:
        check_contents(contents, signature)
    except ValueError as err:
        raise _malformed(str(err), place) from None


def _malformed(message: str, place: Loc | None) -> CutecError:
    return error("E1016", message, place, help='contents={"ends": "(i + 1) * m // max(g, 1)"}')


def _check_formula(text: str, names: set[str], place: Loc | None) -> None:
    """Raises E1016 unless the text is arithmetic over the export's symbols and scalars."""
    try:
        if text:
            expression.check(text, names)
    except ValueError as err:
        raise error("E1016", str(err), place, help='for example flops="2*m*n*k"') from None
