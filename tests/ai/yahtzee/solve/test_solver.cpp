#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "tests/ai/yahtzee/solve/reference_states.h"
#include "tests/support/test.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace test_solver {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

class TestSolver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void start_values_data() {
        const auto row = tests::columns<JokerRule, double>("rule", "value");
        row("forced", JokerRule::forced, 254.587729);
        row("verhoeff", JokerRule::verhoeff, 254.589609);
        row("free", JokerRule::free_choice, 254.709867);
    }
    void start_values() {
        QFETCH(JokerRule, rule);
        QFETCH(double, value);
        const double found = solve({rule})->points({});
        QVERIFY2(std::abs(found - value) < 1e-5, qPrintable(QString::number(found, 'f', 6)));
    }

    void every_state_agrees_with_a_plain_solve_data() { start_values_data(); }
    void every_state_agrees_with_a_plain_solve() {
        QFETCH(JokerRule, rule);
        QFETCH(double, value);
        if (rule != JokerRule::forced && !qEnvironmentVariableIntValue("ALEA_LONG_TESTS"))
            QSKIP("long: set ALEA_LONG_TESTS=1");
        if (tests::is_sanitized) QSKIP("compares numbers, for most of a minute");
        const SharedValues values = solve({rule});
        const reference::Values plain(reference::rule_of(rule));
        const double start = plain.points(BoxSet::all().bits(), reference::YahtzeeBox::open, 0);
        QVERIFY(std::abs(start - value) < 1e-6);
        int states = 0;
        double worst = 0;
        reference::for_each_state([&](const CardState& state) {
            ++states;
            const double expected = plain.points(
                state.open.bits(), reference::yahtzee_box_of(state), state.upper_total);
            worst = std::max(worst, std::abs(values->points(state) - expected));
        });
        QCOMPARE(states, 536448);
        qInfo("largest difference %.2g points, at the start %.2g", worst,
              values->points({}) - start);
        QVERIFY2(worst < 1e-4, qPrintable(QString::number(worst)));
    }

    void all_instruction_sets_give_the_same_bits() {
        const std::vector<TurnKernel> kernels = supported_turn_kernels();
        QVERIFY(!kernels.empty());
        const SharedValues last = solve_with(kernels.back(), {});
        for (const TurnKernel& kernel : kernels) {
            qInfo("%s", kernel.name);
            const SharedValues values = solve_with(kernel, {});
            reference::for_each_state([&](const CardState& state) {
                if (values->points(state) != last->points(state)) QFAIL(kernel.name);
            });
        }
    }

    void any_number_of_threads_gives_the_same() {
        const SharedValues one = solve({}, {{.threads = 1}});
        const SharedValues five = solve({}, {{.threads = 5}});
        reference::for_each_state([&](const CardState& state) {
            if (one->points(state) != five->points(state)) QFAIL("they differ");
        });
    }

    void best_boxes_are_the_best_of_all_legal_boxes_data() { start_values_data(); }
    void best_boxes_are_the_best_of_all_legal_boxes() {
        QFETCH(JokerRule, rule);
        const SharedValues values = solve({rule});
        int seen = 0;
        reference::for_each_state([&](const CardState& state) {
            if (++seen % 97 != 0 || state.open.empty()) return;
            const TurnSolver turn = values->turn(state);
            for (int r = 0; r < core::dice::roll_count; ++r) {
                const auto roll = core::dice::Roll::at(r);
                double most = 0;
                for (const Box box : legal_boxes({rule}, state.open, roll)) {
                    const Transition scored = score({rule}, state, roll, box);
                    most = std::max(most, scored.points + values->points(scored.next));
                }
                if (std::abs(turn.value(roll, rolls_per_turn) - most) > 1e-9) QFAIL("differs");
            }
        });
    }

    void totals_that_play_cannot_reach_have_values() {
        const SharedValues values = solve({});
        for (unsigned open = 0; open < 1u << box_count; ++open)
            for (int total = 0; total < upper_total_count; ++total) {
                const BoxSet boxes = BoxSet::from_bits(open);
                const double points = values->points({boxes, total, false});
                QVERIFY(points >= 0 && points < 300);
                const int known = std::min(total, max_upper_total(boxes));
                QVERIFY(std::abs(points - values->points({boxes, known, false})) < 1e-4);
            }
    }

    void progress_rises_to_one() {
        std::atomic<int> calls = 0;
        std::atomic<double> most = 0;
        const auto note = [&](double part) {
            ++calls;
            double before = most;
            while (before < part && !most.compare_exchange_weak(before, part)) {
            }
        };
        QVERIFY(solve({}, {{.progress = note}}));
        QVERIFY(calls > 100);
        QCOMPARE(most.load(), 1.0);
    }

    void stops_when_asked() {
        std::stop_source source;
        std::atomic<int> calls = 0;
        const auto stop_soon = [&](double) {
            if (++calls == 100) source.request_stop();
        };
        QVERIFY(!solve({}, {{.stop = source.get_token(), .progress = stop_soon}}));
        QVERIFY(calls < 200);
    }

    void failures_reach_the_caller() {
        const auto fail = [](double) { throw std::runtime_error("as asked"); };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, solve({}, {{.progress = fail}}));
    }
};

} // namespace test_solver
