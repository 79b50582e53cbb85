// Progress in detail, as rows with a bar: what was lost by theme, box, roll and phase; results by
// opponent; the faces of thrown dice. Each kind has a sentence that says what its numbers mean.

#pragma once

#include "app/analysis/progress_request.h"
#include "app/views/train/bar_rows.h"

#include <QString>

#include <vector>

namespace app::views::train {

enum class ProgressKind { theme, box, roll, phase, opponent, dice };

struct ProgressRows {
    std::vector<BarRows::Row> rows; // the greatest first
    QString meaning;
};

ProgressRows progress_rows(const analysis::Progress& progress, ProgressKind kind);

} // namespace app::views::train
