// The review of a game on paper: the result, luck and choices of each player, the graph, and every
// choice that lost points.

#pragma once

#include "app/analysis/review_request.h"
#include "core/yahtzee/notation/record.h"

#include <QPagedPaintDevice>
#include <QTextDocument>

#include <memory>

namespace app::views {

// The review must be of this record. `width` of the text, in pixels of the screen.
std::unique_ptr<QTextDocument> review_document(const core::yahtzee::notation::Record& record,
                                               const analysis::SharedReview& review, int width);

// As many pages as it takes.
void print_review(QPagedPaintDevice& device, const core::yahtzee::notation::Record& record,
                  const analysis::SharedReview& review);

} // namespace app::views
