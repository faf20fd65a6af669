"""Data classes that are cheap to define: the part of the standard `dataclasses` that cutec uses,
under the same names.

The standard ones write each method as source text and compile it when a class is defined: 4 million
instructions for a frozen one, a third of a cold build for the hundred that a build loads. Here
methods are closures over the field names: a fourteenth of that, at twice the price of making an
instance (a class of which thousands are made may write its own `__init__`, which stays). Type
checkers see the standard ones.
"""

from __future__ import annotations

from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, replace
    from typing import NamedTuple, TypeVar

    _T = TypeVar("_T")

    def derivable(cls: _T) -> _T: ...

    __all__ = ["FrozenInstanceError", "NamedTuple", "asdict", "dataclass", "derivable", "field", "fields", "replace"]
else:
    _MISSING = object()
    _FIELDS = "__record_fields__"

    class FrozenInstanceError(AttributeError):
        """Somebody assigns to a field of a frozen instance."""

    class Field:
        """One field. `default` or `default_factory` may be missing."""

        __slots__ = ("compare", "default", "default_factory", "init", "name", "repr")

        def __init__(self, default: Any, default_factory: Any, init: bool, repr: bool, compare: bool):
            self.name, self.default, self.default_factory = "", default, default_factory
            self.init, self.repr, self.compare = init, repr, compare

    def field(
        *,
        default: Any = _MISSING,
        default_factory: Any = _MISSING,
        init: bool = True,
        repr: bool = True,
        compare: bool = True,
    ) -> Field:
        """A field with more than a type and a default; it is assigned in the class body."""
        return Field(default, default_factory, init, repr, compare)

    def dataclass(
        cls: type | None = None, *, frozen: bool = False, slots: bool = False, eq: bool = True, repr: bool = True
    ) -> Any:
        """Make a class from its annotations: `@dataclass` or
        `@dataclass(frozen=True, slots=True)`.
        """
        if cls is None:
            return lambda decorated: _make(decorated, frozen, slots, eq, repr)
        return _make(cls, frozen, slots, eq, repr)

    def fields(record: Any) -> tuple[Field, ...]:
        """The fields of a class or an instance, inherited ones first."""
        return tuple(getattr(record, _FIELDS).values())

    def replace(record: Any, /, **changes: Any) -> Any:
        """A copy with some fields changed."""
        values = [
            changes.pop(f.name) if f.name in changes else getattr(record, f.name) for f in fields(record) if f.init
        ]
        return type(record)(*values, **changes)

    def asdict(record: Any) -> dict[str, Any]:
        """The fields by name; nested records, also in lists, tuples and dictionaries, become dicts
        too.
        """
        return {f.name: _plain(getattr(record, f.name)) for f in fields(record)}

    def _plain(value: Any) -> Any:
        if hasattr(value, _FIELDS):
            return asdict(value)
        if isinstance(value, (list, tuple)):
            return type(value)(map(_plain, value))
        return {_plain(k): _plain(v) for k, v in value.items()} if isinstance(value, dict) else value

    def _make(cls: type, frozen: bool, slots: bool, eq: bool, repr: bool) -> type:
        own = _own_fields(cls)
        known = dict(getattr(cls, _FIELDS, ())) | own
        setattr(cls, _FIELDS, known)
        cls.__match_args__ = tuple(f.name for f in known.values() if f.init)
        if slots:
            cls = _with_slots(cls, own)
        compared = tuple(f.name for f in known.values() if f.compare)
        methods = {"__init__": _init(cls, list(known.values()), frozen)}
        if repr:
            methods["__repr__"] = _repr([f.name for f in known.values() if f.repr])
        if eq:
            methods |= _comparison(compared, frozen)
        for name, method in methods.items():
            if name not in cls.__dict__ or (name == "__hash__" and cls.__dict__[name] is None):
                setattr(cls, name, method)
        if frozen:
            cls.__setattr__, cls.__delattr__ = _refuse, _refuse
        return cls

    def derivable(cls: type) -> type:
        """Decorator of a record from which users derive data classes by the standard library's
        decorator, and whose fields they list with it.
        """
        cls.__dataclass_fields__, cls.__dataclass_params__ = _Standard("fields"), _Standard("params")
        return cls

    class _Standard:
        """An attribute by which the standard library knows data classes, made when it asks."""

        def __init__(self, what: str):
            self.what = f"__dataclass_{what}__"

        def __get__(self, record: Any, cls: type) -> Any:
            made = _standard.get(cls)
            if made is None:
                made = _standard[cls] = _standard_class(cls)
            return getattr(made, self.what)

    _standard: dict[type, type] = {}  # data classes of the standard library, by the record that they are like

    def _standard_class(cls: type) -> type:
        import dataclasses  # seldom needed, and slow to load

        return dataclasses.make_dataclass(
            cls.__name__,
            [(f.name, Any, _standard_field(dataclasses, f)) for f in fields(cls)],
            frozen=cls.__setattr__ is _refuse,
        )

    def _standard_field(dataclasses: Any, entry: Field) -> Any:
        given = {"default": entry.default, "default_factory": entry.default_factory}
        known = {name: value for name, value in given.items() if value is not _MISSING}
        return dataclasses.field(init=entry.init, repr=entry.repr, compare=entry.compare, **known)

    def _own_fields(cls: type) -> dict[str, Field]:
        """The fields that a class body declares; its attributes become their defaults."""
        found = {}
        for name, annotation in cls.__annotations__.items():
            if str(annotation).startswith(("ClassVar", "typing.ClassVar")):
                continue
            value = cls.__dict__.get(name, _MISSING)
            entry = found[name] = value if isinstance(value, Field) else Field(value, _MISSING, True, True, True)
            entry.name = name
            if isinstance(value, Field):
                if entry.default is _MISSING:
                    delattr(cls, name)
                else:
                    setattr(cls, name, entry.default)
        return found

    def _with_slots(cls: type, own: dict[str, Field]) -> type:
        """A new class with the same body and slots, which cannot be added to a class."""
        inherited = {name for base in cls.__mro__[1:] for name in base.__dict__.get("__slots__", ())}
        left_out = {*own, "__dict__", "__weakref__"}
        body = {name: value for name, value in cls.__dict__.items() if name not in left_out}
        body["__slots__"] = tuple(name for name in own if name not in inherited)
        made = type(cls)(cls.__name__, cls.__bases__, body)
        made.__qualname__ = cls.__qualname__
        return made

    def _init(cls: type, known: list[Field], frozen: bool) -> Any:
        given = [f for f in known if f.init]
        names = [f.name for f in given]
        later = [f for f in known if not f.init and (f.default is not _MISSING or f.default_factory is not _MISSING)]
        count, put, after = len(names), object.__setattr__ if frozen else setattr, getattr(cls, "__post_init__", None)
        defaults = tuple(f.default for f in given)
        needed = max((i for i, value in enumerate(defaults, 1) if value is _MISSING), default=0)

        def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
            if kwargs or not needed <= len(args) <= count:
                args = _complete(cls, given, args, kwargs)
            elif len(args) < count:
                args += defaults[len(args) :]
            for name, value in zip(names, args):
                put(self, name, value)
            for f in later:
                put(self, f.name, f.default if f.default_factory is _MISSING else f.default_factory())
            if after is not None:
                after(self)

        return __init__

    def _complete(cls: type, given: list[Field], args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """Arguments in the order of fields, defaults included. Raises TypeError."""
        if len(args) > len(given):
            raise TypeError(f"{cls.__qualname__}() takes {len(given)} arguments but {len(args)} were given")
        values = list(args)
        for f in given[: len(args)]:
            if f.name in kwargs:
                raise TypeError(f"{cls.__qualname__}() got multiple values for argument {f.name!r}")
        for f in given[len(args) :]:
            value = kwargs.pop(f.name, f.default)
            if value is _MISSING:
                if f.default_factory is _MISSING:
                    raise TypeError(f"{cls.__qualname__}() is missing argument {f.name!r}")
                value = f.default_factory()
            values.append(value)
        if kwargs:
            raise TypeError(f"{cls.__qualname__}() got an unexpected keyword argument {next(iter(kwargs))!r}")
        return values

    def _repr(names: list[str]) -> Any:
        def __repr__(self: Any) -> str:
            return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

        return __repr__

    def _comparison(names: tuple[str, ...], frozen: bool) -> dict[str, Any]:
        """Records of one class are equal if their fields are; frozen ones have a hash that
        agrees.
        """
        key = attrgetter(*names) if names else lambda self: ()

        def __eq__(self: Any, other: Any) -> Any:
            return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

        def __hash__(self: Any) -> int:
            return hash(key(self))

        return {"__eq__": __eq__, "__hash__": __hash__ if frozen else None}

    def _refuse(self: Any, name: str, *value: Any) -> None:
        raise FrozenInstanceError(f"cannot change {name!r} of a {type(self).__qualname__}")

    class _TupleMaker(type):
        """Makes of a class that inherits from `NamedTuple` a subclass of tuple."""

        def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
            if not bases:
                return super().__new__(cls, name, bases, body)
            names = tuple(body.get("__annotations__", ()))
            given = [Field(body.pop(n, _MISSING), _MISSING, True, True, True) for n in names]
            for index, (field_name, entry) in enumerate(zip(names, given)):
                entry.name = field_name
                body[field_name] = property(itemgetter(index))
            own = {
                "__slots__": (),
                "_fields": names,
                "__match_args__": names,
                "__new__": _new_tuple(given),
                "__repr__": _repr(list(names)),
                "__getnewargs__": lambda self: tuple(self),
                "_asdict": lambda self: dict(zip(names, self)),
                "_replace": _replaced,
            }
            return type(name, (tuple,), own | body)

    class NamedTuple(metaclass=_TupleMaker):
        """A tuple whose elements have names: inherit from it and annotate them; values in the body
        are defaults.
        """

    def _new_tuple(given: list[Field]) -> Any:
        count, make = len(given), tuple.__new__

        def __new__(cls: type, *args: Any, **kwargs: Any) -> Any:
            return make(cls, _complete(cls, given, args, kwargs) if kwargs or len(args) != count else args)

        return __new__

    def _replaced(self: Any, **changes: Any) -> Any:
        """A copy with some elements changed."""
        return type(self)(**{**self._asdict(), **changes})


def is_standard(kind: type) -> bool:
    """Whether a class is a data class of the standard library, or derives from one."""
    return any(isinstance(base.__dict__.get("__dataclass_fields__"), dict) for base in kind.__mro__)
