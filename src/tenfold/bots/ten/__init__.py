"""The bots of TEN: `careful` by rules of thumb (`thumb`), `sharp` and `master` by search."""
