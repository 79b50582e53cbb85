// Hints in depth: a choice that is selected is explained, by points and by probabilities.

#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/widgets/colours.h"
#include "tests/app/desk.h"
#include "tests/app/rough_score_source.h"

#include <QSignalSpy>

namespace test_depth {

using namespace core::yahtzee;
using tests::Desk;

const core::dice::Dice dice{6, 6, 1, 2, 4};
const Action keep_all = Action::hold(0b11111);

// Few boxes are open, so that nothing takes long.
core::yahtzee::notation::Record late_game() {
    auto record = tests::person_and("random", 1);
    const auto open =
        BoxSet::of(Box::sixes).with(Box::full_house).with(Box::chance).with(Box::yahtzee);
    record.start = {{tests::card_with_open(open), tests::card_with_open(open)}, 0};
    record.line = {{dice}};
    return record;
}

void select(Desk& desk, int row) {
    auto& list = desk.the<QTreeView>("choices");
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualRect(list.model()->index(row, 0)).center());
}

// Why the best choice is better than another.
std::optional<ai::yahtzee::review::Reason> reason_of(const app::text::Advice& hint,
                                                     std::size_t other) {
    const auto& values = tests::solved_values();
    const auto position = hint.game.position();
    const auto table =
        ai::yahtzee::solve::solve_contributions(*values, {{}, position.mover.open()});
    return app::analysis::reason_of(
        {position, {}, hint.best().action, hint.choices[other].action, values, {}}, hint.best(),
        hint.choices[other], *table);
}

class TestDepth : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_choice_that_is_selected_is_explained() {
        Desk desk(late_game(), tests::solved_values(), tests::rough_tables());
        desk.press(Qt::Key_H);
        QTRY_VERIFY(desk.trainer.coach.hasTables() && !desk.trainer.coach.isThinking());
        auto& pane = desk.the<app::views::play::ExplanationPanel>("depthPane");
        select(desk, 3);
        QVERIFY(pane.isVisible());
        QCOMPARE(desk.session().heldSlots(), 0u); // a click keeps nothing
        const auto hint = *desk.trainer.coach.hint();
        const auto position = desk.game().position();
        QVERIFY(desk.the<QLabel>("depthTitle")
                    .text()
                    .contains(app::text::choice_text(hint.game, hint.choices[3].action)));

        // The picture shows the parts that the sentences name, and adds up to the loss.
        const auto reason = reason_of(hint, 3);
        QVERIFY(reason);
        QTRY_VERIFY(!pane.waterfall().rows().empty());
        QCOMPARE(pane.waterfall().sum(), qRound(-100 * hint.choices[3].loss));
        int sum = 0;
        for (const auto& row : pane.waterfall().rows()) sum += row.hundredths;
        QCOMPARE(sum, pane.waterfall().sum());
        for (const auto& said : reason->said)
            QVERIFY(std::ranges::any_of(pane.waterfall().rows(), [&](const auto& row) {
                return std::abs(row.hundredths + 100 * said.amount) < 2;
            }));
        for (const QString& line : app::text::reason_text(*reason, hint.game).split('\n'))
            QVERIFY(desk.the<QLabel>("reason").text().contains(app::widgets::unbroken_dice(line)));

        // The boxes are those in which the turn ends, and the break-even point is shown.
        QTRY_VERIFY(pane.boxes().rowCount() > 0);
        QVERIFY(pane.boxes().rowCount() <= 4);
        const auto policy = ai::yahtzee::turn::best_policy(
            tests::solved_values()->turn(ai::yahtzee::state::state_of(position.mover)));
        const auto boxes = ai::yahtzee::review::box_probabilities(
            {}, ai::yahtzee::state::state_of(position.mover),
            ai::yahtzee::review::turn_ends({}, position, hint.choices[3].action, policy));
        double most = 0;
        for (const auto& probability : boxes) most = std::max(most, probability.ends);
        QCOMPARE(pane.boxes()
                     .index(0, app::models::BoxProbabilitiesModel::ends_column)
                     .data()
                     .toString(),
                 app::text::share_text(most));
        QVERIFY(desk.the<QLabel>("spread").text().contains("Half of all games"));
        QVERIFY(desk.the<QLabel>("spread").text().contains("dotted"));
    }

    void no_decision_is_explained_by_another() {
        Desk desk(late_game(), tests::solved_values());
        desk.press(Qt::Key_E);
        const auto& scores = desk.the<QLabel>("spread");
        QTRY_VERIFY(!scores.text().isEmpty());
        desk.session().roll();
        QVERIFY2(scores.text().isEmpty(), qPrintable(scores.text()));
        desk.press(Qt::Key_E);
        QTRY_VERIFY(!scores.text().isEmpty());
    }

    // With hints on, in each of the three rolls.
    void nothing_is_explained_unasked() {
        auto record = late_game();
        const auto pane_of = [](Desk& desk) -> QWidget& { return desk.the<QWidget>("depthPane"); };
        for (int roll = 1; roll <= core::yahtzee::rolls_per_turn; ++roll) {
            Desk desk(record, tests::solved_values());
            QCOMPARE(desk.game().roll_number(), roll);
            desk.press(Qt::Key_H);
            desk.settle();
            QVERIFY2(!pane_of(desk).isVisible(), qPrintable(QString::number(roll)));
            QVERIFY(desk.the<QWidget>("howToAsk").isVisible());
            select(desk, 1);
            QVERIFY(pane_of(desk).isVisible());
            QVERIFY(!desk.the<QWidget>("howToAsk").isVisible());
            record.line.insert(record.line.end(), {{keep_all}, {dice}});
        }
    }

    void a_narrow_window_tells_the_best_choice_and_why_without_the_drawer() {
        Desk desk(late_game(), tests::solved_values());
        desk.resize(900, 600);
        desk.press(Qt::Key_H);
        const auto hint = *desk.trainer.coach.hint();
        const auto reason = reason_of(hint, 1);
        QVERIFY(reason);
        const QString best = app::text::choice_text(hint.game, hint.best().action);
        const QString why = app::text::first_reason(*reason, hint.game);
        QVERIFY(!why.isEmpty() && app::text::reason_text(*reason, hint.game).startsWith(why));
        const auto& message = desk.the<QLabel>("message");
        // Dice are bound together there.
        QTRY_VERIFY_WITH_TIMEOUT(message.text().simplified().endsWith(why.simplified()), 60000);
        QVERIFY2(message.text().simplified().contains(best), qPrintable(message.text()));
        QVERIFY(message.heightForWidth(message.width()) <= message.height());
        desk.click("openCoach"); // says it itself
        QVERIFY(!message.text().simplified().contains(why.simplified()));
        desk.click("closeCoach");
        QVERIFY(message.text().simplified().endsWith(why.simplified()));
    }

    // A choice that is alone has no other to compare it with.
    void the_only_choice_is_not_explained() {
        auto record = tests::person_and("random", 1);
        const auto card = tests::card_with_open(BoxSet::of(Box::chance));
        record.start = {{card, card}, 0};
        record.line = {{dice}, {keep_all}, {dice}, {keep_all}, {dice}};
        Desk desk(record, tests::solved_values());
        desk.press(Qt::Key_E);
        desk.settle(); // contributions are solved meanwhile
        QCOMPARE(desk.the<QLabel>("depthTitle").text(), "There is no other choice.");
        QCOMPARE(desk.the<QLabel>("reason").text(), QString());
        QVERIFY(!desk.the<QWidget>("depthPages").isVisible());
    }

    // With a minus, and in the colour of its grade.
    void a_loss_looks_as_in_the_review() {
        Desk desk(late_game(), tests::solved_values());
        desk.press(Qt::Key_H);
        select(desk, 2);
        const double loss = desk.trainer.coach.hint()->choices[2].loss;
        const auto& label = desk.the<QLabel>("depthLoss");
        QCOMPARE(label.text(), app::text::short_points(-loss));
        const auto colour_now = [&label] { return label.palette().color(QPalette::WindowText); };
        const auto limits = &app::session::Preferences::point_limits;
        desk.prefer(limits, {loss / 2, 2 * loss, 3 * loss});
        const auto colours = app::widgets::colours_of(desk.window.palette());
        QCOMPARE(colour_now(), colours.muted);
        desk.prefer(limits, {loss / 3, loss / 2, 3 * loss});
        QCOMPARE(colour_now(), colours.warn_text);
    }

    void it_opens_and_closes_by_key() {
        Desk desk(late_game(), tests::solved_values());
        const auto& pane = desk.the<app::views::play::ExplanationPanel>("depthPane");
        desk.press(Qt::Key_E); // hints too
        QVERIFY(pane.isVisible());
        const auto hint = *desk.trainer.coach.hint();
        QCOMPARE(desk.the<QLabel>("depthTitle").text(), // the best against the second
                 QString("Why not %1?")
                     .arg(app::text::choice_text(
                         hint.game, desk.window.play().coach().choices().action(1).value())));
        desk.press(Qt::Key_E);
        QVERIFY(!pane.isVisible());
        select(desk, 2); // is no longer explained
        QVERIFY(!pane.isVisible());
        QVERIFY(!app::session::read_preferences(desk.settings).explain);
        desk.press(Qt::Key_E);
        QVERIFY(pane.isVisible());
        desk.press(Qt::Key_H);
        QVERIFY(!pane.isVisible());
    }

    void before_the_roll_the_key_hides_no_reasons() {
        auto record = late_game();
        record.line.clear();
        Desk desk(record, tests::solved_values());
        desk.press({Qt::Key_H, Qt::Key_E});
        QVERIFY(app::session::read_preferences(desk.settings).explain);
    }

    void what_is_asked_before_the_game_is_solved_is_explained_after_it() {
        Desk desk(late_game());
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.press(Qt::Key_E);
        QVERIFY(!desk.trainer.coach.hint());
        desk.trainer.values.publish(tests::solved_values());
        QVERIFY(desk.trainer.coach.hint());
        QVERIFY(desk.the<QWidget>("depthPane").isVisible());
        QVERIFY(desk.the<QLabel>("depthTitle").text().startsWith("Why not "));
    }

    void without_tables_only_final_scores_are_missing() {
        Desk desk(late_game(), tests::solved_values());
        desk.press(Qt::Key_E);
        QTRY_VERIFY(desk.the<QLabel>("spread").text().contains("need the tables"));
        QVERIFY(!desk.the<QWidget>("histogram").isVisibleTo(&desk.the<QWidget>("depthPane")));
        QTRY_VERIFY(!desk.the<QLabel>("reason").text().isEmpty());
        QVERIFY(desk.the<app::views::play::ExplanationPanel>("depthPane").boxes().rowCount() > 0);
    }

    void by_probability_no_parts_are_named() {
        Desk desk(late_game(), tests::solved_values(), tests::rough_tables());
        desk.press(Qt::Key_E);
        tests::choose_objective(desk, ai::yahtzee::decide::Objective::Kind::beat);
        QTRY_VERIFY(desk.trainer.coach.hasTables() && !desk.trainer.coach.isThinking());
        QTRY_VERIFY(!desk.the<QLabel>("reason").text().isEmpty());
        QTRY_VERIFY(!desk.the<QLabel>("spread").text().isEmpty());
        desk.window.goTo(app::main::Place::games); // what it leaves explains no other objective
        desk.prefer(&app::session::Preferences::objective, {});
        desk.window.goTo(app::main::Place::play);
        QVERIFY(desk.the<QLabel>("spread").text().isEmpty());
    }

    // While the work for one decision goes on, another is asked.
    void only_the_latest_question_is_answered() {
        Desk desk(late_game(), tests::solved_values(), tests::rough_tables());
        desk.press(Qt::Key_E);
        for (int row = 0; row < 6; ++row) select(desk, row);
        const auto hint = *desk.trainer.coach.hint();
        QTRY_VERIFY(desk.the<QLabel>("spread").text().contains("Half of all games"));
        desk.session().setPace(std::chrono::hours(1));
        desk.session().score(Box::chance);
        // While a program plays, the choice that was made stays.
        QVERIFY(desk.the<QLabel>("depthTitle").text().contains("chance for"));
    }

    void probabilities_keep_to_the_rules_of_models() {
        app::models::BoxProbabilitiesModel model;
        tests::ModelTester tester(&model);
        app::analysis::BoxProbabilities probabilities{};
        probabilities[2] = {0.25, 0.125};
        probabilities[9] = {0.75, 0.5};
        model.show(probabilities);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, 0).data().toString(), "Small straight");
        QCOMPARE(model.index(1, 1).data().toString(), "25\u00a0%");
        QCOMPARE(model.index(1, 2).data().toString(), "13\u00a0%");
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void contributions_are_solved_once_for_each_rule() {
        app::analysis::AnalysisService analysis;
        auto& contributions = analysis.contributions();
        QSignalSpy solved(&contributions, &app::analysis::ContributionCache::solved);
        QVERIFY(!contributions.request(tests::solved_values()));
        QVERIFY(!contributions.request(tests::solved_values())); // on its way
        QVERIFY(solved.wait(30000));
        const auto table = contributions.request(tests::solved_values());
        QVERIFY(table);
        QCOMPARE(contributions.request(tests::solved_values()), table);
        QCOMPARE(solved.size(), 1);
    }

    void contributions_on_their_way_stop_with_the_service() {
        app::analysis::AnalysisService analysis;
        QVERIFY(!analysis.contributions().request(tests::solved_values()));
    }

    // It is worked out once somebody looks again.
    void a_hidden_explanation_is_not_computed() {
        Desk desk(late_game(), tests::solved_values(), tests::rough_tables());
        desk.press(Qt::Key_E);
        const auto& pane = desk.the<app::views::play::ExplanationPanel>("depthPane");
        QTRY_VERIFY(!pane.waterfall().rows().empty());
        desk.press(Qt::Key_E);
        desk.session().roll();
        desk.press(Qt::Key_E);
        QTRY_VERIFY(!pane.waterfall().rows().empty());
        QTRY_VERIFY(!desk.the<QLabel>("spread").text().isEmpty());
    }
};

} // namespace test_depth
