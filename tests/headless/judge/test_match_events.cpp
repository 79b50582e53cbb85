// Reports of alea-judge yahtzee match while it runs: the events of --json-lines, --pace, the line
// on a terminal.

#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QElapsedTimer>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace test_match_events {

const QString player = ALEA_ENTRANT " play 0";

QStringList words(const QStringList& options, const QString& a, const QString& b) {
    return QStringList{"yahtzee", "match", "--unsafe", "--seed", "5"} + options + QStringList{a, b};
}

QList<QJsonObject> events_of(const QStringList& options, const QString& a = player,
                             const QString& b = player) {
    return tests::run("judge", words(QStringList{"--json-lines"} + options, a, b)).objects();
}

int count(const QList<QJsonObject>& events, const QString& name) {
    int found = 0;
    for (const QJsonObject& event : events) found += event["event"] == name ? 1 : 0;
    return found;
}

QJsonObject last(const QList<QJsonObject>& events, const QString& name) {
    QJsonObject found;
    for (const QJsonObject& event : events)
        if (event["event"] == name) found = event;
    return found;
}

class TestMatchEvents : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_roll_and_action_is_reported() {
        const auto events = events_of({"--games", "2"});
        QCOMPARE(events.first()["event"].toString(), QString("began"));
        QCOMPARE(events.last()["event"].toString(), QString("ended"));
        QCOMPARE(count(events, "roll"), count(events, "action"));
        QVERIFY(count(events, "roll") >= 2 * 26);
        const QJsonObject roll = events.at(1);
        QCOMPARE(roll["event"].toString(), QString("roll"));
        QCOMPARE(roll["game"].toInt(), 1);
        QCOMPARE(roll["side"].toString(), QString("a"));
        QCOMPARE(roll["turn"].toInt(), 1);
        QCOMPARE(roll["roll"].toInt(), 1);
        QCOMPARE(roll["dice"].toArray().size(), 5);
        QVERIFY(roll["position"].toString().startsWith("-1 -1 "));
        QCOMPARE(events.at(2)["event"].toString(), QString("action"));
        QVERIFY(events.at(2)["action"].isDouble());
        QCOMPARE(last(events, "roll")["turn"].toInt(), 13);
    }

    void a_game_has_the_running_score() {
        const QJsonObject game = last(events_of({"--games", "8"}), "game");
        const double score = game["score"].toDouble();
        const QJsonArray interval = game["interval99"].toArray();
        QVERIFY(interval.at(0).toDouble() < score && score < interval.at(1).toDouble());
        QVERIFY(game.contains("elo") && game.contains("elo_interval99"));
        QVERIFY(game["likelihood_of_superiority"].toDouble() > 0);
        QVERIFY(!game.contains("llr"));
        QVERIFY(!game.contains("pairs"));
    }

    void a_sequential_test_has_its_ratio_in_every_game() {
        const auto events =
            events_of({"--games", "200", "--sprt", "0,100", "--alpha", "0.1", "--beta", "0.02"},
                      player, ALEA_ENTRANT " answer-words 0");
        const QJsonObject game = last(events, "game");
        QVERIFY(game["llr"].toDouble() >= 2.282382);
        QVERIFY(qAbs(game["llr_bounds"].toArray().at(0).toDouble() + 3.806662) < 1e-5);
        QVERIFY(qAbs(game["llr_bounds"].toArray().at(1).toDouble() - 2.282382) < 1e-5);
        const QJsonObject sprt = events.last()["sprt"].toObject();
        QCOMPARE(sprt["verdict"].toString(), QString("elo1"));
        QCOMPARE(sprt["words"].toString(),
                 QString("a stronger than b by 100 Elo is accepted, by 0 Elo rejected (error at "
                         "most 10 %)"));
        const QJsonObject terms = events.first()["terms"].toObject()["sprt"].toObject();
        QCOMPARE(terms["alpha"].toDouble(), 0.1);
        QCOMPARE(terms["scores"].toString(), QString("plain"));
    }

    void the_sequential_test_ends_alike_on_any_number_of_tables() {
        QStringList results;
        for (const char* jobs : {"1", "4"}) {
            auto result = events_of({"--games", "400", "--sprt", "0,60", "--jobs", jobs}, player,
                                    ALEA_ENTRANT " play-second-best 0")
                              .last();
            QVERIFY(result["played"].toInt() < 400);
            results << QString("%1 %2")
                           .arg(result["played"].toInt())
                           .arg(result["sprt"].toObject()["log_likelihood_ratio"].toDouble());
        }
        QCOMPARE(results.at(0), results.at(1));
    }

    // Twin games between equal players are mirrored, so that no chance is left in the score.
    void the_interval_of_duplicates_is_that_of_pairs() {
        const QJsonObject game = last(events_of({"--games", "200", "--duplicate"}), "game");
        QCOMPARE(game["score"].toDouble(), 0.5);
        const QJsonArray interval = game["interval99"].toArray();
        QVERIFY(interval.at(1).toDouble() - interval.at(0).toDouble() < 0.06); // 0.18 by games
        QCOMPARE(game["pairs"].toArray().at(2).toInt(), 100);
    }

    void a_lost_game_is_a_failure() {
        const auto events = events_of({"--games", "2"}, player, ALEA_ENTRANT " answer-words 0");
        QCOMPARE(count(events, "failure"), 2);
        const QJsonObject failure = last(events, "failure");
        QCOMPARE(failure["game"].toInt(), 2);
        QCOMPARE(failure["side"].toString(), QString("b"));
        QCOMPARE(failure["reason"].toString(), QString("illegal"));
        QVERIFY(!failure["words"].toString().isEmpty());
        const auto crash = events_of({"--games", "5"}, player, ALEA_ENTRANT " crash 0");
        QCOMPARE(count(crash, "failure"), 1);
        QCOMPARE(last(crash, "rest")["games"].toInt(), 4);
    }

    void a_step_waits_for_a_line() {
        tests::Running judge(
            "judge", words({"--json-lines", "--games", "1", "--pace", "step"}, player, player));
        QByteArray text;
        const auto actions = [&] {
            text += judge.readAllStandardOutput();
            return text.count("\"event\":\"action\"");
        };
        QTRY_COMPARE((actions(), text.count("\"event\":\"roll\"")), 1);
        QCOMPARE(actions(), 0);
        judge.write("\n\n\n");
        QTRY_COMPARE((actions(), text.count("\"event\":\"roll\"")), 4);
        QCOMPARE(actions(), 3);
        const tests::Outcome rest = tests::finished(judge).must_end(0); // the pace ends only
        QCOMPARE(rest.objects().last()["played"].toInt(), 1);
    }

    void a_pace_holds_back_every_action() {
        QElapsedTimer time;
        time.start();
        const auto events = events_of({"--games", "1", "--pace", "20"});
        QVERIFY(time.elapsed() >= 20 * count(events, "action"));
        QCOMPARE(events.last()["played"].toInt(), 1);
    }

    void a_pace_that_makes_no_sense_is_refused_data() {
        const auto row = tests::columns<QStringList>("options");
        row("word", {"--pace", "fast"});
        row("negative", {"--pace", "-1"});
        row("several games", {"--pace", "step", "--jobs", "2"});
        row("alpha alone", {"--alpha", "0.1"});
        row("alpha", {"--sprt", "0,5", "--alpha", "0.5"});
        row("not two", {"--sprt", "0"});
        row("three", {"--sprt", "0,5,6"});
    }
    void a_pace_that_makes_no_sense_is_refused() {
        QFETCH(QStringList, options);
        QCOMPARE(tests::run("judge", words(options, player, player)).status, 2);
    }

    void a_terminal_shows_the_running_score_and_a_pipe_does_not() {
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
        QVERIFY(terminal >= 0 && ::grantpt(terminal) == 0 && ::unlockpt(terminal) == 0);
        const winsize size{24, 160, 0, 0};
        const int end = ::open(::ptsname(terminal), O_RDWR | O_NOCTTY);
        QVERIFY(end >= 0 && ::ioctl(end, TIOCSWINSZ, &size) == 0);
        QProcess judge;
        judge.setChildProcessModifier([end] { ::dup2(end, STDERR_FILENO); });
        judge.start(ALEA_BIN_DIR "/alea-judge",
                    words({"--games", "20", "--sprt", "-1,1", "--pace", "2"}, player, player));
        QByteArray shown;
        ::fcntl(terminal, F_SETFL, O_NONBLOCK);
        const auto is_shown = [&] {
            char block[4096];
            const ssize_t length = ::read(terminal, block, sizeof block);
            if (length > 0) shown.append(block, length);
            return shown.contains("LLR") && shown.contains("Elo"); // none while all are won
        };
        QTRY_VERIFY(is_shown());
        for (const char* part : {"left", "LOS", "games/s", "% ("}) QVERIFY(shown.contains(part));
        QVERIFY(judge.waitForFinished());
        ::close(end);
        ::close(terminal);

        const auto piped =
            tests::run("judge", words({"--games", "2", "--pace", "5"}, player, player)).must_end(0);
        QVERIFY(!piped.messages.contains("LOS"));
    }
};

} // namespace test_match_events
