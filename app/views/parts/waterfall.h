// A difference in points as a picture: a bar for each of its parts, and below them their sum. For
// two choices the parts are the boxes and bonuses of the score.

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
    void show(std::vector<Row> rows); // other parts, which are tenths of a point
    void clear();

    const std::vector<Row>& rows() const { return rows_; }
    int sum() const { return sum_; } // in hundredths of a point

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();
    QString pointsOf(int hundredths) const;

    std::vector<Row> rows_;
    int sum_ = 0;
    bool is_in_tenths_ = false;
};

} // namespace app::views
