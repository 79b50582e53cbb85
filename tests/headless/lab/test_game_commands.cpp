// alea-lab review and verify-dice, run as programs.

#include "tests/headless/lab/lab_process.h"
#include "tests/support/test.h"

namespace test_game_commands {

using namespace tests;

const QString games = ALEA_TEST_DATA "/games/";

class TestGameCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_log_of_a_match_is_reviewed_by_game_and_by_side() {
        const Outcome answer = lab({"review", "--json", ALEA_TEST_DATA "/match.log"}).must_end(0);
        const auto lines = answer.objects();
        QCOMPARE(lines.size(), 3); // two games and their means
        const auto players = [&lines](int line) { return lines[line]["players"].toArray(); };
        // The sides take the first seat in turn.
        QCOMPARE(players(0).at(0).toObject()["name"].toString(), QString("a"));
        QCOMPARE(players(1).at(0).toObject()["name"].toString(), QString("b"));
        QCOMPARE(players(0).at(0).toObject()["end"].toDouble(), 276.0);
        QCOMPARE(players(2).size(), 2);
        for (const QJsonValue& each : players(2)) {
            const QJsonObject side = each.toObject();
            QCOMPARE(side["games"].toInt(), 2);
            QVERIFY(!side["program"].toString().isEmpty());
        }
        QCOMPARE(lab({"verify-dice", ALEA_TEST_DATA "/match.log"}).status, 0);
    }

    void dice_of_a_seed_are_verified() {
        const Outcome good = lab({"verify-dice", games + "three-games.alea"}).must_end(0);
        QCOMPARE(good.output.count("rolls agree with the seed"), 3);
        QByteArray text = tests::read_file(games + "three-games.alea");
        // The last roll of the first turn, in the second game.
        const QByteArray turn = "1.1: 44633 ...33 56233 ...33 46333 threes 9";
        QVERIFY(text.contains(turn));
        text.replace(turn, "1.1: 44633 ...33 56233 ...33 46533 threes 6");
        text.replace("[Result \"253-278\"]", "");
        const Outcome bad = lab({"verify-dice"}, text).must_end(1);
        QVERIFY2(bad.output.contains("roll 3 of turn 1.1 differs: 46533 in the record, 46333"),
                 bad.output);
        QCOMPARE(bad.output.count("rolls agree with the seed"), 2);
    }

    void real_dice_cant_be_verified() {
        const Outcome outcome = lab({"verify-dice", games + "example.alea"});
        QCOMPARE(outcome.status, 1); // so that no script takes them for verified
        QVERIFY(outcome.output.contains("real dice"));
    }

    void a_review_adds_up() {
        const Outcome outcome = lab({"review", "--json", games + "three-games.alea"}).must_end(0);
        const auto lines = outcome.objects();
        QCOMPARE(lines.size(), 4); // the last is of all together
        const QList<QList<double>> scores{{215, 226}, {253, 278}, {171, 234}};
        for (int game = 0; game < 3; ++game) {
            const QJsonObject& review = lines[game];
            QVERIFY(review["finished"].toBool());
            const QJsonArray players = review["players"].toArray();
            QCOMPARE(players.size(), 2);
            for (int seat = 0; seat < 2; ++seat) {
                const QJsonObject player = players[seat].toObject();
                double luck = 0;
                double losses = 0;
                for (const QJsonValue row : review["rows"].toArray()) {
                    if (row["seat"].toInt() != seat + 1) continue;
                    luck += row["luck"].toDouble();
                    losses += row["loss"].toDouble();
                }
                const double end = player["end"].toDouble();
                QCOMPARE(end, scores[game][seat]);
                QVERIFY(std::abs(player["start"].toDouble() - 254.587729) < 1e-3);
                // Sixty rows of six decimals each.
                QVERIFY(std::abs(player["start"].toDouble() + luck - losses - end) < 1e-4);
                const QJsonObject same_dice = player["same_dice"].toObject();
                QVERIFY(same_dice["optimal"].toInt() <= same_dice["clairvoyant"].toInt());
            }
            // The second player is optimal itself.
            QCOMPARE(players[1].toObject()["losses"].toDouble(), 0.0);
        }
    }

    void several_games_are_summed_up_together() {
        const Outcome outcome = lab({"review", "--json", games + "three-games.alea"});
        const auto lines = outcome.objects();
        const QJsonObject& all = lines.last();
        QCOMPARE(all["games"].toInt(), 3);
        const QJsonObject ada = all["players"].toArray()[0].toObject();
        QCOMPARE(ada["name"].toString(), "Ada");
        QCOMPARE(ada["games"].toInt(), 3);
        double losses = 0;
        for (int game = 0; game < 3; ++game)
            losses += lines[game]["players"].toArray()[0].toObject()["losses"].toDouble();
        QVERIFY(std::abs(ada["losses"].toObject()["mean"].toDouble() - losses / 3) < 1e-5);
        QVERIFY(std::abs(ada["luck_free"].toObject()["mean"].toDouble() -
                         (254.587729 - losses / 3)) < 1e-3);
        QVERIFY(ada["luck_free"].toObject()["margin"].toDouble() > 0);
        QCOMPARE(ada["score"].toObject()["mean"].toDouble(), 213.0);
        // Of one game there is nothing more to say.
        const Outcome one = lab({"review", "--json", games + "example.alea"});
        QCOMPARE(one.output.trimmed().count('\n'), 0);
    }

    void a_review_is_text_for_people() {
        const Outcome outcome = lab({"review", games + "three-games.alea"}).must_end(0);
        for (const char* words :
             {"Ada - Alea (optimal), 2026-11-20", "+ luck", "- losses", "= final score", "215.00",
              "luck-free score", "Ada: 3 games", "a game: score 213.00 +- ", "lost by dice:", " s)",
              "the same dice: optimal scores"})
            QVERIFY2(outcome.output.contains(words), words);
        const Outcome real = lab({"review", games + "example.alea"}).must_end(0);
        QVERIFY(real.output.contains("not known of real dice"));
        QVERIFY(real.output.contains("= expected where it ends"));
    }

    void limits_change_the_grades() {
        const auto blunders = [](const QByteArray& text) { return text.count("  blunder\n"); };
        const Outcome usual = lab({"review", games + "three-games.alea"});
        const Outcome strict =
            lab({"review", "--limits", "0.1,0.2,0.3", games + "three-games.alea"}).must_end(0);
        QVERIFY(blunders(usual.output) > 0);
        QVERIFY(blunders(strict.output) > blunders(usual.output));
        for (const char* wrong : {"", "1", "1,2", "2,1,3", "a,b,c", "0.5,1.5,4,", "1,2,nan"})
            for (const char* option : {"--limits", "--win-limits"})
                QCOMPARE(lab({"review", option, wrong, games + "example.alea"}).status, 2);
    }

    void objectives_are_probabilities() {
        for (const char* wrong : {"", "expected", "beat", "beat:-1", "lose"})
            QCOMPARE(lab({"review", "--objective", wrong, games + "example.alea"}).status, 2);
        // Without the large tables too.
        const Outcome beat =
            lab({"review", "--objective", "beat:200", "--json", games + "example.alea"})
                .must_end(0);
        QVERIFY(beat.output.contains("\"beat\":"));
        QVERIFY(!lab({"review", "--json", games + "example.alea"}).output.contains("\"win\":"));
    }

    void errors_are_reported_with_line_and_column() {
        for (const QString command : {"review", "verify-dice"}) {
            lab({command}, "[Alea \"1\"]\n[Player1 \"Ada\"]\n1.1: 12347\n")
                .must_end(1, "line 3, column 6");
            QCOMPARE(lab({command}, "").status, 1);
            QCOMPARE(lab({command, "no-such-file.alea"}).status, 1);
            const QString game = games + "three-games.alea";
            lab({command, game, "no-such-file.alea"}).must_end(1, "'no-such-file.alea'");
        }
    }
};

} // namespace test_game_commands
