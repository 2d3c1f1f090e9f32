"""Objects: their classes, boxes and casts, their bytes, hash codes and stack traces. No object here is shared: nothing
is read from memory or written to it."""
