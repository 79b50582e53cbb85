#include "app/widgets/page_stack.h"
#include "app/widgets/keep_room.h"

#include <QVBoxLayout>

#include <utility>

namespace app::widgets {

PageStack::PageStack(QWidget* parent) : QWidget(parent) { bare<QVBoxLayout>(this); }

void PageStack::addPage(QWidget* page) {
    page->setVisible(!shown_);
    if (!shown_) {
        shown_ = page;
        setFocusProxy(page);
    }
    layout()->addWidget(page);
}

void PageStack::showPage(QWidget* page) {
    if (page == shown_) return;
    const bool had_focus = shown_->isAncestorOf(focusWidget());
    QWidget* const before = std::exchange(shown_, page);
    page->show();
    setFocusProxy(page);
    if (had_focus) page->setFocus(Qt::OtherFocusReason);
    before->hide();
}

} // namespace app::widgets
