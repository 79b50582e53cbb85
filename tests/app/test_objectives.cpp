// The objectives in the window: what choices are ranked by, their probabilities, and the tutor's
// words.

#include "ai/yahtzee/decide/rollout_ranker.h"
#include "app/views/play/coach_panel.h"
#include "tests/app/desk.h"
#include "tests/app/rough_score_source.h"

#include <QRegularExpression>

#include <atomic>
#include <memory>

namespace test_objectives {

using namespace core::yahtzee;
using ai::yahtzee::decide::ActionRanker;
using ai::yahtzee::decide::Objective;
using tests::Desk;

// A person to decide upon the dice, as far behind as the opponent's Yahtzee bonuses.
core::yahtzee::notation::Record behind(const core::dice::Dice& dice, int bonuses,
                                       int opponents = 1) {
    std::vector<core::yahtzee::notation::RecordedPlayer> players{{"Ada", {}}};
    core::yahtzee::notation::RecordedStart start{{core::yahtzee::Card()}, 0};
    for (int i = 0; i < opponents; ++i) {
        players.push_back({"random", "random"});
        start.cards.push_back(core::yahtzee::Card().with_yahtzee_bonuses(bonuses));
    }
    for (auto& card : start.cards)
        for (int face = 1; face <= core::dice::face_count; ++face)
            card = card.with_points(core::yahtzee::upper_box(face), 3 * face);
    auto record = tests::record_of(std::move(players), 1);
    record.start = start;
    record.line = {{dice}};
    return record;
}

// The last roll of a turn, one round before probabilities are exact.
core::yahtzee::notation::Record five_boxes_left(const core::dice::Dice& dice) {
    auto record = behind(dice, 100);
    const auto open = core::yahtzee::BoxSet::of(Box::chance)
                          .with(Box::sixes)
                          .with(Box::fives)
                          .with(Box::full_house)
                          .with(Box::yahtzee);
    for (auto& card : record.start->cards) card = tests::card_with_open(open);
    const auto keep_all = Action::hold(0b11111);
    record.line = {{dice}, {keep_all}, {dice}, {keep_all}, {dice}};
    return record;
}

// Lets nobody through for some seconds, or until it is opened.
struct Gate {
    std::atomic<bool> open = false;

    void pass() {
        for (int i = 0; i < 5000 && !open; ++i) QTest::qSleep(1);
        open = true;
    }
};

class GatedScoreSource : public ai::yahtzee::solve::ScoreSource {
public:
    GatedScoreSource(ai::yahtzee::solve::SharedValues values, std::shared_ptr<Gate> gate)
        : rough_(std::move(values)), gate_(std::move(gate)) {}

    ai::yahtzee::solve::FutureScores of(const ai::yahtzee::state::CardState& state) const override {
        gate_->pass();
        return rough_.of(state);
    }

private:
    tests::RoughScoreSource rough_;
    std::shared_ptr<Gate> gate_;
};

app::analysis::TableSource gated_tables(const ai::yahtzee::solve::SharedValues& values,
                                        const std::shared_ptr<Gate>& gate) {
    return {[values, gate](core::yahtzee::Rules) -> ai::yahtzee::solve::SharedScoreSource {
                return std::make_shared<GatedScoreSource>(values, gate);
            },
            {}};
}

class TestObjectives : public QObject {
    Q_OBJECT

    const ai::yahtzee::solve::SharedValues values_ = tests::solved_values();
    const ai::yahtzee::solve::SharedScoreSource rough_ = tests::rough_scores();

    // The ranking that the window should show, worked out beside it.
    std::vector<ai::yahtzee::decide::RankedAction> ranked(const Desk& desk,
                                                          const Objective& objective) const {
        return ActionRanker(values_, rough_)
            .rank(desk.trainer.session.game().position(), objective);
    }

    static void show_hints(Desk& desk) {
        desk.press(Qt::Key_H);
        QTRY_VERIFY(desk.trainer.coach.hasTables() && !desk.trainer.coach.isThinking());
    }

    // One with rough tables that shows hints.
    struct HintedDesk : Desk {
        explicit HintedDesk(const core::yahtzee::notation::Record& record)
            : Desk(record, tests::solved_values(), tests::rough_tables()) {
            show_hints(*this);
        }
    };

    // Chooses the objective, and waits for its probabilities.
    static void play_for(Desk& desk, Objective::Kind kind) {
        tests::choose_objective(desk, kind);
        QTRY_VERIFY(!desk.trainer.coach.isThinking());
    }

    // The dice of a roll on which the objectives differ, and differ by a tenth.
    core::dice::Dice telling_dice(const Objective& objective, int bonuses) const {
        ActionRanker ranker(values_, rough_);
        auto position = replay(behind({1, 1, 1, 1, 1}, bonuses)).position();
        for (int roll = 0; roll < core::dice::roll_count; ++roll) {
            position.dice = core::dice::Roll::at(roll).sorted();
            const auto by_points = tests::best_choice(position);
            const auto choices = ranker.rank(position, objective);
            for (const auto& choice : choices)
                if (choice.action == by_points && choice.loss > 0.001) return position.dice;
        }
        qFatal("the objectives never differ");
        return {};
    }

private Q_SLOTS:
    void choices_are_ranked_by_the_objective() {
        for (const Objective objective : {Objective{}, Objective{Objective::Kind::win},
                                          Objective{Objective::Kind::beat, 250}}) {
            HintedDesk desk(behind({6, 6, 1, 2, 4}, 100));
            play_for(desk, objective.kind);
            QVERIFY(desk.trainer.coach.objective() == objective);
            const auto expected =
                tests::without_keeping_all(ranked(desk, objective), desk.game().dice());
            QVERIFY(desk.the<QLabel>("bestWorth")
                        .text()
                        .contains(objective.kind == Objective::Kind::win    ? "% to win"
                                  : objective.kind == Objective::Kind::beat ? "% to beat 250"
                                                                            : "points"));
            const auto& choices = desk.the<app::views::play::CoachPanel>("coachPanel").choices();
            QCOMPARE(choices.rowCount(), static_cast<int>(expected.size()));
            for (int row = 0; row < choices.rowCount(); ++row) {
                const auto& choice = expected[static_cast<std::size_t>(row)];
                QVERIFY(choices.action(row) == choice.action);
                const auto at = choices.index(row, app::models::ChoicesModel::probability_column);
                QCOMPARE(at.data().toString(), QString::number(100 * *choice.win, 'f', 1));
            }
            desk.click("allChoices");
            QVERIFY(!desk.the<QTreeView>("choices").isColumnHidden(
                app::models::ChoicesModel::probability_column));
        }
    }

    void probabilities_say_what_they_assume() {
        HintedDesk desk(behind({6, 6, 1, 2, 4}, 100));
        const QString assumption = "all play perfectly";
        QVERIFY(!desk.the<QLabel>("bestDetail").text().contains("%")); // the strip has it
        QVERIFY(desk.the<QLabel>("bestWorth").toolTip().isEmpty());    // points are none
        QVERIFY(desk.the<QWidget>("objectiveWin").toolTip().contains(assumption));
        play_for(desk, Objective::Kind::win);
        QVERIFY(desk.the<QLabel>("bestWorth").toolTip().contains(assumption));
        QVERIFY(desk.the<QLabel>("coachHeadline").text().contains(assumption));
        const QString strip = desk.the<QWidget>("gameStrip").accessibleDescription();
        QVERIFY2(strip.contains(QRegularExpression("if both play perfectly: win [0-9.]+\u00a0%")),
                 qPrintable(strip));
    }

    void without_tables_points_decide_and_are_said_to() {
        Desk desk(behind({6, 6, 1, 2, 4}, 100), values_);
        desk.press(Qt::Key_H);
        play_for(desk, Objective::Kind::win);
        const auto hint = desk.trainer.coach.hint();
        QVERIFY(hint && hint->ranked_by == Objective{});
        QVERIFY(hint->best().action == tests::best_choice(desk.game().position()));
        QVERIFY(desk.the<QTreeView>("choices").isColumnHidden(
            app::models::ChoicesModel::probability_column));
        QVERIFY(desk.the<QLabel>("coachHeadline").text().contains("ranked by expected score"));
    }

    void the_end_of_a_game_for_two_needs_no_tables() {
        auto record = behind({6, 6, 1, 2, 4}, 0);
        const auto open = core::yahtzee::BoxSet::of(Box::chance).with(Box::sixes);
        for (auto& card : record.start->cards) card = tests::card_with_open(open);
        Desk desk(record, values_);
        desk.press({Qt::Key_H, Qt::Key_E});
        play_for(desk, Objective::Kind::win);
        QVERIFY(desk.trainer.coach.hint()->ranked_by == desk.trainer.coach.objective());
        QVERIFY(!desk.trainer.coach.isCorrecting());
        QCOMPARE(desk.the<QLabel>("grounds").text(), "Exact");
        Q_EMIT desk.trainer.analysis.contributions().failed("no memory"); // then there is some
        QTRY_VERIFY(desk.the<QLabel>("reason").text().contains("need the tables"));
    }

    void probabilities_to_win_are_corrected_by_rollouts() {
        Desk desk(five_boxes_left({6, 6, 1, 2, 4}), values_, tests::rough_tables());
        QStringList told; // in the panel, one after the other
        const auto& grounds = desk.the<QLabel>("grounds");
        connect(&desk.trainer.coach, &app::session::Coach::adviceChanged, &desk.window, [&] {
            if (told.isEmpty() || told.back() != grounds.text()) told << grounds.text();
        });
        show_hints(desk);
        play_for(desk, Objective::Kind::win);
        const auto& coach = desk.trainer.coach;
        auto& list = desk.the<QTreeView>("choices");
        list.setCurrentIndex(list.model()->index(2, 0));
        const auto& shown = desk.the<app::views::play::CoachPanel>("coachPanel").choices();
        const auto selected = shown.action(2);
        QTRY_VERIFY(coach.hint()->grounds == app::session::Accuracy::rollouts);
        QVERIFY2(told.size() >= 2, qPrintable(told.join('\n')));
        QVERIFY2(told[told.size() - 2].startsWith("Estimate; "), qPrintable(told.join('\n')));
        QVERIFY2(told.back().startsWith("Refined by"), qPrintable(told.join('\n')));
        QVERIFY(shown.action(list.currentIndex().row()) == selected);

        const auto expected = tests::without_keeping_all(
            ai::yahtzee::decide::RolloutRanker(values_, rough_, {}).rank(desk.game().position()),
            desk.game().dice());
        const auto hint = coach.hint();
        QCOMPARE(hint->choices.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY(hint->choices[i].action == expected[i].action);
            QCOMPARE(*hint->choices[i].win, *expected[i].win);
        }
        // The choice is compared by what is known by then.
        desk.session().score(Box::chance);
        QVERIFY(coach.lastChoice()->grounds == app::session::Accuracy::rollouts);
    }

    void rollouts_stop_when_nobody_waits_for_them() {
        Desk desk(behind({6, 6, 1, 2, 4}, 100), values_, tests::rough_tables());
        desk.session().setPace(std::chrono::hours(1));
        show_hints(desk);
        const auto& coach = desk.trainer.coach;
        QVERIFY(!coach.isCorrecting());  // by points nothing is to be corrected
        const auto is_begun = [&coach] { // or even done
            const auto hint = coach.hint();
            return coach.isCorrecting() ||
                   (hint && hint->grounds == app::session::Accuracy::rollouts);
        };
        tests::choose_objective(desk, Objective::Kind::win);
        QTRY_VERIFY(is_begun());
        desk.press(Qt::Key_H);
        QVERIFY(!coach.isCorrecting());
        desk.press(Qt::Key_H);
        QVERIFY(is_begun());
        desk.session().roll();
        QVERIFY(!coach.isCorrecting()); // until there is an estimate
        QTRY_VERIFY(is_begun());
        tests::choose_objective(desk, Objective::Kind::expected);
        QVERIFY(!coach.isCorrecting());
        tests::choose_objective(desk, Objective::Kind::win);
        QTRY_VERIFY(is_begun());
        desk.session().score(Box::chance);
        QVERIFY(!coach.isCorrecting());
    } // the end awaits nothing

    void a_single_player_cannot_choose_to_win() {
        auto record = behind({6, 6, 1, 2, 4}, 0, 0);
        Desk desk(record, values_, tests::rough_tables());
        desk.prefer(&app::session::Preferences::objective, {Objective::Kind::win});
        QVERIFY(!desk.the<QWidget>("objectiveWin").isVisible());
        QVERIFY(desk.trainer.coach.objective() == Objective{});
        QVERIFY(desk.the<QAbstractButton>("objectivePoints").isChecked());
        tests::choose_objective(desk, Objective::Kind::beat);
        QVERIFY((desk.trainer.coach.objective() == Objective{Objective::Kind::beat, 250}));
    }

    void three_and_more_play_to_win() {
        HintedDesk desk(behind({6, 6, 1, 2, 4}, 100, 3));
        play_for(desk, Objective::Kind::win);
        const auto hint = desk.trainer.coach.hint();
        QVERIFY(hint->best().win && *hint->best().win < 0.25);
        QVERIFY(hint->best().action == ranked(desk, {Objective::Kind::win}).front().action);
    }

    void the_points_to_beat_are_kept() {
        HintedDesk desk(behind({6, 6, 1, 2, 4}, 100));
        auto& points = desk.the<QSpinBox>("pointsToBeat");
        QVERIFY(!points.isVisible());
        tests::choose_objective(desk, Objective::Kind::beat);
        QVERIFY(points.isVisible());
        points.setFocus();
        points.selectAll();
        QTest::keyClicks(&points, "300");
        QTest::keyClick(&points, Qt::Key_Return);
        QVERIFY((desk.trainer.coach.objective() == Objective{Objective::Kind::beat, 300}));
        QVERIFY(app::session::read_preferences(desk.settings).objective ==
                desk.trainer.coach.objective());
    }

    void the_coach_says_where_objectives_differ() {
        const Objective objective{Objective::Kind::win};
        HintedDesk desk(behind(telling_dice(objective, 100), 100));
        const auto& difference = desk.the<QLabel>("difference");
        QVERIFY2(difference.text().startsWith("To win this game,"), qPrintable(difference.text()));
        tests::choose_objective(desk, objective.kind);
        QTRY_VERIFY(difference.text().startsWith("For the expected score,"));
    }

    void the_tutor_speaks_in_the_unit_of_the_objective() {
        const Objective objective{Objective::Kind::win};
        HintedDesk desk(behind(telling_dice(objective, 100), 100));
        tests::choose_objective(desk, objective.kind);
        desk.prefer(&app::session::Preferences::tutor, {app::session::TutorMode::ask, 0.1, 0.001});
        // What is best by points is not to win; nobody waits for the probabilities.
        desk.choose(tests::best_choice(desk.game().position()));
        QTRY_VERIFY(desk.window.findChild<QWidget*>("tutorTakeBack"));
        const QString words = desk.the<QLabel>("message").text();
        QVERIFY2(words.contains("percentage points"), qPrintable(words));
        QVERIFY(words.contains("win probability"));
        const auto& shown = desk.the<app::views::play::CoachPanel>("coachPanel").choices().advice();
        QVERIFY(shown && shown->ranked_by == objective); // what it speaks of can be seen
    }

    void a_choice_that_waits_for_the_coach_is_carried_out_unchanged() {
        const auto gate = std::make_shared<Gate>();
        Desk desk(behind({6, 6, 1, 2, 4}, 100), values_, gated_tables(values_, gate));
        desk.prefer(&app::session::Preferences::objective, {Objective::Kind::win});
        desk.prefer(&app::session::Preferences::tutor,
                    {app::session::TutorMode::ask, 1000, 1}); // asks, and finds nothing
        QTRY_VERIFY(desk.trainer.coach.hasTables());
        QVERIFY(desk.trainer.coach.isThinking());
        desk.session().setHeldSlots(0b00011);
        desk.the<QAction>("rollDice").trigger();
        QCOMPARE(desk.game().roll_number(), 1);
        desk.session().setHeldSlots(0b11100); // too late
        gate->open = true;
        QTRY_COMPARE(desk.game().roll_number(), 2);
        QVERIFY(desk.trainer.coach.lastChoice()->chosen().action == Action::hold(0b00011));
    }

    void a_loss_below_the_limit_passes() {
        const Objective objective{Objective::Kind::win};
        HintedDesk desk(behind({6, 6, 1, 2, 4}, 100));
        tests::choose_objective(desk, objective.kind);
        QTRY_VERIFY(!desk.trainer.coach.isThinking());
        const auto choices = ranked(desk, objective);
        const auto& last = choices.back();
        desk.prefer(&app::session::Preferences::tutor,
                    {app::session::TutorMode::take_back, 0.1, last.loss + 0.01});
        QVERIFY(!objection(desk.window.preferences().tutor, desk.trainer.coach, last.action));
        desk.prefer(&app::session::Preferences::tutor,
                    {app::session::TutorMode::take_back, 1000, last.loss - 0.001});
        QVERIFY(objection(desk.window.preferences().tutor, desk.trainer.coach, last.action));
    }
};

} // namespace test_objectives
