#include "headless/lab/explain.h"

#include "ai/yahtzee/review/reason_text.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "headless/support/input.h"
#include "headless/support/words.h"

#include <algorithm>

namespace headless::lab {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::review;
using core::yahtzee::Action;
using core::yahtzee::Position;
using support::Json;

namespace {

bool is_by_points(const Objective& objective) {
    return objective.kind == Objective::Kind::expected;
}

// The choice of a ranking that holds the same dice, or null.
const RankedAction* find_choice(const Position& position, const std::vector<RankedAction>& choices,
                                Action action) {
    const auto found = std::ranges::find_if(choices, [&](const RankedAction& choice) {
        return choice.action.is_same_choice(action, position.dice);
    });
    return found == choices.end() ? nullptr : &*found;
}

} // namespace

Explainer::Explainer(LabPlayers& players, const Objective& objective,
                     ai::yahtzee::solve::SharedContributions contributions,
                     std::optional<Action> against)
    : objective_(objective),
      values_(players.values()),
      score_source_(is_by_points(objective) ? nullptr : players.score_source()),
      contributions_(std::move(contributions)),
      ranker_(values_, score_source_),
      against_(against) {}

bool Explainer::can_explain(const Position& position,
                            const std::vector<RankedAction>& choices) const {
    return !against_ || find_choice(position, choices, *against_);
}

std::optional<Reason> Explainer::reason(const Position& position,
                                        const std::vector<RankedAction>& choices) {
    const bool by_points = is_by_points(objective_);
    const RankedAction* other = against_ ? find_choice(position, choices, *against_) : nullptr;
    if (!against_) {
        const double least = by_points ? min_loss : min_win_loss;
        const auto found = std::ranges::find_if(
            choices, [&](const RankedAction& choice) { return choice.loss >= least; });
        if (found != choices.end()) other = &*found;
    }
    if (!other || other->loss <= 0) return std::nullopt;
    const RankedAction& best = choices.front();
    if (!by_points && !best.win) return std::nullopt;
    const auto state = ai::yahtzee::state::state_of(position.mover);
    const auto turn = by_points ? nullptr : ranker_.probabilities(position, objective_);
    const auto policy = turn ? policy_for(*turn, *values_, state)
                             : ai::yahtzee::turn::best_policy(values_->turn(state));
    const Decision decision{*values_, *contributions_, position,      objective_,
                            policy,   best.action,     other->action, other->loss};
    if (by_points) return find_reason(decision);
    const auto ends = [&](Action action) {
        return turn_ends(values_->rules(), position, action, policy);
    };
    return find_reason(
        decision, *best.win, *other->win,
        find_stakes(*score_source_, position, objective_, ends(best.action), ends(other->action)));
}

std::string reason_text(const Position& position, const Reason& reason) {
    std::string text = "why " + support::words_for(position, reason.best) + ", not " +
                       support::words_for(position, reason.against) + ":\n";
    for (const std::string& sentence : sentences(reason, {}, position)) text += sentence + '\n';
    return text;
}

Json reason_json(const Position& position, const Reason& reason, int win_decimals) {
    using support::rounded;
    const bool by_points = is_by_points(reason.objective);
    const int decimals = by_points ? support::json_decimals : win_decimals;
    Json json{{"best", reason.best.code()},
              {"against", reason.against.code()},
              {"loss", rounded(reason.loss, decimals)}};
    if (by_points) {
        const NamedParts parts = named_parts(reason);
        Json& named = json["parts"] = Json::object();
        for (const SaidPart& part : parts.named)
            named[std::string(said_part_name(part.part))] = rounded(part.amount);
        named["elsewhere"] = rounded(parts.elsewhere);
    }
    Json& said = json["said"] = Json::array();
    for (const SaidPart& part : reason.said)
        said.push_back({{"part", said_part_name(part.part)},
                        {by_points ? "points" : "win", rounded(part.amount, decimals)}});
    if (reason.many_small) json["many_small"] = true;
    json["sentences"] = sentences(reason, {}, position);
    return json;
}

} // namespace headless::lab
