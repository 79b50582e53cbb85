// A match of alea-judge in which side a is hostile, and what it leaves behind.

#pragma once

#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QUuid>

namespace tests {

struct Played {
    int status = -1;
    QJsonObject report;
    QByteArray log;
    QByteArray messages;
    qint64 judge = 0; // process id

    QJsonObject side(int i) const { return report["sides"].toArray().at(i).toObject(); }
    QJsonObject rest(int i = 0) const { return side(i)["rest"].toObject(); }
    QString reason() const { return rest()["reason"].toString(); }
    QString errors() const { return side(0)["errors"].toString(); }
    // Actions of the hostile side, a, that the log holds.
    int answers() const {
        int count = 0;
        for (const QByteArray& line : log.split('\n'))
            if (line.startsWith("a ") && !line.endsWith(" : none")) ++count;
        return count;
    }
};

// The factor by which programs may take longer than usual: for machines that are slow or emulated.
inline double patience() {
    bool well = false;
    const double factor = qEnvironmentVariable("ALEA_TEST_PATIENCE").toDouble(&well);
    return well ? factor : 1;
}

inline bool has_sandbox() {
    QProcess judge;
    judge.start(ALEA_BIN_DIR "/alea-judge", {"yahtzee", "match", "--sampled", "--games", "1",
                                             ALEA_ENTRANT " play 0", ALEA_ENTRANT " play 0"});
    judge.waitForFinished();
    return judge.exitCode() == 0;
}

class HostileMatch : public QObject {
protected:
    // In the command line of every process of a test, so that those left behind can be found.
    QString token_;

    QString entrant(const QString& mode, int answers, const QStringList& arguments = {}) const {
        return QString("%1 %2 %3 %4 %5")
            .arg(ALEA_ENTRANT, mode, QString::number(answers), arguments.join(' '), token_);
    }

    Played play(const QString& hostile, const QStringList& options,
                const QString& other = ALEA_ENTRANT " play 0") {
        QTemporaryDir folder;
        QProcess judge;
        QStringList words{"yahtzee",     "match",
                          "--sampled", // control groups where they can be had
                          "--log",       folder.filePath("log"),
                          "--json-file", folder.filePath("json")};
        words += options;
        for (const auto& [name, value] :
             {std::pair("--games", "20"), std::pair("--wall", "2"), std::pair("--cpu", "2")})
            if (!options.contains(name)) words << name << value;
        for (const char* name : {"--wall", "--cpu"}) {
            QString& seconds = words[words.indexOf(name) + 1];
            seconds = QString::number(seconds.toDouble() * patience());
        }
        words << hostile << other + " " + token_;
        judge.start(ALEA_BIN_DIR "/alea-judge", words);
        if (!judge.waitForFinished(static_cast<int>(60000 * patience()))) {
            judge.kill();
            judge.waitForFinished();
            return {};
        }
        Played played;
        played.status = judge.exitStatus() == QProcess::NormalExit ? judge.exitCode() : -2;
        played.report = QJsonDocument::fromJson(read_file(folder.filePath("json"))).object();
        played.log = read_file(folder.filePath("log"));
        played.messages = judge.readAllStandardError();
        return played;
    }

    QByteArrayList left_behind() const {
        QByteArrayList left;
        for (const QString& id : QDir("/proc").entryList(QDir::Dirs)) {
            const QByteArray line = read_file("/proc/" + id + "/cmdline");
            if (line.contains(token_.toUtf8())) left << QByteArray(line).replace('\0', ' ');
        }
        return left;
    }

    // Process ids of bubblewrap, as the machine sees them.
    QStringList sandboxed() const {
        QStringList ids;
        for (const QString& id : QDir("/proc").entryList(QDir::Dirs)) {
            const QByteArray line = read_file("/proc/" + id + "/cmdline");
            if (line.contains(token_.toUtf8()) && line.contains("--unshare-pid")) ids << id;
        }
        return ids;
    }

    static bool replays(const QByteArray& log) {
        QProcess judge;
        judge.start(ALEA_BIN_DIR "/alea-judge", {"yahtzee", "replay", "-"});
        judge.write(log);
        judge.closeWriteChannel();
        return judge.waitForFinished() && judge.exitCode() == 0;
    }

    void begin_test() { token_ = "token-" + QUuid::createUuid().toString(QUuid::Id128); }
    void end_test() { QCOMPARE(left_behind(), QByteArrayList()); }
    static void skip_without_sandbox() {
        if (!has_sandbox())
            QSKIP("no sandbox can be built here: bubblewrap or user namespaces are missing");
    }
};

} // namespace tests
