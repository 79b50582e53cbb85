#include "tests/tools/train_pictures.h"

#include "app/dialogs/dice_dialog.h"
#include "app/storage/game_index.h"
#include "app/storage/library.h"
#include "app/views/games/games_page.h"
#include "app/views/games/progress_graph.h"
#include "app/views/train/train_page.h"
#include "tests/app/pictures.h"

#include <QTreeView>

#include <cstdio>

namespace tests {

using app::session::PracticeMode;
using app::views::train::TrainPage;

namespace {

constexpr QSize sizes[] = {{900, 600}, {1120, 720}, {1400, 900}, {1920, 1080}};

void save(Desk& desk, const QString& folder, const QString& name) {
    for (const QSize size : sizes) {
        desk.window.resize(size);
        QTest::qWait(200);
        const QString file = QString("%1-%2x%3").arg(name).arg(size.width()).arg(size.height());
        if (!save_pictures(desk, desk.window, folder, file))
            std::fprintf(stderr, "%s could not be written\n", qPrintable(folder + '/' + file));
    }
}

void wait_until(const std::function<bool()>& is_so) {
    if (!QTest::qWaitFor(is_so, 120000)) std::fprintf(stderr, "waited in vain\n");
}

// The games are those of the library; what is kept goes elsewhere.
void borrow(const QString& library, const QString& folder) {
    QFile::link(app::storage::library_folder(QDir(library).absolutePath()),
                app::storage::library_folder(folder));
    QFile::copy(app::storage::index_path(library), app::storage::index_path(folder));
}

void render_progress(Desk& desk, const QString& folder) {
    wait_until([&] { return desk.the<QLabel>("level").text().startsWith("You:"); });
    save(desk, folder, "train-home");
    desk.click("myProgress");
    save(desk, folder, "train-progress");
    for (const char* button : {"lossByBox", "lossByRoll", "lossByPhase", "resultsByOpponent",
                               "trendScores", "trendLuck", "lossInWins"}) {
        desk.click(button);
        save(desk, folder, QString("train-%1").arg(button));
    }
    desk.click("trendLosses");
    save(desk, folder, "train-win-losses");
    auto& graph = desk.the<app::views::games::ProgressGraph>("trend");
    graph.setFocus();
    for (int i = 0; i < 10; ++i) QTest::keyClick(&graph, Qt::Key_PageUp);
    save(desk, folder, "train-point-chosen");
    desk.click("leaveProgress");
}

void render_mistakes(Desk& desk, const QString& folder) {
    desk.click("myMistakes");
    auto& list = desk.the<QTreeView>("waitingMistakes");
    wait_until([&] { return list.model()->rowCount() > 0; });
    save(desk, folder, "train-mistakes");
    auto& practice = desk.the<TrainPage>("trainPage").practice();
    desk.click("practisePicked");
    wait_until([&] { return practice.exercise() != nullptr; });
    save(desk, folder, "train-mistake-question");
    practice.answer(practice.exercise()->ranking.back().action);
    save(desk, folder, "train-mistake-answer");
    practice.leave();
    desk.press(Qt::Key_Escape);
}

void render_set(Desk& desk, const QString& folder, const char* button, const QString& name) {
    auto& practice = desk.the<TrainPage>("trainPage").practice();
    desk.click(button);
    wait_until([&] { return practice.exercise() != nullptr; });
    save(desk, folder, name + "-question");
    practice.answer(practice.exercise()->best().action);
    save(desk, folder, name + "-right");
    practice.next();
    practice.answer(practice.exercise()->ranking[1].action);
    save(desk, folder, name + "-wrong");
    while (!practice.isFinished()) {
        practice.next();
        if (practice.exercise()) practice.answer(practice.exercise()->best().action);
    }
    save(desk, folder, name + "-end");
    practice.leave();
}

} // namespace

void render_sets(const ai::yahtzee::solve::SharedValues& values, const QString& folder) {
    Desk desk(tests::person_and("optimal", 3), values);
    desk.window.goTo(app::main::Place::train);
    auto& practice = desk.the<TrainPage>("trainPage").practice();
    for (int set = 0; set < 3; ++set) {
        practice.beginStep(4);
        wait_until([&] { return practice.exercise() != nullptr; });
        while (!practice.isFinished()) {
            const auto& ranking = practice.exercise()->ranking;
            const std::size_t at = practice.set().at;
            const bool is_shown = set == 2 && at < 3; // right, right, wrong
            const QString name = QString("set-%1").arg(at);
            if (is_shown) save(desk, folder, name + "-question");
            practice.answer(
                ranking[at % 3 == 2 ? std::min<std::size_t>(at, ranking.size() - 1) : 0].action);
            desk.settle();
            if (is_shown) save(desk, folder, name + "-answer");
            practice.next();
        }
        if (set == 2) save(desk, folder, "set-end");
    }
    practice.leave();
}

void render_train(const ai::yahtzee::solve::SharedValues& values, const QString& library,
                  const QString& folder) {
    Desk desk(tests::person_and("optimal", 3), values);
    save(desk, folder, "play-sealed");
    borrow(library, desk.folder.path());
    if (!desk.trainer.analysis.contributions().request(values))
        wait_until(
            [&] { return desk.trainer.analysis.contributions().request(values) != nullptr; });
    desk.window.goTo(app::main::Place::train);
    render_progress(desk, folder);
    render_mistakes(desk, folder);
    render_set(desk, folder, "startToday", "train-today");
    render_set(desk, folder, "exceptions", "train-exceptions");
    render_set(desk, folder, "placement", "train-placement");
    render_set(desk, folder, "lastTurns", "train-last-turns");
    desk.window.goTo(app::main::Place::games);
    wait_until([&] { return desk.the<QTreeView>("savedGames").model()->rowCount() > 0; });
    save(desk, folder, "games");
    const auto& games = desk.the<app::views::games::GamesPage>("gamesPage").games();
    const auto record = desk.trainer.index.record(games.game(0).key);
    app::dialogs::DiceDialog dialog(*record, &desk.window);
    dialog.show();
    dialog.verify();
    if (!save_pictures(desk, dialog, folder, "dice-verified"))
        std::fprintf(stderr, "dice-verified could not be written\n");
}

} // namespace tests
