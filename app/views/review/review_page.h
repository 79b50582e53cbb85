// The page Review: the results of a game and the losses of its choices. It opens at the costliest
// mistake; the table of all decisions is a page of its own.

#pragma once

#include "app/session/game_review.h"
#include "app/session/trainer.h"
#include "app/views/parts/empty_page.h"
#include "app/views/parts/place_page.h"
#include "app/views/parts/review_panel.h"
#include "app/views/review/mistakes_view.h"
#include "app/views/review/review_wait.h"
#include "app/widgets/page_stack.h"

namespace app::views::review {

class ReviewPage : public PlacePage {
    Q_OBJECT

public:
    explicit ReviewPage(session::Trainer& trainer, QWidget* parent = nullptr);

    // From what losses on choices are called mistakes.
    void setLimits(const ai::yahtzee::review::GradeLimits& points,
                   const ai::yahtzee::review::GradeLimits& probabilities);

    void showLedger(bool shown);
    // The decision at a moment of the game, once it is analysed.
    void showMoment(std::size_t moment);
    // To another decision: the one before or after in the game.
    void step(int direction);

    MistakesView& mistakes() { return *mistakes_; }

Q_SIGNALS:
    void gameWanted(const core::yahtzee::notation::Record& record); // to review another

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeLedgerPage();
    EmptyPage* makeEmptyPage();
    void openLastGame();
    void showState();
    QString captionOf(const ai::yahtzee::review::Review& review) const;

    session::Trainer& trainer_;
    session::GameReview review_;
    widgets::PageStack* pages_;
    ReviewWait* wait_;
    ReviewPanel* panel_;
    MistakesView* mistakes_;
    QWidget* ledger_page_;
    QPushButton* last_game_ = nullptr; // on the empty page
    EmptyPage* empty_;
    bool wants_ledger_ = false;
};

} // namespace app::views::review
