// What scrolls where the screen has too little room for it, and else looks as if it could not.

#pragma once

#include <QDialog>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

namespace app::widgets {

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

    QSize sizeHint() const override {
        return widget()->sizeHint().expandedTo({minimumSizeHint().width(), 0});
    }
    // Never narrower than its content, with the bar beside it.
    QSize minimumSizeHint() const override {
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                fontMetrics().lineSpacing() * min_lines};
    }

    // As large as it wants to be, as far as its screen goes.
    static void fit(QDialog& dialog) {
        const QSize room = dialog.screen()->availableSize() * 19 / 20;
        dialog.resize(dialog.sizeHint().boundedTo(room));
    }

private:
    static constexpr int min_lines = 6;
};

} // namespace app::widgets
