"""Verdicts on disk, and when one still holds.

A `Universe` remembers what a run asked of the program: where names led, which types it closed, which methods it lowered
(`questions`). A verdict holds for every build that gives the same answers. Line numbers are not among the answers:
`positions` moves the places in a verdict along with the statements of its methods, whose texts are kept with them;
where nothing has moved, the verdict is the one that was kept, byte for byte. `folder` keeps entries as files. It reads
only entries that no other user could have written, and each counts under its own key only. `Cache` joins the three.
This room knows no rule and no search: it compares questions and answers.
"""
