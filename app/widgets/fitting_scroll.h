// A scroll area that scrolls only where the screen has too little room, and else looks like a plain
// widget.

#pragma once

#include <QDialog>
#include <QHBoxLayout>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <array>

namespace app::widgets {

template <class Dialog>
Dialog* deleted_on_close(Dialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

class FittingScroll : public QScrollArea {
public:
    explicit FittingScroll(QWidget* content, QWidget* parent = nullptr) : QScrollArea(parent) {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        setWidget(content);
        viewport()->setAutoFillBackground(false);
        content->setAutoFillBackground(false);
    }

    // In a page: takes the height that is left, so that a long content scrolls by itself, and the
    // page around it doesn't.
    void fillHeight() { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); }

    QSize sizeHint() const override {
        return widget()->sizeHint().expandedTo({minimumSizeHint().width(), 0});
    }
    // Never narrower than its content, with the bar beside it.
    QSize minimumSizeHint() const override {
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                fontMetrics().lineSpacing() * min_lines};
    }

    // Buttons stay in sight below a page that may scroll.
    static void layOut(QDialog& dialog, QWidget* page, QWidget* buttons) {
        auto* column = new QVBoxLayout(&dialog);
        column->setContentsMargins(0, 0, 0, 16);
        column->addWidget(new FittingScroll(page, &dialog));
        auto* row = new QHBoxLayout;
        row->setContentsMargins(20, 0, 20, 0);
        row->addWidget(buttons);
        column->addLayout(row);
    }

    // Two columns, below each other where the screen has no room for both.
    static void layOut(QDialog& dialog, const std::array<QBoxLayout*, 2>& columns,
                       QWidget* buttons) {
        auto* page = new QWidget(&dialog);
        auto* row = new QBoxLayout(QBoxLayout::LeftToRight, page);
        row->setContentsMargins(20, 18, 20, 8);
        row->setSpacing(12);
        for (QBoxLayout* column : columns) row->addLayout(column, 1);
        if (page->sizeHint().width() > dialog.screen()->availableSize().width() * 19 / 20)
            row->setDirection(QBoxLayout::TopToBottom);
        layOut(dialog, page, buttons);
    }

    // As large as wanted, as far as its screen goes.
    static void fit(QDialog& dialog, QSize wanted) {
        dialog.resize(wanted.boundedTo(dialog.screen()->availableSize() * 19 / 20));
    }
    static void fit(QDialog& dialog) { fit(dialog, dialog.sizeHint()); }

private:
    static constexpr int min_lines = 6;
};

} // namespace app::widgets
