// Rows with a name, a bar and a number: ranked choices, or what choices cost by kind. A name may
// have signs for dice, see paint_words().

#pragma once

#include "ai/yahtzee/review/game_analysis.h"

#include <QWidget>

#include <vector>

namespace app::views::train {

class BarRows : public QWidget {
    Q_OBJECT

public:
    enum class Tone { plain, good, warn, bad };
    static Tone tone_of(ai::yahtzee::review::Grade grade); // of a loss, see loss_colour()

    struct Row {
        QString name;
        QString number;
        double share = 0; // of the longest bar, 0 to 1
        Tone tone = Tone::plain;
        bool is_bold = false;         // with the number in its tone
        bool has_number_tone = false; // only that
    };

    explicit BarRows(QWidget* parent = nullptr);

    void show(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return rows_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // Pixels; names that have too little room beside number and bar take more lines.
    struct Widths {
        int names;
        int numbers;
    };
    Widths widths(int width) const;
    double leastHeight(int names) const; // of a row
    double rowHeight(const Row& row, int names, double least) const;
    double dieSide(int names) const; // one for all rows

    std::vector<Row> rows_;
};

} // namespace app::views::train
