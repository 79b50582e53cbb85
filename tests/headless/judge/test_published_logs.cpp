// From a log to learning and checking: replay --games, packed logs, and the logs that pages carry.

#include "core/yahtzee/notation/record.h"
#include "tests/headless/support/shell.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QRegularExpression>

namespace test_published_logs {

using namespace tests;

const QString player = "'" ALEA_ENTRANT " play 0' ";
const QString second_best = "'" ALEA_ENTRANT " play-second-best 0' ";

QString match(const QString& options, const QString& b = second_best) {
    return "alea-judge yahtzee match --unsafe --seed 7 " + options + ' ' + player + b;
}

// `options`: of a contest of two with pages and a state "s", begun with the command.
QString contest(const QString& command, const QString& options) {
    return "printf 'p1\\t" ALEA_ENTRANT " play 0\\np2\\t" ALEA_ENTRANT
           " play-second-best 0\\n' > entrants; alea-judge yahtzee " +
           command + " --unsafe --seed 1 --state s --html pages " + options + " entrants";
}

QJsonObject side(const QJsonObject& report, int number) {
    return report["sides"].toArray()[number].toObject();
}

// The command on a page, as a stranger would type it.
QString command_on(const QByteArray& page) {
    static const QRegularExpression command("alea-judge yahtzee replay [^<]*");
    return command.match(page).captured();
}

class TestPublishedLogs : public ShellTest {
    Q_OBJECT

private Q_SLOTS:
    void each_game_of_a_log_becomes_a_file_that_review_reads() {
        QCOMPARE(run(match("--games 11 --jobs 3 --log log")).status, 0);
        QCOMPARE(run("alea-judge yahtzee replay --games games log").status, 0);
        QCOMPARE(run("ls games | wc -l").output.trimmed(), QByteArray("11"));
        const QByteArray log = shell_->content("log");
        for (int game = 1; game <= 11; ++game) {
            const QByteArray text =
                shell_->content(QString("games/%1.alea").arg(game, 2, 10, QChar('0')));
            const auto records = core::yahtzee::notation::parse_records(text.toStdString());
            QVERIFY2(records && records->size() == 1, text);
            QCOMPARE(records->front().players[0].name, std::string(game % 2 == 1 ? "a" : "b"));
            QCOMPARE(records->front().dice->game, static_cast<std::uint64_t>(game - 1));
        }
        QVERIFY(log.contains("\ngame 11 a 10\n"));
        const Outcome review = run("alea-lab review --json games/07.alea").must_end(0);
        QVERIFY(review.json()["finished"].toBool());
    }

    void many_games_are_reviewed_in_a_summary() {
        QCOMPARE(run(match("--games 11 --log log")).status, 0);
        const Outcome summary = run("alea-lab review log").must_end(0);
        QVERIFY2(summary.output.count('\n') < 30, summary.output);
        for (const char* words : {": 11 games", "luck-free score", "at a loss of"})
            QCOMPARE(summary.output.count(words), 2);
        const Outcome each = run("alea-lab review --each log");
        QCOMPARE(each.output.count("\nat      dice"), 11);
        QVERIFY(each.output.endsWith(summary.output));
        QCOMPARE(run("alea-lab review --json log").output.count('\n'), 12);
    }

    void a_folder_with_something_in_it_is_refused() {
        run("mkdir games && echo mine > games/1.alea && touch file && cp " ALEA_TEST_DATA
            "/match.log log")
            .must_end(0);
        QCOMPARE(run("alea-judge yahtzee replay --games games log").status, 2);
        QCOMPARE(run("alea-judge yahtzee replay --games file log").status, 2);
        QCOMPARE(run("alea-judge yahtzee replay --games '' log").status, 2);
        QCOMPARE(shell_->content("games/1.alea"), QByteArray("mine\n"));
        QCOMPARE(run("alea-judge yahtzee replay --force --games games log").status, 0);
        QVERIFY(shell_->content("games/1.alea").startsWith("[Alea \"1\"]"));
    }

    void a_wrong_log_gives_no_games() {
        run("sed 's/^end a 282/end a 283/' " ALEA_TEST_DATA
            "/match.log > log; alea-judge yahtzee replay --games games log")
            .must_end(1);
        QVERIFY(!QDir(shell_->path("games")).exists());
    }

    void forfeited_games_are_written_as_far_as_they_went() {
        QCOMPARE(run(match("--games 3 --log log", "'" ALEA_ENTRANT " crash 20'")).status, 1);
        QCOMPARE(run("alea-judge yahtzee replay --games games log").status, 0);
        QCOMPARE(run("ls games").output, QByteArray("1.alea\n2.alea\n"));
        QVERIFY(shell_->content("games/2.alea").contains("forfeit b"));
    }

    void packed_logs_are_read_as_they_are_data() {
        tests::each("command",
                    {"alea-judge yahtzee replay", "alea-lab review", "alea-lab verify-dice"});
    }
    void packed_logs_are_read_as_they_are() {
        QFETCH(QString, command);
        const Outcome plain = run(command + " < " ALEA_TEST_DATA "/match.log").must_end(0);
        const QByteArray once =
            run("gzip -c " ALEA_TEST_DATA "/match.log > l.gz; " + command + " l.gz").output;
        static const QRegularExpression times("found in [0-9.]+ s");
        QCOMPARE(QString(once).remove(times), QString(plain.output).remove(times));
        // Packed in two pieces, as gzip allows.
        run("(head -9 " ALEA_TEST_DATA "/match.log | gzip; tail -n +10 " ALEA_TEST_DATA
            "/match.log | gzip) > l.gz; " +
            command + " - < l.gz")
            .must_end(0);
    }

    void damaged_packed_logs_are_refused_data() {
        const auto row = tests::columns<QString>("make");
        row("cut off", "gzip -c log | head -c 900");
        row("only the mark", "printf '\\037\\213'");
        row("changed", "gzip -c log | sed 's/\\(.\\{200\\}\\)./\\1x/'");
        row("without end", "gzip -c log | head -c -6");
        row("too long", "head -c 100000000 /dev/zero | gzip -1 > m; for i in 1 2 3 4 5 6 7 8 9 10 "
                        "11; do cat m; done");
    }
    void damaged_packed_logs_are_refused() {
        QFETCH(QString, make);
        run("export LC_ALL=C; cp " ALEA_TEST_DATA "/match.log log; (" + make +
            ") > l.gz; alea-judge yahtzee replay l.gz")
            .must_end(1, "l.gz");
    }

    void the_pages_of_a_match_carry_its_log() {
        QCOMPARE(run(match("--games 6 --jobs 2 --html pages --json-file json")).status, 0);
        const Outcome replay =
            run("cd pages; " + command_on(shell_->content("pages/index.html")) + " --json")
                .must_end(0);
        const auto played = shell_->json("json");
        const auto judged = replay.json();
        QCOMPARE(judged["seed"], played["seed"]);
        QCOMPARE(judged["terms"], played["terms"]);
        QCOMPARE(side(judged, 0)["wins"], side(played, 0)["wins"]);
        QCOMPARE(command_on(shell_->content("pages/games/3.html")),
                 command_on(shell_->content("pages/index.html")));
    }

    void the_published_log_has_what_a_disqualified_program_lost() {
        run(match("--games 9 --html pages", "'" ALEA_ENTRANT " crash 20'")).must_end(1);
        const auto judged = run("cd pages; alea-judge yahtzee replay --json match.log.gz").json();
        QCOMPARE(side(judged, 1)["rest"].toObject()["games"].toInt(), 7);
    }

    void html_games_chooses_the_pages_data() {
        tests::columns<QString, QByteArray>("which", "pages"); // with a forfeit in game 5
        tests::row("all", "all", QByteArray("1.html\n2.html\n3.html\n4.html\n5.html\n"));
        tests::row("forfeits", "forfeits", QByteArray("5.html\n"));
        tests::row("none more", "0", QByteArray("5.html\n"));
        tests::row("two", "2", QByteArray("1.html\n2.html\n5.html\n"));
    }
    void html_games_chooses_the_pages() {
        QFETCH(QString, which);
        QFETCH(QByteArray, pages);
        run(match("--games 8 --html pages --html-games " + which,
                  "'" ALEA_ENTRANT " crash-at-game 0 5'"));
        QCOMPARE(run("ls pages/games").output, pages);
        for (const QByteArray& game : QByteArray("1 2 3 4 5").split(' ')) {
            const bool is_link = shell_->content("pages/index.html")
                                     .contains("<a href=\"games/" + game + ".html\">");
            QCOMPARE(is_link, pages.contains(game + ".html"));
        }
    }

    void a_wrong_choice_of_games_is_refused_data() {
        tests::each("which", {"some", "-1", "3x", "''", "1.5"});
    }
    void a_wrong_choice_of_games_is_refused() {
        QFETCH(QString, which);
        QCOMPARE(run(match("--games 1 --html pages --html-games " + which)).status, 2);
        QVERIFY(!QDir(shell_->path("pages")).exists());
    }

    void a_match_with_another_seed_than_its_contest_gives_is_found_out() {
        run(contest("roundrobin", "--games 2")).must_end(0);
        const QString command = command_on(shell_->content("pages/1-2/index.html"));
        QVERIFY(command.contains("--contest"));
        QCOMPARE(run("cd pages/1-2; " + command).status, 0);
        // The log of a match whose seed the organiser chose.
        QCOMPARE(run(match("--games 2 --log pages/1-2/1-2.log")).status, 0);
        run("cd pages/1-2; gzip -f 1-2.log; " + command).must_end(1, "1-2.log.gz");
    }

    void every_match_of_a_contest_carries_its_log() {
        run(contest("knockout", "--games 4 --jobs 1 --html-games forfeits")).must_end(0);
        int matches = 0;
        for (QDirIterator it(shell_->path("pages"), QDir::Dirs | QDir::NoDotAndDotDot);
             it.hasNext(); ++matches) {
            const QString name = QFileInfo(it.next()).fileName();
            const QByteArray page = shell_->content("pages/" + name + "/index.html");
            const Outcome replay = run("cd pages/" + name + "; " + command_on(page)).must_end(0);
            QVERIFY2(replay.output.contains('\n' + name.toUtf8() + ": ") &&
                         replay.output.contains(", in the contest whose seed has the SHA-256 "),
                     replay.output);
            QVERIFY(!QDir(shell_->path("pages/" + name + "/games")).exists());
            // The same bytes as beside the state.
            QCOMPARE(run("zcat pages/" + name + "/*.log.gz").output,
                     shell_->content("s.d/" + name + ".log"));
        }
        QVERIFY(matches >= 4);
    }
};

} // namespace test_published_logs
