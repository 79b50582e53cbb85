#include "ai/yahtzee/players/random.h"
#include "ai/yahtzee/review/statistics_builder.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"
#include "tests/ai/yahtzee/win/yahtzee_only.h"
#include "tests/support/test.h"

namespace test_review {

using namespace ai::yahtzee::solve;
using namespace tests;
using namespace ai::yahtzee::review;
using namespace ai::yahtzee::players;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;

class TestReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        auto records =
            parse_records(read_file(ALEA_TEST_DATA "/games/three-games.alea").toStdString());
        QVERIFY(records);
        records_ = *std::move(records);
        QCOMPARE(records_.size(), std::size_t{3});
    }

    void the_second_player_is_optimal() {
        for (const Record& record : records_) {
            const Review review = *ai::yahtzee::review::review(record, values_);
            const PlayerTotals& account = review.by_points.totals[1];
            QCOMPARE(account.losses, 0.0);
            QCOMPARE(review.seats[1].luck_free_score, account.start);
            QVERIFY(review.seats[1].same_dice);
            QVERIFY(account.end <= review.seats[1].same_dice->clairvoyant);
        }
    }

    void the_first_player_errs() {
        for (const Record& record : records_) {
            const Review review = *ai::yahtzee::review::review(record, values_);
            const SeatReview& seat = review.seats[0];
            QVERIFY(seat.figures.losses > 10);
            QVERIFY(seat.figures.grades[static_cast<std::size_t>(Grade::blunder)] > 0);
            QVERIFY(*seat.same_dice->optimal <= seat.same_dice->clairvoyant);
            QVERIFY(review.by_points.totals[0].end <= seat.same_dice->clairvoyant);
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

    void a_stopped_review_gives_nothing() {
        QVERIFY(!review(records_.front(), values_, {.stop = tests::stopped()}));
    }

    void the_clock_times_the_clairvoyant() {
        double now = 0;
        const auto clock = [&now] { return now += 0.25; };
        const auto reviewed = review(records_.front(), values_, {.clock = clock});
        QCOMPARE(reviewed->seats[0].same_dice->clairvoyant_seconds, std::optional(0.25));
        const auto without = review(records_.front(), values_, {.same_dice = false});
        QVERIFY(!without->seats[0].same_dice);
    }

    void games_are_summed_up_together() {
        StatisticsBuilder book(records_);
        double losses = 0;
        int decisions = 0;
        for (std::size_t i = 0; i < records_.size(); ++i) {
            const Review review =
                *ai::yahtzee::review::review(records_[i], values_, {.same_dice = false});
            losses += review.by_points.totals[0].losses;
            decisions += review.seats[0].figures.decisions;
            book.add(i, review);
        }
        QCOMPARE(book.games(), 3);
        const auto players = book.players();
        QCOMPARE(players.size(), std::size_t{2});
        const PlayerStatistics& ada = players[0];
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
        QVERIFY(!ada.probability_lost);
    }

    // They count for the decisions, and not for the games.
    void parts_of_games_are_distinguished() {
        Record part = records_.front();
        part.line.resize(100);
        Random random({}, 4);
        const Record late = late_game(3, random);
        StatisticsBuilder book({part, late});
        book.add(0, *review(part, values_));
        book.add(1, *review(late, values_, {.score_source = std::make_shared<YahtzeeOnly>()}));
        const auto players = book.players();
        QCOMPARE(players.size(), std::size_t{3}); // Ada in both
        QCOMPARE(players[0].games, 0);
        QCOMPARE(players[0].parts, 2);
        QVERIFY(players[0].points.decisions > 25);
        QVERIFY(players[0].probabilities.decisions > 0);
        QVERIFY(!players[0].probability_lost);
        QCOMPARE(players[0].luck_free_score.mean, 0.0);
    }

    void a_game_that_was_kept_on_the_way_counts_once_data() {
        QTest::addColumn<QList<int>>("order");
        tests::row("as it was played", QList<int>{0, 1, 2});
        tests::row("the end first", QList<int>{2, 1, 0});
        tests::row("twice over", QList<int>{1, 2, 0, 2, 1});
    }

    void a_game_that_was_kept_on_the_way_counts_once() {
        QFETCH(QList<int>, order);
        std::vector<Record> stages(3, records_.front());
        stages[0].line.resize(30);
        stages[1].line.resize(101); // after a roll
        stages[1].comment = "A comment and what was taken back make no other game.";
        stages[2].take_backs = 2;
        std::vector<Record> kept;
        for (const int stage : order) kept.push_back(stages[static_cast<std::size_t>(stage)]);
        const PlayerStatistics both = book_of(kept).players()[0];
        const PlayerStatistics once = book_of({records_.front()}).players()[0];
        QCOMPARE(both.games, 1);
        QCOMPARE(both.parts, 0);
        QCOMPARE(both.points.decisions, once.points.decisions);
        QCOMPARE(both.points.losses, once.points.losses);
        QCOMPARE(both.points.luck, once.points.luck);
        QCOMPARE(both.losses.mean, once.losses.mean);
        QCOMPARE(book_of(kept).games(), 1);
    }

    // Kept, taken back to an earlier turn, and finished otherwise.
    void plies_shared_by_two_records_count_once() {
        const Record& whole = records_.front();
        constexpr std::size_t fork = 61; // a decision
        Record other = whole;
        other.line.resize(fork);
        const Game before = replay(other);
        QCOMPARE(before.phase(), Phase::to_decide);
        const Action action = Action::score(*before.card(before.mover()).open().begin());
        QVERIFY(Move(action) != whole.line[fork].move);
        other.line.push_back({action});
        const auto count = [](const PlayerStatistics& of) { return of.points.decisions; };
        const auto alone = book_of({whole}).players();
        for (const auto& records : {std::vector{whole, other}, std::vector{other, whole}}) {
            const auto players = book_of(records).players();
            QCOMPARE(players[0].games, 1);
            QCOMPARE(players[0].parts, 1);
            QCOMPARE(count(players[0]) + count(players[1]), count(alone[0]) + count(alone[1]) + 1);
            // The roll before the fork is the same.
            for (const std::size_t seat : {0U, 1U})
                QCOMPARE(players[seat].points.luck, alone[seat].points.luck);
        }
    }

    // As alike as two games can be.
    void games_with_other_dice_or_players_are_others() {
        std::vector<Record> records(4, records_.front());
        records[1].dice->game = 1;
        records[2].players[1].program = "champion";
        records[3].date = "2001-01-01";
        QCOMPARE(book_of(records).games(), 4);
    }

    void of_unfinished_games_some_is_known() {
        Record record = records_.front();
        record.line.resize(100);
        const Review review = *ai::yahtzee::review::review(record, values_);
        QCOMPARE(review.by_points.rows.size(), std::size_t{50});
        QVERIFY(std::abs(review.by_points.totals[0].remainder) < 1e-9);
        QVERIFY(review.seats[0].same_dice->clairvoyant > 0);
    }

    // Near the end of a game for two probabilities to win are exact, and balance as points do.
    void probabilities_to_win_balance() {
        Random random({}, 3);
        ReviewOptions options;
        options.score_source = std::make_shared<YahtzeeOnly>();
        int decided = 0;
        for (unsigned i = 0; i < 20; ++i) {
            const Record record = late_game(i, random);
            const Review review = *ai::yahtzee::review::review(record, values_, options);
            QVERIFY(review.win);
            QCOMPARE(review.win->rows.size(), review.by_points.rows.size());
            const auto& accounts = review.win->totals;
            for (const PlayerTotals& account : accounts) {
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
    void probabilities_to_beat_points_balance() {
        ReviewOptions options;
        options.score_source = std::make_shared<RoughScoreSource>(values_);
        for (const int points : {200, 230, 260}) {
            options.objective = {Objective::Kind::beat, points};
            const Record& record = records_[1]; // 253-278
            const Review review = *ai::yahtzee::review::review(record, values_, options);
            QVERIFY(review.win);
            QCOMPARE(review.objective, options.objective);
            const auto& accounts = review.win->totals;
            QCOMPARE(accounts[0].end, 253 > points ? 1.0 : 0.0);
            QCOMPARE(accounts[1].end, 278 > points ? 1.0 : 0.0);
            QVERIFY(accounts[0].start > 0 && accounts[0].start < 1);
            QCOMPARE(accounts[0].start, accounts[1].start);
            for (const PlayerTotals& account : accounts) QCOMPARE(account.others, 0.0);
        }
    }

    void without_prospects_nothing_is_said_about_winning() {
        const Review review = *ai::yahtzee::review::review(records_.front(), values_);
        QVERIFY(!review.win);
        QVERIFY(!review.seats[0].same_dice->champion);
    }

private:
    StatisticsBuilder book_of(const std::vector<Record>& records) const {
        StatisticsBuilder book(records);
        for (std::size_t i = 0; i < records.size(); ++i)
            book.add(i, *review(records[i], values_, {.same_dice = false}));
        return book;
    }

    // Three boxes are open on each card.
    static Record late_game(unsigned number, Player& player) {
        const Card card = card_with_open(boxes({Box::fives, Box::sixes, Box::chance}));
        Record record{{{"Ada"}, {"Bob"}}};
        record.start = {{card, card.with_points(Box::threes, static_cast<int>(number % 4) * 3)},
                        static_cast<int>(number % 2)};
        record.dice = {core::dice::seed_from_number(number)};
        play_on(record, [&](const Game& game) { return player.choose(game.position()); });
        return record;
    }

    const SharedValues values_ = solved_values();
    std::vector<Record> records_;
};

} // namespace test_review
