// Commands, statistics, hashes, budgets: what the judge is built of.

#include "headless/sandbox/budget.h"
#include "headless/sandbox/command_line.h"
#include "headless/sandbox/control_group.h"
#include "headless/sandbox/launch.h"
#include "headless/sandbox/process.h"
#include "headless/sandbox/scratch.h"
#include "headless/sandbox/view.h"
#include "headless/support/digest.h"
#include "headless/support/file_lock.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDir>
#include <array>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace test_match_basics {

using namespace headless::sandbox;
using namespace headless::support;

// A folder that looks like a control group with one member.
std::string make_group(const QString& parent, const QString& name, pid_t member) {
    const QString group = parent + '/' + name;
    if (!QDir().mkdir(group)) qFatal("no group");
    tests::write_file(group + "/cgroup.procs", QByteArray::number(member) + '\n');
    return group.toStdString();
}

class TestMatchBasics : public tests::FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void commands_are_split_into_words() {
        using Words = std::vector<std::string>;
        QCOMPARE(*split_command("a  b\tc"), (Words{"a", "b", "c"}));
        QCOMPARE(*split_command("'a b' \"c \\\" d\" e\\ f ''"),
                 (Words{"a b", "c \" d", "e f", ""}));
        QCOMPARE(*split_command("x$HOME*"), (Words{"x$HOME*"}));
        QVERIFY(!split_command("  "));
        QCOMPARE(split_command("ab 'c").error().column, std::size_t{4});
    }

    void a_program_is_found_and_its_own_file() {
        QVERIFY(find_program("/no/such/program").empty());
        QVERIFY(find_program("no-such-program").empty());
        QCOMPARE(find_program("sh"), std::filesystem::path("/usr/bin/sh"));
        QCOMPARE(own_file({"sh"}), find_program("sh"));
        const std::string script = path("script").toStdString();
        tests::write_file(path("script"), {});
        // A folder that is named before is nobody's own.
        QCOMPARE(own_file({"sh", "-e", folder().toStdString(), script}),
                 std::filesystem::path(script));
        const auto own = own_view({"sh", script}, {}).readable;
        QCOMPARE(own, std::vector<std::filesystem::path>{script});
        View view;
        view.folder = folder().toStdString();
        QCOMPARE(own_view({"sh", script}, view).readable, std::vector{view.folder});
    }

    void hashes() {
        // FIPS 180-2, appendix B.1.
        QCOMPARE(to_hex(sha256("abc")),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(to_base64(sha256("")),
                 std::string("47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="));
        tests::write_file(path("a"), "abc");
        QCOMPARE(sha256_of_file(path("a").toStdString()), sha256("abc"));
        const Digest one = sha256_of_tree(folder().toStdString());
        QVERIFY(QFile::rename(path("a"), path("b")));
        QVERIFY(sha256_of_tree(folder().toStdString()) != one);
        QVERIFY(random_bytes() != random_bytes());
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, sha256_of_file("/no/file"));
    }

    // A file with holes takes no room, and reading it would take hours.
    void a_huge_program_has_no_digest() {
        QFile file(path("bot"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        if (!file.resize(qint64{1} << 42)) QSKIP("no file system for files of 4 TiB");
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, sha256_of_tree(path("bot").toStdString()));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, sha256_of_tree(folder().toStdString()));
    }

    void a_budget_is_shared_by_all_copies() {
        Limits limits;
        limits.cpu_seconds = 10;
        limits.memory_bytes = 1000;
        Budget budget(limits);
        const std::size_t one = budget.add_copy();
        const std::size_t two = budget.add_copy();
        budget.report(one, {6, 900, 900, 1, false}, 1);
        budget.report(two, {3, 900, 950, 1, false}, 2);
        QVERIFY(!budget.failure());
        QCOMPARE(budget.cpu_seconds(), 9.0);
        QCOMPARE(budget.wall_seconds(), 3.0);
        QCOMPARE(budget.peak_bytes(), std::int64_t{950});
        budget.report(two, {5, 900, 950, 1, false}, 2);
        QVERIFY(budget.failure()->cause == Cause::cpu);
        budget.enter({Cause::exited, "later"});
        QVERIFY(budget.failure()->cause == Cause::cpu);
    }

    void limits_have_their_causes() {
        Limits limits;
        limits.memory_bytes = 1000;
        limits.processes = 2;
        const auto cause = [&limits](const Usage& usage, double wall) {
            Budget budget(limits);
            budget.report(budget.add_copy(), usage, wall);
            return budget.failure()->cause;
        };
        QVERIFY(cause({0, 1001, 0, 1, false}, 0) == Cause::memory);
        QVERIFY(cause({0, 1000, 0, 1, true}, 0) == Cause::memory);
        QVERIFY(cause({0, 1000, 0, 3, false}, 0) == Cause::processes);
        QVERIFY(cause({0, 1000, 0, 2, false}, 3601) == Cause::wall);
    }

    // Games that are played at the same time take no longer than one of them.
    void wall_clock_time_counts_at_the_slowest_table() {
        Budget budget(Limits{});
        const std::size_t first = budget.add_copy(0);
        const std::size_t second = budget.add_copy(1);
        const std::size_t after_first = budget.add_copy(0);
        budget.report(first, {}, 1000);
        budget.report(second, {}, 1800);
        QCOMPARE(budget.wall_seconds(), 1800.0);
        budget.report(after_first, {}, 900);
        QCOMPARE(budget.wall_seconds(), 1900.0);
        QVERIFY(!budget.has_failed());
        budget.report(second, {}, 3601);
        QVERIFY(budget.failure()->cause == Cause::wall);
    }

    // The kernel lists a member of another process namespace as 0.
    void a_stale_group_of_strangers_does_not_end_the_judge() {
        make_group(folder(), "alea-match-1-0", 0);
        const pid_t judge = ::fork();
        if (judge == 0) {
            if (::setpgid(0, 0) != 0) ::_exit(2);
            remove_stale_groups(folder().toStdString());
            ::_exit(0);
        }
        int status = -1;
        QCOMPARE(::waitpid(judge, &status, 0), judge);
        QCOMPARE(status, 0);
    }

    // Whatever process ids say: those of another namespace name nobody here, or somebody else.
    void a_group_is_stale_once_nobody_has_its_lock() {
        const pid_t gone = ::fork();
        if (gone == 0) ::_exit(0);
        ::waitpid(gone, nullptr, 0);
        const pid_t member = ::fork();
        if (member == 0) {
            while (true) ::pause();
        }
        const std::string group =
            make_group(folder(), "alea-match-" + QString::number(gone) + "-0", member);
        UniqueFd lock = open_locked(group + "/cgroup.procs", O_WRONLY);
        QVERIFY(lock);
        QVERIFY(!open_locked(group + "/cgroup.procs", O_RDONLY));
        remove_stale_groups(folder().toStdString());
        QCOMPARE(::waitpid(member, nullptr, WNOHANG), 0); // lives
        lock.reset();
        remove_stale_groups(folder().toStdString());
        int status = 0;
        QCOMPARE(::waitpid(member, &status, 0), member);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    }

    void an_empty_group_of_a_judge_is_removed() {
        QVERIFY(QDir(folder()).mkdir("alea-judge-1"));
        QVERIFY(QDir(folder()).mkdir("alea-other-1"));
        remove_stale_groups(folder().toStdString());
        QCOMPARE(QDir(folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot),
                 QStringList{"alea-other-1"});
    }

    void real_groups_of_the_living_stay() {
        const GroupFolders places = find_group_folders();
        if (places.version == 0) QSKIP("no control groups can be had here");
        const ControlGroup group(places, Limits{});
        for (const auto& place : {places.memory, places.pids, places.cpu}) {
            remove_stale_groups(place);
            const QStringList own{"alea-match-" + QString::number(::getpid()) + "-*"};
            QVERIFY(!QDir(QString::fromStdString(place)).entryList(own, QDir::Dirs).isEmpty());
        }
    }

    void scratch_goes_once_nobody_has_its_lock() {
        Scratch scratch = make_scratch();
        const QString path = QString::fromStdString(scratch.path);
        remove_stale_scratch();
        QVERIFY(QFileInfo(path).isDir());
        scratch.lock.reset();
        remove_stale_scratch();
        QVERIFY(!QFileInfo::exists(path));
    }

    // Not even those that the judge was started with, or that a library has opened.
    void a_program_gets_three_descriptors() {
        const UniqueFd low(::open("/dev/null", O_RDONLY));
        const UniqueFd high(::fcntl(low.get(), F_DUPFD, 50));
        QVERIFY(low && high);
        LaunchPlan plan;
        plan.words = {"sh", "-c",
                      "for fd in 0 1 2 3 4 5 6 7 8 9 $0 $1; do "
                      "[ ! -e /proc/$$/fd/$fd ] || printf '%s ' $fd; done",
                      std::to_string(low.get()), std::to_string(high.get())};
        const Launched launched = launch(plan);
        QCOMPARE(launched.error, 0);
        QCOMPARE(::waitpid(launched.id, nullptr, 0), launched.id);
        std::array<char, 100> text{};
        QVERIFY(::read(launched.output.get(), text.data(), text.size() - 1) > 0);
        QCOMPARE(text.data(), "0 1 2 ");
    }

    void ends_are_described() {
        QCOMPARE(describe_end(3 << 8), std::string("exited with status 3"));
        QCOMPARE(describe_end(6), std::string("killed by signal 6 (Aborted)"));
        QCOMPARE(describe_end((128 + 9) << 8), std::string("killed by signal 9 (Killed)"));
        QVERIFY(is_crash(11) && !is_crash(1 << 8));
    }
};

} // namespace test_match_basics
