"""Documents for people and programs: text, JSON, SARIF, HTML."""
