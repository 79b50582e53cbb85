// Points lost per game, the oldest game first: a dot for each, the mean of the last games as a line
// with the band that holds the true mean nine times in ten, and what known players lose.

#pragma once

#include <QWidget>

#include <vector>

namespace app::views::games {

struct ProgressPoint {
    QString key;     // of the game
    double loss = 0; // points

    friend bool operator==(const ProgressPoint&, const ProgressPoint&) = default;
};

class ProgressGraph : public QWidget {
    Q_OBJECT

public:
    explicit ProgressGraph(QWidget* parent = nullptr);

    void show(std::vector<ProgressPoint> points);
    const std::vector<ProgressPoint>& points() const { return points_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void picked(const QString& key); // the dot that was clicked

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Mean {
        double mean;
        double margin; // 0: not known
    };

    QRectF plot() const;
    double top() const; // points at the upper edge
    QPointF place(std::size_t game, double loss) const;
    void paintReferences(QPainter& painter) const;
    void paintMeans(QPainter& painter) const;

    std::vector<ProgressPoint> points_;
    std::vector<Mean> means_; // after each game
};

} // namespace app::views::games
