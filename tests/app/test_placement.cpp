// Placement: twelve positions tell a newcomer where to start.

#include "ai/yahtzee/practice/placement.h"
#include "app/session/practice.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

#include <cmath>
#include <cstdint>
#include <random>

namespace test_placement {

using namespace ai::yahtzee::practice;

class TestPlacement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_placement_says_which_steps_are_known() {
        const QTemporaryDir folder;
        app::analysis::AnalysisService analysis;
        analysis.values().publish(tests::solved_values());
        app::session::Practice practice(analysis, folder.path());
        practice.beginPlacement();
        QTRY_VERIFY_WITH_TIMEOUT(!practice.isPreparing(), 120000);
        QVERIFY(practice.set().exercises.size() >= 6);
        while (practice.exercise()) {
            practice.answer(practice.exercise()->best().action);
            practice.next();
        }
        QCOMPARE(practice.book().placed,
                 QString::fromStdString(step_name(practice.set().exercises.back().practised)));
        const auto& standings = practice.standings();
        QVERIFY(standings.front().state == app::session::StepState::learned);
    }

    // By the real answers of each player to the positions, with some right for other reasons.
    void a_placement_finds_the_rung_of_a_player_and_the_lowest_for_guesses() {
        const auto rung = [](int steps) {
            app::storage::PracticeBook book;
            book.placed = QString::fromStdString(step_name(steps));
            return static_cast<int>(app::session::ladder_of(book, {}).own.value_or(0));
        };
        constexpr int guessers = 20; // for each set
        int lowest = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            GeneratorOptions options;
            options.seed = core::dice::seed_from_number(seed);
            const auto set = placement_set(tests::solved_values(), options);
            QCOMPARE(static_cast<int>(set.size()), placement_size);
            const auto placed = [&set](const auto& choose) {
                std::vector<PlacementAnswer> answers;
                for (const Exercise& exercise : set)
                    answers.push_back(
                        {exercise.practised, exercise.loss_of(choose(exercise)) <
                                                 ai::yahtzee::review::point_limits.inaccuracy});
                return steps_known(answers);
            };
            StepJudge judge({});
            for (int known = 0; known <= step_count(); ++known) {
                const int found = placed([&](const Exercise& exercise) {
                    return judge.choose(known, exercise.position);
                });
                QVERIFY2(std::abs(rung(found) - rung(known)) <= 1,
                         qPrintable(QString("%1 steps found as %2").arg(known).arg(found)));
            }
            for (std::uint32_t guesser = 0; guesser < guessers; ++guesser) {
                std::mt19937 random(guesser);
                lowest += rung(placed([&](const Exercise& exercise) {
                              return exercise.ranking[random() % exercise.ranking.size()].action;
                          })) == 0;
            }
        }
        QVERIFY2(lowest >= 54, qPrintable(QString::number(lowest))); // nine in ten
    }
};

} // namespace test_placement
