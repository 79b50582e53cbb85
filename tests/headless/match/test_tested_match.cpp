// Whole matches that a sequential test on luck-adjusted scores ends, and their logs.

#include "headless/match/log_lines.h"
#include "headless/match/yahtzee/luck.h"
#include "headless/match/yahtzee/match.h"
#include "tests/headless/match/lead_baseline.h"
#include "tests/support/test.h"

#include <sstream>

namespace test_tested_match {

using namespace headless::match;
using namespace headless::match::yahtzee;

const core::dice::Seed seed = core::dice::seed_from_number(5);

double luck(const std::string& transcript) {
    static const tests::LeadBaseline baseline(0.002);
    return luck_in(transcript, baseline);
}

struct Played {
    Result result{Terms{}};
    std::string log;
};

Played play(int parallel_games, bool duplicate) {
    MatchOptions options;
    options.terms.commands = {ALEA_ENTRANT " play 0", ALEA_ENTRANT " play-second-best 0"};
    options.terms.games = 600;
    options.terms.duplicate = duplicate;
    options.terms.sprt = SprtBounds{0, 60};
    options.terms.adjusts_luck = true;
    options.terms.seed_sha256 = published_hash(seed);
    options.seed = seed;
    options.parallel_games = parallel_games;
    options.luck = luck;
    Played played{Result(options.terms), log_head(options.terms)};
    MatchEvents events;
    events.game = [&played](const PlayedGame& game, const Result&) {
        played.log += log_game(game.game, game.transcript);
    };
    played.result = run_match(options, headless::sandbox::Protection(true), events).result;
    played.log += log_seed(seed);
    return played;
}

class TestTestedMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void it_ends_with_the_deciding_pair_data() {
        tests::either("duplicate", "dice of their own", "the same dice");
    }
    void it_ends_with_the_deciding_pair() {
        QFETCH(bool, duplicate);
        const Played one = play(1, duplicate);
        QVERIFY(one.result.played() >= 2 * min_sprt_pairs && one.result.played() < 600);
        QVERIFY(one.result.sprt_state()->verdict != SprtVerdict::undecided);
        QVERIFY(!one.result.is_cut_short());
        QCOMPARE(one.result.adjusted_pairs().count(), std::int64_t{one.result.played() / 2});
        const Played three = play(3, duplicate);
        QVERIFY(three.result == one.result);
        QCOMPARE(three.log, one.log);
    }

    void its_log_replays_to_the_same_verdict() {
        const Played played = play(1, false);
        std::istringstream log(played.log);
        const auto again = replay(log, {}, luck);
        QVERIFY(again);
        QVERIFY(again->result == played.result);
        // Without tables the test can't be repeated, but the games can.
        std::istringstream same_log(played.log);
        const auto plain = replay(same_log);
        QVERIFY(plain);
        QVERIFY(!plain->result.sprt_state());
        QVERIFY(!plain->result.is_cut_short());
        QCOMPARE(plain->result.side(0).wins, played.result.side(0).wins);
    }
};

} // namespace test_tested_match
