#include "ai/yahtzee/review/reason.h"

#include "tests/support/test.h"

#include <cmath>
#include <numeric>
#include <random>

namespace test_reason {

using namespace ai::yahtzee::review;
using namespace ai::yahtzee::solve;
using core::yahtzee::Box;

namespace {

int sum_of_terms(const Reason& reason) {
    int sum = 0;
    for (const ReasonTerm& term : reason.terms) sum += term.hundredths;
    return sum;
}

} // namespace

class TestReason : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Any two choices, most of whose parts are nearly alike.
    void rounded_parts_and_terms_add_up_to_the_rounded_difference() {
        std::mt19937 random(1);
        std::cauchy_distribution<double> points(0, 0.05);
        for (int i = 0; i < 10'000; ++i) {
            Contributions choice{};
            const Contributions other{};
            for (double& part : choice) part = points(random);
            const double difference = sum(choice) + 1e-4; // the table's rounding
            const Reason reason = compare(choice, other, difference);
            QCOMPARE(reason.difference, static_cast<int>(std::lround(100 * difference)));
            QCOMPARE(std::accumulate(reason.by_part.begin(), reason.by_part.end(), 0),
                     reason.difference);
            QCOMPARE(sum_of_terms(reason), reason.difference);
            QVERIFY(reason.terms.size() <= 5);
            for (std::size_t part = 0; part < part_count; ++part)
                QVERIFY(std::abs(reason.by_part[part] - 100 * choice[part]) < 1.5);
        }
    }

    void largest_parts_are_named_and_small_ones_gathered() {
        Contributions choice{};
        choice[part_of(Box::sixes)] = -3.118;
        choice[part_of(Box::chance)] = 1.302;
        choice[upper_bonus_part] = -1.05;
        choice[part_of(Box::ones)] = 0.1;
        choice[part_of(Box::twos)] = -0.05;
        choice[part_of(Box::threes)] = 0.2;
        const Reason reason = compare(choice, {}, sum(choice));
        const std::vector<ReasonTerm> expected{{part_of(Box::sixes), -312},
                                               {part_of(Box::chance), 130},
                                               {upper_bonus_part, -105},
                                               {std::nullopt, 25}};
        QVERIFY(reason.terms == expected);
        QCOMPARE(reason.difference, -262);
    }

    void one_small_part_is_named_too() {
        Contributions choice{};
        choice[part_of(Box::sixes)] = -3;
        choice[part_of(Box::ones)] = 0.1;
        const std::vector<ReasonTerm> expected{{part_of(Box::sixes), -300},
                                               {part_of(Box::ones), 10}};
        QVERIFY(compare(choice, {}, -2.9).terms == expected);
    }

    void equal_choices_have_no_terms() {
        Contributions choice{};
        choice[part_of(Box::sixes)] = 4;
        const Reason reason = compare(choice, choice, 0);
        QVERIFY(reason.terms.empty());
        QCOMPARE(reason.difference, 0);
    }
};

ALEA_TEST(TestReason)

} // namespace test_reason

#include "test_reason.moc"
