#include "ai/yahtzee/turn/turn_sources.h"

namespace ai::yahtzee::turn {

namespace {

const BestScore& better(const BestScore& a, const BestScore& b) {
    return a.value >= b.value ? a : b;
}

const BestScore& at(const BestScore* scores, int offset) { return scores[offset / lattice_steps]; }

// As the kernels score rolls, for one lane and in double precision.
class OneLane {
public:
    OneLane(const TurnSources& sources, int lane) : sources_(sources), lane_(lane) {
        const BestScore nothing = best_of(sources.zeros, sources.zero_count);
        for (int face = 0; face < 6; ++face) {
            upper_[face][0] = nothing;
            for (int count = 1; count < 6; ++count)
                upper_[face][count] = score(sources.upper[face][count]);
        }
        for (int sum = 5; sum < lattice_sums; ++sum) {
            BestScore best = nothing;
            for (int alike = 0; alike < 3; ++alike)
                by_sum_[alike * lattice_sums + sum] = best =
                    better(best, score(sources.by_sum[alike][sum]));
        }
        patterns_[0] = nothing;
        patterns_[1] = score(sources.full_house);
        patterns_[2] = score(sources.small_straight);
        patterns_[3] = better(patterns_[2], score(sources.large_straight));
        for (int half = 0; half < lattice_halves; ++half) {
            low_[half] = best_of_half(0, half);
            high_[half] = best_of_half(3, half);
        }
    }

    BestScore of_roll(const Lattice::Parts& parts) const {
        return better(better(at(low_, parts.low_half), at(high_, parts.high_half)),
                      better(at(by_sum_, parts.alike_and_sum), at(patterns_, parts.pattern)));
    }
    BestScore of_five_of_a_kind(int face) const {
        return best_of(sources_.five_of_a_kind[face], sources_.five_of_a_kind_count[face]);
    }

private:
    BestScore score(const LaneSource& source) const {
        return {static_cast<double>(source.row[lane_]) + static_cast<double>(source.add), &source};
    }
    BestScore best_of(const LaneSource* sources, int count) const {
        BestScore best = score(sources[0]);
        for (int i = 1; i < count; ++i) best = better(best, score(sources[i]));
        return best;
    }
    BestScore best_of_half(int face, int half) const {
        const auto& counts = lattice.half_counts[half];
        return better(better(at(upper_[face], counts[0]), at(upper_[face + 1], counts[1])),
                      at(upper_[face + 2], counts[2]));
    }

    const TurnSources& sources_;
    int lane_;
    BestScore upper_[6][6];
    BestScore by_sum_[3 * lattice_sums];
    BestScore patterns_[4];
    BestScore low_[lattice_halves];
    BestScore high_[lattice_halves];
};

} // namespace

BestScores best_scores(const TurnSources& sources, int lane) {
    const OneLane scores(sources, lane);
    BestScores best;
    for (std::size_t roll = 0; roll < best.size(); ++roll)
        best[roll] = scores.of_roll(lattice.parts[roll]);
    for (int face = 0; face < 6; ++face)
        best[static_cast<std::size_t>(lattice.five_of_a_kind[face] - lattice_first_roll)] =
            scores.of_five_of_a_kind(face);
    return best;
}

} // namespace ai::yahtzee::turn
