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
        if (!tables.isPreparing(session.game().rules())) return say({});
        if (percent <= 0) return; // what changed is something else
        say(tr("Win probabilities are being prepared in the background, once: about 20 seconds of "
               "computing, and 110 MB on disk."),
            tr("%1\u00a0% done").arg(percent),
            tr("Preparing win probabilities: %1\u00a0% done").arg(percent));
    };
    connect(this, &NoticeBar::acted, this, [this] { say({}); });
    connect(&tables, &TableCache::prepared, this, refresh);
    connect(&tables, &TableCache::changed, this, [refresh] { refresh(0); });
}

} // namespace app::main
