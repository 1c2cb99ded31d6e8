# The page: what holds for every game. The words of a game's own screen are in page_NAME.ftl.

page-claim = { $n ->
    [2] Zwei Kartenspiele, ein Tisch.
   *[other] Kartenspiele an einem Tisch.
}
page-play-now = Jetzt spielen
page-game-ten = TEN
page-game-trick_later = 10 Trick Later
page-pitch-ten = Weiterziehen oder aufhören. Zehn ist sicher, elf nicht.
page-pitch-trick_later = Hol Stiche, aber nicht die falschen.
page-play-solo = Solo spielen, Stufe { $level }
page-levels = Alle Stufen
page-against-bots = Gegen Bots
page-play-bots = Mit Bots spielen
page-which-bots = Bots wählen
page-learn = Spielend lernen
page-learn-note = { $folds } Schritte, { $minutes } Minuten
page-learn-start = Los
page-learn-resume = Weiter
page-learn-decline = Nicht jetzt: { $game } auslassen
page-learn-again = Lektion
page-play = Spielen
page-offer-new = Andere dieselben Karten spielen lassen
page-players = Spielerzahl
page-bot-level = Bots
page-your-tables = Deine Tische
page-games = Beendete Partien
page-mistakes = Meine Fehler üben
page-deal = Gleiche Karten
page-deal-compare = Vergleichen
page-public-games = Beendete Partien öffentlicher Tische
page-show-all = Alle { $n } zeigen
page-show-less = Weniger zeigen
page-public-tables = Öffentliche Tische
page-no-public-tables = Gerade wartet kein öffentlicher Tisch auf Mitspieler. Öffne einen, dann finden ihn andere hier.
page-no-tables = Hier stehen deine Spiele, auch wenn sie Wochen dauern.
page-none-going = Alle deine Spiele sind zu Ende.
page-together = Mit anderen
page-code = Code
page-join = Mitspielen
page-new-table = Neuer Tisch
page-table-alone = allein
page-table-with = Mit am Tisch: { $names }
page-table-code = Tisch { $code }
page-your-turn = Du bist dran
page-waiting-elsewhere = { $n ->
    [one] An einem anderen Tisch bist du dran.
   *[other] An { $n } anderen Tischen bist du dran.
}
page-next-turn = Du bist auch dran: { $game }, { $people }
page-next-go = Dorthin
page-unreachable = Der Server ist nicht erreichbar. Neuer Versuch läuft.
page-unreachable-tables = Stand: { $when }.
page-practice = Üben ohne Verbindung
page-practice-note = Dieses Gerät spielt selbst und behält die Partien hier. Die Kartenverteilung kann niemand nachprüfen.
page-practice-solo = Allein, Stufe { $level }
page-practice-bots = Gegen Bots
page-practice-none = Diese Seite wurde ohne Spiele dafür gebaut.
page-practice-quick = Auf diesem Gerät sind nur Bots, die sofort spielen. Die anderen, die nachdenken, kommen dazu, wenn du diese Seite das nächste Mal mit Verbindung öffnest.
page-practice-instead = { $bot }: Womit er nachdenkt, ist nicht mehr auf diesem Gerät. An seiner Stelle spielt ein Bot, der nicht nachdenkt.
page-practice-going = Nicht zu Ende
page-practice-on = Weiterspielen
page-practice-forget = Von diesem Gerät entfernen
page-practice-again = Noch einmal
page-practice-give = Auf dem Server aufbewahren
page-practice-here = Übung auf diesem Gerät
page-waits-for = { $name } ist dran
page-over = Beendet
page-seats-free = { $n ->
    [one] { $n } Platz ist frei
   *[other] { $n } Plätze sind frei
}
page-ready-to-start = Kann losgehen
page-guest = Gast
page-you = du
page-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
page-yes = ja
page-no = nein
page-close = Schließen
page-skip = Zum Inhalt springen
page-loading = Einen Moment.
page-to-home = Startseite
page-to-move = am Zug
page-here = da
page-away = abwesend
page-level = Stufe { $level }

# The solo ladder

page-ladder = Solo, Stufe für Stufe
page-ladder-note = Gewinnst du auf einer Stufe, bekommst du ihren Rang. Du darfst jede Stufe spielen.
page-ladder-next = Deine nächste Stufe
page-ladder-open = Noch nicht gewonnen
page-ladder-won = Gewonnen

# Bots, by their names at a table. Names are never declined: no sentence puts one into another case.

page-bot-random = Zufallsbot
page-bot-careful = Umsichtiger Bot
page-bot-sharp = Scharfsinniger Bot
page-bot-master = Meisterbot
page-bot-other = Bot { $bot }
page-bot-plays = ein Bot spielt
page-bot-strength = { $bot }, Stärke { $level } von 4

# Wie Bots an einem Tisch heißen: gefaltete Figuren, eine je Platz

page-figure-crane = Kranich
page-figure-boat = Boot
page-figure-fox = Fuchs
page-figure-whale = Wal
page-figure-swan = Schwan
page-figure-dart = Flieger
page-figure-hat = Hut

# A new table

page-game = Spiel
page-open-table = Tisch eröffnen
page-name-once = Damit die anderen wissen, wer sie einlädt. Du wirst nur einmal gefragt.
page-options = Spielregeln
page-house = Tischeinstellungen
page-value-none = Zufall
page-option-ten-players = Spielerzahl
page-option-ten-players-note = Eins bis fünf; allein spielst du gegen die Solo-Gegnerin.
page-option-ten-edition = Ausgabe
page-option-ten-edition-note = Die Ausgaben unterscheiden sich bei Gleichstand und im Solospiel.
page-value-ten-edition-en = Englisch
page-value-ten-edition-ja = Japanisch
page-value-ten-edition-es = Spanisch
page-value-ten-edition-de = Deutsch
page-option-ten-bust_buy = Kauf nach dem Verzocken
page-option-ten-bust_buy-note = Wer sich verzockt, darf statt des Verzockt!-Markers eine Karte kaufen.
page-option-ten-first = Wer beginnt
page-option-ten-first-note = Der Platz mit dem ersten Zug.
page-value-ten-first-0 = Platz 1
page-value-ten-first-1 = Platz 2
page-value-ten-first-2 = Platz 3
page-value-ten-first-3 = Platz 4
page-value-ten-first-4 = Platz 5
page-option-ten-level = Zielwert (Solo)
page-option-ten-level-note = Bis zu dieser Summe zieht die Gegnerin: Je höher, desto schwerer. Nur im Solospiel.
page-value-ten-level-null = der niedrigste
page-option-trick_later-players = Spielerzahl
page-option-trick_later-players-note = Drei oder vier. Zu dritt fehlt eine Farbe.
page-option-trick_later-overflow = Leiste über 8
page-option-trick_later-overflow-note = Was eine Leiste tut, die über 8 käme (L6.2).
page-value-trick_later-overflow-stay = bleibt stehen
page-value-trick_later-overflow-cap = endet auf 8
page-option-trick_later-rescue = Rettung
page-option-trick_later-rescue-note = Welche Überlebenden eine Leiste rettet. In der Spielanleitung steht „unter“, wir spielen meist „bis zu“ (L6.3).
page-value-trick_later-rescue-at_most = bis zu ihrem Wert
page-value-trick_later-rescue-below = unter ihrem Wert
page-option-trick_later-tiebreak = Gleichstand
page-option-trick_later-tiebreak-note = Die Seite des Tableaus, die bei Gleichstand entscheidet (L7.3).
page-value-trick_later-tiebreak-upper = obere Seite
page-value-trick_later-tiebreak-lower = untere Seite
page-option-trick_later-out = Fehlende Farbe
page-option-trick_later-out-note = Zu dritt bleibt eine Farbe in der Schachtel.
page-value-trick_later-out-r = Rot
page-value-trick_later-out-g = Grün
page-value-trick_later-out-y = Gelb
page-value-trick_later-out-b = Blau
page-option-trick_later-first = Erstes Anspiel
page-option-trick_later-first-note = Der Platz, der zum ersten Stich anspielt.
page-value-trick_later-first-0 = Platz 1
page-value-trick_later-first-1 = Platz 2
page-value-trick_later-first-2 = Platz 3
page-value-trick_later-first-3 = Platz 4
page-house-public = Öffentlicher Tisch
page-house-public-note = Er steht bei allen in der Liste; sonst finden ihn nur die, die den Link haben.
page-house-watchers = Zuschauer
page-house-watchers-note = Andere dürfen zusehen. Handkarten sehen sie nie.
page-house-hints = Tipps auch gegen Menschen
page-house-hints-note = Wer dran ist, darf nach einem Tipp fragen. Spielst du nur gegen Bots, geht das immer.
page-house-clock = Uhr
page-clock-none = keine
page-clock-none-note = Alle haben so viel Zeit, wie sie wollen.
page-clock-quick = schnell
page-clock-quick-note = 20 Sekunden für jede Entscheidung und 2 Minuten Reserve.
page-clock-calm = ruhig
page-clock-calm-note = 1 Minute für jede Entscheidung und 10 Minuten Reserve.
page-clock-days = Tage
page-clock-days-note = Zwei Tage für jede Entscheidung: ein Spiel über Wochen.
page-clock-other = eigene
page-clock-other-note = Eine Uhr, die von Hand gestellt wurde.
page-house-pace = Tempo der Bots
page-house-pace-note = Wie lange ein Bot mindestens für einen Zug braucht.
page-pace-200 = flott
page-pace-800 = mittel
page-pace-2000 = langsam
page-house-stand-in = Vertretung
page-house-stand-in-note = Der Bot, der für Abwesende spielt.

# The lobby

page-seat-open = Freier Platz
page-seat-open-note = Für alle, die kommen
page-seat-held = Mit persönlichem Link reserviert
page-host = Host
page-sit = Hinsetzen
page-sit-here = Hierher wechseln
page-fill-seat = Platz besetzen
page-hold = Oder den Platz für jemanden reservieren
page-hold-note = Du bekommst einen Link für eine Person. Sonst kann niemand den Platz nehmen.
page-hold-do = Reservieren
page-personal-link = Persönlicher Link
page-personal-link-note = Schick diesen Link nur an { $name }: Wer ihn zuerst öffnet, darf den Platz nehmen. Nur du siehst ihn.
page-personal-link-none = Für diesen Platz gibt es keinen Link. Mach ihn frei und reserviere ihn noch einmal.
page-free-seat = Platz von { $name } freigeben
page-move-up = { $name } einen Platz nach oben
page-start = Starten
page-start-waits = { $n ->
    [one] { $n } Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
}
page-host-starts = Der Host startet das Spiel.
page-dealing = Die Karten werden gemischt
page-dealing-note = Die Karten werden gemischt: Jetzt deckt jedes Gerät seine Zufallszahl auf.
page-resealed = Dieser Tisch zeigt ein anderes Siegel als das, das dieses Gerät zuerst gesehen hat. Trau der Kartenfolge nicht.
page-stand-up = Aufstehen
page-invite = Einladen
page-invite-note = Wer diesen Link öffnet, ist am Tisch. Der Code ist { $code }.
page-invited = { $name } lädt dich zu { $game } ein
page-invited-by-nobody = Du bist zu { $game } eingeladen
page-link = Link
page-qr = QR-Code des Links
page-copy = Kopieren
page-copied = Kopiert
page-copy-selected = Markiert: jetzt selbst kopieren
page-share = Teilen
page-your-name = Dein Name
page-sealed = Der Stapel ist versiegelt
page-sealed-note = { $n ->
    [0] Die Kartenfolge ist durch eine geheime Zahl festgelegt. Dies ist ihr Siegel; nach dem Spiel können es alle prüfen.
    [one] Die Kartenfolge ist durch eine geheime Zahl und die Zufallszahl von { $n } Person festgelegt, die ebenfalls bis zum Start versiegelt ist. Dies ist das Siegel der geheimen Zahl. Dieses Gerät bewahrt es auf; nach dem Spiel können es alle prüfen.
   *[other] Die Kartenfolge ist durch eine geheime Zahl und die Zufallszahlen von { $n } Personen festgelegt, die ebenfalls bis zum Start versiegelt sind. Dies ist das Siegel der geheimen Zahl. Dieses Gerät bewahrt es auf; nach dem Spiel können es alle prüfen.
}
page-not-sealed = Der Stapel ist nicht versiegelt
page-not-sealed-note = Das ist ein Übungstisch: Seine Karten wurden von Hand oder mit einem offenen Startwert gewählt.

# Around the table

page-log = Verlauf
page-log-empty = Es ist noch nichts geschehen.
page-while-away = Während du weg warst
page-since-back = Seit du wieder da bist
page-lately = Was geschehen ist:
page-chat = Chat
page-dock = Verlauf und Chat
page-chat-empty = Noch hat niemand etwas gesagt. Mach den Anfang: Ein Gruß ist immer willkommen.
page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-guests = Setz dich, um mitzureden.
page-chat-muted = Der Host hat dich stummgeschaltet.
page-reference = Kurz gesagt
page-all-rules = Alle Regeln
page-summary = Auf einen Blick
page-menu = Tisch
page-at-table = Am Tisch
page-time-left = Restzeit
page-fold = Einklappen
page-unfold = Ausklappen
page-watching = { $n ->
    [0] Niemand sieht zu.
    [one] { $n } Person sieht zu.
   *[other] { $n } Personen sehen zu.
}
page-you-watch = Du siehst zu: Die anderen entscheiden, und ihre Hände bleiben verdeckt.
page-let-bot-play = Bot spielen lassen
page-mute = Stummschalten
page-unmute = Stummschaltung aufheben
page-waits = { $name } ist am Zug.
page-waits-away = { $name } ist abwesend.
page-nudge = Erinnern
page-nudge-sent = Die Erinnerung ist verschickt.
page-nudged = { $name } wartet auf dich.
page-kick = { $name } entfernen
page-kick-ask = { $name } vom Tisch entfernen?
page-kick-note = { $playing ->
    [yes] Ein Bot spielt weiter. { $name } erfährt davon und kann den Platz wieder übernehmen.
   *[no] Der Platz wird frei. { $name } erfährt davon und kann sich wieder setzen.
}
page-kick-do = Entfernen
page-kick-bar = Entfernen und sperren
page-kick-bar-note = Wer gesperrt ist, kann nicht an diesen Tisch zurück, auch nicht über den Link.
page-kicked = Der Host hat dich von deinem Platz genommen.
page-kicked-play = Der Host lässt einen Bot für dich spielen.
page-report = { $name } melden
page-report-somebody = Jemanden melden
page-report-note = Das liest, wer diesen Server betreibt. Am Tisch erfährt niemand davon.
page-report-whom = Um wen geht es?
page-report-why = Was ist passiert? (Du musst nichts sagen.)
page-report-chat = Mit dem Chat
page-report-chat-note = Die letzten Zeilen, so wie du sie jetzt siehst, gehen mit.
page-report-send = Meldung senden
page-report-thanks = Danke, dass du das sagst. Wer diesen Server betreibt, sieht es sich an. Bis dahin: Du musst niemandem antworten, und der Host des Tischs kann Leute stummschalten und sperren.
page-chat-removed = Vom Betreiber des Servers entfernt
page-closed = Dieser Tisch ist geschlossen
page-closed-note = Wer diesen Server betreibt, hat ihn beendet. Danke fürs Spielen. Du kannst jederzeit einen neuen aufmachen.
page-closed-short = Geschlossen
page-barred = Für diesen Tisch bist du gesperrt
page-barred-note = Der Host hat dich entfernt und lässt dich nicht zurück.
page-unbar = { $name } wieder zulassen
page-reactions = Reagieren
page-reaction-hello = Hallo
page-reaction-bravo = Gut gespielt
page-reaction-haha = Haha
page-reaction-wow = Wow
page-reaction-ouch = Autsch
page-reaction-thanks = Danke
page-reacted = { $name }: { $reaction }
page-concede = Aufgeben
page-concede-sure = Aufgeben: Ein Bot spielt weiter. Sicher?
page-leave = Tisch verlassen
page-leave-sure = Verlassen: Ein Bot spielt weiter. Sicher?
page-stand-in = Ein Bot spielt für dich.
page-take-back = Selbst weiterspielen
page-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.
page-rule = Regel { $rule }
page-missing = Diesen Tisch gibt es nicht
page-missing-note = Der Link ist unvollständig, oder es gibt den Tisch nicht mehr. Frag den Host noch einmal danach.
page-forbidden = Dieser Tisch ist geschlossen
page-forbidden-note = Nur wer mitspielt, darf hier zusehen; so will es der Host.
page-aside = Dieser Tisch ist beiseitegestellt
page-aside-short = Beiseitegestellt
page-aside-rules = Er wurde mit Version { $rules } der Regeln eröffnet, und dieser Server spielt eine andere.
page-aside-game = Sein Spiel ist auf diesem Server nicht installiert.
page-aside-entry = Etwas in seinem Verlauf lässt sich hier nicht lesen: Es ist beschädigt oder stammt von einem neueren Programm.
page-aside-replay = Etwas in seinem Verlauf lässt sich hier nicht noch einmal spielen.
page-aside-stuck = Was an diesem Tisch als Nächstes kommt, schlägt hier fehl. Wer den Server betreibt, sieht, warum.
page-aside-note = Er lässt sich gerade nicht weiterspielen, aber nichts davon ist verloren. Es geht weiter, sobald dieser Server ihn wieder spielen kann.
page-aside-moves = { $n ->
    [one] Ein Zug.
   *[other] { $n } Züge.
}
page-aside-no-result = Niemand hat das Ergebnis aufgeschrieben; im Protokoll stehen alle Züge.
page-aside-unfinished = Das Spiel wurde nicht beendet.
page-aside-again = Noch einmal versuchen
page-nowhere = Hier ist nichts
page-old = Es gibt eine neuere Version dieser Seite.
page-reload = Neu laden
page-plain-player = Spieler { $n }
page-plain-table = Auf dem Tisch
page-plain-none = nichts
page-hint = Tipp
page-hint-thinks = Denkt nach …
page-hint-would = { $bot } würde wählen:
page-hint-chances = Gewinnchance
page-hint-chance = { $percent } %
page-hint-note = Geschätzt aus vielen Partien, die von dem aus weitergespielt wurden, was du siehst.
page-hint-brief = Der Server hat viel zu tun: Über diesen Tipp wurde kürzer nachgedacht als sonst.
page-refused-stale = Es ist etwas geschehen, bevor dein Zug ankam. Sieh noch einmal hin und entscheide dann.
page-refused-offline = Es gibt keine Verbindung zum Server. Versuch es gleich noch einmal.
page-refused-not_found = Zu diesem Link oder Code gibt es keinen Tisch. Frag den Host noch einmal danach.
page-refused-unknown_link = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf deinem anderen Gerät einen neuen.
page-refused-taken = Dieser Platz ist besetzt. Wähle einen freien.
page-refused-host_only = Das kann nur der Host.
page-refused-late = Deine Zeit für diese Entscheidung ist um. Der Bot trifft sie; nimm deinen Platz danach zurück.
page-refused-not_your_turn = Du bist nicht an der Reihe.
page-refused-not_alone = Aufbewahrt wird nur eine beendete Partie einer Person gegen Bots.
page-refused-sealed = Diese Partie hat ihren eigenen Tisch auf dem Server; dort ist sie aufbewahrt.
page-refused-no_hints = Hier gibt es keine Tipps: Andere Menschen spielen mit, und der Host erlaubt sie nicht.
page-refused-hints_busy = Gerade wird schon über viele Tipps nachgedacht. Frag gleich noch einmal.
page-refused-hint_replaced = Du hast seitdem um einen anderen Tipp gebeten.
page-refused-reviews_busy = Für dich oder deine Adresse laufen schon mehrere Analysen. Warte, bis eine fertig ist.
page-refused-too_fast = Das war zu schnell. Warte einen Moment.
page-refused-started = Das Spiel hat begonnen; das geht nur vorher.
page-refused-not_started = Das Spiel hat noch nicht begonnen.
page-refused-over = Das Spiel ist zu Ende. Bitte um eine Revanche.
page-refused-not_over = Das gibt es erst, wenn das Spiel zu Ende ist.
page-refused-dealt = Auch andere spielen diese Karten: Niemand sonst darf deine Partie sehen.
page-refused-not_open = Diese Karten spielt man an ihrem Tag, nicht davor und nicht danach.
page-refused-not_played = Die Partien der anderen siehst du, wenn du diese Karten auch gespielt hast.
page-refused-slow_bot = Gleiche Karten brauchen Bots, die immer dasselbe tun: den Zufallsbot oder den umsichtigen.
page-refused-again = Diese Partie setzt eine andere mittendrin fort; biete jene an.
page-refused-redealt = In dieser Partie wurden verdeckte Karten neu gezogen; aufbewahrt wird nur eine Partie mit ihren ursprünglichen Karten.
page-refused-rematched = Es gibt schon eine Revanche. Geh dorthin.
page-refused-not_seated = Du hast keinen Platz an diesem Tisch. Nimm einen freien, bevor das Spiel beginnt.
page-refused-held = Dieser Platz ist reserviert. Öffne den Link, den dir der Host geschickt hat, oder nimm einen anderen Platz.
page-refused-ticket = Mit diesem Link ist kein Platz mehr reserviert. Bitte den Host um einen neuen oder nimm einen freien Platz.
page-refused-name = So kann hier niemand heißen: Ein Name hat 1 bis 24 sichtbare Zeichen und ist nicht der eines Bots. Wähl einen anderen.
page-refused-alike = { $name } ist an diesem Tisch, und die beiden Namen sehen zu ähnlich aus. Wähl einen anderen Namen.
page-refused-not_full = Es sind noch Plätze frei. Warte auf Gäste oder setz Bots dorthin.
page-refused-bot_plays = Auf diesem Platz spielt ein Bot. Übernimm ihn zuerst wieder.
page-refused-no_bot = Auf deinem Platz spielst du schon selbst.
page-refused-no_lesson = An diesem Tisch gibt es keine Lektion. Beginne eine auf der Startseite.
page-refused-first_step = Das ist der erste Schritt der Lektion.
page-refused-nothing_more = Für jetzt ist alles gesagt. Spiel weiter.
page-refused-muted = An diesem Tisch hat dich der Host stummgeschaltet.
page-refused-barred = Der Host hat dich für diesen Tisch gesperrt.
page-refused-banned = Du bist von diesem Server ausgeschlossen.
page-refused-not_barred = Dieser Gast ist nicht gesperrt.
page-refused-not_waiting = Gerade wird auf keinen anderen Gast gewartet.
page-refused-nudged = In diesem Zug wurde schon erinnert. Einmal genügt.
page-refused-too_soon = Für eine Erinnerung ist es noch etwas früh. Warte einen Moment.
page-refused-answered = Das hast du schon gesagt.
page-refused-push = Dieses Gerät kann nicht benachrichtigt werden: Seine Adresse für Mitteilungen nutzt der Server nicht.
page-refused-copied = Jemand anderes hat dieselbe Zufallszahl versiegelt. Lade die Seite neu.
page-refused-misfit = Das ist nicht die Zufallszahl, die dein Platz versiegelt hatte.
page-refused-not_sealed = Das ist ein Übungstisch: Sein Stapel nimmt von niemandem eine Zufallszahl an.
page-refused-not_here = Dieser Gast hat an diesem Tisch noch nichts getan; da ist niemand zum Stummschalten.
page-refused-separate = Das geht nicht als ein Zug. Entscheide eins nach dem anderen.
page-refused-illegal = Das erlauben die Regeln jetzt nicht.
page-refused-option = Diese Optionen passen nicht zusammen. Wähle andere.
page-refused-full = Der Verlauf dieses Tisches ist voll. Eröffne einen neuen Tisch.
page-refused-too_many = Davon hast du schon zu viele. Gib zuerst eines zurück.
page-refused-unstarted = Du hast zu viele Tische, an denen nie begonnen wurde. Beginne an einem davon, oder warte, bis sie entfernt werden.
page-refused-ended = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Mach einen neuen auf.
page-refused-closed = Diesen Tisch sehen nur die, die mitspielen.
page-refused-unknown = Der Server kennt dich nicht oder nicht mehr. Sag auf der Startseite noch einmal deinen Namen.
page-refused-cross_site = Das kam von einer fremden Seite. Öffne die Seite des Tisches.
page-refused-joined = Du bist schon an diesem Tisch.
page-refused-not_joined = Der Tisch hat dich noch nicht eingelassen. Versuch es gleich noch einmal.
page-refused-syntax = Der Server versteht diese Seite nicht. Lade sie neu.
page-refused-method = Der Server versteht diese Seite nicht. Lade sie neu.
page-refused-too_long = Das ist zu lang. Fass dich kürzer.
page-refused-busy = Zu viele wollen gerade dasselbe. Versuch es noch einmal.
page-refused-not_ready = Das startet gerade erst. Versuch es gleich noch einmal.
page-refused-set_aside = Dieser Tisch ist beiseitegestellt: Er lässt sich hier nicht weiterspielen.
page-refused-unavailable = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
page-refused-failed = Auf dem Server ist ein Fehler aufgetreten. Versuch es später noch einmal.
page-refused-record = { $why ->
    [rules] Dieses Protokoll entstand mit Version { $rules } der Regeln. Dieser Server spielt eine andere Version und kann es nicht wiedergeben.
    [game] Dieses Protokoll ist von einem Spiel, das dieser Server nicht hat.
   *[other] Das ist kein vollständiges Protokoll: In Zeile { $line } stimmt etwas nicht. Speichere die Datei dort, woher sie kommt, noch einmal.
}
page-refused-no_replay = { $why ->
    [rules] Dieses Spiel wurde mit Version { $rules } der Regeln gespielt. Dieser Server spielt eine andere Version und kann es nicht wiedergeben.
    [game] Dieser Server hat dieses Spiel nicht mehr und kann es nicht wiedergeben.
   *[other] Etwas im Verlauf dieses Tisches ist nicht lesbar, deshalb kann das Spiel nicht wiedergegeben werden.
}

# Auf ein Spiel zurückblicken

page-replay = Wiedergabe
page-review = Analyse
page-replay-chance = { $player } von { $before } auf { $after } %
page-replay-turning-point = Wendepunkt { $n }.
page-replay-of = Wiedergabe: { $game }
page-replay-scrubber = Stelle im Spiel
page-replay-turn = { $n } von { $of }
page-replay-turn-untold = Zug { $n }
page-replay-turn-back = Einen Zug zurück
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-on = Einen Schritt weiter
page-replay-turn-on = Einen Zug weiter
page-replay-pace = Tempo: { $times }-fach
page-replay-eyes = Gesehen von
page-replay-open = Alles offen
page-replay-next = Nächste
page-replay-none = keine
page-replay-more = und { $n } weitere
page-replay-share = Diesen Moment teilen
page-replay-share-note = Der Link öffnet das Spiel an dieser Stelle.
page-replay-share-start = Der Link öffnet das Spiel beim ersten Zug.
page-replay-untold = Beim ersten Zug beginnen
page-replay-untold-note = Wie es weitergeht und endet, bleibt verborgen, bis man dort ist.
page-replay-table = Ergebnis
page-replay-not = Dieses Spiel kann nicht wiedergegeben werden
page-replay-file = Protokoll öffnen
page-replay-file-note = oder eine .tenfold-Datei hierher ziehen, um sie anzusehen.
page-line = Eine Stellung in einer Zeile
page-line-note = Von einem vollständigen Stand aus, wie Tenfold ihn anderswo schreibt: Du spielst gegen Bots weiter, auf dem Platz, der an der Reihe ist.
page-line-play = Von hier weiterspielen
page-replay-look-back = Zurückblicken
page-replay-return = Zurück zum Spiel
page-replay-return-turn = Du bist dran: zurück zum Spiel

page-log-opened = Der Tisch ist eröffnet.
page-log-sat = { $you ->
    [yes] Du setzt dich.
   *[no] { $player } setzt sich.
}
page-log-stood = { $you ->
    [yes] Du stehst auf.
   *[no] { $player } steht auf.
}
page-log-botsat = { $bot } setzt sich.
page-log-held = Ein Platz ist für { $player } reserviert.
page-log-reordered = Die Plätze sind neu geordnet.
page-log-stirred = { $player } mischt den Stapel mit.
page-log-committed = { $you ->
    [yes] Du mischst den Stapel mit, versiegelt bis zum Start.
   *[no] { $player } mischt den Stapel mit, versiegelt bis zum Start.
}
page-log-dealing = Die Plätze stehen fest, und alle Zufallszahlen werden aufgedeckt.
page-log-changed = Der Host ändert die Tischeinstellungen.
page-log-started = Das Spiel beginnt.
page-log-left-out = { $n ->
    [one] { $players } hat die eigene Zufallszahl nicht rechtzeitig aufgedeckt und bleibt bei der Kartenfolge außen vor.
   *[other] { $players } haben ihre Zufallszahlen nicht rechtzeitig aufgedeckt und bleiben bei der Kartenfolge außen vor.
}
page-log-takenover = { $you ->
    [yes] { $why ->
        [time] Deine Zeit ist um: { $bot } spielt weiter.
        [left] Du gehst: { $bot } spielt weiter.
        [conceded] Du gibst auf: { $bot } spielt weiter.
       *[host] { $bot } spielt jetzt für dich.
    }
   *[no] { $why ->
        [time] Die Zeit von { $player } ist um: { $bot } spielt weiter.
        [left] { $player } geht: { $bot } spielt weiter.
        [conceded] { $player } gibt auf: { $bot } spielt weiter.
       *[host] { $bot } spielt jetzt für { $player }.
    }
}
page-log-takenback = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $player } spielt wieder selbst.
}
page-log-kicked = { $barred ->
    [yes] Der Host entfernt und sperrt { $player }.
   *[no] Der Host entfernt { $player }.
}
page-log-closed = Der Tisch ist geschlossen.
page-log-unbarred = { $player } darf wieder an den Tisch.
page-log-nudged = { $you ->
    [yes] { $name } erinnert dich.
   *[no] { $name } erinnert { $player }.
}
page-log-shared = { $shared ->
    [no] { $you ->
        [yes] Du teilst diese Partie nicht mehr.
       *[no] { $player } teilt diese Partie nicht mehr.
    }
   *[yes] { $you ->
        [yes] Du teilst diese Partie mit allen, die den Link haben.
       *[no] { $player } teilt diese Partie mit allen, die den Link haben.
    }
}
page-log-wanted = { $wants ->
    [no] { $you ->
        [yes] Du möchtest gerade keine Revanche.
       *[no] { $player } möchte gerade keine Revanche.
    }
   *[yes] { $you ->
        [yes] Du möchtest eine Revanche.
       *[no] { $player } möchte eine Revanche.
    }
}
page-log-wentback = Einen Schritt zurück.
page-log-rematched = Es gibt eine Revanche.

# The result

page-you-won = Du gewinnst
page-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
page-result-you-by = Du gewinnst mit { $n } Vorsprung
page-result-by = { $name } gewinnt mit { $n } Vorsprung
page-result-you-tie = Du gewinnst den Gleichstand
page-result-tie = { $name } gewinnt den Gleichstand
page-result-shared = Geteilter Sieg: { $names }
page-result-level = Stufe { $level } gehört dir
page-result-level-note = { $points } zu { $other } gegen { $name }.
page-level-again = Stufe { $level } noch einmal
page-level-next = Als Nächstes Stufe { $level }.
page-decided-by_currency = Den Gleichstand entscheidet das übrige Geld.
page-decided-by_cards = { $edition ->
    [de] Gleich viele Punkte und gleich viel Geld: Mehr Zahlenkarten außerhalb der Reihen gewinnen.
   *[other] Gleich viele Punkte und gleich viel Geld: Weniger Karten gewinnen.
}
page-decided-shared = Der Sieg ist geteilt.
page-next-level = Stufe { $level } spielen
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-rematch-wanted = { $n ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
page-rematch-join = Ich bin dabei
page-rematch-not = Nicht jetzt
page-rematch-waits = Die Revanche wartet auf { $names }.
page-rematch-without = Ohne zu warten beginnen
page-rematch-without-note = Bis sie kommen, spielt ein Bot.
page-rematch-is = { $is ->
    [in] dabei
    [out] nicht jetzt
   *[open] gefragt
}
page-rematch-starts = Alle sind dabei: Es geht los.
page-show-table = Tisch ansehen
page-show-result = Ergebnis
page-record = Protokoll laden
page-proof = Beweis der Kartenfolge
page-proof-note = Dieses Gerät hat aufbewahrt, was der Tisch vor dem Spiel gezeigt hat. Es kann selbst prüfen, dass sich die Karten daraus ergeben.
page-proof-check = Kartenfolge prüfen
page-proof-is-proven = Niemand konnte diese Kartenfolge wählen.
page-proof-is-partly = Was dieses Gerät prüfen kann, stimmt. Was es nicht prüfen kann, hat ein Fragezeichen.
page-proof-is-wrong = Dieses Protokoll beweist die Kartenfolge nicht.
page-proof-changed = Der Tisch hat mehr als ein Siegel gezeigt.
page-proof-no-seal = Das Protokoll hat kein lesbares Siegel.
page-proof-not-seen = Dieses Gerät hat den Tisch nicht vor dem Spiel gesehen und weiß daher nicht, welches Siegel er da gezeigt hat.
page-proof-promised = Der Tisch hat vor dem Spiel dieses Siegel gezeigt, und dieses Gerät hat es aufbewahrt.
page-proof-not-promised = Der Tisch hat vor dem Spiel ein anderes Siegel gezeigt; das hat dieses Gerät aufbewahrt.
page-proof-commitment = Die geheime Zahl, dieser Tisch und seine Optionen passen zum Siegel.
page-proof-no-commitment = Die geheime Zahl, dieser Tisch und seine Optionen passen nicht zum Siegel.
page-proof-terms = Tisch, Spiel, Regeln und Optionen sind die, die dieses Gerät vor dem Spiel gesehen hat.
page-proof-terms-not-seen = Dieses Gerät hat den Tisch nicht vor dem Spiel gesehen und weiß daher nicht, welche Optionen da galten.
page-proof-no-terms = Tisch, Spiel, Regeln oder Optionen sind nicht die, die ausgemacht waren.
page-proof-committed = Alle anderen hatten ihre Zufallszahlen versiegelt, bevor dieses Gerät seine aufgedeckt hat.
page-proof-committed-not-seen = Dieses Gerät war nicht dabei, als die Zufallszahlen aufgedeckt wurden, und weiß daher nicht, ob vorher alle versiegelt waren.
page-proof-not-committed = Eine Zufallszahl ist nicht die, die vor dem Spiel versiegelt wurde.
page-proof-openly = An diesem alten Tisch wurden die Zufallszahlen offen gegeben: Wer seine als Letzter gab und die geheime Zahl kannte, konnte sie wählen.
page-proof-own = Die Zufallszahl dieses Geräts ist in die Kartenfolge eingegangen.
page-proof-own-missing = Der Tisch hat die Zufallszahl dieses Geräts rechtzeitig angenommen, aber im Protokoll fehlt sie.
page-proof-own-late = Die Zufallszahl dieses Geräts ist nicht in die Kartenfolge eingegangen: Laut Tisch kam sie zu spät.
page-proof-own-none = Dieses Gerät hat keine Zufallszahl gegeben und muss denen trauen, die es getan haben.
page-proof-outcome = Das Protokoll endet mit dem Ergebnis, das dieses Gerät gesehen hat.
page-proof-no-outcome = Das Protokoll endet mit einem anderen Ergebnis, als dieses Gerät gesehen hat.
page-proof-replay = Diese Seite teilt die Karten nicht noch einmal aus. Um zu sehen, dass jede Karte aus dieser Kartenfolge kommt, lade das Protokoll herunter und lass es vom Programm nachspielen:
page-proof-seed = { $n ->
    [0] Die Kartenfolge ergibt sich aus der geheimen Zahl.
    [one] Die Kartenfolge ergibt sich aus der geheimen Zahl und der Zufallszahl von { $n } Person.
   *[other] Die Kartenfolge ergibt sich aus der geheimen Zahl und den Zufallszahlen von { $n } Personen.
}
page-proof-no-seed = Die Kartenfolge ergibt sich nicht aus der geheimen Zahl.

# Rules and settings

page-rules = Regeln
page-search = Regeln durchsuchen
page-found = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
page-no-rules = Zu diesem Spiel gibt es hier keine Regeln.
page-contents = Inhalt
page-settings = Einstellungen
page-save = Speichern
page-saved = Gespeichert
page-name-note = Für künftige Tische. Wo du schon sitzt, behältst du den Namen, mit dem du kamst.
page-language = Sprache
page-auto = wie der Browser
page-theme = Darstellung
page-theme-auto = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-shapes = Formen auf jeder Karte
page-shapes-note = In den Reihen zeigt jede Zahl auch die Form ihrer Farbe.
page-motion = Bewegung
page-motion-note = Mit weniger bewegt sich nichts über den Bildschirm.
page-motion-auto = wie das System
page-motion-full = voll
page-motion-less = weniger
page-keys = Tasten auf diesem Bildschirm
page-keys-everywhere = Auf jedem Bildschirm
page-keys-help = diese Übersicht
page-keys-tab = weiter, mit Umschalt zurück
page-keys-enter = drücken
page-keys-arrows = in einer Hand oder Auswahl bewegen
page-keys-escape = ein Blatt schließen
page-keys-on = Kurztasten
page-keys-on-note = Eine einzelne Taste drückt einen Knopf, ohne Strg oder Alt. Die Taste ? zeigt, welche es gibt.
page-sounds = Klänge
page-sounds-note = Karten, Geld-Marker und Stiche sind zu hören. Jeder Tisch hat in seiner Leiste einen Schalter dafür.
page-sound = Ton zu deinem Zug
page-sound-note = Ein kurzer Ton, wenn du dran bist.
page-sound-on = Klänge einschalten
page-sound-off = Klänge ausschalten
page-haptics = Vibration
page-haptics-note = Das Telefon bewegt sich in der Hand, wenn dir etwas geschieht.
page-notices = Mitteilungen
page-notices-note = Dieses Gerät sagt dir, wenn du dran bist, auch wenn die Seite zu ist. Sonst wird nichts geschickt.
page-notices-denied = Dieser Browser erlaubt von hier keine Mitteilungen. Erlaube sie in seinen Einstellungen für diese Seite.
page-push-ask = Soll dieses Gerät dir sagen, wenn du dran bist, auch wenn die Seite zu ist?
page-push-yes = Ja, bitte
page-push-no = Nein, danke
page-push-turn = { $game }: Die anderen warten auf deinen Zug.
page-push-nudge = { $game }: { $name } wartet auf dich.
page-push-rematch = { $game }: { $name } möchte eine Revanche.
page-other-device = Anderes Gerät
page-other-device-note = Spiel anderswo mit demselben Namen und denselben Tischen weiter. Der Link gilt einmal, zehn Minuten lang.
page-other-device-use = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal.
page-make-link = Link erstellen
page-link-ask = Dieses Gerät wird zu dem Gast, der den Link erstellt hat. Wer es vorher war, ist hier vergessen.
page-link-use = Hier derselbe Gast sein
page-link-empty = Dieser Link hat keinen Code; erstell einen neuen in den Einstellungen deines anderen Geräts.
page-devices = Deine Geräte
page-devices-note = Hier bist du bekannt. Was du beendest, nimmt alles mit, was daraus gemacht wurde: Links, die Geräte, die durch sie kamen, und Tokens.
page-this-device = dieses Gerät
page-known-by-cookie = Gerät
page-known-by-bearer = Token für ein Programm
page-known-by-link = Noch nicht benutzter Link
page-end = Beenden
page-everywhere = Überall sonst abmelden
page-everywhere-note = Hat jemand einen Link oder ein Token von dir erwischt? Das beendet alle Geräte, Tokens und Links außer diesem Gerät.
page-everywhere-sure = { $n ->
    [one] { $n } weiteres beenden: sicher?
   *[other] { $n } weitere beenden: sicher?
}
page-mine = Was über dich gespeichert ist
page-mine-note = Alles, was dieser Server über dich weiß, in einer Datei: dein Name, deine Geräte, deine Tische und Partien, und was du gesagt hast.
page-mine-download = Herunterladen, was über mich gespeichert ist
page-mine-delete-note = Du kannst auch für immer vergessen werden, hier und auf allen deinen Geräten.
page-mine-delete = Mich löschen
page-mine-ask = Dich für immer löschen?
page-mine-ask-note = Dein Name, deine Geräte, deine Partien und was du gesagt hast, werden gelöscht. Partien mit anderen bleiben deren Partien, ohne deinen Namen; wo noch gespielt wird, spielt ein Bot für dich. Niemand kann das rückgängig machen.
page-mine-do = Mich für immer löschen
page-mine-done = Du bist vergessen. Danke, dass du mitgespielt hast.
page-forget = Hier vergessen
page-forget-note = Dieses Gerät vergisst, wer du bist, und ebenso die Geräte und Tokens, die durch seine Links kamen. Ohne ein anderes Gerät von dir kommst du nicht mehr an deine Tische.
page-forget-do = Dieses Gerät vergessen
