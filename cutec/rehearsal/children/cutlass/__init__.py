"""`cutlass` in processes that a program under `cutec exec` starts: cutec, as in the program itself.

`cutec exec` puts the folder above this package on Python's path. The first import of `cutlass`
there runs this file, which leaves cutec in its place and the finder of `cutlass.*` behind.
"""

import sys

import cutec
from cutec.driver.kernel_file.alias import AliasFinder

sys.modules[__name__] = cutec
sys.meta_path.insert(0, AliasFinder())
