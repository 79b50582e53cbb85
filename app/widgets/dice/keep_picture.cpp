#include "app/widgets/dice/keep_picture.h"

#include "app/widgets/dice/die_painter.h"

#include <algorithm>

namespace app::widgets {

namespace {

constexpr double picture_step = 1.16; // sides from die to die

} // namespace

KeepPicture::KeepPicture(int side, QWidget* parent) : QWidget(parent), side_(side) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeepPicture::show(core::dice::Keep keep) {
    keep_ = keep;
    updateGeometry();
    update();
}

void KeepPicture::setSide(int side) {
    side_ = side;
    updateGeometry();
    update();
}

QSize KeepPicture::sizeHint() const {
    return {static_cast<int>(side_ * picture_step * keep_.size()), side_ + 2};
}

void KeepPicture::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    // Smaller where there is too little room.
    const double side =
        std::min<double>(side_, width() / (1 + picture_step * std::max(0, keep_.size() - 1)));
    double left = 0;
    for (int face = 1; face <= core::dice::face_count; ++face)
        for (int i = 0; i < keep_.count(face); ++i) {
            paint_die(painter, QRectF(left, (height() - side) / 2, side, side), face, colours);
            left += side * picture_step;
        }
}

} // namespace app::widgets
