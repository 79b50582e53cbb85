// Whole knockouts through alea-judge, one of them killed and resumed.

#include "headless/knockout/run.h"
#include "headless/knockout/state.h"
#include "tests/headless/sandbox/hostile_match.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

namespace test_knockout {

using namespace headless::knockout;
using namespace tests;

QByteArray line(const char* name, const char* program, const QByteArray& arguments) {
    return QByteArray(name) + '\t' + program + ' ' + arguments + '\n';
}

// Five players, and three hostile programs that play well enough at first to qualify.
QByteArray eight_entrants() {
    const char* const bot = ALEA_BIN_DIR "/alea-bot";
    return "# name, command\n" + line("greedy", bot, "--strategy greedy") +
           line("heuristic", bot, "--strategy heuristic") +
           line("optimal", bot, "--strategy optimal") + '\n' +
           line("again", bot, "--strategy greedy") + line("simple", ALEA_ENTRANT, "play 0") +
           line("crasher", ALEA_ENTRANT, "crash-at-game 0 18") +
           line("flooder", ALEA_ENTRANT, "flood 230") + line("quitter", ALEA_ENTRANT, "exit 240");
}

// Not equal, or duplicates would end in ties.
QByteArray two_entrants() {
    return line("one", ALEA_ENTRANT, "play 0") +
           line("two", ALEA_BIN_DIR "/alea-bot", "--strategy greedy");
}

class TestKnockout : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QStringList options_;
    QStringList trusted_; // further options for programs that need no sandbox: it is faster

    QStringList words(const QString& state, const QStringList& more = {}) const {
        return QStringList{"yahtzee", "knockout", "--sampled",
                           "--seed",  "11",       "--games",
                           "20",      "--state",  folder_.filePath(state)} +
               options_ + more + QStringList{folder_.filePath("entrants")};
    }
    int run(const QString& state, const QStringList& more = {}) const {
        const tests::Outcome outcome = tests::run("judge", words(state, more));
        if (!outcome.output.isEmpty()) write_file(folder_.filePath(state + ".out"), outcome.output);
        return outcome.status;
    }
    QJsonObject state(const QString& name) const {
        return tests::read_json(folder_.filePath(name));
    }
    // A contest that is run in this process.
    RunOptions options_of(const QString& name) const {
        RunOptions options;
        options.state_file = folder_.filePath(name).toStdString();
        options.folder = options.state_file.string() + ".d";
        if (!QDir().mkdir(folder_.filePath(name + ".d"))) qFatal("no folder");
        options.judge = {ALEA_BIN_DIR "/alea-judge", "yahtzee", "match", "--unsafe"};
        return options;
    }

private Q_SLOTS:
    void initTestCase() {
        // Side by side more than there are processors: a match of few games mostly waits.
        options_ = {"--random", ALEA_ENTRANT " play-second-best 0", "--cpu", "20", "--jobs", "4"};
        if (!tests::has_sandbox())
            options_ << "--unsafe";
        else
            trusted_ << "--unsafe";
        trusted_ << "--duplicate";
    }

    void init() { write_file(folder_.filePath("entrants"), eight_entrants()); }

    void killed_and_resumed_it_ends_the_same() {
        QCOMPARE(run("whole",
                     {"--json-file", folder_.filePath("json"), "--svg", folder_.filePath("svg")}),
                 0);
        const QJsonObject whole = state("whole");
        QVERIFY(whole["draw"].toArray().size() >= 5);

        // Killed while they qualify, when the bracket has begun, and late in it.
        const auto played = [this]() -> qsizetype {
            if (!QFile::exists(folder_.filePath("killed"))) return 0; // yet
            const QJsonObject now = state("killed");
            return now["matches"].toObject().size() + now["qualifications"].toObject().size();
        };
        QStringList more;
        for (const int stage : {3, 10, 17}) {
            tests::Running judge("judge", words("killed", more));
            QTRY_VERIFY_WITH_TIMEOUT(played() >= stage, 120000);
            QCOMPARE(judge.state(), QProcess::Running);
            judge.end();
            more = QStringList{"--resume"};
        }
        QCOMPARE(run("killed", more), 0);
        QCOMPARE(state("killed"), whole);
        QVERIFY(QDir(folder_.filePath("killed.d")).entryList({"*.try-*"}).isEmpty());

        const QJsonObject report = tests::read_json(folder_.filePath("json"));
        QVERIFY(report["decided"].toBool());
        QCOMPARE(report["places"].toArray().first().toObject()["place"].toInt(), 1);
        QVERIFY(read_file(folder_.filePath("whole.out")).contains("\nStandings\n  1. "));
        QXmlStreamReader svg(read_file(folder_.filePath("svg")));
        while (!svg.atEnd()) svg.readNext();
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    }

    // Matches of a hundred games, killed twice at moments of no meaning.
    void killed_at_any_moment_data() {
        const auto row = tests::columns<QList<int>>("milliseconds");
        row("never", {});
        row("while qualifying", {400, 900});
        row("later", {1300, 3000});
        row("late", {6000, 5000});
    }
    void killed_at_any_moment() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("a long test");
        QFETCH(QList<int>, milliseconds);
        write_file(folder_.filePath("entrants"), eight_entrants()
                                                     .replace("at-game 0 18", "at-game 0 90")
                                                     .replace("flood 230", "flood 1200")
                                                     .replace("exit 240", "fork 1250"));
        const QString name = QString("long-%1").arg(QTest::currentDataTag());
        QStringList all = words(name);
        all[all.indexOf("--games") + 1] = "100";
        all[all.indexOf("--cpu") + 1] = "3";
        for (const int moment : milliseconds) {
            tests::Running judge("judge", all);
            judge.waitForFinished(moment);
            judge.end();
            if (!all.contains("--resume") && QFile::exists(folder_.filePath(name)))
                all.insert(2, "--resume");
        }
        QCOMPARE(tests::run("judge", all).status, 0);
        QCOMPARE(state(name), state("long-never"));
    }

    void every_match_keeps_its_log() {
        if (!QFile::exists(folder_.filePath("whole"))) QSKIP("the knockout was not played");
        QVERIFY(state("whole")["sha256"].toObject()["greedy"].toString().size() == 64);
        const QJsonObject matches = state("whole")["matches"].toObject();
        for (const QString& id : matches.keys()) {
            const QString log = folder_.filePath("whole.d/" + id + ".log");
            QCOMPARE(tests::run("judge", {"yahtzee", "replay", log}).status, 0);
        }
    }

    void ties_are_played_out() {
        RunOptions options = options_of("tied");
        QCOMPARE(options.tie_games, 100);
        QCOMPARE(options.max_tie_blocks, 10);
        options.judge.push_back("--duplicate");
        options.random_player = ALEA_ENTRANT " play-second-best 0";
        options.games = 20;
        options.tie_games = 4;
        options.max_tie_blocks = 2;
        // Twins with the same dice from both seats: each pair of games is even, for ever.
        State start;
        start.entrants = {{"one", ALEA_ENTRANT " play 0", {}}, {"two", ALEA_ENTRANT " play 0", {}}};
        start.terms = "{}";
        const State end =
            run_knockout(options, start, headless::sandbox::Protection(true), [](const auto&) {});
        const Match& final = end.matches.at("F1");
        QVERIFY(final.by_lot);
        QCOMPARE(final.blocks.size(), std::size_t{3});
        for (const Block& block : final.blocks) {
            QCOMPARE(block.wins_a, block.wins_b);
            QCOMPARE(2 * block.wins_a + block.ties, &block == &final.blocks[0] ? 20 : 4);
        }
    }

    void nobody_qualifies_against_nobody() {
        RunOptions options = options_of("alone");
        options.random_player = "/no/such/player";
        options.games = 2;
        State start;
        start.entrants = {{"one", ALEA_ENTRANT " play 0", {}, {}}};
        start.terms = "{}";
        QVERIFY_THROWS_EXCEPTION(
            std::runtime_error,
            run_knockout(options, start, headless::sandbox::Protection(true), [](const auto&) {}));
    }

    void set_up_commands_come_first() {
        QTemporaryDir own, other;
        QVERIFY(QFile::copy(ALEA_ENTRANT, own.filePath("bot")));
        write_file(folder_.filePath("entrants"),
                   "made\t" + own.filePath("bot").toUtf8() + " play 0\tsh -c 'echo data > " +
                       own.filePath("made").toUtf8() + "'\t" + own.path().toUtf8() + "\nbroken\t" +
                       ALEA_ENTRANT " play 0\tsh -c 'exit 4'\t" + other.path().toUtf8() + '\n' +
                       "second\t" ALEA_ENTRANT " play-second-best 0\n");
        QCOMPARE(run("set-up"), 0);
        QCOMPARE(read_file(own.filePath("made")), QByteArray("data\n"));
        const QByteArray text = read_file(folder_.filePath("set-up.out"));
        QVERIFY(text.contains("turned away: broken: set-up failed: exited with status 4"));
        QVERIFY(text.contains("1. made"));
    }

    // The second one at work on a state is sent away, until the first has ended in any way.
    void a_state_is_one_judges_at_a_time() {
        const QString script = folder_.filePath("gate.sh");
        write_script(script, "#!/bin/sh\n"
                             "while [ ! -e \"$0.open\" ]; do sleep 0.05; done\n"
                             "exec \"$@\"\n");
        write_file(folder_.filePath("entrants"), two_entrants());
        tests::Running first("judge", words("shared", trusted_ + QStringList{"--runner", script}));
        QTRY_VERIFY(QFile::exists(folder_.filePath("shared")));
        const QByteArray before = read_file(folder_.filePath("shared"));
        tests::run("judge", words("shared", trusted_ + QStringList{"--resume"}))
            .must_end(1, '\'' + folder_.filePath("shared").toUtf8() + "' is in use");
        QCOMPARE(run("shared", trusted_), 2);
        QCOMPARE(read_file(folder_.filePath("shared")), before);
        QCOMPARE(first.state(), QProcess::Running);
        first.end();
        QCOMPARE(run("shared", trusted_ + QStringList{"--resume"}), 0);
    }

    void a_runner_takes_the_matches() {
        const QString script = folder_.filePath("runner.sh");
        write_script(script, "#!/bin/sh\n"
                             "# Loses its first job, as a node that goes down would.\n"
                             "echo \"$@\" >> \"$0.log\"\n"
                             "[ -e \"$0.lost\" ] || { : > \"$0.lost\"; exit 1; }\n"
                             "exec \"$@\"\n");
        write_file(folder_.filePath("entrants"), two_entrants());
        QCOMPARE(run("runner", trusted_ + QStringList{"--runner", script}), 0);
        const QByteArray log = read_file(script + ".log");
        QVERIFY(log.count('\n') >= 5);
        QCOMPARE(log.count(" --duplicate "), log.count('\n'));
        QCOMPARE(state("runner"), state("shared")); // which nobody ran but the judge
    }

    void other_entrants_cannot_take_over() {
        if (!QFile::exists(folder_.filePath("whole"))) QSKIP("the knockout was not played");
        const QByteArray before = read_file(folder_.filePath("whole"));
        write_file(folder_.filePath("entrants"), eight_entrants().replace("quitter", "starter"));
        QCOMPARE(run("whole", {"--resume"}), 2);
        QCOMPARE(read_file(folder_.filePath("whole")), before);
    }

    // By an edited state a judge could be led to another winner, or to its end.
    void a_changed_state_is_refused_data() {
        const auto row = tests::columns<QString, QString, QString>("pattern", "instead", "words");
        const char* const final_winner = "\"winner\": \"[a-z]+\"(?!.*\"winner\")";
        const char* const seal = "its seal does not fit";
        row("a winner that nobody knows", final_winner, "\"winner\": \"nobody\"", seal);
        row("no winner", final_winner, "\"winner\": \"\"", seal);
        row("a winner of another type", final_winner, "\"winner\": 7", "type must be string");
        row("other games won", "\"wins_a\": [0-9]+(?!.*\"wins_a\")", "\"wins_a\": 20", "match ");
        row("negative games", "\"wins_a\": [0-9]+", "\"wins_a\": -1",
            "another result than the state");
        row("half a game", "\"ties\": [0-9]+", "\"ties\": 0.5", "a whole number is expected");
        row("endless games", "\"ties\": [0-9]+", "\"ties\": 1e308", "a whole number is expected");
        row("a match that no bracket has", "\"W1.1\"", "\"W9.1\"", "match");
        row("another draw", "\"draw\": \\[\\s*(\"[a-z]+\"),\\s*(\"[a-z]+\")", "\"draw\": [\\2, \\1",
            seal);
        row("a stranger in the draw", "\"draw\": \\[\\s*\"[a-z]+\"", "\"draw\": [\"nobody\"", seal);
        row("the lot", "\"by_lot\": false", "\"by_lot\": true", seal);
        row("a forfeit", "\"rest_a\": \"\"", "\"rest_a\": \"crashed: x\"",
            "another result than the state");
        row("another protection", "\"protection\": \"[^\"]*\"", "\"protection\": \"none\"", seal);
        row("no seal", "\"seal\"", "\"steal\"", seal);
        row("another program", "\"greedy\": \"[0-9a-f]{4}", "\"greedy\": \"0000",
            "is not the one that began");
    }
    void a_changed_state_is_refused() {
        if (!QFile::exists(folder_.filePath("whole"))) QSKIP("the knockout was not played");
        QFETCH(QString, pattern);
        QFETCH(QString, instead);
        QFETCH(QString, words);
        const QByteArray before = read_file(folder_.filePath("whole"));
        const QRegularExpression part(pattern, QRegularExpression::DotMatchesEverythingOption);
        const auto match = part.match(before);
        QVERIFY2(match.hasMatch(), "there is nothing to change");
        instead.replace("\\1", match.captured(1)).replace("\\2", match.captured(2));
        const QString changed =
            QString(before).replace(match.capturedStart(), match.capturedLength(), instead);
        write_file(folder_.filePath("whole"), changed.toUtf8());
        const tests::Outcome outcome = tests::run("judge", this->words("whole", {"--resume"}));
        write_file(folder_.filePath("whole"), before);
        QVERIFY2(outcome.ended(1, words.toUtf8()), outcome.messages);
        QVERIFY2(!outcome.messages.contains("json.exception"), outcome.messages);
    }
    void other_terms_are_no_resumption() {
        if (!QFile::exists(folder_.filePath("whole"))) QSKIP("the knockout was not played");
        for (const char* options : {"--scratch 1G", "--processes 640", "--share /usr/share"})
            QCOMPARE(run("whole", QString(options).split(' ') + QStringList{"--resume"}), 2);
    }
    void a_report_that_is_gone_is_missed() {
        if (!QFile::exists(folder_.filePath("whole"))) QSKIP("the knockout was not played");
        const QString report = folder_.filePath("whole.d/Q1.json");
        QVERIFY(QFile::rename(report, report + ".away"));
        QCOMPARE(run("whole", {"--resume"}), 1);
        QVERIFY(QFile::rename(report + ".away", report));
        QCOMPARE(run("whole", {"--resume"}), 0);
    }

    void wrong_use() {
        write_file(folder_.filePath("taken"), "{}");
        QCOMPARE(run("fresh", {"--games", "2"}), 2); // twice the same option
        QCOMPARE(run("taken"), 2);
        QCOMPARE(run("taken", {"--resume"}), 1);
        QVERIFY(!QFile::exists(folder_.filePath("taken.d")));
        QCOMPARE(run("fresh", {"--runner", "/no/such/runner"}), 2);
        QCOMPARE(run("fresh", {"--set-up-wall", "0"}), 2);
        QCOMPARE(run("fresh", {"--json-file", folder_.filePath("fresh")}), 2);
        QVERIFY(!QFile::exists(folder_.filePath("fresh.d")));
        QVERIFY(QDir().mkdir(folder_.filePath("old.d")));
        write_file(folder_.filePath("old.d/seed"), "a seed");
        write_file(folder_.filePath("old.d/F1.log"), "a match");
        QCOMPARE(run("old"), 2);
        QCOMPARE(run("old", {"--resume"}), 2);
        QCOMPARE(read_file(folder_.filePath("old.d/seed")), QByteArray("a seed"));
        // One that ended before its first match has no state yet.
        QVERIFY(QDir().mkdir(folder_.filePath("early.d")));
        for (const char* const name : {"lock", "seed", "seed.new"})
            write_file(folder_.filePath("early.d/" + QString(name)), "1");
        write_file(folder_.filePath("entrants"), two_entrants());
        QCOMPARE(run("early", trusted_ + QStringList{"--resume"}), 2); // nothing to resume
        QCOMPARE(run("early", trusted_), 0);
        QCOMPARE(tests::run("judge", words("no/such/folder")).status, 1);
        QVERIFY(!QFile::exists(folder_.filePath("no")));
        QCOMPARE(tests::run("judge", {"yahtzee", "knockout", "x"}).status, 2);
    }
};

} // namespace test_knockout
