#include "ai/yahtzee/solve/turn_sources.h"

#include <algorithm>

namespace ai::yahtzee {

namespace {

// As the kernels score rolls, for one lane and in double precision.
class OneLane {
public:
    OneLane(const TurnSources& sources, int lane) : sources_(sources), lane_(lane) {
        nothing_ = best_of(sources.zeros, sources.zero_count);
        for (int face = 0; face < 6; ++face) {
            upper_[face][0] = nothing_;
            for (int count = 1; count < 6; ++count)
                upper_[face][count] = value(sources.upper[face][count]);
        }
        for (int sum = 5; sum < detail::of_a_kind_sums; ++sum) {
            double best = nothing_;
            for (int alike = 0; alike < 3; ++alike)
                by_sum_[alike][sum] = best = std::max(best, value(sources.by_sum[alike][sum]));
        }
        patterns_[0] = nothing_;
        patterns_[1] = value(sources.full_house);
        patterns_[2] = value(sources.small_straight);
        patterns_[3] = std::max(patterns_[2], value(sources.large_straight));
        for (int half = 0; half < lattice_halves; ++half) {
            low_[half] = best_of_half(0, half);
            high_[half] = best_of_half(3, half);
        }
    }

    double of_roll(int place) const {
        const Lattice::Parts& parts = lattice.parts[place - lattice_first_roll];
        return std::max(std::max(low_[parts.low_half], high_[parts.high_half]),
                        std::max(by_sum_[parts.alike][parts.sum], patterns_[parts.pattern]));
    }
    double of_five_alike(int face) const {
        return best_of(sources_.five_alike[face - 1], sources_.five_alike_count[face - 1]);
    }

private:
    double value(const LaneSource& source) const {
        return static_cast<double>(source.row[lane_]) + static_cast<double>(source.add);
    }
    double best_of(const LaneSource* sources, int count) const {
        double best = value(sources[0]);
        for (int i = 1; i < count; ++i) best = std::max(best, value(sources[i]));
        return best;
    }
    double best_of_half(int face, int half) const {
        const auto& counts = lattice.half_counts[half];
        return std::max(std::max(upper_[face][counts[0]], upper_[face + 1][counts[1]]),
                        upper_[face + 2][counts[2]]);
    }

    const TurnSources& sources_;
    int lane_;
    double nothing_;
    double upper_[6][6];
    double by_sum_[3][detail::of_a_kind_sums];
    double patterns_[4];
    double low_[lattice_halves];
    double high_[lattice_halves];
};

} // namespace

RollValues best_scores(const TurnSources& sources, int lane) {
    const OneLane scores(sources, lane);
    RollValues values;
    const auto enter = [&values](int place, double value) {
        values[static_cast<std::size_t>(lattice.keep_index[place] - core::dice::first_roll_index)] =
            value;
    };
    for (int place = lattice_first_roll; place < lattice_keeps; ++place)
        enter(place, scores.of_roll(place));
    for (int face = 1; face <= core::dice::face_count; ++face)
        enter(lattice.five_alike[face - 1], scores.of_five_alike(face));
    return values;
}

} // namespace ai::yahtzee
