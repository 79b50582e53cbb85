// The pages in a large window: texts, lists and dice are larger than in the usual one.

#include "app/views/review/choice_picture.h"
#include "app/views/train/train_page.h"
#include "app/widgets/dice/die_button.h"
#include "tests/app/desk.h"

#include <QAbstractItemView>
#include <QFontInfo>
#include <QScrollArea>

#include <map>

namespace test_growth {

using tests::Desk;

// The size of what can be read, in pixels: of text, or of a die.
std::map<const QWidget*, int> sizes_in(const QWidget& page) {
    std::map<const QWidget*, int> sizes;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != page.window()) continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (qobject_cast<const app::widgets::DieButton*>(widget))
            sizes[widget] = widget->width();
        else if (qobject_cast<const app::views::review::ChoicePicture*>(widget))
            sizes[widget] = widget->height();
        else if ((label && !label->text().isEmpty()) || (button && !button->text().isEmpty()) ||
                 (qobject_cast<const QAbstractItemView*>(widget) &&
                  !qobject_cast<const app::views::SheetView*>(widget)) ||
                 qobject_cast<const app::views::train::BarRows*>(widget))
            sizes[widget] = QFontInfo(widget->font()).pixelSize();
    }
    return sizes;
}

void expect_growth(Desk& desk, const char* name) {
    auto& page = desk.the<QWidget>(name);
    desk.resize(1120, 720);
    QVERIFY(page.isVisible());
    const auto usual = sizes_in(page);
    QVERIFY(!usual.empty());
    desk.resize(1920, 1080);
    for (const auto& [widget, size] : sizes_in(page)) {
        const auto before = usual.find(widget);
        if (before == usual.end()) continue;
        QVERIFY2(size >= before->second * 5 / 4, qPrintable(QString("%1: %2, then %3")
                                                                .arg(widget->objectName())
                                                                .arg(before->second)
                                                                .arg(size)));
    }
    desk.window.resize(1120, 720);
    const auto changed = [&] { // a layout may follow on another
        QStringList names;
        for (const auto& [widget, size] : sizes_in(page))
            if (const auto before = usual.find(widget);
                before != usual.end() && size != before->second)
                names << QString("%1: %2, then %3")
                             .arg(widget->objectName())
                             .arg(before->second)
                             .arg(size);
        return names.join(", ");
    };
    QTRY_COMPARE(changed(), QString());
}

class TestGrowth : public QObject {
    Q_OBJECT

    static app::session::Practice& begin_set(tests::TrainDesk& desk) {
        auto& practice = desk.practice;
        desk.click("startToday");
        if (!QTest::qWaitFor([&] { return practice.exercise() != nullptr; }, 60000))
            qFatal("no exercise");
        return practice;
    }

private Q_SLOTS:
    void train_grows() {
        tests::TrainDesk desk;
        expect_growth(desk, "trainHome");
        desk.click("myProgress");
        expect_growth(desk, "progressView");
        desk.click("leaveProgress");
        desk.click("myMistakes");
        expect_growth(desk, "mistakesPicker");
    }

    void exercises_grow() {
        tests::TrainDesk desk;
        auto& practice = begin_set(desk);
        expect_growth(desk, "exerciseView");
        practice.answer(practice.exercise()->ranking[1].action);
        desk.settle();
        expect_growth(desk, "exerciseView");
    }

    // Nor does the end scroll within the page, which may.
    void the_end_of_a_set_grows() {
        tests::TrainDesk desk;
        auto& practice = begin_set(desk);
        while (!practice.isFinished()) {
            practice.answer(practice.exercise()->ranking[1].action);
            practice.next();
        }
        expect_growth(desk, "exerciseView");
        for (const QWidget* at = &desk.the<QWidget>("setEnd"); at->objectName() != "trainPage";
             at = at->parentWidget())
            QVERIFY(!qobject_cast<const QScrollArea*>(at));
    }

    void the_review_grows() {
        Desk desk(tests::careless_game(), tests::solved_values());
        desk.window.goTo(app::main::Place::review);
        QTRY_VERIFY(desk.the<QWidget>("mistakesView").isVisible());
        desk.settle();
        expect_growth(desk, "mistakesView");
    }

    void games_grow() {
        Desk desk(tests::person_and("optimal", 3), tests::solved_values());
        tests::keep_games(desk.folder.path(), 3);
        desk.window.goTo(app::main::Place::games);
        auto& list = desk.the<QTreeView>("savedGames");
        QTRY_COMPARE(list.model()->rowCount(), 3);
        desk.settle();
        expect_growth(desk, "gamesPage");
        desk.resize(1920, 1080); // the columns grow too
        for (int column = 0; column < list.model()->columnCount(); ++column)
            QVERIFY(list.columnWidth(column) >=
                    list.sizeHintForIndex(list.model()->index(0, column)).width());
    }

    void the_welcome_grows() {
        Desk desk(tests::person_and("optimal", 3), tests::solved_values());
        desk.window.welcome();
        expect_growth(desk, "welcome");
    }
};

} // namespace test_growth
