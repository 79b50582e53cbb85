<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Anki</name>
    <message numerus="yes">
        <source>You have %n points, the opponent has %1.</source>
        <translation>
            <numerusform>You have %n point, the opponent has %1.</numerusform>
            <numerusform>You have %n points, the opponent has %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>With %n points more in the upper boxes, this would be best: %1.</source>
        <translation>
            <numerusform>With %n point more in the upper boxes, this would be best: %1.</numerusform>
            <numerusform>With %n points more in the upper boxes, this would be best: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n points less in the upper boxes, this would be best: %1.</source>
        <translation>
            <numerusform>With %n point less in the upper boxes, this would be best: %1.</numerusform>
            <numerusform>With %n points less in the upper boxes, this would be best: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n points more than now, this would be best: %1.</source>
        <translation>
            <numerusform>With %n point more than now, this would be best: %1.</numerusform>
            <numerusform>With %n points more than now, this would be best: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n points less than now, this would be best: %1.</source>
        <translation>
            <numerusform>With %n point less than now, this would be best: %1.</numerusform>
            <numerusform>With %n points less than now, this would be best: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message numerus="yes">
        <source>knows all %n steps of the basic strategy</source>
        <translation>
            <numerusform>knows all %n step of the basic strategy</numerusform>
            <numerusform>knows all %n steps of the basic strategy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>knows the first %n steps of the basic strategy</source>
        <translation>
            <numerusform>knows the first %n step of the basic strategy</numerusform>
            <numerusform>knows the first %n steps of the basic strategy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck in all: %1 points over %Ln games, standard deviation ± %2.</source>
        <translation>
            <numerusform>Luck in all: %1 points over %Ln game, standard deviation ± %2.</numerusform>
            <numerusform>Luck in all: %1 points over %Ln games, standard deviation ± %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games with hints are left out.</source>
        <translation>
            <numerusform>%n game with hints is left out.</numerusform>
            <numerusform>%n games with hints are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressRows</name>
    <message numerus="yes">
        <source>Points lost per game when you filled a box, by the box that you took, last %n games.</source>
        <translation>
            <numerusform>Points lost per game when you filled a box, by the box that you took, last game.</numerusform>
            <numerusform>Points lost per game when you filled a box, by the box that you took, last %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game after each roll of a turn, last %n games: which dice you kept, and at the end which box you took.</source>
        <translation>
            <numerusform>Points lost per game after each roll of a turn, last game: which dice you kept, and at the end which box you took.</numerusform>
            <numerusform>Points lost per game after each roll of a turn, last %n games: which dice you kept, and at the end which box you took.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game early, in the middle and at the end, last %n games.</source>
        <translation>
            <numerusform>Points lost per game early, in the middle and at the end, last game.</numerusform>
            <numerusform>Points lost per game early, in the middle and at the end, last %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game when you filled a box, by the box that you took, last %n games against an opponent.</source>
        <translation>
            <numerusform>Percentage points of win probability lost per game when you filled a box, by the box that you took, last %n game against an opponent.</numerusform>
            <numerusform>Percentage points of win probability lost per game when you filled a box, by the box that you took, last %n games against an opponent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game after each roll of a turn, last %n games against an opponent.</source>
        <translation>
            <numerusform>Percentage points of win probability lost per game after each roll of a turn, last %n game against an opponent.</numerusform>
            <numerusform>Percentage points of win probability lost per game after each roll of a turn, last %n games against an opponent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game early, in the middle and at the end, last %n games against an opponent.</source>
        <translation>
            <numerusform>Percentage points of win probability lost per game early, in the middle and at the end, last %n game against an opponent.</numerusform>
            <numerusform>Percentage points of win probability lost per game early, in the middle and at the end, last %n games against an opponent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points lost per game by not following the step of the basic strategy that decides, last %n games.</source>
        <translation>
            <numerusform>Points lost per game by not following the step of the basic strategy that decides, last game.</numerusform>
            <numerusform>Points lost per game by not following the step of the basic strategy that decides, last %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Percentage points of win probability lost per game in decisions that did not follow the step of the basic strategy, last %n games against an opponent.</source>
        <translation>
            <numerusform>Percentage points of win probability lost per game in decisions that did not follow the step of the basic strategy, last game against an opponent.</numerusform>
            <numerusform>Percentage points of win probability lost per game in decisions that did not follow the step of the basic strategy, last %n games against an opponent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>you are %n points ahead</source>
        <translation>
            <numerusform>you are %n point ahead</numerusform>
            <numerusform>you are %n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you are %n points behind</source>
        <translation>
            <numerusform>you are %n point behind</numerusform>
            <numerusform>you are %n points behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::dialogs::DiceDialog</name>
    <message numerus="yes">
        <source>All %n rolls are those of the seed, and the SHA-256 is the seed&apos;s.</source>
        <translation>
            <numerusform>The one roll is that of the seed, and the SHA-256 is the seed&apos;s.</numerusform>
            <numerusform>All %n rolls are those of the seed, and the SHA-256 is the seed&apos;s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::dialogs::MatchDialog</name>
    <message numerus="yes">
        <source>The %n games of this match are not kept.</source>
        <translation>
            <numerusform>The game of this match is not kept.</numerusform>
            <numerusform>The %n games of this match are not kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::main::Celebrations</name>
    <message numerus="yes">
        <source>Upper bonus missed by %n</source>
        <translation>
            <numerusform>Upper bonus missed by %n</numerusform>
            <numerusform>Upper bonus missed by %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::main::PlaceBar</name>
    <message numerus="yes">
        <source>%1, %n steps are due</source>
        <translation>
            <numerusform>%1, %n step is due</numerusform>
            <numerusform>%1, %n steps are due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::session::Announcer</name>
    <message numerus="yes">
        <source>%1, turn %2: throw %n dice and enter them.</source>
        <translation>
            <numerusform>%1, turn %2: throw %n die and enter it.</numerusform>
            <numerusform>%1, turn %2: throw %n dice and enter them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are missing.</source>
        <translation>
            <numerusform>%n die is missing.</numerusform>
            <numerusform>%n dice are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::TodayCard</name>
    <message numerus="yes">
        <source>%n of your own costly choices</source>
        <translation>
            <numerusform>%n of your own costly choices</numerusform>
            <numerusform>%n of your own costly choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps that are due again (%1)</source>
        <translation>
            <numerusform>1 step that is due again (%1)</numerusform>
            <numerusform>%n steps that are due again (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the steps around it</source>
        <translation>
            <numerusform>%n for a step beside it</numerusform>
            <numerusform>%n for the steps around it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow: %n steps to recall (%1).</source>
        <translation>
            <numerusform>Tomorrow: %n step to recall (%1).</numerusform>
            <numerusform>Tomorrow: %n steps to recall (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow: step %1 to learn, and %n steps to recall (%2).</source>
        <translation>
            <numerusform>Tomorrow: step %1 to learn, and %n step to recall (%2).</numerusform>
            <numerusform>Tomorrow: step %1 to learn, and %n steps to recall (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::games::GamesPage</name>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported; already there: %1.</source>
        <translation>
            <numerusform>%n game imported; already there: %1.</numerusform>
            <numerusform>%n games imported; already there: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to %1.</source>
        <translation>
            <numerusform>%n game written to %1.</numerusform>
            <numerusform>%n games written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are deleted.</source>
        <translation>
            <numerusform>%n game is deleted.</numerusform>
            <numerusform>%n games are deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::games::ProgressCard</name>
    <message numerus="yes">
        <source>%1your last %n games. Luck is taken out: this is what your choices cost.</source>
        <translation>
            <numerusform>%1your last game. Luck is taken out: this is what your choices cost.</numerusform>
            <numerusform>%1your last %n games. Luck is taken out: this is what your choices cost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::games::ProgressGraph</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::play::EndCard</name>
    <message numerus="yes">
        <source>Your costliest step, %2 points in %n choices: %3 (step %1)</source>
        <translation>
            <numerusform>Your costliest step, %2 points in %n choice: %3 (step %1)</numerusform>
            <numerusform>Your costliest step, %2 points in %n choices: %3 (step %1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::play::TableView</name>
    <message numerus="yes">
        <source>Roll %n dice · 1 roll left</source>
        <translation>
            <numerusform>Roll %n die · 1 roll left</numerusform>
            <numerusform>Roll %n dice · 1 roll left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · 2 rolls left</source>
        <translation>
            <numerusform>Roll %n die · 2 rolls left</numerusform>
            <numerusform>Roll %n dice · 2 rolls left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice · 1 roll left</source>
        <translation>
            <numerusform>Throw %n die · 1 roll left</numerusform>
            <numerusform>Throw %n dice · 1 roll left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice · 2 rolls left</source>
        <translation>
            <numerusform>Throw %n die · 2 rolls left</numerusform>
            <numerusform>Throw %n dice · 2 rolls left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice, then enter them</source>
        <translation>
            <numerusform>Throw %n die, then enter it</numerusform>
            <numerusform>Throw %n dice, then enter them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice for %1, then enter them</source>
        <translation>
            <numerusform>Throw %n die for %1, then enter it</numerusform>
            <numerusform>Throw %n dice for %1, then enter them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::review::MistakesView</name>
    <message numerus="yes">
        <source>Show all %n decisions</source>
        <translation>
            <numerusform>Show the one decision</numerusform>
            <numerusform>Show all %n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::train::AnswerPanel</name>
    <message numerus="yes">
        <source>In your games it decided %n times; not following it costs you %1 points per game.</source>
        <translation>
            <numerusform>In your games it decided %n time; not following it costs you %1 points per game.</numerusform>
            <numerusform>In your games it decided %n times; not following it costs you %1 points per game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your games it decided %n times, and not following it cost you nothing.</source>
        <translation>
            <numerusform>In your games it decided once, and not following it cost you nothing.</numerusform>
            <numerusform>In your games it decided %n times, and not following it cost you nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::train::ExerciseView</name>
    <message numerus="yes">
        <source>You are %n points ahead.</source>
        <translation>
            <numerusform>You are %n point ahead.</numerusform>
            <numerusform>You are %n points ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind.</source>
        <translation>
            <numerusform>You are %n point behind.</numerusform>
            <numerusform>You are %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::train::HomeView</name>
    <message numerus="yes">
        <source>Basic strategy: %n steps</source>
        <translation>
            <numerusform>Basic strategy: %n step</numerusform>
            <numerusform>Basic strategy: %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n more games your level stands here: what your choices are worth, without luck.</source>
        <translation>
            <numerusform>After %n more game your level stands here: what your choices are worth, without luck.</numerusform>
            <numerusform>After %n more games your level stands here: what your choices are worth, without luck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %1 of %2, in your last %n games.</source>
        <translation>
            <numerusform>You: %1 of %2, in your last game.</numerusform>
            <numerusform>You: %1 of %2, in your last %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::train::MistakesPicker</name>
    <message numerus="yes">
        <source>%n mistakes to practise.</source>
        <translation>
            <numerusform>1 mistake to practise.</numerusform>
            <numerusform>%n mistakes to practise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::train::ProgressView</name>
    <message numerus="yes">
        <source>What your choices cost against best play, luck left out: the mean of your last %n games.</source>
        <translation>
            <numerusform>What your choices cost against best play, luck left out: the mean of your last game.</numerusform>
            <numerusform>What your choices cost against best play, luck left out: the mean of your last %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How much of the probability to win your choices gave away, luck left out, in percentage points: the mean of your last %n games. The others: against Expert.</source>
        <translation>
            <numerusform>How much of the probability to win your choices gave away, luck left out, in percentage points: the mean of your last game. The others: against Expert.</numerusform>
            <numerusform>How much of the probability to win your choices gave away, luck left out, in percentage points: the mean of your last %n games. The others: against Expert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2 points, the mean of your last %n games. Best play makes 254.6 on average, with a standard deviation of 59.6 from game to game.</source>
        <translation>
            <numerusform>%1 ± %2 points, the mean of your last game. Best play makes 254.6 on average, with a standard deviation of 59.6 from game to game.</numerusform>
            <numerusform>%1 ± %2 points, the mean of your last %n games. Best play makes 254.6 on average, with a standard deviation of 59.6 from game to game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n more games your last 20 are compared with the 20 before.</source>
        <translation>
            <numerusform>After %n more game your last 20 are compared with the 20 before.</numerusform>
            <numerusform>After %n more games your last 20 are compared with the 20 before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 That may be chance: about %n more games like these would settle it.</source>
        <translation>
            <numerusform>%1 That may be chance: about %n more game like these would settle it.</numerusform>
            <numerusform>%1 That may be chance: about %n more games like these would settle it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::train::SetEnd</name>
    <message numerus="yes">
        <source>%n sets ago</source>
        <translation>
            <numerusform>%n set ago</numerusform>
            <numerusform>%n sets ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n question about winning left out)</source>
        <translation>
            <numerusform>(%n question about winning left out)</numerusform>
            <numerusform>(%n questions about winning left out)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::views::train::TrainPage</name>
    <message numerus="yes">
        <source>%n cards are in %1.</source>
        <translation>
            <numerusform>%n card is in %1.</numerusform>
            <numerusform>%n cards are in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
</TS>
