// The table: five dice in two lanes, those that will roll above, those that are held below. A mark
// above a die says that the best choice keeps it.

#pragma once

#include "app/widgets/colours.h"
#include "app/widgets/dice/die_button.h"
#include "core/dice/roll.h"
#include "core/yahtzee/action.h"

#include <QVariantAnimation>
#include <QWidget>

#include <array>
#include <optional>

namespace app::views {

// The slots of the same dice as those of `hold` that differ least from the slots held already.
unsigned slots_like(unsigned held, core::yahtzee::Action hold, const core::dice::Dice& dice);

class DiceView : public QWidget {
    Q_OBJECT

public:
    explicit DiceView(QWidget* parent = nullptr);

    // Nothing: no dice on the table. Those in `rolling` tumble first, if wanted.
    void showDice(const std::optional<core::dice::Dice>& dice, unsigned rolling, bool animate);
    void setHeld(unsigned slots, bool can_change);
    void setMarked(unsigned slots);
    // Shows that the dice are those of a turn that is over.
    void setPast(bool past);
    // The lower lane: dim where nothing can be held, and without room where nothing ever will be.
    enum class Tray { shown, dim, none };
    void setTray(Tray tray);

    void setLarge(bool large); // as large as there is room

    bool isRolling() const { return tumble_.state() == QAbstractAnimation::Running; }
    void finishRolling();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return heightForCell(cellIn(width)); }
    int greatestHeight(int width) const; // more is left empty

Q_SIGNALS:
    void toggled(int slot);
    void settled(); // the dice lie still

protected:
    void resizeEvent(QResizeEvent*) override { place(); }
    void paintEvent(QPaintEvent* event) override;

private:
    void tumbleTo(double part); // of the way, 0 to 1
    void place();
    void paintTray(QPainter& painter, const widgets::Colours& colours, int size) const;
    int cellIn(int width) const; // pixels of a die with the room around it
    int cellIn(const QSize& room) const;
    int heightForCell(int size) const;
    int spare() const; // pixels that a lane is higher than a cell
    int lanes() const { return tray_ == Tray::none ? 1 : 2; }
    QRect lane(bool held) const;
    QRect table() const;

    std::array<widgets::DieButton*, core::dice::dice_count> dice_{};
    unsigned rolling_ = 0;
    bool is_large_ = false;
    Tray tray_ = Tray::shown;
    QVariantAnimation tumble_;
};

} // namespace app::views
