"""Requests and answers: the HTTP interface, its description, the page's files, health."""
