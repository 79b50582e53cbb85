#include "app/views/score_graph.h"

#include "app/views/colours.h"

#include <QGraphicsLayout>
#include <QMouseEvent>
#include <QtCharts/QChart>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr double mark_size = 7; // pixels
constexpr int score_step = 50;  // points between two lines across

// Told apart by how the line is drawn, not by colour alone.
QPen pen_of(std::size_t seat, const Colours& colours) {
    static constexpr Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    return {seat == 0 ? colours.accent : colours.muted, seat == 0 ? 2.2 : 1.6,
            styles[seat % std::size(styles)]};
}

} // namespace

ScoreGraph::ScoreGraph(QWidget* parent) : QChartView(parent) {
    setObjectName("graph");
    setAccessibleName(tr("Expected final scores over the game"));
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    chart()->setMargins({0, 0, 0, 0});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    chart()->legend()->setAlignment(Qt::AlignTop);
    draw();
}

void ScoreGraph::show(const core::yahtzee::Record& record, const SharedLedger& ledger) {
    record_ = record;
    ledger_ = ledger;
    draw();
}

void ScoreGraph::markRow(std::optional<int> row) {
    if (row == marked_) return;
    marked_ = row;
    draw();
}

void ScoreGraph::draw() {
    const Colours colours = colours_of(palette());
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    setBackgroundBrush(colours.base);
    chart()->setBackgroundBrush(colours.base);
    chart()->legend()->setLabelColor(colours.text);
    if (!ledger_ || ledger_->rows.empty()) return;

    auto* across = new QValueAxis(this);
    auto* up = new QValueAxis(this);
    chart()->addAxis(across, Qt::AlignBottom);
    chart()->addAxis(up, Qt::AlignLeft);
    double least = 1e9;
    double most = -1e9;
    const auto add = [&](QXYSeries* series) {
        chart()->addSeries(series);
        series->attachAxis(across);
        series->attachAxis(up);
        for (const QPointF& point : series->points()) {
            least = std::min(least, point.y());
            most = std::max(most, point.y());
        }
    };

    auto* mistakes = new QScatterSeries;
    for (std::size_t seat = 0; seat < record_.players.size(); ++seat) {
        auto* line = new QLineSeries;
        line->setName(QString::fromStdString(record_.players[seat].name));
        line->setPen(pen_of(seat, colours));
        line->append(0, ledger_->accounts[seat].start);
        for (std::size_t i = 0; i < ledger_->rows.size(); ++i) {
            const auto& row = ledger_->rows[i];
            if (row.seat != static_cast<int>(seat)) continue;
            const double x = static_cast<double>(i) + 1;
            line->append(x, row.after());
            if (row.decision && row.decision->grade >= ai::yahtzee::Grade::mistake)
                mistakes->append(x, row.after());
        }
        add(line);
    }
    mistakes->setName(tr("mistakes"));
    mistakes->setMarkerSize(mark_size);
    mistakes->setColor(colours.base);
    mistakes->setBorderColor(colours.text);
    add(mistakes);
    least = std::floor(least / score_step) * score_step;
    most = std::ceil(most / score_step) * score_step;
    if (marked_) {
        auto* here = new QLineSeries;
        here->setPen({colours.faint, 1});
        here->append(*marked_ + 1, least);
        here->append(*marked_ + 1, most);
        add(here);
        for (QLegendMarker* marker : chart()->legend()->markers(here)) marker->setVisible(false);
    }

    across->setRange(0, static_cast<double>(ledger_->rows.size()));
    across->setVisible(false);
    up->setRange(least, most);
    up->setTickInterval(score_step);
    up->setTickType(QValueAxis::TicksDynamic);
    up->setLabelFormat("%.0f");
    up->setLabelsColor(colours.muted);
    up->setGridLineColor(colours.line);
    up->setLinePenColor(colours.line);
}

void ScoreGraph::mousePressEvent(QMouseEvent* event) {
    if (!ledger_ || ledger_->rows.empty() || chart()->series().empty()) return;
    const double x = chart()->mapToValue(event->position(), chart()->series().front()).x();
    const int last = static_cast<int>(ledger_->rows.size()) - 1;
    Q_EMIT rowPicked(std::clamp(static_cast<int>(std::lround(x)) - 1, 0, last));
}

void ScoreGraph::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) draw();
}

} // namespace app
