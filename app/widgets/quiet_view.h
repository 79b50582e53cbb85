// A view of items that announces nothing to a screen reader while its current item changes without
// the focus: Qt 6.4 would say that the item has the focus. app/main/announcements.h announces it
// when the focus comes.

#pragma once

#include "app/widgets/flat_header.h"
#include "app/widgets/padded_delegate.h"

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

// Rows under a FlatHeader, without a frame; columns as wide as what they hold.
class QuietTree : public QuietView<QTreeView> {
public:
    explicit QuietTree(QWidget* parent = nullptr) : QuietView(parent) {
        setHeader(new FlatHeader(this));
        header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        header()->setStretchLastSection(false);
        setItemDelegate(new PaddedDelegate(this));
        setRootIsDecorated(false);
        setUniformRowHeights(true);
        setAllColumnsShowFocus(true);
        setFrameShape(QFrame::NoFrame);
    }
};

} // namespace app::widgets
