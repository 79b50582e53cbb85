// The comment on an answered exercise: the reason why the best choice is better, the ranking of the
// choices, and the state of the set.

#pragma once

#include "app/session/trainer.h"
#include "app/views/review/reason_pane.h"
#include "app/views/train/bar_rows.h"
#include "app/views/train/set_marks.h"
#include "app/widgets/card_frame.h"

#include <QLabel>
#include <QWidget>

namespace app::views::train {

class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPanel(session::Trainer& trainer, QWidget* parent = nullptr);

    void refresh();
    // Hides what has no room in the scroll area; `is_brief` is for the reason, see ReasonPane.
    void fit(bool is_brief);

    // "Right.", "Good enough: −0.2", "Inaccuracy: −0.9"
    static QString verdict(const ai::yahtzee::practice::Exercise& exercise,
                           const session::PracticeAnswer& given);
    // "In your games it decided 214 times; not following it costs you 2.6 points per game."
    static QString figure(const session::Practice& practice, int step);

    QString reason() const { return why_->reason(); }

Q_SIGNALS:
    void reasonKnown(); // now, of the answer shown

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeWorths();
    void showWorths(bool is_asked);
    void fitQuestion();
    void showRanking(const text::Advice& advice);
    void showAside(bool is_asked);
    QString setText() const;

    session::Practice& practice_;
    QWidget* answer_; // hidden until there is one
    review::ReasonPane* why_;
    BarRows* ranking_;
    SetMarks* marks_;
    QLabel* set_;
    widgets::CardFrame* worths_card_; // the question: what the open boxes are worth
    QLabel* worths_text_;
    BarRows* worths_;
    widgets::CardFrame* aside_; // the question: its step, or the answer before
    QLabel* aside_title_;
    QLabel* aside_text_;
};

} // namespace app::views::train
