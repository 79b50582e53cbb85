#include "app/views/review/mistakes_view.h"

#include "ai/yahtzee/practice/steps.h"
#include "app/session/table_setup.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/views/review/mistake_delegate.h"
#include "app/widgets/action_button.h"
#include "app/widgets/card_frame.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/low_list.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace app::views::review {

using namespace app::models;
using namespace app::text;
using namespace app::widgets;
using ai::yahtzee::decide::RankedAction;
using ai::yahtzee::review::AnalysedRoll;

using Rank = ActionButton::Rank;

namespace {

constexpr int list_width = 24;   // characters, at least
constexpr int reason_width = 34; // the same
constexpr int middle_width = 46; // the same, where the sheet is beside it
constexpr int low_lines = 40;    // below this height the graph takes the room of the keys

QLabel* add_label(QWidget* parent, const char* name, double size, bool bold) {
    return in_middle(make_text_label(name, size, bold, parent));
}

} // namespace

MistakesView::MistakesView(session::Trainer& trainer, const AnalysisModel& analysis,
                           QWidget* parent)
    : QWidget(parent),
      trainer_(trainer),
      analysis_(analysis),
      title_(add_label(this, "mistakesTitle", 1.05, true)),
      best_(widgets::make_text_label("reviewBest", this)),
      list_(new LowList(this)),
      practise_(new ActionButton("practiseMistakes", tr("P&ractise such choices"), this)),
      all_(new ActionButton("showAllDecisions", {}, this)),
      heading_(add_label(this, "decisionHeading", 1.5, false)),
      picture_(new ChoicePicture(this)),
      verdict_(add_label(this, "decisionVerdict", 1.05, true)),
      detail_(add_label(this, "decisionDetail", 1, false)),
      step_(add_label(this, "decisionStep", 1, false)),
      try_(new ActionButton("tryAgain", tr("&Try it again"), Rank::first, this)),
      play_best_(new ActionButton("playBest", tr("Play on with the &best"), this)),
      keys_(muted(add_label(this, "reviewKeys", 0.9, false))),
      measure_(new SegmentBar(this)),
      graph_title_(add_label(this, "gameGraphTitle", 1, true)),
      graph_(new ScoreGraph(this)),
      sides_(new SegmentBar(this)),
      sheet_(new MomentSheet(this)),
      reason_(new ReasonPane(trainer.analysis, this)),
      reason_scroll_(new FittingScroll(reason_, this)),
      list_pane_(makeList()) {
    setObjectName("mistakesView");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 12, 14, 12);
    row->setSpacing(16);
    row->addWidget(list_pane_, 27);
    row->addWidget(makeMiddle(), 45);
    row->addWidget(makeSide(), 33);
    makeKeys();
    connect(reason_, &ReasonPane::reasonKnown, this, [this] {
        if (!announced_words_.isEmpty()) announce();
    });
    setFocusProxy(list_);
}

QWidget* MistakesView::makeList() {
    list_->setObjectName("mistakes");
    list_->setAccessibleName(tr("Your costly choices, costliest first"));
    list_->setModel(&mistakes_);
    list_->setItemDelegate(new MistakeDelegate(list_));
    list_->setResizeMode(QListView::Adjust); // a narrow list has higher rows
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->viewport()->setAutoFillBackground(false);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid()) showDecision(mistakes_.analysisRow(index.row()));
            });
    connect(practise_, &QPushButton::clicked, this, &MistakesView::practiseWanted);
    connect(all_, &QPushButton::clicked, this, &MistakesView::ledgerWanted);
    auto* pane = new QWidget(this);
    list_->setMinimumWidth(fontMetrics().averageCharWidth() * list_width);
    auto* column = bare<QVBoxLayout>(pane);
    column->addWidget(title_);
    column->addWidget(best_);
    column->addWidget(list_, 1);
    column->addWidget(practise_);
    column->addWidget(all_);
    return pane;
}

QWidget* MistakesView::makeMiddle() {
    heading_->setAlignment(Qt::AlignHCenter);
    auto* card = new CardFrame(this);
    auto* words = new QVBoxLayout(card);
    words->addWidget(verdict_);
    words->addWidget(detail_);
    words->addWidget(step_);

    connect(try_, &QPushButton::clicked, this, &MistakesView::tryAgain);
    connect(play_best_, &QPushButton::clicked, this, &MistakesView::playBest);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(try_);
    buttons->addWidget(play_best_);

    keys_->setText(tr("N next · Shift+N previous · T try it again · M practise"));
    keys_->setAlignment(Qt::AlignHCenter);

    auto* game = new CardFrame(this);
    measure_->setAccessibleName(tr("What the review goes by"));
    measure_->addSegment("byPoints", tr("Points"));
    measure_->addSegment("byWinning", tr("Win"));
    connect(measure_, &SegmentBar::chosen, this,
            [this](int chosen) { Q_EMIT measureChosen(chosen == 1); });
    graph_->setObjectName("gameGraph");
    graph_->setMinimumHeight(fontMetrics().height() * 5);
    graph_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it takes what is left
    connect(graph_, &ScoreGraph::rowPicked, this, [this](int row) {
        while (row >= 0 && !analysis_.isOwnDecision(row)) --row;
        if (row >= 0) showDecision(row);
    });
    auto* head = new QHBoxLayout;
    graph_title_->setWordWrap(false);
    head->addWidget(graph_title_, 1);
    head->addWidget(measure_);
    auto* course = new QVBoxLayout(game);
    course->addLayout(head);
    course->addWidget(graph_, 1);

    auto* pane = new QWidget(this);
    auto* column = bare<QVBoxLayout>(pane, 10);
    column->addWidget(heading_);
    column->addWidget(picture_);
    column->addLayout(buttons); // above the words, so that they stay where they are
    column->addWidget(card);
    column->addWidget(keys_);
    column->addWidget(game, 1);
    return pane;
}

// The sheet and the reason, beside each other where there is room.
QWidget* MistakesView::makeSide() {
    reason_scroll_->setMinimumWidth(leastReason());
    reason_scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    reason_scroll_->fillHeight();
    reason_scroll_->setFocusPolicy(Qt::TabFocus); // the arrows scroll it
    reason_scroll_->setAccessibleName(tr("Why"));
    sides_->setAccessibleName(tr("What is shown of the decision"));
    sides_->addSegment("sideWhy", tr("Why"));
    sides_->addSegment("sideSheet", tr("Score sheet (S)"));
    sides_->setCurrent(0);
    connect(sides_, &SegmentBar::chosen, this, &MistakesView::fitSide);
    auto* parts = new QHBoxLayout;
    parts->setSpacing(16);
    parts->addWidget(sheet_, 1);
    parts->addWidget(reason_scroll_, 1);
    auto* side = new QWidget(this);
    auto* column = bare<QVBoxLayout>(side, 4);
    column->addWidget(sides_);
    column->addLayout(parts, 1);
    return side;
}

void MistakesView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    announced_words_.clear();
    announce();
}

void MistakesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitSide();
}

// With a scroll bar beside it.
int MistakesView::leastReason() const {
    return fontMetrics().averageCharWidth() * reason_width +
           reason_scroll_->verticalScrollBar()->sizeHint().width();
}

void MistakesView::fitSide() {
    const int letter = fontMetrics().averageCharWidth();
    const auto least = [this](int column) {
        return layout()->itemAt(column)->widget()->minimumSizeHint().width();
    };
    const int others = least(0) + std::max(letter * middle_width, least(1)) + leastReason();
    const int spaces = 28 + 3 * 16; // of the layout
    const bool has_room = width() >= others + spaces + sheet_->view().naturalWidth();
    const bool wants_sheet = sides_->current() == 1;
    keys_->setVisible(row_ && height() >= fontMetrics().lineSpacing() * low_lines);
    sides_->setVisible(!has_room);
    sheet_->setTitled(has_room);
    sheet_->setVisible(has_room || wants_sheet);
    reason_scroll_->setVisible(has_room || !wants_sheet);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->setStretch(row->count() - 1, has_room ? 62 : 33);
    // With many players the sheet needs the room of the list too.
    const int narrow = least(0) + least(1) + spaces;
    list_pane_->setVisible(has_room || !wants_sheet ||
                           width() >= narrow + sheet_->view().leastWidth());
}

void MistakesView::showSheet(bool shown) {
    sides_->setCurrent(shown ? 1 : 0);
    fitSide();
    if (shown)
        sheet_->view().setFocus(Qt::OtherFocusReason);
    else
        list_->setFocus(Qt::OtherFocusReason);
}

void MistakesView::makeKeys() {
    const auto add = [this](const QKeySequence& key, auto slot) {
        new QShortcut(key, this, this, slot, Qt::WidgetWithChildrenShortcut);
    };
    add(Qt::Key_N, &MistakesView::nextMistake);
    add(Qt::SHIFT | Qt::Key_N, &MistakesView::previousMistake);
    add(Qt::Key_T, &MistakesView::tryAgain);
    add(Qt::Key_S, [this] { showSheet(!sheet_->view().hasFocus()); });
    add(Qt::Key_M, [this] {
        if (practise_->isEnabled()) Q_EMIT practiseWanted();
    });
}

void MistakesView::refresh(bool is_other_game) {
    const int before = is_other_game ? -1 : row_.value_or(-1);
    mistakes_.show(analysis_);
    practise_->setEnabled(mistakes_.rowCount() > 0);
    graph_->show(analysis_.record(), analysis_.review());
    graph_->setMeasure(analysis_.measure());
    graph_title_->setText(analysis_.measure() == Measure::points ? tr("Expected final score")
                                                                 : tr("Probability in %"));
    measure_->setCurrent(analysis_.measure() == Measure::points ? 0 : 1);
    measure_->segment(1)->setEnabled(analysis_.hasOther());
    measure_->segment(1)->setText(
        analysis_.beats() ? tr("Beat %1").arg(analysis_.objective().points) : tr("Win"));
    measure_->segment(1)->setToolTip(
        analysis_.hasOther() ? QString() : tr("Win probabilities need the tables."));
    const int judged = analysis_.decisionCount(); // none in a game between programs
    all_->setText(tr("Show all %n decisions", "", judged > 0 ? judged : analysis_.rowCount()));
    const int best = analysis_.bestCount();
    const int nearly = judged - best - mistakes_.rowCount(); // lost less than an inaccuracy
    best_->setText((analysis_.measure() == Measure::points ? tr("Best choices by points: %1 of %2")
                    : analysis_.beats()                    ? tr("Best choices to beat: %1 of %2")
                                                           : tr("Best choices to win: %1 of %2"))
                       .arg(best)
                       .arg(judged) +
                   (nearly > 0 ? tr("; nearly best: %1").arg(nearly) : QString()));
    best_->setVisible(judged > 0);
    all_->setVisible(analysis_.hasDecisions());
    row_.reset();
    if (showWanted()) return;
    if (before >= 0 && before < analysis_.rowCount())
        showDecision(before);
    else if (mistakes_.rowCount() > 0)
        showDecision(mistakes_.analysisRow(0));
    else
        showNothing();
}

void MistakesView::showNothing() {
    show_parts(false, {try_, play_best_});
    const bool is_judged = analysis_.decisionCount() > 0; // not in a game between programs
    title_->setText(is_judged ? tr("No costly choices") : QString());
    heading_->setText(is_judged ? tr("Well played") : tr("A game between programs"));
    verdict_->setText(is_judged ? tr("No choice lost enough to be called even an inaccuracy.")
                                : tr("All decisions are listed with what they lost."));
    detail_->clear();
    step_->clear();
    picture_->clear();
    sheet_->clear();
    reason_->clear();
    graph_->markRow(std::nullopt);
    fitSide();
    announce();
}

void MistakesView::showDecision(int row) {
    if (row == row_) return;
    const AnalysedRoll& roll = analysis_.roll(row);
    if (!roll.decision) return;
    row_ = row;
    show_parts(true, {try_, play_best_});
    const auto mistake = mistakes_.mistakeAt(row);
    const QModelIndex index = mistake ? mistakes_.index(*mistake) : QModelIndex();
    list_->setCurrentIndex(index);
    if (!mistake) list_->clearSelection();
    title_->setText(
        mistake ? tr("Your costly choices: %1 of %2").arg(*mistake + 1).arg(mistakes_.rowCount())
                : tr("Your costly choices"));
    const auto& game = analysis_.gameAt(row);
    heading_->setText(tr("Turn %1, %2").arg(roll.turn + 1).arg(roll_name(roll.roll_number)));
    const bool is_best = analysis_.loss(row, analysis_.measure()) == 0;
    picture_->show(game, roll.decision->chosen,
                   is_best ? roll.decision->chosen : roll.decision->best);
    verdict_->setText(lossText());
    show_text(*detail_, analysis_.disagreement(row));
    show_text(*step_, stepText());
    const Advice advice = shownAdvice();
    sheet_->show(advice, session::names(analysis_.record()));
    fitSide();
    graph_->markRow(row);
    reason_scroll_->verticalScrollBar()->setValue(0);
    reason_->show(game, advice.best(), advice.chosen(), advice.ranked_by, roll.decision->grade);
    try_->setEnabled(trainer_.session.canGoTo());
    play_best_->setEnabled(trainer_.session.canGoTo() && !is_best);
    announce();
}

void MistakesView::showMoment(std::size_t moment) {
    wanted_ = moment;
    showWanted();
}

bool MistakesView::showWanted() {
    for (int row = 0; wanted_ && row < analysis_.rowCount(); ++row) {
        if (!analysis_.roll(row).decision || analysis_.moment(row) != *wanted_) continue;
        wanted_.reset();
        showDecision(row);
        return true;
    }
    return false;
}

Advice MistakesView::shownAdvice() const {
    const auto& decision = *analysis_.roll(*row_).decision;
    const bool by_points = analysis_.measure() == Measure::points;
    const auto choice = [&](core::yahtzee::Action action, double value, double loss) {
        return by_points ? RankedAction{action, value, loss, {}}
                         : RankedAction{action, points(action), loss, value};
    };
    const bool is_best = analysis_.loss(*row_, analysis_.measure()) == 0;
    const auto best = is_best ? decision.chosen : decision.best;
    Advice advice{analysis_.gameAt(*row_), {choice(best, decision.best_value, 0)}, 0};
    if (!is_best) {
        advice.choices.push_back(choice(decision.chosen, decision.value, decision.loss()));
        advice.made = 1;
    }
    if (!by_points) advice.ranked_by = analysis_.objective();
    return advice;
}

double MistakesView::points(core::yahtzee::Action action) const {
    const auto& game = analysis_.gameAt(*row_);
    const auto values = trainer_.values.get(game.rules());
    if (!values) return 0;
    const auto ranking = ai::yahtzee::decide::rank_choices(*values, game.position());
    const auto* choice = find_choice(ranking, action, game.dice());
    return choice ? choice->value : 0;
}

QString MistakesView::stepText() const {
    const auto& page = analysis_.page(*row_);
    const auto& decision = *analysis_.roll(*row_, models::Measure::points).decision;
    const double chosen = points(decision.chosen);
    QString words =
        text::followed_sentence(page.step, analysis_.follows(*row_), points(page.action) - chosen,
                                points(decision.best) - chosen);
    if (page.step == 0 || analysis_.follows(*row_)) return words;
    const auto& game = analysis_.gameAt(*row_);
    const int other = ai::yahtzee::practice::StepJudge(game.rules())
                          .step_saying(decision.chosen, game.position());
    return other > 0 ? words + ' ' + text::order_sentence(other, page.step) : words;
}

void MistakesView::goToMistake(int direction) {
    const int count = mistakes_.rowCount();
    if (count == 0) return;
    const auto here = row_ ? mistakes_.mistakeAt(*row_) : std::nullopt;
    const int next = here ? (*here + direction + count) % count : 0;
    showDecision(mistakes_.analysisRow(next));
}

void MistakesView::step(int direction) {
    int row = row_.value_or(direction > 0 ? -1 : analysis_.rowCount());
    for (row += direction; row >= 0 && row < analysis_.rowCount(); row += direction)
        if (analysis_.isOwnDecision(row)) return showDecision(row);
}

void MistakesView::tryAgain() {
    if (!row_ || !trainer_.session.canGoTo()) return;
    trainer_.session.goToInGame(analysis_.moment(*row_));
    Q_EMIT tryWanted();
}

void MistakesView::playBest() {
    if (!row_ || !trainer_.session.canGoTo()) return;
    const auto best = analysis_.roll(*row_).decision->best;
    trainer_.session.goToInGame(analysis_.moment(*row_));
    if (best.is_hold()) {
        trainer_.session.setHeldSlots(best.slots());
        trainer_.session.roll();
    } else {
        trainer_.session.score(best.box());
    }
    Q_EMIT playOnWanted();
}

// The loss of the choice by both measures.
QString MistakesView::lossText() const {
    const double points = analysis_.loss(*row_, Measure::points);
    const double probability =
        analysis_.hasOther() ? 100 * analysis_.loss(*row_, Measure::probabilities) : 0;
    const bool beats = analysis_.beats();
    QString text = probability == 0
                       ? (points > 0 ? tr("It gave away %1 points.") : tr("Nothing was better."))
                   : points == 0 ? (beats ? tr("It gave away %1 percentage points of beating %2.")
                                          : tr("It gave away %1 percentage points of winning."))
                   : beats ? tr("It gave away %1 points and %2 percentage points of beating %3.")
                           : tr("It gave away %1 points and %2 percentage points of winning.");
    for (const double lost : {points, probability})
        if (lost != 0) text = text.arg(short_points(lost));
    return probability != 0 && beats ? text.arg(analysis_.objective().points) : text;
}

QString MistakesView::spokenWords() const {
    const QString where = tr("%1. %2.").arg(title_->text(), heading_->text());
    QStringList words{row_ ? where + ' ' + tr("%1.").arg(picture_->accessibleName()) : where,
                      verdict_->text(), detail_->text(), reason_->reason()};
    words.removeAll(QString());
    return words.join(' ');
}

// The reason may follow on the rest.
void MistakesView::announce() {
    if (!isVisible()) return;
    const QString words = announced_words_.takeNew(spokenWords());
    if (!words.isEmpty()) Q_EMIT announced(words);
}

} // namespace app::views::review
