"""The one exception of the layout algebra."""

from __future__ import annotations

_MOST = 300  # characters


class LayoutError(ValueError):
    """An argument that the layout algebra rejects; the message names the offending part (of a very
    long one, its ends).
    """

    def __str__(self) -> str:
        text = super().__str__()
        return text if len(text) <= _MOST else f"{text[: _MOST // 2]} … {text[-_MOST // 2 :]}"
