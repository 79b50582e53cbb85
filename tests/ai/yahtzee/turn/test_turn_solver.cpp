#include "ai/yahtzee/turn/turn_kernels.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "ai/yahtzee/turn/turn_sources.h"
#include "tests/ai/yahtzee/turn/made_up.h"
#include "tests/core/dice/reroll_probability.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>
#include <vector>

namespace test_turn_solver {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::dice;
using namespace core::yahtzee;

bool near(double a, double b) { return std::abs(a - b) < 1e-12 * std::max(1.0, std::abs(b)); }

// The definition, over whole rolls and all keeps of each, and nothing of the solver's.
class PlainTurn {
public:
    PlainTurn(Rules rules, const CardState& state, const EndValue& end_value)
        : rules_(rules), state_(state), end_value_(end_value) {}

    double value(Roll roll, Box box) const { return end_value_(score(rules_, state_, roll, box)); }

    double value(Keep keep, int roll_number) {
        const auto [known, is_new] = keeps_.try_emplace({roll_number, keep.index()}, 0.0);
        if (is_new)
            for (int r = 0; r < roll_count; ++r)
                if (const double p = tests::reroll_probability(keep, Roll::at(r)); p > 0)
                    known->second += p * value(Roll::at(r), roll_number + 1);
        return known->second;
    }

    double value(Roll roll, int roll_number) {
        const auto [known, is_new] = rolls_.try_emplace({roll_number, roll.index()}, 0.0);
        if (!is_new) return known->second;
        double most = -1;
        for (const Box box : legal_boxes(rules_, state_.open, roll))
            most = std::max(most, value(roll, box));
        for (int k = 0; k < keep_count && roll_number < rolls_per_turn; ++k)
            if (roll.as_keep().contains(Keep::at(k)))
                most = std::max(most, value(Keep::at(k), roll_number));
        return rolls_[{roll_number, roll.index()}] = most;
    }

private:
    Rules rules_;
    CardState state_;
    const EndValue& end_value_;
    std::map<std::pair<int, int>, double> keeps_; // by roll number and index
    std::map<std::pair<int, int>, double> rolls_;
};

struct Case {
    Rules rules;
    CardState state;
};

std::vector<Case> random_cases(int count) {
    std::mt19937 random(7);
    std::vector<Case> cases;
    while (static_cast<int>(cases.size()) < count) {
        const CardState state{BoxSet::from_bits(random() % (1u << box_count)),
                              static_cast<int>(random() % upper_total_count), random() % 2 == 1};
        if (!state.open.empty() && is_reachable(state))
            cases.push_back({{all_joker_rules[cases.size() % all_joker_rules.size()]}, state});
    }
    return cases;
}

constexpr Roll three_fours = Roll::of({4, 4, 4, 2, 1});

class TestTurnSolver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_value_is_that_of_the_definition() {
        for (const auto& [rules, state] : random_cases(6)) {
            const EndValue end_value = [](const Transition& end) { return tests::made_up(end, 0); };
            const TurnSolver turn(rules, state, end_value);
            PlainTurn plain(rules, state, end_value);
            for (int roll_number = 1; roll_number <= rolls_per_turn; ++roll_number) {
                for (int r = 0; r < roll_count; ++r)
                    QVERIFY(near(turn.value(Roll::at(r), roll_number),
                                 plain.value(Roll::at(r), roll_number)));
                for (int k = 0; k < keep_count && roll_number < rolls_per_turn; ++k)
                    QVERIFY(near(turn.value(Keep::at(k), roll_number),
                                 plain.value(Keep::at(k), roll_number)));
            }
            for (int r = 0; r < roll_count; ++r)
                for (const Box box : legal_boxes(rules, state.open, Roll::at(r)))
                    QCOMPARE(turn.value(Roll::at(r), box), plain.value(Roll::at(r), box));
            QVERIFY(near(turn.value(), plain.value(Keep(), 0)));
        }
    }

    void points_count_beside_the_next_state() {
        const ValueFunction next_value = [](const CardState& next) {
            return tests::made_up({0, next}, 0);
        };
        for (const auto& [rules, state] : random_cases(30)) {
            const TurnSolver points(rules, state, next_value);
            const TurnSolver same(rules, state, EndValue([&](const Transition& end) {
                                      return end.points + next_value(end.next);
                                  }));
            QCOMPARE(points.value(), same.value());
            for (int r = 0; r < roll_count; ++r)
                for (const Box box : legal_boxes(rules, state.open, Roll::at(r)))
                    QCOMPARE(points.value(Roll::at(r), box), same.value(Roll::at(r), box));
        }
    }

    void each_way_to_end_a_turn_is_asked_for_once() {
        for (const auto& [rules, state] : random_cases(30)) {
            std::set<std::tuple<unsigned, int, bool, int>> asked;
            const TurnSolver turn(rules, state, EndValue([&](const Transition& end) {
                                      const bool is_new =
                                          asked
                                              .insert({end.next.open.bits(), end.next.upper_total,
                                                       end.next.yahtzee_bonus, end.points})
                                              .second;
                                      // Beyond 63 all totals are one.
                                      if (!is_new && end.next.upper_total < upper_bonus_threshold)
                                          qFatal("asked twice");
                                      return 0.0;
                                  }));
            QVERIFY(asked.size() > 1);
        }
    }

    void the_best_action_is_one_of_the_greatest_value() {
        for (const auto& [rules, state] : random_cases(30)) {
            const TurnSolver turn(rules, state, EndValue([](const Transition& end) {
                                      return tests::made_up(end, 0);
                                  }));
            for (int r = 0; r < roll_count; ++r)
                for (int roll_number = 1; roll_number <= rolls_per_turn; ++roll_number) {
                    const Roll roll = Roll::at(r);
                    double most = 0;
                    turn.for_each_action(roll, roll_number, [&](TurnAction action) {
                        most = std::max(most, turn.value(roll, roll_number, action));
                    });
                    QCOMPARE(most, turn.value(roll, roll_number));
                    const TurnAction best = turn.best(roll, roll_number);
                    QVERIFY(turn.value(roll, roll_number, best) >= most - equal_values);
                }
        }
    }

    void of_equal_actions_a_box_goes_before_a_keep_and_the_first_box_before_the_others() {
        const TurnSolver turn({}, {}, EndValue([](const Transition&) { return 0.5; }));
        QCOMPARE(turn.best(three_fours, 1), TurnAction::score(Box::ones));
        QCOMPARE(turn.best(three_fours, 3), TurnAction::score(Box::ones));
        QCOMPARE(turn.best_keep(three_fours, 2), three_fours.as_keep());
    }

    void a_box_order_decides_among_boxes_of_the_same_value() {
        BoxOrder order = all_boxes;
        std::ranges::reverse(order);
        // Twenty points make up for the first boxes: all are worth 20.
        const TurnSolver turn(
            {}, {BoxSet::of(Box::ones).with(Box::twos)},
            ValueFunction([](const CardState& next) { return 20.0 - next.upper_total; }), order);
        QCOMPARE(turn.best(three_fours, 3), TurnAction::score(Box::twos));
    }

    void values_within_the_tie_tolerance_are_equal_and_others_are_not_data() {
        const auto row = tests::columns<double, bool>("ahead", "is_tie");
        row("rounding", 0.9e-9, true);
        row("more", 1.1e-9, false);
    }
    void values_within_the_tie_tolerance_are_equal_and_others_are_not() {
        QFETCH(double, ahead);
        QFETCH(bool, is_tie);
        // The chance box is open after ones are scored: that is worth less.
        const TurnSolver turn({}, {BoxSet::of(Box::ones).with(Box::chance)},
                              EndValue([&](const Transition& end) {
                                  return end.next.open.contains(Box::ones) ? 0.5 + ahead : 0.5;
                              }));
        QCOMPARE(turn.best_box(three_fours), is_tie ? Box::ones : Box::chance);
        QCOMPARE(turn.best(three_fours, 3), TurnAction::score(is_tie ? Box::ones : Box::chance));
    }

    void the_ends_of_a_turn_have_its_value() {
        for (const auto& [rules, state] : random_cases(30)) {
            const EndValue end_value = [](const Transition& end) { return tests::made_up(end, 0); };
            const TurnSolver turn(rules, state, end_value);
            double sum = 0;
            double mean = 0;
            for (const EndProbability& end : end_probabilities(turn)) {
                Transition transition = fill(state, end.box, end.points);
                transition.points += end.bonus;
                sum += end.probability;
                mean += end.probability * end_value(transition);
            }
            QVERIFY(near(sum, 1));
            QVERIFY(std::abs(mean - turn.value()) < 1e-8); // ties
        }
    }

    // The contract of the kernels is the solver's, many cases side by side, for end values that
    // don't fall with the points.
    void every_kernel_agrees_with_the_solver() {
        constexpr int lanes = 48;
        for (const auto& [rules, any_state] : random_cases(30)) {
            // With 63 points the upper bonus is settled, so a lane is a case and no upper total.
            const CardState state{any_state.open, upper_bonus_threshold, any_state.yahtzee_bonus};
            const auto end_value = [](const Transition& end, int lane) {
                return 0.003 * end.points + tests::made_up({0, {end.next.open}}, lane) / 2;
            };
            std::map<std::tuple<Box, int, int>, std::array<float, lanes>> rows;
            const TurnSources sources = turn_sources(
                rules, state.open, state.yahtzee_bonus, [&](Box box, int points, int bonus) {
                    auto& row = rows[{box, points, bonus}];
                    for (int lane = 0; lane < lanes; ++lane)
                        row[static_cast<std::size_t>(lane)] = static_cast<float>(
                            end_value({points + bonus, fill(state, box, points).next}, lane));
                    return LaneRow{row.data(), 0};
                });
            for (const TurnKernel& kernel : supported_turn_kernels()) {
                std::array<float, lanes> values;
                kernel.solve(sources, lanes, values.data());
                for (int lane = 0; lane < lanes; lane += 13) {
                    const TurnSolver turn(rules, state, EndValue([&](const Transition& end) {
                                              return end_value(end, lane);
                                          }));
                    const auto value = static_cast<double>(values[static_cast<std::size_t>(lane)]);
                    QVERIFY2(std::abs(value - turn.value()) < 1e-6, kernel.name);
                }
            }
        }
    }
};

} // namespace test_turn_solver
