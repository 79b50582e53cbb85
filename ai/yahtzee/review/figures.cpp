#include "ai/yahtzee/review/figures.h"

#include "core/support/confidence.h"
#include "core/yahtzee/scoring.h"

#include <boost/math/distributions/students_t.hpp>
#include <cmath>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace core::yahtzee;

RollKind kind_of(core::dice::Roll roll) {
    const int most = roll.max_of_a_kind();
    int pairs = 0;
    for (int face = 1; face <= core::dice::face_count; ++face) pairs += roll.count(face) >= 2;
    if (most == 5) return RollKind::five_of_a_kind;
    if (most == 4) return RollKind::four_of_a_kind;
    if (base_score(Box::full_house, roll) > 0) return RollKind::full_house;
    if (base_score(Box::large_straight, roll) > 0) return RollKind::large_straight;
    if (base_score(Box::small_straight, roll) > 0) return RollKind::small_straight;
    if (most == 3) return RollKind::three_of_a_kind;
    if (pairs == 2) return RollKind::two_pairs;
    return pairs == 1 ? RollKind::one_pair : RollKind::mixed;
}

std::string_view name(RollKind kind) {
    constexpr std::array<std::string_view, roll_kind_count> names{
        "five alike",  "four alike", "full house", "large straight", "small straight",
        "three alike", "two pairs",  "one pair",   "all different"};
    return names[static_cast<std::size_t>(kind)];
}

Figures& Figures::operator+=(const Figures& other) {
    const auto add = [](auto& sums, const auto& more) {
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more[i];
    };
    decisions += other.decisions;
    unforced += other.unforced;
    losses += other.losses;
    luck += other.luck;
    losses_by_keeps += other.losses_by_keeps;
    add(grades, other.grades);
    add(losses_by_roll, other.losses_by_roll);
    add(losses_by_box, other.losses_by_box);
    add(losses_by_kind, other.losses_by_kind);
    return *this;
}

Figures figures_of(const GameAnalysis& analysis, int seat, std::size_t first_ply) {
    Figures figures;
    for (const AnalysedRoll& row : analysis.rows) {
        if (row.seat != seat) continue;
        if (row.ply >= first_ply) figures.luck += row.luck;
        if (!row.decision || row.decision->ply < first_ply) continue;
        const double loss = row.decision->loss();
        ++figures.decisions;
        if (!row.decision->is_forced()) ++figures.unforced;
        figures.losses += loss;
        ++figures.grades[static_cast<std::size_t>(row.decision->grade)];
        figures.losses_by_roll[static_cast<std::size_t>(row.roll_number - 1)] += loss;
        const auto kind = kind_of(core::dice::Roll::of(row.dice));
        figures.losses_by_kind[static_cast<std::size_t>(kind)] += loss;
        const Action chosen = row.decision->chosen;
        double& where = chosen.is_score()
                            ? figures.losses_by_box[static_cast<std::size_t>(index(chosen.box()))]
                            : figures.losses_by_keeps;
        where += loss;
    }
    return figures;
}

Mean mean_of(std::span<const double> numbers) {
    if (numbers.empty()) return {};
    double sum = 0;
    for (const double number : numbers) sum += number;
    const auto count = static_cast<double>(numbers.size());
    Mean result{sum / count};
    if (numbers.size() < 2) return result;
    double squares = 0;
    for (const double number : numbers) squares += (number - result.mean) * (number - result.mean);
    const boost::math::students_t student(count - 1);
    result.margin = boost::math::quantile(student, (1 + core::support::interval_confidence) / 2) *
                    std::sqrt(squares / (count - 1) / count);
    return result;
}

} // namespace ai::yahtzee::review
