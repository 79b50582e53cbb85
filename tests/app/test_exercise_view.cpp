// The page of an exercise: what stands beside the question and the answer, and the dice.

#include "ai/yahtzee/solve/values.h"
#include "app/text/reason_words.h"
#include "app/views/parts/dice_view.h"
#include "app/views/train/train_page.h"
#include "app/widgets/colours.h"
#include "tests/app/desk.h"
#include "tests/app/rough_score_source.h"
#include "tests/support/test.h"

namespace test_exercise_view {

using namespace ai::yahtzee::practice;
using app::views::DiceView;
using app::views::train::TrainPage;
using core::yahtzee::Box;
using tests::Desk;

namespace {

// Two open boxes on each card.
std::vector<Exercise> exercises(const ai::yahtzee::solve::SharedValues& values) {
    const auto card =
        tests::card_with_open(core::yahtzee::BoxSet::of(Box::sixes).with(Box::chance));
    Examiner examiner(values);
    std::vector<Exercise> exercises;
    for (const int roll_number : {3, 1})
        exercises.push_back(
            *examiner.exercise({card, {card}, {6, 6, 6, 2, 1}, roll_number}, Goal::points));
    return exercises;
}

} // namespace

class TestExerciseView : public QObject {
    Q_OBJECT

    ai::yahtzee::solve::SharedValues values_;

private Q_SLOTS:
    void initTestCase() { values_ = ai::yahtzee::solve::solve({}); }

    void where_nothing_can_be_held_there_is_no_tray() {
        DiceView dice;
        dice.setPalette(app::widgets::palette_of(app::session::ColourScheme::light, {}));
        const int both = dice.heightForWidth(500);
        dice.resize(500, both);
        const QColor tint = app::widgets::colours_of(dice.palette()).tint;
        const auto in_tray = [&] { return dice.grab().toImage().pixelColor(250, both - 20); };
        QCOMPARE(in_tray(), tint);
        dice.setTray(DiceView::Tray::hidden);
        QVERIFY(in_tray() != tint);
        QCOMPARE(dice.heightForWidth(500), both); // the other dice stay where they are
        dice.setTray(DiceView::Tray::none);
        QVERIFY(dice.heightForWidth(500) < both * 2 / 3);
    }

    void the_last_roll_offers_no_tray() {
        Desk desk(tests::person_and("optimal", 3), values_);
        desk.window.goTo(app::main::Place::train);
        auto& practice = desk.the<TrainPage>("trainPage").practice();
        practice.beginExercises(exercises(values_));
        const auto& dice = desk.the<DiceView>("practiceDice");
        const int last = dice.heightForWidth(500);
        practice.answer(practice.exercise()->best().action);
        practice.next();
        QVERIFY(dice.heightForWidth(500) > last);
    }

    void beside_a_question_stands_its_step_or_the_answer_before() {
        Desk desk(tests::person_and("optimal", 3), values_);
        desk.window.goTo(app::main::Place::train);
        auto& practice = desk.the<TrainPage>("trainPage").practice();
        const auto& title = desk.the<QLabel>("asideTitle");
        const auto& text = desk.the<QLabel>("asideText");
        practice.beginExercises(exercises(values_));
        QVERIFY(!title.isVisible());
        practice.answer(practice.exercise()->ranking.back().action);
        QVERIFY(!title.isVisible());
        const QString verdict = desk.the<QLabel>("verdictTitle").text();
        practice.next();
        QVERIFY(title.isVisible());
        QVERIFY2(text.text().startsWith(verdict), qPrintable(text.text()));
        practice.beginStep(3);
        QTRY_VERIFY_WITH_TIMEOUT(!practice.isPreparing(), 120000);
        QVERIFY(title.isVisible());
        QVERIFY2(title.text().contains(app::text::step_text(3)), qPrintable(title.text()));
    }

    void a_high_window_shows_final_scores_beside_an_answer() {
        Desk desk(tests::person_and("optimal", 3), values_, tests::rough_tables(values_));
        desk.window.goTo(app::main::Place::train);
        auto& practice = desk.the<TrainPage>("trainPage").practice();
        practice.beginExercises(exercises(values_));
        practice.answer(practice.exercise()->ranking.back().action);
        desk.window.resize(1920, 1080);
        QTRY_VERIFY_WITH_TIMEOUT(desk.the<QWidget>("practice-reasonScores").isVisible(), 60000);
        desk.window.resize(1120, 720);
        QTRY_VERIFY(!desk.the<QWidget>("practice-reasonScores").isVisible());
    }
};

} // namespace test_exercise_view
