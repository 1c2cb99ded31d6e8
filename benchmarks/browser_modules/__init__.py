"""What `benchmarks/browser.py` measures with: places where modules run, and the page that uses them."""
