"""For whoever keeps a server: backups and their way back, and a look whether everything in a database is right."""
