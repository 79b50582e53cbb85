// The interface to a screen reader: a name for every control, sentences for what happens, words for
// every graph, and tables that can be asked anything. That events arrive is tested by
// screen_reader.sh, and what Orca makes of them by orca_session.sh: the platform of the tests has
// no accessibility.

#include "ai/yahtzee/review/review.h"
#include "app/dialogs/lesson_dialog.h"
#include "app/main/announcements.h"
#include "app/text/coach_words.h"
#include "app/text/words.h"
#include "app/views/parts/announced_words.h"
#include "app/views/parts/score_graph.h"
#include "tests/app/desk.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>

namespace test_screen_reader {

using core::yahtzee::Box;

QString spoken(QWidget& widget) {
    auto* interface = QAccessible::queryAccessibleInterface(&widget);
    if (!interface) return {};
    QString text = interface->text(QAccessible::Name);
    if (text.isEmpty()) text = interface->text(QAccessible::Value);
    return text;
}

// Records the spoken sentences while it lives.
class Listener {
public:
    explicit Listener(tests::Desk& desk) {
        QObject::connect(&desk.the<app::main::SpokenNotice>("spokenNotice"),
                         &app::main::SpokenNotice::spoke, &context_,
                         [this](const QString& text) { spoken_ << text; });
    }

    bool hasHeard(const QString& pattern) const {
        return !spoken_.filter(QRegularExpression(pattern)).isEmpty();
    }

private:
    QObject context_;
    QStringList spoken_;
};

class TestScreenReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_control_has_a_name_data() {
        tests::columns<int>("place");
        for (int place = 0; place < 4; ++place)
            QTest::newRow(std::to_string(place).c_str()) << place;
    }

    void every_control_has_a_name() {
        QFETCH(const int, place);
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.window.goTo(static_cast<app::main::Place>(place));
        QCoreApplication::processEvents();
        QStringList nameless;
        for (QWidget* widget : desk.window.findChildren<QWidget*>()) {
            const bool is_inner = widget->objectName().startsWith("qt_");
            if (is_inner || !widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
            if (widget->focusProxy() || qobject_cast<QLineEdit*>(widget->parentWidget())) continue;
            if (widget->objectName().isEmpty() && widget->parentWidget() &&
                widget->parentWidget()->inherits("QAbstractScrollArea"))
                continue; // a viewport
            if (spoken(*widget).isEmpty())
                nameless << QString("%1 %2").arg(widget->metaObject()->className(),
                                                 widget->objectName());
        }
        QVERIFY2(nameless.empty(), qPrintable(nameless.join("; ")));
    }

    void events_are_announced_in_sentences() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        auto& line = desk.the<app::main::AnnouncementLine>("announcements");
        QVERIFY(line.focusPolicy() & Qt::TabFocus);
        QStringList heard;
        connect(&line, &QLineEdit::textChanged, this, [&](const QString& text) { heard << text; });
        desk.press({Qt::Key_H, Qt::Key_Space});
        const QString dice = app::text::faces_text(desk.game().dice());
        QVERIFY2(line.text().startsWith("Ada rolled " + dice), qPrintable(line.text()));
        QVERIFY(line.text().contains("2 rolls are left."));
        QVERIFY(line.text().contains("Best: "));
        QVERIFY(heard.contains(line.text()));
        desk.session().score(Box::chance);
        QVERIFY2(heard.filter("Ada takes chance for").size() > 0, qPrintable(heard.join("|")));
        // The program's turn is announced too.
        QTRY_VERIFY(heard.filter("random takes").size() + heard.filter("random keeps").size() > 0);
    }

    void events_are_spoken_as_notifications() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        const Listener listener(desk);
        desk.press(Qt::Key_Space);
        QTRY_VERIFY(listener.hasHeard("Ada rolled .* 2 rolls are left"));
        desk.press({Qt::Key_2, Qt::Key_5});
        const auto dice = desk.game().dice();
        const int low = std::min(dice[1], dice[4]);
        const int high = std::max(dice[1], dice[4]);
        QTRY_VERIFY(listener.hasHeard(QString("Kept: %1 %2\\.").arg(low).arg(high)));
        desk.press(Qt::Key_H);
        QTRY_VERIFY(listener.hasHeard("Best: "));
        desk.press(Qt::Key_5);
        QTRY_VERIFY(listener.hasHeard("Kept: .*(gives away|is best)"));
        desk.press(Qt::Key_H);
        QTRY_VERIFY(listener.hasHeard("Hints are off"));
    }

    // Orca speaks the labels of a notification, and in a status bar without the name of its role.
    void a_notification_in_the_status_bar_speaks() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        auto* notice = QAccessible::queryAccessibleInterface(&desk.the<QWidget>("spokenNotice"));
        QCOMPARE(notice->role(), QAccessible::Notification);
        QCOMPARE(notice->parent()->role(), QAccessible::StatusBar);
        QVERIFY(!notice->state().invisible);
        QCOMPARE(notice->text(QAccessible::Name), QString());
        QCOMPARE(notice->childCount(), 1);
        desk.session().roll();
        QCOMPARE(notice->child(0)->role(), QAccessible::StaticText);
        QTRY_VERIFY(notice->child(0)->text(QAccessible::Name).contains("Ada rolled "));
    }

    void the_choice_of_a_person_is_compared_once() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.press({Qt::Key_H, Qt::Key_Space});
        auto& line = desk.the<app::main::AnnouncementLine>("announcements");
        QStringList heard;
        connect(&line, &QLineEdit::textChanged, this, [&](const QString& text) { heard << text; });
        desk.session().score(Box::chance);
        QTRY_VERIFY(desk.session().isPersonsTurn());
        QCOMPARE(heard.filter("Last choice").size(), 1);
    }

    void the_reason_is_spoken_when_it_is_asked_for() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.press({Qt::Key_H, Qt::Key_Space});
        const Listener listener(desk);
        desk.press(Qt::Key_E);
        QTRY_VERIFY(listener.hasHeard("Why .*\\? ."));
        desk.press(Qt::Key_E);
        QTRY_VERIFY(listener.hasHeard("The reasons are hidden"));
    }

    void faces_of_real_dice_are_spoken_as_they_are_entered() {
        auto record = tests::record_of({{"Ada", {}}}, 1);
        record.dice.reset();
        tests::Desk desk(record);
        const Listener listener(desk);
        desk.press(Qt::Key_3);
        QTRY_VERIFY(listener.hasHeard("On the table: 3\\. 4 dice are missing"));
        desk.press(Qt::Key_Backspace);
        QTRY_VERIFY(listener.hasHeard("5 dice are missing"));
    }

    void questions_and_answers_of_exercises_are_spoken() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.window.goTo(app::main::Place::train);
        QTRY_VERIFY(desk.the<QWidget>("startToday").hasFocus());
        const Listener listener(desk);
        desk.click("startToday");
        QTRY_VERIFY(listener.hasHeard("(to win|take a box)\\?.*Dice: \\d \\d \\d \\d \\d"));
        desk.press({Qt::Key_Return, Qt::Key_Return}); // shows the cursor, and takes its box
        QTRY_VERIFY(
            listener.hasHeard("(Right|Good enough|Something else is better)\\..* is best|Best:"));
    }

    void a_mistake_is_spoken_with_its_loss() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.press(Qt::Key_Space);
        desk.session().score(Box::yahtzee);
        QTRY_VERIFY(desk.session().isPersonsTurn());
        const Listener listener(desk);
        desk.window.goTo(app::main::Place::review);
        QTRY_VERIFY(listener.hasHeard(
            "Your costly choices: 1 of 1\\. Turn 1, .*yours: .* gave away .* points"));
        const auto* mistakes = desk.the<QListView>("mistakes").model();
        const QString first = mistakes->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(first.contains(QRegularExpression("loses [\\d.]+ points, turn 1, roll 1$")),
                 qPrintable(first));
    }

    void losses_are_spoken_in_words() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.press({Qt::Key_H, Qt::Key_Space});
        int losses = 0;
        static const QRegularExpression loss("loses [\\d.]+ points");
        for (int row = 0; row < desk.sheet_model().rowCount(); ++row) {
            const QString text = desk.sheet_model()
                                     .index(row, desk.sheet_model().moverColumn())
                                     .data(Qt::AccessibleTextRole)
                                     .toString();
            QVERIFY2(!text.contains(QChar(0x2212)), qPrintable(text)); // a minus sign
            losses += static_cast<int>(text.contains(loss));
        }
        QVERIFY(losses > 5);
        const auto* choices = desk.the<QTreeView>("choices").model();
        const QString second = choices->index(1, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(second.contains(loss), qPrintable(second));
    }

    // Events of the game are not heard on another page, but on the way back.
    void events_of_another_page_are_spoken_when_it_opens() {
        tests::Desk desk(tests::record_of({{"Ada", {}}, {"Bob", {}}}, 3), tests::solved_values());
        desk.window.goTo(app::main::Place::games);
        const Listener listener(desk);
        desk.session().roll();
        auto& page = desk.the<app::views::games::GamesPage>("gamesPage");
        Q_EMIT page.said("This is said later.");
        QTRY_VERIFY(listener.hasHeard("This is said later"));
        QVERIFY(!listener.hasHeard("Ada rolled"));
        desk.window.goTo(app::main::Place::play);
        QTRY_VERIFY(listener.hasHeard("Ada rolled"));
    }

    void a_game_that_can_t_be_kept_is_spoken() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        const Listener listener(desk);
        Q_EMIT desk.trainer.autosave.failed("The game could not be kept: the disk is full.");
        QTRY_VERIFY(listener.hasHeard("The game could not be kept"));
    }

    void the_lesson_is_spoken() {
        tests::Desk desk(tests::person_and("random", 3));
        const Listener listener(desk);
        desk.window.teach();
        auto& lesson = desk.the<app::dialogs::LessonDialog>("lessonDialog");
        QTRY_VERIFY(lesson.isActiveWindow());
        QTRY_VERIFY_WITH_TIMEOUT(!lesson.exercises().empty(), 120000);
        QTRY_VERIFY(listener.hasHeard("Thirteen turns, thirteen boxes"));
        desk.click("lessonNext");
        QTRY_VERIFY(listener.hasHeard("Decision 1 of 8"));
        const auto best = lesson.exercises()[0].best().action;
        if (best.is_score()) lesson.take(best.box());
        for (int slot = 0; slot < 5; ++slot)
            if (best.is_hold() && best.holds(static_cast<std::size_t>(slot)))
                QTest::keyClick(&lesson, Qt::Key(Qt::Key_1 + slot));
        lesson.roll();
        QTRY_VERIFY(listener.hasHeard("Right\\. "));
        lesson.reject();
    }

    void words_that_go_on_are_announced_from_there() {
        app::views::AnnouncedWords words;
        QCOMPARE(words.takeNew("Right."), "Right.");
        QCOMPARE(words.takeNew("Right."), "");
        QCOMPARE(words.takeNew("Right. It is best."), "It is best.");
        QCOMPARE(words.takeNew("Something else."), "Something else.");
        words.clear();
        QCOMPARE(words.takeNew("Something else."), "Something else.");
    }

    void losses_have_their_unit() {
        QCOMPARE(app::text::spoken_loss(0.87, false), "loses 0.87 points");
        QCOMPARE(app::text::spoken_loss(0.021, true), "loses 2.1 percentage points");
        QCOMPARE(app::text::spoken_loss(0.001, false), "loses less than 0.01 points");
    }

    void places_objectives_and_opponents_are_radio_buttons() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        for (const char* name : {"place_play", "place_train", "objectiveWin"}) {
            auto* interface = QAccessible::queryAccessibleInterface(&desk.the<QWidget>(name));
            QCOMPARE(interface->role(), QAccessible::RadioButton);
        }
        auto* play = QAccessible::queryAccessibleInterface(&desk.the<QWidget>("place_play"));
        QCOMPARE(play->text(QAccessible::Name), "Play");
        QCOMPARE(play->text(QAccessible::Description), "Ctrl+1"); // not the name again
        desk.window.newGame();
        auto* opponent =
            QAccessible::queryAccessibleInterface(&desk.the<QWidget>("opponent_optimal"));
        QCOMPARE(opponent->role(), QAccessible::RadioButton);
    }

    void names_have_no_arrows() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        for (int roll = 0; roll < 3; ++roll) desk.session().roll();
        QCOMPARE(spoken(desk.the<QWidget>("roll")), "Choose a box");
        QCOMPARE(spoken(desk.the<QWidget>("rematch")), "Rematch");
    }

    // On Linux the name of a combo box is what it is set to, and its label hides the name from
    // Orca.
    void a_combo_box_tells_what_it_is_set_to() {
        tests::Desk desk(tests::person_and("random", 3));
        const Listener listener(desk);
        desk.press(Qt::Key_N, Qt::ControlModifier);
        auto* coach = desk.window.findChild<QComboBox*>("coachMode");
        QVERIFY(coach);
        coach->setFocus();
        QCOMPARE(coach->accessibleDescription(), coach->currentText());
        QTest::keyClick(coach, coach->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
        QTRY_VERIFY(listener.hasHeard(coach->currentText()));
        QCOMPARE(coach->accessibleDescription(), coach->currentText()); // not the entry before
    }

    void graphs_are_described_in_words() {
        const auto record =
            tests::played_at_random(tests::record_of({{"Ada", {}}, {"Max", {}}}, 7), 1);
        const auto review = std::make_shared<const ai::yahtzee::review::Review>(
            *ai::yahtzee::review::review(record, tests::solved_values(), {}));
        app::views::ScoreGraph graph;
        graph.show(record, review);
        const QString words = graph.accessibleDescription();
        QVERIFY2(words.startsWith("Ada: turn 1: ") && words.contains("; Max: turn 1: "),
                 qPrintable(words));
        QCOMPARE(words.count("turn 13: "), 2);
        QVERIFY(words.contains(QString("turn 13: %1").arg(replay(record).card(0).total())));
    }

    // Qt 6.4.2 has crashed here under a screen reader.
    void the_sheet_can_be_asked_for_any_cell() {
        tests::Desk desk(tests::person_and("random", 3));
        auto* interface = QAccessible::queryAccessibleInterface(&desk.sheet());
        QVERIFY(interface && interface->tableInterface());
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression("invalid index"));
        for (const int row : {-1, 0, 5, 1000})
            for (const int column : {-1, 0, 2, 1000})
                interface->tableInterface()->cellAt(row, column);
        desk.sheet().setCurrentIndex({});
        interface->focusChild();
        auto* cell = interface->tableInterface()->cellAt(0, 1);
        QVERIFY(cell && cell->text(QAccessible::Name).contains("Ones, Ada"));
        // Another game, of more players, while the reader holds on to the cell.
        desk.session().begin(
            app::session::Timeline(tests::record_of({{"A", {}}, {"B", {}}, {"C", {}}}, 3)));
        interface->focusChild();
        interface->tableInterface()->cellAt(18, 3);
        QVERIFY(interface->childCount() > 0);
        for (int i = 0; i < interface->childCount(); ++i)
            if (auto* child = interface->child(i)) child->text(QAccessible::Name);
    }

    void dice_are_spoken() {
        tests::Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.press({Qt::Key_Space, Qt::Key_1});
        QCOMPARE(spoken(desk.the<QWidget>("die1")),
                 QString("Die 1: %1, kept").arg(desk.game().dice()[0]));
    }
};

} // namespace test_screen_reader
