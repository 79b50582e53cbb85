// Positions to practise on.

#include "ai/yahtzee/practice/generator.h"
#include "ai/yahtzee/solve/values.h"
#include "tests/support/test.h"

namespace test_generator {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::practice;
using namespace core::yahtzee;

namespace {

const SharedValues& values() {
    static const SharedValues solved = solve({});
    return solved;
}

GeneratorOptions options(std::uint64_t seed, int count, int threads = 0) {
    GeneratorOptions options;
    options.seed = core::dice::seed_from_number(seed);
    options.count = count;
    options.threads = threads;
    return options;
}

std::vector<std::string> lines(const std::vector<Exercise>& exercises) {
    std::vector<std::string> lines;
    for (const Exercise& exercise : exercises) lines.push_back(to_text(exercise.position));
    return lines;
}

} // namespace

class TestGenerator : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positions_are_of_the_theme_and_have_a_clear_best_choice() {
        for (const Theme& theme : themes()) {
            const auto exercises = generate(values(), theme, options(1, 3));
            QCOMPARE(exercises.size(), std::size_t(3));
            for (const Exercise& exercise : exercises) {
                QVERIFY(exercise.themes[index_of(theme)]);
                const auto ranking = rank_choices(*values(), exercise.position);
                QCOMPARE(exercise.best().action, ranking[0].action);
                QCOMPARE(exercise.best().value, ranking[0].value);
                QCOMPARE(exercise.second().action, ranking[1].action);
                QVERIFY(ranking[1].loss >= 0.5);
                QCOMPARE(exercise.gap(), ranking[1].loss);
            }
        }
    }

    void a_seed_gives_the_same_positions_for_any_number_of_threads() {
        const Theme& theme = *find_theme("which-box");
        const auto one = lines(generate(values(), theme, options(3, 40, 1)));
        QCOMPARE(one, lines(generate(values(), theme, options(3, 40, 3))));
        QVERIFY(one != lines(generate(values(), theme, options(4, 40, 1))));
    }

    void a_longer_set_begins_with_the_shorter() {
        const Theme& theme = *find_theme("two-pairs");
        const auto few = lines(generate(values(), theme, options(3, 5)));
        auto many = lines(generate(values(), theme, options(3, 50)));
        many.resize(5);
        QCOMPARE(many, few);
    }

    // Written down once: on another processor they must be the same.
    void positions_are_those_of_every_machine() {
        const auto found = lines(generate(values(), *find_theme("two-pairs"), options(1, 3)));
        const std::vector<std::string> expected = {
            "-1 -1 -1 -1 -1 18 -1 -1 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 25 -1 -1 -1 -1 0 "
            "6 2 5 6 5 1",
            "4 -1 -1 12 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 40 50 -1 0 "
            "2 6 6 2 4 1",
            "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 "
            "1 4 4 2 1 1"};
        QCOMPARE(found, expected);
    }

    void stopping_leaves_what_was_found() {
        std::stop_source stop;
        GeneratorOptions wanted = options(1, 1000);
        wanted.stop = stop.get_token();
        wanted.progress = [&](double) { stop.request_stop(); };
        const auto found = generate(values(), *find_theme("two-pairs"), wanted);
        QVERIFY(!found.empty());
        QVERIFY(found.size() < 1000);
    }

    void exercises_to_win_are_ranked_by_exact_win_probability() {
        GeneratorOptions wanted = options(2, 4);
        wanted.goal = Goal::win;
        for (const Exercise& exercise : generate(
                 values(), [](const DecisionContext&) { return true; }, wanted)) {
            QVERIFY(exercise.best().win && exercise.second().win);
            QVERIFY(exercise.gap() >= 0.01);
            QVERIFY(std::abs(*exercise.best().win - *exercise.second().win - exercise.gap()) <
                    1e-12);
        }
    }

    void holding_all_dice_is_no_second_choice_where_that_is_asked_for() {
        GeneratorOptions wanted = options(2, 20);
        wanted.limits.counts_holding_all = false;
        int stops = 0;
        for (const Exercise& exercise :
             generate(values(), *find_theme("stop-or-roll-on"), wanted)) {
            const bool is_stop = exercise.best().action.is_score();
            stops += is_stop;
            for (const RankedAction& choice : exercise.ranking)
                QVERIFY(!is_stop || choice.action != Action::hold(0b11111));
        }
        QVERIFY(stops > 0);
        QVERIFY(stops < 20);
    }
};

ALEA_TEST(TestGenerator)

} // namespace test_generator

#include "test_generator.moc"
