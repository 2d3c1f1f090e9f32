"""CIL to typed register code: closed types, resolved members, one method body at a time."""
