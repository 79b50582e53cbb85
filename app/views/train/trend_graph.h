// A number per game, the oldest game first: a dot for each, and the mean of the last twenty as a
// line in the band that holds the true mean nine times in ten.

#pragma once

#include <QWidget>

#include <vector>

namespace app::views::train {

class TrendGraph : public QWidget {
    Q_OBJECT

public:
    explicit TrendGraph(QWidget* parent = nullptr);

    void show(std::vector<double> numbers);
    const std::vector<double>& numbers() const { return numbers_; }

    QSize sizeHint() const override { return {400, 150}; }
    QSize minimumSizeHint() const override { return {160, 60}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Mean {
        double mean;
        double margin; // 0: not known
    };

    QPointF place(std::size_t game, double number) const;

    std::vector<double> numbers_;
    std::vector<Mean> means_; // after each game
    double low_ = 0;
    double high_ = 1;
};

} // namespace app::views::train
