"""The options of one invocation, the archs that follow from them, and a clock for its parts."""
