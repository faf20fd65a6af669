"""Int tuples: leaves and nested tuples of leaves. Shapes, strides and coordinates are int tuples.
`None` is the wildcard `_`.

The *profile* of an int tuple is its nesting. Two int tuples are *congruent* if their profiles are
equal; a is *weakly congruent* with b if b has at least a's nesting.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import index
from typing import Any, TypeVar

from cutec.layout.basis import Coord, ScaledBasis, Shape, Stride
from cutec.layout.errors import MODES, NESTED_ALIKE, LayoutError
from cutec.layout.leaf import Leaf, ceil_div_leaf, check_integer

T = TypeVar("T")


def format_tuple(x: object) -> str:
    """Canonical text of an int tuple: `(4,(?,1@0),_)`, a 1-tuple as `(4)`.

    >>> format_tuple((4, (None,), E(0)))
    '(4,(_),1@0)'
    """
    if isinstance(x, tuple):
        return f"({','.join(map(format_tuple, x))})"
    return "_" if x is None else str(x)


def as_tuple(x: object, what: str = "int tuple") -> Any:
    """x with lists turned into tuples: a `Shape`, or a `Stride` where it holds scaled bases. Raises
    LayoutError naming a leaf that is no integer.
    """
    if type(x) is int or isinstance(x, Leaf):
        return x
    if isinstance(x, (tuple, list)):
        return tuple(as_tuple(e, what) for e in x)
    if isinstance(x, ScaledBasis):
        return x
    try:
        return index(x)  # pyright: ignore[reportArgumentType]  # NumPy's and other integers
    except TypeError:
        pass
    raise LayoutError(
        f"{what} holds {x!r}, which is neither an integer nor a tuple",
        "write numbers and tuples, not text: (4, 8)"
        if isinstance(x, str)
        else "use // between integers: / makes a float",
    )


def is_static(x: object) -> bool:
    """True when every leaf is known: an int, a wildcard or a basis of ints. Layouts answer through
    their shape and stride.

    >>> is_static((4, Dyn()))
    False
    """
    if type(x) is int:
        return True
    if isinstance(x, tuple):
        return all(map(is_static, x))
    if isinstance(x, ScaledBasis):
        return isinstance(x.value, int)
    return x is None or isinstance(x, int) or getattr(x, "is_static", False)


def has_none(x: object) -> bool:
    """True when a wildcard occurs anywhere in x.

    >>> has_none((4, (None, 2)))
    True
    """
    return any(map(has_none, x)) if isinstance(x, tuple) else x is None


def nesting(x: object) -> int:
    """The depth of nested tuples: 0 for a leaf."""
    return 1 + max(map(nesting, x), default=0) if isinstance(x, tuple) else 0


def flatten_to_tuple(x: object) -> tuple[Any, ...]:
    """The leaves from left to right.

    >>> flatten_to_tuple((4, (2, 3)))
    (4, 2, 3)
    """
    if not isinstance(x, tuple):
        return (x,)
    for e in x:
        if isinstance(e, tuple):
            return tuple(leaf for e in x for leaf in flatten_to_tuple(e))
    return x


def unflatten(sequence: Iterable[Any], profile: object) -> Any:
    """The leaves `sequence` in the nesting of `profile`, the inverse of `flatten_to_tuple`. Raises
    LayoutError unless their numbers agree.

    >>> unflatten((1, 2, 3), (0, (0, 0)))
    (1, (2, 3))
    """
    rest = iter(sequence)
    end = object()

    def take(p: object) -> Any:
        if isinstance(p, tuple):
            return tuple(map(take, p))
        leaf = next(rest, end)
        if leaf is end:
            raise LayoutError(f"too few leaves for the profile {format_tuple(profile)}")
        return leaf

    result = take(profile)
    if next(rest, end) is not end:
        raise LayoutError(f"too many leaves for the profile {format_tuple(profile)}")
    return result


def wrap(x: object) -> tuple[Any, ...]:
    """x itself if it is a tuple, else (x,).

    >>> wrap(4)
    (4,)
    """
    return x if isinstance(x, tuple) else (x,)


def unwrap(x: Any) -> Any:
    """The only element of a 1-tuple, repeatedly; anything else as it is.

    >>> unwrap(((4,),))
    4
    """
    while isinstance(x, tuple) and len(x) == 1:
        x = x[0]
    return x


def transform_leaf(f: Callable[..., Any], x: object, *others: object) -> Any:
    """f at every leaf of x and the corresponding parts of the others. x must be weakly congruent
    with each of them.

    >>> transform_leaf(max, (1, (5, 2)), (3, (4, 4)))
    (3, (5, 4))
    """
    if not isinstance(x, tuple):
        return f(x, *others)
    for other in others:
        if not isinstance(other, tuple) or len(other) != len(x):
            raise LayoutError(f"{format_tuple(other)} does not have the profile of {format_tuple(x)}")
    return tuple(transform_leaf(f, *parts) for parts in zip(x, *others))


def product(x: Shape) -> int | Leaf:
    """The product of all leaves; 1 for ().

    >>> product((2, (3, 4)))
    24
    """
    if not isinstance(x, tuple):
        return x
    result: int | Leaf = 1
    for e in x:
        result = result * (product(e) if isinstance(e, tuple) else e)
    return result


def product_each(x: Shape) -> Shape:
    """The product of each top-level mode: (2,(3,4)) gives (2,12).

    >>> product_each((2, (3, 4)))
    (2, 12)
    """
    return tuple(map(product, x)) if isinstance(x, tuple) else x


def product_like(x: Shape, profile: object) -> Shape:
    """The products of x's parts at the leaves of `profile`: ((2,3),4) like (1,1) gives (6,4).

    >>> product_like(((2, 3), 4), (1, 1))
    (6, 4)
    """
    return transform_leaf(lambda p, e: product(e), profile, x)


def ceil_div(a: Shape, b: Shape) -> Shape:
    """a / b rounded up. Tuple by tuple: element-wise, missing elements of b count as 1. Tuple by
    scalar: the leading elements are divided first and the rest of the divisor is passed on, so that
    the product is ceil(product(a) / b) where b divides evenly. Scalar by tuple: by its product.

    >>> ceil_div((7, 10), (2, 4))
    (4, 3)
    >>> ceil_div((4, 5, 6), 40)
    (1, 1, 3)
    """
    if not isinstance(a, tuple):
        return ceil_div_leaf(a, product(b))
    if isinstance(b, tuple):
        if len(b) > len(a):
            raise LayoutError(f"{format_tuple(a)} cannot be divided by {format_tuple(b)}, which has more modes")
        return tuple(map(ceil_div, a, b)) + a[len(b) :]
    result = []
    for e in a:
        result.append(ceil_div(e, b))
        b = ceil_div_leaf(b, product(e))
    return tuple(result)


def round_up(a: Shape, b: Shape) -> Shape:
    """The least multiple of b that is not less than a; tuples element-wise.

    >>> round_up((5, 8), (4, 4))
    (8, 8)
    """
    if isinstance(a, tuple) and isinstance(b, tuple):
        if len(a) != len(b):
            raise LayoutError(f"{format_tuple(a)} and {format_tuple(b)} differ in rank")
        return tuple(map(round_up, a, b))
    if isinstance(a, tuple) or isinstance(b, tuple):
        raise LayoutError(f"cannot round {format_tuple(a)} up to a multiple of {format_tuple(b)}")
    return ceil_div_leaf(a, b) * b


def shape_div(a: Shape, b: Shape) -> Shape:
    """a / b for shapes: leading modes are divided first. Raises LayoutError where static values
    divide neither way.

    >>> shape_div((4, 5, 6), 40)
    (1, 1, 3)
    """
    if not isinstance(a, tuple):
        b = product(b)
        if isinstance(a, int) and isinstance(b, int) and (b == 0 or (a % b and b % a)):
            raise LayoutError(f"shape_div: neither of {a} and {b} divides the other")
        return ceil_div_leaf(a, b)
    if isinstance(b, tuple):
        if len(a) != len(b):
            raise LayoutError(f"shape_div: {format_tuple(a)} and {format_tuple(b)} differ in rank")
        return tuple(map(shape_div, a, b))
    result = []
    for e in a:
        result.append(shape_div(e, b))
        b = shape_div(b, product(e))
    return tuple(result)


def compact_strides(shape: Shape, start: int | Leaf | ScaledBasis = 1) -> Stride:
    """Column-major strides: the exclusive prefix product of the leaves, times `start`. Static
    extents of 1 get stride 0, as in CuTe.

    >>> compact_strides((4, (1, 8)))
    (1, (0, 4))
    """
    return _prefix(shape, start, 0)[0]


def prefix_product(shape: Shape, start: int | Leaf = 1) -> Any:
    """The exclusive prefix product of the leaves, times `start`: column-major strides under which
    the last mode stays open, extents of 1 included.

    >>> prefix_product((2, (3, 4)))
    (1, (2, 6))
    """
    return _prefix(shape, start, None)[0]


def suffix_product(shape: Shape, start: int | Leaf = 1) -> Any:
    """The exclusive suffix product of the leaves, times `start`: row-major strides.

    >>> suffix_product((2, (3, 4)))
    (12, (4, 1))
    """
    return _suffix(shape, start)[0]


def _suffix(shape: Shape, stride: int | Leaf) -> tuple[Shape, int | Leaf]:
    """(strides, stride before them)."""
    if not isinstance(shape, tuple):
        return stride, stride * shape
    result = []
    for s in reversed(shape):
        d, stride = _suffix(s, stride)
        result.append(d)
    return tuple(reversed(result)), stride


def _prefix(shape: Shape, stride: Any, of_one: int | None) -> tuple[Any, Any]:
    """(strides, stride after them). Extents of 1 get the stride `of_one` unless it is None."""
    if not isinstance(shape, tuple):
        if isinstance(shape, int) and shape == 1:
            return (stride if of_one is None else of_one), stride
        return stride, stride * shape
    result = []
    for s in shape:
        d, stride = _prefix(s, stride, of_one)
        result.append(d)
    return tuple(result), stride


def is_congruent(a: object, b: object) -> bool:
    """Whether a and b have the same nesting (layouts: of their shapes).

    >>> is_congruent((4, (2, 3)), (1, (0, 0)))
    True
    """
    a, b = getattr(a, "shape", a), getattr(b, "shape", b)
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(map(is_congruent, a, b))
    return not isinstance(a, tuple) and not isinstance(b, tuple)


def is_weakly_congruent(a: object, b: object) -> bool:
    """Whether the nesting of a is a prefix of that of b: leaves of a may meet anything.

    >>> is_weakly_congruent((4, 1), (4, (2, 3)))
    True
    """
    a, b = getattr(a, "shape", a), getattr(b, "shape", b)
    if not isinstance(a, tuple):
        return True
    return isinstance(b, tuple) and len(a) == len(b) and all(map(is_weakly_congruent, a, b))


def elem_less(a: Coord, b: Coord) -> Any:
    """Whether every leaf of a is less than that of b: a bool for ints, an array for arrays. Raises
    LayoutError for dynamic leaves, whose values are not known.

    >>> elem_less((1, 2), (4, 8))
    True
    """
    if isinstance(a, tuple) or isinstance(b, tuple):
        if not isinstance(a, tuple) or not isinstance(b, tuple) or len(a) > len(b):
            raise LayoutError(f"elem_less: {format_tuple(a)} does not have the profile of {format_tuple(b)}")
        result: Any = True
        for x, y in zip(a, b):
            result = elem_less(x, y) & result
        return result
    if isinstance(a, Leaf) or isinstance(b, Leaf):
        raise LayoutError(f"elem_less: {a} and {b} are not known here")
    return check_integer(a) < check_integer(b)


def repeat(x: T, n: int) -> T | tuple[T, ...]:
    """(x, ..., x) of n elements; x itself for n = 1.

    >>> repeat(4, 3)
    (4, 4, 4)
    """
    return x if n == 1 else (x,) * n


def repeat_as_tuple(x: T, n: int) -> tuple[T, ...]:
    """(x, ..., x) of n elements.

    >>> repeat_as_tuple(4, 1)
    (4,)
    """
    return (x,) * n


def repeat_like(x: object, profile: object) -> Any:
    """x at every leaf of `profile`.

    >>> repeat_like(0, (4, (2, 3)))
    (0, (0, 0))
    """
    return tuple(repeat_like(x, p) for p in profile) if isinstance(profile, tuple) else x


def tuple_cat(*tuples: object) -> tuple[Any, ...]:
    """Concatenation; scalars count as 1-tuples.

    >>> tuple_cat((1, 2), 3, (4,))
    (1, 2, 3, 4)
    """
    return tuple(e for t in tuples for e in wrap(t))


def tuple_add(a: Coord, b: Coord) -> Coord:
    """Element-wise sum of congruent int tuples.

    >>> tuple_add((1, (2, 3)), (4, (5, 6)))
    (5, (7, 9))
    """
    return transform_leaf(lambda x, y: x + y, a, b)


def tuple_sub(a: Coord, b: Coord) -> Coord:
    """Element-wise difference of congruent int tuples.

    >>> tuple_sub((5, 8), (1, 2))
    (4, 6)
    """
    return transform_leaf(lambda x, y: x - y, a, b)


def tuple_mul(a: Coord, b: Coord) -> Coord:
    """Element-wise product of congruent int tuples.

    >>> tuple_mul((1, 2), (3, 4))
    (3, 8)
    """
    return transform_leaf(lambda x, y: x * y, a, b)


def inner_product(a: Coord, b: Coord) -> Coord:
    """The sum of the products of corresponding leaves.

    >>> inner_product((1, (2, 3)), (4, (5, 6)))
    32
    """
    if not isinstance(a, tuple):
        return a * b
    if not isinstance(b, tuple) or len(a) != len(b):
        raise LayoutError(f"inner_product: {format_tuple(a)} and {format_tuple(b)} are not congruent", NESTED_ALIKE)
    result: Coord = 0
    for x, y in zip(a, b):
        result = result + inner_product(x, y)
    return result


def check_mode(mode: int, rank: int, what: object) -> int:
    """mode as a non-negative index. Raises LayoutError when there is no such mode."""
    if not isinstance(mode, int) or not -rank <= mode < rank:
        raise LayoutError(f"{what} has no mode {mode!r}: its rank is {rank}", MODES)
    return mode % rank
