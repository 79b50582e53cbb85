// The pages that a contest is published as: written by alea-judge, checked by tidy, and loaded by
// Chromium, where these are installed.

#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QStandardPaths>

namespace test_html {

using namespace tests;

const QString player = ALEA_ENTRANT " play 0";
const QString second_best = ALEA_ENTRANT " play-second-best 0";

const QByteArray script = "<script>alert(1)</script>";
const QByteArray right_to_left = "\xe2\x80\xae\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d & \"b\"";
const QByteArray long_name = QByteArray(200, 'N');

Outcome run(const QStringList& words) { return tests::run("judge", words); }

QStringList pages_below(const QString& folder) {
    QStringList pages;
    QDirIterator it(folder, {"*.html"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) pages << it.next();
    pages.sort();
    return pages;
}

// The fault of the links, scripts and addresses of a page; empty if nothing.
QString fault_of(const QString& page) {
    const QString text = QString::fromUtf8(read_file(page));
    if (!text.startsWith("<!DOCTYPE html>") || !text.endsWith("</html>\n")) return "not whole";
    if (text.contains("<script") || text.contains(" onclick")) return "a script";
    static const QRegularExpression address("(?:href|src)=\"([^\"]*)\"");
    for (auto it = address.globalMatch(text); it.hasNext();) {
        const QString to = it.next().captured(1);
        if (to == "data:," || to.startsWith('#')) continue;
        if (to.contains(':') || to.startsWith('/')) return "an address outside: " + to;
        if (!QFile::exists(QFileInfo(page).path() + '/' + to)) return "a dead link: " + to;
    }
    return {};
}

// Errors and warnings of tidy.
QByteArray tidied(const QString& page) {
    const auto tidy = tests::run_program("tidy", {"-quiet", "-errors", "-utf8", page});
    if (tidy.status < 0) return "tidy does not end";
    QByteArray faults;
    for (const QByteArray& line : tidy.messages.split('\n'))
        if (line.contains(" - Error: ") || line.contains(" - Warning: ")) faults += line + '\n';
    return faults;
}

// The console's messages when Chromium loads a page.
QByteArray console_of(const QString& page) {
    QTemporaryDir profile;
    const auto chromium = tests::run_program(
        "chromium", {"--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--enable-logging=stderr", "--v=0", "--user-data-dir=" + profile.path(),
                     "--dump-dom", "file://" + page});
    if (chromium.status < 0) return "Chromium does not end";
    if (!chromium.output.contains("</html>")) return "Chromium shows nothing";
    QByteArray said;
    for (const QByteArray& line : chromium.messages.split('\n'))
        if (line.contains(":CONSOLE")) said += line + '\n';
    return said;
}

class TestHtml : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        run({"yahtzee", "match", "--unsafe", "--games", "6", "--seed", "3", "--html", path("match"),
             player, ALEA_ENTRANT " crash 40"})
            .must_end(1); // a program was put out
        write_file(path("entrants"), script + '\t' + player.toUtf8() + '\n' + right_to_left + '\t' +
                                         second_best.toUtf8() + '\n' + long_name + '\t' +
                                         player.toUtf8() + "\nout\t" ALEA_ENTRANT " exit 3\n");
        run({"yahtzee", "knockout", "--unsafe", "--games", "8", "--seed", "4", "--jobs", "1",
             "--state", path("state"), "--html", path("knockout"), path("entrants")})
            .must_end(0);
        round_robin_ = run({"yahtzee", "roundrobin", "--unsafe", "--games", "4", "--seed", "4",
                            "--jobs", "1", "--state", path("round"), "--html", path("roundrobin"),
                            "--anchor", QString::fromUtf8(long_name), path("entrants")})
                           .must_end(0)
                           .output;
        const QByteArray fiend = ALEA_TEST_PROGRAMS "/dilemma_fiend ";
        write_file(path("players"), script + '\t' + fiend + "work\n" + right_to_left + '\t' +
                                        fiend + "slow\n" + long_name + '\t' + fiend +
                                        "fail\nbroken \xff\xc3\t" + fiend + "word\n");
        run({"dilemma", "tournament", "--unsafe", "--rounds", "12", "--log", path("log"), "--html",
             path("dilemma"), path("players")})
            .must_end(0);
    }

    void every_page_is_whole_and_links_to_what_is_there_data() { rows(); }
    void every_page_is_whole_and_links_to_what_is_there() {
        QFETCH(QString, contest);
        const QStringList pages = pages_below(path(contest));
        QVERIFY(!pages.isEmpty());
        for (const QString& page : pages)
            QVERIFY2(fault_of(page).isEmpty(), qPrintable(page + ": " + fault_of(page)));
    }

    void strangers_names_are_escaped_data() { tests::each("contest", {"knockout", "dilemma"}); }
    void strangers_names_are_escaped() {
        QFETCH(QString, contest);
        const QByteArray index = read_file(path(contest + "/index.html"));
        QVERIFY(index.contains("<bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi>"));
        QVERIFY(index.contains("<bdi>\xe2\x80\xae\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d &amp; &quot;b"));
        QVERIFY(index.contains('>' + long_name + "</bdi>"));
        // Whatever bytes the names hold, the pages are UTF-8.
        QCOMPARE(QString::fromUtf8(index).toUtf8(), index);
    }

    void each_name_in_a_heading_stands_apart() {
        const QStringList pages = pages_below(path("knockout"));
        QVERIFY(pages.filter("/index.html").size() > 4); // of the contest and of its matches
        for (const QString& page : pages) {
            const QByteArray text = read_file(page);
            const qsizetype start = text.indexOf("<h1>");
            const QByteArray heading = text.mid(start, text.indexOf("</h1>") - start);
            if (page.endsWith("/index.html") && !page.endsWith("knockout/index.html"))
                QVERIFY2(heading.count("<bdi") == 2, heading.constData());
            const qsizetype title = text.indexOf("<title>");
            const QByteArray words = text.mid(title, text.indexOf("</title>") - title);
            QVERIFY2(!words.contains("\xe2\x80\xae"), words.constData());
        }
    }

    void qualifications_have_pages() {
        const QByteArray index = read_file(path("knockout/index.html"));
        for (const char* page : {"Q1/index.html", "Q4/index.html"}) {
            QVERIFY2(index.contains(QByteArray("href=\"") + page), page);
            QVERIFY(read_file(path(QString("knockout/") + page)).contains("random player"));
        }
        QVERIFY(QFile::exists(path("knockout/Q1/games/8.html")));
    }

    void a_resumed_contest_is_published_whole() {
        const QStringList before = pages_below(path("knockout"));
        run({"yahtzee", "knockout", "--unsafe", "--games", "8", "--seed", "4", "--jobs", "1",
             "--resume", "--state", path("state"), "--html", path("knockout"), path("entrants")})
            .must_end(0);
        QCOMPARE(pages_below(path("knockout")), before);
    }

    void a_round_robin_has_a_cross_table() {
        const QByteArray index = read_file(path("roundrobin/index.html"));
        QVERIFY(index.contains("<h2>Cross table</h2>"));
        QCOMPARE(index.count("<td><a href=\"1-2/index.html\">"), 2);
    }

    void a_match_shows_result_forfeits_and_hashes() {
        const QByteArray index = read_file(path("match/index.html"));
        for (const char* part :
             {"99 % interval", "<polyline", "killed by signal 6", "SHA-256 of the seed",
              "protection", "Peak memory", "games that were left"})
            QVERIFY2(index.contains(part), part);
    }

    void a_game_is_shown_turn_by_turn_with_dice_drawn() {
        const QByteArray game = read_file(path("match/games/1.html"));
        QCOMPARE(game.count("<tr"), 1 + 26); // the entrants never roll again
        QCOMPARE(game.count("<tr class=\"b\""), 13);
        QCOMPARE(game.count("class=\"die"), 5 * 26);
        QVERIFY(game.contains("<symbol id=\"d6\""));
        QVERIFY(game.contains(" in chance"));
    }

    void the_reason_of_a_forfeit_is_reported_once() {
        const QByteArray index = read_file(path("roundrobin/index.html"));
        QVERIFY(index.contains(">exited with status 3<"));
        QVERIFY(!read_file(path("roundrobin/1-4/index.html")).contains("exited: exited"));
        QVERIFY(!round_robin_.contains("exited: exited"));
        // A state keeps its form, so that contests of other versions can be gone on with.
        QVERIFY(read_file(path("round")).contains("exited: exited with status 3"));
        // Where the words don't begin with the reason, both are there.
        QVERIFY(read_file(path("match/index.html")).contains("crashed: killed by signal 6"));
    }

    void a_knockout_shows_the_bracket_before_the_matches() {
        const QByteArray index = read_file(path("knockout/index.html"));
        const qsizetype bracket = index.indexOf("<h2>Bracket</h2>");
        const qsizetype round = index.indexOf("<h2>Winners&#39; bracket, round 1</h2>");
        QVERIFY(bracket > 0 && bracket < round);
        QVERIFY(index.contains("<h2>Final</h2>"));
        QVERIFY(index.contains("</strong> <span class=\"soft\">wins"));
    }

    void drawings_hold_names_of_any_length_and_direction() {
        for (const char* page : {"knockout/index.html", "dilemma/index.html"}) {
            const QByteArray index = read_file(path(page));
            const QByteArray drawing = index.mid(index.indexOf("<div class=\"picture"));
            const QByteArray svg = drawing.left(drawing.indexOf("</svg>"));
            QVERIFY(svg.size() > 100);
            QVERIFY2(svg.contains("NNN\xe2\x80\xa6</text>"), page);
            QVERIFY2(!svg.contains(QByteArray(30, 'N')), page);
            QVERIFY2(!svg.contains("\xe2\x80\xae"), page);
        }
    }

    void the_anchor_of_ratings_is_named() {
        QCOMPARE(read_file(path("roundrobin/index.html")).count(">anchor</td>"), 1);
    }

    void tables_of_text_stay_straight_whatever_the_names_are() {
        const QByteArray scores = run({"dilemma", "rescore", path("log")}).must_end(0).output;
        QVERIFY(scores.contains("NNN\xe2\x80\xa6"));
        const qsizetype ratings = round_robin_.indexOf("\nrank ");
        QVERIFY(ratings > 0);
        const QByteArray tables =
            round_robin_.mid(ratings, round_robin_.indexOf("\n\n", ratings) - ratings);
        QVERIFY(tables.contains("NNN\xe2\x80\xa6"));
        for (const QByteArray& text : {scores, tables}) {
            QVERIFY(!text.contains("\xe2\x80\xae"));
            QVERIFY(!text.contains(QByteArray(50, 'N')));
        }
    }

    void the_dilemma_lists_commands_apart_from_the_ranking() {
        const QByteArray index = read_file(path("dilemma/index.html"));
        const QByteArray ranking = index.left(index.indexOf("</table>"));
        QVERIFY(!ranking.contains("dilemma_fiend"));
        QCOMPARE(index.count("dilemma_fiend work</bdi>"), 1);
    }

    void the_dilemma_tells_each_warning() {
        const QByteArray index = read_file(path("dilemma/index.html"));
        QCOMPARE(index.count("exited with status 3"), 12);
        QVERIFY(index.contains("bad output: "));
        QVERIFY(read_file(path("dilemma/rounds-1.html")).contains("(2,&nbsp;1)"));
    }

    void only_a_folder_of_pages_is_replaced() {
        QVERIFY(QDir(folder_.path()).mkpath("other"));
        write_file(path("other/thesis.txt"), "years of work");
        const auto words = [this](const QString& name, const QString& seed = "3") {
            return QStringList{"yahtzee", "match",  "--unsafe", "--games", "1",   "--seed",
                               seed,      "--html", path(name), player,    player};
        };
        run(words("other")).must_end(2, "exists, and alea-judge has not written it");
        run(words("other") << "--force").must_end(2);
        run(words("other/thesis.txt")).must_end(2);
        QCOMPARE(read_file(path("other/thesis.txt")), QByteArray("years of work"));
        run(words("again")).must_end(0);
        write_file(path("again/games/7.html"), "of an earlier match");
        run(words("again")).must_end(0);
        QVERIFY(QFile::exists(path("again/games/1.html")));
        QVERIFY(!QFile::exists(path("again/games/7.html")));
        QVERIFY(!QFile::exists(path("again.new")));
        // Another contest's pages are as good as somebody else's files.
        write_file(path("again/games/7.html"), "of another match");
        run(words("again", "4")).must_end(2);
        QVERIFY(QFile::exists(path("again/games/7.html")));
        run(words("again", "4") << "--force").must_end(0);
        QVERIFY(!QFile::exists(path("again/games/7.html")));
        run(words("again", "4")).must_end(0);
    }

    void the_pages_are_valid_html_data() { rows(); }
    void the_pages_are_valid_html() {
        QFETCH(QString, contest);
        if (QStandardPaths::findExecutable("tidy").isEmpty()) QSKIP("tidy is not installed");
        for (const QString& page : pages_below(path(contest)))
            QVERIFY2(tidied(page).isEmpty(), (page.toUtf8() + '\n' + tidied(page)).constData());
    }

    void a_browser_loads_each_kind_of_page_without_a_message_data() {
        tests::each("page",
                    {"match/index.html", "match/games/1.html", "knockout/index.html",
                     "knockout/F1/index.html", "dilemma/index.html", "dilemma/rounds-1.html"});
    }
    void a_browser_loads_each_kind_of_page_without_a_message() {
        QFETCH(QString, page);
        if (QStandardPaths::findExecutable("chromium").isEmpty())
            QSKIP("chromium is not installed");
        QVERIFY(QFile::exists(path(page)));
        QCOMPARE(console_of(path(page)), QByteArray());
    }

private:
    QString path(const QString& name) const { return folder_.filePath(name); }
    static void rows() { tests::each("contest", {"match", "knockout", "roundrobin", "dilemma"}); }

    QTemporaryDir folder_;
    QByteArray round_robin_; // what it printed
};

} // namespace test_html
