"""Signed integers of 128 bits."""

from fencepost.library.wide_integers import define

define("System.Int128", signed=True)
