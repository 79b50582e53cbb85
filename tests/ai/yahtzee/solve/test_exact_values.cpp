// The exact solver against programs that share no code with it: SHA-256 of small tables from a
// program in Python, which goes through every way that dice can fall, and values in double
// precision from reference.h.

#include "ai/yahtzee/solve/exact_values.h"
#include "ai/yahtzee/solve/values.h"
#include "tests/ai/yahtzee/solve/reference_states.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <QCryptographicHash>
#include <cmath>

namespace test_exact_values {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

const BoxSet three_boxes = tests::boxes({Box::sixes, Box::full_house, Box::yahtzee});
const BoxSet four_boxes =
    tests::boxes({Box::sixes, Box::four_of_a_kind, Box::large_straight, Box::yahtzee});
const BoxSet five_boxes =
    tests::boxes({Box::ones, Box::sixes, Box::full_house, Box::large_straight, Box::yahtzee});
const BoxSet seven_boxes = five_boxes.with(Box::chance).with(Box::three_of_a_kind);

struct Listing {
    int lines = 0;
    QByteArray first;
    QByteArray sha256;
};

Listing listing(const ExactValues& exact, BoxSet within) {
    Listing listing;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    list_states(exact, within, [&](const std::string& line) {
        if (listing.lines++ == 0) listing.first = QByteArray::fromStdString(line).trimmed();
        hash.addData(QByteArray::fromStdString(line));
    });
    listing.sha256 = hash.result().toHex();
    return listing;
}

SolveOptions within(BoxSet open) { return {{}, open}; }

class TestExactValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_small_table_has_the_checksum_of_another_program_data() {
        const auto row = tests::columns<JokerRule, unsigned, int, QByteArray, QByteArray>(
            "rule", "open", "lines", "first", "sha256");
        row("three boxes", JokerRule::forced, three_boxes.bits(), 768,
            "5855 0 0 3585210276686409296416522340570234880",
            "744e3f7ca249366864827ae943fbae93b44fdf98c5742c5a21472ad040c16fd1");
        row("four boxes, forced", JokerRule::forced, four_boxes.bits(), 1536,
            "4959 0 0 2489719154165544291609626727731829448423703838720",
            "9e2ef3dd30c5ef3b10ac6cee7021fa4149a757300121282bfe9c83350aef488e");
        row("four boxes, verhoeff", JokerRule::verhoeff, four_boxes.bits(), 1536,
            "4959 0 0 2490940256284017720993359778478093431982475182080",
            "afa0bcfd740ce9499bb21d26daededdf00d76389501028de2643c0af5cc298b5");
        row("four boxes, free", JokerRule::free_choice, four_boxes.bits(), 1536,
            "4959 0 0 2492860627017638114150969320653712108295553024000",
            "6a894f52d6b4319ebe8c4788161a014de4d3938129cd937a63211661710569d3");
        row("five boxes, forced", JokerRule::forced, five_boxes.bits(), 3048,
            "4830 0 0 1509231097983285640283615966018462141703803860915964860170240",
            "57234633c255dba6562ae920ae400fae2bf8c1c8ea0a90b36a42f68d1c6039dd");
        row("five boxes, free", JokerRule::free_choice, five_boxes.bits(), 3048,
            "4830 0 0 1510339229064316185927067419767655067736205769608249873530880",
            "ec157935d1f15e8cf26b4f670360d35f94a46368d0eea94bbf63c89743f720cf");
    }
    void a_small_table_has_the_checksum_of_another_program() {
        QFETCH(JokerRule, rule);
        QFETCH(unsigned, open);
        const auto exact = solve_exact({rule}, within(BoxSet::from_bits(open)));
        const Listing found = listing(*exact, BoxSet::from_bits(open));
        QTEST(found.lines, "lines");
        QTEST(found.first, "first");
        QTEST(found.sha256, "sha256");
    }

    void values_agree_with_another_program_in_double_precision_data() { tests::each_joker_rule(); }
    void values_agree_with_another_program_in_double_precision() {
        QFETCH(JokerRule, rule);
        const auto exact = solve_exact({rule}, within(seven_boxes));
        const reference::Values values(static_cast<reference::Joker>(rule), seven_boxes.bits());
        for (int total = 0; total < upper_total_count; ++total)
            for (const BoxSet open : {seven_boxes, seven_boxes.without(Box::yahtzee)}) {
                const CardState state{open, total, !open.contains(Box::yahtzee)};
                if (!is_reachable(state)) continue;
                const double points =
                    values.points(open.bits(), reference::yahtzee_box_of(state), state.upper_total);
                QVERIFY(std::abs(static_cast<double>(exact->points(state)) - points) < 1e-10);
            }
    }

    void the_fast_solver_is_close_and_another_rule_is_not() {
        const Rules forced{JokerRule::forced};
        const auto exact = solve_exact(forced, within(seven_boxes));
        const auto fast = solve(forced, within(seven_boxes));
        const auto other = solve({JokerRule::free_choice}, within(seven_boxes));
        const double difference = max_difference(*fast, *exact, seven_boxes);
        QVERIFY(difference > 1e-9); // the fast solver rounds
        QVERIFY(difference < 2e-5);
        QVERIFY(max_difference(*other, *exact, seven_boxes) > 1e-3);
    }

    void threads_make_no_difference() {
        SolveOptions options = within(five_boxes);
        options.threads = 1;
        const auto one = solve_exact({}, options);
        options.threads = 4;
        const auto four = solve_exact({}, options);
        QCOMPARE(listing(*one, five_boxes).sha256, listing(*four, five_boxes).sha256);
    }

    void it_can_be_stopped() {
        std::stop_source stop;
        SolveOptions options = within(seven_boxes);
        options.stop = stop.get_token();
        options.progress = [&stop](double part) {
            if (part > 0.2) stop.request_stop();
        };
        QVERIFY(!solve_exact({}, options));
    }

    void decimal_digits() {
        QCOMPARE(to_decimal({}), std::string("0"));
        QCOMPARE(to_decimal(std::array<Limb, 2>{0, 0}), std::string("0"));
        QCOMPARE(to_decimal(std::array<Limb, 1>{1234567}), std::string("1234567"));
        QCOMPARE(to_decimal(std::array<Limb, 1>{10'000'000'000'000'000'000u}),
                 std::string("10000000000000000000"));
        QCOMPARE(to_decimal(std::array<Limb, 3>{0, 0, 1}), // 2^128
                 std::string("340282366920938463463374607431768211456"));
        // 6^195
        QCOMPARE(to_decimal(denominators[box_count].limbs).substr(0, 12),
                 std::string("548900750787"));
    }

    void leading_bits() {
        const FixedInteger<3> number{{0x1122334455667788u, 0xffu, 0}};
        QCOMPARE(bits_from(number, 8), Limb{0xff11223344556677u});
        QCOMPARE(bits_from(number, 64), Limb{0xffu});
        QCOMPARE(bits_from(number, 68), Limb{0xfu});
        QCOMPARE(bits_from(FixedInteger<1>{{42}}, 0), Limb{42});
    }
};

} // namespace test_exact_values
