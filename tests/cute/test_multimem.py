"""`cute.arch.multimem_*`: on the interpreter, with memory of one GPU and of several; each form of
the PTX ISA through ptxas; what there is not.
"""

from __future__ import annotations

import weakref

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.testing import multicast, simulate

SOURCE = """
import cutec
from cutec import cute

A = cute.arch


@cute.kernel
def work(a: cute.Tensor, b: cute.Tensor):
    {body}


@cute.jit
def host(a: cute.Tensor, b: cute.Tensor):
    work(a, b).launch(grid=1, block=1)


cutec.export(host, ["{dtype}[8]", "{dtype}[8]"], arch="sm_90")
"""


def test_memory_behind_an_object_is_kept_as_long_as_the_object():
    memory = np.zeros(4, np.float32)
    alive = weakref.ref(memory)
    part = multicast([memory, np.zeros(4, np.float32)])[1:]
    del memory
    assert alive() is not None
    del part
    assert alive() is None


@cute.kernel
def there_and_back(a: cute.Tensor, b: cute.Tensor, count: cutec.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    value = cute.arch.multimem_ld_reduce(a.iterator + tid * (count or 1), count=count, sem="acquire", scope="sys")
    cute.arch.multimem_red(b.iterator + tid * (count or 1), value, sem="release")
    cute.arch.multimem_st(a.iterator + tid * (count or 1), value, sem="relaxed")


@cute.jit
def host(a: cute.Tensor, b: cute.Tensor, count: cutec.Constexpr):
    there_and_back(a, b, count).launch(grid=1, block=4)


@pytest.mark.parametrize(
    ("dtype", "count"),
    [("i4", None), ("u8", None), ("f4", None), ("f4", 2), ("f4", 4), ("f8", None), ("f2", 2), ("f2", 8)],
)
def test_one_gpu_has_the_memory(dtype: str, count: int | None) -> None:
    a, b = np.arange(32, dtype=dtype), np.arange(32, dtype=dtype)[::-1].copy()
    was, used = a.copy(), 4 * (count or 1)
    want = b.copy()
    want[:used] += a[:used]
    simulate(
        host,
        a,
        b,
        count,
        types={
            name: f"{({'i4': 'i32', 'u8': 'u64', 'f4': 'f32', 'f8': 'f64', 'f2': 'f16'})[dtype]}[32]@16"
            for name in "ab"
        },
    )
    assert (a == was).all() and (b == want).all()


@pytest.mark.parametrize("gpus", [1, 2, 3])
@pytest.mark.parametrize(("dtype", "count"), [("i4", None), ("f4", 4), ("f2", 8)])
def test_all_gpus_behind_a_multicast_object(dtype: str, count: int | None, gpus: int) -> None:
    sources = [np.arange(32, dtype=dtype) + gpu for gpu in range(gpus)]
    targets = [np.full(32, 10 * gpu, dtype) for gpu in range(gpus)]
    used, total = 4 * (count or 1), sum(source.copy() for source in sources)
    a, b = multicast(sources), multicast(targets)
    types = {name: f"{({'i4': 'i32', 'f4': 'f32', 'f2': 'f16'})[dtype]}[32]@16" for name in "ab"}
    simulate(host, a, b, count, types=types)
    for gpu, (source, target) in enumerate(zip(sources, targets, strict=True)):
        assert (source[:used] == total[:used]).all(), "the sums are stored in the memory of all"
        assert (source[used:] == np.arange(used, 32) + gpu).all() and (target[used:] == 10 * gpu).all()
        assert (target[:used] == total[:used] + 10 * gpu).all(), "and reduced onto that of all"


@cute.kernel
def summed(a: cute.Tensor, b: cute.Tensor, acc: cutec.Constexpr):
    value = cute.arch.multimem_ld_reduce(a.iterator, count=2, acc=acc)
    b[0], b[1] = value[0], value[1]


@cute.jit
def sums(a: cute.Tensor, b: cute.Tensor, acc: cutec.Constexpr):
    summed(a, b, acc).launch(grid=1, block=1)


@pytest.mark.parametrize(("acc", "result"), [(None, 2048.0), ("f32", 2050.0)])
def test_sums_of_halves(acc: str | None, result: float) -> None:
    found = np.zeros(2, np.float16)
    simulate(sums, multicast([np.array([first, 0], np.float16) for first in (2048, 1, 1)]), found, acc)
    assert found.tolist() == [result, 0.0]


@cute.kernel
def loads(a: cute.Tensor, b: cute.Tensor):
    b[0] = a[0]


@cute.kernel
def stores(a: cute.Tensor, b: cute.Tensor):
    a[0] = b[0]


@pytest.mark.parametrize(("access", "kernel"), [("load", loads), ("store", stores)])
def test_other_accesses_are_refused(access: str, kernel: object) -> None:
    @cute.jit
    def plain(a: cute.Tensor, b: cute.Tensor):
        kernel(a, b).launch(grid=1, block=1)

    with pytest.raises(CutecError, match=f"E5010: {access} at the multicast object a, which"):
        simulate(plain, multicast([np.zeros(4, np.int32)] * 2), np.zeros(4, np.int32))


def test_arrays_that_have_no_multicast_object() -> None:
    with pytest.raises(ValueError, match="one shape"):
        multicast([np.zeros(4), np.zeros(5)])
    with pytest.raises(ValueError, match="compact"):
        multicast([np.zeros((4, 4)).T] * 2)


FORMS = [
    (
        "i32",
        "A.multimem_red(b.iterator, A.multimem_ld_reduce(a.iterator, 'min'), 'max')",
        ["ld_reduce.relaxed.gpu.global.min.s32", "red.relaxed.gpu.global.max.s32"],
    ),
    (
        "i64",
        "A.multimem_red(b.iterator, A.multimem_ld_reduce(a.iterator, 'xor'))",
        ["ld_reduce.relaxed.gpu.global.xor.b64", "red.relaxed.gpu.global.add.u64"],
    ),
    (
        "f32",
        "A.multimem_st(b.iterator, A.multimem_ld_reduce(a.iterator, count=4, sem='weak'))",
        ["ld_reduce.weak.global.add.v4.f32", "st.weak.global.v4.f32"],
    ),
    (
        "f16",
        "A.multimem_red(b.iterator, A.multimem_ld_reduce(a.iterator, count=8, acc='f32'))",
        ["ld_reduce.relaxed.gpu.global.add.acc::f32.v4.f16x2", "red.relaxed.gpu.global.add.v4.f16x2"],
    ),
    (
        "bf16",
        "A.multimem_st(b.iterator, A.multimem_ld_reduce(a.iterator, 'max', count=2), sem='release', scope='sys')",
        ["ld_reduce.relaxed.gpu.global.max.bf16x2", "st.release.sys.global.bf16x2"],
    ),
]


@pytest.mark.tools
@pytest.mark.parametrize(
    ("dtype", "body", "instructions"), FORMS, ids=lambda x: x if isinstance(x, str) and len(x) < 5 else ""
)
def test_instructions(dtype: str, body: str, instructions: list[str], tmp_path) -> None:
    file = tmp_path / "kernel.py"
    file.write_text(SOURCE.format(body=body, dtype=dtype))
    product = perform(BuildOptions(file=str(file), cache=False, output=str(tmp_path / "out"), emits=(Emit("ptx"),)))
    (stage,) = [s for s in product.stages if s.stage == "ptx"]
    for instruction in instructions:
        assert stage.data.decode().count(f"multimem.{instruction} ") == 1


@pytest.mark.parametrize(
    ("dtype", "body", "code", "said"),
    [
        ("f16", "A.multimem_ld_reduce(a.iterator)", "E0422", "1 elements"),
        ("f32", "A.multimem_ld_reduce(a.iterator, 'min')", "E0422", "min of 1"),
        (
            "f16",
            "A.multimem_red(a.iterator, A.multimem_ld_reduce(a.iterator, count=2), 'min')",
            "E0422",
            "red min of 2",
        ),
        ("i32", "A.multimem_st(a.iterator, 1, scope='gpu')", "E0421", "weak access has no scope"),
        ("f32", "A.multimem_ld_reduce(a.iterator, acc='f32')", "E0421", "Float16"),
        ("f32", "A.multimem_ld_reduce(a.iterator, 'mul')", "E0421", "'mul'"),
    ],
)
def test_what_there_is_not(dtype: str, body: str, code: str, said: str, tmp_path) -> None:
    file = tmp_path / "kernel.py"
    file.write_text(SOURCE.format(body=body, dtype=dtype))
    with pytest.raises(CutecError, match=said) as caught:
        perform(BuildOptions(file=str(file), cache=False, images=False, output=str(tmp_path / "out")))
    assert caught.value.code == code
