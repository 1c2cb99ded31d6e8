"""The words of a game's actions in the language of the terminal: what the rules call `bid 7` is `bieten 7` in German."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.tui.shell.words import say


def follows(text: str, words: str) -> bool:
    """Whether a text is these words, or these words and more."""
    return text == words or text.startswith(f"{words} ")


class Notation:
    """The words that actions begin with; the message of `take numbers` is `do-take-numbers`. The rest of an action stays."""

    def __init__(self, *phrases: str) -> None:
        self.phrases: Sequence[str] = phrases

    def shown(self, action: str) -> str:
        """An action as it is shown."""
        for phrase in self.phrases:
            if follows(action, phrase):
                return self.words(phrase) + action.removeprefix(phrase)
        return action

    def meant(self, typed: str) -> str:
        """The action that somebody typed in our words; whatever else was typed stays as it is."""
        text = " ".join(typed.casefold().split())
        fitting = [phrase for phrase in self.phrases if follows(text, self.words(phrase).casefold())]
        if not fitting:
            return typed
        phrase = max(fitting, key=lambda phrase: len(self.words(phrase)))
        return phrase + text.removeprefix(self.words(phrase).casefold())

    def words(self, phrase: str) -> str:
        return say(f"do-{phrase.replace(' ', '-')}")
