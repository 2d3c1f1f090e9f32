"""Operations that a memory model lets take effect late: the window of a thread, and what depends on it.

`propagation` is memory whose writes reach the threads one by one. Without a model no module here is asked."""
