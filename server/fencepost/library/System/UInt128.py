"""Unsigned integers of 128 bits."""

from fencepost.library.wide_integers import define

define("System.UInt128", signed=False)
