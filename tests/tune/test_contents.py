"""What tensors of integers hold that a tuned function does not take at random."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tune_kit import kernel_file

from cutec.artifact.signature import Signature, Symbol, TensorParam
from cutec.diag import CutecError
from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.options.options import BuildOptions
from cutec.frontend.exports.tuned import digest, tuned
from cutec.runtime.contents import arrays_of
from cutec.tune import candidates, plan
from cutec.tune.screen import Screen
from cutec.tune.subject import functions_of

# Adds up groups of rows: the ends of groups have to grow, and the last one is m.
KERNEL = """\
import cutec
from cutec import Constexpr, cute


@cute.kernel
def sums_kernel(x: cute.Tensor, ends: cute.Tensor, y: cute.Tensor, threads: Constexpr):
    g = cute.arch.block_idx()[0] * threads + cute.arch.thread_idx()[0]
    if g < ends.shape[0]:
        begin = cutec.Int32(0)
        if g > 0:
            begin = ends[g - 1]
        assert begin <= ends[g] and ends[g] <= x.shape[0], "ends of groups grow"
        total = cutec.Float32(0)
        for i in range(begin, ends[g]):
            total += x[i]
        y[g] = total


@cute.jit
def sums(x: cute.Tensor, ends: cute.Tensor, y: cute.Tensor, threads: Constexpr = 64):
    blocks = cute.ceil_div(ends.shape[0], threads)
    sums_kernel(x, ends, y, threads).launch(grid=[blocks, 1, 1], block=[threads, 1, 1])


def reference(x, ends):
    import numpy as np
    return np.array([part.sum() for part in np.split(x, ends)[:-1]])


cutec.export(sums, ["in f32[m]", "in i32[g]", "out f32[g]"], arch="sm_90a", reference=reference, choose=cutec.tuned(
    [{"threads": 64}, {"threads": 128}],
    over={"m, g": [(1000, 8), (5000, 100)]},
    contents={CONTENTS},
))
"""
ENDS = '{"ends": "(i + 1) * m // max(g, 1)"}'


def file(folder: Path, contents: str = ENDS) -> Path:
    path = kernel_file(folder)
    path.write_text(KERNEL.replace("{CONTENTS}", contents))
    return path


def test_arrays_follow_from_extents() -> None:
    tensors = [TensorParam(name, dtype, ("g",), (1,)) for name, dtype in (("ends", "i32"), ("x", "f32"))]
    signature = Signature(tuple(tensors), (Symbol("g"),))
    found = arrays_of({"ends": "(i + 1) * m // max(g, 1)"}, signature, {"m": 100, "g": 3})
    assert list(found) == ["ends"] and found["ends"].dtype == np.int32
    assert found["ends"].tolist() == [33, 66, 100]
    assert arrays_of({"ends": "m"}, signature, {"m": 7, "g": 0})["ends"].tolist() == []


@pytest.mark.tools
def test_screening_calls_have_them_and_a_plan_keeps_them(tmp_path: Path) -> None:
    functions, table = functions_of(options := BuildOptions(str(file(tmp_path)), archs=("sm_90a",)))
    made = candidates.planned(
        functions, options, tmp_path / "p", table.name, "H200", Screen(20.0, (tmp_path,)), lambda *_: None
    )
    assert [candidate.dropped for candidate in made.parts[0].candidates] == ["", ""]
    plan.save(made, tmp_path / "p")
    assert plan.load(tmp_path / "p").parts[0].contents == {"ends": "(i + 1) * m // max(g, 1)"}


@pytest.mark.parametrize(
    ("contents", "words"),
    [
        ('{"z": "i"}', "names 'z', which is no tensor that is read"),
        ('{"y": "i"}', "names 'y'"),
        ('{"ends": "i + q"}', "unknown name 'q'"),
        ('["ends"]', "a mapping from tensors to sums"),
        ('{"ends": 3}', "a mapping from tensors to sums"),
    ],
)
def test_wrong_contents(tmp_path: Path, contents: str, words: str) -> None:
    with pytest.raises(CutecError, match=words) as caught:
        list_exports(BuildOptions(str(file(tmp_path, contents))))
    assert caught.value.code == "E1027"


@pytest.mark.parametrize(
    ("own", "held"),
    [
        ("", {"ends": "(i + 1) * m // max(g, 1)"}),
        ('contents={"ends": "m", "x": "2 * i"}', {"ends": "m", "x": "2 * i"}),
    ],
)
def test_candidates_have_the_contents_of_their_export(tmp_path: Path, own: str, held: dict[str, str]) -> None:
    path = kernel_file(tmp_path)
    path.write_text(KERNEL.replace("contents={CONTENTS},\n))", f"{own}), contents={ENDS})"))
    (function,), _ = functions_of(BuildOptions(str(path)))
    assert function.contents == held and all(form.contents == held for form in function.forms)


def test_a_table_is_of_its_contents(tmp_path: Path) -> None:
    digests = set()
    for number, contents in enumerate((ENDS, '{"ends": "m"}')):
        (folder := tmp_path / str(number)).mkdir()
        (function,), _ = functions_of(BuildOptions(str(file(folder, contents))))
        digests |= {function.digest, digest(form.tuned for form in function.forms if form.tuned)}
    assert len(digests) == 2
    assert tuned([{"t": 1}], over={"n": [1]}).contents == ()


def test_many_elements() -> None:
    """Metadata of a sparse matrix has millions of words: each by itself would take seconds."""
    signature = Signature((TensorParam("words", "u32", ("m", 128), (128, 1)),), (Symbol("m"),))
    word, count = 0x44444444, 128 * 16384
    text = f"max({word}, m) + i % 2 * {word} - min(i // {count - 1}, 1) + -(0 * i)"
    words = arrays_of({"words": text}, signature, {"m": 16384})["words"]
    assert words.dtype == np.uint32 and words.shape == (16384, 128)
    assert (words[:, 0] == word).all() and (words[:-1, 1::2] == 2 * word).all() and words[-1, -1] == 2 * word - 1
