// A game with real dice: people throw, for the programs too, and the faces are entered; whatever
// was entered wrongly can be corrected.

#include "app/models/games_model.h"
#include "app/storage/game_entry.h"
#include "app/storage/same_game.h"
#include "tests/app/desk.h"

namespace test_real_dice {

using namespace core::yahtzee;
using app::session::Timeline;
using core::dice::Dice;
using Otherwise = Timeline::Otherwise;

core::yahtzee::notation::Record
real_game(std::vector<core::yahtzee::notation::RecordedPlayer> players) {
    auto record = tests::record_of(std::move(players), 1);
    record.dice.reset();
    return record;
}

// The first turns of a game in which the same faces fall all the time.
core::yahtzee::notation::Record
random_real_game(std::vector<core::yahtzee::notation::RecordedPlayer> players, int turns) {
    Timeline timeline(real_game(std::move(players)));
    std::mt19937_64 random(1);
    while (timeline.now().phase() != Phase::over && timeline.now().turn() < turns) {
        if (timeline.now().phase() == Phase::to_roll)
            timeline.enter({1, 2, 3, 4, 6});
        else
            tests::random_step(timeline, random);
    }
    return timeline.record();
}

void enter(app::session::GameSession& session, std::initializer_list<int> faces) {
    for (const int face : faces) session.enterFace(face);
}

void expect_kept_once(const QString& folder, const core::yahtzee::notation::Record& record) {
    const auto kept = tests::only_kept_in(folder);
    QVERIFY(kept);
    QCOMPARE(app::storage::content_key(*kept), app::storage::content_key(record));
}

class TestRealDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void corrected_dice_keep_what_followed() {
        Timeline timeline(real_game({{"Ada", {}}}));
        timeline.enter({5, 5, 5, 2, 1});
        timeline.apply(Action::hold(0b00111));
        timeline.enter({1, 1, 1, 5, 3}); // the first three are held
        timeline.apply(Action::score(Box::fives));
        timeline.enter({6, 6, 1, 2, 3});
        QCOMPARE(timeline.states()[4].card(0).points(Box::fives), 20);

        timeline.go_to(0);
        timeline.enter({5, 5, 4, 2, 1}); // the third was a 4
        QCOMPARE(timeline.states().size(), std::size_t(6));
        QCOMPARE(timeline.states()[3].dice(), (Dice{5, 5, 4, 5, 3}));
        QCOMPARE(timeline.states()[4].card(0).points(Box::fives), 15);
        QCOMPARE(timeline.states()[5].dice(), (Dice{6, 6, 1, 2, 3}));
        QCOMPARE(timeline.record().take_backs, 0);
        const auto again = core::yahtzee::notation::parse_records(to_text(timeline.record()));
        QVERIFY(again);
        QVERIFY(again->front() == timeline.record());
        QVERIFY(!again->front().dice);
    }

    void a_corrected_box_keeps_what_followed_unless_the_rest_does_not_fit() {
        Timeline timeline(real_game({{"Ada", {}}}));
        timeline.enter({5, 5, 5, 2, 1});
        timeline.apply(Action::score(Box::chance));
        timeline.enter({3, 3, 3, 2, 1});
        timeline.apply(Action::score(Box::fours));
        timeline.enter({6, 6, 1, 2, 3});
        timeline.go_to(1);
        timeline.apply(Action::score(Box::fives), Otherwise::correct);
        QCOMPARE(timeline.states().size(), std::size_t(6));
        QCOMPARE(timeline.line_count(), std::size_t(1));
        QCOMPARE(timeline.states().back().card(0).points(Box::fives), 15);
        QVERIFY(!timeline.states().back().card(0).points(Box::chance));

        timeline.go_to(1);
        timeline.apply(Action::score(Box::fours), Otherwise::correct); // filled later
        QCOMPARE(timeline.states().size(), std::size_t(3));
        QCOMPARE(timeline.line_count(), std::size_t(2)); // the rest stands beside
    }

    void a_joker_that_was_not_one_cuts_the_game_there() {
        Timeline timeline(real_game({{"Ada", {}}}));
        timeline.enter({5, 5, 5, 5, 5});
        timeline.apply(Action::score(Box::yahtzee));
        timeline.enter({4, 4, 4, 4, 3});
        timeline.apply(Action::score(Box::chance));
        timeline.go_to(2);
        timeline.enter({4, 4, 4, 4, 4}); // must go to the fours
        QCOMPARE(timeline.states().size(), std::size_t(4));
        QVERIFY(core::yahtzee::notation::parse_records(to_text(timeline.record())));
    }

    void the_last_face_carries_out_the_roll() {
        tests::Desk desk(real_game({{"Ada", {}}}));
        auto& session = desk.session();
        QVERIFY(session.wantsDice());
        QVERIFY(!session.canRoll());
        QVERIFY(!session.shownDice());
        enter(session, {2, 2, 5});
        QCOMPARE(session.diceToEnter(), 2);
        QCOMPARE(*session.shownDice(), (Dice{2, 2, 5, 0, 0}));
        session.enterFace(7); // no face
        session.eraseFace();
        QCOMPARE(session.diceToEnter(), 3);
        enter(session, {1, 1, 6});
        QVERIFY(!session.wantsDice());
        QCOMPARE(desk.game().dice(), (Dice{2, 2, 1, 1, 6}));
        session.setHeldSlots(0b00011);
        session.roll();
        QVERIFY(session.wantsDice());
        QCOMPARE(session.diceToEnter(), 3);
        QCOMPARE(*session.shownDice(), (Dice{2, 2, 0, 0, 0}));
        enter(session, {2, 2, 3});
        QCOMPARE(desk.game().dice(), (Dice{2, 2, 2, 2, 3}));
    }

    void a_wrong_face_is_corrected_whenever_it_is_seen() {
        tests::Desk desk(real_game({{"Ada", {}}, {"Ben", {}}}));
        auto& session = desk.session();
        enter(session, {2, 2, 5, 1, 1});
        session.eraseFace(); // opens the roll: the last face is gone
        QVERIFY(session.isCorrecting());
        QCOMPARE(session.diceToEnter(), 1);
        session.enterFace(6);
        QVERIFY(!session.isCorrecting());
        QCOMPARE(desk.game().dice(), (Dice{2, 2, 5, 1, 6}));
        session.score(Box::chance);
        QCOMPARE(desk.game().mover(), 1);
        QVERIFY(session.wantsDice());

        session.eraseFace(); // the roll of the turn before
        QVERIFY(session.isCorrecting());
        session.enterFace(5);
        QCOMPARE(desk.game().mover(), 1); // back where it was
        QVERIFY(session.wantsDice());
        QCOMPARE(desk.game().card(0).points(Box::chance), 15);

        session.eraseFace();
        session.leaveCorrection();
        QCOMPARE(desk.game().mover(), 1);
        QCOMPARE(desk.game().card(0).points(Box::chance), 15);
        QVERIFY(!session.isReviewing());
    }

    void people_throw_for_a_program_and_it_says_what_it_keeps() {
        tests::Desk desk(real_game({{"Expert", "greedy"}, {"Ada", {}}}));
        auto& session = desk.session();
        QVERIFY(session.wantsDice());
        enter(session, {6, 6, 6, 6, 6});
        QTRY_COMPARE(desk.game().mover(), 1); // it takes the Yahtzee
        QCOMPARE(desk.game().card(0).points(Box::yahtzee), 50);
        // It decides anew on other dice, while nothing was thrown since.
        session.eraseFace();
        session.enterFace(1);
        QTRY_VERIFY(session.wantsDice());
        QCOMPARE(desk.game().mover(), 0);
        QVERIFY(!desk.game().card(0).points(Box::yahtzee));
        QCOMPARE(desk.game().roll_number(), 1);
    }

    void another_action_in_an_unfinished_game_is_a_correction() {
        tests::Desk desk(real_game({{"Ada", {}}}));
        auto& session = desk.session();
        enter(session, {2, 2, 5, 1, 1});
        session.score(Box::chance);
        enter(session, {3, 3, 3, 1, 1});
        session.goTo(1);
        session.score(Box::twos);
        QCOMPARE(session.timeline().line_count(), std::size_t(1));
        session.backToGame();
        QCOMPARE(desk.game().dice(), (Dice{3, 3, 3, 1, 1}));
        QCOMPARE(desk.game().card(0).points(Box::twos), 4);
    }

    void a_whole_game_is_played_by_keys() {
        tests::Desk desk(real_game({{"Ada", {}}, {"Expert", "greedy"}}));
        std::mt19937 random(3);
        int steps = 0;
        while (!desk.session().isOver() && ++steps < 2000) {
            QTRY_VERIFY(desk.session().wantsDice() || desk.session().isPersonsTurn() ||
                        desk.session().isOver());
            if (desk.session().wantsDice()) {
                desk.press(Qt::Key(Qt::Key_1 + static_cast<int>(random() % 6)));
                if (steps % 10 == 0) desk.press(Qt::Key_Backspace);
            } else if (desk.session().isPersonsTurn()) {
                if (desk.session().canHold() && steps % 3 != 0) {
                    desk.press(Qt::Key_2); // keeps or lets go of the second die
                    desk.press(Qt::Key_Space);
                } else {
                    desk.press(Qt::Key_Return);
                }
            }
            QCoreApplication::processEvents();
        }
        QVERIFY(desk.session().isOver());
        QVERIFY(desk.the<QLabel>("caption").text().contains("real dice"));
        const auto text = to_text(desk.session().record());
        QVERIFY(text.find("[Dice \"real\"]") != std::string::npos);
    }

    void a_corrected_game_that_is_over_is_kept_once() {
        tests::Desk desk(random_real_game({{"Ada", {}}}, 12));
        auto& session = desk.session();
        enter(session, {2, 2, 5, 1, 1});
        const Box last = *desk.game().card(0).open().begin();
        session.score(last);
        QVERIFY(session.isOver());
        QTRY_COMPARE(tests::kept_in(desk.folder.path()).size(), 1u);

        session.eraseFace(); // opens the roll: the last face is gone
        QVERIFY(session.isCorrecting());
        session.enterFace(6);
        QVERIFY(session.isOver());
        expect_kept_once(desk.folder.path(), session.record());
    }

    // The program has to decide anew on other dice: the game isn't over any more when it is left.
    void a_correction_that_a_restart_interrupts_keeps_the_game_once_data() {
        tests::either("has_key", "without", "with its key"); // in the file of the game
    }
    void a_correction_that_a_restart_interrupts_keeps_the_game_once() {
        QFETCH(bool, has_key);
        const QTemporaryDir folder;
        const auto record = random_real_game({{"Ada", {}}, {"Casual", "greedy"}}, 13);
        tests::keep_game(folder.path(), record);
        {
            tests::PatientTrainer trainer(folder.path(), record);
            trainer.session.eraseFace();
            trainer.session.enterFace(5);
            QVERIFY(!trainer.session.isOver());
        }
        if (!has_key) {
            const QString current = folder.filePath("current.alea");
            auto left = app::storage::read_games(current)->front();
            app::storage::set_tag(left, app::storage::kept_tag, {});
            QCOMPARE(app::storage::write_game(current, left), QString());
        }
        app::session::Trainer trainer(folder.path());
        auto& session = trainer.session;
        session.setPace(std::chrono::milliseconds(0));
        app::session::begin_game(trainer);
        QVERIFY(!session.isOver());
        while (!session.isOver()) {
            QTRY_VERIFY(session.isOver() || session.wantsDice());
            session.enterFace(5);
        }
        expect_kept_once(folder.path(), session.record());
    }

    // It was left for another game, and is corrected later.
    void an_unfinished_game_that_is_corrected_is_kept_once() {
        const QTemporaryDir folder;
        const auto record = random_real_game({{"Ada", {}}}, 4);
        tests::keep_game(folder.path(), record);
        app::session::Trainer trainer(folder.path());
        trainer.session.begin(Timeline(record));
        trainer.session.eraseFace();
        trainer.session.enterFace(5);
        QVERIFY(!trainer.session.isOver());
        trainer.session.begin(Timeline(tests::person_and("random", 7)));
        const auto kept = tests::only_kept_in(folder.path());
        QVERIFY(kept && app::storage::content_key(*kept) != app::storage::content_key(record));
    }

    void the_review_says_it() {
        tests::Desk desk(random_real_game({{"Ada", {}}}, 13), ai::yahtzee::solve::solve({}));
        desk.window.goTo(app::main::Place::review);
        const auto& caption = desk.the<QLabel>("caption");
        QTRY_VERIFY2(caption.text().contains("real dice"), qPrintable(caption.text()));
    }

    void the_library_says_it() {
        const auto record = random_real_game({{"Ada", {}}, {"Max", {}}}, 13);
        const auto entry = app::storage::entry_of(record);
        QVERIFY(entry.has_real_dice);
        app::models::GamesModel games;
        games.show(std::make_shared<const std::vector<app::storage::GameEntry>>(1, entry));
        QVERIFY(games.index(0, app::models::GamesModel::opponent_column)
                    .data()
                    .toString()
                    .contains("real dice"));
    }

    void faces_can_be_tapped() {
        tests::Desk desk(real_game({{"Ada", {}}}));
        for (const char* face : {"enter6", "enter6", "enter1", "enter2", "enter4"})
            desk.click(face);
        QCOMPARE(desk.game().dice(), (Dice{6, 6, 1, 2, 4}));
        QVERIFY(!desk.the<QWidget>("facePad").isVisible());
    }

    void large_type_fills_the_window() {
        tests::Desk desk(real_game({{"Ada", {}}, {"Ben", {}}}));
        desk.window.resize(1920, 1080);
        enter(desk.session(), {6, 6, 1, 2, 4});
        desk.settle(); // lays it out
        auto& die = desk.the<QWidget>("die1");
        auto& heading = desk.the<QWidget>("heading");
        const int side = die.width();
        const int letters = heading.fontMetrics().height();
        auto& action = desk.the<QAction>("largeType");
        action.trigger();
        QVERIFY(desk.window.isFullScreen());
        desk.window.showNormal(); // the screen of this platform is small
        desk.window.resize(1920, 1080);
        QTRY_VERIFY(die.width() > side * 4 / 3);
        QVERIFY(heading.fontMetrics().height() > letters * 2);
        QVERIFY(!desk.the<QWidget>("coachPanel").isVisible());
        QVERIFY(desk.sheet().viewport()->width() <= 960);
        action.trigger();
        QVERIFY(!desk.window.isFullScreen());
        QTRY_COMPARE(die.width(), side);
        QCOMPARE(heading.fontMetrics().height(), letters);
    }
};

} // namespace test_real_dice
