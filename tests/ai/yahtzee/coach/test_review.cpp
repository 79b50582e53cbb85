#include "ai/yahtzee/coach/review.h"
#include "ai/yahtzee/solve/solver.h"

#include <QFile>
#include <QTest>

using namespace ai::yahtzee;
using namespace core::yahtzee;

class TestReview : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        values_ = solve({});
        QFile file(ALEA_TEST_DATA "/games/three-games.alea");
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto records = parse_records(file.readAll().toStdString());
        QVERIFY(records);
        records_ = *std::move(records);
        QCOMPARE(records_.size(), std::size_t{3});
    }

    void the_second_player_is_optimal() {
        for (const Record& record : records_) {
            const Review review = ai::yahtzee::review(record, values_);
            const Account& account = review.ledger.accounts[1];
            QCOMPARE(account.losses, 0.0);
            QCOMPARE(review.seats[1].luck_free_score, account.start);
            QVERIFY(review.seats[1].same_dice);
            QVERIFY(account.end <= review.seats[1].same_dice->clairvoyant);
        }
    }

    void the_first_player_errs() {
        for (const Record& record : records_) {
            const Review review = ai::yahtzee::review(record, values_);
            const SeatReview& seat = review.seats[0];
            QVERIFY(seat.figures.losses > 10);
            QVERIFY(seat.figures.grades[static_cast<std::size_t>(Grade::blunder)] > 0);
            QVERIFY(*seat.same_dice->optimal <= seat.same_dice->clairvoyant);
            QVERIFY(review.ledger.accounts[0].end <= seat.same_dice->clairvoyant);
        }
    }

    void of_real_dice_no_hindsight_is_known() {
        Record record = records_.front();
        record.dice.reset();
        QVERIFY(!review(record, values_).seats[0].same_dice);
    }

    void of_unfinished_games_some_is_known() {
        Record record = records_.front();
        record.line.resize(100);
        const Review review = ai::yahtzee::review(record, values_);
        QCOMPARE(review.ledger.rows.size(), std::size_t{50});
        QVERIFY(std::abs(review.ledger.accounts[0].remainder) < 1e-9);
        QVERIFY(review.seats[0].same_dice->clairvoyant > 0);
    }

private:
    SharedValues values_;
    std::vector<Record> records_;
};

QTEST_APPLESS_MAIN(TestReview)
#include "test_review.moc"
