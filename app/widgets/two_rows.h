// Two groups of buttons, side by side where there is room, else below each other; in the middle.

#pragma once

#include <QBoxLayout>
#include <QWidget>

#include <array>
#include <initializer_list>

namespace app::widgets {

class TwoRows : public QWidget {
public:
    explicit TwoRows(QWidget* parent) : QWidget(parent), all_(QBoxLayout::LeftToRight, this) {
        all_.setContentsMargins(0, 0, 0, 0);
        all_.addStretch(1);
        for (QHBoxLayout*& row : rows_) {
            all_.addLayout(row = new QHBoxLayout);
            all_.setAlignment(row, Qt::AlignHCenter);
        }
        all_.addStretch(1);
        all_.setSpacing(gap);
    }

    void add(std::size_t row, std::initializer_list<QWidget*> buttons) {
        for (QWidget* button : buttons) rows_[row]->addWidget(button);
    }

    void fit(int width) {
        const int wanted = rows_[0]->sizeHint().width() + rows_[1]->sizeHint().width() + gap;
        all_.setDirection(wanted <= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    }

private:
    static constexpr int gap = 8; // pixels

    QBoxLayout all_;
    std::array<QHBoxLayout*, 2> rows_{};
};

} // namespace app::widgets
