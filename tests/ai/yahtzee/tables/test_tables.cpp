#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/tables/table_file.h"
#include "ai/yahtzee/tables/tables.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDir>
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

// Work with these stops as soon as it has begun.
TableOptions stopping() {
    TableOptions options = quick();
    std::stop_source source;
    options.solve.stop = source.get_token();
    options.solve.progress = [source](double) mutable { source.request_stop(); };
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

// The words of the TableError that is thrown, or nothing.
QString error_of(const std::function<void()>& act) {
    try {
        act();
    } catch (const TableError& error) {
        return error.what();
    }
    return {};
}

class TestTables : public tests::FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void files_hold_what_memory_holds() {
        const SharedValues values = solve({}, quick().solve);
        const SharedSurvivalTable distributions = solve_score_distributions(*values, quick().solve);
        const SharedSurvivalTable targets = solve_target_probabilities({}, quick().solve);
        const auto tables = open_or_build_tables(where(), {}, quick());
        QVERIFY(tables);
        for (unsigned bits = 0; bits < 1u << box_count; ++bits) {
            const BoxSet open = BoxSet::from_bits(bits);
            if ((open & few) != open) continue;
            QCOMPARE(*tables->score_distributions->blocks().block(open),
                     *distributions->blocks().block(open));
            QCOMPARE(*tables->target_probabilities->blocks().block(open),
                     *targets->blocks().block(open));
        }
        QVERIFY(tables->score_distributions->function(start).mean() > 30);
        QVERIFY(tables->target_probabilities->function(start).at_least(60) > 0.01);
        QCOMPARE(QDir(folder()).entryList({"*.part"}, QDir::Files), QStringList());
    }

    void built_once_then_opened() {
        QStringList messages;
        QVERIFY(open_or_build_tables(where(), {}, quick(&messages)));
        const QByteArray before = read_file(distributions_file());
        TableOptions never = quick(&messages);
        never.solve.progress = [](double) { throw std::runtime_error("built again"); };
        QVERIFY(open_or_build_tables(where(), {}, never));
        QCOMPARE(read_file(distributions_file()), before);
        QCOMPARE(messages, QStringList());
    }

    void two_builds_give_the_same_bytes() {
        TableOptions one = quick();
        one.solve.threads = 1;
        QVERIFY(open_or_build_tables(where(), {}, one));
        QTemporaryDir other;
        TableOptions three = quick();
        three.solve.threads = 3;
        QVERIFY(open_or_build_tables(other.path().toStdString(), {}, three));
        QCOMPARE(read_file(only_file(other.path(), "*outcomes*")), read_file(distributions_file()));
    }

    void damaged_tables_are_named_and_built_again_data() {
        // Bytes of the file, -1: all; and the byte that is changed, -1: none.
        tests::columns<int, int, QString>("keep", "place", "words");
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
        QVERIFY(open_or_build_tables(where(), {}, quick()));
        const QString file = distributions_file();
        const QByteArray good = read_file(file);
        QByteArray bad = good;
        if (keep == -2) bad.chop(1);
        if (keep >= 0) bad.truncate(keep);
        if (place >= 0) bad[place] = static_cast<char>(bad[place] ^ 4);
        overwrite(file, bad);
        const QStringList messages = messages_of_opening();
        QCOMPARE(messages.size(), 1);
        QVERIFY2(messages[0].contains(file) && messages[0].contains(words),
                 qPrintable(messages[0]));
        QCOMPARE(read_file(file), good);
    }

    void longer_than_it_should_be() {
        QVERIFY(open_or_build_tables(where(), {}, quick()));
        overwrite(distributions_file(), read_file(distributions_file()) + "x");
        QCOMPARE(messages_of_opening().size(), 1);
    }

    void one_table_under_the_name_of_another() {
        QVERIFY(open_or_build_tables(where(), {}, quick()));
        overwrite(distributions_file(), read_file(targets_file()));
        const QStringList messages = messages_of_opening();
        QVERIFY(messages.size() == 1 && messages[0].contains("another table"));
    }

    void a_damaged_block_is_not_believed() {
        QVERIFY(open_or_build_tables(where(), {}, quick()));
        const QString file = distributions_file();
        const QByteArray good = damage_last_block(file);
        const auto tables = open_or_build_tables(where(), {}, quick());
        QVERIFY(tables);
        QVERIFY(error_of([&] { tables->score_distributions->function(start); }).contains(file));
        QVERIFY(!QFile::exists(file));
        QVERIFY(open_or_build_tables(where(), {}, quick()));
        QCOMPARE(read_file(file), good);
    }

    // Was SIGBUS while files were mapped.
    void a_file_cut_short_while_it_is_open_is_an_error() {
        const auto tables = open_or_build_tables(where(), {}, quick());
        QVERIFY(tables);
        QVERIFY(QFile::resize(distributions_file(), 1000));
        QVERIFY_THROWS_EXCEPTION(TableError, tables->score_distributions->function(start));
    }

    void a_damaged_file_does_not_take_a_new_one_with_it() {
        QVERIFY(open_or_build_tables(where(), {}, quick()));
        const QString file = distributions_file();
        const QByteArray good = damage_last_block(file);
        const auto tables = open_or_build_tables(where(), {}, quick());
        overwrite(file, good);
        QVERIFY_THROWS_EXCEPTION(TableError, tables->score_distributions->function(start));
        QCOMPARE(read_file(file), good);
    }

    void compact_files_hold_what_memory_holds() {
        const SharedValues values = solve({}, quick().solve);
        const auto memory = solve_score_blocks(*values, quick().solve);
        const auto file = open_or_build_compact_tables(where(), *values, quick());
        QVERIFY(file);
        for (unsigned bits = 0; bits < 1u << box_count; ++bits)
            if (const BoxSet open = BoxSet::from_bits(bits); (open & few) == open)
                QCOMPARE(*file->block(open), *memory->block(open));
        QCOMPARE(QDir(folder()).entryList({"*.part"}, QDir::Files), QStringList());
        QVERIFY(!open_compact_tables(where(), {})); // few boxes only
    }

    void compact_files_are_the_same_for_any_number_of_threads() {
        const SharedValues values = solve({}, quick().solve);
        TableOptions one = quick();
        one.solve.threads = 1;
        QVERIFY(open_or_build_compact_tables(where(), *values, one));
        QTemporaryDir other;
        TableOptions three = quick();
        three.solve.threads = 3;
        QVERIFY(open_or_build_compact_tables(other.path().toStdString(), *values, three));
        QCOMPARE(read_file(only_file(other.path(), "*compact*.table")), read_file(compact_file()));
    }

    void damaged_compact_files_are_built_again() {
        const SharedValues values = solve({}, quick().solve);
        QVERIFY(open_or_build_compact_tables(where(), *values, quick()));
        const QByteArray good = read_file(compact_file());
        overwrite(compact_file(), good.left(good.size() - 1));
        QStringList messages;
        QVERIFY(open_or_build_compact_tables(where(), *values, quick(&messages)));
        QVERIFY2(messages.size() == 1 && messages[0].contains("is cut short"),
                 qPrintable(messages.join('\n')));
        QCOMPARE(read_file(compact_file()), good);
        const auto opened = open_or_build_compact_tables(where(), *values, quick());
        QVERIFY(QFile::resize(compact_file(), good.size() - 10));
        QVERIFY_THROWS_EXCEPTION(TableError, opened->block(few));
        QVERIFY(compact_file().isEmpty());
    }

    void stopping_leaves_no_compact_file_behind() {
        const SharedValues values = solve({}, quick().solve);
        QVERIFY(!open_or_build_compact_tables(where(), *values, stopping()));
        QCOMPARE(QDir(folder()).entryList({"*.part", "*.table"}, QDir::Files), QStringList());
    }

    void the_solved_game_is_read_as_it_was_written() {
        const SharedValues solved = solve({}, quick().solve);
        write_values(where(), *solved);
        const auto stored = open_values(where(), {});
        QVERIFY(stored);
        QCOMPARE((*stored)->points(start), solved->points(start));
        for (const bool bonus : {false, true}) {
            const BoxSet open = few.without(Box::yahtzee);
            QVERIFY(std::ranges::equal(
                std::span((*stored)->table().row(open, bonus), ValueTable::row_length),
                std::span(solved->table().row(open, bonus), ValueTable::row_length)));
        }
        QVERIFY(!open_values(where(), {JokerRule::free_choice}));
        damage_last_block(only_file(folder(), "*values*.table"));
        QVERIFY(!open_values(where(), {}));
    }

    void rules_have_files_of_their_own() {
        QVERIFY(open_or_build_tables(where(), {}, quick()));
        QVERIFY(open_or_build_tables(where(), {JokerRule::free_choice}, quick()));
        QCOMPARE(QDir(folder()).entryList({"*.table"}, QDir::Files).size(), 4);
    }

    void missing_tables_are_an_error_that_names_them() {
        const auto opened = open_tables(where(), {});
        QVERIFY(!opened);
        QVERIFY(QString::fromStdString(opened.error().what).contains(folder()));
    }

    void tables_of_few_boxes_are_not_taken_for_whole_ones() {
        QVERIFY(open_or_build_tables(where(), {}, quick()));
        QVERIFY(!open_tables(where(), {}));
    }

    void a_place_that_cannot_be_written_is_named() {
        const QString file = folder() + "/file";
        overwrite(file, "x");
        const fs::path below = (file + "/below").toStdString();
        QVERIFY(error_of([&] { open_or_build_tables(below, {}, quick()); }).contains(file));
    }

    void stopping_leaves_nothing_behind() {
        QVERIFY(!open_or_build_tables(where(), {}, stopping()));
        QCOMPARE(QDir(folder()).entryList({"*.part", "*.table"}, QDir::Files), QStringList());
    }

    void only_one_builds_at_a_time() {
        const fs::path file = where() / "lock";
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
                    if (open_or_build_tables(where(), {}, quick())) ++good;
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
    QStringList messages_of_opening() const {
        QStringList messages;
        const bool are_there = open_or_build_tables(where(), {}, quick(&messages)).has_value();
        return are_there ? messages : QStringList();
    }
    fs::path where() const { return folder().toStdString(); }
    QString distributions_file() const { return only_file(folder(), "*outcomes*"); }
    QString compact_file() const { return only_file(folder(), "*compact*.table"); }
    QString targets_file() const { return only_file(folder(), "*thresholds*"); }
};

} // namespace test_tables
