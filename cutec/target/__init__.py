"""Build targets: arch rows with lineage and limits, and occupancy."""
