"""Members of .NET that are modelled: a small framework in C# (`cs/`, compiled), and Python functions beside it."""
