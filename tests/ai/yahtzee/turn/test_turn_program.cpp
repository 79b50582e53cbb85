#include "ai/yahtzee/turn/turn_program.h"

#include "ai/yahtzee/turn/turn_solver.h"
#include "core/yahtzee/scoring.h"
#include "tests/ai/yahtzee/turn/made_up.h"
#include "tests/support/test.h"

#include <array>
#include <random>
#include <thread>

namespace test_turn_program {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

// The result of run() for made_up() in all lanes.
TurnProgram::Lanes run(const TurnProgram& program, const CardState& state) {
    std::vector<TurnProgram::Lanes> worths;
    for (const auto& [outcome, points] : program.options()) {
        const auto& [box, box_points] = program.outcomes()[outcome];
        auto& worth = worths.emplace_back();
        for (int lane = 0; lane < TurnProgram::lane_count; ++lane)
            worth.values[static_cast<std::size_t>(lane)] = static_cast<float>(
                tests::made_up({points, fill(state, box, box_points).next}, lane));
    }
    std::vector<const float*> starts;
    for (const auto& worth : worths) starts.push_back(worth.values.data());
    std::vector<TurnProgram::Lanes> rows(program.row_count());
    return program.run(starts, rows);
}

class TestTurnProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agrees_with_the_turn_solver_data() {
        tests::columns<unsigned, bool>("open", "bonus");
        std::mt19937 random(5);
        for (int i = 0; i < 60; ++i) {
            unsigned open = 0;
            while (BoxSet::from_bits(open).size() < 1 + i % 6) open |= 1u << random() % box_count;
            const bool bonus = (open >> index(Box::yahtzee) & 1u) == 0 && i % 2 == 0;
            QTest::addRow("%d", i) << open << bonus;
        }
    }
    void agrees_with_the_turn_solver() {
        QFETCH(unsigned, open);
        QFETCH(bool, bonus);
        const CardState state{BoxSet::from_bits(open), upper_bonus_threshold, bonus};
        const auto means = run(TurnProgram({}, state.open, state.yahtzee_bonus), state);
        for (int lane = 0; lane < TurnProgram::lane_count; lane += 13) {
            const TurnSolver turn(
                {}, state, [&](const Transition& scored) { return tests::made_up(scored, lane); });
            const float mean = means.values[static_cast<std::size_t>(lane)];
            if (std::abs(static_cast<double>(mean) - turn.value()) > 3e-6)
                QFAIL(qPrintable(
                    QString("%1 for %2").arg(mean, 0, 'g', 9).arg(turn.value(), 0, 'g', 9)));
        }
    }

    void few_boxes_make_short_programs() {
        const TurnProgram ones({}, BoxSet::of(Box::ones), false);
        QCOMPARE(ones.ending_count(), 6);
        const TurnProgram all({}, BoxSet::all(), false);
        QCOMPARE(all.ending_count(), core::dice::roll_count);
        QVERIFY(ones.row_count() * 20 < all.row_count());
    }

    // By threads that ask at the same moment, too.
    void a_state_has_one_program_in_the_process() {
        const CardState state{BoxSet::of(Box::ones) | BoxSet::of(Box::chance), 10, true};
        std::array<const TurnProgram*, 4> programs{};
        {
            std::array<std::jthread, programs.size()> threads;
            for (std::size_t i = 0; i < threads.size(); ++i)
                threads[i] = std::jthread([&, i] { programs[i] = &program_of({}, state); });
        }
        for (const TurnProgram* program : programs) QCOMPARE(program, programs.front());
        QVERIFY(&program_of({JokerRule::verhoeff}, state) != programs.front());
        QVERIFY(&program_of({}, {state.open, 10, false}) != programs.front());
    }
};

} // namespace test_turn_program
