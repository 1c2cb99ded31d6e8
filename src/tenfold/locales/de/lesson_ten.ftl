# The guided first game of TEN: one short sentence for each new thing. Who it happened to may be anybody.

ten-lesson-hello = *Zieh* eine Karte: Du sammelst Reihen in einer Farbe, ein Punkt je Karte.
ten-lesson-number = Zahlen ergeben die Summe: *Zieh weiter*, aber ab elf hast du dich verzockt.
ten-lesson-currency = Geld senkt die Summe, aber wer die Zahlen nimmt, überlässt es den anderen: *Zieh weiter*.
ten-lesson-take = *Nimm die Zahlen* jetzt, oder wag noch mehr und riskier sie.
ten-lesson-no-market = Wer Zahlen genommen hat, darf kaufen, doch der Markt ist leer: *Kauf nichts*.
ten-lesson-bust-net = *Verzockt*, Summe über zehn: Zahlen in den Markt, Geld an die anderen, und zum Trost ein Verzockt!-Marker, der 3 wert ist.
ten-lesson-auction = Ein Joker wird sofort *versteigert*: Alle bieten oder passen einmal, zuletzt, wer ihn zog.
ten-lesson-bid = *Biete* eins mehr als das höchste Gebot oder passe: Du bist nur einmal an der Reihe.
ten-lesson-pay = *Zahle* mit Geld-Markern (je 1), Verzockt!-Markern (je 3) oder eigenen Karten (je 1).
ten-lesson-run = Vier in einer Reihe sind *vier Punkte*: Ein Joker nimmt den Platz, der am meisten zählt.
ten-lesson-take-currency = *Nimm das Geld*: Es gehört dir allein, und die Zahlen kommen in den Markt.
ten-lesson-bust-currency = *Verzockt*, Geld über zehn: Zahlen in den Markt, und niemand bekommt das Geld.
ten-lesson-market = *Kauf* eine Karte für ihre Zahl, aber keine, die du schon hast.
ten-lesson-last-card = *Die letzte Karte*: Dieser Zug endet ohne Ziehen und mit ihm das Spiel.
ten-lesson-final = *Kauf* noch einmal: Am Ende dürfen das alle.
ten-lesson-over = *Das ist TEN*: Die längste Reihe jeder Farbe zählt, und die meisten Punkte gewinnen.
