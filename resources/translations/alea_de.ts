<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>there is too little memory</source>
        <translation>zu wenig Arbeitsspeicher</translation>
    </message>
    <message>
        <source>of an unknown fault</source>
        <translation>unbekannter Fehler</translation>
    </message>
</context>
<context>
    <name>Anki</name>
    <message>
        <source>Open: %1. Filled: %2.</source>
        <translation>Offen: %1. Gefüllt: %2.</translation>
    </message>
    <message>
        <source>What do you do to win?</source>
        <translation>Wie spielst du auf Sieg?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Wie spielst du?</translation>
    </message>
    <message>
        <source>Roll %1 of 3. %2</source>
        <translation>Wurf %1 von 3. %2</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points, the opponent has %1.</source>
        <translation>
            <numerusform>Du hast %n Punkt, der Gegner hat %1.</numerusform>
            <numerusform>Du hast %n Punkte, der Gegner hat %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Basic strategy</name>
    <message>
        <source>a pair</source>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>two in a row</source>
        <translation>zwei in Folge</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>drei in Folge</translation>
    </message>
    <message>
        <source>four in a row</source>
        <translation>vier in Folge</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>fünf in Folge</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>both straights</source>
        <translation>beide Straßen</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
    <message>
        <source>three alike</source>
        <translation>drei gleiche</translation>
    </message>
    <message>
        <source>four alike</source>
        <translation>vier gleiche</translation>
    </message>
    <message>
        <source>five alike</source>
        <translation>fünf gleiche</translation>
    </message>
    <message>
        <source>%1 with one gap (like %2)</source>
        <translation>%1 mit einer Lücke (wie %2)</translation>
    </message>
    <message>
        <source>%1 or higher</source>
        <translation>%1 oder höher</translation>
    </message>
    <message>
        <source>%1, in this order</source>
        <translation>%1, in dieser Folge</translation>
    </message>
    <message>
        <source>the highest single die</source>
        <translation>den höchsten einzelnen Würfel</translation>
    </message>
    <message>
        <source>the first single die of %1</source>
        <translation>den ersten einzelnen Würfel von %1</translation>
    </message>
    <message>
        <source>a pair of %1</source>
        <translation>ein Paar %1</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>drei %1</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>vier %1</translation>
    </message>
    <message>
        <source>five %1</source>
        <translation>fünf %1</translation>
    </message>
    <message>
        <source>the three of a full house</source>
        <translation>die drei gleichen eines Full House</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>ein Full House</translation>
    </message>
    <message>
        <source>%1 whose upper box is open</source>
        <translation>%1 mit freiem oberen Feld</translation>
    </message>
    <message>
        <source>%1 whose upper box is filled</source>
        <translation>%1 mit belegtem oberen Feld</translation>
    </message>
    <message>
        <source>%1 on the first roll</source>
        <translation>%1 im ersten Wurf</translation>
    </message>
    <message>
        <source>%1 on the second roll</source>
        <translation>%1 im zweiten Wurf</translation>
    </message>
    <message>
        <source>the bonus is earned</source>
        <translation>der Bonus erreicht ist</translation>
    </message>
    <message>
        <source>the bonus is lost</source>
        <translation>der Bonus verloren ist</translation>
    </message>
    <message>
        <source>the bonus is alive</source>
        <translation>der Bonus noch möglich ist</translation>
    </message>
    <message>
        <source>you are on par</source>
        <translation>du im Soll bist</translation>
    </message>
    <message>
        <source>you are behind par</source>
        <translation>du unter dem Soll bist</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 frei ist</translation>
    </message>
    <message>
        <source>%1 are open</source>
        <translation>%1 frei sind</translation>
    </message>
    <message>
        <source>%1 is filled</source>
        <translation>%1 belegt ist</translation>
    </message>
    <message>
        <source>%1 are filled</source>
        <translation>%1 belegt sind</translation>
    </message>
    <message>
        <source>the upper box of the three is open</source>
        <translation>das obere Feld der drei gleichen frei ist</translation>
    </message>
    <message>
        <source>the upper box of the three is filled</source>
        <translation>das obere Feld der drei gleichen belegt ist</translation>
    </message>
    <message>
        <source>Stop at %1</source>
        <translation>Hast du %1, wirf nicht mehr</translation>
    </message>
    <message>
        <source>Keep the higher of %1</source>
        <translation>Behalte das höhere von %1</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <translation>Wirf alle fünf</translation>
    </message>
    <message>
        <source>Roll all five with %1</source>
        <translation>Hast du %1, wirf alle fünf</translation>
    </message>
    <message>
        <source>With %1 keep every %2</source>
        <translation>Hast du %1, behalte jede %2</translation>
    </message>
    <message>
        <source>Keep the lowest of %1</source>
        <translation>Behalte die kleinste von %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Behalte %1</translation>
    </message>
    <message>
        <source>%1 when %2</source>
        <translation>%1, wenn %2</translation>
    </message>
    <message>
        <source>Jokers go to the first of these that is allowed: %1</source>
        <translation>Ein Joker kommt in das erste erlaubte Feld von: %1</translation>
    </message>
    <message>
        <source>%1 with three %2</source>
        <translation>%1 mit drei %2</translation>
    </message>
    <message>
        <source>it is the first roll</source>
        <translation>es der erste Wurf ist</translation>
    </message>
    <message>
        <source>it is the second roll</source>
        <translation>es der zweite Wurf ist</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Wirf nicht mehr</translation>
    </message>
    <message>
        <source>Keep every %2</source>
        <translation>Behalte jede %2</translation>
    </message>
    <message>
        <source>Fill the box whose points are the most above its worth</source>
        <translation>Fülle das Feld, dessen Punkte am weitesten über seinem Wert liegen</translation>
    </message>
    <message>
        <source>In an upper box each point above three of the face counts %1 more, each point below %2 less, while the bonus is alive</source>
        <translation>Oben zählt jeder Punkt über dreimal der Zahl %1 mehr und jeder darunter %2 weniger, solange der Bonus möglich ist</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Bonus oben</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <translation>Kniffel-Boni</translation>
    </message>
    <message>
        <source>%1 to win</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>%1 to beat %2</source>
        <translation>Über %2: %1</translation>
    </message>
    <message>
        <source>worth %1 points</source>
        <translation>%1 Punkte wert</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Estimate from compact tables</source>
        <translation>Schätzung aus kompakten Tabellen</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1: die beste Wahl.</translation>
    </message>
    <message>
        <source>%1 lowers the win probability by %2 percentage points.</source>
        <translation>%1: Das senkt die Gewinnwahrscheinlichkeit um %2 Prozentpunkte.</translation>
    </message>
    <message>
        <source>%1 lowers the probability to beat %2 by %3 percentage points.</source>
        <translation>%1: Das senkt die Wahrscheinlichkeit für über %2 Punkte um %3 Prozentpunkte.</translation>
    </message>
    <message>
        <source>%1 gives away %2 points.</source>
        <translation>%1: Das verschenkt %2 Punkte.</translation>
    </message>
    <message>
        <source>Last choice: %1. %2</source>
        <translation>Letzte Wahl: %1. %2</translation>
    </message>
    <message>
        <source>Last choice: %1, %2 percentage points below %3.</source>
        <translation>Letzte Wahl: %1, um %2 Prozentpunkte schlechter als %3.</translation>
    </message>
    <message>
        <source>Last choice: %1, %2 points below %3.</source>
        <translation>Letzte Wahl: %1, um %2 Punkte schlechter als %3.</translation>
    </message>
    <message>
        <source>For the expected score, %1 is better: %2 against %3.</source>
        <translation>Für die erwartete Punktzahl ist besser: %1 (%2 gegen %3).</translation>
    </message>
    <message>
        <source>To win this game, %1 is better: %2 against %3.</source>
        <translation>Für den Sieg ist besser: %1 (%2 gegen %3).</translation>
    </message>
    <message>
        <source>%1 to beat %6 and %2 points expected, against %3 and %4 for %5.</source>
        <translation>Über %6 Punkte: %1, erwartete Punktzahl: %2; bei „%5“: %3 und %4.</translation>
    </message>
    <message>
        <source>%1 to win and %2 points expected, against %3 and %4 for %5.</source>
        <translation>Sieg: %1, erwartete Punktzahl: %2; bei „%5“: %3 und %4.</translation>
    </message>
    <message>
        <source>It is close: the estimate alone has %1 first.</source>
        <translation>Es ist knapp: Die Schätzung allein hat „%1“ vorn.</translation>
    </message>
    <message>
        <source>Half of all games end between %1 and %2.</source>
        <translation>Die Hälfte aller Partien endet zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>With 1 point more in the upper boxes, this would be best: %1.</source>
        <translation>Mit 1 Punkt mehr in den oberen Feldern wäre am besten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n points more in the upper boxes, this would be best: %1.</source>
        <translation>
            <numerusform>Mit %n Punkt mehr in den oberen Feldern wäre am besten: %1.</numerusform>
            <numerusform>Mit %n Punkten mehr in den oberen Feldern wäre am besten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 1 point less in the upper boxes, this would be best: %1.</source>
        <translation>Mit 1 Punkt weniger in den oberen Feldern wäre am besten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n points less in the upper boxes, this would be best: %1.</source>
        <translation>
            <numerusform>Mit %n Punkt weniger in den oberen Feldern wäre am besten: %1.</numerusform>
            <numerusform>Mit %n Punkten weniger in den oberen Feldern wäre am besten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 1 point more than now, this would be best: %1.</source>
        <translation>Mit 1 Punkt mehr als jetzt wäre am besten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n points more than now, this would be best: %1.</source>
        <translation>
            <numerusform>Mit %n Punkt mehr als jetzt wäre am besten: %1.</numerusform>
            <numerusform>Mit %n Punkten mehr als jetzt wäre am besten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 1 point less than now, this would be best: %1.</source>
        <translation>Mit 1 Punkt weniger als jetzt wäre am besten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n points less than now, this would be best: %1.</source>
        <translation>
            <numerusform>Mit %n Punkt weniger als jetzt wäre am besten: %1.</numerusform>
            <numerusform>Mit %n Punkten weniger als jetzt wäre am besten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>To beat %1 points, this would be best: %2.</source>
        <translation>Für über %1 Punkte wäre am besten: %2.</translation>
    </message>
    <message>
        <source>loses %1 percentage points</source>
        <translation>Verlust: %1 Prozentpunkte</translation>
    </message>
    <message>
        <source>loses %1 points</source>
        <translation>Verlust: %1 Punkte</translation>
    </message>
    <message>
        <source>%1: %2, the best.</source>
        <translation>%1: %2, die beste Wahl.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 percentage points lost per decision.</source>
        <translation>%1 von %2 richtig, je Entscheidung %3 Prozentpunkte verloren.</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 points lost per decision.</source>
        <translation>%1 von %2 richtig, je Entscheidung %3 Punkte verloren.</translation>
    </message>
    <message>
        <source>%1: %2, %3 percentage points less.</source>
        <translation>%1: %2, %3 Prozentpunkte weniger.</translation>
    </message>
    <message>
        <source>%1: %2, %3 points less.</source>
        <translation>%1: %2, %3 Punkte weniger.</translation>
    </message>
    <message>
        <source>Nothing else wins more often.</source>
        <translation>Keine andere Wahl gewinnt öfter.</translation>
    </message>
    <message>
        <source>Nothing else beats %1 more often.</source>
        <translation>Keine andere Wahl übertrifft %1 öfter.</translation>
    </message>
    <message>
        <source>Nothing else brings more points on average.</source>
        <translation>Keine andere Wahl bringt im Mittel mehr Punkte.</translation>
    </message>
    <message>
        <source>Estimate; being refined…</source>
        <translation>Schätzung, wird verbessert…</translation>
    </message>
    <message>
        <source>Refined by simulation</source>
        <translation>Durch Simulation verbessert</translation>
    </message>
    <message>
        <source>Refined by simulation (estimate: %1)</source>
        <translation>Durch Simulation verbessert (Schätzung: %1)</translation>
    </message>
    <message>
        <source>Most games end with %1.</source>
        <translation>Die meisten Partien enden mit %1.</translation>
    </message>
    <message>
        <source>Before it: %1, %2 percentage points below %3.</source>
        <translation>Davor: %1, um %2 Prozentpunkte schlechter als %3.</translation>
    </message>
    <message>
        <source>Before it: %1, %2 points below %3.</source>
        <translation>Davor: %1, um %2 Punkte schlechter als %3.</translation>
    </message>
    <message>
        <source>Not yet. %1</source>
        <translation>Noch nicht. %1</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Alle verschieden</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Decisions, by points</source>
        <translation>Entscheidungen, nach Punkten</translation>
    </message>
    <message>
        <source>Decisions, by probability</source>
        <translation>Entscheidungen, nach Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Real decisions</source>
        <translation>Echte Entscheidungen</translation>
    </message>
    <message>
        <source>Lost by each, on average</source>
        <translation>Verlust je Entscheidung, im Schnitt</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Ungenauigkeiten</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Fünf gleiche</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>Losses by roll</source>
        <translation>Verlust je Wurf</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Wurf %1</translation>
    </message>
    <message>
        <source>Losses by choice</source>
        <translation>Verlust je Wahl</translation>
    </message>
    <message>
        <source>Keeps</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Losses by dice</source>
        <translation>Verlust je Würfelbild</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Expected at the start</source>
        <translation>Am Anfang erwartet</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Verlust durch Entscheidungen</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Expected now</source>
        <translation>Jetzt erwartet</translation>
    </message>
    <message>
        <source>Score without luck</source>
        <translation>Punktzahl ohne Glück</translation>
    </message>
    <message>
        <source>Probability to win</source>
        <translation>Gewinnwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Probability to beat %1</source>
        <translation>Wahrscheinlichkeit für über %1 Punkte</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>The other&apos;s luck and choices</source>
        <translation>Glück und Entscheidungen des Gegners</translation>
    </message>
    <message>
        <source>The others, and what the estimate leaves</source>
        <translation>Die Gegner und der Rest der Schätzung</translation>
    </message>
    <message>
        <source>What the estimate leaves</source>
        <translation>Rest der Schätzung</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The same dice, played by</source>
        <translation>Dieselben Würfe, gespielt von</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>not known of real dice</source>
        <translation>bei echten Würfeln unbekannt</translation>
    </message>
    <message>
        <source>told after the game</source>
        <translation>erst nach der Partie</translation>
    </message>
    <message>
        <source>the rolls are not the seed&apos;s</source>
        <translation>Würfe nicht aus dem Startwert</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>needs the large tables</source>
        <translation>braucht die vollen Tabellen</translation>
    </message>
    <message>
        <source>Somebody who knows them beforehand</source>
        <translation>Jemand, der sie vorher kennt</translation>
    </message>
    <message>
        <source>%1, found in %2 s</source>
        <translation>%1, gefunden in %2 s</translation>
    </message>
    <message>
        <source>A game, with 99&#xa0;% intervals</source>
        <translation>Je Partie, mit 99-%-Intervallen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punktverlust</translation>
    </message>
    <message>
        <source>Win probability lost</source>
        <translation>Verlorene Gewinnwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Eine Partie</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>roll all again</source>
        <translation>alle neu würfeln</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>ohne Datum</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>gewonnen (+%1)</translation>
    </message>
    <message>
        <source>lost by %1</source>
        <translation>verloren (−%1)</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>how a day is written</comment>
        <translation>ddd, d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a day is written</comment>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>JokerRule</name>
    <message>
        <source>Forced: the matching upper box first (Hasbro)</source>
        <translation>Erzwungen: erst das passende obere Feld (Hasbro)</translation>
    </message>
    <message>
        <source>Verhoeff: any box, in full once the upper one is filled</source>
        <translation>Verhoeff: jedes Feld, voll erst, wenn das obere gefüllt ist</translation>
    </message>
    <message>
        <source>Free: the matching upper box or any lower one</source>
        <translation>Frei: das passende obere Feld oder irgendein unteres</translation>
    </message>
    <message>
        <source>Joker rule</source>
        <translation>Joker-Regel</translation>
    </message>
</context>
<context>
    <name>JudgeProgram</name>
    <message>
        <source>alea-judge, which runs contest programs, isn&apos;t installed (it comes with the package alea-headless)</source>
        <translation>alea-judge, das Wettbewerbsprogramme ausführt, ist nicht installiert (es gehört zum Paket alea-headless)</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>Keys of single characters are switched off.</source>
        <translation>Einzelne Zeichen als Tasten sind abgeschaltet.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” already.</source>
        <translation>%1 ist schon mit „%2“ belegt.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>keep a die, or let it go</source>
        <translation>einen Würfel behalten oder freigeben</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>with real dice: enter a die</source>
        <translation>mit echten Würfeln: einen Würfel eingeben</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Pfeiltasten, Eingabe</translation>
    </message>
    <message>
        <source>go over the open boxes, fill one</source>
        <translation>durch die offenen Felder gehen, eines füllen</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave what asks or lies over the table</source>
        <translation>schließen, was fragt oder den Tisch verdeckt</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>in the review: to the score sheet and back</source>
        <translation>in der Analyse: zum Block und zurück</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>was sie tut</translation>
    </message>
    <message>
        <source>in the review: next costly choice, the one before</source>
        <translation>in der Analyse: nächste teure Entscheidung, die davor</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobby</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>the greatest expected final score; no mistakes</source>
        <translation>spielt auf den höchsten erwarteten Endstand; keine Fehler</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message numerus="yes">
        <source>knows all %n steps of the basic strategy</source>
        <translation>
            <numerusform>kennt alle %n Schritte der Grundstrategie</numerusform>
            <numerusform>kennt alle %n Schritte der Grundstrategie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>knows the first %n steps of the basic strategy</source>
        <translation>
            <numerusform>kennt den ersten %n Schritt der Grundstrategie</numerusform>
            <numerusform>kennt die ersten %n Schritte der Grundstrategie</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>the greatest probability to win</source>
        <translation>spielt auf die höchste Gewinnwahrscheinlichkeit</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>The folder %1 can&apos;t be made</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>The game isn&apos;t in %1 any more</source>
        <translation>Die Partie ist nicht mehr in %1</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1&#xa0;%&#xa0;pts</source>
        <translation>%1&#xa0;%-Pkt.</translation>
    </message>
    <message>
        <source>In percentage points: from 50&#xa0;% to 48&#xa0;% is a loss of 2</source>
        <translation>In Prozentpunkten: von 50&#xa0;% auf 48&#xa0;% ist ein Verlust von 2</translation>
    </message>
</context>
<context>
    <name>PaperReview</name>
    <message>
        <source>An unfinished game</source>
        <translation>Eine nicht beendete Partie</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>echte Würfel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Verlust durch Entscheidungen</translation>
    </message>
    <message>
        <source>Score without luck</source>
        <translation>Punktzahl ohne Glück</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>No choice lost as much as an inaccuracy.</source>
        <translation>Keine Wahl hat so viel verschenkt wie eine Ungenauigkeit.</translation>
    </message>
    <message>
        <source>Choices that lost points</source>
        <translation>Entscheidungen, die Punkte verschenkt haben</translation>
    </message>
    <message>
        <source>Turn / roll</source>
        <translation>Runde / Wurf</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>all dice, if three are equal</source>
        <translation>alle Augen bei drei gleichen</translation>
    </message>
    <message>
        <source>all dice, if four are equal</source>
        <translation>alle Augen bei vier gleichen</translation>
    </message>
    <message>
        <source>25 for three and two equal</source>
        <translation>25 für drei und zwei gleiche</translation>
    </message>
    <message>
        <source>30 for four in a row</source>
        <translation>30 für vier in Folge</translation>
    </message>
    <message>
        <source>40 for five in a row</source>
        <translation>40 für fünf in Folge</translation>
    </message>
    <message>
        <source>50 for five equal</source>
        <translation>50 für fünf gleiche</translation>
    </message>
    <message>
        <source>all dice</source>
        <translation>alle Augen</translation>
    </message>
    <message>
        <source>all %1s</source>
        <translation>alle %1er</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>the six above</source>
        <translation>die sechs darüber</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Bonus oben</translation>
    </message>
    <message>
        <source>35 from 63 on</source>
        <translation>35 ab 63</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>the seven above</source>
        <translation>die sieben darüber</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Kniffel-Bonus</translation>
    </message>
    <message>
        <source>100 for each further one</source>
        <translation>100 für jeden weiteren</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Block</translation>
    </message>
</context>
<context>
    <name>PaperStrategy</name>
    <message>
        <source>3 alike</source>
        <translation>3 gl.</translation>
    </message>
    <message>
        <source>4 alike</source>
        <translation>4 gl.</translation>
    </message>
    <message>
        <source>Full h.</source>
        <translation>Full H.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Kleine</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Große</translation>
    </message>
    <message>
        <source>Which box to fill: the most points above its worth</source>
        <translation>Welches Feld füllen: die meisten Punkte über dem Wert</translation>
    </message>
    <message>
        <source>The points hold for the rule that a joker must take its upper box first.</source>
        <translation>Die Punkte gelten für die Regel, dass ein Joker zuerst oben in sein Feld muss.</translation>
    </message>
    <message>
        <source>Yahtzee on one page</source>
        <translation>Yahtzee auf einer Seite</translation>
    </message>
    <message>
        <source>plays %1 points a game</source>
        <translation>erzielt %1 Punkte je Partie</translation>
    </message>
    <message>
        <source>(exact mean; perfect play %1)</source>
        <translation>(genaues Mittel; perfektes Spiel %1)</translation>
    </message>
    <message>
        <source>Which dice to keep: the first step that fits</source>
        <translation>Welche Würfel behalten: der erste Schritt, der passt</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Sonst %1</translation>
    </message>
    <message>
        <source>The numbers at the left are the order of learning; the first step from the top that fits decides. Of two that fit it, keep the higher, or the first where an order is given.</source>
        <translation>Die Zahlen links sind die Reihenfolge des Lernens; es gilt der erste Schritt von oben, der passt. Passt er zweimal, behalte das Höhere oder das zuerst Genannte.</translation>
    </message>
    <message>
        <source>Which box to fill: the most points</source>
        <translation>Welches Feld füllen: das mit den meisten Punkten</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>any legal action, all equally likely</source>
        <translation>jeder erlaubte Zug, alle gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>errs like a person: 2 points per decision on average; so does human-X with X from 0.07 to 4</source>
        <translation>macht Fehler wie ein Mensch: im Schnitt 2 Punkte je Entscheidung; ebenso human-X mit X von 0.07 bis 4</translation>
    </message>
    <message>
        <source>the most points this turn</source>
        <translation>nimmt die meisten Punkte der Runde</translation>
    </message>
    <message>
        <source>errs like a person: 0.8 points per decision on average</source>
        <translation>macht Fehler wie ein Mensch: im Schnitt 0,8 Punkte je Entscheidung</translation>
    </message>
    <message>
        <source>rules of thumb and a full search of the turn, no solved game</source>
        <translation>Faustregeln, rechnet die Runde ganz durch, aber nicht das ganze Spiel</translation>
    </message>
    <message>
        <source>errs like a person: 0.3 points per decision on average</source>
        <translation>macht Fehler wie ein Mensch: im Schnitt 0,3 Punkte je Entscheidung</translation>
    </message>
    <message>
        <source>the greatest expected final score</source>
        <translation>spielt auf den höchsten erwarteten Endstand</translation>
    </message>
    <message>
        <source>the greatest probability to win</source>
        <translation>spielt auf die höchste Gewinnwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>one page that a person can learn; basic-K knows its first K steps</source>
        <translation>eine Seite, die man lernen kann; basic-K kennt ihre ersten K Schritte</translation>
    </message>
</context>
<context>
    <name>PracticeBook</name>
    <message>
        <source>another window is writing it</source>
        <translation>ein anderes Fenster schreibt sie gerade</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 points lost</source>
        <translation>%1 Punkte Verlust</translation>
    </message>
    <message>
        <source>luck %1, in all %2</source>
        <translation>Glück %1, insgesamt %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck in all: %1 points over %Ln games, standard deviation ± %2.</source>
        <translation>
            <numerusform>Glück insgesamt: %1 Punkte in %Ln Partie, Standardabweichung ± %2.</numerusform>
            <numerusform>Glück insgesamt: %1 Punkte in %Ln Partien, Standardabweichung ± %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;% of winning lost</source>
        <translation>%1&#xa0;% Gewinnwahrscheinlichkeit verschenkt</translation>
    </message>
    <message numerus="yes">
        <source>%n games with hints are left out.</source>
        <translation>
            <numerusform>%n Partie mit Tipps zählt nicht mit.</numerusform>
            <numerusform>%n Partien mit Tipps zählen nicht mit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressRows</name>
    <message>
        <source>After the first roll</source>
        <translation>Nach dem ersten Wurf</translation>
    </message>
    <message>
        <source>After the second roll</source>
        <translation>Nach dem zweiten Wurf</translation>
    </message>
    <message>
        <source>After the last roll</source>
        <translation>Nach dem letzten Wurf</translation>
    </message>
    <message>
        <source>Turns 1 to 5</source>
        <translation>Runden 1 bis 5</translation>
    </message>
    <message>
        <source>Turns 6 to 9</source>
        <translation>Runden 6 bis 9</translation>
    </message>
    <message>
        <source>Turns 10 to 13</source>
        <translation>Runden 10 bis 13</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 pro Partie</translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game when you filled a box, by the box that you took, last %n games.</source>
        <translation>
            <numerusform>Punktverlust pro Partie beim Füllen eines Felds, nach dem Feld, das du genommen hast, letzte Partie.</numerusform>
            <numerusform>Punktverlust pro Partie beim Füllen eines Felds, nach dem Feld, das du genommen hast, letzte %n Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game after each roll of a turn, last %n games: which dice you kept, and at the end which box you took.</source>
        <translation>
            <numerusform>Punktverlust pro Partie nach jedem Wurf einer Runde, letzte Partie: welche Würfel du behalten und am Ende welches Feld du genommen hast.</numerusform>
            <numerusform>Punktverlust pro Partie nach jedem Wurf einer Runde, letzte %n Partien: welche Würfel du behalten und am Ende welches Feld du genommen hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game early, in the middle and at the end, last %n games.</source>
        <translation>
            <numerusform>Punktverlust pro Partie am Anfang, in der Mitte und am Ende, letzte Partie.</numerusform>
            <numerusform>Punktverlust pro Partie am Anfang, in der Mitte und am Ende, letzte %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many games you won, over all your games; the bar is the share won. The last number is by how many points you led or trailed on average.</source>
        <translation>Wie viele von allen deinen Partien du gewonnen hast; der Balken ist der gewonnene Anteil. Die letzte Zahl sagt, um wie viele Punkte du im Schnitt vorn oder hinten lagst.</translation>
    </message>
    <message>
        <source>won %1 of %2 · %3</source>
        <translation>%1 von %2 gewonnen · %3</translation>
    </message>
    <message>
        <source>Games that you finish against somebody are counted here.</source>
        <translation>Hier zählen Partien, die du gegen einen Gegner zu Ende spielst.</translation>
    </message>
    <message>
        <source>Win probability is known of games against an opponent once the tables for winning have been made in the background.</source>
        <translation>Bei Partien gegen einen Gegner ist die Gewinnwahrscheinlichkeit bekannt, sobald die Tabellen dafür im Hintergrund erstellt sind.</translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game when you filled a box, by the box that you took, last %n games against an opponent.</source>
        <translation>
            <numerusform>Prozentpunkte Gewinnwahrscheinlichkeit, die du pro Partie beim Füllen eines Felds verlierst, nach dem Feld, das du genommen hast, letzte Partie gegen einen Gegner.</numerusform>
            <numerusform>Prozentpunkte Gewinnwahrscheinlichkeit, die du pro Partie beim Füllen eines Felds verlierst, nach dem Feld, das du genommen hast, letzte %n Partien gegen einen Gegner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game after each roll of a turn, last %n games against an opponent.</source>
        <translation>
            <numerusform>Prozentpunkte Gewinnwahrscheinlichkeit, die du pro Partie nach jedem Wurf einer Runde verlierst, letzte Partie gegen einen Gegner.</numerusform>
            <numerusform>Prozentpunkte Gewinnwahrscheinlichkeit, die du pro Partie nach jedem Wurf einer Runde verlierst, letzte %n Partien gegen einen Gegner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game early, in the middle and at the end, last %n games against an opponent.</source>
        <translation>
            <numerusform>Prozentpunkte Gewinnwahrscheinlichkeit, die du pro Partie am Anfang, in der Mitte und am Ende verlierst, letzte Partie gegen einen Gegner.</numerusform>
            <numerusform>Prozentpunkte Gewinnwahrscheinlichkeit, die du pro Partie am Anfang, in der Mitte und am Ende verlierst, letzte %n Partien gegen einen Gegner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game by not following the step of the basic strategy that decides, last %n games.</source>
        <translation>
            <numerusform>Verlorene Punkte pro Partie, weil du dem Schritt der Grundstrategie nicht gefolgt bist, der hier gilt; letzte Partie.</numerusform>
            <numerusform>Verlorene Punkte pro Partie, weil du dem Schritt der Grundstrategie nicht gefolgt bist, der hier gilt; letzte %n Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game in decisions that did not follow the step of the basic strategy, last %n games against an opponent.</source>
        <translation>
            <numerusform>Verlorene Prozentpunkte Gewinnwahrscheinlichkeit pro Partie bei Entscheidungen gegen den Schritt der Grundstrategie; letzte Partie gegen einen Gegner.</numerusform>
            <numerusform>Verlorene Prozentpunkte Gewinnwahrscheinlichkeit pro Partie bei Entscheidungen gegen den Schritt der Grundstrategie; letzte %n Partien gegen einen Gegner.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>%1 scores %3 in %4 of the turns, %2 in %5: %6 points more over the game.</source>
        <translation>%1 holst du in %4 der Runden %3, %2 in %5: %6 Punkte mehr in der ganzen Partie.</translation>
    </message>
    <message>
        <source>But %1 scores %3 in %4 of the turns, %2 in %5: %6 points more over the game.</source>
        <translation>Aber %1 holst du in %4 der Runden %3, %2 in %5: %6 Punkte mehr in der ganzen Partie.</translation>
    </message>
    <message>
        <source>%1 scores %3 in %4 of the turns, %2 %16: %6 points more over the game.</source>
        <translation>%1 holst du in %4 der Runden %3, %2 %16: %6 Punkte mehr in der ganzen Partie.</translation>
    </message>
    <message>
        <source>But %1 scores %3 in %4 of the turns, %2 %16: %6 points more over the game.</source>
        <translation>Aber %1 holst du in %4 der Runden %3, %2 %16: %6 Punkte mehr in der ganzen Partie.</translation>
    </message>
    <message>
        <source>%2 gives up the %7 box for 0 in %5 of the turns, %1 in %4: %6 points fewer.</source>
        <translation>%2 streichst du das Feld %7 in %5 der Runden, %1 in %4: %6 Punkte weniger.</translation>
    </message>
    <message>
        <source>%2 gives up the %7 box for 0 in %5 of the turns, %1 %16: %6 points fewer.</source>
        <translation>%2 streichst du das Feld %7 in %5 der Runden, %1 %16: %6 Punkte weniger.</translation>
    </message>
    <message>
        <source>But %2 gives up the %7 box for 0 in %5 of the turns, %1 in %4: %6 points fewer.</source>
        <translation>Aber %2 streichst du das Feld %7 in %5 der Runden, %1 in %4: %6 Punkte weniger.</translation>
    </message>
    <message>
        <source>But %2 gives up the %7 box for 0 in %5 of the turns, %1 %16: %6 points fewer.</source>
        <translation>Aber %2 streichst du das Feld %7 in %5 der Runden, %1 %16: %6 Punkte weniger.</translation>
    </message>
    <message>
        <source>%1 makes sure of %3.</source>
        <translation>%1 ist %3 sicher.</translation>
    </message>
    <message>
        <source>After %1 the %7 box ends with %8 points on average, after %2 with %9.</source>
        <translation>%1 endet das Feld %7 im Schnitt mit %8 Punkten, %2 mit %9.</translation>
    </message>
    <message>
        <source>But after %1 the %7 box ends with %8 points on average, after %2 with %9.</source>
        <translation>Aber %1 endet das Feld %7 im Schnitt mit %8 Punkten, %2 mit %9.</translation>
    </message>
    <message>
        <source>%1 is sure; after %2 that box ends with %9 points on average: %6 points fewer.</source>
        <translation>%1 sind die Punkte sicher; %2 endet das Feld im Schnitt mit %9 Punkten: %6 Punkte weniger.</translation>
    </message>
    <message>
        <source>But %1 is sure; after %2 that box ends with %9 points on average: %6 points fewer.</source>
        <translation>Aber %1 sind die Punkte sicher; %2 endet das Feld im Schnitt mit %9 Punkten: %6 Punkte weniger.</translation>
    </message>
    <message>
        <source>After %1 the %7 box ends with %8 points on average, now it brings %13: %6 points more.</source>
        <translation>%1 endet das Feld %7 im Schnitt mit %8 Punkten, jetzt bringt es %13: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>But after %1 the %7 box ends with %8 points on average, now it brings %13: %6 points more.</source>
        <translation>Aber %1 endet das Feld %7 im Schnitt mit %8 Punkten, jetzt bringt es %13: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>%1 earns the upper bonus in %4 of the games, %2 in %5: %6 points more.</source>
        <translation>%1 erreichst du den Bonus oben in %4 der Partien, %2 in %5: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>But %1 earns the upper bonus in %4 of the games, %2 in %5: %6 points more.</source>
        <translation>Aber %1 erreichst du den Bonus oben in %4 der Partien, %2 in %5: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>%1 earns the upper bonus in %4 of the games, %2 %16: %6 points more.</source>
        <translation>%1 erreichst du den Bonus oben in %4 der Partien, %2 %16: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>But %1 earns the upper bonus in %4 of the games, %2 %16: %6 points more.</source>
        <translation>Aber %1 erreichst du den Bonus oben in %4 der Partien, %2 %16: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>%1 earns the upper bonus now, %2 in %5 of the games: %6 points more.</source>
        <translation>%1 ist der Bonus oben jetzt erreicht, %2 nur in %5 der Partien: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>But %1 earns the upper bonus now, %2 in %5 of the games: %6 points more.</source>
        <translation>Aber %1 ist der Bonus oben jetzt erreicht, %2 nur in %5 der Partien: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>%1 earns the upper bonus now, %2 %16: %6 points more.</source>
        <translation>%1 ist der Bonus oben jetzt erreicht, %2 %16: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>But %1 earns the upper bonus now, %2 %16: %6 points more.</source>
        <translation>Aber %1 ist der Bonus oben jetzt erreicht, %2 %16: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>%1 brings %8 points for further Yahtzees on average, %2 brings %9.</source>
        <translation>%1 bringen weitere Kniffel im Schnitt %8 Bonuspunkte, %2 nur %9.</translation>
    </message>
    <message>
        <source>But %1 brings %8 points for further Yahtzees on average, %2 brings %9.</source>
        <translation>Aber %1 bringen weitere Kniffel im Schnitt %8 Bonuspunkte, %2 nur %9.</translation>
    </message>
    <message>
        <source>It hardly matters: the difference is %6 points on average.</source>
        <translation>Es macht kaum einen Unterschied: im Schnitt %6 Punkte.</translation>
    </message>
    <message>
        <source>%11 count only in boxes that are filled already.</source>
        <translation>%11 zählen nur in Feldern, die schon gefüllt sind.</translation>
    </message>
    <message>
        <source>%1 goes for %3, which comes in %4 of the turns if you go for nothing else, but the %7 box brings %9 points on average anyway.</source>
        <translation>%1 zielst du auf %3; das gelingt in %4 der Runden, wenn du auf nichts anderes zielst, aber das Feld %7 bringt ohnehin im Schnitt %9 Punkte.</translation>
    </message>
    <message>
        <source>The %11 counts only in boxes that are filled already.</source>
        <translation>Die %11 zählt nur in Feldern, die schon gefüllt sind.</translation>
    </message>
    <message>
        <source>%1 brings %6 points more on average.</source>
        <translation>%1 gibt es im Schnitt %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>But %1 brings %6 points more on average.</source>
        <translation>Aber %1 gibt es im Schnitt %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>%2 hopes for %3, which comes in %4 of the games only; in all others %1 ends %8 points higher on average, and that wins more often.</source>
        <translation>%2 hoffst du auf %3, und das kommt nur in %4 der Partien vor; in allen anderen endest du %1 im Schnitt %8 Punkte höher, und das gewinnt öfter.</translation>
    </message>
    <message>
        <source>Without %3 at most %12 points are in reach; %1 makes one in %4 of the games, %2 in %5.</source>
        <translation>Ohne %3 sind höchstens %12 Punkte zu erreichen; %1 holst du %3 in %4 der Partien, %2 in %5.</translation>
    </message>
    <message>
        <source>Without %3 at most %12 points are in reach; %1 makes one in %4 of the games, %2 %16.</source>
        <translation>Ohne %3 sind höchstens %12 Punkte zu erreichen; %1 holst du %3 in %4 der Partien, %2 %16.</translation>
    </message>
    <message>
        <source>%1 gets above the score to beat more often, though it brings no more points on average.</source>
        <translation>%1 kommst du öfter über die nötige Punktzahl, obwohl es im Schnitt nicht mehr Punkte bringt.</translation>
    </message>
    <message>
        <source>three or more ones</source>
        <translation>drei oder mehr Einsen</translation>
    </message>
    <message>
        <source>three or more twos</source>
        <translation>drei oder mehr Zweien</translation>
    </message>
    <message>
        <source>three or more threes</source>
        <translation>drei oder mehr Dreien</translation>
    </message>
    <message>
        <source>three or more fours</source>
        <translation>drei oder mehr Vieren</translation>
    </message>
    <message>
        <source>three or more fives</source>
        <translation>drei oder mehr Fünfen</translation>
    </message>
    <message>
        <source>three or more sixes</source>
        <translation>drei oder mehr Sechsen</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>einen Dreierpasch</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>einen Viererpasch</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>ein Full House</translation>
    </message>
    <message>
        <source>a small straight</source>
        <translation>eine Kleine Straße</translation>
    </message>
    <message>
        <source>a large straight</source>
        <translation>eine Große Straße</translation>
    </message>
    <message>
        <source>a Yahtzee</source>
        <translation>einen Kniffel</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>less than 1</source>
        <translation>weniger als 1</translation>
    </message>
    <message>
        <source>more than 99</source>
        <translation>mehr als 99</translation>
    </message>
    <message>
        <source>upper bonus</source>
        <translation>Bonus oben</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <translation>Kniffel-Bonus</translation>
    </message>
    <message>
        <source>%1 goes for %3, which comes in %4 of the turns if you go for nothing else, but that gains only %6 points.</source>
        <translation>%1 zielst du auf %3; das gelingt in %4 der Runden, wenn du auf nichts anderes zielst, bringt aber nur %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>But %1 goes for %3, which comes in %4 of the turns if you go for nothing else: %6 points more.</source>
        <translation>Aber %1 zielst du auf %3; das gelingt in %4 der Runden, wenn du auf nichts anderes zielst: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>Now %9, later %2: %3 + %4 = %5 points.
Now %10, later %1: %6 + %7 = %8 points.</source>
        <translation>Jetzt %9, später %2: %3 + %4 = %5 Punkte.
Jetzt %10, später %1: %6 + %7 = %8 Punkte.</translation>
    </message>
    <message>
        <source>But the two boxes themselves bring fewer points.
Now %9, later %2: %3 + %4 = %5 points.
Now %10, later %1: %6 + %7 = %8 points.</source>
        <translation>Aber die beiden Felder selbst bringen weniger Punkte.
Jetzt %9, später %2: %3 + %4 = %5 Punkte.
Jetzt %10, später %1: %6 + %7 = %8 Punkte.</translation>
    </message>
    <message>
        <source>%1 ends above %3 points in %4 of the games, %6 percentage points more often than %2.</source>
        <translation>%1 endest du in %4 der Partien über %3 Punkten, um %6 Prozentpunkte öfter als %2.</translation>
    </message>
    <message>
        <source>%1 ends above %3 points in %4 of the games, %2 in %5.</source>
        <translation>%1 endest du in %4 der Partien über %3 Punkten, %2 in %5.</translation>
    </message>
    <message>
        <source>You have %7, the score to beat is %3: %1 wins %4 of the games, %6 percentage points more than %2.</source>
        <translation>Du hast %7, zu schlagen sind %3 Punkte: %1 gewinnst du %4 der Partien, %6 Prozentpunkte mehr als %2.</translation>
    </message>
    <message>
        <source>You have %7, the score to beat is %3: %1 wins %4 of the games, %2 wins %5.</source>
        <translation>Du hast %7, zu schlagen sind %3 Punkte: %1 gewinnst du %4 der Partien, %2 nur %5.</translation>
    </message>
    <message>
        <source>You have %7, the score to beat will be about %3: %1 wins %4 of the games, %6 percentage points more than %2.</source>
        <translation>Du hast %7, zu schlagen sind wohl etwa %3 Punkte: %1 gewinnst du %4 der Partien, %6 Prozentpunkte mehr als %2.</translation>
    </message>
    <message>
        <source>You have %7, the score to beat will be about %3: %1 wins %4 of the games, %2 wins %5.</source>
        <translation>Du hast %7, zu schlagen sind wohl etwa %3 Punkte: %1 gewinnst du %4 der Partien, %2 nur %5.</translation>
    </message>
    <message>
        <source>%1 brings more points: %10.</source>
        <translation>%1 gibt es mehr Punkte: %10.</translation>
    </message>
    <message>
        <source>But %1 brings more points: %10.</source>
        <translation>Aber %1 gibt es mehr Punkte: %10.</translation>
    </message>
    <message>
        <source>Many small things add up to %6 points for %1: %10.</source>
        <translation>%1 ergeben viele Kleinigkeiten zusammen %6 Punkte mehr: %10.</translation>
    </message>
    <message>
        <source>%2 leaves at most %13 points in reach.</source>
        <translation>%2 sind höchstens noch %13 Punkte zu erreichen.</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>der Rest</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>fast nie</translation>
    </message>
    <message>
        <source>%1 makes sure of %3, but that gains only %6 points.</source>
        <translation>%1 ist %3 sicher, aber das bringt nur %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>%1 makes sure of %3, but the %7 box brings %9 points on average anyway.</source>
        <translation>%1 ist %3 sicher, aber das Feld %7 bringt ohnehin im Schnitt %9 Punkte.</translation>
    </message>
    <message>
        <source>But %1 makes sure of %3: %6 points more.</source>
        <translation>Aber %1 ist %3 sicher: %6 Punkte mehr.</translation>
    </message>
    <message>
        <source>%1 (given up less often)</source>
        <translation>%1 (seltener gestrichen)</translation>
    </message>
    <message>
        <source>%1 (given up more often)</source>
        <translation>%1 (öfter gestrichen)</translation>
    </message>
    <message>
        <source>%1 in the %2 box</source>
        <translation>%1 im Feld %2</translation>
    </message>
    <message>
        <source>%1 and %2 together</source>
        <translation>%1 und %2 zusammen</translation>
    </message>
    <message>
        <source>Either way the two boxes themselves bring the same points.
Now %9, later %2: %3 + %4 = %5 points.
Now %10, later %1: %6 + %7 = %8 points.</source>
        <translation>So oder so bringen die beiden Felder selbst gleich viele Punkte.
Jetzt %9, später %2: %3 + %4 = %5 Punkte.
Jetzt %10, später %1: %6 + %7 = %8 Punkte.</translation>
    </message>
    <message>
        <source>After %1 the %7 box stays open for a turn that fails: %10.</source>
        <translation>%1 bleibt das Feld %7 für eine misslungene Runde offen: %10.</translation>
    </message>
    <message>
        <source>But after %1 the %7 box stays open for a turn that fails: %10.</source>
        <translation>Aber %1 bleibt das Feld %7 für eine misslungene Runde offen: %10.</translation>
    </message>
    <message>
        <source>After %1 the dice are higher: %10.</source>
        <translation>%1 sind die Augenzahlen höher: %10.</translation>
    </message>
    <message>
        <source>%2 gains most where you usually lose anyway: it ends above %12 points in %5 of the games, %1 in %4.</source>
        <translation>%2 gewinnst du vor allem dort Punkte, wo du meist ohnehin verlierst: In %5 der Partien endest du über %12 Punkten, %1 in %4.</translation>
    </message>
    <message>
        <source>%2 gains most where you usually win anyway: it ends above %12 points in %5 of the games, %1 in %4.</source>
        <translation>%2 gewinnst du vor allem dort Punkte, wo du meist ohnehin gewinnst: In %5 der Partien endest du über %12 Punkten, %1 in %4.</translation>
    </message>
    <message>
        <source>%1 makes sure of %3: %6 points more over the game.</source>
        <translation>%1 ist %3 sicher: %6 Punkte mehr in der ganzen Partie.</translation>
    </message>
    <message>
        <source>%2 brings %6 points more on average, but most where you usually lose anyway: it ends above %12 points in %5 of the games, %1 in %4.</source>
        <translation>%2 holst du zwar im Mittel %6 Punkte mehr, doch vor allem dort, wo du meist ohnehin verlierst: In %5 der Partien endest du über %12 Punkten, %1 in %4.</translation>
    </message>
    <message>
        <source>%2 brings %6 points more on average, but most where you usually win anyway: it ends above %12 points in %5 of the games, %1 in %4.</source>
        <translation>%2 holst du zwar im Mittel %6 Punkte mehr, doch vor allem dort, wo du meist ohnehin gewinnst: In %5 der Partien endest du über %12 Punkten, %1 in %4.</translation>
    </message>
    <message>
        <source>%1 leaves more dice to roll: if you go for nothing else, you get at least %11 in %4 of the turns, after %2 in %5.</source>
        <translation>%1 würfelst du mit mehr Würfeln: Wenn du auf nichts anderes zielst, gelingt mindestens %11 in %4 der Runden, %2 in %5.</translation>
    </message>
    <message>
        <source>%1 leaves more dice to roll: if you go for nothing else, you get at least %11 in %4 of the turns, after %2 %16.</source>
        <translation>%1 würfelst du mit mehr Würfeln: Wenn du auf nichts anderes zielst, gelingt mindestens %11 in %4 der Runden, %2 %16.</translation>
    </message>
</context>
<context>
    <name>Rungs</name>
    <message>
        <source>exact, for points</source>
        <translation>genau, auf Punkte</translation>
    </message>
    <message>
        <source>exact, to win</source>
        <translation>genau, auf Sieg</translation>
    </message>
    <message>
        <source>knows step 1</source>
        <translation>kennt Schritt 1</translation>
    </message>
    <message>
        <source>knows steps 1 to %1</source>
        <translation>kennt die Schritte 1 bis %1</translation>
    </message>
    <message>
        <source>knows all %1 steps</source>
        <translation>kennt alle %1 Schritte</translation>
    </message>
    <message>
        <source>you won %1 of %2</source>
        <translation>du: %1 von %2 gewonnen</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>It was followed.</source>
        <translation>Er wurde befolgt.</translation>
    </message>
    <message>
        <source>It was not followed, and nothing was lost.</source>
        <translation>Er wurde nicht befolgt, und nichts ging verloren.</translation>
    </message>
    <message>
        <source>%1 for the bonus</source>
        <translation>%1 für den Bonus</translation>
    </message>
    <message>
        <source>For the bonus count the points above or below three of a face.</source>
        <translation>Für den Bonus zählen die Punkte über oder unter dreimal der Zahl.</translation>
    </message>
    <message>
        <source>It was not followed; that lost all of the %1 points.</source>
        <translation>Er wurde nicht befolgt; das kostete die ganzen %1 Punkte.</translation>
    </message>
    <message>
        <source>It was not followed; that lost %1 of the %2 points.</source>
        <translation>Er wurde nicht befolgt; das kostete %1 der %2 Punkte.</translation>
    </message>
    <message>
        <source>keep all dice of the face that you have most of; of two such faces the higher</source>
        <translation>behalte alle Würfel der Zahl, die du am öftesten hast; von zwei solchen Zahlen die höhere</translation>
    </message>
    <message>
        <source>No step fits</source>
        <translation>Kein Schritt passt</translation>
    </message>
    <message>
        <source>Of equal sums the first box on the score sheet is taken.</source>
        <translation>Bei gleichen Summen gilt das erste Feld auf dem Block.</translation>
    </message>
    <message>
        <source>Here that gives away %1 points.</source>
        <translation>Hier verschenkt das %1 Punkte.</translation>
    </message>
    <message>
        <source>Step %1 (%2) fits too, but step %3 stands above it on the strategy page.</source>
        <translation>Schritt %1 (%2) passt auch, aber Schritt %3 steht auf der Strategieseite darüber.</translation>
    </message>
    <message>
        <source>Points minus worth: %1.</source>
        <translation>Punkte minus Wert: %1.</translation>
    </message>
    <message>
        <source>It was followed, but here that gives away %1 points: an exception.</source>
        <translation>Er wurde befolgt, aber hier verschenkt das %1 Punkte: eine Ausnahme.</translation>
    </message>
    <message>
        <source>All in all, %1 is %2 points better.</source>
        <translation>Alles in allem gibt es %2 Punkte mehr %1.</translation>
    </message>
</context>
<context>
    <name>TablesOffer</name>
    <message>
        <source>They take %1 on disk, and only %2 are free.</source>
        <translation>Sie brauchen %1 auf der Festplatte, aber nur %2 sind frei.</translation>
    </message>
    <message>
        <source>Making them takes %1 of memory, and only %2 are free.</source>
        <translation>Sie zu erstellen erfordert %1 Arbeitsspeicher, aber nur %2 sind frei.</translation>
    </message>
    <message>
        <source>They take %1 on disk, and making them %2 of memory and about half a minute.</source>
        <translation>Sie brauchen %1 auf der Festplatte, das Erstellen braucht %2 Arbeitsspeicher und etwa eine halbe Minute.</translation>
    </message>
    <message>
        <source>They take %1 on disk (%2 free), and making them %3 of memory and about half a minute.</source>
        <translation>Sie brauchen %1 auf der Festplatte (%2 frei), das Erstellen braucht %3 Arbeitsspeicher und etwa eine halbe Minute.</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
</context>
<context>
    <name>TurnsCard</name>
    <message>
        <source>Turns played</source>
        <translation>Gespielte Runden</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ones</source>
        <translation>Einser</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation>Kniffel</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>Einser</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>roll all five again</source>
        <translation>alle fünf neu würfeln</translation>
    </message>
    <message>
        <source>keep all five</source>
        <translation>alle fünf behalten</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Rolling all five again</source>
        <translation>Alle fünf neu würfeln</translation>
    </message>
    <message>
        <source>Keeping %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>taking %1</source>
        <translation>mit „%1“</translation>
    </message>
    <message>
        <source>rolling all five again</source>
        <translation>mit einem ganz neuen Wurf</translation>
    </message>
    <message>
        <source>keeping %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>%1 takes %2 for %3</source>
        <translation>%1 nimmt %2 für %3</translation>
    </message>
    <message>
        <source>%1 rolls all dice again</source>
        <translation>%1 würfelt alle Würfel neu</translation>
    </message>
    <message>
        <source>%1 keeps %2</source>
        <translation>%1 behält %2</translation>
    </message>
    <message>
        <source>You take %1 for %2</source>
        <translation>Du nimmst %1 für %2</translation>
    </message>
    <message>
        <source>You roll all dice again</source>
        <translation>Du würfelst alle Würfel neu</translation>
    </message>
    <message>
        <source>You keep %1</source>
        <translation>Du behältst %1</translation>
    </message>
    <message>
        <source>This row is already full</source>
        <translation>Dieses Feld ist schon gefüllt</translation>
    </message>
    <message>
        <source>Under the joker rules, if the appropriate upper section row is empty, it must be used</source>
        <translation>Nach der Joker-Regel musst du das passende obere Feld nehmen, solange es offen ist</translation>
    </message>
    <message>
        <source>Under the joker rules, if the appropriate upper section row is full, the lower section must be used unless the whole lower section is filled</source>
        <translation>Nach der Joker-Regel musst du ein unteres Feld nehmen, wenn das passende obere gefüllt ist, außer wenn unten alles gefüllt ist</translation>
    </message>
    <message>
        <source>Under the free-choice joker rule, the appropriate upper section row or a lower section row must be used while one is empty</source>
        <translation>Nach der freien Joker-Regel musst du das passende obere oder ein unteres Feld nehmen, solange eines davon offen ist</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>A tie at %1 points</source>
        <translation>Unentschieden mit %1 Punkten</translation>
    </message>
    <message>
        <source>You win by %1</source>
        <translation>Du gewinnst (+%1)</translation>
    </message>
    <message>
        <source>%1 wins by %2</source>
        <translation>%1 gewinnt (+%2)</translation>
    </message>
    <message>
        <source>No die is kept.</source>
        <translation>Kein Würfel bleibt liegen.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Behalten: %1.</translation>
    </message>
    <message>
        <source>%1 stopped (%2). Your game is kept.</source>
        <translation>%1 ist stehen geblieben (%2). Deine Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>%1 can&apos;t play on: %2. Your game is kept.</source>
        <translation>%1 kann nicht weiterspielen: %2. Deine Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>%1 stopped (exit status %2). Your game is kept.</source>
        <translation>%1 hat sich beendet (Exit-Status %2). Deine Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>%1 as a joker</source>
        <translation>%1 als Joker</translation>
    </message>
    <message>
        <source>Your best game: %1</source>
        <translation>Deine beste Partie: %1</translation>
    </message>
    <message>
        <source>%1 for %2 or more</source>
        <translation>%1 für %2 oder mehr</translation>
    </message>
    <message>
        <source>Your last turn: %1 wins</source>
        <translation>Letzte Runde, zum Sieg: %1</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1, zum Sieg: %2</translation>
    </message>
    <message numerus="yes">
        <source>you are %n points ahead</source>
        <translation>
            <numerusform>du führst mit %n Punkt</numerusform>
            <numerusform>du führst mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you are %n points behind</source>
        <translation>
            <numerusform>du liegst %n Punkt zurück</numerusform>
            <numerusform>du liegst %n Punkte zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>you are level</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>Your last turn: the game is won</source>
        <translation>Letzte Runde: Die Partie ist gewonnen</translation>
    </message>
    <message>
        <source>– a joker, for the %1 box</source>
        <translation>– ein Joker, für das Feld %1</translation>
    </message>
    <message>
        <source>– a joker, for a lower box</source>
        <translation>– ein Joker, für ein Feld unten</translation>
    </message>
    <message>
        <source>first roll</source>
        <translation>erster Wurf</translation>
    </message>
    <message>
        <source>second roll</source>
        <translation>zweiter Wurf</translation>
    </message>
    <message>
        <source>last roll</source>
        <translation>letzter Wurf</translation>
    </message>
    <message>
        <source>– a joker</source>
        <translation>– ein Joker</translation>
    </message>
</context>
<context>
    <name>app::analysis::AnalysisService</name>
    <message>
        <source>The game can&apos;t be solved: %1</source>
        <translation>Das Spiel kann nicht gelöst werden: %1</translation>
    </message>
    <message>
        <source>The reasons can&apos;t be worked out: %1</source>
        <translation>Die Gründe können nicht berechnet werden: %1</translation>
    </message>
    <message>
        <source>Win probabilities can&apos;t be prepared: %1</source>
        <translation>Die Gewinnwahrscheinlichkeiten können nicht vorbereitet werden: %1</translation>
    </message>
    <message>
        <source>Something could not be worked out: %1</source>
        <translation>Etwas konnte nicht berechnet werden: %1</translation>
    </message>
</context>
<context>
    <name>app::analysis::IndexService</name>
    <message>
        <source>The index was damaged and is being made anew from your games.</source>
        <translation>Der Index war beschädigt und wird aus deinen Partien neu angelegt.</translation>
    </message>
</context>
<context>
    <name>app::dialogs::ChooseGameDialog</name>
    <message>
        <source>Open Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Games in the file</source>
        <translation>Partien in der Datei</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
</context>
<context>
    <name>app::dialogs::DiceDialog</name>
    <message>
        <source>Dice of This Game</source>
        <translation>Würfel dieser Partie</translation>
    </message>
    <message>
        <source>The dice of this game were thrown by hand. There is no seed that they could be checked with.</source>
        <translation>Die Würfel dieser Partie wurden von Hand geworfen. Es gibt keinen Startwert, mit dem man sie prüfen könnte.</translation>
    </message>
    <message>
        <source>All dice of this game follow from a secret number, the seed, which was drawn before the first roll. This is its SHA-256, a fingerprint that fits no other seed. Keep it: it shows later that the seed was not changed while you played.</source>
        <translation>Alle Würfe dieser Partie folgen aus einer geheimen Zahl, dem Startwert, der vor dem ersten Wurf gezogen wurde. Dies ist sein SHA-256, ein Fingerabdruck, der zu keinem anderen Startwert passt. Heb ihn auf: Er zeigt später, dass der Startwert während der Partie nicht geändert wurde.</translation>
    </message>
    <message>
        <source>The seed is shown here when the game is over. Before that it would tell you what will be rolled.</source>
        <translation>Der Startwert steht hier, wenn die Partie zu Ende ist. Vorher würde er dir die künftigen Würfe verraten.</translation>
    </message>
    <message>
        <source>The game is over, so this is the seed. Every roll can be worked out from it, here and by the command alea-lab verify-dice.</source>
        <translation>Die Partie ist zu Ende, also hier der Startwert. Jeder Wurf lässt sich daraus ausrechnen, hier und mit dem Befehl alea-lab verify-dice.</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message numerus="yes">
        <source>All %n rolls are those of the seed, and the SHA-256 is the seed&apos;s.</source>
        <translation>
            <numerusform>%n Wurf stimmt mit dem Startwert überein, und der SHA-256 ist der des Startwerts.</numerusform>
            <numerusform>Alle %n Würfe stimmen mit dem Startwert überein, und der SHA-256 ist der des Startwerts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll %1 of turn %2 is not the seed&apos;s: the game has %3, the seed gives %4.</source>
        <translation>Wurf %1 der Runde %2 stimmt nicht mit dem Startwert überein: In der Partie steht %3, der Startwert gibt %4.</translation>
    </message>
</context>
<context>
    <name>app::dialogs::FiguresDialog</name>
    <message>
        <source>Statistics of a game</source>
        <translation>Statistik einer Partie</translation>
    </message>
    <message>
        <source>Statistics over %1 games</source>
        <translation>Statistik über %1 Partien</translation>
    </message>
    <message>
        <source>Games that have been reviewed</source>
        <translation>Analysierte Partien</translation>
    </message>
    <message>
        <source>What losses are told by</source>
        <translation>Maß der Verluste</translation>
    </message>
    <message>
        <source>Losses in points</source>
        <translation>Verlust in Punkten</translation>
    </message>
    <message>
        <source>It failed: %1.</source>
        <translation>Fehlgeschlagen: %1.</translation>
    </message>
    <message>
        <source>Losses in win probability</source>
        <translation>Verlust an Gewinnwahrscheinlichkeit</translation>
    </message>
</context>
<context>
    <name>app::dialogs::GradeLimitsEdit</name>
    <message>
        <source>percentage points</source>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Least loss of an inaccuracy, in %1</source>
        <translation>Kleinster Verlust einer Ungenauigkeit (%1)</translation>
    </message>
    <message>
        <source>Least loss of a mistake, in %1</source>
        <translation>Kleinster Verlust eines Fehlers (%1)</translation>
    </message>
    <message>
        <source>Least loss of a blunder, in %1</source>
        <translation>Kleinster Verlust eines Patzers (%1)</translation>
    </message>
    <message>
        <source>Loses at least</source>
        <translation>Verlust ab</translation>
    </message>
    <message>
        <source>Po&amp;ints</source>
        <translation>Pun&amp;kte</translation>
    </message>
    <message>
        <source>% of &amp;winning</source>
        <translation>% Gew&amp;innchance</translation>
    </message>
</context>
<context>
    <name>app::dialogs::KeysDialog</name>
    <message>
        <source>Single &amp;letters, digits and signs are keys</source>
        <translation>Einzelne &amp;Buchstaben, Ziffern und Zeichen sind Tasten</translation>
    </message>
    <message>
        <source>&amp;Set Key</source>
        <translation>Taste &amp;festlegen</translation>
    </message>
    <message>
        <source>&amp;Usual Key</source>
        <translation>&amp;Standardtaste</translation>
    </message>
    <message>
        <source>Change Keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Switch them off if you speak to your computer, or hit them by accident: clicks, arrows, Tab and Enter do all the same.</source>
        <translation>Schalte sie ab, wenn du den Computer mit der Stimme steuerst oder sie aus Versehen triffst: Mit Klicks, Pfeiltasten, Tab und Eingabe geht alles genauso.</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>New key of the command</source>
        <translation>Neue Taste des Befehls</translation>
    </message>
    <message>
        <source>The command has no key now.</source>
        <translation>Der Befehl hat jetzt keine Taste.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
</context>
<context>
    <name>app::dialogs::LessonDialog</name>
    <message>
        <source>A Lesson of Two Minutes</source>
        <translation>Zwei-Minuten-Lektion</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>&amp;Nächste Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Play a game</source>
        <translation>Eine Partie &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Roll all five again</source>
        <translation>Alle fünf neu &amp;würfeln</translation>
    </message>
    <message>
        <source>&amp;Roll 1 die</source>
        <translation>1 Würfel &amp;würfeln</translation>
    </message>
    <message>
        <source>&amp;Roll %1 dice</source>
        <translation>%1 Würfel &amp;würfeln</translation>
    </message>
    <message>
        <source>Right. %1 is best.</source>
        <translation>Richtig. %1: die beste Wahl.</translation>
    </message>
    <message>
        <source>The lesson can&apos;t begin: %1.</source>
        <translation>Die Lektion kann nicht beginnen: %1.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Thirteen turns, thirteen boxes: each turn fills one. Most points win.</source>
        <translation>Dreizehn Runden, dreizehn Felder: Jede Runde füllt eines. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The positions are being prepared…</source>
        <translation>Die Aufgaben werden vorbereitet…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Anfangen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Which dice do you keep? Click them, then roll the others; or take a box.</source>
        <translation>Welche Würfel behältst du? Klick sie an und wirf die anderen neu; oder nimm ein Feld.</translation>
    </message>
    <message>
        <source>No rolls are left. Which box do these dice fill?</source>
        <translation>Kein Wurf ist übrig. Welches Feld füllen diese Würfel?</translation>
    </message>
    <message>
        <source>%1 loses %2 points on average. Better: %3.</source>
        <translation>%1: Das verliert im Schnitt %2 Punkte. Besser: %3.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>The lesson is over</source>
        <translation>Die Lektion ist zu Ende</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try.</source>
        <translation>%1 von %2 beim ersten Versuch richtig.</translation>
    </message>
    <message>
        <source>You roll up to three times in a turn and keep what you like in between. Then the dice fill a box that is still open: these would bring 40 points as a large straight.</source>
        <translation>In einer Runde würfelst du bis zu dreimal und behältst dazwischen, was dir gefällt. Dann füllen die Würfel ein Feld, das noch offen ist: Diese hier brächten als große Straße 40 Punkte.</translation>
    </message>
    <message>
        <source>Not the best: it loses %1 points on average. Try once more.</source>
        <translation>Nicht das Beste: Es kostet im Schnitt %1 Punkte. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Four dice in a row are worth keeping while the large straight is open.</source>
        <translation>Vier Würfel in Folge lohnt es sich zu behalten, solange die große Straße offen ist.</translation>
    </message>
    <message>
        <source>These points are sure; another roll puts them at risk.</source>
        <translation>Diese Punkte sind sicher; ein weiterer Wurf setzt sie aufs Spiel.</translation>
    </message>
    <message>
        <source>The %1 box stays open, which can still bring %2 points or more.</source>
        <translation>Das Feld „%1“ bleibt offen und kann noch %2 Punkte oder mehr bringen.</translation>
    </message>
    <message>
        <source>The %1 box stays open, which can still bring up to %2 points.</source>
        <translation>Das Feld „%1“ bleibt offen und kann noch bis zu %2 Punkte bringen.</translation>
    </message>
    <message>
        <source>Decision %1 of %2 · roll %3 of %4</source>
        <translation>Entscheidung %1 von %2 · Wurf %3 von %4</translation>
    </message>
    <message>
        <source>Three alike already fill their upper box well, and may become four or five alike.</source>
        <translation>Drei gleiche füllen ihr Feld oben schon gut und können vier oder fünf gleiche werden.</translation>
    </message>
    <message>
        <source>Three dice in a row may become a straight, which brings more than a single pair of these dice.</source>
        <translation>Drei Würfel in Folge können eine Straße werden, die mehr bringt als ein einzelnes Paar.</translation>
    </message>
    <message>
        <source>Two pairs become a full house if the last die shows either of them.</source>
        <translation>Zwei Paare werden ein Full House, wenn der letzte Würfel eines von beiden zeigt.</translation>
    </message>
    <message>
        <source>These dice bring more on average than any others that you can keep.</source>
        <translation>Diese Würfel bringen im Schnitt mehr als alle anderen, die du behalten kannst.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The turn stops here: what matters is which dice you keep.</source>
        <translation>Die Runde endet hier: es kommt darauf an, welche Würfel du behältst.</translation>
    </message>
    <message>
        <source>These decisions belong to the basic strategy. Train teaches all of it, step by step.</source>
        <translation>Diese Entscheidungen gehören zur Grundstrategie. Üben lehrt sie ganz, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Two alike may become three or more, which count in the upper boxes and in the boxes for dice alike.</source>
        <translation>Aus zwei gleichen können drei oder mehr werden: sie zählen oben und in den Feldern für gleiche Würfel.</translation>
    </message>
    <message>
        <source>No other open box brings more points for these dice.</source>
        <translation>Kein anderes offenes Feld bringt für diese Würfel mehr Punkte.</translation>
    </message>
    <message>
        <source>Your choice: %1.</source>
        <translation>Deine Wahl: %1.</translation>
    </message>
    <message>
        <source>The %1 box brings only %2 points for these dice.</source>
        <translation>Das Feld %1 bringt mit diesen Würfeln nur %2 Punkte.</translation>
    </message>
</context>
<context>
    <name>app::dialogs::MatchDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarten</translation>
    </message>
    <message>
        <source>&amp;Review This Game</source>
        <translation>Diese Partie &amp;analysieren</translation>
    </message>
    <message>
        <source>One St&amp;ep</source>
        <translation>Ein S&amp;chritt</translation>
    </message>
    <message>
        <source>&amp;End Match</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Match between Programs</source>
        <translation>Wettkampf der Programme</translation>
    </message>
    <message>
        <source>First program</source>
        <translation>Erstes Programm</translation>
    </message>
    <message>
        <source>Second program</source>
        <translation>Zweites Programm</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Zahl der Partien</translation>
    </message>
    <message>
        <source>Games: </source>
        <translation>Partien: </translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Games that are over</source>
        <translation>Fertige Partien</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>so schnell es geht</translation>
    </message>
    <message>
        <source>%1 (2)</source>
        <translation>%1 (2)</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Choose two programs.</source>
        <translation>Wähle zwei Programme.</translation>
    </message>
    <message>
        <source>No game is over yet.</source>
        <translation>Noch keine Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 scores %2 against %3 after %4 of %5 games
99&#xa0;% interval: %6 to %7</source>
        <translation>%1 holt %2 gegen %3, nach %4 von %5 Partien
99-%-Intervall: %6 bis %7</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>%1: %2 to %3, %4</source>
        <translation>%1: %2 zu %3, %4</translation>
    </message>
    <message>
        <source>This game is not in the log yet.</source>
        <translation>Diese Partie steht noch nicht in der Logdatei.</translation>
    </message>
    <message>
        <source>Start Another Match</source>
        <translation>Neuen Wettkampf starten</translation>
    </message>
    <message numerus="yes">
        <source>The %n games of this match are not kept.</source>
        <translation>
            <numerusform>Die Partie dieses Wettkampfs ist nicht gespeichert.</numerusform>
            <numerusform>Die %n Partien dieses Wettkampfs sind nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep Them…</source>
        <translation>&amp;Behalten …</translation>
    </message>
    <message>
        <source>Keep the Games of the Match</source>
        <translation>Partien des Wettkampfs behalten</translation>
    </message>
    <message>
        <source>Logs (*.log)</source>
        <translation>Logdateien (*.log)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::dialogs::PositionDialog</name>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Kniffel-Bonus</translation>
    </message>
    <message>
        <source>Joker rule</source>
        <translation>Joker-Regel</translation>
    </message>
    <message>
        <source>The position as 34 integers</source>
        <translation>Die Stellung als 34 ganze Zahlen</translation>
    </message>
    <message>
        <source>As a line</source>
        <translation>Als Zeile</translation>
    </message>
    <message>
        <source>&amp;Start Here</source>
        <translation>&amp;Hier starten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Yahtzee bonus, %1</source>
        <translation>Kniffel-Bonus, %1</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Number of the roll</source>
        <translation>Nummer des Wurfs</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Turn and rules</source>
        <translation>Runde und Regeln</translation>
    </message>
</context>
<context>
    <name>app::dialogs::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Animate the dice</source>
        <translation>&amp;Würfel rollen lassen</translation>
    </message>
    <message>
        <source>Speed of the programs</source>
        <translation>Tempo der Programme</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop</source>
        <translation>Hell oder dunkel, wie der Desktop</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Ask me before a bad choice</source>
        <translation>Vor einer schlechten Wahl fragen</translation>
    </message>
    <message>
        <source>Don&apos;t let me make a bad choice</source>
        <translation>Keine schlechte Wahl zulassen</translation>
    </message>
    <message>
        <source>Least loss of a bad choice, in points</source>
        <translation>Kleinster Verlust einer schlechten Wahl, in Punkten</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Least loss of a bad choice, in percentage points of a probability</source>
        <translation>Kleinster Verlust einer schlechten Wahl, in Prozentpunkten einer Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source> percentage points</source>
        <translation> Prozentpunkte</translation>
    </message>
    <message>
        <source>&amp;Programs play:</source>
        <translation>&amp;Programme spielen:</translation>
    </message>
    <message>
        <source>&amp;Tutor:</source>
        <translation>&amp;Tutor:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>Sp&amp;rache:</translation>
    </message>
    <message>
        <source>So&amp;und of the dice</source>
        <translation>T&amp;on der Würfel</translation>
    </message>
    <message>
        <source>Needs one of the programs pw-play, paplay and aplay.</source>
        <translation>Braucht eines der Programme pw-play, paplay und aplay.</translation>
    </message>
    <message>
        <source>Colours for colour-bli&amp;ndness</source>
        <translation>Farben für Farbenb&amp;linde</translation>
    </message>
    <message>
        <source>Blue, yellow and vermilion instead of green, yellow and brown. Grades have shapes in any case.</source>
        <translation>Blau, Gelb und Zinnober statt Grün, Gelb und Braun. Urteile haben in jedem Fall auch eine Form.</translation>
    </message>
    <message>
        <source>0 is slow, %1 is at once</source>
        <translation>0 ist langsam, %1 ist sofort</translation>
    </message>
    <message>
        <source>C&amp;elebrate for a second</source>
        <translation>Eine Sekunde lang &amp;zelebrieren</translation>
    </message>
    <message>
        <source>A Yahtzee, the upper bonus, a best game, ten of ten</source>
        <translation>Ein Kniffel, der Bonus oben, eine beste Partie, zehn von zehn</translation>
    </message>
    <message>
        <source>Prepare win probabilities in the bac&amp;kground</source>
        <translation>Gewinnwahrscheinlichkeiten im &amp;Hintergrund vorbereiten</translation>
    </message>
    <message>
        <source>Once: about 20 seconds of computing, and 110 MB on disk</source>
        <translation>Einmalig: etwa 20 Sekunden Rechenzeit und 110 MB auf der Festplatte</translation>
    </message>
    <message>
        <source>The desktop&apos;s own colours</source>
        <translation>Die Farben des Desktops selbst</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>A bad choice loses at least</source>
        <translation>Eine schlechte Wahl verliert mindestens</translation>
    </message>
    <message>
        <source>playing &amp;for points:</source>
        <translation>mit Ziel P&amp;unkte:</translation>
    </message>
    <message>
        <source>playing to win or &amp;beat:</source>
        <translation>mit Ziel Sieg oder Über &amp;N:</translation>
    </message>
    <message>
        <source>Grades</source>
        <translation>Urteile</translation>
    </message>
</context>
<context>
    <name>app::dialogs::ProgramsDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>Contest Programs</source>
        <translation>Wettbewerbsprogramme</translation>
    </message>
    <message>
        <source>Programs that read positions and write actions, as the contest has them, can play against you or stand beside the coach. They run behind a sandbox.</source>
        <translation>Programme, die Stellungen lesen und Züge schreiben, wie im Wettbewerb, können gegen dich spielen oder als zweiter Coach Rat geben. Sie laufen abgeschottet in einer Sandbox.</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>as in a terminal: /home/ada/bots/max --fast</source>
        <translation>wie im Terminal: /home/ada/bots/max --fast</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Befehl:</translation>
    </message>
    <message>
        <source>Program %1</source>
        <translation>Programm %1</translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>Ein anderes Programm heißt schon so.</translation>
    </message>
    <message>
        <source>Asking what it does with 6 6 6 2 1…</source>
        <translation>Das Programm wird gefragt, was es mit 6 6 6 2 1 macht…</translation>
    </message>
    <message>
        <source>It works. With 6 6 6 2 1: %1.</source>
        <translation>Es läuft. Mit 6 6 6 2 1: %1.</translation>
    </message>
    <message>
        <source>It doesn&apos;t work: %1</source>
        <translation>Es läuft nicht: %1</translation>
    </message>
    <message>
        <source>No program has been added.</source>
        <translation>Noch kein Programm.</translation>
    </message>
</context>
<context>
    <name>app::main::AnnouncementLine</name>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
</context>
<context>
    <name>app::main::Celebrations</name>
    <message>
        <source>%1 of %1</source>
        <translation>%1 von %1</translation>
    </message>
    <message>
        <source>Yahtzee!</source>
        <translation>Kniffel!</translation>
    </message>
    <message>
        <source>Upper bonus!</source>
        <translation>Bonus oben!</translation>
    </message>
    <message>
        <source>%1: Yahtzee!</source>
        <translation>%1: Kniffel!</translation>
    </message>
    <message>
        <source>Step %1 is learned!</source>
        <translation>Schritt %1 sitzt!</translation>
    </message>
    <message numerus="yes">
        <source>Upper bonus missed by %n</source>
        <translation>
            <numerusform>Bonus oben um %n verfehlt</numerusform>
            <numerusform>Bonus oben um %n verfehlt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Yahtzee! +100</source>
        <translation>%1: Kniffel! +100</translation>
    </message>
    <message>
        <source>Large straight!</source>
        <translation>Große Straße!</translation>
    </message>
    <message>
        <source>Yahtzee! +100</source>
        <translation>Kniffel! +100</translation>
    </message>
</context>
<context>
    <name>app::main::FailedProgram</name>
    <message>
        <source>Try &amp;Again</source>
        <translation>N&amp;och einmal versuchen</translation>
    </message>
    <message>
        <source>Another Pla&amp;yer…</source>
        <translation>Anderer Spie&amp;ler…</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Another Player</source>
        <translation>Anderer Spieler</translation>
    </message>
    <message>
        <source>Who plays on in this seat?</source>
        <translation>Wer spielt auf diesem Platz weiter?</translation>
    </message>
</context>
<context>
    <name>app::main::LinesBar</name>
    <message>
        <source>The game, and what was tried beside it</source>
        <translation>Die Partie und was daneben versucht wurde</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>The game as it is played</source>
        <translation>Die Partie, wie sie gespielt wird</translation>
    </message>
    <message>
        <source>Leaves the game in turn %1: it was tried, or taken back</source>
        <translation>Verlässt die Partie in Runde %1: ausprobiert oder zurückgenommen</translation>
    </message>
</context>
<context>
    <name>app::main::MainWindow</name>
    <message>
        <source>Try &amp;Again</source>
        <translation>N&amp;och einmal versuchen</translation>
    </message>
    <message>
        <source>Alea</source>
        <translation>Alea</translation>
    </message>
    <message>
        <source>Solving the game</source>
        <translation>Das Spiel wird durchgerechnet</translation>
    </message>
    <message>
        <source>Solving the game… %p&#xa0;%</source>
        <translation>Das Spiel wird durchgerechnet… %p&#xa0;%</translation>
    </message>
    <message>
        <source>Games of Alea (*.alea);;All files (*)</source>
        <translation>Alea-Partien (*.alea);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Position…</source>
        <translation>&amp;Stellung eingeben…</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Previous Decision</source>
        <translation>&amp;Vorige Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Next Decision</source>
        <translation>&amp;Nächste Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>Show &amp;Hints</source>
        <translation>&amp;Tipps zeigen</translation>
    </message>
    <message>
        <source>&amp;Guess First</source>
        <translation>Erst selbst &amp;raten</translation>
    </message>
    <message>
        <source>&amp;Explain Choices</source>
        <translation>&amp;Möglichkeiten erklären</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Archi&amp;v</translation>
    </message>
    <message>
        <source>&amp;Saved Games</source>
        <translation>&amp;Gespeicherte Partien</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Be&amp;reich</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Üben</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>Review and &amp;Back</source>
        <translation>Analyse und &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Go to &amp;Score Sheet</source>
        <translation>Zum &amp;Block</translation>
    </message>
    <message>
        <source>Go to &amp;Choices</source>
        <translation>Zu den &amp;Möglichkeiten</translation>
    </message>
    <message>
        <source>Go to &amp;Objective</source>
        <translation>Zum &amp;Ziel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Anleitung</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Alea</source>
        <translation>&amp;Über Alea</translation>
    </message>
    <message>
        <source>The tables are there already.</source>
        <translation>Die Tabellen sind schon da.</translation>
    </message>
    <message>
        <source>There is no folder for the tables: HOME is not set.</source>
        <translation>Es gibt keinen Ordner für die Tabellen: HOME ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation>Diese Partie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Die Stellung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The guide is missing from this build.</source>
        <translation>Die Anleitung fehlt in diesem Programm.</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Alea</source>
        <translation>Über Alea</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Alea %1&lt;/h3&gt;</source>
        <translation>&lt;h3&gt;Alea %1&lt;/h3&gt;</translation>
    </message>
    <message>
        <source>A Yahtzee trainer whose opponent and coach play exactly.

Free software under the GNU General Public License, version 3 or later.

Yahtzee is a trademark of Hasbro, with which Alea has no connection.</source>
        <translation>Ein Trainer für Yahtzee (Kniffel), dessen Gegner und Coach exakt rechnen.

Freie Software unter der GNU General Public License, Version 3 oder später.

Yahtzee ist eine Marke von Hasbro, Kniffel eine Marke von Schmidt Spiele. Alea hat mit beiden nichts zu tun.</translation>
    </message>
    <message>
        <source>&amp;Match between Programs…</source>
        <translation>Wettkamp&amp;f der Programme…</translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>&amp;Dice of This Game…</source>
        <translation>Würfel dieser P&amp;artie…</translation>
    </message>
    <message>
        <source>Correct &amp;Dice</source>
        <translation>Würfel &amp;korrigieren</translation>
    </message>
    <message>
        <source>Contest P&amp;rograms…</source>
        <translation>Wettbewerbspro&amp;gramme…</translation>
    </message>
    <message>
        <source>Change &amp;Keys…</source>
        <translation>&amp;Tasten ändern…</translation>
    </message>
    <message>
        <source>Make &amp;Tables of Win Probabilities</source>
        <translation>Ta&amp;bellen für Gewinnwahrscheinlichkeiten erstellen</translation>
    </message>
    <message>
        <source>&amp;Large Type, Read from Afar</source>
        <translation>&amp;Große Schrift, von Weitem lesbar</translation>
    </message>
    <message>
        <source>A &amp;Lesson of Two Minutes</source>
        <translation>Zwei-Minuten-&amp;Lektion</translation>
    </message>
    <message>
        <source>The reasons are hidden.</source>
        <translation>Die Gründe sind verborgen.</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Alle &amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Copy as Te&amp;xt</source>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Copy as Pict&amp;ure</source>
        <translation>Als Bi&amp;ld kopieren</translation>
    </message>
    <message>
        <source>&amp;Second Coach</source>
        <translation>&amp;Zweiter Coach</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keiner</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>Die Partie ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The preferences turn it on again.</source>
        <translation>In den Einstellungen lässt es sich wieder einschalten.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zurück zur Part&amp;ie</translation>
    </message>
    <message>
        <source>A try from turn %1 on. The game stays as it is.</source>
        <translation>Ein Versuch ab Runde %1. Die Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The game that was on the table is among the saved games.</source>
        <translation>Die Partie, die auf dem Tisch lag, ist bei den gespeicherten Partien.</translation>
    </message>
    <message>
        <source>With hints this game doesn&apos;t count for your level.</source>
        <translation>Mit Tipps zählt diese Partie nicht für deine Stufe.</translation>
    </message>
</context>
<context>
    <name>app::main::PaperCommands</name>
    <message>
        <source>&amp;Score Sheet…</source>
        <translation>&amp;Block drucken…</translation>
    </message>
    <message>
        <source>&amp;Empty Score Sheet…</source>
        <translation>&amp;Leeren Block drucken…</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Analyse drucken…</translation>
    </message>
    <message>
        <source>Score Sheet as P&amp;DF…</source>
        <translation>Block als &amp;PDF…</translation>
    </message>
    <message>
        <source>Empty Score Sheet as PD&amp;F…</source>
        <translation>Leerer Block als P&amp;DF…</translation>
    </message>
    <message>
        <source>Review &amp;as PDF…</source>
        <translation>Analyse als PD&amp;F…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Empty score sheet</source>
        <translation>Leerer Block</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The PDF could not be saved</source>
        <translation>Das PDF konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The game is being solved; the review follows.</source>
        <translation>Das Spiel wird durchgerechnet; dann kommt die Analyse.</translation>
    </message>
    <message>
        <source>The review could not be made</source>
        <translation>Die Analyse konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>Strategy page</source>
        <translation>Strategieseite</translation>
    </message>
    <message>
        <source>S&amp;trategy Page</source>
        <translation>S&amp;trategieseite</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern…</translation>
    </message>
    <message>
        <source>Steps on the page</source>
        <translation>Schritte auf der Seite</translation>
    </message>
    <message>
        <source>%1 %2: %3 points a game</source>
        <translation>%1 %2: %3 Punkte pro Partie</translation>
    </message>
</context>
<context>
    <name>app::main::PlaceBar</name>
    <message>
        <source>Places</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n steps are due</source>
        <translation>
            <numerusform>%1, %n Schritt ist fällig</numerusform>
            <numerusform>%1, %n Schritte sind fällig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::main::PreparingNotice</name>
    <message>
        <source>Win probabilities are being prepared in the background, once: about 20 seconds of computing, and 110 MB on disk.</source>
        <translation>Gewinnwahrscheinlichkeiten werden im Hintergrund vorbereitet, einmalig: etwa 20 Sekunden Rechenzeit und 110 MB auf der Festplatte.</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Prepare</source>
        <translation>&amp;Nicht vorbereiten</translation>
    </message>
    <message>
        <source>Then win probabilities are known in the last rounds only, and the champion plays for points until then. Edit, Preferences turns this on later.</source>
        <translation>Dann sind Gewinnwahrscheinlichkeiten nur in den letzten Runden bekannt, und der Champion spielt bis dahin auf Punkte. Später lässt sich das unter Bearbeiten, Einstellungen einschalten.</translation>
    </message>
    <message>
        <source>%1&#xa0;% done</source>
        <translation>%1&#xa0;% fertig</translation>
    </message>
    <message>
        <source>Preparing win probabilities: %1&#xa0;% done</source>
        <translation>Gewinnwahrscheinlichkeiten: %1&#xa0;% vorbereitet</translation>
    </message>
</context>
<context>
    <name>app::models::AnalysisModel</name>
    <message>
        <source>inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>In points</source>
        <translation>In Punkten</translation>
    </message>
    <message>
        <source>Best for points: %1. Best to beat %2: %3.</source>
        <translation>Auf Punkte am besten: %1. Für über %2 Punkte am besten: %3.</translation>
    </message>
    <message>
        <source>Best for points: %1. Best to win: %2.</source>
        <translation>Auf Punkte am besten: %1. Auf Sieg am besten: %2.</translation>
    </message>
    <message>
        <source>Best to beat %1</source>
        <translation>Beste Wahl für über %1</translation>
    </message>
    <message>
        <source>Best to win</source>
        <translation>Beste Wahl für den Sieg</translation>
    </message>
    <message>
        <source>Beat %</source>
        <translation>Ziel (%)</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Sieg (%)</translation>
    </message>
    <message>
        <source>Loss to beat %1</source>
        <translation>Verlust (über %1)</translation>
    </message>
    <message>
        <source>Loss to win</source>
        <translation>Verlust (Sieg)</translation>
    </message>
    <message>
        <source>%1 ✗</source>
        <translation>%1 ✗</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The step of the basic strategy that decides; ✗: it was not followed</source>
        <translation>Der Schritt der Grundstrategie, der entscheidet; ✗: er wurde nicht befolgt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::models::BoxProbabilitiesModel</name>
    <message>
        <source>%1: %2 to end there, %3 in full</source>
        <translation>%1: Ende hier %2, erfüllt %3</translation>
    </message>
    <message>
        <source>The turn ends in</source>
        <translation>Die Runde endet mit</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrsch.</translation>
    </message>
</context>
<context>
    <name>app::models::ChoicesModel</name>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>Beat %</source>
        <translation>Ziel %</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Sieg %</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>%1. %2, %3, %4, yours</source>
        <translation>%1. %2, %3, %4, deine</translation>
    </message>
    <message>
        <source>%1. %2, %3, %4</source>
        <translation>%1. %2, %3, %4</translation>
    </message>
    <message>
        <source>Loss % pts</source>
        <translation>Verlust %-Pkt.</translation>
    </message>
    <message>
        <source>A full bar is a loss of %1 or more</source>
        <translation>Ein voller Balken ist ein Verlust von %1 oder mehr</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The points that a choice loses</source>
        <translation>Die Punkte, die eine Wahl kostet</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
</context>
<context>
    <name>app::models::GamesModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, starred</source>
        <translation>%1, mit Stern</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Punktverlust</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Costliest choice</source>
        <translation>Teuerste Wahl</translation>
    </message>
    <message>
        <source>%1 · real dice</source>
        <translation>%1 · echte Würfel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::models::MistakesModel</name>
    <message>
        <source>best: %1</source>
        <translation>beste: %1</translation>
    </message>
    <message>
        <source>turn %1, roll %2</source>
        <translation>Runde %1, Wurf %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>app::models::SheetModel</name>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Bonus oben</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Kniffel-Bonus</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1, %2: open</source>
        <translation>%1, %2: offen</translation>
    </message>
    <message>
        <source>%1, %2: open, would score %3</source>
        <translation>%1, %2: offen, bringt %3</translation>
    </message>
    <message>
        <source>%1, %2: open, would score %3, %4</source>
        <translation>%1, %2: offen, bringt %3, %4</translation>
    </message>
    <message>
        <source>%1, %2: not allowed. %3</source>
        <translation>%1, %2: nicht erlaubt. %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>63 in the upper boxes can&apos;t be reached any more</source>
        <translation>63 in den oberen Feldern ist nicht mehr zu erreichen</translation>
    </message>
    <message>
        <source>%1, %2: open, would score %3, %4, your choice</source>
        <translation>%1, %2: offen, bringt %3, %4, deine Wahl</translation>
    </message>
    <message>
        <source>%1: turn %2 of %3</source>
        <translation>%1: Runde %2 von %3</translation>
    </message>
    <message>
        <source>Roll %1 of 3: %2</source>
        <translation>Wurf %1 von 3: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>vs 3 each</source>
        <translation>gegen je 3</translation>
    </message>
    <message>
        <source>as much as three of each face</source>
        <translation>so viel wie mit drei von jeder Augenzahl</translation>
    </message>
    <message>
        <source>%1 ahead of three of each face</source>
        <translation>%1 mehr als mit drei von jeder Augenzahl</translation>
    </message>
    <message>
        <source>%1 behind three of each face</source>
        <translation>%1 weniger als mit drei von jeder Augenzahl</translation>
    </message>
    <message>
        <source>%1, which make 63 in all and earn the bonus</source>
        <translation>%1, die zusammen 63 ergeben und den Bonus bringen</translation>
    </message>
    <message>
        <source>The upper bonus is out of reach</source>
        <translation>Der obere Bonus ist nicht mehr erreichbar</translation>
    </message>
</context>
<context>
    <name>app::models::StepsModel</name>
    <message>
        <source>being learned now</source>
        <translation>wird gerade gelernt</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, due</source>
        <translation>%1, fällig</translation>
    </message>
    <message>
        <source>%1, costs you %2 points per game</source>
        <translation>%1, kostet dich %2 Punkte pro Partie</translation>
    </message>
    <message>
        <source>practised, %1&#xa0;% of the way</source>
        <translation>geübt, %1&#xa0;% des Wegs</translation>
    </message>
</context>
<context>
    <name>app::models::WaitingMistakesModel</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Turn / roll</source>
        <translation>Runde / Wurf</translation>
    </message>
    <message>
        <source>You chose</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verlust</translation>
    </message>
</context>
<context>
    <name>app::session::Announcer</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The game is over. %1.</source>
        <translation>Die Partie ist zu Ende. %1.</translation>
    </message>
    <message>
        <source>You rolled %1.</source>
        <translation>Dein Wurf: %1.</translation>
    </message>
    <message>
        <source>%1 rolled %2.</source>
        <translation>Wurf von %1: %2.</translation>
    </message>
    <message>
        <source>No roll is left.</source>
        <translation>Kein Wurf mehr.</translation>
    </message>
    <message>
        <source>1 roll is left.</source>
        <translation>Noch 1 Wurf.</translation>
    </message>
    <message>
        <source>%1, turn %2: throw 1 die and enter it.</source>
        <translation>%1, Runde %2: Wirf 1 Würfel und gib ihn ein.</translation>
    </message>
    <message>
        <source>Your turn %1.</source>
        <translation>Du bist dran, Runde %1.</translation>
    </message>
    <message>
        <source>%1, turn %2.</source>
        <translation>%1, Runde %2.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Am besten: %1.</translation>
    </message>
    <message>
        <source>2 rolls are left.</source>
        <translation>Noch 2 Würfe.</translation>
    </message>
    <message numerus="yes">
        <source>%1, turn %2: throw %n dice and enter them.</source>
        <translation>
            <numerusform>%1, Runde %2: Wirf %n Würfel und gib ihn ein.</numerusform>
            <numerusform>%1, Runde %2: Wirf %n Würfel und gib sie ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are missing.</source>
        <translation>
            <numerusform>%n Würfel fehlt noch.</numerusform>
            <numerusform>%n Würfel fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Auf dem Tisch: %1.</translation>
    </message>
    <message>
        <source>Hints are off.</source>
        <translation>Die Tipps sind aus.</translation>
    </message>
    <message>
        <source>Choose first; then hear how it compares.</source>
        <translation>Wähle zuerst; dann hörst du, wie gut es war.</translation>
    </message>
    <message>
        <source>Hints are on.</source>
        <translation>Die Tipps sind an.</translation>
    </message>
</context>
<context>
    <name>app::session::Autosave</name>
    <message>
        <source>This game isn&apos;t being kept: the folder %1 can&apos;t be made.</source>
        <translation>Diese Partie wird nicht gespeichert: Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>This game isn&apos;t being kept yet: another window of Alea keeps its own. It goes to the saved games when you close this window or begin another game.</source>
        <translation>Diese Partie wird noch nicht gespeichert: Ein anderes Fenster von Alea speichert seine eigene. Sie kommt zu den gespeicherten Partien, wenn du dieses Fenster schließt oder eine neue Partie beginnst.</translation>
    </message>
    <message>
        <source>This game isn&apos;t being kept: nothing can be written to %1.</source>
        <translation>Diese Partie wird nicht gespeichert: In %1 lässt sich nichts schreiben.</translation>
    </message>
    <message>
        <source>The game that was left could not be read: %1</source>
        <translation>Die letzte Partie konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>This game isn&apos;t being kept: it can&apos;t be written to %1 (%2).</source>
        <translation>Diese Partie wird nicht gespeichert: Sie lässt sich nicht in %1 schreiben (%2).</translation>
    </message>
    <message>
        <source>The last game couldn&apos;t go to the saved games; it is kept with this one.</source>
        <translation>Die letzte Partie ließ sich nicht zu den gespeicherten Partien legen; sie wird zusammen mit dieser aufbewahrt.</translation>
    </message>
    <message>
        <source>The game could not be kept: %1</source>
        <translation>Die Partie konnte nicht gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>app::session::Coach</name>
    <message>
        <source>Win probabilities could not be worked out: %1</source>
        <translation>Die Gewinnwahrscheinlichkeiten konnten nicht berechnet werden: %1</translation>
    </message>
</context>
<context>
    <name>app::session::ContestPlayers</name>
    <message>
        <source>%1 is not in your list of contest programs</source>
        <translation>%1 steht nicht in deiner Liste der Wettbewerbsprogramme</translation>
    </message>
</context>
<context>
    <name>app::session::GameSession</name>
    <message>
        <source>%1 plays on for %2 from turn %3 on.</source>
        <translation>%1 spielt ab Runde %3 für %2 weiter.</translation>
    </message>
    <message>
        <source>contest programs play games of two by the forced joker rule only</source>
        <translation>Wettbewerbsprogramme spielen nur Partien zu zweit mit der erzwungenen Joker-Regel</translation>
    </message>
</context>
<context>
    <name>app::session::HostProcess</name>
    <message>
        <source>alea-judge ended before it answered</source>
        <translation>alea-judge hat sich beendet, ohne zu antworten</translation>
    </message>
    <message>
        <source>alea-judge can&apos;t be started: %1</source>
        <translation>alea-judge lässt sich nicht starten: %1</translation>
    </message>
    <message>
        <source>alea-judge doesn&apos;t answer</source>
        <translation>alea-judge antwortet nicht</translation>
    </message>
    <message>
        <source>alea-judge gave no answer</source>
        <translation>alea-judge gab keine Antwort</translation>
    </message>
    <message>
        <source>%1:
%2</source>
        <translation>%1:
%2</translation>
    </message>
</context>
<context>
    <name>app::session::MatchProcess</name>
    <message>
        <source>alea-judge can&apos;t be started: %1</source>
        <translation>alea-judge lässt sich nicht starten: %1</translation>
    </message>
    <message>
        <source>a temporary folder can&apos;t be made</source>
        <translation>ein temporärer Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::session::Practice</name>
    <message>
        <source>there are no such positions</source>
        <translation>keine passenden Stellungen gefunden</translation>
    </message>
</context>
<context>
    <name>app::views::DiceView</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
</context>
<context>
    <name>app::views::EmptyPage</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>app::views::FiguresView</name>
    <message>
        <source>Statistics of the players</source>
        <translation>Statistik der Spieler</translation>
    </message>
    <message>
        <source>Where the losses are</source>
        <translation>Wo die Verluste liegen</translation>
    </message>
</context>
<context>
    <name>app::views::MatchGraph</name>
    <message>
        <source>Score of %1 over the games</source>
        <translation>Ergebnis von %1 im Lauf der Partien</translation>
    </message>
    <message>
        <source>No game is over yet.</source>
        <translation>Noch keine Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>After %1 of %2 games %3, with 99&#xa0;% certainty between %4 and %5.</source>
        <translation>Nach %1 von %2 Partien %3, mit 99&#xa0;% Sicherheit zwischen %4 und %5.</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>app::views::ReviewPanel</name>
    <message>
        <source>%1: %2 expected at the start, %3 by luck, %4 by choices: %5</source>
        <translation>%1: %2 am Anfang erwartet, %3 durch Glück, %4 durch Entscheidungen, zusammen %5</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>%1 am Anfang</translation>
    </message>
    <message>
        <source>%1 by luck</source>
        <translation>%1 durch Glück</translation>
    </message>
    <message>
        <source>%1 by choices</source>
        <translation>%1 durch Entscheidungen</translation>
    </message>
    <message>
        <source>%1 by the other&apos;s</source>
        <translation>%1 durch den Gegner</translation>
    </message>
    <message>
        <source>%1 by the others&apos; and the estimate</source>
        <translation>%1 durch die Gegner und die Schätzung</translation>
    </message>
    <message>
        <source>%1 left by the estimate</source>
        <translation>%1 Rest der Schätzung</translation>
    </message>
    <message>
        <source>&amp;Mine only</source>
        <translation>Nur &amp;meine</translation>
    </message>
    <message>
        <source>Pages of the review</source>
        <translation>Seiten der Analyse</translation>
    </message>
    <message>
        <source>Le&amp;dger</source>
        <translation>Proto&amp;koll</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>The players&apos; accounts</source>
        <translation>Die Bilanz der Spieler</translation>
    </message>
    <message>
        <source>What the review goes by</source>
        <translation>Maß der Analyse</translation>
    </message>
    <message>
        <source>By expected score</source>
        <translation>Nach erwarteter Punktzahl</translation>
    </message>
    <message>
        <source>Ledger: every roll and decision</source>
        <translation>Protokoll: jeder Wurf und jede Entscheidung</translation>
    </message>
    <message>
        <source>Win probabilities need the tables, and winning another player.</source>
        <translation>Gewinnwahrscheinlichkeiten brauchen die Tabellen und einen Gegner.</translation>
    </message>
    <message>
        <source>%1 to win: %2: %3</source>
        <translation>%1, Gewinnwahrscheinlichkeit: %2, zusammen %3</translation>
    </message>
    <message>
        <source>%1 to beat %2: %3: %4</source>
        <translation>%1, Wahrscheinlichkeit für über %2 Punkte: %3, zusammen %4</translation>
    </message>
    <message>
        <source>By probability to beat %1</source>
        <translation>Nach Wahrscheinlichkeit für über %1 Punkte</translation>
    </message>
    <message>
        <source>By probability to win</source>
        <translation>Nach Gewinnwahrscheinlichkeit</translation>
    </message>
</context>
<context>
    <name>app::views::ScoreGraph</name>
    <message>
        <source>Expected final scores over the game</source>
        <translation>Erwartete Endstände im Lauf der Partie</translation>
    </message>
    <message>
        <source>inaccuracies</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunders</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Probability to beat %1 over the game</source>
        <translation>Wahrscheinlichkeit für über %1 Punkte im Lauf der Partie</translation>
    </message>
    <message>
        <source>Probability to win over the game</source>
        <translation>Gewinnwahrscheinlichkeit im Lauf der Partie</translation>
    </message>
    <message>
        <source>%1 to beat %2, in %</source>
        <translation>%1: über %2 Punkte, in %</translation>
    </message>
    <message>
        <source>%1 to win, in %</source>
        <translation>%1: Sieg, in %</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>app::views::ScoreHistogram</name>
    <message>
        <source>Final scores after the choice</source>
        <translation>Endstände nach dieser Wahl</translation>
    </message>
</context>
<context>
    <name>app::views::SheetView</name>
    <message>
        <source>Score sheet</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Choose a box with the arrows.</source>
        <translation>Wähle ein Feld mit den Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>app::views::TodayCard</name>
    <message numerus="yes">
        <source>%n of your own costly choices</source>
        <translation>
            <numerusform>eine deiner teuren Entscheidungen</numerusform>
            <numerusform>%n deiner teuren Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 where winning and points disagree</source>
        <translation>1, bei der Sieg und Punkte Verschiedenes verlangen</translation>
    </message>
    <message>
        <source>Today: %1 of %2 answered</source>
        <translation>Heute: %1 von %2 beantwortet</translation>
    </message>
    <message>
        <source>The set is kept as you left it.</source>
        <translation>Die Serie ist noch so, wie du sie verlassen hast.</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>Weiter&amp;machen</translation>
    </message>
    <message>
        <source>Today: %1 of %2 right</source>
        <translation>Heute: %1 von %2 richtig</translation>
    </message>
    <message>
        <source>Today: ten positions, about five minutes</source>
        <translation>Heute: zehn Aufgaben, etwa fünf Minuten</translation>
    </message>
    <message>
        <source>&amp;Ten more</source>
        <translation>&amp;Zehn weitere</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarten</translation>
    </message>
    <message>
        <source>%1 for step %2, which you are learning</source>
        <translation>%1 zu Schritt %2, den du gerade lernst</translation>
    </message>
    <message numerus="yes">
        <source>%n steps that are due again (%1)</source>
        <translation>
            <numerusform>ein Schritt, der wieder fällig ist (%1)</numerusform>
            <numerusform>%n Schritte, die wieder fällig sind (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the steps around it</source>
        <translation>
            <numerusform>%n zu einem Schritt daneben</numerusform>
            <numerusform>%n zu den Schritten daneben</numerusform>
        </translation>
    </message>
    <message>
        <source>Next to learn, step %1: %2.</source>
        <translation>Als Nächstes zu lernen, Schritt %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow: %n steps to recall (%1).</source>
        <translation>
            <numerusform>Morgen: einen Schritt auffrischen (%1).</numerusform>
            <numerusform>Morgen: %n Schritte auffrischen (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Tomorrow: step %1 to learn.</source>
        <translation>Morgen: Schritt %1 lernen.</translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow: step %1 to learn, and %n steps to recall (%2).</source>
        <translation>
            <numerusform>Morgen: Schritt %1 lernen und einen Schritt auffrischen (%2).</numerusform>
            <numerusform>Morgen: Schritt %1 lernen und %n Schritte auffrischen (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::Waterfall</name>
    <message>
        <source>The parts of the difference</source>
        <translation>Die Teile des Unterschieds</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
</context>
<context>
    <name>app::views::games::FilterBar</name>
    <message>
        <source>Which games</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search names and dates</source>
        <translation>Name oder Datum suchen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punktverlust</translation>
    </message>
    <message>
        <source>Any loss</source>
        <translation>Jeder Verlust</translation>
    </message>
    <message>
        <source>%1 or more lost</source>
        <translation>Verlust ab %1</translation>
    </message>
</context>
<context>
    <name>app::views::games::GamesPage</name>
    <message>
        <source>This game can&apos;t be read</source>
        <translation>Diese Partie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The game can&apos;t be changed</source>
        <translation>Die Partie lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>Rename Game</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>Name of the game (empty: its opponent)</source>
        <translation>Name der Partie (leer: ihr Gegner)</translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted</source>
        <translation>Die Partie lässt sich nicht löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n games are deleted.</source>
        <translation>
            <numerusform>%n Partie ist gelöscht.</numerusform>
            <numerusform>%n Partien sind gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game can&apos;t be brought back</source>
        <translation>Die Partie lässt sich nicht zurückholen</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Games of Alea (*.alea);;All files (*)</source>
        <translation>Alea-Partien (*.alea);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>These games can&apos;t be imported</source>
        <translation>Diese Partien lassen sich nicht importieren</translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>Partien importiert: %n.</numerusform>
            <numerusform>Partien importiert: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported; already there: %1.</source>
        <translation>
            <numerusform>Partien importiert: %n; schon da: %1.</numerusform>
            <numerusform>Partien importiert: %n; schon da: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The table can&apos;t be written</source>
        <translation>Die Tabelle lässt sich nicht schreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n games written to %1.</source>
        <translation>
            <numerusform>Partien geschrieben: %n, in %1.</numerusform>
            <numerusform>Partien geschrieben: %n, in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rückgän&amp;gig</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>The list of games can&apos;t be made: %1</source>
        <translation>Die Liste der Partien lässt sich nicht erstellen: %1</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>Die Partien werden gelesen…</translation>
    </message>
    <message>
        <source>No game fits what is looked for.</source>
        <translation>Keine Partie passt zur Suche.</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 gezeigt</translation>
    </message>
    <message>
        <source>%1 files can&apos;t be read</source>
        <translation>nicht lesbare Dateien: %1</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <translation>Partien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Analysing games: %1 of %2</source>
        <translation>Partien werden analysiert: %1 von %2</translation>
    </message>
    <message>
        <source>Importing games: %1&#xa0;%</source>
        <translation>Partien werden importiert: %1&#xa0;%</translation>
    </message>
    <message>
        <source>The import was stopped; what came before stays.</source>
        <translation>Der Import ist angehalten; was schon importiert ist, bleibt.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Noch keine fertigen Partien</translation>
    </message>
    <message>
        <source>Games that you finish come here by themselves, with what luck and your choices made of them.</source>
        <translation>Beendete Partien kommen von selbst hierher, mit dem, was Glück und deine Entscheidungen daraus gemacht haben.</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Spie&amp;len</translation>
    </message>
    <message>
        <source>Look at a &amp;sample review</source>
        <translation>Eine Be&amp;ispiel-Analyse ansehen</translation>
    </message>
</context>
<context>
    <name>app::views::games::ProgressCard</name>
    <message>
        <source>No finished games yet</source>
        <translation>Noch keine fertigen Partien</translation>
    </message>
    <message>
        <source>Here you will see how many points your choices lose per game.</source>
        <translation>Hier siehst du später, wie viele Punkte du pro Partie verschenkst.</translation>
    </message>
    <message>
        <source>%1 points lost per game</source>
        <translation>%1 Punkte Verlust pro Partie</translation>
    </message>
    <message>
        <source>± %1, </source>
        <translation>± %1, </translation>
    </message>
    <message>
        <source>Points lost per game, the oldest game first</source>
        <translation>Punktverlust pro Partie, die älteste zuerst</translation>
    </message>
    <message>
        <source>A click on a dot opens the game.</source>
        <translation>Ein Klick auf einen Punkt öffnet die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%1your last %n games. Luck is taken out: this is what your choices cost.</source>
        <translation>
            <numerusform>%1aus deiner letzten Partie. Glück ist herausgerechnet: So viel kosten deine Entscheidungen.</numerusform>
            <numerusform>%1aus deinen letzten %n Partien. Glück ist herausgerechnet: So viel kosten deine Entscheidungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::games::ProgressGraph</name>
    <message>
        <source>no games</source>
        <translation>keine Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Each game that you finish without hints adds a point here.</source>
        <translation>Jede Partie, die du ohne Tipps zu Ende spielst, wird hier ein Punkt.</translation>
    </message>
</context>
<context>
    <name>app::views::play::ChoiceList</name>
    <message>
        <source>Ranked choices</source>
        <translation>Möglichkeiten, nach Güte</translation>
    </message>
    <message>
        <source>Beat %</source>
        <translation>Ziel %</translation>
    </message>
    <message>
        <source>three of a kind for %1</source>
        <translation>Dreierpasch für %1</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deine</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1, deine</translation>
    </message>
</context>
<context>
    <name>app::views::play::CoachPanel</name>
    <message>
        <source>The game is being solved; hints follow in a moment.</source>
        <translation>Das Spiel wird durchgerechnet; gleich kommen Tipps.</translation>
    </message>
    <message>
        <source>Nothing to decide until the dice are rolled.</source>
        <translation>Vor dem Wurf gibt es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Best by points: probabilities aren&apos;t known yet, ranked by expected score</source>
        <translation>Am besten nach Punkten: Wahrscheinlichkeiten noch unbekannt, geordnet nach erwarteter Punktzahl</translation>
    </message>
    <message>
        <source>Best to score more than %1</source>
        <translation>Beste Wahl für über %1 Punkte</translation>
    </message>
    <message>
        <source>Show the best five</source>
        <translation>Nur die besten fünf</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Best: the highest final score to expect</source>
        <translation>Beste Wahl: der höchste erwartete Endstand</translation>
    </message>
    <message>
        <source>Try agai&amp;n</source>
        <translation>Noch einmal fra&amp;gen</translation>
    </message>
    <message>
        <source>%1 gives no advice: %2</source>
        <translation>%1 gibt keinen Rat: %2</translation>
    </message>
    <message>
        <source>%1 thinks…</source>
        <translation>%1 denkt nach…</translation>
    </message>
    <message>
        <source>%1: %2, which is best</source>
        <translation>%1: %2 (am besten)</translation>
    </message>
    <message>
        <source>%1: %2, which loses %3 percentage points</source>
        <translation>%1: %2 (Verlust: %3 Prozentpunkte)</translation>
    </message>
    <message>
        <source>%1: %2, which loses %3 points</source>
        <translation>%1: %2 (Verlust: %3 Punkte)</translation>
    </message>
    <message>
        <source>Best to win, if all play perfectly from here on</source>
        <translation>Am besten auf Sieg, wenn ab hier alle fehlerlos spielen</translation>
    </message>
    <message>
        <source>Guess first · %1</source>
        <translation>Erst raten · %1</translation>
    </message>
    <message>
        <source>Guess first: choose, then see how it compares.</source>
        <translation>Erst raten: wähle, dann siehst du den Vergleich.</translation>
    </message>
    <message>
        <source>A click on a choice shows why it is worth less.</source>
        <translation>Ein Klick auf eine Möglichkeit zeigt, warum sie weniger wert ist.</translation>
    </message>
    <message>
        <source>Before you choose, the coach says nothing until you ask: what is best, and why. A game with hints doesn&apos;t count for your level.</source>
        <translation>Vor deiner Wahl sagt der Trainer nichts, bis du fragst: was am besten ist, und warum. Eine Partie mit Tipps zählt nicht für deine Stufe.</translation>
    </message>
    <message>
        <source>Your last choice; the best by points was</source>
        <translation>Deine letzte Wahl; nach Punkten am besten war</translation>
    </message>
    <message>
        <source>Your last choice; the best by probability was</source>
        <translation>Deine letzte Wahl; nach Wahrscheinlichkeit am besten war</translation>
    </message>
    <message>
        <source>Basic strategy. %1</source>
        <translation>Grundstrategie. %1</translation>
    </message>
</context>
<context>
    <name>app::views::play::EndCard</name>
    <message>
        <source>&amp;Rematch ⏎</source>
        <translation>Reva&amp;nche ⏎</translation>
    </message>
    <message>
        <source>&amp;Another opponent</source>
        <translation>An&amp;derer Gegner</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Fresh positions like these choices, to be answered as in a game</source>
        <translation>Neue Aufgaben wie diese Entscheidungen, zu lösen wie in einer Partie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Revie&amp;w choices</source>
        <translation>&amp;Entscheidungen ansehen</translation>
    </message>
    <message>
        <source>%1!</source>
        <translation>%1!</translation>
    </message>
    <message>
        <source>%1 of %2 choices were the best by points</source>
        <translation>%1 von %2 Entscheidungen waren nach Punkten die besten</translation>
    </message>
    <message>
        <source>%1: %2 of %3 choices were the best by points</source>
        <translation>%1: %2 von %3 Entscheidungen waren nach Punkten die besten</translation>
    </message>
    <message>
        <source>Pract&amp;ise this step</source>
        <translation>Diesen Schr&amp;itt üben</translation>
    </message>
    <message>
        <source>Next: pl&amp;ay %1</source>
        <translation>N&amp;un gegen %1</translation>
    </message>
    <message>
        <source>Luck and choices</source>
        <translation>Glück und Entscheidungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Practise such choices</source>
        <translation>Solche üben</translation>
    </message>
    <message>
        <source>%1 points; perfect play has %2 on average</source>
        <translation>%1 Punkte; perfektes Spiel bringt im Schnitt %2</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Luck: %1 %2, %3 %4. Choices: %1 %5, %3 %6.</source>
        <translation>Glück: %1 %2, %3 %4. Entscheidungen: %1 %5, %3 %6.</translation>
    </message>
    <message>
        <source>%1: %2 points expected at the start, %3 by luck, %4 by choices</source>
        <translation>%1: %2 Punkte am Anfang erwartet, %3 durch Glück, %4 durch Entscheidungen</translation>
    </message>
    <message>
        <source>With hints, so it doesn&apos;t count for your level</source>
        <translation>Mit Tipps, zählt also nicht für deine Stufe</translation>
    </message>
    <message>
        <source>%1 had the luckiest turn</source>
        <translation>Am meisten Glück hatte %1</translation>
    </message>
    <message>
        <source>You had the luckiest turn</source>
        <translation>Am meisten Glück hattest du</translation>
    </message>
    <message>
        <source>Your luckiest turn</source>
        <translation>Deine glücklichste Runde</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3; better: %4 (%5)</source>
        <translation>Runde %1, %2: %3; besser: %4 (%5)</translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4</source>
        <translation>%1 (%2): %3, %4</translation>
    </message>
    <message>
        <source>You chose like %1 (%2 on average)</source>
        <translation>Du hast wie %1 gewählt (im Schnitt %2)</translation>
    </message>
    <message numerus="yes">
        <source>Your costliest step, %2 points in %n choices: %3 (step %1)</source>
        <translation>
            <numerusform>Dein teuerster Schritt, %2 Punkte bei %n Entscheidung: %3 (Schritt %1)</numerusform>
            <numerusform>Dein teuerster Schritt, %2 Punkte bei %n Entscheidungen: %3 (Schritt %1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::play::ExplanationPanel</name>
    <message>
        <source>The choice in depth</source>
        <translation>Die Wahl im Einzelnen</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
    <message>
        <source>&amp;Final score</source>
        <translation>&amp;Endstand</translation>
    </message>
    <message>
        <source>This t&amp;urn</source>
        <translation>R&amp;unde</translation>
    </message>
    <message>
        <source>Where the turn may end</source>
        <translation>Womit die Runde enden kann</translation>
    </message>
    <message>
        <source>In full: three or more of the face in an upper box, the pattern in a lower one</source>
        <translation>Erfüllt: in einem oberen Feld drei oder mehr der Augenzahl, in einem unteren das verlangte Bild</translation>
    </message>
    <message>
        <source>No more is known: %1.</source>
        <translation>Mehr ist nicht bekannt: %1.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Es gibt keine andere Wahl.</translation>
    </message>
    <message>
        <source>The probabilities of final scores need the tables.</source>
        <translation>Die Wahrscheinlichkeiten der Endstände brauchen die Tabellen.</translation>
    </message>
    <message>
        <source>The dotted line is %1.</source>
        <translation>Die gepunktete Linie: %1.</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <translation>Es macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>The reason follows in a moment.</source>
        <translation>Der Grund folgt gleich.</translation>
    </message>
    <message>
        <source>The exact win probabilities of this turn are being worked out…</source>
        <translation>Die genauen Gewinnwahrscheinlichkeiten dieser Runde werden berechnet…</translation>
    </message>
    <message>
        <source>The win probabilities of this turn are being estimated…</source>
        <translation>Die Gewinnwahrscheinlichkeiten dieser Runde werden geschätzt…</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Warum %1?</translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation>Warum nicht %1?</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
</context>
<context>
    <name>app::views::play::FirstTurnMarks</name>
    <message>
        <source>1 · Roll the five dice</source>
        <translation>1 · Würfle alle fünf Würfel</translation>
    </message>
    <message>
        <source>2 · Click the dice that you want to keep</source>
        <translation>2 · Klicke die Würfel an, die du behalten willst</translation>
    </message>
    <message>
        <source>← 4 · Click a box: the dice score there</source>
        <translation>← 4 · Klicke ein Feld an: Dort zählen die Würfel</translation>
    </message>
</context>
<context>
    <name>app::views::play::GameStrip</name>
    <message>
        <source>fine</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2, %3 points lost</source>
        <translation>Runde %1: %2, %3 Punkte verschenkt</translation>
    </message>
    <message>
        <source>The final score on average if every choice from here on is the best. Worse choices end lower.</source>
        <translation>Der Endstand im Schnitt, wenn von hier an jede Wahl die beste ist. Wer schlechter wählt, endet tiefer.</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <translation>Erwarteter Endstand</translation>
    </message>
    <message>
        <source>The final scores on average, and the probability to win, if every choice of every player is the best from here on. It is not your chance against real opponents: who makes worse choices ends lower.</source>
        <translation>Die Endstände im Schnitt und die Wahrscheinlichkeit zu siegen, wenn von hier an jede Wahl von allen die beste ist. Das ist nicht deine Chance gegen wirkliche Gegner: Wer schlechter wählt, endet tiefer.</translation>
    </message>
    <message>
        <source>Choices by turn</source>
        <translation>Entscheidungen je Runde</translation>
    </message>
</context>
<context>
    <name>app::views::play::NewGamePage</name>
    <message>
        <source>&amp;Real dice</source>
        <translation>&amp;Echte Würfel</translation>
    </message>
    <message>
        <source>&amp;Start ⏎</source>
        <translation>S&amp;tart ⏎</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Throw them on your table and enter what falls</source>
        <translation>Auf dem Tisch werfen und hier eingeben, was fällt</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>C&amp;oach:</source>
        <translation>C&amp;oach:</translation>
    </message>
    <message>
        <source>&amp;Joker rule:</source>
        <translation>&amp;Joker-Regel:</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abbreche&amp;n</translation>
    </message>
    <message>
        <source>Player %1: a person or a program</source>
        <translation>Spieler %1: Mensch oder Programm</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>%1: a contest program</source>
        <translation>%1: ein Wettbewerbsprogramm</translation>
    </message>
    <message>
        <source>%1: a program</source>
        <translation>%1: ein Programm</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Contest programs play games of two by the forced joker rule.</source>
        <translation>Wettbewerbsprogramme spielen Partien zu zweit mit der erzwungenen Joker-Regel.</translation>
    </message>
    <message>
        <source>At the table: %1</source>
        <translation>Am Tisch: %1</translation>
    </message>
    <message>
        <source>gives no hints, grades each choice</source>
        <translation>gibt keine Tipps, bewertet jede Wahl</translation>
    </message>
    <message>
        <source>lets me guess first: what was best after each choice</source>
        <translation>lässt mich erst raten: was am besten war, nach jeder Wahl</translation>
    </message>
    <message>
        <source>tells me what is best; not counted for my level</source>
        <translation>sagt mir, was am besten ist; zählt nicht für meine Stufe</translation>
    </message>
</context>
<context>
    <name>app::views::play::ObjectiveBox</name>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The greatest expected final score</source>
        <translation>Der höchste erwartete Endstand</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Beat</source>
        <translation>Über N</translation>
    </message>
    <message>
        <source>The greatest probability of more points than a number</source>
        <translation>Die höchste Wahrscheinlichkeit für mehr Punkte als eine Zahl</translation>
    </message>
    <message>
        <source>Points to beat</source>
        <translation>Zahl der Punkte, die du übertreffen willst</translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>The greatest probability to win this game, if all play perfectly from here on</source>
        <translation>Die größte Wahrscheinlichkeit, diese Partie zu gewinnen, wenn ab hier alle fehlerlos spielen</translation>
    </message>
</context>
<context>
    <name>app::views::play::OpponentCard</name>
    <message>
        <source>%1 points on average</source>
        <translation>%1 Punkte im Schnitt</translation>
    </message>
    <message>
        <source>your level</source>
        <translation>deine Stufe</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>nie gespielt</translation>
    </message>
</context>
<context>
    <name>app::views::play::PlayOverlays</name>
    <message>
        <source>↑ 3 · Ask the coach: key H</source>
        <translation>↑ 3 · Frag den Coach: Taste H</translation>
    </message>
    <message>
        <source>↑ 3 · Open the coach: key F9</source>
        <translation>↑ 3 · Öffne den Coach: Taste F9</translation>
    </message>
</context>
<context>
    <name>app::views::play::PlayPage</name>
    <message>
        <source>Coach (F9)</source>
        <translation>Coach (F9)</translation>
    </message>
    <message>
        <source>What is best, and why</source>
        <translation>Was das Beste ist und warum</translation>
    </message>
    <message>
        <source>You rolled %1</source>
        <translation>Dein Wurf: %1</translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation>Wurf von %1: %2</translation>
    </message>
    <message>
        <source>Looking at turn %1.</source>
        <translation>Rückblick auf Runde %1.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zurück zur Part&amp;ie</translation>
    </message>
    <message>
        <source>%1 (%2 on average)</source>
        <translation>%1 (im Schnitt %2)</translation>
    </message>
    <message>
        <source>%1 (full tables)</source>
        <translation>%1 (volle Tabellen)</translation>
    </message>
    <message>
        <source>%1 (compact tables: within 0.2 percentage points)</source>
        <translation>%1 (kompakte Tabellen: auf 0,2 Prozentpunkte genau)</translation>
    </message>
    <message>
        <source>%1 (without tables: for points until the last rounds)</source>
        <translation>%1 (ohne Tabellen: bis zu den letzten Runden auf Punkte)</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegner: %1</translation>
    </message>
    <message>
        <source>No die is kept. Press Space again to roll all five.</source>
        <translation>Du behältst keinen Würfel. Noch einmal die Leertaste, und alle fünf werden neu gewürfelt.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Waru&amp;m</translation>
    </message>
    <message>
        <source>Correct the dice of this roll. What followed stays, as far as it fits.</source>
        <translation>Korrigiere die Würfel dieses Wurfs. Was danach kam, bleibt, soweit es passt.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Am besten: %1</translation>
    </message>
    <message>
        <source>%1 · real dice</source>
        <translation>%1 · echte Würfel</translation>
    </message>
    <message>
        <source>Leave as it &amp;was</source>
        <translation>So &amp;lassen</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Trotzdem spielen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Taken back to turn %1. If you choose otherwise, what was taken back stays as a try.</source>
        <translation>Zurückgenommen bis Runde %1. Bei einer anderen Wahl bleibt das Zurückgenommene als Versuch.</translation>
    </message>
    <message>
        <source>Coach · guess first (F9)</source>
        <translation>Coach: raten (F9)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Back to the revie&amp;w</source>
        <translation>&amp;Zurück zum Rückblick</translation>
    </message>
    <message>
        <source>Turn %1 once more: what do you choose now?</source>
        <translation>Runde %1 noch einmal: Was wählst du jetzt?</translation>
    </message>
</context>
<context>
    <name>app::views::play::StripUpdater</name>
    <message>
        <source>win %1 · %2</source>
        <translation>Sieg %1 · %2</translation>
    </message>
    <message>
        <source>if you play perfectly: %1</source>
        <translation>fehlerlos gespielt: %1</translation>
    </message>
    <message>
        <source>if both play perfectly: %1</source>
        <translation>beide fehlerlos: %1</translation>
    </message>
    <message>
        <source>if all play perfectly: %1</source>
        <translation>alle fehlerlos: %1</translation>
    </message>
</context>
<context>
    <name>app::views::play::TableView</name>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>%1 plays…</source>
        <translation>%1 spielt…</translation>
    </message>
    <message>
        <source>← Choose a box</source>
        <translation>← Wähle ein Feld</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>← Choose a box, or let a die go</source>
        <translation>← Wähle ein Feld oder gib Würfel frei</translation>
    </message>
    <message>
        <source>Space or a click shows the end of the turn</source>
        <translation>Leertaste oder Klick zeigt das Ende der Runde</translation>
    </message>
    <message>
        <source>Space rolls</source>
        <translation>Leertaste würfelt</translation>
    </message>
    <message>
        <source>Arrows and Enter, or a click, fill a box</source>
        <translation>Pfeiltasten und Eingabe oder ein Klick füllen ein Feld</translation>
    </message>
    <message>
        <source>Space rolls · 1–5 keep · click a box to score</source>
        <translation>Leertaste würfelt · 1–5 behält · Klick auf ein Feld trägt ein</translation>
    </message>
    <message>
        <source>Your turn %1 of %2</source>
        <translation>Du bist dran: Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1: turn %2 of %3</source>
        <translation>%1: Runde %2 von %3</translation>
    </message>
    <message>
        <source>Roll all five again · 1 roll left</source>
        <translation>Alle fünf neu würfeln · noch 1 Wurf</translation>
    </message>
    <message>
        <source>Roll all five again · 2 rolls left</source>
        <translation>Alle fünf neu würfeln · noch 2 Würfe</translation>
    </message>
    <message>
        <source>Roll 1 die · 1 roll left</source>
        <translation>1 Würfel würfeln · noch 1 Wurf</translation>
    </message>
    <message>
        <source>Roll 1 die · 2 rolls left</source>
        <translation>1 Würfel würfeln · noch 2 Würfe</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · 1 roll left</source>
        <translation>
            <numerusform>%n Würfel würfeln · noch 1 Wurf</numerusform>
            <numerusform>%n Würfel würfeln · noch 1 Wurf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · 2 rolls left</source>
        <translation>
            <numerusform>%n Würfel würfeln · noch 2 Würfe</numerusform>
            <numerusform>%n Würfel würfeln · noch 2 Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw 1 die · 1 roll left</source>
        <translation>1 Würfel werfen · noch 1 Wurf</translation>
    </message>
    <message>
        <source>Throw 1 die · 2 rolls left</source>
        <translation>1 Würfel werfen · noch 2 Würfe</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice · 1 roll left</source>
        <translation>
            <numerusform>%n Würfel werfen · noch 1 Wurf</numerusform>
            <numerusform>%n Würfel werfen · noch 1 Wurf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice · 2 rolls left</source>
        <translation>
            <numerusform>%n Würfel werfen · noch 2 Würfe</numerusform>
            <numerusform>%n Würfel werfen · noch 2 Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw 1 die, then enter it</source>
        <translation>Wirf 1 Würfel und gib ihn ein</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice, then enter them</source>
        <translation>
            <numerusform>Wirf %n Würfel und gib ihn ein</numerusform>
            <numerusform>Wirf %n Würfel und gib sie ein</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw 1 die for %1, then enter it</source>
        <translation>Wirf 1 Würfel für %1 und gib ihn ein</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice for %1, then enter them</source>
        <translation>
            <numerusform>Wirf %n Würfel für %1 und gib ihn ein</numerusform>
            <numerusform>Wirf %n Würfel für %1 und gib sie ein</numerusform>
        </translation>
    </message>
    <message>
        <source>1–6 enter a die · Backspace takes one back</source>
        <translation>1–6 gibt einen Würfel ein · Rücktaste nimmt einen zurück</translation>
    </message>
    <message>
        <source>Throw all five again · 1 roll left</source>
        <translation>Alle fünf neu werfen · noch 1 Wurf</translation>
    </message>
    <message>
        <source>Throw all five again · 2 rolls left</source>
        <translation>Alle fünf neu werfen · noch 2 Würfe</translation>
    </message>
    <message>
        <source>Space rolls · click dice to keep, a box to score</source>
        <translation>Leertaste würfelt · Klick behält Würfel und füllt ein Feld</translation>
    </message>
    <message>
        <source>↶ Take back</source>
        <translation>↶ Zurücknehmen</translation>
    </message>
    <message>
        <source>Fair dice, sealed before the game: %1…</source>
        <translation>Faire Würfel, vor der Partie versiegelt: %1…</translation>
    </message>
    <message>
        <source>Verify the dice of this game</source>
        <translation>Die Würfel dieser Partie prüfen</translation>
    </message>
    <message>
        <source>SHA-256 of the seed: %1</source>
        <translation>SHA-256 des Startwerts: %1</translation>
    </message>
    <message>
        <source>Enter a %1</source>
        <translation>%1 eingeben</translation>
    </message>
    <message>
        <source>Enter a %1 (%1)</source>
        <translation>%1 eingeben (%1)</translation>
    </message>
    <message>
        <source>Faces to enter</source>
        <translation>Augenzahlen zum Eingeben</translation>
    </message>
    <message>
        <source>The last die, or the roll before (Backspace)</source>
        <translation>Den letzten Würfel oder den vorigen Wurf (Rücktaste)</translation>
    </message>
    <message>
        <source>Erase &amp;die</source>
        <translation>&amp;Würfel löschen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
</context>
<context>
    <name>app::views::play::TablesOffer</name>
    <message>
        <source>Make &amp;Them</source>
        <translation>Er&amp;stellen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Making the tables</source>
        <translation>Die Tabellen werden erstellt</translation>
    </message>
    <message>
        <source>Makes the tables that win probabilities need</source>
        <translation>Erstellt die Tabellen für Gewinnwahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Stops making the tables</source>
        <translation>Stoppt das Erstellen der Tabellen</translation>
    </message>
    <message>
        <source>Making the tables for win probabilities…</source>
        <translation>Die Tabellen für Gewinnwahrscheinlichkeiten werden erstellt…</translation>
    </message>
    <message>
        <source>Making the tables for win probabilities: %1</source>
        <translation>Die Tabellen für Gewinnwahrscheinlichkeiten werden erstellt: %1</translation>
    </message>
    <message>
        <source>Win probabilities are being prepared, for the first time only…</source>
        <translation>Gewinnwahrscheinlichkeiten werden vorbereitet, nur beim ersten Mal…</translation>
    </message>
    <message>
        <source>The tables could not be made: %1</source>
        <translation>Die Tabellen konnten nicht erstellt werden: %1</translation>
    </message>
    <message>
        <source>Win probabilities come from compact tables, within 0.2 percentage points. The full ones are exact. %1</source>
        <translation>Gewinnwahrscheinlichkeiten kommen aus kompakten Tabellen, auf 0,2 Prozentpunkte genau. Die vollen sind exakt. %1</translation>
    </message>
    <message>
        <source>Win probabilities need tables. %1</source>
        <translation>Gewinnwahrscheinlichkeiten brauchen Tabellen. %1</translation>
    </message>
</context>
<context>
    <name>app::views::play::VerdictCard</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Show hints</source>
        <translation>Tipps zeigen</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>Erst selbst raten</translation>
    </message>
    <message>
        <source>Probabilities hold if all play perfectly from here on</source>
        <translation>Die Wahrscheinlichkeiten gelten, wenn ab hier alle fehlerlos spielen</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>deine Wahl</translation>
    </message>
    <message>
        <source>Yours too</source>
        <translation>Deine auch</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>Deine: %1</translation>
    </message>
    <message>
        <source>Yours is as good</source>
        <translation>Deine ist gleich gut</translation>
    </message>
</context>
<context>
    <name>app::views::play::WelcomeCard</name>
    <message>
        <source>Welcome to Alea</source>
        <translation>Willkommen bei Alea</translation>
    </message>
    <message>
        <source>P&amp;ractise</source>
        <translation>&amp;Üben</translation>
    </message>
    <message>
        <source>Single decisions, with the answer.</source>
        <translation>Einzelne Entscheidungen, mit der Lösung.</translation>
    </message>
    <message>
        <source>Look at a &amp;sample review</source>
        <translation>Eine Be&amp;ispiel-Analyse ansehen</translation>
    </message>
    <message>
        <source>What the program says about a game: luck, choices, and what was better.</source>
        <translation>Was das Programm über eine Partie sagt: Glück, Entscheidungen und was besser war.</translation>
    </message>
    <message>
        <source>A less&amp;on of two minutes</source>
        <translation>Zwei-Minuten-&amp;Lektion</translation>
    </message>
    <message>
        <source>A trainer for Yahtzee: play against it, and see which choices cost points.</source>
        <translation>Ein Trainer für Kniffel (Yahtzee): Spiel gegen ihn und sieh, welche Entscheidungen Punkte kosten.</translation>
    </message>
    <message>
        <source>What the game is about, and eight decisions to play. Start here if you are new.</source>
        <translation>Worum es im Spiel geht, und acht Entscheidungen zum Spielen. Fang hier an, wenn du neu bist.</translation>
    </message>
    <message>
        <source>&amp;Where do you stand?</source>
        <translation>&amp;Wo stehst du?</translation>
    </message>
    <message>
        <source>Twelve positions, three minutes: they tell where practice begins.</source>
        <translation>Zwölf Aufgaben, drei Minuten: Sie zeigen, wo das Üben beginnt.</translation>
    </message>
    <message>
        <source>Play &amp;a game</source>
        <translation>Eine Partie &amp;spielen</translation>
    </message>
    <message>
        <source>Against %1. The coach helps when you ask.</source>
        <translation>Gegner: %1. Der Coach hilft, wenn du fragst.</translation>
    </message>
    <message>
        <source>&amp;Other opponents</source>
        <translation>Andere &amp;Gegner</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>app::views::review::ChoicePicture</name>
    <message>
        <source>best: %1</source>
        <translation>beste: %1</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <translation>deine: %1</translation>
    </message>
    <message>
        <source>best, and yours: %1</source>
        <translation>beste und deine: %1</translation>
    </message>
</context>
<context>
    <name>app::views::review::MistakesView</name>
    <message>
        <source>&amp;Try it again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Play on with the &amp;best</source>
        <translation>&amp;Weiter mit der besten Wahl</translation>
    </message>
    <message>
        <source>What the review goes by</source>
        <translation>Maß der Analyse</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Win probabilities need the tables.</source>
        <translation>Gewinnwahrscheinlichkeiten brauchen die Tabellen.</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n decisions</source>
        <translation>
            <numerusform>Die eine Entscheidung zeigen</numerusform>
            <numerusform>Alle %n Entscheidungen zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>No choice lost enough to be called even an inaccuracy.</source>
        <translation>Keine Wahl hat genug verschenkt, um auch nur eine Ungenauigkeit zu sein.</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>Nichts war besser.</translation>
    </message>
    <message>
        <source>It gave away %1 points.</source>
        <translation>Das hat %1 Punkte verschenkt.</translation>
    </message>
    <message>
        <source>What is shown of the decision</source>
        <translation>Was von der Entscheidung gezeigt wird</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Score sheet (S)</source>
        <translation>Block (S)</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>Your costly choices, costliest first</source>
        <translation>Deine teuren Entscheidungen, die teuersten zuerst</translation>
    </message>
    <message>
        <source>N next · Shift+N previous · T try it again · M practise</source>
        <translation>N nächste · Umschalt+N vorige · T noch einmal · M üben</translation>
    </message>
    <message>
        <source>No costly choices</source>
        <translation>Keine teuren Entscheidungen</translation>
    </message>
    <message>
        <source>Your costly choices: %1 of %2</source>
        <translation>Deine teuren Entscheidungen: %1 von %2</translation>
    </message>
    <message>
        <source>Your costly choices</source>
        <translation>Deine teuren Entscheidungen</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <translation>Erwarteter Endstand</translation>
    </message>
    <message>
        <source>Probability in %</source>
        <translation>Wahrscheinlichkeit in %</translation>
    </message>
    <message>
        <source>It gave away %1 percentage points of beating %2.</source>
        <translation>Das hat %1 Prozentpunkte für über %2 Punkte verschenkt.</translation>
    </message>
    <message>
        <source>It gave away %1 percentage points of winning.</source>
        <translation>Das hat %1 Prozentpunkte Gewinnwahrscheinlichkeit verschenkt.</translation>
    </message>
    <message>
        <source>It gave away %1 points and %2 percentage points of beating %3.</source>
        <translation>Das hat %1 Punkte und %2 Prozentpunkte für über %3 Punkte verschenkt.</translation>
    </message>
    <message>
        <source>It gave away %1 points and %2 percentage points of winning.</source>
        <translation>Das hat %1 Punkte und %2 Prozentpunkte Gewinnwahrscheinlichkeit verschenkt.</translation>
    </message>
    <message>
        <source>; nearly best: %1</source>
        <translation>; fast beste: %1</translation>
    </message>
    <message>
        <source>Best choices by points: %1 of %2</source>
        <translation>Beste Entscheidungen nach Punkten: %1 von %2</translation>
    </message>
    <message>
        <source>Best choices to beat: %1 of %2</source>
        <translation>Beste Entscheidungen fürs Übertreffen: %1 von %2</translation>
    </message>
    <message>
        <source>Best choices to win: %1 of %2</source>
        <translation>Beste Entscheidungen, um zu gewinnen: %1 von %2</translation>
    </message>
    <message>
        <source>P&amp;ractise such choices</source>
        <translation>&amp;Solche üben</translation>
    </message>
    <message>
        <source>A game between programs</source>
        <translation>Eine Partie zwischen Programmen</translation>
    </message>
    <message>
        <source>All decisions are listed with what they lost.</source>
        <translation>Alle Entscheidungen sind mit ihrem Verlust aufgelistet.</translation>
    </message>
</context>
<context>
    <name>app::views::review::MomentSheet</name>
    <message>
        <source>Before the choice</source>
        <translation>Vor der Wahl</translation>
    </message>
    <message>
        <source>Score sheet before the choice</source>
        <translation>Block vor der Wahl</translation>
    </message>
</context>
<context>
    <name>app::views::review::ReasonPane</name>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>This turn makes</source>
        <translation>Diese Runde bringt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <translation>Es macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>No more is known: %1.</source>
        <translation>Mehr ist nicht bekannt: %1.</translation>
    </message>
    <message>
        <source>The reason follows in a moment.</source>
        <translation>Der Grund folgt gleich.</translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation>Warum nicht %1?</translation>
    </message>
    <message>
        <source>Filled: %1. Dotted: %2.</source>
        <translation>Gefüllt: %1. Gepunktet: %2.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
</context>
<context>
    <name>app::views::review::ReviewPage</name>
    <message>
        <source>%1 · luck %2 · choices %3</source>
        <translation>%1 · Glück %2 · Entscheidungen %3</translation>
    </message>
    <message>
        <source>%1 · real dice</source>
        <translation>%1 · echte Würfel</translation>
    </message>
    <message>
        <source>&amp;Back to the costly choices</source>
        <translation>&amp;Zurück zu den teuren Entscheidungen</translation>
    </message>
    <message>
        <source>Nothing to review yet</source>
        <translation>Noch nichts zu analysieren</translation>
    </message>
    <message>
        <source>Play a turn, and its choices will be judged here.</source>
        <translation>Spiel eine Runde, dann werden ihre Entscheidungen hier beurteilt.</translation>
    </message>
    <message>
        <source>Look at a &amp;sample review</source>
        <translation>Eine Be&amp;ispiel-Analyse ansehen</translation>
    </message>
    <message>
        <source>The last game can&apos;t be read.</source>
        <translation>Die letzte Partie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Revie&amp;w the last game</source>
        <translation>&amp;Letzte Partie analysieren</translation>
    </message>
</context>
<context>
    <name>app::views::review::ReviewWait</name>
    <message>
        <source>Reviewing the game</source>
        <translation>Die Partie wird analysiert</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Review the Game</source>
        <translation>Partie anal&amp;ysieren</translation>
    </message>
    <message>
        <source>The game is being solved; the review follows in a moment.</source>
        <translation>Das Spiel wird durchgerechnet; gleich kommt die Analyse.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Die Analyse wurde gestoppt.</translation>
    </message>
    <message>
        <source>The game can&apos;t be reviewed: %1</source>
        <translation>Die Partie lässt sich nicht analysieren: %1</translation>
    </message>
    <message>
        <source>The game is being reviewed: about %1 s left</source>
        <translation>Die Partie wird analysiert: noch etwa %1 s</translation>
    </message>
    <message>
        <source>The game is being reviewed…</source>
        <translation>Die Partie wird analysiert…</translation>
    </message>
</context>
<context>
    <name>app::views::train::AnswerPanel</name>
    <message>
        <source>The best choices</source>
        <translation>Die besten Möglichkeiten</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>%1 of win probability lost per decision</source>
        <translation>%1 Gewinnwahrscheinlichkeit je Entscheidung verschenkt</translation>
    </message>
    <message>
        <source>%1 points lost per decision</source>
        <translation>%1 Punkte je Entscheidung verschenkt</translation>
    </message>
    <message>
        <source>%1; your last sets: %2.</source>
        <translation>%1; deine letzten Serien: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>What your answers lose is counted here.</source>
        <translation>Hier steht, was deine Antworten verschenken.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Good enough: %1</source>
        <translation>Gut genug: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>In your games it decided %n times; not following it costs you %1 points per game.</source>
        <translation>
            <numerusform>In deinen Partien hat er einmal entschieden; ihm nicht zu folgen kostet dich %1 Punkte pro Partie.</numerusform>
            <numerusform>In deinen Partien hat er %n-mal entschieden; ihm nicht zu folgen kostet dich %1 Punkte pro Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer before</source>
        <translation>Die Antwort davor</translation>
    </message>
    <message>
        <source> (not there)</source>
        <translation> (dort nicht)</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message numerus="yes">
        <source>In your games it decided %n times, and not following it cost you nothing.</source>
        <translation>
            <numerusform>In deinen Partien hat er einmal entschieden; ihm nicht zu folgen kostete dich nichts.</numerusform>
            <numerusform>In deinen Partien hat er %n-mal entschieden; ihm nicht zu folgen kostete dich nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>What each open box is worth</source>
        <translation>Was jedes offene Feld wert ist</translation>
    </message>
    <message>
        <source>When you fill a box, take the one whose points are furthest above this number.</source>
        <translation>Wenn du ein Feld füllst, nimm das, dessen Punkte am weitesten über dieser Zahl liegen.</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <translation>deine: %1</translation>
    </message>
</context>
<context>
    <name>app::views::train::BarRows</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>app::views::train::ExerciseView</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>Ana&amp;lysieren</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>E&amp;xport to Anki…</source>
        <translation>Nach Anki e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>What do you do to win?</source>
        <translation>Wie spielst du auf Sieg?</translation>
    </message>
    <message>
        <source>Turn %1 of %2, %3.</source>
        <translation>Runde %1 von %2, %3.</translation>
    </message>
    <message>
        <source>The scores are level.</source>
        <translation>Es steht unentschieden.</translation>
    </message>
    <message numerus="yes">
        <source>You are %n points ahead.</source>
        <translation>
            <numerusform>Dein Vorsprung: %n.</numerusform>
            <numerusform>Dein Vorsprung: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind.</source>
        <translation>
            <numerusform>Dein Rückstand: %n.</numerusform>
            <numerusform>Dein Rückstand: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next (Space)</source>
        <translation>Weiter (Leertaste)</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Wähle ein Feld</translation>
    </message>
    <message>
        <source>Roll all five again</source>
        <translation>Alle fünf neu würfeln</translation>
    </message>
    <message>
        <source>Roll 1 die</source>
        <translation>1 Würfel würfeln</translation>
    </message>
    <message>
        <source>Roll %1 dice</source>
        <translation>%1 Würfel würfeln</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1: die beste Wahl.</translation>
    </message>
    <message>
        <source>Looking for exercises…</source>
        <translation>Aufgaben werden gesucht…</translation>
    </message>
    <message>
        <source>No exercises</source>
        <translation>Keine Aufgaben</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Das dauert ein paar Sekunden.</translation>
    </message>
    <message>
        <source>There are none because %1.</source>
        <translation>Es gibt keine: %1.</translation>
    </message>
    <message>
        <source>Another set (Space)</source>
        <translation>Noch eine Serie (Leertaste)</translation>
    </message>
    <message>
        <source>turn %1 of a game of yours</source>
        <translation>Runde %1 einer deiner Partien</translation>
    </message>
    <message>
        <source>turn %1 of your game of %2</source>
        <translation>Runde %1 deiner Partie vom %2</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Aus: %1.</translation>
    </message>
    <message>
        <source>Like %1.</source>
        <translation>Ähnlich wie: %1.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>In %1 you rolled %2 and chose: %3. That lost %4.</source>
        <translation>%1: Dein Wurf war %2, deine Wahl: %3. Verlust: %4.</translation>
    </message>
    <message>
        <source>Right is what gives away less than %1 points on average.</source>
        <translation>Richtig ist, was im Schnitt weniger als %1 Punkte verschenkt.</translation>
    </message>
    <message>
        <source>Click the dice that you keep, or press 1 to 5, then roll; or take a box in the sheet.</source>
        <translation>Klicke die Würfel an, die du behältst, oder drücke 1 bis 5 und würfle dann; oder nimm ein Feld auf dem Block.</translation>
    </message>
    <message>
        <source>Take a box in the sheet.</source>
        <translation>Nimm ein Feld auf dem Block.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 win probability</source>
        <translation>%1 Gewinnwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Right is what lowers the probability to win by less than %1 percentage points.</source>
        <translation>Richtig ist, was die Gewinnwahrscheinlichkeit um weniger als %1 Prozentpunkte senkt.</translation>
    </message>
    <message>
        <source>Dice: %1.</source>
        <translation>Würfel: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Another l&amp;ike it</source>
        <translation>&amp;Noch so eine</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>Cop&amp;y the result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>Another &amp;set</source>
        <translation>Neue &amp;Serie</translation>
    </message>
    <message>
        <source>Which box do you take?</source>
        <translation>Welches Feld nimmst du?</translation>
    </message>
    <message>
        <source>Sho&amp;w in the game</source>
        <translation>In der &amp;Partie zeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The missed ones again (Space)</source>
        <translation>Die verfehlten noch einmal (Leertaste)</translation>
    </message>
    <message>
        <source>About %1: the whole page is yours.</source>
        <translation>Etwa %1: Die ganze Seite beherrschst du.</translation>
    </message>
    <message>
        <source>you begin with step 1</source>
        <translation>du beginnst mit Schritt 1</translation>
    </message>
    <message>
        <source>steps 1 to %1 are yours, %2 is next</source>
        <translation>die Schritte 1 bis %1 kannst du, als Nächstes kommt %2</translation>
    </message>
    <message>
        <source>About %1; %2.</source>
        <translation>Etwa %1; %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>Ein Tag in Folge.</numerusform>
            <numerusform>%n Tage in Folge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the dice that you keep, then roll; or take a box in the sheet.</source>
        <translation>Klick die Würfel an, die du behältst, dann würfle; oder nimm ein Feld im Block.</translation>
    </message>
    <message>
        <source>%1 of %2 right in this set.</source>
        <translation>%1 von %2 in dieser Serie richtig.</translation>
    </message>
    <message>
        <source>%1 Your first answers lost %2 points each, the last ones %3.</source>
        <translation>%1 Deine ersten Antworten verloren je %2 Punkte, die letzten %3.</translation>
    </message>
    <message>
        <source>Step %1 is rare: 20,000 games hold no more such positions.</source>
        <translation>Schritt %1 ist selten: 20&#xa0;000 Partien enthalten nicht mehr solche Stellungen.</translation>
    </message>
    <message>
        <source>%1. Best: %2.</source>
        <translation>%1. Am besten: %2.</translation>
    </message>
    <message>
        <source>The ten of today (Space)</source>
        <translation>Die zehn von heute (Leertaste)</translation>
    </message>
    <message>
        <source>The same step decided in %1, where you rolled %2 and chose: %3. That lost %4.</source>
        <translation>Derselbe Schritt entschied: %1. Dort war dein Wurf %2, deine Wahl: %3. Verlust: %4.</translation>
    </message>
    <message>
        <source>Keep dice, or take a box?</source>
        <translation>Würfel behalten oder ein Feld nehmen?</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Das</translation>
    </message>
    <message>
        <source>%1 holds here.</source>
        <translation>%1 stimmt hier.</translation>
    </message>
    <message>
        <source>%1 holds here, but for %2.</source>
        <translation>%1 stimmt hier, bis auf %2.</translation>
    </message>
    <message>
        <source>%1 does not hold here, because %2 would lose %3. Better: %4.</source>
        <translation>%1 stimmt hier nicht, denn %2 verliert %3. Besser: %4.</translation>
    </message>
    <message>
        <source>Step %1 is learned: %2.</source>
        <translation>Schritt %1 sitzt: %2.</translation>
    </message>
</context>
<context>
    <name>app::views::train::HomeView</name>
    <message>
        <source>The ladder</source>
        <translation>Die Leiter</translation>
    </message>
    <message>
        <source>&amp;Where do I stand?</source>
        <translation>&amp;Wo stehe ich?</translation>
    </message>
    <message>
        <source>Twelve positions, three minutes: they tell where you begin.</source>
        <translation>Zwölf Aufgaben, drei Minuten: Sie zeigen, wo du anfängst.</translation>
    </message>
    <message>
        <source>My p&amp;rogress</source>
        <translation>Mein F&amp;ortschritt</translation>
    </message>
    <message>
        <source>Steps of the basic strategy, in the order of learning</source>
        <translation>Schritte der Grundstrategie in der Reihenfolge des Lernens</translation>
    </message>
    <message>
        <source>Beyond the page:</source>
        <translation>Jenseits der Seite:</translation>
    </message>
    <message>
        <source>E&amp;xceptions</source>
        <translation>A&amp;usnahmen</translation>
    </message>
    <message>
        <source>Positions in which following the page loses half a point or more</source>
        <translation>Stellungen, in denen es mindestens einen halben Punkt kostet, der Seite zu folgen</translation>
    </message>
    <message>
        <source>Last t&amp;urns</source>
        <translation>&amp;Letzte Runden</translation>
    </message>
    <message>
        <source>Positions in which winning and points disagree</source>
        <translation>Stellungen, in denen Sieg und Punkte Verschiedenes verlangen</translation>
    </message>
    <message>
        <source>%1 of %2 games looked at so far…</source>
        <translation>Bisher angesehene Partien: %1 von %2…</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be looked at: %1.</source>
        <translation>Die gespeicherten Partien lassen sich nicht ansehen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Basic strategy: %n steps</source>
        <translation>
            <numerusform>Grundstrategie: ein Schritt</numerusform>
            <numerusform>Grundstrategie: %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>What each still costs you per game, in the order of learning</source>
        <translation>Was dich jeder pro Partie noch kostet, in der Reihenfolge des Lernens</translation>
    </message>
    <message>
        <source>In the order of learning</source>
        <translation>In der Reihenfolge des Lernens</translation>
    </message>
    <message numerus="yes">
        <source>After %n more games your level stands here: what your choices are worth, without luck.</source>
        <translation>
            <numerusform>Nach einer weiteren Partie steht hier deine Stufe: was deine Entscheidungen wert sind, ohne Glück.</numerusform>
            <numerusform>Nach %n weiteren Partien steht hier deine Stufe: was deine Entscheidungen wert sind, ohne Glück.</numerusform>
        </translation>
    </message>
    <message>
        <source>My &amp;mistakes: none to practise</source>
        <translation>Meine &amp;Fehler: keine zu üben</translation>
    </message>
    <message>
        <source>My &amp;mistakes: %1 to practise</source>
        <translation>Meine &amp;Fehler: %1 zu üben</translation>
    </message>
    <message>
        <source>Strateg&amp;y page</source>
        <translation>Strat&amp;egieseite</translation>
    </message>
    <message numerus="yes">
        <source>You: %1 of %2, in your last %n games.</source>
        <translation>
            <numerusform>Du: %1 von %2, in deiner letzten Partie.</numerusform>
            <numerusform>Du: %1 von %2, in deinen letzten %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Below Expert: the first steps of the basic strategy, no more.</source>
        <translation>Unter dem Experten: nur die ersten Schritte der Grundstrategie.</translation>
    </message>
    <message>
        <source>My &amp;mistakes</source>
        <translation>Meine &amp;Fehler</translation>
    </message>
    <message>
        <source>Your games are being read…</source>
        <translation>Deine Partien werden gelesen…</translation>
    </message>
</context>
<context>
    <name>app::views::train::LadderView</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>The ladder: opponents, the weakest first</source>
        <translation>Die Leiter: Gegner, die schwächsten zuerst</translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>im Schnitt %1</translation>
    </message>
</context>
<context>
    <name>app::views::train::MistakesPicker</name>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Teuerste zuerst</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>Alle Urteile</translation>
    </message>
    <message>
        <source>Lost at least</source>
        <translation>Mindestverlust</translation>
    </message>
    <message>
        <source>lost at least </source>
        <translation>Verlust ab </translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>Practise positions like these (⏎)</source>
        <translation>Solche Aufgaben üben (⏎)</translation>
    </message>
    <message>
        <source>&amp;Analyse the game</source>
        <translation>Partie anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Ask &amp;all again</source>
        <translation>Alle noch einmal &amp;stellen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be looked at: %1.</source>
        <translation>Die gespeicherten Partien lassen sich nicht ansehen: %1.</translation>
    </message>
    <message>
        <source>No mistake like this in your saved games.</source>
        <translation>Kein solcher Fehler in deinen gespeicherten Partien.</translation>
    </message>
    <message>
        <source> percentage points</source>
        <translation> Prozentpunkte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Each of these choices in your saved games lost more than the limit. You practise fresh positions like them; what you answer right on two days leaves the list.</source>
        <translation>Jede dieser Entscheidungen in deinen gespeicherten Partien verlor mehr als die Grenze. Du übst neue, ähnliche Stellungen; was du an zwei Tagen richtig beantwortest, verlässt die Liste.</translation>
    </message>
    <message>
        <source>Any step</source>
        <translation>Jeder Schritt</translation>
    </message>
    <message>
        <source>Brings back the mistakes that you have put right.</source>
        <translation>Holt die Fehler zurück, die du berichtigt hast.</translation>
    </message>
    <message>
        <source>No mistake like this is left to practise.</source>
        <translation>Kein solcher Fehler ist mehr zu üben.</translation>
    </message>
    <message>
        <source>%1 of %2 mistakes to practise.</source>
        <translation>%1 von %2 Fehlern, die zu üben sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes to practise.</source>
        <translation>
            <numerusform>%n Fehler zu üben.</numerusform>
            <numerusform>%n Fehler zu üben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::train::ProgressView</name>
    <message>
        <source>Scores</source>
        <translation>Punktzahlen</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Over your games</source>
        <translation>Im Lauf deiner Partien</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Noch keine fertigen Partien</translation>
    </message>
    <message>
        <source>Here you see how many points your choices cost per game. Luck is left out: it counts what you chose, not what you rolled.</source>
        <translation>Hier siehst du, wie viele Punkte deine Entscheidungen pro Partie kosten. Glück bleibt außen vor: Es zählt, was du gewählt, nicht was du gewürfelt hast.</translation>
    </message>
    <message>
        <source>%1 ± %2 points lost per game</source>
        <translation>%1 ± %2 Punkte Verlust pro Partie</translation>
    </message>
    <message>
        <source>%1 points lost per game</source>
        <translation>%1 Punkte Verlust pro Partie</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be looked at: %1.</source>
        <translation>Die gespeicherten Partien lassen sich nicht ansehen: %1.</translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2 points less than the 20 before.</source>
        <translation>In deinen letzten 20 Partien hast du %1 ± %2 Punkte weniger verschenkt als in den 20 davor.</translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2 points more than the 20 before.</source>
        <translation>In deinen letzten 20 Partien hast du %1 ± %2 Punkte mehr verschenkt als in den 20 davor.</translation>
    </message>
    <message>
        <source>What losses are counted in</source>
        <translation>Maß der Verluste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>What the graph shows</source>
        <translation>Was die Kurve zeigt</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>What the rows show</source>
        <translation>Was die Zeilen zeigen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>Im Einzelnen</translation>
    </message>
    <message>
        <source>Here you see how much win probability your choices cost per game against an opponent. It is known once the tables for winning have been made in the background.</source>
        <translation>Hier siehst du, wie viel Gewinnwahrscheinlichkeit deine Entscheidungen pro Partie gegen einen Gegner kosten. Sie ist bekannt, sobald die Tabellen dafür im Hintergrund erstellt sind.</translation>
    </message>
    <message numerus="yes">
        <source>What your choices cost against best play, luck left out: the mean of your last %n games.</source>
        <translation>
            <numerusform>Was deine Entscheidungen gegenüber bestem Spiel kosten, ohne Glück: deine letzte Partie.</numerusform>
            <numerusform>Was deine Entscheidungen gegenüber bestem Spiel kosten, ohne Glück: der Durchschnitt deiner letzten %n Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How much of the probability to win your choices gave away, luck left out, in percentage points: the mean of your last %n games. The others: against Expert.</source>
        <translation>
            <numerusform>Wie viel Gewinnwahrscheinlichkeit deine Entscheidungen verschenkt haben, ohne Glück, in Prozentpunkten: deine letzte Partie. Die anderen: gegen die Stufe Experte.</numerusform>
            <numerusform>Wie viel Gewinnwahrscheinlichkeit deine Entscheidungen verschenkt haben, ohne Glück, in Prozentpunkten: der Durchschnitt deiner letzten %n Partien. Die anderen: gegen die Stufe Experte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The true mean lies within the range nine times in ten.</source>
        <translation>Der wahre Durchschnitt liegt in neun von zehn Fällen in diesem Bereich.</translation>
    </message>
    <message>
        <source>%1 of %2 games looked at so far…</source>
        <translation>Bisher angesehene Partien: %1 von %2…</translation>
    </message>
    <message>
        <source>Scores, the oldest game first</source>
        <translation>Punktzahlen, die älteste Partie zuerst</translation>
    </message>
    <message>
        <source>Luck summed up, the oldest game first</source>
        <translation>Glück aufsummiert, die älteste Partie zuerst</translation>
    </message>
    <message>
        <source>What is lost per game, the oldest game first</source>
        <translation>Verlust pro Partie, die älteste zuerst</translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2 points, the mean of your last %n games. Best play makes 254.6 on average, with a standard deviation of 59.6 from game to game.</source>
        <translation>
            <numerusform>%1 ± %2 Punkte, deine letzte Partie. Bestes Spiel bringt im Schnitt 254,6, mit einer Standardabweichung von 59,6 von Partie zu Partie.</numerusform>
            <numerusform>%1 ± %2 Punkte, der Durchschnitt deiner letzten %n Partien. Bestes Spiel bringt im Schnitt 254,6, mit einer Standardabweichung von 59,6 von Partie zu Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n more games your last 20 are compared with the 20 before.</source>
        <translation>
            <numerusform>Nach %n weiteren Partie werden deine letzten 20 mit den 20 davor verglichen.</numerusform>
            <numerusform>Nach %n weiteren Partien werden deine letzten 20 mit den 20 davor verglichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Chance alone makes so great a difference less than once in ten.</source>
        <translation>%1 Zufall allein macht einen so großen Unterschied in weniger als einem von zehn Fällen.</translation>
    </message>
    <message>
        <source>%1 That may be chance; 10,000 more games like these would not settle it.</source>
        <translation>%1 Das kann Zufall sein; auch nach 10.000 weiteren Partien dieser Art wüsste man es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That may be chance: about %n more games like these would settle it.</source>
        <translation>
            <numerusform>%1 Das kann Zufall sein: Nach etwa %n weiteren Partie dieser Art wüsste man es.</numerusform>
            <numerusform>%1 Das kann Zufall sein: Nach etwa %n weiteren Partien dieser Art wüsste man es.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2&#xa0;% of winning less than the 20 before.</source>
        <translation>In deinen letzten 20 Partien hast du %1 ± %2&#xa0;% Gewinnwahrscheinlichkeit weniger verschenkt als in den 20 davor.</translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2&#xa0;% of winning more than the 20 before.</source>
        <translation>In deinen letzten 20 Partien hast du %1 ± %2&#xa0;% Gewinnwahrscheinlichkeit mehr verschenkt als in den 20 davor.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Your choices cost you %1 percentage points of winning per game</source>
        <translation>Deine Entscheidungen kosten dich pro Partie %1 Prozentpunkte Gewinnwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>%1 (± %2)</source>
        <translation>%1 (± %2)</translation>
    </message>
    <message>
        <source>%1 Nine times in ten luck alone stays within the band.</source>
        <translation>%1 In neun von zehn Fällen bleibt das Glück allein im Band.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Before and now: what a step costs per decision</source>
        <translation>Früher und jetzt: was ein Schritt pro Entscheidung kostet</translation>
    </message>
    <message>
        <source>No finished games without hints yet</source>
        <translation>Noch keine beendete Partie ohne Tipps</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Spielen</translation>
    </message>
</context>
<context>
    <name>app::views::train::SetEnd</name>
    <message>
        <source>What was better</source>
        <translation>Was besser war</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This set</source>
        <translation>Diese Serie</translation>
    </message>
    <message numerus="yes">
        <source>%n sets ago</source>
        <translation>
            <numerusform>vor %n Serie</numerusform>
            <numerusform>vor %n Serien</numerusform>
        </translation>
    </message>
    <message>
        <source>Win probability lost per decision</source>
        <translation>Verlorene Gewinnwahrscheinlichkeit pro Entscheidung</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Verlorene Punkte pro Entscheidung</translation>
    </message>
    <message>
        <source>%1. %2; better: %3</source>
        <translation>%1. %2; besser: %3</translation>
    </message>
    <message numerus="yes">
        <source>(%n question about winning left out)</source>
        <translation>
            <numerusform>(ohne %n Frage auf Sieg)</numerusform>
            <numerusform>(ohne %n Fragen auf Sieg)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 von %2 richtig</translation>
    </message>
</context>
<context>
    <name>app::views::train::SetMarks</name>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>%1 von %2 beantwortet</translation>
    </message>
</context>
<context>
    <name>app::views::train::StepDelegate</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
</context>
<context>
    <name>app::views::train::StepGraph</name>
    <message>
        <source>%1 in games: %2 before, %3 now</source>
        <translation>%1 in Partien: früher %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1 in practice: %2 at first, %3 now</source>
        <translation>%1 beim Üben: anfangs %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>ring: before, dot: now</source>
        <translation>Ring: früher, Punkt: jetzt</translation>
    </message>
    <message>
        <source>Loss per decision by step, before and now</source>
        <translation>Verlust pro Entscheidung nach Schritt, früher und jetzt</translation>
    </message>
    <message>
        <source>It works: step %1 cost you %2 points per decision before, %3 in your last 20 games.</source>
        <translation>Es wirkt: Schritt %1 kostete dich früher %2 Punkte pro Entscheidung, in deinen letzten 20 Partien %3.</translation>
    </message>
</context>
<context>
    <name>app::views::train::TrainPage</name>
    <message>
        <source>Your practice could not be saved: %1</source>
        <translation>Deine Übung konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 von %3</translation>
    </message>
    <message>
        <source>Export to Anki</source>
        <translation>Nach Anki exportieren</translation>
    </message>
    <message>
        <source>Text for Anki (*.tsv)</source>
        <translation>Text für Anki (*.tsv)</translation>
    </message>
    <message>
        <source>The cards could not be saved: %1</source>
        <translation>Die Karten konnten nicht gespeichert werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are in %1.</source>
        <translation>
            <numerusform>%n Karte steht in %1.</numerusform>
            <numerusform>%n Karten stehen in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>how a day is written</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>Mein Fortschritt</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>ein Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 right of %2 this week</source>
        <translation>diese Woche %1 von %2 richtig</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Letzte Runden</translation>
    </message>
    <message>
        <source>Where you stand</source>
        <translation>Wo du stehst</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Alea, %1: %2 of %3 right %4</source>
        <translation>Alea, %1: %2 von %3 richtig %4</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>app::widgets::DieButton</name>
    <message>
        <source>Die %1: not rolled yet</source>
        <translation>Würfel %1: noch nicht geworfen</translation>
    </message>
    <message>
        <source>Die %1: %2</source>
        <translation>Würfel %1: %2</translation>
    </message>
    <message>
        <source>, kept</source>
        <translation>, behalten</translation>
    </message>
    <message>
        <source>, the best choice keeps it</source>
        <translation>, die beste Wahl behält ihn</translation>
    </message>
    <message>
        <source>Keep or let go (%1)</source>
        <translation>Behalten oder freigeben (%1)</translation>
    </message>
</context>
</TS>
