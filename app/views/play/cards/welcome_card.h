// The first start: five ways to begin.

#pragma once

#include "app/widgets/card_frame.h"

namespace app::views::play {

class WelcomeCard : public widgets::CardFrame {
    Q_OBJECT

public:
    // `opponent` in words: whom the first game is against.
    explicit WelcomeCard(const QString& opponent, QWidget* parent = nullptr);

    enum class Way { play, opponents, lesson, practice, placement, sample };

Q_SIGNALS:
    void chosen(Way way); // `play` also where the card is just closed
};

} // namespace app::views::play
