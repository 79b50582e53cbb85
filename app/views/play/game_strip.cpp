#include "app/views/play/game_strip.h"

#include "app/models/analysis_model.h"
#include "app/text/numbers.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/text_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace app::views::play {

using namespace app::widgets;
using namespace app::models;
using ai::yahtzee::review::Grade;

namespace {

constexpr int turn_count = core::yahtzee::box_count;
constexpr double mark_side = 10;    // pixels
constexpr double min_span = 40;     // points from the lowest to the highest of the curves
constexpr double legend_line = 16;  // pixels of a line in the legend
constexpr double title_lines = 1.5; // heights in lines of text
constexpr double foot_lines = 2.3;  // the marks and their numbers
constexpr double curve_lines = 1.5; // least height of the curves
constexpr double curve_gap = 0.4;   // between the title and the curves
// The same of a race, which has no marks: its curves have room in the least height of a strip.
constexpr double race_foot_lines = 1.2;
constexpr double race_curve_lines = 1;
constexpr double race_curve_gap = 0.1;
constexpr double scale_step = 10; // points
constexpr double scale_gap = 4;   // pixels beside a number

QString grade_word(Grade grade) {
    return grade == Grade::fine ? GameStrip::tr("fine") : grade_text(grade);
}

} // namespace

GameStrip::GameStrip(QWidget* parent) : CardFrame(parent) {
    setObjectName("gameStrip");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void GameStrip::show(const GameCourse& course, int seat) {
    course_ = course;
    seat_ = seat;
    describe();
    update();
}

void GameStrip::describe() {
    setAccessibleName(title_.isEmpty() ? tr("Expected final score") : title_);
    QStringList words;
    for (std::size_t turn = 0; turn < course_.turns.size(); ++turn)
        words << tr("turn %1: %2")
                     .arg(course_.first_turn + static_cast<int>(turn) + 1)
                     .arg(grade_word(course_.turns[turn].grade));
    if (!state_.isEmpty()) words << state_;
    setAccessibleDescription(words.join(", "));
}

void GameStrip::setState(const QString& state) {
    if (state == state_) return;
    state_ = state;
    describe();
    update();
}

void GameStrip::setTitle(const QString& title) {
    title_ = title;
    describe();
}

void GameStrip::setNames(const QString& own, const QString& other) {
    own_name_ = own;
    other_name_ = other;
    update();
}

void GameStrip::markTurn(int turn) {
    marked_ = turn;
    update();
}

QString GameStrip::titleText() const {
    const QFontMetrics metrics(bold_of(font()));
    const QString title = !title_.isEmpty()                  ? title_
                          : hasCurves() || !state_.isEmpty() ? tr("Expected final score")
                                                             : tr("Choices by turn");
    const int both = metrics.horizontalAdvance(title) + metrics.horizontalAdvance(state_);
    return both + legend_line <= width() - 2 * padding ? title : QString();
}

QSize GameStrip::minimumSizeHint() const {
    return {0,
            static_cast<int>(fontMetrics().lineSpacing() * (title_lines + foot_lines)) + padding};
}

double GameStrip::footLines() const { return isRace() ? race_foot_lines : foot_lines; }

int GameStrip::heightWithCurves() const {
    const double lines = title_lines + footLines() + (isRace() ? race_curve_lines : curve_lines);
    return static_cast<int>(std::ceil(fontMetrics().lineSpacing() * lines)) + padding;
}

QFont GameStrip::smallFont() const {
    QFont small = font();
    small.setPixelSize(std::max(9, QFontInfo(font()).pixelSize() * 4 / 5));
    return small;
}

bool GameStrip::hasCurves() const {
    return height() >= heightWithCurves() &&
           std::ranges::any_of(course_.expected,
                               [](const auto& curve) { return curve.size() > 1; });
}

double GameStrip::left() const {
    const bool has_scale = height() >= heightWithCurves(); // or will have: the marks stay in place
    return padding +
           (has_scale ? QFontMetrics(smallFont()).horizontalAdvance("888") + scale_gap : 0);
}

double GameStrip::xOf(int turn) const {
    return left() + (width() - padding - left()) * (turn + 0.5) / turn_count;
}

int GameStrip::turnAt(const QPointF& at) const {
    const double room = width() - padding - left();
    const int turn = static_cast<int>(std::floor((at.x() - left()) * turn_count / room));
    return course_.turnOf(turn) ? turn : -1;
}

QRectF GameStrip::curveRect() const {
    const double line = fontMetrics().lineSpacing();
    const double gap = isRace() ? race_curve_gap : curve_gap;
    return QRectF(rect()).adjusted(left(), padding / 2.0 + line * (title_lines + gap), -padding,
                                   -line * footLines() - padding / 2.0);
}

// A race keeps its room before the first points, but an axis alone says nothing.
void GameStrip::paintEvent(QPaintEvent* event) {
    if (isRace() && !hasCurves()) return;
    CardFrame::paintEvent(event);
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF title(padding, padding / 2.0, width() - 2.0 * padding,
                       fontMetrics().lineSpacing() * title_lines);
    const QFont bold = bold_of(font());
    painter.setFont(bold);
    painter.setPen(colours.text);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, titleText());
    painter.setPen(colours.accent);
    painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetrics(bold).elidedText(state_, Qt::ElideRight, int(title.width())));
    const QFontMetrics metrics(bold);
    const double left = metrics.horizontalAdvance(titleText());
    const double right = metrics.horizontalAdvance(state_);
    painter.setFont(font());
    if (hasCurves()) {
        paintCurves(painter, colours);
        paintLegend(painter, title.adjusted(left + legend_line, 0, -right - legend_line, 0),
                    colours);
    }
    paintMarks(painter, colours);
}

void GameStrip::paintCurves(QPainter& painter, const Colours& colours) const {
    double low = 1e9;
    double high = -1e9;
    for (const auto& curve : course_.expected)
        for (const double points : curve) {
            low = std::min(low, points);
            high = std::max(high, points);
        }
    const double missing = std::max(0.0, min_span - (high - low));
    const double below = isRace() ? 0 : missing / 2;           // points of a race begin at 0
    low = std::floor((low - below) / scale_step) * scale_step; // the scale encloses all
    high = std::ceil((high + missing - below) / scale_step) * scale_step;
    paintScale(painter, colours, low, high);
    const QRectF room = curveRect();
    const auto at = [&](std::size_t turn, double points) {
        const int place = course_.first_turn + static_cast<int>(turn) - 1;
        const double x = place < 0 ? room.left() : xOf(place);
        return QPointF(x, room.bottom() - (points - low) / (high - low) * room.height());
    };
    const double start = course_.expected[static_cast<std::size_t>(seat_)].front();
    painter.setPen(QPen(colours.line, 1, Qt::DashLine));
    painter.drawLine(at(0, start), QPointF(room.right(), at(0, start).y()));
    for (std::size_t seat = 0; seat < course_.expected.size(); ++seat) {
        const bool is_own = static_cast<int>(seat) == seat_;
        QPainterPath path(at(0, course_.expected[seat].front()));
        for (std::size_t turn = 1; turn < course_.expected[seat].size(); ++turn)
            path.lineTo(at(turn, course_.expected[seat][turn]));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(is_own ? colours.accent : colours.muted, is_own ? 2 : 1.4,
                            is_own ? Qt::SolidLine : Qt::DotLine));
        painter.drawPath(path);
    }
}

void GameStrip::paintScale(QPainter& painter, const Colours& colours, double low,
                           double high) const {
    const QRectF room = curveRect();
    const double line = QFontMetricsF(smallFont()).lineSpacing();
    painter.save();
    painter.setFont(smallFont());
    for (const bool is_top : {false, true}) {
        const double y = is_top ? room.top() : room.bottom();
        painter.setPen(QPen(colours.line, 1));
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
        painter.setPen(colours.muted);
        painter.drawText(QRectF(padding, y - line / 2, room.left() - padding - scale_gap, line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(is_top ? high : low));
    }
    painter.restore();
}

// Where there is room, and a curve.
void GameStrip::paintLegend(QPainter& painter, const QRectF& room, const Colours& colours) const {
    if (other_name_.isEmpty() || !hasCurves()) return;
    const QFontMetrics metrics(font());
    const double own = metrics.horizontalAdvance(own_name_);
    const double other = metrics.horizontalAdvance(other_name_);
    if (own + other + 5 * legend_line > room.width()) return;
    double x = room.left();
    const auto add = [&](const QString& name, double wide, const QPen& pen) {
        painter.setPen(pen);
        painter.drawLine(QPointF(x, room.center().y()),
                         QPointF(x + legend_line, room.center().y()));
        painter.setPen(colours.muted);
        painter.drawText(QRectF(x + legend_line + 5, room.top(), wide + 2, room.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
        x += wide + 2 * legend_line + 5;
    };
    add(own_name_, own, QPen(colours.accent, 2));
    add(other_name_, other, QPen(colours.muted, 1.4, Qt::DotLine));
}

void GameStrip::paintMarks(QPainter& painter, const Colours& colours) const {
    const double line = fontMetrics().lineSpacing();
    const double middle = height() - padding / 2.0 -
                          (isRace() ? line + 2 + mark_side / 2 : line * (foot_lines - 0.6));
    painter.setFont(smallFont());
    for (int turn = 0; turn < turn_count; ++turn) {
        const QRectF square(xOf(turn) - mark_side / 2, middle - mark_side / 2, mark_side,
                            mark_side);
        if (const auto* played = course_.turnOf(turn)) {
            paint_grade(painter, square, played->grade, colours);
        } else if (!isRace()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.line, 1.5));
            painter.drawEllipse(square.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        if (turn == marked_) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.accent, 1.5));
            painter.drawEllipse(square.adjusted(-4, -4, 4, 4));
        }
        painter.setPen(colours.muted);
        painter.drawText(QRectF(square.center().x() - line, square.bottom() + 2, 2 * line, line),
                         Qt::AlignHCenter | Qt::AlignTop, QString::number(turn + 1));
    }
}

void GameStrip::mousePressEvent(QMouseEvent* event) {
    const int turn = turnAt(event->position());
    if (turn >= 0) Q_EMIT turnPicked(turn);
}

bool GameStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return CardFrame::event(event);
    const int turn = turnAt(static_cast<QHelpEvent*>(event)->pos());
    if (turn >= 0) {
        const auto& at = *course_.turnOf(turn);
        setToolTip(tr("Turn %1: %2, %3 points lost")
                       .arg(turn + 1)
                       .arg(grade_word(at.grade), text::short_points(at.loss)));
    } else {
        const bool is_alone = course_.expected.size() == 1;
        setToolTip(state_.isEmpty() || course_.expected.empty() ? QString()
                   : is_alone
                       ? tr("The final score on average if every choice from here on is the best. "
                            "Worse choices end lower.")
                       : tr("The final scores on average, and the probability to win, if every "
                            "choice of every player is the best from here on. It is not "
                            "your chance against real opponents: who makes worse choices "
                            "ends lower."));
    }
    return CardFrame::event(event);
}

} // namespace app::views::play
