"""The one exception of the layout algebra."""

from __future__ import annotations


class LayoutError(ValueError):
    """An argument that the layout algebra rejects; the message names the offending part."""
