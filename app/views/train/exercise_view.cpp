#include "app/views/train/exercise_view.h"

#include "ai/yahtzee/practice/theme_figures.h"
#include "ai/yahtzee/practice/themes.h"
#include "app/session/table_setup.h"
#include "app/text/coach_words.h"
#include "app/text/engine_texts.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/widgets/colours.h"
#include "app/widgets/die_button.h"
#include "app/widgets/fitting_scroll.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>
#include <cmath>

namespace app::views::train {

using namespace app::session;
using namespace app::text;
using namespace app::widgets;
using ai::yahtzee::practice::Goal;
using core::yahtzee::Action;

namespace {

constexpr int low_window_lines = 44; // the height below which a window is low

QPushButton* make_button(const char* name, const QString& text, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setAutoDefault(true); // the space bar goes on: the return key presses these
    return button;
}

QString with_capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

} // namespace

ExerciseView::ExerciseView(Practice& practice, analysis::AnalysisService& analysis, QWidget* parent)
    : QWidget(parent),
      practice_(practice),
      sheet_view_(new play::SheetView(this)),
      panel_(new AnswerPanel(practice, analysis, this)) {
    setObjectName("exerciseView");
    sheet_view_->setObjectName("practiceSheet");
    sheet_view_->setSheet(&sheet_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 14, 8);
    row->setSpacing(14);
    row->addWidget(sheet_view_, 27);
    row->addWidget(makeMiddle(), 45);
    row->addWidget(new FittingScroll(panel_, this), 30); // long reasons, alone
    makeKeys();
    connect(dice_, &play::DiceView::toggled, this, &ExerciseView::toggleHeld);
    connect(sheet_view_, &play::SheetView::taken, this, &ExerciseView::take);
    connect(sheet_view_, &play::SheetView::refused, this, &ExerciseView::said);
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
}

QWidget* ExerciseView::makeMiddle() {
    auto* middle = new QWidget(this);
    heading_ = make_text_label("question", 1.35, false, middle);
    heading_->setAlignment(Qt::AlignCenter);
    situation_ = make_text_label("situation", 1, false, middle);
    situation_->setAlignment(Qt::AlignCenter);
    situation_->setForegroundRole(QPalette::PlaceholderText);
    origin_ = make_text_label("origin", 0.92, false, middle);
    origin_->setAlignment(Qt::AlignCenter);
    origin_->setForegroundRole(QPalette::PlaceholderText);
    dice_ = new play::DiceView(middle);
    dice_->setObjectName("practiceDice");
    for (auto* die : dice_->findChildren<DieButton*>()) // "die1" is in the place Play
        die->setObjectName("practice-" + die->objectName());
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    policy.setHeightForWidth(true);
    dice_->setSizePolicy(policy);
    go_on_ = new RollButton(middle);
    go_on_->setObjectName("goOn");
    help_ = make_text_label("practiceHelp", 0.92, false, middle);
    help_->setAlignment(Qt::AlignCenter);
    help_->setForegroundRole(QPalette::PlaceholderText);
    verdict_ = new CardFrame(middle);
    verdict_title_ = make_text_label("verdictTitle", 1.1, true, verdict_);
    verdict_text_ = make_text_label("verdictText", 1, false, verdict_);
    rule_ = new CardFrame(middle);
    rule_title_ = make_text_label("ruleTitle", 1, true, rule_);
    rule_text_ = make_text_label("ruleText", 1, false, rule_);
    rule_figure_ = make_text_label("ruleFigure", 0.9, false, rule_);
    rule_figure_->setForegroundRole(QPalette::PlaceholderText);
    for (const auto& [card, labels] :
         {std::pair{verdict_, std::vector{verdict_title_, verdict_text_}},
          {rule_, std::vector{rule_title_, rule_text_, rule_figure_}}}) {
        auto* column = new QVBoxLayout(card);
        column->setContentsMargins(CardFrame::padding + 2, 10, CardFrame::padding + 2, 10);
        column->setSpacing(4);
        for (QLabel* label : labels) column->addWidget(label);
    }
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(8);
    column->addWidget(heading_);
    column->addWidget(situation_);
    column->addWidget(origin_);
    column->addWidget(dice_);
    column->addWidget(go_on_, 0, Qt::AlignHCenter);
    column->addWidget(help_);
    column->addWidget(verdict_);
    column->addWidget(rule_);
    column->addWidget(makeReplies());
    column->addStretch(1);
    return middle;
}

QWidget* ExerciseView::makeReplies() {
    replies_ = new QWidget(this);
    another_ = make_button("anotherLikeThis", tr("Another &like this"), replies_);
    analyse_ = make_button("openInAnalysis", tr("&Analyse"), replies_);
    play_on_ = make_button("playOn", tr("Play &on"), replies_);
    export_ = make_button("exportSet", tr("E&xport to Anki…"), replies_);
    leave_ = make_button("leaveSet", tr("&Back"), replies_);
    auto* row = new QHBoxLayout(replies_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QPushButton* button : {another_, analyse_, play_on_, export_, leave_})
        row->addWidget(button);
    row->addStretch(1);
    connect(another_, &QPushButton::clicked, &practice_, &Practice::addAnother);
    connect(analyse_, &QPushButton::clicked, this, &ExerciseView::analyse);
    connect(play_on_, &QPushButton::clicked, this,
            [this] { Q_EMIT playOnWanted(practice_.record()); });
    connect(export_, &QPushButton::clicked, this, &ExerciseView::exportWanted);
    connect(leave_, &QPushButton::clicked, this, &ExerciseView::leaveWanted);
    return replies_;
}

// They work while the view is shown, wherever the focus is.
void ExerciseView::makeKeys() {
    for (int slot = 0; slot < core::dice::dice_count; ++slot) {
        auto* key = new QShortcut(Qt::Key_1 + slot, this);
        connect(key, &QShortcut::activated, this, [this, slot] { toggleHeld(slot); });
    }
    auto* space = new QShortcut(Qt::Key_Space, this);
    space->setAutoRepeat(false);
    connect(space, &QShortcut::activated, this, &ExerciseView::goOn);
    auto* escape = new QShortcut(Qt::Key_Escape, this);
    connect(escape, &QShortcut::activated, this, &ExerciseView::leaveWanted);
}

bool ExerciseView::canHold() const {
    return practice_.exercise() && !practice_.isAnswered() &&
           practice_.exercise()->position.roll_number < core::yahtzee::rolls_per_turn;
}

void ExerciseView::analyse() {
    if (const auto* mistake = practice_.origin())
        Q_EMIT analysisWanted(mistake->record, mistake->ply);
    else
        Q_EMIT analysisWanted(practice_.record(), std::nullopt);
}

void ExerciseView::toggleHeld(int slot) {
    if (!canHold()) return;
    held_ ^= 1u << slot;
    dice_->setHeld(held_, true);
    showButton();
    Q_EMIT announced(kept_sentence(Action::hold(held_).keep(practice_.exercise()->position.dice)));
}

void ExerciseView::take(core::yahtzee::Box box) { practice_.answer(Action::score(box)); }

void ExerciseView::goOn() {
    if (practice_.isFinished())
        Q_EMIT againWanted();
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
    situation_->show();
    if (practice_.isFinished()) return showEnd();
    if (!practice_.exercise()) return showWaiting();
    showQuestion();
    verdict_->setVisible(practice_.isAnswered());
    rule_->setVisible(practice_.isAnswered());
    if (practice_.isAnswered()) showAnswer();
    for (QPushButton* button : {another_, analyse_, play_on_})
        button->setVisible(practice_.isAnswered());
    another_->setEnabled(!practice_.isAdding());
    export_->hide();
    help_->setText(helpText());
    help_->setVisible(!practice_.isAnswered());
    showButton();
    fitHeight();
}

// In a low window the answer takes the room of what was said before it.
void ExerciseView::fitHeight() {
    const bool is_low = window()->height() < fontMetrics().lineSpacing() * low_window_lines;
    const bool is_answered = practice_.exercise() && practice_.isAnswered();
    situation_->setVisible(!is_low || !is_answered);
    rule_figure_->setVisible(!is_low && !rule_figure_->text().isEmpty());
}

void ExerciseView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

void ExerciseView::showQuestion() {
    sheet_view_->show();
    dice_->show();
    const bool is_new = shown_ != practice_.exercise() || shown_at_ != practice_.at();
    if (is_new) {
        shown_ = practice_.exercise();
        shown_at_ = practice_.at();
        held_ = 0;
        const auto record = practice_.record();
        sheet_.begin(practice_.game(), names(record));
        sheet_.show(practice_.game());
        sheet_view_->settleCursor();
    }
    const bool is_to_win = practice_.exercise()->goal == Goal::win;
    heading_->setText(is_to_win ? tr("What do you do to win?") : tr("What do you do?"));
    situation_->setText(situation());
    origin_->setText(originText());
    origin_->setVisible(!origin_->text().isEmpty());
    analyse_->setText(practice_.origin() ? tr("&Analyse the game") : tr("&Analyse"));
    showDice();
    sheet_.showHint(practice_.isAnswered() ? std::optional(practice_.advice()) : std::nullopt);
}

void ExerciseView::showDice() {
    const auto& position = practice_.exercise()->position;
    dice_->showDice(position.dice, 0, false);
    unsigned best = 0;
    if (practice_.isAnswered()) {
        const Action given = practice_.answers()[practice_.at()].action;
        if (given.is_hold() && held_ == 0) held_ = given.slots();
        const Action wanted = practice_.exercise()->best().action;
        if (wanted.is_hold()) best = wanted.slots();
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
    const PracticeAnswer& given = practice_.answers()[practice_.at()];
    const bool is_best = given.loss <= 0;
    verdict_title_->setText(is_best               ? tr("Right.")
                            : given.is_accepted() ? tr("Good enough.")
                                                  : tr("Something else is better."));
    const Colours colours = colours_of(palette());
    QPalette title = palette();
    title.setColor(QPalette::WindowText, given.is_accepted() ? colours.good : colours.bad);
    verdict_title_->setPalette(title);
    const QString own = with_capital(choice_text(advice.game, given.action));
    if (is_best || !advice.made)
        verdict_text_->setText(tr("%1 is best.").arg(own));
    else
        verdict_text_->setText(tr("%1: %2 Best: %3.")
                                   .arg(own, loss_sentence(advice, advice.chosen()),
                                        choice_text(advice.game, advice.best().action)));
    verdict_->setMarked(!given.is_accepted());
    showRule();
}

void ExerciseView::showRule() {
    const auto rule = practice_.ruleTheme();
    rule_->setVisible(rule.has_value());
    if (!rule) return;
    const auto& theme = ai::yahtzee::practice::themes()[*rule];
    const auto& figures = ai::yahtzee::practice::theme_figures()[*rule];
    rule_title_->setText(theme_title(theme));
    rule_text_->setText(theme_advice(theme));
    rule_figure_->setText(
        figures.count > 0
            ? tr("The rule is right in %1 ± %2\u00a0% of such decisions (%3 measured).")
                  .arg(text::decimal_text(100 * figures.agreement, 1))
                  .arg(text::decimal_text(100 * figures.standard_error, 1))
                  .arg(QLocale().toString(static_cast<qlonglong>(figures.count)))
            : QString());
    rule_figure_->setVisible(figures.count > 0);
}

void ExerciseView::showWaiting() {
    shown_ = nullptr;
    sheet_view_->hide();
    for (QWidget* part : std::initializer_list<QWidget*>{origin_, help_, dice_, verdict_, rule_,
                                                         another_, analyse_, play_on_, export_})
        part->hide();
    heading_->setText(practice_.failure().isEmpty() ? tr("Looking for exercises…")
                                                    : tr("No exercises"));
    situation_->setText(practice_.failure().isEmpty()
                            ? tr("This takes a few seconds.")
                            : tr("There are none because %1.").arg(practice_.failure()));
    go_on_->show({}, RollButton::Look::words);
}

void ExerciseView::showEnd() {
    shown_ = nullptr;
    const auto right = std::ranges::count_if(practice_.answers(), &PracticeAnswer::is_accepted);
    for (QWidget* part : std::initializer_list<QWidget*>{origin_, help_, dice_, verdict_, rule_,
                                                         another_, analyse_, play_on_})
        part->hide();
    sheet_view_->hide();
    export_->show();
    heading_->setText(
        tr("%1 of %2 right").arg(right).arg(static_cast<int>(practice_.answers().size())));
    situation_->setText(endText());
    go_on_->show(againText(), RollButton::Look::filled);
}

} // namespace app::views::train
