// The session: programs play step by step, and what is taken back comes again.

#include "app/session/game_session.h"
#include "tests/app/games.h"
#include "tests/app/settle.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace test_game_session {

using namespace core::yahtzee;
using app::session::GameSession;
using app::session::Timeline;

struct Table {
    app::analysis::AnalysisService analysis;
    GameSession session{analysis};

    Table() { session.setPace(std::chrono::milliseconds(0)); }
};

class TestGameSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void programs_play_a_game_among_themselves() {
        Table table;
        QSignalSpy decided(&table.session, &GameSession::decided);
        table.session.begin(
            Timeline(tests::record_of({{"A", "random"}, {"B", "random"}, {"C", "random"}}, 5)));
        QTRY_VERIFY(table.session.isOver());
        QVERIFY(decided.size() >= 3 * core::yahtzee::box_count);
        QVERIFY(core::yahtzee::notation::parse_records(to_text(table.session.record())));
    }

    void a_person_decides_only_in_turn() {
        Table table;
        table.session.setPace(std::chrono::hours(1));
        table.session.begin(Timeline(tests::person_and("random", 2)));
        QVERIFY(table.session.canRoll());
        QVERIFY(!table.session.canHold());
        table.session.score(Box::chance); // no dice yet
        QVERIFY(table.session.game().card(0).open().contains(Box::chance));
        table.session.roll();
        QVERIFY(table.session.canHold());
        table.session.setHeldSlots(0b11111);
        QVERIFY(!table.session.canRoll());
        table.session.setHeldSlots(0b00111);
        const auto dice = table.session.game().dice();
        table.session.roll();
        for (std::size_t slot = 0; slot < 3; ++slot)
            QCOMPARE(table.session.game().dice()[slot], dice[slot]);
        QCOMPARE(table.session.heldSlots(), 0b00111u); // they stay held
        QCOMPARE(table.session.rolledSlots(), 0b11000u);
        table.session.score(Box::chance);
        QVERIFY(!table.session.isPersonsTurn());
        QVERIFY(!table.session.canRoll());
        table.session.roll();
        table.session.score(Box::ones);
        QCOMPARE(table.session.game().mover(), 1);
        QCOMPARE(table.session.game().roll_number(), 0);
    }

    void take_back_and_redo() {
        Table table;
        table.session.begin(Timeline(tests::person_and("random", 3)));
        QVERIFY(!table.session.canTakeBack());
        table.session.roll();
        const auto before = table.session.game();
        table.session.score(Box::chance);
        QTRY_VERIFY(table.session.isPersonsTurn());
        table.session.roll();
        const auto after = table.session.game();

        table.session.takeBack();
        QVERIFY(table.session.game() == before);
        QVERIFY(table.session.canRedo());
        table.session.redo();
        QVERIFY(table.session.game() == after);
        QCOMPARE(table.session.record().take_backs, 0); // done again as before

        // The dice that are kept at the last moment, whatever is done again at an earlier one.
        table.session.setHeldSlots(0b00011);
        table.session.takeBack();
        table.session.score(Box::chance);
        table.session.redo();
        QCOMPARE(table.session.heldSlots(), 0b00011u);
        table.session.takeBack();
        table.session.backToGame();
        QCOMPARE(table.session.heldSlots(), 0b00011u);
    }

    // As a press of the space bar did, which rolls all dice again.
    void a_game_that_is_looked_at_is_never_replaced() {
        Table table;
        Timeline whole(tests::played_at_random(tests::person_and("random", 3), 1));
        const auto line = whole.record().line;
        for (const bool is_over : {true, false}) {
            auto record = whole.record();
            if (!is_over) record.line.resize(60);
            GameSession& session = table.session;
            session.setPace(std::chrono::hours(1));
            session.begin(Timeline(record));
            session.goTo(1);
            QVERIFY(session.canRoll());
            session.setHeldSlots(
                session.timeline().next_action() == core::yahtzee::Action::hold(0b00101) ? 0b00111
                                                                                         : 0b00101);
            session.roll();
            QCOMPARE(session.timeline().line(), std::size_t(1));
            QCOMPARE(session.record().line.size(), record.line.size());
            for (std::size_t ply = 0; ply < record.line.size(); ++ply)
                QVERIFY(session.record().line[ply].move == record.line[ply].move);
            session.backToGame();
            QVERIFY(session.game() == replay(record));
            session.goToLine(1);
            QCOMPARE(session.timeline().at(), std::size_t(1));
        }
    }

    void an_action_after_a_take_back_replaces_the_line() {
        Table table;
        table.session.setPace(std::chrono::hours(1));
        table.session.begin(Timeline(tests::person_and("random", 3)));
        table.session.roll();
        table.session.score(Box::chance);
        table.session.takeBack();
        QVERIFY(table.session.isTakingBack());
        table.session.score(Box::ones);
        QCOMPARE(table.session.timeline().line(), std::size_t(0));
        QCOMPARE(table.session.record().take_backs, 1);
        QCOMPARE(table.session.timeline().line_count(), std::size_t(2)); // it is not lost
    }

    void a_late_answer_is_dropped() {
        Table table;
        table.session.begin(Timeline(tests::person_and("random", 3)));
        table.session.roll();
        table.session.score(Box::chance);
        // Taken back at each step of the program's turn, thinking included.
        for (int wait = 0; wait < 30; ++wait) {
            QTest::qWait(wait % 5); // any moment of it
            if (table.session.isPersonsTurn() && table.session.game().roll_number() == 0)
                table.session.roll();
            table.session.takeBack();
            QVERIFY(table.session.isPersonsTurn());
            QCOMPARE(table.session.game().phase(), Phase::to_decide);
            const auto shown = table.session.game();
            tests::settle(table.analysis);
            QVERIFY(table.session.game() == shown);
            table.session.score(Box::chance);
        }
    }

    void people_among_themselves_take_nothing_back() {
        Table table;
        table.session.begin(Timeline(tests::record_of({{"A", {}}, {"B", {}}}, 3)));
        table.session.roll();
        table.session.score(Box::chance);
        QVERIFY(!table.session.canTakeBack());
    }

    void a_program_that_is_not_there_is_reported() {
        Table table;
        QSignalSpy failed(&table.session, &GameSession::playerFailed);
        table.session.begin(Timeline(tests::record_of({{"A", "nobody"}}, 3)));
        QTRY_COMPARE(failed.size(), 1);
    }

    // Its game is against who played last.
    void a_second_window_begins_against_the_same_opponent() {
        const QTemporaryDir folder;
        tests::PatientTrainer first(folder.path(),
                                    tests::record_of({{{}, {}}, {"Strong", "heuristic"}}, 6, {}));
        QTRY_VERIFY(QFile::exists(first.autosave.path()));
        app::session::Trainer second(folder.path());
        app::session::begin_game(second);
        QVERIFY(!second.autosave.isOwner());
        const auto& record = second.session.record();
        QCOMPARE(record.players.size(), std::size_t(2));
        QCOMPARE(record.players.back().program, std::string("heuristic"));
        QVERIFY(app::session::names(record).front().isEmpty()); // the same person
        QVERIFY(record.dice != first.session.record().dice);
        QVERIFY(record.line.empty());
    }

    void the_very_first_game_is_against_the_weakest() {
        const QTemporaryDir folder;
        tests::PatientTrainer trainer(folder.path());
        app::session::begin_game(trainer);
        QVERIFY(
            trainer.session.record().players ==
            app::session::Timeline(app::session::fresh_record(app::session::first_players(), {}))
                .record()
                .players);
    }
};

} // namespace test_game_session
