// Where the columns of the place Play are.

#include "app/views/play/play_page.h"

#include <algorithm>

namespace app::views::play {

namespace {

constexpr int page_margin = 8;        // pixels around the columns
constexpr double sheet_share = 0.245; // of the width
constexpr double coach_share = 0.3;
constexpr double narrow_sheet_share = 0.36; // without a column for the coach
constexpr double drawer_share = 0.42;
constexpr int widest_table = 1000; // pixels; more would only be empty

} // namespace

QSize PlayPage::minimumSizeHint() const {
    return {sheet_view_->leastWidth() + table_->leastWidth() + 3 * page_margin,
            std::max(sheet_view_->minimumSizeHint().height(), table_->minimumSizeHint().height()) +
                2 * page_margin};
}

void PlayPage::showCoach(bool shown) {
    if (isNarrow())
        is_drawer_open_ = shown;
    else
        wants_coach_ = shown;
    placeColumns();
}

void PlayPage::setWantsCoach(bool wants) {
    wants_coach_ = wants;
    placeColumns();
}

void PlayPage::setLarge(bool large) {
    is_large_ = large;
    sheet_view_->setLarge(large);
    table_->setLarge(large);
    placeColumns();
    showMessage();
}

void PlayPage::resizeEvent(QResizeEvent* event) {
    PlacePage::resizeEvent(event);
    placeColumns();
}

void PlayPage::placeColumns() {
    if (isNarrow() ? false : is_drawer_open_) is_drawer_open_ = false;
    const bool shows_coach = isNarrow() ? is_drawer_open_ : wants_coach_;
    const bool has_column = shows_coach && !isNarrow();
    const int room = width() - 2 * page_margin;
    const int tall = height() - 2 * page_margin;
    const int coach =
        has_column ? std::max(coach_->leastWidth(), static_cast<int>(width() * coach_share)) : 0;
    const int most = std::max(sheet_view_->leastWidth(), room - coach - table_->leastWidth());
    const double share = isNarrow() ? narrow_sheet_share : sheet_share;
    const int wanted =
        is_large_ ? std::min(sheet_view_->widthForHeight(tall), width() / 2)
                  : std::max(static_cast<int>(width() * share), sheet_view_->naturalWidth());
    const int sheet = std::clamp(wanted, sheet_view_->leastWidth(), most);
    const int middle = room - sheet - coach;
    const int table = is_large_ ? middle : std::min(middle, widest_table);
    sheet_view_->setGeometry(page_margin, page_margin, sheet, tall);
    table_->setGeometry(page_margin + sheet + (middle - table) / 2, page_margin, table, tall);
    if (has_column)
        coach_->setGeometry(width() - coach, 0, coach, height());
    else
        coach_->setGeometry(
            width() - std::max(coach_->leastWidth(), static_cast<int>(width() * drawer_share)), 0,
            std::max(coach_->leastWidth(), static_cast<int>(width() * drawer_share)), height());
    coach_->setDrawer(isNarrow());
    const bool was_shown = isCoachShown();
    coach_->setVisible(shows_coach);
    drawer_button_->setVisible(!has_column && !shows_coach);
    drawer_button_->adjustSize();
    drawer_button_->move(width() - drawer_button_->width() - page_margin, page_margin);
    if (shows_coach) coach_->raise();
    placeOverlays();
    if (was_shown != shows_coach) Q_EMIT coachShown(shows_coach);
}

void PlayPage::placeOverlays() {
    const QRect table = table_->geometry();
    const QRect dice(table_->dice().mapTo(this, QPoint()), table_->dice().size());
    const int end_width = std::min(table.width(), std::max(end_->sizeHint().width(), 440));
    const int end_height = std::max(end_->sizeHint().height(), dice.height());
    end_->setGeometry(table.center().x() - end_width / 2, dice.top(), end_width, end_height);
    end_->raise();
    if (welcome_) {
        const QSize size(std::min(560, width() - 40), welcome_->heightForWidth(560) > 0
                                                          ? welcome_->heightForWidth(560)
                                                          : welcome_->sizeHint().height());
        welcome_->setGeometry(
            QRect(rect().center() - QPoint(size.width() / 2, size.height() / 2), size));
        welcome_->raise();
    }
    if (!marks_) return;
    const QPoint button = table_->rollButton().mapTo(this, QPoint());
    marks_->place(FirstTurnMarks::roll, button + QPoint(table_->rollButton().width() / 2, -4));
    marks_->place(FirstTurnMarks::keep, QPoint(dice.center().x(), dice.center().y()));
    const QRect sheet = sheet_view_->geometry();
    marks_->place(FirstTurnMarks::score, QPoint(sheet.center().x(), sheet.bottom() - 8));
    marks_->place(FirstTurnMarks::ask,
                  QPoint(isCoachShown() ? coach_->geometry().center().x() : width() - 120,
                         isCoachShown() ? coach_->geometry().center().y() : 80));
}

} // namespace app::views::play
