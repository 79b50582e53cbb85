// What there is to say once an exercise is answered: why the best choice is better, how the choices
// rank, and how the set goes.

#pragma once

#include "app/analysis/analysis_service.h"
#include "app/session/practice.h"
#include "app/views/play/waterfall.h"
#include "app/views/train/bar_rows.h"
#include "app/views/train/set_marks.h"

#include <QLabel>
#include <QWidget>

namespace app::views::train {

class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    AnswerPanel(session::Practice& practice, analysis::AnalysisService& analysis,
                QWidget* parent = nullptr);

    void refresh();
    QString reason() const; // of the answer; empty while it isn't known

    const play::Waterfall& why() const { return *why_; }

Q_SIGNALS:
    void reasonKnown(); // now, of the answer shown

private:
    void showAnswer();
    void showReason(const text::Advice& advice);
    void showRanking(const text::Advice& advice);
    QString setText() const;
    QString missedText() const; // of a finished set: what was better, a line for each answer

    session::Practice& practice_;
    analysis::AnalysisService& analysis_;
    QWidget* answer_; // hidden until there is one
    QLabel* why_title_;
    play::Waterfall* why_;
    QLabel* reason_;
    bool is_reason_known_ = false;
    BarRows* ranking_;
    SetMarks* marks_;
    QLabel* set_;
    QLabel* missed_title_;
    QLabel* missed_;
};

} // namespace app::views::train
