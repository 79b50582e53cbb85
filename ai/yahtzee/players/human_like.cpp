#include "ai/yahtzee/players/human_like.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>

namespace ai::yahtzee::players {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

struct Knot {
    double loss; // points per decision
    double temperature;
};

// From 20,000 games each of the contest's rules; the three of the roster confirmed by evaluate().
constexpr std::array knots{Knot{0.0614, 0.35}, Knot{0.1094, 0.45}, Knot{0.1906, 0.58},
                           Knot{0.3, 0.7261},  Knot{0.5306, 1.0},  Knot{0.8, 1.3117},
                           Knot{1.3471, 2.0},  Knot{2, 2.9673},    Knot{2.6964, 4.2},
                           Knot{3.5057, 6.0},  Knot{4.1424, 8.0}};

// Choices that would be taken less often than this, compared with the best, are left out.
constexpr double min_weight = 1e-9;

} // namespace

double temperature_of_loss(double loss) {
    assert(min_human_loss <= loss && loss <= max_human_loss);
    // Straight lines between the knots, both axes logarithmic.
    const auto above = std::ranges::lower_bound(knots, loss, {}, &Knot::loss);
    if (above == knots.begin()) return knots.front().temperature;
    const Knot& high = *above;
    const Knot& low = *(above - 1);
    const double part = std::log(loss / low.loss) / std::log(high.loss / low.loss);
    return low.temperature * std::pow(high.temperature / low.temperature, part);
}

std::optional<double> human_loss_in(std::string_view name) {
    constexpr std::string_view prefix = "human-";
    if (!name.starts_with(prefix)) return std::nullopt;
    const char* const end = name.data() + name.size();
    double loss = 0;
    const auto [stop, code] = std::from_chars(name.data() + prefix.size(), end, loss);
    if (code != std::errc() || stop != end) return std::nullopt;
    if (!(min_human_loss <= loss && loss <= max_human_loss)) return std::nullopt;
    return loss;
}

void HumanLike::prepare(const CardState& state) {
    turn_.emplace(values_->turn(state));
    for (std::size_t n = 0; n < keep_weights_.size(); ++n) {
        KeepValues& weights = keep_weights_[n];
        for (int k = 0; k < keep_count; ++k)
            weights[static_cast<std::size_t>(k)] =
                turn_->value(Keep::at(k), static_cast<int>(n) + 1);
        references_[n] = std::ranges::max(weights);
        for (double& weight : weights) weight = std::exp((weight - references_[n]) / temperature_);
    }
}

void HumanLike::weigh(int roll_number, Roll roll) {
    entries_.clear();
    const auto n = static_cast<std::size_t>(roll_number - 1);
    const bool is_last = roll_number == rolls_per_turn;
    const double reference = is_last ? turn_->value(roll, roll_number) : references_[n];
    for (const Box box : legal_boxes(values_->rules(), turn_->state().open, roll)) {
        const double loss = reference - turn_->value(roll, box);
        entries_.push_back({TurnAction::score(box), std::exp(-loss / temperature_)});
    }
    if (!is_last)
        for (const Keep keep : keeps_within(roll))
            entries_.push_back(
                {TurnAction::keep(keep), keep_weights_[n][static_cast<std::size_t>(keep.index())]});

    const double most = std::ranges::max(entries_, {}, &TurnPlan::Entry::probability).probability;
    assert(most > 0);
    double sum = 0;
    std::erase_if(entries_, [&](const TurnPlan::Entry& entry) {
        const bool is_out = entry.probability < min_weight * most;
        if (!is_out) sum += entry.probability;
        return is_out;
    });
    for (auto& [decision, probability] : entries_) probability /= sum;
}

Action HumanLike::choose(const Position& position) {
    const CardState state = state_of(position.mover);
    if (state.open.empty()) return Action::hold_all(); // nothing else is legal
    if (!turn_ || turn_->state() != state) prepare(state);
    weigh(position.roll_number, Roll::of(position.dice));
    double draw = std::ldexp(static_cast<double>(random_() >> 11), -53); // from 0 to below 1
    for (const auto& [decision, probability] : entries_) {
        draw -= probability;
        if (draw < 0) return decision.action(position.dice);
    }
    return entries_.back().decision.action(position.dice);
}

void HumanLike::plan(const CardState& state, TurnPlan& plan) {
    prepare(state);
    plan.fill([&](int roll_number, Roll roll) {
        weigh(roll_number, roll);
        for (const auto& [decision, probability] : entries_) plan.add(decision, probability);
    });
}

} // namespace ai::yahtzee::players
