"""Confirms what screening proposes: from a candidate the smallest programs that could show it, judged by all rules.

`proposals` asks the fast pass, and gives out candidates by what finds them again in another process; `confirming` runs
the tests of one candidate; `starting` checks methods that are programs as harnesses are checked.
"""
