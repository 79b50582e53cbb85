// alea-lab as a process.

#pragma once

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace tests {

struct Answer {
    QByteArray output;
    QByteArray errors;
    int status = -1;
};

// Whatever tables this user has are left alone: it finds those that an option names, and the
// compact ones that it has made itself.
inline Answer lab(const QStringList& arguments, const QByteArray& input = {}) {
    static const QTemporaryDir cache;
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_CACHE_HOME", cache.path());
    process.setProcessEnvironment(environment);
    process.start(ALEA_BIN_DIR "/alea-lab", arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(300'000) || process.exitStatus() != QProcess::NormalExit)
        qFatal("alea-lab does not end as it should");
    return {process.readAllStandardOutput(), process.readAllStandardError(), process.exitCode()};
}

} // namespace tests
