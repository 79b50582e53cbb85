#include "app/main/dice_sound.h"

#include <QDataStream>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>
#include <vector>

namespace app::main {

namespace {

constexpr int rate = 22050;      // samples a second
constexpr double seconds = 0.55; // as long as the dice tumble
constexpr int bounces_per_die = 4;
constexpr double loudness = 0.35;      // of the greatest
constexpr double click_seconds = 0.03; // in which a bounce dies away

// One bounce: a damped tone with some noise.
void add_bounce(std::vector<double>& samples, double at, double strength, double pitch,
                std::mt19937& random) {
    std::uniform_real_distribution<double> noise(-1, 1);
    const auto first = static_cast<std::size_t>(at * rate);
    const auto count = static_cast<std::size_t>(click_seconds * rate);
    for (std::size_t i = 0; i < count && first + i < samples.size(); ++i) {
        const double t = static_cast<double>(i) / rate;
        const double fade = std::exp(-t * 160);
        samples[first + i] +=
            strength * fade *
            (0.6 * std::sin(2 * std::numbers::pi * pitch * t) + 0.4 * noise(random));
    }
}

} // namespace

QByteArray rattle(int dice) {
    std::mt19937 random(static_cast<unsigned>(dice));
    std::vector<double> samples(static_cast<std::size_t>(seconds * rate));
    std::uniform_real_distribution<double> unit(0, 1);
    for (int die = 0; die < dice; ++die) {
        double at = 0.05 * unit(random);
        double strength = 1;
        const double pitch = 1400 + 900 * unit(random);
        for (int bounce = 0; bounce < bounces_per_die; ++bounce) {
            add_bounce(samples, at, strength, pitch, random);
            at += 0.06 + 0.1 * unit(random);
            strength *= 0.6;
        }
    }
    const double loudest = std::abs(
        *std::ranges::max_element(samples, {}, [](double sample) { return std::abs(sample); }));
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setByteOrder(QDataStream::LittleEndian);
    const auto size = static_cast<quint32>(samples.size() * sizeof(qint16));
    stream.writeRawData("RIFF", 4);
    stream << quint32(36 + size);
    stream.writeRawData("WAVEfmt ", 8);
    stream << quint32(16) << quint16(1) << quint16(1) << quint32(rate) << quint32(2 * rate)
           << quint16(2) << quint16(16);
    stream.writeRawData("data", 4);
    stream << size;
    for (const double sample : samples)
        stream << static_cast<qint16>(std::lround(sample / std::max(loudest, 1e-9) * loudness *
                                                  std::numeric_limits<qint16>::max()));
    return bytes;
}

DiceSound::DiceSound() {
    for (const char* name : {"pw-play", "paplay", "aplay"})
        if (player_.isEmpty()) player_ = QStandardPaths::findExecutable(name);
}

void DiceSound::play(int dice) {
    if (!canPlay() || dice < 1) return;
    if (!folder_) folder_ = std::make_unique<QTemporaryDir>();
    const QString path = folder_->filePath(QString("rattle%1.wav").arg(dice));
    if (!QFile::exists(path)) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) return;
        file.write(rattle(dice));
    }
    QProcess player;
    player.setProgram(player_);
    player.setArguments({path});
    player.setStandardOutputFile(QProcess::nullDevice());
    player.setStandardErrorFile(QProcess::nullDevice());
    player.startDetached();
}

} // namespace app::main
