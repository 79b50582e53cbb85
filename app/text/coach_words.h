// The coach's sentences about choices, in the unit of the objective: points, or percentage points
// of a probability.

#pragma once

#include "ai/yahtzee/review/break_even.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "app/text/advice.h"

#include <QString>

#include <optional>

namespace app::text {

// True if choices are ranked by a probability; else by points.
inline bool is_by_probability(const ai::yahtzee::decide::Objective& ranked_by) {
    return ranked_by.kind != ai::yahtzee::decide::Objective::Kind::expected;
}

// "255.62", "52.1 %": under what the choices are ranked by.
QString worth_text(const Advice& advice, const ai::yahtzee::decide::RankedAction& choice);

// "worth 255.62 points", "52.1 % to win", "52.1 % to beat 250".
QString long_worth_text(const Advice& advice, const ai::yahtzee::decide::RankedAction& choice);

// True if the choice that was made is as good as the best.
bool is_right(const Advice& advice);

// In the unit of the objective: points, or percentage points.
double loss_number(const Advice& advice, const ai::yahtzee::decide::RankedAction& choice);

// "0.87", "less than 0.01": of that unit.
QString loss_text(const Advice& advice, const ai::yahtzee::decide::RankedAction& choice);

// "loses 0.87 points", "loses 2.10 percentage points": as a screen reader says it.
QString spoken_loss(double loss, bool is_of_probability);

// A part of a score, as in a table: "Sixes", "Upper bonus"; nothing: "elsewhere".
QString part_title(const std::optional<std::size_t>& part);

// Where the win probabilities come from: "Exact", "Corrected by roll-outs". Empty where there is
// only one way.
QString grounds_text(const Advice& advice, bool is_being_corrected);

// "Keeping 6 6 is best.", "Keeping 5 6 gives away 13.50 points.", "Fives for 15 lowers the win
// probability by 2.10 percentage points.": of the choice that is made, or about to be.
QString choice_verdict(const Advice& advice);
// "Right. Keeping 6 6 is best.", "Not yet. Keeping 5 6 gives away 13.50 points."
QString verdict_of_try(const Advice& advice);

// The value of the dice that are held: "Keeping 4 4: worth 252.2 points, the best.", "Keeping 4:
// 249.9, 2.31 points less.", under a probability "Keeping 4: 49.9 % to win, 2.30 percentage points
// less."
QString held_sentence(const Advice& advice);

// A comparison of the choice that was made with the best: "Last choice: keep 4 4, 0.87 points below
// keep 4 4 6."
QString comparison_sentence(const Advice& advice);
// A comparison of an earlier choice of the same turn, which lost something, with the best: "Before
// it: keep 4 4, 0.87 points below keep 4 4 6."
QString earlier_sentence(const Advice& advice);

// Choices that were made before the coach said anything, and what they lost.
struct Guesses {
    int right = 0;
    int all = 0;
    double loss = 0; // in the unit of the objective
};

// The same with the count: "Right. Keeping 4 4 is best. 7 of 10, 1.30 points per decision."
QString guess_sentence(const Advice& advice, const Guesses& guesses);

// That another objective has another best choice; empty if it hasn't, or isn't known.
QString difference_sentence(const Advice& advice);

// "52.1 % to win and 255.62 points expected, against 51.0 % and 256.01 for keep 4 6."
QString both_worths_sentence(const Advice& advice, const ai::yahtzee::decide::RankedAction& choice,
                             const ai::yahtzee::decide::RankedAction& other);

// "With 12 points more than now, this would be best: keep 4 6." Empty where no small change of the
// score makes another choice best.
QString break_even_sentence(const Advice& advice,
                            const std::optional<ai::yahtzee::review::BreakEven>& break_even);

// "Half of all games end between 226 and 282."
QString spread_sentence(const ai::yahtzee::solve::ScoreDistribution& scores);

} // namespace app::text
