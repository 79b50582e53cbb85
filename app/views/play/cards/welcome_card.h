// The first start: five ways to begin.

#pragma once

#include "app/widgets/card_frame.h"

namespace app::views::play {

class WelcomeCard : public widgets::CardFrame {
    Q_OBJECT

public:
    // `opponent` in words: whom the first game is against.
    explicit WelcomeCard(const QString& opponent, QWidget* parent = nullptr);

Q_SIGNALS:
    void playWanted(); // or just closed
    void opponentsWanted();
    void lessonWanted();
    void practiceWanted();
    void placementWanted();
    void sampleWanted();
};

} // namespace app::views::play
