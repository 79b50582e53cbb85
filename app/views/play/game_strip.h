// The game so far at the foot of the table: a mark a turn, shaped and coloured by the grade of its
// worst choice, below the curve of the expected final scores. A click on a turn goes there.

#pragma once

#include "app/models/game_words.h"
#include "app/widgets/card_frame.h"
#include "app/widgets/colours.h"

namespace app::views::play {

class GameStrip : public widgets::CardFrame {
    Q_OBJECT

public:
    explicit GameStrip(QWidget* parent = nullptr);

    // Shows the game of the player in `seat`. `state` is the text at the right: "win 51.9 %".
    void show(const models::GameCourse& course, int seat);
    void setState(const QString& state);
    // Whose curves they are: the person's own, and the other's; empty: more than one.
    void setNames(const QString& own, const QString& other);
    // Makes it a race: curves of points instead of expected final scores, without grades.
    void setTitle(const QString& title);
    // The text at the left of the first line, by what there is to see: none where the state needs
    // the room.
    QString titleText() const;
    void markTurn(int turn); // that is looked at; -1: none

    const models::GameCourse& course() const { return course_; }

    QSize sizeHint() const override { return {300, fontMetrics().lineSpacing() * 9}; }
    QSize minimumSizeHint() const override;
    int heightWithCurves() const; // the least pixels that show the curves, too

Q_SIGNALS:
    void turnPicked(int turn);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override; // tool tips

private:
    void describe();
    bool isRace() const { return !title_.isEmpty(); }
    double footLines() const;
    QFont smallFont() const;
    bool hasCurves() const; // from the first box on, where there is room
    double left() const;    // edge of the curves, right of their scale
    void paintScale(QPainter& painter, const widgets::Colours& colours, double low,
                    double high) const;
    double xOf(int turn) const; // of its mark
    int turnAt(const QPointF& at) const;
    void paintLegend(QPainter& painter, const QRectF& room, const widgets::Colours& colours) const;
    void paintCurves(QPainter& painter, const widgets::Colours& colours) const;
    void paintMarks(QPainter& painter, const widgets::Colours& colours) const;
    QRectF curveRect() const;

    models::GameCourse course_;
    int seat_ = 0;
    QString title_; // empty: by what there is to see
    QString state_;
    QString own_name_;
    QString other_name_;
    int marked_ = -1;
};

} // namespace app::views::play
