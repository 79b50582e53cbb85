#include "app/views/train/exercise_view.h"
#include "app/views/parts/today_card.h"

#include "ai/yahtzee/practice/steps.h"
#include "app/models/analysis_model.h"
#include "app/session/table_setup.h"
#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/views/parts/paper_strategy.h"
#include "app/widgets/action_button.h"
#include "app/widgets/colours.h"
#include "app/widgets/command_button.h"
#include "app/widgets/dice/die_button.h"
#include "app/widgets/fitting_scroll.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QDate>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>
#include <map>

namespace app::views::train {

using namespace app::session;
using namespace app::text;
using namespace app::widgets;
using ai::yahtzee::practice::Goal;
using core::yahtzee::Action;

namespace {

constexpr int low_window_lines = 39;  // the height below which a window is low
constexpr int high_window_lines = 47; // and from which it is high

constexpr int end_letters = 110; // width of the end of a set

constexpr int grade_side = 18; // pixels

constexpr double max_dice_share = 0.4;  // of the height
constexpr double max_sheet_share = 0.3; // of the width
constexpr double middle_share = 0.42;   // least of the width

} // namespace

ExerciseView::ExerciseView(Trainer& trainer, QWidget* parent)
    : QWidget(parent),
      practice_(trainer.practice),
      sheet_view_(new SheetView(this)),
      panel_(new AnswerPanel(trainer, this)),
      end_(new SetEnd(practice_, this)) {
    setObjectName("exerciseView");
    sheet_view_->setObjectName("practiceSheet");
    sheet_view_->setSheet(&sheet_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 14, 8);
    row->setSpacing(14);
    row->addWidget(sheet_view_, 27);
    row->addWidget(middle_ = makeMiddle(), 45);
    auto* side = new FittingScroll(panel_, this);
    side->fillHeight();
    row->addWidget(side_ = side, 30);
    makeKeys();
    connect(dice_, &DiceView::toggled, this, &ExerciseView::toggleHeld);
    connect(sheet_view_, &SheetView::taken, this, &ExerciseView::take);
    connect(sheet_view_, &SheetView::refused, this, &ExerciseView::said);
    connect(panel_, &AnswerPanel::reasonKnown, this, [this] {
        if (practice_.isOn()) announce();
    });
    connect(go_on_, &QAbstractButton::clicked, this, &ExerciseView::goOn);
    setFocusProxy(sheet_view_);
}

// Some colours are worked out from the palette.
void ExerciseView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && practice_.exercise() && practice_.isAnswered())
        showAnswer();
    if (event->type() == QEvent::FontChange) fit();
}

QWidget* ExerciseView::makeMiddle() {
    auto* middle = new QWidget(this);
    heading_ = make_text_label("question", 1.35, false, middle);
    situation_ = muted(make_text_label("situation", 1, false, middle));
    origin_ = muted(make_text_label("origin", 0.92, false, middle));
    dice_ = new DiceView(middle);
    dice_->setObjectName("practiceDice");
    for (auto* die : dice_->findChildren<DieButton*>()) // "die1" is on the page Play
        die->setObjectName("practice-" + die->objectName());
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    dice_->setSizePolicy(policy);
    go_on_ = new RollButton(middle);
    go_on_->setObjectName("goOn");
    help_ = muted(make_text_label("practiceHelp", 0.92, false, middle));
    for (QLabel* label : {heading_, situation_, origin_, help_})
        label->setAlignment(Qt::AlignCenter);
    makeCards(middle);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(8);
    column->addStretch(0);
    column->addWidget(heading_);
    column->addWidget(end_);
    column->addWidget(situation_);
    column->addWidget(dice_);
    column->addWidget(go_on_, 0, Qt::AlignHCenter);
    column->addWidget(origin_);
    column->addWidget(help_);
    column->addWidget(verdict_);
    column->addWidget(step_);
    column->addWidget(makeReplies());
    column->addStretch(1);
    return middle;
}

void ExerciseView::makeCards(QWidget* middle) {
    verdict_ = new CardFrame(middle);
    verdict_mark_ = new QLabel(verdict_);
    verdict_mark_->setObjectName("verdictMark");
    verdict_title_ = make_text_label("verdictTitle", 1.1, true, verdict_);
    verdict_text_ = make_text_label("verdictText", 1, false, verdict_);
    step_ = new CardFrame(middle);
    step_title_ = make_text_label("stepTitle", 1, true, step_);
    step_text_ = make_text_label("stepText", 1, false, step_);
    step_figure_ = muted(make_text_label("stepFigure", 0.9, false, step_));
    auto* verdict_words = new QVBoxLayout;
    verdict_words->setSpacing(4);
    verdict_words->addWidget(verdict_title_);
    verdict_words->addWidget(verdict_text_);
    auto* verdict_row = new QHBoxLayout(verdict_);
    verdict_row->setContentsMargins(CardFrame::padding + 2, 7, CardFrame::padding + 2, 7);
    verdict_row->setSpacing(12);
    verdict_row->addWidget(verdict_mark_);
    verdict_row->addLayout(verdict_words, 1);
    auto* step_column = new QVBoxLayout(step_);
    step_column->setContentsMargins(CardFrame::padding + 2, 7, CardFrame::padding + 2, 7);
    step_column->setSpacing(4);
    example_ = new BarRows(step_);
    for (QWidget* part :
         std::initializer_list<QWidget*>{step_title_, example_, step_text_, step_figure_})
        step_column->addWidget(part);
}

QWidget* ExerciseView::makeReplies() {
    replies_ = new TwoRows(this);
    const auto make = [this](const char* name, const QString& text) {
        return new ActionButton(name, text, ActionButton::Rank::other, replies_);
    };
    another_ = make("anotherLikeThis", tr("Another l&ike it"));
    retry_ = make("tryAgain", tr("&Try again"));
    analyse_ = make("openInAnalysis", {});
    play_on_ = make("playOn", tr("Play &on"));
    copy_ = make("copyResult", tr("Cop&y the result"));
    more_ = make("anotherSet", tr("Another &set"));
    export_ = make("exportSet", tr("E&xport to Anki…"));
    leave_ = make("leaveSet", tr("&Back"));
    replies_->add(0, {another_, retry_});
    replies_->add(1, {analyse_, play_on_, more_, copy_, export_, leave_});
    connect(another_, &QPushButton::clicked, &practice_, &Practice::addAnother);
    connect(retry_, &QPushButton::clicked, &practice_, [this] {
        held_ = 0;
        practice_.tryAgain();
    });
    connect(analyse_, &QPushButton::clicked, this, &ExerciseView::analyse);
    connect(play_on_, &QPushButton::clicked, this,
            [this] { Q_EMIT playOnWanted(practice_.record()); });
    connect(copy_, &QPushButton::clicked, this, &ExerciseView::copyWanted);
    connect(more_, &QPushButton::clicked, this, [this] { Q_EMIT againWanted(false); });
    connect(export_, &QPushButton::clicked, this, &ExerciseView::exportWanted);
    connect(leave_, &QPushButton::clicked, this, &ExerciseView::leaveWanted);
    return replies_;
}

// They work while the view is shown, wherever the focus is.
void ExerciseView::makeKeys() {
    for (int slot = 0; slot < core::dice::dice_count; ++slot)
        new QShortcut(Qt::Key_1 + slot, this, [this, slot] { toggleHeld(slot); });
    auto* space = new QShortcut(Qt::Key_Space, this, this, &ExerciseView::goOn);
    space->setAutoRepeat(false);
    // Before the answer the sheet takes it.
    enter_ = new QShortcut(this);
    enter_->setKeys({Qt::Key_Return, Qt::Key_Enter});
    enter_->setAutoRepeat(false);
    connect(enter_, &QShortcut::activated, this, [this] {
        auto* button = qobject_cast<QAbstractButton*>(focusWidget());
        button && button->hasFocus() ? button->click() : goOn();
    });
    new QShortcut(Qt::Key_Escape, this, this, &ExerciseView::leaveWanted);
}

bool ExerciseView::canHold() const {
    return practice_.exercise() && !practice_.isAnswered() && !isLastRoll();
}

bool ExerciseView::isLastRoll() const {
    return practice_.exercise()->position.roll_number == core::yahtzee::rolls_per_turn;
}

void ExerciseView::analyse() {
    if (const auto* mistake = origin()) return Q_EMIT analysisWanted(mistake->record, mistake->ply);
    auto record = practice_.record();
    record.line.push_back({practice_.given().action});
    Q_EMIT analysisWanted(record, record.line.size() - 1);
}

void ExerciseView::toggleHeld(int slot) {
    if (!canHold()) return;
    held_ ^= 1u << slot;
    dice_->setHeld(held_, true);
    showButton();
    Q_EMIT announced(kept_sentence(Action::hold(held_).keep(practice_.exercise()->position.dice)));
}

void ExerciseView::goOn() {
    if (practice_.isFinished())
        Q_EMIT againWanted(true);
    else if (practice_.exercise() && practice_.isAnswered())
        practice_.next();
    else if (canHold() && held_ != core::dice::all_slots)
        practice_.answer(Action::hold(held_));
}

void ExerciseView::refresh() {
    panel_->refresh();
    showState();
    announce();
}

void ExerciseView::showState() {
    fit();
    showParts();
    if (practice_.isFinished()) return showEnd();
    if (!practice_.exercise()) return showWaiting();
    showQuestion();
    if (practice_.isAnswered()) showAnswer();
    another_->setEnabled(!practice_.isAdding());
    help_->setText(helpText());
    showButton();
    fit();
}

// Shows the parts of a question, an answer or the end of a set, or the wait for exercises.
void ExerciseView::showParts() {
    const bool is_end = practice_.isFinished();
    const bool is_asked = practice_.exercise() != nullptr;
    const bool is_answered = practice_.isAnswered();
    const bool is_repeatable =
        is_answered && practice_.set().mode != PracticeMode::placement; // asked once
    show_parts(!is_end, {heading_, situation_}); // the card at the end has a heading
    show_parts(is_asked, {side_});
    show_parts(is_asked, {sheet_view_, dice_});
    show_parts(is_asked && !is_answered, {help_});
    show_parts(is_answered, {verdict_, step_});
    show_parts(is_repeatable, {another_, analyse_, play_on_});
    show_parts(is_repeatable && practice_.given().loss > 0, {retry_});
    show_text(*origin_, is_asked ? originText() : QString());
    if (!is_end) more_->hide();
    show_parts(is_end || is_asked, {go_on_});
    show_parts(is_end, {end_, export_, copy_}); // last: the parts before have made room
    enter_->setEnabled(is_end || is_answered);
}

// Nothing above the dice comes or goes with the answer; the end of a set stands in the middle. The
// table keeps its height from question to question, but not in a low window.
void ExerciseView::fit() {
    const bool is_end = practice_.isFinished();
    auto* column = static_cast<QVBoxLayout*>(middle_->layout());
    const bool is_asked = practice_.exercise() != nullptr;
    column->setStretch(0, is_asked ? 0 : 1);
    column->setStretch(column->count() - 1, is_asked ? 1 : 2);
    dice_->setMaximumHeight(static_cast<int>(height() * max_dice_share));
    sheet_view_->setMinimumWidth(
        std::min(sheet_view_->naturalWidth(), static_cast<int>(width() * max_sheet_share)));
    middle_->setMaximumWidth(is_end ? fontMetrics().averageCharWidth() * end_letters
                                    : QWIDGETSIZE_MAX);
    replies_->fit(is_end ? QWIDGETSIZE_MAX : static_cast<int>(width() * middle_share));
    if (is_end) return;
    const int lines = window()->height() / fontMetrics().lineSpacing();
    const bool is_low = lines < low_window_lines;
    const bool is_high = lines >= high_window_lines;
    panel_->fit(!is_high);
    column->setContentsMargins(0, is_high ? height() / 7 : is_low ? 0 : 6, 0, 0);
    column->setSpacing(is_low ? 4 : 8);
    step_figure_->setVisible(!is_low && !step_figure_->text().isEmpty());
    const auto unused = is_low ? DiceView::Tray::none : DiceView::Tray::dim;
    if (practice_.exercise()) dice_->setTray(isLastRoll() ? unused : DiceView::Tray::shown);
}

void ExerciseView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void ExerciseView::showQuestion() {
    const bool is_new = shown_ != practice_.exercise() || shown_at_ != practice_.set().at;
    if (is_new) {
        shown_ = practice_.exercise();
        shown_at_ = practice_.set().at;
        held_ = 0;
        sheet_.begin(practice_.game(), practice_.players());
        sheet_.show(practice_.game());
        sheet_view_->settleCursor();
    }
    heading_->setText(practice_.exercise()->goal == Goal::win ? tr("What do you do to win?")
                      : isLastRoll()                          ? tr("Which box do you take?")
                                                              : tr("Keep dice, or take a box?"));
    situation_->setText(situation());
    analyse_->setText(origin() ? tr("Sho&w in the game") : tr("&Analyse"));
    showDice();
    sheet_.showHint(practice_.isAnswered() ? std::optional(practice_.advice()) : std::nullopt);
}

void ExerciseView::showDice() {
    dice_->showDice(practice_.exercise()->position.dice, 0, false);
    unsigned best = 0;
    if (practice_.isAnswered()) {
        const Action given = practice_.given().action;
        if (given.is_hold() && held_ == 0) held_ = given.slots();
        const Action wanted = practice_.advice().best().action;
        if (wanted.is_hold()) best = slots_like(held_, wanted, practice_.exercise()->position.dice);
    }
    dice_->setHeld(held_, canHold());
    dice_->setMarked(best);
}

void ExerciseView::showButton() {
    if (practice_.isAnswered()) return go_on_->show(tr("Next (Space)"), RollButton::Look::filled);
    if (!canHold()) return go_on_->show(tr("Choose a box"), RollButton::Look::words);
    const int rolled = core::dice::dice_count - std::popcount(held_);
    if (rolled == 0) return go_on_->show(tr("Choose a box"), RollButton::Look::words);
    if (rolled == core::dice::dice_count)
        return go_on_->show(tr("Roll all five again"), RollButton::Look::outlined);
    go_on_->show(rolled == 1 ? tr("Roll 1 die") : tr("Roll %1 dice").arg(rolled),
                 RollButton::Look::filled);
}

void ExerciseView::showAnswer() {
    const Advice advice = practice_.advice();
    const PracticeAnswer& given = practice_.given();
    const bool is_best = given.loss <= 0;
    verdict_title_->setText(AnswerPanel::verdict(*practice_.exercise(), given));
    const Colours colours = colours_of(palette());
    QPixmap mark(QSize(grade_side, grade_side) * devicePixelRatioF());
    mark.setDevicePixelRatio(devicePixelRatioF());
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    painter.setRenderHint(QPainter::Antialiasing);
    paint_grade(painter, QRectF(0, 0, grade_side, grade_side), given.grade, colours);
    painter.end();
    verdict_mark_->setPixmap(mark);
    QPalette title = palette();
    title.setColor(QPalette::WindowText,
                   given.is_accepted() ? colours.good : loss_colour(given.grade, colours));
    verdict_title_->setPalette(title);
    const QString own = with_capital(choice_text(advice.game, given.action));
    if (is_best || !advice.made)
        verdict_text_->setText(tr("%1 is best.").arg(own));
    else
        verdict_text_->setText(
            tr("%1. Best: %2.").arg(own, choice_text(advice.game, advice.best().action)));
    verdict_->setMarked(!given.is_accepted());
    showStep();
}

// Shows whether following the page is right here, and the cost of the step in games.
void ExerciseView::showStep() {
    const auto& exercise = *practice_.exercise();
    const int step = exercise.page.step;
    QStringList words;
    if (const int other = practice_.otherStep(); other > 0) words << order_sentence(other, step);
    const QString it = step > 0 ? step_title(step) : tr("It");
    const double loss = exercise.page_loss();
    const auto game = practice_.game();
    const QString lost = difference_text(loss, exercise.goal == Goal::win);
    if (loss <= 0)
        words << tr("%1 holds here.").arg(it);
    else if (loss < practice_.limits().inaccuracy)
        words << tr("%1 holds here, but for %2.").arg(it, lost);
    else if (exercise.goal == Goal::points) // the page is for points
        words << tr("%1 does not hold here, because %2 would lose %3. Better: %4.")
                     .arg(it, choice_gerund(game, exercise.page.action), lost,
                          choice_text(game, exercise.best().action));
    if (is_of_worths(step)) words << sums_text(game);
    showStepCard(step, words.join(' '));
}

void ExerciseView::showWaiting() {
    shown_ = nullptr;
    const int step = practice_.set().step;
    step_->setVisible(step > 0);
    if (step > 0) showStepCard(step, {});
    example_->show({{pattern_signs(step), {}}});
    example_->setVisible(step > 0);
    heading_->setText(practice_.failure().isEmpty() ? tr("Looking for exercises…")
                                                    : tr("No exercises"));
    situation_->setText(practice_.failure().isEmpty()
                            ? tr("This takes a few seconds.")
                            : tr("There are none because %1.").arg(practice_.failure()));
}

void ExerciseView::showEnd() {
    shown_ = nullptr;
    const PracticeSet& set = practice_.set();
    end_->refresh();
    showPractisedStep();
    const bool is_placed = set.mode == PracticeMode::placement; // and practice begins
    const bool has_missed = !set.missed().empty() && !is_placed;
    more_->setVisible(has_missed);
    heading_->setText(end_->result());
    show_text(*situation_, endText());
    go_on_->show(is_placed    ? tr("The ten of today (Space)")
                 : has_missed ? tr("The missed ones again (Space)")
                              : tr("Another set (Space)"),
                 RollButton::Look::filled);
}

// The step that most exercises of the set are for; none if there is no such step.
void ExerciseView::showPractisedStep() {
    const PracticeSet& set = practice_.set();
    std::map<int, std::pair<int, int>> right; // of all, by step
    for (std::size_t i = 0; i < set.answers.size(); ++i) {
        auto& [accepted, all] = right[set.exercises[i].practised];
        accepted += set.answers[i].is_accepted() ? 1 : 0;
        ++all;
    }
    right.erase(0);
    step_->setVisible(!right.empty() && set.mode != PracticeMode::placement);
    if (right.empty()) return;
    const auto [step, count] = *std::ranges::max_element(
        right, {}, [](const auto& of_step) { return of_step.second.second; });
    QString words = tr("%1 of %2 right in this set.").arg(count.first).arg(count.second);
    const auto& standings = practice_.standings();
    if (const auto at = static_cast<std::size_t>(step - 1);
        at < standings.size() && standings[at].practised_first >= 0)
        words = tr("%1 Your first answers lost %2 points each, the last ones %3.")
                    .arg(words, short_points(standings[at].practised_first),
                         short_points(standings[at].practised_last));
    showStepCard(step, words);
}

void ExerciseView::showStepCard(int step, const QString& words) {
    step_title_->setText(tr("%1: %2").arg(step_title(step), step_text(step)));
    show_text(*step_text_, words);
    show_text(*step_figure_, AnswerPanel::figure(practice_, step));
    example_->hide();
}

// The reason may follow on the answer.
void ExerciseView::announce() {
    const QString words = announced_words_.takeNew(spokenWords());
    if (!words.isEmpty()) Q_EMIT announced(words);
}

QString ExerciseView::spokenWords() const {
    QStringList words;
    if (practice_.isFinished())
        words << tr("%1.").arg(heading_->text()) << situation_->text() << end_->words();
    else if (!practice_.exercise())
        words << heading_->text() << situation_->text();
    else if (!practice_.isAnswered())
        words << heading_->text() << situation() << originText()
              << tr("Dice: %1.").arg(faces_text(practice_.exercise()->position.dice));
    else
        words << verdict_title_->text() << verdict_text_->text() << step_text_->text()
              << panel_->reason();
    words.removeAll(QString());
    return words.join(' ');
}

// "Turn 10 of 13, last roll. You are 18 points behind."
QString ExerciseView::situation() const {
    const auto& position = practice_.exercise()->position;
    const int turn = core::yahtzee::box_count - position.mover.open().size() + 1;
    QString text = tr("Turn %1 of %2, %3.")
                       .arg(turn)
                       .arg(core::yahtzee::box_count)
                       .arg(roll_name(position.roll_number));
    if (position.opponents.size() != 1) return text;
    const int lead = position.mover.total() - position.opponents.front().total();
    text += ' ';
    if (lead == 0) return text + tr("The scores are level.");
    return text + (lead > 0 ? tr("You are %n points ahead.", "", lead)
                            : tr("You are %n points behind.", "", -lead));
}

// The mistake isn't shown before the answer: it may be the answer.
QString ExerciseView::originText() const {
    const auto* mistake = origin();
    if (!mistake) return {};
    const auto& record = mistake->record;
    const auto game = replay(record, mistake->ply);
    QString where =
        record.date.empty()
            ? tr("turn %1 of a game of yours").arg(game.turn() + 1)
            : tr("turn %1 of your game of %2")
                  .arg(game.turn() + 1)
                  .arg(QLocale().toString(
                      QDate::fromString(QString::fromStdString(record.date), Qt::ISODate),
                      QLocale::ShortFormat));
    if (!practice_.isAnswered())
        return mistake->is_same ? tr("From %1.").arg(where) : tr("Like %1.").arg(where);
    const QString loss = practice_.exercise()->goal == Goal::win
                             ? tr("%1 win probability").arg(percentage_points(mistake->loss))
                             : tr("%1 points").arg(short_points(mistake->loss));
    const bool has_step = practice_.exercise()->page.step > 0;
    const QString did = mistake->is_same || !has_step
                            ? tr("In %1 you rolled %2 and chose: %3. That lost %4.")
                            : tr("The same step decided in %1, where you rolled %2 and chose: %3. "
                                 "That lost %4.");
    return did.arg(where, faces_text(game.dice()), choice_text(game, mistake->chosen), loss);
}

QString ExerciseView::helpText() const {
    const bool is_to_win = practice_.exercise()->goal == Goal::win;
    const double limit = practice_.limits().inaccuracy;
    const QString right =
        is_to_win
            ? tr("Right is what lowers the probability to win by less than %1 percentage points.")
                  .arg(points_text(100 * limit))
            : tr("Right is what gives away less than %1 points on average.").arg(limit);
    const QString how =
        !canHold() ? tr("Take a box in the sheet.")
        : widgets::has_character_keys(*this)
            ? tr("Click the dice that you keep, or press 1 to 5, then roll; or take a box in "
                 "the sheet.")
            : tr("Click the dice that you keep, then roll; or take a box in the sheet.");
    return tr("%1 %2").arg(how, right);
}

// "About Club; steps 1 to 7 are yours, 8 is next."
QString ExerciseView::placementText() const {
    const int known =
        ai::yahtzee::practice::find_step(practice_.book().placed.toStdString()).value_or(0);
    QString rung = practice_.ladder().rungs.front().level.title;
    for (const Rung& other : practice_.ladder().rungs)
        if (other.steps && *other.steps <= known) rung = other.level.title;
    if (known == ai::yahtzee::practice::step_count())
        return tr("About %1: the whole page is yours.").arg(rung);
    const QString next = known == 0
                             ? tr("you begin with step 1")
                             : tr("steps 1 to %1 are yours, %2 is next").arg(known).arg(known + 1);
    return tr("About %1; %2.").arg(rung, next);
}

// The result of the set, and the present cost of the step that was practised.
QString ExerciseView::endText() const {
    const PracticeSet& set = practice_.set();
    if (set.mode == PracticeMode::placement) return placementText();
    QStringList words;
    if (set.rare_step > 0)
        words
            << tr("Step %1 is rare: 20,000 games hold no more such positions.").arg(set.rare_step);
    for (const int step : practice_.learnedNow())
        words << tr("Step %1 is learned: %2.").arg(step).arg(step_text(step));
    if (set.mode == PracticeMode::today) words << tomorrow_text(practice_);
    words.removeAll(QString());
    if (const int days = practice_.streak(); days > 1) words << tr("%n days in a row.", "", days);
    return words.join(' ');
}

const analysis::MistakeOrigin* ExerciseView::origin() const {
    const auto* mistake = practice_.isOn() ? practice_.set().origin() : nullptr;
    return mistake && !mistake->record.players.empty() ? mistake : nullptr; // of another session
}

} // namespace app::views::train
