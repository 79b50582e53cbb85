#include "ai/yahtzee/decide/action_evaluator.h"
#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/players/random.h"
#include "ai/yahtzee/players/searcher.h"
#include "ai/yahtzee/review/figures.h"
#include "ai/yahtzee/review/game_analysis.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

namespace test_game_analysis {

using namespace ai::yahtzee::players;
using namespace tests;
using namespace ai::yahtzee::review;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;

// Seats play by turns, so that a game has players of both kinds in it.
Record play_game(unsigned number, int players, Player& even, Player& odd, std::size_t plies) {
    Record record;
    record.players.resize(static_cast<std::size_t>(players));
    record.dice = {core::dice::seed_from_number(number)};
    play_on(
        record,
        [&](const Game& game) {
            return (game.mover() % 2 == 0 ? even : odd).choose(game.position());
        },
        plies);
    return record;
}

double result_of(const Game& end, int seat) {
    int above = 0;
    int level = 0;
    for (int other = 0; other < end.players(); ++other) {
        if (other == seat) continue;
        above += end.card(other).total() > end.card(seat).total();
        level += end.card(other).total() == end.card(seat).total();
    }
    return above > 0 ? 0 : level > 0 ? 0.5 : 1;
}

// The differences between the estimates of the first of two players' probability where one turn
// ends and the next begins; `end` is his result.
double seams(const GameAnalysis& analysis, double end) {
    double before = analysis.totals[0].start;
    double sum = 0;
    for (const AnalysedRoll& row : analysis.rows) {
        const auto of_first = [&row](double probability) {
            return row.seat == 0 ? probability : 1 - probability;
        };
        sum += of_first(row.before) - before;
        before = of_first(row.after());
    }
    return sum + end - before;
}

class TestGameAnalysis : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // End = start + luck - losses, for every player of whole and of broken-off games.
    void accounts_balance() {
        Optimal optimal(values_);
        Random random({}, 5);
        ExpectedScore objective(values_);
        for (unsigned i = 0; i < 120; ++i) {
            const int players = 1 + static_cast<int>(i % max_players);
            const std::size_t plies = i % 3 == 0 ? 2 * i : 10000;
            const Record record = play_game(i, players, random, optimal, plies);
            const GameAnalysis analysis = analyse_game(record, objective, point_limits);
            const Game end = replay(record);
            for (int seat = 0; seat < players; ++seat) {
                const PlayerTotals& account = analysis.totals[static_cast<std::size_t>(seat)];
                QVERIFY(std::abs(account.start - 254.5877) < 0.001);
                QVERIFY(std::abs(account.remainder) < 1e-9);
                if (end.phase() == Phase::over)
                    QCOMPARE(account.end, static_cast<double>(end.card(seat).total()));
                const Figures figures = figures_of(analysis, seat);
                QVERIFY(std::abs(figures.losses - account.losses) < 1e-9);
                QVERIFY(std::abs(figures.luck - account.luck) < 1e-9);
                // The even seats choose at random.
                if (seat % 2 == 1) QCOMPARE(account.losses, 0.0);
                if (seat % 2 == 0 && plies == 10000) QVERIFY(account.losses > 50);
            }
            for (const AnalysedRoll& row : analysis.rows)
                if (row.decision) QVERIFY(row.decision->loss() >= 0);
        }
    }

    // By probabilities to win too, with what the estimate leaves: that is what there is between one
    // turn and the next, and nothing else.
    void probabilities_of_two_balance() {
        Optimal optimal(values_);
        Random random({}, 6);
        WinGame objective(values_, std::make_shared<RoughScoreSource>(values_), 2);
        for (unsigned i = 0; i < 20; ++i) {
            const Record record = play_game(100 + i, 2, random, optimal, i % 4 == 0 ? 90 : 10000);
            const GameAnalysis analysis = analyse_game(record, objective, probability_limits);
            const Game end = replay(record);
            const auto& [first, second] = std::tie(analysis.totals[0], analysis.totals[1]);
            for (const PlayerTotals* account : {&first, &second}) {
                const double sum = account->start + account->luck - account->losses +
                                   account->others + account->remainder;
                QVERIFY(std::abs(sum - account->end) < 1e-9);
                QVERIFY(account->losses >= 0);
            }
            QCOMPARE(first.others, second.losses - second.luck);
            QVERIFY(std::abs(first.end + second.end - 1) < 1e-9);
            QVERIFY(std::abs(first.remainder + second.remainder) < 1e-9);
            QVERIFY(std::abs(first.remainder - seams(analysis, first.end)) < 1e-9);
            if (end.phase() == Phase::over) QCOMPARE(first.end, result_of(end, 0));
        }
    }

    // Among more than two the remainder is also all that the others do.
    void probabilities_of_several_balance() {
        Optimal optimal(values_);
        Random random({}, 7);
        for (unsigned i = 0; i < 6; ++i) {
            const int players = 3 + static_cast<int>(i % 3);
            WinGame objective(values_, std::make_shared<RoughScoreSource>(values_), players);
            const Record record = play_game(200 + i, players, random, optimal, 10000);
            const GameAnalysis analysis = analyse_game(record, objective, probability_limits);
            const Game end = replay(record);
            double ends = 0;
            for (int seat = 0; seat < players; ++seat) {
                const PlayerTotals& account = analysis.totals[static_cast<std::size_t>(seat)];
                QCOMPARE(account.end, result_of(end, seat));
                QCOMPARE(account.others, 0.0);
                double between = 0; // the turns of this player
                double before = account.start;
                for (const AnalysedRoll& row : analysis.rows) {
                    if (row.seat != seat) continue;
                    between += row.before - before;
                    before = row.after();
                }
                between += account.end - before;
                QVERIFY(std::abs(account.remainder - between) < 1e-9);
                ends += account.end;
            }
            QVERIFY(ends >= 1);
        }
    }

    void a_stopped_analysis_goes_no_further() {
        class Stopping : public ExpectedScore {
        public:
            using ExpectedScore::ExpectedScore;
            std::vector<ValuedAction> choices(const Position& position) override {
                if (++asked == 5) stop.request_stop();
                return ExpectedScore::choices(position);
            }
            std::stop_source stop;
            std::size_t asked = 0;
        };
        Random random({}, 9);
        Stopping objective(values_);
        const Record record = play_game(7, 2, random, random, 10000);
        const auto stop = objective.stop.get_token();
        const GameAnalysis analysis = analyse_game(record, objective, point_limits, stop);
        QCOMPARE(objective.asked, std::size_t{5});
        QCOMPARE(analysis.rows.size(), std::size_t{5});
    }

    void rows_tell_what_happened() {
        Random random({}, 9);
        ExpectedScore objective(values_);
        const Record record = play_game(7, 2, random, random, 10000);
        const GameAnalysis analysis = analyse_game(record, objective, point_limits);
        std::size_t rolls = 0;
        for (const Ply& ply : record.line) rolls += ply.move.index() == 0;
        QCOMPARE(analysis.rows.size(), rolls);
        for (const AnalysedRoll& row : analysis.rows) {
            const Game rolled = replay(record, row.ply + 1);
            QCOMPARE(rolled.dice(), row.dice);
            QCOMPARE(rolled.mover(), row.seat);
            QCOMPARE(rolled.roll_number(), row.roll_number);
            QCOMPARE(std::get<Action>(record.line[row.decision->ply].move), row.decision->chosen);
            const auto choices = rank_choices(*values_, rolled.position());
            QCOMPARE(choices.front().action, row.decision->best);
            QCOMPARE(choices.front().value, row.decision->best_value);
            const double loss = row.decision->loss();
            const Grade grade = loss >= 4     ? Grade::blunder
                                : loss >= 1.5 ? Grade::mistake
                                : loss >= 0.5 ? Grade::inaccuracy
                                              : Grade::fine;
            QCOMPARE(row.decision->grade, grade);
        }
    }

    // Over all first rolls luck cancels out: nothing but the rounding of stored values is left.
    void luck_is_fair() {
        ExpectedScore objective(values_);
        double mean = 0;
        for (int i = 0; i < core::dice::roll_count; ++i) {
            const auto roll = core::dice::Roll::at(i);
            core::dice::Dice dice{};
            std::size_t slot = 0;
            for (int face = 1; face <= 6; ++face)
                for (int n = 0; n < roll.count(face); ++n) dice[slot++] = face;
            Record record{{{"Ada"}}};
            record.line = {{dice}};
            const GameAnalysis analysis = analyse_game(record, objective, point_limits);
            mean += roll.probability() * analysis.rows.front().luck;
        }
        QVERIFY2(std::abs(mean) < 1e-4, qPrintable(QString::number(mean)));
    }

    void figures_sum_up() {
        Random random({}, 2);
        ExpectedScore objective(values_);
        const Record record = play_game(3, 1, random, random, 10000);
        const Figures figures = figures_of(analyse_game(record, objective, point_limits), 0);
        const auto sum = [](const auto& numbers) {
            double total = 0;
            for (const auto number : numbers) total += number;
            return total;
        };
        QVERIFY(std::abs(sum(figures.losses_by_roll) - figures.losses) < 1e-9);
        QVERIFY(std::abs(sum(figures.losses_by_kind) - figures.losses) < 1e-9);
        QVERIFY(std::abs(sum(figures.losses_by_box) + figures.losses_by_keeps - figures.losses) <
                1e-9);
        QCOMPARE(static_cast<int>(sum(figures.grades)), figures.decisions);
        QVERIFY(figures.unforced <= figures.decisions);
        const std::array numbers{1.0, 2.0, 3.0, 4.0};
        QCOMPARE(mean_of(numbers).mean, 2.5);
        // Student's t for three degrees of freedom, 99 %.
        QVERIFY(std::abs(*mean_of(numbers).margin - 5.840909 * std::sqrt(5.0 / 12)) < 1e-5);
        QVERIFY(!mean_of(std::span(numbers).first(1)).margin);
    }

    void kinds_of_rolls_data() {
        tests::columns<QString, QString>("dice", "kind");
        tests::row("1", "33333", "five alike");
        tests::row("2", "33335", "four alike");
        tests::row("3", "33355", "full house");
        tests::row("4", "34562", "large straight");
        tests::row("5", "34566", "small straight");
        tests::row("6", "34446", "three alike");
        tests::row("7", "33446", "two pairs");
        tests::row("8", "33146", "one pair");
        tests::row("9", "12356", "all different");
    }
    void kinds_of_rolls() {
        QFETCH(QString, dice);
        core::dice::Dice faces;
        for (int slot = 0; slot < 5; ++slot)
            faces[static_cast<std::size_t>(slot)] = dice[slot].digitValue();
        const auto words = name(kind_of(core::dice::Roll::of(faces)));
        QTEST(QString::fromStdString(std::string(words)), "kind");
    }

private:
    const SharedValues values_ = solved_values();
};

} // namespace test_game_analysis
