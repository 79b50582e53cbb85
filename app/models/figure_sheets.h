// The figures of a game, and of several together, in words.

#pragma once

#include "ai/yahtzee/review/statistics_builder.h"
#include "app/models/analysis_model.h"
#include "app/models/figures_model.h"

namespace app::models {

// The review must be of this record.
FigureSheet figures_of(const core::yahtzee::notation::Record& record,
                       const ai::yahtzee::review::Review& review);
FigureSheet figures_of(const ai::yahtzee::review::StatisticsBuilder& book);

// Where the losses are.
FigureSheet losses_of(const core::yahtzee::notation::Record& record,
                      const ai::yahtzee::review::Review& review, Measure measure);
FigureSheet losses_of(const ai::yahtzee::review::StatisticsBuilder& book, Measure measure);

} // namespace app::models
