// Every text of the window goes through the translation, and a language whose texts are 40 % longer
// cuts nothing off.

#include "ai/yahtzee/solve/values.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/position_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/session/levels.h"
#include "app/storage/same_game.h"
#include "app/text/words.h"
#include "tests/app/desk.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTranslator>

namespace test_translations {

using tests::Desk;

namespace {

constexpr QChar opening(0x27e6); // mathematical white square brackets: in no text of the program
constexpr QChar closing(0x27e7);

// A language in which every text stands in brackets and is 40 % longer.
class Pseudo : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int n) const override {
        // Qt's own texts have Qt's own catalogues.
        if (QByteArrayView(context).startsWith("Q")) return {};
        QString text = QString::fromUtf8(source);
        if (n >= 0) text.replace("%n", QString::number(n));
        if (text.trimmed().isEmpty()) return text;
        return opening + text + QString(text.size() * 4 / 10, QChar(0x00e4)) + closing;
    }
    bool isEmpty() const override { return false; }
};

// What needs no translation: numbers, dice, keys, names of people and programs.
bool is_neutral(QString text) {
    static const QRegularExpression letters("\\pL{2,}");
    static const QRegularExpression keys("\\b(Ctrl|Shift|Alt|Space|Enter|Return|Esc|Del|Home|End|"
                                         "PgUp|PgDown|F\\d+)\\b");
    for (const char* name : {"Ada", "Bob", "Alea", "Qt"}) text.remove(name);
    text.remove(keys);
    text.remove(QRegularExpression("<[^>]*>"));
    return !letters.match(text).hasMatch();
}

struct Finding {
    QString where, text;
};

void look_at(const QString& text, const QString& where, QList<Finding>& findings) {
    if (!text.contains(opening) && !is_neutral(text)) findings.append({where, text});
}

void look_at_model(const QAbstractItemModel& model, const QString& where,
                   QList<Finding>& findings) {
    for (int column = 0; column < model.columnCount(); ++column)
        look_at(model.headerData(column, Qt::Horizontal).toString(), where + " header", findings);
    for (int row = 0; row < model.rowCount(); ++row) {
        look_at(model.headerData(row, Qt::Vertical).toString(), where + " header", findings);
        for (int column = 0; column < model.columnCount(); ++column)
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                look_at(model.index(row, column).data(role).toString(), where + " item", findings);
    }
}

QString name_of(const QObject& object) {
    return QString("%1 \"%2\"").arg(object.metaObject()->className(), object.objectName());
}

void look_through(QWidget& root, QList<Finding>& findings) {
    QList<QWidget*> widgets = root.findChildren<QWidget*>();
    widgets.prepend(&root);
    for (const QWidget* widget : widgets) {
        // Inner parts of Qt's own widgets.
        if (widget->objectName().startsWith("qt_") || widget->objectName().startsWith("Scroll"))
            continue;
        const QString where = name_of(*widget);
        look_at(widget->toolTip(), where + " tool tip", findings);
        look_at(widget->accessibleName(), where + " accessible name", findings);
        look_at(widget->accessibleDescription(), where + " accessible description", findings);
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            look_at(label->text(), where, findings);
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget);
            button && !qobject_cast<const QDialogButtonBox*>(button->parentWidget()))
            look_at(button->text(), where, findings); // those of dialogs are Qt's
        if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            look_at(group->title(), where, findings);
        if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i) look_at(box->itemText(i), where, findings);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
            view && view->model() && !qobject_cast<const QHeaderView*>(widget))
            look_at_model(*view->model(), where, findings);
        if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
            look_at(edit->placeholderText(), where, findings);
        for (const QAction* action : widget->actions())
            look_at(action->text(), where + " action " + action->objectName(), findings);
    }
}

QString report(const QList<Finding>& findings) {
    QStringList lines;
    for (const Finding& finding : findings) {
        const QString line = finding.where + ": " + finding.text.left(80);
        if (!lines.contains(line)) lines << line;
    }
    return QString::number(lines.size()) + " texts not translated:\n" + lines.join('\n');
}

ai::yahtzee::solve::SharedValues the_values() {
    static const auto values = ai::yahtzee::solve::solve({});
    return values;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

    Pseudo pseudo_;

private Q_SLOTS:
    void init() { QCoreApplication::installTranslator(&pseudo_); }
    void cleanup() { QCoreApplication::removeTranslator(&pseudo_); }

    // Section by section: as many headings, rows of tables, points and steps as in English.
    void the_guides_are_in_step() {
        const auto outline = [](const QString& file) {
            QFile guide(ALEA_SOURCE_DIR "/resources/docs/" + file);
            QStringList signs;
            if (!guide.open(QIODevice::ReadOnly)) return signs;
            static const QRegularExpression sign("^(#+ |\\||- |\\d\\. |!\\[)");
            for (const QString& line : QString::fromUtf8(guide.readAll()).split('\n'))
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
            QFile file(QString(ALEA_SOURCE_DIR "/resources/translations/alea_%1.ts").arg(language));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto found = word.match(QString::fromUtf8(file.readAll()));
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
        app::dialogs::NewGameDialog dialog(tests::record_of({{{}, {}}, {"Ben", {}}}, 77));
        dialog.findChild<QLineEdit*>("name2")->setText("Vy");
        const auto record = parse_records(to_text(dialog.record()))->front();
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
        QTest::addColumn<QString>("tags");
        QTest::addColumn<QString>("names"); // empty: you
        QTest::addColumn<int>("own_seat");
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
        const QString german = app::session::levels()[4].average;
        QLocale::setDefault(before);
        QCOMPARE(german, "254,6");
    }

    void every_text_of_the_window_goes_through_the_translation() {
        Desk desk(tests::record_of({{"Ada", {}}, {"Bob", {}}}, 77), the_values());
        QList<Finding> findings;
        auto preferences = desk.window.preferences();
        preferences.hints = app::session::HintMode::on;
        desk.window.setPreferences(preferences);
        look_through(desk.window, findings);
        desk.session().roll();
        QTest::qWait(2500); // until the reasons are there
        look_through(desk.window, findings);
        for (const auto place : {app::main::Place::review, app::main::Place::train,
                                 app::main::Place::games, app::main::Place::play}) {
            desk.window.goTo(place);
            QTest::qWait(300);
            look_through(desk.window, findings);
        }
        desk.window.welcome();
        look_through(desk.window, findings);
        QVERIFY2(findings.isEmpty(), qPrintable(report(findings)));
    }

    void every_text_of_the_dialogs_goes_through_the_translation() {
        QList<Finding> findings;
        const auto record = tests::record_of({{"Ada", {}}, {"Bob", {}}}, 77);
        app::dialogs::NewGameDialog new_game(record);
        look_through(new_game, findings);
        app::dialogs::PreferencesDialog preferences({});
        look_through(preferences, findings);
        app::session::Timeline timeline(record);
        timeline.roll();
        app::dialogs::PositionDialog position(timeline.now().position(), record.players, {});
        look_through(position, findings);
        QVERIFY2(findings.isEmpty(), qPrintable(report(findings)));
    }
};

ALEA_TEST(TestTranslations)

} // namespace test_translations

#include "test_translations.moc"
