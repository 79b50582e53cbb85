// Why a choice is worth less or more than another, as a picture: a bar for each part of the score,
// and below them their sum, which is the difference.

#pragma once

#include "ai/yahtzee/review/reason.h"

#include <QWidget>

#include <vector>

namespace app::views {

class Waterfall : public QWidget {
    Q_OBJECT

public:
    explicit Waterfall(QWidget* parent = nullptr);

    struct Row {
        QString name;
        int hundredths; // of a point
    };

    // By how much the better choice is ahead; `of_worse`: by how much the worse one is behind.
    void show(const ai::yahtzee::review::Reason& reason, bool of_worse = false);
    void clear();

    const std::vector<Row>& rows() const { return rows_; }
    int sum() const { return sum_; } // in hundredths of a point

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Row> rows_;
    int sum_ = 0;
};

} // namespace app::views
