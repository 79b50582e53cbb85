// Exercises for the steps of the basic strategy, siblings of mistakes, placement.

#include "ai/yahtzee/practice/generator.h"
#include "ai/yahtzee/practice/mistakes.h"
#include "ai/yahtzee/practice/placement.h"
#include "ai/yahtzee/practice/seeded_games.h"
#include "ai/yahtzee/practice/siblings.h"
#include "ai/yahtzee/practice/step_statistics.h"
#include "core/yahtzee/notation/record.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

#include <algorithm>
#include <bit>
#include <set>

namespace test_exercises {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::practice;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;

GeneratorOptions options(std::uint64_t seed, int count, int step, int threads = 0) {
    GeneratorOptions options;
    options.seed = core::dice::seed_from_number(seed);
    options.count = count;
    options.known = {step - 1, step};
    options.threads = threads;
    options.max_games = 600;
    return options;
}

std::vector<std::string> lines(const std::vector<Exercise>& exercises) {
    std::vector<std::string> lines;
    for (const Exercise& exercise : exercises) lines.push_back(to_text(exercise.position));
    return lines;
}

// The step with most exercises in a few games.
int a_step() {
    static const int step = [] {
        int best = 1;
        std::size_t most = 0;
        for (int s = 1; s <= step_count(); ++s) {
            auto few = options(1, 60, s);
            few.max_games = 60;
            const auto found = generate(tests::solved_values(), exercises_of(s), few).size();
            if (found > most) best = s;
            most = std::max(most, found);
        }
        return best;
    }();
    return step;
}

std::vector<PlacementAnswer> answers(const std::vector<bool>& right) {
    std::vector<PlacementAnswer> answers;
    for (std::size_t i = 0; i < right.size(); ++i)
        answers.push_back({placement_steps[i], right[i]});
    return answers;
}

// Bit i: the answer to position i is right.
std::vector<PlacementAnswer> answers(unsigned bits) {
    std::vector<bool> right;
    for (int i = 0; i < placement_size; ++i) right.push_back((bits >> i & 1u) != 0);
    return answers(right);
}

// A game of two human-like players, as it would be recorded.
Record recorded_game() {
    Record record;
    record.players = {{"Ann"}, {"Bob"}};
    const SeededGames games({}, core::dice::seed_from_number(3), human_08(tests::solved_values()));
    games.play(0, [&](int, const Position& position, Action chosen) {
        record.line.push_back({position.dice});
        record.line.push_back({chosen});
    });
    return record;
}

class TestExercises : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_step_has_a_name_of_its_own() {
        std::set<std::string> names;
        for (int step = 1; step <= step_count(); ++step) {
            names.insert(step_name(step));
            QCOMPARE(find_step(step_name(step)), std::optional(step));
        }
        QCOMPARE(static_cast<int>(names.size()), step_count());
        QVERIFY(!find_step("no-such-rule") && !find_step(""));
        QVERIFY(step_name(0).empty() && step_name(step_count() + 1).empty());
    }

    void an_exercise_is_decided_by_its_step_and_costs_a_player_without_it() {
        StepJudge judge{Rules{}};
        int steps_with_exercises = 0;
        for (int step = 1; step <= step_count(); ++step) {
            const auto found =
                generate(tests::solved_values(), exercises_of(step), options(1, 3, step));
            steps_with_exercises += !found.empty();
            for (const Exercise& exercise : found) {
                const auto ranking = rank_choices(*tests::solved_values(), exercise.position);
                const auto loss = [&](Action action) {
                    return std::ranges::find(ranking, action, &RankedAction::action)->loss;
                };
                QCOMPARE(exercise.practised, step);
                QCOMPARE(judge.decide(exercise.position).step, step);
                QCOMPARE(loss(judge.decide(exercise.position).action), 0.0);
                QVERIFY(loss(judge.choose(step - 1, exercise.position)) >= 0.5);
            }
        }
        QVERIFY2(2 * steps_with_exercises > step_count(),
                 qPrintable(QString::number(steps_with_exercises)));
    }

    void with_a_gap_all_other_choices_lose_as_much() {
        const auto found =
            generate(tests::solved_values(), exercises_of(a_step(), 0.5), options(2, 10, a_step()));
        QVERIFY(!found.empty());
        for (const Exercise& exercise : found)
            QVERIFY(rank_choices(*tests::solved_values(), exercise.position)[1].loss >= 0.5);
    }

    void three_in_ten_are_look_alikes_that_a_step_learned_before_decides() {
        StepJudge judge{Rules{}};
        int steps_with_look_alikes = 0;
        for (int step = 1; step <= step_count(); ++step) {
            const auto set = step_set(tests::solved_values(), step, options(4, 10, step));
            const auto look_alikes = static_cast<std::size_t>(std::ranges::count_if(
                set, [=](const Exercise& exercise) { return exercise.page.step != step; }));
            QVERIFY(look_alikes <= 3);
            steps_with_look_alikes += look_alikes == 3;
            for (std::size_t at = 0; at < std::min<std::size_t>(3, set.size() - look_alikes); ++at)
                QCOMPARE(set[at].page.step, step);
            for (const Exercise& exercise : set) {
                QCOMPARE(exercise.practised, step);
                QCOMPARE(exercise.page_loss(), 0.0);
                if (exercise.page.step == step) continue;
                QVERIFY(0 < exercise.page.step && exercise.page.step < step);
                const auto said = judge.says(step, exercise.position);
                QVERIFY(said && exercise.loss_of(*said) >= 0.5);
                const int first = judge.step_saying(*said, exercise.position);
                QVERIFY(0 < first && first <= step && first != exercise.page.step);
            }
        }
        QVERIFY2(steps_with_look_alikes >= 5, qPrintable(QString::number(steps_with_look_alikes)));
    }

    void a_seed_gives_the_same_positions_for_any_number_of_threads() {
        const int step = a_step();
        const auto one = lines(step_set(tests::solved_values(), step, options(3, 20, step, 1)));
        QCOMPARE(one, lines(step_set(tests::solved_values(), step, options(3, 20, step, 3))));
        QVERIFY(one != lines(step_set(tests::solved_values(), step, options(4, 20, step, 1))));
        auto few = lines(generate(tests::solved_values(), exercises_of(step), options(3, 5, step)));
        auto many =
            lines(generate(tests::solved_values(), exercises_of(step), options(3, 15, step)));
        many.resize(few.size());
        QCOMPARE(many, few); // a longer set begins with the shorter
    }

    void stopping_leaves_what_was_found() {
        std::stop_source stop;
        GeneratorOptions wanted = options(1, 1000, a_step());
        wanted.stop = stop.get_token();
        wanted.progress = [&](double) { stop.request_stop(); };
        const auto found = generate(tests::solved_values(), exercises_of(a_step()), wanted);
        QVERIFY(found.size() < 1000);
    }

    void exceptions_are_where_the_page_loses() {
        const int all = step_count();
        auto wanted = options(5, 12, all);
        wanted.known = {all, all};
        const auto found = generate(tests::solved_values(), exceptions(), wanted);
        QCOMPARE(found.size(), 12u);
        for (const Exercise& exercise : found) {
            QVERIFY(exercise.page.step > 0);
            QVERIFY(exercise.page_loss() >= 0.5);
        }
    }

    void in_last_turns_winning_and_points_disagree() {
        auto wanted = options(6, 4, step_count());
        wanted.exact_boxes = 3;
        const auto found = generate(tests::solved_values(), last_turns(), wanted);
        QCOMPARE(found.size(), 4u);
        for (const Exercise& exercise : found) {
            QVERIFY(exercise.goal == Goal::win);
            QVERIFY(exercise.position.mover.open().size() <= 3);
            const auto by_points =
                rank_choices(*tests::solved_values(), exercise.position).front().action;
            QVERIFY(exercise.loss_of(by_points) >= 0.01);
            for (const RankedAction& choice : exercise.ranking)
                QVERIFY(*choice.win <= *exercise.best().win + 1e-6);
        }
    }

    void siblings_share_step_kind_and_roll_and_the_closest_come_first() {
        auto known = options(7, 6, step_count());
        known.known = {step_count(), step_count()};
        for (const Exercise& mistake : generate(tests::solved_values(), exceptions(), known)) {
            SiblingOptions wanted;
            wanted.seed = core::dice::seed_from_number(8);
            wanted.count = 4;
            const auto found = siblings(tests::solved_values(), mistake, wanted);
            double last = 0;
            std::set<std::string> distinct;
            for (const Exercise& exercise : found) {
                QCOMPARE(exercise.page.step, mistake.page.step);
                QCOMPARE(exercise.best().action.is_score(), mistake.best().action.is_score());
                QCOMPARE(exercise.position.roll_number, mistake.position.roll_number);
                QVERIFY(exercise.page_loss() > 0);
                const double apart = distance(exercise.position, mistake.position);
                QVERIFY(apart > 0 && apart >= last);
                last = apart;
                distinct.insert(to_text(exercise.position));
            }
            QCOMPARE(distinct.size(), found.size());
            QCOMPARE(lines(found), lines(siblings(tests::solved_values(), mistake, wanted)));
        }
    }

    void decisions_name_their_step() {
        const Record record = recorded_game();
        ActionRanker ranker(tests::solved_values(), nullptr);
        StepJudge judge{Rules{}};
        const auto decisions = analyse_decisions(ranker, record, 7, 1);
        QVERIFY(decisions.size() >= 13 && decisions.size() <= 39);
        for (const AnalysedDecision& decision : decisions) {
            const Game before = replay(record, decision.ply);
            QCOMPARE(before.mover(), 1);
            QVERIFY(before.position() == decision.position);
            QCOMPARE(std::get<Action>(record.line[decision.ply].move), decision.chosen);
            QVERIFY(decision.page == judge.decide(decision.position));
        }
        const auto mistakes = costliest(decisions, 0.5, 3);
        QVERIFY(!mistakes.empty() && mistakes.size() <= 3);
        QVERIFY(std::ranges::is_sorted(mistakes, std::greater(), &AnalysedDecision::loss));
        QVERIFY(mistakes.back().loss >= 0.5);
    }

    void shares_of_the_steps_add_up() {
        const auto statistics =
            measure_steps(tests::solved_values(), {{}, core::dice::seed_from_number(1), 20});
        QCOMPARE(statistics.games, 20);
        double share = 0;
        double loss = 0;
        for (int step = 0; step <= step_count(); ++step) {
            share += statistics.share(step);
            loss += statistics.share(step) * statistics.loss(step);
        }
        QVERIFY(std::abs(share - 1) < 1e-12);
        QVERIFY(std::abs(loss - statistics.loss_per_decision()) < 1e-9);
        QVERIFY(loss > 0.3 && loss < 1.5);
    }

    void placement_asks_for_steps_of_the_page_the_easiest_first() {
        QVERIFY(std::ranges::is_sorted(placement_steps));
        QCOMPARE(placement_steps.front(), 1);
        QCOMPARE(placement_steps.back(), step_count());
    }

    void placement_finds_the_known_steps() {
        for (std::size_t known = 4; known <= placement_steps.size(); ++known) {
            std::vector<bool> right(placement_steps.size());
            std::fill_n(right.begin(), known, true);
            QCOMPARE(steps_known(answers(right)), placement_steps[known - 1]);
            if (known < 7) continue;
            right[2] = false; // one slip
            QCOMPARE(steps_known(answers(right)), placement_steps[known - 2]);
        }
    }

    void placement_takes_a_quarter_of_right_answers_for_guesses() {
        for (unsigned bits = 0; bits < 1u << placement_size; ++bits) {
            const int known = steps_known(answers(bits));
            const auto right = static_cast<std::size_t>(std::popcount(bits));
            QVERIFY(known <= (right <= 3 ? 0 : placement_steps[right - 1]));
        }
    }

    void one_more_right_answer_never_lowers_the_placement() {
        for (unsigned bits = 0; bits < 1u << placement_size; ++bits)
            for (int more = 0; more < placement_size; ++more)
                QVERIFY(steps_known(answers(bits)) <= steps_known(answers(bits | 1u << more)));
    }
};

} // namespace test_exercises
