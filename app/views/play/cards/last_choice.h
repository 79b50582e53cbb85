// The last choice in a line, with the mark of its grade.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "app/text/advice.h"

#include <QLabel>
#include <QWidget>

namespace app::views::play {

class LastChoice : public QWidget {
public:
    // `name` is the object name of its words.
    explicit LastChoice(const QString& name, QWidget* parent = nullptr);

    // The advice has the choice that was made; `before` one of the same turn, which is told too
    // where its grade is worse. A mistake comes with the step that avoids it. The limits are in the
    // unit of their losses.
    void show(const text::Advice& advice, const std::optional<text::Advice>& before,
              const ai::yahtzee::review::GradeLimits& limits);
    QString words() const { return words_->text(); }
    ai::yahtzee::review::Grade grade() const { return grade_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* words_;
    ai::yahtzee::review::Grade grade_ = ai::yahtzee::review::Grade::fine;
};

} // namespace app::views::play
