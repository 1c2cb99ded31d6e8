# The terminal: what holds for every game.

tui-refused = { $reason } (Regel { $rule })
tui-and = { $first } und { $last }
tui-comma = { $first }, { $last }
tui-sentences = { $first } { $last }
tui-player = Spieler { $n }
tui-no-language = Die Sprache { $language } gibt es hier nicht; es gibt { $languages }.
tui-no-action = { $typed } ist keine Aktion von { $game }; möglich ist jetzt zum Beispiel '{ $example }'.
tui-too-long = Eine Aktion hat höchstens { $most } Zeichen; diese hat { $n }.

# What an action begins with, as it is shown and typed; a number or a card may follow.
tui-do-draw = ziehen
tui-do-take-numbers = Zahlen nehmen
tui-do-take-currency = Geld nehmen
tui-do-bid = bieten
tui-do-pass = passen
tui-do-pay = bezahlen
tui-do-buy = kaufen
tui-do-token = Marker
tui-do-play = spielen
tui-do-exchange = tauschen
tui-do-keep = behalten
tui-do-give = abgeben

tui-range = { $low }-{ $high }
tui-amounts = { $action } bis { $last }
tui-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
tui-no-such-number = Eine Wahl { $n } gibt es hier nicht; die Nummern sind { $keys }.
tui-no-deck-page = { $game } hat keine Seite über ungesehene Karten.
tui-hint = Gib Nummer oder Wörter ein. h Hilfe, ? ungesehene Karten, ! Tipp, q gehen.
tui-hint-one = Enter: { $only }. h Hilfe, ? ungesehene Karten, ! Tipp, q gehen.
tui-may-be-done = '{ $action }' ist erlaubt.
tui-nothing-typed = Gib die Nummer einer Wahl oder ihre Wörter ein.
tui-hint-back = Enter: zurück zum Tisch. Du kannst auch hier wählen.
tui-help-keys =
    Tasten: Die Nummer einer Wahl oder ihre Wörter (bieten 7, kaufen g5). h Hilfe, ? ungesehene Karten, ! Tipp, q gehen.
tui-play-again = noch einmal
tui-offers = { $labels }, q gehen
tui-no-such-offer = Gib eine Nummer von 1 bis { $most } ein, oder q, um zu gehen.
tui-scores = Punkte: { $scores }.
tui-won = { $n ->
    [one] { $names } gewinnt ({ $how }).
   *[other] { $names } gewinnen ({ $how }).
}
tui-won-by_points = { $names } gewinnt mit den meisten Punkten.
tui-won-by_currency = { $names } gewinnt bei Gleichstand: am meisten Geld übrig.
tui-won-by_cards = { $names } gewinnt den Gleichstand: { $edition ->
    [de] mehr Zahlenkarten außerhalb der Reihen.
   *[other] weniger Karten.
}
tui-won-shared = { $names } teilen sich den Sieg.
tui-go-on = Ein Spiel { $game } ist noch nicht zu Ende ({ $kind }, bisher { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}). Weiterspielen?
tui-go-on-keys = Enter: weiterspielen. n: stattdessen ein neues Spiel. q: alles lassen, wie es ist.
tui-bye = Bis bald.
tui-bye-saved = Das Spiel ist gespeichert. Mit 'tenfold play { $game }' geht es weiter.
tui-bye-unsaved = Das Spiel konnte nicht gespeichert werden.
tui-opponent-not-ready = { $bot } wird vorbereitet, beim ersten Mal etwa eine halbe Minute lang; bis dahin spielt { $meanwhile }.
tui-advice = { $bot } würde wählen: { $best }. Gewinnchance: { $chances }.
tui-advice-chance = { $action } { $percent } %
tui-advice-none = Für dieses Spiel kann niemand Tipps geben.
tui-advice-not-ready = Wer Tipps gibt, wird noch vorbereitet, beim ersten Mal etwa eine halbe Minute lang. Frag dann noch einmal.
tui-bad-name = Ein Name hat 1 bis { $most } Zeichen, die sich anzeigen lassen.
tui-save-failed = In { $path } lassen sich keine Spiele speichern ({ $reason }); dieses geht ohne weiter.
tui-save-broken = Das gespeicherte Spiel ist nicht lesbar ({ $reason }); es bleibt als { $path } erhalten, und ein neues beginnt.
tui-save-broken-and-stuck = Das gespeicherte Spiel { $path } ist weder lesbar ({ $reason }) noch lässt es sich beiseitelegen ({ $why }); ein neues beginnt.
tui-save-line = Zeile { $line } kann diese Version von Tenfold nicht lesen
tui-save-too-large = es ist größer als { $most } Bytes
tui-save-of-another-game = es ist kein Spiel { $game } mit einem Namen für jeden Platz
tui-save-not-text = es ist kein Text, der ein Protokoll sein könnte

# What `tenfold play` was asked for and cannot do.
tui-no-game = Das Spiel { $game } gibt es hier nicht; es gibt { $games }.
tui-no-opponent = Den Bot { $bot } gibt es für dieses Spiel nicht; es gibt { $bots }.
tui-broken-game = Das Spiel { $game } ist installiert, kann aber nicht geladen werden: { $reason }.
tui-broken-opponent = Der Bot { $bot } ist installiert, kann aber nicht geladen werden: { $reason }.
tui-no-option = { $game } hat keine Option { $option }; es gibt { $options }.
tui-name-and-value = --option braucht einen Namen und einen Wert, zum Beispiel --option first=0.
tui-given-twice = { $option } ist doppelt angegeben; nenne jede Option nur einmal.
tui-bad-seed = Ein Startwert ist ein Text mit höchstens { $most } Zeichen.
tui-option-ten-players = players muss eine ganze Zahl von 1 (allein) bis 5 sein.
tui-option-ten-edition = edition muss en, ja, es oder de sein.
tui-option-ten-bust_buy = bust_buy muss true oder false sein: ob man nach dem Verzocken kaufen darf, statt den Marker zu nehmen.
tui-option-ten-first = first muss der Platz sein, der beginnt (gezählt ab 0, kleiner als die Spielerzahl), oder null für einen zufälligen.
tui-option-ten-level = level muss eine ganze Zahl von 4 bis 10 sein (deutsche Ausgabe: 5 bis 10), und nur das Solospiel hat einen Zielwert.
tui-option-ten-deck = deck muss null sein oder eine Tabelle der Karten mit ihrer Anzahl, wie { "{" }"b1": 2, "$3": 4{ "}" }.
tui-option-trick_later-players = players muss 3 oder 4 sein.
tui-option-trick_later-overflow = overflow muss stay oder cap sein: was eine Leiste tut, die über 8 käme (L6.2).
tui-option-trick_later-rescue = rescue muss at_most oder below sein: welche Überlebenden eine Leiste erreicht (L6.3).
tui-option-trick_later-tiebreak = tiebreak muss upper oder lower sein: die Seite des Tableaus, die bei Gleichstand entscheidet (L7.3).
tui-option-trick_later-out = out muss die Farbe sein, die zu dritt immer fehlt, also r, g, y oder b, oder null für eine zufällige in jeder Runde.
tui-option-trick_later-first = first muss der Platz sein, der zuerst anspielt (gezählt ab 0, kleiner als die Spielerzahl), oder null für einen zufälligen.

# TEN. Labels of the stage have room for 9 letters.

tui-ten-solo = allein, Zielwert { $level }
tui-ten-bust-buy = Kauf statt Verzockt!-Marker
tui-ten-you = { $name } (du)
tui-ten-deck = { $n ->
    [0] der Stapel ist leer
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
}
tui-ten-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
tui-ten-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
tui-ten-market = Markt
tui-ten-no-wilds = keine Joker
tui-ten-tokens = { $n } verzockt
tui-ten-tableau = Auslage
tui-ten-empty-tableau = Noch keine Karte gezogen.
tui-ten-net = Summe
tui-ten-currency = Geld
tui-ten-torn = verzockt
tui-ten-lot = Auktion
tui-ten-price = Preis
tui-ten-no-bid = noch kein Gebot
tui-ten-high-bid = höchstes Gebot { $bid }, von { $name }
tui-ten-still-to-pay = noch { $left } von { $price } zu zahlen
tui-ten-odds = { $bust } von { $cards } zu viel, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
tui-ten-you-keep = du behältst
tui-ten-gains = { $name } +{ $n }
tui-ten-others-gain = die anderen +{ $n }
tui-ten-you-gain = { $lost ->
    [0] du +{ $n }
    [one] du +{ $n } ({ $lost } verfällt, 10 ist voll)
   *[other] du +{ $n } ({ $lost } verfallen, 10 ist voll)
}
tui-ten-market-gets = , in den Markt:
tui-ten-token-worth = 3 wert
tui-ten-pay-tokens = Verzockt!-Marker, je 3 wert
tui-ten-pay-coins = Geld-Marker; den Rest zahlen Karten

tui-ten-ask-draw = Du bist dran
tui-ten-ask-auction = Auktion
tui-ten-ask-pay = Bezahlen
tui-ten-ask-buy = Karte kaufen
tui-ten-ask-bust = Du hast dich verzockt
tui-ten-ask-final = Letzter Kauf
tui-ten-hint-first = Ein Zug beginnt mit dem Ziehen.
tui-ten-hint-draw = Zieh weiter, nimm die Zahlen oder nimm das Geld.
tui-ten-hint-last = Der Stapel ist leer: Nimm die Zahlen oder das Geld.
tui-ten-hint-auction = Biete mehr als das höchste Gebot, oder passe.
tui-ten-hint-pay = Erst Verzockt!-Marker, dann Geld-Marker, dann Karten.
tui-ten-hint-buy = Eine Karte für ihre Zahl, oder passen. Mit + die Punkte, die sie bringt.
tui-ten-hint-bust = Nimm den Marker oder kauf eine Karte. Mit + ihre Punkte.
tui-ten-hint-final = Noch eine Karte für ihre Zahl, oder passen. Mit + die Punkte.

tui-ten-deck-left = { $n ->
    [one] { $n } Karte ist noch im Stapel
   *[other] { $n } Karten sind noch im Stapel
}
tui-ten-wilds-left = Joker:
tui-ten-currency-left = Geld:
tui-ten-next-card = Als nächste gezogen: { $bust } zu viel, { $auction } mit Auktion, { $go_on } ohne Gefahr.
tui-ten-any-colour = jede Farbe
tui-ten-anything = alles

# Each line of a help text is a term and what there is to say about it.
tui-ten-help =
    Ziel: Lange Zahlenreihen. Jede Karte der längsten Reihe einer Farbe zählt 1 Punkt; eine Reihe von 1 bis 9 zählt 10.
    Ziehen: So oft du dich traust. Zahlen erhöhen die Summe, Geld senkt sie.
    Verzockt: Bei Summe 11 oder Geld 11. Die Zahlen kommen in den Markt, du bekommst einen Verzockt!-Marker, und lag es an der Summe, bekommen die anderen das Geld.
    Zahlen: Nimm sie, und die anderen bekommen das Geld; dann darfst du eine Karte kaufen. Mehr als 10 Geld-Marker hat niemand.
    Geld: Nimm es, und die Zahlen kommen in den Markt.
    Joker: Sofort versteigert, alle bieten oder passen einmal, zuletzt, wer ihn gezogen hat. In der Wertung findet jeder seinen besten Platz.
    Bezahlen: Geld-Marker zahlen 1, Verzockt!-Marker 3 ohne Rückgeld, deine Karten 1. Was du schon hast, darfst du nicht kaufen.
    Ende: Ist der Stapel leer, dürfen alle noch einmal kaufen.
    Karten: Ein Band ist die Reihe, die zählt, # ein Platz, den ein Joker füllt, { $second } ein zweites Exemplar.
tui-ten-help-solo =
    { $name }: Zieht bis zur Summe { $level }, nimmt die Zahlen, lässt dir das Geld. Gebote beginnen bei 5; nur Marker und doppelte Karten zahlen. Du gewinnst mit mehr Punkten.
tui-ten-help-signs = Zeichen

tui-ten-no-run = keine
tui-ten-rest = Geld { $currency }, Karten { $cards }
tui-ten-level-up = Zielwert { $level }
tui-ten-rank = Rang: { $rank }
tui-ten-solo-won = { $name } gewinnt, { $high } zu { $low }.
tui-ten-solo-lost = { $name } gewinnt, { $high } zu { $low }.
tui-ten-solo-tied = { $name } gewinnt: beide { $high }, nur mit mehr Punkten hättest du gewonnen.


# 10 Trick Later. Sentences speak to you ($who is you) or of another player. Labels of a board have room for 8 letters.

tui-tl-hint = Nummer oder Karte (r5). ? r5 Folgen, ? Ungesehenes, ! Tipp, h Hilfe, q gehen.
tui-tl-where = Runde { $round }, Stich { $trick }
tui-tl-colour = { $colour ->
    [r] Rot
    [g] Grün
    [y] Gelb
    [b] Blau
   *[i] infiziert
}
tui-tl-out = ohne { $colour ->
    [r] Rot
    [g] Grün
    [y] Gelb
   *[b] Blau
} { $shape }
tui-tl-may-lead = { $open ->
    [True] Infizierte anspielbar
   *[False] Infizierte noch nicht anspielbar
}
tui-tl-over = das Spiel ist zu Ende

tui-tl-you = Du
tui-tl-you-within = du
tui-tl-waiting = wartend
tui-tl-track = Leiste { $n }
tui-tl-rescued = gerettet
tui-tl-nobody = niemand
tui-tl-needs = ab { $n }
tui-tl-bonus = +3 bei 8
tui-tl-lost = { $n } verloren
tui-tl-now = jetzt +{ $n }
tui-tl-leads = spielt an
tui-tl-has = hat { $card }
tui-tl-race = 10 Punkte beenden das Spiel

tui-tl-holds = vorn
tui-tl-turn = du bist dran
tui-tl-to-play = kommt noch
tui-tl-level = Angriffsstärke { $n }
tui-tl-no-attack = { $who ->
    [you] Du liegst vorn. Ohne Infizierte im Stich: bisher kein Angriff.
   *[other] { $name } liegt vorn. Ohne Infizierte im Stich: bisher kein Angriff.
}
tui-tl-at-risk = { $who ->
    [you] gegen dich (du liegst vorn):
   *[other] gegen { $name } (liegt vorn):
} { $n ->
    [0] niemand in Gefahr
   *[other] { $n } in Gefahr
}

tui-tl-ask-play = Du bist dran
tui-tl-ask-exchange = Tauschen?
tui-tl-ask-give = Karte abgeben
tui-tl-hint-exchange = Du hast keine Infizierten und darfst eine Karte für die Infizierte 8 beiseitelegen.
tui-tl-hint-give = Sie wird ungesehen beiseitegelegt, und die Infizierte 8 kommt an ihre Stelle.
tui-tl-explain-exchange = du wählst die Karte; wollen mehrere, entscheidet das Los
tui-tl-explain-keep = mit dieser Hand spielen
tui-tl-why-lead = { $held ->
    [all] Du spielst an und hast nur Infizierte: jede davon.
    [some] { $open ->
        [True] Du spielst an: jede Karte.
       *[False] Du spielst an: alle Überlebenden, aber noch keine Infizierten.
    }
   *[none] Du spielst an: jede Karte.
}
tui-tl-why-infected = Infizierte sind angespielt: Spiel eine beliebige Karte.
tui-tl-why-follow = { tui-tl-was-led }{ $n ->
    [0] { "" }, und du hast keine davon: Spiel eine beliebige Karte.
    [1] { $infected ->
        [some] { "" }, und du hast eine davon: Spiel sie oder Infizierte.
       *[none] { "" }, und du hast eine davon: Spiel sie.
    }
   *[other] : Spiel eine von deinen.
}
tui-tl-was-led = { $colour ->
    [r] Rot
    [g] Grün
    [y] Gelb
   *[b] Blau
} ist angespielt

tui-tl-would-lead = Sie wird angespielt.
tui-tl-would-hold = { $who ->
    [you] { $sure ->
        [yes] Du holst den Stich
       *[no] Du liegst vorn
    }
   *[other] { $sure ->
        [yes] { $name } holt den Stich
       *[no] { $name } liegt vorn
    }
}{ $level ->
    [none] .
   *[other] { "," } Stärke { $level }, { $n } verloren.
}
tui-tl-would-be = Deine Leiste: { $track }{ $cards ->
    [none] .
   *[other] { ", " }rettet { $cards }.
}

tui-tl-plays = { $who ->
    [you] Du spielst { $card }
   *[other] { $name } spielt { $card }
}
tui-tl-played = { $plays }.
tui-tl-takes = { $who ->
    [you] Du holst den Stich mit { $card }.
   *[other] { $name } holt den Stich mit { $card }.
}
tui-tl-attacked = Angriffsstärke { $level }: { $n ->
    [0] Niemand geht verloren.
    [one] { $cards } geht verloren.
   *[other] { $cards } gehen verloren.
}
tui-tl-rescues = { $who ->
    [you] Du rettest { $cards }.
   *[other] { $name } rettet { $cards }.
}
tui-tl-round-ends = Die Runde ist zu Ende. Punkte: { $points }.
tui-tl-dealt = Runde { $round }: { $out ->
    [none] { "" }
    [r] ohne Rot,{ " " }
    [g] ohne Grün,{ " " }
    [y] ohne Gelb,{ " " }
   *[b] ohne Blau,{ " " }
}{ $who ->
    [you] du spielst an.
   *[other] { $name } spielt an.
}
tui-tl-takes-eight = { $who ->
    [you] Du nimmst { $card }.
   *[other] { $name } nimmt { $card } und legt eine Karte beiseite.
}
tui-tl-gave = Du legst { $card } beiseite.

tui-tl-unseen = { $n ->
    [one] { $n } Karte hast du noch nicht gesehen
   *[other] { $n } Karten hast du noch nicht gesehen
}
tui-tl-one-aside = (eine davon liegt für die Infizierte 8 beiseite)
tui-tl-is-out = fehlt in dieser Runde
tui-tl-shown = Was ihre Karten verraten haben
tui-tl-most = { $n ->
    [0] kein { tui-tl-colour }
   *[other] höchstens ein { tui-tl-colour }
}

tui-tl-help =
    Ziel: Die meisten Punkte, sobald nach einer Runde jemand 10 hat.
    Bedienen: Zwei oder mehr der angespielten Farbe: Spiel eine davon. Eine: diese oder Infizierte. Keine, oder Infizierte angespielt: alles.
    Anspielen: Alles; Infizierte nur, wenn schon welche auf ein fremdes Anspiel gelegt wurden oder du nichts anderes hast.
    Stich: Die höchste der angespielten Farbe; mit Infizierten die höchste von allen, Überlebende zuerst. Neben der 8 der Farbe ist eine 1 eine 9.
    Angriff: Die Summe der Infizierten. Wer den Stich holt, verliert alle Wartenden bis dahin, und die Leiste geht auf 0. Danach kommen die Überlebenden.
    Leiste: Die der anderen steigen um die gespielte Karte; { $overflow ->
        [cap] bei 8 ist Schluss.
       *[stay] eine, die über 8 käme, bleibt stehen.
    } Solange eine Leiste { $rescue ->
        [below] über der niedrigsten wartenden Karte ist,
       *[at_most] die niedrigste wartende Karte erreicht,
    } zahlt sie deren Wert und rettet sie.
    Punkte: 1 für jede gerettete Karte, 3 für eine Leiste auf 8, -1 für jede verlorene, mindestens 0. Wer die wenigsten Punkte hat, spielt in der nächsten Runde an. Gleichstand: die meisten { $tiebreak ->
        [lower] Geretteten.
       *[upper] noch Wartenden.
    }
    Acht: Ohne Infizierte darfst du eine Karte für die Infizierte 8 weglegen.
    Tableau: { $peg } der Wert, der die nächste Karte rettet, { $tear } in diesem Stich in Gefahr, jetzt: Punkte, wenn die Runde zu Ende wäre.
tui-tl-help-keys =
    Tasten: Eine Nummer oder die Karte (r5). ? r5 sagt, was sie täte, oder welche Regel sie verbietet. ? ungesehene Karten, q gehen.

tui-tl-column-round = { $n }.
tui-tl-column-total = gesamt
tui-tl-rest = { $lower } gerettet, { $upper } wartend, { $lost } verloren
tui-tl-won-by_points = { $who ->
    [you] Du gewinnst mit den meisten Punkten, { $points }.
   *[other] { $name } gewinnt mit den meisten Punkten, { $points }.
}
tui-tl-won-by_survivors = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
} den Gleichstand bei { $points } Punkten: in der letzten Runde die meisten { $side ->
    [lower] Geretteten
   *[upper] noch Wartenden
}.
tui-tl-won-shared = { $names } teilen sich den Sieg: { $points } Punkte und gleich viele { $side ->
    [lower] Gerettete
   *[upper] noch Wartende
}.

# Leafing through a record

tui-replay-where = Moment { $at } von { $last }, wie { $player } ihn sah
tui-replay-keys = Enter: ein Schritt weiter   p: zurück   t: ein Zug weiter   b: ein Zug zurück   12: zu einem Moment   s 1: als Platz 1   s: als wer entscheidet   q: beenden
