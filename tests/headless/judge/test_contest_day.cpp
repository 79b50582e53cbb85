// Failures on the day of a contest: silent programs, signals, mistyped entrants, full disks, and
// the words for each. The entrants are trusted where no sandbox is needed.

#include "tests/headless/support/shell.h"
#include "tests/support/test.h"

#include <QRegularExpression>

namespace test_contest_day {

using namespace tests;

const QString player = "'" ALEA_ENTRANT " play 0' ";
const QString silent = "'" ALEA_ENTRANT " sleep 3' ";

QString play(const QString& options, const QString& a = player, const QString& b = player) {
    return "alea-judge yahtzee match --unsafe " + options + ' ' + a + b;
}

QString entrants(const QStringList& commands) {
    QString line = "printf '";
    for (int i = 0; i < commands.size(); ++i)
        line += QString("p%1\\t%2\\n").arg(i + 1).arg(commands[i]);
    return line + "' > entrants; ";
}

const QStringList two{ALEA_ENTRANT " play 0", ALEA_ENTRANT " play-second-best 0"};

QString round_robin(const QString& options) {
    return "alea-judge yahtzee roundrobin --unsafe --state s --jobs 1 --seed 1 " + options +
           " entrants";
}

class TestContestDay : public ShellTest {
    Q_OBJECT

private Q_SLOTS:
    void a_silent_program_is_named_while_the_match_waits() {
        const Outcome outcome = run(
            play("--patience 0.3 --games 2 --json-file json", player, silent) +
            "2> messages & p=$!; until grep -q 'b has not answered for' messages; do sleep 0.05; "
            "done; sleep 1; kill -TERM $p; wait $p; echo $?; cat messages");
        QVERIFY2(outcome.output.contains("\n1\n"), outcome.output);
        QCOMPARE(outcome.output.count("does it flush"), 2); // once while it waits, once at the end
        const auto json = shell_->json("json");
        QCOMPARE(json["unanswered"].toObject()["side"].toString(), QString("b"));
        QVERIFY(json["unanswered"].toObject()["seconds"].toDouble() >= 1);
    }

    void a_working_program_is_not_called_silent() {
        const Outcome outcome = Shell().run(
            play("--patience 0.2 --wall 2 --games 1", player, "'" ALEA_ENTRANT " burn 3' "));
        QVERIFY2(!outcome.messages.contains("has not answered"), outcome.messages);
    }

    void a_lost_terminal_ends_a_match_in_good_order() {
        const Outcome outcome =
            run(play("--games 100000 --log log") +
                "> out & p=$!; until [ $(grep -c '^end' log) -gt 3 ]; do sleep 0.05; done; "
                "kill -HUP $p; wait $p; echo $?; grep -c '^seed' log; grep -c 'stopped after' out");
        QCOMPARE(outcome.output, QByteArray("1\n1\n1\n"));
        QCOMPARE(run("alea-judge yahtzee replay log").status, 0);
    }

    void nohup_keeps_a_match_alive() {
        const Outcome outcome =
            Shell().run("trap '' HUP; " + play("--games 400 --log log") +
                        "> out & p=$!; until [ $(grep -c '^end' log) -gt 3 ]; do sleep 0.05; done; "
                        "kill -HUP $p; wait $p; echo $?");
        QCOMPARE(outcome.output, QByteArray("0\n"));
    }

    void quiet_contests_say_only_results() {
        const Outcome outcome = run(entrants(two) + round_robin("--games 2 --quiet")).must_end(0);
        QCOMPARE(outcome.messages, QByteArray());
        QVERIFY2(!outcome.output.contains("environment:"), outcome.output);
        QVERIFY(outcome.output.contains("Cross table"));
        QVERIFY(!run(play("--quiet --games 2")).output.contains("environment:"));
    }

    void resume_names_the_options_that_differ_data() {
        const auto row = tests::columns<QString, QString, QString>("begun", "resumed", "words");
        row("games", "--games 4", "--games 2", "with --games 4, not 2\n");
        row("memory", "--games 2 --memory 1G", "--games 2", "with --memory 1G, not 2G\n");
        row("time", "--games 2 --cpu 60", "--games 2", "with --cpu 60, not 600\n");
        row("freeze", "--games 2", "--games 2 --duplicate", "without --duplicate\n");
        row("share", "--games 2 --share " ALEA_TEST_DATA "/games", "--games 2",
            "with --share " ALEA_TEST_DATA "/games\n");
        row("test", "--games 2 --sprt 0,10", "--games 2 --sprt 0,20",
            "with --sprt 0,10 --alpha 0.05 --beta 0.05, not 0,20 --alpha");
        row("no test", "--games 2", "--games 2 --sprt 0,20", "without --sprt\n");
        row("test given up", "--games 2 --sprt 0,20", "--games 2",
            "with --sprt 0,20 --alpha 0.05 --beta 0.05\n");
        row("two", "--games 4 --freeze", "--games 2", "with --games 4, not 2; with --freeze\n");
    }
    void resume_names_the_options_that_differ() {
        QFETCH(QString, begun);
        QFETCH(QString, resumed);
        QFETCH(QString, words);
        QCOMPARE(run(entrants(two) + round_robin(begun)).status, 0);
        const Outcome other = run(round_robin(resumed + " --resume")).must_end(2, words.toUtf8());
        QVERIFY2(!other.messages.contains('{'), other.messages);
        const Outcome command =
            run(round_robin(begun + " --resume").replace("roundrobin", "knockout"));
        QVERIFY2(command.messages.contains("the command roundrobin, not knockout\n"),
                 command.messages);
    }

    void two_programs_that_fail_at_once_win_nothing_against_each_other_data() {
        const auto row = tests::columns<QStringList>("dead");
        row("ended", {"false", "true"});
        row("missing", {"false", "./nosuch"});
        row("both missing", {"./nosuch", "./neither"});
        row("crashed", {ALEA_ENTRANT " crash 0", "false"});
    }
    void two_programs_that_fail_at_once_win_nothing_against_each_other() {
        QFETCH(QStringList, dead);
        for (const char* more : {"", " --duplicate"}) {
            const Shell shell;
            const Outcome outcome =
                shell
                    .run(entrants({dead[0], dead[1], two[0]}) +
                         round_robin(QString("--games 4 --missing-loses --json-file json") + more))
                    .must_end(0);
            QVERIFY2(outcome.messages.contains("1-2: p1 against p2, neither has played"),
                     outcome.messages);
            const auto report = shell.json("json");
            const auto ratings = report["ratings"].toArray();
            QCOMPARE(ratings[0].toObject()["name"].toString(), QString("p3"));
            QCOMPARE(ratings[1].toObject()["elo"].toDouble(),
                     ratings[2].toObject()["elo"].toDouble());
            QCOMPARE(shell.run("alea-judge yahtzee replay s.d/1-2.log").status, 0);
            QVERIFY2(!outcome.output.contains(" 50.0"), outcome.output); // a score of no games
        }
    }

    void a_program_that_answers_wins_against_one_that_fails_at_once() {
        run(entrants({"false", two[0]}) + round_robin("--games 4 --missing-loses --json-file json"))
            .must_end(0);
        const auto report = shell_->json("json");
        QCOMPARE(report["ratings"].toArray()[0].toObject()["wins"].toInt(), 4);
    }

    void publishing_writes_no_progress_into_a_file() {
        run(entrants({two[0], two[1], two[0]}) + round_robin("--games 2")).must_end(0);
        const Outcome loud = run(round_robin("--games 2 --resume --html pages"));
        QVERIFY2(!loud.messages.contains("writing"), loud.messages);
        const Outcome quiet = run(round_robin("--games 2 --resume --quiet --html pages"));
        QCOMPARE(quiet.messages, QByteArray());
    }

    void pages_of_a_judge_that_was_killed_are_cleared_by_the_next() {
        QCOMPARE(run(entrants(two) + round_robin("--games 2 --html pages")).status, 0);
        const QString again = round_robin("--games 2 --resume --html pages");
        // As a kill leaves them: while it writes, and between the two renames.
        QCOMPARE(run("cp -r pages pages.new; mv pages pages.new.old").status, 0);
        run(again).must_end(0, "pages.new'");
        QCOMPARE(run("ls -d pages*").output, QByteArray("pages\n"));
        // Neither somebody's files nor the pages of another contest.
        QCOMPARE(run("mkdir pages.new; echo mine > pages.new/thesis; " + again).status, 0);
        QCOMPARE(shell_->content("pages.new/thesis"), QByteArray("mine\n"));
        QCOMPARE(run("echo other > pages.new/made-by-alea.txt; " + again).status, 0);
        QCOMPARE(shell_->content("pages.new/thesis"), QByteArray("mine\n"));
    }

    void a_mistyped_entrant_is_refused_before_the_first_game_data() {
        const auto row = tests::columns<QString, QString>("mistyped", "words");
        row("program", "nosuch", "in no folder of PATH");
        row("script", "python3 bto.py", "bto.py");
        row("option", "alea-bot --strategy gredy", "did you mean 'greedy'");
        row("no answer", "cat", "bad output");
    }
    void a_mistyped_entrant_is_refused_before_the_first_game() {
        QFETCH(QString, mistyped);
        QFETCH(QString, words);
        run(entrants({two[0], two[1], mistyped}));
        for (const char* command : {"knockout", "gauntlet", "roundrobin"}) {
            const Outcome refused = run(round_robin("--games 2").replace("roundrobin", command))
                                        .must_end(2, "'entrants', line 3, 'p3': ");
            QVERIFY2(refused.messages.contains(words.toUtf8()), refused.messages);
            QCOMPARE(run("ls").output, QByteArray("entrants\n"));
        }
        QCOMPARE(run(round_robin("--games 2 --missing-loses")).status, 0);
    }

    void a_program_that_no_longer_answers_is_refused_by_resume() {
        const QString fragile = "sh -c \"test -e data && exec %1\"";
        const QString interrupted =
            " & p=$!; until grep -qs ^end s.d/*.log; do sleep 0.05; done; kill -TERM $p; wait $p; ";
        run(": > data; " + entrants({fragile.arg(two[0]), two[1]}));
        const QString resumed = round_robin("--resume --games 100000000");
        const Outcome refused = run(round_robin("--games 100000000") + interrupted +
                                    "mv data away; " + resumed + "; echo $?");
        QVERIFY2(refused.output.endsWith("\n2\n"), refused.output + refused.messages);
        QVERIFY2(refused.messages.contains("line 1, 'p1': "), refused.messages);
        // A contest that is over starts no program.
        run("mv away data; rm -r s s.d; " + round_robin("--games 2") + "; rm data; " +
            round_robin("--games 2 --resume"))
            .must_end(0);
    }

    void resume_names_the_entrant_that_differs_data() {
        const auto row = tests::columns<QStringList, QByteArray>("now", "words");
        const QString other = ALEA_ENTRANT " play 1";
        row("command", {two[0], other},
            "'entrants', line 2, 'p2': it was '" ALEA_ENTRANT " play-second-best 0'");
        row("one more", {two[0], two[1], other}, "'entrants', line 3, 'p3': it is new");
        row("one less", {two[0]}, "'p2' is missing");
    }
    void resume_names_the_entrant_that_differs() {
        QFETCH(QStringList, now);
        QFETCH(QByteArray, words);
        QCOMPARE(run(entrants(two) + round_robin("--games 2 --anchor random")).status, 0);
        const Outcome refused =
            run(entrants(now) + round_robin("--games 2 --anchor random --resume"))
                .must_end(2, words);
        QVERIFY2(refused.messages.contains("begin a new contest"), refused.messages);
    }

    void a_script_from_windows_is_refused_with_the_reason() {
        const Outcome outcome =
            Shell().run("printf '#!/bin/sh\\r\\ncat\\r\\n' > bot.sh; chmod +x bot.sh; " +
                        play("--games 1", player, "./bot.sh") + "; echo $?");
        QCOMPARE(outcome.output, QByteArray("2\n"));
        QVERIFY2(outcome.messages.contains("carriage return"), outcome.messages);
    }

    void an_interrupted_contest_is_saved() {
        const Outcome outcome = run(
            entrants(two) + round_robin("--games 100000000") +
            " & p=$!; until grep -qs ^end s.d/*.log; do sleep 0.05; done; kill -TERM $p; wait $p; "
            "echo $?; ls s.d");
        QVERIFY2(outcome.output.contains("\n1\n"), outcome.output);
        QVERIFY2(outcome.messages.contains("--resume goes on"), outcome.messages);
        QVERIFY2(!outcome.output.contains(".try-"), outcome.output);
        QVERIFY(shell_->files().contains("s"));
    }

    void pages_show_a_contest_that_another_judge_plays() {
        const QString contest =
            round_robin("--games 2000 --seed-file seed").replace(" --seed 1", "");
        const Outcome outcome =
            run(entrants({two[0], two[1], two[0]}) + "printf '%064d\n' 7 > seed; " + contest +
                " 2> other & p=$!; until grep -q won other; do sleep 0.05; done; " +
                QString(contest).replace(" entrants",
                                         " --so-far --html-games 0 --html pages entrants") +
                "; echo $?; kill -TERM $p; wait $p");
        QVERIFY2(outcome.output.contains("\nnot decided yet\n0\n"),
                 outcome.output + outcome.messages);
        const QByteArray played = run("ls -d pages/*-*").output;
        QVERIFY2(played.contains("pages/") && played.count('\n') < 3, played);
        QCOMPARE(run("grep -rl $(cat seed) pages").output, QByteArray());
    }

    void whoever_looks_at_a_contest_needs_no_protection() {
        const QString contest = round_robin("--games 2 --json");
        const Outcome played =
            run(entrants(two) + QString(contest).replace("--unsafe", "--sampled"));
        if (played.status == 2) QSKIP("there is no sandbox here");
        const Outcome seen = run(QString(contest).replace("--json", "--json --so-far")).must_end(0);
        QCOMPARE(seen.json()["protection"], played.json()["protection"]);
        const QByteArray text = run(round_robin("--games 2 --so-far")).output;
        QVERIFY2(text.contains("\nprotection: bubblewrap"), text);
    }

    void an_interrupted_set_up_has_not_failed() {
        const Outcome outcome = run(
            "mkdir own; printf 'p1\\t" + two[0] + "\\tsleep 54.321\\town\\np2\\t" + two[1] +
            "\\n' > entrants; alea-judge yahtzee roundrobin --sampled --state s --seed 1 --jobs 1 "
            "--games 2 entrants & p=$!; until grep -qsxz '54[.]321' /proc/[0-9]*/cmdline; do kill "
            "-0 $p || break; "
            "sleep 0.05; done; kill -TERM $p; wait $p; echo end $?");
        if (outcome.output.endsWith("end 2\n")) QSKIP("there is no sandbox here");
        QVERIFY2(outcome.output.endsWith("end 1\n"), outcome.output);
        QVERIFY2(outcome.messages.contains("--resume goes on"), outcome.messages);
        const auto state = shell_->json("s");
        QVERIFY(state.contains("entrants"));
        QVERIFY2(!state["set_ups"].toObject().contains("p1"), shell_->content("s"));
    }

    void an_interrupted_check_ends_with_a_word_data() {
        const auto row = tests::columns<QString>("command");
        row("check-program", "check-program --unsafe " + silent);
        row("entrants", "roundrobin --unsafe --state s entrants");
        row("entrants beside a state", "roundrobin --unsafe --check --state begun entrants");
    }
    void an_interrupted_check_ends_with_a_word() {
        QFETCH(QString, command);
        const Outcome outcome = run(
            entrants({ALEA_ENTRANT " sleep 0", two[0]}) + ": > begun; alea-judge yahtzee " +
            command +
            " & p=$!; until grep -Eq '^SigCgt:.*[4-7c-f][0-9a-f]{3}$' /proc/$p/status; do sleep "
            "0.05; done; sleep 0.5; kill -TERM $p; wait $p; echo $?");
        QVERIFY2(outcome.output.endsWith("1\n"), outcome.output);
        QVERIFY2(outcome.messages.contains("stopped: "), outcome.messages);
        QVERIFY2(!outcome.messages.contains("--resume"), outcome.messages);
        QVERIFY(!shell_->files().contains("s"));
    }

    void a_runner_that_runs_nothing_is_suspected() {
        run(entrants(two) + round_robin("--games 2 --runner false")).must_end(1, "runner");
    }

    void a_full_disk_is_named() {
        Shell().run(play("--games 1 --log /dev/full")).must_end(1, "No space left on device");
    }

    void bytes_of_programs_are_escaped_in_one_way() {
        const Outcome outcome = run(
            "printf '#!/bin/sh\\nprintf \"a\\\\377b\\\\001 \\303\\274\\n\" >&2; exit 3\\n' > bot; "
            "chmod +x bot; " +
            play("--games 1", player, "./bot"));
        QVERIFY2(outcome.output.contains("a\\xffb\\x01 \303\274"), outcome.output);
    }

    void a_path_that_the_sandbox_hides_is_named() {
        const Outcome outcome =
            run("mkdir data bots; echo x > data/table; "
                "printf '#!/bin/sh\\ncat $1 && exec sleep 9\\n' > bots/bot; chmod +x bots/bot; "
                "alea-judge yahtzee match --games 1 " +
                player + "\"bots/bot data/table\"");
        if (outcome.status == 2) QSKIP("there is no sandbox here");
        QVERIFY2(outcome.messages.contains("--share 'data/table'"), outcome.messages);
    }

    void help_names_the_kinds_of_arguments() {
        for (const char* command : {"match", "knockout", "roundrobin"}) {
            const QByteArray help =
                Shell().run(QString("alea-judge yahtzee %1 --help").arg(command)).output;
            static const QRegularExpression unnamed("^ +--[a-z-]+ arg( |$)",
                                                    QRegularExpression::MultilineOption);
            const auto found = unnamed.match(help);
            QVERIFY2(!found.hasMatch(), qPrintable(command + (": " + found.captured())));
            QVERIFY(help.contains("--html DIR"));
            for (const char* group : {"Limits and protection:", "Output:"})
                QVERIFY2(help.contains(group), command);
        }
    }
};

} // namespace test_contest_day
