// The program `alea-judge`, which runs other programs behind its sandbox for the trainer.

#pragma once

#include <QString>

#include <chrono>

namespace app::session {

// Beside the trainer, or in the path; empty: it isn't installed.
QString judge_program();
QString judge_is_missing(); // that, in a sentence for people

// What it may take to end once it is told to.
inline constexpr std::chrono::seconds time_to_end{3};

inline constexpr qsizetype errors_kept = 4096; // bytes, of its standard error
// The last few lines of what a program wrote to its standard error.
QString last_lines(const QByteArray& errors);

} // namespace app::session
