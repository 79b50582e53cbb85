// A score sheet on paper: empty, to be filled by hand, or as a game stands.

#pragma once

#include "core/yahtzee/card.h"

#include <QPagedPaintDevice>
#include <QPainter>
#include <QString>

#include <vector>

namespace app::views {

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
