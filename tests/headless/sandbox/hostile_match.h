// A match of alea-judge in which side a is hostile, and what it leaves behind.

#pragma once

#include "tests/support/files.h"
#include "tests/support/processes.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QUuid>

namespace tests {

struct Played : Outcome {
    QJsonObject report;
    QByteArray log;

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
    return run("judge", {"yahtzee", "match", "--sampled", "--games", "1", ALEA_ENTRANT " play 0",
                         ALEA_ENTRANT " play 0"})
               .status == 0;
}

class HostileMatch : public RenewedTest {
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
        const Outcome outcome = run_program(ALEA_BIN_DIR "/alea-judge", words, {},
                                            static_cast<int>(60000 * patience()));
        return {outcome, read_json(folder.filePath("json")), read_file(folder.filePath("log"))};
    }

    QByteArrayList left_behind() const {
        QByteArrayList left;
        for (const QString& id : processes_with(token_.toUtf8()))
            left << read_if_there("/proc/" + id + "/cmdline").replace('\0', ' ');
        return left;
    }

    static bool replays(const QByteArray& log) {
        return run("judge", {"yahtzee", "replay", "-"}, log).status == 0;
    }

    void renew() override { token_ = "token-" + QUuid::createUuid().toString(QUuid::Id128); }
    void end_test() { QCOMPARE(left_behind(), QByteArrayList()); }
    static void skip_without_sandbox() {
        if (!has_sandbox())
            QSKIP("no sandbox can be built here: bubblewrap or user namespaces are missing");
    }
};

} // namespace tests
