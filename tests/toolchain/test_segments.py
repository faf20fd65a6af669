"""Compiling with fake tools: what runs, what is cached, what is said when a tool misbehaves."""

import shlex
import shutil
from pathlib import Path

import pytest
from toolchain_fakes import CUBIN, GOOD, GOOD_PTXAS, printed, script

from cutec.diag import CutecError, exit_code
from cutec.driver.cache.store import DiskStore
from cutec.target.arch import parse_arch
from cutec.toolchain.compile import Request, compile_module, prestart
from cutec.toolchain.find import find_toolset
from cutec.toolchain.plan import make_plan
from cutec.toolchain.segment import segment_key

TEXT = "module {}\n"
ALL = {"mlir-opt": 1, "mlir-translate": 1, "opt": 1, "llc": 1, "ptxas": 1}


def request(**changes):
    return Request(parse_arch(changes.pop("arch", "sm_90a")), name="add", **changes)


def compiled(text=TEXT, store=None, **changes):
    return compile_module(text, request(**changes), find_toolset(), store)


def starts(path: Path) -> dict[str, int]:
    lines = path.read_text().split() if path.exists() else []
    return {name: lines.count(name) for name in lines}


HANGS = "sleep 600"


def error_of(**changes):
    with pytest.raises(CutecError) as caught:
        compiled(**changes)
    assert exit_code(caught.value) == 3
    return caught.value


def test_every_tool_runs_once(fake_tools):
    started = fake_tools()
    result = compiled()
    assert starts(started) == ALL
    assert result.cubin == CUBIN and result.resources["add"].registers == 10
    assert result.cached == {"mlir": False, "llvm": False, "ptxas": False} and len(result.commands) == 5


def test_a_second_identical_build_starts_nothing(fake_tools, tmp_path):
    started = fake_tools(ptxas=f"{printed(CUBIN)} > \"$out\"; echo 'ptxas warning : odd' >&2")
    first = compiled(store=DiskStore())
    second = compiled(store=DiskStore())
    assert starts(started) == ALL
    assert all(second.cached.values()) and second.cubin == first.cubin
    assert [w.message for w in second.messages] == ["ptxas: odd"], "what tools said is said again"


@pytest.mark.parametrize(
    ("change", "again"),
    [
        ({"arch": "sm_80"}, {"opt", "llc", "ptxas"}),
        ({"ptxas_options": ("-maxrregcount=64",)}, {"ptxas"}),
        ({"opt_level": 2}, {"opt", "llc", "ptxas"}),
        ({"lineinfo": False}, {"mlir-opt", "mlir-translate", "ptxas"}),
        ({"text": "module { }\n"}, {"mlir-opt", "mlir-translate"}),
    ],
)
def test_only_what_a_change_concerns_runs_again(fake_tools, change, again):
    """The fakes write the same text whatever they read, so that later segments hit."""
    started = fake_tools()
    compiled(store=DiskStore())
    compiled(store=DiskStore(), **change)
    assert {name for name, count in starts(started).items() if count == 2} == again


@pytest.mark.parametrize("change, runs", [("", 1), ("# another version", 2)])
def test_a_tool_counts_by_its_content(fake_tools, tmp_path, change, runs):
    started = fake_tools()
    compiled(store=DiskStore())
    body = (tmp_path / "cuda" / "bin" / "ptxas").read_text().removeprefix("#!/bin/sh\n").removesuffix("\n")
    other = script(tmp_path / "other" / "ptxas", body + change)
    compile_module(TEXT, request(), find_toolset(ptxas=str(other)), DiskStore())
    assert starts(started) == {**ALL, "ptxas": runs}


def test_keys_hold_nothing_of_the_machine(fake_tools, tmp_path, monkeypatch):
    """The same tools, linked files and text elsewhere have the same keys."""
    fake_tools()
    keys = []
    for name in ("one", "two"):
        folder = tmp_path / name
        for tools in ("llvm", "cuda"):
            shutil.copytree(tmp_path / tools, folder / tools)
            monkeypatch.setenv(f"CUTEC_{tools.upper()}", str(folder / tools))
        (folder / "linked.bc").write_bytes(b"BC")
        made = request(link=(folder / "linked.bc",))
        plan = make_plan(TEXT, made, find_toolset())
        keys.append([segment_key(segment, steps, b"in", made) for segment, steps in plan.segments.items()])
    assert keys[0] == keys[1] and len(keys[0]) == 3


_FOR, _FULL = '"scf.for"(%0, %1, %2) ({', "}) {loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}"
_IF = '%3:2 = "scf.if"(%1) ({'
_COPY = '"nvvm.cp.async.shared.global"(%1, %2) {size = 16 : i32} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()'
_HINTED_COPY = '"llvm.inline_asm"(%1s0, %2) {asm_string = "cp.async.ca.shared.global.L2::128B [$0], [$1], 16;"}'
_MULTIPLY = '"nvvm.wgmma.commit.group.sync.aligned"() : () -> ()'


@pytest.mark.parametrize(
    ("lines", "sinks"),
    [
        ((), False),
        ((_FOR, _FULL), False),
        ((f"  {_IF}", f"  {_IF}"), False),
        ((_FOR,), True),
        ((_FOR, _FULL, _FOR), True),
        (('"scf.while"(',), True),
        ((f"  {_IF}", f"    {_IF}"), True),
        (('"nvvm.barrier"() : () -> ()',), True),
    ],
)
def test_machine_sinking_is_not_for_threads_that_go_straight_through(fake_tools, lines, sinks):
    fake_tools()
    planned = make_plan("\n".join((TEXT, *lines)), request(), find_toolset()).segments
    (llc,) = [step for steps in planned.values() for step in steps if step.step.tool == "llc"]
    assert ("-disable-machine-sink" not in llc.args) == sinks


@pytest.mark.parametrize(
    ("lines", "spills", "few"),
    [
        ((), False, False),
        ((_COPY,), False, False),
        ((_MULTIPLY,), False, False),
        ((_COPY, _MULTIPLY), False, True),
        ((_HINTED_COPY, _MULTIPLY), False, True),
        ((), True, False),
        ((_MULTIPLY,), True, False),
        ((_COPY,), True, True),
    ],
)
def test_addresses_have_no_counters_where_registers_are_few(fake_tools, lines, spills, few):
    fake_tools()
    planned = make_plan("\n".join((TEXT, *lines)), request(), find_toolset(), spills).segments
    (llc,) = [step for steps in planned.values() for step in steps if step.step.tool == "llc"]
    assert ("-disable-lsr" in llc.args) == few


def _spills(stack):
    properties = f"    {stack} bytes stack frame, {stack} bytes spill stores, {stack} bytes spill loads"
    return f"{GOOD_PTXAS}\necho 'ptxas info    : Function properties for add' >&2\necho '{properties}' >&2"


@pytest.mark.parametrize(
    ("lines", "ptxas", "times", "counters"),
    [
        ((_COPY,), GOOD_PTXAS, 1, True),
        ((_COPY,), _spills(24), 1, True),
        ((_COPY,), _spills(32), 2, False),
        ((_MULTIPLY,), _spills(32), 2, True),
    ],
    ids=["no spills", "few", "copies and spills", "no copies"],
)
def test_kernels_that_spill_are_compiled_once_more(fake_tools, lines, ptxas, times, counters):
    started = fake_tools(ptxas=ptxas, llc=f'{GOOD["llc"]}; echo "// $$"')  # other text each time
    result = compiled("\n".join((TEXT, *lines)), DiskStore())
    assert starts(started) == {**ALL, "opt": times, "llc": times, "ptxas": times}
    assert (result.commands[2].count("licm") == 2) == (times == 1)
    assert ("-disable-lsr" in result.commands[3]) != counters and len(result.commands) == 5
    assert result.cubin == CUBIN


@pytest.mark.parametrize(("first", "second"), [(40, 200), (200, 40)], ids=["more", "fewer"])
def test_the_result_that_spills_less_is_taken(fake_tools, tmp_path, first, second):
    again = tmp_path / "again"
    ptxas = f"if [ -e {again} ]; then\n{_spills(second)}\nelse touch {again}\n{_spills(first)}\nfi"
    fake_tools(ptxas=ptxas, llc=f'{GOOD["llc"]}; echo "// $$"')
    result = compiled(TEXT, DiskStore())
    assert result.spilled == 2 * min(first, second)
    assert (result.commands[2].count("licm") == 2) == (first < second)


def test_a_store_that_keeps_nothing_needs_no_keys(fake_tools, monkeypatch):
    fake_tools()
    monkeypatch.setattr("cutec.digests._TABLE", None)
    assert compiled().cubin == CUBIN


def test_a_damaged_entry_is_rebuilt_and_said_so(fake_tools):
    started = fake_tools()
    store = DiskStore()
    compiled(store=store)
    (damaged,) = (p for p in (store.root / "v1" / "objects").glob("*/*") if b"ELF" in p.read_bytes())
    damaged.write_bytes(damaged.read_bytes()[:-1] + b"?")
    store = DiskStore()
    assert compiled(store=store).cubin == CUBIN
    assert starts(started)["ptxas"] == 2
    assert [e.reason for e in store.entries() if e.kind == "ptxas"] == ["the cached result was damaged"]


def test_reasons_name_what_changed(fake_tools):
    fake_tools()
    store = DiskStore()
    compiled(store=store)
    compiled(store=store, ptxas_options=("-maxrregcount=64",))
    assert {e.reason for e in store.entries() if e.kind == "ptxas"} == {"first build", "changed: arguments"}


def test_an_unwritable_cache_warns_once_and_builds(fake_tools, tmp_path, monkeypatch):
    fake_tools()
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(blocked / "cache"))
    store = DiskStore()
    assert compiled(store=store).cubin == CUBIN
    assert [w.code for w in store.warnings] == ["E2106"]


@pytest.mark.parametrize("tool", ["mlir_opt", "mlir_translate", "opt", "llc"])
@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("cat > /dev/null; echo 'error: refused' >&2; exit 1", "E2003"),
        ("cat > /dev/null; exit 1", "E2008"),
        ("cat > /dev/null; kill -SEGV $$", "E2004"),
        ("cat > /dev/null; kill -KILL $$", "E2006"),
        (HANGS, "E2005"),
    ],
)
def test_failures_of_each_tool(fake_tools, tool, body, code):
    fake_tools(**{tool: body})
    for timeout in (0.5, 5.0) if body == HANGS else (60.0,):  # a busy machine is slow with the other tools
        err = error_of(timeout=timeout)
        if err.message.startswith(tool.replace("_", "-")):
            break
    assert err.code == code and err.message.startswith(tool.replace("_", "-"))
    assert not list(DiskStore().entries())


@pytest.mark.parametrize("tool", ["mlir_opt", "mlir_translate", "opt", "llc", "ptxas"])
def test_success_without_output_is_a_failure(fake_tools, tool):
    """Fakes that pass on nothing but complain about nothing either."""
    silent = {"mlir_translate": "cat", "opt": "cat", "llc": "cat"}
    fake_tools(**{**silent, tool: "exit 0"})
    assert error_of().code == "E2007"


@pytest.mark.parametrize("files", [False, True])
def test_half_of_an_output_is_a_failure(fake_tools, tmp_path, files):
    """ptxas exits with 0 although the disk is full."""
    fake_tools(ptxas=printed(CUBIN[:-8]) + ' > "$out"')
    err = error_of(store=DiskStore(), **({"keep_dir": tmp_path / "kept"} if files else {}))
    assert err.code == "E2007"
    assert "ptxas exited with 0, but the cubin is not whole: the section headers would end at byte" in err.message
    assert not [e for e in DiskStore().entries() if e.kind == "ptxas"]


@pytest.mark.parametrize("stored", [CUBIN[:-8], b"", None])
def test_half_of_an_output_in_the_cache_is_made_again(fake_tools, stored):
    started = fake_tools()
    store = DiskStore()
    put = store.put
    store.put = lambda key, value: put(key, b"what?" if stored is None else value.replace(CUBIN, stored))
    compiled(store=store)
    assert compiled(store=DiskStore()).cubin == CUBIN
    assert starts(started)["ptxas"] == 2


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("echo 'ptxas fatal   : refused' >&2; exit 255", "E2003"),
        ("exit 255", "E2008"),
        ("kill -SEGV $$", "E2004"),
        (HANGS, "E2005"),
        ('printf old > "$out"; exit 255', "E2008"),
        ("echo 'not a cubin' > \"$out\"", "E2007"),
        ("echo \"ptxas fatal   : Value 'sm_90a' is not defined for option 'gpu-name'\" >&2; exit 255", "E2011"),
    ],
)
def test_failures_of_ptxas(fake_tools, body, code):
    fake_tools(ptxas=body)
    assert error_of(timeout=0.5 if body == HANGS else 60.0).code == code


def test_opt_ignoring_the_arch_is_a_failure(fake_tools):
    fake_tools(opt="echo \"'sm_90a' is not a recognized processor for this target (ignoring processor)\" >&2; cat")
    assert error_of().code == "E2011"


def test_no_old_output_survives_a_failing_step(fake_tools, tmp_path):
    fake_tools()
    compiled(keep_dir=tmp_path / "keep")
    (cubin,) = (tmp_path / "keep").glob("cubin/*.cubin")
    fake_tools(ptxas="exit 255")
    error_of(keep_dir=tmp_path / "keep")
    assert not cubin.exists()


def test_a_missing_tool_is_reported_before_anything_runs(fake_tools, tmp_path):
    started = fake_tools()
    (tmp_path / "cuda" / "bin" / "ptxas").unlink()
    assert error_of().code == "E2001" and not started.exists()


def test_dry_run_prints_what_verbose_runs_and_runs_nothing(fake_tools, tmp_path):
    started = fake_tools()
    printed: dict[bool, list[str]] = {True: [], False: []}
    keep = tmp_path / "a dir with 'odd' name"
    compiled(keep_dir=keep, dry_run=True, verbose=printed[True].append)
    assert not started.exists() and not keep.exists()
    compiled(keep_dir=keep, verbose=printed[False].append)
    again = {"mlir-opt": 2, "opt": 2}  # for the IR after each pass
    assert printed[True] == printed[False] and starts(started) == ALL | again
    assert all(str(keep) in " ".join(shlex.split(line)) for line in printed[True])


def test_kept_stages_have_names(fake_tools, tmp_path):
    fake_tools()
    result = compiled(keep_dir=tmp_path / "keep")
    names = {p.relative_to(tmp_path / "keep").as_posix() for p in (tmp_path / "keep").rglob("*") if p.is_file()}
    stages = {
        f"add.{suffix}"
        for suffix in (
            "raw.ll",
            "ll",
            "opt.ll",
            "uses.ll",
            "raw.ptx",
            "logic.ptx",
            "late.ptx",
            "tiles.ptx",
            "summed.ptx",
            "guarded.ptx",
            "inner.ptx",
            "early.ptx",
            "quotients.ptx",
            "inlined.ptx",
            "ptx",
        )
    }
    assert names == {"00-before.mlir", "zz-after.mlir", "17-add.sm_90a.cubin", "cubin/add.sm_90a.cubin", *stages}
    of_ptx = {"logic", "predicates", "tiles", "sums", "guards", "inner", "early", "quotients", "inlined", "stamps"}
    fixups = {"convergent", "uses", "slim", *of_ptx}
    assert set(result.steps) == {"mlir-opt", "mlir-translate", "opt", "llc", "ptxas", *fixups}


def test_libdevice_is_linked_only_when_it_is_called(fake_tools, tmp_path, monkeypatch):
    started = fake_tools()
    library = tmp_path / "libdevice.10.bc"
    library.write_bytes(b"BC")
    monkeypatch.setenv("CUTEC_LIBDEVICE", str(library))
    compiled()
    assert "llvm-link" not in starts(started)
    result = compiled("llvm.call @__nv_sinf")
    assert starts(started)["llvm-link"] == 1
    assert any(str(library) in shlex.split(line) for line in result.commands)


def test_linked_files_count(fake_tools, tmp_path):
    started = fake_tools()
    for name in ("one.bc", "two.bc"):
        (tmp_path / name).write_bytes(name.encode())
        compiled(store=DiskStore(), link=(tmp_path / name,))
    assert starts(started)["llvm-link"] == 2 and starts(started)["mlir-opt"] == 1


def test_stages_before_the_cubin_need_no_ptxas(fake_tools, tmp_path):
    started = fake_tools()
    (tmp_path / "cuda" / "bin" / "ptxas").unlink()
    result = compiled(last_stage="llvm")
    assert (
        result.llvm.startswith("define ") and not result.ptx and starts(started) == {"mlir-opt": 1, "mlir-translate": 1}
    )
    assert compiled(last_stage="ptx").ptx.startswith(".visible .entry")


def test_a_renamed_target_goes_by_the_name_that_ptxas_knows(fake_tools):
    fake_tools(cuda_version="Cuda compilation tools, release 12.9, V12.9.86")
    assert compiled(arch="sm_110a").arch_name == "sm_101a"
    assert any("-arch=sm_101a" in line for line in compiled(arch="sm_110a").commands)


def test_prestarted_tools_are_used_and_not_started_again(fake_tools):
    started = fake_tools()
    ready = prestart(request(), find_toolset())
    result = compile_module(TEXT, request(), find_toolset(), None, ready)
    ready.close()
    assert starts(started) == ALL and result.cubin == CUBIN


def test_prestarted_tools_of_another_request_are_left_alone(fake_tools):
    fake_tools()
    ready = prestart(request(arch="sm_80"), find_toolset())
    assert any("sm_90a" in line for line in compile_module(TEXT, request(), find_toolset(), None, ready).commands)
    ready.close()


def test_prestarting_says_nothing_about_missing_tools(fake_tools, tmp_path):
    started = fake_tools()
    (tmp_path / "cuda" / "bin" / "ptxas").unlink()
    prestart(request(), find_toolset()).close()
    assert not started.exists()


def test_nothing_is_prestarted_when_working_by_files(fake_tools, tmp_path):
    started = fake_tools()
    prestart(request(keep_dir=tmp_path / "keep"), find_toolset()).close()
    assert not started.exists()
