// The exercises of a set as numbers in a row: those that are answered carry their grade, by shape
// and colour; the one on the table is framed.

#pragma once

#include "app/session/practice_set.h"

#include <QWidget>

namespace app::views::train {

class SetMarks : public QWidget {
    Q_OBJECT

public:
    explicit SetMarks(QWidget* parent = nullptr);

    void show(const session::PracticeSet& set);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int cell(int width) const; // pixels of its side, with the gap

    std::vector<ai::yahtzee::review::Grade> grades_;
    std::size_t count_ = 0;
    std::size_t at_ = 0;
};

} // namespace app::views::train
