<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>there is too little memory</source>
        <translation>je málo paměti</translation>
    </message>
    <message>
        <source>of an unknown fault</source>
        <translation>neznámá chyba</translation>
    </message>
</context>
<context>
    <name>Anki</name>
    <message>
        <source>Open: %1. Filled: %2.</source>
        <translation>Volná políčka: %1. Vyplněná: %2.</translation>
    </message>
    <message>
        <source>What do you do to win?</source>
        <translation>Jak zahrajete na výhru?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Jak zahrajete?</translation>
    </message>
    <message>
        <source>Roll %1 of 3. %2</source>
        <translation>Hod %1 ze 3. %2</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points, the opponent has %1.</source>
        <translation>
            <numerusform>Máte %n&#xa0;b., soupeř má %1&#xa0;b.</numerusform>
            <numerusform>Máte %n&#xa0;b., soupeř má %1&#xa0;b.</numerusform>
            <numerusform>Máte %n&#xa0;b., soupeř má %1&#xa0;b.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Basic strategy</name>
    <message>
        <source>a pair</source>
        <translation>dvojice</translation>
    </message>
    <message>
        <source>two in a row</source>
        <translation>dvě po sobě</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>tři po sobě</translation>
    </message>
    <message>
        <source>four in a row</source>
        <translation>čtyři po sobě</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>pět po sobě</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>dvě dvojice</translation>
    </message>
    <message>
        <source>and</source>
        <translation>a</translation>
    </message>
    <message>
        <source>both straights</source>
        <translation>obou postupek</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>některé postupky</translation>
    </message>
    <message>
        <source>or</source>
        <translation>nebo</translation>
    </message>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
    <message>
        <source>three alike</source>
        <translation>tři stejné</translation>
    </message>
    <message>
        <source>four alike</source>
        <translation>čtyři stejné</translation>
    </message>
    <message>
        <source>five alike</source>
        <translation>pět stejných</translation>
    </message>
    <message>
        <source>%1 with one gap (like %2)</source>
        <translation>%1 s mezerou (jako %2)</translation>
    </message>
    <message>
        <source>%1 or higher</source>
        <translation>%1 nebo vyšší</translation>
    </message>
    <message>
        <source>%1, in this order</source>
        <translation>%1, v tomto pořadí</translation>
    </message>
    <message>
        <source>the highest single die</source>
        <translation>nejvyšší osamocenou kostku</translation>
    </message>
    <message>
        <source>the first single die of %1</source>
        <translation>první osamocenou kostku z %1</translation>
    </message>
    <message>
        <source>a pair of %1</source>
        <translation>dvojici (%1)</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>tři stejné (%1)</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>čtyři stejné (%1)</translation>
    </message>
    <message>
        <source>five %1</source>
        <translation>pět stejných (%1)</translation>
    </message>
    <message>
        <source>the three of a full house</source>
        <translation>trojici z full house</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>full house</translation>
    </message>
    <message>
        <source>%1 whose upper box is open</source>
        <translation>%1 s volným horním políčkem</translation>
    </message>
    <message>
        <source>%1 whose upper box is filled</source>
        <translation>%1 s obsazeným horním políčkem</translation>
    </message>
    <message>
        <source>%1 on the first roll</source>
        <translation>%1 z prvního hodu</translation>
    </message>
    <message>
        <source>%1 on the second roll</source>
        <translation>%1 z druhého hodu</translation>
    </message>
    <message>
        <source>the bonus is earned</source>
        <translation>je bonus získán</translation>
    </message>
    <message>
        <source>the bonus is lost</source>
        <translation>je bonus ztracen</translation>
    </message>
    <message>
        <source>the bonus is alive</source>
        <translation>je bonus ještě možný</translation>
    </message>
    <message>
        <source>you are on par</source>
        <translation>jste podle plánu</translation>
    </message>
    <message>
        <source>you are behind par</source>
        <translation>jste pod plánem</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>je volné políčko %1</translation>
    </message>
    <message>
        <source>%1 are open</source>
        <translation>jsou volná políčka %1</translation>
    </message>
    <message>
        <source>%1 is filled</source>
        <translation>je obsazené políčko %1</translation>
    </message>
    <message>
        <source>%1 are filled</source>
        <translation>jsou obsazená políčka %1</translation>
    </message>
    <message>
        <source>the upper box of the three is open</source>
        <translation>je horní políčko trojice volné</translation>
    </message>
    <message>
        <source>the upper box of the three is filled</source>
        <translation>je horní políčko trojice obsazené</translation>
    </message>
    <message>
        <source>Stop at %1</source>
        <translation>Máte-li %1, už neházejte</translation>
    </message>
    <message>
        <source>Keep the higher of %1</source>
        <translation>Nechte vyšší: %1</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <translation>Hoďte všemi pěti</translation>
    </message>
    <message>
        <source>Roll all five with %1</source>
        <translation>Máte-li %1, hoďte všemi pěti</translation>
    </message>
    <message>
        <source>With %1 keep every %2</source>
        <translation>Máte-li %1, nechte všechny %2</translation>
    </message>
    <message>
        <source>Keep the lowest of %1</source>
        <translation>Nechte nejmenší z %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Nechte %1</translation>
    </message>
    <message>
        <source>%1 when %2</source>
        <translation>%1, když %2</translation>
    </message>
    <message>
        <source>Jokers go to the first of these that is allowed: %1</source>
        <translation>Žolík patří do prvního dovoleného políčka: %1</translation>
    </message>
    <message>
        <source>%1 with three %2</source>
        <translation>%1 se třemi (%2)</translation>
    </message>
    <message>
        <source>it is the first roll</source>
        <translation>je to první hod</translation>
    </message>
    <message>
        <source>it is the second roll</source>
        <translation>je to druhý hod</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Už neházejte</translation>
    </message>
    <message>
        <source>Keep every %2</source>
        <translation>Nechte všechny %2</translation>
    </message>
    <message>
        <source>Fill the box whose points are the most above its worth</source>
        <translation>Vyplňte pole, jehož body jsou nejvíc nad jeho hodnotou</translation>
    </message>
    <message>
        <source>In an upper box each point above three of the face counts %1 more, each point below %2 less, while the bonus is alive</source>
        <translation>V horním poli se každý bod nad trojici počítá o %1 víc a každý pod ní o %2 méně, dokud je bonus možný</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>elsewhere</source>
        <translation>jinde</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Horní bonus</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <translation>Bonusy za Yahtzee</translation>
    </message>
    <message>
        <source>%1 to win</source>
        <translation>Výhra: %1</translation>
    </message>
    <message>
        <source>%1 to beat %2</source>
        <translation>Přes %2: %1</translation>
    </message>
    <message>
        <source>worth %1 points</source>
        <translation>v průměru %1 bodu</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>méně než %1</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Přesně</translation>
    </message>
    <message>
        <source>Estimate from compact tables</source>
        <translation>Odhad z kompaktních tabulek</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Odhad</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1: nejlepší volba.</translation>
    </message>
    <message>
        <source>%1 lowers the win probability by %2 percentage points.</source>
        <translation>%1: pravděpodobnost výhry klesne o %2 procentního bodu.</translation>
    </message>
    <message>
        <source>%1 lowers the probability to beat %2 by %3 percentage points.</source>
        <translation>%1: pravděpodobnost skóre přes %2 klesne o %3 procentního bodu.</translation>
    </message>
    <message>
        <source>%1 gives away %2 points.</source>
        <translation>%1: ztráta %2 bodu.</translation>
    </message>
    <message>
        <source>Last choice: %1. %2</source>
        <translation>Poslední volba: %1. %2</translation>
    </message>
    <message>
        <source>Last choice: %1, %2 percentage points below %3.</source>
        <translation>Poslední volba: %1, o %2 procentního bodu horší než %3.</translation>
    </message>
    <message>
        <source>Last choice: %1, %2 points below %3.</source>
        <translation>Poslední volba: %1, o %2 bodu horší než %3.</translation>
    </message>
    <message>
        <source>For the expected score, %1 is better: %2 against %3.</source>
        <translation>Lepší na body: %1 (%2 proti %3).</translation>
    </message>
    <message>
        <source>To win this game, %1 is better: %2 against %3.</source>
        <translation>Lepší na výhru: %1 (%2 proti %3).</translation>
    </message>
    <message>
        <source>%1 to beat %6 and %2 points expected, against %3 and %4 for %5.</source>
        <translation>Přes %6: %1, v průměru %2 bodu; %5: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 to win and %2 points expected, against %3 and %4 for %5.</source>
        <translation>Výhra: %1, v průměru %2 bodu; %5: %3 a %4.</translation>
    </message>
    <message>
        <source>It is close: the estimate alone has %1 first.</source>
        <translation>Je to těsné: podle samotného odhadu by vyšlo lépe: %1.</translation>
    </message>
    <message>
        <source>Half of all games end between %1 and %2.</source>
        <translation>Polovina všech her skončí mezi %1 a %2.</translation>
    </message>
    <message>
        <source>With 1 point more in the upper boxes, this would be best: %1.</source>
        <translation>Kdyby byl horní součet o 1 bod vyšší, bylo by nejlepší: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n points more in the upper boxes, this would be best: %1.</source>
        <translation>
            <numerusform>Kdyby byl horní součet o %n bod vyšší, bylo by nejlepší: %1.</numerusform>
            <numerusform>Kdyby byl horní součet o %n body vyšší, bylo by nejlepší: %1.</numerusform>
            <numerusform>Kdyby byl horní součet o %n bodů vyšší, bylo by nejlepší: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 1 point less in the upper boxes, this would be best: %1.</source>
        <translation>Kdyby byl horní součet o 1 bod nižší, bylo by nejlepší: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n points less in the upper boxes, this would be best: %1.</source>
        <translation>
            <numerusform>Kdyby byl horní součet o %n bod nižší, bylo by nejlepší: %1.</numerusform>
            <numerusform>Kdyby byl horní součet o %n body nižší, bylo by nejlepší: %1.</numerusform>
            <numerusform>Kdyby byl horní součet o %n bodů nižší, bylo by nejlepší: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 1 point more than now, this would be best: %1.</source>
        <translation>Kdyby bylo skóre o 1 bod vyšší, bylo by nejlepší: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n points more than now, this would be best: %1.</source>
        <translation>
            <numerusform>Kdyby bylo skóre o %n bod vyšší, bylo by nejlepší: %1.</numerusform>
            <numerusform>Kdyby bylo skóre o %n body vyšší, bylo by nejlepší: %1.</numerusform>
            <numerusform>Kdyby bylo skóre o %n bodů vyšší, bylo by nejlepší: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 1 point less than now, this would be best: %1.</source>
        <translation>Kdyby bylo skóre o 1 bod nižší, bylo by nejlepší: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n points less than now, this would be best: %1.</source>
        <translation>
            <numerusform>Kdyby bylo skóre o %n bod nižší, bylo by nejlepší: %1.</numerusform>
            <numerusform>Kdyby bylo skóre o %n body nižší, bylo by nejlepší: %1.</numerusform>
            <numerusform>Kdyby bylo skóre o %n bodů nižší, bylo by nejlepší: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>To beat %1 points, this would be best: %2.</source>
        <translation>Na skóre přes %1 by bylo nejlepší: %2.</translation>
    </message>
    <message>
        <source>loses %1 percentage points</source>
        <translation>ztráta %1 procentního bodu</translation>
    </message>
    <message>
        <source>loses %1 points</source>
        <translation>ztráta %1 bodu</translation>
    </message>
    <message>
        <source>%1: %2, the best.</source>
        <translation>%1: %2, nejlepší volba.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Správně. %1</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 percentage points lost per decision.</source>
        <translation>Správně %1 z %2, ztráta na rozhodnutí: %3 procentního bodu.</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 points lost per decision.</source>
        <translation>Správně %1 z %2, ztráta na rozhodnutí: %3 b.</translation>
    </message>
    <message>
        <source>%1: %2, %3 percentage points less.</source>
        <translation>%1: %2, o %3 procentního bodu méně.</translation>
    </message>
    <message>
        <source>%1: %2, %3 points less.</source>
        <translation>%1: %2, o %3&#xa0;b. méně.</translation>
    </message>
    <message>
        <source>Nothing else wins more often.</source>
        <translation>Žádná jiná volba nevyhrává častěji.</translation>
    </message>
    <message>
        <source>Nothing else beats %1 more often.</source>
        <translation>Žádná jiná volba nepřekoná %1 častěji.</translation>
    </message>
    <message>
        <source>Nothing else brings more points on average.</source>
        <translation>Žádná jiná volba nepřinese v průměru víc bodů.</translation>
    </message>
    <message>
        <source>Estimate; being refined…</source>
        <translation>Odhad, zpřesňuje se…</translation>
    </message>
    <message>
        <source>Refined by simulation</source>
        <translation>Zpřesněno simulací</translation>
    </message>
    <message>
        <source>Refined by simulation (estimate: %1)</source>
        <translation>Zpřesněno simulací (odhad: %1)</translation>
    </message>
    <message>
        <source>Most games end with %1.</source>
        <translation>Většina her skončí s %1.</translation>
    </message>
    <message>
        <source>Before it: %1, %2 percentage points below %3.</source>
        <translation>Předtím: %1, o %2 procentního bodu horší než %3.</translation>
    </message>
    <message>
        <source>Before it: %1, %2 points below %3.</source>
        <translation>Předtím: %1, o %2 bodu horší než %3.</translation>
    </message>
    <message>
        <source>Not yet. %1</source>
        <translation>Ještě ne. %1</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Full house</source>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Velká postupka</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Malá postupka</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dvě dvojice</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Jedna dvojice</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Všechny různé</translation>
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
        <translation>Rozhodnutí, podle bodů</translation>
    </message>
    <message>
        <source>Decisions, by probability</source>
        <translation>Rozhodnutí, podle pravděpodobnosti</translation>
    </message>
    <message>
        <source>Real decisions</source>
        <translation>Skutečná rozhodnutí</translation>
    </message>
    <message>
        <source>Lost by each, on average</source>
        <translation>Průměrná ztráta</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Nepřesnosti</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Hrubé chyby</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Pětice</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Čtveřice</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trojice</translation>
    </message>
    <message>
        <source>Losses by roll</source>
        <translation>Ztráty podle hodu</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Hod %1</translation>
    </message>
    <message>
        <source>Losses by choice</source>
        <translation>Ztráty podle volby</translation>
    </message>
    <message>
        <source>Keeps</source>
        <translation>Nechané kostky</translation>
    </message>
    <message>
        <source>Losses by dice</source>
        <translation>Ztráty podle kostek</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Expected at the start</source>
        <translation>Očekáváno na začátku</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Štěstí</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Ztráta volbami</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Konečné skóre</translation>
    </message>
    <message>
        <source>Expected now</source>
        <translation>Očekáváno nyní</translation>
    </message>
    <message>
        <source>Score without luck</source>
        <translation>Skóre bez štěstí</translation>
    </message>
    <message>
        <source>Probability to win</source>
        <translation>Pravděpodobnost výhry</translation>
    </message>
    <message>
        <source>Probability to beat %1</source>
        <translation>Pravděpodobnost skóre přes %1</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na začátku</translation>
    </message>
    <message>
        <source>The other&apos;s luck and choices</source>
        <translation>Štěstí a volby soupeře</translation>
    </message>
    <message>
        <source>The others, and what the estimate leaves</source>
        <translation>Soupeři a zbytek po odhadu</translation>
    </message>
    <message>
        <source>What the estimate leaves</source>
        <translation>Zbytek po odhadu</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na konci</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nyní</translation>
    </message>
    <message>
        <source>The same dice, played by</source>
        <translation>Se stejnými kostkami</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Jiní</translation>
    </message>
    <message>
        <source>not known of real dice</source>
        <translation>u skutečných kostek neznámo</translation>
    </message>
    <message>
        <source>told after the game</source>
        <translation>ukáže se po hře</translation>
    </message>
    <message>
        <source>the rolls are not the seed&apos;s</source>
        <translation>hody nejsou ze semínka</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>Optimální hra</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Šampion</translation>
    </message>
    <message>
        <source>needs the large tables</source>
        <translation>potřebuje úplné tabulky</translation>
    </message>
    <message>
        <source>Somebody who knows them beforehand</source>
        <translation>Kdo hody zná předem</translation>
    </message>
    <message>
        <source>%1, found in %2 s</source>
        <translation>%1, nalezeno za %2 s</translation>
    </message>
    <message>
        <source>A game, with 99&#xa0;% intervals</source>
        <translation>Na hru, s 99% intervaly</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nedohrané</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Ztráta bodů</translation>
    </message>
    <message>
        <source>Win probability lost</source>
        <translation>Ztráta pravděpodobnosti výhry</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Jedna hra</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Včera</translation>
    </message>
    <message>
        <source>roll all again</source>
        <translation>přehodit všechny</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>nechat %1</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>bez data</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>bez soupeře</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>výhra o %1</translation>
    </message>
    <message>
        <source>lost by %1</source>
        <translation>prohra o %1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nedohráno</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 za %2</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>how a day is written</comment>
        <translation>ddd d. M.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a day is written</comment>
        <translation>d. M. yyyy</translation>
    </message>
</context>
<context>
    <name>JokerRule</name>
    <message>
        <source>Forced: the matching upper box first (Hasbro)</source>
        <translation>Povinné: nejdřív příslušné horní políčko (Hasbro)</translation>
    </message>
    <message>
        <source>Verhoeff: any box, in full once the upper one is filled</source>
        <translation>Verhoeff: libovolné políčko, naplno až po vyplnění horního</translation>
    </message>
    <message>
        <source>Free: the matching upper box or any lower one</source>
        <translation>Volné: příslušné horní políčko, nebo libovolné dolní</translation>
    </message>
    <message>
        <source>Joker rule</source>
        <translation>Pravidlo žolíka</translation>
    </message>
</context>
<context>
    <name>JudgeProgram</name>
    <message>
        <source>alea-judge, which runs contest programs, isn&apos;t installed (it comes with the package alea-headless)</source>
        <translation>není nainstalován alea-judge, který spouští soutěžní programy (je v balíčku alea-headless)</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>Keys of single characters are switched off.</source>
        <translation>Jednoznakové klávesy jsou vypnuté.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” already.</source>
        <translation>Klávesu %1 už má „%2“.</translation>
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
        <translation>1 až 5</translation>
    </message>
    <message>
        <source>keep a die, or let it go</source>
        <translation>nechat kostku, nebo ji uvolnit</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 až 6</translation>
    </message>
    <message>
        <source>with real dice: enter a die</source>
        <translation>se skutečnými kostkami: zadat kostku</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Šipky, Enter</translation>
    </message>
    <message>
        <source>go over the open boxes, fill one</source>
        <translation>procházet volná políčka, vyplnit jedno</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Shift+N</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave what asks or lies over the table</source>
        <translation>zavřít, co se ptá nebo zakrývá stůl</translation>
    </message>
    <message>
        <source>key</source>
        <translation>klávesa</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>in the review: to the score sheet and back</source>
        <translation>v rozboru: k tabulce a zpět</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>co dělá</translation>
    </message>
    <message>
        <source>in the review: next costly choice, the one before</source>
        <translation>v rozboru: další drahé rozhodnutí, předchozí</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Začátečník</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amatér</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Pokročilý</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silný</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>the greatest expected final score; no mistakes</source>
        <translation>nejvyšší očekávané konečné skóre; žádné chyby</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Šampion</translation>
    </message>
    <message numerus="yes">
        <source>knows all %n steps of the basic strategy</source>
        <translation>
            <numerusform>zná jediný %n krok základní strategie</numerusform>
            <numerusform>zná všechny %n kroky základní strategie</numerusform>
            <numerusform>zná všech %n kroků základní strategie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>knows the first %n steps of the basic strategy</source>
        <translation>
            <numerusform>zná první %n krok základní strategie</numerusform>
            <numerusform>zná první %n kroky základní strategie</numerusform>
            <numerusform>zná prvních %n kroků základní strategie</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Zkušený</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistr</translation>
    </message>
    <message>
        <source>the greatest probability to win</source>
        <translation>největší pravděpodobnost výhry</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>The folder %1 can&apos;t be made</source>
        <translation>Složku %1 nelze vytvořit</translation>
    </message>
    <message>
        <source>The game isn&apos;t in %1 any more</source>
        <translation>Hra už není v %1</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1&#xa0;%&#xa0;pts</source>
        <translation>%1&#xa0;p.&#xa0;b.</translation>
    </message>
    <message>
        <source>In percentage points: from 50&#xa0;% to 48&#xa0;% is a loss of 2</source>
        <translation>V procentních bodech: z 50&#xa0;% na 48&#xa0;% je ztráta 2</translation>
    </message>
</context>
<context>
    <name>PaperReview</name>
    <message>
        <source>An unfinished game</source>
        <translation>Nedohraná hra</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>skutečné kostky</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Štěstí</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Ztráta volbami</translation>
    </message>
    <message>
        <source>Score without luck</source>
        <translation>Skóre bez štěstí</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>No choice lost as much as an inaccuracy.</source>
        <translation>Žádná volba neztratila tolik co nepřesnost.</translation>
    </message>
    <message>
        <source>Choices that lost points</source>
        <translation>Volby, které ztratily body</translation>
    </message>
    <message>
        <source>Turn / roll</source>
        <translation>Kolo / hod</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kostky</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Zvoleno</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Nejlepší</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Ztráta</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Hodnocení</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>all dice, if three are equal</source>
        <translation>všechny kostky, jsou-li tři stejné</translation>
    </message>
    <message>
        <source>all dice, if four are equal</source>
        <translation>všechny kostky, jsou-li čtyři stejné</translation>
    </message>
    <message>
        <source>25 for three and two equal</source>
        <translation>25 za tři a dvě stejné</translation>
    </message>
    <message>
        <source>30 for four in a row</source>
        <translation>30 za čtyři po sobě</translation>
    </message>
    <message>
        <source>40 for five in a row</source>
        <translation>40 za pět po sobě</translation>
    </message>
    <message>
        <source>50 for five equal</source>
        <translation>50 za pět stejných</translation>
    </message>
    <message>
        <source>all dice</source>
        <translation>všechny kostky</translation>
    </message>
    <message>
        <source>all %1s</source>
        <translation>všechny %1</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Horní část</translation>
    </message>
    <message>
        <source>the six above</source>
        <translation>šest políček výše</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Horní bonus</translation>
    </message>
    <message>
        <source>35 from 63 on</source>
        <translation>35 od 63 bodů</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Dolní část</translation>
    </message>
    <message>
        <source>the seven above</source>
        <translation>sedm políček výše</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Bonus za Yahtzee</translation>
    </message>
    <message>
        <source>100 for each further one</source>
        <translation>100 za každé další</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tabulka</translation>
    </message>
</context>
<context>
    <name>PaperStrategy</name>
    <message>
        <source>3 alike</source>
        <translation>3 st.</translation>
    </message>
    <message>
        <source>4 alike</source>
        <translation>4 st.</translation>
    </message>
    <message>
        <source>Full h.</source>
        <translation>Full h.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Malá</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velká</translation>
    </message>
    <message>
        <source>Which box to fill: the most points above its worth</source>
        <translation>Které políčko vyplnit: nejvíce bodů nad hodnotou</translation>
    </message>
    <message>
        <source>The points hold for the rule that a joker must take its upper box first.</source>
        <translation>Body platí pro pravidlo, že žolík musí nejdřív do svého horního políčka.</translation>
    </message>
    <message>
        <source>Yahtzee on one page</source>
        <translation>Yahtzee na jedné stránce</translation>
    </message>
    <message>
        <source>plays %1 points a game</source>
        <translation>hraje za %1 bodu na hru</translation>
    </message>
    <message>
        <source>(exact mean; perfect play %1)</source>
        <translation>(přesný průměr; dokonalá hra %1)</translation>
    </message>
    <message>
        <source>Which dice to keep: the first step that fits</source>
        <translation>Které kostky nechat: první krok, který platí</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Jinak %1</translation>
    </message>
    <message>
        <source>The numbers at the left are the order of learning; the first step from the top that fits decides. Of two that fit it, keep the higher, or the first where an order is given.</source>
        <translation>Čísla vlevo jsou pořadí učení; platí první krok shora, který vyhovuje. Vyhovuje-li dvakrát, nechte vyšší nebo to uvedené dřív.</translation>
    </message>
    <message>
        <source>Which box to fill: the most points</source>
        <translation>Které pole vyplnit: to s nejvíce body</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>any legal action, all equally likely</source>
        <translation>jakýkoli dovolený tah, všechny stejně často</translation>
    </message>
    <message>
        <source>errs like a person: 2 points per decision on average; so does human-X with X from 0.07 to 4</source>
        <translation>chybuje jako člověk: v průměru 2 body na rozhodnutí; stejně tak human-X pro X od 0,07 do 4</translation>
    </message>
    <message>
        <source>the most points this turn</source>
        <translation>nejvíc bodů v tomto kole</translation>
    </message>
    <message>
        <source>errs like a person: 0.8 points per decision on average</source>
        <translation>chybuje jako člověk: v průměru 0,8 bodu na rozhodnutí</translation>
    </message>
    <message>
        <source>rules of thumb and a full search of the turn, no solved game</source>
        <translation>poučky a úplný propočet kola, bez vyřešené hry</translation>
    </message>
    <message>
        <source>errs like a person: 0.3 points per decision on average</source>
        <translation>chybuje jako člověk: v průměru 0,3 bodu na rozhodnutí</translation>
    </message>
    <message>
        <source>the greatest expected final score</source>
        <translation>nejvyšší očekávané konečné skóre</translation>
    </message>
    <message>
        <source>the greatest probability to win</source>
        <translation>největší pravděpodobnost výhry</translation>
    </message>
    <message>
        <source>one page that a person can learn; basic-K knows its first K steps</source>
        <translation>jedna stránka, kterou se člověk může naučit; basic-K zná prvních K kroků</translation>
    </message>
</context>
<context>
    <name>PracticeBook</name>
    <message>
        <source>another window is writing it</source>
        <translation>právě do ní zapisuje jiné okno</translation>
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
        <translation>ztráta %1 bodu</translation>
    </message>
    <message>
        <source>luck %1, in all %2</source>
        <translation>štěstí %1, celkem %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck in all: %1 points over %Ln games, standard deviation ± %2.</source>
        <translation>
            <numerusform>Štěstí celkem: %1&#xa0;b. za %Ln hru, směrodatná odchylka ± %2.</numerusform>
            <numerusform>Štěstí celkem: %1&#xa0;b. za %Ln hry, směrodatná odchylka ± %2.</numerusform>
            <numerusform>Štěstí celkem: %1&#xa0;b. za %Ln her, směrodatná odchylka ± %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;% of winning lost</source>
        <translation>ztráta %1&#xa0;% pravděpodobnosti výhry</translation>
    </message>
    <message numerus="yes">
        <source>%n games with hints are left out.</source>
        <translation>
            <numerusform>%n hra s tipy se nepočítá.</numerusform>
            <numerusform>%n hry s tipy se nepočítají.</numerusform>
            <numerusform>%n her s tipy se nepočítá.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressRows</name>
    <message>
        <source>After the first roll</source>
        <translation>Po prvním hodu</translation>
    </message>
    <message>
        <source>After the second roll</source>
        <translation>Po druhém hodu</translation>
    </message>
    <message>
        <source>After the last roll</source>
        <translation>Po posledním hodu</translation>
    </message>
    <message>
        <source>Turns 1 to 5</source>
        <translation>Kola 1 až 5</translation>
    </message>
    <message>
        <source>Turns 6 to 9</source>
        <translation>Kola 6 až 9</translation>
    </message>
    <message>
        <source>Turns 10 to 13</source>
        <translation>Kola 10 až 13</translation>
    </message>
    <message>
        <source>%1 per game</source>
        <translation>%1 na hru</translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game when you filled a box, by the box that you took, last %n games.</source>
        <translation>
            <numerusform>Ztráta bodů na hru při vyplňování políček, podle zvoleného políčka, poslední hra.</numerusform>
            <numerusform>Ztráta bodů na hru při vyplňování políček, podle zvoleného políčka, poslední %n hry.</numerusform>
            <numerusform>Ztráta bodů na hru při vyplňování políček, podle zvoleného políčka, posledních %n her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game after each roll of a turn, last %n games: which dice you kept, and at the end which box you took.</source>
        <translation>
            <numerusform>Ztráta bodů na hru po každém hodu kola, poslední hra: které kostky jste nechali a nakonec které políčko jste zvolili.</numerusform>
            <numerusform>Ztráta bodů na hru po každém hodu kola, poslední %n hry: které kostky jste nechali a nakonec které políčko jste zvolili.</numerusform>
            <numerusform>Ztráta bodů na hru po každém hodu kola, posledních %n her: které kostky jste nechali a nakonec které políčko jste zvolili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game early, in the middle and at the end, last %n games.</source>
        <translation>
            <numerusform>Ztráta bodů na hru na začátku, uprostřed a na konci, poslední hra.</numerusform>
            <numerusform>Ztráta bodů na hru na začátku, uprostřed a na konci, poslední %n hry.</numerusform>
            <numerusform>Ztráta bodů na hru na začátku, uprostřed a na konci, posledních %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many games you won, over all your games; the bar is the share won. The last number is by how many points you led or trailed on average.</source>
        <translation>Kolik ze všech svých her jste vyhráli; pruh je podíl vyhraných. Poslední číslo říká, o kolik bodů jste v průměru vedli nebo zaostávali.</translation>
    </message>
    <message>
        <source>won %1 of %2 · %3</source>
        <translation>výhry: %1 z %2 · %3</translation>
    </message>
    <message>
        <source>Games that you finish against somebody are counted here.</source>
        <translation>Zde se počítají hry, které proti někomu dohrajete.</translation>
    </message>
    <message>
        <source>Win probability is known of games against an opponent once the tables for winning have been made in the background.</source>
        <translation>Pravděpodobnost výhry je známa u her proti soupeři, jakmile se na pozadí připraví výpočtové tabulky.</translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game when you filled a box, by the box that you took, last %n games against an opponent.</source>
        <translation>
            <numerusform>Procentní body pravděpodobnosti výhry ztracené na hru při vyplňování políček, podle zvoleného políčka, poslední hra proti soupeři.</numerusform>
            <numerusform>Procentní body pravděpodobnosti výhry ztracené na hru při vyplňování políček, podle zvoleného políčka, poslední %n hry proti soupeři.</numerusform>
            <numerusform>Procentní body pravděpodobnosti výhry ztracené na hru při vyplňování políček, podle zvoleného políčka, posledních %n her proti soupeři.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game after each roll of a turn, last %n games against an opponent.</source>
        <translation>
            <numerusform>Procentní body pravděpodobnosti výhry ztracené na hru po každém hodu kola, poslední hra proti soupeři.</numerusform>
            <numerusform>Procentní body pravděpodobnosti výhry ztracené na hru po každém hodu kola, poslední %n hry proti soupeři.</numerusform>
            <numerusform>Procentní body pravděpodobnosti výhry ztracené na hru po každém hodu kola, posledních %n her proti soupeři.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game early, in the middle and at the end, last %n games against an opponent.</source>
        <translation>
            <numerusform>Procentní body pravděpodobnosti výhry ztracené na hru na začátku, uprostřed a na konci, poslední hra proti soupeři.</numerusform>
            <numerusform>Procentní body pravděpodobnosti výhry ztracené na hru na začátku, uprostřed a na konci, poslední %n hry proti soupeři.</numerusform>
            <numerusform>Procentní body pravděpodobnosti výhry ztracené na hru na začátku, uprostřed a na konci, posledních %n her proti soupeři.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game by not following the step of the basic strategy that decides, last %n games.</source>
        <translation>
            <numerusform>Ztracené body na hru tím, že jste se neřídili rozhodujícím krokem základní strategie; poslední hra.</numerusform>
            <numerusform>Ztracené body na hru tím, že jste se neřídili rozhodujícím krokem základní strategie; poslední %n hry.</numerusform>
            <numerusform>Ztracené body na hru tím, že jste se neřídili rozhodujícím krokem základní strategie; posledních %n her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game in decisions that did not follow the step of the basic strategy, last %n games against an opponent.</source>
        <translation>
            <numerusform>Ztracené procentní body pravděpodobnosti výhry na hru v rozhodnutích proti kroku základní strategie; poslední hra proti soupeři.</numerusform>
            <numerusform>Ztracené procentní body pravděpodobnosti výhry na hru v rozhodnutích proti kroku základní strategie; poslední %n hry proti soupeři.</numerusform>
            <numerusform>Ztracené procentní body pravděpodobnosti výhry na hru v rozhodnutích proti kroku základní strategie; posledních %n her proti soupeři.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>%1 scores %3 in %4 of the turns, %2 in %5: %6 points more over the game.</source>
        <translation>Při volbě „%1“ vyjde %3 s pravděpodobností %4 (při volbě „%2“ %5): za celou hru o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>But %1 scores %3 in %4 of the turns, %2 in %5: %6 points more over the game.</source>
        <translation>Ale při volbě „%1“ vyjde %3 s pravděpodobností %4 (při volbě „%2“ %5): za celou hru o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%1 scores %3 in %4 of the turns, %2 %16: %6 points more over the game.</source>
        <translation>Při volbě „%1“ vyjde %3 s pravděpodobností %4 (při volbě „%2“ %16): za celou hru o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>But %1 scores %3 in %4 of the turns, %2 %16: %6 points more over the game.</source>
        <translation>Ale při volbě „%1“ vyjde %3 s pravděpodobností %4 (při volbě „%2“ %16): za celou hru o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%2 gives up the %7 box for 0 in %5 of the turns, %1 in %4: %6 points fewer.</source>
        <translation>Při volbě „%2“ se políčko „%7“ vyplní nulou s pravděpodobností %5 (při volbě „%1“ %4): o %6&#xa0;b. méně.</translation>
    </message>
    <message>
        <source>%2 gives up the %7 box for 0 in %5 of the turns, %1 %16: %6 points fewer.</source>
        <translation>Při volbě „%2“ se políčko „%7“ vyplní nulou s pravděpodobností %5 (při volbě „%1“ %16): o %6&#xa0;b. méně.</translation>
    </message>
    <message>
        <source>But %2 gives up the %7 box for 0 in %5 of the turns, %1 in %4: %6 points fewer.</source>
        <translation>Ale při volbě „%2“ se políčko „%7“ vyplní nulou s pravděpodobností %5 (při volbě „%1“ %4): o %6&#xa0;b. méně.</translation>
    </message>
    <message>
        <source>But %2 gives up the %7 box for 0 in %5 of the turns, %1 %16: %6 points fewer.</source>
        <translation>Ale při volbě „%2“ se políčko „%7“ vyplní nulou s pravděpodobností %5 (při volbě „%1“ %16): o %6&#xa0;b. méně.</translation>
    </message>
    <message>
        <source>%1 makes sure of %3.</source>
        <translation>Při volbě „%1“ vyjde %3 určitě.</translation>
    </message>
    <message>
        <source>After %1 the %7 box ends with %8 points on average, after %2 with %9.</source>
        <translation>Při volbě „%1“ přinese políčko „%7“ průměrně %8&#xa0;b. (při volbě „%2“ %9).</translation>
    </message>
    <message>
        <source>But after %1 the %7 box ends with %8 points on average, after %2 with %9.</source>
        <translation>Ale při volbě „%1“ přinese políčko „%7“ průměrně %8&#xa0;b. (při volbě „%2“ %9).</translation>
    </message>
    <message>
        <source>%1 is sure; after %2 that box ends with %9 points on average: %6 points fewer.</source>
        <translation>Volba „%1“ je jistá; při volbě „%2“ přinese to políčko průměrně %9&#xa0;b.: o %6&#xa0;b. méně.</translation>
    </message>
    <message>
        <source>But %1 is sure; after %2 that box ends with %9 points on average: %6 points fewer.</source>
        <translation>Ale volba „%1“ je jistá; při volbě „%2“ přinese to políčko průměrně %9&#xa0;b.: o %6&#xa0;b. méně.</translation>
    </message>
    <message>
        <source>After %1 the %7 box ends with %8 points on average, now it brings %13: %6 points more.</source>
        <translation>Při volbě „%1“ přinese políčko „%7“ průměrně %8&#xa0;b., teď přináší %13: o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>But after %1 the %7 box ends with %8 points on average, now it brings %13: %6 points more.</source>
        <translation>Ale při volbě „%1“ přinese políčko „%7“ průměrně %8&#xa0;b., teď přináší %13: o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%1 earns the upper bonus in %4 of the games, %2 in %5: %6 points more.</source>
        <translation>Při volbě „%1“ vyjde horní bonus s pravděpodobností %4 (při volbě „%2“ %5): o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>But %1 earns the upper bonus in %4 of the games, %2 in %5: %6 points more.</source>
        <translation>Ale při volbě „%1“ vyjde horní bonus s pravděpodobností %4 (při volbě „%2“ %5): o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%1 earns the upper bonus in %4 of the games, %2 %16: %6 points more.</source>
        <translation>Při volbě „%1“ vyjde horní bonus s pravděpodobností %4 (při volbě „%2“ %16): o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>But %1 earns the upper bonus in %4 of the games, %2 %16: %6 points more.</source>
        <translation>Ale při volbě „%1“ vyjde horní bonus s pravděpodobností %4 (při volbě „%2“ %16): o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%1 earns the upper bonus now, %2 in %5 of the games: %6 points more.</source>
        <translation>Při volbě „%1“ je horní bonus hned jistý (při volbě „%2“ vyjde s pravděpodobností %5): o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>But %1 earns the upper bonus now, %2 in %5 of the games: %6 points more.</source>
        <translation>Ale při volbě „%1“ je horní bonus hned jistý (při volbě „%2“ vyjde s pravděpodobností %5): o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%1 earns the upper bonus now, %2 %16: %6 points more.</source>
        <translation>Při volbě „%1“ je horní bonus hned jistý (při volbě „%2“ nevyjde %16): o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>But %1 earns the upper bonus now, %2 %16: %6 points more.</source>
        <translation>Ale při volbě „%1“ je horní bonus hned jistý (při volbě „%2“ nevyjde %16): o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%1 brings %8 points for further Yahtzees on average, %2 brings %9.</source>
        <translation>Při volbě „%1“ přinesou bonusy za další Yahtzee průměrně %8&#xa0;b. (při volbě „%2“ %9).</translation>
    </message>
    <message>
        <source>But %1 brings %8 points for further Yahtzees on average, %2 brings %9.</source>
        <translation>Ale při volbě „%1“ přinesou bonusy za další Yahtzee průměrně %8&#xa0;b. (při volbě „%2“ %9).</translation>
    </message>
    <message>
        <source>It hardly matters: the difference is %6 points on average.</source>
        <translation>Skoro na tom nezáleží: rozdíl je průměrně %6&#xa0;b.</translation>
    </message>
    <message>
        <source>%11 count only in boxes that are filled already.</source>
        <translation>Kostky %11 se hodí jen do políček, která jsou už vyplněná.</translation>
    </message>
    <message>
        <source>%1 goes for %3, which comes in %4 of the turns if you go for nothing else, but the %7 box brings %9 points on average anyway.</source>
        <translation>Volba „%1“ míří na tuto kombinaci: %3. Pokud nemíříte na nic jiného, vyjde s pravděpodobností %4, ale políčko „%7“ přinese tak jako tak průměrně %9&#xa0;b.</translation>
    </message>
    <message>
        <source>The %11 counts only in boxes that are filled already.</source>
        <translation>Kostka %11 se hodí jen do políček, která jsou už vyplněná.</translation>
    </message>
    <message>
        <source>%1 brings %6 points more on average.</source>
        <translation>Volba „%1“ přinese průměrně o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>But %1 brings %6 points more on average.</source>
        <translation>Ale volba „%1“ přinese průměrně o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%2 hopes for %3, which comes in %4 of the games only; in all others %1 ends %8 points higher on average, and that wins more often.</source>
        <translation>Volba „%2“ čeká na vzácnou kombinaci: %3 (s pravděpodobností jen %4). V ostatních hrách skončí volba „%1“ průměrně o %8&#xa0;b. výš, a to vyhrává častěji.</translation>
    </message>
    <message>
        <source>Without %3 at most %12 points are in reach; %1 makes one in %4 of the games, %2 in %5.</source>
        <translation>Pokud nevyjde %3, lze dosáhnout nejvýš %12&#xa0;b. Při volbě „%1“ vyjde s pravděpodobností %4 (při volbě „%2“ %5).</translation>
    </message>
    <message>
        <source>Without %3 at most %12 points are in reach; %1 makes one in %4 of the games, %2 %16.</source>
        <translation>Pokud nevyjde %3, lze dosáhnout nejvýš %12&#xa0;b. Při volbě „%1“ vyjde s pravděpodobností %4 (při volbě „%2“ %16).</translation>
    </message>
    <message>
        <source>%1 gets above the score to beat more often, though it brings no more points on average.</source>
        <translation>Volba „%1“ častěji překoná potřebné skóre, i když v průměru nepřinese víc bodů.</translation>
    </message>
    <message>
        <source>three or more ones</source>
        <translation>aspoň trojice jedniček</translation>
    </message>
    <message>
        <source>three or more twos</source>
        <translation>aspoň trojice dvojek</translation>
    </message>
    <message>
        <source>three or more threes</source>
        <translation>aspoň trojice trojek</translation>
    </message>
    <message>
        <source>three or more fours</source>
        <translation>aspoň trojice čtyřek</translation>
    </message>
    <message>
        <source>three or more fives</source>
        <translation>aspoň trojice pětek</translation>
    </message>
    <message>
        <source>three or more sixes</source>
        <translation>aspoň trojice šestek</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trojice</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>čtveřice</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>full house</translation>
    </message>
    <message>
        <source>a small straight</source>
        <translation>malá postupka</translation>
    </message>
    <message>
        <source>a large straight</source>
        <translation>velká postupka</translation>
    </message>
    <message>
        <source>a Yahtzee</source>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>šance</translation>
    </message>
    <message>
        <source>less than 1</source>
        <translation>méně než 1</translation>
    </message>
    <message>
        <source>more than 99</source>
        <translation>víc než 99</translation>
    </message>
    <message>
        <source>upper bonus</source>
        <translation>horní bonus</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <translation>bonusy za Yahtzee</translation>
    </message>
    <message>
        <source>%1 goes for %3, which comes in %4 of the turns if you go for nothing else, but that gains only %6 points.</source>
        <translation>Volba „%1“ míří na tuto kombinaci: %3. Pokud nemíříte na nic jiného, vyjde s pravděpodobností %4, ale přinese navíc jen %6&#xa0;b.</translation>
    </message>
    <message>
        <source>But %1 goes for %3, which comes in %4 of the turns if you go for nothing else: %6 points more.</source>
        <translation>Ale volba „%1“ míří na tuto kombinaci: %3. Pokud nemíříte na nic jiného, vyjde s pravděpodobností %4: o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>Now %9, later %2: %3 + %4 = %5 points.
Now %10, later %1: %6 + %7 = %8 points.</source>
        <translation>Teď %9, potom %2: %3 + %4 = %5&#xa0;b.
Teď %10, potom %1: %6 + %7 = %8&#xa0;b.</translation>
    </message>
    <message>
        <source>But the two boxes themselves bring fewer points.
Now %9, later %2: %3 + %4 = %5 points.
Now %10, later %1: %6 + %7 = %8 points.</source>
        <translation>Ale obě políčka sama přinesou méně bodů.
Teď %9, potom %2: %3 + %4 = %5&#xa0;b.
Teď %10, potom %1: %6 + %7 = %8&#xa0;b.</translation>
    </message>
    <message>
        <source>%1 ends above %3 points in %4 of the games, %6 percentage points more often than %2.</source>
        <translation>Při volbě „%1“ skončí nad %3&#xa0;b. %4 her, o %6 procentního bodu víc než při volbě „%2“.</translation>
    </message>
    <message>
        <source>%1 ends above %3 points in %4 of the games, %2 in %5.</source>
        <translation>Při volbě „%1“ skončí nad %3&#xa0;b. %4 her, při volbě „%2“ %5.</translation>
    </message>
    <message>
        <source>You have %7, the score to beat is %3: %1 wins %4 of the games, %6 percentage points more than %2.</source>
        <translation>Máte %7&#xa0;b., k výhře je třeba překonat %3&#xa0;b.: volbou „%1“ vyhrajete %4 her, o %6 procentního bodu víc než volbou „%2“.</translation>
    </message>
    <message>
        <source>You have %7, the score to beat is %3: %1 wins %4 of the games, %2 wins %5.</source>
        <translation>Máte %7&#xa0;b., k výhře je třeba překonat %3&#xa0;b.: volbou „%1“ vyhrajete %4 her, volbou „%2“ %5.</translation>
    </message>
    <message>
        <source>You have %7, the score to beat will be about %3: %1 wins %4 of the games, %6 percentage points more than %2.</source>
        <translation>Máte %7&#xa0;b., k výhře bude třeba překonat asi %3&#xa0;b.: volbou „%1“ vyhrajete %4 her, o %6 procentního bodu víc než volbou „%2“.</translation>
    </message>
    <message>
        <source>You have %7, the score to beat will be about %3: %1 wins %4 of the games, %2 wins %5.</source>
        <translation>Máte %7&#xa0;b., k výhře bude třeba překonat asi %3&#xa0;b.: volbou „%1“ vyhrajete %4 her, volbou „%2“ %5.</translation>
    </message>
    <message>
        <source>%1 brings more points: %10.</source>
        <translation>Volba „%1“ přinese víc bodů: %10.</translation>
    </message>
    <message>
        <source>But %1 brings more points: %10.</source>
        <translation>Ale volba „%1“ přinese víc bodů: %10.</translation>
    </message>
    <message>
        <source>Many small things add up to %6 points for %1: %10.</source>
        <translation>Volba „%1“ získá mnoha drobnostmi dohromady %6&#xa0;b.: %10.</translation>
    </message>
    <message>
        <source>%2 leaves at most %13 points in reach.</source>
        <translation>Při volbě „%2“ lze dosáhnout už nejvýš %13&#xa0;b.</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>ostatní</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>téměř nikdy</translation>
    </message>
    <message>
        <source>%1 makes sure of %3, but that gains only %6 points.</source>
        <translation>Při volbě „%1“ vyjde %3 určitě, ale přinese to navíc jen %6&#xa0;b.</translation>
    </message>
    <message>
        <source>%1 makes sure of %3, but the %7 box brings %9 points on average anyway.</source>
        <translation>Při volbě „%1“ vyjde %3 určitě, ale políčko „%7“ přinese tak jako tak průměrně %9&#xa0;b.</translation>
    </message>
    <message>
        <source>But %1 makes sure of %3: %6 points more.</source>
        <translation>Ale při volbě „%1“ vyjde %3 určitě: o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%1 (given up less often)</source>
        <translation>%1 (méně často s nulou)</translation>
    </message>
    <message>
        <source>%1 (given up more often)</source>
        <translation>%1 (častěji s nulou)</translation>
    </message>
    <message>
        <source>%1 in the %2 box</source>
        <translation>%1 v políčku „%2“</translation>
    </message>
    <message>
        <source>%1 and %2 together</source>
        <translation>%1 a %2 dohromady</translation>
    </message>
    <message>
        <source>Either way the two boxes themselves bring the same points.
Now %9, later %2: %3 + %4 = %5 points.
Now %10, later %1: %6 + %7 = %8 points.</source>
        <translation>Obě políčka sama přinesou tak jako tak stejně bodů.
Teď %9, potom %2: %3 + %4 = %5&#xa0;b.
Teď %10, potom %1: %6 + %7 = %8&#xa0;b.</translation>
    </message>
    <message>
        <source>After %1 the %7 box stays open for a turn that fails: %10.</source>
        <translation>Při volbě „%1“ zůstane políčko „%7“ volné pro nepovedený tah: %10.</translation>
    </message>
    <message>
        <source>But after %1 the %7 box stays open for a turn that fails: %10.</source>
        <translation>Ale při volbě „%1“ zůstane políčko „%7“ volné pro nepovedený tah: %10.</translation>
    </message>
    <message>
        <source>After %1 the dice are higher: %10.</source>
        <translation>Při volbě „%1“ mají kostky vyšší hodnoty: %10.</translation>
    </message>
    <message>
        <source>%2 gains most where you usually lose anyway: it ends above %12 points in %5 of the games, %1 in %4.</source>
        <translation>Volba „%2“ získá nejvíc tam, kde obvykle stejně prohrajete: nad %12&#xa0;b. skončí s pravděpodobností %5 (volba „%1“ %4).</translation>
    </message>
    <message>
        <source>%2 gains most where you usually win anyway: it ends above %12 points in %5 of the games, %1 in %4.</source>
        <translation>Volba „%2“ získá nejvíc tam, kde obvykle stejně vyhrajete: nad %12&#xa0;b. skončí s pravděpodobností %5 (volba „%1“ %4).</translation>
    </message>
    <message>
        <source>%1 makes sure of %3: %6 points more over the game.</source>
        <translation>Při volbě „%1“ vyjde %3 určitě: za celou hru o %6&#xa0;b. víc.</translation>
    </message>
    <message>
        <source>%2 brings %6 points more on average, but most where you usually lose anyway: it ends above %12 points in %5 of the games, %1 in %4.</source>
        <translation>Volba „%2“ přinese v průměru o %6&#xa0;b. víc, ale hlavně tam, kde obvykle stejně prohrajete: nad %12&#xa0;b. skončí s pravděpodobností %5 (volba „%1“ %4).</translation>
    </message>
    <message>
        <source>%2 brings %6 points more on average, but most where you usually win anyway: it ends above %12 points in %5 of the games, %1 in %4.</source>
        <translation>Volba „%2“ přinese v průměru o %6&#xa0;b. víc, ale hlavně tam, kde obvykle stejně vyhrajete: nad %12&#xa0;b. skončí s pravděpodobností %5 (volba „%1“ %4).</translation>
    </message>
    <message>
        <source>%1 leaves more dice to roll: if you go for nothing else, you get at least %11 in %4 of the turns, after %2 in %5.</source>
        <translation>Při volbě „%1“ se hází více kostkami. Pokud nemíříte na nic jiného, vyjde aspoň %11 s pravděpodobností %4 (při volbě „%2“ %5).</translation>
    </message>
    <message>
        <source>%1 leaves more dice to roll: if you go for nothing else, you get at least %11 in %4 of the turns, after %2 %16.</source>
        <translation>Při volbě „%1“ se hází více kostkami. Pokud nemíříte na nic jiného, vyjde aspoň %11 s pravděpodobností %4 (při volbě „%2“ %16).</translation>
    </message>
</context>
<context>
    <name>Rungs</name>
    <message>
        <source>exact, for points</source>
        <translation>přesně, na body</translation>
    </message>
    <message>
        <source>exact, to win</source>
        <translation>přesně, na výhru</translation>
    </message>
    <message>
        <source>knows step 1</source>
        <translation>umí krok 1</translation>
    </message>
    <message>
        <source>knows steps 1 to %1</source>
        <translation>umí kroky 1 až %1</translation>
    </message>
    <message>
        <source>knows all %1 steps</source>
        <translation>umí všech %1 kroků</translation>
    </message>
    <message>
        <source>you won %1 of %2</source>
        <translation>vaše výhry: %1 z %2</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Step %1</source>
        <translation>Krok %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>It was followed.</source>
        <translation>Dodržen.</translation>
    </message>
    <message>
        <source>It was not followed, and nothing was lost.</source>
        <translation>Nedodržen, a nic se neztratilo.</translation>
    </message>
    <message>
        <source>%1 for the bonus</source>
        <translation>%1 za bonus</translation>
    </message>
    <message>
        <source>For the bonus count the points above or below three of a face.</source>
        <translation>Za bonus se počítají body nad trojnásobkem čísla nebo pod ním.</translation>
    </message>
    <message>
        <source>It was not followed; that lost all of the %1 points.</source>
        <translation>Nedodržen; to stálo celou ztrátu %1 b.</translation>
    </message>
    <message>
        <source>It was not followed; that lost %1 of the %2 points.</source>
        <translation>Nedodržen; to stálo %1 b. ze ztráty %2 b.</translation>
    </message>
    <message>
        <source>keep all dice of the face that you have most of; of two such faces the higher</source>
        <translation>nechte všechny kostky s číslem, kterého máte nejvíc; ze dvou takových čísel to vyšší</translation>
    </message>
    <message>
        <source>No step fits</source>
        <translation>Žádný krok nesedí</translation>
    </message>
    <message>
        <source>Of equal sums the first box on the score sheet is taken.</source>
        <translation>Při stejných součtech platí první políčko v tabulce.</translation>
    </message>
    <message>
        <source>Here that gives away %1 points.</source>
        <translation>Tady to ztrácí %1&#xa0;b.</translation>
    </message>
    <message>
        <source>Step %1 (%2) fits too, but step %3 stands above it on the strategy page.</source>
        <translation>Hodí se i krok %1 (%2), ale krok %3 je na stránce strategie nad ním.</translation>
    </message>
    <message>
        <source>Points minus worth: %1.</source>
        <translation>Body minus hodnota: %1.</translation>
    </message>
    <message>
        <source>It was followed, but here that gives away %1 points: an exception.</source>
        <translation>Byl dodržen, ale tady to stojí %1&#xa0;b.: výjimka.</translation>
    </message>
    <message>
        <source>All in all, %1 is %2 points better.</source>
        <translation>Celkem je volba „%1“ o %2 b. lepší.</translation>
    </message>
</context>
<context>
    <name>TablesOffer</name>
    <message>
        <source>They take %1 on disk, and only %2 are free.</source>
        <translation>Na disku zaberou %1, ale volných je jen %2.</translation>
    </message>
    <message>
        <source>Making them takes %1 of memory, and only %2 are free.</source>
        <translation>Příprava potřebuje %1 paměti, ale volných je jen %2.</translation>
    </message>
    <message>
        <source>They take %1 on disk, and making them %2 of memory and about half a minute.</source>
        <translation>Na disku zaberou %1, příprava potřebuje %2 paměti a asi půl minuty.</translation>
    </message>
    <message>
        <source>They take %1 on disk (%2 free), and making them %3 of memory and about half a minute.</source>
        <translation>Na disku zaberou %1 (volných %2), příprava potřebuje %3 paměti a asi půl minuty.</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>zbývá asi %1 s</translation>
    </message>
</context>
<context>
    <name>TurnsCard</name>
    <message>
        <source>Turns played</source>
        <translation>Odehraná kola</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ones</source>
        <translation>Jedničky</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Dvojky</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trojky</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Čtyřky</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Pětky</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Šestky</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trojice</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Čtveřice</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Malá postupka</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Velká postupka</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Šance</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>jedničky</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dvojky</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trojky</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>čtyřky</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>pětky</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>šestky</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trojice</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>čtveřice</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full house</translation>
    </message>
    <message>
        <source>small straight</source>
        <translation>malá postupka</translation>
    </message>
    <message>
        <source>large straight</source>
        <translation>velká postupka</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>šance</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 za %2</translation>
    </message>
    <message>
        <source>roll all five again</source>
        <translation>přehodit všech pět</translation>
    </message>
    <message>
        <source>keep all five</source>
        <translation>nechat všech pět</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>nechat %1</translation>
    </message>
    <message>
        <source>Rolling all five again</source>
        <translation>Přehodit všech pět</translation>
    </message>
    <message>
        <source>Keeping %1</source>
        <translation>Nechat %1</translation>
    </message>
    <message>
        <source>taking %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>rolling all five again</source>
        <translation>přehodit všech pět</translation>
    </message>
    <message>
        <source>keeping %1</source>
        <translation>nechat %1</translation>
    </message>
    <message>
        <source>%1 takes %2 for %3</source>
        <translation>%1 zapisuje: %2 za %3</translation>
    </message>
    <message>
        <source>%1 rolls all dice again</source>
        <translation>%1 přehazuje všechny kostky</translation>
    </message>
    <message>
        <source>%1 keeps %2</source>
        <translation>%1 nechává %2</translation>
    </message>
    <message>
        <source>You take %1 for %2</source>
        <translation>Zapisujete: %1 za %2</translation>
    </message>
    <message>
        <source>You roll all dice again</source>
        <translation>Přehazujete všechny kostky</translation>
    </message>
    <message>
        <source>You keep %1</source>
        <translation>Necháváte %1</translation>
    </message>
    <message>
        <source>This row is already full</source>
        <translation>Toto políčko je už vyplněné</translation>
    </message>
    <message>
        <source>Under the joker rules, if the appropriate upper section row is empty, it must be used</source>
        <translation>Pravidlo žolíka: je-li příslušné horní políčko volné, musí se vyplnit</translation>
    </message>
    <message>
        <source>Under the joker rules, if the appropriate upper section row is full, the lower section must be used unless the whole lower section is filled</source>
        <translation>Pravidlo žolíka: je-li příslušné horní políčko vyplněné, zapisuje se do dolní části, dokud není celá plná</translation>
    </message>
    <message>
        <source>Under the free-choice joker rule, the appropriate upper section row or a lower section row must be used while one is empty</source>
        <translation>Volné pravidlo žolíka: dokud je tam místo, zapisuje se do příslušného horního políčka nebo do dolní části</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1&#xa0;b.</translation>
    </message>
    <message>
        <source>A tie at %1 points</source>
        <translation>Remíza: %1&#xa0;b.</translation>
    </message>
    <message>
        <source>You win by %1</source>
        <translation>Vítězíte o %1&#xa0;b.</translation>
    </message>
    <message>
        <source>%1 wins by %2</source>
        <translation>%1 vítězí o %2&#xa0;b.</translation>
    </message>
    <message>
        <source>No die is kept.</source>
        <translation>Žádná kostka se nenechává.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Nechané: %1.</translation>
    </message>
    <message>
        <source>%1 stopped (%2). Your game is kept.</source>
        <translation>%1 přestal hrát (%2). Vaše hra zůstává uložena.</translation>
    </message>
    <message>
        <source>%1 can&apos;t play on: %2. Your game is kept.</source>
        <translation>%1 nemůže hrát dál: %2. Vaše hra zůstává uložena.</translation>
    </message>
    <message>
        <source>%1 stopped (exit status %2). Your game is kept.</source>
        <translation>%1 skončil (návratový kód %2). Vaše hra zůstává uložena.</translation>
    </message>
    <message>
        <source>%1 as a joker</source>
        <translation>%1 jako žolík</translation>
    </message>
    <message>
        <source>Your best game: %1</source>
        <translation>Vaše nejlepší hra: %1</translation>
    </message>
    <message>
        <source>%1 for %2 or more</source>
        <translation>%1 za %2 nebo víc</translation>
    </message>
    <message>
        <source>Your last turn: %1 wins</source>
        <translation>Poslední kolo, k výhře stačí: %1</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1, k výhře stačí: %2</translation>
    </message>
    <message numerus="yes">
        <source>you are %n points ahead</source>
        <translation>
            <numerusform>vedete o %n bod</numerusform>
            <numerusform>vedete o %n body</numerusform>
            <numerusform>vedete o %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you are %n points behind</source>
        <translation>
            <numerusform>zaostáváte o %n bod</numerusform>
            <numerusform>zaostáváte o %n body</numerusform>
            <numerusform>zaostáváte o %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>you are level</source>
        <translation>vyrovnané skóre</translation>
    </message>
    <message>
        <source>Your last turn: the game is won</source>
        <translation>Poslední kolo: hra je vyhraná</translation>
    </message>
    <message>
        <source>– a joker, for the %1 box</source>
        <translation>– žolík, do políčka „%1“</translation>
    </message>
    <message>
        <source>– a joker, for a lower box</source>
        <translation>– žolík, do dolního políčka</translation>
    </message>
    <message>
        <source>first roll</source>
        <translation>první hod</translation>
    </message>
    <message>
        <source>second roll</source>
        <translation>druhý hod</translation>
    </message>
    <message>
        <source>last roll</source>
        <translation>poslední hod</translation>
    </message>
    <message>
        <source>– a joker</source>
        <translation>– žolík</translation>
    </message>
</context>
<context>
    <name>app::analysis::AnalysisService</name>
    <message>
        <source>The game can&apos;t be solved: %1</source>
        <translation>Hru nelze vyřešit: %1</translation>
    </message>
    <message>
        <source>The reasons can&apos;t be worked out: %1</source>
        <translation>Důvody nelze spočítat: %1</translation>
    </message>
    <message>
        <source>Win probabilities can&apos;t be prepared: %1</source>
        <translation>Pravděpodobnosti výhry nelze připravit: %1</translation>
    </message>
    <message>
        <source>Something could not be worked out: %1</source>
        <translation>Něco nešlo spočítat: %1</translation>
    </message>
</context>
<context>
    <name>app::analysis::IndexService</name>
    <message>
        <source>The index was damaged and is being made anew from your games.</source>
        <translation>Rejstřík byl poškozen a vytváří se znovu z vašich her.</translation>
    </message>
</context>
<context>
    <name>app::dialogs::ChooseGameDialog</name>
    <message>
        <source>Open Game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>Games in the file</source>
        <translation>Hry v souboru</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistika</translation>
    </message>
</context>
<context>
    <name>app::dialogs::DiceDialog</name>
    <message>
        <source>Dice of This Game</source>
        <translation>Kostky této hry</translation>
    </message>
    <message>
        <source>The dice of this game were thrown by hand. There is no seed that they could be checked with.</source>
        <translation>Kostkami této hry se házelo ručně. Není semínko, podle kterého by se daly ověřit.</translation>
    </message>
    <message>
        <source>All dice of this game follow from a secret number, the seed, which was drawn before the first roll. This is its SHA-256, a fingerprint that fits no other seed. Keep it: it shows later that the seed was not changed while you played.</source>
        <translation>Všechny hody této hry vycházejí z tajného čísla, semínka, vylosovaného před prvním hodem. Toto je jeho SHA-256, otisk, který neodpovídá žádnému jinému semínku. Uschovejte si ho: později doloží, že se semínko během hry nezměnilo.</translation>
    </message>
    <message>
        <source>The seed is shown here when the game is over. Before that it would tell you what will be rolled.</source>
        <translation>Semínko se zde ukáže, až hra skončí. Dřív by prozradilo, co padne.</translation>
    </message>
    <message>
        <source>The game is over, so this is the seed. Every roll can be worked out from it, here and by the command alea-lab verify-dice.</source>
        <translation>Hra skončila, a tak je zde semínko. Lze z něj vypočítat každý hod, zde i příkazem alea-lab verify-dice.</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Ověřit</translation>
    </message>
    <message numerus="yes">
        <source>All %n rolls are those of the seed, and the SHA-256 is the seed&apos;s.</source>
        <translation>
            <numerusform>%n hod odpovídá semínku a SHA-256 také.</numerusform>
            <numerusform>Všechny %n hody odpovídají semínku a SHA-256 také.</numerusform>
            <numerusform>Všech %n hodů odpovídá semínku a SHA-256 také.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll %1 of turn %2 is not the seed&apos;s: the game has %3, the seed gives %4.</source>
        <translation>Hod %1 v kole %2 neodpovídá semínku: ve hře je %3, semínko dává %4.</translation>
    </message>
</context>
<context>
    <name>app::dialogs::FiguresDialog</name>
    <message>
        <source>Statistics of a game</source>
        <translation>Statistika hry</translation>
    </message>
    <message>
        <source>Statistics over %1 games</source>
        <translation>Statistika (počet her: %1)</translation>
    </message>
    <message>
        <source>Games that have been reviewed</source>
        <translation>Hry, které už mají rozbor</translation>
    </message>
    <message>
        <source>What losses are told by</source>
        <translation>V čem se ztráty udávají</translation>
    </message>
    <message>
        <source>Losses in points</source>
        <translation>Ztráty v bodech</translation>
    </message>
    <message>
        <source>It failed: %1.</source>
        <translation>Nepodařilo se: %1.</translation>
    </message>
    <message>
        <source>Losses in win probability</source>
        <translation>Ztráty pravděpodobnosti výhry</translation>
    </message>
</context>
<context>
    <name>app::dialogs::GradeLimitsEdit</name>
    <message>
        <source>percentage points</source>
        <translation>procentní body</translation>
    </message>
    <message>
        <source>points</source>
        <translation>body</translation>
    </message>
    <message>
        <source>Least loss of an inaccuracy, in %1</source>
        <translation>Nejmenší ztráta u nepřesnosti (%1)</translation>
    </message>
    <message>
        <source>Least loss of a mistake, in %1</source>
        <translation>Nejmenší ztráta u chyby (%1)</translation>
    </message>
    <message>
        <source>Least loss of a blunder, in %1</source>
        <translation>Nejmenší ztráta u hrubé chyby (%1)</translation>
    </message>
    <message>
        <source>Loses at least</source>
        <translation>Ztráta aspoň</translation>
    </message>
    <message>
        <source>Po&amp;ints</source>
        <translation>&amp;Body</translation>
    </message>
    <message>
        <source>% of &amp;winning</source>
        <translation>% vý&amp;hry</translation>
    </message>
</context>
<context>
    <name>app::dialogs::KeysDialog</name>
    <message>
        <source>Single &amp;letters, digits and signs are keys</source>
        <translation>Klávesami jsou i samotná &amp;písmena, číslice a znaky</translation>
    </message>
    <message>
        <source>&amp;Set Key</source>
        <translation>&amp;Nastavit klávesu</translation>
    </message>
    <message>
        <source>&amp;Usual Key</source>
        <translation>&amp;Výchozí klávesa</translation>
    </message>
    <message>
        <source>Change Keys</source>
        <translation>Změnit klávesy</translation>
    </message>
    <message>
        <source>Switch them off if you speak to your computer, or hit them by accident: clicks, arrows, Tab and Enter do all the same.</source>
        <translation>Vypněte je, pokud počítač ovládáte hlasem nebo je mačkáte omylem: kliknutí, šipky, Tab a Enter zvládnou totéž.</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Příkazy a jejich klávesy</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Příkaz</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klávesa</translation>
    </message>
    <message>
        <source>New key of the command</source>
        <translation>Nová klávesa příkazu</translation>
    </message>
    <message>
        <source>The command has no key now.</source>
        <translation>Příkaz teď nemá žádnou klávesu.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hotovo.</translation>
    </message>
</context>
<context>
    <name>app::dialogs::LessonDialog</name>
    <message>
        <source>A Lesson of Two Minutes</source>
        <translation>Dvouminutová lekce</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>&amp;Další rozhodnutí</translation>
    </message>
    <message>
        <source>&amp;Play a game</source>
        <translation>Zahrát si h&amp;ru</translation>
    </message>
    <message>
        <source>&amp;Roll all five again</source>
        <translation>Přeh&amp;odit všech pět</translation>
    </message>
    <message>
        <source>&amp;Roll 1 die</source>
        <translation>H&amp;odit 1 kostkou</translation>
    </message>
    <message>
        <source>&amp;Roll %1 dice</source>
        <translation>H&amp;odit %1 kostkami</translation>
    </message>
    <message>
        <source>Right. %1 is best.</source>
        <translation>Správně. %1: nejlepší volba.</translation>
    </message>
    <message>
        <source>The lesson can&apos;t begin: %1.</source>
        <translation>Lekce nemůže začít: %1.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>O co jde</translation>
    </message>
    <message>
        <source>Thirteen turns, thirteen boxes: each turn fills one. Most points win.</source>
        <translation>Třináct kol, třináct políček: každé kolo jedno vyplní. Vyhrává nejvíc bodů.</translation>
    </message>
    <message>
        <source>The positions are being prepared…</source>
        <translation>Pozice se připravují…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Začít</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Which dice do you keep? Click them, then roll the others; or take a box.</source>
        <translation>Které kostky si necháte? Klikněte na ně a ostatní přehoďte; nebo zapište políčko.</translation>
    </message>
    <message>
        <source>No rolls are left. Which box do these dice fill?</source>
        <translation>Další hod už není. Které políčko tyto kostky vyplní?</translation>
    </message>
    <message>
        <source>%1 loses %2 points on average. Better: %3.</source>
        <translation>%1: průměrná ztráta je %2&#xa0;b. Lepší: %3.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Hotovo</translation>
    </message>
    <message>
        <source>The lesson is over</source>
        <translation>Lekce skončila</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try.</source>
        <translation>Napoprvé správně: %1 z&#xa0;%2.</translation>
    </message>
    <message>
        <source>You roll up to three times in a turn and keep what you like in between. Then the dice fill a box that is still open: these would bring 40 points as a large straight.</source>
        <translation>V jednom kole házíte až třikrát a mezi hody si necháte, co chcete. Pak kostky vyplní políčko, které je ještě volné: tyto by jako velká postupka přinesly 40 bodů.</translation>
    </message>
    <message>
        <source>Not the best: it loses %1 points on average. Try once more.</source>
        <translation>Není to nejlepší: v&#xa0;průměru to stojí %1&#xa0;b. Zkuste to ještě jednou.</translation>
    </message>
    <message>
        <source>Four dice in a row are worth keeping while the large straight is open.</source>
        <translation>Čtyři kostky po sobě se vyplatí nechat, dokud je velká postupka volná.</translation>
    </message>
    <message>
        <source>These points are sure; another roll puts them at risk.</source>
        <translation>Tyto body jsou jisté; další hod by je ohrozil.</translation>
    </message>
    <message>
        <source>The %1 box stays open, which can still bring %2 points or more.</source>
        <translation>Políčko „%1“ zůstane volné a může ještě přinést %2&#xa0;b. nebo víc.</translation>
    </message>
    <message>
        <source>The %1 box stays open, which can still bring up to %2 points.</source>
        <translation>Políčko „%1“ zůstane volné a může ještě přinést až %2&#xa0;b.</translation>
    </message>
    <message>
        <source>Decision %1 of %2 · roll %3 of %4</source>
        <translation>Rozhodnutí %1 z %2 · hod %3 z %4</translation>
    </message>
    <message>
        <source>Three alike already fill their upper box well, and may become four or five alike.</source>
        <translation>Tři stejné už dobře naplní své horní políčko a mohou z nich být čtyři nebo pět stejných.</translation>
    </message>
    <message>
        <source>Three dice in a row may become a straight, which brings more than a single pair of these dice.</source>
        <translation>Ze tří kostek za sebou může být postupka, která přinese víc než jediná dvojice.</translation>
    </message>
    <message>
        <source>Two pairs become a full house if the last die shows either of them.</source>
        <translation>Ze dvou dvojic je full house, padne-li na poslední kostce číslo jedné z nich.</translation>
    </message>
    <message>
        <source>These dice bring more on average than any others that you can keep.</source>
        <translation>Tyto kostky přinesou v průměru víc než kterékoli jiné, které můžete nechat.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The turn stops here: what matters is which dice you keep.</source>
        <translation>Kolo tu končí: jde o to, které kostky si necháte.</translation>
    </message>
    <message>
        <source>These decisions belong to the basic strategy. Train teaches all of it, step by step.</source>
        <translation>Tato rozhodnutí patří k základní strategii. Trénink ji učí celou, krok za krokem.</translation>
    </message>
    <message>
        <source>Two alike may become three or more, which count in the upper boxes and in the boxes for dice alike.</source>
        <translation>Ze dvou stejných mohou být tři nebo více: počítají se nahoře i v políčkách pro stejné kostky.</translation>
    </message>
    <message>
        <source>No other open box brings more points for these dice.</source>
        <translation>Žádné jiné volné políčko nepřinese za tyto kostky víc bodů.</translation>
    </message>
    <message>
        <source>Your choice: %1.</source>
        <translation>Vaše volba: %1.</translation>
    </message>
    <message>
        <source>The %1 box brings only %2 points for these dice.</source>
        <translation>Políčko %1 přinese za tyto kostky jen %2&#xa0;b.</translation>
    </message>
</context>
<context>
    <name>app::dialogs::MatchDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Začít</translation>
    </message>
    <message>
        <source>&amp;Review This Game</source>
        <translation>&amp;Rozebrat tuto hru</translation>
    </message>
    <message>
        <source>One St&amp;ep</source>
        <translation>Jeden &amp;krok</translation>
    </message>
    <message>
        <source>&amp;End Match</source>
        <translation>&amp;Ukončit zápas</translation>
    </message>
    <message>
        <source>Match between Programs</source>
        <translation>Zápas programů</translation>
    </message>
    <message>
        <source>First program</source>
        <translation>První program</translation>
    </message>
    <message>
        <source>Second program</source>
        <translation>Druhý program</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Počet her</translation>
    </message>
    <message>
        <source>Games: </source>
        <translation>Hry: </translation>
    </message>
    <message>
        <source>against</source>
        <translation>vs.</translation>
    </message>
    <message>
        <source>Games that are over</source>
        <translation>Dohrané hry</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>pomalu</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>plnou rychlostí</translation>
    </message>
    <message>
        <source>%1 (2)</source>
        <translation>%1 (2)</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>&amp;Pozastavit</translation>
    </message>
    <message>
        <source>Choose two programs.</source>
        <translation>Vyberte dva programy.</translation>
    </message>
    <message>
        <source>No game is over yet.</source>
        <translation>Zatím není dohraná žádná hra.</translation>
    </message>
    <message>
        <source>%1 scores %2 against %3 after %4 of %5 games
99&#xa0;% interval: %6 to %7</source>
        <translation>%1: úspěšnost %2 (soupeř: %3) po %4 z %5 her
99% interval: %6 až %7</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>vítězí %1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>%1: %2 to %3, %4</source>
        <translation>%1: %2 ku %3, %4</translation>
    </message>
    <message>
        <source>This game is not in the log yet.</source>
        <translation>Tato hra ještě není v záznamu.</translation>
    </message>
    <message>
        <source>Start Another Match</source>
        <translation>Začít další zápas</translation>
    </message>
    <message numerus="yes">
        <source>The %n games of this match are not kept.</source>
        <translation>
            <numerusform>%n hra tohoto zápasu není uložena.</numerusform>
            <numerusform>%n hry tohoto zápasu nejsou uloženy.</numerusform>
            <numerusform>%n her tohoto zápasu není uloženo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep Them…</source>
        <translation>&amp;Ponechat…</translation>
    </message>
    <message>
        <source>Keep the Games of the Match</source>
        <translation>Ponechat hry zápasu</translation>
    </message>
    <message>
        <source>Logs (*.log)</source>
        <translation>Záznamy (*.log)</translation>
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
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Bonus za Yahtzee</translation>
    </message>
    <message>
        <source>Joker rule</source>
        <translation>Pravidlo žolíka</translation>
    </message>
    <message>
        <source>The position as 34 integers</source>
        <translation>Pozice jako 34 celých čísel</translation>
    </message>
    <message>
        <source>As a line</source>
        <translation>Jako řádek</translation>
    </message>
    <message>
        <source>&amp;Start Here</source>
        <translation>&amp;Začít zde</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>volné</translation>
    </message>
    <message>
        <source>Yahtzee bonus, %1</source>
        <translation>Bonus za Yahtzee, %1</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Kostka %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kostky</translation>
    </message>
    <message>
        <source>Number of the roll</source>
        <translation>Číslo hodu</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Hod</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Tabulky</translation>
    </message>
    <message>
        <source>Turn and rules</source>
        <translation>Kolo a pravidla</translation>
    </message>
</context>
<context>
    <name>app::dialogs::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>&amp;Animate the dice</source>
        <translation>&amp;Animovat kostky</translation>
    </message>
    <message>
        <source>Speed of the programs</source>
        <translation>Rychlost programů</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>pomalu</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>ihned</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop</source>
        <translation>Světlé nebo tmavé podle prostředí</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlé</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavé</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Rádce</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnutý</translation>
    </message>
    <message>
        <source>Ask me before a bad choice</source>
        <translation>Ptát se před špatnou volbou</translation>
    </message>
    <message>
        <source>Don&apos;t let me make a bad choice</source>
        <translation>Špatnou volbu nedovolit</translation>
    </message>
    <message>
        <source>Least loss of a bad choice, in points</source>
        <translation>Nejmenší ztráta špatné volby, v bodech</translation>
    </message>
    <message>
        <source> points</source>
        <translation> bodu</translation>
    </message>
    <message>
        <source>Least loss of a bad choice, in percentage points of a probability</source>
        <translation>Nejmenší ztráta špatné volby, v procentních bodech pravděpodobnosti</translation>
    </message>
    <message>
        <source> percentage points</source>
        <translation> procentního bodu</translation>
    </message>
    <message>
        <source>&amp;Programs play:</source>
        <translation>&amp;Programy hrají:</translation>
    </message>
    <message>
        <source>&amp;Tutor:</source>
        <translation>&amp;Rádce:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Barv&amp;y:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Jazyk:</translation>
    </message>
    <message>
        <source>So&amp;und of the dice</source>
        <translation>Zv&amp;uk kostek</translation>
    </message>
    <message>
        <source>Needs one of the programs pw-play, paplay and aplay.</source>
        <translation>Vyžaduje jeden z programů pw-play, paplay a aplay.</translation>
    </message>
    <message>
        <source>Colours for colour-bli&amp;ndness</source>
        <translation>Barvy pro barvos&amp;lepé</translation>
    </message>
    <message>
        <source>Blue, yellow and vermilion instead of green, yellow and brown. Grades have shapes in any case.</source>
        <translation>Modrá, žlutá a rumělková místo zelené, žluté a hnědé. Hodnocení má v každém případě i tvar.</translation>
    </message>
    <message>
        <source>0 is slow, %1 is at once</source>
        <translation>0 je pomalu, %1 je ihned</translation>
    </message>
    <message>
        <source>C&amp;elebrate for a second</source>
        <translation>O&amp;slavit na vteřinu</translation>
    </message>
    <message>
        <source>A Yahtzee, the upper bonus, a best game, ten of ten</source>
        <translation>Yahtzee, horní bonus, nejlepší hra, deset z deseti</translation>
    </message>
    <message>
        <source>Prepare win probabilities in the bac&amp;kground</source>
        <translation>Připravit pravděpodobnosti výhry na po&amp;zadí</translation>
    </message>
    <message>
        <source>Once: about 20 seconds of computing, and 110 MB on disk</source>
        <translation>Jednorázově: asi 20 sekund výpočtu a 110 MB na disku</translation>
    </message>
    <message>
        <source>The desktop&apos;s own colours</source>
        <translation>Vlastní barvy prostředí</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trenér</translation>
    </message>
    <message>
        <source>A bad choice loses at least</source>
        <translation>Špatná volba stojí aspoň</translation>
    </message>
    <message>
        <source>playing &amp;for points:</source>
        <translation>hra na bo&amp;dy:</translation>
    </message>
    <message>
        <source>playing to win or &amp;beat:</source>
        <translation>hra na &amp;výhru či přes N:</translation>
    </message>
    <message>
        <source>Grades</source>
        <translation>Hodnocení</translation>
    </message>
</context>
<context>
    <name>app::dialogs::ProgramsDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Přidat</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <translation>&amp;Vyzkoušet</translation>
    </message>
    <message>
        <source>Contest Programs</source>
        <translation>Soutěžní programy</translation>
    </message>
    <message>
        <source>Programs that read positions and write actions, as the contest has them, can play against you or stand beside the coach. They run behind a sandbox.</source>
        <translation>Programy, které podle pravidel soutěže čtou pozice a píší tahy, mohou hrát proti vám nebo radit jako druhý trenér. Běží izolovaně v sandboxu.</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programy</translation>
    </message>
    <message>
        <source>as in a terminal: /home/ada/bots/max --fast</source>
        <translation>jako v terminálu: /home/ada/bots/max --fast</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Název:</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>Pří&amp;kaz:</translation>
    </message>
    <message>
        <source>Program %1</source>
        <translation>Program %1</translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>Tento název už má jiný program.</translation>
    </message>
    <message>
        <source>Asking what it does with 6 6 6 2 1…</source>
        <translation>Ptám se, co udělá s 6 6 6 2 1…</translation>
    </message>
    <message>
        <source>It works. With 6 6 6 2 1: %1.</source>
        <translation>Funguje. S 6 6 6 2 1: %1.</translation>
    </message>
    <message>
        <source>It doesn&apos;t work: %1</source>
        <translation>Nefunguje: %1</translation>
    </message>
    <message>
        <source>No program has been added.</source>
        <translation>Zatím žádný program.</translation>
    </message>
</context>
<context>
    <name>app::main::AnnouncementLine</name>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
</context>
<context>
    <name>app::main::Celebrations</name>
    <message>
        <source>%1 of %1</source>
        <translation>%1 z %1</translation>
    </message>
    <message>
        <source>Yahtzee!</source>
        <translation>Yahtzee!</translation>
    </message>
    <message>
        <source>Upper bonus!</source>
        <translation>Horní bonus!</translation>
    </message>
    <message>
        <source>%1: Yahtzee!</source>
        <translation>%1: Yahtzee!</translation>
    </message>
    <message>
        <source>Step %1 is learned!</source>
        <translation>Krok %1 umíte!</translation>
    </message>
    <message numerus="yes">
        <source>Upper bonus missed by %n</source>
        <translation>
            <numerusform>Horní bonus utekl o %n</numerusform>
            <numerusform>Horní bonus utekl o %n</numerusform>
            <numerusform>Horní bonus utekl o %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Yahtzee! +100</source>
        <translation>%1: Yahtzee! +100</translation>
    </message>
    <message>
        <source>Large straight!</source>
        <translation>Velká postupka!</translation>
    </message>
    <message>
        <source>Yahtzee! +100</source>
        <translation>Yahtzee! +100</translation>
    </message>
</context>
<context>
    <name>app::main::FailedProgram</name>
    <message>
        <source>Try &amp;Again</source>
        <translation>Zk&amp;usit znovu</translation>
    </message>
    <message>
        <source>Another Pla&amp;yer…</source>
        <translation>J&amp;iný hráč…</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Another Player</source>
        <translation>Jiný hráč</translation>
    </message>
    <message>
        <source>Who plays on in this seat?</source>
        <translation>Kdo na tomto místě hraje dál?</translation>
    </message>
</context>
<context>
    <name>app::main::LinesBar</name>
    <message>
        <source>The game, and what was tried beside it</source>
        <translation>Hra a pokusy vedle ní</translation>
    </message>
    <message>
        <source>game</source>
        <translation>hra</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>pokus %1</translation>
    </message>
    <message>
        <source>The game as it is played</source>
        <translation>Hra tak, jak se hraje</translation>
    </message>
    <message>
        <source>Leaves the game in turn %1: it was tried, or taken back</source>
        <translation>Odbočuje ze hry v kole %1: vyzkoušeno, nebo vráceno zpět</translation>
    </message>
</context>
<context>
    <name>app::main::MainWindow</name>
    <message>
        <source>Try &amp;Again</source>
        <translation>Zk&amp;usit znovu</translation>
    </message>
    <message>
        <source>Alea</source>
        <translation>Alea</translation>
    </message>
    <message>
        <source>Solving the game</source>
        <translation>Hra se propočítává</translation>
    </message>
    <message>
        <source>Solving the game… %p&#xa0;%</source>
        <translation>Hra se propočítává… %p&#xa0;%</translation>
    </message>
    <message>
        <source>Games of Alea (*.alea);;All files (*)</source>
        <translation>Hry programu Alea (*.alea);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>&amp;Kopírovat pozici</translation>
    </message>
    <message>
        <source>&amp;Position…</source>
        <translation>Nastavit &amp;pozici…</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Hodit</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ukončit</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úpr&amp;avy</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Znovu</translation>
    </message>
    <message>
        <source>&amp;Previous Decision</source>
        <translation>&amp;Předchozí rozhodnutí</translation>
    </message>
    <message>
        <source>&amp;Next Decision</source>
        <translation>&amp;Další rozhodnutí</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Nastavení…</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Trenér</translation>
    </message>
    <message>
        <source>Show &amp;Hints</source>
        <translation>Ukázat &amp;tipy</translation>
    </message>
    <message>
        <source>&amp;Guess First</source>
        <translation>&amp;Nejdřív hádat</translation>
    </message>
    <message>
        <source>&amp;Explain Choices</source>
        <translation>&amp;Vysvětlit volby</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Knihovna</translation>
    </message>
    <message>
        <source>&amp;Saved Games</source>
        <translation>&amp;Uložené hry</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Import…</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Přejít</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Rozbor</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trénink</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Hr&amp;y</translation>
    </message>
    <message>
        <source>Review and &amp;Back</source>
        <translation>Rozbor a &amp;zpět</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazit</translation>
    </message>
    <message>
        <source>Go to &amp;Score Sheet</source>
        <translation>Přejít na ta&amp;bulku</translation>
    </message>
    <message>
        <source>Go to &amp;Choices</source>
        <translation>Přejít na &amp;volby</translation>
    </message>
    <message>
        <source>Go to &amp;Objective</source>
        <translation>Přejít na &amp;cíl</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Příručka</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klávesy</translation>
    </message>
    <message>
        <source>&amp;About Alea</source>
        <translation>&amp;O programu Alea</translation>
    </message>
    <message>
        <source>The tables are there already.</source>
        <translation>Tabulky už jsou připraveny.</translation>
    </message>
    <message>
        <source>There is no folder for the tables: HOME is not set.</source>
        <translation>Není kam uložit tabulky: proměnná HOME není nastavena.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation>Tuto hru nelze otevřít</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Uložit hru</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Hru se nepodařilo uložit</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Pozice je ve schránce.</translation>
    </message>
    <message>
        <source>The guide is missing from this build.</source>
        <translation>V tomto sestavení příručka chybí.</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Příručka</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>About Alea</source>
        <translation>O programu Alea</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Alea %1&lt;/h3&gt;</source>
        <translation>&lt;h3&gt;Alea %1&lt;/h3&gt;</translation>
    </message>
    <message>
        <source>A Yahtzee trainer whose opponent and coach play exactly.

Free software under the GNU General Public License, version 3 or later.

Yahtzee is a trademark of Hasbro, with which Alea has no connection.</source>
        <translation>Trenažér hry Yahtzee, jehož soupeř i trenér počítají přesně.

Svobodný software pod licencí GNU General Public License, verze 3 nebo novější.

Yahtzee je ochranná známka společnosti Hasbro, s níž Alea nemá nic společného.</translation>
    </message>
    <message>
        <source>&amp;Match between Programs…</source>
        <translation>&amp;Zápas programů…</translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation>&amp;Tisk</translation>
    </message>
    <message>
        <source>&amp;Dice of This Game…</source>
        <translation>Kostky této h&amp;ry…</translation>
    </message>
    <message>
        <source>Correct &amp;Dice</source>
        <translation>&amp;Opravit kostky</translation>
    </message>
    <message>
        <source>Contest P&amp;rograms…</source>
        <translation>&amp;Soutěžní programy…</translation>
    </message>
    <message>
        <source>Change &amp;Keys…</source>
        <translation>Změnit &amp;klávesy…</translation>
    </message>
    <message>
        <source>Make &amp;Tables of Win Probabilities</source>
        <translation>&amp;Připravit výpočtové tabulky</translation>
    </message>
    <message>
        <source>&amp;Large Type, Read from Afar</source>
        <translation>Velké &amp;písmo, čitelné zdálky</translation>
    </message>
    <message>
        <source>A &amp;Lesson of Two Minutes</source>
        <translation>Dvouminutová &amp;lekce</translation>
    </message>
    <message>
        <source>The reasons are hidden.</source>
        <translation>Důvody jsou skryté.</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Všechny &amp;klávesy</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nová hra</translation>
    </message>
    <message>
        <source>Copy as Te&amp;xt</source>
        <translation>Kopírovat jako te&amp;xt</translation>
    </message>
    <message>
        <source>Copy as Pict&amp;ure</source>
        <translation>Kopírovat jako o&amp;brázek</translation>
    </message>
    <message>
        <source>&amp;Second Coach</source>
        <translation>&amp;Druhý trenér</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Žádný</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>Hra je ve schránce.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Obrázek je ve schránce.</translation>
    </message>
    <message>
        <source>The preferences turn it on again.</source>
        <translation>Znovu to zapnete v nastavení.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zpět ke hř&amp;e</translation>
    </message>
    <message>
        <source>A try from turn %1 on. The game stays as it is.</source>
        <translation>Pokus od kola %1. Hra zůstává, jak je.</translation>
    </message>
    <message>
        <source>The game that was on the table is among the saved games.</source>
        <translation>Hra, která byla na stole, je mezi uloženými hrami.</translation>
    </message>
    <message>
        <source>With hints this game doesn&apos;t count for your level.</source>
        <translation>S nápovědami se tato hra do vaší úrovně nepočítá.</translation>
    </message>
</context>
<context>
    <name>app::main::PaperCommands</name>
    <message>
        <source>&amp;Score Sheet…</source>
        <translation>Vytisknout &amp;tabulku…</translation>
    </message>
    <message>
        <source>&amp;Empty Score Sheet…</source>
        <translation>Vytisknout &amp;prázdnou tabulku…</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>Vytisknout &amp;rozbor…</translation>
    </message>
    <message>
        <source>Score Sheet as P&amp;DF…</source>
        <translation>T&amp;abulka jako PDF…</translation>
    </message>
    <message>
        <source>Empty Score Sheet as PD&amp;F…</source>
        <translation>Prázdná tabulka jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Review &amp;as PDF…</source>
        <translation>R&amp;ozbor jako PDF…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Empty score sheet</source>
        <translation>Prázdná tabulka</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>The PDF could not be saved</source>
        <translation>PDF se nepodařilo uložit</translation>
    </message>
    <message>
        <source>The game is being solved; the review follows.</source>
        <translation>Hra se propočítává; rozbor následuje.</translation>
    </message>
    <message>
        <source>The review could not be made</source>
        <translation>Rozbor se nepodařilo vytvořit</translation>
    </message>
    <message>
        <source>Strategy page</source>
        <translation>Stránka strategie</translation>
    </message>
    <message>
        <source>S&amp;trategy Page</source>
        <translation>Stránka stra&amp;tegie</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Uložit jako P&amp;DF…</translation>
    </message>
    <message>
        <source>Steps on the page</source>
        <translation>Kroky na stránce</translation>
    </message>
    <message>
        <source>%1 %2: %3 points a game</source>
        <translation>%1 %2: %3&#xa0;bodů za hru</translation>
    </message>
</context>
<context>
    <name>app::main::PlaceBar</name>
    <message>
        <source>Places</source>
        <translation>Části programu</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trénink</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n steps are due</source>
        <translation>
            <numerusform>%1, na řadě je %n krok</numerusform>
            <numerusform>%1, na řadě jsou %n kroky</numerusform>
            <numerusform>%1, na řadě je %n kroků</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::main::PreparingNotice</name>
    <message>
        <source>Win probabilities are being prepared in the background, once: about 20 seconds of computing, and 110 MB on disk.</source>
        <translation>Pravděpodobnosti výhry se připravují na pozadí, jednorázově: asi 20 sekund výpočtu a 110 MB na disku.</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Prepare</source>
        <translation>&amp;Nepřipravovat</translation>
    </message>
    <message>
        <source>Then win probabilities are known in the last rounds only, and the champion plays for points until then. Edit, Preferences turns this on later.</source>
        <translation>Pak jsou pravděpodobnosti výhry známé jen v posledních kolech a šampion do té doby hraje na body. Později to zapnete v nabídce Úpravy, Nastavení.</translation>
    </message>
    <message>
        <source>%1&#xa0;% done</source>
        <translation>hotovo %1&#xa0;%</translation>
    </message>
    <message>
        <source>Preparing win probabilities: %1&#xa0;% done</source>
        <translation>Příprava pravděpodobností výhry: hotovo %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>app::models::AnalysisModel</name>
    <message>
        <source>inaccuracy</source>
        <translation>nepřesnost</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>hrubá chyba</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kostky</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Zvoleno</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Nejlepší</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Ztráta</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Štěstí</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Očekáváno</translation>
    </message>
    <message>
        <source>In points</source>
        <translation>V bodech</translation>
    </message>
    <message>
        <source>Best for points: %1. Best to beat %2: %3.</source>
        <translation>Nejlepší na body: %1. Nejlepší na skóre přes %2: %3.</translation>
    </message>
    <message>
        <source>Best for points: %1. Best to win: %2.</source>
        <translation>Nejlepší na body: %1. Nejlepší na výhru: %2.</translation>
    </message>
    <message>
        <source>Best to beat %1</source>
        <translation>Nejlepší přes %1</translation>
    </message>
    <message>
        <source>Best to win</source>
        <translation>Nejlepší na výhru</translation>
    </message>
    <message>
        <source>Beat %</source>
        <translation>Cíl (%)</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Výhra (%)</translation>
    </message>
    <message>
        <source>Loss to beat %1</source>
        <translation>Ztráta (přes %1)</translation>
    </message>
    <message>
        <source>Loss to win</source>
        <translation>Ztráta (výhra)</translation>
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
        <translation>Krok</translation>
    </message>
    <message>
        <source>The step of the basic strategy that decides; ✗: it was not followed</source>
        <translation>Krok základní strategie, který rozhoduje; ✗: nebyl dodržen</translation>
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
        <translation>%1: skončí zde %2, naplno %3</translation>
    </message>
    <message>
        <source>The turn ends in</source>
        <translation>Kde kolo skončí</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Naplno</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Pravděp.</translation>
    </message>
</context>
<context>
    <name>app::models::ChoicesModel</name>
    <message>
        <source>best</source>
        <translation>nejlepší</translation>
    </message>
    <message>
        <source>Beat %</source>
        <translation>Cíl %</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Výhra %</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Volba</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Ztráta</translation>
    </message>
    <message>
        <source>%1. %2, %3, %4, yours</source>
        <translation>%1. %2, %3, %4, vaše</translation>
    </message>
    <message>
        <source>%1. %2, %3, %4</source>
        <translation>%1. %2, %3, %4</translation>
    </message>
    <message>
        <source>Loss % pts</source>
        <translation>Ztráta p. b.</translation>
    </message>
    <message>
        <source>A full bar is a loss of %1 or more</source>
        <translation>Plný pruh je ztráta %1 nebo více</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The points that a choice loses</source>
        <translation>Body, které volba ztrácí</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>stejné</translation>
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
        <translation>%1, s hvězdičkou</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Ztráta volbami</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Štěstí</translation>
    </message>
    <message>
        <source>Costliest choice</source>
        <translation>Nejdražší volba</translation>
    </message>
    <message>
        <source>%1 · real dice</source>
        <translation>%1 · skutečné kostky</translation>
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
        <translation>nejlepší: %1</translation>
    </message>
    <message>
        <source>turn %1, roll %2</source>
        <translation>kolo %1, hod %2</translation>
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
        <translation>nejlepší</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Horní část</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Horní bonus</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Dolní část</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Bonus Yahtzee</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>chybí %1</translation>
    </message>
    <message>
        <source>%1, %2: open</source>
        <translation>%1, %2: volné</translation>
    </message>
    <message>
        <source>%1, %2: open, would score %3</source>
        <translation>%1, %2: volné, přinese %3</translation>
    </message>
    <message>
        <source>%1, %2: open, would score %3, %4</source>
        <translation>%1, %2: volné, přinese %3, %4</translation>
    </message>
    <message>
        <source>%1, %2: not allowed. %3</source>
        <translation>%1, %2: nelze. %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>63 in the upper boxes can&apos;t be reached any more</source>
        <translation>63 v horních políčkách už nelze dosáhnout</translation>
    </message>
    <message>
        <source>%1, %2: open, would score %3, %4, your choice</source>
        <translation>%1, %2: volné, přinese %3, %4, vaše volba</translation>
    </message>
    <message>
        <source>%1: turn %2 of %3</source>
        <translation>%1: kolo %2 z %3</translation>
    </message>
    <message>
        <source>Roll %1 of 3: %2</source>
        <translation>Hod %1 ze 3: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>vs 3 each</source>
        <translation>proti 3×</translation>
    </message>
    <message>
        <source>as much as three of each face</source>
        <translation>stejně jako tři kostky od každého čísla</translation>
    </message>
    <message>
        <source>%1 ahead of three of each face</source>
        <translation>o %1 víc než tři kostky od každého čísla</translation>
    </message>
    <message>
        <source>%1 behind three of each face</source>
        <translation>o %1 méně než tři kostky od každého čísla</translation>
    </message>
    <message>
        <source>%1, which make 63 in all and earn the bonus</source>
        <translation>%1, které dají dohromady 63 a přinesou bonus</translation>
    </message>
    <message>
        <source>The upper bonus is out of reach</source>
        <translation>Horní bonus už není dosažitelný</translation>
    </message>
</context>
<context>
    <name>app::models::StepsModel</name>
    <message>
        <source>being learned now</source>
        <translation>právě se učíte</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>naučeno</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>zatím ne</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, due</source>
        <translation>%1, na řadě</translation>
    </message>
    <message>
        <source>%1, costs you %2 points per game</source>
        <translation>%1, stojí vás %2&#xa0;b. na hru</translation>
    </message>
    <message>
        <source>practised, %1&#xa0;% of the way</source>
        <translation>procvičeno, %1&#xa0;% cesty</translation>
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
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Turn / roll</source>
        <translation>Kolo / hod</translation>
    </message>
    <message>
        <source>You chose</source>
        <translation>Vaše volba</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Nejlepší</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ztráta</translation>
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
        <translation>Hra skončila. %1</translation>
    </message>
    <message>
        <source>You rolled %1.</source>
        <translation>Váš hod: %1.</translation>
    </message>
    <message>
        <source>%1 rolled %2.</source>
        <translation>%1 hází: %2.</translation>
    </message>
    <message>
        <source>No roll is left.</source>
        <translation>Nezbývá žádný hod.</translation>
    </message>
    <message>
        <source>1 roll is left.</source>
        <translation>Zbývá 1 hod.</translation>
    </message>
    <message>
        <source>%1, turn %2: throw 1 die and enter it.</source>
        <translation>%1, kolo %2: hoďte 1 kostkou a zadejte ji.</translation>
    </message>
    <message>
        <source>Your turn %1.</source>
        <translation>Jste na tahu, kolo %1.</translation>
    </message>
    <message>
        <source>%1, turn %2.</source>
        <translation>%1, kolo %2.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Nejlepší: %1.</translation>
    </message>
    <message>
        <source>2 rolls are left.</source>
        <translation>Zbývají 2 hody.</translation>
    </message>
    <message numerus="yes">
        <source>%1, turn %2: throw %n dice and enter them.</source>
        <translation>
            <numerusform>%1, kolo %2: hoďte %n kostkou a zadejte ji.</numerusform>
            <numerusform>%1, kolo %2: hoďte %n kostkami a zadejte je.</numerusform>
            <numerusform>%1, kolo %2: hoďte %n kostkami a zadejte je.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are missing.</source>
        <translation>
            <numerusform>Chybí %n kostka.</numerusform>
            <numerusform>Chybí %n kostky.</numerusform>
            <numerusform>Chybí %n kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Na stole: %1.</translation>
    </message>
    <message>
        <source>Hints are off.</source>
        <translation>Tipy jsou vypnuté.</translation>
    </message>
    <message>
        <source>Choose first; then hear how it compares.</source>
        <translation>Nejdřív zvolte; pak uslyšíte srovnání.</translation>
    </message>
    <message>
        <source>Hints are on.</source>
        <translation>Tipy jsou zapnuté.</translation>
    </message>
</context>
<context>
    <name>app::session::Autosave</name>
    <message>
        <source>This game isn&apos;t being kept: the folder %1 can&apos;t be made.</source>
        <translation>Tato hra se neukládá: složku %1 nelze vytvořit.</translation>
    </message>
    <message>
        <source>This game isn&apos;t being kept yet: another window of Alea keeps its own. It goes to the saved games when you close this window or begin another game.</source>
        <translation>Tato hra se zatím neukládá: svou hru ukládá jiné okno programu Alea. Do uložených her se dostane, až toto okno zavřete nebo začnete další hru.</translation>
    </message>
    <message>
        <source>This game isn&apos;t being kept: nothing can be written to %1.</source>
        <translation>Tato hra se neukládá: do %1 nelze nic zapsat.</translation>
    </message>
    <message>
        <source>The game that was left could not be read: %1</source>
        <translation>Rozehranou hru se nepodařilo přečíst: %1</translation>
    </message>
    <message>
        <source>This game isn&apos;t being kept: it can&apos;t be written to %1 (%2).</source>
        <translation>Tato hra se neukládá: nelze ji zapsat do %1 (%2).</translation>
    </message>
    <message>
        <source>The last game couldn&apos;t go to the saved games; it is kept with this one.</source>
        <translation>Poslední hru se nepodařilo přidat k uloženým; ukládá se spolu s touto.</translation>
    </message>
    <message>
        <source>The game could not be kept: %1</source>
        <translation>Hru se nepodařilo uložit: %1</translation>
    </message>
</context>
<context>
    <name>app::session::Coach</name>
    <message>
        <source>Win probabilities could not be worked out: %1</source>
        <translation>Pravděpodobnosti výhry nešlo spočítat: %1</translation>
    </message>
</context>
<context>
    <name>app::session::ContestPlayers</name>
    <message>
        <source>%1 is not in your list of contest programs</source>
        <translation>%1 není ve vašem seznamu soutěžních programů</translation>
    </message>
</context>
<context>
    <name>app::session::GameSession</name>
    <message>
        <source>%1 plays on for %2 from turn %3 on.</source>
        <translation>Od kola %3 hraje dál %1 (dříve %2).</translation>
    </message>
    <message>
        <source>contest programs play games of two by the forced joker rule only</source>
        <translation>soutěžní programy hrají jen hry dvou hráčů s povinným pravidlem žolíka</translation>
    </message>
</context>
<context>
    <name>app::session::HostProcess</name>
    <message>
        <source>alea-judge ended before it answered</source>
        <translation>alea-judge skončil dřív, než odpověděl</translation>
    </message>
    <message>
        <source>alea-judge can&apos;t be started: %1</source>
        <translation>alea-judge nelze spustit: %1</translation>
    </message>
    <message>
        <source>alea-judge doesn&apos;t answer</source>
        <translation>alea-judge neodpovídá</translation>
    </message>
    <message>
        <source>alea-judge gave no answer</source>
        <translation>alea-judge nedal odpověď</translation>
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
        <translation>alea-judge nelze spustit: %1</translation>
    </message>
    <message>
        <source>a temporary folder can&apos;t be made</source>
        <translation>nelze vytvořit dočasnou složku</translation>
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
        <translation>žádné takové pozice nejsou</translation>
    </message>
</context>
<context>
    <name>app::views::DiceView</name>
    <message>
        <source>Dice</source>
        <translation>Kostky</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>nechané</translation>
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
        <translation>Statistika hráčů</translation>
    </message>
    <message>
        <source>Where the losses are</source>
        <translation>Kde jsou ztráty</translation>
    </message>
</context>
<context>
    <name>app::views::MatchGraph</name>
    <message>
        <source>Score of %1 over the games</source>
        <translation>Úspěšnost v průběhu her: %1</translation>
    </message>
    <message>
        <source>No game is over yet.</source>
        <translation>Zatím není dohraná žádná hra.</translation>
    </message>
    <message>
        <source>After %1 of %2 games %3, with 99&#xa0;% certainty between %4 and %5.</source>
        <translation>Po %1 z %2 her: %3, s 99% jistotou mezi %4 a %5.</translation>
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
        <translation>%1: na začátku očekáváno %2, štěstí %3, volby %4, celkem %5</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>na začátku %1</translation>
    </message>
    <message>
        <source>%1 by luck</source>
        <translation>štěstí %1</translation>
    </message>
    <message>
        <source>%1 by choices</source>
        <translation>volby %1</translation>
    </message>
    <message>
        <source>%1 by the other&apos;s</source>
        <translation>soupeř %1</translation>
    </message>
    <message>
        <source>%1 by the others&apos; and the estimate</source>
        <translation>soupeři a odhad %1</translation>
    </message>
    <message>
        <source>%1 left by the estimate</source>
        <translation>zbytek po odhadu %1</translation>
    </message>
    <message>
        <source>&amp;Mine only</source>
        <translation>Jen &amp;moje</translation>
    </message>
    <message>
        <source>Pages of the review</source>
        <translation>Stránky rozboru</translation>
    </message>
    <message>
        <source>Le&amp;dger</source>
        <translation>&amp;Soupis</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Statist&amp;ika</translation>
    </message>
    <message>
        <source>The players&apos; accounts</source>
        <translation>Účty hráčů</translation>
    </message>
    <message>
        <source>What the review goes by</source>
        <translation>Podle čeho se rozebírá</translation>
    </message>
    <message>
        <source>By expected score</source>
        <translation>Podle očekávaného skóre</translation>
    </message>
    <message>
        <source>Ledger: every roll and decision</source>
        <translation>Soupis: každý hod a rozhodnutí</translation>
    </message>
    <message>
        <source>Win probabilities need the tables, and winning another player.</source>
        <translation>Pravděpodobnosti výhry potřebují výpočtové tabulky a soupeře.</translation>
    </message>
    <message>
        <source>%1 to win: %2: %3</source>
        <translation>%1, výhra: %2, celkem %3</translation>
    </message>
    <message>
        <source>%1 to beat %2: %3: %4</source>
        <translation>%1, skóre přes %2: %3, celkem %4</translation>
    </message>
    <message>
        <source>By probability to beat %1</source>
        <translation>Podle pravděpodobnosti skóre přes %1</translation>
    </message>
    <message>
        <source>By probability to win</source>
        <translation>Podle pravděpodobnosti výhry</translation>
    </message>
</context>
<context>
    <name>app::views::ScoreGraph</name>
    <message>
        <source>Expected final scores over the game</source>
        <translation>Očekávané konečné skóre v průběhu hry</translation>
    </message>
    <message>
        <source>inaccuracies</source>
        <translation>nepřesnosti</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>chyby</translation>
    </message>
    <message>
        <source>blunders</source>
        <translation>hrubé chyby</translation>
    </message>
    <message>
        <source>Probability to beat %1 over the game</source>
        <translation>Pravděpodobnost skóre přes %1 v průběhu hry</translation>
    </message>
    <message>
        <source>Probability to win over the game</source>
        <translation>Pravděpodobnost výhry v průběhu hry</translation>
    </message>
    <message>
        <source>%1 to beat %2, in %</source>
        <translation>%1: přes %2, v %</translation>
    </message>
    <message>
        <source>%1 to win, in %</source>
        <translation>%1: výhra, v %</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>zatím nic</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>kolo %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>kolo</translation>
    </message>
</context>
<context>
    <name>app::views::ScoreHistogram</name>
    <message>
        <source>Final scores after the choice</source>
        <translation>Konečné skóre po volbě</translation>
    </message>
</context>
<context>
    <name>app::views::SheetView</name>
    <message>
        <source>Score sheet</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>chybí %1</translation>
    </message>
    <message>
        <source>Choose a box with the arrows.</source>
        <translation>Vyberte políčko šipkami.</translation>
    </message>
</context>
<context>
    <name>app::views::TodayCard</name>
    <message numerus="yes">
        <source>%n of your own costly choices</source>
        <translation>
            <numerusform>jedno vaše drahé rozhodnutí</numerusform>
            <numerusform>%n vaše drahá rozhodnutí</numerusform>
            <numerusform>%n vašich drahých rozhodnutí</numerusform>
        </translation>
    </message>
    <message>
        <source>1 where winning and points disagree</source>
        <translation>1, kde si výhra a body odporují</translation>
    </message>
    <message>
        <source>Today: %1 of %2 answered</source>
        <translation>Dnes: zodpovězeno %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>The set is kept as you left it.</source>
        <translation>Sada zůstala tak, jak jste ji opustili.</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>P&amp;okračovat</translation>
    </message>
    <message>
        <source>Today: %1 of %2 right</source>
        <translation>Dnes: správně %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>Today: ten positions, about five minutes</source>
        <translation>Dnes: deset pozic, asi pět minut</translation>
    </message>
    <message>
        <source>&amp;Ten more</source>
        <translation>Dalších &amp;deset</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Za&amp;čít</translation>
    </message>
    <message>
        <source>%1 for step %2, which you are learning</source>
        <translation>%1 ke kroku číslo %2, který se učíte</translation>
    </message>
    <message numerus="yes">
        <source>%n steps that are due again (%1)</source>
        <translation>
            <numerusform>jeden krok, který je zase na řadě (%1)</numerusform>
            <numerusform>%n kroky, které jsou zase na řadě (%1)</numerusform>
            <numerusform>%n kroků, které jsou zase na řadě (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the steps around it</source>
        <translation>
            <numerusform>%n pro sousední krok</numerusform>
            <numerusform>%n pro sousední kroky</numerusform>
            <numerusform>%n pro sousední kroky</numerusform>
        </translation>
    </message>
    <message>
        <source>Next to learn, step %1: %2.</source>
        <translation>Na řadě je krok číslo %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow: %n steps to recall (%1).</source>
        <translation>
            <numerusform>Zítra: zopakovat jeden krok (%1).</numerusform>
            <numerusform>Zítra: zopakovat %n kroky (%1).</numerusform>
            <numerusform>Zítra: zopakovat %n kroků (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Tomorrow: step %1 to learn.</source>
        <translation>Zítra: naučit se krok %1.</translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow: step %1 to learn, and %n steps to recall (%2).</source>
        <translation>
            <numerusform>Zítra: naučit se krok %1 a zopakovat jeden krok (%2).</numerusform>
            <numerusform>Zítra: naučit se krok %1 a zopakovat %n kroky (%2).</numerusform>
            <numerusform>Zítra: naučit se krok %1 a zopakovat %n kroků (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::Waterfall</name>
    <message>
        <source>The parts of the difference</source>
        <translation>Složky rozdílu</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>together</source>
        <translation>celkem</translation>
    </message>
</context>
<context>
    <name>app::views::games::FilterBar</name>
    <message>
        <source>Which games</source>
        <translation>Které hry</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohry</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>S hvězdičkou</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Search names and dates</source>
        <translation>Hledat jména a data</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Všichni soupeři</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kdy</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>Kdykoli</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Posledních 7 dní</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Posledních 30 dní</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Poslední rok</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Ztráta bodů</translation>
    </message>
    <message>
        <source>Any loss</source>
        <translation>Jakákoli ztráta</translation>
    </message>
    <message>
        <source>%1 or more lost</source>
        <translation>ztráta %1 a víc</translation>
    </message>
</context>
<context>
    <name>app::views::games::GamesPage</name>
    <message>
        <source>This game can&apos;t be read</source>
        <translation>Tuto hru nelze přečíst</translation>
    </message>
    <message>
        <source>The game can&apos;t be changed</source>
        <translation>Hru nelze změnit</translation>
    </message>
    <message>
        <source>Rename Game</source>
        <translation>Přejmenovat hru</translation>
    </message>
    <message>
        <source>Name of the game (empty: its opponent)</source>
        <translation>Název hry (prázdný: její soupeř)</translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted</source>
        <translation>Hru nelze smazat</translation>
    </message>
    <message numerus="yes">
        <source>%n games are deleted.</source>
        <translation>
            <numerusform>Smazána %n hra.</numerusform>
            <numerusform>Smazány %n hry.</numerusform>
            <numerusform>Smazáno %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game can&apos;t be brought back</source>
        <translation>Hru nelze obnovit</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importovat hry</translation>
    </message>
    <message>
        <source>Games of Alea (*.alea);;All files (*)</source>
        <translation>Hry programu Alea (*.alea);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>These games can&apos;t be imported</source>
        <translation>Tyto hry nelze importovat</translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>Importované hry: %n.</numerusform>
            <numerusform>Importované hry: %n.</numerusform>
            <numerusform>Importované hry: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported; already there: %1.</source>
        <translation>
            <numerusform>Importované hry: %n; už tu byly: %1.</numerusform>
            <numerusform>Importované hry: %n; už tu byly: %1.</numerusform>
            <numerusform>Importované hry: %n; už tu byly: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Exportovat hry</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabulky (*.csv)</translation>
    </message>
    <message>
        <source>The table can&apos;t be written</source>
        <translation>Tabulku nelze zapsat</translation>
    </message>
    <message numerus="yes">
        <source>%n games written to %1.</source>
        <translation>
            <numerusform>Počet her zapsaných do %1: %n.</numerusform>
            <numerusform>Počet her zapsaných do %1: %n.</numerusform>
            <numerusform>Počet her zapsaných do %1: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Vrátit</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Uložené hry</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Hvězdička</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Přejmenovat…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Export CSV…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Zastav&amp;it</translation>
    </message>
    <message>
        <source>The list of games can&apos;t be made: %1</source>
        <translation>Seznam her nelze vytvořit: %1</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>Načítají se hry…</translation>
    </message>
    <message>
        <source>No game fits what is looked for.</source>
        <translation>Hledání neodpovídá žádná hra.</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 hra</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>Hry: %1</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>zobrazeno: %1</translation>
    </message>
    <message>
        <source>%1 files can&apos;t be read</source>
        <translation>nečitelné soubory: %1</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <translation>Čtou se hry: %1 z %2</translation>
    </message>
    <message>
        <source>Analysing games: %1 of %2</source>
        <translation>Rozebírají se hry: %1 z %2</translation>
    </message>
    <message>
        <source>Importing games: %1&#xa0;%</source>
        <translation>Importují se hry: %1&#xa0;%</translation>
    </message>
    <message>
        <source>The import was stopped; what came before stays.</source>
        <translation>Import je zastaven; co už bylo importováno, zůstává.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Zatím žádné dohrané hry</translation>
    </message>
    <message>
        <source>Games that you finish come here by themselves, with what luck and your choices made of them.</source>
        <translation>Dohrané hry sem přijdou samy, i s tím, co z nich udělalo štěstí a co vaše rozhodnutí.</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Hrá&amp;t</translation>
    </message>
    <message>
        <source>Look at a &amp;sample review</source>
        <translation>Ukázkový roz&amp;bor</translation>
    </message>
</context>
<context>
    <name>app::views::games::ProgressCard</name>
    <message>
        <source>No finished games yet</source>
        <translation>Zatím žádné dohrané hry</translation>
    </message>
    <message>
        <source>Here you will see how many points your choices lose per game.</source>
        <translation>Zde uvidíte, kolik bodů na hru ztrácejí vaše volby.</translation>
    </message>
    <message>
        <source>%1 points lost per game</source>
        <translation>Ztráta %1 bodu na hru</translation>
    </message>
    <message>
        <source>± %1, </source>
        <translation>± %1, </translation>
    </message>
    <message>
        <source>Points lost per game, the oldest game first</source>
        <translation>Ztráta bodů na hru, od nejstarší hry</translation>
    </message>
    <message>
        <source>A click on a dot opens the game.</source>
        <translation>Kliknutí na bod otevře hru.</translation>
    </message>
    <message numerus="yes">
        <source>%1your last %n games. Luck is taken out: this is what your choices cost.</source>
        <translation>
            <numerusform>%1za poslední hru. Štěstí se nepočítá: tolik stojí vaše volby.</numerusform>
            <numerusform>%1za poslední %n hry. Štěstí se nepočítá: tolik stojí vaše volby.</numerusform>
            <numerusform>%1za posledních %n her. Štěstí se nepočítá: tolik stojí vaše volby.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::games::ProgressGraph</name>
    <message>
        <source>no games</source>
        <translation>žádné hry</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message>
        <source>Each game that you finish without hints adds a point here.</source>
        <translation>Každá hra dohraná bez nápověd sem přidá bod.</translation>
    </message>
</context>
<context>
    <name>app::views::play::ChoiceList</name>
    <message>
        <source>Ranked choices</source>
        <translation>Volby podle pořadí</translation>
    </message>
    <message>
        <source>Beat %</source>
        <translation>Cíl %</translation>
    </message>
    <message>
        <source>three of a kind for %1</source>
        <translation>velká postupka za %1</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>vaše</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1, vaše</translation>
    </message>
</context>
<context>
    <name>app::views::play::CoachPanel</name>
    <message>
        <source>The game is being solved; hints follow in a moment.</source>
        <translation>Hra se propočítává; tipy se za chvíli objeví.</translation>
    </message>
    <message>
        <source>Nothing to decide until the dice are rolled.</source>
        <translation>Dokud nehodíte, není o čem rozhodovat.</translation>
    </message>
    <message>
        <source>Best by points: probabilities aren&apos;t known yet, ranked by expected score</source>
        <translation>Nejlepší na body: pravděpodobnosti zatím nejsou známy, řadí se podle očekávaného skóre</translation>
    </message>
    <message>
        <source>Best to score more than %1</source>
        <translation>Nejlepší na skóre přes %1</translation>
    </message>
    <message>
        <source>Show the best five</source>
        <translation>Ukázat pět nejlepších</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Ukázat všech %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
    <message>
        <source>Best: the highest final score to expect</source>
        <translation>Nejlepší: nejvyšší očekávané konečné skóre</translation>
    </message>
    <message>
        <source>Try agai&amp;n</source>
        <translation>Zkus&amp;it znovu</translation>
    </message>
    <message>
        <source>%1 gives no advice: %2</source>
        <translation>%1 neradí: %2</translation>
    </message>
    <message>
        <source>%1 thinks…</source>
        <translation>%1 přemýšlí…</translation>
    </message>
    <message>
        <source>%1: %2, which is best</source>
        <translation>%1: %2, to je nejlepší</translation>
    </message>
    <message>
        <source>%1: %2, which loses %3 percentage points</source>
        <translation>%1: %2, ztráta %3 procentního bodu</translation>
    </message>
    <message>
        <source>%1: %2, which loses %3 points</source>
        <translation>%1: %2, ztráta %3 bodu</translation>
    </message>
    <message>
        <source>Best to win, if all play perfectly from here on</source>
        <translation>Nejlepší na výhru, pokud odteď všichni hrají bezchybně</translation>
    </message>
    <message>
        <source>Guess first · %1</source>
        <translation>Nejdřív hádat · %1</translation>
    </message>
    <message>
        <source>Guess first: choose, then see how it compares.</source>
        <translation>Nejdřív hádejte: vyberte, pak uvidíte srovnání.</translation>
    </message>
    <message>
        <source>A click on a choice shows why it is worth less.</source>
        <translation>Kliknutí na volbu ukáže, proč má menší hodnotu.</translation>
    </message>
    <message>
        <source>Before you choose, the coach says nothing until you ask: what is best, and why. A game with hints doesn&apos;t count for your level.</source>
        <translation>Než zvolíte, trenér mlčí, dokud se nezeptáte: co je nejlepší a proč. Hra s nápovědami se do vaší úrovně nepočítá.</translation>
    </message>
    <message>
        <source>Your last choice; the best by points was</source>
        <translation>Vaše poslední volba; podle bodů nejlepší byla</translation>
    </message>
    <message>
        <source>Your last choice; the best by probability was</source>
        <translation>Vaše poslední volba; podle pravděpodobnosti nejlepší byla</translation>
    </message>
    <message>
        <source>Basic strategy. %1</source>
        <translation>Základní strategie. %1</translation>
    </message>
</context>
<context>
    <name>app::views::play::EndCard</name>
    <message>
        <source>&amp;Rematch ⏎</source>
        <translation>&amp;Odveta ⏎</translation>
    </message>
    <message>
        <source>&amp;Another opponent</source>
        <translation>&amp;Jiný soupeř</translation>
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
        <translation>Nové pozice podobné těmto volbám; odpovídáte jako ve hře</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>Revie&amp;w choices</source>
        <translation>Rozebrat &amp;volby</translation>
    </message>
    <message>
        <source>%1!</source>
        <translation>%1!</translation>
    </message>
    <message>
        <source>%1 of %2 choices were the best by points</source>
        <translation>%1 z&#xa0;%2 voleb bylo bodově nejlepších</translation>
    </message>
    <message>
        <source>%1: %2 of %3 choices were the best by points</source>
        <translation>%1: %2 z&#xa0;%3 voleb bylo bodově nejlepších</translation>
    </message>
    <message>
        <source>Pract&amp;ise this step</source>
        <translation>P&amp;rocvičit tento krok</translation>
    </message>
    <message>
        <source>Next: pl&amp;ay %1</source>
        <translation>&amp;Další: %1</translation>
    </message>
    <message>
        <source>Luck and choices</source>
        <translation>Štěstí a volby</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Practise such choices</source>
        <translation>Procvičit podobné</translation>
    </message>
    <message>
        <source>%1 points; perfect play has %2 on average</source>
        <translation>%1 b.; dokonalá hra má průměr %2</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Štěstí</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Volby</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na začátku</translation>
    </message>
    <message>
        <source>Luck: %1 %2, %3 %4. Choices: %1 %5, %3 %6.</source>
        <translation>Štěstí: %1 %2, %3 %4. Volby: %1 %5, %3 %6.</translation>
    </message>
    <message>
        <source>%1: %2 points expected at the start, %3 by luck, %4 by choices</source>
        <translation>%1: na začátku očekáváno %2&#xa0;b., štěstí %3, volby %4</translation>
    </message>
    <message>
        <source>With hints, so it doesn&apos;t count for your level</source>
        <translation>S nápovědami, takže se do vaší úrovně nepočítá</translation>
    </message>
    <message>
        <source>%1 had the luckiest turn</source>
        <translation>Nejvíc štěstí měl hráč %1</translation>
    </message>
    <message>
        <source>You had the luckiest turn</source>
        <translation>Nejvíc štěstí jste měli vy</translation>
    </message>
    <message>
        <source>Your luckiest turn</source>
        <translation>Vaše nejšťastnější kolo</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3; better: %4 (%5)</source>
        <translation>Kolo %1, %2: %3; lepší: %4 (%5)</translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4</source>
        <translation>%1 (%2): %3, %4</translation>
    </message>
    <message>
        <source>You chose like %1 (%2 on average)</source>
        <translation>Volili jste jako %1 (v průměru %2)</translation>
    </message>
    <message numerus="yes">
        <source>Your costliest step, %2 points in %n choices: %3 (step %1)</source>
        <translation>
            <numerusform>Váš nejdražší krok (%2&#xa0;b. v&#xa0;%n volbě): %3 (krok %1)</numerusform>
            <numerusform>Váš nejdražší krok (%2&#xa0;b. ve&#xa0;%n volbách): %3 (krok %1)</numerusform>
            <numerusform>Váš nejdražší krok (%2&#xa0;b. v&#xa0;%n volbách): %3 (krok %1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::play::ExplanationPanel</name>
    <message>
        <source>The choice in depth</source>
        <translation>Volba podrobně</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>P&amp;roč</translation>
    </message>
    <message>
        <source>&amp;Final score</source>
        <translation>Konečné &amp;skóre</translation>
    </message>
    <message>
        <source>This t&amp;urn</source>
        <translation>Toto ko&amp;lo</translation>
    </message>
    <message>
        <source>Where the turn may end</source>
        <translation>Kde může kolo skončit</translation>
    </message>
    <message>
        <source>In full: three or more of the face in an upper box, the pattern in a lower one</source>
        <translation>Naplno: v horním políčku aspoň tři stejná čísla, v dolním celá kombinace</translation>
    </message>
    <message>
        <source>No more is known: %1.</source>
        <translation>Víc není známo: %1.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Jiná volba není.</translation>
    </message>
    <message>
        <source>The probabilities of final scores need the tables.</source>
        <translation>Pravděpodobnosti konečného skóre potřebují výpočtové tabulky.</translation>
    </message>
    <message>
        <source>The dotted line is %1.</source>
        <translation>Tečkovaná čára: %1.</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <translation>Vyjde to nastejno.</translation>
    </message>
    <message>
        <source>The reason follows in a moment.</source>
        <translation>Zdůvodnění za okamžik následuje.</translation>
    </message>
    <message>
        <source>The exact win probabilities of this turn are being worked out…</source>
        <translation>Počítají se přesné pravděpodobnosti výhry v tomto kole…</translation>
    </message>
    <message>
        <source>The win probabilities of this turn are being estimated…</source>
        <translation>Odhadují se pravděpodobnosti výhry v tomto kole…</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Proč „%1“?</translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation>Proč ne „%1“?</translation>
    </message>
    <message>
        <source>best</source>
        <translation>nejlepší</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>stejné</translation>
    </message>
</context>
<context>
    <name>app::views::play::FirstTurnMarks</name>
    <message>
        <source>1 · Roll the five dice</source>
        <translation>1 · Hoďte pěti kostkami</translation>
    </message>
    <message>
        <source>2 · Click the dice that you want to keep</source>
        <translation>2 · Klikněte na kostky, které si chcete nechat</translation>
    </message>
    <message>
        <source>← 4 · Click a box: the dice score there</source>
        <translation>← 4 · Klikněte na políčko: tam se kostky zapíšou</translation>
    </message>
</context>
<context>
    <name>app::views::play::GameStrip</name>
    <message>
        <source>fine</source>
        <translation>v pořádku</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>kolo %1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2, %3 points lost</source>
        <translation>Kolo %1: %2, ztráta %3 bodu</translation>
    </message>
    <message>
        <source>The final score on average if every choice from here on is the best. Worse choices end lower.</source>
        <translation>Průměrné konečné skóre, když bude každá další volba nejlepší. Horší volby vedou k nižšímu.</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <translation>Očekávaný výsledek</translation>
    </message>
    <message>
        <source>The final scores on average, and the probability to win, if every choice of every player is the best from here on. It is not your chance against real opponents: who makes worse choices ends lower.</source>
        <translation>Průměrné konečné skóre a pravděpodobnost výhry, když bude každá další volba všech hráčů nejlepší. Není to vaše šance proti skutečným soupeřům: kdo volí hůř, skončí níž.</translation>
    </message>
    <message>
        <source>Choices by turn</source>
        <translation>Rozhodnutí po kolech</translation>
    </message>
</context>
<context>
    <name>app::views::play::NewGamePage</name>
    <message>
        <source>&amp;Real dice</source>
        <translation>Sk&amp;utečné kostky</translation>
    </message>
    <message>
        <source>&amp;Start ⏎</source>
        <translation>&amp;Spustit ⏎</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Throw them on your table and enter what falls</source>
        <translation>Hoďte je na stole a zadejte, co padlo</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>U stolu</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Počet hráčů</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>Hráč&amp;i:</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trenér</translation>
    </message>
    <message>
        <source>C&amp;oach:</source>
        <translation>T&amp;renér:</translation>
    </message>
    <message>
        <source>&amp;Joker rule:</source>
        <translation>Pravidlo ž&amp;olíka:</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Zru&amp;šit</translation>
    </message>
    <message>
        <source>Player %1: a person or a program</source>
        <translation>Hráč %1: člověk, nebo program</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>%1: a contest program</source>
        <translation>%1: soutěžní program</translation>
    </message>
    <message>
        <source>%1: a program</source>
        <translation>%1: program</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Jméno hráče %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
    <message>
        <source>Contest programs play games of two by the forced joker rule.</source>
        <translation>Soutěžní programy hrají hry dvou hráčů s povinným pravidlem žolíka.</translation>
    </message>
    <message>
        <source>At the table: %1</source>
        <translation>U stolu: %1</translation>
    </message>
    <message>
        <source>gives no hints, grades each choice</source>
        <translation>neradí, hodnotí každou volbu</translation>
    </message>
    <message>
        <source>lets me guess first: what was best after each choice</source>
        <translation>nechá mě hádat: po každé volbě ukáže, co bylo nejlepší</translation>
    </message>
    <message>
        <source>tells me what is best; not counted for my level</source>
        <translation>řekne mi, co je nejlepší; nepočítá se do mé úrovně</translation>
    </message>
</context>
<context>
    <name>app::views::play::ObjectiveBox</name>
    <message>
        <source>Objective</source>
        <translation>Cíl</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>The greatest expected final score</source>
        <translation>Nejvyšší očekávané konečné skóre</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>Beat</source>
        <translation>Přes N</translation>
    </message>
    <message>
        <source>The greatest probability of more points than a number</source>
        <translation>Největší pravděpodobnost skóre přes zadané číslo</translation>
    </message>
    <message>
        <source>Points to beat</source>
        <translation>Kolik bodů překonat</translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation>Cíl %1</translation>
    </message>
    <message>
        <source>The greatest probability to win this game, if all play perfectly from here on</source>
        <translation>Největší pravděpodobnost výhry v této hře, pokud odteď všichni hrají bezchybně</translation>
    </message>
</context>
<context>
    <name>app::views::play::OpponentCard</name>
    <message>
        <source>%1 points on average</source>
        <translation>průměrně %1&#xa0;b.</translation>
    </message>
    <message>
        <source>your level</source>
        <translation>vaše úroveň</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>zatím nehráno</translation>
    </message>
</context>
<context>
    <name>app::views::play::PlayOverlays</name>
    <message>
        <source>↑ 3 · Ask the coach: key H</source>
        <translation>↑ 3 · Zeptejte se trenéra: klávesa H</translation>
    </message>
    <message>
        <source>↑ 3 · Open the coach: key F9</source>
        <translation>↑ 3 · Otevřete trenéra: klávesa F9</translation>
    </message>
</context>
<context>
    <name>app::views::play::PlayPage</name>
    <message>
        <source>Coach (F9)</source>
        <translation>Trenér (F9)</translation>
    </message>
    <message>
        <source>What is best, and why</source>
        <translation>Co je nejlepší a proč</translation>
    </message>
    <message>
        <source>You rolled %1</source>
        <translation>Váš hod: %1</translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation>%1 hází: %2</translation>
    </message>
    <message>
        <source>Looking at turn %1.</source>
        <translation>Pohled zpět na kolo %1.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zpět ke hř&amp;e</translation>
    </message>
    <message>
        <source>%1 (%2 on average)</source>
        <translation>%1 (průměr %2)</translation>
    </message>
    <message>
        <source>%1 (full tables)</source>
        <translation>%1 (úplné tabulky)</translation>
    </message>
    <message>
        <source>%1 (compact tables: within 0.2 percentage points)</source>
        <translation>%1 (kompaktní tabulky: na 0,2 procentního bodu přesně)</translation>
    </message>
    <message>
        <source>%1 (without tables: for points until the last rounds)</source>
        <translation>%1 (bez výpočtových tabulek: na body až do posledních kol)</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Bez soupeře</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Soupeř: %1</translation>
    </message>
    <message>
        <source>No die is kept. Press Space again to roll all five.</source>
        <translation>Nenecháváte žádnou kostku. Další stisk mezerníku přehodí všech pět.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Pr&amp;oč</translation>
    </message>
    <message>
        <source>Correct the dice of this roll. What followed stays, as far as it fits.</source>
        <translation>Opravte kostky tohoto hodu. Co následovalo, zůstane, pokud to půjde.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Nejlepší: %1</translation>
    </message>
    <message>
        <source>%1 · real dice</source>
        <translation>%1 · skutečné kostky</translation>
    </message>
    <message>
        <source>Leave as it &amp;was</source>
        <translation>Nechat, &amp;jak bylo</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>Hrát &amp;dál</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Taken back to turn %1. If you choose otherwise, what was taken back stays as a try.</source>
        <translation>Vráceno do kola %1. Při jiné volbě zůstane vrácené jako pokus.</translation>
    </message>
    <message>
        <source>Coach · guess first (F9)</source>
        <translation>Trenér: hádat (F9)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Back to the revie&amp;w</source>
        <translation>Zpět k r&amp;ozboru</translation>
    </message>
    <message>
        <source>Turn %1 once more: what do you choose now?</source>
        <translation>Kolo %1 ještě jednou: co zvolíte teď?</translation>
    </message>
</context>
<context>
    <name>app::views::play::StripUpdater</name>
    <message>
        <source>win %1 · %2</source>
        <translation>výhra %1 · %2</translation>
    </message>
    <message>
        <source>if you play perfectly: %1</source>
        <translation>při vaší bezchybné hře: %1</translation>
    </message>
    <message>
        <source>if both play perfectly: %1</source>
        <translation>při bezchybné hře obou: %1</translation>
    </message>
    <message>
        <source>if all play perfectly: %1</source>
        <translation>při bezchybné hře všech: %1</translation>
    </message>
</context>
<context>
    <name>app::views::play::TableView</name>
    <message>
        <source>Looking back</source>
        <translation>Pohled zpět</translation>
    </message>
    <message>
        <source>%1 plays…</source>
        <translation>%1 hraje…</translation>
    </message>
    <message>
        <source>← Choose a box</source>
        <translation>← Zvolte políčko</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Hodit</translation>
    </message>
    <message>
        <source>← Choose a box, or let a die go</source>
        <translation>← Zvolte políčko, nebo uvolněte kostku</translation>
    </message>
    <message>
        <source>Space or a click shows the end of the turn</source>
        <translation>Mezerník nebo kliknutí ukáže konec kola</translation>
    </message>
    <message>
        <source>Space rolls</source>
        <translation>Mezerník hází</translation>
    </message>
    <message>
        <source>Arrows and Enter, or a click, fill a box</source>
        <translation>Políčko vyplníte šipkami a klávesou Enter, nebo kliknutím</translation>
    </message>
    <message>
        <source>Space rolls · 1–5 keep · click a box to score</source>
        <translation>Mezerník hází · 1–5 nechá kostku · kliknutí na políčko zapíše</translation>
    </message>
    <message>
        <source>Your turn %1 of %2</source>
        <translation>Vaše kolo %1 z %2</translation>
    </message>
    <message>
        <source>%1: turn %2 of %3</source>
        <translation>%1: kolo %2 z %3</translation>
    </message>
    <message>
        <source>Roll all five again · 1 roll left</source>
        <translation>Přehodit všech pět · zbývá 1 hod</translation>
    </message>
    <message>
        <source>Roll all five again · 2 rolls left</source>
        <translation>Přehodit všech pět · zbývají 2 hody</translation>
    </message>
    <message>
        <source>Roll 1 die · 1 roll left</source>
        <translation>Hodit 1 kostkou · zbývá 1 hod</translation>
    </message>
    <message>
        <source>Roll 1 die · 2 rolls left</source>
        <translation>Hodit 1 kostkou · zbývají 2 hody</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · 1 roll left</source>
        <translation>
            <numerusform>Hodit %n kostkou · zbývá 1 hod</numerusform>
            <numerusform>Hodit %n kostkami · zbývá 1 hod</numerusform>
            <numerusform>Hodit %n kostkami · zbývá 1 hod</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · 2 rolls left</source>
        <translation>
            <numerusform>Hodit %n kostkou · zbývají 2 hody</numerusform>
            <numerusform>Hodit %n kostkami · zbývají 2 hody</numerusform>
            <numerusform>Hodit %n kostkami · zbývají 2 hody</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw 1 die · 1 roll left</source>
        <translation>Hoďte 1 kostkou · zbývá 1 hod</translation>
    </message>
    <message>
        <source>Throw 1 die · 2 rolls left</source>
        <translation>Hoďte 1 kostkou · zbývají 2 hody</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice · 1 roll left</source>
        <translation>
            <numerusform>Hoďte %n kostkou · zbývá 1 hod</numerusform>
            <numerusform>Hoďte %n kostkami · zbývá 1 hod</numerusform>
            <numerusform>Hoďte %n kostkami · zbývá 1 hod</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice · 2 rolls left</source>
        <translation>
            <numerusform>Hoďte %n kostkou · zbývají 2 hody</numerusform>
            <numerusform>Hoďte %n kostkami · zbývají 2 hody</numerusform>
            <numerusform>Hoďte %n kostkami · zbývají 2 hody</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw 1 die, then enter it</source>
        <translation>Hoďte 1 kostkou a zadejte ji</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice, then enter them</source>
        <translation>
            <numerusform>Hoďte %n kostkou a zadejte ji</numerusform>
            <numerusform>Hoďte %n kostkami a zadejte je</numerusform>
            <numerusform>Hoďte %n kostkami a zadejte je</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw 1 die for %1, then enter it</source>
        <translation>Hoďte 1 kostkou (hraje %1) a zadejte ji</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice for %1, then enter them</source>
        <translation>
            <numerusform>Hoďte %n kostkou (hraje %1) a zadejte ji</numerusform>
            <numerusform>Hoďte %n kostkami (hraje %1) a zadejte je</numerusform>
            <numerusform>Hoďte %n kostkami (hraje %1) a zadejte je</numerusform>
        </translation>
    </message>
    <message>
        <source>1–6 enter a die · Backspace takes one back</source>
        <translation>1–6 zadá kostku · Backspace ji vezme zpět</translation>
    </message>
    <message>
        <source>Throw all five again · 1 roll left</source>
        <translation>Hoďte znovu všemi pěti · zbývá 1 hod</translation>
    </message>
    <message>
        <source>Throw all five again · 2 rolls left</source>
        <translation>Hoďte znovu všemi pěti · zbývají 2 hody</translation>
    </message>
    <message>
        <source>Space rolls · click dice to keep, a box to score</source>
        <translation>Mezerník hodí · kliknutím se nechává kostka a vyplní políčko</translation>
    </message>
    <message>
        <source>↶ Take back</source>
        <translation>↶ Vzít zpět</translation>
    </message>
    <message>
        <source>Fair dice, sealed before the game: %1…</source>
        <translation>Poctivé kostky, zapečetěné před hrou: %1…</translation>
    </message>
    <message>
        <source>Verify the dice of this game</source>
        <translation>Ověřit kostky této hry</translation>
    </message>
    <message>
        <source>SHA-256 of the seed: %1</source>
        <translation>SHA-256 semínka: %1</translation>
    </message>
    <message>
        <source>Enter a %1</source>
        <translation>Zadat %1</translation>
    </message>
    <message>
        <source>Enter a %1 (%1)</source>
        <translation>Zadat %1 (%1)</translation>
    </message>
    <message>
        <source>Faces to enter</source>
        <translation>Čísla k zadání</translation>
    </message>
    <message>
        <source>The last die, or the roll before (Backspace)</source>
        <translation>Poslední kostku, nebo předchozí hod (Backspace)</translation>
    </message>
    <message>
        <source>Erase &amp;die</source>
        <translation>&amp;Smazat kostku</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Body dosud</translation>
    </message>
</context>
<context>
    <name>app::views::play::TablesOffer</name>
    <message>
        <source>Make &amp;Them</source>
        <translation>Př&amp;ipravit</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Zastav&amp;it</translation>
    </message>
    <message>
        <source>Making the tables</source>
        <translation>Příprava tabulek</translation>
    </message>
    <message>
        <source>Makes the tables that win probabilities need</source>
        <translation>Připraví tabulky pro pravděpodobnosti výhry</translation>
    </message>
    <message>
        <source>Stops making the tables</source>
        <translation>Zastaví přípravu tabulek</translation>
    </message>
    <message>
        <source>Making the tables for win probabilities…</source>
        <translation>Připravují se tabulky pro pravděpodobnosti výhry…</translation>
    </message>
    <message>
        <source>Making the tables for win probabilities: %1</source>
        <translation>Připravují se tabulky pro pravděpodobnosti výhry: %1</translation>
    </message>
    <message>
        <source>Win probabilities are being prepared, for the first time only…</source>
        <translation>Pravděpodobnosti výhry se připravují, jen napoprvé…</translation>
    </message>
    <message>
        <source>The tables could not be made: %1</source>
        <translation>Tabulky se nepodařilo připravit: %1</translation>
    </message>
    <message>
        <source>Win probabilities come from compact tables, within 0.2 percentage points. The full ones are exact. %1</source>
        <translation>Pravděpodobnosti výhry jsou z kompaktních tabulek, na 0,2 procentního bodu přesně. Úplné tabulky jsou zcela přesné. %1</translation>
    </message>
    <message>
        <source>Win probabilities need tables. %1</source>
        <translation>Pravděpodobnosti výhry potřebují výpočtové tabulky. %1</translation>
    </message>
</context>
<context>
    <name>app::views::play::VerdictCard</name>
    <message>
        <source>%1 points</source>
        <translation>%1 bodu</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Show hints</source>
        <translation>Ukázat tipy</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>Nejdřív hádat</translation>
    </message>
    <message>
        <source>Probabilities hold if all play perfectly from here on</source>
        <translation>Pravděpodobnosti platí, pokud odteď všichni hrají bezchybně</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>vaše volba</translation>
    </message>
    <message>
        <source>Yours too</source>
        <translation>Vaše také</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>Vaše: %1</translation>
    </message>
    <message>
        <source>Yours is as good</source>
        <translation>Vaše je stejně dobrá</translation>
    </message>
</context>
<context>
    <name>app::views::play::WelcomeCard</name>
    <message>
        <source>Welcome to Alea</source>
        <translation>Vítá vás Alea</translation>
    </message>
    <message>
        <source>P&amp;ractise</source>
        <translation>Pro&amp;cvičovat</translation>
    </message>
    <message>
        <source>Single decisions, with the answer.</source>
        <translation>Jednotlivá rozhodnutí i s odpovědí.</translation>
    </message>
    <message>
        <source>Look at a &amp;sample review</source>
        <translation>Ukázkový roz&amp;bor</translation>
    </message>
    <message>
        <source>What the program says about a game: luck, choices, and what was better.</source>
        <translation>Co program o hře řekne: štěstí, volby a co bylo lepší.</translation>
    </message>
    <message>
        <source>A less&amp;on of two minutes</source>
        <translation>Dvouminutová &amp;lekce</translation>
    </message>
    <message>
        <source>A trainer for Yahtzee: play against it, and see which choices cost points.</source>
        <translation>Trenažér hry Yahtzee: hrajte proti němu a uvidíte, které volby stojí body.</translation>
    </message>
    <message>
        <source>What the game is about, and eight decisions to play. Start here if you are new.</source>
        <translation>O co ve hře jde a osm rozhodnutí k vyzkoušení. Začněte tady, pokud hru neznáte.</translation>
    </message>
    <message>
        <source>&amp;Where do you stand?</source>
        <translation>&amp;Jak na tom jste?</translation>
    </message>
    <message>
        <source>Twelve positions, three minutes: they tell where practice begins.</source>
        <translation>Dvanáct pozic, tři minuty: ukážou, kde začít s tréninkem.</translation>
    </message>
    <message>
        <source>Play &amp;a game</source>
        <translation>Zahrát si h&amp;ru</translation>
    </message>
    <message>
        <source>Against %1. The coach helps when you ask.</source>
        <translation>Soupeř: %1. Trenér pomůže, když se zeptáte.</translation>
    </message>
    <message>
        <source>&amp;Other opponents</source>
        <translation>Jiní sou&amp;peři</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
</context>
<context>
    <name>app::views::review::ChoicePicture</name>
    <message>
        <source>best: %1</source>
        <translation>nejlepší: %1</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <translation>vaše: %1</translation>
    </message>
    <message>
        <source>best, and yours: %1</source>
        <translation>nejlepší a vaše: %1</translation>
    </message>
</context>
<context>
    <name>app::views::review::MistakesView</name>
    <message>
        <source>&amp;Try it again</source>
        <translation>Zkusit zno&amp;vu</translation>
    </message>
    <message>
        <source>Play on with the &amp;best</source>
        <translation>Hrát &amp;dál nejlepší volbou</translation>
    </message>
    <message>
        <source>What the review goes by</source>
        <translation>Podle čeho se rozebírá</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>Win probabilities need the tables.</source>
        <translation>Pravděpodobnosti výhry potřebují výpočtové tabulky.</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n decisions</source>
        <translation>
            <numerusform>Všechna rozhodnutí (%n)</numerusform>
            <numerusform>Všechna rozhodnutí (%n)</numerusform>
            <numerusform>Všechna rozhodnutí (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Dobře zahráno</translation>
    </message>
    <message>
        <source>No choice lost enough to be called even an inaccuracy.</source>
        <translation>Žádná volba neztratila tolik, aby to byla aspoň nepřesnost.</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Kolo %1, %2</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>Nic nebylo lepší.</translation>
    </message>
    <message>
        <source>It gave away %1 points.</source>
        <translation>Stálo to %1 bodu.</translation>
    </message>
    <message>
        <source>What is shown of the decision</source>
        <translation>Co se z rozhodnutí ukazuje</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>Score sheet (S)</source>
        <translation>Tabulka (S)</translation>
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
        <translation>Cíl %1</translation>
    </message>
    <message>
        <source>Your costly choices, costliest first</source>
        <translation>Vaše drahá rozhodnutí, nejdražší první</translation>
    </message>
    <message>
        <source>N next · Shift+N previous · T try it again · M practise</source>
        <translation>N další · Shift+N předchozí · T zkusit znovu · M procvičit</translation>
    </message>
    <message>
        <source>No costly choices</source>
        <translation>Žádná drahá rozhodnutí</translation>
    </message>
    <message>
        <source>Your costly choices: %1 of %2</source>
        <translation>Vaše drahá rozhodnutí: %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>Your costly choices</source>
        <translation>Vaše drahá rozhodnutí</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <translation>Očekávaný výsledek</translation>
    </message>
    <message>
        <source>Probability in %</source>
        <translation>Pravděpodobnost v %</translation>
    </message>
    <message>
        <source>It gave away %1 percentage points of beating %2.</source>
        <translation>Pravděpodobnost skóre přes %2 tím klesla o %1 procentního bodu.</translation>
    </message>
    <message>
        <source>It gave away %1 percentage points of winning.</source>
        <translation>Pravděpodobnost výhry tím klesla o %1 procentního bodu.</translation>
    </message>
    <message>
        <source>It gave away %1 points and %2 percentage points of beating %3.</source>
        <translation>Stálo to %1 bodu a %2 procentního bodu pravděpodobnosti skóre přes %3.</translation>
    </message>
    <message>
        <source>It gave away %1 points and %2 percentage points of winning.</source>
        <translation>Stálo to %1 bodu a %2 procentního bodu pravděpodobnosti výhry.</translation>
    </message>
    <message>
        <source>; nearly best: %1</source>
        <translation>; téměř nejlepší: %1</translation>
    </message>
    <message>
        <source>Best choices by points: %1 of %2</source>
        <translation>Nejlepší volby podle bodů: %1 z %2</translation>
    </message>
    <message>
        <source>Best choices to beat: %1 of %2</source>
        <translation>Nejlepší volby pro překonání: %1 z %2</translation>
    </message>
    <message>
        <source>Best choices to win: %1 of %2</source>
        <translation>Nejlepší volby pro výhru: %1 z %2</translation>
    </message>
    <message>
        <source>P&amp;ractise such choices</source>
        <translation>P&amp;rocvičit podobné</translation>
    </message>
    <message>
        <source>A game between programs</source>
        <translation>Hra mezi programy</translation>
    </message>
    <message>
        <source>All decisions are listed with what they lost.</source>
        <translation>Všechna rozhodnutí jsou v seznamu i s tím, co ztratila.</translation>
    </message>
</context>
<context>
    <name>app::views::review::MomentSheet</name>
    <message>
        <source>Before the choice</source>
        <translation>Před volbou</translation>
    </message>
    <message>
        <source>Score sheet before the choice</source>
        <translation>Tabulka před volbou</translation>
    </message>
</context>
<context>
    <name>app::views::review::ReasonPane</name>
    <message>
        <source>Final score</source>
        <translation>Konečné skóre</translation>
    </message>
    <message>
        <source>This turn makes</source>
        <translation>V tomto kole vyjde</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <translation>Vyjde to nastejno.</translation>
    </message>
    <message>
        <source>No more is known: %1.</source>
        <translation>Víc není známo: %1.</translation>
    </message>
    <message>
        <source>The reason follows in a moment.</source>
        <translation>Zdůvodnění za okamžik následuje.</translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation>Proč ne „%1“?</translation>
    </message>
    <message>
        <source>Filled: %1. Dotted: %2.</source>
        <translation>Výplň: %1. Tečkovaně: %2.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>nejlepší</translation>
    </message>
    <message>
        <source>other</source>
        <translation>jiná</translation>
    </message>
</context>
<context>
    <name>app::views::review::ReviewPage</name>
    <message>
        <source>%1 · luck %2 · choices %3</source>
        <translation>%1 · štěstí %2 · volby %3</translation>
    </message>
    <message>
        <source>%1 · real dice</source>
        <translation>%1 · skutečné kostky</translation>
    </message>
    <message>
        <source>&amp;Back to the costly choices</source>
        <translation>Zpět k drahým &amp;rozhodnutím</translation>
    </message>
    <message>
        <source>Nothing to review yet</source>
        <translation>Zatím není co rozebírat</translation>
    </message>
    <message>
        <source>Play a turn, and its choices will be judged here.</source>
        <translation>Odehrajte kolo a jeho volby se zde vyhodnotí.</translation>
    </message>
    <message>
        <source>Look at a &amp;sample review</source>
        <translation>Ukázkový roz&amp;bor</translation>
    </message>
    <message>
        <source>The last game can&apos;t be read.</source>
        <translation>Poslední hru nelze přečíst.</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Hrá&amp;t</translation>
    </message>
    <message>
        <source>Revie&amp;w the last game</source>
        <translation>R&amp;ozebrat poslední hru</translation>
    </message>
</context>
<context>
    <name>app::views::review::ReviewWait</name>
    <message>
        <source>Reviewing the game</source>
        <translation>Rozbor hry</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Zastav&amp;it</translation>
    </message>
    <message>
        <source>&amp;Review the Game</source>
        <translation>&amp;Rozebrat hru</translation>
    </message>
    <message>
        <source>The game is being solved; the review follows in a moment.</source>
        <translation>Hra se propočítává; rozbor za chvíli následuje.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Rozbor byl zastaven.</translation>
    </message>
    <message>
        <source>The game can&apos;t be reviewed: %1</source>
        <translation>Hru nelze rozebrat: %1</translation>
    </message>
    <message>
        <source>The game is being reviewed: about %1 s left</source>
        <translation>Rozbor hry probíhá: zbývá asi %1 s</translation>
    </message>
    <message>
        <source>The game is being reviewed…</source>
        <translation>Rozbor hry probíhá…</translation>
    </message>
</context>
<context>
    <name>app::views::train::AnswerPanel</name>
    <message>
        <source>The best choices</source>
        <translation>Nejlepší volby</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>nejlepší</translation>
    </message>
    <message>
        <source>%1 of win probability lost per decision</source>
        <translation>Ztráta na rozhodnutí: %1 pravděpodobnosti výhry</translation>
    </message>
    <message>
        <source>%1 points lost per decision</source>
        <translation>Ztráta na rozhodnutí: %1 bodu</translation>
    </message>
    <message>
        <source>%1; your last sets: %2.</source>
        <translation>%1; poslední sady: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>What your answers lose is counted here.</source>
        <translation>Zde se počítá, kolik vaše odpovědi ztrácejí.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Good enough: %1</source>
        <translation>Dost dobré: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>In your games it decided %n times; not following it costs you %1 points per game.</source>
        <translation>
            <numerusform>Ve vašich hrách rozhodoval jednou; neřídit se jím vás stojí %1&#xa0;b. na hru.</numerusform>
            <numerusform>Ve vašich hrách rozhodoval %nkrát; neřídit se jím vás stojí %1&#xa0;b. na hru.</numerusform>
            <numerusform>Ve vašich hrách rozhodoval %nkrát; neřídit se jím vás stojí %1&#xa0;b. na hru.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer before</source>
        <translation>Předchozí odpověď</translation>
    </message>
    <message>
        <source> (not there)</source>
        <translation> (tady ne)</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>stejné</translation>
    </message>
    <message numerus="yes">
        <source>In your games it decided %n times, and not following it cost you nothing.</source>
        <translation>
            <numerusform>Ve vašich hrách rozhodoval jednou; neřídit se jím vás nic nestálo.</numerusform>
            <numerusform>Ve vašich hrách rozhodoval %nkrát; neřídit se jím vás nic nestálo.</numerusform>
            <numerusform>Ve vašich hrách rozhodoval %nkrát; neřídit se jím vás nic nestálo.</numerusform>
        </translation>
    </message>
    <message>
        <source>What each open box is worth</source>
        <translation>Hodnota volných políček</translation>
    </message>
    <message>
        <source>When you fill a box, take the one whose points are furthest above this number.</source>
        <translation>Když vyplňujete políčko, zvolte to, jehož body jsou nejvíc nad tímto číslem.</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <translation>vaše: %1</translation>
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
        <translation>&amp;Rozebrat</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>Hrát &amp;dál</translation>
    </message>
    <message>
        <source>E&amp;xport to Anki…</source>
        <translation>E&amp;xport do Anki…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Ná&amp;vrat</translation>
    </message>
    <message>
        <source>What do you do to win?</source>
        <translation>Jak zahrajete na výhru?</translation>
    </message>
    <message>
        <source>Turn %1 of %2, %3.</source>
        <translation>Kolo %1 z %2, %3.</translation>
    </message>
    <message>
        <source>The scores are level.</source>
        <translation>Skóre je vyrovnané.</translation>
    </message>
    <message numerus="yes">
        <source>You are %n points ahead.</source>
        <translation>
            <numerusform>Vedete o %n&#xa0;b.</numerusform>
            <numerusform>Vedete o %n&#xa0;b.</numerusform>
            <numerusform>Vedete o %n&#xa0;b.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind.</source>
        <translation>
            <numerusform>Zaostáváte o %n&#xa0;b.</numerusform>
            <numerusform>Zaostáváte o %n&#xa0;b.</numerusform>
            <numerusform>Zaostáváte o %n&#xa0;b.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next (Space)</source>
        <translation>Další (mezerník)</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Zvolte políčko</translation>
    </message>
    <message>
        <source>Roll all five again</source>
        <translation>Přehodit všech pět</translation>
    </message>
    <message>
        <source>Roll 1 die</source>
        <translation>Hodit 1 kostkou</translation>
    </message>
    <message>
        <source>Roll %1 dice</source>
        <translation>Hodit %1 kostkami</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1: nejlepší volba.</translation>
    </message>
    <message>
        <source>Looking for exercises…</source>
        <translation>Hledají se cvičení…</translation>
    </message>
    <message>
        <source>No exercises</source>
        <translation>Žádná cvičení</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Trvá to několik sekund.</translation>
    </message>
    <message>
        <source>There are none because %1.</source>
        <translation>Důvod: %1.</translation>
    </message>
    <message>
        <source>Another set (Space)</source>
        <translation>Další sada (mezerník)</translation>
    </message>
    <message>
        <source>turn %1 of a game of yours</source>
        <translation>kolo %1 vaší hry</translation>
    </message>
    <message>
        <source>turn %1 of your game of %2</source>
        <translation>kolo %1 vaší hry, %2</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Původ: %1.</translation>
    </message>
    <message>
        <source>Like %1.</source>
        <translation>Vzor: %1.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 bodu</translation>
    </message>
    <message>
        <source>In %1 you rolled %2 and chose: %3. That lost %4.</source>
        <translation>Tehdy (%1): hod %2, vaše volba: %3. Ztráta: %4.</translation>
    </message>
    <message>
        <source>Right is what gives away less than %1 points on average.</source>
        <translation>Správné je to, co v průměru ztratí méně než %1&#xa0;b.</translation>
    </message>
    <message>
        <source>Click the dice that you keep, or press 1 to 5, then roll; or take a box in the sheet.</source>
        <translation>Klikněte na kostky, které si necháte, nebo stiskněte 1 až 5 a pak hoďte; nebo zvolte políčko v tabulce.</translation>
    </message>
    <message>
        <source>Take a box in the sheet.</source>
        <translation>Zvolte políčko v tabulce.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 win probability</source>
        <translation>%1 pravděpodobnosti výhry</translation>
    </message>
    <message>
        <source>Right is what lowers the probability to win by less than %1 percentage points.</source>
        <translation>Správné je to, co sníží pravděpodobnost výhry o méně než %1 procentního bodu.</translation>
    </message>
    <message>
        <source>Dice: %1.</source>
        <translation>Kostky: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Another l&amp;ike it</source>
        <translation>&amp;Další podobná</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Zkusit &amp;znovu</translation>
    </message>
    <message>
        <source>Cop&amp;y the result</source>
        <translation>&amp;Kopírovat výsledek</translation>
    </message>
    <message>
        <source>Another &amp;set</source>
        <translation>Další &amp;sada</translation>
    </message>
    <message>
        <source>Which box do you take?</source>
        <translation>Které políčko zapíšete?</translation>
    </message>
    <message>
        <source>Sho&amp;w in the game</source>
        <translation>Ukázat ve &amp;hře</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The missed ones again (Space)</source>
        <translation>Chybné ještě jednou (mezerník)</translation>
    </message>
    <message>
        <source>About %1: the whole page is yours.</source>
        <translation>Asi %1: celou stránku už umíte.</translation>
    </message>
    <message>
        <source>you begin with step 1</source>
        <translation>začínáte krokem 1</translation>
    </message>
    <message>
        <source>steps 1 to %1 are yours, %2 is next</source>
        <translation>kroky 1 až %1 umíte, další je %2</translation>
    </message>
    <message>
        <source>About %1; %2.</source>
        <translation>Asi %1; %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>Jeden den v řadě.</numerusform>
            <numerusform>%n dny v řadě.</numerusform>
            <numerusform>%n dní v řadě.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the dice that you keep, then roll; or take a box in the sheet.</source>
        <translation>Klikněte na kostky, které si necháte, a pak hoďte; nebo vyberte políčko v tabulce.</translation>
    </message>
    <message>
        <source>%1 of %2 right in this set.</source>
        <translation>%1 z %2 v této sadě správně.</translation>
    </message>
    <message>
        <source>%1 Your first answers lost %2 points each, the last ones %3.</source>
        <translation>%1 Vaše první odpovědi ztrácely po %2&#xa0;b., poslední po %3&#xa0;b.</translation>
    </message>
    <message>
        <source>Step %1 is rare: 20,000 games hold no more such positions.</source>
        <translation>Krok %1 je vzácný: víc takových pozic v&#xa0;20&#xa0;000 hrách není.</translation>
    </message>
    <message>
        <source>%1. Best: %2.</source>
        <translation>%1. Nejlepší: %2.</translation>
    </message>
    <message>
        <source>The ten of today (Space)</source>
        <translation>Dnešních deset (mezerník)</translation>
    </message>
    <message>
        <source>The same step decided in %1, where you rolled %2 and chose: %3. That lost %4.</source>
        <translation>Rozhodl stejný krok (%1): tam byl hod %2, vaše volba: %3. Ztráta: %4.</translation>
    </message>
    <message>
        <source>Keep dice, or take a box?</source>
        <translation>Nechat kostky, nebo zapsat políčko?</translation>
    </message>
    <message>
        <source>It</source>
        <translation>To</translation>
    </message>
    <message>
        <source>%1 holds here.</source>
        <translation>%1 tady platí.</translation>
    </message>
    <message>
        <source>%1 holds here, but for %2.</source>
        <translation>%1 tady platí, až na %2.</translation>
    </message>
    <message>
        <source>%1 does not hold here, because %2 would lose %3. Better: %4.</source>
        <translation>%1 tady neplatí, protože %2 ztrácí %3. Lepší: %4.</translation>
    </message>
    <message>
        <source>Step %1 is learned: %2.</source>
        <translation>Krok %1 umíte: %2.</translation>
    </message>
</context>
<context>
    <name>app::views::train::HomeView</name>
    <message>
        <source>The ladder</source>
        <translation>Žebříček</translation>
    </message>
    <message>
        <source>&amp;Where do I stand?</source>
        <translation>&amp;Jak na tom jsem?</translation>
    </message>
    <message>
        <source>Twelve positions, three minutes: they tell where you begin.</source>
        <translation>Dvanáct pozic, tři minuty: ukážou, kde začít.</translation>
    </message>
    <message>
        <source>My p&amp;rogress</source>
        <translation>Můj pok&amp;rok</translation>
    </message>
    <message>
        <source>Steps of the basic strategy, in the order of learning</source>
        <translation>Kroky základní strategie v pořadí učení</translation>
    </message>
    <message>
        <source>Beyond the page:</source>
        <translation>Mimo stránku:</translation>
    </message>
    <message>
        <source>E&amp;xceptions</source>
        <translation>&amp;Výjimky</translation>
    </message>
    <message>
        <source>Positions in which following the page loses half a point or more</source>
        <translation>Pozice, ve kterých se držením stránky ztrácí aspoň půl bodu</translation>
    </message>
    <message>
        <source>Last t&amp;urns</source>
        <translation>Poslední ko&amp;la</translation>
    </message>
    <message>
        <source>Positions in which winning and points disagree</source>
        <translation>Pozice, ve kterých si výhra a body odporují</translation>
    </message>
    <message>
        <source>%1 of %2 games looked at so far…</source>
        <translation>Zatím prohlédnuté hry: %1 z&#xa0;%2…</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be looked at: %1.</source>
        <translation>Uložené hry nelze prohlédnout: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Basic strategy: %n steps</source>
        <translation>
            <numerusform>Základní strategie: jeden krok</numerusform>
            <numerusform>Základní strategie: %n kroky</numerusform>
            <numerusform>Základní strategie: %n kroků</numerusform>
        </translation>
    </message>
    <message>
        <source>What each still costs you per game, in the order of learning</source>
        <translation>Co vás každý ještě stojí na hru, v pořadí učení</translation>
    </message>
    <message>
        <source>In the order of learning</source>
        <translation>V pořadí učení</translation>
    </message>
    <message numerus="yes">
        <source>After %n more games your level stands here: what your choices are worth, without luck.</source>
        <translation>
            <numerusform>Po další hře tu bude vaše úroveň: co stojí za vašimi rozhodnutími bez štěstí.</numerusform>
            <numerusform>Po dalších %n hrách tu bude vaše úroveň: co stojí za vašimi rozhodnutími bez štěstí.</numerusform>
            <numerusform>Po dalších %n hrách tu bude vaše úroveň: co stojí za vašimi rozhodnutími bez štěstí.</numerusform>
        </translation>
    </message>
    <message>
        <source>My &amp;mistakes: none to practise</source>
        <translation>Moje &amp;chyby: žádné k&#xa0;procvičení</translation>
    </message>
    <message>
        <source>My &amp;mistakes: %1 to practise</source>
        <translation>Moje &amp;chyby: %1 k&#xa0;procvičení</translation>
    </message>
    <message>
        <source>Strateg&amp;y page</source>
        <translation>Stránka strate&amp;gie</translation>
    </message>
    <message numerus="yes">
        <source>You: %1 of %2, in your last %n games.</source>
        <translation>
            <numerusform>Vy: %1 z&#xa0;%2, za poslední hru.</numerusform>
            <numerusform>Vy: %1 z&#xa0;%2, za poslední %n hry.</numerusform>
            <numerusform>Vy: %1 z&#xa0;%2, za posledních %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>Below Expert: the first steps of the basic strategy, no more.</source>
        <translation>Pod Expertem: jen první kroky základní strategie.</translation>
    </message>
    <message>
        <source>My &amp;mistakes</source>
        <translation>Moje &amp;chyby</translation>
    </message>
    <message>
        <source>Your games are being read…</source>
        <translation>Vaše hry se načítají…</translation>
    </message>
</context>
<context>
    <name>app::views::train::LadderView</name>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>The ladder: opponents, the weakest first</source>
        <translation>Žebříček: soupeři od nejslabšího</translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>v&#xa0;průměru %1</translation>
    </message>
</context>
<context>
    <name>app::views::train::MistakesPicker</name>
    <message>
        <source>Order</source>
        <translation>Řazení</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Cíl</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nejnovější první</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Nejdražší první</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>Všechna hodnocení</translation>
    </message>
    <message>
        <source>Lost at least</source>
        <translation>Ztráta aspoň</translation>
    </message>
    <message>
        <source>lost at least </source>
        <translation>ztráta aspoň </translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Moje chyby</translation>
    </message>
    <message>
        <source>Practise positions like these (⏎)</source>
        <translation>Procvičit podobné pozice (⏎)</translation>
    </message>
    <message>
        <source>&amp;Analyse the game</source>
        <translation>&amp;Rozebrat hru</translation>
    </message>
    <message>
        <source>Ask &amp;all again</source>
        <translation>Ptát se znovu na vš&amp;e</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Ná&amp;vrat</translation>
    </message>
    <message>
        <source> points</source>
        <translation> bodu</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be looked at: %1.</source>
        <translation>Uložené hry nelze prohlédnout: %1.</translation>
    </message>
    <message>
        <source>No mistake like this in your saved games.</source>
        <translation>Ve vašich uložených hrách žádná taková chyba není.</translation>
    </message>
    <message>
        <source> percentage points</source>
        <translation> procentního bodu</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Each of these choices in your saved games lost more than the limit. You practise fresh positions like them; what you answer right on two days leaves the list.</source>
        <translation>Každá z těchto voleb ve vašich uložených hrách ztratila víc, než je mez. Procvičujete nové podobné pozice; co odpovíte správně ve dvou dnech, ze seznamu zmizí.</translation>
    </message>
    <message>
        <source>Any step</source>
        <translation>Libovolný krok</translation>
    </message>
    <message>
        <source>Brings back the mistakes that you have put right.</source>
        <translation>Vrátí chyby, které jste napravili.</translation>
    </message>
    <message>
        <source>No mistake like this is left to practise.</source>
        <translation>Žádná taková chyba k&#xa0;procvičení nezbývá.</translation>
    </message>
    <message>
        <source>%1 of %2 mistakes to practise.</source>
        <translation>%1 z&#xa0;celkem %2 chyb k&#xa0;procvičení.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes to practise.</source>
        <translation>
            <numerusform>%n chyba k&#xa0;procvičení.</numerusform>
            <numerusform>%n chyby k&#xa0;procvičení.</numerusform>
            <numerusform>%n chyb k&#xa0;procvičení.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::train::ProgressView</name>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Políčko</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Hod</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Over your games</source>
        <translation>V průběhu her</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Zatím žádné dohrané hry</translation>
    </message>
    <message>
        <source>Here you see how many points your choices cost per game. Luck is left out: it counts what you chose, not what you rolled.</source>
        <translation>Zde uvidíte, kolik bodů na hru stojí vaše volby. Štěstí se nepočítá: počítá se, co jste zvolili, ne co jste hodili.</translation>
    </message>
    <message>
        <source>%1 ± %2 points lost per game</source>
        <translation>Ztráta %1 ± %2 bodu na hru</translation>
    </message>
    <message>
        <source>%1 points lost per game</source>
        <translation>Ztráta %1 bodu na hru</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be looked at: %1.</source>
        <translation>Uložené hry nelze prohlédnout: %1.</translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2 points less than the 20 before.</source>
        <translation>V posledních 20 hrách byla ztráta o %1 ± %2 bodu menší než ve 20 předchozích.</translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2 points more than the 20 before.</source>
        <translation>V posledních 20 hrách byla ztráta o %1 ± %2 bodu větší než ve 20 předchozích.</translation>
    </message>
    <message>
        <source>What losses are counted in</source>
        <translation>V čem se ztráty počítají</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>What the graph shows</source>
        <translation>Co ukazuje graf</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ztráta</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Štěstí</translation>
    </message>
    <message>
        <source>What the rows show</source>
        <translation>Co ukazují řádky</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>Podrobně</translation>
    </message>
    <message>
        <source>Here you see how much win probability your choices cost per game against an opponent. It is known once the tables for winning have been made in the background.</source>
        <translation>Zde uvidíte, kolik pravděpodobnosti výhry na hru proti soupeři stojí vaše volby. Bude to známo, až se na pozadí připraví výpočtové tabulky.</translation>
    </message>
    <message numerus="yes">
        <source>What your choices cost against best play, luck left out: the mean of your last %n games.</source>
        <translation>
            <numerusform>Kolik stojí vaše volby proti nejlepší hře, bez štěstí: vaše poslední hra.</numerusform>
            <numerusform>Kolik stojí vaše volby proti nejlepší hře, bez štěstí: průměr vašich posledních %n her.</numerusform>
            <numerusform>Kolik stojí vaše volby proti nejlepší hře, bez štěstí: průměr vašich posledních %n her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How much of the probability to win your choices gave away, luck left out, in percentage points: the mean of your last %n games. The others: against Expert.</source>
        <translation>
            <numerusform>Kolik pravděpodobnosti výhry vaše volby ztratily, bez štěstí, v procentních bodech: vaše poslední hra. Ostatní: proti úrovni Expert.</numerusform>
            <numerusform>Kolik pravděpodobnosti výhry vaše volby ztratily, bez štěstí, v procentních bodech: průměr vašich posledních %n her. Ostatní: proti úrovni Expert.</numerusform>
            <numerusform>Kolik pravděpodobnosti výhry vaše volby ztratily, bez štěstí, v procentních bodech: průměr vašich posledních %n her. Ostatní: proti úrovni Expert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The true mean lies within the range nine times in ten.</source>
        <translation>Skutečný průměr leží v tomto rozmezí v devíti případech z deseti.</translation>
    </message>
    <message>
        <source>%1 of %2 games looked at so far…</source>
        <translation>Zatím prohlédnuto %1 z %2 her…</translation>
    </message>
    <message>
        <source>Scores, the oldest game first</source>
        <translation>Skóre, od nejstarší hry</translation>
    </message>
    <message>
        <source>Luck summed up, the oldest game first</source>
        <translation>Součet štěstí, od nejstarší hry</translation>
    </message>
    <message>
        <source>What is lost per game, the oldest game first</source>
        <translation>Ztráta na hru, od nejstarší hry</translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2 points, the mean of your last %n games. Best play makes 254.6 on average, with a standard deviation of 59.6 from game to game.</source>
        <translation>
            <numerusform>%1 ± %2 bodu, vaše poslední hra. Nejlepší hra dává v průměru 254,6 bodu, se směrodatnou odchylkou 59,6 mezi hrami.</numerusform>
            <numerusform>%1 ± %2 bodu, průměr vašich posledních %n her. Nejlepší hra dává v průměru 254,6 bodu, se směrodatnou odchylkou 59,6 mezi hrami.</numerusform>
            <numerusform>%1 ± %2 bodu, průměr vašich posledních %n her. Nejlepší hra dává v průměru 254,6 bodu, se směrodatnou odchylkou 59,6 mezi hrami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n more games your last 20 are compared with the 20 before.</source>
        <translation>
            <numerusform>Po %n další hře se vašich posledních 20 her porovná s 20 předchozími.</numerusform>
            <numerusform>Po %n dalších hrách se vašich posledních 20 her porovná s 20 předchozími.</numerusform>
            <numerusform>Po %n dalších hrách se vašich posledních 20 her porovná s 20 předchozími.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Chance alone makes so great a difference less than once in ten.</source>
        <translation>%1 Pouhá náhoda dá tak velký rozdíl v méně než jednom případu z deseti.</translation>
    </message>
    <message>
        <source>%1 That may be chance; 10,000 more games like these would not settle it.</source>
        <translation>%1 To může být náhoda; nerozhodlo by to ani 10&#xa0;000 dalších takových her.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That may be chance: about %n more games like these would settle it.</source>
        <translation>
            <numerusform>%1 To může být náhoda: rozhodla by asi %n další taková hra.</numerusform>
            <numerusform>%1 To může být náhoda: rozhodly by asi %n další takové hry.</numerusform>
            <numerusform>%1 To může být náhoda: rozhodlo by asi %n dalších takových her.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Zatím není známo</translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2&#xa0;% of winning less than the 20 before.</source>
        <translation>V posledních 20 hrách byla ztráta pravděpodobnosti výhry o %1 ± %2&#xa0;% menší než ve 20 předchozích.</translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2&#xa0;% of winning more than the 20 before.</source>
        <translation>V posledních 20 hrách byla ztráta pravděpodobnosti výhry o %1 ± %2&#xa0;% větší než ve 20 předchozích.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Your choices cost you %1 percentage points of winning per game</source>
        <translation>Vaše volby vás na hru stojí %1 procentního bodu pravděpodobnosti výhry</translation>
    </message>
    <message>
        <source>%1 (± %2)</source>
        <translation>%1 (± %2)</translation>
    </message>
    <message>
        <source>%1 Nine times in ten luck alone stays within the band.</source>
        <translation>%1 V&#xa0;devíti případech z&#xa0;deseti zůstane samotné štěstí v&#xa0;pásu.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Before and now: what a step costs per decision</source>
        <translation>Dříve a nyní: kolik krok stojí na rozhodnutí</translation>
    </message>
    <message>
        <source>No finished games without hints yet</source>
        <translation>Zatím žádná dohraná hra bez tipů</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Hrá&amp;t</translation>
    </message>
</context>
<context>
    <name>app::views::train::SetEnd</name>
    <message>
        <source>What was better</source>
        <translation>Co bylo lepší</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This set</source>
        <translation>Tato sada</translation>
    </message>
    <message numerus="yes">
        <source>%n sets ago</source>
        <translation>
            <numerusform>před %n sadou</numerusform>
            <numerusform>před %n sadami</numerusform>
            <numerusform>před %n sadami</numerusform>
        </translation>
    </message>
    <message>
        <source>Win probability lost per decision</source>
        <translation>Ztracená pravděpodobnost výhry na rozhodnutí</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Ztracené body na rozhodnutí</translation>
    </message>
    <message>
        <source>%1. %2; better: %3</source>
        <translation>%1. %2; lepší: %3</translation>
    </message>
    <message numerus="yes">
        <source>(%n question about winning left out)</source>
        <translation>
            <numerusform>(bez %n otázky na výhru)</numerusform>
            <numerusform>(bez %n otázek na výhru)</numerusform>
            <numerusform>(bez %n otázek na výhru)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>Správně %1 z&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>app::views::train::SetMarks</name>
    <message>
        <source>right</source>
        <translation>správně</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>nepřesnost</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>hrubá chyba</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>zodpovězeno %1 z %2</translation>
    </message>
</context>
<context>
    <name>app::views::train::StepDelegate</name>
    <message>
        <source>now</source>
        <translation>nyní</translation>
    </message>
    <message>
        <source>due</source>
        <translation>na řadě</translation>
    </message>
</context>
<context>
    <name>app::views::train::StepGraph</name>
    <message>
        <source>%1 in games: %2 before, %3 now</source>
        <translation>%1 ve hrách: dříve %2, nyní %3</translation>
    </message>
    <message>
        <source>%1 in practice: %2 at first, %3 now</source>
        <translation>%1 při tréninku: zpočátku %2, nyní %3</translation>
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
        <translation>kroužek: dříve, tečka: nyní</translation>
    </message>
    <message>
        <source>Loss per decision by step, before and now</source>
        <translation>Ztráta na rozhodnutí podle kroku, dříve a nyní</translation>
    </message>
    <message>
        <source>It works: step %1 cost you %2 points per decision before, %3 in your last 20 games.</source>
        <translation>Funguje to: krok %1 vás dříve stál %2&#xa0;b. na rozhodnutí, v&#xa0;posledních 20 hrách %3.</translation>
    </message>
</context>
<context>
    <name>app::views::train::TrainPage</name>
    <message>
        <source>Your practice could not be saved: %1</source>
        <translation>Váš trénink se nepodařilo uložit: %1</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Moje chyby</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 z %3</translation>
    </message>
    <message>
        <source>Export to Anki</source>
        <translation>Export do Anki</translation>
    </message>
    <message>
        <source>Text for Anki (*.tsv)</source>
        <translation>Text pro Anki (*.tsv)</translation>
    </message>
    <message>
        <source>The cards could not be saved: %1</source>
        <translation>Kartičky se nepodařilo uložit: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are in %1.</source>
        <translation>
            <numerusform>%n kartička je v %1.</numerusform>
            <numerusform>%n kartičky jsou v %1.</numerusform>
            <numerusform>%n kartiček je v %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>how a day is written</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>Můj pokrok</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Zkopírováno: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>jeden den v řadě</numerusform>
            <numerusform>%n dny v řadě</numerusform>
            <numerusform>%n dní v řadě</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 right of %2 this week</source>
        <translation>tento týden správně %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Výjimky</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Poslední kola</translation>
    </message>
    <message>
        <source>Where you stand</source>
        <translation>Jak na tom jste</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Alea, %1: %2 of %3 right %4</source>
        <translation>Alea, %1: správně %2 z&#xa0;%3 %4</translation>
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
        <translation>Kostka %1: ještě nehozená</translation>
    </message>
    <message>
        <source>Die %1: %2</source>
        <translation>Kostka %1: %2</translation>
    </message>
    <message>
        <source>, kept</source>
        <translation>, nechaná</translation>
    </message>
    <message>
        <source>, the best choice keeps it</source>
        <translation>, nejlepší volba ji nechává</translation>
    </message>
    <message>
        <source>Keep or let go (%1)</source>
        <translation>Nechat nebo uvolnit (%1)</translation>
    </message>
</context>
</TS>
