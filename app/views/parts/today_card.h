// Today's practice: what is in the set, or how far it is, and a button that goes there.

#pragma once

#include "app/session/practice.h"
#include "app/widgets/action_button.h"
#include "app/widgets/card_frame.h"

#include <QLabel>

namespace app::views {

// The content of tomorrow's practice; empty if there is nothing to learn or to recall.
QString tomorrow_text(const session::Practice& practice);

class TodayCard : public widgets::CardFrame {
    Q_OBJECT

public:
    enum class Size { whole, brief }; // brief: the step instead of the set, the button below

    // `practice` is kept by the caller; `button` is the name of the button.
    TodayCard(const session::Practice& practice, Size size, const QString& button,
              QWidget* parent = nullptr);

Q_SIGNALS:
    void wanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    const session::Practice& practice_;
    const bool is_whole_;
    QLabel* title_;
    QLabel* text_;
    widgets::ActionButton* start_;
};

} // namespace app::views
