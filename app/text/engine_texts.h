// Texts of ai that people read, in the language of the window.

#pragma once

#include "ai/yahtzee/basic/wording.h"
#include "ai/yahtzee/players/roster.h"

#include <QString>

namespace app::text {

// The words of the basic strategy.
const ai::yahtzee::basic::Language& basic_language();
QString player_description(const ai::yahtzee::players::PlayerKind& kind);

} // namespace app::text
