"""Methods that are to be atomic: which they are, what is known of them, and how that is told."""
