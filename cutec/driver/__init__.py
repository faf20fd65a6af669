"""The order of things: what is built from what, what is remembered, and where results go."""
