// Going back and forth in a game, and starting one from a position.

#include "tests/app/games.h"

#include "core/yahtzee/notation/record_words.h"
#include "tests/support/test.h"

namespace test_timeline {

using namespace core::yahtzee;
using app::session::Timeline;

class TestTimeline : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_same_dice_fall_again() {
        Timeline timeline(tests::person_and("random", 7));
        timeline.roll();
        const auto first = timeline.now();
        timeline.apply(Action::hold(0b00011));
        timeline.roll();
        const auto second = timeline.now();

        timeline.go_to(*timeline.decision_before());
        QVERIFY(timeline.now() == first);
        QCOMPARE(timeline.record().take_backs, 0); // a look back
        timeline.go_to(*timeline.decision_after());
        QVERIFY(timeline.now() == second);

        // The slots that are rolled either way show the same dice.
        timeline.go_to(*timeline.decision_before());
        timeline.apply(Action::hold(0b00001));
        timeline.roll();
        for (std::size_t slot = 2; slot < 5; ++slot)
            QCOMPARE(timeline.now().dice()[slot], second.dice()[slot]);
        QVERIFY(!timeline.decision_after());
        QCOMPARE(timeline.record().take_backs, 1);

        // What was done first stands beside the game, and comes back when it is done again.
        QCOMPARE(timeline.record().line[1].variations.size(), std::size_t(1));
        QVERIFY(core::yahtzee::notation::parse_records(to_text(timeline.record())));
        timeline.go_to(1);
        timeline.apply(Action::hold(0b00011));
        timeline.roll();
        QVERIFY(timeline.now() == second);
    }

    void a_tried_line_stands_beside_the_game() {
        using Otherwise = Timeline::Otherwise;
        Timeline timeline(tests::played_at_random(tests::person_and("random", 7), 1));
        const auto game = timeline.record().line;
        const std::size_t there = 1; // the first roll lies
        timeline.go_to(there);
        const auto done = *timeline.next_action();
        const auto legal =
            core::yahtzee::legal_actions(timeline.now().rules(), timeline.now().position());
        const auto tried = *std::ranges::find_if(legal, [&](Action a) { return a != done; });
        timeline.apply(tried, Otherwise::try_out);
        QCOMPARE(timeline.line_count(), std::size_t(2));
        QCOMPARE(timeline.line(), std::size_t(1));
        QCOMPARE(timeline.fork_of(1), there);
        QCOMPARE(timeline.record().take_backs, 0);

        // The game is as it was, and both are there again after they were written.
        timeline.go_to_line(0);
        QCOMPARE(timeline.at(), there);
        QCOMPARE(timeline.states().size(), game.size() + 1);
        QVERIFY(timeline.states().back() == replay(timeline.record()));
        const auto records = core::yahtzee::notation::parse_records(to_text(timeline.record()));
        QVERIFY(records);
        Timeline again(records->front());
        QVERIFY(again.record() == timeline.record());
        QCOMPARE(again.line_count(), std::size_t(2));
        again.go_to_line(1);
        QVERIFY(again.next_action() == tried);

        // What was tried comes back, and so does the game.
        again.apply(tried, Otherwise::try_out);
        QCOMPARE(again.line(), std::size_t(1));
        again.go_to(there);
        again.apply(done, Otherwise::try_out);
        QCOMPARE(again.line(), std::size_t(0));
        QCOMPARE(again.line_count(), std::size_t(2));
    }

    // Many lines, tried at random places of the game and of each other.
    void lines_beside_lines_are_kept() {
        std::mt19937_64 random(3);
        Timeline timeline(tests::person_and("random", 8));
        while (timeline.now().phase() != Phase::over) tests::random_step(timeline, random);
        const auto game = timeline.states();
        for (int i = 0; i < 60; ++i) {
            timeline.go_to_line(random() % timeline.line_count());
            timeline.go_to(random() % timeline.states().size());
            for (int steps = 0; steps < 7 && timeline.now().phase() != Phase::over; ++steps) {
                if (timeline.now().phase() == Phase::to_roll) {
                    timeline.roll();
                    continue;
                }
                const auto legal =
                    core::yahtzee::legal_actions(timeline.now().rules(), timeline.now().position());
                timeline.apply(legal[random() % legal.size()], Timeline::Otherwise::try_out);
            }
            const auto shown = timeline.now();
            const auto records = core::yahtzee::notation::parse_records(to_text(timeline.record()));
            QVERIFY2(records, records ? "" : records.error().what.c_str());
            QVERIFY(records->front() == timeline.record());
            QVERIFY(timeline.now() == shown);
        }
        QVERIFY(timeline.line_count() > 30);
        Timeline again(timeline.record());
        QCOMPARE(again.line_count(), timeline.line_count());
        again.go_to_line(0);
        QVERIFY(again.states() == game);
    }

    void going_back_skips_the_programs() {
        Timeline timeline(tests::person_and("random", 8));
        timeline.roll();
        timeline.apply(Action::score(Box::chance));
        timeline.roll();
        timeline.apply(Action::score(Box::chance));
        timeline.roll();
        QCOMPARE(timeline.at(), std::size_t(5));
        QCOMPARE(timeline.decision_before(), std::optional<std::size_t>(1));
        timeline.go_to(1);
        QCOMPARE(timeline.decision_after(), std::optional<std::size_t>(5));
        QCOMPARE(timeline.record_until_now().line.size(), std::size_t(1));
        QCOMPARE(timeline.record().line.size(), std::size_t(5));
    }

    void a_record_brings_the_game_back() {
        std::mt19937_64 random(3);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Timeline timeline(tests::record_of({{"A", {}}, {"B", {}}, {"C", "random"}}, seed));
            for (std::uint64_t steps = random() % 150; steps > 0; --steps)
                if (timeline.now().phase() != Phase::over) tests::random_step(timeline, random);
            const auto records =
                core::yahtzee::notation::parse_records(to_text(timeline.record_until_now()));
            QVERIFY(records);
            QVERIFY(!first_foreign_roll(records->front()));
            Timeline again(records->front());
            QVERIFY(again.now() == timeline.now());
            QVERIFY(again.record() == timeline.record());
            if (timeline.now().phase() == Phase::to_roll) {
                timeline.roll();
                again.roll();
                QVERIFY(again.now() == timeline.now());
            }
        }
    }

    void a_position_becomes_a_game() {
        const auto position = core::yahtzee::parse_position(
            "1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 50 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 40 -1 20 0 "
            "3 3 4 1 6 3");
        QVERIFY(position);
        const auto record = app::session::record_from(*position, tests::person_and("optimal", 1));
        QVERIFY(record);
        const Timeline timeline(*record);
        QVERIFY(timeline.now().position() == *position);
        QVERIFY(core::yahtzee::notation::parse_records(to_text(timeline.record())));
    }

    void impossible_positions_are_refused_data() {
        const auto row = tests::columns<QString, QString>("line", "word");
        const QString open = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 ";
        const QString full = "0 0 0 0 0 0 0 0 0 0 0 0 0 0 ";
        row("full card", full + open + "1 2 3 4 5 1", "full");
        row("turns apart", open + "0 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 1 2 3 4 5 1",
            "alternate");
        row("opponent behind", "0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 " + open + "1 2 3 4 5 1",
            "alternate");
        row("bonus without Yahtzee",
            "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 100 " + open + "1 2 3 4 5 1", "card");
    }

    void impossible_positions_are_refused() {
        QFETCH(QString, line);
        QFETCH(QString, word);
        const auto position = core::yahtzee::parse_position(line.toStdString());
        QVERIFY(position);
        const auto record = app::session::record_from(*position, tests::person_and("optimal", 1));
        QVERIFY(!record);
        QVERIFY2(record.error().what.find(word.toStdString()) != std::string::npos,
                 record.error().what.c_str());
    }
};

} // namespace test_timeline
