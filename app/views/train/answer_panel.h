// The comment on an answered exercise: the reason why the best choice is better, the ranking of the
// choices, and the state of the set.

#pragma once

#include "app/session/trainer.h"
#include "app/views/review/reason_pane.h"
#include "app/views/train/bar_rows.h"
#include "app/views/train/set_marks.h"

#include <QLabel>
#include <QWidget>

namespace app::views::train {

class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPanel(session::Trainer& trainer, QWidget* parent = nullptr);

    void refresh();
    QString reason() const { return why_->reason(); }

Q_SIGNALS:
    void reasonKnown(); // now, of the answer shown

private:
    void showRanking(const text::Advice& advice);
    QString setText() const;

    session::Practice& practice_;
    QWidget* answer_; // hidden until there is one
    review::ReasonPane* why_;
    BarRows* ranking_;
    SetMarks* marks_;
    QLabel* set_;
};

} // namespace app::views::train
