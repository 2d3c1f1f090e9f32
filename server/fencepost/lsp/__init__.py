"""The language server: shows in an editor what the engine knows of the builds of its workspace."""
