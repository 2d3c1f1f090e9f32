"""What reflection says of types and members, and what it does with them."""
