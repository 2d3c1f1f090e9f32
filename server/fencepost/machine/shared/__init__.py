"""Shared memory as a thread uses it: what it may touch now, objects that become shared, pointers, bytes, arrays, locks,
interrupts and ends of threads. Enters no method."""
