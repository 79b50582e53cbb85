// While there is no review: what is being done, how far it is, how long it will take, and a button
// that stops it or begins anew.

#pragma once

#include "app/session/game_review.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

namespace app::views::review {

class ReviewWait : public QWidget {
    Q_OBJECT

public:
    explicit ReviewWait(session::GameReview& review, QWidget* parent = nullptr);

private:
    void refresh();

    session::GameReview& review_;
    QLabel* text_;
    QProgressBar* progress_;
    QPushButton* button_; // stop, or start
};

} // namespace app::views::review
