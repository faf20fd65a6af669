"""Chains of tools that were started before their input was known."""

from __future__ import annotations

from collections.abc import Sequence

from cutec.toolchain.process import Chain

_Key = tuple[tuple[str, ...], ...]


class StartedChains:
    """Started chains by their command lines. Each can be taken once, to run exactly these
    commands.
    """

    def __init__(self) -> None:
        self._chains: dict[_Key, Chain] = {}

    def start(self, commands: Sequence[Sequence[str]], to_file: bool) -> None:
        """Start a chain. Raises as `Chain`."""
        self._chains[_key(commands)] = Chain(commands, to_file)

    def take(self, commands: Sequence[Sequence[str]]) -> Chain | None:
        """The chain of these commands, if there is one. The caller owns it from now on."""
        return self._chains.pop(_key(commands), None)

    def close(self) -> None:
        """End the chains that were not taken."""
        while self._chains:
            self._chains.popitem()[1].close()


NO_CHAINS = StartedChains()


def _key(commands: Sequence[Sequence[str]]) -> _Key:
    return tuple(tuple(argv) for argv in commands)
