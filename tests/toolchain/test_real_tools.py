"""The real tools: a hand-written kernel becomes a cubin."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from module_texts import DOUBLE, EMPTY, HEAD, located

from cutec import records
from cutec.artifact import elf
from cutec.cost.listing import read_listing
from cutec.diag import CutecError
from cutec.diag.kinds import CompilationError
from cutec.driver.cache.store import DiskStore
from cutec.target.arch import ARCHS, parse_arch
from cutec.toolchain.compile import Request, compile_module
from cutec.toolchain.doctor import doctor_report
from cutec.toolchain.emit import listing, llvm_dialect, make_fatbinary, pretty, sass
from cutec.toolchain.find import Toolset, find_toolset
from cutec.toolchain.pipeline import for_arch

pytestmark = pytest.mark.tools

# One asm between two branches on the same lane-dependent condition: without `convergent`, opt
# threads the jumps and copies the asm.
DIVERGENT = """
  llvm.func @twice(%a: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %limit = arith.constant 7 : i32
    %one = arith.constant 1.0 : f32
    %two = arith.constant 2.0 : f32
    %low = arith.cmpi slt, %tid, %limit : i32
    %wide = arith.extsi %tid : i32 to i64
    %p = llvm.getelementptr %a[%wide] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
    scf.if %low { llvm.store volatile %one, %p : f32, !llvm.ptr<1> }
    llvm.inline_asm has_side_effects "bar.sync 0;", "~{memory}" : () -> ()
    scf.if %low { llvm.store volatile %two, %p : f32, !llvm.ptr<1> }
    llvm.return
  }
}
"""
# Two arms that are alike but for a number. As one block, which both enter with their number, ptxas
# takes all behind it for divergent.
ALIKE = """
  llvm.func @alike(%a: !llvm.ptr<1>, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %low = arith.cmpi slt, %n, %two : i32
    scf.if %low {
      llvm.store volatile %one, %a : i32, !llvm.ptr<1>
    } else {
      llvm.store volatile %two, %a : i32, !llvm.ptr<1>
    }
    llvm.return
  }
}
"""
# Loops with many carried values: the register allocation depends on the order of uses, which text
# and bitcode keep only if told to.
CARRIED = """
  llvm.func @__nv_sinf(f32) -> f32
  llvm.func @carried(%a: !llvm.ptr<1>, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %f = arith.constant 0.5 : f32
    %r:3 = scf.for %i = %zero to %n step %one iter_args(%x = %f, %y = %f, %z = %f) -> (f32, f32, f32) : i32 {
      %p = llvm.getelementptr %a[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
      %v = llvm.load %p : !llvm.ptr<1> -> f32
      %s = llvm.call @__nv_sinf(%v) : (f32) -> f32
      %t = llvm.call @__nv_sinf(%x) : (f32) -> f32
      %u = arith.addf %s, %y : f32
      %w = arith.mulf %t, %z : f32
      llvm.store %u, %p : f32, !llvm.ptr<1>
      scf.yield %u, %w, %v : f32, f32, f32
    }
    llvm.store %r#0, %a : f32, !llvm.ptr<1>
    llvm.store %r#1, %a : f32, !llvm.ptr<1>
    llvm.return
  }
}
"""
SINE = """
  llvm.func @__nv_sinf(f32) -> f32
  llvm.func @sine(%a: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %x = llvm.load %a : !llvm.ptr<1> -> f32
    %y = llvm.call @__nv_sinf(%x) : (f32) -> f32
    llvm.store %y, %a : f32, !llvm.ptr<1>
    llvm.return
  }
}
"""


def compiled(body, arch="sm_90a", store=None, **options):
    return compile_module(located(body), Request(parse_arch(arch), **options), find_toolset(), store)


def test_a_kernel_goes_to_a_cubin():
    result = compiled(DOUBLE)
    assert (
        result.cubin.startswith(b"\x7fELF")
        and ".visible .entry double(" in result.ptx
        and "define ptx_kernel void @double" in result.llvm
    )
    assert 0 < result.resources["double"].registers < 64 and result.resources["double"].stack == 0
    assert not result.messages
    assert re.search(r'\.file\s+1 "pkg/kernel.py", 1, 1', result.ptx) and ".loc" in result.ptx


@pytest.mark.parametrize("lineinfo", [True, False])
def test_a_kernel_without_any_nvvm_operation_is_a_kernel_still(lineinfo):
    result = compiled(EMPTY, lineinfo=lineinfo)
    assert (
        ".visible .entry empty()" in result.ptx
        and ".reqntid 1, 1, 1" in result.ptx
        and list(result.resources) == ["empty"]
    )


@pytest.mark.parametrize("arch", sorted(ARCHS))
def test_every_arch(arch):
    row, toolset = parse_arch(arch), find_toolset()
    if toolset.cuda_version() < row.toolkit and not row.alias:
        with pytest.raises(CutecError) as caught:
            compiled(DOUBLE, arch)
        assert caught.value.code == "E2011"
        return
    assert compiled(DOUBLE, arch).cubin.startswith(b"\x7fELF")


def test_an_asm_between_two_divergent_ifs_stays_one():
    assert compiled(DIVERGENT).ptx.count("bar.sync") == 1
    pipeline = for_arch(parse_arch("sm_90a"))
    without = records.replace(pipeline, steps=tuple(s for s in pipeline.steps if s.fixup != "convergent"))
    assert compiled(DIVERGENT, pipeline=without).ptx.count("bar.sync") == 2, (
        "this kernel no longer shows what the fix-up is for"
    )


def test_arms_that_are_alike_stay_two():
    """mlir-opt's rewriting joins blocks, so it runs before there are any."""
    text = llvm_dialect(HEAD + ALIKE, Request(parse_arch("sm_90a")), find_toolset())
    assert text.count("llvm.store volatile") == 2, text


def test_cubins_do_not_depend_on_folder_or_time(tmp_path, monkeypatch):
    cubins = set()
    for name, stamp in (("one", 1_000_000_000), ("two", 1_500_000_000)):
        source = tmp_path / name / "pkg" / "kernel.py"
        source.parent.mkdir(parents=True)
        source.write_text("# " + name * stamp.bit_length())
        os.utime(source, (stamp, stamp))
        monkeypatch.chdir(tmp_path / name)
        cubins.add(compiled(DOUBLE).cubin)
        cubins.add(compiled(DOUBLE, keep_dir=Path("keep")).cubin)
    assert len(cubins) == 1


@pytest.mark.parametrize("body", [DOUBLE, SINE, CARRIED])
def test_pipes_and_files_give_the_same_bytes(body, tmp_path):
    piped, by_files = compiled(body), compiled(body, keep_dir=tmp_path)
    assert piped.ptx == by_files.ptx and piped.cubin == by_files.cubin


def test_printed_commands_can_be_replayed(tmp_path):
    keep, printed = tmp_path / "kept 'stages'", []
    result = compiled(SINE, keep_dir=keep, verbose=printed.append)
    assert result.cubin == compiled(SINE).cubin
    for path in keep.rglob("*"):
        if path.is_file() and path.name != "00-before.mlir":
            path.unlink()
    for line in printed:
        subprocess.run(["/bin/sh", "-c", line], check=True, stderr=subprocess.DEVNULL)
    (cubin,) = keep.glob("cubin/*.cubin")
    assert cubin.read_bytes() == result.cubin


def test_libdevice_is_linked_in_and_leaves_nothing_else():
    result = compiled(SINE)
    assert result.ptx.count(".entry") == 1 and not re.search(
        r"^\s*(\.(visible|extern|weak) )?\.func|^\s*call", result.ptx, re.M
    )


def test_optimisation_level_and_ptxas_options_reach_the_tools():
    best, plain = compiled(SINE), compiled(SINE, opt_level=0)
    assert best.commands != plain.commands and best.cubin != plain.cubin
    assert compiled(SINE, ptxas_options=("--maxrregcount=24",)).resources["sine"].registers <= 24


def test_without_lineinfo_there_are_no_locations():
    result = compiled(DOUBLE, lineinfo=False)
    assert ".loc" not in result.ptx and "pkg/kernel.py" not in result.llvm


def test_an_error_of_mlir_opt_points_at_the_python_line():
    with pytest.raises(CutecError) as caught:
        compiled(DOUBLE.replace("llvm.load %pa : !llvm.ptr<1> -> f32", '"llvm.load"(%i) : (i32) -> f32'))
    err = caught.value
    assert err.code == "E2003" and "mlir-opt" in err.message
    assert err.place.file == "pkg/kernel.py" and "llvm.load" in located(DOUBLE).splitlines()[err.place.line - 1]
    assert (
        isinstance(err, CompilationError)
        and err.tool == "mlir-opt"
        and err.command[0].endswith("mlir-opt")
        and "llvm.load" in err.stderr
    )
    (marked,) = [line for line in err.ir_context.splitlines() if line.startswith(">")]
    assert "llvm.load" in marked and err.suggestions


def test_an_error_of_ptxas_points_at_the_python_line():
    with pytest.raises(CutecError) as caught:
        compiled(DIVERGENT.replace("bar.sync 0;", "no.such.instruction;"))
    err = caught.value
    assert err.code == "E2003" and "ptxas" in err.message
    assert "inline_asm" in located(DIVERGENT).splitlines()[err.place.line - 1]
    assert isinstance(err, CompilationError) and err.tool == "ptxas" and err.command[0].endswith("ptxas")
    (marked,) = [line for line in err.ir_context.splitlines() if line.startswith(">")]
    assert (
        "no.such.instruction" in marked and any("inline PTX" in s for s in err.suggestions) and "inline PTX" in err.help
    )
    assert any("sm_90a" in note.message for note in err.notes)


def test_the_store_spares_every_process(monkeypatch):
    first = compiled(DOUBLE, store=DiskStore())
    monkeypatch.setattr(os, "posix_spawn", lambda *_, **__: pytest.fail("a process was started"))
    second = compiled(DOUBLE, store=DiskStore())
    assert second.cubin == first.cubin and all(second.cached.values()) and second.resources == first.resources


def test_archs_share_the_first_segment():
    store = DiskStore()
    compiled(DOUBLE, "sm_80", store)
    assert compiled(DOUBLE, "sm_100a", store).cached == {"mlir": True, "llvm": False, "ptxas": False}


def test_one_file_for_each_pass(tmp_path):
    compiled(DOUBLE, print_each_pass=tmp_path)
    names = [p.name for p in (tmp_path / "mlir-opt").rglob("*.mlir")]
    assert any("convert-scf-to-cf" in n for n in names) and any((tmp_path / "opt").iterdir())


def test_the_llvm_dialect_as_text():
    text = llvm_dialect(located(DOUBLE), Request(parse_arch("sm_90a")), find_toolset())
    assert "llvm.cond_br" in text and "scf.if" not in text and "pkg/kernel.py" in text


def test_pretty_text_can_be_read_again():
    """LLVM 22 leaves out the alias of the location of an `nvvm.barrier`."""
    barrier = EMPTY.replace("    llvm.return", "    nvvm.barrier0\n    llvm.return")
    text = pretty(located(barrier), True, find_toolset())
    assert "nvvm.barrier" in text and pretty(text, True, find_toolset()) == text
    dialect = llvm_dialect(located(barrier), Request(parse_arch("sm_90a")), find_toolset())
    assert compile_module(dialect, Request(parse_arch("sm_90a")), find_toolset()).cubin


def test_fat_binaries_hold_their_images_and_do_not_depend_on_the_folder():
    images = [(parse_arch(a), "cubin", compiled(DOUBLE, a).cubin) for a in ("sm_80", "sm_90a")]
    images.append((parse_arch("sm_80"), "ptx", compiled(DOUBLE, "sm_80").ptx.encode()))
    fatbin = make_fatbinary(images, find_toolset())
    assert images[0][2] in fatbin and images[1][2] in fatbin
    assert make_fatbinary(images, find_toolset()) == fatbin


def test_machine_code():
    assert "FADD" in sass(compiled(DOUBLE).cubin, find_toolset())


def test_machine_code_with_places_and_live_registers():
    (function,) = read_listing(listing(compiled(DOUBLE, lineinfo=True).cubin, find_toolset()))
    add = next(i for i in function.instructions if i.opcode == "FADD")
    line = 1 + next(n for n, text in enumerate((HEAD + DOUBLE).splitlines()) if "arith.addf" in text)
    assert add.places == (("pkg/kernel.py", line),)
    assert all(i.live is not None and 0 <= i.live < 32 for i in function.instructions)


def test_machine_code_names_the_call_that_it_was_inlined_at():
    text = re.sub(r"(arith.addf .*) loc.*", r'\1 loc(callsite("tools.py":3:1 at "pkg/kernel.py":7:2))', located(DOUBLE))
    made = compile_module(text, Request(parse_arch("sm_90a"), lineinfo=True), find_toolset(), None)
    (function,) = read_listing(listing(made.cubin, find_toolset()))
    (add,) = [i for i in function.instructions if i.opcode == "FADD"]
    assert add.places == (("tools.py", 3), ("pkg/kernel.py", 7))


@pytest.mark.parametrize(("arch", "relocations"), [("sm_80", ".rel"), ("sm_90a", ".rela")])
def test_a_cubin_has_its_ptx_only_where_that_is_asked_for(arch: str, relocations: str):
    """What is left out is the text and its table of lines; all else of the file is the same."""
    tools = find_toolset()
    slim, whole = (compiled(DOUBLE, arch, embed_ptx=embed).cubin for embed in (False, True))
    assert len(slim) < len(whole) and b"ld.global" in whole and b"ld.global" not in slim
    assert listing(slim, tools) == listing(whole, tools)
    left_out = (".nv_debug_ptx_txt", ".nv_debug_line_sass", f"{relocations}.nv_debug_line_sass")
    pairs = list(zip(elf.sections(slim), elf.sections(whole)))
    assert {s.name for s, w in pairs if s.bytes < w.bytes} == set(left_out)
    assert all(elf.contents(slim, s) == elf.contents(whole, w) for s, w in pairs if s.name not in left_out)


@pytest.mark.parametrize("arch", ["sm_100a", "sm_120"])
def test_a_cubin_that_has_its_code_twice_stays_as_it_is(arch: str):
    slim, whole = (compiled(DOUBLE, arch, embed_ptx=embed).cubin for embed in (False, True))
    assert slim == whole and "FADD" in sass(slim, find_toolset())


def test_machine_code_where_there_is_only_cuobjdump(monkeypatch):
    tools, find = find_toolset(), Toolset.find
    cubin = compiled(DOUBLE, lineinfo=True).cubin
    (whole,) = read_listing(listing(cubin, tools))
    monkeypatch.setattr(Toolset, "find", lambda self, name: None if name == "nvdisasm" else find(self, name))
    (bare,) = read_listing(listing(cubin, tools))
    assert [(i.address, i.opcode) for i in bare.instructions] == [(i.address, i.opcode) for i in whole.instructions]
    assert not any(i.places or i.live for i in bare.instructions)


def test_doctor_finds_everything_that_builds_need():
    report = doctor_report(find_toolset())
    assert report.ok and {t.name for t in report.tools if t.required} >= {
        "mlir-opt",
        "opt",
        "llc",
        "ptxas",
        "fatbinary",
    }
    assert all(t.version for t in report.tools if t.ok and t.name != "libdevice")
