// A shell that finds the programs, for tests that use them as a stranger would.

#pragma once

#include "tests/support/files.h"
#include "tests/support/program.h"

#include <QDir>

namespace tests {

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
        return finished(shell, 280'000);
    }

    QByteArray content(const QString& name) const { return read_file(path(name)); }
    QJsonObject json(const QString& name) const { return read_json(path(name)); }
    QString path(const QString& name) const { return folder_.filePath(name); }
    QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files); }

private:
    QTemporaryDir folder_;
};

// A test with a shell that is new for each of its functions and rows.
class ShellTest : public RenewedTest {
protected:
    std::optional<Shell> shell_;

    void renew() override { shell_.emplace(); }
    Outcome run(const QString& line, const QByteArray& input = {}) const {
        return shell_->run(line, input);
    }
};

} // namespace tests
