// The objective that choices are judged by: three buttons side by side, and the points where some
// are to be beaten.

#pragma once

#include "app/session/preferences.h"
#include "app/widgets/segment_bar.h"

#include <QSpinBox>
#include <QWidget>

namespace app::views::play {

class ObjectiveBox : public QWidget {
    Q_OBJECT

public:
    explicit ObjectiveBox(QWidget* parent = nullptr);

    // Without others there is nobody to win against.
    void show(const ai::yahtzee::decide::Objective& objective, bool can_win);
    void focusCurrent() { kinds_->segment(kinds_->current())->setFocus(Qt::ShortcutFocusReason); }

Q_SIGNALS:
    void chosen(const ai::yahtzee::decide::Objective& objective); // by a person

private:
    void choose(int segment);
    void updateWords();

    widgets::SegmentBar* kinds_; // in the order of the kinds of objectives
    QSpinBox* points_;
};

} // namespace app::views::play
