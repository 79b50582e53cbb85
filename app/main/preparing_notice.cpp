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
        const auto rules = session.game().rules();
        if (!tables.isPreparing(rules)) return end(session, tables.get(rules) != nullptr);
        if (percent <= 0) return; // what changed is something else
        goOn();
        say(tr("Win probabilities are being prepared in the background, once: about 20 seconds of "
               "computing, and 110 MB on disk."),
            tr("%1\u00a0% done").arg(percent));
    };
    connect(this, &NoticeBar::acted, this, &PreparingNotice::leave);
    connect(&tables, &TableCache::prepared, this, refresh);
    connect(&tables, &TableCache::changed, this, [refresh] { refresh(0); });
}

// Hides the bar. After the work is done, only once the turn is over: what stands above it moves,
// and a person aims there with a mouse.
void PreparingNotice::end(const session::GameSession& session, bool is_done) {
    if (!is_done || !session.isPersonsTurn() || !isVisible()) return leave();
    if (!isEnabled()) return; // it waits already
    say(text(), tr("%1\u00a0% done").arg(100));
    setEnabled(false);
    using Change = session::GameSession::Change;
    waits_ =
        connect(&session, &session::GameSession::changed, this, [this, &session](Change change) {
            const bool is_same_turn = change == Change::rolled || change == Change::held;
            if (!is_same_turn || !session.isPersonsTurn()) leave();
        });
}

void PreparingNotice::goOn() {
    disconnect(waits_);
    setEnabled(true);
}

void PreparingNotice::leave() {
    goOn();
    say({});
}

} // namespace app::main
