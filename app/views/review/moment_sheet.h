// The score sheets of all players as they stood before a decision, with what could be taken: the
// best box and the box that was taken are marked. For looking only.

#pragma once

#include "app/models/sheet_model.h"
#include "app/views/parts/sheet_view.h"

#include <QLabel>
#include <QWidget>

namespace app::views::review {

class MomentSheet : public QWidget {
    Q_OBJECT

public:
    explicit MomentSheet(QWidget* parent = nullptr);

    // The best action comes first, and `made` says which was chosen. Names as of session::names().
    void show(const text::Advice& decision, const std::vector<QString>& names);
    void clear();

    void setTitled(bool is_titled) { title_->setVisible(is_titled); }
    SheetView& view() { return *view_; }

private:
    QLabel* title_;
    models::SheetModel sheet_;
    SheetView* view_;
};

} // namespace app::views::review
