#include "app/widgets/celebration.h"

#include "app/widgets/colours.h"
#include "app/widgets/dice/die_painter.h"

#include <QSettings>
#include <QStandardPaths>

#include <cmath>

namespace app::widgets {

namespace {

constexpr int celebration_milliseconds = 1000;
constexpr int dice_in_the_air = 30;
constexpr double fade_from = 0.7;   // of the time
constexpr double words_size = 2;    // of the usual text
constexpr double gravity = 1.5;     // heights in the square of the time
constexpr double least_throw = 0.8; // heights in the time
constexpr double golden = 0.618034; // spreads what is counted evenly

double spread(int number) { return std::fmod(number * golden, 1); }

} // namespace

bool is_motion_reduced() {
    const auto setting = [](const char* file, const char* key) {
        const QString path =
            QStandardPaths::locate(QStandardPaths::GenericConfigLocation, QString(file));
        return path.isEmpty() ? QVariant() : QSettings(path, QSettings::IniFormat).value(key);
    };
    const QVariant kde = setting("kdeglobals", "KDE/AnimationDurationFactor");
    if (kde.isValid() && kde.toDouble() == 0) return true;
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const QVariant gtk = setting(file, "Settings/gtk-enable-animations");
        if (gtk.isValid() && !gtk.toBool()) return true;
    }
    return false;
}

Celebration::Celebration(QWidget* parent) : QWidget(parent) {
    setObjectName("celebration");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    time_.setStartValue(0.0);
    time_.setEndValue(1.0);
    time_.setDuration(celebration_milliseconds);
    connect(&time_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&time_, &QVariantAnimation::finished, this, &QWidget::hide);
}

void Celebration::show(const QString& words, Mood mood) {
    words_ = words;
    mood_ = mood;
    setGeometry(parentWidget()->rect());
    raise();
    QWidget::show();
    time_.stop();
    time_.start();
}

void Celebration::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    const double time = time_.currentValue().toDouble();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(time < fade_from ? 1 : (1 - time) / (1 - fade_from));
    const double line = fontMetrics().height();
    for (int die = 0; mood_ == Mood::festive && die < dice_in_the_air; ++die) {
        const double up = (least_throw + spread(3 * die) / 2) * time - gravity * time * time;
        const double drift = (spread(7 * die) - 0.5) * time / 3;
        const double side = line * (1 + spread(5 * die));
        painter.save();
        painter.translate(width() * (spread(die) + drift), height() * (1 - up - time / 4));
        painter.rotate(360 * (spread(2 * die) - 0.5) * time);
        paint_die(painter, QRectF(-side / 2, -side / 2, side, side), 1 + die % 6, colours);
        painter.restore();
    }
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(QFontInfo(large).pointSizeF() * words_size);
    painter.setFont(large);
    const QRectF upper(0, 0, width(), height() * 0.6); // above the button that rolls
    QRectF words = painter.boundingRect(upper, Qt::AlignCenter, words_);
    words = words.marginsAdded({line * 1.5, line / 2, line * 1.5, line / 2});
    painter.setPen(QPen(colours.base, 3));
    painter.setBrush(colours.accent);
    painter.drawRoundedRect(words, words.height() / 2, words.height() / 2);
    painter.setPen(colours.on_accent);
    painter.drawText(words, Qt::AlignCenter, words_);
}

} // namespace app::widgets
