"""Members that the machine itself implements, by family; `machine.shared.intrinsic` has their table."""
