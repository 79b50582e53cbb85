#include "ai/yahtzee/chance/endgame.h"

#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <array>
#include <limits>

namespace ai::yahtzee {

using namespace core::yahtzee;

namespace {

// Chances nearer to 0 or 1 than this are taken for it.
constexpr float negligible = 3e-7f;

// The other player's view: his chance by his margin.
MarginCurve mirrored(int first, std::vector<float> chances) {
    auto begin = chances.begin();
    auto end = chances.end();
    while (begin != end && *begin < negligible) ++begin, ++first;
    while (end != begin && end[-1] > 1 - negligible) --end;
    std::reverse(begin, end);
    for (auto chance = begin; chance != end; ++chance) *chance = 1 - *chance;
    const int count = static_cast<int>(end - begin);
    return {-(first + count - 1), std::span(begin, end)};
}

std::uint64_t key_of(const TurnState& state) { return state_index(state); }

} // namespace

Endgame::Endgame(Rules rules, std::size_t most_bytes) : rules_(rules), most_bytes_(most_bytes) {}

const MarginCurve& Endgame::curve_of_waiting(const TurnState& mover, const TurnState& waiting) {
    if (bytes_ > most_bytes_ / 2) forget_the_old();
    return find_or_solve(with_least_upper_total(mover), with_least_upper_total(waiting));
}

const MarginCurve& Endgame::find_or_solve(const TurnState& mover, const TurnState& waiting) {
    const Key key = key_of(mover) << 32 | key_of(waiting);
    if (const auto found = recent_.find(key); found != recent_.end()) return found->second;
    if (auto node = old_.extract(key)) {
        bytes_ += node.mapped().bytes();
        return recent_.insert(std::move(node)).position->second;
    }
    MarginCurve curve = solve(mover, waiting);
    bytes_ += curve.bytes();
    return recent_.emplace(key, std::move(curve)).first->second;
}

void Endgame::forget_the_old() {
    old_ = std::move(recent_);
    recent_.clear();
    bytes_ = 0;
}

MarginCurve Endgame::solve(const TurnState& mover, const TurnState& waiting) {
    if (mover.open.empty() && waiting.open.empty()) return {0, std::array{0.5f}};
    if (mover.open.empty()) {
        const MarginCurve& his = find_or_solve(waiting, mover);
        const float* from = his.from(his.first());
        return mirrored(his.first(), {from, from + (his.last() - his.first())});
    }
    const TurnProgram& turn = program(mover);
    std::vector<Next> nexts;
    for (const auto& [box, box_points] : turn.outcomes()) {
        const Scored scored = fill(mover, box, box_points);
        nexts.push_back({&find_or_solve(waiting, with_least_upper_total(scored.next)),
                         scored.points - box_points});
    }
    return play(turn, nexts);
}

MarginCurve Endgame::play(const TurnProgram& turn, const std::vector<Next>& nexts) {
    int first = std::numeric_limits<int>::max();
    int last = std::numeric_limits<int>::min();
    for (const auto& [outcome, points] : turn.options()) {
        const auto& [curve, bonus] = nexts[outcome];
        first = std::min(first, curve->first() - points - bonus);
        last = std::max(last, curve->last() - points - bonus);
    }
    if (rows_.size() < turn.row_count()) rows_.resize(turn.row_count());
    worth_.resize(turn.options().size());
    std::vector<float> chances(static_cast<std::size_t>(last - first));
    for (int margin = first; margin < last; margin += TurnProgram::lane_count) {
        std::ranges::transform(turn.options(), worth_.begin(), [&](const auto& option) {
            const auto& [curve, bonus] = nexts[option.outcome];
            return curve->from(margin + option.points + bonus);
        });
        const TurnProgram::Lanes means = turn.run(worth_, rows_);
        const int count = std::min(TurnProgram::lane_count, last - margin);
        std::copy_n(means.values.begin(), count, chances.begin() + (margin - first));
    }
    ++solved_count_;
    return mirrored(first, std::move(chances));
}

const TurnProgram& Endgame::program(const TurnState& state) {
    const unsigned key = state.open.bits() << 1 | (state.yahtzee_bonus ? 1u : 0u);
    auto& known = programs_[key];
    if (!known)
        known = std::make_unique<const TurnProgram>(rules_, state.open, state.yahtzee_bonus);
    return *known;
}

} // namespace ai::yahtzee
