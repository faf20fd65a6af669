"""The only package that runs processes: finds the tools, plans their commands, runs them and reads
what they say.
"""
