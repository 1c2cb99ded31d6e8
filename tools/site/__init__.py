"""The documentation as a site, in `build/site`: `python -m tools.site`, or `make docs`.

The source is the Markdown of the repository, as a forge shows it. `gathering` lays it out for the generator, one project for
each language, and turns links to what is no page into links to something that the site has; `building` lets Zensical make it,
with the look of the page and what plays in the browser beside it; `checking` reads all that was built, and names what is wrong.
"""
