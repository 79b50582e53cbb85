// alea-lab as a process.

#pragma once

#include "tests/support/files.h"
#include "tests/support/program.h"

#include <QProcessEnvironment>
#include <QTemporaryDir>

namespace tests {

// Whatever tables this user has are left alone: it finds those that an option names, and the
// compact ones that it has made itself.
inline Outcome lab(const QStringList& arguments, const QByteArray& input = {}) {
    static const QTemporaryDir cache;
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_CACHE_HOME", cache.path());
    process.setProcessEnvironment(environment);
    process.start(ALEA_BIN_DIR "/alea-lab", arguments);
    process.write(input);
    return finished(process);
}

} // namespace tests
