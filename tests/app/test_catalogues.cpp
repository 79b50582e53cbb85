// The texts of the window in each of its languages, with the catalogues that the trainer brings
// along.

#include "app/dialogs/choose_game_dialog.h"
#include "app/dialogs/figures_dialog.h"
#include "app/main/languages.h"
#include "app/models/game_words.h"
#include "app/session/announcer.h"
#include "app/storage/same_game.h"
#include "app/text/words.h"
#include "tests/app/desk.h"

#include <QAbstractButton>
#include <QMenuBar>
#include <QScopeGuard>
#include <QTabBar>
#include <QTabWidget>
#include <QTranslator>

namespace test_catalogues {

constexpr auto languages = {"en", "de", "cs"};

// Ends with a full stop, and none follows another.
bool is_well_ended(const QString& sentences) {
    return sentences.endsWith('.') && !sentences.contains("..");
}

class TestCatalogues : public QObject {
    Q_OBJECT

    QTranslator texts_;

    void use(const QString& language) {
        QVERIFY(texts_.load("alea_" + language, ALEA_BIN_DIR "/../app"));
        QCoreApplication::installTranslator(&texts_);
    }

private Q_SLOTS:
    void cleanup() { QCoreApplication::removeTranslator(&texts_); }

    void an_announcement_ends_with_one_full_stop_data() {
        tests::columns<QString, QStringList>("language", "people"); // empty: who is spoken to
        for (const char* language : languages) {
            QTest::addRow("%s, alone", language) << language << QStringList{""};
            QTest::addRow("%s, two", language) << language << QStringList{"", "Ada"};
            QTest::addRow("%s, others", language) << language << QStringList{"Ada", "Bob", "Eve"};
        }
    }
    void an_announcement_ends_with_one_full_stop() {
        QFETCH(QString, language);
        QFETCH(QStringList, people);
        use(language);
        const QTemporaryDir folder;
        app::session::Trainer trainer(folder.path());
        trainer.values.publish(tests::solved_values());
        trainer.coach.setMode(app::session::HintMode::on);
        app::session::Announcer announcer(trainer.session, trainer.coach, trainer.decision,
                                          trainer.turn);
        QStringList told;
        connect(&announcer, &app::session::Announcer::announced, this,
                [&told](const QString& sentences) { told << sentences; });
        std::vector<core::yahtzee::notation::RecordedPlayer> players;
        for (const QString& name : people) players.push_back({name.toStdString(), {}});
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) { // won and lost
            trainer.session.begin(app::session::Timeline(tests::record_of(players, seed)));
            tests::play_to_the_end(trainer.session);
        }
        QVERIFY(told.size() > 100);
        for (const QString& sentences : told)
            QVERIFY2(is_well_ended(sentences), qPrintable(sentences));
    }

    void days_are_written_as_the_language_writes_them_data() {
        const auto row = tests::columns<QString, QString>("recent", "old");
        row("en", "Thu 5 Nov", "5 Nov 2026");
        row("de", "Do., 5. Nov.", "5. Nov. 2026");
        row("cs", "čt 5. 11.", "5. 11. 2026");
    }
    void days_are_written_as_the_language_writes_them() {
        use(QTest::currentDataTag());
        const QLocale before;
        QLocale::setDefault(QLocale(QTest::currentDataTag()));
        const QString recent = app::models::when_text("2026-11-05", {}, QDate(2026, 11, 25));
        const QString old = app::models::when_text("2026-11-05", {}, QDate(2027, 11, 25));
        QLocale::setDefault(before);
        QTEST(recent, "recent");
        QTEST(old, "old");
    }

    // The texts of Qt's own buttons come from a package of its own.
    void the_buttons_of_qt_speak_the_language_of_the_window_data() {
        const auto row = tests::columns<QString, QString>("close", "cancel");
        row("de", "Schließen", "Abbrechen");
        row("cs", "Zavřít", "Zrušit");
    }
    void the_buttons_of_qt_speak_the_language_of_the_window() {
        app::main::Translations translations;
        translations.use(QTest::currentDataTag());
        QTEST(QCoreApplication::translate("QPlatformTheme", "Close"), "close");
        QTEST(QCoreApplication::translate("QPlatformTheme", "Cancel"), "cancel");
        translations.use("en");
    }

    // The singulars of English stand in a catalogue, which other languages that the program doesn't
    // know need too.
    void english_has_its_singulars_data() {
        const auto row = tests::columns<QString>("points");
        for (const char* language : {"en", "en_GB", "fr", "C"})
            QTest::addRow("%s", language) << "1 point";
        row("de", "1 Punkt");
    }
    void english_has_its_singulars() {
        const QLocale before;
        app::main::Translations translations(ALEA_BIN_DIR "/../app");
        translations.use(QTest::currentDataTag());
        QLocale::setDefault(before);
        QTEST(QCoreApplication::translate("Progress", "%n points", nullptr, 1), "points");
    }

    // Also where the system writes numbers otherwise.
    void numbers_are_english_where_english_is_chosen() {
        const QLocale before;
        QLocale::setDefault(QLocale("de"));
        app::main::Translations translations;
        translations.use("en");
        const QString number = QLocale().toString(1.5);
        QLocale::setDefault(before);
        QCOMPARE(number, "1.5");
    }

    void one_game_is_named_in_the_singular_data() {
        const auto row = tests::columns<QString>("message");
        row("en", "1 game imported.");
        row("de", "Partien importiert: 1.");
    }
    void one_game_is_named_in_the_singular() {
        use(QTest::currentDataTag());
        tests::Desk desk(tests::random_game(5));
        auto& page = desk.the<app::views::games::GamesPage>("gamesPage");
        QStringList said;
        connect(&page, &app::views::PlacePage::said, this,
                [&said](const QString& message) { said << message; });
        const QString file = desk.folder.filePath("one.alea");
        QCOMPARE(app::storage::write_game(file, tests::random_game(6)), QString());
        page.takeIn(file);
        QTRY_VERIFY(!said.empty());
        QTEST(said.join('|'), "message");
    }

    void tabs_and_titles_of_columns_are_whole_data() {
        tests::columns<QString, int>("language", "percent"); // of the usual font
        for (const char* language : languages)
            for (const int percent : {100, 150})
                QTest::addRow("%s, %d %%", language, percent) << language << percent;
    }
    void tabs_and_titles_of_columns_are_whole() {
        QFETCH(const QString, language);
        QFETCH(int, percent);
        use(language);
        const QFont usual = QApplication::font();
        QFont font = usual;
        font.setPointSizeF(font.pointSizeF() * percent / 100);
        QApplication::setFont(font);
        const auto restore = qScopeGuard([&usual] { QApplication::setFont(usual); });
        tests::Desk desk(tests::careless_game(), tests::solved_values());
        desk.window.resize(900, 600);
        desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        desk.session().goToInGame(1);
        desk.window.play().showCoach(true);
        desk.window.play().coach().explain();
        desk.settle();
        // Beside the sheet and the dice, at the usual size of text.
        QVERIFY(percent > 100 || !desk.the<QWidget>("drawerScrim").isVisible());
        const auto& header = *desk.the<QTreeView>("choices").header();
        for (int column = 0; column < header.count(); ++column)
            QVERIFY2(header.sectionSize(column) >= header.sectionSizeHint(column),
                     qPrintable(QString::number(column)));
        const auto expect_whole_tabs = [&] {
            for (const auto* bar : desk.window.findChildren<QTabBar*>()) {
                for (int at = 0; bar->isVisible() && at < bar->count(); ++at) {
                    constexpr int gap = 3; // that is painted to the next tab
                    const int room = bar->tabRect(at).width() - gap -
                                     bar->style()->pixelMetric(QStyle::PM_TabBarTabHSpace, {}, bar);
                    const int wanted =
                        bar->fontMetrics().size(Qt::TextShowMnemonic, bar->tabText(at)).width();
                    QVERIFY2(room >= wanted, qPrintable(bar->tabText(at)));
                    QVERIFY2(bar->rect().contains(bar->tabRect(at)), qPrintable(bar->tabText(at)));
                }
            }
        };
        QVERIFY(desk.the<QWidget>("depthPages").isVisible());
        expect_whole_tabs();
        desk.window.goTo(app::main::Place::review);
        desk.settle();
        desk.click("showAllDecisions");
        tests::handle_events();
        expect_whole_tabs();
    }

    // The guides and the window describe the levels by the same words.
    // Games keep the names of their players; programs are called what they are called here.
    void levels_follow_the_language_data() { the_levels_are_those_of_the_guide_data(); }
    void levels_follow_the_language() {
        std::vector<core::yahtzee::notation::RecordedPlayer> players{{{}, {}}};
        for (const auto& level : app::session::levels())
            if (players.size() < core::yahtzee::max_players)
                players.push_back({level.title.toStdString(), level.program});
        const auto record = tests::record_of(players, 1);
        use(QTest::currentDataTag());
        const auto levels = app::session::levels();
        for (std::size_t seat = 1; seat < players.size(); ++seat)
            QCOMPARE(app::storage::player_name(record, int(seat)), levels[seat - 1].title);
        QCOMPARE(app::models::opponent_text(QString::fromStdString(players[1].name) + ", Ada"),
                 levels[0].title + ", Ada");
        for (const auto& level : levels) QCOMPARE(app::text::level_name(level.title), level.title);
    }

    void the_levels_are_those_of_the_guide_data() {
        const auto row = tests::columns<QString>("guide");
        row("en", "guide.md");
        row("de", "guide_de.md");
        row("cs", "guide_cs.md");
    }
    void the_levels_are_those_of_the_guide() {
        QFETCH(QString, guide);
        use(QTest::currentDataTag());
        const QString text =
            QString::fromUtf8(tests::read_file(ALEA_SOURCE_DIR "/resources/docs/" + guide));
        for (const auto& level : app::session::levels()) {
            const QString style = level.style.section(';', 0, 0); // the guide says no more
            QVERIFY2(text.contains("| " + style + " |"), qPrintable(style));
        }
    }

    // Buttons and tabs that lead to the same.
    // On the page of Train; Start, "Go on" and "Ten more" stand on one button.
    void letters_of_buttons_differ_data() { tests::each("language", {"en", "de", "cs"}); }
    void letters_of_buttons_differ() {
        QFETCH(const QString, language);
        use(language);
        tests::Desk desk(tests::person_and("random", 21));
        desk.window.goTo(app::main::Place::train);
        const auto& home = desk.the<QWidget>("trainHome");
        const auto letter_of = [](const QString& text) {
            return QKeySequence::mnemonic(text).toString();
        };
        QStringList letters;
        for (const QAction* menu : desk.window.menuBar()->actions())
            letters << letter_of(menu->text());
        for (const auto* button : home.findChildren<QAbstractButton*>()) {
            if (button->objectName() == "startToday") continue;
            const QString letter = letter_of(button->text());
            QVERIFY2(letter.isEmpty() || !letters.contains(letter), qPrintable(button->text()));
            letters << letter;
        }
        for (const char* text : {"&Start", "Go &on", "&Ten more"}) {
            const auto words = QCoreApplication::translate("app::views::TodayCard", text);
            QVERIFY2(!letters.contains(letter_of(words)), qPrintable(words));
        }
    }

    void the_statistics_have_one_name_data() {
        const auto row = tests::columns<QString>("name");
        row("en", "Statistics");
        row("de", "Statistik");
        row("cs", "Statistika");
    }
    void the_statistics_have_one_name() {
        QFETCH(QString, name);
        use(QTest::currentDataTag());
        const auto record = tests::random_game(5);
        tests::Desk desk(record);
        const app::dialogs::ChooseGameDialog choice({record});
        QCOMPARE(desk.the<QAbstractButton>("showFigures").text(), name);
        QCOMPARE(desk.the<QTabWidget>("reviewPages").tabText(1).remove('&'), name);
        QCOMPARE(choice.findChild<QAbstractButton*>("figuresOfAll")->text().remove('&'), name);
        const app::dialogs::FiguresDialog dialog(desk.trainer.analysis, {record}, {});
        QVERIFY2(dialog.windowTitle().startsWith(name), qPrintable(dialog.windowTitle()));
    }
};

} // namespace test_catalogues
