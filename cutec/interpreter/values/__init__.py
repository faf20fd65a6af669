"""What threads compute with: groups of lanes, arrays of their values, addresses, and findings about
them.

Threads that take the same way execute together as a group of *lanes* (SIMT); a value is an array
with one row a lane, or one row for all where it is uniform. Branches split groups, and joins merge
them again, at the immediate postdominator.
"""
