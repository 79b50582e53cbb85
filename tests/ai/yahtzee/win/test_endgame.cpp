#include "ai/yahtzee/win/endgame.h"

#include "ai/yahtzee/turn/turn_solver.h"
#include "core/yahtzee/action.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

namespace test_endgame {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;
using core::dice::Roll;

CardState only(Box box) { return {BoxSet::of(box), 0, false}; }

bool near(double a, double b) { return std::abs(a - b) < 1e-6; }

const CardState done{BoxSet{}, 0, false};

constexpr double yahtzee_in_three_rolls = 0.04602864;

class TestEndgame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Positions with at most three open boxes a card and the exact probability of every choice,
    // from an independent search.
    void every_choice_as_published_data() {
        tests::columns<int>("number");
        for (int i = 0; i < 25; ++i) QTest::addRow("%d", i + 1) << i;
    }
    void every_choice_as_published() {
        QFETCH(int, number);
        static const auto published_positions = tests::published_positions("win-chances.txt");
        QCOMPARE(published_positions.size(), 25);
        const auto& [line, position, figures] = published_positions[number];
        const Card& other = position.opponents.front();
        const int margin = position.mover.total() - other.total();
        const CardState opponent = state_of(other);
        const TurnSolver turn({}, state_of(position.mover), [&](const Transition& scored) {
            return endgame_.probability_of_waiting(opponent, scored.next, margin + scored.points);
        });
        for (auto it = figures.begin(); it != figures.end(); ++it) {
            const Action action = *Action::from_code(it.key());
            const double found = action.is_score()
                                     ? turn.value(Roll::of(position.dice), action.box())
                                     : turn.value(action.keep(position.dice), position.roll_number);
            if (std::abs(found - *it) > 1e-5)
                QFAIL(qPrintable(QString("%1: %2").arg(it.key()).arg(found, 0, 'f', 7)));
        }
    }

    // One box left for the mover and none for the other: the probability to score enough, with half
    // a tie.
    void last_turn_in_closed_form() {
        const auto probability = [&](int margin) {
            return endgame_.probability_of_mover(only(Box::yahtzee), done, margin);
        };
        QCOMPARE(probability(1), 1.0);
        QVERIFY(near(probability(0), 0.5 + yahtzee_in_three_rolls / 2));
        QVERIFY(near(probability(-1), yahtzee_in_three_rolls));
        QVERIFY(near(probability(-50), yahtzee_in_three_rolls / 2));
        QCOMPARE(probability(-51), 0.0);
    }

    // Only a Yahtzee scores.
    void two_last_turns_in_closed_form() {
        const auto probability = [&](int margin) {
            return endgame_.probability_of_mover(only(Box::yahtzee), only(Box::yahtzee), margin);
        };
        QVERIFY(near(probability(0), 0.5));
        QVERIFY(near(probability(1), 1 - yahtzee_in_three_rolls * (1 - yahtzee_in_three_rolls)));
    }

    // A player who has filled his card waits until the other has, too.
    void turns_of_a_full_card_are_skipped() {
        const CardState two{BoxSet::of(Box::chance).with(Box::sixes), 40, false};
        for (int margin = -60; margin < 60; margin += 7)
            QVERIFY(near(endgame_.probability_of_mover(done, two, margin),
                         1 - endgame_.probability_of_mover(two, done, -margin)));
    }

    void more_points_never_hurt() {
        const CardState mine{BoxSet::of(Box::yahtzee).with(Box::threes).with(Box::chance), 51,
                             false};
        const CardState his{BoxSet::of(Box::fours).with(Box::full_house).with(Box::sixes), 35,
                            false};
        double before = 0;
        for (int margin = -300; margin <= 300; ++margin) {
            const double probability = endgame_.probability_of_mover(mine, his, margin);
            QVERIFY(probability >= before - 1e-6);
            before = probability;
        }
        QCOMPARE(before, 1.0);
    }

    void states_with_one_future_share_their_upper_total_data() {
        const auto row = tests::columns<unsigned, int, int>("open", "total", "least");
        const unsigned sixes = BoxSet::of(Box::sixes).bits();
        row("earned", sixes, 63, 63);
        row("three sixes needed", sixes, 50, 45);
        row("exactly three sixes needed", sixes, 45, 45);
        row("out of reach", sixes, 30, 63);
        row("no box left", 0u, 40, 63);
        row("all open", BoxSet::all().bits(), 0, 0);
    }
    void states_with_one_future_share_their_upper_total() {
        QFETCH(unsigned, open);
        QFETCH(int, total);
        QTEST(with_min_upper_total({BoxSet::from_bits(open), total, false}).upper_total, "least");
    }

    // With hardly any room the memo is dropped again and again, and nothing else changes.
    void forgetting_changes_nothing() {
        Endgame forgetful(Rules{}, 1);
        Endgame remembering(Rules{});
        const BoxSet open = BoxSet::of(Box::chance).with(Box::fives);
        const CardState his{open, 0, true};
        for (const int total : {30, 62, 45, 30, 53}) {
            const CardState mine{open, total, false};
            QCOMPARE(forgetful.probability_of_mover(mine, his, -12),
                     remembering.probability_of_mover(mine, his, -12));
        }
        QVERIFY(forgetful.solved_count() > remembering.solved_count());
    }

    // Results from before the stop are still given, and are right.
    void a_stopped_end_game_throws_where_it_has_no_answer() {
        const CardState mine{BoxSet::of(Box::chance).with(Box::fives), 45, false};
        const CardState his{BoxSet::of(Box::sixes), 30, false};
        std::stop_source stop;
        Endgame stopped(Rules{}, std::size_t{16} << 20, stop.get_token());
        const double before = stopped.probability_of_mover(mine, his, 3);
        stop.request_stop();
        QCOMPARE(stopped.probability_of_mover(mine, his, 3), before);
        QVERIFY_THROWS_EXCEPTION(Stopped, stopped.probability_of_mover(mine, his, -30));
        QCOMPARE(before, Endgame(Rules{}).probability_of_mover(mine, his, 3));
    }

    // Margins are computed as they are wanted; which were wanted before makes no difference.
    void margins_in_any_order_give_the_same_probabilities() {
        const CardState mine{BoxSet::of(Box::yahtzee).with(Box::threes).with(Box::chance), 51,
                             false};
        const CardState his{BoxSet::of(Box::fours).with(Box::full_house).with(Box::sixes), 35,
                            true};
        Endgame all{Rules{}};
        for (int margin = -400; margin <= 400; ++margin)
            all.probability_of_mover(mine, his, margin);
        for (const int margin : {-401, -128, -65, -33, -32, -31, -1, 0, 1, 31, 32, 64, 97, 401}) {
            Endgame one{Rules{}};
            QCOMPARE(one.probability_of_mover(mine, his, margin),
                     all.probability_of_mover(mine, his, margin));
            QVERIFY(2 * one.solved_count() < all.solved_count());
        }
    }

private:
    Endgame endgame_{Rules{}};
};

} // namespace test_endgame
