"""From bytes to a program: PE images, metadata tables, signatures, CIL bodies and portable PDBs.

Reading never fails: what is broken, missing or hostile becomes a `Problem`, and the rest is read all the same.
"""
