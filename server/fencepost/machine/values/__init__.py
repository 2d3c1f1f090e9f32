"""The values of the machine: what registers hold, addresses, integers that wrap, and how an operation can end.

`order` is a memory model as the machine asks it. No module here knows a thread or a world."""
