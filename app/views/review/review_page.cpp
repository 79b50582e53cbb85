#include "app/views/review/review_page.h"

#include "app/storage/same_game.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/widgets/action_button.h"

#include <QVBoxLayout>

#include <algorithm>

namespace app::views::review {

using namespace app::models;
using namespace app::text;
using session::GameReview;

ReviewPage::ReviewPage(session::Trainer& trainer, QWidget* parent)
    : PlacePage(parent),
      trainer_(trainer),
      review_(trainer.session, trainer.coach, trainer.analysis),
      pages_(new widgets::PageStack(this)),
      wait_(new ReviewWait(review_, this)),
      panel_(new ReviewPanel(trainer, review_, this)),
      mistakes_(new MistakesView(trainer, panel_->model(), this)),
      ledger_page_(makeLedgerPage()),
      empty_(makeEmptyPage()) {
    setObjectName("reviewPage");
    for (QWidget* page : std::initializer_list<QWidget*>{wait_, mistakes_, ledger_page_, empty_})
        pages_->addPage(page);
    setContent(pages_);
    connect(panel_, &ReviewPanel::shown, this, [this](bool is_other_game) {
        showState();
        mistakes_->refresh(is_other_game);
    });
    connect(&review_, &GameReview::changed, this, &ReviewPage::showState);
    connect(&trainer_.index, &analysis::IndexService::listed, this, &ReviewPage::showState);
    connect(mistakes_, &MistakesView::ledgerWanted, this, [this] { showLedger(true); });
    connect(mistakes_, &MistakesView::announced, this, &ReviewPage::announced);
    connect(mistakes_, &MistakesView::measureChosen, &review_, &GameReview::setByWinning);
    showState();
}

QWidget* ReviewPage::makeLedgerPage() {
    auto* page = new QWidget(this);
    auto* back =
        new widgets::ActionButton("backToMistakes", tr("&Back to the costly choices"), page);
    connect(back, &QPushButton::clicked, this, [this] { showLedger(false); });
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(panel_, 1);
    panel_->addTool(back);
    return page;
}

namespace {

// The newest that a person has finished; null if there is none.
const storage::GameEntry* last_game(const analysis::IndexService& index) {
    if (!index.games()) return nullptr;
    const auto last = std::ranges::find_if(*index.games(), [](const storage::GameEntry& game) {
        return game.result != storage::GameResult::unfinished && game.programs.contains(QString());
    });
    return last == index.games()->end() ? nullptr : &*last;
}

} // namespace

EmptyPage* ReviewPage::makeEmptyPage() {
    auto* page = new EmptyPage("nothingToReview", tr("Nothing to review yet"),
                               tr("Play a turn, and its choices will be judged here."), this);
    connect(page->add("playFirst", tr("Pla&y")), &QPushButton::clicked, this,
            &ReviewPage::playWanted);
    last_game_ = page->add("reviewLastGame", tr("Revie&w the last game"));
    connect(last_game_, &QPushButton::clicked, this, &ReviewPage::openLastGame);
    connect(page->add("sampleReview", tr("Look at a &sample review")), &QPushButton::clicked, this,
            &ReviewPage::sampleWanted);
    return page;
}

void ReviewPage::openLastGame() {
    const auto* last = last_game(trainer_.index);
    const auto record = last ? trainer_.index.record(last->key) : std::nullopt;
    record ? Q_EMIT gameWanted(*record) : Q_EMIT said(tr("The last game can't be read."));
}

void ReviewPage::setLimits(const ai::yahtzee::review::GradeLimits& points,
                           const ai::yahtzee::review::GradeLimits& probabilities) {
    review_.setLimits(points, probabilities);
}

void ReviewPage::showEvent(QShowEvent* event) {
    PlacePage::showEvent(event);
    review_.setWatched(true);
    if (pages_->shownPage() == empty_) trainer_.index.update();
}

void ReviewPage::hideEvent(QHideEvent* event) {
    PlacePage::hideEvent(event);
    review_.setWatched(false);
}

void ReviewPage::showLedger(bool shown) {
    wants_ledger_ = shown;
    showState();
    pages_->shownPage()->setFocus(Qt::OtherFocusReason);
    if (shown) panel_->setFocus(Qt::OtherFocusReason);
}

void ReviewPage::showMoment(std::size_t moment) {
    if (wants_ledger_) showLedger(false);
    mistakes_->showMoment(moment);
}

void ReviewPage::step(int direction) {
    if (pages_->shownPage() == mistakes_)
        mistakes_->step(direction);
    else
        trainer_.session.goToDecision(direction);
}

void ReviewPage::showState() {
    const bool is_there = panel_->model().review() != nullptr;
    const bool is_empty = is_there && !panel_->model().hasDecisions();
    if (is_empty && pages_->shownPage() != empty_) {
        Q_EMIT announced(empty_->words());
        trainer_.index.update(); // it may have a game to offer
    }
    if (is_empty) last_game_->setVisible(last_game(trainer_.index));
    QWidget* const page = !is_there       ? static_cast<QWidget*>(wait_)
                          : is_empty      ? empty_
                          : wants_ledger_ ? ledger_page_
                                          : mistakes_;
    const bool had_focus = pages_->shownPage()->isAncestorOf(focusWidget());
    pages_->showPage(page);
    pages_->setFocusProxy(page == ledger_page_ ? static_cast<QWidget*>(panel_) : page);
    if (had_focus) pages_->setFocus(Qt::OtherFocusReason);
    setCaption(is_there && !is_empty ? captionOf(*panel_->model().review()) : QString());
}

// "You 196 : 245 Optimal · luck −1.00 · choices −57.64"
QString ReviewPage::captionOf(const ai::yahtzee::review::Review& review) const {
    const auto& record = panel_->model().record();
    const auto seat = static_cast<std::size_t>(storage::own_seat(record));
    const auto game = replay(record);
    const auto score = [&](std::size_t at) {
        return QString::number(game.card(static_cast<int>(at)).total());
    };
    const auto name = [&](std::size_t at) {
        return shown_name(storage::player_name(record, static_cast<int>(at)));
    };
    QString result = name(seat) + ' ' + score(seat);
    for (std::size_t other = 0; other < record.players.size(); ++other)
        if (other != seat) result += " : " + score(other) + ' ' + name(other);
    const auto& account = review.by_points.totals[seat];
    if (!record.dice) result = tr("%1 · real dice").arg(result);
    return tr("%1 · luck %2 · choices %3")
        .arg(result, signed_short(account.luck), signed_short(-account.losses));
}

} // namespace app::views::review
