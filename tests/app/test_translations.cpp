// Every text of the window goes through the translation (of the dialogs: test_dialog_texts), the
// guides are in step, and a person is known by the word of every language.

#include "app/storage/same_game.h"
#include "app/text/words.h"
#include "app/views/play/new_game_page.h"
#include "tests/app/desk.h"
#include "tests/app/pseudo_language.h"

namespace test_translations {

using tests::Desk;

class TestTranslations : public QObject {
    Q_OBJECT

    tests::PseudoLanguage pseudo_;

private Q_SLOTS:
    void init() { QCoreApplication::installTranslator(&pseudo_); }
    void cleanup() { QCoreApplication::removeTranslator(&pseudo_); }

    // Section by section: as many headings, rows of tables, points and steps as in English.
    void the_guides_are_in_step() {
        const auto outline = [](const QString& file) {
            const QString guide = tests::read_file(ALEA_SOURCE_DIR "/resources/docs/" + file);
            QStringList signs;
            static const QRegularExpression sign("^(#+ |\\||- |\\d\\. |!\\[)");
            for (const QString& line : guide.split('\n'))
                if (const auto found = sign.match(line); found.hasMatch())
                    signs << found.captured(1);
            return signs;
        };
        const QStringList english = outline("guide.md");
        QVERIFY(english.size() > 60);
        QCOMPARE(outline("guide_de.md"), english);
        QCOMPARE(outline("guide_cs.md"), english);
    }

    // A game that was begun in another language is still the person's own.
    void you_are_known_by_the_word_of_every_language() {
        static const QRegularExpression word(
            "<name>Seats</name>\\s*<message>\\s*<source>You</source>\\s*<translation>(.+?)<");
        for (const char* language : {"de", "cs"}) {
            const auto found = word.match(QString::fromUtf8(tests::read_file(
                QString(ALEA_SOURCE_DIR "/resources/translations/alea_%1.ts").arg(language))));
            QVERIFY2(found.hasMatch(), language);
            QVERIFY2(app::text::is_word_for_you(found.captured(1)), language);
        }
        QVERIFY(app::text::is_word_for_you("You"));
        QVERIFY(!app::text::is_word_for_you("Ada"));
        QCOMPARE(app::text::shown_name({}), QCoreApplication::translate("Seats", "You"));
    }

    // Records say whom the program calls "you", so other people keep their names.
    void a_person_may_have_the_name_of_the_word_for_you() {
        using core::yahtzee::notation::parse_records;
        const auto names = [](const core::yahtzee::notation::Record& record) {
            const auto list = app::session::names(record);
            return QStringList(list.begin(), list.end());
        };
        QTemporaryDir folder;
        app::session::Trainer trainer(folder.path());
        const app::views::play::NewGamePage page(trainer,
                                                 tests::record_of({{{}, {}}, {"Ben", {}}}, 77));
        page.findChild<QLineEdit*>("name2")->setText("Vy");
        const auto record = parse_records(to_text(page.record()))->front();
        QCOMPARE(names(record), (QStringList{"", "Vy"}));
        QCOMPARE(names(app::session::next_record(record)), (QStringList{"", "Vy"}));
        QCOMPARE(names(tests::record_of({{"Du", {}}, {"Vy", {}}}, 77)), (QStringList{"Du", "Vy"}));
        Desk desk(record);
        QCOMPARE(desk.sheet_model().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 app::text::shown_name({}));
        QCOMPARE(desk.sheet_model().headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "Vy");
    }

    // Records of an earlier version don't say whom the program calls "you".
    void you_are_found_in_old_records_data() {
        tests::columns<QString, QString, int>("tags", "names", "own_seat"); // no name: you
        const auto row = [](const char* tags, const char* names, int own_seat) {
            QTest::addRow("%s", tags) << tags << names << own_seat;
        };
        row("[Player1 \"You\"]\n[Player2 \"Ben\"]", "|Ben", 0);
        row("[Player1 \"Du\"]\n[Player2 \"Ben\"]", "|Ben", 0);
        row("[Player1 \"Vy\"]\n[Player2 \"Ben\"]", "|Ben", 0);
        row("[Player1 \"Du\"]\n[Player2 \"Vy\"]", "|Vy", 0);
        row("[Player1 \"Ada\"]\n[Player2 \"Du\"]", "Ada|", 1);
        row("[Player1 \"Ada\"]\n[Player2 \"Ben\"]", "Ada|Ben", 0);
        row("[Player1 \"Du\"]\n[Program1 \"optimal\"]\n[Player2 \"Ada\"]", "Du|Ada", 1);
        row("[Own \"0\"]\n[Player1 \"Du\"]\n[Player2 \"Vy\"]", "Du|Vy", 0);
    }
    void you_are_found_in_old_records() {
        QFETCH(QString, tags);
        const auto records =
            core::yahtzee::notation::parse_records("[Alea \"1\"]\n" + tags.toStdString() + "\n");
        QVERIFY(records);
        const auto list = app::session::names(records->front());
        QTEST(QStringList(list.begin(), list.end()).join('|'), "names");
        QTEST(app::storage::own_seat(records->front()), "own_seat");
    }

    void the_averages_of_the_levels_are_numbers_of_the_language() {
        const QLocale before;
        QLocale::setDefault(QLocale("de"));
        const auto levels = app::session::levels();
        const QString german = levels[levels.size() - 2].average; // Expert
        QLocale::setDefault(before);
        QCOMPARE(german, "254,6");
    }

    // "Rules" are those of the game, and the parts of the page that have a pattern.
    void what_has_a_number_is_a_step() {
        const QString texts = QString::fromUtf8(
            tests::read_file(ALEA_SOURCE_DIR "/resources/translations/alea_de.ts"));
        static const QRegularExpression source("<source>([^<]*)</source>");
        static const QRegularExpression numbered(
            "\\b[Rr]ules? (\\d|%)|%n rules?|[Nn]o rule|[Aa]ny rule");
        for (auto at = source.globalMatch(texts); at.hasNext();) {
            const QString text = at.next().captured(1);
            QVERIFY2(!numbered.match(text).hasMatch(), qPrintable(text));
        }
    }

    // "Schritt" and "krok" are masculine; "Regel" and "pravidlo", as a step was called, are not.
    void a_step_has_the_gender_of_its_word_data() {
        const auto row = tests::columns<QString, QString>("words", "others");
        row("de", "hat er ", "sie ");
        row("cs", "rozhodoval ", "rozhodovalo");
    }
    void a_step_has_the_gender_of_its_word() {
        QFETCH(QString, words);
        QFETCH(QString, others);
        const QString texts = QString::fromUtf8(
            tests::read_file(QString(ALEA_SOURCE_DIR "/resources/translations/alea_%1.ts")
                                 .arg(QTest::currentDataTag())));
        const auto from =
            texts.indexOf("<source>In your games it decided %n times; not following it costs");
        QVERIFY(from > 0);
        const QString text = texts.mid(from, texts.indexOf("</message>", from) - from);
        QVERIFY2(text.contains(words) && !text.contains(others), qPrintable(text));
    }

    void every_text_of_the_window_goes_through_the_translation() {
        Desk desk(tests::record_of({{"Ada", {}}, {"Bob", {}}}, 77), tests::solved_values());
        tests::TextFinder finder;
        desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        finder.lookThrough(desk.window);
        desk.session().roll();
        desk.trainer.analysis.contributions().request(tests::solved_values()); // for the reasons
        desk.settle();
        finder.lookThrough(desk.window);
        for (const auto place : {app::main::Place::review, app::main::Place::train,
                                 app::main::Place::games, app::main::Place::play}) {
            desk.window.goTo(place);
            desk.settle();
            finder.lookThrough(desk.window);
        }
        desk.window.welcome();
        finder.lookThrough(desk.window);
        QVERIFY2(finder.isEmpty(), qPrintable(finder.report()));
    }
};

} // namespace test_translations
