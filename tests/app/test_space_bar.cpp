// The space bar: it rolls, ends a turn of a program, and chooses what has the focus; and the dice
// that a program keeps.

#include "app/session/turn_controller.h"
#include "tests/app/desk.h"

#include <QLabel>

#include <chrono>

namespace test_space_bar {

using tests::Desk;

class TestSpaceBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quick_presses_of_the_space_bar_roll_once() {
        Desk desk(tests::person_and("random", 19));
        for (int i = 0; i < 5; ++i) desk.press(Qt::Key_Space);
        QCOMPARE(desk.game().roll_number(), 1);
        QVERIFY(desk.the<QLabel>("message").text().contains("again"));
        desk.click("roll"); // the button means it
        QCOMPARE(desk.game().roll_number(), 2);
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Space); // so does keeping a die
        QCOMPARE(desk.game().roll_number(), 3);
    }

    void a_slow_second_press_rolls_all_five() {
        using std::chrono::milliseconds;
        app::session::RollGuard guard;
        QVERIFY(!guard.press(milliseconds(1000)));
        QVERIFY(!guard.press(milliseconds(1200)));
        QVERIFY(!guard.press(milliseconds(1690))); // each pause counts from the press before
        QVERIFY(guard.press(milliseconds(2190)));
        guard.forget();
        QVERIFY(!guard.press(milliseconds(9000)));
    }

    void the_space_bar_chooses_the_objective_that_has_the_focus() {
        Desk desk(tests::person_and("random", 20), tests::solved_values());
        desk.the<QWidget>("objectiveBeat").setFocus();
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.game().roll_number(), 0);
        QCOMPARE(desk.trainer.coach.objective().kind, ai::yahtzee::decide::Objective::Kind::beat);
    }

    void the_space_bar_ends_the_turn_of_a_program() {
        Desk desk(tests::person_and("random", 21));
        desk.session().setPace(std::chrono::hours(1));
        desk.press(Qt::Key_Space);
        desk.click_cell(tests::first_legal_box(desk.game()));
        QVERIFY(!desk.session().isPersonsTurn());
        desk.press(Qt::Key_Space);
        QTRY_VERIFY(desk.session().isPersonsTurn());
        QCOMPARE(desk.game().turn(), 1);
        QCOMPARE(desk.game().roll_number(), 0);
    }

    void the_space_bar_starts_no_game_from_the_end_card() {
        Desk desk(tests::careless_game(23));
        QTRY_VERIFY(desk.the<QWidget>("rematch").hasFocus());
        desk.press(Qt::Key_Space);
        QVERIFY((desk.game().phase() == core::yahtzee::Phase::over));
        QVERIFY(desk.the<QWidget>("endCard").isVisible());
        desk.press(Qt::Key_Return);
        QVERIFY(!(desk.game().phase() == core::yahtzee::Phase::over));
    }

    void the_space_bar_rolls_after_a_click_on_take_back() {
        Desk desk(tests::person_and("random", 24));
        desk.press({Qt::Key_Space, Qt::Key_1, Qt::Key_Space});
        QCOMPARE(desk.game().roll_number(), 2);
        desk.click("tableTakeBack");
        QCOMPARE(desk.game().roll_number(), 1);
        desk.press(Qt::Key_Space); // the die is kept again
        QCOMPARE(desk.game().roll_number(), 2);
        QVERIFY(desk.the<QWidget>("tableTakeBack").focusPolicy() & Qt::TabFocus);
    }

    void kept_dice_of_a_program_stay_in_the_tray() {
        Desk desk(tests::person_and("optimal", 22), tests::solved_values());
        desk.session().setPace(std::chrono::hours(1));
        auto& session = desk.session();
        session.roll();
        desk.click_cell(tests::first_legal_box(desk.game()));
        bool has_kept = false;
        connect(&session, &app::session::GameSession::changed, &desk.window,
                [&](app::session::GameSession::Change change) {
                    if (session.isPersonsTurn() || desk.game().roll_number() < 2) return;
                    if (change != app::session::GameSession::Change::rolled) return;
                    const auto& states = session.timeline().states();
                    const unsigned held = states[session.timeline().at() - 1].held_slots();
                    QCOMPARE(session.heldSlots(), held);
                    has_kept = has_kept || held != 0;
                });
        session.hurry();
        QTRY_VERIFY(session.isPersonsTurn());
        QVERIFY(has_kept);
    }
};

} // namespace test_space_bar
