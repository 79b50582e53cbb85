#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/tables/table_file.h"
#include "ai/yahtzee/tables/tables.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <thread>

namespace test_tables {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::tables;
using namespace ai::yahtzee::solve;
using namespace core::yahtzee;
namespace fs = std::filesystem;
using tests::read_file;

// Few boxes, so that building takes no time.
const BoxSet few = BoxSet::of(Box::fives).with(Box::yahtzee).with(Box::chance);
const CardState start{few, 40, false};

TableOptions quick(QStringList* messages = nullptr) {
    TableOptions options;
    options.solve.within = few;
    if (messages)
        options.report = [messages](const std::string& line) {
            messages->append(QString::fromStdString(line));
        };
    return options;
}

QString only_file(const QString& directory, const char* pattern) {
    const QStringList found = QDir(directory).entryList({pattern}, QDir::Files);
    return found.size() == 1 ? directory + '/' + found.front() : QString();
}

void overwrite(const QString& path, const QByteArray& bytes) {
    QFile::remove(path); // a new file: the old one may be open
    tests::write_file(path, bytes);
}

// Returns the former content of the file.
QByteArray damage_last_block(const QString& path) {
    const QByteArray good = read_file(path);
    QByteArray bad = good;
    bad[bad.size() - 3] = static_cast<char>(bad[bad.size() - 3] ^ 1);
    overwrite(path, bad);
    return good;
}

class TestTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { directory_ = std::make_unique<QTemporaryDir>(); }

    void files_hold_what_memory_holds() {
        const SharedValues values = solve({}, quick().solve);
        const SharedScoreDistributions distributions =
            solve_score_distributions(*values, quick().solve);
        const SharedTargetProbabilities targets = solve_target_probabilities({}, quick().solve);
        const auto tables = open_or_build_tables(path(), {}, quick());
        QVERIFY(tables);
        for (unsigned bits = 0; bits < 1u << box_count; ++bits) {
            const BoxSet open = BoxSet::from_bits(bits);
            if ((open & few) != open) continue;
            QCOMPARE(*tables->score_distributions->table().block(open),
                     *distributions->table().block(open));
            QCOMPARE(*tables->target_probabilities->table().block(open),
                     *targets->table().block(open));
        }
        QVERIFY(tables->score_distributions->distribution(start).mean() > 30);
        QVERIFY(tables->target_probabilities->probability(start, 60) > 0.01);
        QCOMPARE(QDir(directory_->path()).entryList({"*.part"}, QDir::Files), QStringList());
    }

    void built_once_then_opened() {
        QStringList messages;
        QVERIFY(open_or_build_tables(path(), {}, quick(&messages)));
        const QByteArray before = read_file(distributions_file());
        TableOptions never = quick(&messages);
        never.solve.progress = [](double) { throw std::runtime_error("built again"); };
        QVERIFY(open_or_build_tables(path(), {}, never));
        QCOMPARE(read_file(distributions_file()), before);
        QCOMPARE(messages, QStringList());
    }

    void two_builds_give_the_same_bytes() {
        TableOptions one = quick();
        one.solve.threads = 1;
        QVERIFY(open_or_build_tables(path(), {}, one));
        QTemporaryDir other;
        TableOptions three = quick();
        three.solve.threads = 3;
        QVERIFY(open_or_build_tables(other.path().toStdString(), {}, three));
        QCOMPARE(read_file(only_file(other.path(), "*outcomes*")), read_file(distributions_file()));
    }

    void damaged_tables_are_named_and_built_again_data() {
        QTest::addColumn<int>("keep");  // bytes of the file; -1: all
        QTest::addColumn<int>("place"); // byte that is changed; -1: none
        QTest::addColumn<QString>("words");
        tests::row("empty", 0, -1, "is cut short");
        tests::row("within the header", 1000, -1, "is cut short");
        tests::row("within the blocks", -2, -1, "is cut short");
        tests::row("no table", -1, 0, "is no table of Alea's");
        tests::row("byte order", -1, 8, "byte order");
        tests::row("version", -1, 12, "is of another version");
        tests::row("kind", -1, 16, "damaged header");
        tests::row("directory", -1, 5000, "damaged header");
    }
    void damaged_tables_are_named_and_built_again() {
        QFETCH(int, keep);
        QFETCH(int, place);
        QFETCH(QString, words);
        QVERIFY(open_or_build_tables(path(), {}, quick()));
        const QString file = distributions_file();
        const QByteArray good = read_file(file);
        QByteArray bad = good;
        if (keep == -2) bad.chop(1);
        if (keep >= 0) bad.truncate(keep);
        if (place >= 0) bad[place] = static_cast<char>(bad[place] ^ 4);
        overwrite(file, bad);
        QStringList messages;
        QVERIFY(open_or_build_tables(path(), {}, quick(&messages)));
        QCOMPARE(messages.size(), 1);
        QVERIFY2(messages[0].contains(file) && messages[0].contains(words),
                 qPrintable(messages[0]));
        QCOMPARE(read_file(file), good);
    }

    void longer_than_it_should_be() {
        QVERIFY(open_or_build_tables(path(), {}, quick()));
        overwrite(distributions_file(), read_file(distributions_file()) + "x");
        QStringList messages;
        QVERIFY(open_or_build_tables(path(), {}, quick(&messages)));
        QCOMPARE(messages.size(), 1);
    }

    void one_table_under_the_name_of_another() {
        QVERIFY(open_or_build_tables(path(), {}, quick()));
        overwrite(distributions_file(), read_file(targets_file()));
        QStringList messages;
        QVERIFY(open_or_build_tables(path(), {}, quick(&messages)));
        QVERIFY(messages.size() == 1 && messages[0].contains("another table"));
    }

    void a_damaged_block_is_not_believed() {
        QVERIFY(open_or_build_tables(path(), {}, quick()));
        const QString file = distributions_file();
        const QByteArray good = damage_last_block(file);
        const auto tables = open_or_build_tables(path(), {}, quick());
        QVERIFY(tables);
        try {
            tables->score_distributions->distribution(start);
            QFAIL("the damage was not seen");
        } catch (const TableError& error) {
            QVERIFY(QString(error.what()).contains(file));
        }
        QVERIFY(!QFile::exists(file));
        QVERIFY(open_or_build_tables(path(), {}, quick()));
        QCOMPARE(read_file(file), good);
    }

    // Was SIGBUS while files were mapped.
    void a_file_cut_short_while_it_is_open_is_an_error() {
        const auto tables = open_or_build_tables(path(), {}, quick());
        QVERIFY(tables);
        QVERIFY(QFile::resize(distributions_file(), 1000));
        QVERIFY_THROWS_EXCEPTION(TableError, tables->score_distributions->distribution(start));
    }

    void a_damaged_file_does_not_take_a_new_one_with_it() {
        QVERIFY(open_or_build_tables(path(), {}, quick()));
        const QString file = distributions_file();
        const QByteArray good = damage_last_block(file);
        const auto tables = open_or_build_tables(path(), {}, quick());
        overwrite(file, good);
        QVERIFY_THROWS_EXCEPTION(TableError, tables->score_distributions->distribution(start));
        QCOMPARE(read_file(file), good);
    }

    void compact_files_hold_what_memory_holds() {
        const SharedValues values = solve({}, quick().solve);
        const auto memory = solve_score_blocks(*values, quick().solve);
        const auto file = open_or_build_compact_tables(path(), *values, quick());
        QVERIFY(file);
        for (unsigned bits = 0; bits < 1u << box_count; ++bits)
            if (const BoxSet open = BoxSet::from_bits(bits); (open & few) == open)
                QCOMPARE(*file->block(open), *memory->block(open));
        QCOMPARE(QDir(directory_->path()).entryList({"*.part"}, QDir::Files), QStringList());
        QVERIFY(!open_compact_tables(path(), {})); // few boxes only
    }

    void compact_files_are_the_same_for_any_number_of_threads() {
        const SharedValues values = solve({}, quick().solve);
        TableOptions one = quick();
        one.solve.threads = 1;
        QVERIFY(open_or_build_compact_tables(path(), *values, one));
        QTemporaryDir other;
        TableOptions three = quick();
        three.solve.threads = 3;
        QVERIFY(open_or_build_compact_tables(other.path().toStdString(), *values, three));
        QCOMPARE(read_file(only_file(other.path(), "*compact*.table")), read_file(compact_file()));
    }

    void damaged_compact_files_are_built_again() {
        const SharedValues values = solve({}, quick().solve);
        QVERIFY(open_or_build_compact_tables(path(), *values, quick()));
        const QByteArray good = read_file(compact_file());
        overwrite(compact_file(), good.left(good.size() - 1));
        QStringList messages;
        QVERIFY(open_or_build_compact_tables(path(), *values, quick(&messages)));
        QVERIFY2(messages.size() == 1 && messages[0].contains("is cut short"),
                 qPrintable(messages.join('\n')));
        QCOMPARE(read_file(compact_file()), good);
        const auto opened = open_or_build_compact_tables(path(), *values, quick());
        QVERIFY(QFile::resize(compact_file(), good.size() - 10));
        QVERIFY_THROWS_EXCEPTION(TableError, opened->block(few));
        QVERIFY(compact_file().isEmpty());
    }

    void stopping_leaves_no_compact_file_behind() {
        const SharedValues values = solve({}, quick().solve);
        std::stop_source source;
        TableOptions options = quick();
        options.solve.stop = source.get_token();
        options.solve.progress = [&](double) { source.request_stop(); };
        QVERIFY(!open_or_build_compact_tables(path(), *values, options));
        QCOMPARE(QDir(directory_->path()).entryList({"*.part", "*.table"}, QDir::Files),
                 QStringList());
    }

    void rules_have_files_of_their_own() {
        QVERIFY(open_or_build_tables(path(), {}, quick()));
        QVERIFY(open_or_build_tables(path(), {JokerRule::free_choice}, quick()));
        QCOMPARE(QDir(directory_->path()).entryList({"*.table"}, QDir::Files).size(), 4);
    }

    void missing_tables_are_an_error_that_names_them() {
        const auto opened = open_tables(path(), {});
        QVERIFY(!opened);
        QVERIFY(QString::fromStdString(opened.error().what).contains(directory_->path()));
    }

    void tables_of_few_boxes_are_not_taken_for_whole_ones() {
        QVERIFY(open_or_build_tables(path(), {}, quick()));
        QVERIFY(!open_tables(path(), {}));
    }

    void a_place_that_cannot_be_written_is_named() {
        const QString file = directory_->path() + "/file";
        overwrite(file, "x");
        try {
            open_or_build_tables((file + "/below").toStdString(), {}, quick());
            QFAIL("it was written");
        } catch (const TableError& error) {
            QVERIFY(QString(error.what()).contains(file));
        }
    }

    void stopping_leaves_nothing_behind() {
        std::stop_source source;
        TableOptions options = quick();
        options.solve.stop = source.get_token();
        options.solve.progress = [&](double) { source.request_stop(); };
        QVERIFY(!open_or_build_tables(path(), {}, options));
        QCOMPARE(QDir(directory_->path()).entryList({"*.part", "*.table"}, QDir::Files),
                 QStringList());
    }

    void only_one_builds_at_a_time() {
        const fs::path file = path() / "lock";
        auto lock = FileLock::take(file, {});
        QVERIFY(lock);
        std::stop_source source;
        bool taken = true;
        std::jthread waiter([&] { taken = FileLock::take(file, source.get_token()).has_value(); });
        source.request_stop();
        waiter.join();
        QVERIFY(!taken);
        lock.reset();
        QVERIFY(FileLock::take(file, {}));
    }

    void builders_side_by_side_agree() {
        std::atomic<int> good = 0;
        {
            std::vector<std::jthread> builders;
            for (int i = 0; i < 4; ++i)
                builders.emplace_back([&] {
                    if (open_or_build_tables(path(), {}, quick())) ++good;
                });
        }
        QCOMPARE(good.load(), 4);
    }

    void the_default_directory() {
        QCOMPARE(tables_directory("/c", "/h"), fs::path("/c/alea"));
        QCOMPARE(tables_directory("c", "/h"), fs::path("/h/.cache/alea"));
        QCOMPARE(tables_directory(nullptr, "/h"), fs::path("/h/.cache/alea"));
        QCOMPARE(tables_directory(nullptr, nullptr), fs::path());
    }

private:
    fs::path path() const { return directory_->path().toStdString(); }
    QString distributions_file() const { return only_file(directory_->path(), "*outcomes*"); }
    QString compact_file() const { return only_file(directory_->path(), "*compact*.table"); }
    QString targets_file() const { return only_file(directory_->path(), "*thresholds*"); }

    std::unique_ptr<QTemporaryDir> directory_;
};

} // namespace test_tables
