// The programs, run as processes.

#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace tests {

// The output of a program, and how it ended.
struct Outcome {
    int status = -1; // 128: by a signal; -1: not in time
    QByteArray output;
    QByteArray messages;

    bool ended(int with, const QByteArray& words) const {
        return status == with && messages.contains(words);
    }
    QByteArrayList lines() const {
        return output.isEmpty() ? QByteArrayList()
                                : output.chopped(output.endsWith('\n') ? 1 : 0).split('\n');
    }
    // The output as JSON: of all of it, and of each line.
    QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
    QList<QJsonObject> objects() const {
        QList<QJsonObject> all;
        for (const QByteArray& line : lines()) all << QJsonDocument::fromJson(line).object();
        return all;
    }
};

// Waits for a program that was started, in milliseconds. One that doesn't end is killed.
inline Outcome finished(QProcess& process, int time_limit = 300'000) {
    process.closeWriteChannel();
    if (!process.waitForFinished(time_limit)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : 128,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

// Runs any program.
inline Outcome run_program(const QString& program, const QStringList& words,
                           const QByteArray& input = {}, int time_limit = 300'000) {
    QProcess process;
    process.start(program, words);
    process.write(input);
    return finished(process, time_limit);
}

// Runs one of Alea's by its name: "judge", "bot", "solve".
inline Outcome run(const QString& name, const QStringList& words, const QByteArray& input = {}) {
    return run_program(ALEA_BIN_DIR "/alea-" + name, words, input);
}

// True if the judge may make control groups here that share the processors out equally.
inline bool has_equal_shares() {
    const auto report = run("judge", {"check-environment", "--json"}).json();
    for (const auto& check : report["checks"].toArray())
        if (check.toObject()["subject"] == "control groups")
            return check.toObject()["well"].toBool();
    return false;
}

} // namespace tests
