#include "headless/lab/told_reason.h"

#include "ai/yahtzee/turn/turn_policy.h"
#include "headless/support/json.h"
#include "headless/support/numbers.h"
#include "headless/support/positions.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace headless::lab {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::review;
using core::yahtzee::Action;
using core::yahtzee::Position;
using support::Json;

namespace {

std::string names(const Needed& needed, const char* between) {
    std::string names;
    for (const Milestone milestone : needed.milestones) {
        if (!names.empty()) names += between;
        names += name(milestone);
    }
    return names;
}

// "keep 6 6 6: above 238 in 42.10 %, final score 231.20 +- 41.03, ...", with so many decimals of
// the first probability.
std::string line_of(const Position& position, Action action, int target, const Stakes& stakes,
                    int decimals) {
    std::array<char, 200> buffer;
    std::snprintf(buffer.data(), buffer.size(), "  %s: above %d in %s %%, final score %.2f +- %.2f",
                  support::words_for(position, action).c_str(), target,
                  support::number_text(100 * stakes.passes, decimals).c_str(), stakes.mean,
                  stakes.deviation);
    std::string line = buffer.data();
    if (stakes.needed) {
        std::snprintf(buffer.data(), buffer.size(),
                      " in %.1f %% of all games, %.1f %% of those won", 100 * stakes.needed->of_all,
                      100 * stakes.needed->of_won);
        line += ", " + names(*stakes.needed, " or ") + buffer.data();
    }
    return line + '\n';
}

Json stakes_json(Action action, const Stakes& stakes, int decimals) {
    using support::rounded;
    Json json{{"action", action.code()},
              {"above", rounded(stakes.passes, decimals)},
              {"mean", rounded(stakes.mean)},
              {"deviation", rounded(stakes.deviation)}};
    if (!stakes.needed) return json;
    Json& milestones = json["needed"] = Json::array();
    for (const Milestone milestone : stakes.needed->milestones)
        milestones.push_back(name(milestone));
    json["of_all"] = rounded(stakes.needed->of_all);
    json["of_won"] = rounded(stakes.needed->of_won);
    return json;
}

} // namespace

ReasonFinder::ReasonFinder(LabPlayers& players, const Objective& objective)
    : objective_(objective),
      values_(players.values()),
      ranker_(values_, players.score_source()),
      reasons_(values_, players.score_source()) {}

std::optional<ToldReason> ReasonFinder::find(const Position& position,
                                             const std::vector<RankedAction>& choices) {
    if (choices.size() < 2 || !choices.front().win) return std::nullopt;
    const auto turn = ranker_.probabilities(position, objective_);
    if (!turn) return std::nullopt;
    const auto worse =
        std::ranges::find_if(choices, [](const RankedAction& choice) { return choice.loss > 0; });
    const Action best = choices.front().action;
    const Action next = worse == choices.end() ? choices[1].action : worse->action;
    const auto policy = policy_for(*turn, *values_, ai::yahtzee::state::state_of(position.mover));
    return ToldReason{best, next, reasons_.compare(position, objective_, policy, best, next)};
}

std::string to_text(const Position& position, const ToldReason& told) {
    const auto& [target, best, next] = told.reason;
    const int decimals = support::decimals_for(100 * std::max(best.passes, next.passes), 2, 3);
    return "why, with this turn played for the objective and later ones for points (above " +
           std::to_string(target) + ": for that):\n" +
           line_of(position, told.best, target, best, decimals) +
           line_of(position, told.next, target, next, decimals);
}

Json to_json(const ToldReason& told) {
    const auto& [target, best, next] = told.reason;
    const int decimals = support::decimals_for(std::max(best.passes, next.passes),
                                               support::json_decimals, support::json_decimals);
    return {{"target", target},
            {"best", stakes_json(told.best, best, decimals)},
            {"next", stakes_json(told.next, next, decimals)}};
}

} // namespace headless::lab
