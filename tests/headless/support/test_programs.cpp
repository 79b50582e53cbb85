// The command-line programs as a stranger would try them: what all have in common.

#include "tests/headless/support/shell.h"
#include "tests/support/test.h"

#include <QRegularExpression>

#include <cmath>
#include <csignal>

namespace test_programs {

using namespace tests;

const QByteArray position = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 "
                            "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 1 2 2 5 6 1\n";

const QString position_file = ALEA_TEST_DATA "/one-position.txt";

class TestPrograms : public ShellTest {
    Q_OBJECT

private Q_SLOTS:
    void help_is_complete_data() {
        tests::each("line", {"alea-bot", "alea-solve yahtzee", "alea-solve clairvoyant",
                             "alea-judge yahtzee check", "alea-judge dilemma commit",
                             "alea-judge dilemma rescore", "alea-lab verify-dice", "alea-lab duel",
                             "alea-lab merge"});
    }
    void help_is_complete() {
        QFETCH(QString, line);
        const Outcome outcome = Shell().run(line + " --help").must_end(0);
        QVERIFY(outcome.output.startsWith("Usage: " + line.toUtf8()));
        QVERIFY(!outcome.output.contains("Options:\n\n"));
        QVERIFY(outcome.output.contains("--quiet"));
    }

    void help_can_be_asked_for_as_a_command() {
        QCOMPARE(run("alea-lab help hint").output, run("alea-lab hint --help").output);
        QCOMPARE(run("alea-judge help yahtzee match").output,
                 run("alea-judge yahtzee match --help").output);
        QCOMPARE(run("alea-solve help").output, run("alea-solve --help").output);
        QCOMPARE(run("alea-lab help nonsense").status, 2);
        QCOMPARE(run("alea-lab help help").output, run("alea-lab --help").output);
    }

    void the_judges_own_helper_is_not_listed() {
        QVERIFY(!Shell().run("alea-judge dilemma --help").output.contains("serve"));
    }

    void duel_names_its_games() {
        QVERIFY(Shell().run("alea-lab duel --help").output.contains("--game"));
        QCOMPARE(Shell().run("alea-lab duel --game=chess a b").status, 2);
        QCOMPARE(Shell().run("alea-lab duel --game=dominoes --games 40 random random").status, 0);
    }

    void wrong_use_is_reported_clearly_data() {
        const auto row = tests::columns<QString, QString>("line", "words");
        row("command", "alea-lab hnit", "did you mean 'hint'?");
        row("help", "alea-lab hlp", "did you mean 'help'?");
        row("a bench without its tables", "alea-lab bench heuristic champion-tables --tables .",
            "does not exist");
        row("a bench that needs no tables", "alea-lab bench random --tables .", "does not exist");
        row("a bench of nobody", "alea-lab bench random nobody", "there is no player 'nobody'");
        row("seconds", "alea-judge yahtzee match --unsafe --cpu x true true",
            "--cpu takes a number from 0.001 to 1000000000, not 'x'");
        row("no seconds", "alea-judge yahtzee match --unsafe --wall 0 true true",
            "--wall takes a number from 0.001");
        row("option", "alea-lab hint --objectiv win", "did you mean '--objective'?");
        row("player", "alea-lab duel gready random", "did you mean 'greedy'?");
        row("strategy", "alea-bot --strategy optimum", "did you mean 'optimal'?");
        row("game", "alea-bot --game dominos", "did you mean 'dominoes'?");
        row("domino player", "alea-lab duel --game dominoes champoin random",
            "did you mean 'champion'?");
        row("theme", "alea-lab themes --theme wroths", "did you mean 'worths'?");
        row("human range", "alea-lab duel human-99 random", "from 0.07 to 4");
        row("human range of the bot", "alea-bot --strategy human-0", "from 0.07 to 4");
        row("games", "alea-lab duel --games many a b", "from 1 to 1000000000");
        row("threads", "alea-solve yahtzee --threads -1", "from 0 to 1024");
        row("seed", "alea-bot --seed -1", "from 0 to 18446744073709551615");
        row("roll-outs", "alea-lab hint --rollouts 100001", "from 0 to 100000");
        for (const char* objective : {"", " --objective beat:200", " --objective first-of:3"})
            QTest::addRow("roll-outs without effect%s", objective)
                << QString("alea-lab hint --rollouts 24%1").arg(objective)
                << "--rollouts needs --objective win";
        row("no folder", "alea-bot --tables ''", "--tables needs the name of a folder");
        row("prefix", "alea-lab hint --rollouts 1", "alea-lab hint: ");
        row("json takes no file", "alea-lab duel --json out greedy random", "--json-file FILE");
        row("json with a sign", "alea-lab ladder --json=out", "--json-file FILE");
        row("judge's json", "alea-judge yahtzee match --unsafe --json out true true",
            "--json-file FILE");
        row("no player", "alea-lab ladder --json out greedy random", "--json-file FILE");
        row("json twice", "alea-judge yahtzee match --unsafe --json --json-lines true true",
            "exclude");
        row("no program", "alea-judge yahtzee match --unsafe /no/such/bot true", "/no/such/bot");
        row("no domino program", "alea-judge dominoes match --unsafe true /no/such/bot",
            "/no/such/bot");
        row("a placeholder of Boost's", "alea-judge yahtzee match --unsafe --cpu %value% true true",
            "%value%");
        row("an option as a placeholder", "alea-lab hint --%canonical_option%",
            "%canonical_option%");
        row("the name of arguments", "alea-lab duel --players greedy random",
            "unrecognised option '--players'");
        row("positions as output", "alea-lab hint --force --json-file in in",
            "named twice, as file and as json-file");
        row("a game as output", "alea-lab review --force --json-file in - in",
            "named twice, as files and as json-file");
        row("a shard as output", "alea-lab merge --force --json-file in in",
            "named twice, as files and as json-file");
        row("points too many", "alea-lab hint --objective beat:10000", "N from 0 to 9999");
        row("points too many for a review",
            "alea-lab review --objective beat:10000 " ALEA_TEST_DATA "/games/example.alea",
            "N from 0 to 9999");
        row("a list and tables", "alea-bot --list --make-tables .", "exclude each other");
        row("JSON of a check", "alea-judge yahtzee knockout --unsafe --state s --check --json -",
            "--check has no JSON");
        row("no name of a file", "alea-lab exact greedy --json-file -", "--json prints");
    }
    void wrong_use_is_reported_clearly() {
        QFETCH(QString, line);
        QFETCH(QString, words);
        const Outcome outcome = run(line + " < /dev/null").must_end(2, words.toUtf8());
        QCOMPARE(outcome.output, QByteArray());
        QCOMPARE(outcome.messages.count('\n'), 1);
        QCOMPARE(shell_->files(), QStringList());
    }

    void output_that_cannot_be_written_is_a_fault_data() {
        const auto row = tests::columns<QString>("line");
        row("hint", "alea-lab hint " + position_file);
        row("JSON", "alea-lab hint --json " + position_file);
        row("solve", "alea-solve yahtzee");
        row("help", "alea-judge --help");
        row("bot", "alea-bot --strategy greedy " + position_file);
        row("list", "alea-bot --list");
        row("bench", "alea-lab bench random");
    }
    void output_that_cannot_be_written_is_a_fault() {
        QFETCH(QString, line);
        for (const char* sink : {" > /dev/full", " >&-"})
            Shell().run(line + sink).must_end(1, "standard output could not be written");
    }

    void a_pipe_that_nobody_reads_ends_a_program_in_silence_data() {
        const auto row = tests::columns<QString>("line");
        row("lab", "alea-lab hint --json " + position_file);
        row("bot", "alea-bot --strategy greedy " + position_file);
        row("solve", "alea-solve yahtzee");
        row("judge", "alea-judge --help");
        row("match", "alea-judge yahtzee match --unsafe --json-lines --seed 1 --games "
                     "1000000 'alea-bot --strategy random' 'alea-bot --strategy random'");
    }
    void a_pipe_that_nobody_reads_ends_a_program_in_silence() {
        QFETCH(QString, line);
        // Also where the program was started to ignore the signal.
        for (const char* before : {"", "trap '' PIPE; "}) {
            const Outcome outcome =
                run(QString("{ sleep 0.3; %1%2; echo $? > status; } | true; sleep 0.1; "
                            "while ! [ -s status ]; do sleep 0.1; done")
                        .arg(before, line));
            QCOMPARE(outcome.messages, QByteArray());
            QCOMPARE(shell_->content("status"), QByteArray::number(128 + SIGPIPE) + '\n');
            run("rm status");
        }
    }

    void json_has_one_meaning_data() {
        const auto row = tests::columns<QString>("line");
        const QString game = ALEA_TEST_DATA "/games/example.alea";
        const QString bots = " 'alea-bot --strategy random' 'alea-bot --strategy random'";
        row("hint", "alea-lab hint " + position_file);
        row("review", "alea-lab review " + game);
        row("verify-dice", "alea-lab verify-dice " ALEA_TEST_DATA "/games/three-games.alea");
        row("duel", "alea-lab duel --games 4 --seed 1 greedy random");
        row("ladder", "alea-lab ladder --games 2 --seed 1 greedy random");
        row("dominoes", "alea-lab duel --game dominoes --games 40 random random");
        row("dilemma", "alea-lab dilemma --tournaments 4");
        row("themes", "alea-lab themes --games 2");
        row("bench", "alea-lab bench random");
        row("exact", "alea-lab exact first-of:10,3 --known " ALEA_TEST_DATA "/first-of.json");
        row("solve", "alea-solve yahtzee");
        row("match", "alea-judge yahtzee match --unsafe --seed 1 --games 2" + bots);
        row("domino match",
            "alea-judge dominoes match --unsafe --seed 1 --games 2 --case 5,4 'alea-bot --game "
            "dominoes --strategy random' 'alea-bot --game dominoes --strategy random'");
    }
    void json_has_one_meaning() {
        QFETCH(QString, line);
        const Outcome printed = run(line + " --json").must_end(0);
        const auto lines = printed.lines();
        const bool is_whole = !QJsonDocument::fromJson(printed.output).isNull();
        for (const QByteArray& one : lines)
            QVERIFY2(is_whole || !QJsonDocument::fromJson(one).isNull(), one);
        QCOMPARE(shell_->files(), QStringList());

        const Outcome beside = run(line + " --json-file out.json").must_end(0);
        QVERIFY(!beside.output.isEmpty());
        QVERIFY(QJsonDocument::fromJson(beside.output).isNull()); // text
        QCOMPARE(shell_->content("out.json").count('\n'), printed.output.count('\n'));
        QCOMPARE(shell_->files(), QStringList{"out.json"});

        const QByteArray before = shell_->content("out.json");
        run(line + " --json-file out.json").must_end(2, "--force");
        QCOMPARE(shell_->content("out.json"), before);
        QCOMPARE(run(line + " --json --force --json-file out.json").status, 0);
    }

    void a_file_can_be_named_wherever_input_is_read() {
        const QString games = ALEA_TEST_DATA "/games/three-games.alea";
        QCOMPARE(run("alea-lab hint " + position_file).output,
                 run("alea-lab hint", position).output);
        QCOMPARE(run("alea-bot --strategy greedy " + position_file).output,
                 run("alea-bot --strategy greedy -", position).output);
        run("echo 69069 5 0 > scenario");
        QCOMPARE(run("alea-solve clairvoyant scenario").output, QByteArray("235\n"));
        const QString shard = "alea-lab duel --games 4 --seed 1 --json greedy random";
        const Outcome merged = run(shard + " | alea-lab merge -");
        QVERIFY2(merged.output.startsWith("greedy against random"), merged.messages);
        const Outcome both = run("alea-lab review --json " + games + ' ' + games).must_end(0);
        QCOMPARE(both.output.count('\n'), 7); // six games, and the sums
    }

    void lines_of_hints_match_those_of_the_input() {
        const Outcome outcome =
            Shell().run("alea-lab hint --json", position + "nonsense\n" + position).must_end(1);
        const auto lines = outcome.objects();
        QCOMPARE(lines.size(), 3);
        for (int i = 0; i < 3; ++i) {
            const QJsonObject& object = lines[i];
            QCOMPARE(object["line"].toInt(), i + 1);
            QCOMPARE(object.contains("choices"), i != 1);
            QCOMPARE(object.contains("error"), i == 1);
        }
        const QJsonObject& good = lines[0];
        QCOMPARE(good["position"].toString().toUtf8() + '\n', position);
        QCOMPARE(good["choices"][0]["name"].toString(), QString("keep 2 2"));
    }

    void logs_may_have_the_line_ends_of_another_system() {
        const QString bot = " 'alea-bot --strategy random'";
        run("alea-judge yahtzee match --unsafe --seed 1 --games 2 --log log" + bot + bot +
            "; sed 's/$/\\r/' log > crlf");
        const Outcome outcome = run("alea-judge yahtzee replay crlf");
        QVERIFY2(outcome.output.startsWith("Every position, action and result is right."),
                 outcome.messages);
    }

    void matches_tell_the_difference_in_elo_with_its_interval() {
        const QString match = "alea-judge yahtzee match --unsafe --seed 1 --games 40 "
                              "'alea-bot --strategy optimal' 'alea-bot --strategy heuristic'";
        const Outcome outcome = run(match + " --json-file report.json");
        const QRegularExpression elo(
            R"(Elo against b ([-+][0-9.]+) \(99 %: ([-+][0-9.]+) to ([-+][0-9.]+)\))");
        const auto found = elo.match(QString::fromUtf8(outcome.output));
        QVERIFY2(found.hasMatch(), outcome.output);
        const auto report = shell_->json("report.json");
        const QJsonObject a = report["sides"][0].toObject();
        QCOMPARE(found.captured(1).toDouble(), std::round(10 * a["elo"].toDouble()) / 10);
        QVERIFY(a["elo_interval99"][0].toDouble() < a["elo"].toDouble());
        QVERIFY(a["elo_interval99"][1].toDouble() > a["elo"].toDouble());
        QCOMPARE(report["sides"][1]["elo"].toDouble(), -a["elo"].toDouble());
    }

    void scores_of_few_games_have_sound_intervals() {
        const Outcome few = Shell().run("alea-lab duel --games 4 --seed 1 --json greedy random");
        const auto raw = few.json()["figures"].toObject()["raw_score"].toObject();
        QCOMPARE(raw["mean"].toDouble(), 1.0);
        QVERIFY(raw["interval99"][0].toDouble() < 0.5);
        QCOMPARE(raw["interval99"][1].toDouble(), 1.0);
        const Outcome one = Shell().run("alea-lab duel --games 1 --seed 1 greedy random");
        QVERIFY2(!one.output.contains("nan"), one.output);
    }
};

} // namespace test_programs
