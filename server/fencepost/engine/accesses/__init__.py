"""What threads do to variables: findings at the accesses themselves, whether or not anything fails because of them.

A search in order has seen every state. `suspects` asks it if there are variables that threads could misuse, `meetings`
in which states they are about to, and which runs could show it. Each such run is replayed and recorded as a history
(`recording`, with `dataflow` and `clocks`). The rules judge histories alone; so nothing is reported that no run shows.
"""
