// The page Train: the book of practice, sets of exercises, and figures of the saved games.

#include "ai/yahtzee/practice/steps.h"
#include "app/analysis/progress_request.h"
#include "app/models/steps_model.h"
#include "app/text/anki.h"
#include "app/text/reason_words.h"
#include "app/views/review/reason_pane.h"
#include "tests/app/pictures.h"

#include <QSignalSpy>

#include <cmath>

namespace test_practice {

using namespace ai::yahtzee::practice;
using app::session::Practice;
using app::storage::PracticeBook;
using app::storage::PracticeStore;
using core::yahtzee::Action;
using core::yahtzee::Box;
using tests::answer;
using tests::late_exercises;
using tests::late_position;
using tests::late_positions;
using tests::TrainDesk;

Action best_of(const Practice& practice) { return practice.exercise()->best().action; }

class TestPractice : public QObject {
    Q_OBJECT

    struct Room : tests::AnalysisFixture {
        Practice practice{analysis, folder.path()};

        Practice& begun() {
            practice.beginExercises(late_exercises());
            return practice;
        }
    };

private Q_SLOTS:
    void a_book_is_read_as_it_was_written() {
        const QTemporaryDir folder;
        const QString path = app::storage::practice_path(folder.path());
        PracticeStore store(path);
        QVERIFY(store.book() == PracticeBook());
        PracticeBook book;
        book.placed = "worths";
        book.steps["worths"] = {2.5, 5.25, 100, 103};
        book.sets = {{"a", "today", "2026-11-20", 10, 7, 4.5, false},
                     {"b", "last-turns", "2026-11-21", 10, 10, 0, true}};
        book.answers = {{"c", "worths", "2026-11-20", 0.75}};
        book.right_days["0123456789abcdef0123456789abcdef:17"] = QStringList{"2026-11-20"};
        book.open = {"d", "2026-11-21", {{"position", true, "worths", "mistake", 45}}};
        QCOMPARE(store.change([&](PracticeBook& own) { own = book; }), QString());
        QVERIFY(PracticeStore(path).book() == book);
    }

    void a_damaged_book_is_set_aside_and_nonsense_left_out() {
        const QTemporaryDir folder;
        const QString path = app::storage::practice_path(folder.path());
        const auto write = [&](const QByteArray& bytes) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write("{\"version\": 2, \"steps\": {\"worths\": {\"stability\": -1}}, "
                      "\"sets\": [{\"exercises\": 0}, 3], \"open\": {\"items\": [7]}}"));
        QVERIFY(PracticeStore(path).book() == PracticeBook());
        QVERIFY(QFile::exists(path));
        QVERIFY(write("{\"version\": 2, \"step"));
        const PracticeStore store(path);
        QVERIFY(store.book() == PracticeBook());
        QVERIFY(QFile::exists(store.setAside()) && !QFile::exists(path));
    }

    // Mistakes, sets and streaks stay, schedules of themes go.
    void a_book_of_27b3eb2_is_migrated_and_set_aside() {
        const QTemporaryDir folder;
        const QString path = app::storage::practice_path(folder.path());
        const QString old = ALEA_SOURCE_DIR "/tests/data/practice-27b3eb2.json";
        QVERIFY(QFile::copy(old, path));
        const PracticeStore store(path);
        const PracticeBook& book = store.book();
        QCOMPARE(book.sets.size(), 3u);
        QCOMPARE(book.sets[0].accepted, 7);
        QCOMPARE(book.streak("2026-11-23"), 3);
        QVERIFY(book.steps.empty());
        QVERIFY(book.doneMistakes().contains("0123456789abcdef0123456789abcdef:17"));
        QCOMPARE(book.doneMistakes().size(), 2);
        QFile aside(store.setAside());
        QFile original(old);
        QVERIFY(aside.open(QIODevice::ReadOnly) && original.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), original.readAll());
        QVERIFY(PracticeStore(path).book() == book);
        QVERIFY(PracticeStore(path).setAside().isEmpty());
    }

    void a_book_that_cannot_be_written_says_why_and_keeps_the_change() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("practice.json")); // a folder is there
        PracticeStore store(app::storage::practice_path(folder.path()));
        QVERIFY(!store.change([](PracticeBook& book) { book.placed = "worths"; }).isEmpty());
        QCOMPARE(store.book().placed, "worths");
    }

    void two_windows_keep_each_other_s_sets_and_answers() {
        const QTemporaryDir folder;
        const QString path = app::storage::practice_path(folder.path());
        PracticeStore one(path);
        PracticeStore two(path);
        const auto add = [](PracticeStore& store, const QString& id) {
            return store.change([&](PracticeBook& book) {
                book.sets.push_back({id, "today", "2026-11-20", 10, 7, 4.5, false});
                book.answers.push_back({id + "-answer", "worths", "2026-11-20", 0});
                book.right_days["mistake"] << id;
            });
        };
        QCOMPARE(add(one, "first"), QString());
        QCOMPARE(add(two, "second"), QString());
        QCOMPARE(add(one, "third"), QString());
        const PracticeBook book = PracticeStore(path).book();
        QCOMPARE(book.sets.size(), 3u);
        QCOMPARE(book.answers.size(), 3u);
        QVERIFY(book.doneMistakes().contains("mistake"));
        two.change([](PracticeBook& own) {
            own.right_days.clear();
            ++own.forgotten;
        });
        one.reload();
        QVERIFY(!one.book().doneMistakes().contains("mistake")); // forgotten in the other window
    }

    void an_answer_is_compared_and_accepted_below_the_limit() {
        Room room;
        Practice& practice = room.begun();
        practice.next(); // nothing: it isn't answered
        QCOMPARE(practice.set().at, 0u);
        practice.answer(Action::score(Box::ones)); // no choice of the exercise
        QVERIFY(!practice.isAnswered());
        practice.answer(best_of(practice));
        QVERIFY(practice.set().answers.front().is_accepted());
        QCOMPARE(practice.set().answers.front().loss, 0.0);
        practice.answer(Action::score(Box::chance)); // a second one isn't taken
        QCOMPARE(practice.set().answers.size(), 1u);
        practice.next();
        practice.answer(practice.exercise()->ranking.back().action);
        QVERIFY(!practice.set().answers.back().is_accepted());
        QVERIFY(practice.set().answers.back().loss > 0.5);
        practice.setLimits({1000, 1000, 1000}, {1, 1, 1});
        practice.next();
        practice.answer(practice.exercise()->ranking.back().action);
        QVERIFY(practice.set().answers.back().is_accepted()); // not the best, but good enough
    }

    void the_answer_marks_its_choice_whatever_slots_it_holds() {
        Room room;
        Practice& practice = room.begun();
        answer(practice);
        practice.answer(Action::hold(0b00011)); // the two sixes
        QVERIFY(practice.isAnswered());
        const auto advice = practice.advice();
        QVERIFY(advice.made);
        QCOMPARE(advice.chosen().action.keep(advice.game.dice()).size(), 2);
        QVERIFY(practice.game().position() == late_position(1, {6, 6, 1, 2, 3}));
    }

    // Keeping 1 2 3 4 and keeping 2 3 4 6 make a large straight equally often.
    void an_answer_as_good_as_the_best_is_the_best() {
        Room room;
        const auto position = *core::yahtzee::parse_position("0 0 0 0 0 0 0 0 0 0 -1 0 20 0 "
                                                             "0 0 0 0 0 0 0 0 0 0 -1 0 20 0 "
                                                             "1 2 3 4 6 2");
        Examiner examiner(tests::solved_values());
        for (const Action given : {Action::hold(0b01111), Action::hold(0b11110)}) {
            room.practice.beginExercises({*examiner.exercise(position, Goal::points)});
            room.practice.answer(given);
            const auto advice = room.practice.advice();
            QVERIFY(advice.made == 0u);
            QVERIFY(best_of(room.practice).is_same_choice(given, position.dice));
            QVERIFY(advice.choices[1].loss <= 0);
            app::views::review::ReasonPane pane(room.analysis);
            pane.show(advice.game, advice.best(), advice.choices[1], {},
                      ai::yahtzee::review::Grade::fine);
            QTRY_VERIFY(pane.findChild<QLabel*>("ends")->text().contains("Large straight"));
        }
    }

    void a_finished_set_is_kept_and_compared_with_the_next() {
        Room room;
        QSignalSpy finished(&room.practice, &Practice::finished);
        for (int set = 0; set < 2; ++set) {
            room.begun();
            QCOMPARE(room.practice.lastMeans(3).size(), static_cast<std::size_t>(set));
            for (int i = 0; i < 3; ++i) answer(room.practice);
            QVERIFY(room.practice.isFinished());
            QCOMPARE(finished.size(), set + 1);
        }
        const Practice again(room.analysis, room.folder.path());
        QCOMPARE(again.book().sets.size(), 2u);
        QCOMPARE(again.book().sets.front().accepted, 3);
    }

    void an_exercise_that_is_added_after_the_end_follows_the_last_one() {
        Room room;
        Practice& practice = room.practice;
        practice.beginExercises({late_exercises()[1]});
        practice.answer(best_of(practice));
        practice.addAnother();
        practice.next();
        QVERIFY(practice.isFinished());
        QTRY_VERIFY(!practice.isAdding());
        QCOMPARE(practice.set().exercises.size(), 2u);
        QVERIFY(practice.exercise() == &practice.set().exercises.back());
    }

    void practised_steps_come_back_when_they_are_due() {
        Room room;
        Practice& practice = room.practice;
        const int step = *find_step("worths");
        const QString name = "worths";
        QVERIFY(practice.dueSteps().empty());
        practice.beginStep(step);
        QTRY_VERIFY(!practice.isPreparing());
        QCOMPARE(practice.set().exercises.size(), 10u);
        for (const Exercise& exercise : practice.set().exercises)
            QCOMPARE(exercise.practised, step);
        practice.answer(best_of(practice));
        const auto state = practice.book().steps.at(name);
        QVERIFY(state.last_review == Practice::today() && state.due > state.last_review);
        practice.next();
        practice.answer(practice.exercise()->ranking.back().action);
        QVERIFY(practice.book().steps.at(name) == state); // once a day
        QCOMPARE(practice.book().answers.size(), 2u);
    }

    void a_set_that_recalls_a_step_learns_it_and_tells_what_comes_tomorrow() {
        Room room;
        const QString name = QString::fromStdString(step_name(3));
        app::storage::PracticeStore(app::storage::practice_path(room.folder.path()))
            .change([&](PracticeBook& book) {
                book.steps[name] = {4, 5, Practice::today() - 4, Practice::today()};
            });
        Practice& practice = room.practice;
        practice.reload();
        QCOMPARE(practice.dueSteps(), std::vector{3});
        practice.beginStep(3);
        QTRY_VERIFY(!practice.isPreparing());
        QVERIFY(practice.learnedNow().empty());
        while (practice.exercise()) answer(practice);
        QCOMPARE(practice.learnedNow(), std::vector{3});
        QVERIFY(practice.dueSteps(1).empty() && practice.dueSteps(40) == std::vector{3});
    }

    void a_set_of_today_has_ten_positions_and_is_kept_when_it_is_left() {
        Room room;
        Practice& practice = room.practice;
        practice.beginToday();
        QTRY_VERIFY_WITH_TIMEOUT(!practice.isPreparing(), 120000);
        QCOMPARE(practice.set().exercises.size(), 10u);
        QCOMPARE(std::ranges::count(practice.set().exercises, Goal::win, &Exercise::goal), 0);
        const auto positions = practice.set().exercises;
        for (int step = 1; step <= step_count(); ++step)
            QVERIFY(std::ranges::count(positions, step, &Exercise::practised) <= 4);
        QVERIFY(std::ranges::count_if(positions, [](const Exercise& each) { // nothing to decide
                    return each.position.roll_number < 3 && each.best().action.is_score() &&
                           each.best().action.box() == Box::large_straight;
                }) <= 1);
        QVERIFY(positions[0].practised != positions[1].practised); // not known in advance
        answer(practice);
        practice.leave();
        QVERIFY(practice.hasOpenToday());
        // Another window goes on with it.
        Practice again(room.analysis, room.folder.path());
        again.beginToday();
        QTRY_VERIFY_WITH_TIMEOUT(!again.isPreparing(), 120000);
        QCOMPARE(again.set().exercises.size(), 10u);
        QCOMPARE(again.set().at, 1u);
        for (std::size_t i = 0; i < positions.size(); ++i)
            QVERIFY(again.set().exercises[i].position == positions[i].position);
        while (again.exercise()) answer(again);
        QVERIFY(!again.hasOpenToday());
        QCOMPARE(again.doneToday()->accepted, 10);
        QCOMPARE(again.streak(), 1);
        // A second start on the same day offers more.
        again.beginToday();
        QTRY_VERIFY_WITH_TIMEOUT(!again.isPreparing(), 120000);
        QVERIFY(again.set().exercises != positions);
    }

    void the_missed_ones_come_again() {
        Room room;
        Practice& practice = room.begun();
        for (int i = 0; i < 3; ++i) answer(practice, i != 1);
        QCOMPARE(practice.set().missed().size(), 1u);
        practice.beginMissed();
        QCOMPARE(practice.set().exercises.size(), 1u);
        QVERIFY(practice.exercise()->position == late_positions()[1]);
    }

    void an_answer_is_tried_again_without_a_trace_in_the_book() {
        Room room;
        Practice& practice = room.begun();
        practice.answer(practice.exercise()->ranking.back().action);
        const auto book = practice.book();
        practice.tryAgain();
        QVERIFY(!practice.isAnswered());
        practice.answer(best_of(practice));
        QCOMPARE(practice.given().loss, 0.0);
        QVERIFY(practice.book() == book);
        practice.next();
        QVERIFY(!practice.set().answers.front().is_accepted()); // the first answer counts
    }

    void steps_are_learned_by_recall_by_games_or_by_placement() {
        using app::session::StepState;
        PracticeBook book;
        const app::analysis::Progress none;
        QVERIFY(app::session::standings(book, none, 100).front().state == StepState::learning);
        QCOMPARE(app::session::step_to_learn(app::session::standings(book, none, 100)), 1);
        book.steps[QString::fromStdString(step_name(1))] = {10, 5, 100, 110};
        QCOMPARE(app::session::step_to_learn(app::session::standings(book, none, 100)), 2);
        QVERIFY(app::session::standings(book, none, 110).front().is_due);
        QCOMPARE(app::session::standings(book, none, 100).front().memory, 1.0);
        book.placed = QString::fromStdString(step_name(4));
        QCOMPARE(app::session::step_to_learn(app::session::standings(book, none, 100)), 5);
    }

    void the_level_places_a_person_on_the_ladder() {
        app::analysis::Progress progress;
        app::storage::AnalysedGame game;
        game.entry.is_own = game.entry.is_whole = game.entry.is_analysed = true;
        game.entry.players = QStringList{"Ada", "Alea"};
        game.entry.programs =
            QStringList{"", QString::fromStdString(std::string(app::session::levels()[0].program))};
        game.entry.scores = {230, 200};
        game.entry.result = app::storage::GameResult::won;
        game.entry.loss = 30;
        for (int i = 0; i < 6; ++i) {
            const auto ladder = app::session::ladder_of({}, progress);
            QCOMPARE(ladder.level.has_value(), i >= 5);
            progress.games.push_back(game);
        }
        const auto ladder = app::session::ladder_of({}, progress);
        QVERIFY(ladder.own && std::abs(*ladder.level - 224.6) < 1e-9);
        QVERIFY(*ladder.rungs[*ladder.own].mean <= 224.6);
        QVERIFY(*ladder.rungs[*ladder.own + 1].mean > 224.6);
        QCOMPARE(ladder.rungs[0].games, 6);
        QCOMPARE(ladder.rungs[0].won, 6);
        QCOMPARE(ladder.next(), *ladder.own + 1);
        QCOMPARE((app::session::Ladder{{ladder.rungs[0], ladder.rungs[1]}, {}, 0, {}}.next()), 1u);
        progress.games.back().entry.has_hints = true; // the result counts all the same
        QCOMPARE(app::session::ladder_of({}, progress).rungs[0].games, 6);
    }

    void keeping_all_dice_is_no_choice_of_an_exercise() {
        Room room;
        room.practice.beginMistakesIn({tests::random_game(1)});
        QTRY_VERIFY(!room.practice.isPreparing());
        for (const Exercise& exercise : room.practice.set().exercises)
            for (const auto& choice : exercise.ranking)
                QVERIFY(choice.action != Action::hold(0b11111));
    }

    void a_mistake_is_practised_by_a_fresh_position_like_it() {
        Room room;
        Practice& practice = room.practice;
        practice.beginMistakesIn({tests::random_game(1), tests::random_game(2)});
        QTRY_VERIFY(!practice.isPreparing());
        QCOMPARE(practice.set().exercises.size(), 10u);
        QCOMPARE(practice.set().mode, app::session::PracticeMode::mistakes);
        double last = 1000;
        for (int i = 0; i < 10; ++i) {
            const auto* origin = practice.set().origin();
            QVERIFY(origin && origin->loss <= last); // the costliest first
            last = origin->loss;
            const auto mistake = replay(origin->record, origin->ply).position();
            QCOMPARE(practice.exercise()->position == mistake, origin->is_same);
            answer(practice);
        }
        // What was answered right on two days waits no longer.
        QCOMPARE(practice.book().right_days.size(), 10u);
        QVERIFY(practice.doneMistakes().empty());
        PracticeStore store(app::storage::practice_path(room.folder.path()));
        store.change([](PracticeBook& book) {
            for (auto& [name, days] : book.right_days) days << "2026-01-01";
        });
        Practice again(room.analysis, room.folder.path());
        QCOMPARE(again.doneMistakes().size(), 10);
        again.forgetDoneMistakes();
        QVERIFY(again.doneMistakes().empty());
    }

    void steps_keep_to_the_rules_of_models() {
        using app::models::StepsModel;
        StepsModel model;
        tests::ModelTester tester(&model);
        auto standings = app::session::standings({}, {}, 100);
        standings[2].cost = 2;
        standings[4].cost = 0.5;
        model.show(standings);
        QCOMPARE(model.rowCount(), step_count());
        const auto share = [&](int row) {
            return model.index(row).data(StepsModel::share_role).toDouble();
        };
        QCOMPARE(share(2), 1.0);
        QCOMPARE(share(4), 0.25);
        QVERIFY(model.index(0).data(StepsModel::is_now_role).toBool());
    }

    void cards_for_anki_have_two_fields_a_line() {
        Room room;
        const auto lines = app::text::anki_cards(room.begun().set().exercises).split('\n');
        QCOMPARE(lines.size(), 2 + 3 + 1); // two of header, and the end
        for (int i = 2; i < 5; ++i) {
            QCOMPARE(lines[i].count('\t'), 1);
            QVERIFY(lines[i].contains("<svg") && lines[i].contains("<b>"));
        }
    }

    void a_set_is_answered_with_dice_and_boxes_in_the_window() {
        TrainDesk desk;
        desk.window.goTo(app::main::Place::play);
        desk.press(Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(desk.window.place(), app::main::Place::train);
        desk.practice.beginExercises(late_exercises());
        auto& sheet = desk.the<app::views::SheetView>("practiceSheet");
        QVERIFY(sheet.isVisible());
        const auto click_box = [&](Box box) {
            const auto cell = sheet.model()->index(app::models::SheetModel::rowOf(box), 1);
            QTest::mouseClick(sheet.viewport(), Qt::LeftButton, {},
                              sheet.visualRect(cell).center());
        };
        click_box(Box::sixes);
        QVERIFY(desk.practice.isAnswered());
        QCOMPARE(desk.the<QLabel>("verdictTitle").text(), "Right.");
        QVERIFY(desk.page.caption().contains("1 of 3"));
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.practice.set().at, 1u);
        desk.press({Qt::Key_1, Qt::Key_2, Qt::Key_Space});
        QVERIFY(desk.practice.isAnswered());
        QCOMPARE(desk.practice.set().answers[1].action.keep({6, 6, 1, 2, 3}).size(), 2);
        desk.press(Qt::Key_Return);
        click_box(Box::sixes);
        QVERIFY(desk.practice.isAnswered());
        desk.press(Qt::Key_Space);
        QVERIFY(desk.practice.isFinished());
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.practice.isOn());
        QCOMPARE(desk.game().roll_number(), 0); // the game is untouched
    }

    void the_result_of_a_set_is_one_line() {
        TrainDesk desk;
        desk.practice.beginExercises(late_exercises());
        while (desk.practice.exercise()) answer(desk.practice, desk.practice.set().at != 1);
        const QString line = desk.page.resultLine();
        QVERIFY2(line.contains("2 of 3") && !line.contains('\n'), qPrintable(line));
        QVERIFY(line.contains(QString("●")));
        const auto& missed = desk.the<app::views::train::BarRows>("missed");
        QVERIFY(missed.isVisible() && missed.rows().size() == 1);
        QVERIFY(missed.accessibleDescription().startsWith("2. "));
    }

    void the_end_of_a_set_tells_its_loss_beside_the_sets_before() {
        TrainDesk desk;
        auto& practice = desk.practice;
        const auto finish = [&](int wrong) {
            practice.beginExercises(late_exercises());
            while (practice.exercise())
                answer(practice, static_cast<int>(practice.set().at) >= wrong);
        };
        finish(2);
        finish(1);
        const auto& rows = desk.the<app::views::train::BarRows>("setEndLosses").rows();
        QCOMPARE(rows.size(), 2u);
        QVERIFY(rows[0].is_bold && rows[0].share < rows[1].share);
        QVERIFY(rows[0].tone != app::views::train::BarRows::Tone::good); // what is lost
        QCOMPARE(rows[1].share, 1.0);
        // In the middle of the page, as are the buttons below.
        const auto centre = [&](const char* name) {
            auto& part = desk.the<QWidget>(name);
            return part.mapTo(&desk.page, part.rect().center()).x();
        };
        QVERIFY(std::abs(centre("setEnd") - desk.page.width() / 2) < 16);
        const int buttons = (centre("copyResult") + centre("leaveSet")) / 2;
        QVERIFY(std::abs(buttons - desk.page.width() / 2) < desk.page.width() / 10);
        finish(0);
        QCOMPARE(desk.the<app::views::train::BarRows>("setEndLosses").rows().size(), 3u);
        QVERIFY(!desk.the<QWidget>("missed").isVisible());
    }

    void names_of_steps_are_whole_beside_their_bars() {
        app::views::train::BarRows rows;
        const QString name = app::text::step_text(16);
        rows.show({{name, "0.42 per game", 1, {}, false}});
        const QFontMetrics metrics(rows.font());
        const int line = rows.heightForWidth(10 * metrics.horizontalAdvance(name));
        QVERIFY(rows.heightForWidth(metrics.horizontalAdvance(name)) > line);
        rows.resize(metrics.horizontalAdvance(name), rows.heightForWidth(rows.width()));
        QVERIFY(rows.sizeHint().height() >= line + metrics.lineSpacing());
    }

    void the_ladder_has_room_for_its_rungs_and_its_font() {
        app::views::train::LadderView view;
        auto ladder = app::session::ladder_of({}, {});
        view.show(ladder);
        const int all = view.maximumHeight();
        ladder.rungs.resize(2);
        view.show(ladder);
        const int two = view.maximumHeight();
        QVERIFY(all > 3 * two);
        QFont large = view.font();
        large.setPointSizeF(2 * large.pointSizeF());
        view.setFont(large);
        QVERIFY(view.maximumHeight() > two);
    }

    void a_rung_of_the_ladder_begins_a_game() {
        TrainDesk desk;
        auto& ladder = desk.the<app::views::train::LadderView>("ladder");
        QVERIFY(ladder.model()->rowCount() >= 5);
        Q_EMIT ladder.activated(ladder.model()->index(1, 0));
        QCOMPARE(desk.window.place(), app::main::Place::play);
        QCOMPARE(desk.session().record().players.back().program,
                 std::string(app::session::levels()[1].program));
    }

    void an_exercise_is_played_on_in_a_game() {
        TrainDesk desk;
        desk.practice.beginExercises(late_exercises());
        desk.practice.answer(best_of(desk.practice));
        desk.click("playOn");
        QCOMPARE(desk.window.place(), app::main::Place::play);
        QVERIFY(desk.game().position() == late_positions().front());
        QCOMPARE(desk.session().record().players.back(), app::session::usual_players().back());
    }

    void pictures() {
        TrainDesk desk;
        desk.window.goTo(app::main::Place::play);
        tests::keep_games(desk.folder.path(), 45);
        desk.press(Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(desk.the<QLabel>("level").text().startsWith("You:"), 120000);
        const auto save = [&desk](const QString& name) {
            const bool is_saved = tests::save_pictures(desk, desk.window, name);
            desk.window.resize(900, 600);
            return is_saved && tests::save_pictures(desk, desk.window, name + "-small");
        };
        QVERIFY(save("train-home"));
        desk.window.resize(1120, 720);
        desk.practice.beginToday();
        QTRY_VERIFY_WITH_TIMEOUT(desk.practice.exercise(), 120000);
        answer(desk.practice);
        desk.practice.answer(desk.practice.exercise()->ranking[1].action);
        desk.practice.next();
        QVERIFY(tests::save_pictures(desk, desk.window, "train-question"));
        desk.practice.answer(desk.practice.exercise()->ranking[3].action);
        QVERIFY(save("train-answer"));
    }
};

} // namespace test_practice
