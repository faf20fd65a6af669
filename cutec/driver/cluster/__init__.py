"""Building on many machines: the units of a build run on a Dask cluster (docs/internals/builds.md).

The caller takes a *snapshot* of the project's files, puts it into the store, and submits the units.
A worker unpacks the snapshot, builds a unit as `cutec build` would, and publishes the part of the
bundle in the store; its answer says only how that went. The caller then takes the parts from the
store and merges them. The scheduler carries no artifacts.
"""
