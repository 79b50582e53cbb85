// Keys that can be changed, the language of the window, the lesson, and the screen
// reader in dialogs.

#include "app/dialogs/lesson_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/main/announcements.h"
#include "app/main/key_bindings.h"
#include "app/main/languages.h"
#include "app/widgets/colours.h"
#include "tests/app/open_dialog.h"

#include <QKeySequenceEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTreeWidget>

namespace test_keys_and_lesson {

using app::main::KeyBindings;

class TestKeysAndLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_key_is_changed_and_kept() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        tests::Desk desk(tests::person_and("random", 1));
        KeyBindings keys(desk.window, settings);
        QVERIFY(!keys.setKeys("hints", QKeySequence("G")).isEmpty()); // it is guess first's
        QVERIFY(keys.setKeys("hints", QKeySequence("Ctrl+H")).isEmpty());
        QCOMPARE(desk.the<QAction>("hints").shortcut(), QKeySequence("Ctrl+H"));
        QVERIFY(keys.sheet().contains("Ctrl+H"));
        const auto& button = desk.the<QAbstractButton>("showHints");
        QCOMPARE(button.text(), "Show hints (Ctrl+H)");
        QCOMPARE(desk.the<QAbstractButton>("guessFirstButton").text(), "Guess first (G)");
        QVERIFY(keys.setKeys("goPlay", QKeySequence("F2")).isEmpty());
        QCOMPARE(desk.the<QAbstractButton>("place_play").toolTip(), "Play (F2)");
        keys.setCharacterKeys(false);
        QCOMPARE(desk.the<QAbstractButton>("guessFirstButton").text(), "Guess first");
        QCOMPARE(desk.the<QAbstractButton>("practiseChoices").text(), "Practise such choices");
        keys.setCharacterKeys(true);
        QCOMPARE(desk.the<QAbstractButton>("practiseChoices").text(), "Practise such choices (P)");

        tests::Desk other(tests::person_and("random", 1));
        KeyBindings again(other.window, settings);
        QCOMPARE(other.the<QAction>("hints").shortcut(), QKeySequence("Ctrl+H"));
        again.resetKeys("hints");
        QCOMPARE(other.the<QAction>("hints").shortcut(), QKeySequence("H"));
    }

    void no_two_commands_have_the_same_key() {
        tests::Desk desk(tests::person_and("random", 1));
        QMap<QKeySequence, QString> owners;
        for (const QAction* action : desk.window.findChildren<QAction*>())
            for (const QKeySequence& keys :
                 action->objectName().isEmpty() ? QList<QKeySequence>() : action->shortcuts()) {
                QVERIFY2(!owners.contains(keys), qPrintable(keys.toString() + ": " + owners[keys] +
                                                            ", " + action->objectName()));
                owners[keys] = action->objectName();
            }
    }

    void characters_are_switched_off_as_keys() {
        tests::Desk desk(tests::person_and("random", 1));
        KeyBindings keys(desk.window, desk.settings);
        keys.setCharacterKeys(false);
        for (const auto& command : keys.commands())
            for (const QKeySequence& key : command.keys)
                QVERIFY2(!app::main::is_character_key(key), qPrintable(command.name));
        desk.press(Qt::Key_H);
        QVERIFY(!desk.the<QAction>("hints").isChecked());
        desk.press({Qt::Key_Space, Qt::Key_1});
        QCOMPARE(desk.session().heldSlots(), 0u);
        QVERIFY(!desk.the<QLabel>("help").text().contains("1–5"));
        keys.setCharacterKeys(true);
        desk.press(Qt::Key_1);
        QCOMPARE(desk.session().heldSlots(), 1u);
    }

    void character_keys_have_no_modifier_but_shift() {
        for (const char* key : {"A", "?", "1", ",", "Shift+N"})
            QVERIFY2(app::main::is_character_key(QKeySequence(key)), key);
        for (const char* key : {"Ctrl+A", "F1", "Space", "Backspace", "Alt+Left", "Return", ""})
            QVERIFY2(!app::main::is_character_key(QKeySequence(key)), key);
    }

    void the_dialog_of_keys_shows_and_sets_them() {
        tests::Desk desk(tests::person_and("random", 1));
        desk.the<QAction>("changeKeys").trigger();
        auto& list = desk.the<QTreeWidget>("keyList");
        QVERIFY(list.topLevelItemCount() > 20);
        const auto found = list.findItems("Show Hints", Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0]->text(1), "H");
        list.setCurrentItem(found[0]);
        desk.the<QKeySequenceEdit>("keyEdit").setKeySequence(QKeySequence("Ctrl+Shift+H"));
        desk.the<QPushButton>("setKey").click();
        QCOMPARE(found[0]->text(1), "Ctrl+Shift+H");
        desk.the<QPushButton>("resetKey").click();
        QCOMPARE(found[0]->text(1), "H");
    }

    void outcomes_in_dialogs_are_spoken() {
        tests::Desk desk(tests::person_and("random", 1));
        QSignalSpy spoke(&desk.the<app::main::SpokenNotice>("spokenNotice"),
                         &app::main::SpokenNotice::spoke);
        const auto has_heard = [&spoke](const QString& outcome) { // with what was said before it
            return !spoke.empty() && spoke.last()[0].toString().endsWith(outcome);
        };
        QDialog* keys = tests::open_dialog(desk, "changeKeys");
        keys->findChild<QKeySequenceEdit*>("keyEdit")->setKeySequence(QKeySequence("Ctrl+N"));
        keys->findChild<QAbstractButton*>("setKey")->click();
        const QString outcome = keys->findChild<QLabel*>("keyOutcome")->text();
        QVERIFY(!outcome.isEmpty());
        QTRY_VERIFY(has_heard(outcome));
        keys->reject();

        QDialog* programs = tests::open_dialog(desk, "programs");
        programs->findChild<QAbstractButton*>("addProgram")->click();
        programs->findChild<QAbstractButton*>("addProgram")->click();
        auto* name = programs->findChild<QLineEdit*>("programName");
        name->setText(programs->findChild<QListWidget*>("programList")->item(0)->text());
        Q_EMIT name->textEdited(name->text());
        QTRY_VERIFY(has_heard("Another program has this name."));
        programs->reject();
    }

    void the_lesson_is_played() {
        app::analysis::AnalysisService analysis;
        app::dialogs::LessonDialog lesson(analysis);
        lesson.show();
        QVERIFY(QTest::qWaitForWindowActive(&lesson));
        QSignalSpy finished(&lesson, &app::dialogs::LessonDialog::finished);
        auto* task = lesson.findChild<QLabel*>("lessonTask");
        auto* answer = lesson.findChild<QLabel*>("lessonAnswer");
        auto* step = lesson.findChild<QLabel*>("lessonStep");
        auto* next = lesson.findChild<QPushButton*>("lessonNext");
        QVERIFY(task->text().contains("Thirteen turns, thirteen boxes"));
        QTRY_VERIFY_WITH_TIMEOUT(!lesson.exercises().empty(), 120000);
        QCOMPARE(lesson.exercises().size(), std::size_t(8));
        next->click();
        for (const auto& exercise : lesson.exercises()) {
            QVERIFY(std::ranges::count(lesson.exercises(), exercise.practised,
                                       &ai::yahtzee::practice::Exercise::practised) == 1);
            QVERIFY(!next->isVisible());
            const QString roll = QString("roll %1 of 3").arg(exercise.position.roll_number);
            QVERIFY(lesson.findChild<QLabel*>("lessonPlace")->text().endsWith(roll));
            QVERIFY(step->text().isEmpty()); // nothing gives the answer away
            const auto best = exercise.best().action;
            if (best.is_score()) {
                lesson.take(best.box());
            } else {
                for (int slot = 0; slot < 5; ++slot)
                    if (best.holds(static_cast<std::size_t>(slot)))
                        QTest::keyClick(&lesson, Qt::Key(Qt::Key_1 + slot));
                QTest::keyClick(&lesson, Qt::Key_Space);
            }
            QVERIFY2(answer->text().startsWith("Right."), qPrintable(answer->text()));
            QVERIFY2(step->text().count(QRegularExpression("\\b\\d+")) <= 1 &&
                         step->text().count('.') == 1,
                     qPrintable(step->text()));
            QVERIFY(next->isVisible());
            next->click();
        }
        QCOMPARE(finished.size(), 1);
        QVERIFY2(task->text().contains("8 of 8"), qPrintable(task->text()));
        next->click();
        QVERIFY(!lesson.isVisible());
    }

    void a_wrong_choice_has_a_second_try() {
        app::analysis::AnalysisService analysis;
        app::dialogs::LessonDialog lesson(analysis);
        lesson.show();
        QTRY_VERIFY_WITH_TIMEOUT(!lesson.exercises().empty(), 120000);
        auto* next = lesson.findChild<QPushButton*>("lessonNext");
        next->click();
        const auto worst = lesson.exercises()[0].ranking.back().action;
        const auto choose_worst = [&] {
            worst.is_score() ? lesson.take(worst.box()) : lesson.roll();
        };
        // No box is chosen before an arrow key is pressed.
        QVERIFY(!lesson.findChild<app::views::SheetView*>()->currentIndex().isValid());
        QTest::keyClick(&lesson, Qt::Key_1);
        choose_worst();
        QVERIFY(lesson.findChild<QAbstractButton*>("die1")->isChecked());
        const auto* answer = lesson.findChild<QLabel*>("lessonAnswer");
        QVERIFY2(answer->text().contains("Try once more"), qPrintable(answer->text()));
        QVERIFY(!lesson.findChild<QLabel*>("lessonStep")->text().isEmpty()); // why it is worse
        QVERIFY(!next->isVisible());
        choose_worst();
        QVERIFY2(answer->text().contains("Better: "), qPrintable(answer->text()));
        QVERIFY(next->isVisible());
        // The verdict has the colours of another theme as soon as that is chosen.
        for (const auto scheme :
             {app::session::ColourScheme::dark, app::session::ColourScheme::light}) {
            lesson.setPalette(app::widgets::palette_of(scheme, lesson.palette()));
            QCOMPARE(answer->palette().color(QPalette::WindowText),
                     app::widgets::colours_of(lesson.palette()).bad);
        }
    }

    void the_first_start_offers_the_lesson() {
        tests::Desk desk(tests::person_and("random", 1));
        desk.window.welcome();
        desk.click("welcomeLesson");
        QVERIFY(desk.the<QDialog>("lessonDialog").isVisible());
    }

    void the_layout_is_kept_for_each_set_of_screens() {
        tests::Desk desk(tests::person_and("random", 1));
        desk.window.resize(760, 580);
        const QSize kept = desk.window.size();
        desk.window.close();
        const QScreen& screen = *desk.window.screen();
        const QString key = QString("window/layout/%1-%2x%3")
                                .arg(screen.name())
                                .arg(screen.size().width())
                                .arg(screen.size().height());
        const QByteArray here = desk.settings.value(key).toByteArray();
        QVERIFY(!here.isEmpty());
        desk.window.resize(kept + QSize(0, 60));
        desk.settings.setValue("window/geometry", desk.window.saveGeometry()); // elsewhere
        app::main::MainWindow again(desk.trainer, desk.settings);
        QCOMPARE(again.size(), kept);
    }

    void a_language_is_chosen_in_the_preferences() {
        app::session::Preferences preferences;
        app::dialogs::PreferencesDialog dialog(preferences,
                                               {{"", ""}, {"en", "English"}, {"de", "Deutsch"}});
        connect(&dialog, &app::dialogs::PreferencesDialog::edited, this,
                [&](const app::session::Preferences& edited) { preferences = edited; });
        auto* language = dialog.findChild<QComboBox*>("language");
        QCOMPARE(language->itemText(2), "Deutsch");
        language->setCurrentIndex(2);
        Q_EMIT language->activated(2);
        QCOMPARE(preferences.language, "de");
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        write_preferences(settings, preferences);
        QCOMPARE(app::session::read_preferences(settings).language, "de");
    }

    void the_window_changes_its_language_once_the_preferences_are_closed() {
        tests::Desk desk(tests::person_and("random", 1));
        QSignalSpy chosen(&desk.window, &app::main::MainWindow::languageChosen);
        desk.window.goTo(app::main::Place::train);
        desk.click("myProgress");
        desk.the<QAction>("preferences").trigger();
        auto& language = desk.the<QComboBox>("language");
        language.setCurrentIndex(language.findData("en"));
        Q_EMIT language.activated(language.currentIndex());
        QCOMPARE(desk.window.preferences().language, "en");
        QCOMPARE(chosen.size(), 0);
        desk.the<QDialog>("preferencesDialog").accept();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), "en");
        app::main::MainWindow next(desk.trainer, desk.settings);
        next.goToPageOf(desk.window);
        QVERIFY(next.findChild<QWidget*>("leaveProgress")->isVisibleTo(&next));
    }

    void numbers_and_dates_follow_the_language() {
        const QLocale before;
        {
            app::main::Translations translations;
            QVERIFY(translations.use("de"));
            QVERIFY(!translations.use("de"));
            QCOMPARE(QLocale().toString(1.5), "1,5");
            QVERIFY(translations.use("en"));
            QCOMPARE(QLocale().toString(1.5), "1.5");
        }
        QLocale::setDefault(before);
    }
};

} // namespace test_keys_and_lesson
