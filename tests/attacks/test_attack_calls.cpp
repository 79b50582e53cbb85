// Each system call that the filter refuses: without the filter it is let through, in the judge's
// sandbox it is refused.

#include "tests/attacks/calls.h"
#include "tests/attacks/harness.h"
#include "tests/support/test.h"

namespace test_attack_calls {

using namespace attacks;

// The attacker's verdict on one call.
QString verdict(const QString& said, const QString& call) {
    for (const QString& line : said.split('\n'))
        if (line.startsWith(call + ": ")) return line.mid(call.size() + 2);
    return "nothing";
}

// Calls that have other uses are refused by their arguments; all that are not on the list of what
// is allowed are unknown to the program.
QString expected(const QString& call) {
    for (const char* part : {"lock", "lease", "by signals", "namespace", "socket", "by a read",
                             "limit of cores", "a mark"})
        if (call.contains(part) && !call.contains("clone3")) return "Operation not permitted";
    if (call.contains("terminal")) return "No such file or directory";
    if (call.contains("32-bit")) return "killed by signal 31";
    return "Function not implemented";
}

class TestAttackCalls : public QObject {
    Q_OBJECT

    QString unprotected_;
    QString protected_;
    QString allowed_locks_;

private Q_SLOTS:
    void initTestCase() {
        if (!has_sandbox()) QSKIP("no sandbox can be built here");
        unprotected_ = unprotected({"calls"});
        protected_ = play(command_of({"calls"})).errors();
        allowed_locks_ = play(command_of({"calls"}), {"--allow-locks"}).errors();
    }

    void is_refused_data() {
        const auto row = tests::columns<QString>("call");
        for (const auto& [name, attempt] : calls()) row(name.c_str(), QString::fromStdString(name));
    }
    void is_refused() {
        QFETCH(QString, call);
        QCOMPARE(verdict(protected_, call), expected(call));
        const QString without = verdict(unprotected_, call);
        if (without != "let through")
            QSKIP(qPrintable("here it is refused without a filter too: " + without));
    }

    void locks_can_be_allowed_data() {
        const auto row = tests::columns<QString, QString>("call", "verdict");
        for (const char* call : {"lock a file", "lock a record", "look for locked records",
                                 "lock a record of an open file"})
            row(call, call, "let through");
        for (const char* call : {"take a lease", "watch files by inotify", "join a keyring"})
            row(call, call, expected(call));
    }
    void locks_can_be_allowed() {
        QFETCH(QString, call);
        QTEST(test_attack_calls::verdict(allowed_locks_, call), "verdict");
    }
};

} // namespace test_attack_calls
