<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>there is too little memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of an unknown fault</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Five alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All different</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>any legal action, all equally likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errs like a person: 2 points a decision on average; so does human-X with X from 0.07 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the most points this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errs like a person: 0.8 points a decision on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules of thumb and a full search of the turn, no solved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errs like a person: 0.3 points a decision on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the greatest expected final score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the greatest probability to win</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>The last roll: which box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights, full houses and Yahtzees go into their own boxes, three or four of a kind into their upper box. A poor roll goes into the upper box of a low pair, into chance from 18 points on, else into ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or four of a kind: the upper box or the lower one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the upper box, because three of each face earn the bonus of 35 points. Three sixes are the one close call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use chance from 22 points on, or from 18 on without a pair of ones, twos or threes. Otherwise fill the upper box of that pair, or ones, and keep chance for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A poor last roll without chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the upper box of a low pair, or ones. With neither give up the Yahtzee box or four of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which box to zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the Yahtzee box first, then four of a kind, then the full house; early in the game ones go before them. Keep three of a kind and the small straight as long as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what is most of a kind, the higher of two pairs, and go for the upper boxes. Only straights and four in a row with room at both ends go before a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper bonus within reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count three dice of each open upper face: if that brings 63 or nearly so, faces come first. Keep the face with the most dice and score three of it above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper bonus is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the bonus an upper box is worth what its dice show and no more. Use low upper boxes for poor rolls, and give three of a kind to the lower box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second Yahtzee: the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its upper box comes first by the rules. With that filled take the large straight, then four of a kind, then the full house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or more alike with the Yahtzee box zeroed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fifth die earns nothing now. Keep the dice for the upper box, three or four of a kind or the full house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or more alike with a Yahtzee on the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every further Yahtzee is worth 100 points and counts as a joker. Keep three of a kind, and four of a kind always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only upper boxes are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the open face with the most dice. Among equals take the higher one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last three turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the open boxes only and forget what usually pays. Keep the dice for the box that they are nearest to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last turn: one box is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep every die that the box wants and roll the rest, twice. For chance keep fives and sixes after the first roll, fours too after the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair or a straight draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the pair while its upper box is open, and let the straight draw go. With both straights open the draw beats a pair of ones or twos, and on the second roll threes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs: keep both or one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the higher pair alone while its upper box is open. Keep both for the full house when that box is filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs without a full house: the high or the low one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the higher of two pairs. Keep the lower one if only its upper box is still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the pair and roll three dice. Only ones on the first roll are worth less than one high die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair whose upper box is filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep fours, fives and sixes while three or four of a kind is open. Break a lower pair for the highest die whose upper box is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither pair nor straight draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the highest die whose upper box is open. Roll the other four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open-ended straight draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep three in a row with room at both ends while the small straight is open, if there is no pair for an open upper box. Four in a row with room at both ends go before every pair while the large straight is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An inside straight draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a pair for an open upper box and let the hole be. Without one draw to the hole if the large straight alone is open, else keep one high die on the first roll and the run on the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small straight: on to the large one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll one die for the large straight while it is open. Four in a row with room at one end only give way to a pair for an open upper box on the first roll, and on both rolls when the small straight is filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind: keep the three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the three and roll two dice, whatever the two show. Start anew only when neither the upper box nor any box for equal dice is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full house: take it or roll the pair again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the pair again on the first roll while the upper box of the triple is open. On the second roll do so for fours, fives and sixes only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind on the way to Yahtzee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the four and roll the fifth die. That can cost a few pips of the fifth die, and a Yahtzee brings 50 points or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop or roll on: the dice fill an open box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop with a Yahtzee or a large straight, and with a full house unless its triple is wanted in the upper half. Roll on from a small straight while the large one is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaking a made hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break a small straight only for the large one, and a full house only for its triple. Never break a large straight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead or behind: winning and points disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead, prefer what is sure among the choices that cost few points. Behind, prefer what can still bring most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::dialogs</name>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll; while a program plays, show the end of its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep a die, or let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go over the open boxes, fill one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decision before, after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H, G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show hints, guess first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explain choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, Review, Train, Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F6, F7, F8, F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score sheet, choices, review and back, coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the review: next mistake, mistake before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+O, Ctrl+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new game, open, save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+L, Ctrl+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved games, import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+P, Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position: edit, copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T, Ctrl+,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tables, preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1, ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guide, these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>| key | what it does |</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced: the matching upper box first (Hasbro)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verhoeff: any box, in full once the upper one is filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free: the matching upper box or any lower one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::dialogs::ChooseGameDialog</name>
    <message>
        <source>Open Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::dialogs::FiguresDialog</name>
    <message>
        <source>Figures of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures over %1 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that have been reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What losses are told by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses in chances to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It failed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::dialogs::GradeLimitsEdit</name>
    <message>
        <source>percentage points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least loss of an inaccuracy, in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least loss of a mistake, in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least loss of a blunder, in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pp</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::dialogs::NewGameDialog</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 on average): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joker rule:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1: a person or a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::dialogs::PositionDialog</name>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position as 34 integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yahtzee bonus, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::dialogs::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animate the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask me before a costly choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t let me make a costly choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least loss of a costly choice, in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least loss of a costly choice, in percentage points of a probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> percentage points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Programs play:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tutor:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costly &amp;from, playing for points:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costly from, playing to win or &amp;beat:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An inaccuracy, a mistake and a blunder lose at least (what counts is the objective that you play for):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Po&amp;ints:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability to &amp;win or beat:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::main::LinesBar</name>
    <message>
        <source>The game, and what was tried beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the game in turn %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::main::MainWindow</name>
    <message>
        <source>&amp;Back to the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is try %1: what could have been from turn %2 on. The game itself stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program can&apos;t play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving the game… %p %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of Alea (*.alea);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guess First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make &amp;Tables for Chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Saved Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review and &amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;Score Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Alea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables are there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder for the tables: HOME is not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide is missing from this build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Alea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Alea %1&lt;/h3&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Yahtzee trainer whose opponent and coach play exactly.

Free software under the GNU General Public License, version 3 or later.

Yahtzee is a trademark of Hasbro, with which Alea has no connection.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::main::PlaceBar</name>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::models</name>
    <message>
        <source>%1 ± %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions, by points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions, by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost by each, on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses by roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses by choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses by dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score without luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other&apos;s luck and choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others, and what the estimate leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the estimate leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same dice, played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known of real dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>told after the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rolls are not the seed&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Champion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs the large tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody who knows them beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, found in %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game, with 95 % intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance to win lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::models::AnalysisModel</name>
    <message>
        <source>to beat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best for points: %1. Best %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::models::BoxProbabilitiesModel</name>
    <message>
        <source>%1: %2 to end there, %3 in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn ends in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In full</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::models::ChoicesModel</name>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2, %3, loses %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In percentage points of the probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss pp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::models::GamesModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, starred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costliest choice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::models::MistakesModel</name>
    <message>
        <source>turn %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::models::SheetModel</name>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: open, would score %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: open, would score %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: not allowed. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from par: three of each face make 63</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>63 in the upper boxes can&apos;t be reached any more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::models::ThemesModel</name>
    <message>
        <source>due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 points per decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::session</name>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errs like a person, by 2 points a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the most points this turn, plans nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errs like a person, by 0.8 points a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good rules of thumb, and a full search of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the greatest expected final score; no mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Champion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the greatest probability to win; with compact tables within 0.2 percentage points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::session::Autosave</name>
    <message>
        <source>This game isn&apos;t being kept: the folder %1 can&apos;t be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game isn&apos;t being kept yet: another window of Alea keeps its own. It goes to the saved games when you close this window or begin another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game isn&apos;t being kept: nothing can be written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game that was left could not be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game isn&apos;t being kept: it can&apos;t be written to %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last game couldn&apos;t go to the saved games; it is kept with this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::session::Practice</name>
    <message>
        <source>there are no such positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::storage</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::text</name>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll all five again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep all five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling all five again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolling all five again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls all dice again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You roll all dice again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie at %1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins by %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::FiguresView</name>
    <message>
        <source>Figures about the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the losses are</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::ReviewPanel</name>
    <message>
        <source>%1: %2 expected at the start, %3 by luck, %4 by choices: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by the other&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by the others&apos; and the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left by the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mine only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le&amp;dger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;igures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players&apos; accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the review goes by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By expected score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger: every roll and decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win probabilities need the tables, and winning another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::ScoreGraph</name>
    <message>
        <source>Chances %1 over the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected final scores over the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inaccuracies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blunders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::ScoreHistogram</name>
    <message>
        <source>Final scores after the choice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::games::FilterBar</name>
    <message>
        <source>Which games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names and dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::games::GamesPage</name>
    <message>
        <source>This game can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the game (empty: its opponent)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 game is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games are deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t be brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of Alea (*.alea);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These games can&apos;t be imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games imported; %2 were there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table can&apos;t be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games written to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of games can&apos;t be made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that you finish come here by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game fits what is looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysing games: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::games::ProgressCard</name>
    <message>
        <source>No finished games yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you will see how many points your choices lose per game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points lost per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± %1, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1your last %2. Luck is taken out: this is what your choices cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck in all: %1, usual spread ± %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::games::ProgressGraph</name>
    <message>
        <source>Points lost per game, the oldest game first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a dot opens the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perfect</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play</name>
    <message>
        <source>They take %1 on disk, and only %2 are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making them takes %1 of memory, and only %2 are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 free)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They take %1 on disk%2, and making them %3 of memory and about half a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::ChoiceDelegate</name>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::ChoiceList</name>
    <message>
        <source>Ranked choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::CoachPanel</name>
    <message>
        <source>The coach says nothing until you ask: what is best, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is being solved; hints follow in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose first; then see how it compares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. F8 shows its review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to decide until the dice are rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last choice; the best was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best by points: probabilities aren&apos;t known yet, ranked by expected score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best to score more than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the best five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::DepthPane</name>
    <message>
        <source>The choice in depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Final score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This t&amp;urn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the turn may end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In full: three or more of the face in an upper box, the pattern in a lower one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more is known: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The probabilities of final scores need the tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dotted line is %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::DiceView</name>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::EndCard</name>
    <message>
        <source>Review &amp;mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rematch ⏎</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Another opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: luck %2 · choices %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2, not %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::FirstTurnMarks</name>
    <message>
        <source>1 · Roll the five dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 · Click the dice that you want to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 · Click a box: the dice score there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 · Ask the coach: key H</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::GameStrip</name>
    <message>
        <source>fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2, %3 points lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::ObjectiveBox</name>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest expected final score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest probability to win this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest probability of more points than a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::PlayPage</name>
    <message>
        <source>Coach (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is best, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You rolled %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at turn %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 on average)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (full tables)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (compact tables: within 0.2 percentage points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (without tables: for points until the last rounds)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No die is kept. Press Space again to roll all five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::SheetView</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::TableView</name>
    <message>
        <source>turn %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 roll left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← Choose a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← Choose a box, or let a die go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll all five again · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll 1 die · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1 dice · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N starts another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space or a click shows the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows and Enter, or a click, fill a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space rolls · 1–5 keep · click a box to score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::TablesOffer</name>
    <message>
        <source>Make &amp;Them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the tables that win probabilities need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops making the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the tables for win probabilities…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the tables for win probabilities: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win probabilities are being prepared, for the first time only…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables could not be made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win probabilities come from compact tables, within 0.2 percentage points. The full ones are exact. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win probabilities need tables. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::VerdictCard</name>
    <message>
        <source>Show hints (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess first (G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::Waterfall</name>
    <message>
        <source>The parts of the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::play::WelcomeCard</name>
    <message>
        <source>Welcome to Alea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a program of your strength. The coach helps when you ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ractise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single decisions, with the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a &amp;sample review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the program says about a game: luck, choices, and what was better.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::review::ChoicePicture</name>
    <message>
        <source>best: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best, and yours: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::review::MistakesView</name>
    <message>
        <source>first roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise &amp;mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on with the &amp;best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your mistakes, costliest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N next mistake · Shift+N previous · T try it again · M practise · Alt+← Alt+→ every decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the review goes by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win probabilities need the tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1 decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to review yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No choice lost enough to be called even an inaccuracy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a turn, and its choices will be judged here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your mistakes, costliest first: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 percentage points of the probability %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gave away %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::review::ReasonPane</name>
    <message>
        <source>This turn ends in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: %1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;tr&gt;&lt;td&gt;&lt;/td&gt;&lt;td align=&apos;right&apos;&gt;&lt;b&gt;best&lt;/b&gt;&lt;/td&gt;&lt;td align=&apos;right&apos;&gt;&lt;b&gt;yours&lt;/b&gt;&lt;/td&gt;&lt;/tr&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::review::ReviewPage</name>
    <message>
        <source>&amp;Back to the mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · luck %2 · choices %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::review::ReviewWait</name>
    <message>
        <source>Reviewing the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is being solved; the review follows in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t be reviewed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is being reviewed: about %1 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is being reviewed…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::train::AnswerPanel</name>
    <message>
        <source>The best choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason follows in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold dice by a click or with the keys 1 to 5, then roll; or take a box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of win probability lost per decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points lost per decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; your last sets: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::train::BarRows</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::train::ExerciseView</name>
    <message>
        <source>Another &amp;like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport to Anki…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you do to win?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 of %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores are level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are %1 points ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are %1 points behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll all five again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll 1 die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1 dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 Best: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule is right in %1 ± %2 % of such decisions (%3 measured).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for exercises…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No exercises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none because %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another set (Space)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::train::HomeView</name>
    <message>
        <source>My &amp;mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set of the day, to &amp;win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last turns to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remind me when a theme is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes, weakest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>casual players lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weakest five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::train::LossScale</name>
    <message>
        <source>best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules of thumb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost per game, compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::train::ProgressView</name>
    <message>
        <source>%1 per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the second roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns 1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns 6 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns 10 to 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the points go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you see how many points your choices cost per game. Luck is left out: it counts what you chose, not what you rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2 points lost per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points lost per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your choices cost against best play, luck left out: the mean of your last %1 games, with the range that holds the true mean nine times in ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games looked at so far…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games can&apos;t be looked at: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2 points less than the 20 before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last 20 games lost %1 ± %2 points more than the 20 before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That may be chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That may be chance: about %1 more games would settle it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dice: chi-square %1 over %2 thrown dice, p = %3. Equally likely faces give so great a value or a greater one with probability p.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::train::SetMarks</name>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::train::TrainPage</name>
    <message>
        <source>Your practice could not be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set of the day, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set of the day, to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turns to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to Anki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text for Anki (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards are in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards could not be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::views::train::TrendGraph</name>
    <message>
        <source>no games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games, the mean of the last ones is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::widgets::DieButton</name>
    <message>
        <source>Die %1: not rolled yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the best choice keeps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep or let go (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
