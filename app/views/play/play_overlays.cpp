#include "app/views/play/play_overlays.h"

#include "app/storage/same_game.h"
#include "app/views/play/scrim.h"
#include "app/widgets/colours.h"

#include <QEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace app::views::play {

using namespace app::session;
using core::yahtzee::Phase;

namespace {

constexpr int least_margin = 4; // pixels to the edges of the page

} // namespace

FirstTurnMarks::FirstTurnMarks(QWidget* page) : QObject(page), boxes_(new QLabel(page)) {
    const std::array<QString, mark_count> words{
        tr("1 · Roll the five dice"), tr("2 · Click the dice that you want to keep"), QString(),
        tr("← 4 · Click a box: the dice score there")};
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        labels_[i] = new QLabel(words[i], page);
        labels_[i]->setObjectName(QString("mark%1").arg(i + 1));
        labels_[i]->setAttribute(Qt::WA_TransparentForMouseEvents);
        labels_[i]->hide();
    }
    boxes_->setObjectName("markedBoxes");
    boxes_->setAttribute(Qt::WA_TransparentForMouseEvents);
    boxes_->hide();
}

void FirstTurnMarks::place(Mark mark, const QPoint& at) {
    QLabel* label = labels_[mark];
    const auto* page = static_cast<QWidget*>(parent());
    label->adjustSize();
    const int most = page->width() - label->width() - least_margin;
    label->move(std::clamp(at.x(), least_margin, std::max(least_margin, most)), at.y());
}

void FirstTurnMarks::setFont(const QFont& font) {
    for (QLabel* label : labels_) label->setFont(font);
}

void FirstTurnMarks::setShown(Mark mark, bool shown) {
    labels_[mark]->setVisible(shown && !is_over_);
    if (mark == score) boxes_->setVisible(shown && !is_over_);
    if (!shown) return;
    const auto colours = widgets::colours_of(labels_[mark]->parentWidget()->palette());
    labels_[mark]->setStyleSheet(
        QString("background: %1; color: %2; border-radius: 6px; padding: 4px 8px;")
            .arg(colours.accent.name(), colours.on_accent.name()));
    boxes_->setStyleSheet(QString("background: transparent; border: 3px solid %1; "
                                  "border-radius: 6px;")
                              .arg(colours.accent.name()));
    boxes_->raise();
    labels_[mark]->raise();
}

namespace {

constexpr int welcome_width = 560; // pixels, where there is room
constexpr int welcome_letters = 84;
constexpr int welcome_margin = 20; // pixels

constexpr int mark_gap = 6;  // pixels from a mark to what it names
constexpr int box_frame = 1; // pixels around the column of boxes

} // namespace

PlayOverlays::PlayOverlays(Trainer& trainer, const Parts& parts)
    : QObject(&parts.page), trainer_(trainer), parts_(parts), end_(new EndCard(&parts.page)) {
    for (QWidget* part : std::initializer_list<QWidget*>{
             &parts_.table.dice(), &parts_.table.rollButton(), &parts_.table.strip()})
        part->installEventFilter(this);
    parts_.sheet.viewport()->installEventFilter(this);
    parts_.page.installEventFilter(this);
    connect(&trainer_.session, &GameSession::aboutToBegin, this, &PlayOverlays::leaveWelcome);
    connect(&trainer_.index, &analysis::IndexService::listed, this, [this] {
        if (end_->isVisibleTo(&parts_.page)) showEnd(); // it may be the best game
    });
}

// Layouts move the dice later than they are asked to; the overlays follow.
bool PlayOverlays::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (watched == &parts_.page) {
        // The caller that shows the page sets the focus only afterwards.
        if (type == QEvent::Show)
            QTimer::singleShot(0, this, [this] {
                if (end_->isVisible()) end_->focusRematch();
            });
        if (type == QEvent::Hide && !event->spontaneous()) leaveWelcome();
        return false;
    }
    if (type != QEvent::Resize && type != QEvent::Move && type != QEvent::FontChange) return false;
    if (watched == parts_.sheet.viewport())
        QTimer::singleShot(0, this, &PlayOverlays::placeMarks); // once its rows are laid out
    else
        place();
    return false;
}

void PlayOverlays::welcome(const QString& opponent) {
    if (welcome_) return;
    scrim_ = new Scrim("scrim", &parts_.page);
    scrim_->show();
    welcome_ = new WelcomeCard(opponent, &parts_.page);
    marks_ = new FirstTurnMarks(&parts_.page);
    connect(welcome_, &WelcomeCard::chosen, this, [this](WelcomeCard::Way way) {
        leaveWelcome();
        Q_EMIT wayChosen(way);
    });
    if (QWidget* view = parts_.page.parentWidget()) view->installEventFilter(this); // its height
    welcome_->show();
    place();
    welcome_->setFocus();
}

void PlayOverlays::leaveWelcome() {
    if (!welcome_) return;
    for (QWidget* part : std::initializer_list<QWidget*>{std::exchange(welcome_, nullptr),
                                                         std::exchange(scrim_, nullptr)}) {
        part->hide();
        part->deleteLater();
    }
    showEnd();
    showMarks();
    Q_EMIT welcomeLeft();
}

void PlayOverlays::showEnd() {
    const GameSession& session = trainer_.session;
    const bool was_shown = end_->isVisibleTo(&parts_.page);
    const bool shows = session.isOver() && !welcome_;
    end_->setVisible(shows);
    if (shows) {
        const int own = storage::own_seat(session.record());
        end_->show(session, parts_.table.strip().course(), own, coursesOfOthers(own),
                   is_best_game(trainer_));
        end_->raise();
        place(); // which shows the parts that have room
    }
    if (shows || was_shown) Q_EMIT endShown(shows);
    if (shows && !was_shown && parts_.page.isVisible()) end_->focusRematch();
}

// The courses of the other people at the table, and of the opponent in a game of two.
std::map<int, models::GameCourse> PlayOverlays::coursesOfOthers(int own) const {
    std::map<int, models::GameCourse> courses;
    const GameSession& session = trainer_.session;
    const auto values = trainer_.values.get(session.record().rules);
    const auto& players = session.record().players;
    for (int seat = 0; values && seat < session.game().players(); ++seat)
        if (seat != own &&
            (players.size() == 2 || is_person(players[static_cast<std::size_t>(seat)])))
            courses[seat] = models::course_of(session.timeline(), session.timeline().at(), seat,
                                              *values, ai::yahtzee::review::point_limits);
    return courses;
}

// Points at the next step in the first turn.
void PlayOverlays::showMarks() {
    if (!marks_ || marks_->isOver()) return;
    const GameSession& session = trainer_.session;
    const auto& game = session.game();
    const bool is_first_turn =
        game.turn() == 0 && game.mover() == storage::own_seat(session.record());
    if (!is_first_turn || session.isOver()) marks_->end();
    const bool shows = !welcome_ && !isShown(parts_.cover) && session.isPersonsTurn();
    const bool decides = shows && game.phase() == Phase::to_decide;
    marks_->setShown(FirstTurnMarks::roll, shows && game.roll_number() == 0);
    marks_->setShown(FirstTurnMarks::keep,
                     decides && session.canHold() && session.heldSlots() == 0);
    marks_->setShown(FirstTurnMarks::score, decides && game.roll_number() > 1);
    marks_->setShown(FirstTurnMarks::ask,
                     decides && trainer_.coach.mode() == HintMode::off &&
                         (isShown(parts_.coach) || isShown(parts_.coach_button)));
    place();
}

void PlayOverlays::place() {
    end_->setFont(parts_.table.dice().font()); // as large as the table is
    // With the line around a card over the edges of the dice's felt.
    constexpr int side = TableView::margin - 1;
    const QRect board = parts_.table.geometry().adjusted(side, 0, -side, 0);
    // Over the heading, which says the same, the dice and the button that rolls them; what stands
    // under them stays in sight, where there is room.
    const int bottom = placeOf(parts_.table.rollButton()).bottom() + 2;
    const int height = end_->heightOf(board.width(), bottom);
    const int top = std::max(0, std::min(bottom - height, parts_.table.y()));
    QRect card(board.left(), top, board.width(), std::max(height, bottom - top));
    for (const auto* part : parts_.table.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (isShown(*part) && placeOf(*part).intersects(card)) // nothing is half covered
            card.setBottom(std::max(card.bottom(), placeOf(*part).bottom()));
    end_->setGeometry(card & parts_.page.rect());
    if (welcome_) placeWelcome();
    placeMarks();
}

void PlayOverlays::placeWelcome() {
    welcome_->setFont(parts_.table.dice().font()); // as large as the table is
    QRect page = parts_.page.rect();
    const int letters = QFontMetrics(welcome_->font()).averageCharWidth() * welcome_letters;
    const int width = std::min(std::max(welcome_width, letters), page.width() - 2 * welcome_margin);
    const int wrapped = welcome_->heightForWidth(width);
    // In the middle of what is in sight, where it fits: on a small screen the page scrolls.
    const QWidget* view = parts_.page.parentWidget();
    if (view && view->height() >= wrapped) page.setHeight(std::min(page.height(), view->height()));
    const QSize size(width, std::min(page.height(), wrapped));
    scrim_->setGeometry(parts_.page.rect());
    scrim_->raise();
    welcome_->setGeometry(QRect(page.center() - QPoint(size.width() / 2, size.height() / 2), size));
    welcome_->raise();
}

QRect PlayOverlays::placeOf(const QWidget& part) const {
    return {part.mapTo(&parts_.page, QPoint()), part.size()};
}

void PlayOverlays::placeMarks() {
    if (!marks_ || marks_->isOver()) return;
    marks_->setFont(parts_.table.dice().font()); // as large as the table is
    const auto above = [this](FirstTurnMarks::Mark mark, const QPoint& at) {
        const QSize size = marks_->label(mark)->sizeHint();
        marks_->place(mark, at - QPoint(size.width() / 2, size.height()));
    };
    const QRect button = placeOf(parts_.table.rollButton());
    above(FirstTurnMarks::roll, {button.center().x(), button.top() - mark_gap});
    // On the upper edge of the tray, where it hides no pips.
    const auto& dice = parts_.table.dice();
    above(FirstTurnMarks::keep,
          placeOf(dice).center() + QPoint(0, 2 * dice.fontMetrics().height()));
    placeScoreMark();
    placeAskMark();
}

// Beside the column of boxes, which has a frame, and under the dice: where it hides nothing that
// one needs, else as low as the boxes are.
void PlayOverlays::placeScoreMark() {
    const auto& model = *static_cast<models::SheetModel*>(parts_.sheet.model());
    QRect boxes;
    for (const auto box : core::yahtzee::all_boxes)
        boxes |= parts_.sheet.visualRect(
            model.index(models::SheetModel::rowOf(box), model.moverColumn()));
    boxes.translate(parts_.sheet.viewport()->mapTo(&parts_.page, QPoint()));
    marks_->frameBoxes(boxes.adjusted(-box_frame, -box_frame, box_frame, box_frame));

    QList<QRect> needed;
    for (const auto* part : parts_.table.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (isShown(*part) &&
            (part != &parts_.table.message() || !parts_.table.message().words().isEmpty()))
            needed << placeOf(*part);
    QRect mark(QPoint(parts_.sheet.geometry().right(), placeOf(parts_.table.dice()).bottom()) +
                   QPoint(mark_gap, mark_gap),
               marks_->label(FirstTurnMarks::score)->sizeHint());
    const auto is_hiding = [&mark](const QRect& part) { return part.intersects(mark); };
    while (mark.bottom() < boxes.bottom() && std::ranges::any_of(needed, is_hiding))
        mark.translate(0, 1);
    marks_->place(FirstTurnMarks::score, mark.topLeft());
}

// Below what it names: the card that offers hints, or the button that shows it.
void PlayOverlays::placeAskMark() {
    QLabel* mark = marks_->label(FirstTurnMarks::ask);
    const bool has_coach = isShown(parts_.coach);
    mark->setText(has_coach ? tr("↑ 3 · Ask the coach: key H")
                            : tr("↑ 3 · Open the coach: key F9"));
    if (has_coach) return parts_.coach.hold(*mark);
    if (mark->parentWidget() != &parts_.page) {
        const bool was_hidden = mark->isHidden();
        mark->setParent(&parts_.page);
        mark->setHidden(was_hidden);
    }
    const QRect button = placeOf(parts_.coach_button);
    marks_->place(FirstTurnMarks::ask,
                  {button.right() - mark->sizeHint().width(), button.bottom() + mark_gap});
}

} // namespace app::views::play
