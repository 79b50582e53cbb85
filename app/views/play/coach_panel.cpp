#include "app/views/play/coach_panel.h"

#include "ai/yahtzee/practice/steps.h"
#include "app/text/coach_words.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/widgets/colours.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/link_button.h"
#include "app/widgets/text_label.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace app::views::play {

using namespace app::session;
using namespace app::analysis;
using namespace app::widgets;
using namespace app::models;
using namespace app::text;
using ai::yahtzee::decide::Objective;

// The choice of the second coach and its loss, in one line under the list. Hidden where there is no
// second coach.
class SecondOpinion : public QWidget {
public:
    // `coach` is kept by the caller.
    SecondOpinion(session::SecondCoach& coach, QWidget* parent);

private:
    void refresh();

    session::SecondCoach& coach_;
    QLabel* words_;
    QPushButton* again_;
};

SecondOpinion::SecondOpinion(session::SecondCoach& coach, QWidget* parent)
    : QWidget(parent),
      coach_(coach),
      words_(in_middle(make_text_label("secondCoach", this))),
      again_(new QPushButton(CoachPanel::tr("Try agai&n"), this)) {
    setObjectName("secondOpinion");
    again_->setObjectName("secondCoachAgain");
    again_->setFocusPolicy(Qt::TabFocus);
    auto* row = bare<QHBoxLayout>(this);
    row->addWidget(words_, 1);
    row->addWidget(again_);
    connect(again_, &QPushButton::clicked, &coach_, &session::SecondCoach::tryAgain);
    connect(&coach_, &session::SecondCoach::changed, this, &SecondOpinion::refresh);
    refresh();
}

void SecondOpinion::refresh() {
    const QString& name = coach_.name();
    const auto advice = coach_.compared();
    again_->setVisible(!coach_.failure().isEmpty());
    setVisible(advice || coach_.isThinking() || !coach_.failure().isEmpty());
    if (!coach_.failure().isEmpty())
        return words_->setText(
            CoachPanel::tr("%1 gives no advice: %2").arg(name, coach_.failure()));
    if (!advice) return words_->setText(CoachPanel::tr("%1 thinks…").arg(name));
    const auto& chosen = advice->chosen();
    const QString choice = choice_text(advice->game, chosen.action);
    if (chosen.loss <= 0)
        return words_->setText(CoachPanel::tr("%1: %2, which is best").arg(name, choice));
    words_->setText(is_by_probability(advice->ranked_by)
                        ? CoachPanel::tr("%1: %2, which loses %3 percentage points")
                              .arg(name, choice, loss_text(*advice, chosen))
                        : CoachPanel::tr("%1: %2, which loses %3 points")
                              .arg(name, choice, loss_text(*advice, chosen)));
}

CoachPanel::CoachPanel(Trainer& trainer, QWidget* parent)
    : QWidget(parent),
      session_(trainer.session),
      coach_(trainer.coach),
      decision_(trainer.decision),
      objective_(new ObjectiveBox(this)),
      close_(new QToolButton(this)),
      verdict_(new VerdictCard(this)),
      grounds_(muted(new ElidedLabel("grounds", this))),
      list_(new ChoiceList(choices_, this)),
      all_(new LinkButton("allChoices", {}, this)),
      depth_(new ExplanationPanel(trainer.analysis, this)),
      second_(new SecondOpinion(trainer.second_coach, this)),
      difference_(muted(make_text_label("difference", this))),
      step_(make_text_label("hintStep", this)),
      how_to_ask_(muted(make_text_label("howToAsk", this))),
      last_(new LastChoice("lastChoice", this)),
      today_(new TodayCard(trainer.practice, TodayCard::Size::brief, "coachToday", this)),
      turns_(new TurnsCard(this)),
      offer_(new TablesOffer(trainer.tables, this)) {
    setObjectName("coachPanel");
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    how_to_ask_->setText(tr("A click on a choice shows why it is worth less."));
    grounds_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    all_->setFocusPolicy(Qt::TabFocus);
    close_->setObjectName("closeCoach");
    close_->setText(QString(QChar(0x00D7)));
    close_->setAutoRaise(true);
    close_->setAccessibleName(tr("Close"));
    close_->setToolTip(tr("Close (Esc)"));
    close_->hide();
    layOut();
    connectParts();
    refresh();
}

void CoachPanel::layOut() {
    auto* below = new QHBoxLayout;
    below->addWidget(all_);
    below->addWidget(grounds_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 10);
    column->setSpacing(8);
    auto* top = new QHBoxLayout;
    top->addWidget(objective_, 1);
    top->addWidget(close_, 0, Qt::AlignRight);
    column->addLayout(top);
    column->addWidget(verdict_);
    column->addWidget(last_);
    column->addWidget(today_, 0, Qt::AlignTop); // no higher than it needs
    column->addWidget(turns_);
    column->addWidget(list_, 1);
    column->addLayout(below);
    column->addWidget(second_);
    column->addWidget(difference_);
    column->addWidget(step_);
    column->addWidget(how_to_ask_);
    column->addWidget(depth_, 2);
    column->addStretch(0);
    column->addWidget(offer_);
}

void CoachPanel::connectParts() {
    connect(objective_, &ObjectiveBox::chosen, this, &CoachPanel::objectiveChosen);
    connect(close_, &QToolButton::clicked, this, &CoachPanel::closeWanted);
    connect(verdict_, &VerdictCard::hintsWanted, this, &CoachPanel::hintsWanted);
    connect(list_, &ChoiceList::picked, this, &CoachPanel::picked);
    connect(list_, &ChoiceList::asked, this, [this] {
        showDepth();
        if (list_->hasFocus() && isExplaining()) announceReason();
    });
    connect(today_, &TodayCard::wanted, this, &CoachPanel::practiceWanted);
    connect(depth_, &ExplanationPanel::announced, this, &CoachPanel::announced);
    connect(all_, &QPushButton::clicked, this, [this] {
        list_->setShowsAll(!list_->showsAll());
        refresh();
    });
}

void CoachPanel::hold(QWidget& mark) {
    if (mark.parentWidget() == this) return;
    auto& column = *static_cast<QVBoxLayout*>(layout());
    column.insertWidget(column.indexOf(verdict_) + 1, &mark, 0, Qt::AlignHCenter);
}

void CoachPanel::setReady(bool is_ready) {
    is_ready_ = is_ready;
    refresh();
}

void CoachPanel::showHeld() {
    choices_.setHeld(decision_.now().held);
    list_->refresh(false);
    showVerdict();
    showDepth();
}

bool CoachPanel::lacksTables() const {
    return is_by_probability(decision_.now().objective) && !coach_.hasTables();
}

QString CoachPanel::silence() const {
    if (decision_.now().mode == HintMode::off)
        return tr("Before you choose, the coach says nothing until you ask: what is best, and why. "
                  "A game with hints doesn't count for your level.");
    if (!is_ready_) return tr("The game is being solved; hints follow in a moment.");
    if (decision_.now().mode == HintMode::guess_first)
        return tr("Guess first: choose, then see how it compares.");
    return tr("Nothing to decide until the dice are rolled.");
}

QString CoachPanel::headline() const {
    const auto& shown = *choices_.advice();
    if (shown.made)
        return is_by_probability(shown.ranked_by)
                   ? tr("Your last choice; the best by probability was")
                   : tr("Your last choice; the best by points was");
    if (shown.ranked_by != decision_.now().objective && lacksTables())
        return tr("Best by points: probabilities aren't known yet, ranked by expected score");
    switch (shown.ranked_by.kind) {
    case Objective::Kind::win:
        return tr("Best to win, if all play perfectly from here on");
    case Objective::Kind::beat:
        return tr("Best to score more than %1").arg(shown.ranked_by.points);
    case Objective::Kind::expected:
        break;
    }
    return tr("Best: the highest final score to expect");
}

void CoachPanel::showVerdict() {
    const auto& shown = choices_.advice();
    const HintMode mode = decision_.now().mode;
    if (!shown) return verdict_->say(silence(), mode == HintMode::off);
    verdict_->show(mode == HintMode::guess_first ? tr("Guess first · %1").arg(headline())
                                                 : headline(),
                   *shown, choices_.isOwn(0));
}

void CoachPanel::showChoices(std::optional<Advice> advice) {
    const auto selected = choices_.action(list_->currentIndex().row());
    const bool is_same = advice && choices_.advice() && advice->game == choices_.advice()->game;
    choices_.show(std::move(advice));
    list_->refresh(!is_same);
    // The probabilities came: what was selected stays so.
    if (choices_.advice() && choices_.advice()->made) return list_->setCurrentIndex({});
    if (!is_same || !selected) return;
    if (const auto row = choices_.rowOf(*selected)) list_->setCurrentIndex(choices_.index(*row, 0));
}

void CoachPanel::refresh() {
    const DecisionView& now = decision_.now();
    objective_->show(now.objective, coach_.hasOpponents());
    // The card over the table tells what comes next.
    show_parts(!coach_.isGameOver(), {objective_, verdict_});
    const bool is_on = now.mode != HintMode::off;
    // While a program plays, the last choice of a person stays.
    const auto last = coach_.isGameOver() ? std::nullopt : now.last;
    showChoices(!is_on ? std::nullopt : now.hint ? now.hint : last);
    const auto& shown = choices_.advice();
    if (shown) list_->setLimits(limitsOf(*shown));
    // It must not go where Qt has it go from what is hidden, nor to where Space no longer rolls.
    const bool lists = is_on && shown;
    if (!lists && (list_->hasFocus() || all_->hasFocus() || depth_->isAncestorOf(focusWidget())))
        parentWidget()->setFocus(Qt::OtherFocusReason);
    list_->setVisible(lists);
    if (last) last_->show(*last, now.before, limitsOf(*last));
    last_->setVisible(!is_on && last);
    today_->setVisible(!is_on || !shown);
    turns_->show(session_);
    turns_->setVisible(!lists && !turns_->isEmpty());
    showVerdict();
    grounds_->setText(shown ? grounds_text(*shown, coach_.isCorrecting() && !shown->made)
                            : QString());
    grounds_->setVisible(lists); // else its empty line takes room
    all_->setVisible(is_on && choices_.rowCount() > ChoiceList::few);
    all_->setText(list_->showsAll() ? tr("Show the best five")
                                    : tr("Show all %1").arg(choices_.rowCount()));
    show_text(*difference_, shown ? difference_sentence(*shown) : QString());
    showDepth();
    offer_->offer(coach_.rules(), offers_tables_, lacksTables());
}

void CoachPanel::setExplaining(bool explains) {
    explains_ = explains;
    refresh();
}

void CoachPanel::explain() {
    asked_about_ = session_.game(); // the ranking may follow
    setExplaining(true);
}

const ai::yahtzee::review::GradeLimits& CoachPanel::limitsOf(const Advice& advice) const {
    return is_by_probability(advice.ranked_by) ? probability_limits_ : point_limits_;
}

void CoachPanel::setLimits(const ai::yahtzee::review::GradeLimits& points,
                           const ai::yahtzee::review::GradeLimits& probabilities) {
    point_limits_ = points;
    probability_limits_ = probabilities;
    refresh();
}

void CoachPanel::explainChoice(core::yahtzee::Action action) {
    explain();
    const auto row = choices_.rowOf(action);
    if (!row) return;
    list_->showRow(*row);
    list_->setCurrentIndex(choices_.index(*row, 0));
}

void CoachPanel::setDrawer(bool is_drawer) {
    is_drawer_ = is_drawer;
    close_->setVisible(is_drawer);
    update();
}

void CoachPanel::paintEvent(QPaintEvent*) {
    if (!is_drawer_) return;
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, 1, height()), colours_of(palette()).faint);
}

void CoachPanel::offerTables() {
    offers_tables_ = true;
    refresh();
    offer_->setFocus(Qt::ShortcutFocusReason);
}

// The step of the basic strategy that decides; by probability there is none.
QString CoachPanel::stepWords() const {
    const Advice& shown = *choices_.advice();
    if (shown.made || is_by_probability(shown.ranked_by)) return {};
    const auto& game = shown.game;
    const auto page = ai::yahtzee::practice::StepJudge(game.rules()).decide(game.position());
    const auto* choice = find_choice(shown.choices, page.action, game.dice());
    if (!choice) return {};
    const QString words = tr("Basic strategy. %1").arg(advising_sentence(page.step, choice->loss));
    return is_of_worths(page.step) ? words + '\n' + sums_text(game) : words;
}

// Explains the selected choice; without one, the person's own; if that is the best, or a person
// asks without a choice, the best against the second. Else nobody has asked.
void CoachPanel::showDepth() {
    const auto& shown = choices_.advice();
    const bool may_explain = explains_ && decision_.now().mode != HintMode::off;
    const int selected = list_->currentIndex().row();
    const auto own = choices_.ownRow();
    const bool is_asked = selected >= 0 || own || (shown && asked_about_ == shown->game);
    const bool explains = may_explain && !list_->showsAll() && (is_asked || !shown);
    if (!explains && depth_->isAncestorOf(focusWidget())) list_->setFocus();
    depth_->setVisible(explains);
    how_to_ask_->setVisible(may_explain && !list_->showsAll() && !explains &&
                            choices_.rowCount() > 1);
    show_text(*step_, how_to_ask_->isVisibleTo(this) ? stepWords() : QString());
    if (!shown || !explains) return depth_->clear();
    const int second = std::min(1, choices_.rowCount() - 1);
    depth_->show(*shown,
                 selected >= 0         ? selected
                 : own.value_or(0) > 0 ? *own
                                       : second,
                 limitsOf(*shown));
}

} // namespace app::views::play
