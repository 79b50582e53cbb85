#include "app/views/play/face_pad.h"

#include "app/widgets/dice/die_painter.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace app::views::play {

using session::GameSession;
using namespace app::widgets;

namespace {

constexpr double face_lines = 3.4; // side in lines of text: to be tapped
constexpr double face_share = 0.86;

} // namespace

FaceButton::FaceButton(int face, QWidget* parent) : QAbstractButton(parent), face_(face) {
    setObjectName(QString("enter%1").arg(face));
    setAccessibleName(tr("Enter a %1").arg(face));
    setToolTip(tr("Enter a %1 (%1)").arg(face));
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
    : QWidget(parent), session_(session), erase_(new QPushButton(tr("Take &back"), this)) {
    setObjectName("facePad");
    setAccessibleName(tr("Faces to enter"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (int face = 1; face <= core::dice::face_count; ++face) {
        auto* button = new FaceButton(face, this);
        row->addWidget(button);
        connect(button, &QAbstractButton::clicked, this,
                [this, face] { session_.enterFace(face); });
    }
    erase_->setObjectName("eraseFace");
    erase_->setFocusPolicy(Qt::TabFocus);
    erase_->setToolTip(tr("The last die, or the roll before (Backspace)"));
    row->addSpacing(6);
    row->addWidget(erase_);
    connect(erase_, &QPushButton::clicked, this, [this] { session_.eraseFace(); });
    connect(&session_, &GameSession::changed, this, &FacePad::refresh);
    connect(&session_, &GameSession::faceEntered, this, &FacePad::refresh);
    hide();
}

void FacePad::refresh() { erase_->setEnabled(session_.canEraseFace()); }

} // namespace app::views::play
