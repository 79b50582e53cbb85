// The bracket of double elimination, for any number of entrants.

#include "headless/knockout/bracket.h"
#include "tests/support/test.h"

#include <algorithm>
#include <random>
#include <set>
#include <vector>

namespace test_bracket {

using namespace headless::knockout;

struct Course {
    Results results;
    std::vector<int> losses;
    int matches = 0;
    bool well = true; // nobody played after his second loss
};

// The match that is played next is chosen at random, as is its winner where the better one (with
// the smaller number) does not always win.
Course play_all(const Bracket& bracket, std::mt19937& random, double upset) {
    Course course;
    course.losses.assign(static_cast<std::size_t>(bracket.entrants()), 0);
    while (true) {
        std::vector<const BracketMatch*> ready;
        for (const BracketMatch& match : bracket.matches())
            if (bracket.is_ready(match, course.results)) ready.push_back(&match);
        if (ready.empty()) return course;
        const BracketMatch& match = *ready[random() % ready.size()];
        const int a = *bracket.who(match.a, course.results);
        const int b = *bracket.who(match.b, course.results);
        const bool upset_now = std::uniform_real_distribution()(random) < upset;
        const int winner = upset_now ? std::max(a, b) : std::min(a, b);
        course.results[match.id] = winner;
        ++course.matches;
        for (const int entrant : {a, b})
            course.well = course.well && course.losses[static_cast<std::size_t>(entrant)] < 2;
        ++course.losses[static_cast<std::size_t>(winner == a ? b : a)];
    }
}

class TestBracket : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void two_losses_put_out_data() {
        tests::each("entrants", {1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 17, 33, 100});
    }
    void two_losses_put_out() {
        QFETCH(int, entrants);
        const Bracket bracket(entrants);
        std::mt19937 random(static_cast<unsigned>(entrants));
        for (int round = 0; round < (entrants < 20 ? 50 : 3); ++round) {
            const Course course = play_all(bracket, random, 0.3);
            QVERIFY(course.well);
            QVERIFY(bracket.is_decided(course.results));
            const std::vector<int> places = bracket.places(course.results);
            QCOMPARE(std::ranges::count(places, 1), 1);
            if (entrants > 1) QCOMPARE(std::ranges::count(places, 2), 1);
            int champions_losses = 0;
            for (std::size_t i = 0; i < places.size(); ++i) {
                if (places[i] == 1)
                    champions_losses = course.losses[i];
                else
                    QCOMPARE(course.losses[i], 2);
            }
            QVERIFY(champions_losses < 2);
            QCOMPARE(course.matches, 2 * (entrants - 1) + champions_losses);
        }
    }

    void the_better_one_always_wins() {
        std::mt19937 random(1);
        for (const int entrants : {2, 5, 8, 12}) {
            const Bracket bracket(entrants);
            const std::vector<int> places = bracket.places(play_all(bracket, random, 0).results);
            QCOMPARE(places[0], 1);
            QCOMPARE(places[1], 2);
        }
    }

    void byes_go_to_the_first_in_the_draw() {
        const Bracket bracket(5);
        std::set<int> busy;
        for (const BracketMatch& match : bracket.matches())
            if (match.part == 'W' && match.round == 1 && bracket.is_ready(match, {}))
                busy.insert({*bracket.who(match.a, {}), *bracket.who(match.b, {})});
        QCOMPARE(busy, (std::set<int>{3, 4}));
    }
};

} // namespace test_bracket
