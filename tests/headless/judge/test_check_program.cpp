// alea-judge yahtzee, dominoes and dilemma check-program, run as programs. The entrants are
// trusted, so that this runs where no sandbox can be built.

#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

namespace test_check_program {

struct Outcome : tests::Outcome {
    QJsonObject report = json();

    // The first finding of this kind and subject.
    QJsonObject finding(const QString& kind, const QString& subject) const {
        for (const auto& each : report["findings"].toArray()) {
            const QJsonObject finding = each.toObject();
            if (finding["kind"] == kind && finding["subject"] == subject) return finding;
        }
        return {};
    }
    QString words(const QString& kind, const QString& subject) const {
        return finding(kind, subject)["words"].toString();
    }
    int count(const QString& kind) const {
        const QJsonArray all = report["findings"].toArray();
        return static_cast<int>(std::ranges::count_if(
            all, [&](const auto& each) { return each.toObject()["kind"] == kind; }));
    }
};

Outcome check(const QString& game, const QString& command, const QStringList& options = {}) {
    return {tests::run(
        "judge", QStringList{game, "check-program", "--unsafe", "--json", "--patience", "0.5"} +
                     options + QStringList{command})};
}

const QString entrant = ALEA_ENTRANT " ";
const QString domino_entrant = ALEA_DOMINO_ENTRANT " ";
const QString fiend = ALEA_TEST_PROGRAMS "/dilemma_fiend ";
const QString bot = ALEA_BIN_DIR "/alea-bot ";

class TestCheckProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_good_player_is_admitted() {
        const Outcome outcome{check("yahtzee", bot + "--strategy greedy").must_end(0)};
        QVERIFY(outcome.report["admitted"].toBool());
        QCOMPARE(outcome.count("fault"), 0);
        QVERIFY(outcome.words("good", "positions").startsWith("1000 answers, "));
        QVERIFY(!outcome.words("good", "first answer").isEmpty());
        QVERIFY(!outcome.words("good", "second start").isEmpty());
        QVERIFY(!outcome.words("good", "memory").isEmpty());
        QVERIFY(!outcome.words("good", "CPU time").isEmpty());
        QVERIFY(outcome.words("good", "CPU time").endsWith("the limit is 600 s"));
        QVERIFY(outcome.words("good", "wall clock").endsWith("the limit is 3600 s"));
        QCOMPARE(outcome.words("good", "end of input"), QString("the program ends with its input"));
        QCOMPARE(outcome.report["file_sha256"].toString().size(), 64);
        QVERIFY(!outcome.report["protection"].toString().isEmpty());
        QVERIFY(!outcome.report["circumstances"].toObject()["machine"].toString().isEmpty());
        // Damaged lines are reported, and no reason to turn a program away.
        QVERIFY(outcome.words("remark", "odd input").startsWith("a blank line: "));
    }

    void faults_of_a_program_are_reported_data() {
        const auto row = tests::columns<QString, QString, QString, QString>("game", "command",
                                                                            "subject", "words");
        row("no output", "yahtzee", entrant + "sleep 0", "first answer",
            "no answer, and no CPU time used, for 0.5 s");
        row("silence later", "yahtzee", entrant + "sleep 40", "jokers",
            "no answer, and no CPU time used, for 0.5 s");
        row("not flushed", "yahtzee", "sh -c 'read x; cat >/dev/null; echo 24'", "first answer",
            "the answer came only when the input ended: standard output must be flushed");
        row("exit", "yahtzee", entrant + "exit 0", "first answer", "exited with status 3");
        row("crash", "yahtzee", entrant + "crash 200", "jokers", "killed by signal 6 (Abort");
        row("words", "yahtzee", "sh -c 'while read x; do echo hold; done'", "wrong format",
            "an answer is not one whole number (1002 of 1002 answers); "
            "expected an integer from 0 to 63");
        row("no joker rule", "yahtzee", "sh -c 'while read x; do echo 24; done'", "illegal action",
            "Under the joker rules, if the appropriate upper");
        row("banner", "yahtzee", "sh -c 'echo Hello; cat'", "start",
            "output before the first request: 'Hello\\x0a'; print one line for each "
            "request, its answer, and all else to standard error");
        row("memory", "yahtzee", entrant + "allocate 5", "jokers", "memory over the limit");
        row("stays on", "yahtzee", QString("sh -c '%1 play 0; sleep 60'").arg(ALEA_ENTRANT),
            "end of input", "the program still runs 5 s after the end");
        row("parting words", "yahtzee", QString("sh -c '%1 play 0; echo bye'").arg(ALEA_ENTRANT),
            "end of input", "output that nobody asked for: 'bye\\x0a'");
        row("no better than random", "yahtzee", bot + "--strategy random --seed 3", "games",
            "94 of 200 against the random player");
        row("dominoes: sleep", "dominoes", domino_entrant + "sleep 5", "games",
            "no answer, and no CPU time used");
        row("dominoes: crash", "dominoes", domino_entrant + "crash 30", "games",
            "killed by signal 6");
        row("dominoes: at once", "dominoes", domino_entrant + "crash 0", "first answer",
            "killed by signal 6");
        row("dominoes: cheat", "dominoes", domino_entrant + "cheat 5", "illegal move",
            "there is no such tile");
        row("dominoes: babble", "dominoes", domino_entrant + "babble 5", "wrong format",
            "the answer is not L, R and a number");
        row("dilemma: late", "dilemma", fiend + "sleep", "rounds", "ran out of time (0.300 s)");
        row("dilemma: status", "dilemma", fiend + "fail", "rounds", "exited with status 3");
        row("dilemma: crash", "dilemma", fiend + "crash", "rounds", "killed by signal 6");
        row("dilemma: flood", "dilemma", fiend + "flood", "rounds", "wrote more than 65536 bytes");
        row("dilemma: word", "dilemma", fiend + "word", "wrong format", "line 1, column 1: ");
        row("dilemma: above", "dilemma", fiend + "above", "wrong format", "line 1, column 3: ");
        row("dilemma: random", "dilemma", fiend + "random", "determinism",
            "the same request was answered in");
    }
    void faults_of_a_program_are_reported() {
        QFETCH(QString, game);
        QFETCH(QString, command);
        QFETCH(QString, subject);
        QFETCH(QString, words);
        const QStringList limits =
            game == "dilemma" ? QStringList{"--wall", "0.3"} : QStringList{"--memory", "200M"};
        const Outcome outcome{check(game, command, limits).must_end(1)};
        QVERIFY(!outcome.report["admitted"].toBool());
        QVERIFY2(outcome.words("fault", subject).startsWith(words), outcome.output);
        if (game == "dominoes")
            QVERIFY(!outcome.finding("fault", subject)["line"].toString().isEmpty());
    }

    void one_mistake_is_one_fault_with_its_cure() {
        const Outcome words = check("yahtzee", "sh -c 'while read x; do echo score chance; done'");
        QCOMPARE(words.count("fault"), 1);
        QVERIFY(words.words("good", "first answer").isEmpty());
        QVERIFY(words.report["summary"].toString().startsWith("wrong format: "));
        QVERIFY(words.report["summary"].toString().endsWith("expected an integer from 0 to 63"));
    }

    void a_line_of_debugging_is_one_fault_with_its_cure_data() {
        const auto row = tests::columns<QString, QString>("loop", "words");
        row("before", "echo debug; echo 24", "more than one line for a request: 'debug");
        row("after", "echo 24; echo debug", "more than one line for a request: '24");
        row("later", "echo 24; case \"$x\" in *3) echo debug;; esac",
            "output that nobody asked for: 'debug");
    }
    void a_line_of_debugging_is_one_fault_with_its_cure() {
        QFETCH(QString, loop);
        QFETCH(QString, words);
        const Outcome outcome =
            check("yahtzee", "sh -c 'while read x; do " + loop + "; sleep 0.01; done'");
        QVERIFY2(outcome.words("fault", "output").startsWith(words), outcome.output);
        QVERIFY2(outcome.words("fault", "output").endsWith("all else to standard error"),
                 outcome.output);
        QVERIFY2(outcome.finding("fault", "jokers").isEmpty(), outcome.output);
        QVERIFY(loop.contains("case") || outcome.count("fault") == 1);
    }

    void illegal_actions_are_reported_with_boxes() {
        const Outcome outcome = check("yahtzee", "sh -c 'while read x; do echo 2; done'");
        const QString words = outcome.words("fault", "illegal action");
        QVERIFY2(words.contains("2 (score twos), legal: "), outcome.output);
    }

    void answers_that_are_random_in_one_case_of_five_are_named() {
        const QString command = "bash -c 'while read x; do case \"$x\" in *3) echo 24;; *) "
                                "if [ $((RANDOM % %1)) = 0 ]; then echo $((1 + 2 * (RANDOM % "
                                "32))); else echo 1; fi;; esac; done'";
        const Outcome random = check("yahtzee", QString(command).arg(5));
        QVERIFY2(random.words("remark", "second start").contains(" of 200 answers differ"),
                 random.output);
        const Outcome steady =
            check("yahtzee", "sh -c 'while read x; do case \"$x\" in *3) echo 24;; *) echo 1;; "
                             "esac; done'");
        QCOMPARE(steady.words("good", "second start"), QString("the same 200 answers again"));
    }

    void a_crash_is_explained_by_the_last_line_of_standard_error() {
        const Outcome outcome = check(
            "yahtzee", "sh -c 'echo Traceback >&2; echo ModuleNotFoundError: numpy >&2; exit 1'");
        QVERIFY2(outcome.words("fault", "first answer").contains("ModuleNotFoundError: numpy"),
                 outcome.output);
        QVERIFY(outcome.report["summary"].toString().contains("numpy"));
    }

    void a_program_that_misses_a_file_learns_why_data() {
        const auto row = tests::columns<QString, QString>("command", "words");
        row("mistyped", "python3 bto.py", "there is no such file outside the sandbox either");
        row("missing", "sh -c 'cat missing.txt; exit 1'",
            "there is no such file outside the sandbox either");
        row("hidden", "sh -c 'echo cat: " ALEA_ENTRANT ": No such file >&2; exit 1'",
            "'" ALEA_ENTRANT "' is there, but a program sees only its own file");
        row("hidden folder", "sh -c 'echo \"ls: \\\"FOLDER\\\": No such file\" >&2; exit 1'",
            "'FOLDER' is there, but a program sees only its own file");
        row("module", "python3 -c 'import nosuch'",
            "'ModuleNotFoundError: No module named 'nosuch''; a program sees the modules "
            "of the system and those in its own folder (--folder)");
    }
    void a_program_that_misses_a_file_learns_why() {
        QFETCH(QString, command);
        QFETCH(QString, words);
        const QTemporaryDir folder(QDir::tempPath() + "/a folder XXXXXX");
        command.replace("FOLDER", folder.path());
        words.replace("FOLDER", folder.path());
        const Outcome outcome = check("yahtzee", command);
        QVERIFY2(outcome.words("fault", "first answer").contains(words), outcome.output);
    }

    void an_admitted_program_gets_a_report_of_its_play() {
        const Outcome greedy = check("yahtzee", bot + "--strategy greedy");
        static const QRegularExpression figures(
            "mean loss ([0-9.]+) points per decision; luck-free score against greedy ([0-9.]+) %");
        const auto found = figures.match(greedy.words("good", "strength"));
        QVERIFY2(found.hasMatch(), greedy.output);
        QVERIFY(found.captured(1).toDouble() > 0.2 && found.captured(1).toDouble() < 3);
        QVERIFY(found.captured(2).toDouble() > 35 && found.captured(2).toDouble() < 65);
        const auto optimal =
            figures.match(check("yahtzee", bot + "--strategy optimal").words("good", "strength"));
        QCOMPARE(optimal.captured(1).toDouble(), 0.0);
        QVERIFY(optimal.captured(2).toDouble() > 55);
    }

    void a_finding_shows_its_line() {
        const Outcome outcome = check("yahtzee", "sh -c 'while read x; do echo 24; done'");
        const QString line = outcome.finding("fault", "illegal action")["line"].toString();
        QVERIFY(line.endsWith(" : 24"));
        QCOMPARE(line.section(" : ", 0, 0).split(' ').size(), 34);
    }

    void too_much_cpu_time_for_a_match_is_a_fault() {
        const Outcome outcome{
            check("yahtzee", bot + "--strategy greedy", {"--cpu", "0.01"}).must_end(1)};
        QVERIFY(outcome.output.contains("CPU time"));
    }

    void an_error_at_the_end_is_only_a_remark() {
        const Outcome outcome =
            check("yahtzee", QString("sh -c '%1 play 0; exit 3'").arg(ALEA_ENTRANT));
        QVERIFY(outcome.words("remark", "end of input").endsWith("exited with status 3"));
        QCOMPARE(outcome.status, 0);
    }

    void text_says_whether_it_would_be_admitted() {
        const auto outcome = tests::run("judge", {"yahtzee", "check-program", "--unsafe",
                                                  "--patience", "0.3", entrant + "sleep 1"})
                                 .must_end(1);
        QVERIFY(outcome.output.endsWith("The program would not be admitted: 1 fault (!).\n"));
    }

    void dominoes() {
        const Outcome good{check("dominoes", bot + "--game dominoes --strategy block").must_end(0)};
        QCOMPARE(good.count("fault"), 0);
        QVERIFY(good.words("good", "moves").contains("120 games of all twenty cases"));
        QCOMPARE(good.words("good", "end of input"), QString("the program ends with its input"));
    }

    void dilemma() {
        const Outcome good{
            check("dilemma", bot + "--game dilemma --strategy wrathful").must_end(0)};
        QVERIFY2(good.words("good", "rounds").startsWith("187 answers"), good.output);
        QCOMPARE(good.words("good", "determinism"),
                 QString("the same request has the same answer"));
    }

    void wrong_use_data() { tests::each("game", {"yahtzee", "dominoes", "dilemma"}); }
    void wrong_use() {
        QFETCH(QString, game);
        QCOMPARE(check(game, "/no/such/program").status, 2);
        QCOMPARE(check(game, "'cat").status, 2);
        QCOMPARE(check(game, "cat", {"cat"}).status, 2);
        QCOMPARE(check(game, "cat", {"--patience", "0"}).status, 2);
        QCOMPARE(check(game, "cat", {"--wall", "-1"}).status, 2);
        QCOMPARE(check(game, "cat", {"--nope"}).status, 2);
    }
};

} // namespace test_check_program
