#include "ai/yahtzee/practice/steps.h"

#include "ai/yahtzee/basic/wording.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::basic;
using core::yahtzee::Action;
using core::yahtzee::Position;

namespace {

Decision decision_of(const Decider& decider, const Position& position) {
    return decider.decide(state::state_of(position.mover), core::dice::Roll::of(position.dice),
                          position.roll_number);
}

std::vector<std::string> all_names() {
    std::vector<std::string> names{""};
    for (const Step& step : steps_of(page(), in_english())) names.push_back(step.name);
    return names;
}

// By number; none for 0.
const std::vector<std::string>& names() {
    static const std::vector<std::string> all = all_names();
    return all;
}

} // namespace

int step_count() { return page().size(); }

std::string step_name(int step) {
    return 0 < step && step <= step_count() ? names()[static_cast<std::size_t>(step)]
                                            : std::string();
}

std::optional<int> find_step(std::string_view name) {
    for (int step = 1; step <= step_count(); ++step)
        if (step_name(step) == name) return step;
    return std::nullopt;
}

StepJudge::StepJudge(core::yahtzee::Rules rules) : rules_(rules), page_(rules, page()) {}

StepDecision StepJudge::decide(const Position& position) const {
    const Decision decision = decision_of(page_, position);
    return {decision.step, decision.action.action(position.dice)};
}

Action StepJudge::choose(int known, const Position& position) {
    auto found = knowing_.find(known);
    if (found == knowing_.end())
        found = knowing_.emplace(known, Decider(rules_, first_steps(page(), known))).first;
    return decision_of(found->second, position).action.action(position.dice);
}

std::optional<Action> StepJudge::says(int step, const Position& position) {
    const auto rule = std::ranges::find(page().rules, step, &Rule::number);
    if (rule == page().rules.end()) return std::nullopt;
    auto found = alone_.find(step);
    if (found == alone_.end()) {
        Strategy alone = page();
        alone.rules = {*rule};
        found = alone_.emplace(step, Decider(rules_, std::move(alone))).first;
    }
    const Decision decision = decision_of(found->second, position);
    if (decision.step != step) return std::nullopt;
    return decision.action.action(position.dice);
}

int StepJudge::step_saying(Action action, const Position& position) {
    for (int step = 1; step <= step_count(); ++step) {
        const auto said = says(step, position);
        if (said && said->is_same_choice(action, position.dice)) return step;
    }
    return 0;
}

} // namespace ai::yahtzee::practice
