// Says that the compact tables are being prepared, which happens once and takes long; a person may
// decline it.

#pragma once

#include "app/analysis/table_cache.h"
#include "app/session/game_session.h"
#include "app/widgets/notice_bar.h"

namespace app::main {

class PreparingNotice : public widgets::NoticeBar {
    Q_OBJECT

public:
    // Both are kept by the caller.
    PreparingNotice(const session::GameSession& session, analysis::TableCache& tables,
                    QWidget* parent);
};

} // namespace app::main
