"""The shape of a code's explanation."""

from cutec.records import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """`title` is one line; `why` explains cause and rule; `example` shows a wrong and a right form
    (may be empty).
    """

    title: str
    why: str
    example: str = ""
