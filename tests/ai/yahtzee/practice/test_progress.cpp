// Figures of progress.

#include "ai/yahtzee/practice/progress.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_progress {

using namespace ai::yahtzee;
using namespace ai::yahtzee::practice;

bool near(double a, double b, double error) { return std::abs(a - b) < error; }

// `count` losses about a mean, half a point above and below it in turn.
std::vector<double> losses_about(double mean, std::size_t count, double spread) {
    std::vector<double> losses;
    for (std::size_t i = 0; i < count; ++i) losses.push_back(mean + (i % 2 ? spread : -spread));
    return losses;
}

class TestProgress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Tables of Student's t give 2.1318 for 4 degrees of freedom, 5 % on either side.
    void the_mean_has_students_interval() {
        const std::vector<double> losses{50, 12, 15, 11, 9, 13};
        const RecentMean mean = recent_mean(losses, 5);
        QCOMPARE(mean.games, std::size_t(5));
        QCOMPARE(mean.mean, 12.0);
        QVERIFY(near(*mean.margin, 2.1318 * std::sqrt(5.0 / 5), 1e-3));
    }

    void few_games_have_a_mean_without_an_interval() {
        QCOMPARE(recent_mean({}).games, std::size_t(0));
        const std::vector<double> four{7, 7, 9, 5};
        QCOMPARE(recent_mean(four).mean, 7.0);
        QVERIFY(!recent_mean(four).margin && !recent_means(four).back().margin);
    }

    void the_mean_after_each_game_is_that_of_the_games_so_far() {
        const auto losses = losses_about(20, 60, 7);
        const auto means = recent_means(losses);
        QCOMPARE(means.size(), losses.size());
        for (std::size_t games = 1; games <= losses.size(); ++games) {
            const RecentMean expected = recent_mean(std::span(losses).first(games));
            QCOMPARE(means[games - 1].games, expected.games);
            QCOMPARE(means[games - 1].mean, expected.mean);
            QCOMPARE(means[games - 1].margin, expected.margin);
        }
    }

    void only_the_last_twenty_games_count() {
        std::vector<double> losses(10, 100.0);
        const auto recent = losses_about(5, 20, 1);
        losses.insert(losses.end(), recent.begin(), recent.end());
        QCOMPARE(recent_mean(losses).games, std::size_t(20));
        QCOMPARE(recent_mean(losses).mean, 5.0);
    }

    void a_clear_change_is_settled() {
        auto losses = losses_about(30, 20, 4);
        const auto recent = losses_about(20, 20, 4);
        losses.insert(losses.end(), recent.begin(), recent.end());
        const auto change = recent_change(losses);
        QVERIFY(change);
        QCOMPARE(change->difference, -10.0);
        QVERIFY(change->is_settled);
        QVERIFY(!change->more_games);
        QVERIFY(!recent_change(std::span(losses).first(39)));
    }

    // Both variances are 16 * 20/19; Welch's freedom is 38 and the quantile 1.68595.
    void an_unclear_change_tells_how_many_games_settle_it() {
        const auto earlier = losses_about(21.9, 20, 4);
        const auto recent = losses_about(20, 20, 4);
        const auto change = compare(earlier, recent);
        QVERIFY(change);
        QVERIFY(!change->is_settled);
        QVERIFY(near(change->margin, 1.68595 * std::sqrt(2 * 16.0 / 19), 1e-4));
        QVERIFY(change->more_games);
        // With so many more games of the same kind it is settled, with fewer it isn't.
        const std::size_t more = *change->more_games;
        QVERIFY(more > 1);
        QVERIFY(compare(earlier, losses_about(20, 20 + 2 * more, 4))->is_settled);
        QVERIFY(!compare(earlier, losses_about(20, 20 + more / 2 / 2 * 2, 4))->is_settled);
    }

    void a_change_too_small_for_the_earlier_games_is_never_settled() {
        const auto change = compare(losses_about(20.1, 20, 4), losses_about(20, 20, 4));
        QVERIFY(change);
        QVERIFY(!change->is_settled);
        QVERIFY(!change->more_games);
    }

    void equal_losses_without_spread_are_no_change() {
        const auto change = compare(losses_about(20, 20, 0), losses_about(20, 20, 0));
        QVERIFY(change);
        QVERIFY(!change->is_settled);
        QCOMPARE(change->margin, 0.0);
    }

    void the_level_is_best_play_less_the_mean_loss_from_five_games_on() {
        const auto losses = losses_about(30, 24, 4);
        QVERIFY(!level_of(std::span(losses).first(4)));
        QVERIFY(near(*level_of(std::span(losses).first(6)), 224.6, 1e-9));
        std::vector<double> better(20, 100.0);
        better.insert(better.end(), losses.begin() + 4, losses.end());
        QVERIFY(near(*level_of(better), 224.6, 1e-9)); // only the last twenty count
    }

    void one_slip_does_not_ruin_a_mean() {
        const std::vector<double> losses{0, 0, 1, 85.8};
        QCOMPARE(capped_mean(losses), 2.75);
        QCOMPARE(capped_mean({}), 0.0);
    }
};

} // namespace test_progress
