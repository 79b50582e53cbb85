#include "ai/yahtzee/coach/record_book.h"
#include "ai/yahtzee/players/random.h"
#include "ai/yahtzee/solve/solver.h"
#include "core/yahtzee/record_dice.h"
#include "tests/ai/yahtzee/chance/rough_prospects.h"
#include "tests/ai/yahtzee/chance/yahtzee_only.h"

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
            const Review review = *ai::yahtzee::review(record, values_);
            const Account& account = review.ledger.accounts[1];
            QCOMPARE(account.losses, 0.0);
            QCOMPARE(review.seats[1].luck_free_score, account.start);
            QVERIFY(review.seats[1].same_dice);
            QVERIFY(account.end <= review.seats[1].same_dice->clairvoyant);
        }
    }

    void the_first_player_errs() {
        for (const Record& record : records_) {
            const Review review = *ai::yahtzee::review(record, values_);
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
        QVERIFY(!review(record, values_)->seats[0].same_dice);
    }

    void of_other_dice_than_the_seed_s_none_either() {
        Record record = records_.front();
        record.dice->seed[0] ^= 1;
        QVERIFY(!review(record, values_)->seats[0].same_dice);
    }

    void what_is_stopped_comes_to_nothing() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!review(records_.front(), values_, {.stop = stop.get_token()}));
    }

    void the_clock_times_the_clairvoyant() {
        double now = 0;
        const auto clock = [&now] { return now += 0.25; };
        const auto reviewed = review(records_.front(), values_, {.clock = clock});
        QCOMPARE(reviewed->seats[0].same_dice->clairvoyant_seconds, std::optional(0.25));
        const auto without = review(records_.front(), values_, {.same_dice = false});
        QVERIFY(!without->seats[0].same_dice);
    }

    void games_are_told_together() {
        RecordBook book;
        double losses = 0;
        int decisions = 0;
        for (const Record& record : records_) {
            const Review review = *ai::yahtzee::review(record, values_, {.same_dice = false});
            losses += review.ledger.accounts[0].losses;
            decisions += review.seats[0].figures.decisions;
            book.add(record, review);
        }
        QCOMPARE(book.games(), 3);
        const auto players = book.players();
        QCOMPARE(players.size(), std::size_t{2});
        const PlayerFigures& ada = players[0];
        QCOMPARE(ada.player.name, std::string("Ada"));
        QCOMPARE(ada.games, 3);
        QCOMPARE(ada.parts, 0);
        QCOMPARE(ada.points.decisions, decisions);
        QVERIFY(std::abs(ada.points.losses - losses) < 1e-9);
        QVERIFY(std::abs(ada.losses.mean - losses / 3) < 1e-9);
        QCOMPARE(ada.score.mean, (215 + 253 + 171) / 3.0);
        // Expected at the start + luck - losses, in the mean too.
        const double start = 254.5877;
        QVERIFY(std::abs(ada.luck_free_score.mean - (start - losses / 3)) < 1e-3);
        QVERIFY(std::abs(ada.score.mean - ada.luck_free_score.mean - ada.luck.mean) < 1e-9);
        // The optimal player loses nothing, for certain.
        QCOMPARE(players[1].losses.mean, 0.0);
        QCOMPARE(players[1].luck_free_score.margin, std::optional(0.0));
        QVERIFY(!ada.chance_lost);
    }

    // They count for the decisions, and not for the games.
    void parts_of_games_are_told_apart() {
        RecordBook book;
        Record part = records_.front();
        part.line.resize(100);
        book.add(part, *review(part, values_));
        Random random({}, 4);
        const Record late = late_game(3, random);
        book.add(late, *review(late, values_, {.prospects = std::make_shared<YahtzeeOnly>()}));
        const auto players = book.players();
        QCOMPARE(players.size(), std::size_t{3}); // Ada in both
        QCOMPARE(players[0].games, 0);
        QCOMPARE(players[0].parts, 2);
        QVERIFY(players[0].points.decisions > 25);
        QVERIFY(players[0].chances.decisions > 0);
        QVERIFY(!players[0].chance_lost);
        QCOMPARE(players[0].luck_free_score.mean, 0.0);
    }

    void of_unfinished_games_some_is_known() {
        Record record = records_.front();
        record.line.resize(100);
        const Review review = *ai::yahtzee::review(record, values_);
        QCOMPARE(review.ledger.rows.size(), std::size_t{50});
        QVERIFY(std::abs(review.ledger.accounts[0].remainder) < 1e-9);
        QVERIFY(review.seats[0].same_dice->clairvoyant > 0);
    }

    // Near the end of a game for two chances to win are exact, and balance as points do.
    void chances_to_win_balance() {
        Random random({}, 3);
        ReviewOptions options;
        options.prospects = std::make_shared<YahtzeeOnly>();
        int decided = 0;
        for (unsigned i = 0; i < 20; ++i) {
            const Record record = late_game(i, random);
            const Review review = *ai::yahtzee::review(record, values_, options);
            QVERIFY(review.win);
            QCOMPARE(review.win->rows.size(), review.ledger.rows.size());
            const auto& accounts = review.win->accounts;
            for (const Account& account : accounts) {
                QVERIFY2(std::abs(account.remainder) < 1e-4,
                         qPrintable(QString::number(account.remainder)));
                QVERIFY(account.losses >= 0);
            }
            QVERIFY(std::abs(accounts[0].start + accounts[1].start - 1) < 1e-5);
            const Game end = replay(record);
            const int lead = end.card(0).total() - end.card(1).total();
            QCOMPARE(accounts[0].end, lead > 0 ? 1.0 : lead == 0 ? 0.5 : 0.0);
            QCOMPARE(accounts[1].end, 1 - accounts[0].end);
            if (lead != 0) ++decided;
            QVERIFY(review.seats[0].same_dice->champion);
        }
        QVERIFY(decided > 10);
    }

    // Each for himself.
    void chances_to_beat_points_balance() {
        ReviewOptions options;
        options.prospects = std::make_shared<RoughProspects>(values_);
        for (const int points : {200, 230, 260}) {
            options.aim = {Aim::Kind::beat, points};
            const Record& record = records_[1]; // 253-278
            const Review review = *ai::yahtzee::review(record, values_, options);
            QVERIFY(review.win);
            QCOMPARE(review.aim, options.aim);
            const auto& accounts = review.win->accounts;
            QCOMPARE(accounts[0].end, 253 > points ? 1.0 : 0.0);
            QCOMPARE(accounts[1].end, 278 > points ? 1.0 : 0.0);
            QVERIFY(accounts[0].start > 0 && accounts[0].start < 1);
            QCOMPARE(accounts[0].start, accounts[1].start);
            for (const Account& account : accounts) QCOMPARE(account.others, 0.0);
        }
    }

    void without_prospects_nothing_is_said_about_winning() {
        const Review review = *ai::yahtzee::review(records_.front(), values_);
        QVERIFY(!review.win);
        QVERIFY(!review.seats[0].same_dice->champion);
    }

private:
    // Three boxes are open on each card.
    static Record late_game(unsigned number, Player& player) {
        Card card;
        for (const Box box :
             {Box::ones, Box::twos, Box::threes, Box::fours, Box::three_of_a_kind, Box::full_house,
              Box::small_straight, Box::large_straight, Box::yahtzee, Box::four_of_a_kind})
            card = card.with_points(box, 0);
        Record record{{{"Ada"}, {"Bob"}}};
        record.start = {{card, card.with_points(Box::threes, static_cast<int>(number % 4) * 3)},
                        static_cast<int>(number % 2)};
        record.dice = {core::dice::seed_from_number(number)};
        Game game = start_of(record);
        while (game.phase() != Phase::over) {
            Move move = core::dice::Dice{};
            if (game.phase() == Phase::to_roll) {
                move = next_dice(*record.dice, game);
            } else {
                move = player.choose(game.position());
            }
            game = play(game, move);
            record.line.push_back({move});
        }
        return record;
    }

    SharedValues values_;
    std::vector<Record> records_;
};

QTEST_APPLESS_MAIN(TestReview)
#include "test_review.moc"
