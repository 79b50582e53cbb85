#include "ai/yahtzee/players/human_like.h"

#include "ai/yahtzee/players/searcher.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace ai::yahtzee {

using namespace core::dice;
using namespace core::yahtzee;

namespace {

struct Knot {
    double loss; // points a decision
    double temperature;
};

// From 20,000 games each of the contest's rules; the three of the roster confirmed by evaluate().
constexpr std::array knots{Knot{0.0614, 0.35}, Knot{0.1094, 0.45}, Knot{0.1906, 0.58},
                           Knot{0.3, 0.7261},  Knot{0.5306, 1.0},  Knot{0.8, 1.3117},
                           Knot{1.3471, 2.0},  Knot{2, 2.9673},    Knot{2.6964, 4.2},
                           Knot{3.5057, 6.0},  Knot{4.1424, 8.0}};

// Choices that would be taken less often than exp(-this) as often as the best are left out.
constexpr double most_temperatures = 30;

} // namespace

double temperature_of_loss(double loss) {
    assert(least_human_loss <= loss && loss <= most_human_loss);
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
    if (!(least_human_loss <= loss && loss <= most_human_loss)) return std::nullopt;
    return loss;
}

TurnSearch HumanLike::search(const TurnState& state) const {
    return {values_->rules(), state,
            [this](const TurnState& next) { return values_->points(next); }, first_box_first};
}

void HumanLike::weigh(const TurnSearch& search, int roll_number, Roll roll) {
    entries_.clear();
    double most = 0;
    const auto weigh_in = [&](Decision decision, double worth) {
        entries_.push_back({decision, worth});
        most = std::max(most, worth);
    };
    for (const Box box : legal_boxes(values_->rules(), search.state().open, roll))
        weigh_in(Decision::score(box), search.worth(roll, box));
    if (roll_number < rolls_a_turn)
        for (const Keep keep : keeps_within(roll))
            weigh_in(Decision::keep(keep), search.worth(roll_number, keep));

    std::erase_if(entries_, [&](const TurnPlan::Entry& entry) {
        return most - entry.probability > most_temperatures * temperature_;
    });
    double sum = 0;
    for (auto& [decision, probability] : entries_) {
        probability = std::exp((probability - most) / temperature_);
        sum += probability;
    }
    for (auto& [decision, probability] : entries_) probability /= sum;
}

Action HumanLike::choose(const Position& position) {
    const TurnState state = state_of(position.mover);
    if (state.open.empty()) return Action::hold(0b11111); // nothing else is legal
    if (!search_ || search_->state() != state) search_ = search(state);
    weigh(*search_, position.roll_number, Roll::of(position.dice));
    double draw = std::ldexp(static_cast<double>(random_() >> 11), -53); // from 0 to below 1
    for (const auto& [decision, probability] : entries_) {
        draw -= probability;
        if (draw < 0) return decision.action(position.dice);
    }
    return entries_.back().decision.action(position.dice);
}

void HumanLike::plan(const TurnState& state, TurnPlan& plan) {
    const TurnSearch worths = search(state);
    plan.clear();
    for (int roll_number = 1; roll_number <= rolls_a_turn; ++roll_number) {
        for (int r = 0; r < roll_count; ++r) {
            weigh(worths, roll_number, Roll::at(r));
            for (const auto& [decision, probability] : entries_) plan.add(decision, probability);
            plan.close();
        }
    }
}

} // namespace ai::yahtzee
