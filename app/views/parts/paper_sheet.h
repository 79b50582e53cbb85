// A score sheet on paper: empty, to be filled by hand, or as a game stands.

#pragma once

#include "app/analysis/library_requests.h"
#include "core/yahtzee/card.h"
#include "core/yahtzee/notation/record.h"

#include <QPagedPaintDevice>
#include <QPainter>
#include <QString>
#include <QTextDocument>

#include <memory>
#include <vector>

namespace app::views {

// The review of a game on paper: the result, luck and choices of each player, the graph, and every
// choice that lost points.

// The review must be of this record. `width` of the text, in pixels of the screen.
std::unique_ptr<QTextDocument> review_document(const core::yahtzee::notation::Record& record,
                                               const analysis::SharedReview& review, int width);

// As many pages as it takes.
void print_review(QPagedPaintDevice& device, const core::yahtzee::notation::Record& record,
                  const analysis::SharedReview& review);

struct PaperSheet {
    QString title;                          // above the table
    std::vector<QString> names;             // of the columns; empty names are written by hand
    std::vector<core::yahtzee::Card> cards; // as many as names; none: nothing is filled
};

// Six columns for six games or players.
PaperSheet empty_sheet();

void paint_sheet(QPainter& painter, const QRectF& page, const PaperSheet& sheet);

// One page. False if the device can't be painted on.
bool print_sheet(QPagedPaintDevice& device, const PaperSheet& sheet);

} // namespace app::views
