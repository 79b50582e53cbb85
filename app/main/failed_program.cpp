#include "app/main/failed_program.h"

#include "app/session/table_setup.h"
#include "app/text/words.h"

#include <QAbstractButton>
#include <QInputDialog>

namespace app::main {

using namespace app::session;

FailedProgram::FailedProgram(GameSession& session, QWidget* parent)
    : NoticeBar("failing", tr("Try &Again"), parent), session_(session) {
    auto* other = addButton("otherPlayer", tr("Another Pla&yer…"));
    connect(&session_, &GameSession::playerFailed, this,
            [this](const QString& why) { say(text::failure_text(session_.moverName(), why)); });
    connect(&session_, &GameSession::changed, this, [this] { say({}); });
    connect(this, &NoticeBar::acted, this, [this] {
        say({});
        session_.askAgain();
    });
    connect(other, &QAbstractButton::clicked, this, &FailedProgram::chooseOtherPlayer);
}

void FailedProgram::chooseOtherPlayer() {
    std::vector<core::yahtzee::notation::RecordedPlayer> players;
    for (const Level& level : levels())
        players.push_back({level.title.toStdString(), std::string(level.program)});
    for (const ContestProgram& program : programs_)
        players.push_back({program.name.toStdString(), recorded_program(program.name)});
    players.push_back({tr("A person").toStdString(), {}});
    QStringList titles;
    for (const auto& player : players) titles << QString::fromStdString(player.name);
    auto* dialog = new QInputDialog(window());
    dialog->setObjectName("otherPlayerDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Another Player"));
    dialog->setLabelText(tr("Who plays on in this seat?"));
    dialog->setComboBoxItems(titles);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, players, titles](const QString& title) {
                const auto at = titles.indexOf(title);
                if (at >= 0) session_.replaceMover(players[static_cast<std::size_t>(at)]);
            });
    dialog->open();
}

} // namespace app::main
