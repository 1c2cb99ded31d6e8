"""What makes learnt data and pictures for the package; not part of it. Each is run as `python -m tools.NAME`."""
