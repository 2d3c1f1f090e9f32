"""`python -m fencepost` is the same as the `fencepost` command."""

import sys

from fencepost.cli import main

if __name__ == "__main__":
    sys.exit(main())
