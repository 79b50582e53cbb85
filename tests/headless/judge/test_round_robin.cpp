// alea-judge yahtzee roundrobin and gauntlet, run as programs, one of them killed and resumed.

#include "tests/headless/support/shell.h"
#include "tests/support/test.h"

#include <QSet>

namespace test_round_robin {

using namespace tests;

class TestRoundRobin : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QStringList words(const QString& command, const QString& state,
                      const QStringList& more = {}) const {
        return QStringList{"yahtzee", command, "--unsafe", "--jobs", "2"} +
               QStringList{"--state", folder_.filePath(state)} +
               (more.contains("--games") ? QStringList{} : QStringList{"--games", "30"}) +
               (more.contains("--seed") ? QStringList{} : QStringList{"--seed", "11"}) + more +
               QStringList{folder_.filePath("entrants")};
    }
    static Outcome run(const QStringList& all) { return tests::run("judge", all); }
    int matches_in(const QString& state) const {
        const QString file = folder_.filePath(state);
        if (!QFile::exists(file)) return 0; // yet
        const auto json = tests::read_json(file);
        return static_cast<int>(json["matches"].toObject().size());
    }

    // The first lines of a report say when and where it was made, the machine's load included.
    static QByteArray without_circumstances(const QByteArray& report) {
        return report.mid(report.indexOf("seed with SHA-256 "));
    }

private Q_SLOTS:
    void initTestCase() {
        tests::write_file(folder_.filePath("entrants"),
                          "# name, command\nbest\t" ALEA_ENTRANT " play 0\n"
                          "second\t" ALEA_ENTRANT " play-second-best 0\n"
                          "again\t" ALEA_ENTRANT " play 0\n"
                          "crasher\t" ALEA_ENTRANT " crash-at-game 0 18\n"
                          "greedy\t" ALEA_BIN_DIR "/alea-bot --strategy greedy\n");
    }

    void a_report_tells_the_last_words_of_a_program_that_ended() {
        const QString entrants = folder_.filePath("misspelt");
        tests::write_file(entrants, "A\t" ALEA_BIN_DIR "/alea-bot --strategy gredy\n"
                                    "B\t" ALEA_BIN_DIR "/alea-bot --strategy random\n");
        QStringList all = words("roundrobin", "misspelt.state", {"--missing-loses"});
        all.back() = entrants;
        const QByteArray text = run(all).must_end(0).output;
        QVERIFY2(text.contains("did you mean 'greedy'"), text.constData());
    }

    void killed_and_resumed_it_ends_the_same() {
        const QByteArray whole = run(words("roundrobin", "whole")).must_end(0).output;
        QCOMPARE(matches_in("whole"), 10);
        QStringList more;
        for (const int stage : {2, 6}) {
            tests::Running judge("judge", words("roundrobin", "killed", more));
            QTRY_VERIFY_WITH_TIMEOUT(matches_in("killed") >= stage, 120000);
            judge.end();
            more = QStringList{"--resume"};
        }
        QVERIFY(matches_in("killed") < 10);
        const QByteArray resumed = run(words("roundrobin", "killed", more)).must_end(0).output;
        QCOMPARE(without_circumstances(resumed), without_circumstances(whole));
        QCOMPARE(read_file(folder_.filePath("killed")), read_file(folder_.filePath("whole")));
        QVERIFY(whole.contains("Cross table"));
    }

    void resume_refuses_another_seed_and_a_missing_state() {
        run(words("roundrobin", "seeded", {"--games", "2"})).must_end(0);
        const QByteArray before = read_file(folder_.filePath("seeded"));
        run(words("roundrobin", "seeded", {"--games", "2", "--resume", "--seed", "12"}))
            .must_end(2);
        QCOMPARE(read_file(folder_.filePath("seeded")), before);
        run(words("roundrobin", "mistyped", {"--games", "2", "--resume"})).must_end(2);
        QVERIFY(!QFile::exists(folder_.filePath("mistyped")));
        QVERIFY(!QFile::exists(folder_.filePath("mistyped.d")));
    }

    void other_terms_are_no_resumption() {
        run(words("roundrobin", "terms", {"--games", "2"})).must_end(0);
        run(words("gauntlet", "terms", {"--games", "2", "--resume"})).must_end(2);
        run(words("knockout", "terms", {"--games", "2", "--resume"})).must_end(2);
        run(words("roundrobin", "terms", {"--games", "2"})).must_end(2); // without --resume
        run(words("roundrobin", "terms", {"--games", "2", "--resume"})).must_end(0);
    }

    void a_gauntlet_is_rated_at_its_anchor() {
        const QString file = folder_.filePath("gauntlet.json");
        run(words("gauntlet", "gauntlet", {"--anchor", "greedy=1200", "--json-file", file}))
            .must_end(0);
        const auto json = tests::read_json(file);
        QVERIFY(json["decided"].toBool());
        QCOMPARE(json["cross_table"].toArray().size(), 4);
        for (const auto& match : json["cross_table"].toArray())
            QCOMPARE(match.toObject()["a"].toString(), QString("best"));
        const QJsonArray ratings = json["ratings"].toArray();
        QCOMPARE(ratings.size(), 5);
        double before = 1e9;
        for (const auto& each : ratings) {
            const QJsonObject rating = each.toObject();
            QVERIFY(rating["elo"].toDouble() <= before);
            before = rating["elo"].toDouble();
            if (rating["name"] == "greedy") QCOMPARE(before, 1200.0);
        }
    }

    void an_anchor_that_is_no_entrant_joins() {
        const QByteArray text =
            run(words("gauntlet", "anchored", {"--anchor", "random", "--games", "2"}))
                .must_end(0)
                .output;
        QVERIFY(text.contains("random at 0 Elo"));
        QCOMPARE(matches_in("anchored"), 5);
        run(words("gauntlet", "other", {"--anchor", "nobody"})).must_end(2);
        run(words("gauntlet", "other", {"--anchor", "random=x"})).must_end(2);
    }

    void events_name_their_match() {
        const QByteArray text =
            run(words("roundrobin", "events", {"--json-lines", "--games", "2"})).must_end(0).output;
        const QList<QByteArray> lines = text.trimmed().split('\n');
        QSet<QString> matches;
        int games = 0;
        for (const QByteArray& line : lines) {
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            QVERIFY(!event["event"].toString().isEmpty());
            if (event["event"] == "game") ++games;
            if (event.contains("match")) matches << event["match"].toString();
        }
        QCOMPARE(games, 20);
        QCOMPARE(static_cast<int>(matches.size()), 10);
        const QJsonObject began = QJsonDocument::fromJson(lines.first()).object();
        QCOMPARE(began["event"].toString(), QString("began"));
        QCOMPARE(began["format"].toString(), QString("roundrobin"));
        const QJsonObject ended = QJsonDocument::fromJson(lines.last()).object();
        QCOMPARE(ended["event"].toString(), QString("ended"));
        QCOMPARE(ended["ratings"].toArray().size(), 5);
    }

    // The state of a contest names these folders in JSON, which is UTF-8.
    void a_folder_whose_name_is_no_utf_8_is_refused_before_anything_is_made_data() {
        tests::each("option", {"--share", "--hide"});
    }
    void a_folder_whose_name_is_no_utf_8_is_refused_before_anything_is_made() {
        QFETCH(QString, option);
        const Shell shell;
        const Outcome outcome = shell.run(
            "mkdir $'\\377'; alea-judge yahtzee roundrobin --unsafe --games 2 --state state " +
            option + " $'\\377' " + folder_.filePath("entrants") + "; echo $?; ls; rmdir $'\\377'");
        QCOMPARE(outcome.output, QByteArray("2\n\377\n"));
        QVERIFY2(outcome.messages.contains("has a name that is not UTF-8"), outcome.messages);
    }

    // 448 entrants play 100,128 matches; a state's JSON object may have 100,000 members.
    void too_many_entrants_are_refused() {
        const Shell shell;
        const Outcome outcome =
            shell.run("for i in $(seq 448); do printf 'p%d\\tfalse\\n' $i; done > all; "
                      "alea-judge yahtzee roundrobin --unsafe --state state all; echo $?; ls");
        QCOMPARE(outcome.output, QByteArray("2\nall\n"));
        QVERIFY2(outcome.messages.contains("too many entrants"), outcome.messages);
    }

    void a_check_plays_nothing() {
        const QByteArray text = run(words("roundrobin", "check", {"--check"})).must_end(0).output;
        QVERIFY(text.contains("greedy: answers"));
        QVERIFY(!QFile::exists(folder_.filePath("check")));
    }
};

} // namespace test_round_robin
