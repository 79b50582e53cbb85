// alea-lab as a process.

#pragma once

#include "tests/support/files.h"
#include "tests/support/program.h"

#include <QProcessEnvironment>

namespace tests {

// Whatever tables this user has are left alone: it finds those that an option names, and the
// compact ones that the first test to need them has made for all.
inline Outcome lab(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_CACHE_HOME", ALEA_TEST_CACHE);
    process.setProcessEnvironment(environment);
    process.start(ALEA_BIN_DIR "/alea-lab", arguments);
    process.write(input);
    return finished(process);
}

} // namespace tests
