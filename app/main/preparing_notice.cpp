#include "app/main/preparing_notice.h"

namespace app::main {

using analysis::TableCache;

// Tables that are there already are opened without progress.
PreparingNotice::PreparingNotice(const session::GameSession& session, TableCache& tables,
                                 QWidget* parent)
    : NoticeBar("preparing", tr("&Don't"), parent) {
    const auto refresh = [this, &session, &tables](int percent) {
        say(percent > 0 && tables.isPreparing(session.game().rules())
                ? tr("Win probabilities are being prepared in the background, once: about 20 "
                     "seconds of computing, and 110 MB on disk.")
                : QString());
    };
    connect(&tables, &TableCache::prepared, this, refresh);
    connect(&tables, &TableCache::changed, this, [refresh] { refresh(0); });
}

} // namespace app::main
