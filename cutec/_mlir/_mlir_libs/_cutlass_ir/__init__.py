"""The public DSL's own build of the bindings."""
