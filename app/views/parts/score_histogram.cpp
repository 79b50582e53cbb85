#include "app/views/parts/score_histogram.h"

#include "app/widgets/colours.h"

#include <QGraphicsLayout>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <set>

namespace app::views {

using namespace app::widgets;
using ai::yahtzee::solve::ScoreDistribution;

namespace {

constexpr int wide_bin = 10;           // points
constexpr int narrow_range = 60;       // points: each score of it has a bin of its own
constexpr int few_points = 250;        // a range that is labelled more closely
constexpr std::size_t min_scores = 4;  // different ones, that have a shape
constexpr double left_out = 0.002;     // probability, at each end
constexpr double room_above = 1.08;    // of the highest bin
constexpr double line_width = 1.6;     // pixels
constexpr double fill_opacity = 0.25F; // of the accent

struct Range {
    int first; // points, whole wide bins
    int last;

    int length() const { return last - first; }
    int binWidth() const { return length() <= narrow_range ? 1 : wide_bin; }
};

Range range_of(const ScoreDistribution& scores) {
    return {scores.quantile(left_out) / wide_bin * wide_bin,
            (scores.quantile(1 - left_out) / wide_bin + 1) * wide_bin};
}

// Points from label to label: at least two are on the axis.
int label_step(const Range& range) {
    if (range.length() > few_points) return 100;
    for (const int step : {50, 20, 10})
        if (range.length() >= 2 * step) return step;
    return 5;
}

// The outline of the bins, as steps.
QList<QPointF> steps_of(const ScoreDistribution& scores, const Range& range) {
    QList<QPointF> points{{double(range.first), 0}};
    const auto& probability = scores.probabilities();
    const int width = range.binWidth();
    for (int bin = range.first; bin < range.last; bin += width) {
        double sum = 0;
        for (int score = bin; score < bin + width; ++score)
            if (static_cast<std::size_t>(score) < probability.size())
                sum += probability[static_cast<std::size_t>(score)];
        points << QPointF(bin, sum) << QPointF(bin + width, sum);
    }
    return points << QPointF(range.last, 0);
}

} // namespace

ScoreHistogram::ScoreHistogram(QWidget* parent) : QChartView(parent) {
    setObjectName("histogram");
    setAccessibleName(tr("Final scores after the choice"));
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // the words beside it say the same
    setMinimumSize(0, 0);
    chart()->setMargins({0, 0, 0, 0});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    chart()->legend()->hide();
    draw();
}

void ScoreHistogram::show(const ScoreDistribution& scores,
                          const std::optional<ScoreDistribution>& other) {
    scores_ = scores;
    other_ = other;
    draw();
}

void ScoreHistogram::clear() {
    scores_.reset();
    other_.reset();
    draw();
}

bool ScoreHistogram::hasShape() const {
    std::set<std::size_t> possible;
    for (const auto* scores : {&scores_, &other_}) {
        if (!*scores) continue;
        const auto& probability = (*scores)->probabilities();
        for (std::size_t score = 0; score < probability.size(); ++score)
            if (probability[score] >= left_out) possible.insert(score);
    }
    return possible.size() >= min_scores;
}

void ScoreHistogram::draw() {
    const Colours colours = colours_of(palette());
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    setBackgroundBrush(colours.base);
    chart()->setBackgroundBrush(colours.base);
    if (!scores_) return;

    Range range = range_of(*scores_);
    if (other_) {
        const Range others = range_of(*other_);
        range = {std::min(range.first, others.first), std::max(range.last, others.last)};
    }
    auto* across = new QValueAxis(this);
    auto* up = new QValueAxis(this);
    chart()->addAxis(across, Qt::AlignBottom);
    chart()->addAxis(up, Qt::AlignLeft);
    double most = 0;
    const auto outline = [&](const ScoreDistribution& scores) {
        auto* line = new QLineSeries;
        line->append(steps_of(scores, range));
        for (const QPointF& point : line->points()) most = std::max(most, point.y());
        return line;
    };
    const auto add = [&](QAbstractSeries* series) {
        chart()->addSeries(series);
        series->attachAxis(across);
        series->attachAxis(up);
    };
    auto* area = new QAreaSeries(outline(*scores_));
    area->upperSeries()->setParent(area);
    QColor fill = colours.accent;
    fill.setAlphaF(static_cast<float>(fill_opacity));
    area->setBrush(fill);
    area->setPen({colours.accent, line_width});
    add(area);
    if (other_) {
        QLineSeries* line = outline(*other_);
        line->setPen({colours.text, line_width, Qt::DotLine});
        add(line);
    }

    across->setRange(range.first, range.last);
    across->setTickType(QValueAxis::TicksDynamic);
    across->setTickInterval(label_step(range));
    across->setLabelFormat("%.0f");
    across->setLabelsColor(colours.muted);
    across->setGridLineColor(colours.line);
    across->setLinePenColor(colours.faint);
    up->setRange(0, most * room_above);
    up->setVisible(false);
}

void ScoreHistogram::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) draw();
}

} // namespace app::views
