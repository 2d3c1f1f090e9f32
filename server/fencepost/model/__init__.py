"""The vocabulary that every layer shares: frozen, msgspec-encodable values without behaviour."""
