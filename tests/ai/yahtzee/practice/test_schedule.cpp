// The schedule against vectors of ts-fsrs.

#include "ai/yahtzee/practice/schedule.h"
#include "tests/support/test.h"

#include <QFile>

#include <cmath>

namespace test_schedule {

using namespace ai::yahtzee::practice;

class TestSchedule : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reviews_give_the_states_of_ts_fsrs() {
        QFile file(ALEA_TEST_DATA "/fsrs.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        int reviews = 0;
        int card = -1;
        std::optional<MemoryState> state;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            if (line.startsWith('#')) continue;
            const auto fields = line.split(' ');
            QCOMPARE(fields.size(), 6);
            if (fields[0].toInt() != card) state.reset();
            card = fields[0].toInt();
            state = reviewed(state, fields[1].toInt(), static_cast<Rating>(fields[2].toInt()));
            // Library functions may differ in the last of the eight decimals that are kept.
            QVERIFY2(std::abs(state->stability - fields[3].toDouble()) < 1e-6 * state->stability,
                     line.constData());
            QVERIFY2(std::abs(state->difficulty - fields[4].toDouble()) < 1e-6, line.constData());
            QCOMPARE(state->last_review, fields[1].toInt());
            QCOMPARE(state->due, fields[5].toInt());
            ++reviews;
        }
        QCOMPARE(reviews, 480);
    }

    void stability_is_the_days_until_nine_in_ten_are_recalled() {
        MemoryState state = reviewed({}, 0, Rating::good);
        state.stability = 30;
        QVERIFY(std::abs(retrievability(state, 30) - 0.9) < 1e-7);
        QCOMPARE(retrievability(state, 0), 1.0);
    }

    void a_better_rating_comes_back_later() {
        const MemoryState before = reviewed({}, 0, Rating::good);
        const int again = reviewed(before, 2, Rating::again).due;
        const int hard = reviewed(before, 2, Rating::hard).due;
        QVERIFY(again < hard);
        QVERIFY(hard < reviewed(before, 2, Rating::good).due);
    }

    void losses_are_rated_right_small_or_wrong() {
        QCOMPARE(rating_of_loss(0, 0.5), Rating::good);
        QCOMPARE(rating_of_loss(0.2, 0.5), Rating::hard);
        QCOMPARE(rating_of_loss(0.5, 0.5), Rating::hard);
        QCOMPARE(rating_of_loss(0.7, 0.5), Rating::again);
    }

    void due_steps_are_sorted_by_recall() {
        const MemoryState old = reviewed({}, 0, Rating::again);
        const MemoryState fresh = reviewed({}, 0, Rating::good);
        const MemoryState later = reviewed(fresh, 2, Rating::good);
        const std::vector<std::optional<MemoryState>> states{fresh, std::nullopt, old, later};
        QCOMPARE(due_on(states, 3), (std::vector<std::size_t>{2, 0}));
        QCOMPARE(due_on(states, 0), std::vector<std::size_t>{});
    }
};

} // namespace test_schedule
