"""Reviews: games with a known answer, sums, fairness, words."""
