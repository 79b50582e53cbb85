// Tournaments of alea-judge dilemma, run as a program, and files for them.

#pragma once

#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QMap>
#include <QRegularExpression>

namespace tests::dilemma {

inline const QString judge_program = ALEA_BIN_DIR "/alea-judge";
inline const QString bot = ALEA_BIN_DIR "/alea-bot --game dilemma --strategy ";
inline const QString reference = ALEA_TEST_PROGRAMS "/dilemma_reference ";
inline const QString fiend = ALEA_TEST_PROGRAMS "/dilemma_fiend ";
inline const QString official = ALEA_TEST_DATA "/pd_rand";

using tests::Outcome;
using tests::read_file;

// Tournaments may overwrite what those of other tests have left, unless they begin with "careful".
inline Outcome run(QStringList arguments, const QString& folder = {}) {
    QProcess judge;
    if (arguments.value(0) == "tournament") arguments << "--force";
    if (arguments.value(0) == "careful") arguments.first() = "tournament";
    if (!folder.isEmpty()) judge.setWorkingDirectory(folder);
    judge.start(judge_program, QStringList{"dilemma"} + arguments);
    return finished(judge);
}

// Names and commands in turn.
inline QByteArray entrants(const QStringList& lines) {
    QByteArray text;
    for (int i = 0; i + 1 < lines.size(); i += 2)
        text += lines[i].toUtf8() + '\t' + lines[i + 1].toUtf8() + '\n';
    return text;
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
    static const bool has =
        run({"tournament", "/dev/null"}).status == 1 &&
        run_program("bwrap", {"--unshare-user", "--unshare-pid", "--ro-bind", "/", "/", "true"})
                .status == 0;
    return has;
}

class Fixture : public QObject {
protected:
    QTemporaryDir folder_;

    QString path(const QString& name) const { return folder_.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const {
        write_file(path(name), text);
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
