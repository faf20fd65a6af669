"""Values from memory that nothing has written to: free to be copied, a finding once they are
used.
"""

import numpy as np
import pytest
from kernel_kit import Kernel, line_of

from cutec.diag import CutecError
from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.types import F32, I1, I32, I64, VectorType, ptr

OUT = np.zeros(64, np.int32)


def refused(kernel, *args, **run) -> CutecError:
    with pytest.raises(CutecError) as caught:
        kernel.run(*args, **run)
    assert caught.value.code == "E5003", str(caught.value)
    return caught.value


def element(k, place=2):
    """An element of a fragment that was never written."""
    return k.load(k.at(k.local(4, I32), place, I32), I32)


def test_reading_an_output_before_writing_it():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    with k.when(k.compare("ne", i, 7)):
        k.store(i, k.at(k.args[0], i, I32))
    k.store(k.load(k.at(k.args[0], i, I32), I32), k.at(k.args[0], i, I32))
    error = refused(k, np.zeros(32, np.int32), undefined=(0,))
    assert "use of a[7]" in error.message and error.notes[0].message == "thread (7,0,0) of block (0,0,0)"
    assert error.place.line == line_of(k, "llvm.load") and error.notes[1].place.line == line_of(k, "llvm.store", 1)
    k.run(np.zeros(32, np.int32))


def test_unused_values_are_no_finding():
    k = Kernel(ptr(1))
    i, value = k.sreg("tid.x"), element(k)
    k.binary("muli", k.binary("addi", value, 1), value)
    with k.when(k.compare("sgt", i, 100)):
        k.store(value, k.at(k.args[0], i, I32))
    k.run(OUT)


def copies_through_memory(k, i):
    other = k.local(4, I32)
    k.store(element(k), other)
    return k.load(other, I32)


def copies_through_shared_memory(k, i):
    place = k.at(k.shared("s", 128), i, I32)
    k.store(element(k), place)
    return k.load(place, I32)


def moves_in_vectors(k, i):
    two = VectorType(2, I32)
    pair = k.op("vector.from_elements", i, element(k), to=two)
    pair = k.op("vector.shuffle", pair, pair, to=two, mask=IntArray((1, 0), 64))
    return k.op("vector.extract", pair, to=I32, static_position=IntArray((0,), 64))


def is_carried(k, i):
    return k.loop(0, 3, 1, [k.const(0), element(k)], lambda j, a, b: [b, a])[1 - 1]


def is_chosen_in_an_arm(k, i):
    return k.choose(k.compare("eq", i, 5), lambda: [element(k)], lambda: [i], I32)[0]


def is_selected(k, i):
    return k.op("arith.select", k.compare("eq", i, 5), element(k), i, to=I32)


def comes_from_another_lane(k, i):
    mixed = k.op("arith.select", k.compare("eq", i, 5), element(k), i, to=I32)
    return k.shuffle("bfly", mixed, 1)


WAYS = [
    copies_through_memory,
    copies_through_shared_memory,
    moves_in_vectors,
    is_carried,
    is_chosen_in_an_arm,
    is_selected,
    comes_from_another_lane,
]


@pytest.mark.parametrize("way", WAYS)
def test_being_undefined_spreads(way):
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    k.store(way(k, i), k.at(k.args[0], i, I32))
    error = refused(k, OUT)
    assert "byte" in error.message and error.notes[-1].place.line == k.line - 1
    if way in (is_chosen_in_an_arm, is_selected, comes_from_another_lane):
        assert error.notes[0].message.startswith("thread (5,0,0)") or way is comes_from_another_lane
        k = Kernel(ptr(1))
        i = k.sreg("tid.x")
        value = way(k, i)
        with k.when(k.compare("sgt", i, 5)):
            k.store(value, k.at(k.args[0], i, I32))
        k.run(OUT)  # only lanes that do not have it look at it


def test_defined_elements_of_a_vector_may_be_used():
    k = Kernel(ptr(1))
    i, two = k.sreg("tid.x"), VectorType(2, I32)
    fragment = k.local(2, I32)
    k.store(i, fragment)
    pair = k.load(fragment, two, alignment=Typed(8, I64))
    doubled = k.op("arith.addi", pair, pair, to=two)
    k.store(k.op("vector.extract", doubled, to=I32, static_position=IntArray((0,), 64)), k.at(k.args[0], i, I32))
    k.run(OUT)
    assert OUT[:32].tolist() == [2 * i for i in range(32)]


def test_overwriting_defines():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    fragment, other = k.local(1, I32), k.local(1, I32)
    k.store(k.load(fragment, I32), other)
    with k.when(k.compare("slt", i, 16)):
        k.store(i, other)
    with k.when(k.compare("sge", i, 16)):
        k.store(k.binary("muli", i, 2), other)
    k.store(k.load(other, I32), k.at(k.args[0], i, I32))
    k.run(OUT)
    assert OUT[:32].tolist() == list(range(16)) + list(range(32, 64, 2))


def test_a_copy_undefines_what_was_defined():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    fragment = k.local(1, I32)
    k.store(i, fragment)
    k.store(element(k), fragment)
    k.store(k.load(fragment, I32), k.at(k.args[0], i, I32))
    refused(k, OUT)


def test_a_loop_may_define_what_it_carries():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    (value,) = k.loop(0, 2, 1, [element(k)], lambda j, old: [k.binary("addi", i, j)])
    k.store(value, k.at(k.args[0], i, I32))
    k.run(OUT)
    assert OUT[:32].tolist() == [i + 1 for i in range(32)]


def as_address(k, i):
    k.load(k.at(k.args[0], element(k), I32), I32)


def as_condition(k, i):
    with k.when(k.compare("eq", element(k), 0)):
        k.store(i, k.args[0])


def as_condition_of_a_load(k, i):
    k.choose(k.compare("eq", element(k), 0), lambda: [k.load(k.args[0], I32)], lambda: [i], I32)


def as_condition_of_a_load_of_shared_memory(k, i):
    shared = k.shared("s", 128)
    k.choose(k.compare("eq", element(k), 0), lambda: [k.load(shared, I32)], lambda: [i], I32)


def as_condition_of_a_store_to_registers(k, i):
    with k.when(k.compare("eq", element(k), 0)):
        k.store(i, k.local(1, I32))


def as_condition_of_a_shuffle(k, i):
    k.choose(k.compare("eq", element(k), 0), lambda: [k.shuffle("bfly", i, 1)], lambda: [i], I32)


def as_condition_of_a_barrier(k, i):
    with k.when(k.compare("eq", element(k), 0)):
        k.barrier()


def as_condition_around_another(k, i):
    with k.when(k.compare("eq", element(k), 0)), k.when(k.compare("eq", i, 0)):
        k.store(i, k.args[0])


def as_loop_bound_in_an_arm(k, i):
    with k.when(k.compare("eq", i, 0)):
        k.loop(0, element(k), 1, [], lambda j: None)


def as_condition_of_a_while(k, i):
    with k.when(k.compare("eq", element(k), 0)):
        k.repeat([i], lambda j: (k.compare("sgt", j, 0), j), lambda j: [k.binary("subi", j, 1)])


def as_loop_bound(k, i):
    k.loop(0, element(k), 1, [], lambda j: None)


def as_vote(k, i):
    predicate = k.compare("eq", element(k), 0)
    k.op("nvvm.vote.sync", k.const(-1), predicate, to=I1, kind=Raw("#nvvm<vote_sync_kind any>"))


def as_printed(k, i):
    k.emit("cutec.printf", (k.local(1), element(k)), format="%d")


def as_assertion(k, i):
    k.emit("cutec.assert", (k.compare("eq", element(k), 0),), message="")


def as_barrier(k, i):
    k.barrier(element(k))


def as_atomic_operand(k, i):
    k.op("llvm.atomicrmw", k.args[0], element(k), to=I32, bin_op=Typed(1, I64))


def as_atomic_memory(k, i):
    k.op("llvm.atomicrmw", k.shared("s", 4), i, to=I32, bin_op=Typed(1, I64))


USES = [
    as_address,
    as_condition,
    as_condition_of_a_load,
    as_condition_of_a_load_of_shared_memory,
    as_condition_of_a_store_to_registers,
    as_condition_of_a_shuffle,
    as_condition_of_a_barrier,
    as_condition_around_another,
    as_condition_of_a_while,
    as_loop_bound,
    as_loop_bound_in_an_arm,
    as_vote,
    as_printed,
    as_assertion,
    as_barrier,
    as_atomic_operand,
    as_atomic_memory,
]


@pytest.mark.parametrize("use", USES)
def test_uses_are_findings(use):
    k = Kernel(ptr(1))
    use(k, k.sreg("tid.x"))
    error = refused(k, OUT)
    assert "which nothing has written to" in error.message and error.notes[1].message == "the value is used here"


def chooses(k, i):
    return k.choose(k.compare("eq", element(k), 0), lambda: [k.binary("addi", i, 1)], lambda: [i], I32)[0]


def chooses_by_another_choice(k, i):
    return k.choose(k.compare("eq", chooses(k, i), 0), lambda: [i], lambda: [i], I32)[0]


def chooses_in_an_arm(k, i):
    unknown = k.compare("eq", element(k), 0)

    def inner():
        return k.choose(unknown, lambda: [k.const(1)], lambda: [i], I32)

    return k.choose(k.compare("slt", i, 8), inner, inner, I32)[0]


def chooses_an_element(k, i):
    own = k.local(2, I32)
    k.store(i, own)
    place = k.at(own, k.binary("andi", i, 0), I32)
    return k.choose(k.compare("eq", element(k), 0), lambda: [k.load(place, I32)], lambda: [i], I32)[0]


def chooses_in_some_lanes(k, i):
    """Undefined in thread 5 alone, where the other threads take one arm each."""
    mixed = k.op("arith.select", k.compare("eq", i, 5), element(k), i, to=I32)
    return k.choose(k.compare("slt", mixed, 16), lambda: [k.const(1)], lambda: [k.const(2)], I32)[0]


def chooses_a_loop(k, i):
    def loop():
        return k.loop(0, 4, 1, [i], lambda j, total: [k.binary("addi", total, j)])

    return k.choose(k.compare("eq", element(k), 0), loop, lambda: [i], I32)[0]


def chooses_in_a_loop(k, i):
    (value,) = k.loop(0, 2, 1, [i], lambda j, old: [chooses(k, old)])
    return value


CHOICES = [
    chooses,
    chooses_by_another_choice,
    chooses_in_an_arm,
    chooses_an_element,
    chooses_in_some_lanes,
    chooses_a_loop,
    chooses_in_a_loop,
]


@pytest.mark.parametrize("way", CHOICES)
def test_a_branch_between_values_gives_undefined_ones(way):
    """Such a branch is a `select`: no finding, unless what it gives is used."""
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    value = way(k, i)
    with k.when(k.compare("sgt", i, 100)):
        k.store(value, k.at(k.args[0], i, I32))
    k.store(i, k.at(k.args[0], i, I32))
    k.run(OUT)
    assert OUT[:32].tolist() == list(range(32))
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    k.store(way(k, i), k.at(k.args[0], i, I32))
    error = refused(k, OUT)
    assert error.place.line == line_of(k, "llvm.load") and error.notes[-1].place.line == k.line - 1


def test_a_branch_between_values_leaves_other_lanes_defined():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    value = chooses_in_some_lanes(k, i)
    with k.when(k.compare("ne", i, 5)):
        k.store(value, k.at(k.args[0], i, I32))
    OUT[:] = 0
    k.run(OUT)
    assert OUT[:32].tolist() == [0 if i == 5 else 1 if i < 16 else 2 for i in range(32)]


def test_a_branch_between_vectors_gives_undefined_elements():
    k = Kernel(ptr(1))
    pair = k.load(k.args[0], VectorType(2, I32))
    (chosen,) = k.choose(k.compare("eq", element(k), 0), lambda: [pair], lambda: [pair], pair.type)
    k.store(k.op("vector.extract", chosen, to=I32, static_position=IntArray((1,), 64)), k.args[0])
    refused(k, OUT)


def test_conversions_and_bits_keep_it():
    k = Kernel(ptr(1))
    value = k.op("arith.sitofp", element(k), to=F32)
    bits = k.op("arith.bitcast", value, to=I32)
    pair = k.op("vector.broadcast", bits, to=VectorType(2, I32))
    k.store(k.op("vector.bitcast", pair, to=VectorType(1, I64)), k.args[0])
    refused(k, OUT)
