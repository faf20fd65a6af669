"""`cutec verify`: a bundle is built again from its recipe and compared, byte for byte.

`verify` decides what to build under which conditions, `rebuild` does it in a process of its own,
`clock` shifts the time that such a process sees, and `compare` tells where two bundles differ.
"""
