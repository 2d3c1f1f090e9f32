"""Members that the machine itself implements, by family; `members` has their table."""
