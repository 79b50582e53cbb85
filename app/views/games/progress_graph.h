// A number per game, the oldest game first: a dot for each, and a line with a band. The line is the
// mean of the last games with the range that holds the true mean nine times in ten; or the sum of
// all so far, with the range in which luck alone leaves it nine times in ten. A click on a dot
// opens its game; so does the return key on the one that the arrow keys have chosen.

#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace app::views::games {

struct ProgressPoint {
    QString key; // of the game
    QString date;
    QString time;
    QString against; // for people
    double number = 0;

    friend bool operator==(const ProgressPoint&, const ProgressPoint&) = default;
};

// A line across the graph: what a known player reaches.
struct ReferenceLine {
    QString name;
    double number = 0;

    friend bool operator==(const ReferenceLine&, const ReferenceLine&) = default;
};

struct ProgressSeries {
    enum class Line { mean, sum };
    // The text of a point about its game; `line` is the line's number there.
    using Words = QString (*)(double number, double line);

    std::vector<ProgressPoint> points = {};
    Words words = nullptr;
    Line line = Line::mean;
    std::vector<ReferenceLine> references = {};
    double deviation = 0;  // of one game by luck alone; of a sum only
    bool has_zero = false; // the axis begins at 0

    friend bool operator==(const ProgressSeries&, const ProgressSeries&) = default;
};

class ProgressGraph : public QWidget {
    Q_OBJECT

public:
    explicit ProgressGraph(QWidget* parent = nullptr);

    void show(ProgressSeries series);
    const ProgressSeries& series() const { return series_; }
    QString words(std::size_t game) const;
    std::optional<std::size_t> chosen() const { return chosen_; } // by keys or under the mouse
    QPointF place(std::size_t game) const;                        // of its dot

    QSize sizeHint() const override { return {600, 7 * fontMetrics().lineSpacing()}; }
    QSize minimumSizeHint() const override { return {200, 5 * fontMetrics().lineSpacing()}; }

Q_SIGNALS:
    void picked(const QString& key); // the dot that was clicked

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent*) override { choose(std::nullopt); }
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    // The line after each game, and its band around `middle`.
    struct At {
        double line;
        double middle;
        double margin; // 0: not known
    };

    // Known players whose names stand together, from the best to the weakest.
    struct Group {
        double y; // of the text
        QString first;
        QString last; // empty: one alone

        QString text() const { return last.isEmpty() ? first : first + " – " + last; }
    };

    void scale(); // the ends of the axis
    void measureNames();
    void choose(std::optional<std::size_t> game);
    std::optional<std::size_t> nearest(QPointF point) const;
    QRectF plot() const;
    QPointF place(std::size_t game, double number) const;
    void paintAxis(QPainter& painter) const;
    void paintLine(QPainter& painter) const;
    void paintDots(QPainter& painter) const;
    std::size_t step() const; // between the games that the line goes through
    void paintChosen(QPainter& painter) const;

    ProgressSeries series_;
    std::vector<At> course_;
    std::vector<Group> groups_;
    int numbers_ = 0; // pixels at the left
    int names_ = 0;   // and at the right
    double low_ = 0;
    double high_ = 1;
    std::optional<std::size_t> chosen_;
};

} // namespace app::views::games
