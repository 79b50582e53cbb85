// A player that knows what every choice is worth and errs all the same, like a person: the more an
// error costs, the rarer it is. Each choice is taken with a probability proportional to
// exp(-loss / temperature), its loss in expected final points.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_solver.h"

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <string_view>
#include <vector>

namespace ai::yahtzee::players {

// The average losses a decision, points, for which there is a temperature.
inline constexpr double min_human_loss = 0.07;
inline constexpr double max_human_loss = 4;
inline constexpr std::string_view human_names = "human-X with X from 0.07 to 4";

// The temperature, points, at which the average loss a decision is `loss`; good to 2 % of it.
double temperature_of_loss(double loss);

// The loss in the name "human-0.8"; nothing if it is no such name or out of range.
std::optional<double> human_loss_in(std::string_view name);

class HumanLike : public Solitaire {
public:
    HumanLike(solve::SharedValues values, double temperature, std::uint64_t seed)
        : values_(std::move(values)), temperature_(temperature), random_(seed) {}

    core::yahtzee::Action choose(const core::yahtzee::Position& position) override;
    void plan(const state::CardState& state, turn::TurnPlan& plan) override;
    void reseed(std::uint64_t seed) override { random_.seed(seed); }

private:
    // Fills turn_ and the weights.
    void prepare(const state::CardState& state);
    // Fills entries_, from what was prepared.
    void weigh(int roll_number, core::dice::Roll roll);

    solve::SharedValues values_;
    double temperature_;
    std::mt19937_64 random_;
    std::optional<turn::TurnSolver> turn_; // of the last decision
    // By roll number less one: the value with weight 1, and the weight of every keep. Rolls share
    // keeps, so few exponentials are needed.
    std::array<double, 2> references_{};
    std::array<turn::KeepValues, 2> keep_weights_{};
    std::vector<turn::TurnPlan::Entry> entries_;
};

} // namespace ai::yahtzee::players
