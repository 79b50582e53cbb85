// The overlays of the page Play: the welcome, the marks of the first turn and the card at the end.
// And the keys that open the guide and the list of keys.

#include "ai/yahtzee/practice/mistakes.h"
#include "app/dialogs/guide_dialog.h"
#include "app/models/mistakes_model.h"
#include "app/text/numbers.h"
#include "app/views/train/train_page.h"
#include "app/widgets/dice/dice_words.h"
#include "app/widgets/dice/die_button.h"
#include "tests/app/desk.h"

#include <QDialog>
#include <QHelpEvent>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextBrowser>

namespace test_overlays {

using tests::Desk;

QStringList shown_marks(Desk& desk) {
    QStringList shown;
    for (const char* name : {"mark1", "mark2", "mark3", "mark4"})
        if (desk.the<QLabel>(name).isVisible()) shown << name;
    return shown;
}

class TestOverlays : public QObject {
    Q_OBJECT

    // At the first start of all.
    struct Welcome : Desk {
        Welcome() : Desk(tests::person_and("random", 3), tests::solved_values()) {
            window.welcome();
        }
    };

private Q_SLOTS:
    // Each mark is there when its step comes next, and all are gone after the turn.
    void marks_follow_the_first_turn() {
        Welcome desk;
        QVERIFY(desk.the<QWidget>("welcome").isVisible());
        QCOMPARE(shown_marks(desk), QStringList());
        desk.click("welcomePlay");
        QCOMPARE(shown_marks(desk), QStringList{"mark1"});
        desk.session().roll();
        QTRY_COMPARE(shown_marks(desk), (QStringList{"mark2", "mark3"}));
        desk.session().setHeldSlots(0b00001);
        QTRY_COMPARE(shown_marks(desk), QStringList{"mark3"});
        desk.session().roll();
        QTRY_VERIFY(shown_marks(desk).contains("mark4"));
        const QRect mark = desk.the<QWidget>("mark4").geometry();
        QVERIFY(!mark.intersects(desk.sheet().geometry())); // it hides no number
        desk.session().score(core::yahtzee::Box::chance);
        QTRY_COMPARE(shown_marks(desk), QStringList());
        QTRY_VERIFY(desk.session().isPersonsTurn()); // the program has played
        tests::handle_events();
        QCOMPARE(shown_marks(desk), QStringList());
    }

    void marks_stand_beside_what_they_name_data() {
        tests::columns<QSize>("size");
        for (const QSize size :
             {QSize(900, 600), QSize(1120, 720), QSize(1400, 900), QSize(1920, 1080)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void marks_stand_beside_what_they_name() {
        QFETCH(QSize, size);
        Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.window.resize(size);
        desk.window.welcome();
        desk.click("welcomePlay");
        tests::handle_events();
        const auto place_of = [&](const char* name) {
            auto& part = desk.the<QWidget>(name);
            return QRect(part.mapTo(&desk.window, QPoint()), part.size());
        };
        // Near the part, and over nothing that one needs.
        const auto expect = [&](const char* mark, const QRect& part) {
            const QRect at = place_of(mark);
            QVERIFY2(at.intersects(part.adjusted(-10, -10, 10, 10)), mark);
            QVERIFY2(desk.window.rect().contains(at), mark);
            for (const auto* button :
                 desk.the<QWidget>("playPage").findChildren<QAbstractButton*>()) {
                if (!button->isVisible()) continue;
                QRect needed(button->mapTo(&desk.window, QPoint()), button->size());
                if (const auto* die = qobject_cast<const app::widgets::DieButton*>(button)) {
                    const int room = int(die->width() * (1 - die->body_share) / 2);
                    needed.adjust(room, room, -room, -room);
                }
                QVERIFY2(!at.intersects(needed),
                         qPrintable(QString("%1 over %2").arg(mark, button->objectName())));
            }
        };
        expect("mark1", place_of("roll"));
        desk.session().roll();
        tests::handle_events();
        expect("mark2", place_of("dice"));
        const bool has_panel = desk.the<QWidget>("coachPanel").isVisible();
        QCOMPARE(has_panel, size.width() >= 1000);
        expect("mark3", place_of(has_panel ? "verdict" : "openCoach"));
        QVERIFY(desk.the<QLabel>("mark3").text().endsWith(has_panel ? "H" : "F9"));
        desk.session().setHeldSlots(0b00001);
        desk.session().roll();
        tests::handle_events();
        desk.resize(size + QSize(0, 90)); // they follow
        desk.resize(size);
        QVERIFY(desk.the<QWidget>("mark4").font() == desk.the<QWidget>("dice").font());
        const QRect boxes = place_of("markedBoxes");
        for (const auto box : core::yahtzee::all_boxes)
            QVERIFY(boxes.contains(desk.sheet().viewport()->mapTo(
                &desk.window, desk.sheet().visualRect(desk.cell(box)).center())));
        expect("mark4", place_of("sheet") & boxes.adjusted(-2000, 0, 2000, 0));
        for (const char* name : {"sheet", "dice", "messageCard"})
            QVERIFY2(!place_of("mark4").intersects(place_of(name)), name);
    }

    // Signs for dice are painted as dice, never written.
    void no_text_has_a_sign_for_a_die() {
        Desk desk(tests::careless_game(), tests::solved_values());
        QVERIFY(desk.the<QWidget>("costly1").isVisible());
        desk.window.goTo(app::main::Place::review);
        desk.settle();
        const QRegularExpression sign("[\\x{2680}-\\x{2685}]");
        for (const auto* widget : desk.window.findChildren<QWidget*>()) {
            QStringList words{widget->toolTip(), widget->accessibleName(),
                              widget->accessibleDescription(), widget->property("text").toString()};
            if (const auto* list = qobject_cast<const QAbstractItemView*>(widget);
                list && list->model())
                for (int row = 0; row < list->model()->rowCount(); ++row)
                    for (const int role :
                         {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                        words << list->model()->index(row, 0).data(role).toString();
            QVERIFY2(!words.join(' ').contains(sign), qPrintable(words.join(' ')));
        }
    }

    // A busy machine takes its time.
    void welcome_leads_to_the_review_of_a_sample() {
        Welcome desk;
        desk.click("welcomeSample");
        QTRY_COMPARE(desk.window.place(), app::main::Place::review);
        QVERIFY(desk.session().isOver());
        QTRY_VERIFY_WITH_TIMEOUT(desk.the<QWidget>("mistakesView").isVisible(), 240'000);
        QVERIFY(desk.the<QListView>("mistakes").model()->rowCount() > 3);
        QTRY_VERIFY(!desk.window.findChild<QWidget*>("welcome"));
    }

    // The first game is against somebody whom a beginner can beat, and the card says so.
    void the_welcome_names_the_opponent() {
        const auto players = app::session::first_players();
        QCOMPARE(players.back().program, std::string(app::session::levels().front().program));
        Desk desk(tests::record_of(players, 3), tests::solved_values());
        desk.window.welcome();
        const QString name = QString::fromStdString(players.back().name);
        QVERIFY(desk.the<QWidget>("welcomePlay").accessibleDescription().contains(name));
        QVERIFY(desk.the<QLabel>("caption").text().contains(name));
    }

    // It has nothing to do with how well this opponent plays.
    void expected_scores_are_those_of_perfect_play() {
        Desk desk(tests::person_and("human-2", 3), tests::solved_values());
        const auto& strip = desk.the<QWidget>("gameStrip");
        QTRY_VERIFY2(strip.accessibleDescription().contains("if both play perfectly: 255 : 255"),
                     qPrintable(strip.accessibleDescription()));
    }

    void the_welcome_has_ways_to_opponents_and_practice() {
        Welcome desk;
        desk.click("welcomeOpponents");
        QTRY_VERIFY(!desk.window.findChild<QWidget*>("welcome"));
        QVERIFY(desk.the<QWidget>("newGamePage").isVisible());
        desk.window.goTo(app::main::Place::play);
        desk.window.welcome();
        desk.click("welcomePractise");
        QTRY_VERIFY(desk.the<app::views::train::TrainPage>("trainPage").isVisible());
    }

    // Behind it nothing is rolled or chosen.
    void nothing_is_played_behind_the_welcome() {
        Welcome desk;
        QVERIFY(desk.the<QWidget>("welcomeLesson").hasFocus());
        const QPoint roll = desk.the<QWidget>("roll").mapTo(&desk.window, QPoint(5, 5));
        QVERIFY(desk.window.childAt(roll) != &desk.the<QWidget>("roll"));
        desk.press(Qt::Key_Tab);
        QVERIFY(desk.the<QWidget>("welcome").isAncestorOf(QApplication::focusWidget()));
        desk.sheet().setFocus();
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.game().roll_number(), 0);
        desk.press({Qt::Key_Escape, Qt::Key_Space});
        QTRY_COMPARE(desk.game().roll_number(), 1);
    }

    void its_button_escape_a_new_game_and_another_page_leave_the_welcome() {
        Desk desk(tests::person_and("random", 3), tests::solved_values());
        const std::vector<std::function<void()>> ways{
            [&] { desk.click("closeWelcome"); }, [&] { desk.press(Qt::Key_Escape); },
            [&] { desk.session().begin(app::session::Timeline(tests::person_and("random", 4))); },
            [&] { desk.window.goTo(app::main::Place::games); }};
        for (const auto& leave : ways) {
            desk.window.goTo(app::main::Place::play);
            desk.window.welcome();
            QVERIFY(desk.the<QWidget>("welcome").isVisible());
            leave();
            QTRY_VERIFY(!desk.window.findChild<QWidget*>("welcome"));
        }
    }

    void the_drawer_of_the_coach_closes_by_mouse() {
        Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.resize(900, 600);
        desk.click("openCoach");
        desk.the<QWidget>("showHints").setFocus();
        desk.click("closeCoach");
        QVERIFY(!desk.the<QWidget>("coachPanel").isVisible());
        QVERIFY(desk.sheet().hasFocus());
    }

    void the_end_card_tells_the_result_and_the_costliest_choices() {
        Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.session().begin(app::session::Timeline(tests::careless_game()));
        auto& card = desk.the<QWidget>("endCard");
        QTRY_VERIFY(card.isVisible());
        const auto& game = desk.game();
        const QString scores = desk.the<QLabel>("finalScores").text();
        QVERIFY(scores.contains(QString::number(game.card(0).total())));
        QVERIFY(scores.contains(QString::number(game.card(1).total())));
        const auto course_of = [&timeline = desk.session().timeline()](int seat) {
            return app::models::course_of(timeline, timeline.at(), seat, *tests::solved_values(),
                                          ai::yahtzee::review::point_limits);
        };
        const auto course = course_of(0);
        const auto other = course_of(1);
        const auto& account = desk.the<app::views::Waterfall>("endAccount");
        QCOMPARE(account.sum(), 100 * (game.card(0).total() - game.card(1).total()));
        QCOMPARE(account.rows().size(), std::size_t(2));
        const double luck = 100 * (course.luck - other.luck);
        const double choices = 100 * (other.losses - course.losses);
        QVERIFY(std::abs(account.rows()[0].hundredths - luck) <= 10);
        QVERIFY(std::abs(account.rows()[1].hundredths - choices) <= 5);
        // The luck of the turns is that of the game.
        double sum = 0;
        for (const auto& turn : course.turns) sum += turn.luck;
        QVERIFY(std::abs(sum - course.luck) < 1e-9);
        const QString most = app::text::signed_short(course.luckiest()->luck);
        QVERIFY(desk.the<QLabel>("luckiestTurn").text().contains(most));
        QVERIFY(0 < course.best && course.best < course.decisions);
        QCOMPARE(desk.the<QLabel>("bestChoices").text(),
                 QString("%1 of %2 choices were the best by points")
                     .arg(course.best)
                     .arg(course.decisions));
        // Costliest first.
        double before = 1e9;
        for (const char* name : {"costly1", "costly2", "costly3"}) {
            const QString text = desk.the<QPushButton>(name).text();
            const QString number = text.mid(text.lastIndexOf('(') + 2).chopped(1);
            QVERIFY2(number.toDouble() > 0 && number.toDouble() <= before, qPrintable(text));
            before = number.toDouble();
        }
        // It has the focus, so that Return plays again.
        QTRY_VERIFY(desk.the<QWidget>("rematch").hasFocus());
        desk.click("costly2"); // leads to the review, at that choice
        QCOMPARE(desk.window.place(), app::main::Place::review);
        QTRY_VERIFY(desk.the<QLabel>("mistakesTitle").text().contains("2 of "));
        const QString best =
            QString("Best choices by points: %1 of %2").arg(course.best).arg(course.decisions);
        QVERIFY(desk.the<QLabel>("reviewBest").text().startsWith(best));
    }

    void costly_choices_show_dice_that_grow_with_the_window() {
        Desk desk(tests::careless_game(), tests::solved_values());
        auto& costly = desk.the<QPushButton>("costly1");
        desk.window.resize(1120, 720);
        QTRY_VERIFY(costly.isVisible() && costly.height() >= 24);
        QVERIFY(!costly.text().contains(QChar(0x2680))); // which a screen reader says
        desk.window.resize(1920, 1080);
        QTRY_VERIFY(costly.height() >= 32);
        // In the review too: each keep is dice, and nothing else changes.
        desk.window.goTo(app::main::Place::review);
        const auto* model = desk.the<QListView>("mistakes").model();
        QTRY_VERIFY(model->rowCount() > 3);
        int keeps = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto index = model->index(row, 0);
            QString words = index.data(app::models::MistakesModel::pictured_role).toString();
            keeps += words.contains(QRegularExpression("[\u2680-\u2685]"));
            for (int face = 1; face <= 6; ++face)
                words.replace(QChar(0x2680 + face - 1), QString::number(face) + ' ');
            QCOMPARE(words.trimmed(), index.data().toString());
        }
        QVERIFY(keeps > 0);
    }

    void dice_shrink_before_words_are_cut() {
        const QString line = QString("keep ") + QString(4, QChar(0x2683)) + "; better";
        QImage image(600, 40, QImage::Format_RGB32);
        QPainter painter(&image);
        const auto colours = app::widgets::colours_of(QPalette());
        const auto end = [&](double width) {
            return app::widgets::paint_words(painter, QRectF(0, 0, width, 40), line, 32, colours);
        };
        const double wanted = app::widgets::words_width(QFontMetricsF(painter.font()), line, 32);
        const double whole = end(600);
        QVERIFY(whole > wanted - 32 && whole <= wanted);
        const double narrow = end(wanted - 40);
        QVERIFY(narrow < whole - 20 && narrow > wanted - 72); // whole, with smaller dice
    }

    void the_end_card_serves_everybody_at_the_table() {
        auto record = tests::careless_game();
        record.players[1] = {"Ben", {}};
        app::storage::set_tag(record, app::storage::hints_tag, "yes");
        Desk desk(record, tests::solved_values());
        QTRY_VERIFY(desk.the<QWidget>("endCard").isVisible());
        const auto lines = [&](const char* label) {
            return desk.the<QLabel>(label).text().split('\n');
        };
        QVERIFY(lines("otherAccounts").constFirst().contains("Ben ")); // whose luck
        QCOMPARE(lines("bestChoices").size(), 3);                      // and whose choices
        QVERIFY(lines("bestChoices")[1].startsWith("Ben: "));
        QVERIFY(lines("bestChoices")[2].contains("level")); // where hints don't count
        // It half covers nothing, whatever its height.
        desk.resize(900, 600);
        const QRect card = desk.the<QWidget>("endCard").geometry();
        auto& table = desk.the<QWidget>("table");
        for (const auto* part : table.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            const QRect at = part->geometry().translated(table.pos());
            QVERIFY2(!part->isVisible() || card.contains(at) || !card.intersects(at),
                     qPrintable(part->objectName()));
        }
        // The review knows the game, but no try.
        QVERIFY(desk.the<QWidget>("costly1").isEnabled());
        desk.session().goTo(1);
        tests::play_to_the_end(desk.session(), 2);
        QVERIFY(desk.session().timeline().line() > 0);
        QTRY_VERIFY(desk.the<QWidget>("costly1").isVisible());
        QVERIFY(!desk.the<QWidget>("costly1").isEnabled());
        QVERIFY(!desk.the<QWidget>("practiseChoices").isVisible());
    }

    void the_strip_says_what_fits_the_game_and_its_room() {
        app::views::play::GameStrip strip;
        strip.setState("if you play perfectly: 255");
        strip.resize(900, 120);
        const auto tip = [&](std::vector<std::vector<double>> expected) {
            app::models::GameCourse course;
            course.expected = std::move(expected);
            course.turns.resize(core::yahtzee::box_count);
            strip.show(course, 0);
            QHelpEvent event(QEvent::ToolTip, QPoint(1, 1), QPoint(1, 1));
            QApplication::sendEvent(&strip, &event);
            return strip.toolTip();
        };
        QVERIFY(tip({{255}, {255}}).contains("opponent"));
        QVERIFY(!tip({{255}}).isEmpty() && !strip.toolTip().contains("opponent"));
        // Without a curve there is no scale, and where there is no room for one no such title.
        const auto is_empty = [&](std::vector<std::vector<double>> expected) {
            tip(std::move(expected));
            const QImage middle = strip.grab({5, 40, 890, 30}).toImage();
            QImage plain = middle;
            plain.fill(middle.pixelColor(0, 0));
            return middle == plain;
        };
        QVERIFY(is_empty({{255}, {255}}) && !is_empty({{255, 240}, {255}}));
        strip.setState({});
        const QString title = strip.titleText();
        strip.resize(900, strip.minimumSizeHint().height());
        QVERIFY(!title.isEmpty() && !strip.titleText().isEmpty() && strip.titleText() != title);
        strip.setState("if you play perfectly: 255");
        QCOMPARE(strip.titleText(), title);
        strip.resize(200, 100);
        QVERIFY(strip.titleText().isEmpty());
    }

    // The card of a game that is over at the start, and of one that ends; whatever the size.
    void the_end_card_covers_the_heading_and_the_dice_data() {
        tests::either("over_at_the_start", "ends", "over at the start");
    }
    void the_end_card_covers_the_heading_and_the_dice() {
        QFETCH(bool, over_at_the_start);
        Desk desk(over_at_the_start ? tests::careless_game() : tests::person_and("random", 3),
                  tests::solved_values());
        if (!over_at_the_start)
            desk.session().begin(app::session::Timeline(tests::careless_game()));
        const auto& card = desk.the<QWidget>("endCard");
        auto& page = desk.the<app::views::play::PlayPage>("playPage");
        QTRY_VERIFY(card.isVisible());
        for (const QSize size : {desk.window.size(), QSize(900, 600), QSize(1920, 1080)}) {
            desk.resize(size);
            for (const char* name : {"heading", "dice", "openCoach"}) {
                const auto& part = desk.the<QWidget>(name);
                const QRect where(part.mapTo(card.parentWidget(), QPoint()), part.size());
                QVERIFY2(!part.isVisible() || card.geometry().contains(where), name);
            }
            // It takes the place of the table, and of nothing else.
            for (const bool has_coach : {true, false}) {
                page.showCoach(has_coach);
                const auto& board = desk.the<app::views::play::GameStrip>("gameStrip");
                QVERIFY(size.height() < 720 || board.height() >= board.heightWithCurves());
                QCOMPARE(card.x(), board.mapTo(&page, QPoint(-1, 0)).x());
                QCOMPARE(card.width(), board.width() + 2);
                QVERIFY(card.width() >= card.minimumSizeHint().width());
                QVERIFY(!card.geometry().intersects(desk.sheet().geometry()));
                QVERIFY(!has_coach || desk.the<QWidget>("drawerScrim").isVisible() ||
                        !card.geometry().intersects(page.coach().geometry()));
            }
        }
    }

    // A game that is left over from another day is shown before the values are there.
    void the_end_card_leads_to_the_step_that_cost_most_once_the_game_is_solved() {
        Desk desk(tests::careless_game());
        QTRY_VERIFY(desk.the<QWidget>("endCard").isVisible());
        desk.trainer.values.publish(tests::solved_values());
        QTRY_VERIFY(!desk.the<app::views::Waterfall>("endAccount").rows().empty());
        QVERIFY(desk.the<QPushButton>("costly1").isVisible());
        QVERIFY(desk.the<QPushButton>("reviewMistakes").isEnabled());
        ai::yahtzee::decide::ActionRanker judge(tests::solved_values(), nullptr);
        std::map<int, double> costs;
        for (auto& of :
             ai::yahtzee::practice::analyse_decisions(judge, tests::careless_game(), 0, 0))
            if (of.page.step > 0) costs[of.page.step] += std::max(0.0, of.loss - of.page_loss);
        const auto most = *std::ranges::max_element(costs, {}, [](auto& of) { return of.second; });
        desk.click("practiseStep");
        QCOMPARE(desk.trainer.practice.set().step, most.first);
        const QString cost = app::text::short_points(most.second);
        QVERIFY(desk.the<QLabel>("costliestStep").text().contains(cost));
    }

    void after_a_win_the_next_level_is_offered() {
        auto record = tests::record_of(app::session::first_players(), 1);
        const auto is_won = [](const auto& game) {
            return app::storage::entry_of(game).result == app::storage::GameResult::won;
        };
        for (unsigned seed = 1; !is_won(record); ++seed)
            record = tests::played_at_random(tests::record_of(app::session::first_players(), seed),
                                             seed);
        Desk desk(record, tests::solved_values());
        QTRY_VERIFY(desk.the<QWidget>("endCard").isVisible());
        desk.click("anotherOpponent");
        QCOMPARE(desk.session().record().players.back().program, app::session::levels()[1].program);
        QVERIFY(!desk.session().isOver());
    }

    // After a start with a game that is over, on the way back from another page, and at the end.
    void a_rematch_begins_with_return_whenever_the_card_is_shown() {
        tests::FreshWindow fresh;
        fresh.trainer.session.begin(app::session::Timeline(tests::careless_game()));
        fresh.show();
        const auto* rematch = fresh.window.findChild<QWidget*>("rematch");
        QTRY_VERIFY(rematch->hasFocus());
        fresh.window.goTo(app::main::Place::games);
        fresh.window.goTo(app::main::Place::play);
        for (int game = 0; game < 2; ++game) {
            QTRY_VERIFY(rematch->hasFocus());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QTRY_VERIFY(!fresh.trainer.session.isOver());
            QVERIFY(!rematch->isVisible());
            fresh.trainer.session.begin(app::session::Timeline(tests::careless_game()));
        }
    }

    void keys_open_the_guide_and_the_list_of_keys_data() {
        const auto row = tests::columns<Qt::Key, QString>("key", "title");
        row("F1", Qt::Key_F1, "Guide");
        row("?", Qt::Key_Question, "Keys");
    }
    void keys_open_the_guide_and_the_list_of_keys() {
        QFETCH(Qt::Key, key);
        Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.press(key);
        const auto opened = [&] { return desk.window.findChild<QDialog*>("guideDialog"); };
        QTRY_VERIFY(opened() && opened()->isVisible());
        QTEST(opened()->windowTitle(), "title");
        QVERIFY(!opened()->findChild<QTextBrowser*>()->toPlainText().isEmpty());
        opened()->reject();
    }

    // F1 leads to both, and so does the question mark.
    void the_guide_and_the_sheet_of_keys_lead_to_each_other() {
        Desk desk(tests::person_and("random", 3), tests::solved_values());
        desk.press(Qt::Key_F1);
        const auto shown = [&](const QString& title) -> QDialog* {
            for (auto* dialog : desk.window.findChildren<QDialog*>("guideDialog"))
                if (dialog->isVisible() && dialog->windowTitle() == title) return dialog;
            return nullptr;
        };
        QTRY_VERIFY(shown("Guide"));
        auto* link = shown("Guide")->findChild<QPushButton*>("guideLink");
        QCOMPARE(link->text(), "All &keys (?)");
        link->click();
        QTRY_VERIFY(shown("Keys"));
        QVERIFY(!shown("Guide"));
        QTRY_VERIFY(shown("Keys")->isActiveWindow());
        QCOMPARE(shown("Keys")->findChild<QPushButton*>("guideLink")->text(), "&Guide (F1)");
        QTest::keyClick(shown("Keys"), Qt::Key_F1); // the key that the button names
        QTRY_VERIFY(shown("Guide"));
        QTRY_VERIFY(!shown("Keys"));
        QTRY_VERIFY(shown("Guide")->isActiveWindow());
        QTest::keyClick(shown("Guide"), Qt::Key_Question);
        QTRY_VERIFY(shown("Keys"));
        shown("Keys")->reject();
    }

    void a_link_names_no_key_that_is_switched_off() {
        Desk desk(tests::person_and("random", 3), tests::solved_values());
        app::main::KeyBindings(desk.window, desk.settings).setCharacterKeys(false);
        desk.the<QAction>("guide").trigger();
        QCOMPARE(desk.the<QPushButton>("guideLink").text(), "All &keys");
    }

    void the_guide_shows_dark_pictures_in_a_dark_window() {
        using Scheme = app::session::ColourScheme;
        Desk desk(tests::person_and("random", 3), tests::solved_values());
        for (const auto& [scheme, picture] :
             {std::pair{Scheme::light, "pictures/play_de-light.png"},
              {Scheme::dark, "pictures/play_de-dark.png"}}) {
            desk.prefer(&app::session::Preferences::colours, scheme);
            const app::dialogs::GuideDialog guide("", "![Play](pictures/play_de-light.png)",
                                                  &desk.window);
            const QString page = guide.findChild<QTextBrowser*>()->toHtml();
            QVERIFY2(page.contains(picture), qPrintable(page));
        }
    }
};

} // namespace test_overlays
