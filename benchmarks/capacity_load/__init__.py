"""What one process carries, and how that grows."""
