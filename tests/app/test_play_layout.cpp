// The place Play at all sizes: nothing cut, nothing below its least size, and everything that is
// read with enough contrast in the pixels.

#include "ai/yahtzee/solve/values.h"
#include "tests/app/desk.h"
#include "tests/support/test.h"

#include <QScreen>
#include <QScrollBar>

#include <cmath>
#include <map>

namespace test_play_layout {

using app::models::CellKind;
using app::models::SheetModel;
using app::views::play::PlayPage;
using app::widgets::DieButton;
using tests::Desk;

namespace {

constexpr double readable_contrast = 4.5; // WCAG 2.1, level AA

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

double luminance(QRgb colour) {
    const auto linear = [](int c) {
        const double part = c / 255.0;
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) +
           0.0722 * linear(qBlue(colour));
}

double contrast(QRgb a, QRgb b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

// As somebody without red or green cones sees it (Machado and others, 2009).
QRgb seen(QRgb colour, const double (&matrix)[9]) {
    const double in[] = {qRed(colour) / 1.0, qGreen(colour) / 1.0, qBlue(colour) / 1.0};
    int out[3];
    for (int row = 0; row < 3; ++row) {
        double sum = 0;
        for (int column = 0; column < 3; ++column) sum += matrix[3 * row + column] * in[column];
        out[row] = std::clamp(static_cast<int>(std::lround(sum)), 0, 255);
    }
    return qRgb(out[0], out[1], out[2]);
}

constexpr double as_it_is[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
constexpr double protan[9] = {0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                              0.099216, -0.003882, -0.048116, 1.051998};
constexpr double deutan[9] = {0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                              0.047413, -0.011820, 0.042940,  0.968881};

// Of the ink that differs most from the ground, in a rectangle of a picture of twice the size.
double ink_contrast(const QImage& picture, const QRect& where, const double (&eye)[9]) {
    std::map<QRgb, int> counts;
    const QRect area = QRect(where.topLeft() * 2, where.size() * 2) & picture.rect();
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) ++counts[seen(picture.pixel(x, y), eye)];
    const auto ground =
        std::ranges::max_element(counts, {}, [](const auto& at) { return at.second; });
    double most = 1;
    for (const auto& [colour, count] : counts)
        most = std::max(most, contrast(colour, ground->first));
    return most;
}

QImage picture_of(QWidget& widget) {
    QImage picture(widget.size() * 2, QImage::Format_RGB32);
    picture.setDevicePixelRatio(2);
    widget.render(&picture);
    return picture;
}

} // namespace

class TestPlayLayout : public QObject {
    Q_OBJECT

    ai::yahtzee::solve::SharedValues values_;

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
    void initTestCase() { values_ = ai::yahtzee::solve::solve({}); }

    void nothing_is_cut_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("long_names");
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
        Desk desk(game_of(players, long_names), values_);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.press(Qt::Key_H);
        desk.window.resize(size);
        QTest::qWait(20);
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
        // Six columns of a sheet leave the coach no column of its own in 1120 pixels.
        const int least = players == 6 ? 1400 : PlayPage::least_width_for_coach;
        QCOMPARE(coach.isVisible(), size.width() >= least);
        if (coach.isVisible()) QVERIFY(!coach.geometry().intersects(table));
        QVERIFY(page.rect().contains(table));
    }

    void the_coach_is_a_drawer_in_a_narrow_window() {
        Desk desk(game_of(2, false), values_);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.window.resize(900, 600);
        QTest::qWait(20);
        const QWidget& coach = desk.the<QWidget>("coachPanel");
        QVERIFY(!coach.isVisible());
        desk.click("openCoach");
        QVERIFY(coach.isVisible());
        desk.press(Qt::Key_Escape);
        QVERIFY(!coach.isVisible());
        desk.press(Qt::Key_F9);
        QVERIFY(coach.isVisible());
        desk.window.resize(1120, 720);
        QTest::qWait(20);
        QVERIFY(coach.isVisible());
    }

    // As a window that is narrow from its start.
    void the_drawer_is_closed_at_the_start() {
        QTemporaryDir folder;
        QSettings settings(folder.path() + "/settings.ini", QSettings::IniFormat);
        app::session::Trainer trainer(folder.path());
        app::main::MainWindow window(trainer, settings);
        window.resize(900, 600);
        window.show();
        QVERIFY(!window.findChild<QWidget*>("coachPanel")->isVisible());
        window.resize(1120, 720);
        QTRY_VERIFY(window.findChild<QWidget*>("coachPanel")->isVisible());
    }

    void a_large_window_has_larger_text() {
        Desk desk(game_of(2, false), values_);
        desk.window.resize(1120, 720);
        QTest::qWait(20);
        const int usual = desk.sheet().textWidth("Three of a kind");
        desk.window.resize(1920, 1080);
        QTest::qWait(20);
        QVERIFY(desk.sheet().textWidth("Three of a kind") >= usual * 5 / 4);
    }

    void the_first_window_fits_its_screen() {
        QTemporaryDir folder;
        QSettings settings(folder.path() + "/settings.ini", QSettings::IniFormat);
        app::session::Trainer trainer(folder.path());
        const app::main::MainWindow window(trainer, settings);
        const QSize room = window.screen()->availableSize();
        QVERIFY2(window.width() <= room.width() && window.height() <= room.height(),
                 qPrintable(QString("%1x%2").arg(window.width()).arg(window.height())));
    }

    void text_is_readable_data() {
        QTest::addColumn<app::session::ColourScheme>("scheme");
        QTest::addColumn<int>("eye");
        const char* eyes[] = {"any eye", "no red cones", "no green cones"};
        for (int eye = 0; eye < 3; ++eye) {
            QTest::addRow("light, %s", eyes[eye]) << app::session::ColourScheme::light << eye;
            QTest::addRow("dark, %s", eyes[eye]) << app::session::ColourScheme::dark << eye;
        }
    }
    void text_is_readable() {
        QFETCH(app::session::ColourScheme, scheme);
        QFETCH(int, eye);
        const auto& matrix = eye == 0 ? as_it_is : eye == 1 ? protan : deutan;
        Desk desk(game_of(2, false), values_);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        auto preferences = desk.window.preferences();
        preferences.colours = scheme;
        preferences.hints = app::session::HintMode::on;
        desk.window.setPreferences(preferences);
        desk.session().setHeldSlots(0b00001);
        QTest::qWait(50);
        const auto expect = [&](const QImage& picture, const QRect& where, const QString& what) {
            const double found = ink_contrast(picture, where, matrix);
            QVERIFY2(found >= readable_contrast,
                     qPrintable(QString("%1: %2").arg(what).arg(found)));
        };
        auto& sheet = desk.sheet();
        const QImage picture = picture_of(*sheet.viewport());
        for (int row = 0; row < desk.sheet_model().rowCount(); ++row)
            for (int column = 0; column < desk.sheet_model().columnCount(); ++column) {
                const QModelIndex cell = desk.sheet_model().index(row, column);
                if (cell.data().toString().isEmpty()) continue;
                expect(picture, sheet.visualRect(cell).adjusted(8, 5, -8, -6),
                       cell.data(Qt::AccessibleTextRole).toString());
            }
        for (const char* name : {"roll", "said", "heading", "message", "bestWorth", "bestDetail",
                                 "coachHeadline", "objectivePoints", "objectiveWin", "place_play",
                                 "place_review", "depthTitle", "depthLoss", "caption", "help"}) {
            auto& widget = desk.the<QWidget>(name);
            const auto* label = qobject_cast<const QLabel*>(&widget);
            if (!widget.isVisible() || (label && label->text().isEmpty())) continue;
            const QImage window = picture_of(desk.window);
            expect(
                window,
                QRect(widget.mapTo(&desk.window, QPoint()), widget.size()).adjusted(4, 4, -4, -4),
                name);
        }
        // Where there is nothing to roll, the line is read all the same.
        desk.session().setHeldSlots(0b11111);
        auto& roll = desk.the<QWidget>("roll");
        const QImage words = picture_of(desk.window);
        expect(words, QRect(roll.mapTo(&desk.window, QPoint()), roll.size()).adjusted(4, 4, -4, -4),
               "Choose a box");
    }
};

ALEA_TEST(TestPlayLayout)

} // namespace test_play_layout

#include "test_play_layout.moc"
