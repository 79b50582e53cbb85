#include "ai/yahtzee/solve/compact_source.h"
#include "ai/yahtzee/tables/tables.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace test_compact_scores {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::tables;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

// The greatest differences of two answers about one state.
struct Difference {
    double survival = 0;
    double targets = 0;

    void include(const Difference& other) {
        survival = std::max(survival, other.survival);
        targets = std::max(targets, other.targets);
    }
    QString text(int open) const {
        return QString("%1 open: %2, %3").arg(open).arg(survival).arg(targets);
    }
};

Difference difference(FutureScores a, FutureScores b) {
    const std::size_t size =
        std::max({a.probabilities.size(), b.probabilities.size(), a.target_probabilities.size(),
                  b.target_probabilities.size()});
    for (auto* numbers :
         {&a.probabilities, &b.probabilities, &a.target_probabilities, &b.target_probabilities})
        numbers->resize(size);
    Difference found;
    double of_a = 0;
    double of_b = 0;
    for (std::size_t points = size; points-- > 0;) {
        of_a += static_cast<double>(a.probabilities[points]);
        of_b += static_cast<double>(b.probabilities[points]);
        found.include(
            {std::abs(of_a - of_b), std::abs(static_cast<double>(a.target_probabilities[points] -
                                                                 b.target_probabilities[points]))});
    }
    return found;
}

// The compact source beside the full tables, for the states below some boxes.
class Sources {
public:
    Sources(BoxSet within, Rules rules = {}) : within_(within) {
        const SolveOptions options{{}, within};
        values_ = solve(rules, options);
        full_ =
            std::make_shared<TableScoreSource>(Tables{solve_score_distributions(*values_, options),
                                                      solve_target_probabilities(rules, options)});
        compact_ = std::make_shared<CompactSource>(values_, solve_score_blocks(*values_, options));
    }

    // The greatest difference over all states with `open` boxes that play can reach, every
    // `stride`-th of them.
    Difference greatest_difference(int open, int stride = 1) const {
        Difference greatest;
        int count = 0;
        for (unsigned bits = 0; bits < 1u << box_count; ++bits) {
            const BoxSet boxes = BoxSet::from_bits(bits);
            if ((boxes & within_) != boxes || boxes.size() != open) continue;
            for (const bool bonus : {false, true})
                for (int total = 0; total < upper_total_count; ++total)
                    if (const CardState state{boxes, total, bonus};
                        is_reachable(state) && count++ % stride == 0)
                        greatest.include(difference(full_->of(state), compact_->of(state)));
        }
        return greatest;
    }

    const ScoreSource& full() const { return *full_; }
    const ScoreSource& compact() const { return *compact_; }

private:
    BoxSet within_;
    SharedValues values_;
    SharedScoreSource full_;
    SharedScoreSource compact_;
};

constexpr double fixed_point_error = 4e-5; // of both answers together

// With boxes of each kind.
const BoxSet six = tests::boxes(
    {Box::twos, Box::fives, Box::three_of_a_kind, Box::large_straight, Box::yahtzee, Box::chance});

class TestCompactScores : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void packed_functions_come_back_data() {
        const auto row = tests::columns<int, bool, double>("step", "is_wide", "error");
        row("exact", 1, true, 1e-5);
        row("bytes", 1, false, 3e-3);
        row("bytes, four points apart", 4, false, 3e-3);
    }
    void packed_functions_come_back() {
        QFETCH(int, step);
        QFETCH(bool, is_wide);
        QFETCH(double, error);
        // Falling from 1 at 20 points to 0 at 120; the targets exceed it by up to a twentieth.
        const auto survival = [](int points) {
            return static_cast<float>(std::clamp((120.0 - points) / 100, 0.0, 1.0));
        };
        const auto target = [&](int points) {
            const float own = survival(points);
            return own + 0.2f * own * (1 - own);
        };
        ScoreFunctions functions;
        functions.first = 21;
        for (int points = 21; points < 120; ++points)
            functions.survival.push_back(survival(points));
        functions.target_first = 20;
        for (int points = 20; points < 130; points += step)
            functions.targets.push_back(target(points));
        std::vector<std::uint16_t> words{7};
        pack(functions, {step, is_wide}, words);
        const PackedScores packed(words.data() + 1);
        QCOMPARE(packed.size(), words.size() - 1);
        QCOMPARE(packed.first(), 20);
        QCOMPARE(packed.end(), 120);
        std::vector<float> numbers(200);
        for (const int from : {-10, 0, 57, 119, 150}) {
            packed.write_survival(from, numbers);
            for (int i = 0; i < 200; ++i)
                QVERIFY(std::abs(numbers[static_cast<std::size_t>(i)] - survival(from + i)) <
                        error);
            packed.add_excess(from, numbers);
            for (int i = 0; i < 200; ++i)
                QVERIFY(std::abs(numbers[static_cast<std::size_t>(i)] - target(from + i)) < error);
        }
    }

    void late_states_equal_the_full_tables_data() {
        const auto row = tests::columns<JokerRule>("rule");
        row("forced", JokerRule::forced);
        row("free choice", JokerRule::free_choice);
    }
    void late_states_equal_the_full_tables() {
        QFETCH(JokerRule, rule);
        const Sources sources(six, {rule});
        for (int open = 0; open <= six.size(); ++open) {
            const Difference greatest = sources.greatest_difference(open);
            QVERIFY2(greatest.survival < fixed_point_error && greatest.targets < fixed_point_error,
                     qPrintable(greatest.text(open)));
        }
    }

    void early_states_are_near_the_full_tables() {
        const BoxSet eight = six.with(Box::threes).with(Box::full_house);
        const Sources sources(eight);
        for (const int open : {7, 8}) {
            const Difference greatest = sources.greatest_difference(open, 7);
            QVERIFY2(greatest.survival < 5e-4 && greatest.targets < 0.04,
                     qPrintable(greatest.text(open)));
        }
    }

    void distributions_sum_to_one_and_have_the_mean_of_the_values() {
        const SolveOptions options{{}, six};
        const SharedValues values = solve({}, options);
        const CompactSource source(values, solve_score_blocks(*values, options));
        for (const int total : {0, 24, 31, 45}) {
            const CardState state{six, total, false};
            double sum = 0;
            double mean = 0;
            const FutureScores future_scores = source.of(state);
            for (std::size_t points = 0; points < future_scores.probabilities.size(); ++points) {
                sum += static_cast<double>(future_scores.probabilities[points]);
                mean += static_cast<double>(points) *
                        static_cast<double>(future_scores.probabilities[points]);
            }
            QVERIFY(std::abs(sum - 1) < 1e-5);
            QVERIFY(std::abs(mean - values->points(representative(state))) < 0.01);
        }
    }

    void a_state_that_no_play_reaches_has_the_answer_of_the_next_lower_one() {
        const Sources sources(six);
        const BoxSet open =
            six.without(Box::twos); // with ones, twos, threes, fours and sixes filled
        const CardState impossible{open, 62, false};
        const Difference found =
            difference(sources.full().of(impossible), sources.compact().of(impossible));
        QVERIFY(found.survival < fixed_point_error && found.targets < fixed_point_error);
        const BoxSet low = BoxSet::all().without(Box::ones).without(Box::fours); // at most 25
        QVERIFY(!is_reachable({low, 40, false}));
        QCOMPARE(representative({low, 40, false}).upper_total, 25);
    }

    void states_that_stand_for_others_can_be_reached() {
        for (unsigned bits = 0; bits < 1u << box_count; ++bits)
            for (int total = 0; total < upper_total_count; ++total) {
                const CardState state = representative({BoxSet::from_bits(bits), total, false});
                QVERIFY(is_reachable(state));
                QVERIFY(representative(state) == state);
            }
    }

    void answers_do_not_depend_on_threads_or_on_what_was_asked_before() {
        SolveOptions options{{}, six};
        const SharedValues values = solve({}, options);
        options.threads = 3;
        const auto blocks = solve_score_blocks(*values, options);
        const CompactSource calm(values, blocks);
        const CompactSource forgetful(values, blocks, 0);
        const FutureScores first = calm.of({six, 20, false});
        std::vector<std::jthread> threads;
        std::atomic<int> same = 0;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([&] {
                for (const int total : {0, 63, 20})
                    if (const FutureScores answer = forgetful.of({six, total, false}); total == 20)
                        same += answer.probabilities == first.probabilities &&
                                answer.target_probabilities == first.target_probabilities;
            });
        threads.clear();
        QCOMPARE(same.load(), 3);
    }

    void stops_when_asked_to() {
        const SharedValues& values = tests::solved_values();
        SolveOptions options;
        std::stop_source source;
        options.stop = source.get_token();
        options.progress = [&](double) { source.request_stop(); };
        QVERIFY(!solve_score_blocks(*values, options));
    }
};

} // namespace test_compact_scores
