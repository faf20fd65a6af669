"""Loading a kernel file as Python would run it, with its sources recorded, and listing what there
is to build.
"""
