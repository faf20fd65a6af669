"""Graphs of CUDA on the host: the order of their calls."""

from __future__ import annotations

import pytest

pytest.importorskip("cuda.bindings")

from host_graphs import Graph, NewStream, Stream, capture, meanwhile


def test_calls_of_other_streams_happen_while_a_kernel_spins() -> None:
    graph, order, others = Graph(), [], meanwhile(None)
    main, copies = NewStream(), NewStream()

    def spin() -> None:
        while "copy" not in order:
            assert others(), "the copy is on another stream"
        order.append("kernel")

    with capture(graph):
        graph.add(lambda: order.append("begin"), (), main.cuda_stream)
        copies.wait_stream(main)
        graph.add(spin, (), main.cuda_stream)
        graph.add(lambda: order.append("behind it"), (), main.cuda_stream)
        graph.add(lambda: order.append("copy"), (), copies.cuda_stream)
        copies.wait_stream(main)
        graph.add(lambda: order.append("end"), (), copies.cuda_stream)
    for _ in range(2):
        order.clear()
        graph.replay()
        assert order == ["begin", "copy", "kernel", "behind it", "end"]
    assert not others(), "no graph is replayed"


def test_without_a_graph_only_other_gpus_are_asked() -> None:
    Stream().wait_stream(NewStream())  # has always happened already
    assert meanwhile(lambda: True)() and not meanwhile(lambda: False)()


def test_a_kernel_that_waits_for_its_own_stream_waits_for_ever() -> None:
    graph, others, found = Graph(), meanwhile(None), []
    graph.add(lambda: found.append(others()), (), 1)
    graph.add(lambda: None, (), 1)
    graph.replay()
    assert found == [False]
