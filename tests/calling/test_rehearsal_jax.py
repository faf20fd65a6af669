"""Rehearsals of programs that use JAX: its stub, and what it fills the cache with."""

from __future__ import annotations

import json
import os

import numpy as np
import pytest

from cutec.calling import call_cache
from cutec.driver.cache.store import DiskStore
from cutec.rehearsal.follow import rehearse
from cutec.rehearsal.jax_arrays import Array, Extent
from cutec.rehearsal.jax_module import make_jax
from cutec.rehearsal.torch_module import stub_modules
from cutec.rehearsal.unread import Ended, Unread

JAX = make_jax()["jax"]
jnp = JAX.numpy
KERNEL = """\
from functools import partial
import jax
import jax.numpy as jnp
import numpy as np
from jax import export
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P
from jax.experimental.custom_partitioning import custom_partitioning
import cuda.bindings.driver as cuda
import cutlass
import cutlass.cute as cute
import cutlass.jax as cjax
from cutlass.jax.testing import create_tensor

@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor, n: cutlass.Constexpr):
    i = cute.arch.thread_idx()[0]
    if i < cute.size(x):
        y[i] = x[i] * n

@cute.jit
def scale(stream: cuda.CUstream, x: cute.Tensor, y: cute.Tensor, *, n: cutlass.Constexpr):
    kernel(x, y, n).launch(grid=[1, 1, 1], block=[128, 1, 1], stream=stream)

def scaled(x, n, **options):
    return cjax.cutlass_call(scale, output_shape_dtype=jax.ShapeDtypeStruct(x.shape, x.dtype), n=n, **options)(x)

x = create_tensor((128,), jnp.float32, jax.random.key(0))
"""
PROGRAM = """
@partial(jax.jit, static_argnums=1)
def model(x, n):
    return jnp.maximum(scaled(x, n), 0).sum()

value = model(x, 1)
model(x, 1), model(create_tensor((128,), jnp.float32, jax.random.PRNGKey(1)), 1)
np.testing.assert_allclose(np.array(scaled(x, 2)), np.array(x * 2), rtol=1e-5)
assert jnp.allclose(scaled(x, 3, use_static_tensors=True), x)
print(f"loss {value}")

@jax.custom_vjp
def product(x):
    return scaled(x, 4)

product.defvjp(lambda x: (product(x), None), lambda kept, g: (scaled(g, 5),))
assert jax.grad(lambda x: product(x).sum())(x).shape == (128,)

mesh = jax.make_mesh((jax.device_count(),), "n", axis_types=(AxisType.Explicit,))
part = partial(jax.shard_map, mesh=mesh, in_specs=P("n"), out_specs=P("n"))(lambda x: scaled(x, 6))
assert jax.jit(part, out_shardings=NamedSharding(mesh, P("n")))(x).shape == (128,)
assert jax.vmap(lambda x: scaled(x, 7))(x.reshape(4, -1)).shape == (4, 32)

from jax import lax
x = lax.fori_loop(0, 3, lambda i, x: scaled(x, 10), x)
x, ys = lax.scan(lambda x, y: (scaled(x, 11), y.sum()), x, jnp.ones((5, 7)))
assert ys.shape == (5,) and lax.while_loop(lambda x: x[0] < 9, lambda x: scaled(x, 12), x).shape == (128,)
assert lax.cond(x[0] > 1, lambda x: scaled(x, 13), lambda x: scaled(x, 14), x).shape == (128,)
assert lax.map(lambda x: scaled(x, 15), x.reshape(2, 64)).shape == (2, 64)

made = export.export(jax.jit(lambda x: scaled(x, 8)), disabled_checks=cjax.get_export_disabled_safety_checks())
again = export.deserialize(made(jax.ShapeDtypeStruct(export.symbolic_shape("32*n"), jnp.float32)).serialize())
assert again.call(x).shape == (128,)
if scaled(x, 9)[0] > 1:
    print("not reached")
"""


@pytest.fixture
def rehearsed(tmp_path, monkeypatch):
    """A function that rehearses a program: the numbers that its functions were compiled for, and
    where it ended.
    """
    monkeypatch.setenv("CUTEC_ARCH", "sm_90a")
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / "cache"))

    def run(text, name="program.py"):
        (tmp_path / name).write_text(text)
        found = rehearse(str(tmp_path / name), [], {})
        return [c.name for c in found.compiled], found.ended.rpartition("/")[2]

    return run


@pytest.mark.slow
def test_a_program_is_followed_to_the_first_decision(rehearsed, monkeypatch, capsys):
    monkeypatch.setenv("CUTEC_DRYRUN", "1")
    assert rehearsed(KERNEL + PROGRAM) == (
        ["scale"] * 15,
        f"program.py:{len((KERNEL + PROGRAM).splitlines()) - 1}: array",
    )
    assert "without elements" in capsys.readouterr().out


@pytest.mark.tools
def test_a_rehearsal_fills_the_cache_with_libraries(rehearsed, tmp_path):
    assert rehearsed(KERNEL + "scaled(x, 2)") == (["scale"], "")
    cache = call_cache.store()
    assert isinstance(cache, DiskStore)
    found = sorted((entry.kind, entry.function) for entry in cache.entries() if entry.kind == "library")
    assert found == [("library", "cutlass_call"), ("library", "scale")], found


@pytest.mark.parametrize(
    "made, shape, dtype",
    [
        (jnp.zeros((2, 3)), (2, 3), "float32"),
        (jnp.ones(4, jnp.bfloat16), (4,), "bfloat16"),
        (jnp.arange(2, 9, 3), (3,), "int32"),
        (jnp.arange(4, dtype=jnp.float16), (4,), "float16"),
        (jnp.full((2,), 1.5), (2,), "float32"),
        (jnp.array([[1, 2], [3, 4]]), (2, 2), "int32"),
        (jnp.array([jnp.ones(3), jnp.ones(3)]), (2, 3), "float32"),
        (jnp.ones(4, jnp.bfloat16) + 1.0, (4,), "bfloat16"),
        (jnp.ones(4, jnp.int8) * 0.5, (4,), "float32"),
        (jnp.ones((3, 1)) + jnp.ones(4, jnp.float16), (3, 4), "float32"),
        (jnp.ones(4, jnp.bfloat16) + jnp.ones(4, jnp.float16), (4,), "float32"),
        (jnp.ones(4) > 2, (4,), "bool"),
        (jnp.where(jnp.ones(4) == 0, 1.2, jnp.ones(4)), (4,), "float32"),
        (jnp.ones((2, 3, 4)).reshape(6, -1).T, (4, 6), "float32"),
        (jnp.ones((2, 3, 4))[..., 1:3], (2, 3, 2), "float32"),
        (jnp.ones((2, 3))[1, None], (1, 3), "float32"),
        (jnp.ones((2, 3, 4)).sum(axis=(0, -1)), (3,), "float32"),
        (jnp.ones((2, 3)) @ jnp.ones((5, 3, 4)), (5, 2, 4), "float32"),
        (jnp.pad(jnp.ones(10), (0, 6)), (16,), "float32"),
        (jnp.concatenate([jnp.ones((2, 3)), jnp.ones((1, 3))]), (3, 3), "float32"),
        (jnp.stack([jnp.ones(3)] * 2, axis=-1), (3, 2), "float32"),
        (JAX.lax.dynamic_slice(jnp.ones((8, 9)), (1, 2), (3, 4)), (3, 4), "float32"),
        (JAX.lax.dynamic_slice_in_dim(jnp.ones((8, 9)), 1, 3, axis=1), (8, 3), "float32"),
        (JAX.lax.slice(jnp.ones((8, 9)), (1, 0), (7, 9), (2, 4)), (3, 3), "float32"),
        (JAX.lax.optimization_barrier(jnp.ones(3, jnp.int8)), (3,), "int8"),
        (JAX.lax.fori_loop(2, 2, lambda i, x: 1 / 0, jnp.ones(3)), (3,), "float32"),
        (JAX.lax.rsqrt(jnp.ones(3)), (3,), "float32"),
        (JAX.random.split(JAX.random.key(0), 3)[0], (2,), "uint32"),
        (JAX.random.normal(JAX.random.key(0), (3,), dtype=jnp.float16), (3,), "float16"),
        (JAX.nn.sigmoid(jnp.ones(3, jnp.bfloat16)), (3,), "bfloat16"),
    ],
)
def test_shapes_and_dtypes(made, shape, dtype):
    assert (made.shape, made.dtype.name) == (shape, dtype)


def test_elements_are_not_there():
    x = jnp.ones(3)
    for decide in (
        lambda: float(x.sum()),
        lambda: bool(x[0]),
        lambda: list(jnp.ones(Extent("n"))),
        lambda: int(x[0]),
    ):
        with pytest.raises(Ended):
            decide()
    assert type(jnp.cumsum(x)) is Unread and type(x.argsort()) is Unread
    assert isinstance(JAX.tree.map(lambda leaf: leaf, {"a": [x, None]})["a"][0], Array)


def test_the_real_modules_come_back():
    before = np.asarray, np.testing.assert_allclose
    with stub_modules():
        import jax

        assert jax.devices()[0].platform == "gpu" and np.asarray is not before[0]
        assert np.asarray([2])[0] == 2 and isinstance(np.asarray(jax.numpy.ones(3)), Unread)
    assert before == (np.asarray, np.testing.assert_allclose)


NOTEBOOK = [
    "import subprocess\nfrom importlib.metadata import version\n" + KERNEL,
    "asked = '--query-gpu=name,compute_cap,memory.total'\n"
    "print(subprocess.check_output(['nvidia-smi', asked, '--format=csv,noheader'], text=True))\n"
    "print(version('nvidia-cutlass-dsl') >= '4.4')",
    "print(float(scaled(x, 1).sum()))\nlater = 1",
    "scaled(x, 2)",
    "scaled(x, later)",
    "scaled(x, 3)",
]


def test_cells_after_one_that_ends(rehearsed, monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("CUTEC_DRYRUN", "1")
    cells = [{"cell_type": "code", "source": text, "outputs": [], "metadata": {}} for text in NOTEBOOK]
    text = json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells})
    path = os.environ["PATH"]
    assert rehearsed(text, "program.ipynb") == (["scale"] * 2, "program.ipynb[cell 3]:1: array")
    assert capsys.readouterr().out.split("\n")[:3] == ["sm_90a, 9.0, [N/A]", "", "True"] and os.environ["PATH"] == path
