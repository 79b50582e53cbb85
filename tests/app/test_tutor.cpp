// The tutor in the window: it asks before a bad choice, or takes it back.

#include "app/views/play/coach_panel.h"
#include "tests/app/desk.h"

#include <QMenuBar>
#include <QSet>

namespace test_tutor {

using namespace core::yahtzee;
using tests::Desk;

class TestTutor : public QObject {
    Q_OBJECT

    // A game whose first roll has been made while the tutor looks on.
    struct TutoredDesk : Desk {
        explicit TutoredDesk(std::uint64_t seed,
                             app::session::TutorMode mode = app::session::TutorMode::ask)
            : Desk(tests::person_and("random", seed), tests::solved_values()) {
            prefer(&app::session::Preferences::tutor, {mode, 1.0});
            click("roll");
        }
    };

private Q_SLOTS:
    void the_tutor_asks_before_a_bad_choice() {
        TutoredDesk desk(21);
        const auto before = desk.game();
        desk.click_cell(Box::yahtzee); // for nothing, in the first turn
        auto& message = desk.the<QLabel>("message");
        QVERIFY(desk.game() == before);
        QVERIFY2(message.text().startsWith("Yahtzee for 0 gives away"), qPrintable(message.text()));
        desk.click_cell(Box::yahtzee); // insists: no other choice
        QVERIFY(!app::storage::entry_of(desk.session().record()).has_hints);
        desk.click("tutorTakeBack");
        QVERIFY(desk.game() == before && !desk.the<QWidget>("tutorPlayOn").isVisible());

        desk.click_cell(Box::yahtzee);
        desk.click("tutorWhy");
        QVERIFY(desk.game() == before && desk.trainer.coach.hint());
        QVERIFY(desk.the<QLabel>("depthTitle").text().contains("Yahtzee for 0"));
        QVERIFY(desk.the<QWidget>("tutorPlayOn").isVisible()); // still asks

        desk.click("tutorPlayOn");
        QCOMPARE(desk.game().card(0).points(Box::yahtzee), std::optional<int>(0));

        TutoredDesk again(21);
        again.click_cell(Box::yahtzee);
        again.click("tutorPlayOn");
        QVERIFY(!app::storage::entry_of(again.session().record()).has_hints);
        again.session().takeBack();
        again.click_cell(Box::chance); // knows the verdict on the other choice
        QVERIFY(app::storage::entry_of(again.session().record()).has_hints);
    }

    // Dice that were kept from the roll before are no choice of this one.
    void dice_that_lie_from_before_are_not_judged() {
        Desk desk(tests::person_and("random", 21), tests::solved_values());
        desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        desk.click("roll");
        desk.session().setHeldSlots(1);
        auto& message = desk.the<QLabel>("message");
        QVERIFY(message.text().startsWith("Keeping"));
        QVERIFY(!app::storage::entry_of(desk.session().record()).has_hints);
        desk.click("roll"); // with the best choice in view
        QVERIFY(app::storage::entry_of(desk.session().record()).has_hints);
        QCOMPARE(desk.session().heldSlots(), 1u);
        QVERIFY2(!message.text().startsWith("Keeping"), qPrintable(message.text()));
        QVERIFY(!desk.trainer.decision.now().held);
        desk.session().setHeldSlots(2);
        QVERIFY(desk.trainer.decision.now().held && message.text().startsWith("Keeping"));
    }

    void a_choice_tried_again_gets_no_hints() {
        Desk desk(tests::person_and("random", 21), tests::solved_values());
        desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        desk.click("roll");
        const auto& now = desk.trainer.decision.now();
        QVERIFY(now.hint);
        desk.trainer.decision.judgeNextChoice();
        QVERIFY(!now.hint && desk.the<QLabel>("message").text().contains("what do you choose"));
        desk.session().setHeldSlots(1);
        QVERIFY(!now.verdict_of_held);
        desk.click("roll");
        QVERIFY(now.retried && now.hint);
        desk.click("backToReview");
        QCOMPARE(desk.window.place(), app::main::Place::review);
    }

    void after_the_game_no_choice_is_explained() {
        Desk desk(tests::random_game(23), tests::solved_values());
        desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        for (int i = 0; i < 2; ++i) desk.session().takeBack(); // to more than one choice
        desk.click_cell(tests::first_legal_box(desk.game()));
        desk.settle();
        const auto& choices = desk.the<app::views::play::CoachPanel>("coachPanel").choices();
        QVERIFY(desk.trainer.decision.now().last);
        QCOMPARE(choices.rowCount(), 0);
        QVERIFY(!desk.the<QWidget>("choices").isVisible()); // an empty table says nothing
        desk.session().goToInGame(1);
        desk.settle();
        QVERIFY(choices.rowCount() > 0 && desk.the<QWidget>("choices").isVisible());
    }

    void letters_of_buttons_are_not_those_of_the_menus() {
        TutoredDesk desk(21);
        desk.click_cell(Box::yahtzee);
        QVERIFY(desk.window.findChild<QWidget*>("tutorPlayOn"));
        QSet<QKeySequence> menus;
        for (const QAction* menu : desk.window.menuBar()->actions())
            menus << QKeySequence::mnemonic(menu->text());
        for (const auto* button : desk.window.findChildren<QAbstractButton*>()) {
            const auto letter = QKeySequence::mnemonic(button->text());
            QVERIFY2(letter.isEmpty() || !menus.contains(letter), qPrintable(button->text()));
        }
    }

    void the_tutor_is_answered_by_key() {
        TutoredDesk desk(21);
        const auto before = desk.game();
        desk.click_cell(Box::yahtzee);
        QCOMPARE(QApplication::focusWidget()->objectName(), "tutorTakeBack");
        desk.press(Qt::Key_Return);
        QVERIFY(desk.game() == before);
        QCOMPARE(QApplication::focusWidget(), &desk.sheet());
        desk.click_cell(Box::yahtzee);
        desk.press(Qt::Key_Escape);
        QVERIFY(desk.game() == before && !desk.the<QWidget>("tutorPlayOn").isVisible());
    }

    void the_tutor_lets_a_good_choice_pass() {
        TutoredDesk desk(22);
        const Action best = tests::best_choice(desk.game().position());
        desk.choose(best);
        QVERIFY(best.is_hold() ? desk.game().roll_number() == 2
                               : desk.game().card(0).points(best.box()).has_value());
        QVERIFY(!desk.window.findChild<QWidget*>("tutorTakeBack"));
    }

    void the_tutor_stops_a_bad_choice() {
        TutoredDesk desk(23, app::session::TutorMode::take_back);
        const auto before = desk.game();
        desk.click_cell(Box::yahtzee);
        QVERIFY(desk.game() == before);
        QVERIFY(desk.the<QLabel>("message").text().contains("gives away"));
        QVERIFY(!desk.window.findChild<QWidget*>("tutorPlayOn"));
    }
};

} // namespace test_tutor
