// Progress: the number, its graphs and rows, in points and in win probability; points of a graph
// open their games; my mistakes; the dice of a game and what seals them.

#include "ai/yahtzee/decide/action_ranker.h"
#include "app/dialogs/dice_dialog.h"
#include "app/storage/dice_seal.h"
#include "app/storage/same_game.h"
#include "app/views/train/progress_rows.h"
#include "app/views/train/train_page.h"
#include "tests/app/desk.h"

#include <QDoubleSpinBox>
#include <QSignalSpy>

namespace test_progress_view {

using namespace app::views::games;
using app::analysis::Progress;
using app::storage::AnalysedGame;
using app::storage::GameResult;
using app::views::train::ProgressKind;
using app::views::train::ProgressView;
using app::views::train::TrainPage;
using core::yahtzee::Phase;

// A finished game that lost `loss` points and, if known, win probability; Strong has two names.
AnalysedGame game(int number, double loss, double luck, std::optional<double> win_loss = {}) {
    AnalysedGame game;
    game.entry.key = QString("%1").arg(number, 32, 10, QChar('0'));
    game.entry.date = "2026-11-20";
    game.entry.time = QString("10:%1:00").arg(number % 60, 2, 10, QChar('0'));
    game.entry.players = QStringList{"Ada", "Club"};
    game.entry.programs = QStringList{"", "human-0.8"};
    game.entry.opponent = number % 3 > 0 ? "Club" : number % 2 > 0 ? "Strong" : "Könner";
    game.entry.scores = {220 + number % 7, 223};
    game.entry.result = game.entry.margin() > 0 ? GameResult::won : GameResult::lost;
    game.entry.is_own = game.entry.is_whole = game.entry.is_analysed = true;
    game.entry.loss = loss;
    game.entry.luck = luck;
    game.entry.win_loss = win_loss;
    game.sums.by_step[3] = {5, loss, win_loss.value_or(0)};
    game.sums.by_box[12] = {1, loss / 2};
    game.sums.by_roll[2] = {13, loss};
    game.sums.by_phase[0] = {10, loss};
    return game;
}

app::analysis::SharedProgress progress_of(int games, double early, double late) {
    Progress progress;
    for (int i = 0; i < games; ++i)
        progress.games.push_back(
            game(i, (i < games - 20 ? early : late) + i % 5, i % 2 == 0 ? 40 : -30, 0.1));
    return std::make_shared<const Progress>(std::move(progress));
}

class TestProgressView : public QObject {
    Q_OBJECT

    // The person takes the second best choice each third turn.
    static core::yahtzee::notation::Record played(std::uint64_t seed) {
        app::session::Timeline timeline(
            tests::record_of({{"Ada", {}}, {"Club", "human-0.8"}}, seed));
        while (timeline.now().phase() != Phase::over) {
            const auto& now = timeline.now();
            if (now.phase() == Phase::to_roll) {
                timeline.roll();
                continue;
            }
            const auto ranked = tests::without_keeping_all(
                ai::yahtzee::decide::rank_choices(*tests::solved_values(), now.position()),
                now.dice());
            const bool errs = now.mover() == 0 && now.turn() % 3 == 1 && ranked.size() > 3;
            timeline.apply(ranked[errs ? 3 : 0].action);
        }
        return timeline.record();
    }

    struct Desk : tests::Desk {
        explicit Desk(int games) : tests::Desk(played(99), tests::solved_values()) {
            for (int seed = 1; seed <= games; ++seed)
                tests::keep_game(folder.path(), played(static_cast<std::uint64_t>(seed)));
        }
        // Once all games are analysed.
        void train() {
            window.goTo(app::main::Place::train);
            QTRY_VERIFY_WITH_TIMEOUT(the<QLabel>("ownLoss").text().contains("per game") &&
                                         !trainer.index.isBusy(),
                                     120000);
        }
    };

private Q_SLOTS:
    void only_whole_games_of_one_person_count() {
        Progress progress;
        for (int i = 0; i < 6; ++i) progress.games.push_back(game(i, 10, 0));
        progress.games[0].entry.is_own = progress.games[1].entry.is_whole = false;
        progress.games[2].entry.is_analysed = false;
        progress.games[3].entry.has_hints = true;
        QCOMPARE(progress.opponents().size(), 2u); // the result counts all the same
        QCOMPARE(progress.hintedGames(), 1);
        QCOMPARE(progress.counted().size(), 2u);
        QCOMPARE(progress.counted(1).size(), 1u);
        QCOMPARE(progress.counted(1).front()->key, progress.games.back().entry.key);
        QCOMPARE(progress.sums().by_roll[2].decisions, 26);
    }

    void sums_survive_their_bytes() {
        const auto sums = game(1, 7.25, 0).sums;
        QVERIFY(app::storage::sums_from(to_bytes(sums)) == sums);
        QVERIFY(!app::storage::sums_from({}) && !app::storage::sums_from("no sums"));
    }

    void the_number_is_shown_in_points_and_in_win_probability() {
        ProgressView view;
        view.show(progress_of(45, 30, 30));
        auto& number = *view.findChild<QLabel*>("ownLoss");
        const auto& meaning = *view.findChild<QLabel*>("ownLossMeaning");
        QVERIFY2(number.text().startsWith("32.0 ± "), qPrintable(number.text()));
        QVERIFY(meaning.text().contains("range"));
        QVERIFY(number.text().endsWith("points lost per game"));
        view.show(progress_of(2, 30, 30)); // too few for a range
        QVERIFY(!number.text().contains("±") && !meaning.text().contains("range"));
        view.show(progress_of(45, 30, 30));
        view.findChild<QAbstractButton*>("lossInWins")->click();
        QVERIFY2(number.text().contains(" 10.0 percentage points") &&
                     number.text().contains("± 0.0"),
                 qPrintable(number.text()));
        QCOMPARE(view.graph().series().points.front().number, 10.0);
        // Games whose win probabilities nobody has worked out are games all the same.
        Progress unknown;
        unknown.games.push_back(game(1, 30, 0));
        view.show(std::make_shared<const Progress>(std::move(unknown)));
        QCOMPARE(number.text(), "Not known yet");
        view.show(std::make_shared<const Progress>());
        QVERIFY(view.findChild<QWidget*>("noProgress")->isVisibleTo(&view));
    }

    void a_change_says_whether_it_may_be_chance() {
        ProgressView view;
        auto& sentence = *view.findChild<QLabel*>("change");
        view.show(progress_of(45, 60, 20));
        QVERIFY2(sentence.text().contains("less than the 20 before. Chance alone"),
                 qPrintable(sentence.text()));
        view.show(progress_of(45, 30.7, 30));
        QVERIFY2(sentence.text().contains("more games like these would settle it"),
                 qPrintable(sentence.text()));
        view.show(progress_of(8, 30, 30));
        QVERIFY2(sentence.text().startsWith("After 32 more games"), qPrintable(sentence.text()));
    }

    void luck_is_summed_with_its_deviation() {
        ProgressView view;
        view.show(progress_of(40, 30, 30));
        view.findChild<QAbstractButton*>("trendLuck")->click();
        const QString text = view.findChild<QLabel*>("change")->text();
        // 20 games with 40 and 20 with −30; 59.61 times the root of 40 is 377.
        QVERIFY2(
            text.startsWith("Luck in all: +200 points over 40 games, standard deviation ± 377."),
            qPrintable(text));
        QCOMPARE(view.graph().series().line, ProgressSeries::Line::sum);
        QVERIFY(view.graph().words(39).contains("in all +200"));
    }

    void rows_tell_what_was_lost_where_and_how_games_end() {
        const auto progress = progress_of(30, 30, 30);
        using app::views::train::progress_rows;
        const auto rule = progress_rows(*progress, ProgressKind::step);
        QCOMPARE(rule.rows.size(), 1u);
        QVERIFY(rule.rows[0].number.startsWith("32.00"));
        QVERIFY(progress_rows(*progress, ProgressKind::box).rows[0].number.startsWith("16.00"));
        for (const auto kind : {ProgressKind::roll, ProgressKind::phase}) {
            QCOMPARE(progress_rows(*progress, kind).rows.size(), 1u);
            QVERIFY(!progress_rows(*progress, kind).meaning.isEmpty());
        }
        const auto opponents = progress_rows(*progress, ProgressKind::opponent).rows;
        QCOMPARE(opponents.size(), 2u);
        QCOMPARE(opponents[0].name + opponents[1].name, "ClubStrong");
        int won = 0;
        for (const auto& game : progress->games)
            if (game.entry.opponent == "Club" && game.entry.result == GameResult::won) ++won;
        QVERIFY2(opponents[0].number.startsWith(QString("won %1 of 20").arg(won)),
                 qPrintable(opponents[0].number));

        const auto rows = progress_rows(*progress, ProgressKind::step, LossUnit::wins);
        QCOMPARE(rows.rows.size(), 1u);
        QCOMPARE(rows.rows[0].number, "10.00\u00a0%\u00a0pts per game");
        QVERIFY2(rows.meaning.contains("last 30 games"), qPrintable(rows.meaning));
        const auto unknown = progress_rows({}, ProgressKind::box, LossUnit::wins);
        QVERIFY(unknown.rows.empty() && unknown.meaning.contains("tables for winning"));

        ProgressView view;
        view.show(progress);
        const auto& meaning = *view.findChild<QLabel*>("kindMeaning");
        QVERIFY(meaning.text().startsWith("Points"));
        view.findChild<QAbstractButton*>("lossInWins")->click();
        QVERIFY(meaning.text().startsWith("Percentage points"));
    }

    // A game in which one decision isn't known has no sum.
    void win_probability_is_summed_where_every_decision_is_known() {
        app::storage::GameDecision decision;
        decision.roll = 1;
        decision.loss = 2;
        decision.win_loss = 0.25;
        const std::vector known{decision, decision};
        QCOMPARE(app::storage::sums_of(known).by_roll[0].win_loss, 0.5);
        auto partly = known;
        partly[1].win_loss.reset();
        QCOMPARE(app::storage::sums_of(partly).by_roll[0].win_loss, 0.0);
        QCOMPARE(app::storage::sums_of(partly).by_roll[0].loss, 4.0);
    }

    void a_point_is_chosen_by_keys_and_opened_by_return() {
        ProgressGraph graph;
        graph.resize(500, 200);
        ProgressSeries series;
        for (int i = 0; i < 50; ++i)
            series.points.push_back({QString::number(i), {}, {}, "Club", 20.0 + i % 9});
        series.words = [](double number, double) { return QString::number(number); };
        graph.show(series);
        QSignalSpy picked(&graph, &ProgressGraph::picked);
        QTest::keyClick(&graph, Qt::Key_Home);
        QTest::keyClick(&graph, Qt::Key_Right);
        QCOMPARE(graph.accessibleDescription(), "no date, Club: 21");
        QTest::keyClick(&graph, Qt::Key_PageDown);
        QTest::keyClick(&graph, Qt::Key_Left);
        QTest::keyClick(&graph, Qt::Key_Return);
        QCOMPARE(picked.takeFirst().front().toString(), "20");
        QTest::mouseClick(&graph, Qt::LeftButton, {}, graph.place(30).toPoint());
        QCOMPARE(picked.takeFirst().front().toString(), "30");
        graph.show({});
        QTest::keyClick(&graph, Qt::Key_Return);
        QVERIFY(picked.empty());
    }

    void a_point_of_the_graph_opens_its_game() {
        Desk desk(3);
        desk.train();
        desk.click("myProgress");
        auto& graph = desk.the<ProgressGraph>("trend");
        QTRY_COMPARE(graph.series().points.size(), 3u);
        const QString key = graph.series().points[1].key;
        QTest::mouseClick(&graph, Qt::LeftButton, {}, graph.place(1).toPoint());
        QCOMPARE(desk.window.place(), app::main::Place::review);
        QCOMPARE(app::storage::content_key(desk.session().record()), key);
    }

    void mistakes_are_picked_practised_and_analysed_by_keys() {
        Desk desk(3);
        desk.train();
        desk.the<QWidget>("myMistakes").setFocus();
        desk.press(Qt::Key_Return);
        auto& list = desk.the<QTreeView>("waitingMistakes");
        QTRY_VERIFY(list.model()->rowCount() > 10);
        const int all = list.model()->rowCount();
        desk.the<QDoubleSpinBox>("leastLoss").setValue(4);
        QTRY_VERIFY(list.model()->rowCount() < all);
        list.setFocus();
        desk.press(Qt::Key_Return);
        auto& practice = desk.the<TrainPage>("trainPage").practice();
        QTRY_VERIFY(practice.exercise());
        const auto* origin = practice.set().origin();
        // The games have today's date, so the mistake that comes first differs from day to day.
        QVERIFY(desk.the<QLabel>("origin").text().startsWith(origin->is_same ? "From turn "
                                                                             : "Like turn "));
        const auto record = origin->record;
        const auto ply = origin->ply;
        practice.answer(practice.exercise()->best().action);
        QVERIFY(desk.the<QLabel>("origin").text().contains("you rolled"));
        desk.click("openInAnalysis");
        QCOMPARE(desk.window.place(), app::main::Place::review);
        QVERIFY(desk.session().record().line == record.line);
        QCOMPARE(desk.session().game().position(), replay(record, ply).position());
    }

    void the_end_of_a_game_leads_into_practice_with_one_key() {
        Desk desk(0);
        QTRY_VERIFY(desk.the<QWidget>("endCard").isVisible());
        QTRY_VERIFY(desk.the<QWidget>("practiseChoices").isVisible());
        desk.press(Qt::Key_P);
        QCOMPARE(desk.window.place(), app::main::Place::train);
        auto& practice = desk.the<TrainPage>("trainPage").practice();
        QTRY_VERIFY(practice.exercise());
        QVERIFY(practice.set().origin() &&
                practice.set().origin()->record.line == desk.session().record().line);
    }

    void the_seal_is_the_digest_of_the_seed() {
        // echo -n 00 (32 times) | xxd -r -p | sha256sum
        QCOMPARE(app::storage::dice_seal({}),
                 "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }

    void dice_are_sealed_before_the_first_roll_and_verified_after_the_last() {
        tests::Desk desk(tests::person_and("optimal", 3), tests::solved_values());
        auto& button = desk.the<QPushButton>("diceSealButton");
        QVERIFY(button.isVisible());
        const QString seal = app::storage::dice_seal(desk.session().record().dice->seed);
        QVERIFY(button.text().contains(seal.left(16)));
        // It can be seen to lead somewhere.
        const QImage picture = button.grab().toImage();
        const QColor link = app::widgets::colours_of(button.palette()).accent;
        int longest = 0; // line of that colour, pixels
        for (int y = 0; y < picture.height(); ++y) {
            int length = 0;
            for (int x = 0; x < picture.width(); ++x)
                length += picture.pixelColor(x, y) == link ? 1 : 0;
            longest = std::max(longest, length);
        }
        QVERIFY(longest > button.fontMetrics().horizontalAdvance(button.text()) / 2);
        desk.click("diceSealButton");
        auto& dialog = desk.the<app::dialogs::DiceDialog>("diceDialog");
        QCOMPARE(dialog.findChild<QLabel*>("diceSeal")->text().remove('\n'), seal);
        QVERIFY(!dialog.findChild<QLabel*>("diceSeed"));
        QVERIFY(!dialog.findChild<QPushButton*>("verifyDice"));
        dialog.close();
        desk.session().roll();
        QVERIFY(!button.isVisible());
    }

    void every_roll_is_verified_with_the_seed() {
        auto record = played(7);
        app::dialogs::DiceDialog good(record);
        QCOMPARE(good.findChild<QLabel*>("diceSeed")->text().remove('\n'),
                 QString::fromStdString(core::dice::to_text(record.dice->seed)));
        good.findChild<QPushButton*>("verifyDice")->click();
        auto& verdict = *good.findChild<QLabel*>("diceVerdict");
        QVERIFY2(verdict.text().startsWith("All "), qPrintable(verdict.text()));
        record.dice->seed[5] ^= 1;
        app::dialogs::DiceDialog wrong(record);
        wrong.verify();
        QVERIFY2(wrong.findChild<QLabel*>("diceVerdict")->text().contains("is not the seed's"),
                 qPrintable(wrong.findChild<QLabel*>("diceVerdict")->text()));
        record.dice.reset();
        QVERIFY(app::dialogs::DiceDialog(record).findChild<QLabel*>("realDice"));
    }
};

} // namespace test_progress_view
