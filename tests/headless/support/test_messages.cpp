// Error messages of the command-line programs on standard error: safe, short, and by name.

#include "tests/headless/support/shell.h"
#include "tests/support/test.h"

namespace test_messages {

using namespace tests;

class TestMessages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void control_characters_stay_out_of_messages_data() {
        const auto row = tests::columns<QString>("line");
        row("option", "alea-lab hint $'--\\e[31m'");
        row("command", "alea-lab $'\\e[31m'");
        row("file", "alea-lab review $'\\e[31m'");
        row("input", "printf '\\e[31m\\n' | alea-lab hint");
        row("bot", "printf '\\e[31m\\n' | alea-bot --strategy greedy");
        row("check", "printf '\\e[31m\\n\\e[31m\\n' | alea-judge yahtzee check");
        row("puzzle", "printf '\\e[31m\\n' | alea-solve clairvoyant");
        row("log", "printf '\\e[31m\\n' | alea-judge yahtzee replay");
        row("entrants", "printf '\\e[31m\\n' | alea-judge dilemma tournament");
        row("player's name",
            "printf '[White \"\\e[31m\"]\\n\\n1. 11111 chance\\n' | alea-lab review");
    }
    void control_characters_stay_out_of_messages() {
        QFETCH(QString, line);
        const Outcome outcome = Shell().run(line);
        QVERIFY(outcome.status > 0 && outcome.status < 128);
        QVERIFY2(!outcome.messages.contains('\x1b') && !outcome.output.contains('\x1b'),
                 outcome.messages);
    }

    void long_lines_are_cut_in_messages() {
        const Outcome outcome =
            Shell().run("alea-lab review $(printf 'x%.0s' {1..5000})").must_end(1);
        QVERIFY(outcome.messages.size() < 1200);
        const Outcome host = Shell().run("printf 'x%.0s' {1..5000} | alea-judge yahtzee host "
                                         "--unsafe 'alea-bot --strategy random'");
        QVERIFY2(host.output.startsWith("{\"failure\": \"not a position: "), host.output);
        QVERIFY(host.output.size() < 1200);
    }

    void a_message_names_what_is_wrong_data() {
        const auto row = tests::columns<QString, int, QString>("line", "status", "words");
        const QString knockout =
            " >entrants; alea-judge yahtzee knockout --unsafe --state state entrants";
        row("too many columns", "printf 'a\\tx\\ny\\tb\\tc\\td\\te\\n'" + knockout, 1,
            "four columns at most: name, command, set-up command, folder");
        row("no such folder", "printf 'a\\tx\\t\\tnowhere\\nb\\ty\\n'" + knockout, 2,
            "a: there is no folder 'nowhere'");
        row("no folder of a program", "printf 'a\\tx\\t\\t/\\nb\\ty\\n'" + knockout, 2,
            "a: '/' can't be a program's own folder");
        row("mistyped strategy", "alea-bot --strategy basik-6", 2, "basic or basic-K");
    }
    void a_message_names_what_is_wrong() {
        QFETCH(const QString, line);
        QFETCH(const int, status);
        QFETCH(const QString, words);
        Shell().run(line).must_end(status, words.toUtf8());
    }

    // The folder of the judge has files of these names.
    void no_such_file_names_no_file() {
        const Outcome outcome = Shell().run(": > file; : > or; : > directory; alea-judge yahtzee "
                                            "check-program --unsafe \"sh -c 'cat gone; "
                                            "exit 1'\"");
        QVERIFY2(outcome.output.contains("; there is no such file outside"), outcome.output);
    }

    void input_that_cannot_be_read_is_a_fault_data() {
        tests::columns<QString>("line");
        for (const char* line :
             {"alea-lab hint", "alea-lab review", "alea-lab verify-dice",
              "alea-bot --strategy greedy", "alea-bot --game dominoes --strategy random",
              "alea-bot --game dilemma", "alea-solve clairvoyant", "alea-judge yahtzee check",
              "alea-judge yahtzee replay", "alea-judge dominoes replay",
              "alea-judge dilemma rescore", "alea-judge dilemma tournament --unsafe",
              "alea-judge yahtzee match --unsafe --pace step 'alea-bot --strategy random' "
              "'alea-bot --strategy random'"})
            for (const char* input : {"<&-", "< ."})
                QTest::addRow("%s %s", line, input) << QString(line) + ' ' + input;
    }
    void input_that_cannot_be_read_is_a_fault() {
        QFETCH(QString, line);
        const Shell shell;
        const Outcome outcome = shell.run(line).must_end(1, "standard input");
        QVERIFY(!outcome.messages.contains("basic_") && !outcome.messages.contains("exception"));
        QCOMPARE(shell.files(), QStringList());
    }

    void folders_that_cannot_be_made_are_reported_before_the_work_data() {
        const auto row = tests::columns<QString>("line");
        const QString bots = " 'alea-bot --strategy random' 'alea-bot --strategy random'";
        row("pages", "alea-judge yahtzee match --unsafe --html no/pages" + bots);
        row("tables", "alea-lab publish no/tables");
    }
    void folders_that_cannot_be_made_are_reported_before_the_work() {
        QFETCH(QString, line);
        const Outcome outcome =
            Shell().run(line).must_end(1, "could not be made: No such file or directory\n");
        QCOMPARE(outcome.output, QByteArray());
    }

    void libraries_keep_their_words_to_themselves() {
        Shell shell;
        shell.run("echo '{' > broken; echo '[1]' > other");
        for (const char* file : {"broken", "other", ".", "/dev/null"}) {
            const Outcome outcome = shell.run(QString("alea-lab merge ") + file).must_end(1);
            QVERIFY2(!outcome.messages.contains("json.exception"), outcome.messages);
            QVERIFY2(outcome.messages.contains(QByteArray("'") + file + "'"), outcome.messages);
        }
    }

    void messages_name_standard_input_in_words_data() {
        tests::each("line", {"dilemma rescore", "dilemma tournament --unsafe", "yahtzee replay -",
                             "dominoes replay -", "yahtzee knockout --unsafe --state s -"});
    }
    void messages_name_standard_input_in_words() {
        QFETCH(QString, line);
        Shell().run("echo nonsense | alea-judge " + line).must_end(1, "standard input: line 1");
    }

    void quiet_matches_have_no_notes() {
        const QString match = "alea-judge yahtzee match --unsafe --seed 1 --games 4 --sprt 0,50 "
                              "'alea-bot --strategy greedy' 'alea-bot --strategy random'";
        const Outcome loud = Shell().run(match);
        QVERIFY2(loud.messages.startsWith("alea-judge yahtzee match: "), loud.messages);
        QCOMPARE(Shell().run(match + " --quiet").messages, QByteArray());
    }
    void quiet_shards_have_no_notes() {
        const Shell shell;
        for (const char* duel : {"duel", "duel --game dominoes"}) {
            const QString shard =
                QString("alea-lab %1 --games 4 --seed 1 --shard 1/2 --if-missing "
                        "--json-file %2 %3 ")
                    .arg(duel, QString(duel).contains("game") ? "d" : "y",
                         QString(duel).contains("game") ? "block pips" : "greedy random");
            QCOMPARE(shell.run(shard).status, 0);
            QVERIFY(shell.run(shard).messages.contains("shard 1 is there"));
            QCOMPARE(shell.run(shard + "--quiet").messages, QByteArray());
        }
    }
};

} // namespace test_messages
