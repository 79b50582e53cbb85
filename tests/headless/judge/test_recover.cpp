// match --recover: a crash costs the game, and the program is started again.

#include "tests/headless/support/shell.h"
#include "tests/support/test.h"

namespace test_recover {

using namespace tests;

const QString player = "'" ALEA_ENTRANT " play 0' ";

QString play(const QString& options, const QString& b) {
    return "alea-judge yahtzee match --unsafe --seed 5 --log log --force --json-file json " +
           options + ' ' + player + '\'' + b + '\'';
}

QString entrant(const QString& words) { return ALEA_ENTRANT " " + words; }

QJsonObject side_b(const QJsonObject& report) { return report["sides"].toArray()[1].toObject(); }

// Works for some hundredth of a second and ends.
const QString worker = "sh -c \"i=0; while [ \\$i -lt 40000 ]; do i=\\$((i+1)); done; exit 3\"";

class TestRecover : public ShellTest {
    Q_OBJECT

    QJsonObject report() const { return shell_->json("json"); }

    // The numbers of the games that b lost by `reason`.
    QList<int> lost_by(const QString& reason) const {
        QList<int> games;
        for (const QJsonValue forfeit : side_b(report())["forfeits"].toArray())
            if (forfeit.toObject()["reason"] == reason) games << forfeit.toObject()["game"].toInt();
        return games;
    }

private Q_SLOTS:
    // 13 answers in a game: each process ends in its second one.
    void a_crash_costs_one_game() {
        run(play("--recover --games 9", entrant("crash 20"))).must_end(0);
        QCOMPARE(lost_by("crash"), QList({2, 4, 6, 8}));
        QVERIFY(!side_b(report()).contains("rest"));
        QCOMPARE(shell_->content("log").count(" crash killed by signal 6"), 4);
        QCOMPARE(report()["complete"].toInt(), 5);
    }

    void without_recover_a_crash_loses_what_is_left() {
        QCOMPARE(run(play("--games 9", entrant("crash 20"))).status, 1);
        QCOMPARE(lost_by("crashed"), QList({2}));
        QCOMPARE(side_b(report())["rest"].toObject()["games"].toInt(), 7);
    }

    void every_way_to_end_by_itself_is_recovered_from_data() {
        const auto row = tests::columns<QString>("way");
        row("an exit", "exit 20");
        row("closed output", "close-output 20");
    }
    void every_way_to_end_by_itself_is_recovered_from() {
        QFETCH(QString, way);
        QCOMPARE(run(play("--recover --games 4", entrant(way))).status, 0);
        QCOMPARE(lost_by("crash"), QList({2, 4}));
    }

    void parallel_games_and_pairs_are_recovered_from_data() {
        const auto row = tests::columns<QString>("options");
        row("parallel", "--jobs 3");
        row("pairs", "--duplicate");
        row("a test", "--sprt 0,400 --duplicate --jobs 2");
    }
    void parallel_games_and_pairs_are_recovered_from() {
        QFETCH(QString, options);
        QCOMPARE(run(play("--recover --games 12 " + options, entrant("crash 5"))).status, 0);
        const int played = report()["played"].toInt();
        QVERIFY(!lost_by("crash").isEmpty());
        QCOMPARE(shell_->content("log").count("\ngame "), played);
        QCOMPARE(run("alea-judge yahtzee replay log").status, 0);
    }

    void the_twenty_first_crash_loses_what_is_left() {
        QCOMPARE(run(play("--recover --games 30", entrant("crash 0"))).status, 1);
        QCOMPARE(lost_by("crash").size(), 20);
        QCOMPARE(lost_by("crashed"), QList({21}));
        QCOMPARE(side_b(report())["rest"].toObject()["games"].toInt(), 9);
    }

    void the_log_replays_to_the_same_result() {
        QCOMPARE(run(play("--recover --games 30", entrant("crash 7"))).status, 1);
        const QJsonObject played = report();
        const Outcome replay =
            run("alea-judge yahtzee replay --json --games games log").must_end(0);
        const QJsonObject judged = replay.json();
        for (const char* field : {"wins", "losses", "score", "forfeits", "rest"})
            QCOMPARE(side_b(judged)[field], side_b(played)[field]);
        QCOMPARE(run("ls games | wc -l").output.trimmed(), QByteArray("21"));
    }

    void a_log_in_which_nobody_crashed_where_it_says_so_is_refused() {
        QCOMPARE(run(play("--recover --games 2", entrant("crash 20"))).status, 0);
        run("sed -i 's/^forfeit b \\([0-9]*\\) [0-9]*/forfeit b \\1 999/' log; "
            "alea-judge yahtzee replay log")
            .must_end(1);
        // A crash that was recovered from is no reason to lose what is left.
        QCOMPARE(run(play("--games 3", entrant("crash 20"))).status, 1);
        run("sed -i 's/^rest b 1 crashed/rest b 1 crash/' log; "
            "alea-judge yahtzee replay log")
            .must_end(1);
    }

    void a_limit_is_not_recovered_from_data() {
        const auto row = tests::columns<QString, QString, QString>("options", "way", "reason");
        row("CPU time", "--cpu 0.3", "burn 3", "cpu");
        row("wall clock", "--wall 0.3", "sleep 3", "wall");
        row("output", "", "flood 3", "output");
    }
    void a_limit_is_not_recovered_from() {
        QFETCH(QString, options);
        QFETCH(QString, way);
        QFETCH(QString, reason);
        QCOMPARE(run(play("--recover --games 5 " + options, entrant(way))).status, 1);
        QCOMPARE(lost_by(reason), QList({1}));
        QCOMPARE(side_b(report())["rest"].toObject()["games"].toInt(), 4);
    }

    void a_program_that_is_missing_is_not_started_again() {
        QCOMPARE(run(play("--recover --missing-loses --games 5", "./nothing")).status, 1);
        QCOMPARE(lost_by("crash"), QList<int>());
    }

    void cpu_time_of_processes_that_crashed_counts() {
        QCOMPARE(run(play("--recover --games 8", worker)).status, 0);
        QCOMPARE(lost_by("crash").size(), 8);
        const double all = side_b(report())["cpu_seconds"].toDouble();
        run(play(QString("--recover --games 20 --cpu %1").arg(all / 2), worker)).must_end(1);
        QCOMPARE(lost_by("cpu").size() + side_b(report()).contains("rest"), 2);
        QVERIFY(lost_by("crash").size() < 15);
    }

    void each_crash_is_an_event() {
        const Outcome outcome =
            Shell().run(play("--recover --games 4 --json-lines", entrant("crash 20")));
        int crashes = 0;
        for (const QJsonObject& event : outcome.objects())
            crashes += event["event"] == "failure" && event["reason"] == "crash";
        QCOMPARE(crashes, 2);
    }
};

} // namespace test_recover
