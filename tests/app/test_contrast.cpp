// Every text of the four places has enough contrast in the pixels, in both palettes, for people
// with all cones and for those who lack one kind.

#include "app/views/train/train_page.h"
#include "tests/app/contrast.h"
#include "tests/app/desk.h"

namespace test_contrast {

using app::main::Place;
using app::session::ColourScheme;

constexpr double readable_contrast = 4.5; // WCAG 2.1, level AA

core::yahtzee::notation::Record begun_game() {
    app::session::Timeline timeline(tests::record_of({{{}, {}}, {"Strong", "heuristic"}}, 5));
    timeline.roll();
    return timeline.record();
}

class TestContrast : public QObject {
    Q_OBJECT

    static void for_each_scheme() {
        tests::columns<ColourScheme>("scheme");
        tests::row("light", ColourScheme::light);
        tests::row("dark", ColourScheme::dark);
        tests::row("as the system", ColourScheme::system);
    }
    // In the scheme of the row.
    struct Desk : tests::Desk {
        explicit Desk(const core::yahtzee::notation::Record& record)
            : tests::Desk(record, tests::solved_values()) {
            QFETCH(ColourScheme, scheme);
            prefer(&app::session::Preferences::colours, scheme);
            prefer(&app::session::Preferences::hints, app::session::HintMode::on);
            tests::handle_events();
        }
    };
    static void expect_readable(Desk& desk) {
        tests::handle_events();
        QVERIFY(tests::shown_texts(desk.window).size() > 5);
        QCOMPARE(tests::faint_texts(desk.window, readable_contrast).join("; "), QString());
    }

private Q_SLOTS:
    void play_is_readable_data() { for_each_scheme(); }
    void play_is_readable() {
        Desk desk(begun_game());
        desk.session().setHeldSlots(0b00001);
        desk.settle(); // the reason, too
        expect_readable(desk);
        desk.click("allChoices");
        expect_readable(desk);
        // Where there is nothing to roll, the line is read all the same.
        desk.session().setHeldSlots(0b11111);
        expect_readable(desk);
    }

    void welcome_and_end_are_readable_data() { for_each_scheme(); }
    void welcome_and_end_are_readable() {
        Desk desk(tests::careless_game());
        auto& end = desk.the<QWidget>("endCard");
        QVERIFY(end.isVisible());
        expect_readable(desk);
        desk.window.welcome();
        auto& welcome = desk.the<QWidget>("welcome");
        QVERIFY(welcome.isVisible());
        const QImage picture = tests::picture_of(welcome);
        for (const QWidget* part : welcome.findChildren<QWidget*>())
            for (const tests::Eye& eye : tests::eyes)
                QVERIFY2(tests::ink_contrast(tests::colours_in(picture, part->geometry()), eye) >=
                             readable_contrast,
                         qPrintable(part->objectName()));
    }

    void marks_of_the_first_turn_are_readable_data() { for_each_scheme(); }
    void marks_of_the_first_turn_are_readable() {
        Desk desk(tests::person_and("random", 3));
        desk.window.welcome();
        desk.click("welcomePlay");
        auto& mark = desk.the<QWidget>("mark1");
        QTRY_VERIFY(mark.isVisible());
        const QImage picture = tests::picture_of(mark);
        QVERIFY(tests::ink_contrast(tests::colours_in(picture, mark.rect()), tests::eyes[0]) >=
                readable_contrast);
    }

    void review_is_readable_data() { for_each_scheme(); }
    void review_is_readable() {
        Desk desk(tests::careless_game());
        desk.window.goTo(Place::review);
        expect_readable(desk);
        auto& mistakes = desk.the<QWidget>("mistakesView");
        QTRY_VERIFY(mistakes.isVisible());
        QTRY_VERIFY(desk.the<QWidget>("reasonLoss").isVisible());
        desk.settle();
        expect_readable(desk);
        // A choice of dice shows how the turn ends; that of a box doesn't.
        const auto& ends = desk.the<QWidget>("ends");
        const auto is_told = [&] { return ends.isVisible(); };
        for (int i = 0; i < 10 && !is_told(); ++i) {
            desk.press(Qt::Key_N);
            desk.settle();
        }
        QVERIFY(ends.isVisible());
        expect_readable(desk);
        desk.click("showAllDecisions");
        expect_readable(desk);
    }

    void train_is_readable_data() { for_each_scheme(); }
    void train_is_readable() {
        Desk desk(begun_game());
        desk.window.goTo(Place::train);
        expect_readable(desk);
        auto& practice = desk.the<app::views::train::TrainPage>("trainPage").practice();
        desk.click("startToday");
        QTRY_VERIFY(practice.exercise() != nullptr);
        expect_readable(desk);
        practice.answer(practice.exercise()->ranking.back().action);
        expect_readable(desk);
    }

    void games_are_readable_data() { for_each_scheme(); }
    void games_are_readable() {
        Desk desk(begun_game());
        for (const char* name : {"/games/three-games.alea", "/games/example.alea"})
            app::storage::import_games(QString(ALEA_TEST_DATA) + name,
                                       app::storage::library_folder(desk.trainer.folder));
        desk.window.goTo(Place::games);
        const auto* list = desk.the<QTreeView>("savedGames").model();
        QTRY_COMPARE(list->rowCount(), 4);
        QTRY_VERIFY(!desk.trainer.index.isBusy());
        expect_readable(desk);
    }
};

} // namespace test_contrast
