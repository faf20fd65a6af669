"""Tensors of a rehearsal taken apart and put together, the elements that it knows, and assertions
about those that it does not.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from cutec.rehearsal import pytest_plugin
from cutec.rehearsal.torch_module import stub_modules
from cutec.rehearsal.unread import Ended, Unread


@pytest.fixture
def torch() -> Iterator[Any]:
    with stub_modules():
        yield importlib.import_module("torch")


def test_shapes_of_parts(torch: Any) -> None:
    x = torch.empty(4, 6, 8)
    parts = {
        "chunk": [p.shape for p in x.chunk(4, 1)],
        "split": [p.shape[2] for p in torch.split(x, [3, 5], -1)],
        "unbind": [p.stride() for p in x.unbind(1)][:1],
        "gather": [x.gather(2, torch.arange(3).view(1, 1, 3)).shape, torch.index_select(x, 1, torch.arange(2)).shape],
        "made": [x.repeat(2, 1, 1).shape, x.repeat_interleave(3, 1).shape, torch.outer(x[0, 0], x[0, 0]).shape],
        "moved": [x.movedim(0, -1).shape, x.unflatten(1, (2, -1)).shape, x.flatten(1).shape, x.swapaxes(0, 2).shape],
        "networks": [torch.nn.functional.pad(x, (1, 2, 3, 0)).shape, torch.nn.functional.linear(x, x[0]).shape],
        "sums": [x.sum().shape, x.amax((0, 1)).shape, torch.stack([x, x], -1).shape, torch.mm(x[0].t(), x[0]).shape],
    }
    assert parts == {
        "chunk": [(4, 2, 8)] * 3,
        "split": [3, 5],
        "unbind": [(48, 1)],
        "gather": [(1, 1, 3), (4, 2, 8)],
        "made": [(8, 6, 8), (4, 18, 8), (8, 8)],
        "moved": [(6, 8, 4), (4, 2, 3, 8), (4, 48), (8, 6, 4)],
        "networks": [(4, 9, 11), (4, 6, 6)],
        "sums": [(), (8,), (4, 6, 8, 2), (8, 8)],
    }


def test_types_of_python(torch: Any) -> None:
    made = [torch.ones(2, 3, dtype=kind).dtype for kind in (bool, int, float)]
    assert made == [torch.bool, torch.int64, torch.float64]
    assert torch.zeros_like(torch.empty(2), dtype=bool).dtype == torch.bool


def test_einops(torch: Any) -> None:
    einops: Any = importlib.import_module("einops")
    x = torch.arange(24).view(2, 3, 4)
    assert einops.rearrange(x, "a b c -> c a b").stride() == (1, 12, 4)
    assert einops.rearrange(x, "a b c -> (c a) b")[1].tolist() == [12, 16, 20]
    assert einops.rearrange(x, "a ... -> a (...)").tolist() == x.reshape(2, 12).tolist()
    assert einops.repeat(x, "a b c -> a (b r) 1 c", r=2).shape == (2, 6, 1, 4)
    assert einops.reduce(x, "a b c -> b", "max").tolist() == [15, 19, 23]
    assert einops.rearrange([x, x], "n a b c -> (n a) b c").shape == (4, 3, 4)
    assert einops.parse_shape(x, "a _ c") == {"a": 2, "c": 4}
    assert einops.einsum(x, x, "row key one, row key two -> row one two").shape == (2, 4, 4)
    unread = torch.randn(3).mean().item()
    assert einops.rearrange(unread, "a -> a") is unread
    for pattern in ("a b -> b a", "a b (c d) -> d", "a b (c 3) -> c"):
        with pytest.raises(ValueError, match="einops"):
            einops.rearrange(x, pattern)


def test_small_integers_are_known(torch: Any) -> None:
    lengths = torch.randint(1, 11, (4, 1), device="cuda")
    lengths[1] = 0
    assert all(0 <= n <= 10 for (n,) in lengths.tolist()) and lengths[1].item() == 0
    mask = torch.arange(10, device="cuda") < lengths
    used = mask.sum(-1, dtype=torch.int32)
    ends = torch.nn.functional.pad(torch.cumsum(used, dim=0, dtype=torch.int32), (1, 0))
    total = int(lengths.sum())
    assert (used.tolist(), ends[-1].item(), ends.dtype) == ([n for (n,) in lengths.tolist()], total, torch.int32)
    assert mask.nonzero().shape == (total, 2) and torch.randn(4, 10, 3)[mask].shape == (total, 3)
    assert torch.where(used > 0, used, -1)[1].item() == -1 and (7 - used)[1].item() == 7
    assert torch.cat([used, used]).max().item() == max(used.tolist()) and sorted(torch.randperm(5).tolist()) == [
        *range(5)
    ]
    assert torch.tensor([[1, 2], [3, 4]]).t().reshape(-1).tolist() == [1, 3, 2, 4]
    used.data_ptr()
    assert "unread" in repr(used[0].item()) and "unread" in repr(torch.randn(2)[torch.randn(2) > 0])


@pytest.mark.parametrize(
    ("places", "named"),
    [
        ((7, 9, (3,)), {}),
        ((9, (3,)), {}),
        ((7, 9), {"size": (3,)}),
        ((7,), {"high": 9, "size": (3,)}),
        ((), {"low": 7, "high": 9, "size": (3,)}),
        ((9,), {"size": (3,)}),
        ((), {"high": 9, "size": (3,)}),
    ],
)
def test_random_integers_by_place_and_by_name(torch: Any, places: tuple[Any, ...], named: dict[str, Any]) -> None:
    """Both as `torch.randint(low=0, high, size)` has them."""
    low = 7 if 7 in (*places, *named.values()) else 0
    found = torch.randint(*places, dtype=torch.int32, **named)
    assert found.shape == (3,) and found.dtype == torch.int32 and all(low <= n < 9 for n in found.tolist())


def test_extents_may_be_tensors_of_one_number(torch: Any) -> None:
    total = torch.randint(3, 9, (4,)).cumsum(0)[-1]
    assert torch.zeros(total, 2).shape == torch.empty((total, 2)).shape == (total.item(), 2)


ASSERTIONS = """\
def holds(x):
    assert x.max().item() < 3, f"{x}"
    assert not (x > 3).any() and not x.isnan().any()
    assert (
        x.sum()
        == 0
    )
    if not (x == 2).all():
        print("wrong")
        raise ValueError
    return "end"
def decides(x):
    if x.max() > 3:
        return 1
def mixed(x):
    assert (x > 3).any() or not (x > 5).any()
def chosen(x):
    assert 1 if x.max() > 3 else 2
"""


def test_assertions_about_elements_hold(torch: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "asserts.py").write_text(ASSERTIONS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    asserts: Any = importlib.import_module("asserts")
    assert asserts.holds(torch.randn(4)) == "end"
    for function in (asserts.decides, asserts.mixed, asserts.chosen):
        with pytest.raises(Ended):
            function(torch.randn(4))
    with pytest.raises(AssertionError):
        asserts.holds(torch.tensor([4]))


def test_gradients_of_leaves(torch: Any) -> None:
    x, y = torch.randn(3, requires_grad=True), torch.randn(3, requires_grad=True)
    z = x
    for _ in range(40):  # each step depends on x once, not twice as often as the last
        z = z + z
    (z * y).sum().backward()
    assert x.grad.shape == y.grad.shape == (3,) and z.grad is None

    class InPlace(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.mark_dirty(x)
            return x

        @staticmethod
        def backward(ctx: Any, gradient: Any) -> Any:
            return gradient.float()

    base = torch.randn(3, requires_grad=True)
    assert torch.autograd.grad(InPlace.apply(base), base, torch.ones(3))[0].shape == (3,)


def test_views_have_the_strides_of_pytorch(torch: Any) -> None:
    x = torch.empty(4, 6, 8)
    assert x.transpose(0, 1).reshape(6, 2, 2, 8).stride() == (8, 96, 48, 1)
    assert x.transpose(0, 1).reshape(24, 8).stride() == (8, 1)  # a copy
    assert x[:, :, :4].reshape(24, 4).stride() == (8, 1) and x[:, :3].view(4, -1).stride() == (48, 1)
    assert x[:, :1].view(4, 1, 2, 4).stride() == (48, 8, 4, 1) and torch.empty(0, 3).view(3, 0).shape == (3, 0)


def test_a_test_that_needs_an_element_is_skipped() -> None:
    item: Any = type("Item", (), {"path": __file__})()
    for hook in (pytest_plugin.pytest_runtest_setup, pytest_plugin.pytest_runtest_call):
        running: Any = hook(item)
        next(running)
        with pytest.raises(pytest.skip.Exception, match=r"rehearsed up to .*: Tensor.item"):
            running.throw(Ended("Tensor.item"))
    passing: Any = pytest_plugin.pytest_runtest_call(item)
    next(passing)
    with pytest.raises(StopIteration):
        passing.send(None)


def test_gradients_through_indices_and_sums(torch: Any) -> None:
    x, bias = torch.randn(4, 3, requires_grad=True), torch.randn(2, requires_grad=True)
    padded = torch.zeros(9, 3)
    padded[torch.arange(4)] = x[torch.tensor([3, 1, 0, 2])]
    out = torch.nn.functional.linear(padded, torch.randn(2, 3), bias)
    torch.einsum("...mk,...nk->...mn", out.view(1, 1, 9, 2), torch.randn(5, 1, 7, 2)).sum().backward()
    assert x.grad.shape == (4, 3) and bias.grad.shape == (2,) and x.shape[1:].numel() == 3
    assert torch.einsum("...mk,...nk->...mn", torch.empty(5, 9, 2), torch.empty(7, 2)).shape == (5, 9, 7)


def test_complex_numbers(torch: Any) -> None:
    z = torch.randn(2, 3, dtype=torch.complex64)
    assert (z.dtype.itemsize, z.is_complex(), z.is_floating_point()) == (8, True, False)
    assert {(z * 2.0).dtype, (torch.ones(3) * z).dtype, (torch.ones(3) * 1j).dtype} == {torch.complex64}
    assert torch.ones(1, dtype=complex).dtype == torch.complex128
    assert torch.zeros(1, dtype=torch.cfloat).item() == 0j
    assert isinstance(z[0, 0].item(), Unread), "numbers that are no integers are not computed"


def test_views_as_another_type_are_the_same_memory(torch: Any) -> None:
    x = torch.zeros(4, dtype=torch.int32)
    assert x.view(torch.float32)[1].item() == 0.0
    x.view(torch.float32).data_ptr()  # a kernel may write there
    assert isinstance(x[0].item(), Unread)
    ones = torch.ones(4, dtype=torch.int32)
    bits = ones.view(torch.float32)
    assert isinstance(bits[0].item(), Unread) and ones[0].item() == 1
    zeros = torch.zeros(4, dtype=torch.int64)
    pairs = zeros.view(torch.int32)
    zeros.fill_(3)
    assert isinstance(pairs[0].item(), Unread) and zeros[2].item() == 3
