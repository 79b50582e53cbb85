// The place Review: what a game was worth, and what its choices lost.

#pragma once

#include "app/views/place_page.h"
#include "app/views/review_panel.h"

namespace app::views::review {

class ReviewPage : public PlacePage {
    Q_OBJECT

public:
    explicit ReviewPage(session::Trainer& trainer, QWidget* parent = nullptr);

    // From what losses on choices are called mistakes.
    void setLimits(const ai::yahtzee::review::GradeLimits& points,
                   const ai::yahtzee::review::GradeLimits& chances);

Q_SIGNALS:
    void objectiveChosen(const ai::yahtzee::decide::Objective& aim); // by a person

private:
    ReviewPanel* panel_;
};

} // namespace app::views::review
