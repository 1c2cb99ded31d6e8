"""What spoke for one card of 10 Trick Later rather than another: exact, from what the seat saw."""

from __future__ import annotations

from tenfold.core.game import Fact
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.help.reckoning import Prospect, infected, prospect, unseen, value, winning_card

PLAY = "play "


def could_beat(view: TrickLaterView, card: str) -> int:
    """How many of the cards that this seat has not seen would take the trick from this card."""
    cards = [*(play.card for play in view.table), card]
    return sum(winning_card([*cards, other]) == other for other in unseen(view))


def about_attack(view: TrickLaterView, chosen: Prospect, best: Prospect, better: str) -> list[Fact]:
    """L5: the attack on whoever takes the trick as it stands, and what the better card would have kept."""
    facts = []
    if chosen.holds and chosen.standing.level is not None:
        facts.append(Fact("attack", {"level": chosen.standing.level, "lost": len(chosen.mine.lost)}))
    spared = len(chosen.mine.lost) - len(best.mine.lost)
    return [*facts, Fact("kept", {"card": better, "survivors": spared})] if spared > 0 else facts


def about_threat(view: TrickLaterView, chosen: Prospect, card: str) -> list[Fact]:
    """What may still come, and what waits where it would strike."""
    out = [other for other in unseen(view) if infected(other)]
    waiting = len(view.players[view.to_act or 0].upper)
    if not chosen.holds or chosen.is_last:
        return []
    threat = Fact("threat", {"infected": len(out), "level": sum(map(value, out)), "waiting": waiting})
    beaten = Fact("beaten", {"card": card, "cards": could_beat(view, card)})
    return [threat, beaten] if out and waiting else [beaten]


def about_rescue(chosen: Prospect, best: Prospect, better: str) -> list[Fact]:
    """L6: who would have been rescued, or how far the track would have gone."""
    if len(best.mine.rescued) > len(chosen.mine.rescued):
        details = {"card": better, "survivors": len(best.mine.rescued), "instead": len(chosen.mine.rescued)}
        return [Fact("rescue", details)]
    if best.mine.track > chosen.mine.track:
        return [Fact("track", {"card": better, "track": best.mine.track, "instead": chosen.mine.track})]
    return []


def facts(view: TrickLaterView, chosen: str, best: str) -> list[Fact]:
    if not chosen.startswith(PLAY):
        return []
    card, better = chosen.removeprefix(PLAY), best.removeprefix(PLAY)
    here, there = (prospect(view, view.to_act or 0, each) for each in (card, better))
    return [*about_attack(view, here, there, better), *about_rescue(here, there, better), *about_threat(view, here, card)]
