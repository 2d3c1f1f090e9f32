"""The operations of register code, one module a family, each with its table `FACTORIES`."""
