"""Hostile input: random text and values give a LayoutError or a right answer, with little work."""

from __future__ import annotations

import pytest
from counting import counted
from hypothesis import given, strategies as st
from layout_strategies import THOROUGH, layouts, nested

import cutec.layout as cl
from cutec.layout import Layout, LayoutError, format_text, parse, pycute
from cutec.layout.expression import evaluate

FUNCTIONS = {
    name.rstrip("_"): getattr(cl, name) for name in cl.__all__ if name not in ("LayoutBase", "LayoutError", "Leaf")
}
LIMIT = 1_500_000  # calls of functions; 900 000 are the most that were made, for 50 000 times "1@"
TOKENS = st.sampled_from([*"()[],;:@_?{}017-x. ", "i64", "div=", "S<", ">", " o ", "64", "!cute.", 'layout<"', '">'])
NUMBERS = st.one_of(
    st.integers(-3, 9), st.integers(-(1 << 70), 1 << 70), st.just(None), st.just(True), st.just(2.5), st.just("4")
)


def bounded(function, *args):
    """function(*args) or the LayoutError that it raises, with no more than LIMIT calls."""
    with counted(LIMIT):
        try:
            return function(*args)
        except LayoutError as error:
            return error


@given(st.lists(TOKENS, max_size=24).map("".join))
@THOROUGH
def test_random_text_is_refused_or_round_trips(text):
    found = bounded(parse, text)
    if isinstance(found, LayoutError):
        assert str(found)
    else:
        assert parse(format_text(found)) == found


@pytest.mark.slow
@given(layouts(3), st.data())
@THOROUGH
def test_text_with_one_character_changed(layout, data):
    text = str(layout)
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.sampled_from(["", "(", ")", ",", ":", "9", "x", "?", "@", "_"])) + text[at + 1 :]
    found = bounded(parse, changed)
    if not isinstance(found, LayoutError):
        assert parse(format_text(found)) == found


@pytest.mark.parametrize(
    "text", [unit * 50_000 for unit in ("(", "[", "1", "(1,", "?", "1@", "-", " ", "S<", "[_;", "4:")]
)
def test_long_text_is_refused_with_little_work(text):
    assert isinstance(bounded(parse, text), LayoutError)
    assert isinstance(bounded(evaluate, text, FUNCTIONS), LayoutError)


ARGUMENTS = st.one_of(layouts(2).map(str), st.sampled_from(["4", "(2,3)", "_", "[4:1;2:1]", "?", "S<1,0,1>"]))


@given(st.sampled_from(sorted(FUNCTIONS)), st.lists(ARGUMENTS, max_size=3))
@THOROUGH
def test_any_call_in_an_expression_ends(name, args):
    bounded(evaluate, f"{name}({', '.join(args)})", FUNCTIONS)


@given(nested(NUMBERS, 4), nested(NUMBERS, 4))
@THOROUGH
def test_any_layout_is_refused_or_right(shape, stride):
    found = bounded(Layout, shape, stride)
    if isinstance(found, Layout):
        assert cl.is_congruent(found.shape, found.stride) and parse(str(found)) == found


BINARY = st.sampled_from(
    [
        cl.composition,
        cl.complement,
        cl.logical_divide,
        cl.zipped_divide,
        cl.logical_product,
        cl.raked_product,
        cl.tile_to_shape,
    ]
)
ANY_EXTENTS, ANY_STRIDES = st.integers(0, 9), st.integers(-4, 20)


@given(
    BINARY, layouts(3, ANY_EXTENTS, ANY_STRIDES), st.one_of(layouts(2, ANY_EXTENTS, ANY_STRIDES), nested(NUMBERS, 2))
)
@THOROUGH
def test_the_algebra_refuses_or_answers(function, layout, other):
    found = bounded(function, layout, other)
    assert isinstance(found, (cl.LayoutBase, LayoutError))


NO_INTEGERS = ("a", 1.5, {}, object(), b"4", [1.5], ("a", 0))


@pytest.mark.parametrize("bad", NO_INTEGERS, ids=lambda bad: type(bad).__name__)
def test_what_is_no_integer_is_refused_everywhere(bad: object) -> None:
    layout = cl.Layout((4, 8))
    calls = [
        lambda: layout(bad),
        lambda: layout((bad, 1)),
        lambda: cl.crd2idx(bad, (4, 8)),
        lambda: cl.idx2crd(bad, (4, 8)),
        lambda: layout((bad, None)),
        lambda: cl.slice_and_offset((bad, None), layout),
        lambda: cl.dice(layout, (bad, 0)),
        lambda: cl.increment_coord((bad, 0), (4, 8)),
        lambda: cl.elem_less((bad, 0), (4, 8)),
        lambda: cl.ceil_div((bad, 4), (2, 2)),
        lambda: cl.round_up((bad, 4), (2, 2)),
        lambda: cl.local_tile(layout, (2, 2), (bad, 0)),
        lambda: cl.local_partition(layout, cl.Layout((2, 2)), bad),
        lambda: cl.domain_offset((bad, 0), layout),
        lambda: cl.append_to_rank(layout, bad),
        lambda: cl.size((bad, 2)),
        lambda: cl.Layout((bad, 2)),
        lambda: cl.make_layout_like(bad),
        lambda: cl.composition(layout, bad),
        lambda: cl.zipped_divide(layout, (bad, 2)),
    ]
    for number, call in enumerate(calls):
        with pytest.raises(cl.LayoutError):
            print(number, call())


def test_extents_prepared_for_division_count_as_integers() -> None:
    fast = cl.FastDivmod(7)
    for n in (0, 6, 7, 100, 12345):
        assert cl.idx2crd(n, (fast, (3, 5))) == cl.idx2crd(n, (7, (3, 5)))
    assert cl.Dyn() // fast == cl.Dyn() // 7 and cl.Layout((fast, 2)) == cl.Layout((7, 2))


def test_pycute_counts_every_coordinate_modulo_its_extent() -> None:
    assert (
        pycute.idx2crd(27, 4) == 3
        and pycute.idx2crd(35, (4, (2, 4))) == (3, (0, 0))
        and cl.idx2crd(35, (4, 8)) == (3, 8)
    )
