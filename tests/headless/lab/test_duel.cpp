#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"
#include "headless/lab/shards.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_duel {

using namespace headless::lab;
using ai::yahtzee::win::NormalBaseline;

// Two table-free players of different strength, one of which leaves something to chance.
Tally play(DuelOptions options, const std::string& a = "greedy", const std::string& b = "random") {
    static LabPlayers players;
    static const NormalBaseline baseline(players.values()); // whatever tables there are
    options.seed = core::dice::seed_from_number(41);
    return play_duel({[&] { return players.make(a); }, [&] { return players.make(b); }}, baseline,
                     options);
}

// Everything but the time.
auto figures(const Tally& tally) {
    return std::array{tally.games,
                      tally.wins,
                      tally.ties,
                      tally.first_seat_wins,
                      tally.adjusted.sum,
                      tally.adjusted.squares,
                      tally.players[0].points,
                      tally.players[1].points,
                      tally.players[0].decisions,
                      tally.players[1].decisions};
}

class TestDuel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threads_do_not_change_the_figures() {
        DuelOptions one;
        one.games = 60;
        one.threads = 1;
        DuelOptions three = one;
        three.threads = 3;
        QVERIFY(figures(play(one)) == figures(play(three)));
    }

    void shards_add_up_to_the_whole() {
        DuelOptions options;
        options.games = 51;
        const Tally whole = play(options);
        Tally sum;
        options.shards = 3;
        // Whole pairs of games, one begun by each player, but for the last game.
        for (const std::int64_t games : {18, 17, 16}) {
            const Tally shard = play(options);
            QCOMPARE(shard.games, games);
            sum += shard;
            ++options.shard;
        }
        QCOMPARE(whole.games, std::int64_t{51});
        QVERIFY(figures(sum) == figures(whole));
    }

    void sides_can_be_swapped() {
        DuelOptions options;
        options.games = 40;
        const Tally one = play(options, "greedy", "heuristic");
        QVERIFY(one.wins > 0 && one.wins < one.games);
        // Each game once with each player in seat 0: the same dice, so the winners swap.
        const Tally two = play(options, "heuristic", "greedy");
        QCOMPARE(one.players[0].points + one.players[1].points > 0, true);
        QVERIFY(std::abs(raw_score(one).mean + raw_score(two).mean - 1) < 0.5);
    }

    void adjusted_and_raw_scores_agree() {
        DuelOptions options;
        options.games = qEnvironmentVariableIntValue("ALEA_LONG_TESTS") ? 20'000 : 1500;
        const Tally tally = play(options, "heuristic", "greedy");
        const Estimate raw = raw_score(tally);
        const Estimate adjusted = adjusted_score(tally);
        QVERIFY(adjusted.standard_error < raw.standard_error / 2);
        QVERIFY(std::abs(raw.mean - adjusted.mean) < 4 * raw.standard_error);
        QVERIFY(adjusted.interval99.low > 0.5); // heuristic is the stronger one
    }

    void equal_players_score_a_half() {
        DuelOptions options;
        options.games = 1000;
        const Estimate adjusted = adjusted_score(play(options, "heuristic", "heuristic"));
        QVERIFY(std::abs(adjusted.mean - 0.5) < 4 * adjusted.standard_error);
    }

    void estimates_are_means_with_their_errors() {
        Tally tally;
        tally.games = 100;
        tally.wins = 50;
        tally.ties = 20;
        const Estimate raw = raw_score(tally);
        QCOMPARE(raw.mean, 0.6);
        // 50 ones, 20 halves and 30 zeros: the squares around 0.6 sum to 19.
        QVERIFY(std::abs(raw.standard_error - std::sqrt(19.0 / 99 / 100)) < 1e-12);
        QCOMPARE(raw.interval99, headless::match::wilson_interval(0.6, 100));
        tally.adjusted = {static_cast<std::int64_t>(60 / UnitSums::unit),
                          static_cast<std::int64_t>(55 / UnitSums::unit)};
        const Estimate adjusted = adjusted_score(tally);
        QVERIFY(std::abs(adjusted.interval99.high - 0.6 - 2.575829 * adjusted.standard_error) <
                1e-6);
        tally.first_seat_wins = 30;
        QCOMPARE(first_seat_share(tally), 0.4);
    }

    void estimates_are_printed_in_percent_data() {
        const auto row = tests::columns<std::int64_t, int, QString>("games", "decimals", "text");
        // Three quarters of the games won; the error is that of so many draws from 0 and 1.
        row("none", {0}, 4, "not known");
        row("one", {1}, 4, " 75.0000 %   standard error not known");
        row("many", {7501}, 4,
            " 75.0000 %   standard error 0.5000   "
            "99 % interval 73.7121 to 76.2879");
        row("fewer decimals", {7501}, 1,
            " 75.0 %   standard error 0.5   99 % interval 73.7 to 76.3");
    }
    void estimates_are_printed_in_percent() {
        QFETCH(std::int64_t, games);
        QFETCH(int, decimals);
        const double won = 0.75 * static_cast<double>(games);
        const auto units = static_cast<std::int64_t>(won * (1 / UnitSums::unit));
        const Estimate estimate = mean_of({units, units}, games);
        QTEST(QString::fromStdString(in_percent(estimate, decimals)), "text");
    }

    void reports_are_kept_and_merged() {
        std::vector<ShardFile> shards;
        DuelOptions options;
        options.games = 31;
        const Tally whole = play(options);
        options.shards = 2;
        headless::support::Json report{{"format", duel_format}, {"players", {"greedy", "random"}},
                                       {"seed", "29"},          {"baseline", "normal scores"},
                                       {"games", 31},           {"shards", 2}};
        const auto with = [&report](const char* field, const headless::support::Json& value) {
            auto changed = report;
            changed[field] = value;
            return shard_from_json(changed, "report");
        };
        for (options.shard = 0; options.shard < 2; ++options.shard) {
            report["parts"] = {options.shard + 1};
            report["tally"] = tally_json(play(options));
            shards.push_back(shard_from_json(report, "report"));
        }
        QVERIFY(figures(tally_from(merged(shards).sums)) == figures(whole));
        const auto expect_refused = [&](const ShardFile& second) {
            QVERIFY_THROWS_EXCEPTION(std::runtime_error, merged({shards[0], second}));
        };
        expect_refused(shards[0]);
        expect_refused(with("baseline", "distributions"));
        expect_refused(with("seed", "2a"));
        auto stopped = report["tally"];
        stopped["games"] = stopped["games"].get<int>() - 1;
        expect_refused(with("tally", stopped));
    }

    void foreign_files_are_refused_data() {
        const auto row = tests::columns<QByteArray>("content");
        row("empty", {});
        row("no JSON", "greedy");
        row("other JSON", "[1, 2]");
        row("other format", "{\"format\": \"alea duel 0\"}");
        row("a part that is none",
            "{\"format\":\"alea duel 1\",\"players\":[\"a\",\"b\"],\"seed\":\"\","
            "\"baseline\":\"\",\"games\":4,\"shards\":0,\"parts\":[1],\"tally\":{}}");
        row("nothing in it", "{\"format\": \"alea duel 1\"}");
    }
    void foreign_files_are_refused() {
        QFETCH(QByteArray, content);
        const auto json = headless::support::json_or_discarded(content.toStdString());
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, shard_from_json(json, "report"));
    }
};

} // namespace test_duel
