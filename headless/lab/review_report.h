// A review of a game, and what several say together, as text and as JSON.

#pragma once

#include "ai/yahtzee/coach/record_book.h"
#include "core/yahtzee/record.h"

#include <ostream>

namespace headless::lab {

void write_text(std::ostream& out, const core::yahtzee::Record& record,
                const ai::yahtzee::Review& review);

// One object on one line.
void write_json(std::ostream& out, const core::yahtzee::Record& record,
                const ai::yahtzee::Review& review);

// Of all games together.
void write_text(std::ostream& out, const ai::yahtzee::RecordBook& book);
void write_json(std::ostream& out, const ai::yahtzee::RecordBook& book);

} // namespace headless::lab
