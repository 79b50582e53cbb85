// What the coach says about choices, in words for people, in the unit of the objective: points, or
// percentage points of a chance.

#pragma once

#include "app/session/coach.h"

#include <QString>

namespace app {

// Whether choices are ranked by a chance; else by points.
inline bool is_by_chance(const ai::yahtzee::Aim& ranked_by) {
    return ranked_by.kind != ai::yahtzee::Aim::Kind::expected;
}

// "255.62", "52.1 %": under what the choices are ranked by.
QString worth_text(const Advice& advice, const ai::yahtzee::Choice& choice);

// "worth 255.62 points", "52.1 % to win", "52.1 % to beat 250".
QString long_worth_text(const Advice& advice, const ai::yahtzee::Choice& choice);

// "0.87", "0.45": points, or percentage points. Without a sign.
QString loss_text(const Advice& advice, const ai::yahtzee::Choice& choice);

// "It gives away 1.31 points.", "It lowers the chance to win by 2.10 percentage points."
QString loss_sentence(const Advice& advice, const ai::yahtzee::Choice& choice);

// How the choice that was made compares with the best: "Last choice: keep 4 4, 0.87 points below
// keep 4 4 6."
QString comparison_sentence(const Advice& advice);

// That another objective has another best choice; empty if it hasn't, or isn't known.
QString difference_sentence(const Advice& advice);

} // namespace app
