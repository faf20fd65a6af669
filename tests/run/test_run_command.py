"""`cutec run` on the CPU interpreter: inputs, outputs, checks, and what is refused."""

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from run_kernels import SCALE

from cutec.artifact.archive import Archive, pack
from cutec.artifact.bundle import open_bundle
from cutec.artifact.signature import Signature, Symbol, TensorParam
from cutec.cli.run_report import table
from cutec.diag import CutecError, error
from cutec.driver.run import all_exports, room
from cutec.driver.run.all_exports import Attempt
from cutec.driver.run.inputs import make_arguments
from cutec.driver.run.on_cpu import choose_ir, run_on_cpu
from cutec.driver.run.run import Outcome, RunOptions, run
from cutec.records import replace
from cutec.runtime import arrays, npy
from cutec.runtime.comparison import compare
from cutec.runtime.on_gpu import Timing

ROOT = Path(__file__).parents[2]

CPU = ("run", "out", "--on", "cpu")


def test_runs_and_checks(ir_bundle, here):
    ir_bundle()
    status, out, err = here(
        "run", "out/manifest.yaml", "--on", "cpu", "--set", "n=1004,alpha=0.5", "--set", "skip=0", "--check"
    )
    assert status == 0, err
    assert "scale(n=1004, alpha=0.5, skip=0) ran on the CPU interpreter" in out and "y agrees with the reference" in out
    assert err.count("\n") == 1 and "interpreter" in err


def test_what_is_made_up_is_said(ir_bundle, here):
    ir_bundle()
    status, out, err = here(*CPU)
    assert status == 0 and "scale(n=1000, alpha=1.0, skip=1)" in out and "with n=1000, alpha=1, skip=1" in err


def test_files_in_and_out(ir_bundle, here, project):
    ir_bundle()
    x = np.arange(12, dtype="f4")
    np.save("x.npy", x)
    status, _, err = here(*CPU, "--in", "x=x.npy", "--out", "y=sub/y.npy", "--set", "alpha=3,skip=0")
    assert status == 0, err
    np.testing.assert_array_equal(np.load("sub/y.npy"), 3 * x)


def test_tensors_hold_what_the_export_says(ir_bundle, here, project):
    """Unless a file says something else."""
    ir_bundle(SCALE.replace('flops="n",', 'flops="n", contents={"x": "1 + i % 2 * skip"},'))
    settings = "--set", "n=8,alpha=0.5,skip=0"
    assert here(*CPU, "--out", "y=y.npy", *settings)[0] == 0
    assert np.load("y.npy").tolist() == [0.5] * 8
    assert here(*CPU, "--out", "x=x.npy", "--set", "n=4,alpha=1,skip=3")[0] == 0
    assert np.load("x.npy").tolist() == [1, 4, 1, 4]
    np.save("x.npy", np.zeros(8, "f4"))
    assert here(*CPU, "--in", "x=x.npy", "--out", "y=y.npy", *settings)[0] == 0
    assert not np.load("y.npy").any()


def test_seed_decides_the_inputs(ir_bundle, here):
    ir_bundle()
    for name, seed in (("p", "1"), ("q", "1"), ("r", "2")):
        assert here(*CPU, "--seed", seed, "--out", f"x={name}.npy")[0] == 0
    p, q, r = (np.load(f"{name}.npy") for name in "pqr")
    assert (p == q).all() and not (p == r).any() and abs(p.std() - 1) < 0.2


def test_elements_that_were_not_written_are_a_mismatch(ir_bundle, here):
    """The outputs are poisoned: a kernel that leaves out the last element cannot pass by luck."""
    ir_bundle()
    status, out, err = here(*CPU, "--set", "skip=1", "--check")
    assert status == 1 and "y differs from the reference" in out
    assert "E5020" in err and "y[999] is nan" in err and "1 of 1000 elements" in " ".join(err.split())


def test_json(ir_bundle, here):
    ir_bundle()
    status, out, _ = here(*CPU, "--set", "skip=0", "--check", "--bench", "--json")
    data = json.loads(out)
    assert status == 0 and data["where"] == "the CPU interpreter" and data["comparisons"][0]["wrong"] == 0
    assert data["bytes_rate"] == pytest.approx(8000 / data["timing"]["median"]) and data["timing"]["measurements"] == 1


def test_ir_without_a_program_is_none(ir_bundle, here, project):
    ir_bundle()
    manifest = project / "out/manifest.yaml"
    text = manifest.read_text()
    assert text.count("- archs: [sm_80, sm_90a]") == 1
    manifest.write_text(text.replace("- archs: [sm_80, sm_90a]", "- archs: [sm_80]"))
    status, _, err = here(*CPU, "--arch", "sm_90a")
    assert status == 2 and "error[E1053]" in err and here(*CPU)[0] == 0


def test_ir_that_no_build_leaves(ir_bundle, here, project):
    """The manifest agrees with the file, whoever wrote both."""
    ir_bundle(archs=("sm_90a",))
    (file,) = project.glob("out/*.ir")
    modules = Archive(file.read_bytes(), file.name)
    texts = [(name, modules.read(name).replace(b'"llvm.load"', b'"llvm.lode"')) for name in modules.names]
    data = pack(texts)
    manifest = project / "out/manifest.yaml"
    text = manifest.read_text().replace(hashlib.sha256(file.read_bytes()).hexdigest(), hashlib.sha256(data).hexdigest())
    text = text.replace(f"bytes: {file.stat().st_size}}}", f"bytes: {len(data)}}}")
    file.write_bytes(data)
    manifest.write_text(text)
    status, _, err = here(*CPU)
    assert status == 2 and "error[E3201]" in err and "llvm.lode" in err


def npy_header(text: str) -> bytes:
    """The beginning of a .npy file of version 2.0, up to the elements."""
    return b"\x93NUMPY\x02\0" + len(text).to_bytes(4, "little") + text.encode()


def test_elements_in_other_orders(ir_bundle, here):
    """Fortran's order of elements, and of bytes."""
    made = np.arange(12, dtype="f4")
    param = tensor((3, 4), stride=(4, 1))
    np.save("column.npy", np.asfortranarray(made.reshape(3, 4)))
    assert (npy.open_npy("column.npy", param).read() == made.reshape(3, 4)).all()
    ir_bundle()
    np.save("big.npy", made.astype(">f4"))
    assert here(*CPU, "--in", "x=big.npy", "--out", "y=y.npy", "--set", "skip=0")[0] == 0
    np.testing.assert_array_equal(np.load("y.npy"), made)


def test_out_of_memory_is_no_bug(ir_bundle, here, monkeypatch):
    """What is available may be gone when it is asked for."""
    ir_bundle(SCALE.replace("n{div=4}", "n{i64 div=4}"))
    monkeypatch.setattr(room, "_limits", lambda: iter([1 << 70]))
    status, _, err = here(*CPU, "--set", f"n={10**16}")
    assert status == 2 and "E1032" in err and "out of memory: Unable to allocate" in " ".join(err.split())


def test_what_is_available_is_bounded_by_the_container(tmp_path, monkeypatch):
    (tmp_path / "limit").write_text("1000000\n")
    (tmp_path / "none").write_text("max\n")
    machine = room.available_bytes()
    monkeypatch.setattr(room, "_GROUPS", (str(tmp_path / "none"), str(tmp_path / "gone")))
    assert room.available_bytes() > machine / 2
    monkeypatch.setattr(room, "_GROUPS", (str(tmp_path / "limit"),))
    assert room.available_bytes() == 1000000


def test_a_wrong_reference_is_noticed_and_a_tolerance_helps(ir_bundle, here):
    ir_bundle(SCALE.replace("return x * alpha", "return x * alpha * 1.01"))
    assert here(*CPU, "--set", "skip=0", "--check")[0] == 1
    assert here(*CPU, "--set", "skip=0", "--check", "--rtol", "0.02")[0] == 0


@pytest.mark.parametrize(
    "args, code, message",
    [
        (("--set", "m=3"), "E1050", "no such symbol or scalar"),
        (("--set", "n=10"), "E1050", "multiple of 4"),
        (("--set", "n=-4"), "E1050", "expected 0 to"),
        (("--set", "n=x"), "E1050", "expected an integer"),
        (("--set", "alpha=x"), "E1050", "expected a number"),
        (("--set", "skip=3000000000"), "E1050", "expected -2147483648 to"),
        (("--set", "n"), "E1001", "NAME=VALUE"),
        (("--seed", "-1"), "E1001", "-1 is not in the range x>=0"),
        (("--schedules", str(2**63)), "E1001", "is not in the range 1<=x<="),
        (("--in", "z=x.npy"), "E1050", "no such tensor"),
        (("--out", "z=x.npy"), "E1050", "no such tensor"),
        (("--in", "x=missing.npy"), "E1051", "missing.npy"),
        (("--in", "x=text.npy"), "E1051", "no .npy file"),
        (("--in", "x=pickled.npy"), "E1051", "no .npy file"),
        (("--in", "x=double.npy"), "E1052", "holds float64"),
        (("--in", "x=flat.npy"), "E1052", "2 dimensions"),
        (("--in", "x=eight.npy", "--set", "n=12"), "E1052", "n = 12"),
        (("--in", "x=ten.npy"), "E4026", "multiple of 4"),
        (("--in", "x=/dev/zero"), "E1051", "Not a regular file"),
        (("--in", "x=pipe"), "E1051", "Not a regular file"),
        (("--in", "x=."), "E1051", "Is a directory"),
        (("--in", "x=cut.npy"), "E1051", "cut.npy is cut off: its shape and dtype take 32 bytes, it has 31"),
        (("--in", "x=absurd.npy"), "E1051", "take 4000000000000000 bytes"),
        (("--in", "x=negative.npy"), "E1051", "its shape is (-4,)"),
        (("--in", "x=nested.npy"), "E1051", "no .npy file"),
        (("--in", "x=version.npy"), "E1051", "version 7.0"),
        (("--in", "x=long.npy"), "E1051", "no .npy file"),
        (("--in", "x=fields.npy"), "E1052", "structures of 8 bytes"),
        (
            ("--set", "n=2147483644"),
            "E1032",
            "8.59 GB are available; x, f32[2147483644], is 8.59 GB of it = help: choose",
        ),
        (("--entry", "other"), "E1004", "other"),
        (("--arch", "sm_75"), "E1053", "sm_80, sm_90a"),
    ],
)
def test_bad_arguments(ir_bundle, here, monkeypatch, args, code, message):
    ir_bundle()
    Path("text.npy").write_text("hello")
    np.save("pickled.npy", np.array([object()]), allow_pickle=True)
    np.save("double.npy", np.zeros(4))
    np.save("flat.npy", np.zeros((2, 2), "f4"))
    np.save("eight.npy", np.zeros(8, "f4"))
    np.save("ten.npy", np.zeros(10, "f4"))
    np.save("fields.npy", np.zeros(4, [("x", "f4"), ("y", "i4")]))
    os.mkfifo("pipe")
    eight = Path("eight.npy").read_bytes()
    Path("cut.npy").write_bytes(eight[:-1])
    Path("version.npy").write_bytes(eight.replace(b"NUMPY\x01", b"NUMPY\x07"))
    shapes = {"absurd": f"({10**15},)", "negative": "(-4,)", "nested": "(" * 900, "long": "1," * 20000}
    for name, shape in shapes.items():
        Path(f"{name}.npy").write_bytes(npy_header("{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + "}"))
    monkeypatch.setattr(room, "_limits", lambda: iter([8 << 30]))
    status, out, err = here(*CPU, *args)
    assert code in err and message in " ".join(err.split()) and status == (4 if code == "E4026" else 2) and not out


INPUT_OR_OUTPUT = """
import cutec
from cutec import cute


@cute.kernel
def fill_kernel(x: cute.Tensor, y: cute.Tensor, choice: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()
    target = x
    if choice > 0:
        target = y
    target[tid] = 1.0


@cute.jit
def fill(x: cute.Tensor, y: cute.Tensor, choice: cutec.Int32):
    fill_kernel(x, y, choice).launch(grid=1, block=32)


cutec.export(fill, args=["in f32[32]", "out f32[32]", "i32"])
"""


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        ((), "E5013", "store to x, which is read-only"),
        (("--enable-assertions",), "E5009", "store to an input, the array of tensor x or of tensor y"),
    ],
)
def test_a_store_to_an_input_ends_the_run(project, here, options, code, said):
    (project / "k.py").write_text(INPUT_OR_OUTPUT)
    command = ("run", "k.py", "--arch", "sm_80", "--on", "cpu", *options)
    status, _, err = here(*command, "--set", "choice=0", "--out", "x=x.npy")
    assert status == 1 and code in err and said in err and "k.py:12" in err and not Path("x.npy").exists()
    assert here(*command, "--set", "choice=1")[0] == 0


def test_an_empty_tensor_launches_nothing(ir_bundle, here):
    ir_bundle()
    assert here(*CPU, "--set", "n=0,skip=0", "--check")[0] == 0


def test_a_reference_takes_the_inputs_by_their_names(ir_bundle, here):
    ir_bundle(SCALE.replace("def reference(x, alpha, skip):", "def reference(x, y, alpha):"))
    status, _, err = here(*CPU, "--check")
    said = " ".join(err.split())
    assert status == 2 and "E1055" in said and "called with x, alpha, skip: missing a required argument: 'y'" in said
    assert "in reference" in said


def test_what_a_reference_raises_is_told_at_its_line(ir_bundle, here):
    """It fails the check of its export, and does not end those of others."""
    text = SCALE.replace("return x * alpha", "return x.reshape(3, -1) * alpha")
    ir_bundle(text + 'cutec.export(scale, ["in f32[n]", "out f32[n]", "f32", "i32"], name="bare")\n')
    status, _, err = here(*CPU, "--entry", "scale", "--check")
    assert status == 2 and "E1054" in err and "the reference raised ValueError: cannot reshape" in " ".join(err.split())
    assert "in reference" in err and "reshape(3, -1)" in err
    status, out, err = here(*CPU, "--check")
    assert status == 2 and "scale:\nerror[E1054]" in err
    assert [line.split()[:3] for line in out.splitlines()[1:]] == [["scale", "CPU", "failed"], ["bare", "CPU", "no"]]


def test_without_a_gpu_no_export_is_tried(ir_bundle, here, monkeypatch):
    def no_driver():
        raise error("E4002", "no driver")

    ir_bundle(SEVERAL)
    monkeypatch.setattr(all_exports, "cuda_driver", no_driver)
    status, out, err = here("run", "out", "--on", "gpu", "--check")
    assert status == 4 and not out and err == "error[E4002]: no driver\n"


def test_reference_has_to_be_there_and_unchanged(ir_bundle, here, project):
    ir_bundle()
    (project / "k.py").write_text((project / "k.py").read_text() + "\n# edited\n")
    status, _, err = here(*CPU, "--check")
    assert status == 2 and "E1054" in err and "has changed since" in err
    (project / "k.py").unlink()
    status, _, err = here(*CPU, "--check")
    assert status == 2 and "E1054" in err and "cannot find k.py" in err
    assert here(*CPU)[0] == 0


def test_findings_of_the_interpreter_come_through(ir_bundle, here):
    ir_bundle()
    status, _, err = here(*CPU, "--set", "skip=-1000")
    assert status == 1 and "E5001" in err and "k.py" in err


def test_no_gpu_is_said_in_one_line(ir_bundle, here, monkeypatch):
    ir_bundle()
    status, _, err = here("run", "out", "--on", "gpu")
    if status == 0:
        pytest.skip("this machine has a GPU")
    assert (status == 4 and "E4002" in err) or "E4003" in err
    status, _, err = here("run", "out", "--set", "n=8,alpha=1,skip=0")
    assert status == 0 and err.startswith("running on the CPU interpreter: ")
    assert max(map(len, err.splitlines())) <= 80 and ("E4003" in err or err.count("\n") == 1)


def test_a_long_reason_for_no_gpu_is_wrapped(ir_bundle, here, monkeypatch):
    ir_bundle()

    def fail():
        raise error("E4003", "the driver " + "says much " * 9)

    monkeypatch.setattr("cutec.driver.run.run.cuda_driver", fail)
    status, _, err = here("run", "out", "--set", "n=8,alpha=1,skip=0")
    assert status == 0 and err.count("\n") == 2 and max(map(len, err.splitlines())) <= 80


def test_a_bundle_needs_neither_kernel_file_nor_compiler(ir_bundle, project):
    ir_bundle()
    (project / "k.py").unlink()
    script = (
        "import sys; from cutec.cli.main import main; status = main(['run', 'out', '--on', 'cpu']); "
        "print(status, *sorted({m.split('.')[0] for m in sys.modules} & {'jinja2', 'jsonschema', 'torch'}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert done.stdout.endswith("\n0\n"), done


@pytest.mark.tools
def test_a_kernel_file_is_built_first(project, here):
    (project / "k.py").write_text(SCALE)
    status, out, err = here("run", "k.py", "--on", "cpu", "--set", "skip=0", "--check")
    assert status == 0 and "agrees" in out and "traced for sm_90a" in err
    assert not (project / "build").exists()


def tensor(shape, **kw):
    return TensorParam("a", kw.pop("dtype", "f32"), shape, kw.pop("stride", (None,) * len(shape)), **kw)


def test_made_tensors_keep_the_promises():
    made = arrays.make_tensor(tensor(("m", "n"), stride=(None, 1), stride_div=(8, 1)), {"m": 3, "n": 5})
    assert made.stride == (8, 1) and made.array.shape == (3, 5) and made.memory.size == 21
    made.array[2, 4] = 7
    assert made.memory[20] == 7
    assert arrays.make_tensor(tensor((2, 3), order=(0, 1)), {}).stride == (1, 2)
    assert arrays.make_tensor(tensor((2, 3), stride=(1, 10)), {}).stride == (1, 10)
    assert (
        arrays.make_tensor(tensor((0, 3)), {}).memory.size == 0 and arrays.make_tensor(tensor(()), {}).memory.size == 1
    )


def test_default_extents_fit_a_machine():
    two = Signature((tensor(("m", "n")),), (Symbol("n", div=16), Symbol("m")))
    assert arrays.default_extents(two, {"m": 5}) == {"n": 304}
    four = Signature((tensor(("a", "b", "c", "d")),), tuple(Symbol(name) for name in "abcd"))
    assert arrays.default_extents(four, {}) == dict.fromkeys("abcd", 32)
    assert arrays.default_extents(four, {"a": 1 << 20}) == dict.fromkeys("bcd", 8)  # what is given is the user's


@pytest.mark.parametrize("dtype", arrays._DTYPES)
def test_every_dtype_is_filled_poisoned_and_saved(dtype, tmp_path):
    made = arrays.make_tensor(tensor(("n",), stride=(1,), dtype=dtype), {"n": 64})
    arrays.poison(made)
    before = made.array.copy()
    arrays.fill_random(made, arrays.generator(0))
    if dtype != "i1":
        assert not (made.array == before).all()
    path = tmp_path / "a.npy"
    path.write_bytes(npy.npy_bytes(made.array))
    again = npy.open_npy(str(path), made.param).read()
    assert again.dtype == made.array.dtype and (again == made.array).all()
    assert compare(made, arrays.for_reference(made)).wrong == 0


def test_comparison():
    made = arrays.make_tensor(tensor((4,), stride=(1,)), {})
    made.array[:] = [1.0, np.nan, np.inf, 1e-9]
    good = compare(made, [1.0000001, np.nan, np.inf, 0.0])
    assert good.wrong == 0 and good.max_abs == pytest.approx(1e-7)
    for wrong in (
        [1.1, np.nan, np.inf, 0],
        [1, 1, np.inf, 0],
        [1, np.nan, -np.inf, 0],
        [1, np.nan, 5, 0],
        [1, np.nan, np.inf, 1e-3],
    ):
        bad = compare(made, wrong)
        assert bad.wrong == 1 and bad.first
    with pytest.raises(CutecError, match=r"E1054.*shape"):
        compare(made, [1.0])
    exact = arrays.make_tensor(tensor((2,), stride=(1,), dtype="i32"), {})
    assert compare(exact, [0, 0]).wrong == 0 and compare(exact, [0, 1]).max_abs == 1
    sums = arrays.make_tensor(tensor((2,), stride=(1,)), {})
    sums.array[:] = [1e-6, 2e-6]
    assert compare(sums, np.array([2e-6, 2e-6])).wrong == 1
    assert compare(sums, (np.array([2e-6, 2e-6]), np.array([1.0, 0.0]))).wrong == 0
    assert compare(sums, (np.array([2e-6, 3e-6]), np.array([1.0, 0.0]))).wrong == 1
    narrow = arrays.make_tensor(tensor((1,), stride=(1,), dtype="bf16"), {})
    narrow.array[:] = ml_dtypes.bfloat16(1.0)
    assert compare(narrow, [1.005]).wrong == 0 and compare(narrow, [1.1]).wrong == 1


def test_the_words_of_a_comparison():
    made = arrays.make_tensor(tensor((2, 2), stride=(2, 1)), {})
    made.array[:] = [[1, 2], [3, 4]]
    assert compare(made, [[1, 2], [3, 4]]).in_words() == "a agrees with the reference: all 4 elements are equal"
    near = compare(made, [[1, 2], [3, 4 + 4e-6]])
    assert near.in_words() == (
        "a agrees with the reference: each of 4 elements is within 1e-05 of its own value or 1e-05 of the RMS (2.74);"
        " the worst uses 10 % of that (a[1, 1] is 4.0 instead of 4.000004)"
    )
    off = compare(made, [[1, 2], [3.003, 5]])
    assert off.extent() == "2 of 4 elements, further off than 1e-05 of their own value and 1e-05 of the RMS (3.12)"
    assert off.in_words().endswith("; the worst, 2e+04 times as far off as allowed: a[1, 1] is 4.0 instead of 5")
    assert off.first == "a[1, 0] is 3.0, the reference says 3.003"
    assert "the worst: a[0, 0] is 1.0 instead of nan" in compare(made, [[np.nan, 2], [3, 4]]).in_words()
    assert "or 1e-05 of the magnitude" in compare(made, (np.array([[1, 2], [3, 4.00001]]), made.array)).in_words()
    exact = arrays.make_tensor(tensor((2,), stride=(1,), dtype="i32"), {})
    assert compare(exact, [0, 1]).in_words() == (
        "a differs from the reference in 1 of 2 elements; the worst: a[1] is 0 instead of 1"
    )
    assert compare(made, np.full((2, 2), np.nan), tolerance=1).wrong == 4


def test_a_kernel_file_runs_on_the_cpu_without_any_tool(tmp_path):
    (tmp_path / "empty").mkdir()
    environment = {"PATH": str(tmp_path / "empty"), "HOME": str(tmp_path), "CUTEC_LLVM": str(tmp_path / "empty")}
    command = [
        sys.executable,
        "-m",
        "cutec",
        "run",
        str(ROOT / "samples" / "vector_add.py"),
        "--on",
        "cpu",
        "--check",
        "--set",
        "n=300",
    ]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert "agrees with the reference" in done.stdout


CHOOSING = (
    SCALE.replace("skip: cutec.Int32):", "skip: cutec.Int32, threads: cutec.Constexpr = 128):")
    .replace("* 128 +", "* threads +")
    .replace("scale_kernel(x, y, alpha, skip)", "scale_kernel(x, y, alpha, skip, threads)")
    .replace("cute.size(y), 128), 1, 1], block=[128,", "cute.size(y), threads), 1, 1], block=[threads,")
    .replace(
        "reference=reference",
        'choose=[("n <= 64 and skip < 3", {"threads": 32}), ("", {"threads": 256})], reference=reference',
    )
)


def test_a_form_is_chosen_by_shape(ir_bundle, here):
    ir_bundle(CHOOSING)
    for settings, form in (
        ("n=64,skip=0", "scale_threads32"),
        ("n=68,skip=0", "scale_threads256"),
        ("n=64,skip=3", "scale_threads256"),
    ):
        status, out, err = here(*CPU, "--set", settings)
        assert status == 0, err
        assert f"scale chooses {form} for these arguments" in err and f"{form}({settings.partition(',')[0]}" in out
    assert here(*CPU, "--entry", "scale", "--set", "n=8,skip=0", "--check")[0] == 0
    manifest = Path("out/manifest.yaml")
    whole = manifest.read_text()
    manifest.write_text(whole.replace("{export: scale_threads256}", "{export: scale_threads256, when: n >= 1000}"))
    status, _, err = here(*CPU, "--set", "n=100,skip=0")
    said = "no form of scale takes n=100, skip=0: none of its rules holds: n <= 64 and skip < 3; n >= 1000"
    assert status == 2 and "E1056" in err and said in " ".join(err.split())
    manifest.write_text(whole.replace("{export: scale_threads256}", "{export: scale_threads256, when: n >= 5000}"))
    status, _, err = here(*CPU, "--set", "skip=0")  # extents that a form takes
    assert status == 0 and "with n=32" in err, err
    manifest.write_text(whole)
    assert "scale_threads256(n=8" in here(*CPU, "--entry", "scale_threads256", "--set", "n=8,skip=0")[1]
    status, _, err = here(*CPU, "--entry", "other")
    assert status == 2 and "there are scale, scale_threads32, scale_threads256" in err
    shown = here("show", "out")[1]
    assert "scale, by its arguments:" in shown and "if n <= 64 and skip < 3" in shown and "otherwise" in shown


def test_the_form_of_least_cost_is_run(ir_bundle, here):
    choose = '[("n <= 64 and skip < 3", {"threads": 32}), ("", {"threads": 256})]'
    costs = '[("skip < 3", {"threads": 32}, "n * $threads"), ("n > 8", {"threads": 256}, "n // 2 + 40 * $threads")]'
    assert choose in CHOOSING
    ir_bundle(CHOOSING.replace(choose, costs))
    for settings, form in (
        ("n=324,skip=0", "scale_threads32"),
        ("n=328,skip=0", "scale_threads256"),
        ("n=64,skip=3", "scale_threads256"),
    ):
        status, _, err = here(*CPU, "--set", settings)
        assert status == 0, err
        assert f"scale chooses {form} for these arguments" in err
    assert here(*CPU, "--set", "n=328,skip=0", "--check")[0] == 0
    status, _, err = here(*CPU, "--set", "n=8,skip=3")
    assert status == 2 and "none of its rules holds: skip < 3; n > 8" in " ".join(err.split())
    shown = here("show", "out")[1]
    assert "scale, by its arguments, the one of least cost:" in shown
    assert "  scale_threads32   costs n * 32, if skip < 3\n" in shown
    forms = json.loads(here("show", "out", "--json")[1])["choices"][0]["forms"]
    assert forms[1] == {"export": "scale_threads256", "when": "n > 8", "cost": "n // 2 + 40 * 256"}


def test_a_run_records_the_timeline_of_a_block(ir_bundle):
    ir_bundle()
    files = open_bundle(Path("out"))
    (export,) = files.manifest.exports
    arguments = make_arguments(export, {"n": "1000", "alpha": "2", "skip": "0"}, {}, 0)
    done = run_on_cpu(files, export, choose_ir(files, export, None), arguments, timeline=1)
    (timeline,) = done.timelines
    assert timeline.kernel == "scale_kernel" and timeline.block == (1, 0, 0)
    assert {s.actor for s in timeline.spans} == {f"warp {n}" for n in range(4)}
    lines = {s.place.line for s in timeline.spans if s.place is not None}
    assert SCALE.splitlines().index("        y[i] = x[i] * alpha") + 1 in lines


SEVERAL = (
    SCALE
    + """
@cute.jit
def raw(p: cute.Pointer, x: cute.Tensor):
    scale_kernel(x, x, 1.0, 0).launch(grid=[1, 1, 1], block=[128, 1, 1])


@cute.jit
def beyond(x: cute.Tensor, y: cute.Tensor):
    scale_kernel(x, y, 1.0, 0).launch(grid=[2, 1, 1], block=[128, 1, 1])


def wrong(x, alpha, skip):
    return x + alpha


long = "scaled_by_what_is_no_factor_but_an_addend_of_each_element"
for name, how in (("right", reference), (long, wrong), ("bare", None)):
    cutec.export(scale, args=["in f32[k]", "out f32[k]", "f32", "i32"], name=name, reference=how)
cutec.export(raw, args=["f32*", "inout f32[n]"])
cutec.export(beyond, args=["in f32[2]", "out f32[256]"])
"""
)
TABLE = """\
export  on   check         error  time
scale   CPU  agrees        0 %    # ms
right   CPU  agrees        0 %    # ms
scaled_by_what_is_no_factor_but_an_addend_of_each_element
        CPU  differs       # x    # ms
bare    CPU  no reference         # ms
raw          skipped
beyond  CPU  failed        E5001
skipped raw: parameter p is a pointer to memory of unknown size
"""


def test_all_exports_are_checked(ir_bundle, here):
    ir_bundle(SEVERAL)
    status, out, err = here(*CPU, "--check", "--set", "alpha=0.5,skip=0,k=40")
    without_numbers = re.sub(r" +[\d.e+]+ (ms|us|s)$", "  # ms", re.sub(r"[\d.e+]+ x", "# x", out), flags=re.MULTILINE)
    assert re.sub(" +", " ", without_numbers) == re.sub(" +", " ", TABLE)
    assert status == 1 and "beyond:" in err and "error[E5001]" in err and "error[E5020]" in err
    assert (
        all(len(line) < 80 for line in out.splitlines()) and len({line.find("CPU") for line in out.splitlines()}) == 2
    )
    assert "scaled_by_what_is_no_factor_but_an_addend_of_each_element(k=40, alpha=0.5, skip=0):" in err


def test_all_exports_as_data(ir_bundle, here):
    ir_bundle(SEVERAL)
    status, out, _ = here(*CPU, "--check", "--json", "--set", "skip=0")
    found = json.loads(out)
    assert [a["name"] for a in found][:2] == ["scale", "right"] and status == 1
    assert found[0]["comparisons"][0]["wrong"] == 0 and found[0]["error"] is None and found[0]["on"] == "cpu"
    assert found[-1]["error"]["code"] == "E5001" and "pointer" in found[-2]["skipped"]


def test_the_first_failure_decides_the_status(ir_bundle, here):
    ir_bundle(SEVERAL)
    status, out, err = here(*CPU, "--bench", "--set", "n=6")  # of `scale`, n has to be a multiple of 4
    rows = {line.split()[0]: line.split()[2:] for line in out.splitlines()[1:]}
    assert status == 2 and rows["scale"] == ["failed", "E1050"] and rows["right"][0] == "ran" and "E1050" in err


def test_what_all_exports_do_not_take(ir_bundle, here):
    ir_bundle(SEVERAL)
    assert here(*CPU, "--check", "--set", "z=1")[0] == 2
    assert "no export has it" in here(*CPU, "--check", "--in", "z=z.npy")[2]
    assert "name it with --entry" in here(*CPU, "--check", "--out", "y=y.npy")[2]
    status, _, err = here(*CPU)
    assert status == 2 and "the bundle has 6 exports" in err


def test_choices_are_called_by_name(ir_bundle, here):
    ir_bundle(CHOOSING + '\ncutec.export(scale, args=["in f32[k]", "out f32[k]", "f32", "i32"], name="other")\n')
    status, out, _ = here(*CPU, "--check", "--set", "skip=0")
    assert status == 0 and [line.split()[0] for line in out.splitlines()] == ["export", "scale", "other"]


def test_blocks_are_counted_while_they_run(ir_bundle):
    ir_bundle()
    told = []
    options = RunOptions(settings={"n": "1000", "skip": "0"}, on="cpu", say=lambda text: None)
    run(Path("out"), replace(options, report=lambda *numbers: told.append(numbers)))
    assert told[0] == (0, 8, "scale_kernel") and told[-1] == (8, 8, "scale_kernel")
    assert [done for done, _, _ in told] == sorted(done for done, _, _ in told)
    told.clear()
    run(Path("out"), replace(options, schedules=3, report=lambda *numbers: told.append(numbers)))
    assert told[0] == (0, 24, "scale_kernel, run 1 of 3") and told[-1] == (24, 24, "scale_kernel, run 3 of 3")


def test_kernels_that_print_have_no_progress_line(ir_bundle):
    ir_bundle(SCALE.replace("        y[i] =", '        cute.printf("{}", i)\n        y[i] ='))
    told = []
    options = RunOptions(settings={"n": "4"}, on="cpu", say=lambda text: None)
    run(Path("out"), replace(options, report=lambda *numbers: told.append(numbers)))
    assert not told


GATHER = """
import cutec
from cutec import cute


@cute.kernel
def gather_kernel(index: cute.Tensor, x: cute.Tensor, y: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    y[i] = x[index[i], 1]


@cute.jit
def gather(index: cute.Tensor, x: cute.Tensor, y: cute.Tensor):
    gather_kernel(index, x, y).launch(grid=[1, 1, 1], block=[32, 1, 1])


cutec.export(gather, args=["in i64[32]", "in f32[4,3]", "out f32[32]"])
"""


def test_a_finding_says_which_indices_are_random_and_the_coordinate(ir_bundle, here):
    ir_bundle(GATHER)
    status, _, err = here(*CPU)
    text = " ".join(err.split())
    assert status == 1 and "error[E5001]: load of 4 bytes at x[" in text and ", 1) of (4, 3))" in text
    assert "note: the elements of index are random, from -8 to 8: --in index=FILE.npy gives others" in text.replace(
        "= ", ""
    )
    np.save("index.npy", np.full(32, 5))
    _, _, err = here(*CPU, "--in", "index=index.npy")
    text = " ".join(err.split())
    assert "x[16] (by its strides (5, 1) of (4, 3)), which has 12 elements" in text and "random" not in text


def test_the_table_of_a_gpu_fits_a_terminal():
    timing = Timing.of([1.5e-3, 1.4e-3, 1.6e-3])
    outcome = Outcome("gemm(m=4096)", "NVIDIA H100", timing, 2.5e12, 6.5e14, [])
    names = ("gemm_bf16", "gemm_bf16_tile128x256_cluster2x1_split3_of_residuals")
    lines = table([Attempt(name, "gpu", outcome) for name in names], checked=False)
    assert lines == [
        "export     on   check  time    GB/s    TFLOP/s",
        "gemm_bf16  GPU  ran    1.5 ms  2500.0  650.00",
        "gemm_bf16_tile128x256_cluster2x1_split3_of_residuals",
        "           GPU  ran    1.5 ms  2500.0  650.00",
    ]


def test_expensive_accesses_are_shown_of_each_export(ir_bundle, here):
    strided = SCALE.replace("y[i] = x[i]", "y[i * 32 % cute.size(y)] = x[i]")
    ir_bundle(strided + '\ncutec.export(scale, args=["in f32[k]", "out f32[k]", "f32", "i32"], name="other")\n')
    _, _, err = here(*CPU, "--bench", "--set", "n=1024,k=1024")
    assert "scale(n=1024" in err and "other(k=1024" in err and err.count("warning[W5051]") == 2, err


def test_infinite_errors_are_valid_json(ir_bundle, here):
    ir_bundle()
    status, out, _ = here(*CPU, "--check", "--json", "--set", "skip=3")  # the last elements stay NaN
    assert status == 1 and "Infinity" not in out and "NaN" not in out
    (comparison,) = json.loads(out)["comparisons"]
    assert comparison["used"] is None and comparison["wrong"] == 3 and "nan instead of" in comparison["worst"]
