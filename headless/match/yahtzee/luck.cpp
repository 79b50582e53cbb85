#include "headless/match/yahtzee/luck.h"

#include "core/support/parallel.h"
#include "core/support/text.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"
#include "headless/match/log_lines.h"

#include <algorithm>
#include <atomic>
#include <cassert>
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
    for (std::string_view rest = transcript; !rest.empty();) {
        const std::string line(core::support::take_line(rest));
        const std::size_t colon = line.find(" : ");
        const auto position = core::yahtzee::parse_position(line.substr(2, colon - 2));
        assert(position);
        if (position->roll_number == 1) {
            probabilities = baseline.turn(player_state_of(position->mover),
                                          player_state_of(position->opponents.front()));
            kept = {};
        }
        const double swing = luck_of_roll(*probabilities, position->roll_number, kept,
                                          core::dice::Roll::of(position->dice));
        luck += side_named(line.substr(0, 1)) == 0 ? swing : -swing;
        const auto exchange = parse_exchange(line, 0);
        const auto code = core::yahtzee::parse_action_code(
            exchange ? exchange->answer.value_or(std::string()) : std::string());
        const auto action = code ? core::yahtzee::Action::from_code(*code) : std::nullopt;
        if (action && action->is_hold()) kept = action->keep(position->dice);
    }
    return luck;
}

LuckMeter::LuckMeter(std::shared_ptr<const LuckBaseline> baseline, int threads,
                     std::size_t max_kept_bytes)
    : baseline_(std::move(baseline)),
      threads_(threads),
      max_kept_bytes_(max_kept_bytes),
      thread_([this](const std::stop_token& stop) { measure_beside(stop); }) {}

void LuckMeter::add(const GameResult& game, const std::string& transcript) {
    const double score = score_of_a(game);
    const std::lock_guard lock(mutex_);
    if (fault_) return;
    kept_.push_back({game.game, score, transcript});
    kept_bytes_ += transcript.size();
    if (kept_bytes_ > max_kept_bytes_ / 2) changed_.notify_all();
}

void LuckMeter::add(const GameResult& game, double luck) {
    const std::lock_guard lock(mutex_);
    enter({game.game, score_of_a(game), {}}, luck);
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
            const double luck = luck_in(game.transcript, *baseline_);
            lock.lock();
            enter(game, luck);
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
    std::vector<double> luck(games.size());
    std::atomic<std::size_t> measured{0};
    try {
        core::support::for_each_index(games.size(), threads_, [&](std::size_t i, int) {
            luck[i] = luck_in(games[i].transcript, *baseline_);
            const std::size_t done = ++measured;
            if (on_measured) on_measured(done);
        });
    } catch (const std::exception& error) {
        lock.lock();
        return fail(error);
    }
    lock.lock();
    for (std::size_t i = 0; i < games.size(); ++i) enter(games[i], luck[i]);
}

// Nothing that comes later can make up for it.
void LuckMeter::fail(const std::exception& error) {
    fault_ = core::support::Error{error.what()};
    kept_.clear();
    kept_bytes_ = 0;
}

void LuckMeter::enter(const Kept& game, double luck) {
    if (fault_) return;
    kept_bytes_ -= game.transcript.size();
    luck_ += in_parts(luck);
    const double adjusted = game.score - luck;
    games_.add(adjusted);
    const auto [other, is_first] = half_pairs_.try_emplace((game.game - 1) / 2, adjusted);
    if (is_first) return;
    pairs_.add((adjusted + other->second) / 2);
    half_pairs_.erase(other);
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
    ScoreSums sums = pairs_;
    for (const auto& [pair, adjusted] : half_pairs_)
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
    for (int side = 0; side < 2; ++side) {
        const double score = result.side(side).score() - (side == 0 ? luck : -luck);
        report.sides[static_cast<std::size_t>(side)] = {score, error, {score - half, score + half}};
    }
    return report;
}

} // namespace headless::match::yahtzee
