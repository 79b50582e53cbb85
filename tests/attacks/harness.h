// Runs the attacker, in the judge's sandbox and without its protection.

#pragma once

#include "tests/support/files.h"
#include "tests/support/program.h"

#include <QFileInfo>
#include <QStringList>

#include <unistd.h>

namespace attacks {

inline constexpr int time_limit = 240'000; // milliseconds, of one call; an emulated machine is slow

using tests::read_file;
using tests::write_file;

// Quoted for the judge's splitting of commands.
inline QString command_of(const QStringList& words) {
    QStringList quoted{ALEA_ATTACKER};
    for (const QString& word : words) quoted << '\'' + word + '\'';
    return quoted.join(' ');
}

struct Judged : tests::Outcome {
    QJsonObject report;
    QByteArray log;

    QJsonObject side(int i) const { return report["sides"].toArray().at(i).toObject(); }
    QString reason(int i = 0) const { return side(i)["rest"].toObject()["reason"].toString(); }
    QString errors(int i = 0) const { return side(i)["errors"].toString(); }
    QString protection() const { return report["protection"].toString(); }
};

// A call of alea-judge, without what it wrote into files.
inline Judged run_judge(const QStringList& words) {
    return {tests::run_program(ALEA_BIN_DIR "/alea-judge", words, {}, time_limit), {}, {}};
}

// Without control groups, which the tests meet as many do, the judge is asked for less.
inline QStringList protection() {
    static const bool is_full =
        run_judge({"yahtzee", "match", "--games", "1", command_of({"tell-rights"}),
                   command_of({"tell-rights"})})
            .status == 0;
    return is_full ? QStringList{} : QStringList{"--protection", "basic"};
}

// A match of two games of an attack against a peaceful player.
inline Judged play(const QString& hostile, const QStringList& options = {},
                   const QString& other = command_of({"tell-rights"})) {
    const QTemporaryDir folder;
    QStringList words{"yahtzee",     "match",
                      "--log",       folder.filePath("log"),
                      "--json-file", folder.filePath("json")};
    if (!options.contains("--games")) words += {"--games", "2"};
    words << protection() << options << hostile << other;
    Judged judged = run_judge(words);
    if (judged.status == 2) return judged; // nothing has been played
    judged.report = tests::read_json(folder.filePath("json"));
    judged.log = read_file(folder.filePath("log"));
    return judged;
}

// The line of an attack in namespaces as bubblewrap makes them for anybody, and nothing else. What
// runs in them sees to it that it ends.
inline QStringList in_plain_namespaces(const QStringList& attack) {
    // The program may lie in /tmp itself.
    const QString folder = QFileInfo(ALEA_ATTACKER).absolutePath();
    const QString line = "bwrap --unshare-user --unshare-pid --die-with-parent --ro-bind / / "
                         "--proc /proc --dev /dev --tmpfs /tmp --ro-bind";
    return line.split(' ') << folder << folder << ALEA_ATTACKER << "--alone" << attack;
}

// The output of the attack without the judge's protection.
inline QString unprotected(const QStringList& attack) {
    QStringList words = in_plain_namespaces(attack);
    const QString program = words.takeFirst();
    return tests::run_program(program, words, {}, time_limit).messages;
}

inline bool has_sandbox() { return play(command_of({"tell-rights"})).status == 0; }

} // namespace attacks
