// A window to test. What a test of the window needs of Qt and of these folders comes with it.

#pragma once

#include "app/main/main_window.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/app/games.h"
#include "tests/app/settle.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QScreen>
#include <QTemporaryDir>
#include <QTreeView>

namespace tests {

// A window with nothing remembered, as it is at a first start, and not shown.
struct FreshWindow {
    QTemporaryDir folder;
    QSettings settings{folder.path() + "/settings.ini", QSettings::IniFormat};
    app::session::Trainer trainer;
    app::main::MainWindow window{trainer, settings};

    explicit FreshWindow(app::analysis::TableSource tables = {})
        : trainer(folder.path(), std::move(tables)) {}

    void show() {
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window isn't active");
    }
};

inline void expect_fits_screen(const QWidget& window) {
    const QSize room = window.screen()->availableSize();
    QVERIFY2(window.width() <= room.width() && window.height() <= room.height(),
             qPrintable(QString("%1x%2").arg(window.width()).arg(window.height())));
}

// One in use, with programs that don't tarry, and dice that don't tumble.
struct Desk : FreshWindow {
    // Nobody who does not need hints waits for the solver.
    explicit Desk(const core::yahtzee::notation::Record& record,
                  const ai::yahtzee::solve::SharedValues& values = {},
                  app::analysis::TableSource tables = {})
        : FreshWindow(std::move(tables)) {
        if (values) trainer.values.publish(values);
        if (values && values == solved_values())
            trainer.analysis.contributions().publish(values, solved_contributions());
        app::session::Preferences preferences;
        preferences.animate_dice = false;
        preferences.celebrate = false;
        preferences.pace = std::chrono::milliseconds(0);
        preferences.colours = app::session::ColourScheme::light;
        window.setPreferences(preferences);
        trainer.session.begin(app::session::Timeline(record));
        window.resize(1120, 720);
        show();
    }

    template <class Value>
    void prefer(Value app::session::Preferences::*which, const std::type_identity_t<Value>& value) {
        app::session::Preferences preferences = window.preferences();
        preferences.*which = value;
        window.setPreferences(preferences);
    }

    app::session::GameSession& session() { return trainer.session; }
    const core::yahtzee::Game& game() { return trainer.session.game(); }

    template <class Widget>
    Widget& the(const char* name) {
        auto* widget = window.findChild<Widget*>(name);
        if (!widget) qFatal("there is no %s", name);
        return *widget;
    }
    template <class... Size>
    void resize(Size... size) {
        window.resize(size...);
        handle_events();
    }
    void settle() const { tests::settle(trainer.analysis); }

    app::views::SheetView& sheet() { return the<app::views::SheetView>("sheet"); }
    const app::models::SheetModel& sheet_model() {
        return *static_cast<const app::models::SheetModel*>(sheet().model());
    }
    QModelIndex cell(core::yahtzee::Box box) {
        return sheet_model().index(app::models::SheetModel::rowOf(box),
                                   sheet_model().moverColumn());
    }

    void click_cell(core::yahtzee::Box box) {
        QTest::mouseClick(sheet().viewport(), Qt::LeftButton, {},
                          sheet().visualRect(cell(box)).center());
    }
    void click(const char* name) { QTest::mouseClick(&the<QWidget>(name), Qt::LeftButton); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void press(std::initializer_list<Qt::Key> keys) { // one after the other
        for (const Qt::Key key : keys) press(key);
    }
    // Holds the dice and rolls, or fills the box, by mouse.
    void choose(core::yahtzee::Action action) {
        if (action.is_score()) return click_cell(action.box());
        session().setHeldSlots(action.slots());
        click("roll");
    }
};

// One on the page Train.
struct TrainDesk : Desk {
    explicit TrainDesk(app::analysis::TableSource tables = {})
        : Desk(person_and("optimal", 3), solved_values(), std::move(tables)) {
        window.goTo(app::main::Place::train);
    }
    app::views::train::TrainPage& page = the<app::views::train::TrainPage>("trainPage");
    app::session::Practice& practice = page.practice();
};

// The analysis without a window, and a folder.
struct AnalysisFixture {
    QTemporaryDir folder;
    app::analysis::AnalysisService analysis;

    AnalysisFixture() { analysis.values().publish(solved_values()); }
};

// Two open boxes on each card; one choice is clearly best.
inline core::yahtzee::Position late_position(int roll_number, core::dice::Dice dice) {
    const auto open =
        core::yahtzee::BoxSet{}.with(core::yahtzee::Box::sixes).with(core::yahtzee::Box::chance);
    return {card_with_open(open), {card_with_open(open)}, dice, roll_number};
}

inline std::vector<core::yahtzee::Position> late_positions() {
    return {late_position(3, {6, 6, 6, 6, 1}), late_position(1, {6, 6, 1, 2, 3}),
            late_position(3, {1, 2, 3, 4, 6})};
}

// As they are, without siblings.
inline std::vector<ai::yahtzee::practice::Exercise> late_exercises() {
    ai::yahtzee::practice::Examiner examiner(solved_values());
    std::vector<ai::yahtzee::practice::Exercise> exercises;
    for (const auto& position : late_positions()) {
        exercises.push_back(*examiner.exercise(position, ai::yahtzee::practice::Goal::points));
        std::erase_if(exercises.back().ranking, [](const auto& choice) {
            return choice.action == core::yahtzee::Action::hold(0b11111);
        });
    }
    return exercises;
}

// Answers with the best choice or the worst, and goes on.
inline void answer(app::session::Practice& practice, bool well = true) {
    const auto& ranking = practice.exercise()->ranking;
    practice.answer(well ? ranking.front().action : ranking.back().action);
    practice.next();
}

inline const QString three_games = ALEA_TEST_DATA "/games/three-games.alea";

// One with four games in the library, the last of which, with real dice, isn't over.
struct DeskWithGames : Desk {
    explicit DeskWithGames(const ai::yahtzee::solve::SharedValues& values,
                           app::analysis::TableSource tables = {})
        : Desk(person_and("random", 51), values, std::move(tables)) {
        for (const char* const path : {"/three-games.alea", "/example.alea"})
            app::storage::import_games(QString(ALEA_TEST_DATA "/games") + path,
                                       app::storage::library_folder(trainer.folder));
    }
    void open_games() {
        window.goTo(app::main::Place::games);
        QTRY_COMPARE(list().model()->rowCount(), 4);
    }
    QTreeView& list() { return the<QTreeView>("savedGames"); }
};

// As a person does, in the coach's panel.
inline void choose_objective(Desk& desk, ai::yahtzee::decide::Objective::Kind kind) {
    using Kind = ai::yahtzee::decide::Objective::Kind;
    desk.window.goTo(app::main::Place::play);
    desk.click(kind == Kind::expected ? "objectivePoints"
               : kind == Kind::win    ? "objectiveWin"
                                      : "objectiveBeat");
}

// The best choice for points.
inline core::yahtzee::Action best_choice(const core::yahtzee::Position& position) {
    return ai::yahtzee::decide::rank_choices(*solved_values(), position).front().action;
}

// The ranked choices that the window shows: all five can't be kept and rolled.
inline std::vector<ai::yahtzee::decide::RankedAction>
without_keeping_all(std::vector<ai::yahtzee::decide::RankedAction> choices,
                    const core::dice::Dice& dice) {
    std::erase_if(choices, [&](const auto& choice) {
        return choice.action.is_hold() && choice.action.keep(dice).size() == core::dice::dice_count;
    });
    return choices;
}
inline std::vector<ai::yahtzee::decide::RankedAction>
shown_choices(const ai::yahtzee::solve::Values& values, const core::yahtzee::Game& game) {
    return without_keeping_all(ai::yahtzee::decide::rank_choices(values, game.position()),
                               game.dice());
}

} // namespace tests
