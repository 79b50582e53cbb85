// Texts of ai that people read, in the language of the window.

#pragma once

#include "ai/yahtzee/players/roster.h"

#include <QString>

namespace app::text {

QString player_description(const ai::yahtzee::players::PlayerKind& kind);

} // namespace app::text
