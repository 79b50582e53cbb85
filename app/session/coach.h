// Ranks every choice on the table under the objective of the player, and compares the last choice
// of a person with the best. Expected scores are found at once from the solved values;
// probabilities follow as soon as they are worked out, and corrections once roll-outs are played.
// There is no ranking until the values are there.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "app/analysis/decision_requests.h"
#include "app/analysis/latest_request.h"
#include "app/session/game_session.h"
#include "app/text/advice.h"

#include <QObject>

#include <optional>
#include <vector>

namespace app::session {

using text::Accuracy;
using text::Advice;

// When the tutor speaks up: before a choice that gives away more than a person wants to.
enum class TutorMode {
    off,
    ask,       // asks before the choice is carried out
    take_back, // does not carry it out
};

struct TutorSettings {
    TutorMode mode = TutorMode::off;
    // A choice that loses less is accepted.
    double min_loss = 1.5;              // points
    double min_probability_loss = 0.01; // where choices are judged by a probability

    friend bool operator==(const TutorSettings&, const TutorSettings&) = default;
};

enum class HintMode {
    off,
    on,
    guess_first, // only after the choice: how it compares
};

class Coach : public QObject {
    Q_OBJECT

public:
    Coach(GameSession& session, analysis::AnalysisService& analysis, QObject* parent = nullptr);

    HintMode mode() const { return mode_; }
    void setMode(HintMode mode);

    // The player's objective; points where there is nobody to win against.
    ai::yahtzee::decide::Objective objective() const;
    void setObjective(const ai::yahtzee::decide::Objective& objective);

    core::yahtzee::Rules rules() const { return session_.game().rules(); }
    bool isGameOver() const { return session_.isOver(); }
    bool hasOpponents() const { return session_.game().players() > 1; }
    // Probabilities are known from the first turn on, not only near the end.
    bool hasTables() const { return analysis_.tables().get(rules()) != nullptr; }
    bool hasFullTables() const { return analysis_.tables().hasFull(rules()); }

    // The probabilities on the table are being worked out; adviceChanged() follows.
    bool isThinking() const { return ranking_.isWaiting(); }

    // The hint goes by points until the probabilities that the objective asks for are known.
    bool isProvisional() const {
        return isThinking() && objective().kind != ai::yahtzee::decide::Objective::Kind::expected;
    }

    // Roll-outs correct the probabilities on the table; adviceChanged() follows.
    bool isCorrecting() const { return rollouts_.isWaiting(); }

    // For the dice on the table; nothing where there is none to give; a hint where it is wanted.
    std::optional<Advice> advice() const;
    std::optional<Advice> hint() const;

    // The choices on the table with `action` marked; nothing while the values are not there.
    std::optional<Advice> compared(core::yahtzee::Action action) const;

    // The last choice of a person in this game, compared; nothing after it was taken back.
    const std::optional<Advice>& lastChoice() const { return last_; }
    // The earlier choice of the same turn that lost most.
    const std::optional<Advice>& choiceBefore() const { return before_; }

Q_SIGNALS:
    // For another reason than a change of the game.
    void adviceChanged();

private:
    // Ranked with probabilities, as far as they are known.
    struct Known {
        analysis::RankingRequest question;
        analysis::RankedChoices ranked = {}; // without choices until they are known
        std::vector<ai::yahtzee::decide::RankedAction> corrected = {}; // by roll-outs; the same
    };

    void think(); // about the choices on the table
    void noteChoiceBefore();
    void correct(); // what is estimated, if anybody looks
    void giveUp(const QString& why);

    GameSession& session_;
    analysis::AnalysisService& analysis_;
    HintMode mode_ = HintMode::off;
    ai::yahtzee::decide::Objective objective_;
    std::optional<Known> known_; // of the question asked last
    std::optional<Advice> last_;
    std::optional<Advice> before_;
    analysis::LatestRequest<analysis::RankingRequest> ranking_;
    analysis::LatestRequest<analysis::RolloutRequest> rollouts_;
};

// The advice by which the tutor objects to the action that is about to be made; nothing if it may
// pass.
std::optional<Advice> objection(const TutorSettings& settings, const Coach& coach,
                                core::yahtzee::Action action);

} // namespace app::session
