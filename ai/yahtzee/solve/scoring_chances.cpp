#include "ai/yahtzee/solve/scoring_chances.h"

#include "ai/yahtzee/turn/turn_sources.h"
#include "core/yahtzee/scoring.h"

#include <array>
#include <bitset>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

// By place in the lattice.
using TurnNumbers = std::array<double, lattice_keeps>;
using Places = std::array<std::uint16_t, lattice_keeps>;

void take_means(TurnNumbers& values) {
    for (std::size_t place = lattice_first_roll; place-- > 0;) {
        double sum = 0;
        for (const int plus : lattice.plus[place]) sum += values[plus / lattice_steps];
        values[place] = sum / 6;
    }
}

// Each keep becomes the best of all keeps within it, whose place goes into
// `best`.
void take_best(TurnNumbers& values, Places& best) {
    best[0] = 0;
    for (const Lattice::Run& run : lattice.runs)
        for (std::size_t place = run.begin; place < run.end; ++place) {
            double most = values[place];
            std::uint16_t kept = static_cast<std::uint16_t>(place);
            for (int i = 0; i < run.distinct; ++i) {
                const int less = lattice.minus[place][i] / lattice_steps;
                if (values[less] > most) {
                    most = values[less];
                    kept = best[less];
                }
            }
            values[place] = most;
            best[place] = kept;
        }
}

// From the chances of rolls to those of the rolls that follow.
void reroll(TurnNumbers& chances, const Places& best) {
    TurnNumbers kept{};
    for (std::size_t roll = lattice_first_roll; roll < lattice_keeps; ++roll)
        kept[best[roll]] += chances[roll];
    for (std::size_t place = 0; place < lattice_first_roll; ++place) {
        const double each = kept[place] / 6;
        if (each == 0) continue;
        for (const int plus : lattice.plus[place]) kept[plus / lattice_steps] += each;
    }
    chances = kept;
}

void start(TurnNumbers& chances) {
    for (const Lattice::Run& run : lattice.runs)
        for (std::size_t place = run.begin; place < run.end; ++place)
            chances[place] = run.permutations / 7776.0;
}

// Sums up the chances of equal ways to score.
class Collector {
public:
    void add(const LaneSource& source, double chance) {
        const std::size_t place =
            (source.box * std::size_t{64} + source.points) * 2 + (source.bonus > 0 ? 1 : 0);
        if (!seen_[place]) {
            seen_.set(place);
            where_[place] = static_cast<std::uint16_t>(found_.size());
            found_.push_back({box_at(source.box), source.points, source.bonus, 0});
        }
        found_[where_[place]].chance += chance;
    }
    std::vector<ScoringChance> found() && { return std::move(found_); }

private:
    static constexpr std::size_t places = box_count * 64 * 2;
    std::bitset<places> seen_;
    std::array<std::uint16_t, places> where_; // where seen
    std::vector<ScoringChance> found_;
};

} // namespace

std::vector<ScoringChance> scoring_chances(const TurnSources& sources, int lane) {
    const BestScores scores = best_scores(sources, lane);
    TurnNumbers values;
    for (std::size_t roll = 0; roll < scores.size(); ++roll)
        values[lattice_first_roll + roll] = scores[roll].value;
    std::array<Places, 2> best; // after the second roll, after the first
    for (Places& places : best) {
        take_means(values);
        take_best(values, places);
    }
    TurnNumbers chances{};
    start(chances);
    reroll(chances, best[1]);
    reroll(chances, best[0]);
    Collector collector;
    for (std::size_t roll = 0; roll < scores.size(); ++roll)
        if (chances[lattice_first_roll + roll] > 0)
            collector.add(*scores[roll].source, chances[lattice_first_roll + roll]);
    return std::move(collector).found();
}

} // namespace ai::yahtzee::solve
