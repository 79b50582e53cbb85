// The trainer: puts the parts together and opens the window.

#include "app/command_line.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/session/trainer.h"
#include "app/views/main_window.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>
#include <exception>

namespace {

constexpr int exit_fault = 1;
constexpr int exit_wrong_use = 2;

app::GameSetup usual_setup(const std::optional<core::dice::Seed>& seed) {
    return {{{QObject::tr("You"), {}}, {app::player_title("optimal"), "optimal"}},
            {},
            seed ? *seed : app::fresh_seed()};
}

void begin_game(app::Trainer& trainer, app::MainWindow& window, const app::CommandLine& line,
                const std::optional<core::yahtzee::Game>& start) {
    const app::GameSetup setup = usual_setup(line.seed);
    if (start) {
        trainer.session.begin(app::Timeline(setup, *start));
    } else if (line.seed) {
        trainer.session.begin(app::Timeline(setup));
    } else if (auto left = trainer.autosave.recover(); left && line.game.isEmpty()) {
        trainer.session.begin(*std::move(left));
    } else {
        trainer.session.begin(app::Timeline(setup));
        if (!line.game.isEmpty()) window.openGame(line.game);
    }
}

int run(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    const auto line = app::read_command_line(arguments, ALEA_VERSION);
    std::optional<core::yahtzee::Game> start;
    std::string wrong = line ? "" : line.error().what;
    if (line && line->position) {
        const auto game = app::game_from(*line->position, {});
        if (game)
            start = *game;
        else
            wrong = "--position: " + game.error().what;
    }
    if (!wrong.empty()) {
        std::fprintf(stderr, "alea: %s\nTry 'alea --help'.\n", wrong.c_str());
        return exit_wrong_use;
    }
    if (!line->answer.isEmpty()) {
        std::fputs(qPrintable(line->answer), stdout);
        return 0;
    }
    if (!qEnvironmentVariableIsSet("DISPLAY") && !qEnvironmentVariableIsSet("WAYLAND_DISPLAY") &&
        !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        std::fputs("alea: there is no display to open a window on\n", stderr);
        return exit_fault;
    }

    QApplication application(argc, argv);
    QApplication::setApplicationName("alea");
    QApplication::setApplicationDisplayName("Alea");
    QApplication::setApplicationVersion(ALEA_VERSION);
    QApplication::setDesktopFileName("alea");
    QApplication::setWindowIcon(QIcon::fromTheme("alea"));
    QSettings settings("alea", "alea");
    app::Trainer trainer(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    app::MainWindow window(trainer, settings);
    begin_game(trainer, window, *line, start);
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "alea: %s\n", fault.what());
        return exit_fault;
    }
}
