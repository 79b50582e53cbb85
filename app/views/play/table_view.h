// The middle of the window: whose turn it is, the dice, what is best, the roll button, and what has
// happened, line by line.

#pragma once

#include "app/session/coach.h"
#include "app/views/play/dice_view.h"
#include "app/widgets/elided_label.h"

#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace app::views::play {

class TableView : public QWidget {
    Q_OBJECT

public:
    explicit TableView(session::GameSession& session, QWidget* parent = nullptr);

    DiceView& dice() { return *dice_; }

    void showTurn(); // heading, held dice, button: from the session
    void showHint(const std::optional<session::Advice>& hint);
    void say(const QString& line); // what happened
    void forgetLines();

Q_SIGNALS:
    void rollWanted();

private:
    QString heading() const;
    QString rollText() const;

    session::GameSession& session_;
    widgets::ElidedLabel* heading_;
    widgets::ElidedLabel* said_;
    DiceView* dice_;
    widgets::ElidedLabel* hint_;
    QPushButton* roll_;
    QListWidget* lines_;
};

} // namespace app::views::play
