"""The memory that a batch of blocks sees: global, shared and local, with shadows that tell what
nothing has written.

`races` keeps, for each thread, a logical clock that barriers advance: two accesses conflict if
neither's clock has been handed to the other's thread (happens-before). `undefined` follows values
that come from memory nothing has written to (as a taint analysis does).
"""
