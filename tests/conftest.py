"""What all tests share."""

from hypothesis import settings

# Tests run side by side on busy machines, where a time limit for one example says nothing about the code.
settings.register_profile("fencepost", settings(), deadline=None)
settings.load_profile("fencepost")
