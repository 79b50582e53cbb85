#include "app/views/games/progress_graph.h"

#include "ai/yahtzee/practice/progress.h"
#include "app/models/game_words.h"
#include "app/widgets/colours.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace app::views::games {

using namespace app::widgets;
using namespace ai::yahtzee;

namespace {

constexpr double frame_width = 8;         // pixels around, for the frame of the focus
constexpr double name_gap = 8;            // pixels between a name and its line
constexpr double point_radius = 2.2;      // pixels
constexpr double click_radius = 12;       // pixels
constexpr double shown_share = 0.95;      // of the games is below the upper edge
constexpr double normal_interval = 1.645; // standard deviations that hold nine in ten
constexpr std::size_t many_games = 1000;  // their dots are single pixels
constexpr std::size_t large_step = 20;    // games, by page keys

// 1, 2 or 5 times a power of ten, so that about four of them span the range.
double round_step(double range) {
    const double rough = std::max(range, 1e-9) / 4;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power) return factor * power;
    return 10 * power;
}

} // namespace

ProgressGraph::ProgressGraph(QWidget* parent) : QWidget(parent) {
    setObjectName("progressGraph");
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ProgressGraph::show(ProgressSeries series) {
    if (series == series_) return;
    series_ = std::move(series);
    course_.clear();
    std::vector<double> numbers;
    double sum = 0;
    for (const ProgressPoint& point : series_.points) {
        numbers.push_back(point.number);
        if (series_.line == ProgressSeries::Line::mean) continue;
        sum += point.number;
        const double games = static_cast<double>(numbers.size());
        course_.push_back({sum, 0, normal_interval * series_.deviation * std::sqrt(games)});
    }
    if (series_.line == ProgressSeries::Line::mean)
        for (const auto& recent : practice::recent_means(numbers))
            course_.push_back({recent.mean, recent.mean, recent.margin.value_or(0)});
    chosen_.reset();
    scale();
    measureNames();
    choose(std::nullopt);
}

// A mean's axis spans nearly all dots; one that lies beyond stands at the edge. A sum's axis spans
// line and band.
void ProgressGraph::scale() {
    std::vector<double> numbers;
    for (const At& at : course_) {
        if (series_.line == ProgressSeries::Line::mean) continue;
        numbers.insert(numbers.end(), {at.line, at.margin, -at.margin});
    }
    if (series_.line == ProgressSeries::Line::mean)
        for (const ProgressPoint& point : series_.points) numbers.push_back(point.number);
    if (numbers.empty()) numbers = {0, 1};
    std::ranges::sort(numbers);
    const auto rank = [&](double share) {
        return numbers[static_cast<std::size_t>(static_cast<double>(numbers.size() - 1) * share)];
    };
    const bool is_sum = series_.line == ProgressSeries::Line::sum;
    low_ = series_.has_zero ? 0 : is_sum ? numbers.front() : rank(1 - shown_share);
    high_ = is_sum ? numbers.back() : rank(shown_share);
    for (const ReferenceLine& line : series_.references)
        if (line.number <= 2 * high_) high_ = std::max(high_, line.number);
    const double step = round_step(high_ - low_);
    low_ = std::floor(low_ / step) * step;
    high_ = std::max(low_ + step, std::ceil(high_ * 1.001 / step) * step);
}

// Numbers stand at the left, the names of known players at the right.
void ProgressGraph::measureNames() {
    groups_.clear();
    numbers_ = fontMetrics().horizontalAdvance(QStringLiteral("−1000"));
    names_ = 0;
    const double line = fontMetrics().lineSpacing();
    double first = 0; // height of the first name of the group
    for (const ReferenceLine& reference : series_.references) {
        const double y = place(0, reference.number).y();
        if (reference.number > high_) continue;
        if (groups_.empty() || first - y >= line) {
            groups_.push_back({first = y, reference.name, {}});
            continue;
        }
        groups_.back().y = (first + y) / 2;
        groups_.back().last = reference.name;
    }
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        if (i > 0) groups_[i].y = std::min(groups_[i].y, groups_[i - 1].y - line);
        names_ = std::max(names_, fontMetrics().horizontalAdvance(groups_[i].text()));
    }
}

QRectF ProgressGraph::plot() const {
    const double above = frame_width + fontMetrics().lineSpacing() / 2.0; // half a name
    const double right = names_ > 0 ? name_gap + names_ : 0;
    return QRectF(rect()).adjusted(frame_width + numbers_ + name_gap, above, -frame_width - right,
                                   -above);
}

void ProgressGraph::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) measureNames();
}

void ProgressGraph::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    measureNames();
}

QPointF ProgressGraph::place(std::size_t game, double number) const {
    const QRectF area = plot();
    const auto last = static_cast<double>(std::max<std::size_t>(series_.points.size(), 2) - 1);
    const double height = std::clamp((number - low_) / (high_ - low_), 0.0, 1.0);
    return {area.left() + area.width() * static_cast<double>(game) / last,
            area.bottom() - area.height() * height};
}

QPointF ProgressGraph::place(std::size_t game) const {
    const bool is_sum = series_.line == ProgressSeries::Line::sum;
    return place(game, is_sum ? course_[game].line : series_.points[game].number);
}

// Names whose lines are too close stand together.
void ProgressGraph::paintAxis(QPainter& painter) const {
    const Colours colours = colours_of(palette());
    const QRectF area = plot();
    const double line = fontMetrics().lineSpacing();
    if (area.height() < line) return;
    const bool has_names = !groups_.empty();
    const auto line_at = [&](double number) {
        const double y = place(0, number).y();
        painter.setPen(QPen(colours.line, 1, Qt::DashLine));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colours.muted);
        return y;
    };
    double step = round_step(high_ - low_);
    while (step / (high_ - low_) * area.height() < line) step *= 2;
    for (double number = low_; number <= high_ + step / 2; number += step) {
        const double y = has_names ? place(0, number).y() : line_at(number);
        painter.setPen(colours.muted);
        painter.drawText(QRectF(0, y - line, area.left() - name_gap, 2 * line),
                         Qt::AlignRight | Qt::AlignVCenter,
                         QLocale().toString(number, 'g', 6).replace('-', QChar(0x2212)));
    }
    for (const ReferenceLine& reference : series_.references)
        if (reference.number <= high_) line_at(reference.number);
    for (const Group& group : groups_)
        painter.drawText(QRectF(area.right() + name_gap, group.y - line, names_ + 1, 2 * line),
                         Qt::AlignLeft | Qt::AlignVCenter, group.text());
}

// More games than twice the pixels of the graph make no finer line.
std::size_t ProgressGraph::step() const {
    return std::max<std::size_t>(1, course_.size() / (2 * static_cast<std::size_t>(width())));
}

QString ProgressGraph::words(std::size_t game) const {
    const ProgressPoint& point = series_.points[game];
    return QCoreApplication::translate("Progress", "%1, %2: %3")
        .arg(models::when_text(point.date, point.time, QDate::currentDate()), point.against,
             series_.words ? series_.words(point.number, course_[game].line) : QString());
}

void ProgressGraph::paintLine(QPainter& painter) const {
    const Colours colours = colours_of(palette());
    QPolygonF line;
    QPolygonF band;
    QPolygonF under;
    const std::size_t first = series_.line == ProgressSeries::Line::mean ? 1 : 0;
    for (std::size_t i = first; i < course_.size(); i += step()) {
        const auto& [number, middle, margin] = course_[i];
        line << place(i, number);
        band << place(i, middle + margin);
        under << place(i, middle - margin);
    }
    if (!course_.empty()) line << place(course_.size() - 1, course_.back().line);
    std::ranges::reverse(under);
    QColor fill = colours.accent;
    fill.setAlphaF(0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(band + under);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent, 2.2));
    painter.drawPolyline(line);
}

void ProgressGraph::paintDots(QPainter& painter) const {
    if (series_.line == ProgressSeries::Line::sum && series_.points.size() > 1) return;
    const bool is_many = series_.points.size() > many_games;
    QPolygonF dots;
    for (std::size_t i = 0; i < series_.points.size(); ++i) dots << place(i);
    painter.setRenderHint(QPainter::Antialiasing, !is_many);
    painter.setPen(QPen(colours_of(palette()).muted, is_many ? 1 : 2 * point_radius, Qt::SolidLine,
                        Qt::RoundCap));
    painter.drawPoints(dots);
    painter.setRenderHint(QPainter::Antialiasing);
}

void ProgressGraph::paintChosen(QPainter& painter) const {
    const Colours colours = colours_of(palette());
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    if (!chosen_) return;
    const QPointF dot = place(*chosen_);
    painter.setPen(QPen(colours.base, 2));
    painter.setBrush(colours.accent);
    painter.drawEllipse(dot, 2.5 * point_radius, 2.5 * point_radius);
    const QString words = this->words(*chosen_);
    QRectF box(0, 0, fontMetrics().horizontalAdvance(words) + 16, fontMetrics().lineSpacing() + 8);
    box.moveCenter(dot - QPointF(0, box.height()));
    if (box.top() < 0) box.moveTop(std::min(dot.y() + 10, height() - box.height()));
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, width() - box.width())));
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(colours.base);
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(colours.text);
    painter.drawText(box, Qt::AlignCenter, words);
}

void ProgressGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (series_.points.empty()) {
        painter.setPen(colours_of(palette()).muted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Each game that you finish without hints adds a point here."));
        return;
    }
    paintAxis(painter);
    paintLine(painter);
    paintDots(painter);
    paintChosen(painter);
}

void ProgressGraph::choose(std::optional<std::size_t> game) {
    chosen_ = game;
    setAccessibleDescription(series_.points.empty() ? tr("no games")
                             : chosen_
                                 ? words(*chosen_)
                                 : tr("%n games", "", static_cast<int>(series_.points.size())));
    update();
}

std::optional<std::size_t> ProgressGraph::nearest(QPointF point) const {
    std::optional<std::size_t> found;
    double least = click_radius;
    for (std::size_t i = 0; i < series_.points.size(); ++i) {
        const QPointF way = place(i) - point;
        const double distance = std::hypot(way.x(), way.y());
        if (distance < least) found = i;
        least = std::min(least, distance);
    }
    return found;
}

void ProgressGraph::mousePressEvent(QMouseEvent* event) {
    if (const auto game = nearest(event->position())) Q_EMIT picked(series_.points[*game].key);
}

void ProgressGraph::mouseMoveEvent(QMouseEvent* event) {
    const auto game = nearest(event->position());
    setCursor(game ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (game != chosen_) choose(game);
}

void ProgressGraph::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (!chosen_ && !series_.points.empty()) choose(series_.points.size() - 1);
}

void ProgressGraph::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    choose(std::nullopt);
}

void ProgressGraph::keyPressEvent(QKeyEvent* event) {
    const std::size_t count = series_.points.size();
    if (count == 0) return QWidget::keyPressEvent(event);
    const std::size_t at = chosen_.value_or(count - 1);
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(at == 0 ? 0 : at - 1);
    case Qt::Key_Right:
        return choose(std::min(at + 1, count - 1));
    case Qt::Key_PageUp:
        return choose(at < large_step ? 0 : at - large_step);
    case Qt::Key_PageDown:
        return choose(std::min(at + large_step, count - 1));
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(count - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT picked(series_.points[at].key);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace app::views::games
