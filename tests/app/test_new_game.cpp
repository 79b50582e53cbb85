// The page New Game: cards to choose from, seats to fill, keys that begin a game.

#include "app/main/announcements.h"
#include "app/views/play/new_game_page.h"
#include "tests/app/desk.h"

#include <QSignalSpy>

namespace test_new_game {

using app::main::Place;
using app::session::HintMode;
using app::views::play::NewGamePage;
using tests::Desk;

const core::yahtzee::notation::Record& table_of(Desk& desk) { return desk.session().record(); }

class TestNewGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_digit_and_return_begin_a_game() {
        Desk desk(tests::person_and("optimal", 1));
        desk.press(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(desk.window.place(), Place::new_game);
        QVERIFY(!desk.the<QWidget>("playPage").isVisible());
        desk.press({Qt::Key_3, Qt::Key_Return});
        QCOMPARE(desk.window.place(), Place::play);
        QCOMPARE(table_of(desk).players.size(), std::size_t(3));
        QVERIFY(!desk.window.findChild<NewGamePage*>() ||
                !desk.window.findChild<NewGamePage*>()->isVisible());
    }

    void tab_goes_from_top_to_bottom() {
        Desk desk(tests::person_and("optimal", 1));
        desk.window.newGame();
        for (const char* next :
             {"opponent_optimal", "playerCount", "kind1", "name1", "kind2", "name2", "coachMode",
              "jokerRule", "realDice", "cancelGame", "startGame"}) {
            QCOMPARE(QApplication::focusWidget()->objectName(), next);
            desk.press(Qt::Key_Tab);
        }
    }

    void escape_and_the_bar_leave_without_a_game() {
        Desk desk(tests::person_and("optimal", 1));
        const auto before = table_of(desk);
        for (const Place from : {Place::play, Place::games}) {
            desk.window.goTo(from);
            desk.press(Qt::Key_N, Qt::ControlModifier);
            desk.press(Qt::Key_Escape);
            QCOMPARE(desk.window.place(), from);
            desk.press(Qt::Key_N, Qt::ControlModifier);
            desk.click("place_play");
            QCOMPARE(desk.window.place(), Place::play);
        }
        QVERIFY(table_of(desk) == before);
    }

    void a_card_seats_its_opponent() {
        Desk desk(tests::record_of({{{}, {}}}, 1)); // alone
        desk.window.newGame();
        desk.click("opponent_champion");
        QVERIFY(desk.the<QAbstractButton>("opponent_champion").isChecked());
        QCOMPARE(desk.the<QComboBox>("kind2").currentData().toString(), "champion");
        desk.press(Qt::Key_Left); // to the card beside it
        QCOMPARE(QApplication::focusWidget()->objectName(), "opponent_optimal");
        desk.press(Qt::Key_Return);
        const auto& players = table_of(desk).players;
        QCOMPARE(players.size(), std::size_t(2));
        QVERIFY(is_person(players[0]));
        QCOMPARE(players[1].program, std::string("optimal"));
    }

    // Two programs may sit there: a card replaces the first.
    void the_seats_say_what_is_chosen() {
        Desk desk(tests::record_of({{{}, {}}, {"A", "optimal"}, {"B", "champion"}}, 1));
        desk.window.newGame();
        QVERIFY(desk.the<QAbstractButton>("opponent_optimal").isChecked());
        desk.click("opponent_basic");
        auto& page = desk.the<NewGamePage>("newGamePage");
        QCOMPARE(page.record().players[1].program, std::string("basic"));
        QCOMPARE(page.record().players[2].program, std::string("champion"));
        for (const char* seat : {"kind2", "kind3"}) desk.the<QComboBox>(seat).setCurrentIndex(0);
        for (const auto* card : desk.window.findChildren<app::views::play::OpponentCard*>())
            QVERIFY(!card->isChecked());
    }

    void real_dice_and_the_coach_s_ways_are_offered() {
        Desk desk(tests::person_and("optimal", 1));
        desk.window.newGame();
        auto& page = desk.the<NewGamePage>("newGamePage");
        QVERIFY(page.record().dice);
        desk.the<QAbstractButton>("realDice").click();
        QVERIFY(!page.record().dice);
        desk.the<QComboBox>("coachMode").setCurrentIndex(2);
        QVERIFY(page.hints() == HintMode::guess_first);
        const auto chosen = page.record();
        desk.the<QAbstractButton>("startGame").click();
        QCOMPARE(desk.window.preferences().hints, HintMode::guess_first);
        const NewGamePage again(desk.trainer, chosen);
        QVERIFY(again.findChild<QAbstractButton*>("realDice")->isChecked());
    }

    void cards_tell_units_and_show_the_order_of_strength() {
        Desk desk(tests::person_and("optimal", 1));
        desk.window.newGame();
        QList<QImage> pictures;
        for (const auto& level : app::session::levels()) {
            auto& card = desk.the<QAbstractButton>(
                qPrintable("opponent_" + QString::fromStdString(level.program)));
            if (!level.average.isEmpty())
                QVERIFY(
                    card.accessibleDescription().contains(level.average + " points on average"));
            QImage picture = card.grab().toImage();
            const int above_the_name = card.height() / 4;
            picture = picture.copy(4, 4, picture.width() - 8, above_the_name);
            QVERIFY2(!pictures.contains(picture), qPrintable(level.title));
            pictures << picture;
        }
    }

    void who_sits_at_the_table_is_spoken() {
        Desk desk(tests::person_and("optimal", 1));
        QSignalSpy spoke(&desk.the<app::main::SpokenNotice>("spokenNotice"),
                         &app::main::SpokenNotice::spoke);
        desk.window.newGame();
        const auto& count = desk.the<QWidget>("playerCount");
        QTRY_VERIFY(!spoke.empty());
        const QString words = spoke.back().front().toString();
        QVERIFY2(words.endsWith("Ada, optimal") && words.endsWith(count.accessibleDescription()),
                 qPrintable(words));
        desk.click("opponent_champion");
        QVERIFY(count.accessibleDescription().contains("Champion"));
    }

    void cards_tell_average_and_record() {
        Desk desk(tests::person_and("optimal", 1));
        for (const std::uint64_t game : {1U, 2U, 3U})
            tests::keep_game(desk.folder.path(),
                             tests::played_at_random(
                                 tests::record_of({{{}, {}}, {"Rival", "optimal"}}, game), game));
        desk.window.newGame();
        auto& card = desk.the<QAbstractButton>("opponent_optimal");
        QVERIFY(card.accessibleDescription().contains("254.6"));
        QTRY_VERIFY(card.accessibleDescription().contains("of 3"));
        QVERIFY(
            !desk.the<QAbstractButton>("opponent_basic").accessibleDescription().contains("of 3"));
    }
};

} // namespace test_new_game
