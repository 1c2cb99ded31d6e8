"""The bots of 10 Trick Later: `careful` by rules of thumb (`thumb`), `sharp` and `master` by search."""
