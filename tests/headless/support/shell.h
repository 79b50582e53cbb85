// A shell that finds the programs, for tests that use them as a stranger would.

#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace tests {

struct Outcome {
    int status = -1; // 128 and more: ended by a signal
    QByteArray output;
    QByteArray messages;
};

// A line of a shell, in a folder of its own, with the programs first in the path and no cache.
class Shell {
public:
    Outcome run(const QString& line, const QByteArray& input = {}) const {
        QProcess shell;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QString(ALEA_BIN_DIR) + ':' + environment.value("PATH"));
        environment.insert("XDG_CACHE_HOME", folder_.filePath("cache"));
        environment.insert("LC_ALL", "C");
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(folder_.path());
        shell.start("bash", {"-c", line});
        shell.write(input);
        shell.closeWriteChannel();
        if (!shell.waitForFinished(280'000)) return {};
        return {shell.exitStatus() == QProcess::NormalExit ? shell.exitCode() : 128,
                shell.readAllStandardOutput(), shell.readAllStandardError()};
    }

    QByteArray content(const QString& name) const {
        QFile file(folder_.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString path(const QString& name) const { return folder_.filePath(name); }
    QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files); }

private:
    QTemporaryDir folder_;
};

} // namespace tests
