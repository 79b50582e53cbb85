// Renders the places Play and Review in all their states, and the dialogs, into pictures, for
// people to look at: light and dark, at once and twice the size. Not a test. With a library of
// games: the places Train and Games. With --guide: the pictures of the guide. With --reasons:
// thirty reasons of the coach as text.

#include "tests/app/pictures.h"
#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/values.h"
#include "app/main/languages.h"
#include "app/widgets/alea_style.h"
#include "tests/app/open_dialog.h"
#include "tests/tools/guide_pictures.h"
#include "tests/tools/reasons.h"
#include "tests/tools/train_pictures.h"

#include <QDialog>
#include <QDir>

#include <cstdio>

using core::yahtzee::Phase;
using tests::Desk;

namespace {

void save(Desk& desk, const QString& folder, const QString& name) {
    if (!tests::save_pictures(desk, desk.window, folder, name))
        std::fprintf(stderr, "%s could not be written\n", qPrintable(folder + '/' + name));
}

// Both play, the person by `pick` of the ranked choices, until the person is to decide on roll
// `roll` of turn `turn`, or the game is over.
core::yahtzee::notation::Record play_until(const ai::yahtzee::solve::Values& values, int turn,
                                           int roll, std::size_t pick) {
    app::session::Timeline timeline(tests::record_of({{{}, {}}, {"Strong", "heuristic"}}, 77));
    while (timeline.now().phase() != Phase::over) {
        const auto& game = timeline.now();
        if (game.turn() == turn && game.mover() == 0 && game.roll_number() == roll) break;
        if (game.phase() == Phase::to_roll) {
            timeline.roll();
            continue;
        }
        const auto ranked = tests::without_keeping_all(
            ai::yahtzee::decide::rank_choices(values, game.position()), game.dice());
        const std::size_t at = game.mover() == 0 && game.turn() % 3 == 1 ? pick : 0;
        timeline.apply(ranked[std::min(at, ranked.size() - 1)].action);
    }
    return timeline.record();
}

void set_hints(Desk& desk, app::session::HintMode mode) {
    desk.prefer(&app::session::Preferences::hints, mode);
}

void render_play(const ai::yahtzee::solve::SharedValues& values, const QString& folder) {
    {
        Desk desk(play_until(*values, 0, 0, 0), values);
        save(desk, folder, "play-start");
        desk.window.welcome();
        save(desk, folder, "play-welcome");
        desk.click("welcomePlay");
        save(desk, folder, "play-marks");
        desk.session().roll();
        for (const QSize size :
             {QSize(900, 600), QSize(1920, 1080), QSize(1400, 900), QSize(1120, 720)}) {
            desk.window.resize(size);
            save(desk, folder, QString("play-marks-2-%1x%2").arg(size.width()).arg(size.height()));
        }
        desk.session().setHeldSlots(0b00001);
        desk.session().roll();
        for (const QSize size : {QSize(900, 600), QSize(1920, 1080), QSize(1120, 720)}) {
            desk.window.resize(size);
            save(desk, folder, QString("play-marks-3-%1x%2").arg(size.width()).arg(size.height()));
        }
    }
    {
        Desk desk(play_until(*values, 6, 2, 3), values);
        for (const QSize size : {QSize(900, 600), QSize(1920, 1080), QSize(1120, 720)}) {
            desk.window.resize(size);
            QTest::qWait(300);
            save(desk, folder, QString("play-rolled-%1x%2").arg(size.width()).arg(size.height()));
        }
        set_hints(desk, app::session::HintMode::on);
        QTest::qWait(4000); // until the reasons are there
        save(desk, folder, "play-hints");
        desk.window.resize(900, 600);
        QTest::qWait(300);
        save(desk, folder, "play-hints-900x600");
        desk.window.resize(1120, 720);
        const auto hint = desk.trainer.coach.hint();
        const auto best = hint->best().action;
        if (best.is_hold()) desk.session().setHeldSlots(best.slots());
        QTest::qWait(300);
        save(desk, folder, "play-best-kept");
        desk.session().setHeldSlots(0b10001);
        QTest::qWait(300);
        save(desk, folder, "play-kept");
        desk.click("allChoices");
        save(desk, folder, "play-all-choices");
        desk.click("allChoices");
        for (const QSize size : {QSize(900, 600), QSize(1400, 900), QSize(1920, 1080)}) {
            desk.window.resize(size);
            QTest::qWait(300);
            save(desk, folder, QString("play-%1x%2").arg(size.width()).arg(size.height()));
        }
        desk.window.resize(900, 600);
        QTest::qWait(50);
        desk.click("openCoach");
        QTest::qWait(300);
        save(desk, folder, "play-drawer");
    }
    {
        Desk desk(play_until(*values, 6, 2, 3), values);
        auto preferences = desk.window.preferences();
        preferences.tutor.mode = app::session::TutorMode::ask;
        desk.window.setPreferences(preferences);
        desk.session().setHeldSlots(0b00001);
        desk.click("roll");
        save(desk, folder, "play-tutor");
    }
    {
        Desk desk(play_until(*values, 20, 0, 3), values);
        for (const QSize size : {QSize(900, 600), QSize(1920, 1080), QSize(1120, 720)}) {
            desk.window.resize(size);
            QTest::qWait(50);
            save(desk, folder, QString("play-end-%1x%2").arg(size.width()).arg(size.height()));
        }
    }
    {
        std::vector<core::yahtzee::notation::RecordedPlayer> six;
        for (const char* name : {"Ada", "Βασιλική", "Christopher", "王小明", "Eve", "Françoise"})
            six.push_back({name, {}});
        Desk desk(tests::record_of(six, 5), values);
        desk.session().roll();
        set_hints(desk, app::session::HintMode::on);
        desk.window.resize(900, 600);
        QTest::qWait(100);
        save(desk, folder, "play-six");
    }
}

// Pictures while the other player plays, after an undo, and after an error.
void render_moments(const ai::yahtzee::solve::SharedValues& values, const QString& folder) {
    Desk desk(play_until(*values, 6, 3, 3), values);
    set_hints(desk, app::session::HintMode::guess_first);
    desk.session().setPace(std::chrono::hours(1));
    for (const auto& choice : ai::yahtzee::decide::rank_choices(*values, desk.game().position())) {
        if (!choice.action.is_score()) continue;
        desk.session().score(choice.action.box());
        break;
    }
    QTest::qWait(300);
    save(desk, folder, "play-opponent");
    desk.session().hurry();
    QTest::qWait(300);
    save(desk, folder, "play-compared");
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTest::qWait(300);
    save(desk, folder, "play-undone");
    desk.session().goToInGame(4);
    QTest::qWait(300);
    save(desk, folder, "play-looking-back");
}

void render_review(const ai::yahtzee::solve::SharedValues& values, const QString& folder) {
    Desk desk(play_until(*values, 20, 0, 3), values);
    desk.window.goTo(app::main::Place::review);
    save(desk, folder, "review-wait");
    auto& mistakes = desk.the<QWidget>("mistakesView");
    (void)QTest::qWaitFor([&] { return mistakes.isVisible(); }, 60'000);
    QTest::qWait(3000); // until the reasons are there
    save(desk, folder, "review");
    for (const QSize size : {QSize(900, 600), QSize(1400, 900), QSize(1920, 1080)}) {
        desk.window.resize(size);
        QTest::qWait(300);
        save(desk, folder, QString("review-%1x%2").arg(size.width()).arg(size.height()));
    }
    desk.window.resize(1120, 720);
    desk.click("showAllDecisions");
    QTest::qWait(300);
    save(desk, folder, "review-ledger");
}

// The dice lie on a table, and their faces are entered.
void render_real_dice(const ai::yahtzee::solve::SharedValues& values, const QString& folder) {
    auto record = play_until(*values, 0, 0, 0);
    record.dice.reset();
    Desk desk(record, values);
    for (const QSize size : {QSize(900, 600), QSize(1400, 900)}) {
        desk.window.resize(size);
        QTest::qWait(300);
        save(desk, folder, QString("real-%1x%2").arg(size.width()).arg(size.height()));
    }
    for (const int face : {6, 6, 1}) desk.session().enterFace(face);
    QTest::qWait(300);
    save(desk, folder, "real-entering");
    for (const int face : {2, 4}) desk.session().enterFace(face);
    desk.the<QAction>("largeType").trigger();
    QTest::qWait(300);
    save(desk, folder, "real-large");
}

void render_celebration(const ai::yahtzee::solve::SharedValues& values, const QString& folder) {
    auto record = tests::record_of({{{}, {}}}, 1);
    record.line.push_back({core::dice::Dice{4, 4, 4, 4, 4}});
    Desk desk(record, values);
    desk.prefer(&app::session::Preferences::celebrate, true);
    desk.session().score(core::yahtzee::Box::yahtzee);
    QTest::qWait(250);
    save(desk, folder, "celebration");
}

void render_new_game(const ai::yahtzee::solve::SharedValues& values, const QString& folder) {
    Desk desk(play_until(*values, 6, 2, 3), values);
    desk.window.newGame();
    desk.click("opponent_basic");
    for (const QSize size : {QSize(900, 600), QSize(1120, 720), QSize(1920, 1080)}) {
        desk.window.resize(size);
        QTest::qWait(300);
        save(desk, folder, QString("new-game-%1x%2").arg(size.width()).arg(size.height()));
    }
}

void render_dialogs(const ai::yahtzee::solve::SharedValues& values, const QString& folder) {
    for (const char* name : tests::dialog_names) {
        Desk desk(play_until(*values, 6, 2, 3), values);
        QDialog* dialog = tests::open_dialog(desk, name);
        QTest::qWait(300);
        if (dialog && tests::save_pictures(desk, *dialog, folder, QString("dialog-%1").arg(name)))
            dialog->reject();
        else
            std::fprintf(stderr, "there is no picture of the dialog %s\n", name);
    }
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    app::widgets::use_own_font(); // as main() does
    QStringList arguments = QApplication::arguments().mid(1);
    app::main::Translations translations;
    if (const auto option = arguments.indexOf("--language"); option >= 0) {
        const QString language = arguments.value(option + 1);
        QLocale::setDefault(QLocale(language));
        translations.use(language);
        arguments.remove(option, std::min<qsizetype>(2, arguments.size() - option));
    }
    QString only;
    if (const auto option = arguments.indexOf("--only"); option >= 0) {
        only = arguments.value(option + 1);
        arguments.remove(option, std::min<qsizetype>(2, arguments.size() - option));
    }
    if (arguments.isEmpty() || arguments.size() > 2) {
        std::fputs("Usage: pictures [--language de] [--only play] FOLDER [LIBRARY]\n"
                   "       pictures --guide FOLDER\n"
                   "       pictures --reasons [SEED]\n",
                   stderr);
        return 2;
    }
    const QString& folder = arguments[0];
    const auto values = ai::yahtzee::solve::solve({});
    if (folder == "--reasons") {
        tests::print_reasons(values, arguments.value(1, "1").toULongLong());
        return 0;
    }
    if (folder == "--guide")
        return arguments.size() == 2 && tests::render_guide(values, arguments[1]) ? 0 : 1;
    if (!QDir().mkpath(folder)) return 1;
    if (arguments.size() == 2) {
        tests::render_train(values, arguments[1], folder);
        return 0;
    }
    const std::pair<const char*, decltype(&render_play)> parts[] = {
        {"play", render_play},
        {"moments", render_moments},
        {"celebration", render_celebration},
        {"new-game", render_new_game},
        {"review", render_review},
        {"sets", tests::render_sets},
        {"real-dice", render_real_dice},
        {"dialogs", render_dialogs}};
    for (const auto& [name, render] : parts)
        if (only.isEmpty() || only == name) render(values, folder);
    return 0;
}
