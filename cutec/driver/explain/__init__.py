"""What Python raises on a user's line, told as a diagnostic: the line, who called, what was
probably meant.
"""
