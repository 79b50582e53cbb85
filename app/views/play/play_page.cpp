#include "app/views/play/play_page.h"

#include "app/session/table_setup.h"
#include "app/storage/same_game.h"
#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/widgets/action_button.h"

#include <QApplication>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace app::views::play {

using namespace app::session;
using namespace app::text;
using namespace app::analysis;
using namespace app::models;
using core::yahtzee::Action;
using core::yahtzee::Phase;

namespace {

constexpr int page_margin = 8;        // pixels around the columns
constexpr double sheet_share = 0.245; // of the width
constexpr double coach_share = 0.3;
constexpr double narrow_sheet_share = 0.36; // without a column for the coach
constexpr double drawer_share = 0.42;
constexpr int widest_table = 1000; // pixels; more would only be empty

} // namespace

PlayPage::PlayPage(Trainer& trainer, QWidget* parent)
    : PlacePage(parent),
      trainer_(trainer),
      sheet_view_(new SheetView(this)),
      table_(new TableView(trainer.session, this)),
      coach_(new CoachPanel(trainer, this)),
      drawer_button_(new widgets::ActionButton("openCoach", {}, this)),
      drawer_scrim_(new Scrim("drawerScrim", this)),
      strip_(new StripUpdater(trainer, table_->strip(), this)),
      why_(trainer.analysis, DecisionReason::Wanted::reason),
      overlays_(new PlayOverlays(
          trainer, {*this, *sheet_view_, *table_, *coach_, *drawer_button_, *drawer_scrim_})) {
    setObjectName("playPage");
    sheet_.follow(trainer.session);
    sheet_view_->setSheet(&sheet_);
    drawer_button_->setFocusPolicy(Qt::TabFocus);
    drawer_button_->setToolTip(tr("What is best, and why"));
    clock_.start();
    makeKeys();
    listenToTrainer();
    listenToParts();
    listenToOverlays();
    setFocusProxy(sheet_view_);
    onChanged(GameSession::Change::began);
}

void PlayPage::listenToTrainer() {
    GameSession& session = trainer_.session;
    connect(&session, &GameSession::changed, this, &PlayPage::onChanged);
    connect(&session, &GameSession::faceEntered, this, [this] {
        table_->dice().showDice(trainer_.session.shownDice(), 0, false);
        table_->showTurn();
    });
    connect(&session, &GameSession::heldChanged, this, [this] {
        trainer_.turn.withdraw();
        guard_.forget();
        showHeld();
    });
    connect(&session, &GameSession::decided, this, [this](Action action) {
        const GameSession& now = trainer_.session;
        const QString done = action_text(now.moverName(), now.game(), action);
        const auto after = now.game().apply(action);
        const QString lead = action.is_score() && people(now.record()) == 1
                                 ? lead_text(after, storage::own_seat(now.record()))
                                 : QString();
        table_->say(lead.isEmpty() ? done : tr("%1 · %2").arg(done, lead));
    });
    connect(&trainer_.decision, &Decision::retried, this,
            [this] { Q_EMIT said(verdict_of_try(*trainer_.decision.now().retried)); });
    connect(&trainer_.decision, &Decision::asked, this, &PlayPage::showAdvice);
    connect(&trainer_.coach, &Coach::adviceChanged, this, &PlayPage::showAdvice);
    connect(&trainer_.tables, &TableCache::changed, this, &PlayPage::showCaption);
    connect(&why_, &DecisionReason::changed, this, &PlayPage::showMessage);
    connect(&trainer_.values, &ValueCache::progressed, this, &PlayPage::showReadiness);
    connect(&trainer_.values, &ValueCache::solved, this, [this] {
        showReadiness();
        strip_->showCourse();
        overlays_->showEnd(); // the account of a game that is over
    });
}

void PlayPage::listenToParts() {
    GameSession& session = trainer_.session;
    connect(&trainer_.turn, &TurnController::doubted, this, &PlayPage::object);
    connect(&trainer_.turn, &TurnController::refused, this, &PlayPage::said);
    connect(table_, &TableView::rollWanted, this, &PlayPage::rollNow);
    connect(table_, &TableView::hurryWanted, &session, &GameSession::hurry);
    connect(table_, &TableView::takeBackWanted, &session, &GameSession::takeBack);
    connect(&table_->dice(), &DiceView::toggled, this, &PlayPage::toggleHeld);
    connect(&table_->dice(), &DiceView::settled, this, &PlayPage::showSettled);
    connect(&table_->strip(), &GameStrip::turnPicked, this, [this](int turn) {
        if (!trainer_.session.isReviewing() && trainer_.session.isProgramsTurn())
            return trainer_.session.hurry(); // as any click beside it
        trainer_.session.goTo(table_->strip().course().turnOf(turn)->moment);
    });
    connect(sheet_view_, &SheetView::taken, this, &PlayPage::take);
    connect(sheet_view_, &SheetView::refused, this, &PlayPage::said);
    connect(sheet_view_, &SheetView::cursorShown, this, [this] {
        table_->dice().finishRolling();
        uncoverTable();
    });
    connect(coach_, &CoachPanel::picked, this, &PlayPage::pick);
    connect(coach_, &CoachPanel::announced, this, &PlayPage::announced);
    connect(coach_, &CoachPanel::hintsWanted, this, &PlayPage::hintsWanted);
    connect(coach_, &CoachPanel::practiceWanted, this, [this] {
        if (!trainer_.practice.isOn()) trainer_.practice.beginToday();
        Q_EMIT practiceWanted();
    });
    connect(coach_, &CoachPanel::closeWanted, this, [this] { showCoach(false); });
    connect(drawer_button_, &QPushButton::clicked, this, [this] { showCoach(!isCoachShown()); });
    connect(drawer_scrim_, &Scrim::pressed, this, &PlayPage::uncoverTable);
}

void PlayPage::listenToOverlays() {
    EndCard& end = overlays_->end();
    connect(&end, &EndCard::reviewWanted, this, &PlayPage::reviewWanted);
    connect(&end, &EndCard::stepWanted, this, [this](int step) {
        trainer_.practice.beginStep(step);
        Q_EMIT practiceWanted();
    });
    const auto begin = [this](core::yahtzee::notation::Record record) {
        trainer_.session.begin(Timeline(std::move(record)));
        focusSheet();
    };
    connect(&end, &EndCard::rematchWanted, this,
            [this, begin] { begin(next_record(trainer_.session.record())); });
    connect(&end, &EndCard::levelWanted, this, [this, begin](const std::string& program) {
        auto players = storage::players_of(trainer_.session.record());
        for (auto& player : players)
            if (!is_person(player)) player = {program_title(program).toStdString(), program};
        begin(next_record(trainer_.session.record(), std::move(players)));
    });
    connect(overlays_, &PlayOverlays::endShown, this, &PlayPage::makeRoomForEnd);
    connect(overlays_, &PlayOverlays::welcomeLeft, this, &PlayPage::focusSheet);
}

// They work while the page is shown, wherever the focus is.
void PlayPage::makeKeys() {
    for (int slot = 0; slot < core::dice::dice_count; ++slot)
        new QShortcut(Qt::Key_1 + slot, this, [this, slot] { toggleHeld(slot); });
    // A face of real dice.
    new QShortcut(Qt::Key_6, this, [this] { trainer_.session.enterFace(core::dice::face_count); });
    new QShortcut(Qt::Key_Escape, this, [this] {
        if (overlays_->isWelcoming())
            overlays_->leaveWelcome();
        else if (trainer_.session.isCorrecting())
            trainer_.session.leaveCorrection();
        else if (trainer_.turn.doubt())
            dropDoubt();
        else if (isNarrow())
            showCoach(false);
        focusSheet();
    });
}

void PlayPage::onChanged(GameSession::Change change) {
    guard_.forget();
    const GameSession& session = trainer_.session;
    if (change == GameSession::Change::began) {
        showReadiness();
        showCaption();
        placeColumns();
    }
    if (change == GameSession::Change::began || change == GameSession::Change::moved)
        table_->forgetLines();
    const bool rolled = change == GameSession::Change::rolled;
    const bool tumbles =
        rolled && preferences_.animate_dice && !session.isHurrying() && !session.hasRealDice();
    table_->showHint({});
    strip_->wait(tumbles);
    const bool is_about_dice = rolled || change == GameSession::Change::held;
    if (is_about_dice && !session.isPersonsTurn())
        strip_->showWinProbability();
    else
        strip_->showCourse();
    table_->dice().setPast(!session.shownDice());
    table_->dice().showDice(diceOnTable(), session.rolledSlots(), tumbles);
    if (table_->dice().isRolling()) table_->showTurn(); // else it is shown
}

// The last dice of a program lie there until somebody rolls.
std::optional<core::dice::Dice> PlayPage::diceOnTable() const {
    const GameSession& session = trainer_.session;
    const auto dice = session.shownDice();
    const std::size_t at = session.timeline().at();
    if (dice || at == 0 || session.isReviewing() || session.hasRealDice()) return dice;
    const auto& before = session.timeline().states()[at - 1];
    const auto& player = session.record().players[static_cast<std::size_t>(before.mover())];
    return is_person(player) ? dice : before.dice();
}

void PlayPage::showSettled() {
    const GameSession& session = trainer_.session;
    const auto& game = session.game();
    strip_->wait(false);
    sheet_.show(game);
    sheet_view_->settleCursor();
    if (game.phase() == Phase::to_decide && session.isPersonsTurn()) {
        const QString dice = (faces_text(game.dice()) + ' ' + joker_text(game)).trimmed();
        const QString name = session.moverName();
        table_->say(is_you(name) ? tr("You rolled %1").arg(dice)
                                 : tr("%1 rolled %2").arg(name, dice));
    }
    showAdvice();
    overlays_->showEnd();
    overlays_->showMarks();
}

void PlayPage::setNewcomer(bool is_newcomer) {
    is_newcomer_ = is_newcomer;
    showAdvice();
}

void PlayPage::showAdvice() {
    table_->setPlain(is_newcomer_, trainer_.decision.now().mode != HintMode::off);
    if (table_->dice().isRolling()) return;
    sheet_.showHint(trainer_.decision.now().hint);
    sheet_view_->followHint();
    showDrawerButton();
    coach_->refresh();
    showHeld();
}

// The dice that are kept, and what follows from them.
void PlayPage::showHeld() {
    table_->showTurn();
    table_->showHint(trainer_.decision.now().hint);
    coach_->showHeld();
    showMessage();
    overlays_->showMarks();
}

void PlayPage::showMessage() {
    MessageCard& card = table_->message();
    GameSession& session = trainer_.session;
    if (table_->dice().isRolling() || trainer_.turn.doubt() || guard_.isArmed()) return;
    if (session.isCorrecting())
        return card.say(
            tr("Correct the dice of this roll. What followed stays, as far as it fits."),
            MessageCard::Tone::plain,
            {{"leaveDice", tr("Leave as it &was"), [&session] { session.leaveCorrection(); }}});
    const DecisionView& now = trainer_.decision.now();
    const auto tone = [](const Advice& advice) {
        return is_right(advice) ? MessageCard::Tone::good : MessageCard::Tone::bad;
    };
    const std::vector<MessageCard::Reply> to_review{
        {"backToReview", tr("Back to the revie&w"), [this] { Q_EMIT reviewWanted(); }}};
    if (now.tries_again)
        return card.say(
            tr("Turn %1 once more: what do you choose now?").arg(session.game().turn() + 1),
            MessageCard::Tone::plain, to_review);
    if (now.retried && !now.verdict_of_held)
        return card.say(verdict_of_try(*now.retried), tone(*now.retried),
                        session.isOver() ? std::vector<MessageCard::Reply>() : to_review);
    if (session.isReviewing() && !session.isOver()) return showMoment();
    // The value of keeping the held dice and rolling the others.
    if (now.verdict_of_held)
        return card.say(held_sentence(*now.verdict_of_held), tone(*now.verdict_of_held));
    if (now.hint && isNarrow() && (is_large_ || !isCoachShown()))
        return card.say(hintText(*now.hint), MessageCard::Tone::good);
    why_.stop();
    if (!now.last || (now.mode == HintMode::off && (isCoachShown() || is_large_)))
        return card.clear();
    if (now.mode == HintMode::off) // else the coach says it
        return session.isOver() ? card.clear()
                                : card.showLast(*now.last, now.before, limitsOf(*now.last));
    card.say(now.guesses.all > 0 ? guess_sentence(*now.last, now.guesses)
                                 : comparison_sentence(*now.last),
             is_right(*now.last) ? MessageCard::Tone::good : MessageCard::Tone::plain);
}

// Beside a try its own bar leads back.
std::vector<MessageCard::Reply> PlayPage::wayBack() const {
    GameSession& session = trainer_.session;
    if (!session.isReviewing() || session.timeline().line() > 0) return {};
    return {{"backToGame", tr("&Back to the game"), [&session] { session.backToGame(); }}};
}

void PlayPage::showMoment() {
    const GameSession& session = trainer_.session;
    table_->message().say(
        (session.isTakingBack()
             ? tr("Taken back to turn %1. If you choose otherwise, what was taken back stays as a "
                  "try.")
             : tr("Looking at turn %1."))
            .arg(session.game().turn() + 1),
        MessageCard::Tone::plain, wayBack());
}

const ai::yahtzee::review::GradeLimits& PlayPage::limitsOf(const Advice& advice) const {
    return is_by_probability(advice.ranked_by) ? preferences_.probability_limits
                                               : preferences_.point_limits;
}

QString PlayPage::hintText(const Advice& hint) {
    const QString best = tr("Best: %1").arg(choice_text(hint.game, hint.best().action));
    if (is_large_ || !preferences_.explain || hint.choices.size() < 2) return best;
    why_.ask(hint.game, hint.ranked_by, hint.best(), hint.choices[1]);
    const auto reason = why_.reason();
    const QString first = reason ? first_reason(*reason, hint.game) : QString();
    return first.isEmpty() ? best : tr("%1. %2").arg(best, first);
}

void PlayPage::showReadiness() {
    coach_->setReady(trainer_.values.get(trainer_.session.game().rules()) != nullptr);
}

// "Strong (242 on average)"; of the champion how exact the win probabilities are that it plays by.
QString PlayPage::opponentText(const core::yahtzee::notation::RecordedPlayer& player) const {
    const QString name = QString::fromStdString(player.name);
    const auto known = levels();
    const auto level = std::ranges::find(known, player.program, &Level::program);
    if (level == known.end()) return name;
    if (!level->average.isEmpty()) return tr("%1 (%2 on average)").arg(name, level->average);
    const auto rules = trainer_.session.record().rules;
    if (trainer_.tables.hasFull(rules)) return tr("%1 (full tables)").arg(name);
    if (trainer_.tables.get(rules))
        return tr("%1 (compact tables: within 0.2 percentage points)").arg(name);
    return tr("%1 (without tables: for points until the last rounds)").arg(name);
}

QString PlayPage::opponentsText() const {
    QStringList others;
    const auto players = storage::players_of(trainer_.session.record());
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (static_cast<int>(seat) != storage::own_seat(trainer_.session.record()))
            others << opponentText(players[seat]);
    return others.join(", ");
}

void PlayPage::showCaption() {
    const QString others = opponentsText();
    const QString caption = others.isEmpty() ? tr("Alone") : tr("Against %1").arg(others);
    setCaption(trainer_.session.hasRealDice() ? tr("%1 · real dice").arg(caption) : caption);
}

bool PlayPage::canRoll() const {
    const GameSession& session = trainer_.session;
    const bool program_plays =
        session.isProgramsTurn() && !session.isReviewing() && !session.wantsDice();
    return session.canRoll() || program_plays;
}

// By a key. While the dice still tumble it only makes them lie, while a program plays it shows the
// end of the turn.
void PlayPage::roll() {
    if (overlays_->isWelcoming() || uncoverTable()) return;
    GameSession& session = trainer_.session;
    if (session.isProgramsTurn()) return session.hurry();
    const bool rolls_all_again = session.canHold() && session.heldSlots() == 0;
    if (!table_->dice().isRolling() && rolls_all_again &&
        !guard_.press(std::chrono::milliseconds(clock_.elapsed()))) {
        if (!trainer_.turn.doubt())
            table_->message().say(tr("No die is kept. Press Space again to roll all five."),
                                  MessageCard::Tone::plain, wayBack());
        return;
    }
    rollNow();
}

void PlayPage::rollNow() {
    if (table_->dice().isRolling())
        table_->dice().finishRolling();
    else
        trainer_.turn.roll();
}

void PlayPage::take(core::yahtzee::Box box) {
    if (uncoverTable()) return;
    if (table_->dice().isRolling())
        table_->dice().finishRolling();
    else
        trainer_.turn.score(box);
}

void PlayPage::toggleHeld(int slot) {
    if (uncoverTable()) return;
    if (trainer_.session.wantsDice()) return trainer_.session.enterFace(slot + 1);
    if (table_->dice().isRolling()) table_->dice().finishRolling();
    trainer_.session.toggleHeld(slot);
}

void PlayPage::object() {
    const Advice advice = *trainer_.turn.doubt();
    const bool may_play = preferences_.tutor.mode == TutorMode::ask;
    std::vector<MessageCard::Reply> replies{{"tutorTakeBack", tr("&Take back"),
                                             [this] {
                                                 dropDoubt();
                                                 focusSheet();
                                             }},
                                            {"tutorWhy", tr("&Why"), [this, advice] {
                                                 Q_EMIT hintsWanted(HintMode::on);
                                                 showCoach(true);
                                                 coach_->explainChoice(advice.chosen().action);
                                             }}};
    if (may_play)
        replies.push_back({"tutorPlayOn", tr("Play &on"), [this] {
                               focusSheet();
                               trainer_.turn.playOn();
                           }});
    table_->message().say(choice_verdict(advice), MessageCard::Tone::bad, replies);
    table_->message().focusReply();
}

void PlayPage::dropDoubt() {
    trainer_.turn.withdraw();
    showMessage();
}

void PlayPage::pick(Action action) {
    if (action.is_hold())
        trainer_.session.setHeldSlots(action.slots());
    else
        sheet_view_->setCurrentIndex(
            sheet_.index(SheetModel::rowOf(action.box()), sheet_.moverColumn()));
}

void PlayPage::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    sheet_view_->setAnimated(preferences_.animate_dice);
    trainer_.turn.setTutor(preferences_.tutor);
    coach_->setExplaining(preferences_.explain);
    coach_->setLimits(preferences_.point_limits, preferences_.probability_limits);
    showMessage();
    strip_->setLimits(preferences_.point_limits);
    overlays_->showEnd(); // by these limits
}

void PlayPage::focusChoices() {
    showCoach(true);
    coach_->focusChoices();
}

void PlayPage::focusObjective() {
    if (trainer_.session.isOver()) return; // it is hidden
    showCoach(true);
    coach_->focusObjective();
}

// The coach has nothing to say then, and its drawer would lie over the card.
void PlayPage::makeRoomForEnd(bool shown) {
    if (shown && !had_drawer_ && (is_large_ || width() < leastWidth()))
        had_drawer_ = std::exchange(is_drawer_open_, false);
    else if (!shown && had_drawer_)
        is_drawer_open_ |= *std::exchange(had_drawer_, {});
    updateGeometry();
    placeColumns();
    if (!shown && isVisible()) focusSheet(); // after Take back Return fills a box
}

int PlayPage::leastWidth() const {
    return sheet_view_->leastWidth() + leastTableWidth() + coach_->leastWidth() + 2 * page_margin;
}

// The card at the end takes the place of the table.
int PlayPage::leastTableWidth() const {
    const EndCard& end = overlays_->end();
    return std::max(table_->leastWidth(),
                    end.isVisibleTo(this) ? end.minimumSizeHint().width() + 2 * TableView::margin
                                          : 0);
}

bool PlayPage::isNarrow() const {
    return is_large_ || width() < std::max(least_width_for_coach, leastWidth());
}

bool PlayPage::hasThreeColumns() const {
    return isCoachShown() && !is_large_ && width() >= leastWidth();
}

bool PlayPage::uncoverTable() {
    const bool covers = isCoachShown() && !hasThreeColumns();
    if (covers) showCoach(false);
    return covers;
}

QSize PlayPage::minimumSizeHint() const {
    return {sheet_view_->leastWidth() + leastTableWidth() + 3 * page_margin,
            std::max(sheet_view_->minimumSizeHint().height(), table_->minimumSizeHint().height()) +
                2 * page_margin};
}

void PlayPage::showCoach(bool shown) {
    if (isNarrow())
        is_drawer_open_ = shown;
    else
        wants_coach_ = shown;
    placeColumns();
}

void PlayPage::setWantsCoach(bool wants) {
    wants_coach_ = wants;
    placeColumns();
}

void PlayPage::setLarge(bool large) {
    is_large_ = large;
    sheet_view_->setLarge(large);
    table_->setLarge(large);
    placeColumns();
    showMessage();
}

void PlayPage::resizeEvent(QResizeEvent* event) {
    PlacePage::resizeEvent(event);
    placeColumns();
}

void PlayPage::placeColumns() {
    // The sheet grows by itself, and large type has a size of its own.
    const QFont grown = is_large_ ? font() : grownFont();
    for (QWidget* part : std::initializer_list<QWidget*>{table_, coach_})
        if (part->font() != grown) part->setFont(grown);
    if (!isNarrow()) is_drawer_open_ = false;
    const bool was_shown = isCoachShown();
    const bool shows_coach = isNarrow() ? is_drawer_open_ : wants_coach_;
    if (was_shown && !shows_coach && coach_->isAncestorOf(QApplication::focusWidget()))
        focusSheet();
    coach_->setVisible(shows_coach);
    const bool has_column = hasThreeColumns();
    const double share = !has_column ? drawer_share : isNarrow() ? 0 : coach_share;
    const int coach = std::max(coach_->leastWidth(), static_cast<int>(width() * share));
    coach_->setGeometry(width() - coach, 0, coach, height());
    coach_->setDrawer(isNarrow());
    placeSheetAndTable(has_column ? coach : 0);
    drawer_scrim_->setGeometry(rect());
    drawer_scrim_->setVisible(shows_coach && !has_column);
    showDrawerButton();
    if (shows_coach) {
        drawer_scrim_->raise();
        coach_->raise();
    }
    overlays_->place();
    overlays_->showMarks();
    showMessage(); // says what the coach does not
    if (was_shown != shows_coach) Q_EMIT coachShown(shows_coach);
}

// Beside a column of the coach.
void PlayPage::placeSheetAndTable(int coach) {
    const int room = width() - 2 * page_margin;
    const int tall = height() - 2 * page_margin;
    const int most = std::max(sheet_view_->leastWidth(), room - coach - leastTableWidth());
    const double share = isNarrow() ? narrow_sheet_share : sheet_share;
    const int wanted =
        is_large_ ? std::min(sheet_view_->widthForHeight(tall), width() / 2)
                  : std::max(static_cast<int>(width() * share), sheet_view_->naturalWidth());
    const int sheet = std::clamp(wanted, sheet_view_->leastWidth(), most);
    const int middle = room - sheet - coach;
    const int table = is_large_ ? middle : std::min(middle, widest_table);
    sheet_view_->setGeometry(page_margin, page_margin, sheet, tall);
    table_->setGeometry(page_margin + sheet + (middle - table) / 2, page_margin, table, tall);
}

// Not beside the card at the end, which would cover half of it, nor over large type.
void PlayPage::showDrawerButton() {
    drawer_button_->setVisible(!isCoachShown() && !is_large_ &&
                               !overlays_->end().isVisibleTo(this));
    const bool guesses = trainer_.decision.now().mode == HintMode::guess_first;
    drawer_button_->setText(guesses ? tr("Coach · guess first (F9)") : tr("Coach (F9)"));
    drawer_button_->adjustSize();
    drawer_button_->move(width() - drawer_button_->width() - page_margin, page_margin);
}

} // namespace app::views::play
