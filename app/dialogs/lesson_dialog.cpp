#include "app/dialogs/lesson_dialog.h"

#include "app/session/practice_set.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/widgets/colours.h"
#include "app/widgets/fitting_scroll.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"
#include "core/yahtzee/scoring.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>

namespace app::dialogs {

using app::widgets::ActionButton;
using core::yahtzee::Action;
using core::yahtzee::Game;
using core::yahtzee::Position;

namespace {

constexpr double task_size = 1.3;         // of the usual
constexpr int opening_die = 46;           // pixels
constexpr std::uint64_t lesson_seed = 13; // the same positions for everyone

// The person's card alone, as it lies on the table.
Game table(const Position& position) {
    Game game = Game({position.mover}, 0, {}).with_roll(position.dice);
    while (game.roll_number() < position.roll_number)
        game = game.apply(Action::hold_all()).with_roll(position.dice);
    return game;
}

// Why a step keeps what it keeps.
QString keeping_text(int step) {
    switch (step) {
    case 1:
        return LessonDialog::tr("Four dice in a row are worth keeping while the large straight is "
                                "open.");
    case 5:
        return LessonDialog::tr("Two alike may become three or more, which count in the upper "
                                "boxes and in the boxes for dice alike.");
    case 6:
        return LessonDialog::tr("Three alike already fill their upper box well, and may become "
                                "four or five alike.");
    case 9:
        return LessonDialog::tr("Three dice in a row may become a straight, which brings more than "
                                "a single pair of these dice.");
    case 17:
        return LessonDialog::tr("Two pairs become a full house if the last die shows either of "
                                "them.");
    default:
        return LessonDialog::tr("These dice bring more on average than any others that you can "
                                "keep.");
    }
}

// Why the best choice is better than the one that was made: what it has for sure, or the box that
// it keeps open: the one that was taken, or that tempts most.
QString gain_text(const ai::yahtzee::practice::Exercise& exercise, const Game& game, Action made) {
    using namespace core::yahtzee;
    const Action best = exercise.best().action;
    if (best.is_hold()) return keeping_text(exercise.practised);
    if (game.roll_number() < rolls_per_turn)
        return LessonDialog::tr("These points are sure; another roll puts them at risk.");
    const auto gain = [&](Action action) {
        return exercise.position.mover.gain(game.rules(), core::dice::Roll::of(game.dice()),
                                            action.box());
    };
    const auto tempts_less = [&](const auto& a, const auto& b) {
        return gain(a.action) < gain(b.action);
    };
    const auto& ranking = exercise.ranking;
    const Action tempting =
        std::max_element(ranking.begin() + 1, ranking.end(), tempts_less)->action;
    const Action other = made.is_score() && made.box() != best.box() ? made : tempting;
    if (gain(best) > gain(other))
        return gain(best) > gain(tempting)
                   ? LessonDialog::tr("No other open box brings more points for these dice.")
                   : LessonDialog::tr("The %1 box brings only %2 points for these dice.")
                         .arg(text::box_name(other.box()))
                         .arg(gain(other));
    if (is_upper(other.box()))
        return LessonDialog::tr("The %1 box stays open, which can still bring %2 points or more.")
            .arg(text::box_name(other.box()))
            .arg(3 * face_of(other.box()));
    return LessonDialog::tr("The %1 box stays open, which can still bring up to %2 points.")
        .arg(text::box_name(other.box()))
        .arg(max_points(other.box()));
}

} // namespace

LessonDialog::LessonDialog(analysis::AnalysisService& analysis, QWidget* parent)
    : QDialog(parent),
      request_(analysis),
      game_(1, {}),
      where_(new QLabel(this)),
      task_(new QLabel(this)),
      picture_(new widgets::KeepPicture(opening_die, this)),
      sheet_view_(new views::SheetView(this)),
      dice_(new views::DiceView(this)),
      roll_(new ActionButton("lessonRoll", {}, ActionButton::Rank::first, this)),
      step_(widgets::make_text_label("lessonStep", 1.1, false, this)),
      answer_(widgets::make_text_label("lessonAnswer", 1.2, true, this)),
      next_(new ActionButton("lessonNext", {}, ActionButton::Rank::first, this)) {
    setObjectName("lessonDialog");
    setWindowTitle(tr("A Lesson of Two Minutes"));
    layOut();
    connect(dice_, &views::DiceView::toggled, this, [this](int slot) {
        if (!canRoll()) return;
        held_ ^= 1u << slot;
        showHeld();
        Q_EMIT announced(text::kept_sentence(Action::hold(held_).keep(game_.dice())));
    });
    connect(sheet_view_, &views::SheetView::taken, this, &LessonDialog::take);
    connect(sheet_view_, &views::SheetView::refused, this, [this](const QString& why) {
        if (stage_ != Stage::asked && stage_ != Stage::wrong) return;
        is_right_.reset();
        paintAnswer();
        answer_->setText(why);
        Q_EMIT announced(why);
    });
    connect(roll_, &QPushButton::clicked, this, &LessonDialog::roll);
    connect(next_, &QPushButton::clicked, this, &LessonDialog::goOn);
    makeKeys();
    widgets::FittingScroll::fit(*this, QSize(860, 620));
    showOpening();
    analysis::ExerciseRequest request;
    request.source = analysis::ExerciseRequest::Source::lesson;
    request.seed = core::dice::seed_from_number(lesson_seed);
    analysis.values().request({});
    request_.request(
        std::move(request),
        [this](const analysis::ExerciseSet& set) {
            exercises_ = set.exercises;
            showOpening();
        },
        [this](const QString& why) {
            answer_->setText(tr("The lesson can't begin: %1.").arg(why));
        });
}

void LessonDialog::layOut() {
    where_->setObjectName("lessonPlace");
    where_->setForegroundRole(QPalette::PlaceholderText);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * task_size);
    task_->setObjectName("lessonTask");
    task_->setFont(large);
    task_->setWordWrap(true);
    task_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    task_->setMinimumHeight(QFontMetrics(large).lineSpacing() * 2);
    sheet_view_->setObjectName("lessonSheet");
    sheet_view_->setSheet(&sheet_);
    sheet_view_->setPreset(false); // the box with the most points is often the wrong one
    dice_->setObjectName("lessonDice");
    step_->setMinimumHeight(step_->fontMetrics().lineSpacing() * 2);
    answer_->setMinimumHeight(answer_->fontMetrics().lineSpacing() * 3);
    for (ActionButton* button : {roll_, next_}) {
        button->setRoomy(true);
        widgets::keep_room(*button); // the dice stay where they are
    }
    auto* column = new QVBoxLayout;
    column->addWidget(where_);
    column->addWidget(task_);
    column->addWidget(step_);
    column->addWidget(answer_);
    column->addStretch(1);
    column->addWidget(picture_, 0, Qt::AlignHCenter);
    column->addWidget(dice_);
    auto* button = new QGridLayout; // never both: one follows the other in its place
    button->addWidget(roll_, 0, 0, Qt::AlignHCenter);
    button->addWidget(next_, 0, 0, Qt::AlignHCenter);
    column->addLayout(button);
    column->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 14, 16, 14);
    row->setSpacing(18);
    row->addWidget(sheet_view_, 2);
    row->addLayout(column, 3);
}

void LessonDialog::makeKeys() {
    for (int slot = 0; slot < core::dice::dice_count; ++slot) {
        auto* key = new QShortcut(Qt::Key_1 + slot, this);
        connect(key, &QShortcut::activated, this, [this, slot] { dice_->toggled(slot); });
    }
    auto* space = new QShortcut(Qt::Key_Space, this);
    space->setAutoRepeat(false);
    connect(space, &QShortcut::activated, this, [this] { canRoll() ? roll() : goOn(); });
}

// Shows the aim of the game while the positions are looked for.
void LessonDialog::showOpening() {
    stage_ = Stage::opening;
    where_->setText(tr("What it is about"));
    task_->setText(tr("Thirteen turns, thirteen boxes: each turn fills one. Most points win."));
    core::dice::Keep dice;
    for (const int face : {2, 3, 4, 5, 6}) dice = dice.plus(face);
    picture_->show(dice);
    picture_->setAccessibleName(text::dice_text(dice));
    sheet_.begin(game_, {QString()});
    dice_->hide();
    step_->setText(tr("You roll up to three times in a turn and keep what you like in between. "
                      "Then the dice fill a box that is still open: these would bring 40 points "
                      "as a large straight."));
    answer_->setText(exercises_.empty() ? tr("The positions are being prepared…") : QString());
    next_->setText(tr("&Begin"));
    next_->setVisible(true);
    next_->setEnabled(!exercises_.empty());
    showHeld();
    if (!exercises_.empty()) next_->setFocus();
    Q_EMIT announced(tr("%1 %2").arg(task_->text(), step_->text()));
}

void LessonDialog::showExercise(std::size_t at) {
    at_ = at;
    held_ = 0;
    stage_ = Stage::asked;
    game_ = table(exercise().position);
    picture_->hide();
    dice_->show();
    where_->setText(tr("Decision %1 of %2 · roll %3 of %4")
                        .arg(at_ + 1)
                        .arg(exercises_.size())
                        .arg(game_.roll_number())
                        .arg(core::yahtzee::rolls_per_turn));
    task_->setText(exercise().best().action.is_hold() ||
                           game_.roll_number() < core::yahtzee::rolls_per_turn
                       ? tr("Which dice do you keep? Click them, then roll the others; or take a "
                            "box.")
                       : tr("No rolls are left. Which box do these dice fill?"));
    sheet_.begin(game_, {QString()});
    sheet_view_->settleCursor();
    dice_->showDice(game_.dice(), 0, false);
    step_->clear(); // a sentence here would give the answer away
    answer_->clear();
    next_->hide();
    showHeld();
    sheet_view_->setFocus();
    Q_EMIT announced(tr("%1. %2").arg(where_->text(), task_->text()));
}

void LessonDialog::showAnswer(const QString& verdict, bool is_right) {
    is_right_ = is_right;
    paintAnswer();
    answer_->setText(verdict);
    Q_EMIT announced(tr("%1 %2").arg(verdict, step_->text()));
}

void LessonDialog::paintAnswer() {
    const auto colours = widgets::colours_of(palette());
    QPalette painted = palette();
    if (is_right_) painted.setColor(QPalette::WindowText, *is_right_ ? colours.good : colours.bad);
    answer_->setPalette(painted);
}

void LessonDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) paintAnswer();
}

bool LessonDialog::canRoll() const {
    return (stage_ == Stage::asked || stage_ == Stage::wrong) &&
           game_.roll_number() < core::yahtzee::rolls_per_turn;
}

void LessonDialog::showHeld() {
    dice_->setHeld(held_, canRoll());
    dice_->setTray(game_.roll_number() < core::yahtzee::rolls_per_turn
                       ? views::DiceView::Tray::shown
                       : views::DiceView::Tray::dim);
    roll_->setVisible(canRoll());
    roll_->setEnabled(held_ != core::dice::all_slots);
    const int count = core::dice::dice_count - std::popcount(held_);
    roll_->setText(held_ == 0   ? tr("&Roll all five again")
                   : count == 1 ? tr("&Roll 1 die")
                                : tr("&Roll %1 dice").arg(count));
}

void LessonDialog::roll() {
    if (canRoll() && held_ != core::dice::all_slots) decide(Action::hold(held_));
}

void LessonDialog::take(core::yahtzee::Box box) { decide(Action::score(box)); }

// After the first wrong choice its loss is shown, and what speaks for the best.
void LessonDialog::decide(Action action) {
    if (stage_ != Stage::asked && stage_ != Stage::wrong) return;
    const auto given = session::grade_answer(exercise(), action, ai::yahtzee::review::point_limits);
    if (!given) return;
    if (given->is_accepted() || stage_ == Stage::wrong) {
        right_ += given->is_accepted() && stage_ == Stage::asked;
        return explain(given->action);
    }
    stage_ = Stage::wrong;
    step_->setText(gain_text(exercise(), game_, action));
    showAnswer(tr("Not the best: it loses %1 points on average. Try once more.")
                   .arg(text::short_points(given->loss)),
               false);
}

void LessonDialog::explain(Action action) {
    stage_ = Stage::explained;
    const auto best = exercise().best().action;
    const double loss = exercise().loss_of(action);
    const QString verdict =
        loss <= 0 ? tr("Right. %1 is best.").arg(text::choice_subject(game_, best))
                  : tr("%1 loses %2 points on average. Better: %3.")
                        .arg(text::choice_subject(game_, action), text::short_points(loss),
                             text::choice_text(game_, best));
    task_->setText(action.is_hold()
                       ? tr("The turn stops here: what matters is which dice you keep.")
                       : tr("Your choice: %1.").arg(text::choice_text(game_, action)));
    step_->setText(gain_text(exercise(), game_, action));
    const bool is_last = at_ + 1 == exercises_.size();
    next_->setText(is_last ? tr("&Finish") : tr("&Next decision"));
    next_->show();
    next_->setEnabled(true);
    showHeld();
    next_->setFocus();
    showAnswer(verdict, loss <= 0);
    if (is_last) Q_EMIT finished();
}

void LessonDialog::showCount() {
    stage_ = Stage::over;
    where_->setText(tr("The lesson is over"));
    task_->setText(tr("%1 of %2 right at the first try.").arg(right_).arg(exercises_.size()));
    dice_->hide();
    step_->setText(
        tr("These decisions belong to the basic strategy. Train teaches all of it, step by "
           "step."));
    answer_->clear();
    next_->setText(tr("&Play a game"));
    showHeld();
    next_->setFocus();
    Q_EMIT announced(tr("%1 %2").arg(task_->text(), step_->text()));
}

void LessonDialog::goOn() {
    if (!next_->isVisibleTo(this) || !next_->isEnabled()) return;
    if (stage_ == Stage::over) return accept();
    if (stage_ == Stage::opening) return showExercise(0);
    at_ + 1 < exercises_.size() ? showExercise(at_ + 1) : showCount();
}

} // namespace app::dialogs
