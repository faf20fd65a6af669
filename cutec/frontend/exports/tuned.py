"""Candidates of a tuned function, and the shapes to tune it over: `choose=cutec.tuned(...)`.

A table beside the file says which candidate each call takes; `cutec tune` makes it. This module
only holds what was declared: `tuned([{"tile": 64}, {"tile": 128}], over={"m": [64, 256], "n":
"256..1024 times 2"})` are two candidates and six shapes.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from cutec.artifact import guard
from cutec.artifact.choice import guard_names
from cutec.artifact.contents import check as check_contents
from cutec.artifact.signature import Signature
from cutec.diag import CutecError, error
from cutec.digits import decimal
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.variants import value_text
from cutec.ir.core import Loc
from cutec.lazy_pattern import pattern
from cutec.records import NamedTuple, dataclass, replace

MOST_SHAPES = 10_000
_HELP = 'cutec.tuned([{"tile": 64}, ("m >= 128", {"tile": 128})], over={"m": [64, 512], "n, k": [(4096, 4096)]})'
_RANGE = pattern(r"\s*([0-9]+)\s*\.\.\s*([0-9]+)\s*(?:(step|times)\s+([0-9]+)\s*)?\Z")
_DRAWN = pattern(r"\s*([0-9]+)\s+drawn\s+from\s(.*)\Z")

Shape = dict[str, int]


@dataclass(frozen=True)
class Tuned:
    """What `cutec.tuned` declares. candidates: each a guard ("" takes all calls) and compile-time
    values. over: the shapes, extents by name. features: sums that rules of the table may compare,
    besides the extents. card: whose rules a build takes; "": those of the table's only card. terms:
    of each candidate the sums that its time is made of, if the table chooses by costs. alike: keys
    of variants that share a table. contents: sums of what tensors hold that are not random. like:
    the function whose tables these are, if they are those of another. kinds: of each candidate the
    name of those that borrow from each other's times.
    """

    candidates: tuple[tuple[str, dict[str, Any]], ...]
    over: tuple[Shape, ...]
    features: tuple[str, ...] = ()
    card: str = ""
    terms: tuple[tuple[str, ...], ...] = ()
    alike: tuple[str, ...] = ()
    contents: tuple[tuple[str, str], ...] = ()
    like: str = ""
    kinds: tuple[str, ...] = ()

    def measured(self, variant: Mapping[str, Any], variants: Iterable[Mapping[str, Any]]) -> Mapping[str, Any]:
        """The first of the variants that shares a table with this one."""

        def rest(one: Mapping[str, Any]) -> dict[str, Any]:
            return {key: value for key, value in one.items() if key not in self.alike}

        return next(one for one in variants if rest(one) == rest(variant))

    def check_alike(self, variant: Mapping[str, Any], place: Loc | None) -> None:
        """Raises E1027 for a key that the variant does not have."""
        unknown = [key for key in self.alike if key not in variant]
        if unknown:
            have = ", ".join(variant) or "none"
            raise _wrong(f"alike= names {unknown[0]!r}, which is no key of variants= (there are: {have})", place)

    def numbered(self, number: Callable[[str, Mapping[str, Any]], str], what: str, place: Loc | None) -> Tuned:
        """With numbers for the keys of terms, `$tile[0]`: `number(term, values)` gives those of a
        candidate. Raises E1027 for its ValueErrors.
        """
        try:
            terms = tuple(
                tuple(number(term, point) for term in its) for its, (_, point) in zip(self.terms, self.candidates)
            )
        except ValueError as err:
            raise _wrong(f"{what}: {err}", place) from None
        return replace(self, terms=terms)

    def check(self, signature: Signature, what: str, place: Loc | None) -> None:
        """Raises E1027 unless guards, shapes, features and terms are over the extents of a
        signature, shapes have them all, some candidate takes all calls, and contents fit it.
        """
        names = guard_names(signature)
        try:
            check_contents(dict(self.contents), signature)
        except ValueError as err:
            raise _wrong(f"{what}: {err}", place) from None
        for when, _ in self.candidates:
            _parsed(when or "0 == 0", names, what, place)
        if all(when for when, _ in self.candidates):
            guards = ", ".join(repr(when) for when, _ in self.candidates)
            raise _wrong(f"no candidate of {what} takes calls for which none of these holds: {guards}", place)
        for total in (*self.features, *itertools.chain(*self.terms)):
            _parsed(total, names, what, place, guard.parse_sum)
        for shape in self.over:
            unknown, missing = shape.keys() - names, names - shape.keys()
            if unknown:
                raise _wrong(f"{what} has no extent {min(unknown)!r}, which over= names", place)
            if missing:
                raise _wrong(f"over= gives no values of {', '.join(sorted(missing))}, an extent of {what}", place)


class Candidate(NamedTuple):
    """A candidate of the function `choice`, whose rules are those of the function `table`: its
    guard, its values as texts, the terms of its time, the declaration, its kind.
    """

    choice: str
    table: str
    when: str
    use: dict[str, str]
    terms: tuple[str, ...]
    declared: Tuned
    kind: str = ""


def candidates_of(choice: str, table: str, declared: Tuned) -> list[Candidate]:
    """The candidates of the function `choice`, whose rules are those of the function `table`."""
    count = len(declared.candidates)
    each = zip(declared.candidates, declared.terms or ((),) * count, declared.kinds or ("",) * count)
    return [Candidate(choice, table, when, texts(point), its, declared, kind) for (when, point), its, kind in each]


def digest(candidates: Iterable[Candidate]) -> str:
    """A digest of what is declared of a function: candidates, shapes, features, terms, contents."""
    forms = list(candidates)
    declared = forms[0].declared
    rules = [
        [form.when, form.use, *([list(form.terms)] if form.terms else []), *([form.kind] if form.kind else [])]
        for form in forms
    ]
    told = [forms[0].table, rules, declared.over, declared.features]
    text = json.dumps([*told, declared.contents] if declared.contents else told, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def texts(point: Mapping[str, Any]) -> dict[str, str]:
    """Compile-time values as a table names them: `{"tile": "64x128"}`."""
    return {key: value_text(value) for key, value in point.items()}


def tuned(
    candidates: Sequence[Any],
    over: Any,
    features: Sequence[str] = (),
    card: str = "",
    terms: Callable[..., Sequence[str]] | Sequence[str] = (),
    alike: Sequence[str] = (),
    contents: Mapping[str, str] = {},
    like: str = "",
    kinds: Callable[..., str] | str = "",
) -> Tuned:
    """For `choose=`: the forms of a function, of which a call takes the one that a table beside
    this file names. `cutec tune FILE` makes the table.

    candidates: compile-time values, `{"tile": 64}`; or pairs of a guard and values, `("m >= 128",
        {"tile": 128})`, for a form that only takes some calls.
    over: the shapes to tune for: a mapping from extents to values, of which all combinations are
        meant, or a list of such mappings. `"n, k"` stands for pairs. Values are a list, a range, or
        a text: `"256..4096 step 256"`, `"1..1024 times 2"`; for several extents, `{"m, n": "100
        drawn from 1..8192, 256..16384 step 8"}`, so many points, even in the logarithms; or a sum
        of other extents, `{"nb": "(n + 127) // 128"}`. Integers of a call are extents too.
    features: sums over extents that rules may compare, such as `"(m + 127) // 128"`.
    card: the GPU whose rules a build takes (`H200`), if the table has those of several.
    terms: sums over extents of which a candidate's time is made, such as the waves of tiles that it
        needs, in which `$tile[0]` stands for a compile-time value; or a function of a candidate's
        values, `terms(tile, split=1)`, that gives them. With terms the table gives each candidate
        a cost, factors times terms, and a call takes the one of least cost. Without, its rules
        compare extents and features.
    alike: keys of `variants`, such as `["dtype"]`: variants that differ in them alone take the same
        time. They share a table, which is measured with the first of them.
    contents: what tensors hold that a call does not take at random, where that is another than the
        export says: sums over extents and `i`, the number of an element.
    like: the name of a function before this one that has the same candidates and takes the same
        time: its tables are for both.
    kinds: a function of a candidate's values that names its kind, or one name for all: factors of
        terms are then found from the times of all candidates of a kind, and most from its own, so
        that those that few shapes were measured with have costs that hold elsewhere. Terms of a
        kind have the same meaning, in the same order.

    Raises E1027.
    """
    place = user_location()
    found = _candidates(candidates, place)
    shapes = tuple(_shapes(over, place))
    held = _contents(contents, place)
    if not isinstance(like, str):
        raise _wrong(f"like= is the name of a function, not {like!r}", place)
    its = _terms(terms, found, place)
    named = _kinds(kinds, found, its, place)
    return Tuned(found, shapes, tuple(features), card, its, _keys(alike, place), held, like, named)


def _wrong(message: str, place: Loc | None) -> CutecError:
    return error("E1027", message, place, help=_HELP)


def _parsed(
    text: str, names: set[str], what: str, place: Loc | None, parse: Callable[[str, set[str]], Any] = guard.parse
) -> None:
    try:
        parse(text, names)
    except ValueError as err:
        raise _wrong(f"{what}: {err}", place) from None


def _candidates(given: Sequence[Any], place: Loc | None) -> tuple[tuple[str, dict[str, Any]], ...]:
    if not isinstance(given, (list, tuple)) or not given:
        raise _wrong("tuned takes a list of candidates, and there is none", place)
    found: list[tuple[str, dict[str, Any]]] = []
    before: set[tuple[tuple[str, str], ...]] = set()
    for one in given:
        when, point = one if isinstance(one, (list, tuple)) and len(one) == 2 else ("", one)
        if not isinstance(when, str) or not isinstance(point, Mapping) or not point:
            raise _wrong(f"a candidate is a mapping of compile-time values, not {one!r}", place)
        named = tuple(sorted(texts(point).items()))
        if named in before:
            raise _wrong(f"the candidate {point!r} occurs twice", place)
        before.add(named)
        found.append((when.strip(), dict(point)))
    return tuple(found)


def _keys(given: Any, place: Loc | None) -> tuple[str, ...]:
    if not isinstance(given, (list, tuple)) or not all(isinstance(key, str) for key in given):
        raise _wrong(f"alike= is a list of keys of variants, such as ['dtype'], not {given!r}", place)
    return tuple(given)


def _contents(given: Any, place: Loc | None) -> tuple[tuple[str, str], ...]:
    if not isinstance(given, Mapping) or not all(isinstance(text, str) for pair in given.items() for text in pair):
        raise _wrong(f"contents= is a mapping from tensors to sums, not {given!r}", place)
    return tuple((name, " ".join(text.split())) for name, text in given.items())


def _terms(given: Any, candidates: Sequence[tuple[str, dict[str, Any]]], place: Loc | None) -> tuple[Any, ...]:
    """The terms of each candidate; () where there are none."""
    if not callable(given) and not given:
        return ()
    found: list[Any] = [given(**point) if callable(given) else given for _, point in candidates]
    for one in found:
        if not isinstance(one, (list, tuple)) or not one or not all(isinstance(term, str) for term in one):
            raise _wrong(f"terms are a list of sums, such as ['1', '(m + 63) // 64'], not {one!r}", place)
    return tuple(tuple(" ".join(term.split()) for term in one) for one in found)


def _kinds(
    given: Any, candidates: Sequence[tuple[str, dict[str, Any]]], terms: Sequence[Any], place: Loc | None
) -> Any:
    """The kind of each candidate; () where there are none."""
    if not callable(given) and not given:
        return ()
    found = [given(**point) if callable(given) else given for _, point in candidates]
    counts: dict[str, int] = {}
    for kind, its in zip(found, terms or ((),) * len(found)):
        if not isinstance(kind, str):
            raise _wrong(f"kinds are names, not {kind!r}", place)
        if kind and (not its or counts.setdefault(kind, len(its)) != len(its)):
            raise _wrong(f"candidates of the kind {kind!r} have the same number of terms, one at least", place)
    return tuple(found)


# -- shapes ----------------------------------------------------------------------------------------


def _shapes(over: Any, place: Loc | None) -> list[Shape]:
    parts = over if isinstance(over, (list, tuple)) else [over]
    found: dict[tuple[tuple[str, int], ...], Shape] = {}
    for part in parts:
        if not isinstance(part, Mapping) or not part:
            raise _wrong(f"over= is a mapping from extents to values, not {part!r}", place)
        for shape in _product(part, place):
            found.setdefault(tuple(sorted(shape.items())), shape)
            if len(found) > MOST_SHAPES:
                raise _wrong(f"over= has more than {MOST_SHAPES} shapes", place)
    if not found:
        raise _wrong("over= has no shapes", place)
    return list(found.values())


def _product(part: Mapping[Any, Any], place: Loc | None) -> Iterator[Shape]:
    known = {name.strip() for key in part for name in str(key).split(",")}
    sums = {key: tree for key, given in part.items() for tree in _sum(given, known - {key})}
    axes = [[_named(key, value, place) for value in _values(key, part[key], place)] for key in part if key not in sums]
    for point in itertools.product(*axes):
        shape = {name: extent for axis in point for name, extent in axis.items()}
        for key, tree in sums.items():
            if not guard.names_of(tree) <= shape.keys():
                raise _wrong(f"over= gives {key!r} as a sum of others that are sums", place)
            shape |= _named(key, guard.holds(tree, shape), place)
        yield shape


def _sum(given: Any, known: set[str]) -> Iterator[Any]:
    """What a text says that is a sum of other extents."""
    if isinstance(given, str) and _RANGE.match(given) is None and not _DRAWN.match(given):
        with suppress(ValueError):
            yield guard.parse_sum(given, known)


def _named(key: Any, value: Any, place: Loc | None) -> Shape:
    """The extents that one value of a key gives: `"n, k"` and (64, 128) are n = 64, k = 128."""
    names = [name.strip() for name in str(key).split(",")]
    extents = list(value) if isinstance(value, (list, tuple)) else [value]
    if len(names) != len(extents):
        raise _wrong(f"over= gives {value!r} for {key!r}: one extent for each name", place)
    for extent in extents:
        if type(extent) is not int or extent < 1:
            raise _wrong(f"over= gives {extent!r} for {key!r}: extents to tune for are at least 1", place)
    return dict(zip(names, extents))


def _values(key: Any, given: Any, place: Loc | None) -> Iterable[Any]:
    if isinstance(given, str):
        given = _drawn(key, given, place) if " drawn " in given else _range(key, given, place)
    if not isinstance(given, (list, tuple, range)) or not given:
        raise _wrong(f"over= has no values for {key!r}: a list, or a text such as '256..4096 step 256'", place)
    if len(given) > MOST_SHAPES:
        raise _wrong(f"over= has more than {MOST_SHAPES} values for {key!r}", place)
    return given


def _range(key: Any, text: str, place: Loc | None) -> list[int] | range:
    match = _RANGE.match(text)
    low, high, how, by = match.groups() if match else ("", "", None, None)
    first, last, step = decimal(low or ""), decimal(high or ""), decimal(by or "1")
    if first is None or last is None or step is None or step < (2 if how == "times" else 1):
        raise _wrong(f"over= has {text!r} for {key!r}", place)
    if how != "times":
        return range(first, last + 1, step)
    return _multiplied(first, last, step) if first else []


def _multiplied(first: int, last: int, by: int) -> list[int]:
    found = []
    while first <= last:
        found.append(first)
        first *= by
    return found


def _drawn(key: Any, text: str, place: Loc | None) -> tuple[tuple[int, ...], ...]:
    """`"100 drawn from 1..8192, 256..16384 step 8"`: 100 points of these ranges."""
    match = _DRAWN.match(text)
    count = decimal(match[1]) if match else None
    ranges = [_RANGE.match(part) for part in match[2].split(",")] if match else []
    if not match or not count or count > MOST_SHAPES or not all(ranges):
        raise _wrong(f"over= has {text!r} for {key!r}: '100 drawn from 1..8192, 256..16384 step 8'", place)
    return _points(count, tuple(_bounds(key, one, place) for one in filter(None, ranges)))


@lru_cache(maxsize=64)
def _points(count: int, bounds: tuple[tuple[int, int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """Points that fill the space of the extents' logarithms evenly: Roberts' sequence, in which
    fractions of multiples of powers of one irrational number follow each other.
    """
    root = 1.0
    for _ in range(64):  # the positive root of x ** (d + 1) = x + 1
        root = (1 + root) ** (1 / (len(bounds) + 1))
    points = []
    for number in range(count):
        point = []
        for axis, (low, high, step) in enumerate(bounds):
            part = (0.5 + (number + 1) * root ** -(axis + 1)) % 1
            point.append(min(max(round(low * (high / low) ** part / step) * step, low), high))
        points.append(tuple(point))
    return tuple(points)


def _bounds(key: Any, match: re.Match[str], place: Loc | None) -> tuple[int, int, int]:
    """The least and the largest multiple of the step in a range to draw from, and the step."""
    low, high, step = decimal(match[1]), decimal(match[2]), decimal(match[4] or "1")
    if match[3] != "times" and low and high and step and -(-low // step) <= high // step:
        return -(-low // step) * step, high // step * step, step
    raise _wrong(f"over= draws from {match[0].strip()[:80]!r} for {key!r}: LOW..HIGH, or LOW..HIGH step N", place)
