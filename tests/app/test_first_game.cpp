// The page Play of a game, beside dice and sheet: less to a newcomer, the last choice and today's
// practice where hints are off, a way back, and a second of joy.

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/views/play/cards/last_choice.h"
#include "app/widgets/celebration.h"
#include "app/widgets/colours.h"
#include "tests/app/desk.h"

#include <QClipboard>
#include <QRegularExpression>
#include <QSignalSpy>

namespace test_first_game {

using app::session::HintMode;
using app::session::Timeline;
using core::yahtzee::Box;
using tests::Desk;

void set_hints(Desk& desk, HintMode mode) { desk.prefer(&app::session::Preferences::hints, mode); }

void celebrate(Desk& desk) { desk.prefer(&app::session::Preferences::celebrate, true); }

bool is_shown(Desk& desk, const char* name) { return desk.the<QWidget>(name).isVisible(); }

// A game of one person with these boxes open and the others full, about to decide on `dice`.
core::yahtzee::notation::Record last_boxes(core::yahtzee::Card card, core::dice::Dice dice,
                                           const std::string& program = {}) {
    auto record = tests::record_of({{{}, program}}, 1);
    record.start = {{card}, 0};
    record.line.push_back({dice});
    return record;
}

class TestFirstGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_newcomer_sees_no_strip_before_the_second_game() {
        Desk desk(tests::person_and("random", 1), tests::solved_values());
        QVERIFY(is_shown(desk, "gameStrip") && is_shown(desk, "diceSealButton"));
        desk.window.welcome();
        desk.click("welcomePlay");
        QVERIFY(!is_shown(desk, "gameStrip") && !is_shown(desk, "diceSealButton"));
        QVERIFY(is_shown(desk, "scoreRace"));
        tests::handle_events();
        const QRect dice = desk.the<QWidget>("dice").geometry();
        set_hints(desk, HintMode::on);
        tests::handle_events();
        QCOMPARE(desk.the<QWidget>("dice").geometry(), dice);
        QVERIFY(is_shown(desk, "gameStrip") && !is_shown(desk, "scoreRace"));
        set_hints(desk, HintMode::off);
        desk.session().roll();
        const auto first = desk.session().record();
        desk.session().begin(Timeline(first)); // gone on with
        QVERIFY(!is_shown(desk, "gameStrip"));
        desk.session().begin(Timeline(tests::person_and("random", 2)));
        QVERIFY(is_shown(desk, "gameStrip") && is_shown(desk, "diceSealButton"));
        desk.session().begin(Timeline(first));
        QVERIFY(is_shown(desk, "gameStrip"));
    }

    void take_back_has_a_button_on_the_table() {
        Desk desk(tests::person_and("random", 1), tests::solved_values());
        const auto& turns = desk.the<app::views::play::GameStrip>("gameStrip").course().turns;
        auto& button = desk.the<QAbstractButton>("tableTakeBack");
        QVERIFY(!button.isEnabled());
        desk.click("roll");
        const auto rolled = desk.game();
        desk.choose(core::yahtzee::Action::hold(1));
        QVERIFY(button.isEnabled());
        QCOMPARE(turns.size(), std::size_t(1)); // what is decided is judged at once
        desk.click("tableTakeBack");
        QVERIFY(desk.game() == rolled);
        QVERIFY(turns.empty());
        // The last dice of a program lie there until a person rolls.
        desk.session().score(tests::first_legal_box(desk.game()));
        QTRY_VERIFY(desk.session().isPersonsTurn());
        QVERIFY(desk.the<app::widgets::DieButton>("die1").face() > 0);
    }

    void take_back_after_the_end_shows_the_last_decision_again() {
        for (const QSize size : {QSize(900, 600), QSize(1120, 720), QSize(1920, 1080)}) {
            Desk desk(tests::careless_game(), tests::solved_values());
            desk.resize(size);
            QTRY_VERIFY(is_shown(desk, "endCard"));
            auto& button = desk.the<QAbstractButton>("tableTakeBack");
            const QPoint middle = button.mapTo(&desk.window, button.rect().center());
            QCOMPARE(button.isEnabled(), desk.session().canTakeBack());
            QVERIFY(!button.isVisible() || desk.window.childAt(middle) == &button);
            desk.click("tableTakeBack");
            QVERIFY(!desk.session().isOver() && !is_shown(desk, "endCard"));
        }
    }

    void without_hints_the_last_choice_and_practice_are_beside_the_table() {
        Desk desk(tests::person_and("random", 1), tests::solved_values());
        QVERIFY(is_shown(desk, "coachToday"));
        desk.click("roll");
        desk.choose(core::yahtzee::Action::hold(1));
        QVERIFY(is_shown(desk, "lastChoice"));
        const double loss = desk.trainer.coach.lastChoice()->chosen().loss;
        QVERIFY(desk.the<QLabel>("lastChoice").text().contains(app::text::short_points(loss)));
        // What stands above claims no silence about it.
        QVERIFY(desk.the<QLabel>("coachHeadline").text().startsWith("Before you choose"));
        set_hints(desk, HintMode::on);
        QVERIFY(!is_shown(desk, "lastChoice") && !is_shown(desk, "coachToday"));
        set_hints(desk, HintMode::off);
        // It has the mark of its grade.
        auto& choice =
            *static_cast<app::views::play::LastChoice*>(&desk.the<QWidget>("lastChoiceMark"));
        QVERIFY(choice.isVisible() && loss > 0);
        QCOMPARE(choice.grade(), ai::yahtzee::review::point_limits.of(loss));
        desk.prefer(&app::session::Preferences::point_limits, {loss / 4, loss / 3, loss / 2});
        QCOMPARE(choice.grade(), ai::yahtzee::review::Grade::blunder);
        QVERIFY(desk.the<QWidget>("lastChoice").accessibleName().contains("blunder"));
        const QColor colour = app::widgets::colours_of(choice.palette()).bad;
        const QImage picture = choice.grab().toImage();
        int inked = 0;
        for (int y = 0; y < picture.height(); ++y) inked += picture.pixelColor(6, y) == colour;
        QVERIFY(inked > 5);
        desk.click("coachToday");
        QCOMPARE(desk.window.place(), app::main::Place::train);
        // Without a coach both stand on the table.
        desk.window.goTo(app::main::Place::play);
        desk.resize(900, 600);
        QVERIFY(is_shown(desk, "tableLastChoice") && is_shown(desk, "help"));
        desk.click("openCoach");
        QVERIFY(!is_shown(desk, "tableLastChoice") && is_shown(desk, "lastChoice"));
        // Of an only box there is nothing to say.
        const auto chance = core::yahtzee::BoxSet::of(Box::chance);
        auto record = last_boxes(tests::card_with_open(chance.with(Box::ones)), {4, 4, 4, 1, 3});
        desk.session().begin(Timeline(record));
        tests::play_to_the_end(desk.session(), 3);
        QVERIFY(!desk.trainer.coach.lastChoice());
    }

    void a_costlier_choice_of_the_turn_stays_in_sight() {
        Desk desk(last_boxes({}, {6, 6, 6, 6, 6}), tests::solved_values());
        desk.choose(core::yahtzee::Action::hold(0));
        const double loss = desk.trainer.coach.lastChoice()->chosen().loss;
        desk.choose(desk.trainer.coach.advice()->best().action);
        const QString words = desk.the<QLabel>("lastChoice").text();
        QVERIFY2(words.contains(app::text::short_points(loss)), qPrintable(words));
        const auto& choice =
            static_cast<app::views::play::LastChoice&>(desk.the<QWidget>("lastChoiceMark"));
        QCOMPARE(choice.grade(), ai::yahtzee::review::Grade::blunder);
    }

    void the_placement_asks_once_and_leads_to_the_set_of_today() {
        tests::TrainDesk desk;
        auto& practice = desk.practice;
        desk.click("placement");
        QTRY_VERIFY(practice.exercise());
        while (!practice.isFinished()) {
            QVERIFY(!desk.the<QWidget>("worths").isVisible());
            practice.answer(practice.exercise()->ranking.back().action);
            for (const char* name : {"anotherLikeThis", "tryAgain", "playOn"})
                QVERIFY(!desk.the<QWidget>(name).isVisible());
            practice.next();
        }
        QCOMPARE(desk.the<QLabel>("situation").text(), "About Beginner; you begin with step 1.");
        desk.press(Qt::Key_Space);
        QTRY_VERIFY(practice.exercise());
        QCOMPARE(practice.set().mode, app::session::PracticeMode::today);
    }

    void a_game_is_copied_as_text_and_as_picture() {
        Desk desk(tests::careless_game());
        const QClipboard& clipboard = *QApplication::clipboard();
        desk.the<QAction>("copyText").trigger();
        const QStringList lines = clipboard.text().trimmed().split('\n');
        const auto& game = desk.game();
        QVERIFY(lines.front().contains(
            QString::number(std::abs(game.card(0).total() - game.card(1).total()))));
        QVERIFY(lines.back().endsWith(QString::number(game.card(1).total())));
        QVERIFY(lines.back().contains(QString::number(game.card(0).total())));
        desk.session().begin(Timeline(tests::person_and("random", 1)));
        desk.session().roll();
        desk.the<QAction>("copyText").trigger();
        QVERIFY(clipboard.text().contains(app::text::faces_text(desk.game().dice())));
        // The card shows no points that could be scored.
        QVERIFY(!clipboard.text().contains(QRegularExpression("Chance +[0-9]")));
        desk.the<QAction>("copyPicture").trigger();
        QCOMPARE(clipboard.pixmap().size(), desk.the<QWidget>("playPage").size());
    }

    void the_coach_s_menu_has_the_second_coach() {
        Desk desk(tests::person_and("random", 1));
        desk.prefer(&app::session::Preferences::programs, {{"Max & Co", "/bin/true"}});
        auto& menu = desk.the<QMenu>("secondCoaches");
        const auto choose = [&](int at) {
            Q_EMIT menu.aboutToShow();
            menu.actions()[at]->trigger();
            Q_EMIT menu.aboutToShow();
            return menu.actions()[at]->isChecked();
        };
        QVERIFY(choose(1));
        QCOMPARE(desk.trainer.second_coach.name(), "Max & Co");
        QVERIFY(choose(0));
        QCOMPARE(desk.trainer.second_coach.name(), QString());
    }

    void a_yahtzee_and_the_upper_bonus_are_announced_for_a_second() {
        core::yahtzee::Card card;
        for (const auto& [box, points] : {std::pair{Box::fives, 25}, std::pair{Box::fours, 20}})
            card = card.with_points(box, points);
        const auto upper_but_ones =
            card.with_points(Box::sixes, 0).with_points(Box::threes, 3).with_points(Box::twos, 0);
        const std::tuple<core::yahtzee::Card, core::dice::Dice, Box, QString> cases[] = {
            {{}, {4, 4, 4, 4, 4}, Box::yahtzee, "Yahtzee!"},
            {{}, {4, 4, 4, 4, 3}, Box::yahtzee, {}},
            {{}, {2, 3, 4, 5, 6}, Box::large_straight, "Large straight!"},
            {card.with_points(Box::yahtzee, 50), {4, 4, 4, 4, 4}, Box::full_house, "Yahtzee! +100"},
            {card.with_points(Box::yahtzee, 50),
             {6, 6, 6, 6, 6},
             Box::sixes,
             "Yahtzee! +100\nUpper bonus!"},
            {card, {6, 6, 6, 1, 1}, Box::sixes, "Upper bonus!"},
            {card.with_points(Box::sixes, 18), {1, 1, 1, 2, 3}, Box::ones, {}},
            {upper_but_ones, {1, 1, 1, 2, 3}, Box::ones, "Upper bonus missed by 12"}};
        for (const auto& [before, dice, box, words] : cases) {
            Desk desk(last_boxes(before, dice));
            celebrate(desk);
            desk.session().score(box);
            QCOMPARE(is_shown(desk, "celebration"), !words.isEmpty());
            QCOMPARE(desk.the<app::widgets::Celebration>("celebration").words(), words);
            QTRY_VERIFY(!is_shown(desk, "celebration"));
        }
        Desk desk(last_boxes({}, {4, 4, 4, 4, 4}, "basic"));
        celebrate(desk);
        QTRY_VERIFY(is_shown(desk, "celebration"));
    }

    void a_best_game_is_celebrated_from_the_second_on() {
        // The last box of a game that was played from the beginning.
        Timeline timeline(tests::record_of({{{}, {}}}, 9));
        for (timeline.roll(); timeline.now().card(0).open().size() > 1; timeline.roll())
            timeline.apply(core::yahtzee::Action::score(tests::first_legal_box(timeline.now())));
        for (const int others : {0, 1}) {
            Desk desk(timeline.record(), tests::solved_values());
            celebrate(desk);
            const int best = timeline.now().card(0).total();
            int kept = 0;
            for (std::uint64_t seed = 1; kept < others; ++seed) {
                const auto game = tests::random_game(seed);
                if (Timeline(game).states().back().card(0).total() >= best) continue;
                tests::keep_game(desk.folder.path(), game);
                ++kept;
            }
            QSignalSpy listed(&desk.trainer.index, &app::analysis::IndexService::listed);
            desk.session().score(tests::first_legal_box(desk.game()));
            QVERIFY(desk.session().isOver());
            QTRY_VERIFY(!listed.empty());
            QCOMPARE(is_shown(desk, "celebration"), others == 1);
            const QString praise = QString("Your best game: %1").arg(desk.game().card(0).total());
            QCOMPARE(desk.the<QLabel>("result").text().contains(praise), others == 1);
        }
    }

    void a_win_is_celebrated() {
        for (const int yahtzee : {50, 0}) {
            auto record = tests::record_of({{"random", "random"}, {{}, {}}}, 1);
            const auto open = core::yahtzee::BoxSet{}.with(Box::chance);
            record.start = {{tests::card_with_open({}), tests::card_with_open(open, yahtzee)}, 1};
            record.line.push_back({core::dice::Dice{6, 6, 6, 5, 5}});
            Desk desk(record, tests::solved_values());
            celebrate(desk);
            desk.session().score(Box::chance);
            QVERIFY(desk.session().isOver());
            QCOMPARE(is_shown(desk, "celebration"), yahtzee > 0);
            QCOMPARE(desk.the<QLabel>("result").text().endsWith('!'), yahtzee > 0);
        }
    }

    void little_motion_is_what_the_desktop_says() {
        QTemporaryDir folder;
        qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
        QVERIFY(!app::widgets::is_motion_reduced());
        tests::write_file(folder.filePath("kdeglobals"), "[KDE]\nAnimationDurationFactor=0\n");
        QVERIFY(app::widgets::is_motion_reduced());
        Desk desk(last_boxes({}, {4, 4, 4, 4, 4}));
        celebrate(desk);
        desk.session().score(Box::yahtzee);
        QVERIFY(!is_shown(desk, "celebration"));
        qunsetenv("XDG_CONFIG_HOME");
    }
};

} // namespace test_first_game
