// ScoreDistributions and thresholds against plain enumeration, for states with few boxes open.

#include "ai/yahtzee/solve/score_distributions.h"
#include "ai/yahtzee/solve/target_probabilities.h"
#include "ai/yahtzee/solve/values.h"
#include "tests/ai/yahtzee/solve/reference.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace test_survival_tables {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

constexpr int max_points_tested = 400;
using Probabilities = std::vector<double>; // to get at least n points, by n

using Node = std::tuple<unsigned, reference::YahtzeeBox, int>; // open, Yahtzee box, upper total

struct Step {
    int points;
    Node next;
};

Step step(const Node& node, const reference::Scoring& scoring, int box) {
    auto [open, yahtzee, upper] = node;
    if (box == 11)
        yahtzee = scoring.points == 50 ? reference::YahtzeeBox::fifty : reference::YahtzeeBox::zero;
    int points = scoring.points + scoring.bonus;
    if (box < 6) {
        const int total = std::min(upper + scoring.points, 63);
        if (upper < 63 && total == 63) points += 35;
        upper = total;
    }
    return {points, {open & ~(1u << box), yahtzee, upper}};
}

double at(const Probabilities& probabilities, int points) {
    if (points <= 0) return 1;
    return points < max_points_tested ? probabilities[static_cast<std::size_t>(points)] : 0;
}

constexpr double tie = 1e-9; // points

// For each keep its rank among keeps of the same value: more dice, then greater ones, are held.
const std::vector<int>& ranks() {
    static const std::vector<int> ranks = [] {
        std::vector<std::pair<int, reference::Dice>> keys; // fewer ways for more dice
        for (const auto& outcomes : reference::keeps()) {
            reference::Dice greatest{};
            for (const auto& outcome : outcomes)
                greatest = std::max(
                    greatest, reference::rolls()[static_cast<std::size_t>(outcome.roll)].dice);
            keys.emplace_back(-static_cast<int>(outcomes.size()), greatest);
        }
        std::vector<int> all;
        for (const auto& key : keys)
            all.push_back(static_cast<int>(
                std::ranges::count_if(keys, [&](const auto& other) { return other < key; })));
        return all;
    }();
    return ranks;
}

// The keep within a roll that is worth most, by the tie rule.
int best_keep(std::size_t roll, const std::vector<double>& by_keep) {
    const auto& within = reference::keeps_within()[roll];
    const auto value = [&](int keep) { return by_keep[static_cast<std::size_t>(keep)]; };
    const double enough = value(*std::ranges::max_element(within, {}, value)) - tie;
    int best = -1;
    for (const int keep : within)
        if (value(keep) >= enough && (best < 0 || ranks()[static_cast<std::size_t>(keep)] >
                                                      ranks()[static_cast<std::size_t>(best)]))
            best = keep;
    return best;
}

std::vector<double> means(const std::vector<double>& by_roll) {
    std::vector<double> by_keep;
    for (const auto& outcomes : reference::keeps()) {
        double mean = 0;
        for (const auto& outcome : outcomes)
            mean += outcome.probability * by_roll[static_cast<std::size_t>(outcome.roll)];
        by_keep.push_back(mean);
    }
    return by_keep;
}

// The greatest probability to get at least n points: for each n a turn of its own.
class PlainTargetProbabilities {
public:
    const Probabilities& of(const Node& node) {
        const auto known = known_.find(node);
        if (known != known_.end()) return known->second;
        Probabilities probabilities(max_points_tested, 0);
        probabilities[0] = 1;
        for (int n = 1; n < max_points_tested && std::get<0>(node) != 0; ++n)
            probabilities[static_cast<std::size_t>(n)] = solve(node, n);
        return known_[node] = probabilities;
    }

private:
    double solve(const Node& node, int needed) {
        std::vector<double> by_roll;
        for (const auto& roll : reference::rolls()) by_roll.push_back(score(node, roll, needed));
        for (int rerolls = 0; rerolls < 2; ++rerolls) {
            const std::vector<double> by_keep = means(by_roll);
            for (std::size_t roll = 0; roll < by_roll.size(); ++roll)
                by_roll[roll] = by_keep[static_cast<std::size_t>(best_keep(roll, by_keep))];
        }
        double mean = 0;
        for (std::size_t roll = 0; roll < by_roll.size(); ++roll)
            mean += reference::rolls()[roll].permutations / 7776.0 * by_roll[roll];
        return mean;
    }
    double score(const Node& node, const reference::Roll& roll, int needed) {
        const auto [open, yahtzee, upper] = node;
        double best = 0;
        for (int box = 0; box < 13; ++box) {
            if ((open >> box & 1) == 0) continue;
            const auto scoring =
                reference::scoring(reference::Joker::forced, open, yahtzee, roll.dice, box);
            if (!scoring.legal) continue;
            const Step taken = step(node, scoring, box);
            best = std::max(best, at(of(taken.next), needed - taken.points));
        }
        return best;
    }

    std::map<Node, Probabilities> known_;
};

// The probabilities under play for the greatest mean, following every roll to its end.
class PlainScoreDistributions {
public:
    explicit PlainScoreDistributions(const reference::Values& values) : values_(values) {}

    const Probabilities& of(const Node& node) {
        const auto known = known_.find(node);
        if (known != known_.end()) return known->second;
        Probabilities probabilities(max_points_tested, 0);
        probabilities[0] = 1;
        if (std::get<0>(node) != 0) play(node, probabilities);
        return known_[node] = probabilities;
    }

private:
    void play(const Node& node, Probabilities& probabilities) {
        std::vector<double> by_roll;
        std::vector<Step> steps;
        for (const auto& roll : reference::rolls()) {
            by_roll.push_back(0);
            steps.push_back(best_step(node, roll, by_roll.back()));
        }
        const std::vector<double> third = means(by_roll);
        std::vector<double> second_rolls;
        for (std::size_t roll = 0; roll < by_roll.size(); ++roll)
            second_rolls.push_back(third[static_cast<std::size_t>(best_keep(roll, third))]);
        const std::vector<double> second = means(second_rolls);

        std::vector<double> reach;
        for (const auto& roll : reference::rolls()) reach.push_back(roll.permutations / 7776.0);
        for (const auto* by_keep : {&second, &third}) {
            std::vector<double> after(reach.size(), 0);
            for (std::size_t roll = 0; roll < reach.size(); ++roll) {
                const int keep = best_keep(roll, *by_keep);
                for (const auto& outcome : reference::keeps()[static_cast<std::size_t>(keep)])
                    after[static_cast<std::size_t>(outcome.roll)] +=
                        reach[roll] * outcome.probability;
            }
            reach = after;
        }
        for (std::size_t n = 1; n < probabilities.size(); ++n)
            for (std::size_t roll = 0; roll < reach.size(); ++roll)
                probabilities[n] += reach[roll] * at(of(steps[roll].next),
                                                     static_cast<int>(n) - steps[roll].points);
    }
    Step best_step(const Node& node, const reference::Roll& roll, double& value) const {
        const auto [open, yahtzee, upper] = node;
        Step best{};
        value = -1;
        for (int box = 0; box < 13; ++box) {
            if ((open >> box & 1) == 0) continue;
            const auto scoring =
                reference::scoring(reference::Joker::forced, open, yahtzee, roll.dice, box);
            if (!scoring.legal) continue;
            const Step taken = step(node, scoring, box);
            const auto [next_open, next_yahtzee, next_upper] = taken.next;
            const double worth = taken.points + values_.points(next_open, next_yahtzee, next_upper);
            if (worth > value + tie) {
                value = worth;
                best = taken;
            }
        }
        return best;
    }

    const reference::Values& values_;
    std::map<Node, Probabilities> known_;
};

BoxSet boxes(std::initializer_list<Box> list) {
    BoxSet set;
    for (const Box box : list) set = set.with(box);
    return set;
}

CardState state_of(const Node& node) {
    const auto [open, yahtzee, upper] = node;
    return {BoxSet::from_bits(open), upper, yahtzee == reference::YahtzeeBox::fifty};
}

double largest_difference(const SurvivalFunction& function, const Probabilities& probabilities) {
    double worst = 0;
    for (int n = 0; n < max_points_tested; ++n)
        worst = std::max(worst, std::abs(function.at_least(n) - at(probabilities, n)));
    return worst;
}

} // namespace

class TestSurvivalTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void small_states_data() {
        QTest::addColumn<unsigned>("open");
        const auto row = [](const char* name, std::initializer_list<Box> list) {
            QTest::newRow(name) << boxes(list).bits();
        };
        row("sixes", {Box::sixes});
        row("Yahtzee", {Box::yahtzee});
        row("chance", {Box::chance});
        row("twos and large straight", {Box::twos, Box::large_straight});
        row("sixes and Yahtzee", {Box::sixes, Box::yahtzee});
        row("threes, sixes, full house", {Box::threes, Box::sixes, Box::full_house});
        row("kinds and small straight",
            {Box::three_of_a_kind, Box::four_of_a_kind, Box::small_straight});
    }
    void small_states() {
        QFETCH(unsigned, open);
        const BoxSet set = BoxSet::from_bits(open);
        const SolveOptions options{.within = set};
        const SharedValues values = solve({}, options);
        const SharedScoreDistributions outcomes = solve_score_distributions(*values, options);
        const SharedTargetProbabilities thresholds = solve_target_probabilities({}, options);
        const reference::Values plain_values(reference::Joker::forced, open);
        PlainScoreDistributions plain_outcomes(plain_values);
        PlainTargetProbabilities plain_thresholds;
        std::vector<reference::YahtzeeBox> yahtzees{reference::YahtzeeBox::open};
        if (!set.contains(Box::yahtzee))
            yahtzees = {reference::YahtzeeBox::zero, reference::YahtzeeBox::fifty};
        for (const auto yahtzee : yahtzees)
            for (const int upper : {63, 60, 51, 33}) {
                const Node node{open, yahtzee, upper};
                const CardState state = state_of(node);
                if (!is_reachable(state)) continue;
                QVERIFY(largest_difference(outcomes->distribution(state), plain_outcomes.of(node)) <
                        2e-5);
                QVERIFY(largest_difference(thresholds->probabilities(state),
                                           plain_thresholds.of(node)) < 2e-5);
            }
    }

    void survival_functions_fall_and_the_best_probability_is_no_less() {
        const SolveOptions options{.within = boxes({Box::ones, Box::fours, Box::yahtzee,
                                                    Box::small_straight, Box::chance})};
        const SharedValues values = solve({}, options);
        const SharedScoreDistributions outcomes = solve_score_distributions(*values, options);
        const SharedTargetProbabilities thresholds = solve_target_probabilities({}, options);
        int states = 0;
        for (unsigned bits = 0; bits < 1u << box_count; ++bits)
            for (const bool bonus : {false, true})
                for (int total = 0; total < upper_total_count; ++total) {
                    const CardState state{BoxSet::from_bits(bits), total, bonus};
                    if ((state.open & options.within) != state.open || !is_reachable(state))
                        continue;
                    ++states;
                    const SurvivalFunction mean = outcomes->distribution(state);
                    const SurvivalFunction best = thresholds->probabilities(state);
                    QVERIFY(std::abs(mean.mean() - values->points(state)) < 1e-3);
                    std::vector<float> written(best.size());
                    best.write(written.data());
                    for (int n = 0; n <= best.max_points() + 1; ++n) {
                        QVERIFY(best.at_least(n) > mean.at_least(n) - 2e-5);
                        QVERIFY(best.exactly(n) >= 0 && mean.exactly(n) >= 0);
                        if (n <= best.min_points())
                            QCOMPARE(best.at_least(n), 1.0);
                        else if (n > best.max_points())
                            QCOMPARE(best.at_least(n), 0.0);
                        else
                            QCOMPARE(static_cast<float>(best.at_least(n)),
                                     written[static_cast<std::size_t>(n - best.min_points() - 1)]);
                    }
                }
        QVERIFY(states > 1000);
    }

    // The figures of the whole game are published. Takes a gigabyte of memory and some time.
    void whole_game() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("long: set ALEA_LONG_TESTS=1");
        const SharedValues values = solve({});
        const SharedScoreDistributions outcomes = solve_score_distributions(*values);
        double worst = 0;
        for (unsigned bits = 0; bits < 1u << box_count; ++bits)
            for (const bool bonus : {false, true})
                for (int total = 0; total < upper_total_count; ++total) {
                    const CardState state{BoxSet::from_bits(bits), total, bonus};
                    if (!is_reachable(state)) continue;
                    const double mean = outcomes->distribution(state).mean();
                    worst = std::max(worst, std::abs(mean - values->points(state)));
                }
        qInfo("largest difference of a mean from the value: %.2g points", worst);
        QVERIFY(worst < 1e-3);

        const SurvivalFunction start = outcomes->distribution({});
        double variance = 0;
        for (int n = start.min_points(); n <= start.max_points(); ++n)
            variance += start.exactly(n) * (n - start.mean()) * (n - start.mean());
        QVERIFY(std::abs(std::sqrt(variance) - 59.6) < 0.05);
        QVERIFY(start.at_least(248) >= 0.5 && start.at_least(249) < 0.5);
        constexpr double step = 1.0 / 65536; // of the functions, which are of 16 bits
        const auto is_quantile = [&start](int n, double below) {
            return 1 - start.at_least(n) <= below + step &&
                   1 - start.at_least(n + 1) > below - step;
        };
        QVERIFY(is_quantile(180, 0.05));
        QVERIFY(is_quantile(388, 0.95));
        QVERIFY(is_quantile(474, 0.99));
    }

    void stops_when_asked() {
        std::stop_source source;
        source.request_stop();
        const SharedValues values = solve({}, {.within = boxes({Box::chance})});
        QVERIFY(!solve_score_distributions(*values, {.stop = source.get_token()}));
        QVERIFY(!solve_target_probabilities({}, {.stop = source.get_token()}));
    }
};

ALEA_TEST(TestSurvivalTables)

} // namespace test_survival_tables

#include "test_survival_tables.moc"
