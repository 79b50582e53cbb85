// The page Play at all sizes: nothing cut, nothing below its least size.

#include "app/widgets/dice/keep_picture.h"
#include "tests/app/desk.h"

namespace test_play_layout {

using app::views::play::PlayPage;
using app::widgets::DieButton;
using tests::Desk;

core::yahtzee::notation::Record game_of(int players, bool long_names) {
    const char* names[] = {
        "Maximiliane-Antoinette", "Αλεξάνδρα", "王小明", "Владимир", "Ωmega", "José"};
    std::vector<core::yahtzee::notation::RecordedPlayer> seats;
    for (int seat = 0; seat < players; ++seat)
        seats.push_back(
            {long_names ? names[seat] : QString("P%1").arg(seat + 1).toStdString(), {}});
    auto record = tests::record_of(seats, 5);
    app::session::Timeline timeline(record);
    timeline.roll();
    return timeline.record();
}

class TestPlayLayout : public QObject {
    Q_OBJECT

    // The first label that is cut, empty if none is.
    static QString cut_label(const QWidget& page) {
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            if (!label->isVisible() || label->text().trimmed().isEmpty()) continue;
            const bool wraps = label->wordWrap();
            const int wide =
                wraps ? label->width() : label->fontMetrics().horizontalAdvance(label->text());
            const int tall =
                wraps ? label->heightForWidth(label->width()) : label->fontMetrics().height();
            if (wide > label->width() || tall > label->height() + 1)
                return label->objectName() + ": " + label->text();
        }
        return {};
    }
    // A reason that has just arrived is laid out a moment later.
    static void expect_whole_labels(const QWidget& page) {
        QTRY_COMPARE(cut_label(page), QString());
    }

private Q_SLOTS:
    void nothing_is_cut_data() {
        tests::columns<QSize, int, bool>("size", "players", "long_names");
        for (const QSize size :
             {QSize(900, 600), QSize(1120, 720), QSize(1400, 900), QSize(1920, 1080)})
            for (const int players : {1, 2, 4, 6})
                for (const bool long_names : {false, true})
                    QTest::addRow("%dx%d, %d players, %s names", size.width(), size.height(),
                                  players, long_names ? "long" : "short")
                        << size << players << long_names;
    }
    void nothing_is_cut() {
        QFETCH(QSize, size);
        QFETCH(int, players);
        QFETCH(bool, long_names);
        Desk desk(game_of(players, long_names), tests::solved_values());
        desk.press(Qt::Key_H);
        desk.resize(size);
        QCOMPARE(desk.window.size(), size);
        auto& page = desk.the<PlayPage>("playPage");

        // Dice have their least and their greatest size.
        for (int number = 1; number <= 5; ++number) {
            const auto& die = desk.the<DieButton>(qPrintable(QString("die%1").arg(number)));
            const double side = std::min(die.width(), die.height()) * DieButton::body_share;
            QVERIFY2(side >= 56 && side <= 141, qPrintable(QString::number(side)));
        }

        // The whole sheet is there, and every text fits its cell.
        auto& sheet = desk.sheet();
        QCOMPARE(sheet.verticalScrollBar()->maximum(), 0);
        QCOMPARE(sheet.horizontalScrollBar()->maximum(), 0);
        const auto& model = desk.sheet_model();
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column) {
                const QString text = model.index(row, column).data().toString();
                const int wide = sheet.textWidth(text);
                QVERIFY2(wide <= sheet.columnWidth(column),
                         qPrintable(QString("%1: %2").arg(text).arg(sheet.columnWidth(column))));
            }
        // What is beside free space isn't elided.
        if (!long_names) expect_whole_labels(page);

        // Columns lie side by side.
        const QRect table = desk.the<QWidget>("table").geometry();
        QVERIFY(!sheet.geometry().intersects(table));
        const QWidget& coach = desk.the<QWidget>("coachPanel");
        // Six columns of a sheet may leave the coach no column of its own in 1120 pixels.
        if (players < 6 || size.width() != 1120)
            QCOMPARE(coach.isVisible(), size.width() >= PlayPage::least_width_for_coach);
        if (coach.isVisible()) QVERIFY(!coach.geometry().intersects(table));
        QVERIFY(page.rect().contains(table));
    }

    void the_coach_is_a_drawer_in_a_narrow_window() {
        Desk desk(game_of(2, false), tests::solved_values());
        desk.resize(900, 600);
        const QWidget& coach = desk.the<QWidget>("coachPanel");
        QVERIFY(!coach.isVisible());
        desk.click("openCoach");
        QVERIFY(coach.isVisible());
        desk.press(Qt::Key_Escape);
        QVERIFY(!coach.isVisible());
        desk.press(Qt::Key_F9);
        QVERIFY(coach.isVisible());
        desk.resize(1120, 720);
        QVERIFY(coach.isVisible());
    }

    void one_press_opens_the_coach_of_a_window_that_began_narrow() {
        tests::FreshWindow fresh;
        auto& window = fresh.window;
        window.resize(900, 600);
        fresh.show();
        const auto* coach = window.findChild<QWidget*>("coachPanel");
        QVERIFY(!coach->isVisible());
        QTest::keyClick(window.focusWidget(), Qt::Key_F9);
        QVERIFY(coach->isVisible());
        QTest::keyClick(window.focusWidget(), Qt::Key_F9);
        QVERIFY(!coach->isVisible());
        window.resize(1120, 720);
        QTRY_VERIFY(coach->isVisible());
    }

    void the_drawer_hides_nothing_of_a_game_of_two() {
        Desk desk(game_of(2, false), tests::solved_values());
        desk.window.resize(900, 600);
        desk.press({Qt::Key_F9, Qt::Key_H});
        tests::handle_events();
        const QRect coach = desk.the<QWidget>("coachPanel").geometry();
        for (const char* name : {"table", "sheet"}) {
            const QRect part = desk.the<QWidget>(name).geometry();
            QVERIFY2(!coach.intersects(part), name);
            QVERIFY(desk.the<PlayPage>("playPage").rect().contains(part));
        }
        QVERIFY(!desk.the<QWidget>("drawerScrim").isVisible());
        // Losses of two digits are whole.
        const auto& list = desk.the<QTreeView>("choices");
        const int room = list.columnWidth(app::models::ChoicesModel::loss_column);
        QVERIFY(room >= list.fontMetrics().horizontalAdvance("−88.88") + 2 * 6);
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_Space); // all five
        QVERIFY(coach.isValid() && desk.the<QWidget>("coachPanel").isVisible());
    }

    // Six columns of a sheet leave no room: a key or a click means what is behind, so it goes
    // first.
    void a_drawer_over_the_table_goes_at_any_key_or_click() {
        Desk desk(game_of(6, false), tests::solved_values());
        desk.window.resize(900, 600);
        const auto& coach = desk.the<QWidget>("coachPanel");
        auto& scrim = desk.the<QWidget>("drawerScrim");
        const auto before = desk.session().record();
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_1, Qt::Key_Return, Qt::Key_Escape}) {
            desk.press(Qt::Key_F9);
            QVERIFY(coach.isVisible() && scrim.isVisible());
            desk.sheet().setFocus();
            desk.press(key);
            QVERIFY2(!coach.isVisible() && !scrim.isVisible(), qPrintable(QString::number(key)));
        }
        desk.press(Qt::Key_F9);
        QTest::mouseClick(&scrim, Qt::LeftButton, {}, QPoint(4, 4));
        QVERIFY(!coach.isVisible());
        QVERIFY(desk.session().record() == before && desk.session().heldSlots() == 0);
    }

    void dice_of_the_best_choice_shrink_where_there_is_too_little_room() {
        app::widgets::KeepPicture picture(28);
        picture.show(core::dice::Keep().plus(1).plus(2).plus(3).plus(4));
        picture.resize(100, 30);
        const QImage image = picture.grab().toImage();
        const QColor ground = picture.palette().color(QPalette::Window);
        int inked = 0; // at the right end, where a whole die has its rounded corners
        for (int y = 0; y < image.height(); ++y) inked += image.pixelColor(99, y) != ground;
        QVERIFY2(inked < 20, qPrintable(QString::number(inked)));
        QVERIFY(image.pixelColor(88, 15) != ground); // there is the fourth
    }

    void a_large_window_has_larger_text() {
        Desk desk(game_of(2, false), tests::solved_values());
        desk.resize(1120, 720);
        const int usual = desk.sheet().textWidth("Three of a kind");
        desk.resize(1920, 1080);
        QVERIFY(desk.sheet().textWidth("Three of a kind") >= usual * 5 / 4);
        const auto pixels_of = [&desk](const char* name) {
            return QFontInfo(desk.the<QWidget>(name).font()).pixelSize();
        };
        QVERIFY(pixels_of("diceSealButton") >= pixels_of("said") * 4 / 5);
    }

    void the_first_window_fits_its_screen() {
        tests::expect_fits_screen(tests::FreshWindow().window);
    }
};

} // namespace test_play_layout
