// The coach's sentences under "win this game", read back: every number agrees with the exact
// figures to the place that is printed.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/review/win_reason.h"
#include "ai/yahtzee/solve/values.h"
#include "app/text/win_words.h"
#include "app/text/words.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"
#include "tests/app/games.h"
#include "tests/app/read_back.h"
#include "tests/support/test.h"

#include <QRegularExpression>

namespace test_win_words {

using ai::yahtzee::decide::Objective;
using core::yahtzee::Action;
using core::yahtzee::Game;
using tests::capitalised;
using tests::percent;

class TestWinWords : public QObject {
    Q_OBJECT

    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::solve::SharedScoreSource source_;

    // What the words under "win this game" must say, each figure found on a way of its own.
    struct WinFigures {
        int target;
        double wins;
        ai::yahtzee::solve::ScoreDistribution scores;
    };

    WinFigures win_figures(const Game& game, Action action) const {
        using namespace ai::yahtzee;
        const auto position = game.position();
        const auto opponent = review::final_scores(*source_, position.opponents.front());
        int target = 0;
        for (double sum = 0;
             (sum += opponent.probabilities()[static_cast<std::size_t>(target)]) < 0.5;)
            ++target;
        decide::ActionRanker ranker(values_, source_);
        const auto ranked = ranker.rank(position, {decide::Objective::Kind::win, 0});
        const auto found = std::ranges::find(ranked, action, &decide::RankedAction::action);
        const auto turn = ranker.probabilities(position, {decide::Objective::Kind::win, 0});
        const auto policy = review::policy_for(*turn, *values_, state::state_of(position.mover));
        const auto ends = review::turn_ends(game.rules(), position, action, policy);
        return {target, *found->win, review::final_scores(*source_, position.mover.total(), ends)};
    }

    // Of choices that differ enough: the sentence about the result, and one reason or none.
    void check_win_text(const Game& game, Action worse, Action better,
                        ai::yahtzee::review::WinReasons& reasons, int& told) {
        using namespace ai::yahtzee;
        const Objective objective{Objective::Kind::win, 0};
        const auto position = game.position();
        decide::ActionRanker ranker(values_, source_);
        const auto policy = review::policy_for(*ranker.probabilities(position, objective), *values_,
                                               state::state_of(position.mover));
        const auto reason = reasons.compare(position, objective, policy, better, worse);
        const WinFigures own = win_figures(game, better);
        const WinFigures others = win_figures(game, worse);
        const auto words = app::text::win_sentences(game, objective, {better, 0, 0, own.wins},
                                                    {worse, 0, 0, others.wins}, reason, {"Strong"});
        check_result(words, app::text::choice_gerund(game, better), own.wins,
                     app::text::choice_gerund(game, worse), others.wins);
        if (QTest::currentTestFailed() || words.result_first) return;
        const Names names{app::text::choice_gerund(game, better),
                          app::text::choice_gerund(game, worse)};
        for (const QString& sentence : {words.reason, words.needed}) {
            if (sentence.isEmpty()) continue;
            ++told;
            QVERIFY2(is_true_of_milestones(sentence, names, reason) ||
                         is_true_of_risk(sentence, names, own, others) ||
                         is_true_of_target(sentence, names, own, others, reason),
                     qPrintable(sentence));
        }
    }

    struct Names {
        QString better;
        QString worse;
    };

    static void check_result(const app::text::WinSentences& words, const QString& name, double wins,
                             const QString& other_name, double other_wins) {
        QString result =
            QString("%1 wins %2 of the games (%3: %4).")
                .arg(capitalised(name), percent(wins), other_name, percent(other_wins));
        const bool is_small = wins - other_wins < 0.0025;
        if (is_small)
            result = QString("It hardly matters: you win %1 of the games, or %2 by %3.")
                         .arg(percent(wins), percent(other_wins), other_name);
        if (is_small && percent(wins) == percent(other_wins))
            result = QString("It hardly matters: you win %1 of the games with either.")
                         .arg(percent(wins));
        const bool is_won = other_wins > 0.9995;
        if (is_won) result = "This game is as good as won either way, so the points count.";
        const bool is_lost = wins < 0.0005;
        if (is_lost) result = "This game can hardly be won any more, so the points count.";
        QCOMPARE(words.result, result);
        QCOMPARE(words.result_first, is_small || is_won || is_lost);
        QCOMPARE(words.matters, !is_small || is_won || is_lost);
        if (!words.result_first) QCOMPARE(words.is_slight, wins - other_wins < 0.004);
    }

    static QString milestones_text(const ai::yahtzee::review::Needed& needed) {
        QStringList names;
        for (const auto milestone : needed.milestones)
            names << (milestone == ai::yahtzee::review::Milestone::upper_bonus ? "the " : "a ") +
                         QString::fromUtf8(ai::yahtzee::review::name(milestone).data());
        return names.join(" or ");
    }

    // "Keeping 6 brings the upper bonus in 44.4 % of the games (...); without that you hardly ever
    // win."
    static bool is_true_of_milestones(const QString& sentence, const Names& names,
                                      const ai::yahtzee::review::WinReason& reason) {
        const auto& needed = reason.choice.needed;
        const auto& other = reason.other.needed;
        if (!needed || !other || other->milestones != needed->milestones) return false;
        // The shares of won games give the same probabilities on another way.
        const double with = needed->of_won / needed->of_all;
        const double without = (1 - needed->of_won) / (1 - needed->of_all);
        if (std::abs(with / without - needed->wins_with / needed->wins_without) > 1e-6)
            return false;
        return with >= 1.5 * without && needed->of_all - other->of_all >= 0.01 &&
               sentence == QString("%1 brings %2 in %3 of the games (%4: %5); %6")
                               .arg(capitalised(names.better), milestones_text(*needed),
                                    percent(needed->of_all), names.worse, percent(other->of_all),
                                    needed->wins_without < 0.03
                                        ? "without that you hardly ever win."
                                        : "with that you win more often.");
    }

    // The score with one game in ten at or below it, or at or above.
    static int tenth(const WinFigures& figures, bool low) {
        const auto& probabilities = figures.scores.probabilities();
        double sum = 0;
        int score = 0;
        while ((sum += probabilities[static_cast<std::size_t>(score)]) < (low ? 0.1 : 0.9)) ++score;
        return score;
    }

    static bool is_true_of_risk(const QString& sentence, const Names& names, const WinFigures& own,
                                const WinFigures& others) {
        const bool is_behind = own.scores.mean() < own.target;
        const int score = tenth(own, !is_behind);
        const int other_score = tenth(others, !is_behind);
        const QString text =
            is_behind ? "You are behind, and %1 makes high scores more likely: one game in ten "
                        "ends with %2 points or more (%3: with %4)."
                      : "You are ahead, and %1 makes low scores less likely: one game in ten ends "
                        "with %2 points or less (%3: with %4).";
        return sentence == text.arg(names.better).arg(score).arg(names.worse).arg(other_score) &&
               score > other_score && own.scores.mean() - others.scores.mean() < 0.3;
    }

    static bool is_true_of_target(const QString& sentence, const Names& names,
                                  const WinFigures& own, const WinFigures& others,
                                  const ai::yahtzee::review::WinReason& reason) {
        return sentence ==
                   QString("Strong will probably end near %1 points: %2 can pass that in %3 "
                           "of the games (%4: %5).")
                       .arg(own.target)
                       .arg(names.better, percent(reason.choice.passes), names.worse,
                            percent(reason.other.passes)) &&
               reason.choice.passes > reason.other.passes &&
               own.scores.mean() - others.scores.mean() < 0.3;
    }

    static app::text::WinSentences text_of(const ai::yahtzee::decide::Objective& objective,
                                           double wins, double other_wins,
                                           const ai::yahtzee::review::WinReason& reason,
                                           const app::text::OpponentWords& opponent = {"Strong"}) {
        const Game game = Game(2).with_roll({4, 6, 4, 1, 2});
        return app::text::win_sentences(game, objective, {Action::hold(0b00010), 0, 0, wins},
                                        {Action::hold(0b00101), 0, 0, other_wins}, reason,
                                        opponent);
    }

private Q_SLOTS:
    void initTestCase() {
        values_ = ai::yahtzee::solve::solve({});
        source_ = std::make_shared<tests::RoughScoreSource>(values_);
    }

    // Under "win this game", from the third round on: the best choice against any other.
    void reasons_to_win_of_a_hundred_decisions_are_exact() {
        std::mt19937_64 random(9);
        int told = 0;
        ai::yahtzee::decide::ActionRanker ranker(values_, source_);
        for (int decisions = 0; decisions < 100;) {
            app::session::Timeline timeline(
                tests::record_of({{"Ada", {}}, {"Strong", "heuristic"}}, random()));
            ai::yahtzee::review::WinReasons reasons(values_, source_);
            while (timeline.now().phase() != core::yahtzee::Phase::over) {
                const Game game = timeline.now();
                const bool decides = game.phase() == core::yahtzee::Phase::to_decide;
                if (decides && game.mover() == 0 && game.turn() > 2 && random() % 8 == 0) {
                    const auto ranked = ranker.rank(game.position(), {Objective::Kind::win, 0});
                    const Action choice = ranked[random() % ranked.size()].action;
                    const Action best = ranked.front().action;
                    const auto keeps_all = [&](Action action) {
                        return action.is_hold() && action.keep(game.dice()).size() == 5;
                    };
                    if (choice != best && !keeps_all(choice) && !keeps_all(best)) {
                        ++decisions;
                        check_win_text(game, choice, best, reasons, told);
                        if (QTest::currentTestFailed()) return;
                    }
                }
                tests::random_step(timeline, random);
            }
        }
        QVERIFY2(told > 20, qPrintable(QString::number(told)));
    }

    void opponents_are_told_apart() {
        const ai::yahtzee::review::Needed bonus{
            {ai::yahtzee::review::Milestone::upper_bonus}, 0.444, 0.912, 0.865, 0.067};
        ai::yahtzee::review::Needed other_bonus = bonus;
        other_bonus.of_all = 0.402;
        const ai::yahtzee::review::WinReason reason{
            238, {0.421, 231.4, 41, 180, 290, bonus}, {0.395, 231.3, 38, 180, 290, other_bonus}};
        const Objective win{Objective::Kind::win, 0};
        const auto words = text_of(win, 0.421, 0.395, reason);
        QCOMPARE(words.result,
                 "Keeping 6 wins 42.1\u00a0% of the games (keeping 4 4: 39.5\u00a0%).");
        QCOMPARE(words.reason,
                 "Keeping 6 brings the upper bonus in 44.4\u00a0% of the games (keeping 4 "
                 "4: 40.2\u00a0%); with that you win more often.");
        QVERIFY(words.tells_bonus);
        QCOMPARE(text_of(win, 0.421, 0.395, reason, {"Strong", false, true}).result,
                 "Strong has 238 points: keeping 6 wins 42.1\u00a0% of the games (keeping 4 4: "
                 "39.5\u00a0%).");
        QCOMPARE(text_of(win, 0.421, 0.395, reason, {"You", true, true}).result,
                 "You have 238 points: keeping 6 wins 42.1\u00a0% of the games (keeping 4 4: "
                 "39.5\u00a0%).");
        const auto beat = text_of({Objective::Kind::beat, 250}, 0.421, 0.395, reason);
        QCOMPARE(beat.result, "Keeping 6 ends above 250 points in 42.1\u00a0% of the games "
                              "(keeping 4 4: 39.5\u00a0%).");
        QCOMPARE(beat.reason, "Keeping 6 brings the upper bonus in 44.4\u00a0% of the games "
                              "(keeping 4 4: 40.2\u00a0%); "
                              "with that you get there more often.");
        ai::yahtzee::review::WinReason hopeless = reason;
        hopeless.choice.needed->wins_without = 0.02;
        QCOMPARE(text_of(win, 0.421, 0.395, hopeless).reason,
                 "Keeping 6 brings the upper bonus in 44.4\u00a0% of the games (keeping 4 4: "
                 "40.2\u00a0%); "
                 "without that you hardly ever win.");
    }

    // Averages alone say nothing about risk.
    void risk_is_told_with_the_scores_it_leads_to() {
        const Objective win{Objective::Kind::win, 0};
        const auto reason_of = [&](int target, double mean, int low, int high) {
            return text_of(win, 0.42, 0.41,
                           {target, {0.2, mean, 41, low, high, {}}, {0.2, 231.5, 41, 180, 280, {}}})
                .reason;
        };
        QCOMPARE(reason_of(300, 231.4, 180, 280), "");
        QCOMPARE(reason_of(300, 233.4, 180, 284), ""); // more points are reason enough
        QCOMPARE(
            reason_of(300, 231.4, 175, 284),
            "You are behind, and keeping 6 makes high scores more likely: one game in ten ends "
            "with 284 points or more (keeping 4 4: with 280).");
        QCOMPARE(reason_of(200, 231.4, 184, 276),
                 "You are ahead, and keeping 6 makes low scores less likely: one game in ten ends "
                 "with 184 points or less (keeping 4 4: with 180).");
    }

    void a_game_that_is_decided_is_called_so() {
        const Objective win{Objective::Kind::win, 0};
        const ai::yahtzee::review::WinReason reason{
            300, {0, 209.8, 20, 180, 240, {}}, {0, 192.9, 20, 170, 230, {}}};
        QCOMPARE(text_of(win, 0, 0, reason).result,
                 "This game can hardly be won any more, so the points count.");
        QCOMPARE(text_of(win, 0.9999, 0.9996, reason).result,
                 "This game is as good as won either way, so the points count.");
        QCOMPARE(text_of(win, 0.5, 0.5, reason).result,
                 "It hardly matters: you win 50.0\u00a0% of the games with either.");
        QVERIFY(!text_of(win, 0.5, 0.5, reason).matters);
        QCOMPARE(
            text_of(win, 0.5012, 0.5, reason).result,
            "It hardly matters: you win 50.1\u00a0% of the games, or 50.0\u00a0% by keeping 4 4.");
        QVERIFY(text_of(win, 0.503, 0.5, reason).is_slight);
        QVERIFY(!text_of(win, 0.505, 0.5, reason).is_slight);
    }
};

ALEA_TEST(TestWinWords)

} // namespace test_win_words

#include "test_win_words.moc"
