"""What a program asks PyTorch about itself, in a rehearsal: its version, modes that are on."""

from __future__ import annotations

from cutec.rehearsal.unknown import Module, no_effect
from cutec.toolchain.find import find_toolset


class Version(Module):
    """`torch.version`."""

    @property
    def cuda(self) -> str:
        """The version of the CUDA tools that the rehearsal compiles with."""
        return "{}.{}".format(*find_toolset().cuda_version())


def active_fake_mode() -> None:
    """`torch._guards.active_fake_mode`: tensors without elements need no mode here."""


def make_state() -> tuple[Module, ...]:
    """`torch.version`, `torch._guards`, `torch.random`."""
    return (
        Version("torch.version"),
        Module("torch._guards", {"active_fake_mode": active_fake_mode}),
        Module("torch.random", {"manual_seed": no_effect}),
    )
