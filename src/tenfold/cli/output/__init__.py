"""What the commands print, apart from the commands themselves: those stay quick to import, for `tenfold --help`."""
