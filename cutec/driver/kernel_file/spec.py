"""Build specs: exports of a kernel file that are declared outside of it, in YAML or on the command
line (see docs/spec.md).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from cutec.artifact.document import MAX_DEPTH, read
from cutec.artifact.reader import Section
from cutec.diag import CutecError, error
from cutec.driver.kernel_file.load import read_source
from cutec.frontend.core import device_facts
from cutec.frontend.exports.argspec import SymbolSpec, symbol
from cutec.frontend.exports.export import Export, declare, extend
from cutec.frontend.exports.structured import parts
from cutec.frontend.numbers.number_class import by_name, by_short
from cutec.ir.core import Loc
from cutec.lazy import LazyModule
from cutec.records import replace

tuned = LazyModule("cutec.frontend.exports.tuned")

CODES = ("E1020", "E1022")


def read_spec(path: Path, text: bytes, module: ModuleType) -> list[Export]:
    """The exports that a spec file declares for a loaded kernel file.

    Raises E1020 (not the YAML that specs are written in), E1022 (wrong keys or values) and the
    codes of `cutec.export`, all with the line.
    """
    document = read(text, str(path), "a build spec", CODES)
    top = Section(document, (), document.data)
    exports: list[Export] = []
    shared = _archs(top)
    device_facts.state(_device(top))
    for item in top.sections("exports"):
        extend(exports, (replace(new, arch=new.arch or shared) for new in _declared(item, module, path)))
    top.done()
    return exports


def _declared(item: Section, module: ModuleType, path: Path) -> list[Export]:
    """The exports of one entry of the spec's list."""
    place = Loc(str(path), item.document.lines.get(item.path, 1))
    try:
        return _made(item, module, place)
    except CutecError as err:
        if err.code == "E1027":
            err.place = place
        raise


def _made(item: Section, module: ModuleType, place: Loc) -> list[Export]:
    init = item.get("init", dict, None)
    options: dict[str, Any] = {
        "name": item.get("name", str, None),
        "constexpr": _values(item.get("constexpr", dict, {}), module),
        "symbols": [_symbol(name, facts) for name, facts in _symbol_sections(item)],
        "arch": _archs(item),
        "reference": item.get("reference", str, None),
        "flops": item.get("flops", str, ""),
        "bytes": item.get("bytes", str, ""),
        "backward": item.get("backward", str, ""),
        "gradients": item.get("gradients", dict, {}),
        "contents": item.get("contents", dict, {}),
        "variants": _values(_either(item, "variants"), module),
        "choose": _choose(item, module),
        "launch": _launch(item, module),
    }
    entry, args = item.get("entry", str), _either(item, "args")
    item.done()
    try:
        function = entry_at(module, entry, None if init is None else _values(init, module))
        return declare(function, _arguments(args), place=place, **options)
    except CutecError as err:
        err.place = place
        raise


def _choose(item: Section, module: ModuleType) -> Any:
    """Forms with guards and costs; or what is `tuned`."""
    if isinstance(item.data.get("choose"), dict):
        given = Section(item.document, (*item.path, "choose"), item.get("choose", dict))
        candidates = [_form(form, module) for form in given.sections("candidates", ())]
        over, features = _either(given, "over"), given.list("features", str)
        terms = given.list("terms", str)
        alike, contents = given.list("alike", str), given.get("contents", dict, {})
        card, like = given.get("card", str, ""), given.get("like", str, "")
        made = tuned.tuned(candidates, over, features, card, terms, alike, contents, like, given.get("kinds", str, ""))
        given.done()
        return made
    forms = [(form.get("cost", str, ""), *_form(form, module)) for form in item.sections("choose", ())]
    return [(when, use, cost) for cost, when, use in forms]


def _form(form: Section, module: ModuleType) -> tuple[str, Any]:
    """An item of `choose`: its guard, and the compile-time values it is for."""
    when, use = form.get("when", str, ""), form.get("use", dict)
    form.done()
    return when, _values(use, module)


def _launch(item: Section, module: ModuleType) -> Any:
    given = item.get("launch", dict, None)
    return None if given is None else _values(given, module)


def device_facts_of(text: str) -> dict[str, int]:
    """The facts of `--device-facts`: `sm_count=132,…`, or a YAML file that maps names to numbers.
    Raises E1024, E1002, E1020.
    """
    if "=" in text:
        return device_facts.parse(text)
    data = read(read_source(Path(text)), text, "a file of device facts", ("E1020", "E1024")).data
    if not isinstance(data, Mapping):
        raise error("E1024", f"{text} holds no mapping of names to numbers", help="sm_count: 132")
    return device_facts.checked(data)


def _device(top: Section) -> dict[str, int]:
    """The facts under `device:`."""
    try:
        return device_facts.checked(top.get("device", dict, {}))
    except CutecError as err:
        raise top.wrong(err.message, "device") from None


def _either(item: Section, key: str) -> Any:
    """A value that is a list or a mapping; absent: empty."""
    item.taken.add(key)
    value = item.data.get(key, [])
    if not isinstance(value, (list, dict)):
        raise item.wrong("expected a list or a mapping", key)
    return value


def _archs(section: Section) -> tuple[str, ...]:
    section.taken.add("arch")
    if isinstance(section.data.get("arch"), str):
        return (section.data["arch"],)
    return section.list("arch", str)


def _symbol_sections(item: Section) -> Iterator[tuple[str, Section]]:
    symbols = item.section("symbols")
    if symbols is not None:
        yield from symbols.items()


def _symbol(name: str, facts: Section) -> SymbolSpec:
    width, div = facts.get("width", int, None), facts.get("div", int, 1)
    facts.done()
    try:
        return symbol(name, width, div)
    except CutecError as err:
        raise facts.wrong(err.message) from None


def _arguments(args: Any) -> Any:
    """Argument types are texts, also in lists and mappings; a null is an absent argument."""
    for _, value in parts("", args):
        if value is not None and not isinstance(value, str):
            raise error(
                "E1010",
                f"{value!r} is not the text of an argument type",
                help='write "f32[m,n]" in quotes: YAML takes brackets for a list',
            )
    return args


def _values(value: Any, module: ModuleType) -> Any:
    """Compile-time values: lists become tuples (except a matrix's own), `{dtype: f32}` the number
    class, `{name: mul}` the object of that name in the kernel file, `{device: sm_count}` a stated
    fact of the device; everything else stays.
    """
    if isinstance(value, Mapping):
        return {key: _value(v, module) for key, v in value.items()}
    return [_values(v, module) if isinstance(v, Mapping) else _value(v, module) for v in value]


def _value(value: Any, module: ModuleType) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple([_value(v, module) for v in value])
    if isinstance(value, Mapping):
        if set(value) == {"dtype"} and isinstance(value["dtype"], str):
            return _number_class(value["dtype"])
        if set(value) == {"name"} and isinstance(value["name"], str):
            return entry_at(module, value["name"])
        if set(value) == {"device"} and isinstance(value["device"], str):
            return device_facts.needed(value["device"])
        return {key: _value(v, module) for key, v in value.items()}
    return value


def _number_class(name: str) -> Any:
    for find in (by_short, by_name):
        try:
            return find(name)
        except KeyError:
            continue
    raise error("E1013", f"unknown dtype {name!r}")


def entry_at(module: ModuleType, dotted: str, init: Mapping[str, Any] | None = None) -> Any:
    """The object at a dotted name of the module; a class is called with `init` to make the
    instance. Raises E1004, E1015.
    """
    value: Any = module
    for part in dotted.split("."):
        if part.startswith("__") or not hasattr(value, part):
            names = [
                n for n, v in vars(module).items() if callable(v) and getattr(v, "__module__", "") == module.__name__
            ]
            raise error(
                "E1004", f"the kernel file has no {dotted!r}", help=f"it defines {', '.join(names) or 'no function'}"
            )
        value = getattr(value, part)
    if isinstance(value, type) and init is not None:
        return _instance(value, init)
    if init is not None:
        raise error("E1015", f"{dotted} is no class, so init has nothing to construct")
    return value


def _instance(made: type, init: Mapping[str, Any]) -> Any:
    """An object of a class of the kernel file. Raises E1011 for arguments that its constructor does
    not take.
    """
    try:
        return made(**init)
    except TypeError as exc:
        if exc.__traceback__ is None or exc.__traceback__.tb_next is not None:
            raise  # in the constructor
        raise error("E1011", f"init does not fit: {exc}", help=_usage(made)) from None


def _usage(made: type) -> str:
    import inspect  # only for those who mistype

    try:
        return f"it is made by {made.__name__}{inspect.signature(made)}"
    except ValueError:
        return f"name the arguments of {made.__name__} under init"


def command_line_exports(module: ModuleType, entry: str, args: str | None, kwargs: str | None) -> list[Export]:
    """The one export that `--entry`, `--args` (JSON list or object of types) and `--kwargs` (JSON
    object) describe.
    """
    types = _json("--args", args, (list, dict)) if args else []
    values = _json("--kwargs", kwargs, (dict,)) if kwargs else {}
    function = entry_at(module, entry, _init(values, module) if _takes_init(module, entry) else None)
    try:
        return declare(
            function,
            _arguments(types),
            name=None,
            constexpr=_values(values, module),
            symbols=(),
            arch=(),
            reference=None,
            flops="",
            bytes="",
            variants=(),
            place=None,
        )
    except CutecError as err:
        err.place = None
        raise


def _init(values: dict[str, Any], module: ModuleType) -> dict[str, Any] | None:
    """The constructor's arguments, taken out of `--kwargs`."""
    init = values.pop("init", None)
    if init is not None and not isinstance(init, dict):
        raise error("E1006", "init in --kwargs takes a JSON object", help='--kwargs \'{"init": {"tile": 128}}\'')
    return init and _values(init, module)


def _takes_init(module: ModuleType, entry: str) -> bool:
    return isinstance(getattr(module, entry, None), type)


def _json(option: str, text: str, kinds: tuple[type, ...]) -> Any:
    try:
        value = json.loads(text)
    except json.JSONDecodeError as exc:
        raise error(
            "E1006",
            f"{option} is not JSON: {exc.msg} at column {exc.colno}",
            help="quote names and types: '[\"f32[n]\"]'",
        ) from None
    except ValueError as exc:  # a number of thousands of digits
        raise error("E1006", f"{option}: {str(exc).partition(';')[0]}") from None
    except RecursionError:
        raise _too_deep(option) from None
    if _is_deep(value):
        raise _too_deep(option)
    if not isinstance(value, kinds):
        raise error("E1006", f"{option} takes a JSON {' or '.join({list: 'list', dict: 'object'}[k] for k in kinds)}")
    return value


def _too_deep(option: str) -> CutecError:
    return error("E1006", f"{option}: nesting deeper than {MAX_DEPTH}")


def _is_deep(value: Any) -> bool:
    """Whether values of JSON are nested deeper than those of YAML may be."""
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [part for whole in level for part in _inside(whole)]
    return bool(level)


def _inside(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
