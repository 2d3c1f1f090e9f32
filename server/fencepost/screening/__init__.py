"""A fast pass over all code of a program, which proposes what threads could get wrong; only exploration decides.

It reads CIL and metadata, and no lowered code: that exists only for what a run reaches. `walking` follows one method's
instructions and says what it touches, by `paths`, under which locks; `summaries` puts methods together; `roots` says
what may run beside what, and why, `wiring` which objects other code lets threads share; `candidates` proposes pairs of
members, ranked.
"""
