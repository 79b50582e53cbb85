#include "headless/lab/whole_duel.h"

#include "ai/yahtzee/players/champion.h"
#include "headless/lab/lab_players.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_graded_play {

using namespace headless::lab;

// The reference player is the champion with a rough estimate.
struct Bench {
    LabPlayers players = LabPlayers::without_tables();
    std::shared_ptr<const ai::yahtzee::solve::ScoreSource> score_source =
        std::make_shared<tests::RoughScoreSource>(players.values());
    MakePlayer champion = [this] {
        return std::make_unique<ai::yahtzee::players::Champion>(players.values(), score_source);
    };
    DuelOptions options{{}, core::dice::seed_from_number(47), 6};

    GradedTally play(const MakePlayer& make, int rollouts) const {
        return play_graded(make, champion, score_source, rollouts, options);
    }
};

class TestGradedPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playing_as_the_reference_scores_exactly_a_half() {
        const Bench bench;
        const GradedTally tally = bench.play(bench.champion, 4);
        QCOMPARE(tally.games, std::int64_t{6});
        QVERIFY(tally.decisions > 6 * 13);
        QCOMPARE(tally.differing, std::int64_t{0});
        QCOMPARE(corrected_score(tally).mean, 0.5);
        QCOMPARE(corrected_score(tally).standard_error, 0.0);
    }

    void threads_do_not_change_the_figures() {
        Bench bench;
        const MakePlayer make = [&] { return bench.players.make("greedy"); };
        bench.options.games = 4;
        bench.options.threads = 1;
        const GradedTally one = bench.play(make, 2);
        bench.options.threads = 2;
        const GradedTally two = bench.play(make, 2);
        QVERIFY(one.differing > 0);
        QCOMPARE(one.differing, two.differing);
        QVERIFY(one.estimated == two.estimated);
        QVERIFY(one.corrected == two.corrected);
    }

    // Played out, with the luck taken out: the same expectation.
    void the_score_is_that_of_the_games() {
        Bench bench;
        bench.options.games = 12;
        const MakePlayer make = [&] { return bench.players.make("heuristic"); };
        const Estimate graded = estimated_score(bench.play(make, 0));
        const ai::yahtzee::win::NormalBaseline baseline(bench.players.values());
        const Estimate played =
            adjusted_score(play_duel({make, bench.champion}, baseline, bench.options));
        QVERIFY(graded.standard_error < played.standard_error);
        QVERIFY(graded.interval99.high < 0.5);
        QVERIFY(std::abs(graded.mean - played.mean) < 4 * played.standard_error + 0.01);
    }
};

} // namespace test_graded_play
