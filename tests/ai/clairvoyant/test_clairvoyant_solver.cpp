#include "ai/clairvoyant/solver.h"
#include "tests/ai/clairvoyant/plain_solver.h"
#include "tests/support/test.h"

#include <atomic>
#include <random>
#include <set>
#include <thread>

namespace test_clairvoyant_solver {

using namespace core::clairvoyant;
using ai::clairvoyant::Solver;

constexpr std::uint32_t greatest = 1u << 31;

int plain_total(const Scenario& scenario) {
    return tests::clairvoyant::plain_total(scenario.multiplier, scenario.increment, scenario.start);
}

// Every fourth scenario has a short period: an even multiplier loses a bit or more of the state
// with each roll, and multiplier 1 with an increment that is a power of two comes round soon.
Scenario scenario_number(int number, std::mt19937_64& random) {
    const auto up_to = [&random](std::uint64_t most) {
        return static_cast<std::uint32_t>(random() % (most + 1));
    };
    Scenario scenario{1 + up_to(greatest - 1), up_to(greatest), up_to(greatest)};
    if (number % 12 == 0) scenario.multiplier = 1u << up_to(31);
    if (number % 12 == 4) scenario = {1, 1u << (20 + up_to(11)), up_to(greatest)};
    if (number % 12 == 8) scenario = {1, 0, up_to(greatest)}; // the same die for ever
    return scenario;
}

class TestClairvoyantSolver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_answers_data() {
        const auto row = tests::columns<quint32, quint32, quint32, int>("a", "c", "x0", "total");
        row("sample 1", 69069u, 5u, 0u, 235);
        row("sample 2", 69069u, 5u, 2u, 194);
        row("sample 3", 1664525u, 1013904223u, 177u, 241);
        row("sample 4", 1103515245u, 12345u, 67890u, 235);
        // Only sixes: sixes, five of a kind, chance. Only ones: 5 + 50 + 5.
        row("always six", 1u, 0u, (5u << 16), 110);
        row("always one", 1u, 0u, 0u, 60);
        row("greatest parameters", greatest, greatest, greatest, 80);
    }
    void published_answers() {
        QFETCH(quint32, a);
        QFETCH(quint32, c);
        QFETCH(quint32, x0);
        Solver solver;
        QTEST(solver.best_total({a, c, x0}), "total");
    }

    void agrees_with_the_plain_solver() {
        constexpr int scenarios = 1000;
        std::vector<Scenario> all;
        std::mt19937_64 random(2008);
        for (int i = 0; i < scenarios; ++i) all.push_back(scenario_number(i, random));

        std::atomic<std::size_t> next = 0;
        std::atomic<int> wrong = 0;
        const auto work = [&] {
            Solver solver;
            for (std::size_t i = next++; i < all.size(); i = next++)
                if (solver.best_total(all[i]) != plain_total(all[i])) ++wrong;
        };
        {
            std::vector<std::jthread> threads;
            for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
                threads.emplace_back(work);
        }
        QCOMPARE(wrong.load(), 0);
    }

    void games_replay_to_the_best_total() {
        Solver solver;
        std::mt19937_64 random(11);
        for (int i = 0; i < 300; ++i) {
            const Scenario scenario = scenario_number(i, random);
            const Game game = solver.best_game(scenario);
            std::set<Box> boxes;
            for (const Round& round : game) boxes.insert(round.box);
            QCOMPARE(boxes.size(), std::size_t{box_count});
            QCOMPARE(replay(scenario, game).total, solver.best_total(scenario));
        }
    }
};

} // namespace test_clairvoyant_solver
