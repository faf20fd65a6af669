"""The one exception of the layout algebra."""

from __future__ import annotations

_MOST = 300  # characters
_TRY = (
    "`cutec layout` evaluates the same functions on the command line, and `cute.size`, `cute.rank`, print(layout) show"
    " sizes, ranks and layouts"
)
# Help that several raises share.
CONGRUENT = "give one stride for each extent, nested alike"
NESTED_ALIKE = "nest both sides alike, with as many modes"
EXTENTS = "an extent counts coordinates: it is not negative"
MODES = "modes count from 0"
TILER = "give the tiler one entry for each mode of the tensor, or fewer"
ONE_COORDINATE_PER_MODE = (
    "give one coordinate per mode of the tensor; thread_idx() and block_idx() are tuples of three: tx, _, _ ="
    " cute.arch.thread_idx()"
)
ONE_INDEX = "thread_idx() is a tuple of three: tx, _, _ = cute.arch.thread_idx()"


class LayoutError(ValueError):
    """An argument that the layout algebra rejects. The message names the offending part; of a very
    long message only the ends are printed. `help` says what to do instead.
    """

    def __init__(self, message: str, help: str = _TRY):
        super().__init__(message)
        self.help = help

    def __str__(self) -> str:
        text = super().__str__()
        return text if len(text) <= _MOST else f"{text[: _MOST // 2]} … {text[-_MOST // 2 :]}"
