// A review of a game, and what several say together, as text and as JSON.

#pragma once

#include "ai/yahtzee/review/statistics_builder.h"
#include "core/yahtzee/notation/record.h"

#include <ostream>

namespace headless::lab {

void write_text(std::ostream& out, const core::yahtzee::notation::Record& record,
                const ai::yahtzee::review::Review& review);

// One object on one line.
void write_json(std::ostream& out, const core::yahtzee::notation::Record& record,
                const ai::yahtzee::review::Review& review);

// Of all games together.
void write_text(std::ostream& out, const ai::yahtzee::review::StatisticsBuilder& book);
void write_json(std::ostream& out, const ai::yahtzee::review::StatisticsBuilder& book);

} // namespace headless::lab
