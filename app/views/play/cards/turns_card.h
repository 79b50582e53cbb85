// The turns that were played, the newest first: who, the dice, the box and its points. As many as
// there is room for.

#pragma once

#include "app/session/game_session.h"
#include "app/widgets/card_frame.h"

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

private:
    struct Turn {
        bool is_persons;
        QString name;
        core::dice::Dice dice;
        QString box;
        int points;
    };

    int rowHeight() const;

    std::vector<Turn> turns_;
};

} // namespace app::views::play
