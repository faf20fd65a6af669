"""The smallest thing that can be built: a kernel that does nothing."""

import cutec
from cutec import cute


@cute.kernel
def nothing():
    pass


@cute.jit
def minimal():
    nothing().launch(grid=[1, 1, 1], block=[1, 1, 1])


cutec.export(minimal)


def run() -> None:
    """Launch it on the GPU of this machine; with CUTEC_DEVICE=cpu, on the interpreter."""
    minimal()


if __name__ == "__main__":
    run()
