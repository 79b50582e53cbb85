// Keeps the strip of the game up to date: how each turn was played, the expected final scores, and
// the win probability at the moment that is looked at.

#pragma once

#include "app/analysis/decision_requests.h"
#include "app/analysis/latest_request.h"
#include "app/session/trainer.h"
#include "app/views/play/game_strip.h"

#include <QObject>

#include <optional>

namespace app::views::play {

class StripUpdater : public QObject {
    Q_OBJECT

public:
    // Both are kept by the caller, `parent` too.
    StripUpdater(session::Trainer& trainer, GameStrip& strip, QObject* parent);

    void setLimits(const ai::yahtzee::review::GradeLimits& limits);

    // While the dice tumble nothing tells what follows from them.
    void wait(bool waits);
    void showCourse();         // after a turn's decision
    void showWinProbability(); // after anything else that may have changed it

private:
    void showState();
    std::optional<double> winProbability() const; // of the owner of the game
    QString stateText() const;

    session::Trainer& trainer_;
    GameStrip& strip_;
    ai::yahtzee::review::GradeLimits limits_ = ai::yahtzee::review::point_limits;
    analysis::LatestRequest<analysis::WinRequest> win_request_;
    bool waits_ = false;
    std::optional<double> win_; // worked out for the strip; nothing: not known
};

} // namespace app::views::play
