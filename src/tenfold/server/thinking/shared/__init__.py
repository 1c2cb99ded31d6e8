"""Searches that all processes of a PostgreSQL database share: any of them asks, and whoever has a place thinks."""
