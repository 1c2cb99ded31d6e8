# Warum etwas in 10 Trick Later besser gewesen wäre.

trick_later-fact-attack = { $lost ->
    [0] So wie der Stich lag, zog das einen Angriff der Stärke { $level } auf sich.
   *[other] So wie der Stich lag, zog das einen Angriff der Stärke { $level } auf sich, der { $lost } Überlebende kostet.
}
trick_later-fact-kept = { $survivors ->
    [one] Mit { $card } blieb diese Überlebende.
   *[other] Mit { $card } blieben { $survivors } Überlebende.
}
trick_later-fact-rescue = So wie der Stich lag, rettete { $card } { $survivors } Überlebende statt { $instead }.
trick_later-fact-track = So wie der Stich lag, brachte { $card } die Leiste auf { $track } statt auf { $instead }.
trick_later-fact-threat = { $infected ->
    [one] { $infected } Infizierte mit Wert { $level } war noch nicht zu sehen, { $waiting ->
        [one] und { $waiting } Überlebende wartete.
       *[other] und { $waiting } Überlebende warteten.
    }
   *[other] { $infected } Infizierte, zusammen mit Wert { $level }, waren noch nicht zu sehen, { $waiting ->
        [one] und { $waiting } Überlebende wartete.
       *[other] und { $waiting } Überlebende warteten.
    }
}
trick_later-fact-beaten = { $cards ->
    [0] Keine ungesehene Karte konnte { $card } den Stich nehmen.
    [one] Nur { $cards } ungesehene Karte konnte { $card } den Stich nehmen.
   *[other] { $cards } ungesehene Karten konnten { $card } den Stich nehmen.
}
