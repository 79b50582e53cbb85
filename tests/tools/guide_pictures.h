// The pictures of the guide: the four places, light and dark, in every language of the program. The
// same bytes each time.

#pragma once

#include "ai/yahtzee/solve/values.h"

#include <QString>

namespace tests {

// Into `folder`, as "play-light.png", "play_de-dark.png" and so on. False: not all could be made.
bool render_guide(const ai::yahtzee::solve::SharedValues& values, const QString& folder);

} // namespace tests
