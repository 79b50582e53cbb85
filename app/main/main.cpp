// The trainer: puts the parts together and opens the window.

#include "ai/yahtzee/tables/tables.h"
#include "app/main/command_line.h"
#include "app/main/languages.h"
#include "app/main/main_window.h"
#include "app/session/table_setup.h"
#include "app/session/trainer.h"
#include "app/widgets/alea_style.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>

#ifdef __GLIBC__
#    include <malloc.h>
#endif

namespace {

using namespace app;
using namespace app::main;

constexpr int exit_fault = 1;
constexpr int exit_wrong_use = 2;

// The game to begin with; nothing: the one that was left, or a new one.
core::support::Result<std::optional<core::yahtzee::notation::Record>>
first_game(const CommandLine& line) {
    auto fresh = session::fresh_record(session::usual_players(), {}, line.seed);
    if (line.position) {
        auto record = session::record_from(*line.position, std::move(fresh));
        if (!record) return core::support::Error{"--position: " + record.error().what};
        return std::optional(*std::move(record));
    }
    if (line.seed) return std::optional(std::move(fresh));
    return std::optional<core::yahtzee::notation::Record>();
}

// A window in another language takes the place of the one before; the game goes on.
void follow_language(std::unique_ptr<MainWindow>& window, Translations& translations,
                     session::Trainer& trainer, QSettings& settings) {
    QObject::connect(
        window.get(), &MainWindow::languageChosen, window.get(),
        [&](const QString& code) {
            if (!translations.use(code)) return;
            QApplication::setQuitOnLastWindowClosed(false);
            window->close(); // keeps its geometry
            auto next = std::make_unique<MainWindow>(trainer, settings);
            next->goToPageOf(*window);
            window = std::move(next);
            window->show();
            QApplication::setQuitOnLastWindowClosed(true);
            follow_language(window, translations, trainer, settings);
        },
        Qt::QueuedConnection);
}

// Analyses begin and end threads that take much memory for a short time. glibc would keep it for
// further threads, which is some 80 MB after a few turns to win.
void give_freed_memory_back() {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 256 << 10);
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
#endif
}

// Qt advises to install it again and aborts.
void end_without_display(QtMsgType type, const QMessageLogContext&, const QString&) {
    if (type != QtFatalMsg) return;
    std::fputs("alea: there is no display to open a window on\n", stderr);
    std::_Exit(exit_fault);
}

int wrong_use(const std::string& why) {
    std::fprintf(stderr, "alea: %s\nTry 'alea --help'.\n", for_terminal(why).c_str());
    return exit_wrong_use;
}

int run(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    const auto line = read_command_line(arguments, ALEA_VERSION);
    if (!line) return wrong_use(line.error().what);
    if (!line->answer.isEmpty()) {
        std::fputs(qPrintable(line->answer), stdout);
        return 0;
    }
    if (const auto first = first_game(*line); !first) return wrong_use(first.error().what);
    give_freed_memory_back();
    const auto usual = qInstallMessageHandler(end_without_display);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    widgets::use_own_font();
    QApplication::setApplicationName("alea");
    QApplication::setApplicationDisplayName("Alea");
    QApplication::setApplicationVersion(ALEA_VERSION);
    QApplication::setDesktopFileName("org.alea.Alea");
    QApplication::setWindowIcon(QIcon::fromTheme("org.alea.Alea", QIcon(":/icons/alea.svg")));
    QSettings settings("alea", "alea");
    const auto tables =
        ai::yahtzee::tables::tables_directory(std::getenv("XDG_CACHE_HOME"), std::getenv("HOME"));
    session::Trainer trainer(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
                             tables.empty() ? analysis::TableSource()
                                            : analysis::table_files(tables));
    Translations translations;
    translations.use(settings.value("window/language").toString());
    auto window = std::make_unique<MainWindow>(trainer, settings);
    session::begin_game(trainer, *first_game(*line)); // its players have names in this language
    window->show();
    follow_language(window, translations, trainer, settings);
    if (line->begin == CommandLine::Begin::practice) window->goTo(Place::train);
    if (line->begin == CommandLine::Begin::new_game) window->newGame();
    if (!settings.contains("welcome/shown") && line->begin == CommandLine::Begin::game &&
        line->game.isEmpty() && !line->position) {
        settings.setValue("welcome/shown", true);
        window->welcome();
    }
    if (!line->game.isEmpty()) window->files().openGame(line->game);
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
