#include "headless/match/yahtzee/luck.h"

#include "core/support/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>
#include <vector>

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

std::array<Losses, 2> LuckMeter::losses_of(const std::string& transcript) const {
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

LuckMeter::LuckMeter(std::shared_ptr<const LuckBaseline> baseline, int threads,
                     std::size_t max_kept_bytes, ai::yahtzee::solve::SharedValues values)
    : baseline_(std::move(baseline)),
      threads_(threads),
      max_kept_bytes_(max_kept_bytes),
      values_(std::move(values)),
      thread_([this](const std::stop_token& stop) { measure_beside(stop); }) {}

void LuckMeter::add(const GameResult& game, const std::string& transcript) {
    const double score = score_of_a(game);
    const std::lock_guard lock(mutex_);
    if (fault_) return;
    kept_.push_back({game.game, score, transcript});
    kept_bytes_ += transcript.size();
    if (kept_bytes_ > max_kept_bytes_ / 2) changed_.notify_all();
}

void LuckMeter::add(const GameResult& game, double luck, const std::string& transcript) {
    const Figures figures{luck, losses_of(transcript)};
    const std::lock_guard lock(mutex_);
    enter({game.game, score_of_a(game), {}}, figures);
}

LuckMeter::Figures LuckMeter::figures_of(const Kept& game) const {
    return {luck_in(game.transcript, *baseline_), losses_of(game.transcript)};
}

bool LuckMeter::is_full() const {
    const std::lock_guard lock(mutex_);
    return kept_bytes_ > max_kept_bytes_;
}

void LuckMeter::make_room() {
    if (is_full()) measure_kept({});
}

std::size_t LuckMeter::games_to_measure() const {
    const std::lock_guard lock(mutex_);
    return kept_.size();
}

// Keeps the mutex but for the measuring itself.
void LuckMeter::measure_beside(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    const auto has_piled_up = [this] {
        return !kept_.empty() && kept_bytes_ > max_kept_bytes_ / 2;
    };
    while (changed_.wait(lock, stop, has_piled_up) && !stop.stop_requested()) {
        const Kept game = std::move(kept_.front());
        kept_.pop_front();
        lock.unlock();
        try {
            const Figures figures = figures_of(game);
            lock.lock();
            enter(game, figures);
        } catch (const std::exception& error) {
            if (!lock) lock.lock();
            fail(error);
        }
    }
}

void LuckMeter::measure_kept(const std::function<void(std::size_t)>& on_measured) {
    std::unique_lock lock(mutex_);
    const std::deque<Kept> games = std::exchange(kept_, {});
    lock.unlock();
    std::vector<Figures> figures(games.size());
    std::atomic<std::size_t> measured{0};
    try {
        core::support::for_each_index(games.size(), threads_, [&](std::size_t i, int) {
            figures[i] = figures_of(games[i]);
            const std::size_t done = ++measured;
            if (on_measured) on_measured(done);
        });
    } catch (const std::exception& error) {
        lock.lock();
        return fail(error);
    }
    lock.lock();
    for (std::size_t i = 0; i < games.size(); ++i) enter(games[i], figures[i]);
}

// Nothing that comes later can make up for it.
void LuckMeter::fail(const std::exception& error) {
    fault_ = core::support::Error{error.what()};
    kept_.clear();
    kept_bytes_ = 0;
}

void LuckMeter::enter(const Kept& game, const Figures& figures) {
    if (fault_) return;
    kept_bytes_ -= game.transcript.size();
    luck_ += in_parts(figures.luck);
    for (std::size_t side = 0; side < 2; ++side) {
        loss_[side] += in_parts(figures.losses[side].points);
        decisions_[side] += figures.losses[side].decisions;
    }
    const double adjusted = game.score - figures.luck;
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

core::support::Result<LuckReport>
LuckMeter::report(const Result& result, const std::function<void(std::size_t)>& on_measured) {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
    measure_kept(on_measured);
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
