"""Documents that are made from the code's own tables: `python -m docs.generate` writes them, `--check` compares."""
