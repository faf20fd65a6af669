"""Values: groups of lanes, arrays of their values, addresses, findings.

Threads on the same control-flow path execute together as a group of *lanes* (SIMT). A value is an
array with one row per lane, or a single row where it is *uniform* (the same for all lanes). A
divergent branch splits a group; its parts join again where the paths meet, at the immediate
postdominator of the branch.

The rest of the interpreter imports this package; it imports nothing of the interpreter.
"""
