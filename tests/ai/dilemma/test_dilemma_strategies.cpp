#include "ai/dilemma/field.h"
#include "core/dilemma/game.h"
#include "core/dilemma/seeds.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <stdexcept>

namespace test_dilemma_strategies {

using namespace ai::dilemma;
using namespace ai::dilemma::strategies;
using namespace core::dilemma;

std::vector<std::uint64_t> official_seeds(int rounds) {
    auto seeds = *parse_seeds(tests::read_file(ALEA_TEST_DATA "/pd_rand").toStdString());
    seeds.resize(static_cast<std::size_t>(rounds));
    return seeds;
}

std::vector<const Strategy*> named(const QStringList& names) {
    std::vector<const Strategy*> strategies;
    for (const QString& name : names) strategies.push_back(find_strategy(name.toStdString()));
    return strategies;
}

History play(const QStringList& names, int rounds) {
    return play_battle(named(names), official_seeds(rounds));
}

QList<int> scores(const History& history) {
    QList<int> all;
    for (int id = 1; id <= history.players(); ++id) all << history.score(id);
    return all;
}

class TestDilemmaStrategies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reference_results_data() {
        const auto row = tests::columns<QStringList, QList<int>>("names", "expected");
        row("envious first", {"envious", "greedy", "lazy", "wrathful"}, {-199, -100, -204, -199});
        row("greedy first", {"greedy", "wrathful", "envious", "lazy"}, {-100, -199, -199, -204});
    }
    void reference_results() {
        QFETCH(QStringList, names);
        const History history = play(names, 100);
        QTEST(scores(history), "expected");
        QVERIFY(winners(history).empty());
    }

    // Scores worked out by hand, two players.
    void duels_data() {
        tests::columns<QStringList, QList<int>>("names", "expected");
        const auto row = [](const char* one, const char* other, int score, int other_score) {
            QTest::addRow("%s, %s", one, other)
                << QStringList{one, other} << QList<int>{score, other_score};
        };
        row("greedy", "lazy", 50, -100);
        row("greedy", "wrathful", -50, -50);
        row("greedy", "graceful", 50 - 2 * 49, 49 - 2 * 50);
        row("wrathful", "wrathful", -50, -50); // an echo without end
        row("wrathful", "graceful", 25 - 2 * 25, 25 - 2 * 25);
        row("wrathful", "forgiving", 1, -2); // one take passes
        row("wrathful", "reciprocal", 1 - 2 + 24 - 2 * 24, 1 - 2 + 24 - 2 * 24);
        row("unforgiving", "wrathful", 49 - 2 * 49, 49 - 2 * 49);
        row("closer", "graceful", 1, -2);
        row("closer", "closer", -1, -1);
    }
    void duels() {
        QFETCH(QStringList, names);
        QTEST(scores(play(names, 50)), "expected");
    }

    void answers_are_valid_and_depend_on_the_request_only() {
        QStringList all;
        for (const Strategy& strategy : roster())
            all << QString::fromStdString(std::string(strategy.name));
        const auto players = named(all);
        Game game(static_cast<int>(players.size()));
        for (const std::uint64_t seed : official_seeds(60)) {
            std::vector<Answer> answers;
            for (std::size_t i = 0; i < players.size(); ++i) {
                const Request request = game.request(static_cast<int>(i) + 1, seed);
                answers.push_back(players[i]->answer(request));
                QVERIFY(players[i]->answer(request) == answers.back());
                const auto read =
                    parse_answer(to_text(answers.back()), game.history().players(), request.id);
                QVERIFY(bool(read));
                QVERIFY(*read == answers.back());
            }
            game.finish_round(answers);
        }
    }

    void coalitions_leave_each_other_in_peace() {
        const History history =
            play({"coalition", "greedy", "coalition", "lazy", "wrathful", "coalition"}, 150);
        for (const int one : {1, 3, 6}) {
            for (const int other : {1, 3, 6}) {
                if (one == other) continue;
                for (int number = 2; number < history.round_count(); ++number)
                    QVERIFY(!history.round(number).took(one, other));
            }
            QVERIFY(history.takes(one, 2) > 140);
        }
    }

    void the_unresponsive_are_exploited_and_the_wrathful_are_not_provoked() {
        for (const char* name : {"exploiter", "adaptive"}) {
            const History history = play({name, "lazy", "graceful", "greedy"}, 100);
            QVERIFY2(history.takes(1, 2) > 80, name);
            QVERIFY2(history.takes(1, 4) > 80, name);
            QVERIFY2(history.takes(1, 3) < 20, name);
        }
    }

    void the_observer_need_not_try() {
        const History history =
            play({"observer", "lazy", "unforgiving", "exploiter", "greedy"}, 125);
        QVERIFY(history.takes(1, 2) > 90);
        QCOMPARE(history.takes(1, 3), 1); // in the last round
        QCOMPARE(history.takes(3, 1), 0);
    }

    void names_are_found() {
        QVERIFY(find_strategy("lazy") != nullptr);
        QVERIFY(find_strategy("Lazy") == nullptr);
        QVERIFY(roster().size() >= 13);
    }

    void random_battles_are_recorded() {
        const auto strategies = named({"lazy", "greedy"});
        const std::vector<double> shares{0.5, 0.5};
        std::vector<Record> records(2);
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            play_random_battle(strategies, shares, {4, 100}, seed, records);
        QCOMPARE(records[0].entries + records[1].entries, std::int64_t{800});
        // Ranks of four players sum to 10.
        QCOMPARE(records[0].rank_sum + records[1].rank_sum, std::int64_t{2 * 10 * 200});
        QVERIFY(records[0].mean_rank() > records[1].mean_rank());
        QCOMPARE(records[0].wins, std::int64_t{0});
        QVERIFY(records[1].wins > 0);

        std::vector<Record> again(2);
        play_random_battle(strategies, shares, {4, 100}, 7, again);
        std::vector<Record> once_more(2);
        play_random_battle(strategies, shares, {4, 100}, 7, once_more);
        QVERIFY(again == once_more);
    }

    void an_exception_in_a_strategy_reaches_the_caller() {
        const Strategy failing{"failing", "throws", [](const Request&) -> Answer {
                                   throw std::runtime_error("as asked");
                               }};
        const std::vector<const Strategy*> strategies{&failing};
        const std::vector<double> shares{1};
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 play_random_battles(strategies, shares, {4, 8}, 1, 10, 2));
    }

    void only_whole_battles_count_once_it_is_stopped() {
        const std::vector<const Strategy*> strategies = named({"greedy", "lazy"});
        const std::vector<double> shares{0.5, 0.5};
        int asked = 0;
        const auto records = play_random_battles(strategies, shares, {4, 8}, 1, 10, 1,
                                                 [&asked] { return ++asked > 3 * 8 + 5; });
        QCOMPARE(records[0].entries + records[1].entries, std::int64_t{3 * 4});
    }
};

} // namespace test_dilemma_strategies
