#include "core/support/text.h"

#include "tests/support/test.h"

#include <array>

namespace test_text {

using namespace core::support;

class TestText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_scanner_reads_integers_and_tells_their_place() {
        Scanner scanner(" 12\t-3 x 99\r", 7);
        QCOMPARE(*scanner.integer("a", 0, 20), 12);
        QCOMPARE(*scanner.integer("b", -5, 5), -3);
        const auto word = scanner.integer("c", 0, 1);
        QVERIFY(!word);
        QCOMPARE(word.error().line, std::size_t{7});
        QCOMPARE(word.error().column, std::size_t{8});
        const auto large = scanner.integer("d", 0, 98);
        QVERIFY(!large);
        QCOMPARE(to_string(large.error()),
                 std::string("line 7, column 10: d must be a whole number from 0 to 98, not '99'"));
        QVERIFY(scanner.at_end());
        QVERIFY(!scanner.integer("e", 0, 1));
    }

    void numbers_are_whole_and_alone() {
        QCOMPARE(to_integer("17").value(), 17);
        QVERIFY(!to_integer(""));
        QVERIFY(!to_integer("+1"));
        QVERIFY(!to_integer("1.5"));
        QVERIFY(!to_integer(" 1"));
        QVERIFY(!to_integer("99999999999999999999"));
    }

    void the_nearest_name_is_suggested() {
        constexpr std::array<std::string_view, 3> names{"greedy", "heuristic", "optimal"};
        QCOMPARE(did_you_mean("gready", names), std::string(" (did you mean 'greedy'?)"));
        QCOMPARE(did_you_mean("opt", names), std::string(" (did you mean 'optimal'?)"));
        QCOMPARE(did_you_mean("zzzzzz", names), std::string());
        QCOMPARE(did_you_mean("", names), std::string());
        QCOMPARE(did_you_mean("x", {}), std::string());
    }
};

} // namespace test_text
