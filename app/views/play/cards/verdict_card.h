// The best choice at a glance: the dice to keep or the box to take, and its value. Where there is
// none to show, the reason for that.

#pragma once

#include "app/session/coach.h"
#include "app/widgets/card_frame.h"
#include "app/widgets/dice/keep_picture.h"

#include <QLabel>
#include <QPushButton>

namespace app::views::play {

class VerdictCard : public widgets::CardFrame {
    Q_OBJECT

public:
    explicit VerdictCard(QWidget* parent = nullptr);

    // `title` says by what it is best. `is_own`: the person has chosen it, or holds those dice.
    void show(const QString& title, const session::Advice& advice, bool is_own);
    // Only words; `offers_hints`: with buttons that turn them on.
    void say(const QString& words, bool offers_hints);

Q_SIGNALS:
    void hintsWanted(session::HintMode mode);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitFont(); // which grows with the window
    QLabel* title_;
    widgets::KeepPicture* picture_;
    QLabel* choice_; // a box, or no dice
    QLabel* worth_;
    QLabel* detail_;
    QPushButton* show_hints_;
    QPushButton* guess_first_;
};

} // namespace app::views::play
