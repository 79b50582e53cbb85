// What a set-up command has written, on a plain file system and on an overlay.

#include "headless/sandbox/disk_usage.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace test_disk_usage {

using headless::sandbox::DiskUsage;

class TestDiskUsage : public QObject {
    Q_OBJECT

    static constexpr int bytes = 300'000;

    // Of a file in the folder that this process holds open and has deleted.
    static DiskUsage usage_of_deleted_file(const QString& folder) {
        QFile held(folder + "/held");
        if (!held.open(QIODevice::WriteOnly) || held.write(QByteArray(bytes, 'x')) != bytes ||
            !held.flush() || ::unlink(held.fileName().toUtf8()) != 0)
            return {};
        return headless::sandbox::unlinked_usage("/proc", {::getpid()}, {folder.toStdString()});
    }

private Q_SLOTS:
    void deleted_files_that_are_open_count() {
        const QTemporaryDir folder;
        const DiskUsage usage = usage_of_deleted_file(folder.path());
        QCOMPARE(usage.files, 1);
        QVERIFY(usage.bytes >= bytes);
    }

    // Files there have another device number than their folder.
    void they_count_on_an_overlay() {
        if (::unshare(CLONE_NEWNS) != 0 ||
            ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0)
            QSKIP("nothing can be mounted here");
        const QTemporaryDir folder;
        for (const char* name : {"lower", "upper", "work", "merged"})
            QVERIFY(QDir(folder.path()).mkdir(name));
        const auto path = [&](const char* name) { return folder.filePath(name).toUtf8(); };
        const QByteArray parts =
            "lowerdir=" + path("lower") + ",upperdir=" + path("upper") + ",workdir=" + path("work");
        // The lower folder on a file system of its own.
        if (::mount("none", path("lower"), "tmpfs", 0, nullptr) != 0 ||
            ::mount("overlay", path("merged"), "overlay", 0, parts) != 0)
            QSKIP("there are no overlays here");
        const DiskUsage usage = usage_of_deleted_file(folder.filePath("merged"));
        ::umount(path("merged"));
        ::umount(path("lower"));
        QCOMPARE(usage.files, 1);
        QVERIFY(usage.bytes >= bytes);
    }

    void other_file_systems_do_not_count() {
        QTemporaryFile held;
        QVERIFY(held.open() && held.write("x") == 1 && held.flush());
        QVERIFY(::unlink(held.fileName().toUtf8()) == 0);
        QCOMPARE(headless::sandbox::unlinked_usage("/proc", {::getpid()}, {"/proc"}).files, 0);
    }
};

ALEA_TEST(TestDiskUsage)

} // namespace test_disk_usage

#include "test_disk_usage.moc"
