"""The producer's and the consumer's side of a pipeline, each with its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.frontend.numbers.numeric import Boolean
from cutec.frontend.tensors.pointers import Pointer
from cutec.loc_ip import take_loc_ip
from cutec.pipeline.state import PipelineState, PipelineUserType

if TYPE_CHECKING:
    from typing import Protocol

    from typing_extensions import Self

    from cutec.frontend.numbers.numeric import Int32

    class Ring(Protocol):
        """The methods of a pipeline that its sides call."""

        @property
        def num_stages(self) -> int: ...
        def producer_acquire(self, state: PipelineState, try_acquire_token: Any = None) -> None: ...
        def producer_try_acquire(self, state: PipelineState) -> Boolean: ...
        def producer_commit(self, state: PipelineState) -> None: ...
        def producer_get_barrier(self, state: PipelineState) -> Pointer: ...
        def producer_tail(self, state: PipelineState) -> None: ...
        def consumer_wait(self, state: PipelineState, try_wait_token: Any = None) -> None: ...
        def consumer_try_wait(self, state: PipelineState) -> Boolean: ...
        def consumer_release(self, state: PipelineState) -> None: ...


class ProducerHandle:
    """A buffer that a producer has acquired."""

    def __init__(self, pipeline: Ring, state: PipelineState):
        self._pipeline = pipeline
        self._state = state

    @property
    def index(self) -> Int32:
        """The number of the buffer."""
        return self._state.index

    @property
    def count(self) -> Int32:
        """The number of buffers acquired before."""
        return self._state.count

    @property
    def barrier(self) -> Pointer:
        """The barrier that completes when the buffer is full: `tma_bar_ptr` of a copy."""
        return self._pipeline.producer_get_barrier(self._state)

    def commit(self) -> None:
        """Mark the buffer as full."""
        self._pipeline.producer_commit(self._state)


class ConsumerHandle:
    """A buffer that a consumer has waited for."""

    def __init__(self, pipeline: Ring, state: PipelineState):
        self._pipeline = pipeline
        self._state = state

    @property
    def index(self) -> Int32:
        """The number of the buffer."""
        return self._state.index

    @property
    def count(self) -> Int32:
        """The number of buffers waited for before."""
        return self._state.count

    def release(self) -> None:
        """Release the buffer to the producer."""
        self._pipeline.consumer_release(self._state)


class _Side:
    """A pipeline and the state of one of its sides."""

    kind: PipelineUserType

    def __init__(self, pipeline: Ring, state: PipelineState):
        self._pipeline = pipeline
        self._state = state

    def advance(self) -> None:
        """Advance to the next buffer."""
        self._state.advance()

    def reset(self) -> None:
        """Count buffers from 0 again, in a new tile say; buffer and parity stay the same."""
        self._state.reset_count()

    def clone(self) -> Self:
        """The same side, with a copy of the state."""
        return type(self)(self._pipeline, self._state.clone())


class PipelineProducer(_Side):
    """`handle = producer.acquire_and_advance(); …; handle.commit()` for each buffer, and `tail()`
    at the end.
    """

    ImmutableResourceHandle = ProducerHandle
    kind = PipelineUserType.Producer

    def acquire(self, try_acquire_token: Boolean | bool | None = None) -> ProducerHandle:
        """Wait until the next buffer is empty."""
        self._pipeline.producer_acquire(self._state, try_acquire_token)
        return ProducerHandle(self._pipeline, self._state.clone())

    def acquire_and_advance(self, try_acquire_token: Boolean | bool | None = None) -> ProducerHandle:
        """Wait until the next buffer is empty, and advance."""
        handle = self.acquire(try_acquire_token)
        self.advance()
        return handle

    def try_acquire(self) -> Boolean:
        """Wait for a limited time. Returns whether the next buffer is empty: a token for
        `acquire`.
        """
        return self._pipeline.producer_try_acquire(self._state)

    def commit(self, handle: ProducerHandle | None = None) -> None:
        """Mark a buffer as full: that of the handle, or the current one."""
        self._pipeline.producer_commit(handle._state if handle is not None else self._state)

    @property
    def _PipelineProducer__state(self) -> PipelineState:
        """The state."""
        return self._state

    def tail(self) -> None:
        """Wait until all buffers have been emptied."""
        self._pipeline.producer_tail(self._state)


class PipelineConsumer(_Side):
    """`handle = consumer.wait_and_advance(); …; handle.release()` for each buffer."""

    ImmutableResourceHandle = ConsumerHandle
    kind = PipelineUserType.Consumer

    def wait(self, try_wait_token: Boolean | bool | None = None) -> ConsumerHandle:
        """Wait until the next buffer is full."""
        self._pipeline.consumer_wait(self._state, try_wait_token)
        return ConsumerHandle(self._pipeline, self._state.clone())

    def wait_and_advance(self, try_wait_token: Boolean | bool | None = None) -> ConsumerHandle:
        """Wait until the next buffer is full, and advance."""
        handle = self.wait(try_wait_token)
        self.advance()
        return handle

    def try_wait(self) -> Boolean:
        """Wait for a limited time. Returns whether the next buffer is full: a token for `wait`."""
        return self._pipeline.consumer_try_wait(self._state)

    @property
    def _PipelineConsumer__state(self) -> PipelineState:
        """The state."""
        return self._state

    def release(self, handle: ConsumerHandle | None = None) -> None:
        """Release a buffer, so that it can be filled again: that of the handle, or the current
        one.
        """
        self._pipeline.consumer_release(handle._state if handle is not None else self._state)


take_loc_ip(globals())
