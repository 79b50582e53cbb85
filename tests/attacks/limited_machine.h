// A shell in a user namespace that has few namespaces for host names, so that a test can use them
// up without the rest of the machine noticing.

#pragma once

#include "tests/attacks/harness.h"

#include <QElapsedTimer>

#include <functional>

namespace attacks {

class LimitedMachine {
public:
    // As an ordinary user, or as root with all its user ids, which only root can be.
    explicit LimitedMachine(bool as_root) {
        shell_.setProcessChannelMode(QProcess::MergedChannels);
        const QString few = "echo 40 > /proc/sys/user/max_uts_namespaces";
        if (as_root) {
            shell_.start("unshare", {"--user", "sh", "-c", "echo ready; read go; exec sh"});
            await([this] { return said_.contains("ready"); });
            const QString folder = "/proc/" + QString::number(shell_.processId());
            for (const char* map : {"/uid_map", "/gid_map"}) {
                QFile file(folder + map);
                if (file.open(QIODevice::WriteOnly)) file.write("0 0 4294967295\n");
            }
            run("go");
            run(few);
        } else {
            shell_.start("unshare",
                         {"--user", "--map-root-user", "sh", "-c",
                          few + "; exec unshare --user --map-user=1000 --map-group=1000 sh"});
        }
    }
    ~LimitedMachine() {
        free_namespaces();
        shell_.closeWriteChannel();
        if (!shell_.waitForFinished(5'000)) shell_.kill();
        shell_.waitForFinished();
    }

    // A command of the shell. What it and all before it have said is in said().
    void run(const QString& command) { shell_.write(command.toLocal8Bit() + '\n'); }
    void run_aside(const QString& command) { run("{ " + command + "; echo ended $?; } 2>&1 &"); }
    const QByteArray& said() {
        said_ += shell_.readAll();
        return said_;
    }

    bool says(const QByteArray& words, int milliseconds = time_limit) {
        return await([&] { return said().contains(words); }, milliseconds);
    }

    void use_up_namespaces() {
        run(QString(ALEA_ATTACKER) + " --alone use-up-namespaces & attacker=$!");
        QVERIFY2(says("No space left on device"), said_.constData());
    }
    void free_namespaces() { run("kill -KILL $attacker"); }

private:
    bool await(const std::function<bool()>& is_so, int milliseconds = time_limit) {
        QElapsedTimer clock;
        clock.start();
        while (!is_so()) {
            if (clock.elapsed() > milliseconds) return false;
            shell_.waitForReadyRead(100);
            said();
        }
        return true;
    }

    QProcess shell_;
    QByteArray said_;
};

} // namespace attacks
