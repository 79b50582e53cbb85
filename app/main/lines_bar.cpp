#include "app/main/lines_bar.h"

#include <QSignalBlocker>

namespace app::main {

using session::GameSession;

LinesBar::LinesBar(GameSession& session, QWidget* parent) : QTabBar(parent), session_(session) {
    setObjectName("gameLines");
    setAccessibleName(tr("The game, and what was tried beside it"));
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QTabBar::currentChanged, this, [this](int line) {
        if (line >= 0) session_.goToLine(static_cast<std::size_t>(line));
    });
    connect(&session_, &GameSession::changed, this, &LinesBar::refresh);
    refresh();
}

void LinesBar::refresh() {
    const QSignalBlocker blocker(this); // the session is there already
    const session::Timeline& timeline = session_.timeline();
    const auto lines = static_cast<int>(timeline.line_count());
    while (count() > lines) removeTab(count() - 1);
    while (count() < lines) addTab({});
    for (int line = 0; line < lines; ++line) {
        setTabText(line, line == 0 ? tr("game") : tr("try %1").arg(line));
        setTabToolTip(line, line == 0
                                ? tr("The game as it is played")
                                : tr("Leaves the game in turn %1: it was tried, or taken back")
                                      .arg(timeline.turn_of(static_cast<std::size_t>(line)) + 1));
        setTabEnabled(line, session_.canGoTo());
    }
    setCurrentIndex(static_cast<int>(timeline.line()));
    setVisible(is_wanted_ && lines > 1);
}

void LinesBar::setWanted(bool wanted) {
    is_wanted_ = wanted;
    refresh();
}

} // namespace app::main
