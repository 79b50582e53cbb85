// The result of a finished set: its grades, beside each other its mean loss with those of the sets
// before and the better choices, and the step that it practised.

#pragma once

#include "app/session/practice.h"
#include "app/views/train/bar_rows.h"
#include "app/views/train/set_marks.h"
#include "app/widgets/card_frame.h"

#include <QLabel>

namespace app::views::train {

class SetEnd : public widgets::CardFrame {
    Q_OBJECT

public:
    explicit SetEnd(const session::Practice& practice, QWidget* parent = nullptr);

    void refresh();         // the set must be finished
    QString result() const; // "7 of 10 right"
    QString words() const;  // the rest, to be spoken

private:
    void showLosses();
    void showMissed(); // a row for each answer that lost something

    const session::Practice& practice_;
    QLabel* result_;
    SetMarks* marks_;
    QLabel* losses_title_;
    BarRows* losses_;
    QLabel* missed_title_;
    BarRows* missed_;
};

} // namespace app::views::train
