"""A struct in a function, with a field of the name of a parameter: Python looks for that name in the class."""

import cutec
from cutec import cute


@cute.jit
def host(c: cute.Tensor):
    @cute.struct
    class Storage:
        c: cute.struct.MemRange[c.element_type, 128]  # error: E0109

    print(Storage.size_in_bytes())


cutec.export(host, ["f32[m]"])
