#include "app/views/train/progress_view.h"

#include "app/text/numbers.h"
#include "app/views/train/progress_rows.h"
#include "app/widgets/action_button.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

#include <cmath>

namespace app::views::train {

using namespace app::analysis;
using namespace app::widgets;
using ai::yahtzee::practice::RecentMean;
using games::LossUnit;

namespace {

constexpr int wide_letters = 140; // from here two columns have room

QHBoxLayout* line_of(QLabel* label, SegmentBar* bar) {
    auto* line = new QHBoxLayout;
    line->addWidget(label, 1);
    line->addWidget(bar);
    return line;
}

QLabel* make_title(const QString& text, QWidget* parent) {
    QLabel* label = make_text_label({}, 1, true, parent);
    label->setText(text);
    label->setWordWrap(false);
    label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return label;
}

} // namespace

ProgressView::ProgressView(QWidget* parent)
    : QWidget(parent),
      content_(new QWidget(this)),
      empty_(new EmptyPage("noProgress", tr("No finished games yet"),
                           tr("Here you see how many points your choices cost per game. Luck is "
                              "left out: it counts what you chose, not what you rolled."),
                           this)),
      number_(make_text_label("ownLoss", 1.4, true, this)),
      meaning_(make_text_label("ownLossMeaning", 1, false, this)),
      units_(new SegmentBar(this)),
      series_(new SegmentBar(this)),
      graph_(new games::ProgressGraph(this)),
      sentence_(make_text_label("change", 1, false, this)),
      kinds_(new SegmentBar(this)),
      kind_(make_text_label("kindMeaning", 0.92, false, this)),
      rows_(new BarRows(this)),
      steps_part_(new QWidget(this)),
      step_graph_(new StepGraph(steps_part_)) {
    setObjectName("progressView");
    graph_->setObjectName("trend");
    for (QLabel* label : {meaning_, sentence_, kind_})
        label->setForegroundRole(QPalette::PlaceholderText);
    units_->setAccessibleName(tr("What losses are counted in"));
    units_->addSegment("lossInPoints", tr("Points"));
    units_->addSegment("lossInWins", tr("Winning"));
    units_->setCurrent(0);
    series_->setAccessibleName(tr("What the graph shows"));
    series_->addSegment("trendLosses", tr("Lost"));
    series_->addSegment("trendScores", tr("Scores"));
    series_->addSegment("trendLuck", tr("Luck"));
    series_->setCurrent(losses);
    kinds_->setAccessibleName(tr("What the rows show"));
    kinds_->addSegment("lossByStep", tr("Step"));
    kinds_->addSegment("lossByBox", tr("Box"));
    kinds_->addSegment("lossByRoll", tr("Roll"));
    kinds_->addSegment("lossByPhase", tr("Phase"));
    kinds_->addSegment("resultsByOpponent", tr("Opponent"));
    kinds_->setCurrent(static_cast<int>(ProgressKind::step));
    rows_->setObjectName("lossRows");
    rows_->setAccessibleName(tr("In detail"));
    layOut();
    connect(units_, &SegmentBar::chosen, this, [this] {
        showNumber();
        showRows();
    });
    connect(series_, &SegmentBar::chosen, this, &ProgressView::showSeries);
    connect(kinds_, &SegmentBar::chosen, this, &ProgressView::showRows);
    connect(graph_, &games::ProgressGraph::picked, this, &ProgressView::gameWanted);
    connect(empty_->add("playFirst", tr("Pla&y")), &QPushButton::clicked, this,
            &ProgressView::playWanted);
    new QShortcut(Qt::Key_Escape, this, this, &ProgressView::leaveWanted);
    show(std::make_shared<const Progress>());
}

void ProgressView::layOut() {
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    column->addLayout(line_of(number_, units_));
    column->addWidget(meaning_);
    column->addLayout(line_of(make_title(tr("Over your games"), this), series_));
    column->addWidget(graph_, 1);
    column->addWidget(sentence_);
    auto* beside = bare<QVBoxLayout>(steps_part_);
    beside->addWidget(
        make_title(tr("Before and now: what a step costs per decision"), steps_part_));
    beside->addWidget(step_graph_);
    auto* details = new QVBoxLayout;
    details->setSpacing(6);
    details->addLayout(line_of(make_title(tr("In detail"), this), kinds_));
    details->addWidget(kind_);
    details->addWidget(rows_);
    details->addSpacing(12);
    details->addWidget(steps_part_);
    details->addStretch(1);
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight, content_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(28);
    row->addLayout(column, 1);
    row->addLayout(details, 1);
    auto* back = new ActionButton("leaveProgress", tr("&Back"), this);
    connect(back, &QPushButton::clicked, this, &ProgressView::leaveWanted);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(14, 14, 14, 12);
    whole->addWidget(content_, 1);
    whole->addWidget(empty_, 1);
    whole->addWidget(back, 0, Qt::AlignLeft);
}

void ProgressView::fit() {
    const bool is_wide = width() >= fontMetrics().averageCharWidth() * wide_letters;
    static_cast<QBoxLayout*>(content_->layout())
        ->setDirection(is_wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ProgressView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void ProgressView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit();
}

LossUnit ProgressView::unit() const {
    return units_->current() == 0 ? LossUnit::points : LossUnit::wins;
}

std::vector<double> ProgressView::lossesPerGame() const {
    return games::numbers_of(games::losses_over_games(progress_->counted(), unit()));
}

void ProgressView::show(const SharedProgress& progress,
                        const std::vector<session::StepStanding>& steps) {
    progress_ = progress;
    step_graph_->show(steps);
    steps_part_->setVisible(step_graph_->steps() > 0);
    setEmpty(progress_->games.empty() && step_graph_->steps() == 0);
    showNumber();
    showRows();
}

void ProgressView::showNumber() {
    const RecentMean own = ai::yahtzee::practice::recent_mean(lossesPerGame());
    number_->setText(numberText(own));
    QStringList meaning{meaningText(own), games::left_out_sentence(progress_->hintedGames())};
    meaning.removeAll(QString());
    meaning_->setText(meaning.join(' '));
    showSeries();
}

QString ProgressView::numberText(const RecentMean& own) const {
    if (own.games == 0)
        return !progress_->counted().empty()  ? tr("Not known yet")
               : progress_->hintedGames() > 0 ? tr("No finished games without hints yet")
                                              : tr("No finished games yet");
    const QString number = text::decimal_text(own.mean, 1);
    const QString margin = own.margin ? text::decimal_text(*own.margin, 1) : QString();
    if (unit() == LossUnit::points)
        return own.margin ? tr("%1 ± %2 points lost per game").arg(number, margin)
                          : tr("%1 points lost per game").arg(number);
    const QString text =
        tr("Your choices cost you %1 percentage points of winning per game").arg(number);
    return own.margin ? tr("%1 (± %2)").arg(text, margin) : text;
}

QString ProgressView::meaningText(const RecentMean& own) const {
    const bool is_points = unit() == LossUnit::points;
    if (own.games == 0)
        return is_points ? tr("Here you see how many points your choices cost per game. Luck is "
                              "left out: it counts what you chose, not what you rolled.")
                         : tr("Here you see how much win probability your choices cost per game "
                              "against an opponent. It is known once the tables for winning have "
                              "been made in the background.");
    const auto games = static_cast<int>(own.games);
    const QString meaning =
        is_points ? tr("What your choices cost against best play, luck left out: the mean of your "
                       "last %n games.",
                       "", games)
                  : tr("How much of the probability to win your choices gave away, luck left out, "
                       "in percentage points: the mean of your last %n games. The others: against "
                       "Expert.",
                       "", games);
    if (!own.margin) return meaning;
    return meaning + ' ' + tr("The true mean lies within the range nine times in ten.");
}

// The focus never stays on what is hidden.
void ProgressView::setEmpty(bool is_empty) {
    content_->setVisible(!is_empty);
    empty_->setVisible(is_empty);
    setFocusProxy(is_empty ? static_cast<QWidget*>(empty_) : graph_);
}

void ProgressView::showWork(int done, int games) {
    setEmpty(false);
    if (progress_->countedGames() == 0)
        meaning_->setText(tr("%1 of %2 games looked at so far…").arg(done).arg(games));
}

void ProgressView::showFailure(const QString& why) {
    setEmpty(false);
    meaning_->setText(tr("The saved games can't be looked at: %1.").arg(why));
}

void ProgressView::showSeries() {
    const auto counted = progress_->counted();
    switch (series_->current()) {
    case scores:
        graph_->setAccessibleName(tr("Scores, the oldest game first"));
        graph_->show(games::scores_over_games(counted));
        break;
    case luck:
        graph_->setAccessibleName(tr("Luck summed up, the oldest game first"));
        graph_->show(games::luck_over_games(counted));
        break;
    default:
        graph_->setAccessibleName(tr("What is lost per game, the oldest game first"));
        graph_->show(games::losses_over_games(counted, unit()));
    }
    show_text(*sentence_, sentence());
}

QString ProgressView::sentence() const {
    switch (series_->current()) {
    case scores:
        return scoreText();
    case luck: {
        const QString sum = games::luck_sentence(progress_->counted());
        if (sum.isEmpty()) return {};
        return tr("%1 Nine times in ten luck alone stays within the band.").arg(sum);
    }
    default:
        return changeText();
    }
}

QString ProgressView::scoreText() const {
    const auto own = ai::yahtzee::practice::recent_mean(
        games::numbers_of(games::scores_over_games(progress_->counted())));
    if (!own.margin) return {};
    return tr("%1 ± %2 points, the mean of your last %n games. Best play makes 254.6 on average, "
              "with a standard deviation of 59.6 from game to game.",
              "", static_cast<int>(own.games))
        .arg(text::decimal_text(own.mean, 1))
        .arg(text::decimal_text(*own.margin, 1));
}

QString ProgressView::changeText() const {
    const auto numbers = lossesPerGame();
    const auto change = ai::yahtzee::practice::recent_change(numbers);
    const auto needed = 2 * ai::yahtzee::practice::recent_games;
    if (!change)
        return numbers.empty()
                   ? QString()
                   : tr("After %n more games your last 20 are compared with the 20 before.", "",
                        static_cast<int>(needed - numbers.size()));
    const bool is_points = unit() == LossUnit::points;
    const QString text =
        change->difference < 0
            ? (is_points ? tr("Your last 20 games lost %1 ± %2 points less than the 20 before.")
                         : tr("Your last 20 games lost %1 ± %2\u00a0% of winning less than the 20 "
                              "before."))
            : (is_points ? tr("Your last 20 games lost %1 ± %2 points more than the 20 before.")
                         : tr("Your last 20 games lost %1 ± %2\u00a0% of winning more than the 20 "
                              "before."));
    const QString words = text.arg(text::decimal_text(std::abs(change->difference), 1),
                                   text::decimal_text(change->margin, 1));
    if (change->is_settled)
        return tr("%1 Chance alone makes so great a difference less than once in ten.").arg(words);
    if (!change->more_games)
        return tr("%1 That may be chance; 10,000 more games like these would not settle it.")
            .arg(words);
    return tr("%1 That may be chance: about %n more games like these would settle it.", "",
              static_cast<int>(*change->more_games))
        .arg(words);
}

void ProgressView::showRows() {
    const auto rows =
        progress_rows(*progress_, static_cast<ProgressKind>(kinds_->current()), unit());
    rows_->show(rows.rows);
    kind_->setText(rows.meaning);
}

} // namespace app::views::train
