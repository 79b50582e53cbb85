// A view of items that announces nothing to a screen reader while its current item changes without
// the focus: Qt 6.4 would say that the item has the focus. app/main/announcements.h announces it
// when the focus comes.

#pragma once

#include <QTreeView>

namespace app::widgets {

template <class View>
class QuietView : public View {
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else
            // NOLINTNEXTLINE(bugprone-parent-virtual-call)
            QAbstractItemView::currentChanged(current, previous);
    }
};

using QuietTree = QuietView<QTreeView>;

} // namespace app::widgets
