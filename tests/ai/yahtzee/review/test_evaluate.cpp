#include "ai/yahtzee/review/evaluate.h"

#include "ai/yahtzee/players/human_like.h"
#include "ai/yahtzee/players/random.h"
#include "ai/yahtzee/players/searcher.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_evaluate {

using namespace ai::yahtzee::players;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::review;
using namespace core::yahtzee;

// Average final score over games of one player alone.
double simulated_mean(Player& player, int games, double& standard_error) {
    const core::dice::KeyedDice dice(core::dice::seed_from_number(31));
    double sum = 0;
    double squares = 0;
    for (int g = 0; g < games; ++g) {
        Game game(1);
        while (game.phase() != Phase::over) {
            const auto rolls = dice.turn(static_cast<std::uint64_t>(g), 0, game.turn());
            game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
            game = game.apply(player.choose(game.position()));
        }
        const double total = game.card(0).total();
        sum += total;
        squares += total * total;
    }
    const double mean = sum / games;
    standard_error = std::sqrt((squares / games - mean * mean) / games);
    return mean;
}

class TestEvaluate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_distribution_has_mean_deviation_and_quantiles() {
        const ScoreDistribution scores({0.25, 0.0, 0.5, 0.0, 0.25});
        QCOMPARE(scores.mean(), 2.0);
        QCOMPARE(scores.deviation(), std::sqrt(2.0));
        QCOMPARE(scores.quantile(0.25), 0);
        QCOMPARE(scores.quantile(0.26), 2);
        QCOMPARE(scores.quantile(0.5), 2);
        QCOMPARE(scores.quantile(0.99), 4);
    }

    void greedy_scores_as_published() {
        const auto result = evaluate({}, [] { return std::make_unique<Greedy>(Rules{}); });
        QVERIFY(result);
        QVERIFY(std::abs(result->scores.total() - 1) < 1e-12);
        QVERIFY(result->scores.mean() > 214.5 && result->scores.mean() < 220.3);
        // The computed figures against games played out.
        Greedy greedy({});
        double standard_error = 0;
        const double mean = simulated_mean(greedy, 4000, standard_error);
        QVERIFY(std::abs(mean - result->scores.mean()) < 4 * standard_error);
        QVERIFY(std::abs(standard_error * std::sqrt(4000.0) / result->scores.deviation() - 1) <
                0.1);
    }

    void heuristic_holds_its_figure() {
        const auto result = evaluate({}, [] { return std::make_unique<Heuristic>(Rules{}); });
        QVERIFY(result->scores.mean() >= 235);
    }

    void results_do_not_depend_on_the_threads() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("long");
        std::vector<double> first;
        for (const int threads : {1, 3}) {
            core::support::Execution options;
            options.threads = threads;
            const auto result = evaluate(
                {}, [] { return std::make_unique<Greedy>(Rules{}); }, options);
            if (first.empty()) first = result->scores.probabilities();
            QCOMPARE(result->scores.probabilities(), first);
        }
    }

    void human_like_players_lose_what_is_asked_data() {
        QTest::addColumn<double>("loss");
        for (const double loss : {0.3, 0.8, 2.0}) QTest::addRow("%g", loss) << loss;
    }
    void human_like_players_lose_what_is_asked() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("long");
        QFETCH(double, loss);
        const SharedValues& values = tests::solved_values();
        const auto result = evaluate(
            {}, [&] { return std::make_unique<HumanLike>(values, temperature_of_loss(loss), 1); });
        // What is not scored has been lost, decision by decision.
        const double lost = values->points({}) - result->scores.mean();
        QVERIFY(std::abs(lost / result->decisions / loss - 1) < 0.02);
    }

    void it_can_be_stopped() {
        std::stop_source source;
        core::support::Execution options;
        options.stop = source.get_token();
        options.progress = [&](double part) {
            if (part > 0.01) source.request_stop();
        };
        QVERIFY(!evaluate(
            {}, [] { return std::make_unique<Random>(Rules{}, 1); }, options));
    }
};

} // namespace test_evaluate
