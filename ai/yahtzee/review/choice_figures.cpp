#include "ai/yahtzee/review/choice_figures.h"

#include "ai/yahtzee/solve/contribution_table.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

// A mean over ends that are picked.
struct WeightedMean {
    double weight = 0;
    double sum = 0;

    void add(double number, double of_weight) {
        weight += of_weight;
        sum += of_weight * number;
    }
    double value() const { return sum / weight; }
};

} // namespace

ChoiceFigures choice_figures(const Values& values, const ContributionTable& table,
                             const Position& position, Action action, std::vector<TurnEnd> ends) {
    ChoiceFigures figures{action, std::move(ends), {}, {}};
    const state::CardState before = state::state_of(position.mover);
    for (const TurnEnd& end : figures.ends) {
        figures.points_after.push_back(end.scored.points + values.points(end.scored.next));
        const Contributions parts =
            contributions_after(values.rules(), table, before, end.roll, end.box);
        for (std::size_t part = 0; part < part_count; ++part)
            figures.parts[part] += end.probability * parts[part];
    }
    return figures;
}

Keep ChoicePair::kept(const ChoiceFigures& choice) const {
    return choice.action.keep(position.dice);
}

int ChoicePair::points_now(const ChoiceFigures& choice) const {
    return card().gain(rules, Roll::of(position.dice), choice.action.box());
}

double ChoicePair::difference() const { return sum(better.parts) - sum(worse.parts); }

double ChoicePair::makes(const ChoiceFigures& choice, const Aim& aim) const {
    double sum = 0;
    for (const TurnEnd& end : choice.ends)
        if (is_met(aim, end.roll)) sum += end.probability;
    return sum;
}

bool ChoicePair::is_scored(const TurnEnd& end, const Aim& aim) const {
    const bool is_there = end.box == aim.box || !card().open().contains(aim.box);
    return is_there && is_met(aim, end.roll);
}

double ChoicePair::scores(const ChoiceFigures& choice, const Aim& aim) const {
    double sum = 0;
    for (const TurnEnd& end : choice.ends)
        if (is_scored(end, aim)) sum += end.probability;
    return sum;
}

bool ChoicePair::is_sure(const ChoiceFigures& choice, const Aim& aim) const {
    return review::is_sure(aim, kept(choice));
}

double ChoicePair::gain(const Aim& aim) const {
    WeightedMean met;
    WeightedMean failed;
    double worst = std::numeric_limits<double>::max();
    for (const ChoiceFigures* choice : {&better, &worse}) {
        for (std::size_t i = 0; i < choice->ends.size(); ++i) {
            const TurnEnd& end = choice->ends[i];
            const double points = choice->points_after[i];
            worst = std::min(worst, points);
            if (is_scored(end, aim))
                met.add(points, end.probability);
            else if (end.box == Box::chance || !is_in_full(rules, card().open(), end.roll, end.box))
                failed.add(points, end.probability);
        }
    }
    if (met.weight == 0) return 0;
    constexpr double least = 1; // for what hardly helps
    return std::max(least, met.value() - (failed.weight > 0 ? failed.value() : worst));
}

BoxMeans ChoicePair::box_means(const ChoiceFigures& choice, Box box) const {
    WeightedMean now;
    double here = 0; // probability that the turn ends in the box
    double points_here = 0;
    for (const TurnEnd& end : choice.ends) {
        if (end.box != box) continue;
        const int in_box = points(rules, card().open(), end.roll, box);
        here += end.probability;
        points_here += end.probability * in_box;
        if (in_box > 0) now.add(in_box, end.probability);
    }
    if (now.weight == 0 || here >= 1) return {0, 0};
    return {now.value(), (choice.parts[part_of(box)] - points_here) / (1 - here)};
}

double ChoicePair::mean_points(const ChoiceFigures& choice, Box box) const {
    double sum = 0;
    for (const TurnEnd& end : choice.ends)
        sum += end.probability * points(rules, card().open(), end.roll, box);
    return sum;
}

double bonus_probability(const ChoiceFigures& choice) {
    return choice.parts[upper_bonus_part] / upper_bonus_points;
}

} // namespace ai::yahtzee::review
