// The program `alea-judge`, which runs other programs behind its sandbox for the trainer.

#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <chrono>
#include <memory>

namespace app::session {

// Beside the trainer, or in the path; empty: it isn't installed.
QString judge_program();
QString judge_is_missing(); // that, in a sentence for people

// The longest time that a program may take to end after an interrupt.
inline constexpr std::chrono::seconds time_to_end{3};

// Interrupts a process that runs, as Ctrl-C would, and kills it if it still runs after
// `time_to_end`. A second call does nothing: a second signal ends a judge before it has tidied up.
void interrupt(QProcess* process);

// Leaves a process that nobody listens to any more, without waiting for it: the window would
// freeze. It is interrupted; it and `folder`, which it may use, are deleted once it has ended. When
// the application ends, it waits for such processes, but no longer than `time_to_end`.
void leave_process(QProcess* process, std::unique_ptr<QTemporaryDir> folder = {});

inline constexpr qsizetype errors_kept = 4096; // bytes, of its standard error
// The last few lines of what a program wrote to its standard error.
QString last_lines(const QByteArray& errors);

} // namespace app::session
