// Pictures of the pages Train and Games in all their states.

#pragma once

#include "ai/yahtzee/solve/values.h"

#include <QString>

namespace tests {

// `library`: the folder of all that a trainer keeps, with games in it whose analyses are in its
// index (`alea_make_games LIBRARY 10000; alea_make_games --analyse LIBRARY TABLES`). It is read
// only.
void render_train(const ai::yahtzee::solve::SharedValues& values, const QString& library,
                  const QString& folder);

// The end of the third set of a rule, without a library.
void render_sets(const ai::yahtzee::solve::SharedValues& values, const QString& folder);

} // namespace tests
