#include "app/views/review/review_page.h"

#include <QVBoxLayout>

namespace app::views::review {

ReviewPage::ReviewPage(session::Trainer& trainer, QWidget* parent)
    : PlacePage(parent), panel_(new ReviewPanel(trainer, this)) {
    setObjectName("reviewPage");
    setFocusProxy(panel_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(panel_);
    connect(panel_, &ReviewPanel::objectiveChosen, this, &ReviewPage::objectiveChosen);
}

void ReviewPage::setLimits(const ai::yahtzee::review::GradeLimits& points,
                           const ai::yahtzee::review::GradeLimits& chances) {
    panel_->setLimits(points, chances);
}

} // namespace app::views::review
