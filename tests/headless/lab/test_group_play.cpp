#include "headless/lab/whole_duel.h"

#include "headless/lab/lab_players.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_group_play {

using namespace headless::lab;

GroupTally play(const std::vector<std::string>& names, std::uint64_t games, int threads = 0) {
    static LabPlayers players = LabPlayers::without_tables();
    static const auto score_source = std::make_shared<tests::RoughScoreSource>(players.values());
    std::vector<MakePlayer> make;
    for (const std::string& name : names) make.push_back([name] { return players.make(name); });
    DuelOptions options;
    options.seed = core::dice::seed_from_number(43);
    options.games = games;
    options.threads = threads;
    return play_group(make, score_source, options);
}

class TestGroupPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threads_do_not_change_the_figures() {
        const GroupTally one = play({"greedy", "human-2", "random"}, 12, 1);
        const GroupTally three = play({"greedy", "human-2", "random"}, 12, 3);
        QCOMPARE(one.games, std::int64_t{12});
        QVERIFY(one.share == three.share);
        QVERIFY(one.adjusted == three.adjusted);
        for (std::size_t p = 0; p < 3; ++p) {
            QCOMPARE(one.players[p].points, three.players[p].points);
            QCOMPARE(one.players[p].decisions, three.players[p].decisions);
        }
    }

    void equal_players_have_equal_shares_data() { tests::each("count", {3, 4, 6}); }
    void equal_players_have_equal_shares() {
        QFETCH(int, count);
        const std::vector<std::string> names(static_cast<std::size_t>(count), "greedy");
        const Estimate adjusted = adjusted_share(play(names, 30));
        QVERIFY(std::abs(adjusted.mean - 1.0 / count) < 4 * adjusted.standard_error);
    }

    void adjusted_and_raw_shares_agree() {
        const GroupTally tally = play({"heuristic", "greedy", "greedy"}, 120);
        const Estimate raw = raw_share(tally);
        const Estimate adjusted = adjusted_share(tally);
        QVERIFY(adjusted.standard_error < raw.standard_error / 2);
        QVERIFY(std::abs(raw.mean - adjusted.mean) < 4 * raw.standard_error);
        QVERIFY(adjusted.mean > 1.0 / 3); // heuristic is the stronger one
    }

    void a_weak_player_beside_two_strong_ones_gets_next_to_nothing() {
        const GroupTally tally = play({"random", "greedy", "heuristic"}, 20);
        QCOMPARE(tally.share.sum, std::int64_t{0});
        QVERIFY(tally.players[0].points < tally.players[1].points / 2);
        const Estimate share = raw_share(tally);
        QCOMPARE(share.interval99.low, 0.0);
        QVERIFY(share.interval99.high > 0.1); // after twenty games
    }

    void the_interval_of_a_share_lies_between_nothing_and_all() {
        const GroupTally tally = play({"optimal", "greedy", "random"}, 2);
        const Estimate share = raw_share(tally);
        QVERIFY(share.interval99.low >= 0 && share.interval99.low < share.mean);
        QVERIFY(share.interval99.high <= 1 && share.interval99.high >= share.mean);
    }

    void stopped_at_once_it_has_played_nothing() {
        LabPlayers players = LabPlayers::without_tables();
        DuelOptions options;
        options.stop = tests::stopped();
        const MakePlayer make = [&] { return players.make("greedy"); };
        const auto score_source = std::make_shared<tests::RoughScoreSource>(players.values());
        QCOMPARE(play_group({make, make, make}, score_source, options).games, std::int64_t{0});
    }
};

} // namespace test_group_play
