// Mean against spread, by plain recursion over states and totals.

#include "tests/tools/experiments/spread_frontier.h"

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_spread_frontier {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace tests::experiments;
using namespace core::yahtzee;

namespace {

// Twos and the full house are open; the upper bonus is out of reach.
const CardState state{BoxSet{}.with(Box::twos).with(Box::full_house), 20, false};
constexpr int total = 160;
constexpr int first_centre = 150;
constexpr int last_centre = 190;

// The least or greatest mean of (S - centre)^2.
double plain_square(Spread spread, int centre, const CardState& from, int points) {
    const double sign = spread == Spread::least ? -1 : 1;
    if (from.open.empty()) return (points - centre) * (points - centre);
    const TurnSolver turn({}, from, [&](const Transition& scored) {
        return sign * plain_square(spread, centre, scored.next, points + scored.points);
    });
    return sign * turn.value();
}

} // namespace

class TestSpreadFrontier : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_centre_agrees_with_plain_recursion_data() {
        tests::columns<Spread>("spread");
        tests::row("least", Spread::least);
        tests::row("greatest", Spread::greatest);
    }
    void every_centre_agrees_with_plain_recursion() {
        QFETCH(Spread, spread);
        const auto points =
            spread_frontier(*values_, spread, first_centre, last_centre, state, total);
        QVERIFY(points);
        QCOMPARE(points->size(), std::size_t{last_centre - first_centre + 1});
        int centre = first_centre;
        for (const auto& [at, mean, deviation] : *points) {
            QCOMPARE(at, centre);
            const double square = deviation * deviation + (mean - centre) * (mean - centre);
            const double plain = plain_square(spread, centre, state, total);
            QVERIFY2(std::abs(square - plain) < 1e-3,
                     qPrintable(QString("%1: %2, not %3").arg(centre).arg(square).arg(plain)));
            ++centre;
        }
    }

    void far_below_a_high_centre_the_mean_decides() {
        const auto points =
            spread_frontier(*values_, Spread::least, 100'000, 100'000, state, total);
        QVERIFY(std::abs(points->front().mean - total - values_->points(state)) < 1e-2);
    }

    void it_can_be_stopped() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(
            !spread_frontier(*values_, Spread::least, 200, 210, {}, 0, {{0, stop.get_token()}}));
    }

private:
    SharedValues values_ = solve({});
};

} // namespace test_spread_frontier
