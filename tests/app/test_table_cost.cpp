// The cost of making the tables: shown before it begins, with the room there is and the time left.

#include "app/views/play/tables_offer.h"
#include "tests/support/test.h"

namespace test_table_cost {

using namespace app::views::play;

class TestTableCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void disk_memory_and_time_are_shown() {
        const QString text = table_cost_text(TableRoom{12'300'000'000, 8'000'000'000});
        for (const char* part : {"640 MB on disk", "12.3 GB free", "700 MB of memory", "minute"})
            QVERIFY2(text.contains(part), qPrintable(text));
    }

    void too_little_room_is_reported() {
        const TableRoom full{200'000'000, 8'000'000'000};
        QVERIFY(!has_disk(full));
        QVERIFY2(table_cost_text(full).contains("only 200 MB are free"),
                 qPrintable(table_cost_text(full)));
        const TableRoom busy{12'300'000'000, 500'000'000};
        QVERIFY(has_disk(busy));
        QVERIFY(table_cost_text(busy).contains("700 MB of memory, and only 500 MB are free"));
    }

    void where_nothing_is_known_nothing_stands_against_it() {
        QVERIFY(has_disk({}));
        QVERIFY(table_cost_text({}).contains("640 MB on disk, and"));
    }

    void the_time_left_follows_from_the_time_spent() {
        using app::views::play::time_left_text;
        QCOMPARE(time_left_text(10'000, 25), "about 30 s left");
        QCOMPARE(time_left_text(100, 25), QString()); // too early
        QCOMPARE(time_left_text(10'000, 0), QString());
        QCOMPARE(time_left_text(10'000, 100), QString());
    }
};

} // namespace test_table_cost
