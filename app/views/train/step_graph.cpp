#include "app/views/train/step_graph.h"

#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/widgets/colours.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace app::views::train {

using namespace app::session;
using namespace app::widgets;

namespace {

constexpr double marks_lines = 1.3; // height of the marks below a name
constexpr double graph_dot = 4;     // radius, pixels
constexpr int min_graph_decisions = 10;
constexpr std::size_t max_graph_steps = 6;

bool is_known_in_games(const StepStanding& step) {
    return step.earlier >= 0 && step.recent >= 0 && step.decisions >= min_graph_decisions;
}

QString name_of(const StepStanding& step) {
    return StepGraph::tr("%1 %2").arg(step.step).arg(text::step_text(step.step));
}

double change_of(const StepStanding& step) {
    const double in_games = is_known_in_games(step) ? std::abs(step.earlier - step.recent) : 0;
    const double practised =
        step.practised_first >= 0 ? std::abs(step.practised_first - step.practised_last) : 0;
    return std::max(in_games, practised);
}

} // namespace

StepGraph::StepGraph(QWidget* parent) : QWidget(parent) {
    setObjectName("stepGraph");
    setAccessibleName(tr("Loss per decision by step, before and now"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StepGraph::show(const std::vector<StepStanding>& steps) {
    steps_.clear();
    for (const StepStanding& step : steps)
        if (is_known_in_games(step) || step.practised_first >= 0) steps_.push_back(step);
    std::ranges::stable_sort(steps_, std::greater(), change_of);
    if (steps_.size() > max_graph_steps) steps_.resize(max_graph_steps);
    std::ranges::sort(steps_, {}, &StepStanding::step);
    most_ = 0.1;
    QStringList words;
    for (const StepStanding& step : steps_) {
        const QString title = text::step_title(step.step);
        if (is_known_in_games(step)) {
            most_ = std::max({most_, step.earlier, step.recent});
            words << tr("%1 in games: %2 before, %3 now")
                         .arg(title, text::short_points(step.earlier),
                              text::short_points(step.recent));
        }
        if (step.practised_first >= 0) {
            most_ = std::max({most_, step.practised_first, step.practised_last});
            words << tr("%1 in practice: %2 at first, %3 now")
                         .arg(title, text::short_points(step.practised_first),
                              text::short_points(step.practised_last));
        }
    }
    setAccessibleDescription(words.join(", "));
    updateGeometry();
    update();
}

QString StepGraph::sentence(const std::vector<StepStanding>& steps) {
    const StepStanding* best = nullptr;
    for (const StepStanding& step : steps)
        if (is_known_in_games(step) &&
            (!best || step.earlier - step.recent > best->earlier - best->recent))
            best = &step;
    if (!best || !text::is_shown(best->earlier - best->recent) || best->recent >= best->earlier)
        return {};
    return tr("It works: step %1 cost you %2 points per decision before, %3 in your last 20 games.")
        .arg(best->step)
        .arg(text::short_points(best->earlier), text::short_points(best->recent));
}

QSize StepGraph::sizeHint() const { return {320, heightForWidth(std::max(width(), 320))}; }

int StepGraph::nameHeight(const StepStanding& step, int width) const {
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, name_of(step)).height();
}

int StepGraph::heightForWidth(int width) const {
    const double line = fontMetrics().lineSpacing();
    double height = steps_.empty() ? 0 : 1.2 * line;
    for (const StepStanding& step : steps_) height += nameHeight(step, width) + marks_lines * line;
    return static_cast<int>(height);
}

// Its height depends on its width, also for layouts that ask for the least height only.
void StepGraph::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) updateGeometry();
}

void StepGraph::paintEvent(QPaintEvent*) {
    if (steps_.empty()) return;
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = fontMetrics().lineSpacing();
    const double room = width() - 2 * graph_dot;
    const auto x_of = [&](double loss) { return graph_dot + room * loss / most_; };
    const auto pair = [&](double before, double now, double y, const QColor& colour) {
        painter.setPen(QPen(colour, 2));
        painter.drawLine(QPointF(x_of(before), y), QPointF(x_of(now), y));
        painter.setBrush(colours.base);
        painter.drawEllipse(QPointF(x_of(before), y), graph_dot, graph_dot);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(x_of(now), y), graph_dot, graph_dot);
    };
    double top = 0;
    for (const StepStanding& step : steps_) {
        const int name = nameHeight(step, width());
        painter.setPen(colours.text);
        painter.drawText(QRectF(0, top, width(), name), Qt::TextWordWrap, name_of(step));
        const double y = top + name + 0.5 * line;
        painter.setPen(QPen(colours.track, 1));
        painter.drawLine(QPointF(0, y), QPointF(width(), y));
        const bool has_both = is_known_in_games(step) && step.practised_first >= 0;
        const double apart = has_both ? 0.25 * line : 0;
        if (is_known_in_games(step)) pair(step.earlier, step.recent, y - apart, colours.accent);
        if (step.practised_first >= 0)
            pair(step.practised_first, step.practised_last, y + apart, colours.warn);
        top += name + marks_lines * line;
    }
    painter.setPen(colours.muted);
    const QRectF foot(0, top, width(), line);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, tr("0"));
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, text::short_points(most_));
    painter.drawText(foot, Qt::AlignCenter, tr("ring: before, dot: now"));
}

} // namespace app::views::train
