"""Smile as the users of other libraries would write it."""
