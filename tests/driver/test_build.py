"""Whole builds with the real tools: what comes out, what the cache holds, and what a failure leaves
behind.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from driver_kernels import ADD, EXPORT

from cutec.artifact.bundle import open_bundle
from cutec.cli.main import main
from cutec.diag import CutecError, error
from cutec.driver.build import build as perform_module, unit as unit_module
from cutec.driver.build.build import perform
from cutec.driver.build.deliver import deliver, emitted_to_stdout
from cutec.driver.options.options import BuildOptions, Emit
from cutec.ir.core import Loc
from cutec.target.arch import ARCHS
from cutec.toolchain import process, resident_pool

pytestmark = pytest.mark.tools


def build(file: str = "k.py", archs: tuple[str, ...] = ("sm_80",), output: str | None = "out", **options):
    asked = BuildOptions(file, archs=archs, output=output, audit=True, **options)
    product = perform(asked)
    deliver(asked, product)
    return product


def test_a_bundle_has_everything(kernel_file) -> None:
    kernel_file()
    product = build(archs=("sm_80", "sm_90a"))
    bundle = open_bundle(Path("out"))
    bundle.check()
    assert sorted((i.kind, i.archs) for i in bundle.manifest.images) == [
        ("cubin", ("sm_80",)),
        ("cubin", ("sm_90a",)),
        ("fatbin", ("sm_80", "sm_90a")),
        ("ir", ("sm_80",)),
        ("ir", ("sm_90a",)),
    ]
    (export,) = bundle.manifest.exports
    assert export.name == "add" and export.source.file == "k.py" and set(bundle.manifest.tools) == {"llvm", "ptxas"}
    assert len(export.programs) == 1 and export.programs[0].archs == ("sm_80", "sm_90a")
    used = export.kernels["add_kernel"]["sm_90a"]
    assert used.registers > 0 and used.constant > 0 and used.max_threads == 128 and used.dynamic_shared == 0
    assert (used.spill_stores, used.spill_loads, used.shared, used.stack, used.barriers) == (0, 0, 0, 0, 0)
    assert used.blocks == 16 and used.occupancy == 1.0 and used.limit == "warps"
    assert set(os.listdir("out")) == {"manifest.yaml", *product.files}


def test_a_compressed_bundle_holds_the_same_code(kernel_file) -> None:
    kernel_file()
    build(archs=("sm_80", "sm_90a"))
    plain = open_bundle(Path("out"))
    build(archs=("sm_80", "sm_90a"), output="small", compress=True)
    small = open_bundle(Path("small"))
    small.check()
    assert small.manifest.exports == plain.manifest.exports
    pairs = list(zip(plain.manifest.images, small.manifest.images, strict=True))
    assert [(i.kind, i.archs, i.export) for i, _ in pairs] == [(i.kind, i.archs, i.export) for _, i in pairs]
    assert all(plain.read(image) == small.read(other) for image, other in pairs)
    assert all((other.unpacked == image.bytes) == (image.kind != "ir") for image, other in pairs)
    assert main(["show", "small", "--check"]) == 0 and main(["show", "small", "--lines"]) == 0


@pytest.mark.parametrize("where", ["--arch", "the export"])
def test_tools_load_while_python_traces(kernel_file, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    """Wherever the arch is named, the resident process and ptxas are there before the trace begins,
    and no others are needed for it.
    """
    resident_pool.end_all()
    kernel_file(ADD + EXPORT.rstrip().removesuffix(")") + (', arch="sm_80")\n' if where == "the export" else ")\n"))
    events: list[str] = []
    spawn, trace = process.spawn, unit_module.trace
    monkeypatch.setattr(
        process,
        "spawn",
        lambda argv, *rest: [events.append(os.path.basename(os.path.realpath(argv[0]))), spawn(argv, *rest)][1],
    )
    monkeypatch.setattr(unit_module, "trace", lambda *args: [events.append("trace"), trace(*args)][1])
    build(archs=("sm_80",) if where == "--arch" else ())
    before = events[: events.index("trace")]
    python = os.path.basename(os.path.realpath(resident_pool.interpreter()))
    assert {python, "ptxas"} <= set(before)
    assert not {python, "mlir-opt", "mlir-translate", "opt"} & set(events[len(before) :])


def test_the_second_build_traces_nothing_and_runs_no_tool(kernel_file, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel_file()
    first = build()
    monkeypatch.setattr("cutec.driver.build.cold_build.build", lambda *args: pytest.fail("built again"))
    monkeypatch.setattr("cutec.toolchain.process.spawn", lambda *args: pytest.fail("a tool was started"))
    second = build()
    assert second.cached and not first.cached
    assert (second.manifest, second.files, second.archs) == (first.manifest, first.files, first.archs)


def test_a_cached_build_loads_no_compiler(kernel_file) -> None:
    kernel_file()
    build()
    code = "import sys; from cutec.cli.main import main; main(['build', 'k.py', '--arch', 'sm_80', '-o', 'out']);"
    code += (
        "print([m for m in sys.modules if m.startswith(('jinja2', 'yaml', 'numpy', 'cutec.frontend', 'cutec.lowering',"
        " 'cutec.driver.build.cold_build', 'cutec.toolchain.find', 'inspect', 'ipaddress', 'shlex'))])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300).stdout
    assert out.splitlines() == ["out/manifest.yaml", "[]"]


@pytest.mark.parametrize(
    ("change", "options"),
    [
        (lambda: Path("helper.py").write_text("THREADS = 64\n"), {}),
        (lambda: Path("k.py").write_text(Path("k.py").read_text() + "\n# more\n"), {}),
        (lambda: None, {"opt_level": 1}),
        (lambda: None, {"assertions": True}),
        (lambda: os.environ.__setitem__("CUTEC_SOMETHING", "1"), {}),
        (lambda: None, {"ir": False}),
        (lambda: None, {"compress": True}),
        (lambda: None, {"output": None, "emits": (Emit("ptx"),)}),
    ],
)
def test_whatever_could_change_the_result_makes_a_new_build(
    change, options: dict, kernel_file, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUTEC_SOMETHING", "0")
    Path(kernel_file("THREADS = 32\n", "helper.py"))
    kernel_file(ADD.replace("THREADS = 128", "from helper import THREADS") + EXPORT)
    build()
    assert build().cached
    change()
    assert not build(**options).cached
    assert build(**options).cached


def test_why_something_was_rebuilt_is_known(kernel_file) -> None:
    kernel_file("THREADS = 32\n", "helper.py")
    kernel_file(ADD.replace("THREADS = 128", "from helper import THREADS") + EXPORT)
    build()
    Path("helper.py").write_text("THREADS = 64\n")
    build()
    store = perform_module.DiskStore()
    newest = max((e for e in store.entries() if e.kind == "build"), key=lambda e: e.time)
    assert newest.reason == "changed: file helper.py line 1: THREADS = 64"


def test_a_deleted_or_damaged_output_is_written_again(kernel_file) -> None:
    kernel_file()
    product = build()
    cubin = next(Path("out") / name for name in product.files if name.endswith(".cubin"))
    cubin.write_bytes(b"damaged")
    Path("out/manifest.yaml").unlink()
    assert build().cached
    open_bundle(Path("out")).check()


def test_a_damaged_cache_entry_is_rebuilt(kernel_file) -> None:
    kernel_file()
    build()
    for path in Path(os.environ["CUTEC_CACHE_DIR"]).rglob("objects/*/*"):
        data = path.read_bytes()
        path.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    assert not build().cached
    open_bundle(Path("out")).check()


def test_without_a_cache_everything_is_built(kernel_file) -> None:
    kernel_file()
    build(cache=False)
    assert not build(cache=False).cached and not Path(os.environ["CUTEC_CACHE_DIR"]).exists()


def test_a_cache_that_cannot_be_written_is_a_warning(kernel_file) -> None:
    kernel_file()
    Path("file").write_text("")
    product = build(cache_dir="file/below")
    assert [w.code for w in product.warnings] == ["E2106"] and Path("out/manifest.yaml").exists()


@pytest.mark.parametrize(
    ("stage", "said"),
    [
        ("cute", '"cute.'),
        ("mlir", "llvm.func @add_kernel"),
        ("llvm-dialect", "nvvm.kernel"),
        ("llvm", "define "),
        ("ptx", ".target sm_80"),
        ("binary", "gpu.binary"),
    ],
)
def test_emitted_stages(stage: str, said: str, kernel_file) -> None:
    kernel_file()
    asked = BuildOptions("k.py", archs=("sm_80",), emits=(Emit(stage),))
    product = perform(asked)
    assert said in emitted_to_stdout(asked, product).decode()
    assert deliver(asked, product) is None and not Path("build").exists()


CALLS = ADD.replace(
    "        c[i] = a[i] + b[i]",
    '        cute.printf("{}", i)\n        c[i] = cute.math.rsqrt(a[i]) + cute.math.erf(b[i])',
)


@pytest.mark.parametrize("stage", ["mlir", "llvm-dialect", "binary"])
def test_what_kernels_call_is_declared_in_every_stage(stage: str, kernel_file) -> None:
    kernel_file(CALLS + EXPORT)
    product = perform(BuildOptions("k.py", archs=("sm_80",), emits=(Emit(stage),), assertions=True))
    (output,) = product.stages
    assert ("@__nv_erff" in output.data.decode()) == (stage != "binary")


def test_stages_go_to_files_and_folders(kernel_file) -> None:
    kernel_file()
    build(archs=("sm_80", "sm_90a"), output=None, emits=(Emit.parse("ptx=stages/"), Emit.parse("cute=all.mlir")))
    assert sorted(os.listdir("stages")) == ["add.sm_80.ptx", "add.sm_90a.ptx"]
    assert Path("all.mlir").read_text().count("// add sm_") == 2
    assert Path("build/k/manifest.yaml").exists()


def test_cubins_of_several_archs_do_not_mix(kernel_file) -> None:
    kernel_file()
    asked = BuildOptions("k.py", archs=("sm_80", "sm_90a"), emits=(Emit("cubin"),))
    with pytest.raises(CutecError, match="E1007"):
        emitted_to_stdout(asked, perform(asked))


def test_optimisation_levels_reach_every_tool(kernel_file) -> None:
    kernel_file()
    for level in (0, 3):
        said: list[str] = []
        perform(BuildOptions("k.py", archs=("sm_80", "sm_86"), opt_level=level, dry_run=True, say=said.append))
        by_tool = {os.path.basename(shlex.split(line)[0]): line for line in said}
        assert {"mlir-opt", "opt", "llc", "ptxas", "fatbinary"} <= by_tool.keys()
        assert all(f"-O{level} " in by_tool[tool] for tool in ("llc", "ptxas")) and ("licm" in by_tool["opt"]) == (
            level > 0
        )
    texts = []
    for level in (0, 3):
        build(opt_level=level, emits=(Emit("sass", f"o{level}.sass"),), output=None)
        texts.append(Path(f"o{level}.sass").read_text())
    # machine code, and far more of it without optimisation
    assert texts[0].count("*/") > 2 * texts[1].count("*/") > 0


def test_dry_run_writes_nothing(kernel_file, tmp_path: Path) -> None:
    kernel_file()
    said: list[str] = []
    product = build(dry_run=True, say=said.append)
    assert said and not product.files and os.listdir(tmp_path) == ["k.py"]


def kept_files(folder: str = "kept") -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(Path(folder).rglob("*")) if p.is_file()}


def test_the_commands_of_kept_stages_replay(kernel_file) -> None:
    kernel_file()
    said: list[str] = []
    build(archs=("sm_80", "sm_90a"), keep_dir="kept", verbose=True, say=said.append)
    before = kept_files()
    for name in before:
        if name.endswith((".cubin", ".fatbin", ".ll", ".ptx", "zz-after.mlir")) and "llvm/" not in name:
            Path("kept", name).unlink()
    for line in said:
        subprocess.run(line, shell=True, check=True, timeout=300, capture_output=True)
    assert kept_files() == before


def test_a_kept_build_tells_all_about_itself(kernel_file) -> None:
    """With a warm cache too: each folder has the IR from pass to pass, the stages, and reports."""
    kernel_file()
    build()
    build(archs=("sm_80", "sm_90a"), keep_dir="kept")
    assert sorted(os.listdir("kept")) == ["add.fatbin", "add.sm_80", "add.sm_90a"]
    files = kept_files("kept/add.sm_90a")
    passes = [name for name in files if re.match(r"\d\d-.*\.mlir", name)]
    assert [int(name[:2]) for name in passes] == list(range(len(passes))) and passes[0] == "00-before.mlir"
    assert passes[1] == "01-convert-vector-to-llvm.mlir" and b"llvm.func" in files["zz-after.mlir"]
    assert any(name.startswith("llvm/") and "SROA" in name for name in files)
    assert {"add.cute.mlir", "add.host.mlir", "add.opt.ll", "add.ptx", "launch_sites.txt"} <= files.keys()
    (entry,) = json.loads(files["cubin_index.json"])
    assert hashlib.sha256(files[entry["file"]]).hexdigest() == entry["sha256"] and entry["export"] == "add"
    assert entry["arch"] == "sm_90a" and entry["kernels"]["add_kernel"]["registers"] > 0
    place, launch = files["launch_sites.txt"].decode().splitlines()
    assert place.startswith("k.py:18:5 in add")
    assert launch.split("  ")[-3:] == ["add_kernel", "grid ((n + 127) // 128, 1, 1)", "block (128, 1, 1)"]
    report = json.loads(files["REPORT.json"])
    assert report["function"]["file"] == "k.py" and report["names"] == {"kernels": ["add_kernel"], "arch": "sm_90a"}
    assert (
        set(report["tools"]) == {"mlir-opt", "mlir-translate", "opt", "llc", "ptxas"} <= set(report["timings"]["tools"])
    )
    assert (
        report["options"]["opt_level"] == 3
        and report["options"]["spec"] is None
        and any("ptxas" in line for line in report["pipeline"])
    )
    assert report["outputs"] == {name: len(data) for name, data in files.items() if name != "REPORT.json"}


def test_what_an_earlier_build_kept_goes(kernel_file) -> None:
    """Fewer passes run with -O0; files of others stay, and are no output."""
    kernel_file()
    build(keep_dir="kept")
    before = kept_files("kept/add.sm_80").keys()
    Path("kept/add.sm_80/notes.txt").write_text("mine")
    for _ in range(2):
        build(keep_dir="kept", opt_level=0)
    files = kept_files("kept/add.sm_80")
    outputs = json.loads(files["REPORT.json"])["outputs"]
    assert outputs.keys() == files.keys() - {"REPORT.json", "notes.txt"} and "notes.txt" in files
    assert any("SROA" in name for name in before) and not any("SROA" in name for name in outputs)


def test_each_pass_has_a_file_of_its_own(kernel_file) -> None:
    kernel_file()
    build(archs=("sm_80", "sm_90a"), print_each_pass="passes", say=lambda line: pytest.fail(f"told {line}"))
    assert sorted(os.listdir("passes")) == ["add.sm_80", "add.sm_90a"]
    for tool, one_pass in (("mlir-opt", "convert-scf-to-cf"), ("opt", "sroa")):
        assert any(one_pass in p.name.lower() for p in Path("passes", "add.sm_90a", tool).rglob("*") if p.is_file())


def test_every_known_arch_is_built(kernel_file) -> None:
    kernel_file()
    archs = tuple(ARCHS)
    assert build(archs=archs).archs == list(archs)


def test_a_failing_tool_names_the_python_line_even_without_lineinfo(
    kernel_file, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text without locations fails first; then the build is run again with them."""
    texts: list[str] = []

    def fail(text: str, *args):
        texts.append(text)
        if len(texts) == 1:
            raise error("E2003", "opt failed: somewhere")
        raise error("E2003", "opt failed: here", Loc("k.py", 14))

    monkeypatch.setattr(unit_module, "compile_module", fail)
    kernel_file()
    with pytest.raises(CutecError) as caught:
        build(lineinfo=False)
    assert caught.value.place.line == 14 and "k.py" not in texts[0] and "k.py" in texts[1]


def test_the_depfile_names_every_source(kernel_file) -> None:
    kernel_file("THREADS = 32\n", "helper.py")
    kernel_file(ADD.replace("THREADS = 128", "from helper import THREADS") + EXPORT)
    for _ in range(2):
        build(depfile="k.d")
        rule, *rest = Path("k.d").read_text().replace("\\\n", "").split("\n\n")
        assert rule.split() == ["out/manifest.yaml:", "helper.py", "k.py"]
        assert [r.strip() for r in rest] == ["helper.py:", "k.py:"]


PROGRAM = f"{sys.executable} -m cutec build"
MAKE = f"""
copy: out/manifest.yaml
\tcp $< $@
out/stamp: k.py
\t{PROGRAM} $< --arch sm_80 -o $(@D) --stamp $@ --depfile k.d
out/manifest.yaml: out/stamp ; @true
-include k.d
"""
NINJA = f"""
rule cutec
  command = {PROGRAM} $in --arch sm_80 -o out --depfile $out.d
  depfile = $out.d
  restat = 1
rule copy
  command = cp $in $out
build out/manifest.yaml: cutec k.py
build copy: copy out/manifest.yaml
"""


@pytest.mark.parametrize(("tool", "file", "text"), [("make", "Makefile", MAKE), ("ninja -v", "build.ninja", NINJA)])
def test_build_systems_build_what_changed_and_no_more(tool: str, file: str, text: str, kernel_file) -> None:
    """A source that was touched is built once, and what is made from an equal bundle is left
    alone.
    """
    if shutil.which(tool.split()[0]) is None:
        pytest.skip(f"no {tool}")
    kernel_file("THREADS = 128\n", "helper.py")
    kernel_file(ADD.replace("THREADS = 128", "from helper import THREADS") + EXPORT)
    Path(file).write_text(text)

    def made() -> tuple[bool, bool]:
        done = subprocess.run(tool.split(), capture_output=True, text=True, check=True, timeout=300).stdout
        return "cutec build" in done, "cp out" in done

    assert made() == (True, True)
    assert made() == (False, False)
    os.utime("helper.py")
    assert made() == (True, False)
    assert made() == (False, False)
    Path("helper.py").write_text("THREADS = 64\n")
    assert made() == (True, True)
    assert made() == (False, False)


def test_equal_files_stay_untouched(kernel_file) -> None:
    kernel_file(ADD + EXPORT + "cutec.export(add, ['in f16[n]', 'in f16[n]', 'out f16[n]'], name='half')\n")

    def times() -> dict[str, int]:
        build(emits=(Emit("ptx", "ptx/"),), depfile="k.d")
        return {str(p): p.stat().st_mtime_ns for folder in ("out", "ptx") for p in Path(folder).iterdir()} | {
            "k.d": Path("k.d").stat().st_mtime_ns
        }

    first = times()
    assert times() == first
    kernel_file(Path("k.py").read_text().replace("f16", "bf16"))
    second = times()
    changed = {name for name, time in second.items() if first.get(name) != time}
    assert {"out/manifest.yaml", "ptx/half.sm_80.ptx"} <= changed
    same = {name for name in first if "add" in name}
    assert len(same) == 2 and same <= second.keys() and not same & changed  # cubin and PTX


def test_a_part_of_the_exports_does_not_replace_all(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    kernel_file(ADD + EXPORT + "cutec.export(add, ['in f16[n]', 'in f16[n]', 'out f16[n]'], name='half')\n")
    for options in ([], ["--entry", "half"], ["--entry", "half", "--entry", "add"]):
        assert main(["build", "k.py", "--arch", "sm_80", *options]) == 0
    written = capsys.readouterr().out.split()
    assert written == [f"build/{name}/manifest.yaml" for name in ("k", "k.half", "k.half+add")]
    assert [[e.name for e in open_bundle(Path(path)).manifest.exports] for path in written] == [
        ["add", "half"],
        ["half"],
        ["half", "add"],
    ]


def test_a_failed_build_leaves_the_previous_output(kernel_file) -> None:
    kernel_file()
    build()
    before = {name: Path("out", name).read_bytes() for name in os.listdir("out")}
    kernel_file(ADD.replace("a[i] + b[i]", "a[i] + undefined_name") + EXPORT)
    with pytest.raises(NameError):
        build()
    assert {name: Path("out", name).read_bytes() for name in os.listdir("out")} == before


def test_output_that_cannot_be_written_is_refused(kernel_file) -> None:
    kernel_file()
    Path("file").write_text("")
    with pytest.raises(CutecError) as caught:
        build(output="file/below")
    assert caught.value.code == "E3007"


def test_variants_and_archs_are_built_in_parallel_and_stay_apart(kernel_file) -> None:
    text = (
        ADD.replace("THREADS = 128\n", "")
        .replace("THREADS", "threads")
        .replace("c: cute.Tensor)", "c: cute.Tensor, threads: cutec.Constexpr)")
    )
    text = text.replace("add_kernel(a, b, c)", "add_kernel(a, b, c, threads)")
    kernel_file(
        text + '\ncutec.export(add, ["f32[n]", "f32[n]", "out f32[n]"], variants={"threads": [32, 256]}, arch=["sm_80",'
        ' "sm_90"])\n'
    )
    product = build(archs=())
    assert product.exports == ["add_threads32", "add_threads256"] and product.origin == "the export"
    manifest = open_bundle(Path("out")).manifest
    assert len([i for i in manifest.images if i.kind == "cubin"]) == 4
    for export, threads in zip(manifest.exports, (32, 256)):
        assert {used.max_threads for used in export.kernels[f"add_kernel_threads{threads}"].values()} == {threads}


def test_concurrent_builds_share_a_cache_and_a_folder(kernel_file) -> None:
    kernel_file()
    command = [sys.executable, "-m", "cutec", "build", "k.py", "--arch", "sm_80", "-o", "out"]
    results: list[int] = []
    threads = [
        threading.Thread(
            target=lambda: results.append(subprocess.run(command, capture_output=True, timeout=300).returncode)
        )
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [0] * 4
    open_bundle(Path("out")).check()


def test_line_numbers_reach_the_cubin_only_with_lineinfo(kernel_file) -> None:
    kernel_file()
    with_lines = perform(BuildOptions("k.py", archs=("sm_80",), emits=(Emit("ptx"),))).stages[0].data.decode()
    without = (
        perform(BuildOptions("k.py", archs=("sm_80",), emits=(Emit("ptx"),), lineinfo=False)).stages[0].data.decode()
    )
    assert re.search(r'\.file\s+1 ".*k\.py"', with_lines) and ".loc" in with_lines
    assert ".loc" not in without and "k.py" not in without


def test_a_bundle_does_not_depend_on_where_it_is_built(
    kernel_file, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contents = []
    for name in ("one", "another/place"):
        folder = tmp_path / name
        folder.mkdir(parents=True)
        (folder / "k.py").write_text(ADD + EXPORT)
        monkeypatch.chdir(folder)
        product = build(cache=False)
        contents.append((product.manifest, product.files))
    assert contents[0] == contents[1]


def test_references_are_recorded_with_their_hash(kernel_file) -> None:
    kernel_file(ADD + "\n\ndef plus(a, b):\n    return a + b\n" + EXPORT.replace("])", "], reference=plus)"))
    build()
    (export,) = open_bundle(Path("out")).manifest.exports
    assert export.reference.function == "k.py:plus"


def test_json_outcome(kernel_file, capsys: pytest.CaptureFixture[str]) -> None:
    from cutec.cli.main import main

    kernel_file()
    assert main(["build", "k.py", "--arch", "sm_80", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["archs"] == ["sm_80"] and data["exports"] == ["add"] and data["manifest"] == "build/k/manifest.yaml"
