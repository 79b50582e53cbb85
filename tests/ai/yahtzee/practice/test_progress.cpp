// Figures of progress, the dice, and weaknesses found by theme.

#include "ai/yahtzee/practice/dice_test.h"
#include "ai/yahtzee/practice/progress.h"
#include "ai/yahtzee/practice/themes.h"
#include "ai/yahtzee/practice/weaknesses.h"
#include "core/dice/keyed_dice.h"
#include "tests/support/test.h"

#include <cmath>
#include <numeric>

namespace test_progress {

using namespace ai::yahtzee;
using namespace ai::yahtzee::practice;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;

namespace {

bool near(double a, double b, double error) { return std::abs(a - b) < error; }

// `count` losses about a mean, half a point above and below it in turn.
std::vector<double> losses_about(double mean, std::size_t count, double spread) {
    std::vector<double> losses;
    for (std::size_t i = 0; i < count; ++i) losses.push_back(mean + (i % 2 ? spread : -spread));
    return losses;
}

AnalysedDecision decision(std::size_t theme, double loss) {
    AnalysedDecision made{0, 0, Position{}, Action::score(Box::ones), {}, loss, {}};
    made.themes.set(theme);
    return made;
}

} // namespace

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
        const std::vector<double> one{7};
        QCOMPARE(recent_mean(one).mean, 7.0);
        QVERIFY(!recent_mean(one).margin);
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

    void reference_players_come_worst_first() {
        const auto references = reference_losses();
        QCOMPARE(references.size(), std::size_t(5));
        QVERIFY(std::ranges::is_sorted(references, std::greater(), &ReferenceLoss::win_loss));
        QVERIFY(std::ranges::is_sorted(references, std::greater(), &ReferenceLoss::loss));
        QCOMPARE(references.back().player, std::string_view("optimal"));
        QCOMPARE(references.back().loss, 0.0);
    }

    // For an odd number of degrees of freedom p has a closed form.
    void chi_square_of_faces() {
        const ChiSquareTest test = test_faces({20, 15, 18, 22, 10, 15});
        QCOMPARE(test.dice, std::int64_t(100));
        QVERIFY(near(test.chi_square, 5.48, 1e-9));
        const double x = test.chi_square;
        const double p = std::erfc(std::sqrt(x / 2)) +
                         std::sqrt(2 * x / std::acos(-1.0)) * std::exp(-x / 2) * (1 + x / 3);
        QVERIFY(near(test.p, p, 1e-12));
        QCOMPARE(test_faces({}).p, 1.0);
        QVERIFY(test_faces({100, 0, 0, 0, 0, 0}).p < 1e-9);
    }

    void kept_dice_do_not_count() {
        Record record;
        record.players = {{"Ann"}};
        const core::dice::Dice first{1, 1, 2, 3, 4};
        const core::dice::Dice second{1, 1, 6, 6, 5};
        record.line = {{first}, {Action::hold(0b00011)}, {second}, {Action::score(Box::ones)}};
        QCOMPARE(thrown_faces(record), (FaceCounts{2, 1, 1, 1, 1, 2}));
    }

    void a_weakness_stands_first_among_the_losses_by_theme() {
        const std::size_t weak = index_of(*find_theme("two-pairs"));
        const std::size_t usual = index_of(*find_theme("lone-pair"));
        std::vector<AnalysedDecision> decisions;
        for (int i = 0; i < 30; ++i) {
            decisions.push_back(decision(weak, 4));
            decisions.push_back(decision(usual, 1.5));
        }
        const auto losses = losses_by_theme(decisions);
        QCOMPARE(losses.size(), themes().size());
        QCOMPARE(losses[0].theme, weak);
        QCOMPARE(losses[0].decisions, std::int64_t(30));
        QCOMPARE(losses[0].loss, 120.0);
        QVERIFY(losses[0].excess > 0);
        QCOMPARE(losses[1].theme, usual);
        QVERIFY(losses[1].excess < 0);
        QCOMPARE(losses[2].decisions, std::int64_t(0));
    }
};

ALEA_TEST(TestProgress)

} // namespace test_progress

#include "test_progress.moc"
