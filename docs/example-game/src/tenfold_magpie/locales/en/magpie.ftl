# Magpie: refusals, one a rule; then what happens.

magpie-M2-1 = Your beak is empty: snatch a trinket before you fly home.

magpie-hid = { $player } hides a trinket.
magpie-snatched = { $player } snatches { $card }.
magpie-dropped = { $player } has { $card } already, and drops everything.
magpie-flew = { $player } flies home with { $worth }.
magpie-showed = { $player } had hidden { $card }.

magpie-card = { $card ->
    [button] a button
    [key] a key
    [coin] a coin
    [spoon] a spoon
    [ring] a ring
   *[pearl] a pearl
}

# The page: what home says of it, the names of what the view shows, and of what one can do.

page-game-magpie = Magpie
page-pitch-magpie = Snatch on or fly home. What you have already makes you drop it all.
page-magpie-view-left = Trinkets left
page-magpie-view-beak = In the beak
page-magpie-view-snatched = Snatched so far
page-magpie-view-nest = Nest
page-magpie-view-hidden = Hidden
page-magpie-action-snatch = Snatch
page-magpie-action-fly = Fly home
page-option-magpie-first = First magpie
page-option-magpie-first-note = The seat that takes the first turn.
page-value-magpie-first-0 = seat 1
page-value-magpie-first-1 = seat 2
page-reference-magpie =
    Snatch: One trinket after the other, as often as you dare. Four of each kind are worth 1 to 6.
    Drop: Who snatches a kind that is in the beak already drops everything.
    Fly home: What is in the beak goes into the nest.
    End: After the last trinket the hidden ones count, too. The more valuable nest wins.
page-magpie-nest-worth = The nest is worth { $worth }.

# The lesson: what stands between stars is set bold.

magpie-lesson-snatch = *Snatch* a trinket: pearls are worth most, buttons least.
magpie-lesson-fly = *Fly home* with these two: a kind that you have in the beak already would make you drop it all.
magpie-lesson-flew = They are *safe in your nest*, worth { $worth }.
magpie-lesson-bye = *That is Magpie*: the more valuable nest wins.
