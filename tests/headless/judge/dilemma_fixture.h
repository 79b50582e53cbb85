// Tournaments of alea-judge dilemma, run as a program, and files for them.

#pragma once

#include "tests/support/test.h"

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace tests::dilemma {

inline const QString judge_program = ALEA_BIN_DIR "/alea-judge";
inline const QString bot = ALEA_BIN_DIR "/alea-bot --game dilemma --strategy ";
inline const QString reference = ALEA_TEST_PROGRAMS "/dilemma_reference ";
inline const QString fiend = ALEA_TEST_PROGRAMS "/dilemma_fiend ";
inline const QString official = ALEA_TEST_DATA "/pd_rand";

struct Outcome {
    int status = -1;
    QString output;
    QString messages;
};

// Tournaments may overwrite what those of other tests have left, unless they begin with "careful".
inline Outcome run(QStringList arguments, const QString& folder = {}) {
    QProcess judge;
    if (arguments.value(0) == "tournament") arguments << "--force";
    if (arguments.value(0) == "careful") arguments.first() = "tournament";
    if (!folder.isEmpty()) judge.setWorkingDirectory(folder);
    judge.start(judge_program, QStringList{"dilemma"} + arguments);
    if (!judge.waitForFinished(300'000)) return {};
    return {judge.exitCode(), judge.readAllStandardOutput(), judge.readAllStandardError()};
}

// Names and commands in turn.
inline QByteArray entrants(const QStringList& lines) {
    QByteArray text;
    for (int i = 0; i + 1 < lines.size(); i += 2)
        text += lines[i].toUtf8() + '\t' + lines[i + 1].toUtf8() + '\n';
    return text;
}

inline QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no such file");
}

inline QMap<QString, int> scores(const QString& table) {
    static const QRegularExpression row("^ +\\d+ +\\d+ +(\\S+) +(-?\\d+) +\\d+ +\\d+$",
                                        QRegularExpression::MultilineOption);
    QMap<QString, int> all;
    for (auto it = row.globalMatch(table); it.hasNext();) {
        const auto match = it.next();
        all[match.captured(1)] = match.captured(2).toInt();
    }
    return all;
}

inline bool has_sandbox() {
    static const bool has = run({"tournament", "/dev/null"}).status == 1 &&
                            QProcess::execute("bwrap", {"--unshare-user", "--unshare-pid",
                                                        "--ro-bind", "/", "/", "true"}) == 0;
    return has;
}

class Fixture : public QObject {
protected:
    QTemporaryDir folder_;

    QString path(const QString& name) const { return folder_.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
        file.write(text);
        return path(name);
    }
    QString reference_entrants(const QStringList& names) const {
        QStringList lines;
        for (const QString& name : names) lines << name << reference + name;
        return write("reference-" + names.join('-'), entrants(lines));
    }
    static void each_protection() {
        QTest::addColumn<QStringList>("options");
        if (has_sandbox()) tests::row("sandbox", QStringList{});
        tests::row("unsafe", QStringList{"--unsafe"});
    }
};

} // namespace tests::dilemma
