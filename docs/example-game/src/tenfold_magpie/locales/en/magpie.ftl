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
