"""The rules of TEN over the record, compiled or as they stand; start reading at `rulebook`."""
