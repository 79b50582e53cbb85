// What every choice on the table is worth under the objective of the player; and how the last
// choice of a person compares with the best. Expected scores are found at once from the solved
// values; chances follow as soon as they are worked out, and what roll-outs say of them once these
// are played. Says nothing until the values are there.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "app/analysis/decision_requests.h"
#include "app/analysis/latest_request.h"
#include "app/session/game_session.h"

#include <QObject>

#include <optional>
#include <vector>

namespace app::session {

enum class HintMode {
    off,
    on,
    guess_first, // only after the choice: how it compares
};

// How what choices are ranked by was come by.
enum class Accuracy {
    exact,
    estimate, // of chances to win, before the end of a game
    rollouts, // which corrected that
};

// The choices that a game offered, best first, and the one that was made, if any was.
struct Advice {
    core::yahtzee::Game game;
    std::vector<ai::yahtzee::decide::RankedAction> choices;
    std::optional<std::size_t> made = {}; // place in `choices`
    // What they are ranked by; expected scores as long as the chances aren't known.
    ai::yahtzee::decide::Objective ranked_by = {};
    Accuracy grounds = Accuracy::exact;
    bool is_compact = false; // chances are worked out from compact tables
    // Of the estimate, where roll-outs found another one.
    std::optional<core::yahtzee::Action> best_estimated = {};

    const ai::yahtzee::decide::RankedAction& best() const { return choices.front(); }
    const ai::yahtzee::decide::RankedAction& chosen() const { return choices[*made]; }
};

class Coach : public QObject {
    Q_OBJECT

public:
    Coach(GameSession& session, analysis::AnalysisService& analysis, QObject* parent = nullptr);

    HintMode mode() const { return mode_; }
    void setMode(HintMode mode);

    // What the player wants; for points where there is nobody to win against.
    ai::yahtzee::decide::Objective aim() const;
    void setAim(const ai::yahtzee::decide::Objective& aim);

    core::yahtzee::Rules rules() const { return session_.game().rules(); }
    bool isGameOver() const { return session_.isOver(); }
    bool hasOpponents() const { return session_.game().players() > 1; }
    // Chances can be told from the first turn on, not only near the end.
    bool hasTables() const { return analysis_.tables().get(rules()) != nullptr; }
    bool hasFullTables() const { return analysis_.tables().hasFull(rules()); }

    // The chances on the table are being worked out; adviceChanged() follows.
    bool isThinking() const { return ranking_.isWaiting(); }

    // Roll-outs correct the chances on the table; adviceChanged() follows.
    bool isCorrecting() const { return rollouts_.isWaiting(); }

    // For the dice on the table; nothing where there is none to give, or none wanted.
    std::optional<Advice> hint() const;

    // The choices on the table with `action` marked; nothing while the values are not there.
    std::optional<Advice> compared(core::yahtzee::Action action) const;

    // The last choice of a person in this game, compared; nothing after it was taken back.
    const std::optional<Advice>& lastChoice() const { return last_; }

Q_SIGNALS:
    // For another reason than a change of the game.
    void adviceChanged();
    // Win probabilities could not be worked out; the hints go by points.
    void failed(const QString& why);

private:
    // Ranked with chances, as far as they can be told.
    struct Known {
        analysis::RankingRequest question;
        analysis::RankedChoices ranked = {}; // without choices until they are known
        std::vector<ai::yahtzee::decide::RankedAction> corrected = {}; // by roll-outs; the same
    };

    void think(); // about the choices on the table
    void learn(const analysis::RankedChoices& ranked);
    void correct(); // what is estimated, if anybody looks
    void learnCorrected(const std::vector<ai::yahtzee::decide::RankedAction>& choices);
    void giveUp(const QString& why);
    std::optional<Advice> advice() const;

    GameSession& session_;
    analysis::AnalysisService& analysis_;
    HintMode mode_ = HintMode::off;
    ai::yahtzee::decide::Objective aim_;
    std::optional<Known> known_; // of the question asked last
    std::optional<Advice> last_;
    analysis::LatestRequest<analysis::RankingRequest> ranking_;
    analysis::LatestRequest<analysis::RolloutRequest> rollouts_;
};

} // namespace app::session
