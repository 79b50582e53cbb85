// Texts of ai that people read, in the language of the window.

#pragma once

#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/practice/theme.h"

#include <QString>

namespace app::text {

QString theme_title(const ai::yahtzee::practice::Theme& theme);
QString theme_advice(const ai::yahtzee::practice::Theme& theme);
QString player_description(const ai::yahtzee::players::PlayerKind& kind);

} // namespace app::text
