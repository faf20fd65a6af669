"""What has changed between two builds, in words: by the digests of their parts and, where the cache
has them, by their texts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher

from cutec.driver.inputs.answers import ABSENT, UNSET
from cutec.toolchain.key import Key

_MOST = 6  # changes that are named, and ranges of lines of one
_FILES = ("file ", "module ")
_WIDTH = 60  # characters of a line that is shown
_GONE = {hashlib.sha256(text.encode()).hexdigest(): text for text in (ABSENT, UNSET)}
_WORDS = {ABSENT: ("is there now", "is gone"), UNSET: ("is set now", "is not set now")}


def described(before: Mapping[str, str], texts: Mapping[str, str], key: Key) -> str:
    """Why `key` is another one than the last of its kind, whose parts had the digests `before`, and
    some of them `texts`.

    What is only asked now, or no more, follows from a change: it is told where there is no other.
    """
    parts = dict(key.parts)
    changed = [name for name, digest in parts.items() if before.get(name, digest) != digest]
    if changed:
        words = [_change(name, before[name], parts[name], texts.get(name), key.texts.get(name)) for name in changed]
        return f"changed: {_list(words)}"
    more, less = [sorted(a.keys() - b.keys()) for a, b in ((parts, before), (before, parts))]
    return f"asked for now: {_list(more)}" if more else f"not asked for now: {_list(less)}"


def _list(words: list[str]) -> str:
    more = len(words) - _MOST
    return ", ".join(words[:_MOST]) + (f", and {more} more" if more > 0 else "")


def _change(name: str, before: str, now: str, old: str | None, new: str | None) -> str:
    if before in _GONE:
        return f"{name} {_WORDS[_GONE[before]][0]}"
    if now in _GONE:
        return f"{name} {_WORDS[_GONE[now]][1]}"
    if old is None or new is None:
        return name
    lines = new.splitlines()
    ranges = list(_ranges(old.splitlines(), lines))
    if not ranges:
        return f"{name}: ends of lines"
    if not name.startswith(_FILES):
        return f"{name}: {_cut(', '.join(line for a, b in ranges for line in lines[a - 1 : b]))}"
    if len(ranges) == 1 and ranges[0][0] == ranges[0][1] <= len(lines):
        return f"{name} line {ranges[0][0]}: {_cut(lines[ranges[0][0] - 1].strip())}"
    return f"{name} lines {_list([str(a) if a == b else f'{a}-{b}' for a, b in ranges])}"


def _ranges(old: list[str], new: list[str]) -> Iterator[tuple[int, int]]:
    """The changed lines as they are numbered now; where some were removed, the one that follows."""
    for kind, _, _, begin, end in SequenceMatcher(None, old, new, False).get_opcodes():
        if kind != "equal":
            yield begin + 1, max(end, begin + 1)


def _cut(text: str) -> str:
    return text if len(text) <= _WIDTH else text[: _WIDTH - 1] + "…"
