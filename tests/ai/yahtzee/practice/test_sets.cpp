// Sets of exercises: of the day, to win, and out of a player's own mistakes.

#include "ai/yahtzee/practice/daily_set.h"
#include "ai/yahtzee/practice/human_games.h"
#include "ai/yahtzee/practice/mistakes.h"
#include "ai/yahtzee/practice/siblings.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/notation/record.h"
#include "tests/support/test.h"

#include <QSet>

namespace test_sets {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::review;
using namespace ai::yahtzee::practice;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::year_month_day a_day = 2026y / std::chrono::November / 21;

const SharedValues& values() {
    static const SharedValues solved = solve({});
    return solved;
}

std::vector<std::string> lines(const std::vector<Exercise>& exercises) {
    std::vector<std::string> lines;
    for (const Exercise& exercise : exercises) lines.push_back(to_text(exercise.position));
    return lines;
}

Position position(const char* line) {
    const auto read = parse_position(line);
    if (!read) qFatal("no position");
    return *read;
}

// A game of two human-like players, as it would be recorded.
Record recorded_game() {
    Record record;
    record.players = {{"Ann"}, {"Bob"}};
    HumanGames games(values(), core::dice::seed_from_number(3));
    games.play(0, [&](const DecisionContext& decision, Action chosen) {
        record.line.push_back({decision.position().dice});
        record.line.push_back({chosen});
    });
    return record;
}

} // namespace

class TestSets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_day_has_one_set_of_ten_themes() {
        const auto set = daily_set(values(), a_day, Goal::points, 1);
        QCOMPARE(set.size(), std::size_t(10));
        QCOMPARE(lines(set), lines(daily_set(values(), a_day, Goal::points, 3)));
        const auto next_day = 2026y / std::chrono::November / 22;
        QVERIFY(lines(set) != lines(daily_set(values(), next_day, Goal::points, 1)));
        ThemeSet together;
        for (const Exercise& exercise : set) {
            QVERIFY(exercise.gap() >= 0.5);
            together |= exercise.themes;
        }
        QVERIFY(together.count() >= 10);
    }

    // Written down once: everyone must get these on that day.
    void the_set_of_a_day_is_that_of_every_machine() {
        const auto set = lines(daily_set(values(), a_day, Goal::points));
        QCOMPARE(set[0], std::string("0 -1 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 20 -1 -1 "
                                     "-1 25 -1 -1 -1 -1 0 2 5 6 5 2 1"));
        QCOMPARE(set[9], std::string("1 -1 6 16 -1 24 -1 -1 -1 30 40 -1 21 0 2 6 -1 12 20 24 26 -1 "
                                     "25 -1 40 -1 -1 0 4 3 1 6 4 2"));
        QCOMPARE(lines(daily_set(values(), a_day, Goal::win))[0],
                 std::string("2 6 6 16 -1 18 13 14 25 30 40 0 -1 0 0 6 6 12 15 24 -1 25 25 30 0 50 "
                             "22 0 2 1 5 5 5 1"));
    }

    void days_and_goals_have_seeds_of_their_own() {
        QSet<QByteArray> seeds;
        for (int day = 0; day < 3000; ++day)
            for (const Goal goal : {Goal::points, Goal::win}) {
                const std::chrono::year_month_day date =
                    std::chrono::sys_days(a_day) + std::chrono::days(day);
                seeds << QByteArray::fromStdString(core::dice::to_text(daily_seed(date, goal)));
            }
        QCOMPARE(seeds.size(), 6000);
    }

    void the_last_turns_have_exact_win_probabilities() {
        GeneratorOptions options;
        options.seed = core::dice::seed_from_number(4);
        options.count = 6;
        const auto set = last_turns_to_win(values(), options);
        QCOMPARE(set.size(), std::size_t(6));
        QCOMPARE(set[0].position.roll_number, 1);
        QCOMPARE(set[5].position.roll_number, 3);
        for (const Exercise& exercise : set) {
            QVERIFY(exercise.position.mover.open().size() <= 4);
            QVERIFY(exercise.position.opponents.front().open().size() <= 4);
            QVERIFY(exercise.gap() >= 0.01);
            for (const RankedAction& choice : exercise.ranking)
                QVERIFY(*choice.win <= *exercise.best().win + 1e-6);
        }
    }

    void siblings_are_fresh_positions_of_the_same_theme_near_by() {
        const Position mistake = position("3 -1 9 -1 15 -1 22 -1 25 -1 -1 -1 -1 0 "
                                          "-1 6 -1 12 -1 18 -1 -1 25 -1 -1 -1 20 0 3 4 4 5 1 1");
        ThemeSet themes;
        themes.set(index_of(*find_theme("pair-or-straight")));
        SiblingOptions options;
        options.seed = core::dice::seed_from_number(8);
        options.count = 8;
        const auto found = siblings(values(), mistake, themes, options);
        QCOMPARE(found.size(), std::size_t(8));
        QSet<QString> distinct;
        for (const Exercise& exercise : found) {
            QVERIFY((exercise.themes & themes).any());
            QVERIFY(exercise.gap() >= 0.5);
            const Card& card = exercise.position.mover;
            QVERIFY(card.open().size() == 7 || card == mistake.mover);
            QCOMPARE(card.points(Box::three_of_a_kind), std::optional(22));
            QVERIFY(!(exercise.position == mistake));
            distinct << QString::fromStdString(to_text(exercise.position));
        }
        QCOMPARE(distinct.size(), 8);
        QCOMPARE(lines(found), lines(siblings(values(), mistake, themes, options)));
    }

    void siblings_of_the_last_turn_keep_its_cards() {
        const char* cards = "3 6 9 12 15 18 22 17 25 30 0 50 -1 0 "
                            "1 6 9 12 15 18 22 17 25 30 0 50 -1 0 ";
        const Position mistake = position((std::string(cards) + "1 2 4 5 6 1").c_str());
        ThemeSet themes;
        themes.set(index_of(*find_theme("last-turn")));
        SiblingOptions options;
        options.count = 6;
        for (const Goal goal : {Goal::points, Goal::win}) {
            options.goal = goal;
            const auto found = siblings(values(), mistake, themes, options);
            QCOMPARE(found.size(), std::size_t(6));
            for (const Exercise& exercise : found)
                QCOMPARE(exercise.position.mover.open().size(), 1);
        }
    }

    void mistakes_are_those_of_the_seat_above_the_limit() {
        const Record record = recorded_game();
        ActionRanker ranker(values(), nullptr);
        const auto decisions = analyse_decisions(ranker, record, 7, 1);
        QVERIFY(decisions.size() >= 13 && decisions.size() <= 39);
        const auto mistakes = find_mistakes(decisions, {});
        QVERIFY(!mistakes.empty());
        QVERIFY(mistakes.size() < decisions.size());
        for (const AnalysedDecision& mistake : mistakes) {
            QCOMPARE(mistake.game, std::size_t(7));
            QVERIFY(mistake.loss >= 0.5);
            const Game before = replay(record, mistake.ply);
            QCOMPARE(before.mover(), 1);
            QVERIFY(before.position() == mistake.position);
            QCOMPARE(std::get<Action>(record.line[mistake.ply].move), mistake.chosen);
            const auto exercise = exercise_of(ranker, mistake.position, Goal::points);
            QVERIFY(exercise);
            QCOMPARE(exercise->themes, mistake.themes);
        }
    }

    void mistakes_come_in_the_order_and_number_asked_for() {
        AnalysedDecision decision{0, 1, Position{}, Action::score(Box::ones), {}, 1, {}};
        std::vector<AnalysedDecision> decisions;
        const double losses[] = {0.2, 5, 0.7, 2, 0.7};
        for (std::size_t i = 0; i < 5; ++i) {
            decision.game = i;
            decision.loss = losses[i];
            decision.themes = ThemeSet(1u << i);
            decisions.push_back(decision);
        }
        const auto games = [&](const MistakeFilter& filter) {
            std::vector<std::size_t> numbers;
            for (const AnalysedDecision& mistake : find_mistakes(decisions, filter))
                numbers.push_back(mistake.game);
            return numbers;
        };
        using List = std::vector<std::size_t>;
        QCOMPARE(games({}), (List{4, 3, 2, 1}));
        MistakeFilter filter;
        filter.order = MistakeOrder::costliest;
        QCOMPARE(games(filter), (List{1, 3, 2, 4}));
        filter.max_count = 2;
        QCOMPARE(games(filter), (List{1, 3}));
        filter.grade = Grade::mistake;
        QCOMPARE(games(filter), (List{3}));
        filter.grade.reset();
        filter.theme = 2;
        QCOMPARE(games(filter), (List{2}));
        filter.theme = 0;
        QCOMPARE(games(filter), List{});
        filter.min_loss = 0.1;
        QCOMPARE(games(filter), List{0});
        filter.goal = Goal::win;
        QCOMPARE(games(filter), List{});
    }
};

ALEA_TEST(TestSets)

} // namespace test_sets

#include "test_sets.moc"
