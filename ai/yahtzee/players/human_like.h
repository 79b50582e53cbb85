// A player that errs like a person: the greater the loss of a choice, the rarer it is. Each choice
// has a probability proportional to exp(-loss / temperature); the loss is in expected final points.

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

// The range of average losses per decision, in points, for which there is a temperature.
inline constexpr double min_human_loss = 0.07;
inline constexpr double max_human_loss = 4;
inline constexpr std::string_view human_names = "human-X with X from 0.07 to 4";

// The temperature, in points, at which the average loss per decision is `loss`, within 2 %.
double temperature_of_loss(double loss);

// The loss in a name such as "human-0.8"; nothing for other names and for losses out of range.
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
    // Fills entries_ from keep_weights_.
    void weigh(int roll_number, core::dice::Roll roll);

    solve::SharedValues values_;
    double temperature_;
    std::mt19937_64 random_;
    std::optional<turn::TurnSolver> turn_; // of the last decision
    // By roll number less one: the value that has weight 1, and the weight of every keep. Rolls
    // share keeps, so this takes few exponentials.
    std::array<double, 2> references_{};
    std::array<turn::KeepValues, 2> keep_weights_{};
    std::vector<turn::TurnPlan::Entry> entries_;
};

} // namespace ai::yahtzee::players
