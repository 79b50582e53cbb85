// A list that asks for no more height than it needs at least, and grows where there is room.

#pragma once

#include <QListView>

namespace app::widgets {

class LowList : public QListView {
public:
    using QListView::QListView;

    QSize sizeHint() const override {
        return {QListView::sizeHint().width(), minimumSizeHint().height()};
    }
};

} // namespace app::widgets
