"""The text steps between tools."""

import pytest

from cutec.explore.ptx_text import ptx_lines
from cutec.toolchain.fixups import anchor, convergent, inlined, logic, main, predicates, stamps, uses
from cutec.toolchain.messages import ptx_place

BARRIER = 'call void asm sideeffect "bar.sync 0;", "~{memory}"()'


def test_asm_with_side_effects_becomes_convergent():
    text = f"define ptx_kernel void @k() {{\n  {BARRIER}, !dbg !5\n  ret void\n}}\n".encode()
    fixed = convergent(text).decode()
    assert f"  {BARRIER} #0, !dbg !5\n" in fixed
    assert "attributes #0 = { convergent }" in fixed


def test_the_group_gets_a_fresh_number_and_existing_groups_stay():
    groups = "attributes #0 = { x }\nattributes #3 = { nounwind }\n"
    fixed = convergent(f"define ptx_kernel void @k() {{\n  {BARRIER} #3\n}}\n{groups}".encode()).decode()
    assert (
        f"{BARRIER} #4 #3\n" in fixed
        and "attributes #4 = { convergent }" in fixed
        and "attributes #3 = { nounwind }" in fixed
    )


@pytest.mark.parametrize(
    "call",
    [
        'call { i32, i32 } asm sideeffect "shfl \\22x\\22 $0 (a) $1;", "=r,=r,r"(i32 %1)',
        (
            'call float asm sideeffect alignstack "x;", "=f,r"(ptr addrspacecast (ptr addrspace(3) @smem to ptr), i32'
            " add (i32 1, i32 2))"
        ),
        'tail call void asm sideeffect "x;", "r"(ptr addrspace(3) @"odd ) name")',
    ],
)
def test_the_end_of_the_call_is_found(call):
    fixed = convergent(f"  {call}, !dbg !1\n".encode()).decode()
    assert f"  {call} #0, !dbg !1\n" in fixed


def test_pure_asm_is_left_alone():
    text = b'define ptx_kernel void @k() {\n  %1 = call float asm "ex2.approx.f32 $0, $1;", "=f,f"(float %0)\n}\n'
    assert convergent(text) == text


def test_device_functions_are_convergent_and_kernels_are_not_touched():
    helper = b"define internal float @helper(float %0, ptr addrspace(3) %1) #1 !dbg !4 {\n}\n"
    text = helper + b"define ptx_kernel void @k(ptr %0) {\n}\nattributes #1 = { noinline }\n"
    fixed = convergent(text).decode()
    assert "@helper(float %0, ptr addrspace(3) %1) #2 #1 !dbg !4 {" in fixed and "@k(ptr %0) {" in fixed


def test_text_with_nothing_to_do_is_returned_as_it_is():
    text = b"define ptx_kernel void @k() {\n  ret void\n}\n"
    assert convergent(text) is text


@pytest.mark.parametrize(
    "text",
    [
        b'module attributes {llvm.target_triple = "x"} {}',
        b'"builtin.module"() ({}) {a = 1, llvm.target_triple = "x"} : () -> ()',
    ],
)
def test_the_module_is_anchored_to_the_nvvm_dialect(text):
    fixed = anchor(text)
    assert b"#nvvm<" in fixed and b'llvm.target_triple = "x"' in fixed and len(fixed) > len(text)
    assert anchor(b"module {}") == b"module {}"


FILES = '\t.file\t1 "dir/k.py"\n\t.file\t2 "dir/tools.py"\n'
STRINGS = "\t.section\t.debug_str\n\t{\n$L__inlined2:\n" + "".join(f".b8 {c}\n" for c in b"tools.py\0") + "\t}\n"


def test_directives_name_the_call_that_a_line_was_inlined_at():
    ptx = "\t.loc\t2 3 5                         // tools.py:3:5 @[ k.py:9:7 ]\n\tadd;\n" + FILES
    fixed = "\t.loc\t1 9 7\n\t.loc\t2 3 5, function_name $L__inlined2, inlined_at 1 9 7\n\tadd;\n" + FILES + STRINGS
    assert inlined(ptx.encode()).decode() == fixed
    assert inlined(fixed.encode()).decode() == fixed


def test_a_call_is_stated_once_and_again_when_its_own_chain_changes():
    comments = (
        "1 9 7 // k.py:9:7",
        "2 3 5 // tools.py:3:5 @[ k.py:9:7 ]",
        "2 4 5 // tools.py:4:5 @[ tools.py:3:5 @[ k.py:9:7 ] ]",
        "2 4 5 // tools.py:4:5 @[ tools.py:3:5 @[ k.py:8:1 ] ]",
    )
    text = inlined(("".join(f"\t.loc\t{c}\n" for c in comments) + FILES).encode()).decode()
    by = "function_name $L__inlined2, inlined_at"
    assert [line.removeprefix("\t.loc\t") for line in text.splitlines() if ".loc" in line] == [
        "1 9 7 // k.py:9:7",
        f"2 3 5, {by} 1 9 7",
        f"2 4 5, {by} 2 3 5",
        "1 8 1",
        f"2 3 5, {by} 1 8 1",
        f"2 4 5, {by} 2 3 5",
    ]


@pytest.mark.parametrize(
    "ptx",
    [
        "\t.loc\t1 9 7 // k.py:9:7\n" + FILES,
        "\t.loc\t1 9 7 // k.py:9:7 @[ gone.py:1:1 ]\n" + FILES,
        "\t.loc\t1 9 7 // k.py:9:7 @[ tools.py:1 ]\n" + FILES,
        "\t.loc\t1 9 7 // k.py:9:7 @[ k.py:1:1 ]\n" + FILES.replace("tools", "other/k"),
    ],
    ids=["no call", "unknown file", "no column", "two files of the name"],
)
def test_directives_whose_call_is_not_known_stay(ptx):
    assert inlined(ptx.encode()) == ptx.encode()


def test_file_stamps():
    ptx = b'\t.loc\t1 3 5\n\t.file\t1 "dir/k.py"\n\t.file\t2 "a b.py"\n'
    assert stamps(ptx) == b'\t.loc\t1 3 5\n\t.file\t1 "dir/k.py", 1, 1\n\t.file\t2 "a b.py", 1, 1\n'
    assert stamps(stamps(ptx)) == stamps(ptx)


def test_file_names_are_ascii_and_can_be_read_back():
    ptx = '\t.file\t1 "gr\\303\\266ße/100%.py"\n\t.loc\t1 3 5 // größe/100%.py:3:5\n'.encode()
    stamped = stamps(ptx)
    assert stamped.splitlines()[0] == b'\t.file\t1 "gr%C3%B6%C3%9Fe/100%25.py", 1, 1'
    assert stamped.isascii() and stamps(stamped) == stamped
    place = ptx_place(stamped, 2)
    assert place is not None and (place.file, place.line) == ("größe/100%.py", 3)
    (line,) = [line for line in ptx_lines(stamped.decode() + "\tret;\n") if line.chain]
    assert line.chain[0].file == "größe/100%.py"


def test_as_a_program(tmp_path, capsys):
    (tmp_path / "in").write_bytes(b'.file 1 "k.py"\n')
    assert main(["stamps", str(tmp_path / "in"), str(tmp_path / "out")]) == 0
    assert (tmp_path / "out").read_bytes() == b'.file 1 "k.py", 1, 1\n'
    assert main(["nonsense", "a", "b"]) == 2 and "usage" in capsys.readouterr().err


def test_orders_of_uses_of_asm_are_left_out():
    kept = b"  uselistorder ptr @f, { 1, 0 }\n"
    text = b'  uselistorder ptr asm sideeffect "nop;", "", { 1, 0, 2 }\n' + kept
    assert uses(text) == kept


MULTIPLY = "\t// begin inline asm\n\twgmma.mma_async.sync x;\n\t// end inline asm\n"
COMPARISON = "\tsetp.gt.s32 \t%p1, %r2, 8;\n"
USE = "\tselp.f32 \t%r3, %r4, 0f00000000, %p1;\n"


def test_a_comparison_moves_behind_a_multiply_to_its_first_use():
    other = "\tsetp.gt.s32 \t%p2, %r2, 0;\n"
    ptx = f"$L1:\n{COMPARISON}{other}{MULTIPLY}\tadd.s32 \t%r5, %r6, 1;\n{USE}{USE}@%p2 bra $L1;\n"
    assert predicates(ptx.encode()).decode() == (
        f"$L1:\n{MULTIPLY}\tadd.s32 \t%r5, %r6, 1;\n{COMPARISON}{USE}{USE}{other}@%p2 bra $L1;\n"
    )


def test_a_register_with_a_longer_number_is_another_one():
    longer = USE.replace("%p1", "%p12")
    assert predicates(f"{COMPARISON}{MULTIPLY}{longer}{USE}".encode()).decode() == MULTIPLY + longer + COMPARISON + USE
    ends_before = f"{COMPARISON}{MULTIPLY}\tret;\n{USE}".encode()
    assert predicates(ends_before) is ends_before
    two = f"{COMPARISON}{MULTIPLY}\tbra \t$L1;\n$L1:\n{COMPARISON}{MULTIPLY}{USE}".encode()
    assert predicates(two).decode().endswith(f"$L1:\n{MULTIPLY}{COMPARISON}{USE}")


@pytest.mark.parametrize(
    "between",
    [
        "\tadd.s32 \t%r5, %r6, 1;\n",  # no multiply
        MULTIPLY + "\tadd.s32 \t%r2, %r6, 1;\n",  # its operand changes
        MULTIPLY + "$L2:\n",  # another block
        MULTIPLY + "\t@%p7 bra \t$L3;\n",
        MULTIPLY + "\t// begin inline asm\n\t{\n",  # the use is in an inline asm
    ],
)
def test_a_comparison_that_cannot_or_need_not_move_stays(between: str):
    ptx = f"{COMPARISON}{between}{USE}{MULTIPLY}".encode()
    assert predicates(ptx) is ptx


OR, XOR = "\tor.b32 \t%r3, %r1, 5;\n", "\txor.b32 \t%r4, %r3, %r2;\n"
LOP3 = "\tlop3.b32 \t%r4, %r1, %r2, 5, 0x36;\n"


def test_a_constant_that_is_ored_and_an_xor_are_one_lop3():
    between = "\tand.b32 \t%r30, %r31, -1024;\n"
    assert logic(f"{OR}{between}{XOR}".encode()).decode() == between + LOP3
    assert logic(f"{OR}{XOR.replace('%r3, %r2', '%r2, %r3')}".encode()).decode() == LOP3
    pairs = (OR + XOR).replace("%r", "%r7")
    assert logic((OR + XOR + pairs).encode()).decode() == LOP3 + LOP3.replace("%r", "%r7")


@pytest.mark.parametrize(
    "text",
    [
        OR + XOR + "\tst.b32 \t[%rd1], %r3;\n",
        OR + "$L__BB0_1:\n" + XOR,
        XOR + OR,
        OR.replace("5", "%r9") + XOR,
        XOR,
        OR + XOR + MULTIPLY,
    ],
    ids=["used twice", "another block", "of another round", "no constant", "of another kind", "of tiles"],
)
def test_other_logic_stays(text):
    assert logic(text.encode()).decode() == text


def test_the_table_of_lop3():
    a, b, c = 0xF0, 0xCC, 0xAA  # PTX ISA, "lop3": the table is the function of these
    assert int(LOP3.split()[-1].rstrip(";"), 16) == (a | c) ^ b
