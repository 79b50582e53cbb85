// What a screen reader gets: a name for every control, sentences for what happens, words for every
// graph, and tables that can be asked anything. That events arrive is tested by screen_reader.sh:
// the platform of the tests has no accessibility.

#include "ai/yahtzee/review/review.h"
#include "ai/yahtzee/solve/values.h"
#include "app/main/announcement_line.h"
#include "app/text/words.h"
#include "app/views/score_graph.h"
#include "tests/app/desk.h"

#include "tests/support/test.h"
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>

#include <set>

namespace test_screen_reader {

using core::yahtzee::Box;

namespace {

QString spoken(QWidget& widget) {
    auto* interface = QAccessible::queryAccessibleInterface(&widget);
    if (!interface) return {};
    QString text = interface->text(QAccessible::Name);
    if (text.isEmpty()) text = interface->text(QAccessible::Value);
    return text;
}

ai::yahtzee::solve::SharedValues the_values() {
    static const auto values = ai::yahtzee::solve::solve({});
    return values;
}

} // namespace

class TestScreenReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_control_has_a_name_data() {
        QTest::addColumn<int>("place");
        for (int place = 0; place < 4; ++place)
            QTest::newRow(std::to_string(place).c_str()) << place;
    }

    void every_control_has_a_name() {
        QFETCH(const int, place);
        tests::Desk desk(tests::person_and("random", 3), the_values());
        desk.window.goTo(static_cast<app::main::Place>(place));
        QCoreApplication::processEvents();
        QStringList nameless;
        for (QWidget* widget : desk.window.findChildren<QWidget*>()) {
            const bool is_inner = widget->objectName().startsWith("qt_");
            if (is_inner || !widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
            if (widget->focusProxy() || qobject_cast<QLineEdit*>(widget->parentWidget())) continue;
            if (widget->objectName().isEmpty() && widget->parentWidget() &&
                widget->parentWidget()->inherits("QAbstractScrollArea"))
                continue; // a viewport
            if (spoken(*widget).isEmpty())
                nameless << QString("%1 %2").arg(widget->metaObject()->className(),
                                                 widget->objectName());
        }
        QVERIFY2(nameless.empty(), qPrintable(nameless.join("; ")));
    }

    void what_happens_is_said_in_sentences() {
        tests::Desk desk(tests::person_and("random", 3), the_values());
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        auto& line = desk.the<app::main::AnnouncementLine>("announcements");
        QVERIFY(line.focusPolicy() & Qt::TabFocus);
        QStringList heard;
        connect(&line, &QLineEdit::textChanged, this, [&](const QString& text) { heard << text; });
        desk.press(Qt::Key_H);
        desk.press(Qt::Key_Space);
        const QString dice = app::text::faces_text(desk.game().dice());
        QVERIFY2(line.text().startsWith("Ada rolled " + dice), qPrintable(line.text()));
        QVERIFY(line.text().contains("2 rolls are left."));
        QVERIFY(line.text().contains("Best: "));
        QVERIFY(heard.contains(line.text()));
        desk.session().score(Box::chance);
        QVERIFY2(heard.filter("Ada takes chance for").size() > 0, qPrintable(heard.join("|")));
        // The program's turn is told too.
        QTRY_VERIFY(heard.filter("random takes").size() + heard.filter("random keeps").size() > 0);
    }

    void graphs_are_told_in_words() {
        app::session::Timeline timeline(tests::record_of({{"Ada", {}}, {"Max", {}}}, 7));
        std::mt19937_64 random(1);
        while (timeline.now().phase() != core::yahtzee::Phase::over)
            tests::random_step(timeline, random);
        const auto review = std::make_shared<const ai::yahtzee::review::Review>(
            *ai::yahtzee::review::review(timeline.record(), the_values(), {}));
        app::views::ScoreGraph graph;
        graph.show(timeline.record(), review);
        const QString words = graph.accessibleDescription();
        QVERIFY2(words.startsWith("Ada: turn 1: ") && words.contains("; Max: turn 1: "),
                 qPrintable(words));
        QCOMPARE(words.count("turn 13: "), 2);
        QVERIFY(words.contains(QString("turn 13: %1").arg(timeline.now().card(0).total())));
    }

    // Qt 6.4.2 has crashed here under a screen reader.
    void the_sheet_can_be_asked_for_any_cell() {
        tests::Desk desk(tests::person_and("random", 3));
        auto* interface = QAccessible::queryAccessibleInterface(&desk.sheet());
        QVERIFY(interface && interface->tableInterface());
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression("invalid index"));
        for (const int row : {-1, 0, 5, 1000})
            for (const int column : {-1, 0, 2, 1000})
                interface->tableInterface()->cellAt(row, column);
        desk.sheet().setCurrentIndex({});
        interface->focusChild();
        auto* cell = interface->tableInterface()->cellAt(0, 1);
        QVERIFY(cell && cell->text(QAccessible::Name).contains("Ones, Ada"));
        // Another game, of more players, while the reader holds on to the cell.
        desk.session().begin(
            app::session::Timeline(tests::record_of({{"A", {}}, {"B", {}}, {"C", {}}}, 3)));
        interface->focusChild();
        interface->tableInterface()->cellAt(18, 3);
        QVERIFY(interface->childCount() > 0);
        for (int i = 0; i < interface->childCount(); ++i)
            if (auto* child = interface->child(i)) child->text(QAccessible::Name);
    }

    void dice_are_spoken() {
        tests::Desk desk(tests::person_and("random", 3), the_values());
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_1);
        QCOMPARE(spoken(desk.the<QWidget>("die1")),
                 QString("Die 1: %1, kept").arg(desk.game().dice()[0]));
    }
};

ALEA_TEST(TestScreenReader)

} // namespace test_screen_reader

#include "test_screen_reader.moc"
