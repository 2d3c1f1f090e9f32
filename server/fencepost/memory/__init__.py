"""Memory models: which operations of a thread may take effect out of order. Models are data, in `models/*.toml`."""
