"""Arguments of attention on a host: tensors by rows, and what does not fit together, named."""

from cutec import cute

# what a function of packed sequences takes: Q, K, V, where sequences begin in Q and in K, the
# longest, O, L and the scale
PACKED = [
    "in $dtype[r,h,$depth]",
    "in $dtype[c,g,$depth]",
    "in $dtype[c,g,$depth]",
    "in i32[n]",
    "in i32[n]",
    "i32",
    "out $dtype[r,h,$depth]",
    "out f32[h,r]",
    "f32",
]


def by_rows(q, k, v, out, logs):
    """Q, K, V and O by (row, D, head, batch), L by (row, head, batch)."""
    found = [cute.make_tensor(x.iterator, cute.select(x.layout, [1, 3, 2, 0])) for x in (q, k, v, out)]
    return *found, cute.make_tensor(logs.iterator, cute.select(logs.layout, [2, 1, 0]))


def packed_by_rows(q, k, v, out, logs):
    """The same for packed sequences, all of which are one batch."""
    found = []
    for x in (q, k, v, out):
        (rows, heads, depth), (down, across, _) = x.shape, x.stride
        found.append(
            cute.make_tensor(x.iterator, cute.make_layout((rows, depth, heads, 1), stride=(down, 1, across, down)))
        )
    layout = cute.make_layout((*reversed(logs.shape), 1), stride=(*reversed(logs.stride), 0))
    return *found, cute.make_tensor(logs.iterator, layout)


def window_of(mask, left, right):
    """(left, right) where the mask is a window."""
    if mask != "window":
        return None
    assert left is not None and right is not None, "a window has a width to the left and to the right"
    assert left >= 0 and right >= 0, (
        "a window has its own row's column, and so many to the left and to the right: none is negative"
    )
    return left, right


def check_scores(scale, cap):
    assert scale > 0, "scores keep their order when they are scaled"
    if cap is not None:
        assert cap > 0, "a cap of scores is positive"


def heads_that_share(heads, of_k):
    """How many heads of Q share one of K and V."""
    assert of_k > 0, "K and V have at least one head"
    assert heads % of_k == 0, "as many heads of Q share each one of K and V"
    return heads // of_k


def check_starts(starts_q, starts_k):
    assert starts_q.shape[0] > 0, "the starts of no sequence are one number: where the first would begin"
    assert starts_k.shape[0] == starts_q.shape[0], "as many sequences of columns as of rows"
