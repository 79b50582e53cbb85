#include "app/main/preparing_notice.h"

namespace app::main {

using analysis::TableCache;

// Tables that are there already are opened without progress.
PreparingNotice::PreparingNotice(const session::GameSession& session, TableCache& tables,
                                 QWidget* parent)
    : NoticeBar("preparing", tr("&Don't Prepare"), parent) {
    setActionTip(tr("Then win probabilities are known in the last rounds only, and the champion "
                    "plays for points until then. Edit, Preferences turns this on later."));
    const auto refresh = [this, &session, &tables](int percent) {
        if (percent <= 0 || !tables.isPreparing(session.game().rules())) return end(session);
        say(tr("Win probabilities are being prepared in the background, once: about 20 seconds of "
               "computing, and 110 MB on disk."),
            tr("%1\u00a0% done").arg(percent));
    };
    connect(this, &NoticeBar::acted, this, [this] { say({}); });
    connect(&tables, &TableCache::prepared, this, refresh);
    connect(&tables, &TableCache::changed, this, [refresh] { refresh(0); });
}

// Hides the bar once the game goes on. Before, the score sheet above it would move under the mouse
// of a person who aims at a box.
void PreparingNotice::end(const session::GameSession& session) {
    if (!session.isPersonsTurn() || !isVisible()) return say({});
    if (!isEnabled()) return; // it waits already
    say(text(), tr("%1\u00a0% done").arg(100));
    setEnabled(false);
    connect(
        &session, &session::GameSession::changed, this,
        [this] {
            setEnabled(true);
            say({});
        },
        Qt::SingleShotConnection);
}

} // namespace app::main
