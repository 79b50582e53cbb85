#include "app/views/play/table_view.h"

#include "app/storage/dice_seal.h"
#include "app/storage/same_game.h"
#include "app/text/coach_words.h"
#include "app/text/words.h"
#include "app/widgets/action_button.h"
#include "app/widgets/command_button.h"
#include "app/widgets/dice/die_painter.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/link_button.h"

#include <QMouseEvent>
#include <QVBoxLayout>

#include <QPainter>
#include <algorithm>
#include <bit>

namespace app::views::play {

using namespace app::session;
using namespace app::widgets;
using namespace app::text;
using Look = app::widgets::RollButton::Look;

namespace {

constexpr double heading_size = 1.45;    // of the usual
constexpr double height_per_scale = 375; // pixels, for large type
constexpr int strip_share = 6;           // of the height that is left, a gap has 1
constexpr int gap_count = 3;
constexpr int least_width_of_dice = 500; // pixels, below which they give the strip no room

constexpr double seal_size = 0.9;      // of the usual
constexpr qsizetype shown_digits = 16; // of 64
constexpr double face_lines = 2.9;     // side in lines of text: to be tapped
constexpr double face_share = 0.86;

} // namespace

// A small link under the dice: before the first roll the number that seals them, after the last
// that they can be verified. Hidden in between, and with real dice.
class DiceSealButton : public LinkButton {
public:
    explicit DiceSealButton(const session::GameSession& session, QWidget* parent = nullptr);

    void setWanted(bool wanted); // else it is hidden always

private:
    void refresh();

    const session::GameSession& session_;
    bool is_wanted_ = true;
};

DiceSealButton::DiceSealButton(const session::GameSession& session, QWidget* parent)
    : LinkButton("diceSealButton", {}, parent), session_(session) {
    connect(&session, &session::GameSession::changed, this, &DiceSealButton::refresh);
    refresh();
}

void DiceSealButton::setWanted(bool wanted) {
    is_wanted_ = wanted;
    refresh();
}

void DiceSealButton::refresh() {
    const auto& record = session_.record();
    const bool is_first = record.line.empty();
    setVisible(is_wanted_ && record.dice && (is_first || session_.isOver()));
    if (!record.dice) return;
    const QString seal = storage::dice_seal(record.dice->seed);
    setText(
        is_first
            ? TableView::tr("Fair dice, sealed before the game: %1…").arg(seal.left(shown_digits))
            : TableView::tr("Verify the dice of this game"));
    setToolTip(TableView::tr("SHA-256 of the seed: %1").arg(seal));
}

// One face. A button that paints a die.
class FaceButton : public QAbstractButton {
public:
    FaceButton(int face, QWidget* parent); // 1 to 6, also its key

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int face_;
};

class FacePad : public QWidget {
public:
    // The session is kept by the caller.
    explicit FacePad(session::GameSession& session, QWidget* parent = nullptr);

private:
    void refresh();

    session::GameSession& session_;
    QPushButton* erase_;
};

FaceButton::FaceButton(int face, QWidget* parent) : QAbstractButton(parent), face_(face) {
    setObjectName(QString("enter%1").arg(face));
    setAccessibleName(TableView::tr("Enter a %1").arg(face));
    setToolTip(TableView::tr("Enter a %1 (%1)").arg(face));
    setFocusPolicy(Qt::TabFocus); // the keys 1 to 6 work everywhere
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize FaceButton::sizeHint() const {
    const int side = static_cast<int>(fontMetrics().height() * face_lines);
    return {side, side};
}

void FaceButton::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(width(), height()) * face_share;
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(rect()).center());
    if (hasFocus() || underMouse()) {
        painter.setPen(QPen(hasFocus() ? colours.accent : colours.line, 2));
        painter.setBrush(isDown() ? QBrush(colours.tint) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), side * 0.25, side * 0.25);
    }
    paint_die(painter, square, face_, colours);
}

FacePad::FacePad(GameSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      erase_(new QPushButton(TableView::tr("Erase &die"), this)) {
    setObjectName("facePad");
    setAccessibleName(TableView::tr("Faces to enter"));
    auto* row = bare<QHBoxLayout>(this, 2);
    for (int face = 1; face <= core::dice::face_count; ++face) {
        auto* button = new FaceButton(face, this);
        row->addWidget(button);
        connect(button, &QAbstractButton::clicked, this,
                [this, face] { session_.enterFace(face); });
    }
    erase_->setObjectName("eraseFace");
    erase_->setFocusPolicy(Qt::TabFocus);
    erase_->setToolTip(TableView::tr("The last die, or the roll before (Backspace)"));
    row->addSpacing(6);
    row->addWidget(erase_);
    connect(erase_, &QPushButton::clicked, this, [this] { session_.eraseFace(); });
    connect(&session_, &GameSession::changed, this, &FacePad::refresh);
    connect(&session_, &GameSession::faceEntered, this, &FacePad::refresh);
    hide();
}

void FacePad::refresh() { erase_->setEnabled(session_.canEraseFace()); }

TableView::TableView(GameSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      heading_(new ElidedLabel("heading", this)),
      said_(muted(new ElidedLabel("said", this))),
      dice_(new DiceView(this)),
      roll_(new RollButton(this)),
      faces_(new FacePad(session, this)),
      take_back_(new ActionButton("tableTakeBack", tr("↶ Take back"), this)),
      help_(muted(new ElidedLabel("help", this))),
      message_(new MessageCard(this)),
      seal_(new DiceSealButton(session, this)),
      strip_(new GameStrip(this)),
      race_(new GameStrip(this)) {
    setObjectName("table");
    connect(roll_, &RollButton::clicked, this, [this] {
        if (session_.isPersonsTurn())
            Q_EMIT rollWanted();
        else
            Q_EMIT hurryWanted();
    });

    take_back_->setFocusPolicy(Qt::TabFocus); // after a click the space bar still rolls
    tell_key_of(*take_back_, "takeBack");
    connect(take_back_, &QPushButton::clicked, this, &TableView::takeBackWanted);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(6);
    column->addWidget(heading_);
    column->addWidget(said_);
    column->addStretch(1);
    column->addWidget(dice_, 12);
    column->addStretch(1);
    column->addWidget(roll_, 0, Qt::AlignHCenter);
    column->addWidget(faces_, 0, Qt::AlignHCenter);
    auto* below = new QHBoxLayout;
    below->addWidget(take_back_, 0, Qt::AlignLeft);
    below->addWidget(help_, 1);
    // The help stays in the middle where there is room.
    below->addSpacerItem(new QSpacerItem(take_back_->sizeHint().width(), 0, QSizePolicy::Maximum));
    column->addLayout(below);
    column->addStretch(1);
    column->addWidget(message_);
    connect(seal_, &QPushButton::clicked, this, &TableView::sealWanted);
    keep_room(*seal_); // the dice stay where they are after the first roll
    column->addWidget(seal_, 0, Qt::AlignHCenter);
    column->addWidget(strip_, strip_share);
    column->addWidget(race_, strip_share);
    race_->setObjectName("scoreRace");
    race_->setTitle(tr("Points so far"));
    showStrip();
    fitFonts();
}

void TableView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitFonts();
}

QString TableView::heading() const {
    const auto& game = session_.game();
    if (session_.isOver()) return result_text(game, names(session_.record()));
    const QString name = session_.moverName();
    const int turn = game.turn() + 1;
    const QString last = last_turn_text(game, name);
    const int wanted = heading_->fontMetrics().horizontalAdvance(last);
    if (!last.isEmpty() && wanted < width() - 2 * margin) return last;
    return is_you(name) ? tr("Your turn %1 of %2").arg(turn).arg(core::yahtzee::box_count)
                        : tr("%1: turn %2 of %3").arg(name).arg(turn).arg(core::yahtzee::box_count);
}

void TableView::showButton() {
    const auto& game = session_.game();
    const int left = core::yahtzee::rolls_per_turn - game.roll_number();
    const int kept = std::popcount(session_.heldSlots());
    const int rolling = core::dice::dice_count - kept;
    if (session_.isOver()) return roll_->show(tr("The game is over"), Look::words);
    if (session_.wantsDice()) return roll_->show(throwText(), Look::words);
    if (!session_.isPersonsTurn() && session_.isReviewing())
        return roll_->show(tr("Looking back"), Look::words);
    if (!session_.isPersonsTurn())
        return roll_->show(tr("%1 plays…").arg(shown_name(session_.moverName())), Look::words);
    if (left == 0) return roll_->show(tr("← Choose a box"), Look::words);
    if (game.roll_number() == 0) return roll_->show(tr("Roll"), Look::filled);
    if (rolling == 0) return roll_->show(tr("← Choose a box, or let a die go"), Look::words);
    if (session_.hasRealDice() && session_.timeline().line() == 0)
        return roll_->show(throwAgainText(rolling, left),
                           kept == 0 ? Look::outlined : Look::filled);
    roll_->show(rollText(rolling, left), kept == 0 ? Look::outlined : Look::filled);
}

// `left` is 1 or 2.
QString TableView::rollText(int dice, int left) const {
    if (dice == core::dice::dice_count)
        return left == 1 ? tr("Roll all five again · 1 roll left")
                         : tr("Roll all five again · 2 rolls left");
    if (dice == 1)
        return left == 1 ? tr("Roll 1 die · 1 roll left") : tr("Roll 1 die · 2 rolls left");
    return left == 1 ? tr("Roll %n dice · 1 roll left", "", dice)
                     : tr("Roll %n dice · 2 rolls left", "", dice);
}

// The same of real dice.
QString TableView::throwAgainText(int dice, int left) const {
    if (dice == core::dice::dice_count)
        return left == 1 ? tr("Throw all five again · 1 roll left")
                         : tr("Throw all five again · 2 rolls left");
    if (dice == 1)
        return left == 1 ? tr("Throw 1 die · 1 roll left") : tr("Throw 1 die · 2 rolls left");
    return left == 1 ? tr("Throw %n dice · 1 roll left", "", dice)
                     : tr("Throw %n dice · 2 rolls left", "", dice);
}

// The request to throw dice and enter them. A person throws for a program too.
QString TableView::throwText() const {
    const int count = session_.diceToEnter();
    const QString name = session_.moverName();
    if (session_.isPersonsTurn())
        return count == 1 ? tr("Throw 1 die, then enter it")
                          : tr("Throw %n dice, then enter them", "", count);
    return count == 1 ? tr("Throw 1 die for %1, then enter it").arg(name)
                      : tr("Throw %n dice for %1, then enter them", "", count).arg(name);
}

QString TableView::helpText() const {
    const auto& game = session_.game();
    if (session_.isOver()) return {};
    if (session_.wantsDice()) return tr("1–6 enter a die · Backspace takes one back");
    if (!session_.isPersonsTurn())
        return session_.isReviewing() ? QString()
                                      : tr("Space or a click shows the end of the turn");
    if (game.roll_number() == 0) return tr("Space rolls");
    if (!session_.canHold()) return tr("Arrows and Enter, or a click, fill a box");
    return widgets::has_character_keys(*this)
               ? tr("Space rolls · 1–5 keep · click a box to score")
               : tr("Space rolls · click dice to keep, a box to score");
}

void TableView::showTurn() {
    heading_->setText(heading());
    if (race_->isVisibleTo(this)) showRace();
    roll_->setEnabled(!session_.isOver());
    take_back_->setEnabled(session_.canTakeBack());
    if (!dice_->isRolling()) {
        showButton();
        help_->setText(helpText());
        fitHelp();
    }
    faces_->setVisible(session_.wantsDice());
    dice_->setHeld(session_.heldSlots(), session_.canHold());
    const bool is_last_roll = session_.game().roll_number() == core::yahtzee::rolls_per_turn;
    dice_->setTray(is_last_roll && session_.heldSlots() == 0 ? DiceView::Tray::dim
                                                             : DiceView::Tray::shown);
}

void TableView::showHint(const std::optional<Advice>& hint) {
    const bool keeps = hint && hint->best().action.is_hold();
    dice_->setMarked(
        keeps ? slots_like(session_.heldSlots(), hint->best().action, hint->game.dice()) : 0);
}

void TableView::mousePressEvent(QMouseEvent*) {
    if (session_.isProgramsTurn()) Q_EMIT hurryWanted();
}

void TableView::setLarge(bool large) {
    is_large_ = large;
    dice_->setLarge(large);
    showStrip();
    fitFonts();
    updateGeometry();
}

void TableView::setPlain(bool plain, bool has_hints) {
    shows_strip_ = !plain || has_hints;
    showStrip();
    seal_->setWanted(!plain);
}

// They have the same size, so that the dice stay where they are.
void TableView::showStrip() {
    strip_->setVisible(!is_large_ && shows_strip_);
    race_->setVisible(!is_large_ && !shows_strip_);
    if (race_->isVisibleTo(this)) showRace();
}

void TableView::showRace() {
    const auto& record = session_.record();
    const int seat = storage::own_seat(record);
    const auto name = [&](int of) { return shown_name(storage::player_name(record, of)); };
    models::GameCourse course;
    course.expected = models::totals_of(session_.timeline());
    course.first_turn = session_.timeline().states().front().turn();
    const bool is_for_two = course.expected.size() == 2;
    race_->setNames(name(seat), is_for_two ? name(1 - seat) : QString());
    race_->show(course, seat);
    QStringList totals;
    for (int of = 0; of < session_.game().players(); ++of)
        totals << QString("%1 %2").arg(name(of)).arg(session_.game().card(of).total());
    race_->setAccessibleDescription(totals.join(", "));
}

void TableView::fitFonts() {
    const double scale = is_large_ ? std::max(1.0, height() / height_per_scale) : 1;
    QFont text = font();
    text.setPointSizeF(QFontInfo(text).pointSizeF() * scale);
    QFont heading = text;
    heading.setPointSizeF(heading.pointSizeF() * heading_size);
    heading_->setFont(heading);
    heading_->setText(this->heading());
    for (QWidget* part :
         std::initializer_list<QWidget*>{said_, dice_, roll_, faces_, take_back_, help_, message_})
        part->setFont(text);
    QFont small = text;
    small.setPointSizeF(small.pointSizeF() * seal_size);
    seal_->setFont(small);
}

void TableView::fitHelp() {
    const int room = width() - 3 * margin - take_back_->sizeHint().width();
    const int wanted = help_->fontMetrics().horizontalAdvance(help_->text()) + 2;
    help_->setMinimumWidth(std::max(0, std::min(room, wanted)));
    help_->setVisible(wanted <= room);
}

// Leaves room for the curves of the strip, which shares it with the gaps, unless the dice would be
// small.
int TableView::greatestDice() const {
    const int most = dice_->greatestHeight(width() - 2 * margin);
    if (is_large_) return most;
    const auto wanted = [this](QWidget* part) {
        return layout()->itemAt(layout()->indexOf(part))->sizeHint().height();
    };
    const int others = layout()->sizeHint().height() - wanted(dice_) - wanted(strip_) -
                       wanted(race_) - wanted(faces_);
    const int strip = strip_->heightWithCurves() + strip_->fontMetrics().lineSpacing();
    const int room = height() - others - strip * (strip_share + gap_count) / strip_share;
    return std::clamp(room, std::min(most, dice_->heightForWidth(least_width_of_dice)), most);
}

void TableView::resizeEvent(QResizeEvent*) {
    if (is_large_) fitFonts();
    heading_->setText(heading()); // by the room
    fitHelp();
    dice_->setMaximumHeight(greatestDice());
    for (GameStrip* strip : {strip_, race_})
        strip->setMaximumHeight(std::max(strip->minimumSizeHint().height(), height() / 4));
}

} // namespace app::views::play
