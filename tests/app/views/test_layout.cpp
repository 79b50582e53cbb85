// The window on the screen that the environment says, with its fonts and as long texts as it says:
// no text is cut, nothing is below its least size, no window or dialog is larger than the screen,
// and grades are distinguished by any eye.

#include "app/views/train/train_page.h"
#include "app/widgets/grade_mark.h"
#include "tests/app/open_dialog.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QProgressBar>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTranslator>

#include <cstdlib>

namespace test_layout {

using ai::yahtzee::review::Grade;
using tests::Desk;

core::yahtzee::notation::Record game_of(int players) {
    const char* names[] = {"Maximiliane-Antoinette von Württemberg",
                           "Αλεξάνδρα",
                           "王小明",
                           "Владимир",
                           "Ωmega",
                           "José"};
    std::vector<core::yahtzee::notation::RecordedPlayer> seats;
    for (int seat = 0; seat < players; ++seat) seats.push_back({names[seat], {}});
    app::session::Timeline timeline(tests::record_of(seats, 5));
    timeline.roll();
    return timeline.record();
}

QString name_of(const QWidget& widget, const QString& text) {
    return QString("%1 (%2) \"%3\": %4x%5")
        .arg(widget.objectName(), widget.metaObject()->className(), text.left(60))
        .arg(widget.width())
        .arg(widget.height());
}

// A language whose texts are longer: each has more words, or a longer word.
class LongTexts : public QTranslator {
public:
    explicit LongTexts(int percent) : percent_(percent) {}

    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        QString text = QString::fromUtf8(source);
        const qsizetype missing = (text.size() * (percent_ - 100) + 99) / 100;
        const bool has_words = text.contains(' ');
        for (qsizetype i = 0; i < missing; ++i) text += has_words && i % 7 == 0 ? ' ' : 'o';
        return text;
    }

private:
    int percent_;
};

// Empty: it is whole.
QString cut_label(const QLabel& label) {
    const QString text = label.text();
    if (text.trimmed().isEmpty() || text.startsWith('<') ||
        qobject_cast<const app::widgets::ElidedLabel*>(&label))
        return {};
    const bool wraps = label.wordWrap();
    const int wide = wraps ? label.minimumSizeHint().width()
                           : label.fontMetrics().size(Qt::TextShowMnemonic, text).width();
    const int tall = wraps ? label.heightForWidth(label.width()) : label.fontMetrics().height();
    const bool is_whole = wide <= label.width() && tall <= label.height() + 1;
    return is_whole ? QString()
                    : name_of(label, text) + QString(" wants %1x%2").arg(wide).arg(tall);
}

QString cut_button(const QAbstractButton& button) {
    if (button.text().isEmpty()) return {};
    const QSize text = button.fontMetrics().size(Qt::TextShowMnemonic, button.text());
    const bool is_whole = text.width() <= button.width() && text.height() <= button.height();
    return is_whole ? QString()
                    : name_of(button, button.text()) + QString(" wants %1").arg(text.width());
}

// Within something that has been made to scroll for want of room.
bool is_scrolled(const QWidget& widget) {
    for (const QWidget* at = widget.parentWidget(); at; at = at->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(at))
            if (area->horizontalScrollBar()->maximum() > 0 ||
                area->verticalScrollBar()->maximum() > 0)
                return true;
    return false;
}

// Parts of lists and tables lay themselves out.
bool is_of_list(const QWidget& widget) {
    for (const QWidget* at = widget.parentWidget(); at; at = at->parentWidget())
        if (qobject_cast<const QAbstractItemView*>(at) || qobject_cast<const QComboBox*>(at) ||
            qobject_cast<const QTextBrowser*>(at))
            return true;
    return false;
}

// Widgets that are cut, too small or outside the window.
QStringList faults(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window || is_of_list(*widget)) continue;
        QString fault;
        if (const auto* label = qobject_cast<const QLabel*>(widget)) fault = cut_label(*label);
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            fault = cut_button(*button);
        const QRect place(widget->mapTo(&window, QPoint()), widget->size());
        if (fault.isEmpty() && !window.rect().contains(place) && !place.isEmpty() &&
            !is_scrolled(*widget))
            fault = name_of(*widget, {}) + " is outside of the window";
        if (!fault.isEmpty()) found << fault;
    }
    return found;
}

// Large fonts and long texts may scroll, usual ones fit.
QString scrolled_place(const QWidget& window) {
    const auto percent = [](const char* name) {
        return std::max(100, qEnvironmentVariableIntValue(name));
    };
    if (percent("ALEA_TEST_FONT_PERCENT") > 100 || percent("ALEA_TEST_TEXT_PERCENT") > 100)
        return {};
    const auto* places = window.findChild<QStackedWidget*>("places");
    const auto* area =
        places ? qobject_cast<QAbstractScrollArea*>(places->currentWidget()) : nullptr;
    if (!area) return "no place is shown";
    const QPoint rest(area->horizontalScrollBar()->maximum(), area->verticalScrollBar()->maximum());
    return rest.isNull() ? QString() : QString("scrolls by %1, %2").arg(rest.x()).arg(rest.y());
}

// After the layout has settled: what has just arrived is laid out a moment later.
void expect_no_faults(const QWidget& window) {
    QTRY_COMPARE_WITH_TIMEOUT(faults(window).join("; "), QString(), 2000);
    tests::expect_fits_screen(window);
}

void expect_no_scrolling(const QWidget& window) {
    QTRY_COMPARE_WITH_TIMEOUT(scrolled_place(window), QString(), 2000);
}

class TestLayout : public QObject {
    Q_OBJECT

    std::unique_ptr<QTranslator> texts_;

    // As large as the screen, so that everything has to fit it, with a notice in the bar.
    struct FullDesk : Desk {
        explicit FullDesk(const core::yahtzee::notation::Record& record)
            : Desk(record, tests::solved_values()) {
            resize(window.screen()->availableSize());
        }
        void expect_no_faults() {
            using app::main::PreparingNotice;
            auto& notice = the<PreparingNotice>("preparing");
            notice.say(QString("words ").repeated(20), "40\u00a0%",
                       PreparingNotice::tr("Preparing win probabilities: 40 % done"));
            tests::handle_events();
            QVERIFY(notice.isVisible());
            test_layout::expect_no_faults(window);
        }
        // Nor does it scroll.
        void expect_whole() {
            expect_no_faults();
            expect_no_scrolling(window);
        }
    };

    std::unique_ptr<FullDesk> desk_;
    // The same for all rows, without hints.
    FullDesk& shared_desk(int players) {
        if (!desk_) desk_ = std::make_unique<FullDesk>(game_of(players));
        desk_->prefer(&app::session::Preferences::hints, app::session::HintMode::off);
        desk_->session().begin(app::session::Timeline(game_of(players)));
        return *desk_;
    }

private Q_SLOTS:
    void initTestCase() {
        if (!qEnvironmentVariable("QT_QPA_PLATFORM").contains("configfile"))
            QSKIP("needs a screen: CMakeLists.txt runs it on several");
        const int percent = qEnvironmentVariableIntValue("ALEA_TEST_FONT_PERCENT");
        QFont font = QApplication::font();
        if (percent > 0) font.setPointSizeF(font.pointSizeF() * percent / 100);
        QApplication::setFont(font);
        const int longer = qEnvironmentVariableIntValue("ALEA_TEST_TEXT_PERCENT");
        if (longer <= 100) return;
        texts_ = std::make_unique<LongTexts>(longer);
        QApplication::installTranslator(texts_.get());
    }
    void cleanupTestCase() { desk_.reset(); }

    void first_window_fits_the_screen() {
        tests::FreshWindow fresh;
        fresh.window.show();
        tests::expect_fits_screen(fresh.window);
    }

    void play_is_whole_data() {
        tests::columns<int>("players");
        for (int players = 1; players <= 6; ++players)
            QTest::addRow("%d players", players) << players;
    }
    void play_is_whole() {
        QFETCH(int, players);
        FullDesk& desk = shared_desk(players);
        desk.expect_whole();
        desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        desk.session().setHeldSlots(0b00011);
        desk.expect_no_faults();
        QCOMPARE(desk.sheet().horizontalScrollBar()->maximum(), 0);
        QCOMPARE(desk.sheet().verticalScrollBar()->maximum(), 0);
    }

    void tutor_and_end_are_whole() {
        FullDesk desk(game_of(2));
        desk.prefer(&app::session::Preferences::tutor, {app::session::TutorMode::ask});
        desk.session().setHeldSlots(0b00001);
        desk.click("roll");
        QTRY_VERIFY(desk.window.findChild<QWidget*>("tutorTakeBack"));
        desk.expect_no_faults();
        FullDesk ended(tests::careless_game());
        QVERIFY(ended.the<QWidget>("endCard").isVisible());
        ended.expect_no_faults();
    }

    void review_is_whole() {
        FullDesk desk(tests::careless_game());
        desk.window.goTo(app::main::Place::review);
        const auto& mistakes = desk.the<QWidget>("mistakesView");
        QTRY_VERIFY(mistakes.isVisible());
        desk.settle();
        desk.expect_no_faults();
        auto& list = desk.the<QListView>("mistakes");
        for (int row = 0; row < std::min(5, list.model()->rowCount()); ++row) {
            list.setCurrentIndex(list.model()->index(row, 0));
            desk.settle(); // the reason follows
            desk.expect_whole();
        }
        if (desk.the<QWidget>("sideSheet").isVisible()) {
            desk.click("sideSheet");
            desk.expect_whole();
        }
        desk.click("showAllDecisions");
        desk.expect_no_faults();
    }

    void train_and_games_are_whole() {
        FullDesk desk(game_of(2));
        tests::keep_games(desk.folder.path(), 8);
        desk.window.goTo(app::main::Place::train);
        const auto& loss = desk.the<QLabel>("ownLoss");
        QTRY_VERIFY(loss.text().contains(QChar(0xB1)));
        for (const auto place : {app::main::Place::train, app::main::Place::games}) {
            desk.window.goTo(place);
            desk.expect_whole();
        }
    }

    // The question, a right answer, a wrong one, and the end of the set.
    void exercises_are_whole_data() { tests::either("of_mistakes", "set of today", "mistakes"); }
    void exercises_are_whole() {
        QFETCH(bool, of_mistakes);
        FullDesk desk(game_of(2));
        desk.window.goTo(app::main::Place::train);
        auto& page = desk.the<app::views::train::TrainPage>("trainPage");
        auto& practice = page.practice();
        if (of_mistakes)
            page.practiseMistakes({tests::careless_game()});
        else
            desk.click("startToday");
        const auto expect_whole = [&] {
            desk.settle();
            desk.expect_whole();
        };
        while (!practice.isFinished()) {
            QTRY_VERIFY(practice.exercise());
            expect_whole();
            const auto& ranking = practice.exercise()->ranking;
            const bool is_even = practice.set().at % 2 == 0;
            practice.answer((is_even ? ranking.front() : ranking.back()).action);
            expect_whole();
            practice.next();
        }
        expect_whole();
    }

    void welcome_is_whole() {
        FullDesk desk(game_of(2));
        desk.window.welcome();
        desk.expect_no_faults();
        desk.click("welcomePlay");
        desk.expect_no_faults();
    }

    void a_new_game_is_whole() {
        FullDesk desk(game_of(2));
        desk.window.newGame();
        desk.expect_no_faults();
        desk.the<QSpinBox>("playerCount").setValue(6);
        desk.expect_no_faults();
    }

    void dialogs_are_whole_data() { tests::each("name", tests::dialog_names); }
    void dialogs_are_whole() {
        QFETCH(QString, name);
        QDialog* dialog = tests::open_dialog(shared_desk(2), name);
        QVERIFY(dialog);
        expect_no_faults(*dialog);
        if (auto* work = dialog->findChild<QProgressBar*>()) {
            QTRY_VERIFY(!work->isVisible());
            expect_no_faults(*dialog);
        }
        for (QDialog* shown : tests::shown_dialogs()) shown->reject();
    }

    // Shapes distinguish grades where colours don't: any two marks differ in more than a tenth of
    // the pixels of their square, for every eye.
    void grades_are_distinguished_without_colours() {
        constexpr int side = 40;
        const auto mark = [](Grade grade, const QPalette& palette) {
            QImage picture(side, side, QImage::Format_RGB32);
            const auto colours = app::widgets::colours_of(palette);
            picture.fill(colours.base);
            QPainter painter(&picture);
            app::widgets::paint_grade(painter, QRectF(4, 4, side - 8, side - 8), grade, colours);
            painter.end();
            return picture.convertToFormat(QImage::Format_Grayscale8);
        };
        const Grade grades[] = {Grade::fine, Grade::inaccuracy, Grade::mistake, Grade::blunder};
        for (const auto scheme :
             {app::session::ColourScheme::light, app::session::ColourScheme::dark}) {
            const QPalette palette = app::widgets::palette_of(scheme, QApplication::palette());
            for (const Grade one : grades)
                for (const Grade other : grades) {
                    if (one == other) continue;
                    const QImage a = mark(one, palette);
                    const QImage b = mark(other, palette);
                    const auto has_ink = [](const QImage& in, int at) {
                        const auto value = [&](int x, int y) {
                            return in.pixelColor(x, y).value();
                        };
                        return std::abs(value(at % side, at / side) - value(0, 0)) > 20;
                    };
                    int differing = 0;
                    for (int at = 0; at < side * side; ++at)
                        differing += has_ink(a, at) != has_ink(b, at);
                    QVERIFY2(differing > side * side / 20, qPrintable(QString::number(differing)));
                }
        }
    }
};

} // namespace test_layout
