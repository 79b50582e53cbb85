// The programs, run as processes.

#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace tests {

// The output of a program, and how it ended.
struct Outcome {
    int status = -1; // 128: by a signal; -1: not in time
    QByteArray output;
    QByteArray messages;

    bool ended(int with, const QByteArray& words) const {
        return status == with && messages.contains(words);
    }
    // The test fails at this line, and goes on, if it has not: what it has told is shown.
    Outcome must_end(int with, const QByteArray& words = {}, const char* file = __builtin_FILE(),
                     int line = __builtin_LINE()) const {
        const QByteArray told = "status " + QByteArray::number(status) + ": " + messages;
        if (!ended(with, words)) QTest::qFail(told.constData(), file, line);
        return *this;
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

// One of Alea's by its name, "judge", "bot" or "solve", at work until it ends or this does.
struct Running : QProcess {
    Running(const QString& name, const QStringList& words) {
        start(ALEA_BIN_DIR "/alea-" + name, words);
    }
    ~Running() override { end(); }
    void end() {
        kill();
        waitForFinished();
    }
};

// Runs any program.
inline Outcome run_program(const QString& program, const QStringList& words,
                           const QByteArray& input = {}, int time_limit = 300'000) {
    QProcess process;
    process.start(program, words);
    process.write(input);
    return finished(process, time_limit);
}

// Runs one of Alea's by its name.
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
