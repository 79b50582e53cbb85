#include "ai/yahtzee/win/last_round.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace ai::yahtzee::win {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;

namespace {

// The final total after each option of the turn.
std::vector<int> totals_after(const PlayerState& mover, const TurnProgram& turn) {
    std::vector<int> totals;
    for (const auto& [outcome, points] : turn.options()) {
        const auto& [box, box_points] = turn.outcomes()[outcome];
        const int upper_bonus = fill(mover.state, box, box_points).points - box_points;
        totals.push_back(mover.total + points + upper_bonus);
    }
    return totals;
}

int whole_rows(int count) {
    constexpr int lanes = utility_lanes;
    return (count + lanes - 1) / lanes * lanes;
}

} // namespace

double LastRound::share(std::span<const PlayerState> players, std::size_t asked) {
    std::vector<PlayerState> movers;
    std::size_t asked_mover = players.size(); // none
    int best = -1;                            // below every total
    int tied = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const PlayerState& player = players[i];
        if (!player.state.open.empty()) {
            assert(player.state.open.size() == 1);
            if (i == asked) asked_mover = movers.size();
            movers.push_back(player);
        } else if (player.total >= best) {
            tied = player.total > best ? 1 : tied + 1;
            best = player.total;
        }
    }
    const int finished = static_cast<int>(players.size() - movers.size());
    solve_stages(std::move(movers), asked_mover, finished);
    if (asked_ < movers_.size()) return asked_share(0, best, tied);
    return players[asked].total == best ? leader_share(0, best, tied) : 0;
}

void LastRound::solve_stages(std::vector<PlayerState> movers, std::size_t asked, int finished) {
    asked = std::min(asked, movers.size());
    if (movers == movers_ && asked == asked_ && finished == finished_) return;
    movers_ = std::move(movers);
    asked_ = asked;
    finished_ = finished;
    stages_.assign(movers_.size(), {});
    for (std::size_t i = movers_.size(); i-- > 0;) stages_[i] = stage_of(i);
}

LastRound::Stage LastRound::stage_of(std::size_t index) {
    const PlayerState& mover = movers_[index];
    const TurnProgram& turn = program_of(rules_, mover.state);
    const std::vector<int> totals = totals_after(mover, turn);
    const auto [least, greatest] = std::ranges::minmax(totals);
    // One more than have moved before: a tie with the mover is looked up in the next stage.
    const int max_tied = finished_ + static_cast<int>(index) + 1;
    Stage stage{least - 1, greatest, whole_rows(greatest - least + 2)};
    const auto size = static_cast<std::size_t>(stage.stride) * static_cast<std::size_t>(max_tied);
    stage.leader.resize(size);
    stage.asked.resize(size);
    for (int tied = 1; tied <= max_tied; ++tied) {
        solve(stage, index, turn, totals, tied, Other::leader);
        if (index < asked_ && asked_ < movers_.size())
            solve(stage, index, turn, totals, tied, Other::asked);
    }
    return stage;
}

void LastRound::solve(Stage& stage, std::size_t index, const TurnProgram& turn,
                      std::span<const int> totals, int tied, Other other) {
    std::map<int, Worths> by_total;
    for (const int total : totals)
        if (const auto [found, is_new] = by_total.try_emplace(total); is_new)
            found->second = worths(stage, index, total, tied, other);
    std::vector<PreciseUtilitySource> sources;
    for (const int total : totals)
        sources.push_back({by_total.at(total).own.data(), by_total.at(total).other.data()});
    rows_.resize(std::max(rows_.size(), turn.row_count()));
    const auto begin = static_cast<std::size_t>(stage.stride) * static_cast<std::size_t>(tied - 1);
    for (std::size_t lane = 0; lane < static_cast<std::size_t>(stage.stride);
         lane += utility_lanes) {
        UtilityRow means;
        run_utility_program(turn, sources.data(), rows_.data(), means);
        std::vector<double>& results = other == Other::leader ? stage.leader : stage.asked;
        std::ranges::copy(means.score, results.data() + begin + lane);
        if (index == asked_) std::ranges::copy(means.utility, stage.asked.data() + begin + lane);
        for (PreciseUtilitySource& source : sources) {
            source.utility += utility_lanes;
            source.score += utility_lanes;
        }
    }
}

LastRound::Worths LastRound::worths(const Stage& stage, std::size_t index, int total, int tied,
                                    Other other) const {
    const auto other_share = [&](int best, int sharing) {
        return other == Other::leader ? leader_share(index + 1, best, sharing)
                                      : asked_share(index + 1, best, sharing);
    };
    const double won = leader_share(index + 1, total, 1);
    const double others_loss = other == Other::leader ? 0 : other_share(total, 1);
    Worths worths;
    for (int i = 0; i < stage.stride; ++i) {
        const int best = stage.first + i;
        const bool ties = best == total;
        const double own = best < total ? won : ties ? leader_share(index + 1, total, tied + 1) : 0;
        worths.own.push_back(own + utility_per_point * total);
        worths.other.push_back(best < total ? others_loss
                                            : other_share(best, ties ? tied + 1 : tied));
    }
    return worths;
}

double LastRound::leader_share(std::size_t index, int best, int tied) const {
    if (index == stages_.size()) return 1.0 / tied;
    const Stage& stage = stages_[index];
    if (best <= stage.first) return 0;
    if (best > stage.last) return leader_share(index + 1, best, tied);
    return stage.leader[static_cast<std::size_t>((tied - 1) * stage.stride + best - stage.first)];
}

double LastRound::asked_share(std::size_t index, int best, int tied) const {
    const Stage& stage = stages_[index];
    if (best > stage.last) return index == asked_ ? 0 : asked_share(index + 1, best, tied);
    const int from_first = std::max(best - stage.first, 0);
    const int row = from_first == 0 ? 0 : tied - 1; // whoever had the best total is passed
    return stage.asked[static_cast<std::size_t>(row * stage.stride + from_first)];
}

} // namespace ai::yahtzee::win
