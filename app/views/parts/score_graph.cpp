#include "app/views/parts/score_graph.h"

#include "app/storage/same_game.h"
#include "app/text/words.h"
#include "app/widgets/grade_mark.h"

#include <QGraphicsLayout>
#include <QMouseEvent>
#include <QtCharts/QChart>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace app::views {

using namespace app::widgets;
using namespace app::analysis;
using namespace app::models;
using ai::yahtzee::review::AnalysedRoll;
using ai::yahtzee::review::Grade;

namespace {

constexpr double mark_size = 10;     // pixels
constexpr double legend_mark = 44;   // pixels beside a name in the legend
constexpr double legend_lines = 1.3; // height of a name in the legend beside the graph, at most
constexpr double legend_sign = 18;   // pixels of the sign before such a name
constexpr double legend_gap = 8;     // pixels around it
constexpr double max_legend_share = 0.35; // of the width
constexpr double small_text = 0.85;       // of the usual size
constexpr double around_lines =
    5;                           // height of the legend, the turns and the margins in lines of text
constexpr double low_lines = 12; // below this height the legend stands beside the graph
constexpr double numbered_lines = 4.5; // below this height the turns have no numbers
constexpr double number_lines = 2;     // height from one number at the edge to the next
constexpr int score_step = 50;         // points between two lines across
constexpr int percent_step = 25;       // the same for probabilities
constexpr double percent = 100.0;      // what is drawn for a probability of 1

// A shape and a colour for each grade, as everywhere.
struct GradeMark {
    Grade grade;
    QScatterSeries::MarkerShape shape;
    QString name;
};

std::array<GradeMark, 3> grade_marks() {
    using Series = QScatterSeries;
    return {{{Grade::inaccuracy, Series::MarkerShapeTriangle, ScoreGraph::tr("inaccuracies")},
             {Grade::mistake, Series::MarkerShapeRotatedRectangle, ScoreGraph::tr("mistakes")},
             {Grade::blunder, Series::MarkerShapeRectangle, ScoreGraph::tr("blunders")}}};
}

// Told apart by how the line is drawn, not by colour alone.
QPen pen_of(std::size_t seat, const Colours& colours) {
    static constexpr Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    return {seat == 0 ? colours.accent : colours.muted, seat == 0 ? 2.2 : 1.6,
            styles[seat % std::size(styles)]};
}

} // namespace

ScoreGraph::ScoreGraph(QWidget* parent) : QChartView(parent) {
    setObjectName("graph");
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    chart()->setMargins({0, 0, 0, 0});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    chart()->legend()->setAlignment(Qt::AlignTop);
    chart()->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    legend_font_ = chart()->legend()->font();
    draw();
}

void ScoreGraph::show(const core::yahtzee::notation::Record& record, const SharedReview& review) {
    record_ = record;
    review_ = review;
    draw();
}

void ScoreGraph::setMeasure(Measure measure) {
    if (measure == measure_) return;
    measure_ = measure;
    draw();
}

void ScoreGraph::markRow(std::optional<int> row) {
    if (row == marked_) return;
    marked_ = row;
    draw();
}

void ScoreGraph::clear() {
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    const Colours colours = colours_of(palette());
    setBackgroundBrush(colours.base);
    chart()->setBackgroundBrush(colours.base);
    chart()->legend()->setLabelColor(colours.text);
}

// The expectation of each player after each turn.
QString ScoreGraph::description() const {
    if (isEmpty()) return tr("nothing yet");
    QStringList players;
    for (std::size_t seat = 0; seat < record_.players.size(); ++seat) {
        QStringList turns;
        std::optional<double> last;
        int turn = 0;
        const auto add = [&] {
            if (last) turns << tr("turn %1: %2").arg(turn + 1).arg(qRound(*last));
        };
        for (const AnalysedRoll& row : analysis_by(*review_, measure_).rows) {
            if (row.seat != static_cast<int>(seat)) continue;
            if (row.turn != turn) add();
            turn = row.turn;
            last = heightOf(row);
        }
        add();
        players << tr("%1: %2").arg(
            text::shown_name(storage::player_name(record_, static_cast<int>(seat))),
            turns.join(", "));
    }
    return players.join("; ");
}

void ScoreGraph::draw() {
    // A graph without a review goes by points.
    const auto objective = review_ ? review_->objective : ai::yahtzee::decide::Objective();
    setAccessibleName(!byProbabilities() ? tr("Expected final scores over the game")
                      : objective.kind == ai::yahtzee::decide::Objective::Kind::beat
                          ? tr("Probability to beat %1 over the game").arg(objective.points)
                          : tr("Probability to win over the game"));
    setAccessibleDescription(description());
    clear();
    if (isEmpty()) return;
    across_ = new QCategoryAxis(this);
    across_->setTruncateLabels(false); // two digits are as wide as a turn of a small graph
    up_ = new QValueAxis(this);
    chart()->addAxis(across_, Qt::AlignBottom);
    chart()->addAxis(up_, Qt::AlignLeft);
    drawLines();
    drawMistakes();
    setRanges();
    if (marked_) { // where the game stands
        auto* here = new QLineSeries;
        here->setPen({colours_of(palette()).faint, 1});
        here->append(*marked_ + 1, low_);
        here->append(*marked_ + 1, high_);
        add(here); // without a name: not in the legend
    }
    fit();
}

bool ScoreGraph::isLow() const { return height() < low_lines * fontMetrics().lineSpacing(); }

QFont ScoreGraph::legendFont() const {
    QFont font = legend_font_;
    if (isLow()) font.setPointSizeF(QFontInfo(font).pointSizeF() * small_text);
    return font;
}

QList<QAbstractSeries*> ScoreGraph::namedSeries() const {
    QList<QAbstractSeries*> named = chart()->series();
    named.removeIf([](const QAbstractSeries* series) { return series->name().isEmpty(); });
    return named;
}

// The legend stands beside a low graph, in small letters, and is painted here: the chart's own has
// high rows, the last of which would be cut. The grades stand below a higher graph where its legend
// would be cut; there are no more lines across than have room for their numbers.
void ScoreGraph::fit() {
    if (isEmpty()) return;
    const double line = fontMetrics().lineSpacing();
    const bool is_low = isLow();
    const bool is_numbered = height() >= numbered_lines * line;
    const QFont font = legendFont();
    chart()->legend()->setFont(font);
    chart()->legend()->setVisible(!is_low);
    const double plot = std::max(line, height() - (!is_low       ? around_lines
                                                   : is_numbered ? 2
                                                                 : 1) *
                                                      line);
    double step = byProbabilities() ? percent_step : score_step;
    while ((high_ - low_) / step > std::max(1.0, plot / (line * number_lines))) step *= 2;
    up_->setTickInterval(step);
    const double edge = (high_ - low_) * mark_size / plot; // marks are whole
    up_->setRange(low_ - edge, high_ + edge);
    const auto rows = static_cast<double>(review_->by_points.rows.size());
    const double side = rows * mark_size / std::max(1, width());
    across_->setRange(-side, rows + side);
    across_->setLabelsVisible(is_numbered);
    across_->setLabelsFont(font);
    const QFontMetricsF metrics(font);
    double wide = 0;   // of the names beside each other
    double widest = 0; // of one
    for (const QAbstractSeries* series : namedSeries()) {
        const double name = metrics.horizontalAdvance(series->name());
        wide += name + legend_mark;
        widest = std::max(widest, name);
    }
    const double beside =
        is_low ? std::min(widest + legend_sign + 2 * legend_gap, width() * max_legend_share) : 0;
    chart()->setMargins({0, 0, static_cast<int>(std::ceil(beside)), 0});
    const bool has_room = wide < width();
    across_->setTitleVisible(!is_low);
    across_->setTitleText(has_room ? tr("turn") : tr("turn") + " · " + gradesText());
    for (QAbstractSeries* series : chart()->series())
        for (QLegendMarker* marker : chart()->legend()->markers(series))
            marker->setVisible(!series->name().isEmpty() &&
                               (has_room || series->type() == QAbstractSeries::SeriesTypeLine));
    chart()->legend()->layout()->invalidate(); // it asks nobody which marks are shown
}

void ScoreGraph::paintEvent(QPaintEvent* event) {
    QChartView::paintEvent(event);
    if (!isEmpty() && isLow()) paintLegend();
}

void ScoreGraph::paintLegend() {
    const Colours colours = colours_of(palette());
    const QFontMetricsF metrics(legendFont());
    QList<QAbstractSeries*> named = namedSeries();
    if (metrics.ascent() * static_cast<double>(named.size()) > height()) // many players
        named.removeIf([](const QAbstractSeries* series) {
            return series->type() != QAbstractSeries::SeriesTypeLine;
        });
    const double row = std::min(metrics.lineSpacing() * legend_lines,
                                height() / std::max(1.0, double(named.size())));
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(legendFont());
    double top = (height() - row * static_cast<double>(named.size())) / 2;
    const double left = width() - chart()->margins().right() + legend_gap;
    for (const QAbstractSeries* series : std::as_const(named)) {
        const QRectF name(left + legend_sign + 4, top, width(), row);
        QRectF sign(0, 0, mark_size, mark_size);
        sign.moveCenter({left + legend_sign / 2, name.center().y()});
        if (series->type() != QAbstractSeries::SeriesTypeLine) {
            for (const GradeMark& mark : grade_marks())
                if (mark.name == series->name()) paint_grade(painter, sign, mark.grade, colours);
        } else {
            painter.setPen(static_cast<const QXYSeries*>(series)->pen());
            painter.drawLine(QPointF(left, name.center().y()),
                             QPointF(left + legend_sign, name.center().y()));
        }
        painter.setPen(colours.text);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(series->name(), Qt::ElideRight, width() - name.left()));
        top += row;
    }
}

// As in the legend.
QString ScoreGraph::gradesText() const {
    const Colours colours = colours_of(palette());
    QStringList words;
    for (const GradeMark& mark : grade_marks())
        words << QString("<font color='%1'>%2</font> %3")
                     .arg(grade_colour(mark.grade, colours).name(), QString(grade_sign(mark.grade)),
                          mark.name);
    return words.join("&nbsp; ");
}

void ScoreGraph::resizeEvent(QResizeEvent* event) {
    QChartView::resizeEvent(event);
    fit();
}

void ScoreGraph::add(QXYSeries* series) {
    chart()->addSeries(series);
    series->attachAxis(across_);
    series->attachAxis(up_);
}

bool ScoreGraph::oneSaysAll() const {
    return byProbabilities() &&
           review_->objective.kind == ai::yahtzee::decide::Objective::Kind::win &&
           record_.players.size() == 2;
}

QString ScoreGraph::lineName(const QString& player) const {
    if (!byProbabilities()) return player;
    const auto& objective = review_->objective;
    return objective.kind == ai::yahtzee::decide::Objective::Kind::beat
               ? tr("%1 to beat %2, in %").arg(player).arg(objective.points)
               : tr("%1 to win, in %").arg(player);
}

void ScoreGraph::drawLines() {
    const auto& analysis = analysis_by(*review_, measure_);
    const std::size_t lines = oneSaysAll() ? 1 : record_.players.size();
    for (std::size_t seat = 0; seat < lines; ++seat) {
        auto* line = new QLineSeries;
        line->setName(
            lineName(text::shown_name(storage::player_name(record_, static_cast<int>(seat)))));
        line->setPen(pen_of(seat, colours_of(palette())));
        line->append(0, analysis.totals[seat].start * (byProbabilities() ? percent : 1));
        for (std::size_t i = 0; i < analysis.rows.size(); ++i)
            if (oneSaysAll() || analysis.rows[i].seat == static_cast<int>(seat))
                line->append(static_cast<double>(i) + 1, heightOf(analysis.rows[i]));
        add(line);
    }
}

void ScoreGraph::drawMistakes() {
    const Colours colours = colours_of(palette());
    const auto& rows = analysis_by(*review_, measure_).rows;
    const bool has_people =
        std::ranges::any_of(record_.players, core::yahtzee::notation::is_person);
    for (const auto& [grade, shape, name] : grade_marks()) {
        auto* marks = new QScatterSeries;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].decision && rows[i].decision->grade == grade &&
                (!has_people || models::is_own_decision(record_, rows, i)))
                marks->append(static_cast<double>(i) + 1, heightOf(rows[i]));
        marks->setName(name);
        marks->setMarkerShape(shape);
        marks->setMarkerSize(grade == Grade::mistake ? mark_size * 1.3 : mark_size);
        marks->setColor(grade_colour(grade, colours));
        marks->setBorderColor(colours.base);
        add(marks);
    }
}

double ScoreGraph::heightOf(const AnalysedRoll& row) const {
    if (!byProbabilities()) return row.after();
    const bool of_the_other = oneSaysAll() && row.seat == 1;
    return percent * (of_the_other ? 1 - row.after() : row.after());
}

void ScoreGraph::setRanges() {
    const Colours colours = colours_of(palette());
    const auto& rows = review_->by_points.rows;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i + 1 == rows.size() || rows[i + 1].turn != rows[i].turn)
            across_->append(QString::number(rows[i].turn + 1), static_cast<double>(i + 1));
    across_->setLabelsColor(colours.muted);
    across_->setTitleBrush(colours.muted);
    across_->setTitleFont(legend_font_);
    across_->setGridLineVisible(false);
    across_->setLinePenColor(colours.line);
    double least = byProbabilities() ? 0 : 1e9;
    double most = byProbabilities() ? percent : 0;
    for (const QAbstractSeries* series : chart()->series())
        for (const QPointF& point : static_cast<const QXYSeries*>(series)->points()) {
            least = std::min(least, point.y());
            most = std::max(most, point.y());
        }
    const double step = byProbabilities() ? percent_step : score_step;
    low_ = std::floor(least / step) * step;
    high_ = std::ceil(most / step) * step;
    up_->setTickType(QValueAxis::TicksDynamic);
    up_->setLabelFormat("%.0f");
    up_->setLabelsColor(colours.muted);
    up_->setGridLineColor(colours.line);
    up_->setLinePenColor(colours.line);
}

void ScoreGraph::mousePressEvent(QMouseEvent* event) {
    if (isEmpty()) return;
    const double x = chart()->mapToValue(event->position(), chart()->series().front()).x();
    const int last = static_cast<int>(review_->by_points.rows.size()) - 1;
    Q_EMIT rowPicked(std::clamp(static_cast<int>(std::lround(x)) - 1, 0, last));
}

void ScoreGraph::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) draw();
}

} // namespace app::views
