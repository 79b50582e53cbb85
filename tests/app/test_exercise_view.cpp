// The page of an exercise: what stands beside the question and the answer, and the dice.

#include "app/text/reason_words.h"
#include "app/views/parts/dice_view.h"
#include "app/widgets/colours.h"
#include "tests/app/desk.h"
#include "tests/app/rough_score_source.h"

namespace test_exercise_view {

using namespace ai::yahtzee::practice;
using app::views::DiceView;
using tests::late_exercises;
using tests::TrainDesk;

class TestExerciseView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void where_nothing_can_be_held_there_is_no_tray() {
        DiceView dice;
        dice.setPalette(app::widgets::palette_of(app::session::ColourScheme::light, {}));
        const int both = dice.heightForWidth(500);
        dice.resize(500, both);
        const auto light = [&] { return dice.grab().toImage().pixelColor(250, both - 25).value(); };
        const int in_tray = light();
        dice.setTray(DiceView::Tray::dim);
        QVERIFY(light() > in_tray);               // the table itself is lighter
        QCOMPARE(dice.heightForWidth(500), both); // the other dice stay where they are
        dice.setTray(DiceView::Tray::none);
        QVERIFY(dice.heightForWidth(500) < both * 2 / 3);
    }

    void only_in_a_low_window_the_last_roll_has_no_room_for_a_tray() {
        TrainDesk desk;
        const auto& dice = desk.the<DiceView>("practiceDice");
        for (const int high : {600, 720}) {
            desk.resize(1120, high);
            desk.practice.beginExercises(late_exercises());
            const int last = dice.heightForWidth(500);
            tests::answer(desk.practice);
            QCOMPARE(dice.heightForWidth(500) > last, high == 600);
        }
    }

    void beside_a_question_stand_the_worths_and_its_step_or_the_answer_before() {
        TrainDesk desk;
        auto& practice = desk.practice;
        const auto& worths = desk.the<QWidget>("worths");
        const auto& title = desk.the<QLabel>("asideTitle");
        const auto& text = desk.the<QLabel>("asideText");
        auto set = late_exercises();
        set[1].goal = Goal::win;
        set[2].position.mover = {}; // all boxes are open
        practice.beginExercises(set);
        QCOMPARE(worths.accessibleDescription(), "Sixes 16.5, Chance 26.5");
        QVERIFY(worths.isVisible() && !title.isVisible());
        practice.answer(practice.exercise()->ranking.back().action);
        QVERIFY(!worths.isVisible() && !title.isVisible());
        const QString verdict = desk.the<QLabel>("verdictTitle").text();
        practice.next();
        QVERIFY(!worths.isVisible() && title.isVisible()); // to win they don't count
        QVERIFY2(text.text().startsWith(verdict), qPrintable(text.text()));
        tests::answer(practice);
        for (const QSize size : {QSize(1400, 900), QSize(900, 600)}) {
            desk.resize(size); // nothing scrolls
            QTRY_COMPARE(worths.visibleRegion().boundingRect(), worths.rect());
        }
        app::storage::PracticeStore(app::storage::practice_path(desk.folder.path()))
            .change([](auto& book) { book.placed = "worths"; });
        practice.reload();
        practice.beginStep(3);
        QVERIFY(desk.the<QLabel>("stepTitle").text().contains(app::text::step_text(3)));
        QTRY_VERIFY_WITH_TIMEOUT(!practice.isPreparing(), 120000);
        QVERIFY(!worths.isVisible() && title.isVisible()); // they are learned
        QVERIFY2(title.text().contains(app::text::step_text(3)), qPrintable(title.text()));
    }

    void the_mean_of_a_set_is_that_of_all_its_losses() {
        const auto exercise = late_exercises().front();
        app::session::PracticeSet set;
        set.exercises = {exercise, exercise, exercise};
        set.exercises[1].goal = Goal::win;
        for (const double loss : {15.5, 0.25, 0.5})
            set.answers.push_back(
                {exercise.best().action, loss, ai::yahtzee::review::Grade::blunder});
        QCOMPARE(set.meanLoss(), 8.0); // that to win has another unit
    }

    // Although one of them is to win.
    void a_set_keeps_the_mean_that_it_showed() {
        TrainDesk desk;
        auto& practice = desk.practice;
        auto set = late_exercises();
        set[1].goal = Goal::win;
        practice.beginExercises(set);
        while (practice.exercise()) tests::answer(practice, false);
        const double mean = practice.set().meanLoss();
        QVERIFY(mean > 0);
        practice.beginExercises(set); // another of its kind
        QCOMPARE(practice.lastMeans(1), std::vector{mean});
    }

    void an_exercise_from_a_mistake_names_its_opponent_and_says_whether_it_is_the_same() {
        TrainDesk desk;
        auto& practice = desk.practice;
        practice.beginMistakesIn(
            {tests::played_at_random(tests::record_of(app::session::first_players(), 5), 5)});
        QTRY_VERIFY_WITH_TIMEOUT(!practice.isPreparing(), 120000);
        const auto& sheet = *desk.the<app::views::SheetView>("practiceSheet").model();
        const auto& origin = desk.the<QLabel>("origin");
        int similar = 0;
        for (; practice.exercise(); practice.next()) {
            QCOMPARE(sheet.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
                     QString::fromStdString(app::session::first_players().back().name));
            practice.answer(practice.exercise()->best().action);
            const bool is_same = practice.set().origin()->is_same;
            QVERIFY2(origin.text().contains("The same step") != is_same, qPrintable(origin.text()));
            similar += is_same ? 0 : 1;
        }
        QVERIFY(similar > 0);
    }

    void a_high_window_shows_final_scores_beside_an_answer() {
        TrainDesk desk(tests::rough_tables());
        auto& practice = desk.practice;
        practice.beginExercises(late_exercises());
        practice.answer(practice.exercise()->ranking.back().action);
        desk.window.resize(1920, 1080);
        QTRY_VERIFY_WITH_TIMEOUT(desk.the<QWidget>("practice-reasonScores").isVisible(), 60000);
        desk.window.resize(1120, 720);
        QTRY_VERIFY(!desk.the<QWidget>("practice-reasonScores").isVisible());
    }
};

} // namespace test_exercise_view
