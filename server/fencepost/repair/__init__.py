"""Changes of the source that make a reordering impossible, tried on the code and proved before they are offered."""
