// Contest programs as opponents, as a second coach and against each other: those that play well,
// crash, cheat or say nothing, and a window that never waits for them.

#include "app/dialogs/match_dialog.h"
#include "app/session/programs/host_process.h"
#include "app/text/words.h"
#include "core/yahtzee/notation/match_log.h"
#include "core/yahtzee/notation/record_words.h"
#include "tests/app/desk.h"
#include "tests/app/judge.h"
#include "tests/support/processes.h"

#include <QSignalSpy>
#include <QTableView>

namespace test_contest_programs {

using namespace app::session;
using namespace tests;
using core::yahtzee::Action;

// Without a sandbox, which these tests are not about, and quick to give up.
const QStringList host_options{"--unsafe", "--wall", "1"};

const core::yahtzee::Position position{{}, {core::yahtzee::Card()}, {5, 3, 4, 2, 1}, 1};

struct Table {
    QTemporaryDir folder;
    Trainer trainer{folder.path(), {}, host_options};
    QSignalSpy failed{&trainer.session, &GameSession::playerFailed};

    QString script(const QString& name, const QString& text) {
        tests::write_script(folder.filePath(name), ("#!/bin/sh\n" + text).toUtf8());
        return folder.filePath(name);
    }
    // Max moves first, then Ada.
    void begin(const QString& command) {
        trainer.session.setPace(std::chrono::milliseconds(0));
        trainer.session.setContestPrograms({{"Max", command}});
        trainer.session.begin(Timeline(tests::record_of({{"Max", "program:Max"}, {"Ada", {}}}, 3)));
    }
    GameSession& session() { return trainer.session; }
    QString why() const { return failed.last().first().toString(); }
};

// Max in these seats of a match at full speed.
void prepare(app::dialogs::MatchDialog& dialog, const QStringList& seats, int games) {
    dialog.show();
    for (const QString& seat : seats) dialog.findChild<QComboBox*>(seat)->setCurrentText("Max");
    dialog.findChild<QSpinBox*>("matchGames")->setValue(games);
    dialog.findChild<QSlider*>("matchPace")->setValue(7);
}

class TestContestPrograms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        if (!tests::finds_judge()) QSKIP("alea-judge isn't built");
    }

    void a_program_plays_a_turn() {
        Table table;
        table.begin(greedy_bot());
        QTRY_COMPARE_WITH_TIMEOUT(table.session().game().mover(), 1, judge_patience);
        QCOMPARE(table.session().game().card(0).open().size(), 12);
        QCOMPARE(table.failed.size(), 0);
    }

    void a_crash_is_reported_and_the_game_is_kept_data() {
        const auto row = tests::columns<QString, QString>("text", "words");
        row("exits", "echo 'out of luck' >&2\nexit 3\n", "out of luck");
        row("crashes", "kill -SEGV $$\n", "");
        row("cheats", "while read line; do echo 63000; done\n", "63000");
        row("talks", "while read line; do echo hello; done\n", "hello");
        row("is silent", "sleep 60\n", "");
        row("has closed its output", "exec >&-\nsleep 60\n", "");
    }

    void a_crash_is_reported_and_the_game_is_kept() {
        QFETCH(const QString, text);
        QFETCH(const QString, words);
        Table table;
        table.begin(table.script("bot.sh", text));
        QTRY_COMPARE_WITH_TIMEOUT(table.failed.size(), 1, judge_patience);
        QVERIFY2(!table.why().isEmpty() && table.why().contains(words), qPrintable(table.why()));
        QCOMPARE(table.session().game().mover(), 0);
        QCOMPARE(table.session().game().roll_number(), 1);

        // It can go on with another program in its seat.
        const auto dice = table.session().game().dice();
        table.session().replaceMover({"Expert", "greedy"});
        QCOMPARE(table.session().game().dice(), dice);
        QTRY_COMPARE_WITH_TIMEOUT(table.session().game().mover(), 1, judge_patience);
        QVERIFY(QString::fromStdString(table.session().record().comment).contains("Expert"));
    }

    void a_failed_program_can_be_asked_again() {
        Table table;
        const QString flag = table.folder.filePath("works");
        table.begin(table.script(
            "bot.sh", QString("[ -e '%1' ] || exit 1\nexec %2\n").arg(flag, greedy_bot())));
        QTRY_COMPARE_WITH_TIMEOUT(table.failed.size(), 1, judge_patience);
        tests::write_file(flag, {});
        table.session().askAgain();
        QTRY_COMPARE_WITH_TIMEOUT(table.session().game().mover(), 1, judge_patience);
    }

    void unlisted_programs_and_other_games_are_reported() {
        Table table;
        table.begin(greedy_bot());
        table.session().setContestPrograms({});
        table.session().begin(Timeline(tests::record_of({{"Max", "program:Max"}, {"Ada", {}}}, 3)));
        QTRY_COMPARE(table.failed.size(), 1);
        QVERIFY(table.why().contains("list of contest programs"));
        table.session().begin(
            Timeline(tests::record_of({{"Max", "program:Max"}, {"A", {}}, {"B", {}}}, 3)));
        QTRY_COMPARE(table.failed.size(), 2);
        QVERIFY(table.why().contains("games of two"));
    }

    void the_window_never_waits_for_a_program() {
        QElapsedTimer clock;
        qint64 longest = 0;
        {
            Table table;
            table.begin(table.script("bot.sh", "sleep 60\n"));
            clock.start();
            while (table.failed.empty() && clock.elapsed() < judge_patience) {
                QElapsedTimer one;
                one.start();
                QCoreApplication::processEvents(QEventLoop::AllEvents);
                longest = std::max(longest, one.elapsed());
                QTest::qSleep(1);
            }
            QCOMPARE(table.failed.size(), 1);
            table.session().askAgain();
            QCoreApplication::processEvents();
            clock.start();
        } // it is asked still
        QVERIFY2(longest < 500, qPrintable(QString::number(longest)));
        QVERIFY2(clock.elapsed() < 900, qPrintable(QString::number(clock.elapsed())));
    }

    void a_second_coach_says_what_it_would_do_and_what_that_loses() {
        Table table;
        Trainer& trainer = table.trainer;
        trainer.values.publish(tests::solved_values());
        trainer.coach.setMode(HintMode::on);
        trainer.second_coach.setProgram("Max", {{"Max", greedy_bot()}});
        QSignalSpy changed(&trainer.second_coach, &SecondCoach::changed);
        trainer.session.begin(Timeline(tests::person_and("random", 3)));
        QVERIFY(!trainer.second_coach.isThinking());
        trainer.session.roll();
        QVERIFY(trainer.second_coach.isThinking());
        QTRY_VERIFY_WITH_TIMEOUT(trainer.second_coach.choice().has_value(), judge_patience);
        const auto advice = trainer.second_coach.compared();
        QVERIFY(advice && advice->made);
        QVERIFY(advice->chosen().loss >= 0);
    }

    void the_window_tells_and_offers_another_player() {
        tests::Desk desk(tests::person_and("random", 3));
        desk.session().begin(Timeline(tests::record_of({{"Max", "program:Max"}, {"Ada", {}}}, 3)));
        auto& notice = desk.the<app::widgets::NoticeBar>("failing");
        QTRY_VERIFY(notice.isVisible());
        QVERIFY(notice.text().contains("Max can't play on"));
        QVERIFY(notice.text().endsWith("Your game is kept."));
        desk.click("otherPlayer");
        auto& dialog = desk.the<QDialog>("otherPlayerDialog");
        QVERIFY(dialog.isVisible());
        dialog.accept(); // the first: a beginner
        QVERIFY(!notice.isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(desk.game().mover(), 1, judge_patience);
    }

    void a_judge_s_log_becomes_records() {
        const auto records = app::storage::read_games(ALEA_TEST_DATA "/match.log");
        QVERIFY2(records, records ? "" : records.error().what.c_str());
        QCOMPARE(records->size(), std::size_t(2));
        const int results[][2] = {{276, 264}, {198, 282}}; // as the log has them, first mover first
        for (std::size_t i = 0; i < records->size(); ++i) {
            const auto& record = (*records)[i];
            const auto game = replay(record);
            QVERIFY(game.phase() == core::yahtzee::Phase::over);
            QCOMPARE(game.card(0).total(), results[i][0]);
            QCOMPARE(game.card(1).total(), results[i][1]);
            QVERIFY(record.dice);
            QVERIFY(!first_foreign_roll(record)); // every roll is that of the seed
            const auto again = core::yahtzee::notation::parse_records(to_text(record));
            QVERIFY(again && again->front() == record);
        }
    }

    void a_log_that_is_cut_or_wrong_is_read_as_far_as_it_goes_or_refused() {
        const std::string text = tests::read_file(ALEA_TEST_DATA "/match.log").toStdString();
        for (std::size_t length = 0; length < text.size(); length += 97) {
            const auto records =
                core::yahtzee::notation::parse_match_log(std::string_view(text).substr(0, length));
            QVERIFY2(records, std::to_string(length).c_str());
        }
        std::string wrong = text;
        wrong[wrong.find("6 2 1 6 3 1 : 19")] = '5';
        QVERIFY(
            !core::yahtzee::notation::parse_match_log(wrong)); // the next position doesn't follow
        QVERIFY(!core::yahtzee::notation::parse_match_log("alea dominoes log 1\n"));
    }

    void a_match_is_watched_stopped_and_resumed() {
        app::dialogs::MatchDialog dialog({{"Max", greedy_bot()}}, nullptr, {"--unsafe"});
        prepare(dialog, {"matchSecond"}, 3);
        QSignalSpy announced(&dialog, &app::dialogs::MatchDialog::announced);
        QTest::mouseClick(dialog.findChild<QPushButton*>("matchStart"), Qt::LeftButton);
        const auto& match = dialog.match();
        QTRY_VERIFY_WITH_TIMEOUT(!match.games().empty(), judge_patience);
        auto* toggle = dialog.findChild<QPushButton*>("matchToggle");
        if (toggle->isEnabled()) { // three games may be over already
            toggle->click();
            QTRY_VERIFY(match.state() != MatchProcess::State::playing);
            toggle->click();
        }
        QTRY_COMPARE_WITH_TIMEOUT(match.state(), MatchProcess::State::ended, judge_patience);
        QCOMPARE(match.games().size(), std::size_t(3));
        const QString score = dialog.findChild<QLabel*>("matchScore")->text();
        QVERIFY(score.contains("3 of 3 games"));
        QTRY_COMPARE(announced.size(), 1);
        QCOMPARE(announced.first().first().toString(), score);
        const auto* sheet = dialog.findChild<QTableView*>("matchSheet")->model();
        for (int side = 0; side < 2; ++side) // as the last game ended
            QTRY_COMPARE(sheet->index(sheet->rowCount() - 1, 1 + side).data().toInt(),
                         match.games()[2].points[static_cast<std::size_t>(side)]);

        QSignalSpy opened(&dialog, &app::dialogs::MatchDialog::opened);
        auto* list = dialog.findChild<QListWidget*>("matchList");
        QCOMPARE(list->count(), 3);
        list->setCurrentRow(1);
        dialog.findChild<QPushButton*>("matchOpen")->click();
        QCOMPARE(opened.size(), 1);
        const auto record = opened[0][0].value<core::yahtzee::notation::Record>();
        QVERIFY(record.dice && !first_foreign_roll(record));
        QCOMPARE(record.players[0].name, std::string("Max")); // the first mover alternates
        QCOMPARE(record.players[1].program, std::string("optimal"));
        const auto game = replay(record);
        QCOMPARE(game.card(1).total(), match.games()[1].points[0]);
    }

    void a_match_goes_step_by_step() {
        MatchProcess match({"--unsafe"});
        QSignalSpy acted(&match, &MatchProcess::acted);
        match.setPace(std::chrono::hours(1));
        match.start({MatchSide{"A", greedy_bot()}, MatchSide{"B", greedy_bot()}}, 1);
        QSignalSpy rolled(&match, &MatchProcess::rolled);
        QTRY_COMPARE_WITH_TIMEOUT(rolled.size(), 1, judge_patience);
        match.pause();
        QCOMPARE(acted.size(), 0);
        match.step();
        QTRY_COMPARE_WITH_TIMEOUT(acted.size(), 1, judge_patience);
        QTest::qWait(100); // no event shows that no second action follows
        QCOMPARE(acted.size(), 1);
        match.setPace(MatchProcess::at_once);
        match.resume();
        QTRY_COMPARE_WITH_TIMEOUT(match.games().size(), std::size_t(1), judge_patience);
    }

    void a_program_that_is_not_there_is_reported() {
        MatchProcess match({"--unsafe"});
        QSignalSpy failed(&match, &MatchProcess::failed);
        match.setPace(MatchProcess::at_once);
        match.start({MatchSide{"A", "/nowhere/bot"}, MatchSide{"B", greedy_bot()}}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(!failed.empty(), judge_patience);
        QVERIFY(failed[0][0].toString().contains("/nowhere/bot"));
    }

    void a_pause_at_full_speed_stops_after_the_action_at_hand() {
        MatchProcess match({"--unsafe"});
        QSignalSpy acted(&match, &MatchProcess::acted);
        match.setPace(MatchProcess::at_once);
        match.start({MatchSide{"A", greedy_bot()}, MatchSide{"B", greedy_bot()}}, 10000);
        QTRY_VERIFY_WITH_TIMEOUT(acted.size() > 3, judge_patience);
        match.pause();
        const qsizetype before = acted.size();
        constexpr int steps = 5;
        for (int i = 0; i < steps; ++i) {
            const qsizetype so_far = acted.size();
            match.step();
            QTRY_VERIFY_WITH_TIMEOUT(acted.size() > so_far, judge_patience);
        }
        QVERIFY2(acted.size() <= before + steps + 1, qPrintable(QString::number(acted.size())));
    }

    void games_lost_at_once_count_in_the_score() {
        Table table;
        MatchProcess match({"--unsafe"});
        match.setPace(MatchProcess::at_once);
        match.start({MatchSide{"A", table.script("bot.sh", "read -r position\nexit 3\n")},
                     MatchSide{"B", greedy_bot()}},
                    100);
        QTRY_COMPARE_WITH_TIMEOUT(match.state(), MatchProcess::State::ended, judge_patience);
        QCOMPARE(match.scores().back().played, 100);
        QCOMPARE(match.scores().back().score, 0.0);
        QVERIFY(match.scores().back().high < 0.2);
    }

    void another_match_asks_before_it_discards_the_games() {
        app::dialogs::MatchDialog dialog({{"Max", greedy_bot()}}, nullptr, {"--unsafe"});
        prepare(dialog, {"matchFirst", "matchSecond"}, 2);
        auto* start = dialog.findChild<QPushButton*>("matchStart");
        start->click();
        const auto& match = dialog.match();
        QTRY_COMPARE_WITH_TIMEOUT(match.state(), MatchProcess::State::ended, judge_patience);
        QCOMPARE(match.games().size(), std::size_t(2));
        start->click();
        QCOMPARE(match.games().size(), std::size_t(2));
        dialog.findChild<QAbstractButton*>("startAnother")->click();
        QVERIFY(match.games().empty());
    }

    // Each answer is in time; four of them, one after the other, would not be.
    void a_slow_program_is_not_blamed_for_questions_that_were_left() {
        Table table;
        HostProcess host(table.script("bot.sh", "while read -r p; do sleep 1.5; echo 31; done\n"),
                         {"--unsafe"}, nullptr, std::chrono::seconds(5));
        QStringList failures;
        int answers = 0;
        for (int i = 0; i < 4; ++i)
            host.ask(
                position, [&](Action) { ++answers; }, [&](const QString& why) { failures << why; });
        QTRY_COMPARE_WITH_TIMEOUT(answers + failures.size(), 1, judge_patience);
        QCOMPARE(failures, QStringList());
    }

    void a_flood_of_a_program_does_not_widen_the_window() {
        Table table;
        app::dialogs::MatchDialog dialog(
            {{"Max", table.script("bot.sh", "head -c 90000 /dev/zero | tr '\\0' x\nexit 1\n")}},
            nullptr, {"--unsafe"});
        prepare(dialog, {"matchFirst"}, 1);
        const int width = dialog.minimumSizeHint().width();
        dialog.findChild<QPushButton*>("matchStart")->click();
        auto* trouble = dialog.findChild<QLabel*>("matchTrouble");
        QTRY_VERIFY_WITH_TIMEOUT(trouble->isVisible(), judge_patience);
        QCOMPARE(dialog.minimumSizeHint().width(), width);
    }

    void a_command_that_looks_like_an_option_is_a_command() {
        HostProcess host("--protection", {"--unsafe"});
        QString failure;
        host.ask(
            position, [](Action) {}, [&](const QString& why) { failure = why; });
        QTRY_VERIFY_WITH_TIMEOUT(!failure.isEmpty(), judge_patience);
        QVERIFY2(failure.contains("no program that can be run"), qPrintable(failure));
    }

    void a_failed_program_is_reported_in_one_sentence() {
        using app::text::failure_text;
        QCOMPARE(failure_text("Max", "exited with status 3"),
                 "Max stopped (exit status 3). Your game is kept.");
        QCOMPARE(failure_text("Max", "killed by signal 9 (Killed)"),
                 "Max stopped (killed by signal 9 (Killed)). Your game is kept.");
    }

    // The host still waits for its program; the match was asked to stop just before it is left.
    void processes_left_running_end_with_the_trainer() {
        const auto is_left = [] {
            const auto* left = qApp->findChild<QObject*>("leftProcesses");
            return left ? left->findChildren<QProcess*>() : QList<QProcess*>();
        };
        const QList<QProcess*> before = is_left();
        Table table;
        QString folder;
        {
            MatchProcess match({"--unsafe"});
            match.setPace(std::chrono::hours(1));
            QSignalSpy rolled(&match, &MatchProcess::rolled);
            match.start({MatchSide{"A", greedy_bot()}, MatchSide{"B", greedy_bot()}}, 1);
            QTRY_COMPARE_WITH_TIMEOUT(rolled.size(), 1, judge_patience);
            folder = QFileInfo(match.logPath()).path();
            HostProcess host(table.script("thinker", "read -r position; exec sleep 60.25\n"),
                             {"--unsafe", "--wall", "60"});
            host.ask(
                position, [](Action) {}, [](const QString&) {});
            QTRY_VERIFY_WITH_TIMEOUT(!tests::processes_with("60.25").empty(), judge_patience);
            match.stop();
        }
        QVERIFY(QFileInfo::exists(folder));
        auto* left = qApp->findChild<QObject*>("leftProcesses");
        QVERIFY(left);
        std::vector<QProcess::ExitStatus> ends;
        for (QProcess* process : is_left())
            if (!before.contains(process))
                connect(process, &QProcess::finished, this,
                        [&](int, QProcess::ExitStatus how) { ends.push_back(how); });
        delete left; // as the application does at its end
        QCOMPARE(ends.size(), std::size_t{2});
        for (const QProcess::ExitStatus end : ends) QCOMPARE(end, QProcess::NormalExit);
        QVERIFY(!QFileInfo::exists(folder));
    }
};

} // namespace test_contest_programs
