// The dice of a decision with both choices drawn: a filled ring around the dice that were best to
// keep, a hollow one around those that were kept; and what each choice is, in words.

#pragma once

#include "core/yahtzee/action.h"
#include "core/yahtzee/game.h"

#include <QWidget>

#include <optional>

namespace app::views::review {

class ChoicePicture : public QWidget {
    Q_OBJECT

public:
    explicit ChoicePicture(QWidget* parent = nullptr);

    // The game in phase to_decide.
    void show(const core::yahtzee::Game& game, core::yahtzee::Action chosen,
              core::yahtzee::Action best);
    void clear();

    bool isRinged(int slot, bool best) const;
    QString words() const; // that stand below the dice

    QSize sizeHint() const override { return {460, heightForWidth(460)}; }
    QSize minimumSizeHint() const override { return {280, heightForWidth(280)}; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double maxSide() const; // pixels of a die
    double sideAt(int width) const;
    struct Shown {
        core::yahtzee::Game game;
        core::yahtzee::Action chosen;
        core::yahtzee::Action best; // the slots as like to those of `chosen` as can be
    };

    QString chosenWords() const;
    QString bestWords() const;
    void paintWords(QPainter& painter, double words_height) const;

    std::optional<Shown> shown_;
};

} // namespace app::views::review
