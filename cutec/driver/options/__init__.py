"""What one invocation asks for: options, the archs that follow from them, and where the time
went.
"""
