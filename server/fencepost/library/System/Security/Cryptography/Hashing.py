"""Hashes of bytes; each character of a text is a byte."""

import hashlib
import hmac

from fencepost.library.registry import member


@member("System.Security.Cryptography.Hashing::Hash(System.String,System.String)")
def hash_of(algorithm: str, text: str) -> str:
    return hashlib.new(algorithm, text.encode("latin-1"), usedforsecurity=False).digest().decode("latin-1")


@member("System.Security.Cryptography.Hashing::KeyedHash(System.String,System.String,System.String)")
def keyed_hash(algorithm: str, key: str, text: str) -> str:
    return hmac.new(key.encode("latin-1"), text.encode("latin-1"), algorithm).digest().decode("latin-1")
