// Intervals, Elo and sequential tests, against figures that other programs computed.

#include "headless/match/sprt.h"
#include "headless/match/statistics.h"
#include "tests/support/test.h"

#include <array>
#include <cmath>

namespace test_sprt {

using namespace headless::match;

// Ten scores of pairs of games.
constexpr std::array base{0.52, 0.61, 0.43, 0.57, 0.49, 0.55, 0.62, 0.38, 0.51, 0.58};

class TestSprt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Against a direct evaluation of Wilson's formula.
    void wilson_intervals() {
        const Interval half = wilson_interval(0.5, 1000);
        QVERIFY(qAbs(half.low - 0.459407) < 1e-6 && qAbs(half.high - 0.540593) < 1e-6);
        const Interval all = wilson_interval(1, 10);
        QVERIFY(qAbs(all.low - 0.601146) < 1e-6 && all.high > 0.999999);
        QCOMPARE(wilson_interval(0.5, 0).low, 0.0);
    }

    void elo_and_score_are_inverse() {
        QVERIFY(qAbs(score_of_elo(100) - 0.640065) < 1e-6);
        QVERIFY(qAbs(*elo_of_score(0.640065) - 100) < 1e-3);
        QVERIFY(!elo_of_score(0) && !elo_of_score(1));
    }

    void pairs_with_the_same_dice_say_more_or_less_than_games() {
        // Independent games: half points 0 to 4 as 1, 2, 1 with wins and losses only.
        const std::array<std::int64_t, 5> independent{250, 0, 500, 0, 250};
        QVERIFY(qAbs(effective_games(independent) - 2000) < 1);
        const std::array<std::int64_t, 5> mirrored{0, 0, 1000, 0, 0};
        QVERIFY(effective_games(mirrored) > 100'000);
        const std::array<std::int64_t, 5> alike{500, 0, 0, 0, 500};
        QVERIFY(qAbs(effective_games(alike) - 1000) < 10);
        const std::array<std::int64_t, 5> few{0, 0, 1, 0, 0};
        QVERIFY(effective_games(few) < 3);
    }

    // By the usual formula, the normal integral of (wins - losses) / sqrt(wins + losses).
    void likelihood_of_superiority() {
        QVERIFY(qAbs(standing({60, 10, 40}).likelihood_of_superiority - 0.97725) < 1e-5);
        QCOMPARE(standing({0, 5, 0}).likelihood_of_superiority, 0.5);
        QVERIFY(standing({9, 0, 0}).likelihood_of_superiority > 0.998);
        QCOMPARE(standing({}).interval99.low, 0.0);
    }

    void bounds_are_walds() {
        const SprtState even = sprt({0, 5}, std::array<std::int64_t, 3>{1, 1, 1});
        QVERIFY(qAbs(even.upper_bound - 2.944439) < 1e-6);
        QVERIFY(qAbs(even.lower_bound + 2.944439) < 1e-6);
        const SprtState uneven = sprt({0, 5, 0.1, 0.02}, ScoreSums());
        QVERIFY(qAbs(uneven.upper_bound - 2.282382) < 1e-6);
        QVERIFY(qAbs(uneven.lower_bound + 3.806662) < 1e-6);
    }

    // Log-likelihoods maximised by another program.
    void plain_scores_data() {
        const auto row = tests::columns<QList<qint64>, double, double>("counts", "elo1", "ratio");
        row("won", {400, 20, 580}, 20.0, 8.884271);
        row("even", {500, 0, 500}, 20.0, -1.655932);
        row("pairs", {30, 100, 200, 120, 50}, 30.0, 2.718160);
        row("one win", {0, 0, 1}, 20.0, 0.055905);
    }
    void plain_scores() {
        QFETCH(QList<qint64>, counts);
        QFETCH(double, elo1);
        QFETCH(double, ratio);
        const std::vector<std::int64_t> plain(counts.begin(), counts.end());
        const SprtState state = sprt({0, elo1}, plain);
        QVERIFY2(qAbs(state.log_likelihood_ratio - ratio) < 1e-4,
                 qPrintable(QString::number(state.log_likelihood_ratio, 'g', 9)));
        QCOMPARE(state.verdict, ratio > 2.944439 ? SprtVerdict::elo1 : SprtVerdict::undecided);
    }

    // The normal log-likelihood of each score, maximised over the variance by golden sections.
    void luck_adjusted_scores_data() {
        const auto row = tests::columns<int, double, double, bool, double, QString>(
            "times", "elo0", "elo1", "mirrored", "ratio", "verdict");
        row("few", 2, 0.0, 20.0, false, 1.1769810538579648, "undecided");
        row("negative", 2, -30.0, -10.0, false, 3.7158823349788648, "elo1");
        row("stronger", 10, 0.0, 10.0, false, 4.709533351627385, "elo1");
        row("weaker", 10, 0.0, 10.0, true, -7.363146922880304, "elo0");
        row("too few pairs", 1, -60.0, 20.0, false, 3.87, "undecided");
    }
    void luck_adjusted_scores() {
        QFETCH(int, times);
        QFETCH(double, elo0);
        QFETCH(double, elo1);
        QFETCH(bool, mirrored);
        QFETCH(double, ratio);
        QFETCH(QString, verdict);
        ScoreSums sums;
        for (int i = 0; i < times; ++i)
            for (const double score : base) sums.add(mirrored ? 1 - score : score);
        const SprtState state = sprt({elo0, elo1}, sums);
        if (times > 1)
            QVERIFY2(qAbs(state.log_likelihood_ratio - ratio) < 1e-5,
                     qPrintable(QString::number(state.log_likelihood_ratio, 'g', 9)));
        else
            QVERIFY(state.log_likelihood_ratio > state.upper_bound);
        QCOMPARE(QString(name(state.verdict)), verdict);
    }

    void pairs_that_are_all_alike_end_the_test() {
        ScoreSums sums;
        for (int i = 0; i < 100; ++i) sums.add(0.5);
        QCOMPARE(sprt({0, 5}, sums).verdict, SprtVerdict::elo0);
        QVERIFY(std::isfinite(sprt({0, 5}, sums).log_likelihood_ratio));
    }

    void games_are_paired_by_their_numbers_in_any_order() {
        PairedScores scores;
        scores.add(3, 0.9);
        scores.add(2, 0.2);
        QCOMPARE(scores.pairs().count(), std::int64_t{0});
        scores.add(1, 0.6);
        QCOMPARE(scores.pairs().count(), std::int64_t{1});
        QCOMPARE(scores.pairs().mean(), 0.4);
    }

    void verdicts_have_words() {
        QCOMPARE(in_words({0, 5}, SprtVerdict::elo0, "new", "old"),
                 std::string("new stronger than old by 0 Elo is accepted, by 5 Elo rejected (error "
                             "at most 5 %)"));
        QCOMPARE(in_words({0, 5}, SprtVerdict::undecided, "a", "b"), std::string("undecided"));
    }
};

} // namespace test_sprt
