"""The program `cutec`. It makes modules, then operations by the thousand, which refer to each other and live as long as it does: from the first
import on, Python looks for garbage rarely."""

import gc

gc.set_threshold(100_000, 20, 100)
