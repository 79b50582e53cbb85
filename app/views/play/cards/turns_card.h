// The turns that were played, the newest first: the player, the dice, the box and its points. The
// rows are lower where there are many; it scrolls where even these have no room.

#pragma once

#include "app/session/game_session.h"
#include "app/widgets/card_frame.h"
#include "app/widgets/colours.h"

#include <QScrollBar>
#include <QString>

#include <vector>

namespace app::views::play {

class TurnsCard : public widgets::CardFrame {
public:
    explicit TurnsCard(QWidget* parent = nullptr);

    void show(const session::GameSession& session); // up to the moment on the table
    bool isEmpty() const { return turns_.empty(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Turn {
        bool is_persons;
        QString name;
        core::dice::Dice dice;
        QString box;
        QString points;

        friend bool operator==(const Turn&, const Turn&) = default;
    };

    struct Columns { // pixels from the left edge of a row
        int name;    // width
        double dice;
        double pitch; // from die to die
        double box;
        int points; // width
    };

    int rowHeight() const;
    int shownRows() const { return (height() - 2 * padding) / rowHeight() - 1; } // below the title
    void fit();
    Columns columns(double width) const;
    void paintTurn(QPainter& painter, const QRectF& row, const Turn& turn, const Columns& columns,
                   const widgets::Colours& colours) const;

    std::vector<Turn> turns_;
    QScrollBar* bar_;
    int wheel_ = 0; // turned, less than a row
};

} // namespace app::views::play
