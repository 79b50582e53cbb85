// A list that asks for no more height than it needs at least, and grows where there is room.

#pragma once

#include "app/widgets/quiet_view.h"

#include <QListView>

namespace app::widgets {

class LowList : public QuietView<QListView> {
public:
    using QuietView::QuietView;

    QSize sizeHint() const override {
        return {QListView::sizeHint().width(), minimumSizeHint().height()};
    }
};

} // namespace app::widgets
