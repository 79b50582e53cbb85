// The place Train: the book of practice, sets of exercises, and what the saved games say.

#include "ai/yahtzee/practice/themes.h"
#include "ai/yahtzee/solve/values.h"
#include "app/analysis/progress_request.h"
#include "app/models/themes_model.h"
#include "app/storage/library.h"
#include "app/text/anki.h"
#include "app/views/train/train_page.h"
#include "tests/app/desk.h"
#include "tests/app/pictures.h"
#include "tests/support/test.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace test_practice {

using namespace ai::yahtzee::practice;
using app::session::Practice;
using app::session::PracticeMode;
using app::storage::PracticeBook;
using app::views::train::TrainPage;
using core::yahtzee::Action;
using core::yahtzee::Box;

namespace {

// Two open boxes on each card; one choice is clearly best.
core::yahtzee::Position late_position(int roll_number, core::dice::Dice dice) {
    const auto open = core::yahtzee::BoxSet{}.with(Box::sixes).with(Box::chance);
    return {tests::card_with_open(open), {tests::card_with_open(open)}, dice, roll_number};
}

std::vector<core::yahtzee::Position> late_positions() {
    return {late_position(3, {6, 6, 6, 6, 1}), late_position(1, {6, 6, 1, 2, 3}),
            late_position(3, {1, 2, 3, 4, 6})};
}

// As they are, without siblings.
std::vector<Exercise> late_exercises(const ai::yahtzee::solve::SharedValues& values) {
    ai::yahtzee::decide::ActionRanker ranker(values, nullptr);
    std::vector<Exercise> exercises;
    for (const auto& position : late_positions()) {
        exercises.push_back(*exercise_of(ranker, position, Goal::points));
        std::erase_if(exercises.back().ranking,
                      [](const auto& choice) { return choice.action == Action::hold(0b11111); });
    }
    return exercises;
}

Action best_of(const Practice& practice) { return practice.exercise()->best().action; }

} // namespace

class TestPractice : public QObject {
    Q_OBJECT

    ai::yahtzee::solve::SharedValues values_;

    struct Room {
        QTemporaryDir folder;
        app::analysis::AnalysisService analysis;
        Practice practice{analysis, folder.path()};

        ai::yahtzee::solve::SharedValues values_;

        explicit Room(const ai::yahtzee::solve::SharedValues& values) : values_(values) {
            analysis.values().publish(values);
        }
        void begin() { practice.beginExercises(late_exercises(values_)); }
    };

private Q_SLOTS:
    void initTestCase() { values_ = ai::yahtzee::solve::solve({}); }

    void a_book_is_read_as_it_was_written() {
        const QTemporaryDir folder;
        const QString path = app::storage::practice_path(folder.path());
        QVERIFY(app::storage::read_practice(path) == PracticeBook());
        PracticeBook book;
        book.has_schedule = false;
        book.themes["two-pairs"] = {2.5, 5.25, 100, 103};
        book.sets = {{"themes", "2026-11-20", 10, 7, 4.5, false},
                     {"daily-win", "2026-11-21", 10, 10, 0, true}};
        book.done_mistakes = {"0123456789abcdef0123456789abcdef:17"};
        QCOMPARE(app::storage::write_practice(path, book), QString());
        QVERIFY(app::storage::read_practice(path) == book);
    }

    void a_damaged_book_is_set_aside_and_nonsense_left_out() {
        const QTemporaryDir folder;
        const QString path = app::storage::practice_path(folder.path());
        const auto write = [&](const QByteArray& bytes) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write("{\"version\": 1, \"themes\": {\"no-theme\": {}, \"two-pairs\": "
                      "{\"stability\": -1}}, \"sets\": [{\"exercises\": 0}, 3]}"));
        QString aside;
        QVERIFY(app::storage::read_practice(path, &aside) == PracticeBook());
        QVERIFY(aside.isEmpty());
        QVERIFY(write("{\"version\": 1, \"them"));
        QVERIFY(app::storage::read_practice(path, &aside) == PracticeBook());
        QVERIFY(QFile::exists(aside) && !QFile::exists(path));
    }

    void a_book_that_cannot_be_written_says_why() {
        const QTemporaryDir folder;
        QVERIFY(!app::storage::write_practice(folder.path(), {}).isEmpty()); // a folder is there
    }

    void an_answer_is_compared_and_accepted_below_the_limit() {
        Room room(values_);
        room.begin();
        Practice& practice = room.practice;
        practice.next(); // nothing: it isn't answered
        QCOMPARE(practice.at(), 0u);
        practice.answer(Action::score(Box::ones)); // no choice of the exercise
        QVERIFY(!practice.isAnswered());
        practice.answer(best_of(practice));
        QVERIFY(practice.answers().front().is_accepted());
        QCOMPARE(practice.answers().front().loss, 0.0);
        practice.answer(Action::score(Box::chance)); // a second one isn't taken
        QCOMPARE(practice.answers().size(), 1u);
        practice.next();
        practice.answer(practice.exercise()->ranking.back().action);
        QVERIFY(!practice.answers().back().is_accepted());
        QVERIFY(practice.answers().back().loss > 0.5);
        practice.setLimits({1000, 1000, 1000}, {1, 1, 1});
        practice.next();
        practice.answer(practice.exercise()->ranking.back().action);
        QVERIFY(practice.answers().back().is_accepted()); // not the best, but good enough
    }

    void the_answer_marks_its_choice_whatever_slots_it_holds() {
        Room room(values_);
        room.begin();
        Practice& practice = room.practice;
        practice.answer(best_of(practice));
        practice.next();
        practice.answer(Action::hold(0b00011)); // the two sixes
        QVERIFY(practice.isAnswered());
        const auto advice = practice.advice();
        QVERIFY(advice.made);
        QCOMPARE(advice.chosen().action.keep(advice.game.dice()).size(), 2);
        QVERIFY(practice.game().position() == late_position(1, {6, 6, 1, 2, 3}));
    }

    void a_finished_set_is_kept_and_compared_with_the_next() {
        Room room(values_);
        QSignalSpy finished(&room.practice, &Practice::finished);
        for (int set = 0; set < 2; ++set) {
            room.begin();
            QCOMPARE(room.practice.lastMeans(3).size(), static_cast<std::size_t>(set));
            for (int i = 0; i < 3; ++i) {
                room.practice.answer(best_of(room.practice));
                room.practice.next();
            }
            QVERIFY(room.practice.isFinished());
            QCOMPARE(finished.size(), set + 1);
        }
        const Practice again(room.analysis, room.folder.path());
        QCOMPARE(again.book().sets.size(), 2u);
        QCOMPARE(again.book().sets.front().accepted, 3);
    }

    void an_exercise_that_is_added_after_the_end_follows_the_last_one() {
        Room room(values_);
        Practice& practice = room.practice;
        practice.beginExercises({late_exercises(values_)[1]});
        practice.answer(best_of(practice));
        practice.addAnother();
        practice.next();
        QVERIFY(practice.isFinished());
        QTRY_VERIFY_WITH_TIMEOUT(!practice.isAdding(), 60000);
        QCOMPARE(practice.exercises().size(), 2u);
        QVERIFY(practice.exercise() == &practice.exercises().back());
    }

    void practised_themes_come_back_when_they_are_due() {
        Room room(values_);
        Practice& practice = room.practice;
        const std::size_t theme = index_of(*find_theme("two-pairs"));
        QVERIFY(practice.dueThemes().empty());
        practice.beginThemes({theme});
        QTRY_VERIFY_WITH_TIMEOUT(!practice.isPreparing(), 60000);
        QCOMPARE(practice.exercises().size(), 10u);
        for (const Exercise& exercise : practice.exercises()) QVERIFY(exercise.themes[theme]);
        QVERIFY(practice.ruleTheme() == theme);
        practice.answer(best_of(practice));
        const auto state = practice.memory()[theme];
        QVERIFY(state && state->last_review == Practice::today() &&
                state->due > state->last_review);
        practice.next();
        practice.answer(practice.exercise()->ranking.back().action);
        QVERIFY(practice.memory()[theme] == state); // once a day
        practice.setSchedule(false);
        QVERIFY(practice.dueThemes().empty());
        QVERIFY(!Practice(room.analysis, room.folder.path()).hasSchedule());
    }

    void keeping_all_dice_is_no_choice_of_an_exercise() {
        Room room(values_);
        room.practice.beginMistakesIn({tests::random_game(1)});
        QTRY_VERIFY_WITH_TIMEOUT(!room.practice.isPreparing(), 30000);
        for (const Exercise& exercise : room.practice.exercises())
            for (const auto& choice : exercise.ranking)
                QVERIFY(choice.action != Action::hold(0b11111));
    }

    void a_mistake_is_practised_by_a_fresh_position_like_it() {
        Room room(values_);
        Practice& practice = room.practice;
        practice.beginMistakesIn({tests::random_game(1), tests::random_game(2)});
        QTRY_VERIFY_WITH_TIMEOUT(!practice.isPreparing(), 30000);
        QCOMPARE(practice.exercises().size(), 10u);
        QCOMPARE(practice.mode(), PracticeMode::mistakes);
        double last = 1000;
        for (int i = 0; i < 10; ++i) {
            const auto* origin = practice.origin();
            QVERIFY(origin && origin->loss <= last); // the costliest first
            last = origin->loss;
            const auto mistake = replay(origin->record, origin->ply).position();
            QCOMPARE(practice.exercise()->position == mistake, origin->is_same);
            practice.answer(best_of(practice));
            practice.next();
        }
        // What was answered right waits no longer.
        QCOMPARE(practice.doneMistakes().size(), 10);
        QCOMPARE(Practice(room.analysis, room.folder.path()).doneMistakes().size(), 10);
        practice.forgetDoneMistakes();
        QVERIFY(practice.doneMistakes().empty());
    }

    void themes_keep_to_the_rules_of_models() {
        app::models::ThemesModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.show({}, {}, 100);
        QCOMPARE(model.rowCount(), static_cast<int>(themes().size()));
        QVERIFY(!model.isOwn());
        std::vector<ThemeLoss> sums{{2, 10, 5.0, 1.0}, {0, 10, 1.0, -1.0}};
        std::vector<std::optional<MemoryState>> memory(themes().size());
        memory[2] = {2.5, 5, 90, 100};
        memory[0] = {2.5, 5, 90, 140};
        model.show(sums, memory, 100);
        QVERIFY(model.isOwn());
        QCOMPARE(model.theme(0), 2u);
        QCOMPARE(model.index(0).data(app::models::ThemesModel::due_role).toString(), "due");
        QCOMPARE(model.index(1).data(app::models::ThemesModel::due_role).toString(), "in 40 days");
        QCOMPARE(model.index(0).data(app::models::ThemesModel::loss_role).toDouble(), 0.5);
        // The bars fall as the order does, whatever the themes lose.
        sums = {{2, 10, 2.0, 3.0}, {0, 10, 5.0, 1.5}, {1, 10, 9.0, -1.0}};
        model.show(sums, memory, 100);
        const auto share = [&](int row) {
            return model.index(row).data(app::models::ThemesModel::share_role).toDouble();
        };
        QCOMPARE(share(0), 1.0);
        QCOMPARE(share(1), 0.5);
        QCOMPARE(share(2), 0.0);
    }

    void cards_for_anki_have_two_fields_a_line() {
        Room room(values_);
        room.begin();
        const auto lines = app::text::anki_cards(room.practice.exercises()).split('\n');
        QCOMPARE(lines.size(), 2 + 3 + 1); // two of header, and the end
        for (int i = 2; i < 5; ++i) {
            QCOMPARE(lines[i].count('\t'), 1);
            QVERIFY(lines[i].contains("<svg") && lines[i].contains("<b>"));
        }
    }

    void a_set_is_answered_with_dice_and_boxes_in_the_window() {
        tests::Desk desk(tests::person_and("optimal", 3), values_);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.press(Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(desk.window.place(), app::main::Place::train);
        auto& page = desk.the<TrainPage>("trainPage");
        page.practice().beginExercises(late_exercises(values_));
        auto& sheet = desk.the<app::views::play::SheetView>("practiceSheet");
        QVERIFY(sheet.isVisible());
        const auto click_box = [&](Box box) {
            const auto cell = sheet.model()->index(app::models::SheetModel::rowOf(box), 1);
            QTest::mouseClick(sheet.viewport(), Qt::LeftButton, {},
                              sheet.visualRect(cell).center());
        };
        click_box(Box::sixes);
        QVERIFY(page.practice().isAnswered());
        QCOMPARE(desk.the<QLabel>("verdictTitle").text(), "Right.");
        QVERIFY(page.caption().contains("1 of 3"));
        desk.press(Qt::Key_Space);
        QCOMPARE(page.practice().at(), 1u);
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_2);
        desk.press(Qt::Key_Space);
        QVERIFY(page.practice().isAnswered());
        QCOMPARE(page.practice().answers()[1].action.keep({6, 6, 1, 2, 3}).size(), 2);
        desk.press(Qt::Key_Space);
        click_box(Box::sixes);
        QVERIFY(page.practice().isAnswered());
        desk.press(Qt::Key_Space);
        QVERIFY(page.practice().isFinished());
        desk.press(Qt::Key_Escape);
        QVERIFY(!page.practice().isOn());
        QCOMPARE(desk.game().roll_number(), 0); // the game is untouched
    }

    // It stays the same all day.
    void after_the_set_of_the_day_themes_are_offered() {
        tests::Desk desk(tests::person_and("optimal", 3), values_);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.press(Qt::Key_M, Qt::ControlModifier);
        auto& practice = desk.the<TrainPage>("trainPage").practice();
        practice.beginDaily(Goal::points);
        QTRY_VERIFY_WITH_TIMEOUT(practice.exercise(), 60000);
        while (!practice.isFinished()) {
            const auto& ranking = practice.exercise()->ranking;
            practice.answer(practice.at() == 3 ? ranking.back().action : ranking.front().action);
            practice.next();
        }
        const auto& missed = desk.the<QLabel>("missed");
        QVERIFY2(missed.isVisible() && missed.text().startsWith("4. "), qPrintable(missed.text()));
        QVERIFY(missed.text().contains("; better: ") && !missed.text().contains('\n'));
        QVERIFY(desk.the<QLabel>("situation").text().contains("next set comes at 00:00 UTC"));
        QVERIFY(desk.the<QAbstractButton>("goOn").text().contains("themes"));
        desk.press(Qt::Key_Space);
        QVERIFY(practice.isOn());
        QCOMPARE(practice.mode(), PracticeMode::themes);
    }

    void an_exercise_is_played_on_in_a_game() {
        tests::Desk desk(tests::person_and("optimal", 3), values_);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.press(Qt::Key_M, Qt::ControlModifier);
        auto& page = desk.the<TrainPage>("trainPage");
        page.practice().beginExercises(late_exercises(values_));
        page.practice().answer(best_of(page.practice()));
        desk.click("playOn");
        QCOMPARE(desk.window.place(), app::main::Place::play);
        QVERIFY(desk.game().position() == late_positions().front());
    }

    void pictures() {
        tests::Desk desk(tests::person_and("optimal", 3), values_);
        tests::keep_games(desk.folder.path(), 45);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.press(Qt::Key_M, Qt::ControlModifier);
        auto& page = desk.the<TrainPage>("trainPage");
        QTRY_VERIFY_WITH_TIMEOUT(desk.the<QLabel>("ownLoss").text().contains("per game"), 120000);
        const auto save = [&desk](const QString& name) {
            const bool is_saved = tests::save_pictures(desk, desk.window, name);
            desk.window.resize(900, 600);
            return is_saved && tests::save_pictures(desk, desk.window, name + "-small");
        };
        QVERIFY(save("train-home"));
        desk.window.resize(1120, 720);
        QSignalSpy solved(&desk.trainer.analysis.contributions(),
                          &app::analysis::ContributionCache::solved);
        if (!desk.trainer.analysis.contributions().request(values_)) QVERIFY(solved.wait(60000));
        page.practice().beginDaily(Goal::points);
        QTRY_VERIFY_WITH_TIMEOUT(page.practice().exercise(), 120000);
        page.practice().answer(best_of(page.practice()));
        page.practice().next();
        page.practice().answer(page.practice().exercise()->ranking[1].action);
        page.practice().next();
        QVERIFY(tests::save_pictures(desk, desk.window, "train-question"));
        page.practice().answer(page.practice().exercise()->ranking[3].action);
        QVERIFY(save("train-answer"));
    }
};

ALEA_TEST(TestPractice)

} // namespace test_practice

#include "test_practice.moc"
