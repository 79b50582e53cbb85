// Which games go to the saved games when they give way to another: those in which something was
// done.

#include "tests/app/games.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

namespace test_kept_games {

using app::session::Timeline;
using core::yahtzee::notation::Record;

// Ada is about to roll.
Record some_turns_of_a_game() {
    Timeline timeline(tests::person_and("random", 6));
    std::mt19937_64 random(1);
    while (timeline.at() < 60 || timeline.now().mover() != 0 || timeline.now().roll_number() > 0)
        tests::random_step(timeline, random);
    return timeline.record();
}

class TestKeptGames : public tests::FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void a_game_that_gives_way_is_kept() {
        const auto kept = [&] { return tests::kept_in(folder()); };
        Record left;
        {
            tests::PatientTrainer trainer(folder(), tests::person_and("random", 6));
            trainer.session.begin(Timeline(tests::person_and("random", 7)));
            QVERIFY(kept().empty()); // nothing was played
            trainer.session.roll();
            trainer.session.roll();
            trainer.session.begin(Timeline(tests::person_and("random", 7)));
            QVERIFY(kept().empty()); // no box was filled
            tests::play_one_turn(trainer.session);
            trainer.session.takeBack(); // is kept too
            left = trainer.session.record();
            trainer.session.begin(Timeline(tests::person_and("random", 8)));
            QVERIFY(tests::only_kept_in(folder()) == left);
            trainer.session.begin(Timeline(left)); // to look at it
            trainer.session.begin(Timeline(tests::person_and("random", 9)));
            QCOMPARE(kept().size(), std::size_t(1));
            tests::play_one_turn(trainer.session);
        }
        // What was left and found again is not lost either.
        tests::PatientTrainer trainer(folder());
        trainer.session.begin(Timeline(*trainer.autosave.recover()));
        trainer.session.begin(Timeline(tests::person_and("random", 10)));
        QCOMPARE(kept().size(), std::size_t(2));
    }

    // A game of somebody else that was only opened isn't among one's own later.
    void a_game_that_was_only_opened_isn_t_kept_after_a_restart_data() {
        tests::either("is_played_on", "only opened", "played on");
    }
    void a_game_that_was_only_opened_isn_t_kept_after_a_restart() {
        QFETCH(bool, is_played_on);
        const Record opened = some_turns_of_a_game();
        {
            tests::PatientTrainer trainer(folder(), opened);
            if (is_played_on) trainer.session.roll();
        }
        for (int restarts = 0; restarts < 2; ++restarts) { // it is remembered from start to start
            tests::PatientTrainer trainer(folder());
            app::session::begin_game(trainer);
            QVERIFY(is_played_on || trainer.session.record() == opened);
        }
        tests::PatientTrainer trainer(folder());
        app::session::begin_game(trainer, tests::person_and("random", 7));
        QCOMPARE(tests::kept_in(folder()).size(), std::size_t(is_played_on ? 1 : 0));
    }

    void a_game_that_another_window_only_opened_isn_t_kept() {
        const Record opened = some_turns_of_a_game();
        std::optional<tests::PatientTrainer> first(std::in_place, folder(), opened);
        app::session::Trainer second(folder());
        second.session.begin(Timeline(tests::person_and("random", 7)));
        first.reset();
        second.autosave.tryAgain();
        QVERIFY(second.autosave.isOwner());
        QVERIFY(tests::kept_in(folder()).empty());
    }

    // In the place of a program that failed: it is the same game.
    void a_game_in_which_somebody_else_plays_on_is_kept() {
        tests::PatientTrainer trainer(folder(), tests::person_and("random", 6));
        auto& session = trainer.session;
        tests::play_one_turn(session);
        session.replaceMover({"Expert", "greedy"});
        session.begin(Timeline(tests::person_and("random", 7))); // at once
        const auto kept = tests::only_kept_in(folder());
        QVERIFY(kept);
        QCOMPARE(kept->players[1].name, "Expert");
    }
};

} // namespace test_kept_games
