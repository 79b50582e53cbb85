#include "headless/match/yahtzee/luck.h"

#include <cmath>

namespace headless::match::yahtzee {

using namespace ai::yahtzee::win;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;

namespace {

constexpr double part = 1e-9;

std::int64_t in_parts(double value) { return std::llround(value / part); }

} // namespace

double luck_in(const std::string& transcript, const LuckBaseline& baseline) {
    double luck = 0;
    std::optional<TurnSolver> probabilities;
    core::dice::Keep kept;
    for (const auto& [side, position, action, answer] : decisions_in(transcript)) {
        if (position.roll_number == 1) {
            probabilities = baseline.turn(player_state_of(position.mover),
                                          player_state_of(position.opponents.front()));
            kept = {};
        }
        const double swing = luck_of_roll(*probabilities, position.roll_number, kept,
                                          core::dice::Roll::of(position.dice));
        luck += side == 0 ? swing : -swing;
        if (action && action->is_hold()) kept = action->keep(position.dice);
    }
    return luck;
}

std::array<Losses, 2> LuckMeter::losses_in(const std::string& transcript) const {
    std::array<Losses, 2> losses{};
    if (!values_) return losses;
    std::optional<TurnSolver> turn;
    for (const auto& [side, position, action, answer] : decisions_in(transcript)) {
        if (position.roll_number == 1) turn = values_->turn(player_state_of(position.mover).state);
        if (!action) continue;
        const auto roll = core::dice::Roll::of(position.dice);
        const double value = action->is_score()
                                 ? turn->value(roll, action->box())
                                 : turn->value(action->keep(position.dice), position.roll_number);
        Losses& own = losses[static_cast<std::size_t>(side)];
        own.points += turn->value(roll, position.roll_number) - value;
        ++own.decisions;
    }
    return losses;
}

std::optional<double> LuckMeter::luck_of(const std::string& transcript) {
    try {
        return luck_in(transcript, *baseline_);
    } catch (const std::exception& error) {
        const std::lock_guard lock(mutex_);
        fault_ = core::support::Error{error.what()};
        return std::nullopt;
    }
}

void LuckMeter::add(const GameResult& game, const std::string& transcript,
                    std::optional<double> luck) {
    if (!luck) return;
    luck_ += in_parts(*luck);
    const std::array<Losses, 2> losses = losses_in(transcript);
    for (std::size_t side = 0; side < 2; ++side) {
        loss_[side] += in_parts(losses[side].points);
        decisions_[side] += losses[side].decisions;
    }
    const double adjusted = score_of_a(game) - *luck;
    games_.add(adjusted);
    pairs_.add(game.game, adjusted);
}

// With the games that were lost unplayed, as they stand.
ScoreSums LuckMeter::sums_of(const Result& result) const {
    const double lost = !result.rests().empty() && result.rests().front().side == 1 ? 1 : 0;
    int unplayed = result.side(0).games() - result.played();
    if (!result.terms().duplicate) {
        ScoreSums sums = games_;
        while (unplayed-- > 0) sums.add(lost);
        return sums;
    }
    ScoreSums sums = pairs_.pairs();
    for (const auto& [pair, adjusted] : pairs_.half_pairs())
        sums.add(unplayed-- > 0 ? (adjusted + lost) / 2 : adjusted);
    for (; unplayed >= 2; unplayed -= 2) sums.add(lost);
    return sums;
}

core::support::Result<LuckReport> LuckMeter::report(const Result& result) const {
    if (fault_) return *fault_;
    const ScoreSums sums = sums_of(result);
    if (sums.count() < 2) return core::support::Error{"there are too few games to tell"};
    const double error = sums.standard_error();
    const double half = error * core::support::interval_half_width;
    const double luck = part * static_cast<double>(luck_) / result.side(0).games();
    LuckReport report{{}, std::string(baseline_->name())};
    for (std::size_t side = 0; side < 2; ++side)
        report.losses[side] = {part * static_cast<double>(loss_[side]), decisions_[side]};
    for (int side = 0; side < 2; ++side) {
        const double score = result.side(side).score() - (side == 0 ? luck : -luck);
        report.sides[static_cast<std::size_t>(side)] = {score, error, {score - half, score + half}};
    }
    return report;
}

} // namespace headless::match::yahtzee
