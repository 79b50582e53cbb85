// The middle of the window: whose turn it is, the dice, what is best, the roll button, and what has
// happened, line by line.

#pragma once

#include "app/session/coach.h"
#include "app/views/dice_view.h"
#include "app/views/elided_label.h"

#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace app {

class TableView : public QWidget {
    Q_OBJECT

public:
    explicit TableView(GameSession& session, QWidget* parent = nullptr);

    DiceView& dice() { return *dice_; }

    void showTurn(); // heading, held dice, button: from the session
    void showHint(const std::optional<Advice>& hint);
    void say(const QString& line); // what happened
    void forgetLines();

Q_SIGNALS:
    void rollWanted();

private:
    QString heading() const;
    QString rollText() const;

    GameSession& session_;
    ElidedLabel* heading_;
    ElidedLabel* said_;
    DiceView* dice_;
    ElidedLabel* hint_;
    QPushButton* roll_;
    QListWidget* lines_;
};

} // namespace app
