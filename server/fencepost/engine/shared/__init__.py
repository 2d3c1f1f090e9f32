"""What all rooms of the engine use: values and small functions without a state of their own.

`settings` is what a user can set, `messages` what a worker is asked and what it answers, `errors` what ends a request.
`names` and `source_lines` say how the source calls a method and where it is; `texts` makes texts that each encoding can
hold. `decorations` keeps a verdict when something that comes besides it fails. `cores` counts processors. Nothing here
knows another room.
"""
