"""The rules of 10 Trick Later over the record, compiled or as they stand; start reading at `rulebook`."""
