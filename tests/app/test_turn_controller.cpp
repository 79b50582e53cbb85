// From what a person does to the session: the rules, the tutor, and the score at once.

#include "app/models/sheet_model.h"
#include "tests/app/games.h"
#include "tests/app/rough_score_source.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace test_turn_controller {

using namespace app::session;
using core::yahtzee::Box;

struct Table {
    QTemporaryDir folder;
    app::session::Trainer trainer;

    Table() : trainer(folder.path(), tests::rough_tables()) {
        trainer.values.publish(tests::solved_values());
        trainer.session.setPace(std::chrono::hours(1));
        trainer.coach.setObjective({ai::yahtzee::decide::Objective::Kind::win});
        trainer.session.begin(Timeline(tests::person_and("optimal", 3)));
        trainer.session.roll();
    }
    const core::yahtzee::Card& card() const { return trainer.session.game().card(0); }
};

class TestTurnController : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // It once waited for win probabilities that only the tutor needs.
    void a_choice_waits_for_nothing_while_the_tutor_is_off() {
        Table table;
        QVERIFY(table.trainer.coach.isThinking());
        table.trainer.turn.score(Box::chance);
        QVERIFY(table.card().points(Box::chance));
        QVERIFY(!table.trainer.turn.isWaiting());
    }

    void the_tutor_judges_a_choice_once_its_probabilities_are_known() {
        Table table;
        table.trainer.turn.setTutor({TutorMode::ask, 0.1, 0.0001});
        QSignalSpy doubted(&table.trainer.turn, &TurnController::doubted);
        table.trainer.turn.score(Box::yahtzee);
        QVERIFY(table.trainer.turn.isWaiting());
        QVERIFY(!table.card().points(Box::yahtzee));
        QTRY_COMPARE(doubted.size(), 1);
        QVERIFY(!table.trainer.turn.isWaiting());
        QVERIFY(table.trainer.turn.doubt());
        table.trainer.turn.playOn();
        QVERIFY(table.card().points(Box::yahtzee));
        QVERIFY(!table.trainer.turn.doubt());
    }

    void a_change_of_the_game_ends_a_doubt_and_a_wait() {
        Table table;
        table.trainer.turn.setTutor({TutorMode::ask, 0.1, 0.0001});
        table.trainer.turn.score(Box::yahtzee);
        table.trainer.session.begin(Timeline(tests::person_and("optimal", 4)));
        QVERIFY(!table.trainer.turn.isWaiting());
    }

    void forbidden_actions_are_refused_in_words() {
        Table table;
        auto record = tests::person_and("optimal", 3);
        core::yahtzee::Position position{
            tests::card_with_open(core::yahtzee::BoxSet{}.with(Box::sixes).with(Box::chance)),
            {tests::card_with_open(core::yahtzee::BoxSet{}.with(Box::sixes).with(Box::chance))},
            {6, 6, 6, 6, 6},
            3};
        const auto joker = app::session::record_from(position, record);
        QVERIFY(joker);
        table.trainer.session.begin(Timeline(*joker));
        QSignalSpy refused(&table.trainer.turn, &TurnController::refused);
        table.trainer.turn.score(Box::chance); // the sixes come first
        QCOMPARE(refused.size(), 1);
        QVERIFY(!table.card().points(Box::chance));
        table.trainer.turn.score(Box::ones); // is filled
        table.trainer.turn.score(Box::sixes);
        QVERIFY(table.card().points(Box::sixes));
    }

    void the_session_names_the_box_that_was_filled_and_the_sheet_shows_it_at_once() {
        Table table;
        app::models::SheetModel sheet;
        sheet.follow(table.trainer.session);
        std::optional<app::session::FilledBox> filled;
        connect(&table.trainer.session, &GameSession::changed, this,
                [&](GameSession::Change, const auto& box) { filled = box; });
        table.trainer.turn.score(Box::chance);
        QVERIFY(filled == (app::session::FilledBox{0, Box::chance}));
        const auto cell = sheet.index(app::models::SheetModel::rowOf(Box::chance), 1);
        QCOMPARE(cell.data().toInt(), *table.card().points(Box::chance));
        QVERIFY(sheet.isLastFilled(cell));
    }
};

} // namespace test_turn_controller
