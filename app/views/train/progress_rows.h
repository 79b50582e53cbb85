// Progress in detail, as rows with a bar: what was lost by step, box, roll and phase; results by
// opponent. Each kind has a sentence that says what its numbers mean.

#pragma once

#include "app/analysis/progress_request.h"
#include "app/views/games/progress_numbers.h"
#include "app/views/train/bar_rows.h"

#include <QString>

#include <vector>

namespace app::views::train {

enum class ProgressKind { step, box, roll, phase, opponent };

struct ProgressRows {
    std::vector<BarRows::Row> rows; // the greatest first
    QString meaning;
};

// Losses in points, or in percentage points of win probability over the games in which that is
// known.
ProgressRows progress_rows(const analysis::Progress& progress, ProgressKind kind,
                           games::LossUnit unit = games::LossUnit::points);

} // namespace app::views::train
