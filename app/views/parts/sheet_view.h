// The score sheet. A click takes a box; so do the arrows, which go over the open boxes of the
// player to move, and Enter. The frame of the cursor is there from the first such key to the next
// press of the mouse: to who plays by mouse it would look like advice.

#pragma once

#include "app/models/sheet_model.h"
#include "app/widgets/colours.h"

#include <QPointer>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVariantAnimation>

#include <optional>

namespace app::views {

// Paints the score sheet: what can be taken as a chip, the best box filled, what taking it loses
// beside the points.
class SheetDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    SheetDelegate(const models::SheetModel& sheet, QObject* parent);

    // That texts are painted with; it grows with the rows.
    void setFont(const QFont& font) { font_ = font; }
    void showCursor(bool shown) { shows_cursor_ = shown; }
    bool showsCursor() const { return shows_cursor_; }
    // The size of the points in the box that was filled last: twice the usual at 1, as usual at 0.
    void setFreshness(double freshness) { freshness_ = freshness; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

    static constexpr int padding = 6; // pixels at the sides of a text

    // Pixels that a cell with points and a note takes.
    static int noteWidth(const QFont& font);

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                     const QModelIndex& index, const widgets::Colours& colours) const;
    void paintChip(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                   const widgets::Colours& colours) const;
    void paintUpper(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                    const widgets::Colours& colours) const;
    void paintText(QPainter& painter, const QRect& cell, const QModelIndex& index,
                   const widgets::Colours& colours) const;
    void paintFace(QPainter& painter, const QRect& cell, const QModelIndex& index,
                   const widgets::Colours& colours) const;

    const models::SheetModel& sheet_;
    QFont font_;
    bool shows_cursor_ = false;
    double freshness_ = 0;
};

class SheetView : public QTableView {
    Q_OBJECT

public:
    explicit SheetView(QWidget* parent = nullptr);

    void setSheet(models::SheetModel* model);

    // Puts the cursor on the box of the player to move that is best by the hint, else on the one
    // that scores most; before a roll on an open box near where it is.
    void settleCursor();
    // The same for a hint that came later, unless the cursor was moved.
    void followHint();

    // False: no box is chosen before an arrow key is pressed.
    void setPreset(bool is_preset) { is_preset_ = is_preset; }
    // True: points that are written shrink from twice their size within half a second or so.
    void setAnimated(bool is_animated) { is_animated_ = is_animated; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // In which every text fits at the usual size; and the least, in which names are elided.
    int naturalWidth() const { return widthAt(1); }
    int leastWidth() const;

    void setLarge(bool large); // as large as there is room
    int widthForHeight(int height) const;

    // Pixels of a text at the size that the sheet has now.
    int textWidth(const QString& text) const;

Q_SIGNALS:
    void taken(core::yahtzee::Box box);
    void refused(const QString& why);
    void cursorShown(); // by Enter, which takes nothing unseen

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void take(const QModelIndex& index);
    void showCursor(bool shown);
    void layOut();
    void showFilled();
    bool isChoosable(int row) const;
    int nextChoosable(int row, int step) const; // beyond the end from the other; -1: none
    int bestOffered() const;                    // -1: none
    int firstChoice() const;                    // where the cursor begins; -1: nowhere
    QFont fontAt(double scale) const;
    double leastScale() const;
    double scaleFor(const QSize& room) const;
    int labelWidth(const QFont& font) const;
    static int distanceWidth(const QFont& font);          // of the points to the bonus
    int playerWidth(int column, const QFont& font) const; // with its whole name, if not very long
    int widthAt(double scale) const;

    bool is_large_ = false;
    bool is_preset_ = true;
    bool is_settling_ = false; // nobody moves the cursor
    bool is_moved_ = false;    // since it was settled
    bool is_animated_ = false;
    std::optional<session::FilledBox> filled_; // last
    QVariantAnimation freshness_;
    SheetDelegate* delegate_ = nullptr;
    QPointer<models::SheetModel> sheet_;
};

} // namespace app::views
