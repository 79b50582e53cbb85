// What the window offers beside the game: contest programs, matches between programs, other keys,
// the lesson, the guide and the sheet of keys.

#include "app/main/main_window.h"

#include "app/dialogs/guide_dialog.h"
#include "app/dialogs/keys_dialog.h"
#include "app/dialogs/lesson_dialog.h"
#include "app/dialogs/match_dialog.h"
#include "app/dialogs/programs_dialog.h"
#include "app/session/levels.h"
#include "app/text/words.h"

#include <QFile>
#include <QInputDialog>
#include <QLocale>

#include <bit>

namespace app::main {

using namespace app::session;
using namespace app::dialogs;

namespace {

QString keys_of(const KeyCommand& command) {
    QStringList texts;
    for (const QKeySequence& keys : command.keys) texts << keys.toString(QKeySequence::NativeText);
    return texts.join(", ");
}

} // namespace

// What a program did wrong stays in sight until somebody plays on.
void MainWindow::listenToPrograms() {
    GameSession& session = trainer_.session;
    auto* other = failing_->addButton("otherPlayer", tr("Another &Player…"));
    connect(&session, &GameSession::playerFailed, this, [this, &session](const QString& why) {
        failing_->say(text::failure_text(QString::fromStdString(session.mover().name), why));
    });
    connect(&session, &GameSession::changed, this, [this, &session](GameSession::Change change) {
        failing_->say({});
        if (preferences_.dice_sound && change == GameSession::Change::rolled &&
            !session.hasRealDice())
            sound_.play(std::popcount(session.rolledSlots()));
    });
    connect(failing_, &widgets::NoticeBar::acted, this, [this, &session] {
        failing_->say({});
        session.askAgain();
    });
    connect(other, &QAbstractButton::clicked, this, &MainWindow::chooseOtherPlayer);
}

void MainWindow::chooseOtherPlayer() {
    std::vector<core::yahtzee::notation::RecordedPlayer> players;
    QStringList titles;
    for (const Level& level : levels()) {
        players.push_back({level.title.toStdString(), std::string(level.program)});
        titles << level.title;
    }
    for (const ContestProgram& program : preferences_.programs) {
        players.push_back({program.name.toStdString(), recorded_program(program.name)});
        titles << program.name;
    }
    players.push_back({tr("A person").toStdString(), {}});
    titles << tr("A person");
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName("otherPlayerDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Another Player"));
    dialog->setLabelText(tr("Who plays on in this seat?"));
    dialog->setComboBoxItems(titles);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, players, titles](const QString& title) {
                const auto at = titles.indexOf(title);
                if (at >= 0) trainer_.session.replaceMover(players[static_cast<std::size_t>(at)]);
            });
    dialog->open();
}

void MainWindow::editPrograms() {
    auto* dialog = new ProgramsDialog(preferences_.programs, preferences_.second_coach, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProgramsDialog::announced, spoken_, &SpokenNotice::speak);
    connect(dialog, &ProgramsDialog::edited, this,
            [this](const std::vector<ContestProgram>& programs, const QString& second_coach) {
                preferences_.programs = programs;
                preferences_.second_coach = second_coach;
                setPreferences(preferences_);
            });
    dialog->open();
}

void MainWindow::watchMatch() {
    auto* dialog = new MatchDialog(preferences_.programs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MatchDialog::announced, spoken_, &SpokenNotice::speak);
    connect(dialog, &MatchDialog::opened, this, &MainWindow::reviewGame);
    dialog->show();
}

void MainWindow::changeKeys() {
    const KeysDialog::Actions actions{[this] {
                                          std::vector<KeyRow> rows;
                                          for (const KeyCommand& command : keys_->commands())
                                              rows.push_back({command.name, command.text,
                                                              keys_of(command),
                                                              command.keys == command.usual_keys});
                                          return rows;
                                      },
                                      [this](const QString& name, const QKeySequence& keys) {
                                          return keys_->setKeys(name, keys);
                                      },
                                      [this](const QString& name) { keys_->resetKeys(name); },
                                      [this](bool wanted) { keys_->setCharacterKeys(wanted); }};
    auto* dialog = new KeysDialog(actions, keys_->hasCharacterKeys(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &KeysDialog::announced, spoken_, &SpokenNotice::speak);
    dialog->open();
}

void MainWindow::teach() {
    auto* dialog = new LessonDialog(trainer_.analysis, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LessonDialog::announced, spoken_, &SpokenNotice::speak);
    dialog->open();
}

void MainWindow::showGuide() {
    const QString own = QString(":/docs/guide_%1.md").arg(QLocale().name().section('_', 0, 0));
    QFile file(QFile::exists(own) ? own : QString(":/docs/guide.md"));
    const QString text = file.open(QIODevice::ReadOnly)
                             ? QString::fromUtf8(file.readAll())
                             : tr("The guide is missing from this build.");
    showPage(tr("Guide"), text, tr("All &keys"), "keys");
}

void MainWindow::showKeys() { showPage(tr("Keys"), keys_->sheet(), tr("&Guide"), "guide"); }

void MainWindow::showPage(const QString& title, const QString& text, const QString& other_page,
                          const QString& other_command) {
    auto* dialog = new GuideDialog(title, text, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto* command = findChild<QAction*>(other_command);
    auto* link = dialog->addLink(keys_->withKeys(other_page, other_command), command->shortcut());
    connect(link, &QPushButton::clicked, dialog, [dialog, command] {
        dialog->close();
        command->trigger();
    });
    dialog->show();
}

} // namespace app::main
