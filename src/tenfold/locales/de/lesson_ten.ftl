# The guided first game of TEN: one short sentence for each new thing. Who it happened to may be anybody.

ten-lesson-hello = *Zieh* eine Karte: Du sammelst Reihen in einer Farbe, und jede Karte einer Reihe ist ein Punkt.
ten-lesson-number = Zahlen ergeben deine Summe: *Zieh weiter*, aber ab elf hast du dich verzockt.
ten-lesson-currency = Geld senkt die Summe: *Zieh weiter*, aber wer die Zahlen nimmt, überlässt den anderen das Geld.
ten-lesson-take = *Nimm die Zahlen* oder wag noch mehr: Für diese drei in einer Reihe lohnt es sich aufzuhören.
ten-lesson-no-market = Wer Zahlen nimmt, darf danach eine Karte im Markt kaufen, doch der ist leer: *Kauf nichts*.
ten-lesson-bust-net = *Verzockt*, die Summe ist über zehn: Die Zahlen kommen in den Markt, die anderen bekommen das Geld, und zum Trost gibt es einen Verzockt!-Marker, der 3 wert ist.
ten-lesson-auction = Ein Joker wird sofort *versteigert*: Alle bieten oder passen einmal, zuletzt, wer ihn gezogen hat.
ten-lesson-bid = *Biete* eins mehr als das höchste Gebot oder passe: Du bist nur einmal an der Reihe.
ten-lesson-pay = *Zahle* mit Geld-Markern (je 1), Verzockt!-Markern (je 3) oder eigenen Karten (je 1).
ten-lesson-run = Vier in einer Reihe sind *vier Punkte*, und ein Joker nimmt den Platz ein, der am meisten zählt.
ten-lesson-take-currency = *Nimm das Geld*: Es gehört dir allein, und die Zahlen kommen in den Markt, wo alle sie kaufen können.
ten-lesson-bust-currency = *Verzockt*, das Geld ist über zehn: Die Zahlen kommen in den Markt, und niemand bekommt das Geld.
ten-lesson-market = *Kauf* eine Karte für die aufgedruckte Zahl, aber keine, die du schon hast.
ten-lesson-last-card = Das war *die letzte Karte*: Der Zug endet ohne Ziehen und mit ihm das Spiel.
ten-lesson-final = *Kauf* noch einmal: Am Ende dürfen das alle, der Reihe nach.
ten-lesson-over = *Das ist TEN*: Die längste Reihe jeder Farbe zählt, und die meisten Punkte gewinnen.
