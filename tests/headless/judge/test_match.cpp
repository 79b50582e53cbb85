// alea-judge yahtzee match and replay, run as programs. The entrants are trusted, so that this runs
// where no sandbox can be built.

#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QCryptographicHash>
#include <csignal>
#include <sys/stat.h>

namespace test_match {

struct Outcome : tests::Outcome {
    QList<QJsonObject> games() const {
        QList<QJsonObject> games;
        for (const QJsonObject& event : objects())
            if (event["event"] == "game") games << event;
        return games;
    }
    QJsonObject result() const { return objects().last(); }
    QJsonObject side(int i) const { return result()["sides"].toArray().at(i).toObject(); }
};

Outcome judge(const QStringList& words) {
    return {tests::run("judge", QStringList{"yahtzee"} + words)};
}

const QString player = ALEA_ENTRANT " play 0";

Outcome match(const QStringList& options, const QString& a = player, const QString& b = player) {
    return judge(QStringList{"match", "--unsafe"} + options + QStringList{a, b});
}

class TestMatch : public tests::FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void the_seed_is_published_and_reported() {
        const Outcome one{match({"--games", "2", "--json-lines"}).must_end(0)};
        const QJsonObject start = one.objects().first();
        QCOMPARE(start["event"].toString(), QString("began"));
        const QByteArray seed = one.result()["seed"].toString().toUtf8();
        QCOMPARE(start["terms"].toObject()["seed_sha256"].toString().toUtf8(),
                 QCryptographicHash::hash(seed, QCryptographicHash::Sha256).toHex());
        QVERIFY(!start["terms"].toObject()["public_seed"].toBool());
        QVERIFY(match({"--games", "2", "--json-lines"}).result()["seed"].toString() !=
                QString(seed));
    }

    void a_seed_for_tests_is_called_so() {
        const Outcome outcome = match({"--games", "2", "--seed", "5"});
        QVERIFY(outcome.output.contains("a test, no contest"));
    }

    void a_seed_file_is_as_good_as_the_number() {
        tests::write_file(path("seed"), "05" + QByteArray(62, '0') + "\n");
        const Outcome from_file =
            match({"--games", "6", "--json-lines", "--seed-file", path("seed")});
        const Outcome from_number = match({"--games", "6", "--json-lines", "--seed", "5"});
        QCOMPARE(from_file.side(0)["wins"], from_number.side(0)["wins"]);
        QCOMPARE(from_file.side(1)["average_points"], from_number.side(1)["average_points"]);
        QVERIFY(!from_file.output.contains("\"public_seed\":true"));
    }

    void every_game_is_an_event() {
        const Outcome outcome = match({"--games", "5", "--json-lines", "--seed", "5"});
        const QList<QJsonObject> games = outcome.games();
        QCOMPARE(games.size(), 5);
        for (int game = 1; game <= 5; ++game) {
            const QJsonObject& event = games.at(game - 1);
            QCOMPARE(event["game"].toInt(), game);
            QCOMPARE(event["first"].toString(), QString(game % 2 ? "a" : "b"));
            QCOMPARE(event["played"].toInt(), game);
        }
        QCOMPARE(outcome.side(0)["wins"].toInt() + outcome.side(0)["losses"].toInt() +
                     outcome.side(0)["ties"].toInt(),
                 5);
        QCOMPARE(outcome.side(0)["wins"], outcome.side(1)["losses"]);
        QVERIFY(outcome.side(0)["cpu_seconds"].toDouble() > 0);
        QVERIFY(outcome.side(0)["peak_memory_bytes"].toDouble() > 0);
    }

    void a_log_replays_to_the_same_result() {
        const QString log = path("log");
        const QString json = path("json");
        const Outcome played = match({"--games", "30", "--json-lines", "--log", log});
        const Outcome replayed{judge({"replay", log, "--json-file", json}).must_end(0)};
        const QJsonObject again = tests::read_json(json);
        for (int side = 0; side < 2; ++side)
            for (const char* key : {"wins", "losses", "ties", "score", "average_points"})
                QCOMPARE(again["sides"].toArray().at(side).toObject()[key], played.side(side)[key]);
        QVERIFY(!replayed.output.contains("CPU"));
    }

    void a_folder_without_tables_is_an_error() {
        const QString log = path("log");
        const QStringList tables{"--tables", path("none")};
        QCOMPARE(match({"--games", "2", "--log", log}).status, 0);
        for (const Outcome& outcome : {match(QStringList{"--games", "2"} + tables),
                                       judge(QStringList{"replay", log} + tables)}) {
            QVERIFY2(outcome.ended(2, "does not exist"), outcome.messages);
        }
        QVERIFY(!QFile::exists(path("none")));
    }

    // The entrant does not remember, so each twin game is the mirror of the first one.
    void duplicates_between_equals_are_even() {
        const Outcome outcome = match({"--games", "20", "--duplicate", "--json-lines"});
        QCOMPARE(outcome.side(0)["wins"], outcome.side(1)["wins"]);
        QCOMPARE(outcome.side(0)["score"].toDouble(), 0.5);
        const QList<QJsonObject> games = outcome.games();
        for (int game = 0; game < 20; game += 2) {
            const QJsonArray first = games.at(game)["points"].toArray();
            const QJsonArray twin = games.at(game + 1)["points"].toArray();
            QCOMPARE(first.at(0), twin.at(1));
            QCOMPARE(first.at(1), twin.at(0));
        }
    }

    void tables_side_by_side_change_nothing() {
        const Outcome one = match({"--games", "40", "--seed", "3", "--json-lines"});
        const Outcome two = match({"--games", "40", "--seed", "3", "--json-lines", "--jobs", "3"});
        for (const char* key : {"wins", "losses", "ties", "average_points"})
            QCOMPARE(one.side(0)[key], two.side(0)[key]);
    }

    void a_sequential_test_stops_early() {
        const Outcome outcome{match({"--games", "1000", "--sprt", "0,100", "--json-lines"}, player,
                                    ALEA_ENTRANT " answer-words 0")
                                  .must_end(0)};
        QCOMPARE(outcome.result()["sprt"].toObject()["verdict"].toString(), QString("elo1"));
        QVERIFY(outcome.result()["played"].toInt() < 100);
        QVERIFY(!outcome.side(1).contains("rest"));
    }

    void the_hypotheses_of_a_test_are_printed_in_plain_numbers() {
        const Outcome outcome = match({"--games", "4", "--seed", "1", "--sprt", "0,150"});
        QVERIFY2(outcome.output.contains("sequential test of 0 against 150 Elo on plain scores"),
                 outcome.output);
    }

    // As a shell's script starts what is to run in its background.
    void an_ignored_interrupt_stays_ignored() {
        QProcess judge;
        judge.setChildProcessModifier([] { std::signal(SIGINT, SIG_IGN); });
        judge.start(ALEA_BIN_DIR "/alea-judge", {"yahtzee", "match", "--unsafe", "--json-lines",
                                                 "--games", "300", player, player});
        QTRY_VERIFY(judge.bytesAvailable() > 2000);
        QCOMPARE(::kill(static_cast<pid_t>(judge.processId()), SIGINT), 0);
        const Outcome outcome{tests::finished(judge).must_end(0)};
        QCOMPARE(outcome.result()["played"].toInt(), 300);
    }

    // One game is played to its end; in the next it is silent. Nobody waits for its hour.
    void an_interrupt_ends_a_match_with_a_silent_program_data() {
        const auto row = tests::columns<int, int>("answers", "games");
        row("from its first answer on", 0, 0);
        row("in the second game", 13, 1);
    }
    void an_interrupt_ends_a_match_with_a_silent_program() {
        QFETCH(int, answers);
        QFETCH(int, games);
        const QString log = path("log");
        tests::Running judge("judge", {"yahtzee", "match", "--unsafe", "--json-lines", "--log", log,
                                       "--jobs", "2", player,
                                       QString(ALEA_ENTRANT " sleep %1").arg(answers)});
        QByteArray text;
        QTRY_VERIFY((text += judge.readAllStandardOutput()).count("\"event\":\"game\"") ==
                    2 * games);
        QTRY_VERIFY((text += judge.readAllStandardOutput()).count("\"event\":\"roll\"") > 0);
        QTest::qWait(100); // no event shows that it waits for the answer now
        QCOMPARE(::kill(static_cast<pid_t>(judge.processId()), SIGINT), 0);
        Outcome outcome{tests::finished(judge).must_end(1)};
        outcome.output.prepend(text);
        QVERIFY(outcome.result()["cut_short"].toBool());
        QCOMPARE(outcome.result()["played"].toInt(), 2 * games);
        QVERIFY(!outcome.side(1).contains("rest"));
        QVERIFY(outcome.side(1)["forfeits"].toArray().isEmpty());
        QCOMPARE(test_match::judge({"replay", log}).status, 0);
    }

    void an_interrupted_match_tells_what_it_has() {
        const QString log = path("log");
        tests::Running judge("judge", {"yahtzee", "match", "--unsafe", "--json-lines", "--games",
                                       "1000000", "--log", log, player, player});
        QTRY_VERIFY(judge.bytesAvailable() > 2000);
        judge.terminate();
        const Outcome outcome{tests::finished(judge).must_end(1)};
        const QJsonObject result = outcome.result();
        QCOMPARE(result["event"].toString(), QString("ended"));
        QVERIFY(result["cut_short"].toBool());
        const int played = result["played"].toInt();
        QCOMPARE(outcome.games().size(), played);
        QCOMPARE(outcome.side(0)["wins"].toInt() + outcome.side(0)["losses"].toInt() +
                     outcome.side(0)["ties"].toInt(),
                 played);
        const Outcome replayed{test_match::judge({"replay", log}).must_end(0)};
        QVERIFY(replayed.output.contains(
            QString("stopped after %1 of 1000000 games").arg(played).toUtf8()));
    }

    void wrong_use_data() {
        const auto row = tests::columns<QStringList>("words");
        row("one program", {"match", player});
        row("no games", {"match", "--games", "0", player, player});
        row("odd", {"match", "--games", "3", "--duplicate", player, player});
        row("an open quote", {"match", "'a", player});
        row("no size", {"match", "--memory", "2X", player, player});
        row("no share", {"match", "--share", "/no/such", player, player});
        row("sprt", {"match", "--sprt", "5,0", player, player});
        row("a seed below zero", {"match", "--seed", "-1", player, player});
        row("time without end", {"match", "--cpu", "inf", player, player});
        row("two files in one",
            {"match", "--log", "/no/such/../file", "--json-file", "/no/file", player, player});
        row("a log to overwrite", {"replay", "--json-file", "/no/log", "/no/such/../log"});
        row("two seeds", {"match", "--seed", "1", "--seed-file", "x", player, player});
    }
    void wrong_use() {
        QFETCH(QStringList, words);
        if (words.first() == "match") words.insert(1, "--unsafe");
        QCOMPARE(judge(words).status, 2);
    }

    void faults() {
        QCOMPARE(judge({"replay", "/no/such/log"}).status, 1);
        judge({"replay", ALEA_TEST_DATA "/contest-examples.txt"})
            .must_end(1, "/contest-examples.txt': line 1, column 1: ");
        QCOMPARE(match({"--games", "1", "--log", "/no/such/folder/log"}).status, 1);
        QCOMPARE(match({"--games", "1", "--seed-file", "/no/such/file"}).status, 1);
        const Outcome outcome{
            match({"--games", "1", "--json-file", "/no/such/folder/json"}).must_end(1)};
        QVERIFY(!outcome.output.contains("won")); // it is printed before the first game
    }

    void a_crash_in_the_last_game_is_a_fault_too() {
        const Outcome crash{
            match({"--games", "1", "--json-lines"}, ALEA_ENTRANT " crash 0").must_end(1)};
        QVERIFY(!crash.side(0).contains("rest"));
        QCOMPARE(match({"--games", "1"}, ALEA_ENTRANT " answer-words 0").status, 0);
    }

    // It is opened once: a reader takes its being closed for the end.
    void a_report_goes_into_a_pipe() {
        const QString pipe = path("pipe");
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        QProcess reader;
        reader.start("cat", {pipe});
        QCOMPARE(match({"--games", "1", "--json-file", pipe}).status, 0);
        QVERIFY(reader.waitForFinished());
        QCOMPARE(QJsonDocument::fromJson(reader.readAll())["played"].toInt(), 1);
    }
};

} // namespace test_match
