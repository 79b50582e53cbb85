// Exercises as cards for Anki: a line each, front and back parted by a tab, with the dice as
// pictures (SVG) beside the text.

#pragma once

#include "ai/yahtzee/practice/exercise.h"

#include <QString>

#include <span>

namespace app::text {

QString anki_cards(std::span<const ai::yahtzee::practice::Exercise> exercises);

} // namespace app::text
