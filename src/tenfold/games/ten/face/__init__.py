"""What faces people and programs: options, actions as text, views, events, the score of a hand."""
