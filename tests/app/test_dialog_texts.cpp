// Every text of the dialogs goes through the translation, in whatever state they are. That nothing
// of them is cut where texts are longer is tested by test_layout.

#include "app/dialogs/dice_dialog.h"
#include "app/dialogs/lesson_dialog.h"
#include "app/dialogs/match_dialog.h"
#include "app/dialogs/programs_dialog.h"
#include "tests/app/judge.h"
#include "tests/app/open_dialog.h"
#include "tests/app/pseudo_language.h"

#include <QKeySequenceEdit>
#include <QListWidget>
#include <QSlider>
#include <QTreeWidget>

namespace test_dialog_texts {

using namespace tests;

constexpr int patience = 60000; // milliseconds, for what others work out

core::yahtzee::notation::Record two_people() {
    return tests::record_of({{"Ada", {}}, {"Bob", {}}}, 77);
}

template <class Widget>
Widget& part(QWidget& dialog, const char* name) {
    auto* widget = dialog.findChild<Widget*>(name);
    if (!widget) qFatal("there is no %s", name);
    return *widget;
}

class TestDialogTexts : public QObject {
    Q_OBJECT

    tests::PseudoLanguage pseudo_;
    TextFinder finder_; // of the texts of a test, all of which must be translated

private Q_SLOTS:
    void init() {
        finder_ = {};
        QCoreApplication::installTranslator(&pseudo_);
    }
    void cleanup() {
        QCoreApplication::removeTranslator(&pseudo_);
        QVERIFY2(finder_.isEmpty(), qPrintable(finder_.report()));
    }

    void every_dialog_is_translated_data() { tests::each("name", tests::dialog_names); }
    void every_dialog_is_translated() {
        QFETCH(QString, name);
        Desk desk(two_people(), solved_values());
        QDialog* dialog = tests::open_dialog(desk, name);
        QVERIFY(dialog);
        finder_.lookThrough(*dialog);
        dialog->reject();
    }

    void the_position_of_a_game_is_translated() {
        Desk desk(two_people(), solved_values());
        desk.session().roll();
        finder_.lookThrough(*tests::open_dialog(desk, "editPosition"));
    }

    void a_new_game_of_six_is_translated() {
        Desk desk(two_people());
        desk.window.newGame();
        desk.the<QSpinBox>("playerCount").setValue(6);
        desk.the<QAbstractButton>("realDice").click();
        finder_.lookThrough(desk.the<QWidget>("newGamePage"));
    }

    void the_statistics_are_translated() {
        Desk desk(two_people(), solved_values());
        QDialog* dialog = tests::open_dialog(desk, "figures");
        QTRY_VERIFY_WITH_TIMEOUT(!part<QWidget>(*dialog, "figuresProgress").isVisible(), patience);
        auto& measure = part<QComboBox>(*dialog, "figuresMeasure");
        for (int i = 0; i < measure.count(); ++i) {
            measure.setCurrentIndex(i);
            finder_.lookThrough(*dialog);
        }
    }

    void the_dice_of_a_game_are_translated_data() { either("has_seed", "real dice", "seed"); }
    void the_dice_of_a_game_are_translated() {
        QFETCH(bool, has_seed);
        auto record = tests::random_game(5);
        if (!has_seed) record.dice.reset();
        app::dialogs::DiceDialog dialog(record);
        if (has_seed) part<QAbstractButton>(dialog, "verifyDice").click();
        finder_.lookThrough(dialog);
    }

    void every_step_of_the_lesson_is_translated() {
        app::analysis::AnalysisService analysis;
        app::dialogs::LessonDialog lesson(analysis);
        lesson.show();
        finder_.lookThrough(lesson);
        QTRY_VERIFY_WITH_TIMEOUT(!lesson.exercises().empty(), 120000);
        part<QAbstractButton>(lesson, "lessonNext").click();
        for (const auto& exercise : lesson.exercises()) {
            finder_.lookThrough(lesson);
            for (int tries = 0; tries < 2; ++tries) { // the worst choice twice
                const auto worst = exercise.ranking.back().action;
                if (worst.is_score()) lesson.take(worst.box());
                lesson.roll();
                finder_.lookThrough(lesson);
            }
            part<QAbstractButton>(lesson, "lessonNext").click();
        }
        finder_.lookThrough(lesson);
    }

    void the_list_of_programs_is_translated() {
        app::dialogs::ProgramsDialog dialog({}, {});
        part<QAbstractButton>(dialog, "addProgram").click();
        finder_.lookThrough(dialog);
        part<QAbstractButton>(dialog, "addProgram").click();
        auto& name = part<QLineEdit>(dialog, "programName");
        name.setText(part<QListWidget>(dialog, "programList").item(0)->text());
        Q_EMIT name.textEdited(name.text()); // it is taken
        finder_.lookThrough(dialog);
    }

    void the_dialog_of_keys_is_translated() {
        Desk desk(two_people());
        QDialog* dialog = tests::open_dialog(desk, "changeKeys");
        for (const char* keys : {"Ctrl+N", "Ctrl+Shift+Y", ""}) { // taken, free, none
            part<QKeySequenceEdit>(*dialog, "keyEdit").setKeySequence(QKeySequence(keys));
            part<QTreeWidget>(*dialog, "keyList");
            part<QAbstractButton>(*dialog, "setKey").click();
            QVERIFY(!part<QLabel>(*dialog, "keyOutcome").text().isEmpty());
            finder_.lookThrough(*dialog);
        }
    }

    void a_match_is_translated() {
        if (!tests::finds_judge()) QSKIP("alea-judge isn't built");
        app::dialogs::MatchDialog dialog({}, nullptr, {"--unsafe"});
        dialog.show();
        part<QSpinBox>(dialog, "matchGames").setValue(1);
        auto& pace = part<QSlider>(dialog, "matchPace");
        pace.setValue(pace.maximum() - 1); // the fastest at which each action is shown
        part<QAbstractButton>(dialog, "matchStart").click();
        QTRY_VERIFY_WITH_TIMEOUT(!part<QLabel>(dialog, "matchSaid").text().isEmpty(), patience);
        part<QAbstractButton>(dialog, "matchToggle").click();
        finder_.lookThrough(dialog);
        pace.setValue(pace.maximum());
        part<QAbstractButton>(dialog, "matchToggle").click();
        QTRY_COMPARE_WITH_TIMEOUT(part<QListWidget>(dialog, "matchList").count(), 1, patience);
        finder_.lookThrough(dialog);
    }
};

} // namespace test_dialog_texts
