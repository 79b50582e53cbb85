// The list of contest programs, where they are named and tried.

#include "app/dialogs/programs_dialog.h"
#include "app/session/preferences.h"
#include "app/views/play/new_game_page.h"
#include "tests/app/desk.h"
#include "tests/app/judge.h"

#include <QSignalSpy>

namespace test_programs_dialog {

using namespace app::session;
using namespace tests;
using app::dialogs::ProgramsDialog;
using app::views::play::NewGamePage;

class TestProgramsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        if (!tests::finds_judge()) QSKIP("alea-judge isn't built");
    }

    void the_list_is_edited_and_kept() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        Preferences preferences;
        ProgramsDialog dialog({}, {});
        connect(&dialog, &ProgramsDialog::edited, this,
                [&](const std::vector<ContestProgram>& programs, const QString& second) {
                    preferences.programs = programs;
                    preferences.second_coach = second;
                });
        QTest::mouseClick(dialog.findChild<QPushButton*>("addProgram"), Qt::LeftButton);
        auto* name = dialog.findChild<QLineEdit*>("programName");
        name->clear();
        QTest::keyClicks(name, "Max");
        QTest::keyClicks(dialog.findChild<QLineEdit*>("programCommand"), "/opt/max --fast");
        write_preferences(settings, preferences);
        const auto again = read_preferences(settings).programs;
        QCOMPARE(again.size(), std::size_t(1));
        QCOMPARE(again[0].name, "Max");
        QCOMPARE(again[0].command, "/opt/max --fast");

        app::session::Trainer trainer(folder.path());
        NewGamePage game(trainer, tests::person_and("optimal", 1), HintMode::off, again);
        auto* kind = game.findChild<QComboBox*>("kind2");
        kind->setCurrentIndex(kind->findData("program:Max"));
        QVERIFY(game.findChild<QLabel*>("newGameReason")->text().isEmpty());
        QCOMPARE(game.record().players[1].program, std::string("program:Max"));
        game.findChild<QSpinBox*>("playerCount")->setValue(3);
        QVERIFY(game.findChild<QLabel*>("newGameReason")->text().contains("games of two"));
    }

    void a_program_is_tried_from_the_list() {
        ProgramsDialog dialog({{"Max", greedy_bot()}}, {});
        QTest::mouseClick(dialog.findChild<QPushButton*>("tryProgram"), Qt::LeftButton);
        auto* outcome = dialog.findChild<QLabel*>("programOutcome");
        QSignalSpy announced(&dialog, &ProgramsDialog::announced);
        QTRY_VERIFY_WITH_TIMEOUT(outcome->text().startsWith("It "), judge_patience);
        QCOMPARE(announced.last().first().toString(), outcome->text());
    }

    // Each letter of the command takes both edits again.
    void a_name_that_is_taken_is_said_once() {
        ProgramsDialog dialog({{"Max", greedy_bot()}, {"Ada", greedy_bot()}}, {});
        QSignalSpy announced(&dialog, &ProgramsDialog::announced);
        auto* name = dialog.findChild<QLineEdit*>("programName");
        name->selectAll();
        QTest::keyClicks(name, "Ada");
        QTest::keyClicks(dialog.findChild<QLineEdit*>("programCommand"), "abc");
        QCOMPARE(announced.size(), 1);
    }

    // The question to Max is cancelled when Ada is chosen.
    void an_answer_never_stands_below_another_program() {
        ProgramsDialog dialog({{"Max", greedy_bot()}, {"Ada", greedy_bot()}}, {});
        auto* outcome = dialog.findChild<QLabel*>("programOutcome");
        auto* try_it = dialog.findChild<QPushButton*>("tryProgram");
        auto* list = dialog.findChild<QListWidget*>("programList");
        QTest::mouseClick(try_it, Qt::LeftButton);
        QVERIFY(!outcome->text().isEmpty());
        list->setCurrentRow(1);
        QSignalSpy announced(&dialog, &ProgramsDialog::announced);
        const auto* left = qApp->findChild<QObject*>("leftProcesses");
        QVERIFY(left);
        QTRY_VERIFY_WITH_TIMEOUT(left->findChildren<QProcess*>().empty(), judge_patience);
        QVERIFY(outcome->text().isEmpty());
        QCOMPARE(announced.size(), 0);
        QTest::mouseClick(try_it, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(outcome->text().startsWith("It "), judge_patience);
        if (outcome->text().contains("can't be kept apart"))
            QSKIP("no sandbox can be built here, as in a chroot");
        QVERIFY(outcome->text().startsWith("It works"));
    }
};

} // namespace test_programs_dialog
