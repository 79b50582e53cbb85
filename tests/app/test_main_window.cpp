// The window, driven as a person drives it: by mouse, and by keyboard alone.

#include "ai/yahtzee/practice/exercise.h"
#include "app/main/announcements.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "tests/app/desk.h"
#include "tests/app/full_disk.h"

#include <QRegularExpression>

namespace test_main_window {

using namespace core::yahtzee;
using app::models::CellKind;
using app::models::SheetModel;
using app::session::Timeline;
using tests::Desk;

// Both play as well as can be until the person is to decide on the second roll of turn `turn`.
core::yahtzee::notation::Record good_play(int turn) {
    Timeline timeline(tests::person_and("optimal", 77));
    for (Game game = timeline.now();
         game.turn() != turn || game.mover() != 0 || game.roll_number() != 2; game = timeline.now())
        game.phase() == Phase::to_roll ? timeline.roll()
                                       : timeline.apply(tests::best_choice(game.position()));
    return timeline.record();
}

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // They went to the game, whose dice the next space bar rolled.
    void keys_of_the_game_stay_in_the_exercise() {
        Desk desk(tests::person_and("random", 11), tests::solved_values());
        const core::yahtzee::Position position{{}, {{}}, {6, 6, 1, 2, 3}, 1};
        auto& train = desk.the<app::views::train::TrainPage>("trainPage");
        ai::yahtzee::practice::Examiner examiner(tests::solved_values());
        train.practice().beginExercises(
            {*examiner.exercise(position, ai::yahtzee::practice::Goal::points)});
        desk.window.goTo(app::main::Place::train);
        for (const Qt::Key key : {Qt::Key_F6, Qt::Key_F7, Qt::Key_F11}) {
            desk.press(key);
            QCOMPARE(desk.window.place(), app::main::Place::train);
        }
        desk.press(Qt::Key_F6);
        QVERIFY(desk.the<QWidget>("practiceSheet").hasFocus());
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.game().roll_number(), 0);
    }

    void a_game_by_mouse() {
        Desk desk(tests::person_and("random", 11));
        while (!desk.session().isOver()) {
            desk.click("roll");
            QCOMPARE(desk.game().roll_number(), 1);
            const auto dice = desk.game().dice();
            for (const char* die : {"die1", "die4"}) desk.click(die);
            QCOMPARE(desk.session().heldSlots(), 0b01001u);
            desk.click("die4");
            desk.click("roll");
            QCOMPARE(desk.game().roll_number(), 2);
            QCOMPARE(desk.game().dice()[0], dice[0]);
            desk.click_cell(tests::first_legal_box(desk.game()));
            QTRY_VERIFY(desk.session().isOver() || desk.session().isPersonsTurn());
        }
        QVERIFY(desk.game().card(0).is_complete() && desk.game().card(1).is_complete());
    }

    void a_game_by_keyboard_alone() {
        Desk desk(tests::person_and("random", 12));
        while (!desk.session().isOver()) {
            QTRY_VERIFY(desk.session().canRoll());
            desk.press(Qt::Key_Space);
            QCOMPARE(desk.game().roll_number(), 1);
            desk.press({Qt::Key_2, Qt::Key_5});
            QCOMPARE(desk.session().heldSlots(), 0b10010u);
            desk.press(Qt::Key_Space);
            QCOMPARE(desk.game().roll_number(), 2);
            // The cursor rests on a box that scores most; arrows go on from the ends.
            const auto here = desk.sheet().currentIndex();
            QCOMPARE(desk.sheet_model().kind(here), CellKind::offered);
            for (const Box box : legal_boxes(desk.game().rules(), desk.game().card(0).open(),
                                             core::dice::Roll::of(desk.game().dice())))
                QVERIFY(desk.cell(box).data().toInt() <= here.data().toInt());
            desk.press({Qt::Key_Home, Qt::Key_Up, Qt::Key_Down});
            const auto home = desk.sheet().currentIndex();
            desk.press(Qt::Key_Home);
            QCOMPARE(desk.sheet().currentIndex(), home);
            desk.sheet().setCurrentIndex(here);
            desk.press(Qt::Key_Return);
            QTRY_VERIFY(desk.session().isOver() || desk.session().isPersonsTurn());
        }
        QVERIFY(desk.game().card(0).is_complete());
    }

    void take_back_and_redo_by_key() {
        Desk desk(tests::person_and("random", 13));
        desk.press(Qt::Key_Space);
        const Game before = desk.game();
        desk.press({Qt::Key_1, Qt::Key_Space});
        const Game after = desk.game();
        desk.press(Qt::Key_2);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(desk.game() == before);
        QCOMPARE(desk.session().heldSlots(), 1U); // as they were kept
        QVERIFY(desk.the<QLabel>("message").text().startsWith("Taken back to turn 1"));
        desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(desk.game() == after);
        QCOMPARE(desk.session().heldSlots(), 3U);
    }

    void a_joker_is_refused_with_the_referees_words() {
        const BoxSet open = BoxSet::of(Box::fours).with(Box::chance);
        auto record = tests::record_of({{"Ada", {}}}, 1);
        record.start = {{tests::card_with_open(open)}, 0};
        record.line = {{core::dice::Dice{4, 4, 4, 4, 4}}};
        Desk desk(record);
        QCOMPARE(desk.sheet_model().kind(desk.cell(Box::chance)), CellKind::forbidden);
        desk.click_cell(Box::chance);
        QVERIFY(desk.game().card(0).open() == open);
        const auto& message = desk.the<QLabel>("barMessage");
        QVERIFY(message.isVisible() && message.text().startsWith("Under the joker rules"));
        desk.window.goTo(app::main::Place::games);
        QVERIFY(!message.isVisible());
        desk.window.goTo(app::main::Place::play);
        desk.click_cell(Box::fours);
        QVERIFY(desk.game().card(0).open() == BoxSet::of(Box::chance));
        QCOMPARE(desk.game().card(0).yahtzee_bonuses(), 100);
    }

    void hints_agree_with_the_solver() {
        Desk desk(tests::person_and("optimal", 14), tests::solved_values());
        desk.press({Qt::Key_H, Qt::Key_Space});
        const auto& choices = *desk.the<QAbstractItemView>("choices").model();
        for (int rolls = 0; rolls < 3; ++rolls) {
            if (rolls > 0) desk.press({Qt::Key_3, Qt::Key_Space});
            const auto ranked = tests::shown_choices(*tests::solved_values(), desk.game());
            QCOMPARE(choices.rowCount(), static_cast<int>(ranked.size()));
            unsigned best = 0;
            for (int row = 0; row < choices.rowCount(); ++row) {
                const auto& choice = ranked[static_cast<std::size_t>(row)];
                QCOMPARE(choices.index(row, 0).data().toString(),
                         app::text::choice_text(desk.game(), choice.action));
                QCOMPARE(choices.index(row, 1).data().toString(),
                         QString::number(choice.value, 'f', 1));
                if (!choice.action.is_score()) continue;
                QCOMPARE(desk.cell(choice.action.box()).data(SheetModel::note_role).toString(),
                         row == 0 ? "best" : app::text::short_loss(choice.loss));
            }
            for (int slot = 0; slot < 5; ++slot)
                if (desk.the<app::widgets::DieButton>(qPrintable(QString("die%1").arg(slot + 1)))
                        .isMarked())
                    best |= 1u << slot;
            const Action first = ranked.front().action;
            const auto& dice = desk.game().dice();
            QVERIFY(first.is_hold() ? Action::hold(best).keep(dice) == first.keep(dice)
                                    : best == 0);
        }
        desk.press(Qt::Key_H);
        QCOMPARE(choices.rowCount(), 0);
    }

    // The time is printed, not judged: a frame has 16 ms.
    void hints_follow_the_dice() {
        Desk desk(good_play(3), tests::solved_values());
        desk.press(Qt::Key_H);
        const auto& choices = *desk.the<QAbstractItemView>("choices").model();
        const QString first = choices.index(0, 0).data(Qt::AccessibleTextRole).toString();
        QBENCHMARK {
            desk.session().takeBack();
            desk.window.repaint();
            QVERIFY(choices.index(0, 0).data(Qt::AccessibleTextRole).toString() != first);
            desk.session().redo();
            desk.window.repaint();
            QCOMPARE(choices.index(0, 0).data(Qt::AccessibleTextRole).toString(), first);
        }
    }

    void keeps_show_value_and_loss_at_a_glance() {
        using app::models::ChoicesModel;
        Desk desk(tests::person_and("random", 15), tests::solved_values());
        desk.press(Qt::Key_H);
        desk.click("roll");
        auto& list = desk.the<QTreeView>("choices");
        const auto ranked = tests::shown_choices(*tests::solved_values(), desk.game());
        for (int row = 0; row < 5; ++row)
            for (const int column : {ChoicesModel::value_column, ChoicesModel::loss_column}) {
                const auto index = list.model()->index(row, column);
                QVERIFY(list.viewport()->rect().contains(list.visualRect(index)));
                const int room = list.visualRect(index).width();
                QVERIFY(list.fontMetrics().horizontalAdvance(index.data().toString()) <= room);
            }
        const auto& message = desk.the<QLabel>("message");
        for (const auto& choice : ranked) {
            if (!choice.action.is_hold() || choice.action.slots() == 0) continue;
            desk.session().setHeldSlots(choice.action.slots());
            QVERIFY(message.text().contains(app::text::worth_number(choice.value)));
            if (app::text::is_shown(choice.loss))
                QVERIFY(message.text().contains(app::text::short_points(choice.loss)));
        }
    }

    void guess_first_tells_after_the_choice() {
        Desk desk(tests::person_and("random", 15), tests::solved_values());
        desk.press({Qt::Key_G, Qt::Key_Space});
        const auto& choices = *desk.the<QAbstractItemView>("choices").model();
        QCOMPARE(choices.rowCount(), 0);
        QVERIFY(desk.the<QLabel>("coachHeadline").text().startsWith("Guess first"));
        QVERIFY(!desk.the<QWidget>("gameStrip").accessibleDescription().contains("perfectly"));
        const auto ranked = tests::shown_choices(*tests::solved_values(), desk.game());
        desk.press({Qt::Key_1, Qt::Key_Space});
        QCOMPARE(choices.rowCount(), static_cast<int>(ranked.size()));
        const auto& last = desk.trainer.coach.lastChoice();
        QVERIFY(last && last->made);
        QCOMPARE(last->chosen().action.keep(last->game.dice()).size(), 1);
        QVERIFY(desk.the<QLabel>("message").text().startsWith("Last choice"));
        // Counted, and the loss is the mean.
        const auto& guesses = desk.trainer.decision.now().guesses;
        QVERIFY(guesses.all == 1 && guesses.right == 0);
        const double lost = last->chosen().loss;
        desk.choose(tests::best_choice(desk.game().position()));
        QCOMPARE(desk.trainer.decision.now().guesses.right, 1);
        const QString said = desk.the<QLabel>("message").text();
        QVERIFY2(said.startsWith("Right"), qPrintable(said));
        QVERIFY2(said.contains(app::text::short_points(lost / 2)), qPrintable(said));
        desk.session().begin(Timeline(tests::person_and("random", 16)));
        QCOMPARE(desk.trainer.decision.now().guesses.all, 0);
        desk.press({Qt::Key_H, Qt::Key_Space}); // the best choice is seen
        desk.the<QWidget>("choices").setFocus();
        desk.press({Qt::Key_G, Qt::Key_1, Qt::Key_Space}); // the list is gone, and Space rolls
        QCOMPARE(desk.game().roll_number(), 2);
        QCOMPARE(desk.trainer.decision.now().guesses.all, 0);
    }

    // The strip and the button tell a roll only once its dice lie.
    void dice_tumble_and_then_lie() {
        Desk desk(tests::person_and("random", 16), tests::solved_values());
        desk.press(Qt::Key_H);
        desk.prefer(&app::session::Preferences::animate_dice, true);
        auto& session = desk.session();
        const auto& dice = desk.the<app::views::DiceView>("dice");
        const auto scores = [&] { // in the strip
            const auto& strip = desk.the<QWidget>("gameStrip");
            return strip.accessibleDescription().section(QRegularExpression("[:·] "), -2);
        };
        const auto words = [&] {
            return desk.the<QWidget>("roll").accessibleName() + desk.the<QLabel>("help").text();
        };
        desk.window.resize(900, 600); // where the best choice is said below the dice
        QString before[2];
        const auto tumble = [&] {
            before[0] = scores();
            before[1] = words();
            desk.click("roll");
            return dice.isRolling();
        };
        QVERIFY(tumble() && desk.the<QLabel>("message").text().isEmpty());
        const Game rolled = desk.game();
        desk.click("roll"); // only makes them lie
        QVERIFY(!dice.isRolling() && desk.game() == rolled);
        QCOMPARE(desk.sheet_model().kind(desk.cell(Box::chance)), CellKind::offered);
        QVERIFY(scores() != before[0] && words() != before[1]);
        desk.press(Qt::Key_H);
        for (const unsigned held : {1u, 3u}) {
            session.setHeldSlots(held);
            QVERIFY(tumble());
            if (held == 1) desk.click("place_games"); // where they go on
            for (; dice.isRolling(); tests::handle_events())
                QVERIFY(scores() == before[0] && words() == before[1]);
            QVERIFY(scores() != before[0] && words() != before[1]);
            desk.click("place_play");
        }
        int rolls = 0;
        before[0] = scores();
        const QString last[] = {scores(), words()};
        const auto program = connect(&session, &app::session::GameSession::changed, &dice, [&] {
            if (dice.isRolling() && ++rolls) QCOMPARE(scores(), before[0]);
            before[0] = scores();
        });
        desk.click_cell(tests::first_legal_box(desk.game()));
        QTRY_VERIFY(session.isPersonsTurn());
        QVERIFY(rolls > 0 && disconnect(program));
        QVERIFY(tumble());
        session.takeBack();
        QVERIFY(!dice.isRolling() && scores() == last[0] && words() == last[1]);
    }

    // Shown from the start, its frame would look like advice.
    void the_cursor_of_the_sheet_is_shown_to_who_uses_keys() {
        Desk desk(tests::person_and("random", 12));
        auto& sheet = desk.sheet();
        const auto is_framed = [&sheet] {
            const QRect cell = sheet.visualRect(sheet.currentIndex());
            return sheet.viewport()->grab(cell).toImage().pixelColor(cell.width() / 2, 1) ==
                   app::widgets::colours_of(sheet.palette()).accent;
        };
        for (const auto scheme :
             {app::session::ColourScheme::dark, app::session::ColourScheme::light}) {
            desk.prefer(&app::session::Preferences::colours, scheme);
            desk.press(Qt::Key_Space);
            QVERIFY(sheet.hasFocus() && sheet.currentIndex().isValid() && !is_framed());
            for (const auto key : {Qt::Key_Up, Qt::Key_Home, Qt::Key_Tab, Qt::Key_Down}) {
                desk.press(key);
                sheet.setFocus();
                QVERIFY2(is_framed(), qPrintable(QString::number(key)));
                desk.click("die1"); // any press of the mouse
                QVERIFY(!is_framed());
            }
        }
        const Game before = desk.game();
        desk.press(Qt::Key_Return); // takes nothing unseen
        QVERIFY(desk.game() == before && is_framed());
        desk.press(Qt::Key_Return);
        QVERIFY(desk.game() != before);
    }

    void each_place_has_a_button_and_a_key() {
        Desk desk(tests::person_and("random", 18));
        const std::tuple<const char*, Qt::Key, const char*> places[] = {
            {"place_review", Qt::Key_2, "reviewPage"},
            {"place_train", Qt::Key_3, "trainPage"},
            {"place_games", Qt::Key_4, "gamesPage"},
            {"place_play", Qt::Key_1, "playPage"}};
        for (const auto& [button, key, page] : places) {
            desk.click(button);
            QVERIFY2(desk.the<QWidget>(page).isVisible(), page);
            desk.click("place_play");
            QTest::keyClick(&desk.window, key, Qt::ControlModifier);
            QVERIFY2(desk.the<QWidget>(page).isVisible(), page);
            const auto& pressed = desk.the<QAbstractButton>(button);
            QVERIFY(pressed.isChecked() && !pressed.accessibleName().isEmpty());
        }
        for (const auto place : {app::main::Place::review, app::main::Place::play}) {
            QTest::keyClick(&desk.window, Qt::Key_F8);
            QCOMPARE(desk.window.place(), place);
        }
    }

    void a_place_keeps_its_state_while_another_is_shown() {
        Desk desk(tests::person_and("random", 18));
        desk.press({Qt::Key_Space, Qt::Key_2});
        const Game before = desk.game();
        desk.click("place_games");
        QTest::keyClick(&desk.window, Qt::Key_Space); // rolls nothing there
        QTest::keyClick(&desk.window, Qt::Key_3);
        QVERIFY(desk.game() == before);
        desk.click("place_play");
        QCOMPARE(desk.session().heldSlots(), 0b10u);
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.game().roll_number(), 2);
    }

    // That every control has a name is tested by test_screen_reader.
    void every_action_has_a_key() {
        Desk desk(tests::record_of({{"Ada", {}}, {"Eve", {}}, {"random", "random"}}, 17));
        for (const QAction* action : desk.window.findChildren<QAction*>())
            if (!action->objectName().isEmpty() && action->objectName() != "about" &&
                !action->objectName().startsWith("_q_")) // Qt's own
                QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->objectName()));
    }

    // The list is at its top, whatever was looked at in the decision before.
    void the_list_starts_at_the_best_choice() {
        Desk desk(good_play(0), tests::solved_values());
        desk.press(Qt::Key_H);
        desk.window.resize(1120, 600);
        desk.click("allChoices");
        auto& list = desk.the<QTreeView>("choices");
        QTRY_VERIFY(list.verticalScrollBar()->maximum() > 0);
        list.scrollToBottom();
        QVERIFY(list.verticalScrollBar()->value() > 0);
        desk.session().takeBack();
        QCOMPARE(list.verticalScrollBar()->value(), 0);
        QVERIFY(list.visualRect(list.model()->index(0, 0)).top() >= 0);
    }

    void all_five_cant_be_kept() {
        Desk desk(good_play(2), tests::solved_values());
        desk.press(Qt::Key_H);
        const auto hint = desk.trainer.coach.hint();
        for (const auto& choice : hint->choices)
            QVERIFY(!choice.action.is_hold() ||
                    choice.action.keep(desk.game().dice()).size() < core::dice::dice_count);
    }

    void the_bar_says_how_the_champion_plays() {
        Desk desk(tests::person_and("champion", 23), tests::solved_values());
        QVERIFY(desk.the<QLabel>("caption").text().contains("without tables: for points"));
        Desk strong(tests::person_and("basic-12", 23), tests::solved_values());
        QVERIFY(strong.the<QLabel>("caption").text().contains("237 on average"));
    }

    // Every control of the place is reached, with hints off and on, and the ring comes round.
    void tab_goes_round_data() { tests::either("hints", "hints off", "hints on"); }
    void tab_goes_round() {
        QFETCH(bool, hints);
        Desk desk(good_play(2), tests::solved_values());
        if (hints) desk.press(Qt::Key_H);
        QStringList seen;
        do {
            seen << QApplication::focusWidget()->objectName();
            desk.press(Qt::Key_Tab);
        } while (seen.size() < 60 && !desk.sheet().hasFocus());
        QStringList wanted{"sheet", "die1", "die5", "roll", "objectivePoints"};
        if (hints) wanted << "choices";
        for (const QString& name : wanted)
            QVERIFY2(seen.contains(name), qPrintable(name + " is not in: " + seen.join(", ")));
        QVERIFY(desk.sheet().hasFocus());
    }

    // A name would replace the text for a screen reader.
    void sentences_have_no_other_accessible_name() {
        Desk desk(good_play(2), tests::solved_values());
        for (const char* name :
             {"reason", "flipPoint", "depthTitle", "message", "difference", "coachHeadline"})
            QVERIFY2(desk.the<QLabel>(name).accessibleName().isEmpty(), name);
    }

    // Else the eye reads there what the page says.
    void the_line_at_the_foot_is_seen_with_the_focus_only() {
        app::main::AnnouncementLine line;
        line.resize(200, line.sizeHint().height());
        line.show();
        const QImage empty = line.grab().toImage();
        line.announce("You rolled.");
        QVERIFY(line.grab().toImage() == empty);
        line.activateWindow();
        line.setFocus();
        QTRY_VERIFY(line.hasFocus());
        QVERIFY(line.grab().toImage() != empty);
    }

    void a_game_that_is_not_being_kept_is_reported() {
        Desk desk(tests::person_and("random", 6));
        auto& notice = desk.the<app::widgets::NoticeBar>("keeping");
        QVERIFY(!notice.isVisible());
        {
            const tests::FullDisk full;
            desk.session().roll();
            QTRY_VERIFY(notice.isVisible());
            QVERIFY2(notice.text().contains("isn't being kept"), qPrintable(notice.text()));
        }
        desk.click("keepingAction");
        QVERIFY(!notice.isVisible());

        app::session::Trainer second(desk.folder.path());
        app::main::MainWindow other(second, desk.settings);
        QVERIFY(other.findChild<QLabel*>("keepingText")->text().contains("another window"));
    }
};

} // namespace test_main_window
