// Entrants that try to hang, crash, flood, rob or kill the judge. Each answers a few times first,
// so that the log proves that it ran; then the judge must name the exact reason, decide the match
// for the other one, and leave no process behind.

#include "tests/headless/sandbox/hostile_match.h"

namespace test_hostile {

using tests::Played;

constexpr const char* hostile_modes[] = {
    "burn",        "sleep",        "allocate", "fork",  "grandchild",
    "flood",       "half-a-line",  "exit",     "crash", "close-output",
    "close-input", "flood-errors", "babble",   "kill",  "ignore-signals"};

class TestHostile : public tests::HostileMatch {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { skip_without_sandbox(); }
    void cleanup() { end_test(); }

    void a_hostile_program_is_disqualified_data() {
        const auto row = tests::columns<QString, int, QStringList, QStringList, QString, QString>(
            "mode", "answers", "arguments", "options", "reason", "words");
        const QStringList none;
        row("runs for ever", "burn", 3, none, {"--cpu", "0.3"}, "cpu", "CPU time spent");
        row("runs for ever in short-lived children", "burn-in-children", 3, none,
            {"--cpu", "0.3", "--wall", "8"}, "cpu", "CPU time spent");
        row("sleeps for ever", "sleep", 3, none, {"--wall", "0.3"}, "wall", "wall clock");
        row("allocates without end", "allocate", 3, none, {"--memory", "100M"}, "memory", "memory");
        row("allocates in many processes", "allocate-in-children", 3, {"20000000"},
            {"--memory", "100M"}, "memory", "memory");
        row("fills memory through the scratch folder", "fill-scratch", 3, none,
            {"--memory", "50M", "--scratch", "200M"}, "memory", "memory");
        row("forks without end", "fork", 3, none, {"--cpu", "0.5", "--wall", "30"}, "cpu",
            "CPU time spent");
        row("leaves a grandchild holding the pipes", "grandchild", 3, none, {"--wall", "20"},
            "exited", "exited with status 0");
        row("floods output without a newline", "flood", 3, none, none, "output",
            "without a line feed");
        row("writes half a line", "half-a-line", 3, none, {"--wall", "0.3"}, "wall", "wall clock");
        row("closes its output", "close-output", 3, none, none, "closed-output",
            "closed its output");
        row("closes its input", "close-input", 3, none, {"--wall", "0.3"}, "wall", "wall clock");
        row("exits at once", "exit", 0, none, none, "exited", "exited with status 3");
        row("crashes", "crash", 3, none, none, "crashed", "killed by signal 6");
    }
    void a_hostile_program_is_disqualified() {
        QFETCH(QString, mode);
        QFETCH(int, answers);
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, options);
        QFETCH(QString, reason);
        QFETCH(QString, words);
        const Played played = play(entrant(mode, answers, arguments), options);
        QCOMPARE(played.status, 1);
        const bool counts_all = played.report["protection"].toString().contains("groups version");
        if (QStringList{"burn-in-children", "fork", "allocate", "allocate-in-children",
                        "fill-scratch"}
                .contains(mode) &&
            !counts_all)
            QSKIP("limits of many processes need control groups");
        QCOMPARE(played.reason(), reason);
        QVERIFY2(played.rest()["words"].toString().contains(words),
                 qPrintable(played.rest()["words"].toString()));
        QCOMPARE(played.answers(), answers);
        QCOMPARE(played.side(0)["losses"].toInt(), 20);
        QCOMPARE(played.side(1)["wins"].toInt(), 20);
        QVERIFY(!played.side(1).contains("rest"));
        QVERIFY(replays(played.log));
    }

    // The judge's requests fill the pipe, and so do the answers.
    void never_reads() {
        const Played played = play(entrant("answer-without-reading", 3),
                                   {"--games", "1000", "--wall", "0.5", "--cpu", "20"});
        QCOMPARE(played.status, 1);
        QCOMPARE(played.reason(), QString("wall"));
        QVERIFY(played.rest()["words"].toString().startsWith("wall clock time spent, more than"));
        QVERIFY2(played.answers() > 500, qPrintable(QString::number(played.answers())));
        QCOMPARE(played.side(1)["wins"].toInt(), 1000);
        QVERIFY(replays(played.log));
    }

    // Each against each, over the contest's thousand games.
    void hostile_against_hostile_data() {
        const auto row = tests::columns<QString>("mode");
        for (const char* mode : hostile_modes) row(mode, QString(mode));
    }
    void hostile_against_hostile() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("a long test");
        QFETCH(QString, mode);
        for (const char* other : hostile_modes) {
            const Played played =
                play(entrant(mode, 3),
                     {"--games", "1000", "--wall", "1", "--cpu", "1", "--memory", "200M"},
                     entrant(other, 3));
            const bool has_fault = !played.rest(0).isEmpty() || !played.rest(1).isEmpty() ||
                                   !played.side(0)["forfeits"].toArray().isEmpty() ||
                                   !played.side(1)["forfeits"].toArray().isEmpty();
            QVERIFY2(played.status == (has_fault ? 1 : 0), other);
            for (int side = 0; side < 2; ++side)
                QVERIFY2(played.side(side)["wins"].toInt() + played.side(side)["ties"].toInt() +
                                 played.side(side)["losses"].toInt() ==
                             1000,
                         other);
            QVERIFY2(replays(played.log), other);
            QVERIFY2(left_behind().isEmpty(), other);
        }
    }

    void crashes_at_game_500() {
        const Played played = play(entrant("crash-at-game", 0, {"500"}),
                                   {"--games", "1000", "--cpu", "60", "--wall", "60"});
        QCOMPARE(played.reason(), QString("crashed"));
        QCOMPARE(played.report["played"].toInt(), 500);
        QCOMPARE(played.report["complete"].toInt(), 499);
        QCOMPARE(played.rest()["games"].toInt(), 500);
        QCOMPARE(played.side(0)["wins"].toInt() + played.side(0)["losses"].toInt() +
                     played.side(0)["ties"].toInt(),
                 1000);
        QVERIFY(played.side(0)["wins"].toInt() > 0);
        QVERIFY(replays(played.log));
    }

    void cannot_be_started_data() {
        const auto row = tests::columns<QString>("command");
        row("no such file", "/no/such/program");
        row("no program", ALEA_TEST_DATA "/contest-examples.txt");
        row("an interpreter that is not there", "missing-interpreter");
    }
    void cannot_be_started() {
        QFETCH(QString, command);
        QTemporaryDir folder;
        if (command == "missing-interpreter") {
            command = folder.filePath("script");
            tests::write_script(command, "#!/no/such/interpreter\n");
        }
        const Played played = play(command, {"--missing-loses"});
        QCOMPARE(played.reason(), QString("not-started"));
        QCOMPARE(played.side(1)["wins"].toInt(), 20);
        QVERIFY(replays(played.log));
    }

    void neither_can_be_started() {
        const Played played =
            play("/no/such/program", {"--missing-loses"}, "/no/such/program/either");
        QCOMPARE(played.status, 1);
        for (int side = 0; side < 2; ++side) QCOMPARE(played.side(side)["losses"].toInt(), 20);
    }

    void ignores_signals_and_the_end_of_its_input() {
        const Played played = play(entrant("ignore-signals", 3), {});
        QCOMPARE(played.status, 0);
        QCOMPARE(played.report["complete"].toInt(), 20);
        QVERIFY(played.reason().isEmpty());
    }

    void answers_without_reading() {
        const Played played = play(entrant("answer-without-reading", 0), {"--games", "6"});
        QCOMPARE(played.status, 0);
        QCOMPARE(played.side(0)["forfeits"].toArray().size(), 6);
        QCOMPARE(played.side(0)["forfeits"].toArray().at(0).toObject()["words"].toString(),
                 QString("There are no rolls left"));
        QVERIFY(played.side(0)["unasked_lines"].toInt() > 0);
        QVERIFY(replays(played.log));
    }

    void prints_two_answers_for_one() {
        const Played played = play(entrant("babble", 0), {"--games", "4"});
        QCOMPARE(played.side(0)["forfeits"].toArray().size(), 4);
        QVERIFY(played.side(0)["unasked_lines"].toInt() > 0);
    }

    void an_answer_that_is_no_number_is_illegal() {
        const Played played = play(entrant("answer-words", 2), {"--games", "4"});
        QCOMPARE(played.status, 0);
        QCOMPARE(played.side(0)["losses"].toInt(), 4);
        const QJsonObject forfeit = played.side(0)["forfeits"].toArray().at(0).toObject();
        QCOMPARE(forfeit["reason"].toString(), QString("illegal"));
        QCOMPARE(forfeit["words"].toString(), QString("not one whole number"));
        QVERIFY(replays(played.log));
    }

    void prints_errors_without_end() {
        const Played played = play(entrant("flood-errors", 3), {"--cpu", "10"});
        QCOMPARE(played.report["complete"].toInt(), 20);
        QVERIFY(played.side(0)["error_bytes"].toInt() > 0);
        QVERIFY(played.errors().size() <= 4096);
    }

    void at_most_64_processes() {
        const Played played = play(entrant("count-processes", 3), {});
        QCOMPARE(played.report["complete"].toInt(), 20);
        const int children = played.errors().mid(10).toInt();
        // With the program itself these are 64.
        QCOMPARE(children, 63);
    }
};

} // namespace test_hostile
