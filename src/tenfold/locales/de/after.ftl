# Was nach einer Partie kommt: die gespielten Partien, und was sie in Zahlen sagen.

page-after-my-games = Meine Partien
page-after-all = Alle, mit Statistik
page-after-public = Partien öffentlicher Tische
page-after-whose = Wessen Partien
page-after-mine = Meine
page-after-everybodys = Öffentliche Tische
page-after-won = gewonnen
page-after-not-won = nicht gewonnen
page-after-lost = verloren
page-after-shared = geteilt
page-after-place = { $n ->
    [2] Zweite:r
    [3] Dritte:r
   *[other] Platz { $n }
}
page-after-with = { $game } mit { $names }
page-after-alone = { $game } allein
page-after-level = { $game } allein, Stufe { $level }
page-after-by = mit { $n } Abstand
page-after-length = { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
} in { $minutes } min
page-after-people = Menschen
page-after-players = { $n ->
    [one] Allein
   *[other] Zu { $n }
}
page-after-game = Spiel
page-after-result = Ergebnis
page-after-any = Alle
page-after-older = Ältere Partien
page-after-none = Noch keine beendete Partie. Sobald eine vorbei ist, steht sie hier.
page-after-none-such = Keine deiner Partien ist so.
page-after-none-public = Noch keine Partie eines öffentlichen Tisches ist vorbei.
page-after-games = Partien
page-after-wins = Gewonnen
page-after-mean = Punkte je Partie
page-after-most = Meiste Punkte
page-after-streak = Siege in Folge
page-after-streak-best = höchstens { $n }
page-after-by-players = Zu wievielt
page-after-by-against = Gegen
page-after-by-level = Stufe
page-after-accuracy = Genauigkeit von Partie zu Partie
page-after-accuracy-all = Alle { $n } analysierten Partien
page-after-accuracy-note = Wie viele deiner Entscheidungen so gut wie die beste waren, in den analysierten Partien.
page-after-counts = Gezählt werden Partien, deren Stapel niemand gewählt hat und die du zu Ende gespielt hast. Hinter einem Anteil steht, wo er mit 95 % Sicherheit liegt.
page-after-files = Deine Partien gehören dir
page-after-files-note = Sie gehören dir als Gast und kommen auf deine anderen Geräte mit.
page-after-file-csv = Tabelle (CSV)
page-after-file-parquet = Tabelle (Parquet)
page-after-file-tenfold = Alle Protokolle (zip)
page-after-delete-note = Eine gelöschte Partie verschwindet aus deiner Liste und Statistik. Behält sie niemand, der dabei war, wird sie ganz entfernt.
page-after-delete-some = Einzelne löschen
page-after-delete-done = Fertig
page-after-delete-one = Löschen: { $game }
page-after-delete-all = Alle meine Partien löschen
page-after-delete-sure = Alle deine beendeten Partien verschwinden aus Liste und Statistik und lassen sich nicht zurückholen.
page-after-delete-yes = Alle löschen
page-after-delete-no = Behalten

# Das Ergebnis teilen

page-after-share-open = Wer den Link hat, darf zusehen
page-after-share-open-note = An diesem Tisch darf niemand zusehen: Ohne dies sehen nur die die Partie, die gespielt haben.
page-after-share-picture = Das Ergebnis als Bild
page-after-share-names = Mit Namen
page-after-share-save = Bild speichern
page-after-share-link = Der Link öffnet die Partie beim ersten Zug und verrät nicht, wie sie ausgeht.
page-after-share-text = Ein Text ohne das Ende
page-after-share-copy = Text kopieren
page-after-share-said = { $game }, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}, { $players ->
    [one] allein
   *[other] zu { $players }
}. Wie hättest du gespielt? { $link }

# Gleiche Karten für alle

page-after-daily = Karten des Tages
page-after-daily-note = Alle bekommen dieselben Karten, versiegelt, bevor der Tag begann.
page-after-daily-open = Öffnen und spielen
page-after-daily-resume = Weiterspielen
page-after-daily-about = Über diese Karten
page-after-daily-list = Zur Liste
page-after-daily-closed = { $n ->
    [0] Noch niemand hat gespielt.
    [one] Eine Person hat gespielt.
   *[other] { $n } haben gespielt.
} Die Liste öffnet sich, wenn du es auch hast.
page-after-daily-played = { $n ->
    [one] Eine Person hat gespielt.
   *[other] { $n } haben gespielt.
}
page-after-daily-yesterday = Gestern
page-after-daily-count = { $day }, { $n } gespielt
page-after-letter = Ein gefalteter, versiegelter Brief
page-after-letter-open = Ein offener Brief
page-after-level-points = gleichauf
page-after-behind = { $n } dahinter
page-after-compare = Vergleichen
page-after-deal-bots = { $game } zu { $n } ({ $names })
page-after-deal-of-day = Die Karten des Tages.
page-after-deal-offered = { $name } bietet dir diese Karten an.
page-after-deal-note = Alle spielen sie einmal, jeweils für sich: dieselben Karten, dieselben Bots, derselbe Platz. Ergebnisse sieht, wer gespielt hat.
page-after-deal-gone = Zu diesem Link gibt es keine Karten. Frag noch einmal danach.
page-after-deal-list = { $n ->
    [one] Eine Person hat gespielt
   *[other] { $n } haben gespielt
}
page-after-same = Du und { $name } habt genau dieselbe Partie gespielt.
page-after-parted = { $n ->
    [0] Du und { $name } habt euch schon bei der ersten Entscheidung getrennt.
    [one] Du und { $name } habt einmal dasselbe getan, und dann:
   *[other] Du und { $name } habt { $n } Aktionen lang dasselbe getan, und dann:
}
page-after-parted-look = Diesen Moment ansehen
page-after-deal-pass-on = Andere spielen lassen
page-after-deal-pass-on-note = Wer den Link öffnet, spielt diese Karten frisch und sieht vorher kein Ergebnis.
page-after-deal-sealed = Der Server hat diese Karten gezogen, bevor jemand sie öffnen konnte, und ist durch diese Festlegung gebunden. Niemand am Tisch konnte etwas beitragen, der Server hat sie also allein gemacht: Bewiesen ist, dass sie seitdem nicht geändert wurden, weder für dich noch für andere.
page-after-deal-unsealed = Das sind die Karten einer Partie, die schon gespielt wurde; wer sie anbietet, kennt sie.
page-after-deal-nonce = Die Festlegung entstand aus dieser Nonce, der Kennung der Karten und dem, was gespielt wird:
page-after-offer = Andere dieselben Karten spielen lassen
page-after-offer-note = Dieselben Karten, dieselben Bots, derselbe Platz. Dein Ergebnis sehen sie, wenn sie auch gespielt haben.
page-after-offer-link = Wer den Link öffnet, spielt dieselben Karten und sieht dein Ergebnis erst danach.
page-after-challenges = Dieselben Karten wie andere
page-after-challenge-by = Angeboten von { $name }
page-after-challenge-new = noch nicht gespielt
page-after-challenge-playing = du spielst gerade
