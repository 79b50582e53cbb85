// alea-judge and a program for it, for tests of contest programs.

#pragma once

#include <QFile>
#include <QString>

namespace tests {

inline constexpr int judge_patience = 30000; // milliseconds: the machine may be busy

// Puts the programs into the path. False: they aren't built.
inline bool finds_judge() {
    qputenv("PATH", QByteArray(ALEA_BIN_DIR ":") + qgetenv("PATH"));
    return QFile::exists(ALEA_BIN_DIR "/alea-judge") && QFile::exists(ALEA_BIN_DIR "/alea-bot");
}

inline QString greedy_bot() { return "'" ALEA_BIN_DIR "/alea-bot' --strategy greedy"; }

} // namespace tests
