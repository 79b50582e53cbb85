#include "ai/yahtzee/turn/turn_program.h"

#include "ai/yahtzee/turn/turn_probabilities.h"
#include "core/yahtzee/scoring.h"

#include <QTest>
#include <random>

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

// Some chance that depends on all that scoring can change.
double made_up(const Transition& scored, int lane) {
    const unsigned mixed = static_cast<unsigned>(scored.points) * 2654435761u ^
                           scored.next.open.bits() * 40503u ^
                           static_cast<unsigned>(scored.next.upper_total) * 97u ^
                           (scored.next.yahtzee_bonus ? 7919u : 0u);
    return (mixed % 1000 + static_cast<unsigned>(lane)) / 1100.0;
}

// What run() gives for made_up() in all lanes.
TurnProgram::Lanes run(const TurnProgram& program, const CardState& state) {
    std::vector<TurnProgram::Lanes> worths;
    for (const auto& [outcome, points] : program.options()) {
        const auto& [box, box_points] = program.outcomes()[outcome];
        auto& worth = worths.emplace_back();
        for (int lane = 0; lane < TurnProgram::lane_count; ++lane)
            worth.values[static_cast<std::size_t>(lane)] =
                static_cast<float>(made_up({points, fill(state, box, box_points).next}, lane));
    }
    std::vector<const float*> starts;
    for (const auto& worth : worths) starts.push_back(worth.values.data());
    std::vector<TurnProgram::Lanes> rows(program.row_count());
    return program.run(starts, rows);
}

} // namespace

class TestTurnProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agrees_with_the_lattice_data() {
        QTest::addColumn<unsigned>("open");
        QTest::addColumn<bool>("bonus");
        std::mt19937 random(5);
        for (int i = 0; i < 60; ++i) {
            unsigned open = 0;
            while (BoxSet::from_bits(open).size() < 1 + i % 6) open |= 1u << random() % box_count;
            const bool bonus = (open >> index(Box::yahtzee) & 1u) == 0 && i % 2 == 0;
            QTest::addRow("%d", i) << open << bonus;
        }
    }
    void agrees_with_the_lattice() {
        QFETCH(unsigned, open);
        QFETCH(bool, bonus);
        const CardState state{BoxSet::from_bits(open), upper_bonus_threshold, bonus};
        const auto means = run(TurnProgram({}, state.open, state.yahtzee_bonus), state);
        for (int lane = 0; lane < TurnProgram::lane_count; lane += 13) {
            const TurnProbabilities turn(
                {}, state, [&](const Transition& scored) { return made_up(scored, lane); });
            const float mean = means.values[static_cast<std::size_t>(lane)];
            if (std::abs(static_cast<double>(mean) - turn.of_turn()) > 3e-6)
                QFAIL(qPrintable(
                    QString("%1 for %2").arg(mean, 0, 'g', 9).arg(turn.of_turn(), 0, 'g', 9)));
        }
    }

    void few_boxes_make_short_programs() {
        const TurnProgram ones({}, BoxSet::of(Box::ones), false);
        QCOMPARE(ones.ending_count(), 6);
        const TurnProgram all({}, BoxSet::all(), false);
        QCOMPARE(all.ending_count(), core::dice::roll_count);
        QVERIFY(ones.row_count() * 20 < all.row_count());
    }
};

QTEST_APPLESS_MAIN(TestTurnProgram)
#include "test_turn_program.moc"
