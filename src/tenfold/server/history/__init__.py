"""What becomes of finished games: filed from their logs, found again, counted, given away as files."""
