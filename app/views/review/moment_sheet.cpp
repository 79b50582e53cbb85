#include "app/views/review/moment_sheet.h"

#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QVBoxLayout>

namespace app::views::review {

MomentSheet::MomentSheet(QWidget* parent)
    : QWidget(parent),
      title_(widgets::make_text_label("momentSheetTitle", 1, true, this)),
      view_(new SheetView(this)) {
    setObjectName("momentSheet");
    title_->setText(tr("Before the choice"));
    title_->setWordWrap(false);
    view_->setObjectName("reviewSheet");
    view_->setAccessibleName(tr("Score sheet before the choice"));
    view_->setSheet(&sheet_);
    view_->viewport()->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* column = widgets::bare<QVBoxLayout>(this, 6);
    column->addWidget(title_);
    column->addWidget(view_, 1);
    clear();
}

void MomentSheet::show(const text::Advice& decision, const std::vector<QString>& names) {
    sheet_.begin(decision.game, names);
    sheet_.showHint(decision);
    view_->settleCursor();
    view_->setEnabled(true);
}

void MomentSheet::clear() {
    sheet_.begin(core::yahtzee::Game(1), {QString()});
    view_->setEnabled(false);
}

} // namespace app::views::review
