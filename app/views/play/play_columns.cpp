// Where the columns of the place Play are.

#include "app/views/play/play_page.h"

#include <QApplication>
#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace app::views::play {

namespace {

constexpr int page_margin = 8;        // pixels around the columns
constexpr double sheet_share = 0.245; // of the width
constexpr double coach_share = 0.3;
constexpr double narrow_sheet_share = 0.36; // without a column for the coach
constexpr double drawer_share = 0.42;
constexpr int widest_table = 1000;      // pixels; more would only be empty
constexpr QSizeF usual_page(1120, 632); // pixels, up to which text has its usual size
constexpr double usual_text = 12;       // pixels; larger fonts grow later
constexpr double max_text_size = 1.4;   // of the usual
constexpr double text_size_step = 0.05; // so that a window that is being resized isn't slow

} // namespace

bool PlayPage::isNarrow() const {
    const int least = sheet_view_->leastWidth() + table_->leastWidth() + coach_->leastWidth();
    return is_large_ || width() < std::max(least_width_for_coach, least + 2 * page_margin);
}

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

// Table and coach are read from farther away when the window is large. The sheet grows by itself.
void PlayPage::fitFont() {
    const double room =
        is_large_ ? 1 // large type has a size of its own
                  : std::min(width() / usual_page.width(), height() / usual_page.height()) *
                        usual_text / QFontInfo(font()).pixelSize();
    const double size =
        std::floor(std::clamp(room, 1.0, max_text_size) / text_size_step) * text_size_step;
    if (size == text_size_) return;
    text_size_ = size;
    QFont grown = font();
    grown.setPointSizeF(QFontInfo(font()).pointSizeF() * size);
    for (QWidget* part : std::initializer_list<QWidget*>{table_, coach_}) part->setFont(grown);
}

void PlayPage::placeColumns() {
    fitFont();
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
    if (was_shown && !shows_coach && coach_->isAncestorOf(QApplication::focusWidget()))
        focusSheet();
    coach_->setVisible(shows_coach);
    showDrawerButton();
    drawer_button_->adjustSize();
    drawer_button_->move(width() - drawer_button_->width() - page_margin, page_margin);
    if (shows_coach) coach_->raise();
    overlays_->place();
    if (was_shown != shows_coach) Q_EMIT coachShown(shows_coach);
}

// Not beside the card at the end, which would cover half of it.
void PlayPage::showDrawerButton() {
    drawer_button_->setVisible(!isCoachShown() && !overlays_->end().isVisibleTo(this));
}

} // namespace app::views::play
