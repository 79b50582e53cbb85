// The sound of dice that are rolled: a short rattle, made here and played by whichever small player
// the system has. Qt's own would bring some forty libraries along.

#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace app::main {

// A mono WAV file of 16 bits: so many dice that fall on wood. The same for the same number.
QByteArray rattle(int dice);

class DiceSound {
public:
    DiceSound();

    bool canPlay() const { return !player_.isEmpty(); }
    void play(int dice); // 1 to 5; returns at once

private:
    QString player_;
    std::unique_ptr<QTemporaryDir> folder_; // of the sounds, once one was played
};

} // namespace app::main
