// alea-judge yahtzee, dominoes and dilemma check-program, run as programs. The entrants are
// trusted, so that this runs where no sandbox can be built.

#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

namespace test_check_program {

namespace {

struct Outcome {
    int status = -1;
    QByteArray text;
    QJsonObject report;

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
    QProcess judge;
    judge.start(ALEA_BIN_DIR "/alea-judge",
                QStringList{game, "check-program", "--unsafe", "--json", "--patience", "0.5"} +
                    options + QStringList{command});
    Outcome outcome;
    if (!judge.waitForFinished(120'000)) return outcome;
    outcome.status = judge.exitCode();
    outcome.text = judge.readAllStandardOutput();
    outcome.report = QJsonDocument::fromJson(outcome.text).object();
    return outcome;
}

const QString entrant = ALEA_ENTRANT " ";
const QString bot = ALEA_BIN_DIR "/alea-bot ";

} // namespace

class TestCheckProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_good_player_is_admitted() {
        const Outcome outcome = check("yahtzee", bot + "--strategy greedy");
        QCOMPARE(outcome.status, 0);
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
        tests::columns<QString, QString, QString>("command", "subject", "words");
        tests::row("no output", entrant + "sleep 0", "first answer",
                   "no answer, and no CPU time used, for 0.5 s");
        tests::row("silence later", entrant + "sleep 40", "jokers",
                   "no answer, and no CPU time used, for 0.5 s");
        tests::row("not flushed", "sh -c 'read x; cat >/dev/null; echo 24'", "first answer",
                   "the answer came only when the input ended: standard output must be flushed");
        tests::row("exit", entrant + "exit 0", "first answer", "exited with status 3");
        tests::row("crash", entrant + "crash 200", "jokers", "killed by signal 6 (Abort");
        tests::row("words", "sh -c 'while read x; do echo hold; done'", "wrong format",
                   "an answer is not one whole number (1002 of 1002 answers); "
                   "expected an integer from 0 to 63");
        tests::row("no joker rule", "sh -c 'while read x; do echo 24; done'", "illegal action",
                   "Under the joker rules, if the appropriate upper");
        tests::row("banner", "sh -c 'echo Hello; cat'", "start",
                   "output before the first request: 'Hello\\x0a'");
        tests::row("memory", entrant + "allocate 5", "jokers", "memory over the limit");
        tests::row("stays on", QString("sh -c '%1 play 0; sleep 60'").arg(ALEA_ENTRANT),
                   "end of input", "the program still runs 5 s after the end");
        tests::row("parting words", QString("sh -c '%1 play 0; echo bye'").arg(ALEA_ENTRANT),
                   "end of input", "output that nobody asked for: 'bye\\x0a'");
        tests::row("no better than random", bot + "--strategy random --seed 3", "games",
                   "94 of 200 against the random player");
    }
    void faults_of_a_program_are_reported() {
        QFETCH(QString, command);
        QFETCH(QString, subject);
        QFETCH(QString, words);
        const Outcome outcome = check("yahtzee", command, {"--memory", "200M"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(!outcome.report["admitted"].toBool());
        QVERIFY2(outcome.words("fault", subject).startsWith(words), outcome.text.constData());
    }

    void one_mistake_is_one_fault_with_its_cure() {
        const Outcome words = check("yahtzee", "sh -c 'while read x; do echo score chance; done'");
        QCOMPARE(words.count("fault"), 1);
        QVERIFY(words.words("good", "first answer").isEmpty());
        QVERIFY(words.report["summary"].toString().startsWith("wrong format: "));
        QVERIFY(words.report["summary"].toString().endsWith("expected an integer from 0 to 63"));
    }

    void illegal_actions_are_reported_with_boxes() {
        const Outcome outcome = check("yahtzee", "sh -c 'while read x; do echo 2; done'");
        const QString words = outcome.words("fault", "illegal action");
        QVERIFY2(words.contains("2 (score twos), legal: "), outcome.text.constData());
    }

    void answers_that_are_random_in_one_case_of_five_are_named() {
        const QString command = "bash -c 'while read x; do case \"$x\" in *3) echo 24;; *) "
                                "if [ $((RANDOM % %1)) = 0 ]; then echo $((1 + 2 * (RANDOM % "
                                "32))); else echo 1; fi;; esac; done'";
        const Outcome random = check("yahtzee", QString(command).arg(5));
        QVERIFY2(random.words("remark", "second start").contains(" of 200 answers differ"),
                 random.text.constData());
        const Outcome steady =
            check("yahtzee", "sh -c 'while read x; do case \"$x\" in *3) echo 24;; *) echo 1;; "
                             "esac; done'");
        QCOMPARE(steady.words("good", "second start"), QString("the same 200 answers again"));
    }

    void a_crash_is_explained_by_the_last_line_of_standard_error() {
        const Outcome outcome = check(
            "yahtzee", "sh -c 'echo Traceback >&2; echo ModuleNotFoundError: numpy >&2; exit 1'");
        QVERIFY2(outcome.words("fault", "first answer").contains("ModuleNotFoundError: numpy"),
                 outcome.text.constData());
        QVERIFY(outcome.report["summary"].toString().contains("numpy"));
    }

    void a_program_that_misses_a_file_learns_of_its_folder() {
        const Outcome outcome = check("yahtzee", "sh -c 'cat missing.txt; exit 1'");
        QVERIFY2(outcome.words("fault", "first answer").contains("--folder"),
                 outcome.text.constData());
    }

    void an_admitted_program_gets_a_report_of_its_play() {
        const Outcome greedy = check("yahtzee", bot + "--strategy greedy");
        static const QRegularExpression figures(
            "mean loss ([0-9.]+) points per decision; luck-free score against greedy ([0-9.]+) %");
        const auto found = figures.match(greedy.words("good", "strength"));
        QVERIFY2(found.hasMatch(), greedy.text.constData());
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
        const Outcome outcome = check("yahtzee", bot + "--strategy greedy", {"--cpu", "0.01"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.text.contains("CPU time"));
    }

    void an_error_at_the_end_is_only_a_remark() {
        const Outcome outcome =
            check("yahtzee", QString("sh -c '%1 play 0; exit 3'").arg(ALEA_ENTRANT));
        QVERIFY(outcome.words("remark", "end of input").endsWith("exited with status 3"));
        QCOMPARE(outcome.status, 0);
    }

    void text_says_whether_it_would_be_admitted() {
        QProcess judge;
        judge.start(ALEA_BIN_DIR "/alea-judge", {"yahtzee", "check-program", "--unsafe",
                                                 "--patience", "0.3", entrant + "sleep 1"});
        QVERIFY(judge.waitForFinished(60'000));
        QCOMPARE(judge.exitCode(), 1);
        QVERIFY(judge.readAllStandardOutput().endsWith(
            "The program would not be admitted: 1 fault (!).\n"));
    }

    void dominoes() {
        const Outcome good = check("dominoes", bot + "--game dominoes --strategy block");
        QCOMPARE(good.status, 0);
        QCOMPARE(good.count("fault"), 0);
        QVERIFY(good.words("good", "moves").contains("120 games of all twenty cases"));
        QCOMPARE(good.words("good", "end of input"), QString("the program ends with its input"));
    }

    void faulty_dominoes_data() {
        tests::columns<QString, QString, QString>("mode", "subject", "words");
        tests::row("sleep", "sleep 5", "games", "no answer, and no CPU time used");
        tests::row("crash", "crash 30", "games", "killed by signal 6");
        tests::row("at once", "crash 0", "first answer", "killed by signal 6");
        tests::row("cheat", "cheat 5", "illegal move", "there is no such tile");
        tests::row("babble", "babble 5", "wrong format", "the answer is not L, R and a number");
    }
    void faulty_dominoes() {
        QFETCH(QString, mode);
        QFETCH(QString, subject);
        QFETCH(QString, words);
        const Outcome outcome = check("dominoes", QString(ALEA_DOMINO_ENTRANT " ") + mode);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.words("fault", subject).startsWith(words), outcome.text.constData());
        QVERIFY(!outcome.finding("fault", subject)["line"].toString().isEmpty());
    }

    void dilemma() {
        const Outcome good = check("dilemma", bot + "--game dilemma --strategy wrathful");
        QCOMPARE(good.status, 0);
        QVERIFY2(good.words("good", "rounds").startsWith("187 answers"), good.text.constData());
        QCOMPARE(good.words("good", "determinism"),
                 QString("the same request has the same answer"));
    }

    void faulty_dilemma_data() {
        tests::columns<QString, QString, QString>("mode", "subject", "words");
        tests::row("late", "sleep", "rounds", "ran out of time (0.300 s)");
        tests::row("status", "fail", "rounds", "exited with status 3");
        tests::row("crash", "crash", "rounds", "killed by signal 6");
        tests::row("flood", "flood", "rounds", "wrote more than 65536 bytes");
        tests::row("word", "word", "wrong format", "line 1, column 1: ");
        tests::row("above", "above", "wrong format", "line 1, column 3: ");
        tests::row("random", "random", "determinism", "the same request was answered in");
    }
    void faulty_dilemma() {
        QFETCH(QString, mode);
        QFETCH(QString, subject);
        QFETCH(QString, words);
        const Outcome outcome =
            check("dilemma", ALEA_TEST_PROGRAMS "/dilemma_fiend " + mode, {"--wall", "0.3"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.words("fault", subject).startsWith(words), outcome.text.constData());
    }

    void wrong_use_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"yahtzee", "dominoes", "dilemma"}) tests::row(game, game);
    }
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
