// What dice are kept for, in the words of the coach's sentences: "at least three sixes", "a full
// house".

#pragma once

#include "core/dice/keep.h"
#include "core/yahtzee/box.h"

#include <QString>

#include <optional>
#include <utility>

namespace tests {

// "no", "one", ... "five"
QString number_word(int number);

std::optional<core::yahtzee::Box> box_called(const QString& name);

// "at least three sixes": how many, and in which box.
std::optional<std::pair<int, core::yahtzee::Box>> of_face(const QString& aim);

std::optional<core::yahtzee::Box> box_of(const QString& aim);

// The fewest dice beside the keep with which a roll meets the aim; for straights and full houses
// found by trying all rolls.
int missing_dice(const QString& aim, core::dice::Keep keep);

} // namespace tests
