// A stand-in for the large tables in tests of luck: the lead after the turn, whatever comes later.

#pragma once

#include "ai/yahtzee/win/luck.h"

namespace tests {

class LeadBaseline : public ai::yahtzee::win::LuckBaseline {
public:
    // `weight`: of a point of the lead, in probability.
    explicit LeadBaseline(double weight = 0.001) : weight_(weight) {}

    ai::yahtzee::turn::TurnSolver turn(const ai::yahtzee::win::PlayerState& mover,
                                       const ai::yahtzee::win::PlayerState& other) const override {
        const int lead = mover.total - other.total;
        return {core::yahtzee::Rules{}, mover.state,
                [weight = weight_, lead](const ai::yahtzee::state::Transition& scored) {
                    return 0.5 + weight * (lead + scored.points);
                }};
    }
    std::string_view name() const override { return "lead"; }

private:
    double weight_;
};

} // namespace tests
