#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "tests/ai/yahtzee/solve/reference_contributions.h"
#include "tests/ai/yahtzee/solve/reference_states.h"
#include "tests/core/dice/reroll_probability.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <random>

namespace test_contributions {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;
using core::dice::Roll;

constexpr double tolerance = 1e-3; // points

template <class A, class B>
double greatest_difference(const A& a, const B& b) {
    double greatest = 0;
    for (std::size_t i = 0; i < part_count; ++i)
        greatest = std::max(greatest, std::abs(a[i] - b[i]));
    return greatest;
}

// Positions of random play in which five of a kind is frequent, so that jokers are.
class RandomPositions {
public:
    explicit RandomPositions(Rules rules) : rules_(rules) {}

    Position next() {
        Position position;
        const int filled = between(0, box_count - 1);
        for (int i = 0; i < filled; ++i) {
            const Roll roll = Roll::of(dice());
            const auto boxes = legal_boxes(rules_, position.mover.open(), roll);
            const auto box = std::next(boxes.begin(), between(0, boxes.size() - 1));
            position.mover = position.mover.scored(rules_, roll, *box);
        }
        position.opponents.emplace_back();
        position.dice = dice();
        position.roll_number = between(1, rolls_per_turn);
        return position;
    }

private:
    int between(int least, int most) { return std::uniform_int_distribution(least, most)(random_); }
    core::dice::Dice dice() {
        core::dice::Dice dice{};
        const bool is_five_of_a_kind = between(0, 2) == 0;
        const int face = between(1, 6);
        for (int& die : dice) die = is_five_of_a_kind ? face : between(1, 6);
        return dice;
    }

    Rules rules_;
    std::mt19937 random_{2026};
};

// The contributions of the best choice, whatever the number of the roll.
Contributions contributions_of_best(const Values& values, const ContributionTable& table,
                                    const Position& position) {
    return ChoiceContributions(values, table, position)
        .at(rank_choices(values, position).front().action);
}

class TestContributions : public QObject {
    Q_OBJECT

    std::map<JokerRule, SharedValues> values_;
    std::map<JokerRule, SharedContributions> tables_;

    // As the one that all threads have solved together.
    void expect_the_same(const ContributionTable& table) {
        reference::for_each_state([&](const CardState& state) {
            if (table.at(state) != tables_[JokerRule::forced]->at(state)) QFAIL("they differ");
        });
    }

private Q_SLOTS:
    void initTestCase() {
        for (const auto rule : all_joker_rules) {
            values_[rule] = solve({rule});
            tables_[rule] = solve_contributions(*values_[rule]);
            QVERIFY(tables_[rule]);
        }
    }

    // Published for Verhoeff's rule with two decimals; some are cut off instead of rounded (13.0977
    // stands as 13.09), hence a tolerance of a whole hundredth.
    void contributions_at_the_start_are_as_published_data() {
        tests::columns<int, double>("part", "published");
        const double published[part_count] = {1.88,  5.28,  8.57,  12.16, 15.69,
                                              19.19, 21.66, 13.09, 22.59, 29.46,
                                              32.71, 16.87, 22.01, 23.84, 9.58};
        for (std::size_t part = 0; part < part_count; ++part)
            QTest::addRow("%s", std::string(part_name(part)).c_str())
                << static_cast<int>(part) << published[part];
    }
    void contributions_at_the_start_are_as_published() {
        QFETCH(int, part);
        QFETCH(double, published);
        const auto found = tables_[JokerRule::verhoeff]->at({})[static_cast<std::size_t>(part)];
        QVERIFY2(std::abs(found - published) < 0.01, qPrintable(QString::number(found, 'f', 5)));
    }

    void contributions_sum_to_the_value_of_every_state_data() { tests::each_joker_rule(); }
    void contributions_sum_to_the_value_of_every_state() {
        QFETCH(JokerRule, rule);
        int states = 0;
        double greatest = 0;
        reference::for_each_state([&](const CardState& state) {
            ++states;
            const double difference = sum(tables_[rule]->at(state)) - values_[rule]->points(state);
            greatest = std::max(greatest, std::abs(difference));
        });
        QCOMPARE(states, 536448);
        qInfo("greatest difference %.2g points", greatest);
        QVERIFY(greatest < tolerance);
    }

    // Six boxes, with jokers in upper and lower boxes.
    void contributions_agree_with_a_plain_computation_data() { tests::each_joker_rule(); }
    void contributions_agree_with_a_plain_computation() {
        QFETCH(JokerRule, rule);
        BoxSet within = BoxSet::of(Box::twos);
        for (const Box box :
             {Box::sixes, Box::three_of_a_kind, Box::full_house, Box::large_straight, Box::yahtzee})
            within = within.with(box);
        const reference::Contributions plain(reference::rule_of(rule), within.bits());
        int states = 0;
        double greatest = 0;
        reference::for_each_state(within, [&](const CardState& state) {
            ++states;
            const auto& expected =
                plain.at(state.open.bits(), reference::yahtzee_box_of(state), state.upper_total);
            greatest = std::max(greatest, greatest_difference(tables_[rule]->at(state), expected));
        });
        qInfo("%d states, greatest difference %.2g points", states, greatest);
        QVERIFY(states > 3000);
        QVERIFY(greatest < tolerance);
    }

    void all_instruction_sets_give_the_same_bits() {
        const auto& values = *values_[JokerRule::forced];
        for (const TurnKernel& kernel : supported_turn_kernels()) {
            qInfo("%s", kernel.name);
            const auto table = solve_contributions_with(kernel, values);
            expect_the_same(*table);
        }
    }

    void any_number_of_threads_gives_the_same() {
        const auto table = solve_contributions(*values_[JokerRule::forced], {{.threads = 5}});
        expect_the_same(*table);
    }

    void progress_rises_to_one_and_work_stops_when_asked() {
        const auto& values = *values_[JokerRule::forced];
        std::stop_source source;
        std::atomic<double> most = 0;
        const auto note = [&](double done) {
            most = done;
            if (done > 0.5) source.request_stop();
        };
        QVERIFY(!solve_contributions(values, {{1, source.get_token(), note}}));
        QVERIFY(most > 0.5 && most < 0.6);
        const auto few = BoxSet::of(Box::ones).with(Box::chance);
        QVERIFY(solve_contributions(values, {{1, {}, note}, few}));
        QCOMPARE(most.load(), 1.0);
    }

    void upper_totals_that_play_cannot_reach_count_as_the_greatest_that_it_can() {
        const auto& values = *values_[JokerRule::forced];
        reference::for_each_state([&](CardState state) {
            if (state.upper_total != max_upper_total(state.open)) return;
            for (; state.upper_total < upper_total_count; ++state.upper_total) {
                const auto contributions = tables_[JokerRule::forced]->at(state);
                if (std::abs(sum(contributions) - values.points(state)) > tolerance)
                    QFAIL("differs");
            }
        });
    }

    void contributions_of_a_choice_sum_to_its_value_less_the_total_data() {
        tests::each_joker_rule();
    }
    void contributions_of_a_choice_sum_to_its_value_less_the_total() {
        QFETCH(JokerRule, rule);
        const Values& values = *values_[rule];
        RandomPositions positions({rule});
        int jokers = 0;
        for (int i = 0; i < 500; ++i) {
            const Position position = positions.next();
            if (is_joker(position.mover.open(), Roll::of(position.dice))) ++jokers;
            const ChoiceContributions contributions(values, *tables_[rule], position);
            for (const RankedAction& choice : rank_choices(values, position)) {
                const double to_come = choice.value - position.mover.total();
                const double difference = sum(contributions.at(choice.action)) - to_come;
                QVERIFY2(std::abs(difference) < tolerance, to_text(position).c_str());
            }
        }
        QVERIFY(jokers > 50);
    }

    void contributions_of_a_keep_are_the_mean_of_the_best_after_the_next_roll_data() {
        tests::each_joker_rule();
    }
    void contributions_of_a_keep_are_the_mean_of_the_best_after_the_next_roll() {
        QFETCH(JokerRule, rule);
        const Values& values = *values_[rule];
        RandomPositions positions({rule});
        for (int checked = 0; checked < 10;) {
            const Position position = positions.next();
            if (position.roll_number == rolls_per_turn) continue;
            ++checked;
            const auto choices = rank_choices(values, position);
            const RankedAction& last = choices[static_cast<std::size_t>(checked) % choices.size()];
            if (last.action.is_score()) continue;
            Contributions mean{};
            for (int r = 0; r < core::dice::roll_count; ++r) {
                const double probability =
                    tests::reroll_probability(last.action.keep(position.dice), Roll::at(r));
                if (probability == 0) continue;
                Position next = position;
                next.dice = Roll::at(r).sorted();
                ++next.roll_number;
                const auto best = contributions_of_best(values, *tables_[rule], next);
                for (std::size_t i = 0; i < part_count; ++i) mean[i] += probability * best[i];
            }
            const auto found =
                ChoiceContributions(values, *tables_[rule], position).at(last.action);
            QVERIFY2(greatest_difference(found, mean) < tolerance, to_text(position).c_str());
        }
    }

    void nothing_is_to_come_on_a_full_card() {
        Position position;
        for (const Box box : all_boxes) position.mover = position.mover.with_points(box, 0);
        position.dice = {1, 2, 3, 4, 5};
        const ChoiceContributions contributions(*values_[JokerRule::forced],
                                                *tables_[JokerRule::forced], position);
        QCOMPARE(sum(contributions.at(Action::hold(0))), 0.0);
    }
};

} // namespace test_contributions
