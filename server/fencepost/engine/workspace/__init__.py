"""A workspace that is kept checked, for as long as an editor or `fencepost watch` is open.

`Service` finds builds, plans them and has their units checked; after each change it replaces one immutable record
(`state`). `config` has what a user of an editor sets. `watch` looks at builds again and again where no client tells
when they change. This room never searches, and it knows no protocol: `lsp` and `cli` show what the record says.
"""
