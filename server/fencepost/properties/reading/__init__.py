"""How rules about code read it: calls by name, and where the object of a lock comes from."""
