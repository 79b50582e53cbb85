#include "ai/yahtzee/decide/rollout_ranker.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace ai::yahtzee::decide {

using namespace ai::yahtzee::win;
using namespace ai::yahtzee::solve;
using namespace core::yahtzee;

std::vector<double> shrunk_corrections(const std::vector<double>& estimates,
                                       const std::vector<Correction>& corrections) {
    assert(estimates.size() == corrections.size());
    const std::size_t count = estimates.size();
    const auto variance_of = [&](std::size_t i) { return estimates[i] * (1 - estimates[i]); };
    double products = 0;
    double squares = 0;
    for (std::size_t i = 0; i < count; ++i) {
        products += variance_of(i) * corrections[i].mean;
        squares += variance_of(i) * variance_of(i);
    }
    const double common_slope = squares > 0 ? products / squares : 0;
    double spread = 0; // variance around the common part
    double noise = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double own = corrections[i].mean - common_slope * variance_of(i);
        spread += own * own;
        noise += corrections[i].standard_error * corrections[i].standard_error;
    }
    const double prior_variance = std::max(spread - noise, 0.0) / static_cast<double>(count);
    std::vector<double> result;
    for (std::size_t i = 0; i < count; ++i) {
        const double common = common_slope * variance_of(i);
        const double error = corrections[i].standard_error * corrections[i].standard_error;
        const double shrinkage = prior_variance > 0 ? prior_variance / (prior_variance + error) : 0;
        result.push_back(common + shrinkage * (corrections[i].mean - common));
    }
    return result;
}

int games_for_hint(int open) { return open >= 9 ? 8 : open >= 7 ? 16 : 32; }

RolloutRanker::RolloutRanker(const SharedValues& values, const SharedScoreSource& score_source,
                             const RolloutOptions& rollouts,
                             const WinProbabilityOptions& probabilities)
    : ranker_(values, score_source, probabilities),
      rollouts_(values->rules(), score_source, probabilities),
      options_(rollouts) {}

std::vector<RankedAction> RolloutRanker::rank(const Position& position, const std::stop_token& stop,
                                              std::function<void(double)> progress) {
    std::vector<RankedAction> choices = ranker_.rank(position, {Objective::Kind::win});
    if (ranker_.is_exact(position) || !choices.front().win) return choices;
    std::vector<Action> actions;
    std::vector<double> estimates;
    for (const RankedAction& choice : choices) {
        actions.push_back(choice.action);
        estimates.push_back(*choice.win);
    }
    RolloutOptions options = options_;
    options.stop = stop;
    options.progress = std::move(progress);
    if (options.games == 0) options.games = games_for_hint(position.mover.open().size());
    const auto corrections =
        shrunk_corrections(estimates, rollouts_.run(position, actions, options));
    for (std::size_t i = 0; i < choices.size(); ++i) {
        // Equivalent actions, as keeping all dice and scoring them, get the same probability.
        const bool is_same = i > 0 && estimates[i - 1] - estimates[i] < equal_probabilities;
        choices[i].win =
            is_same ? choices[i - 1].win : std::clamp(estimates[i] + corrections[i], 0.0, 1.0);
    }
    rank_by_probability(choices, position.dice);
    return choices;
}

} // namespace ai::yahtzee::decide
