"""From bytes to a program: PE images, metadata tables, signatures, custom attributes, CIL bodies and portable PDBs.

`dnfile` opens the PE and locates the heaps. The tables are read by a columnar reader of our own (docs/decisions/0001),
which serves assemblies and PDBs alike.

Reading never fails: what is broken, missing, obfuscated or hostile becomes a `Problem` with a place and a sentence, and
the rest is read all the same. Lengths and counts found in a file are checked against the file before they are believed.
What many rows share (names, signatures, code) is counted against an `Allowance`, so that no small file unfolds to
gigabytes.

A key made of names stays when tokens shift (`keys`), so an unchanged method is recognised after a rebuild.
"""
