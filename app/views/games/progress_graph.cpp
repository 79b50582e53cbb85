#include "app/views/games/progress_graph.h"

#include "ai/yahtzee/practice/progress.h"
#include "app/widgets/colours.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace app::views::games {

using namespace app::widgets;
using namespace ai::yahtzee;

namespace {

constexpr double point_radius = 2.2; // pixels
constexpr double click_radius = 12;  // pixels
constexpr double min_top = 40;       // points
constexpr double min_distance = 15;  // pixels between two names

} // namespace

ProgressGraph::ProgressGraph(QWidget* parent) : QWidget(parent) {
    setObjectName("progressGraph");
    setAccessibleName(tr("Points lost per game, the oldest game first"));
    setToolTip(tr("A click on a dot opens the game."));
}

void ProgressGraph::show(std::vector<ProgressPoint> points) {
    if (points == points_) return;
    points_ = std::move(points);
    means_.clear();
    std::vector<double> losses;
    for (const ProgressPoint& point : points_) {
        losses.push_back(point.loss);
        const auto recent = practice::recent_mean(losses);
        means_.push_back({recent.mean, recent.margin.value_or(0)});
    }
    update();
}

QSize ProgressGraph::sizeHint() const { return {600, 170}; }

QSize ProgressGraph::minimumSizeHint() const { return {300, 90}; }

QRectF ProgressGraph::plot() const {
    const double names = fontMetrics().horizontalAdvance("human-0.8 ") + 8;
    return QRectF(rect()).adjusted(names, 6, -6, -6);
}

// Most games are below it; one that is not stands at the edge.
double ProgressGraph::top() const {
    std::vector<double> losses;
    for (const ProgressPoint& point : points_) losses.push_back(point.loss);
    if (losses.empty()) return min_top;
    const auto high = losses.begin() + static_cast<std::ptrdiff_t>(losses.size() * 95 / 100);
    std::ranges::nth_element(losses, high);
    return std::max(min_top, *high * 1.15);
}

QPointF ProgressGraph::place(std::size_t game, double loss) const {
    const QRectF area = plot();
    const auto last = static_cast<double>(std::max<std::size_t>(points_.size() - 1, 1));
    const double height = std::clamp(loss / top(), 0.0, 1.0);
    return {area.left() + area.width() * static_cast<double>(game) / last,
            area.bottom() - area.height() * height};
}

void ProgressGraph::paintReferences(QPainter& painter) const {
    const Colours colours = colours_of(palette());
    const QRectF area = plot();
    double free_above = area.bottom() + min_distance; // names don't touch
    const auto line_at = [&](double loss, const QString& name) {
        const double y = place(0, loss).y();
        if (free_above - y < min_distance) return;
        free_above = y;
        painter.setPen(QPen(colours.line, 1, Qt::DashLine));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colours.muted);
        painter.drawText(QRectF(0, y - min_distance, area.left() - 8, 2 * min_distance),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
    };
    line_at(0, tr("perfect"));
    const auto references = practice::reference_losses();
    for (auto at = references.rbegin(); at != references.rend(); ++at)
        if (at->loss > 0 && at->loss < top())
            line_at(at->loss, QString::fromUtf8(at->player.data(),
                                                static_cast<qsizetype>(at->player.size())));
}

void ProgressGraph::paintMeans(QPainter& painter) const {
    const Colours colours = colours_of(palette());
    QPainterPath line;
    QPolygonF band;
    QPolygonF under;
    for (std::size_t i = 1; i < means_.size(); ++i) {
        const auto [mean, margin] = means_[i];
        i == 1 ? line.moveTo(place(i, mean)) : line.lineTo(place(i, mean));
        band << place(i, mean + margin);
        under.prepend(place(i, mean - margin));
    }
    QColor fill = colours.accent;
    fill.setAlphaF(0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(band + under);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent, 2.2));
    painter.drawPath(line);
}

void ProgressGraph::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintReferences(painter);
    if (points_.empty()) return;
    paintMeans(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.muted);
    const double radius = points_.size() > 1000 ? point_radius / 2 : point_radius;
    for (std::size_t i = 0; i < points_.size(); ++i)
        painter.drawEllipse(place(i, points_[i].loss), radius, radius);
}

void ProgressGraph::mousePressEvent(QMouseEvent* event) {
    const auto distance = [&](std::size_t i) {
        const QPointF way = place(i, points_[i].loss) - event->position();
        return std::hypot(way.x(), way.y());
    };
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < points_.size(); ++i)
        if (distance(i) < (nearest ? distance(*nearest) : click_radius)) nearest = i;
    if (nearest) Q_EMIT picked(points_[*nearest].key);
}

} // namespace app::views::games
