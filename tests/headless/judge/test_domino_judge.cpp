// alea-judge dominoes, run as a program. The entrants are trusted, so that this runs where no
// sandbox can be built.

#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

#include <csignal>

namespace test_domino_judge {

struct Outcome : tests::Outcome {
    QJsonObject result() const { return objects().last(); }
    QJsonObject only_case() const { return result()["cases"].toArray().at(0).toObject(); }
    double points(int side) const {
        return result()["sides"].toArray().at(side).toObject()["points"].toDouble();
    }
};

Outcome judge(const QStringList& words) {
    return {tests::run("judge", QStringList{"dominoes"} + words)};
}

const QString honest = ALEA_DOMINO_ENTRANT " play 0";

constexpr int games = 10;

Outcome match(const QString& a, const QString& b, const QStringList& options = {}) {
    return judge(QStringList{"match", "--unsafe", "--json-lines", "--seed", "3", "--games",
                             QString::number(games), "--case", "6,5"} +
                 options + QStringList{a, b});
}

class TestDominoJudge : public tests::FolderTest {
    Q_OBJECT

private Q_SLOTS:
    // As the report of a Yahtzee match has them.
    void a_report_tells_seed_hashes_and_circumstances() {
        const QJsonObject report = match(honest, honest).result();
        QCOMPARE(report["seed"].toString().size(), 64);
        QVERIFY(!report["circumstances"].toObject()["machine"].toString().isEmpty());
        const QJsonObject side = report["sides"].toArray().at(0).toObject();
        QCOMPARE(side["file_sha256"].toString().size(), 64);
        QVERIFY(side["wall_seconds"].toDouble() > 0);
        QVERIFY(side.contains("most_cpu_seconds_a_case"));
    }

    void honest_programs_share_all_points() {
        const Outcome outcome{match(honest, honest).must_end(0)};
        QCOMPARE(outcome.points(0) + outcome.points(1), double(games));
        QVERIFY(outcome.only_case()["forfeits"].toArray().isEmpty());
        QVERIFY(outcome.only_case()["rests"].toArray().isEmpty());
    }

    void the_same_seed_gives_the_same_match() {
        const QString bot = ALEA_BIN_DIR "/alea-bot --game dominoes --strategy block";
        const Outcome one{match(bot, honest).must_end(0)};
        QCOMPARE(match(bot, honest).only_case(), one.only_case());
    }

    // Init and reset are two answers, so that the misdeed is one in the midst of a game.
    void whoever_fails_loses_the_rest_of_the_case_data() {
        const auto row = tests::columns<QString, QStringList, QString>("deed", "limits", "reason");
        row("crash", "crash", {}, "crashed");
        row("wall clock", "sleep", {"--wall", "1"}, "wall");
        row("CPU time", "spin", {"--cpu", "1"}, "cpu");
    }
    void whoever_fails_loses_the_rest_of_the_case() {
        QFETCH(QString, deed);
        QFETCH(QStringList, limits);
        const QString culprit = QString(ALEA_DOMINO_ENTRANT " %1 4").arg(deed);
        for (const bool first : {true, false}) {
            const Outcome outcome{
                (first ? match(culprit, honest, limits) : match(honest, culprit, limits))
                    .must_end(1)};
            const QJsonArray forfeits = outcome.only_case()["forfeits"].toArray();
            const QJsonArray rests = outcome.only_case()["rests"].toArray();
            QCOMPARE(forfeits.size(), 1);
            QCOMPARE(rests.size(), 1);
            const QString side = first ? "a" : "b";
            const QJsonObject forfeit = forfeits.at(0).toObject();
            const QJsonObject rest = rests.at(0).toObject();
            QCOMPARE(forfeit["side"].toString(), side);
            QCOMPARE(rest["side"].toString(), side);
            QTEST(forfeit["reason"].toString(), "reason");
            QCOMPARE(rest["games"].toInt(), games - forfeit["game"].toInt());
            // Of the games before it may have won any.
            QVERIFY(outcome.points(first ? 0 : 1) <= forfeit["game"].toInt() - 1);
            QCOMPARE(outcome.points(0) + outcome.points(1), double(games));
        }
    }

    void a_crash_in_the_last_game_is_a_fault_too() {
        const Outcome outcome{
            test_domino_judge::judge({"match", "--unsafe", "--games", "1", "--json-lines",
                                      ALEA_DOMINO_ENTRANT " crash 4", honest})
                .must_end(1)};
        QCOMPARE(outcome.only_case()["forfeits"].toArray().size(), 1);
        QVERIFY(outcome.only_case()["rests"].toArray().isEmpty());
    }

    void an_illegal_answer_loses_the_game_only_data() {
        const auto row = tests::columns<QString>("deed");
        row("no such tile", "cheat");
        row("no move at all", "babble");
    }
    void an_illegal_answer_loses_the_game_only() {
        QFETCH(QString, deed);
        const Outcome outcome{
            match(QString(ALEA_DOMINO_ENTRANT " %1 4").arg(deed), honest).must_end(0)};
        const QJsonArray forfeits = outcome.only_case()["forfeits"].toArray();
        QCOMPARE(forfeits.size(), 1);
        QCOMPARE(forfeits.at(0).toObject()["side"].toString(), "a");
        QCOMPARE(forfeits.at(0).toObject()["reason"].toString(), "illegal");
        QVERIFY(outcome.only_case()["rests"].toArray().isEmpty());
        QCOMPARE(outcome.points(0) + outcome.points(1), double(games));
    }

    // While it waits for init, in the midst of a case, or while all goes well.
    void an_interrupted_match_tells_what_it_has_data() {
        const auto row = tests::columns<QString, bool>("other", "plays");
        row("no answer to init", ALEA_DOMINO_ENTRANT " sleep 0", false);
        row("silence in the midst of a game", ALEA_DOMINO_ENTRANT " sleep 100", true);
        row("play", honest, true);
    }
    void an_interrupted_match_tells_what_it_has() {
        QFETCH(QString, other);
        QFETCH(bool, plays);
        const QString log = path("log");
        const QString json = path("json");
        tests::Running judge("judge", {"dominoes", "match", "--unsafe", "--json-lines", "--seed",
                                       "3", "--games", "100000", "--log", log, "--json-file", json,
                                       honest, other});
        QByteArray text;
        QTRY_VERIFY((text += judge.readAllStandardOutput()).count('\n') > (plays ? 1 : 0));
        QTest::qWait(100); // no event shows that it waits for the answer now
        QCOMPARE(::kill(static_cast<pid_t>(judge.processId()), SIGINT), 0);
        Outcome outcome{tests::finished(judge).must_end(1)};
        text = outcome.output.prepend(text);
        QVERIFY(outcome.result()["cut_short"].toBool());
        const int played = outcome.result()["games"].toInt();
        QCOMPARE(played > 0, plays);
        QCOMPARE(text.count("\"event\":\"game\""), played);
        QCOMPARE(outcome.points(0) + outcome.points(1), double(played));
        QVERIFY(outcome.only_case()["rests"].toArray().isEmpty());
        QVERIFY(QFile::exists(json));
        const Outcome told{test_domino_judge::judge({"replay", "--quiet", log}).must_end(0)};
        QVERIFY(told.output.contains(
            QString("stopped after %1 of 2000000 games").arg(played).toUtf8()));
    }

    void a_match_is_reported_game_by_game() {
        const QString log = path("log");
        match(QString(ALEA_DOMINO_ENTRANT " crash 9"), honest, {"--log", log}).must_end(1);
        const Outcome told{judge({"replay", log}).must_end(0)};
        QVERIFY(told.output.contains("crashed"));
        QVERIFY(judge({"replay", path("none")}).status != 0);
    }
};

} // namespace test_domino_judge
