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

using core::yahtzee::Action;
using core::yahtzee::Game;
using tests::capitalised;
using tests::often;
using tests::percent;

class TestWinWords : public QObject {
    Q_OBJECT

    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::solve::SharedScoreSource source_;

    // What the words under "win this game" must say, each figure found on a way of its own.
    struct WinFigures {
        int target;
        double passes;
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
        const auto ranked = ranker.rank(position, {decide::Objective::Kind::beat, target});
        const auto found = std::ranges::find(ranked, action, &decide::RankedAction::action);
        const auto turn = ranker.probabilities(position, {decide::Objective::Kind::win, 0});
        const auto policy = review::policy_for(*turn, *values_, state::state_of(position.mover));
        const auto ends = review::turn_ends(game.rules(), position, action, policy);
        return {target, *found->win, review::final_scores(*source_, position.mover.total(), ends)};
    }

    // Takes "words number words" out of the front of `text`; empty if it doesn't begin so.
    static QStringList take(QString& text, const char* pattern) {
        const auto found = QRegularExpression(QString("^") + pattern).match(text);
        if (!found.hasMatch()) return {};
        text = text.mid(found.capturedLength()).trimmed();
        return found.capturedTexts();
    }

    void check_win_text(const Game& game, Action choice, Action best,
                        ai::yahtzee::review::WinReasons& reasons, int& sentences) {
        using namespace ai::yahtzee;
        const decide::Objective objective{decide::Objective::Kind::win, 0};
        const auto position = game.position();
        decide::ActionRanker ranker(values_, source_);
        const auto policy = review::policy_for(*ranker.probabilities(position, objective), *values_,
                                               state::state_of(position.mover));
        const auto reason = reasons.compare(position, objective, policy, choice, best);
        QString text =
            app::text::win_reason_text(game, objective, choice, best, reason, false, {"Strong"});
        const QString whole = text;
        const WinFigures own = win_figures(game, choice);
        const WinFigures others = win_figures(game, best);
        // The choice that is given out as the better one comes first.
        const QString name = app::text::choice_gerund(game, best);
        const QString other_name = app::text::choice_gerund(game, choice);
        check_lead(text, name, others, own);
        if (QTest::currentTestFailed()) return;
        sentences += text.length() < whole.length();

        const auto target =
            take(text, R"(Strong ends with (\d+) points or fewer in half of all games\.)");
        if (percent(others.passes) == percent(own.passes) || others.passes < own.passes) {
            QVERIFY2(target.empty(), qPrintable(whole));
        } else {
            QVERIFY2(!target.empty(), qPrintable(whole));
            QCOMPARE(target[1].toInt(), own.target);
            const auto passes = take(
                text,
                R"((.+?) ends above that in ([\d.]+ %) of games, (.+?) (never|almost never|in [\d.]+ %)\.)");
            QVERIFY2(!passes.empty(), qPrintable(whole));
            QCOMPARE(passes[1], capitalised(name));
            QCOMPARE(passes[2], percent(others.passes));
            QCOMPARE(passes[3], other_name);
            QCOMPARE(passes[4], often(own.passes));
            ++sentences;
        }
        if (text.isEmpty()) {
            QVERIFY(!reason.other.needed);
            return;
        }
        const auto needed = take(
            text,
            R"(Much hangs on this: (.+) gets (.+) in ([\d.]+ %) of all games, but in ([\d.]+ %) of those that it wins\.)");
        QVERIFY2(!needed.empty() && text.isEmpty(), qPrintable(whole));
        QCOMPARE(needed[1], name);
        QStringList names;
        for (const auto milestone : reason.other.needed->milestones)
            names << (milestone == review::Milestone::upper_bonus ? "the " : "a ") +
                         QString::fromUtf8(review::name(milestone).data());
        QCOMPARE(needed[2], names.join(" or "));
        QCOMPARE(needed[3], percent(reason.other.needed->of_all));
        QCOMPARE(needed[4], percent(reason.other.needed->of_won));
        ++sentences;
    }

    // What the choice called `name` does to the final scores, from the front of `text`.
    void check_lead(QString& text, const QString& name, const WinFigures& better,
                    const WinFigures& worse) {
        const QString whole = text;
        const auto rounded = [](double points) { return QString::number(std::lround(points)); };
        const auto number = [](double points) { return QString::number(points, 'f', 1); };
        const double points = better.scores.mean() - worse.scores.mean();
        const double spread = better.scores.deviation() - worse.scores.deviation();
        const QStringList spreads{rounded(better.scores.deviation()),
                                  rounded(worse.scores.deviation())};
        const QString varies = std::abs(spread) < 0.5 || spreads[0] == spreads[1] ? ""
                               : spread > 0                                       ? "more"
                                                                                  : "less";
        if (std::abs(points) < 0.3 && varies.isEmpty()) return;
        const QStringList means{number(better.scores.mean()), number(worse.scores.mean())};
        const QString subject = capitalised(name);
        QString lead;
        if (points >= 0.3)
            lead = QString("%1 scores more on average: %2 points against %3.")
                       .arg(subject, means[0], means[1]);
        else if (varies.isEmpty())
            lead = QString("%1 scores less on average, %2 points against %3, but reaches the goal "
                           "more often.")
                       .arg(subject, means[0], means[1]);
        else
            lead = QString("%1 takes the %2 risk: %3, but final scores that vary %4 (± %5 against "
                           "± %6).")
                       .arg(subject, varies == "more" ? "greater" : "smaller",
                            points <= -0.3
                                ? QString("%1 points on average against %2").arg(means[0], means[1])
                                : "about as many points on average",
                            varies, spreads[0], spreads[1]);
        if (points < 0.3 && varies == "more" && better.scores.mean() < better.target)
            lead += " From behind, more risk wins more often.";
        if (points < 0.3 && varies == "less" && better.scores.mean() > better.target)
            lead += " In the lead, less risk wins more often.";
        QVERIFY2(text.startsWith(lead), qPrintable(whole + " / " + lead));
        text = text.mid(lead.length()).trimmed();
    }

private Q_SLOTS:
    void initTestCase() {
        values_ = ai::yahtzee::solve::solve({});
        source_ = std::make_shared<tests::RoughScoreSource>(values_);
    }

    // Under "win this game", from the third round on.
    void reasons_to_win_of_a_hundred_decisions_are_exact() {
        std::mt19937_64 random(9);
        int sentences = 0;
        for (int decisions = 0; decisions < 100;) {
            app::session::Timeline timeline(
                tests::record_of({{"Ada", {}}, {"Strong", "heuristic"}}, random()));
            ai::yahtzee::review::WinReasons reasons(values_, source_);
            while (timeline.now().phase() != core::yahtzee::Phase::over) {
                const Game game = timeline.now();
                const bool decides = game.phase() == core::yahtzee::Phase::to_decide;
                if (decides && game.mover() == 0 && game.turn() > 2 && random() % 8 == 0) {
                    const auto ranked =
                        ai::yahtzee::decide::rank_choices(*values_, game.position());
                    const Action choice = ranked[random() % ranked.size()].action;
                    const Action best = ranked.front().action;
                    const auto keeps_all = [&](Action action) {
                        return action.is_hold() && action.keep(game.dice()).size() == 5;
                    };
                    if (choice != best && !keeps_all(choice) && !keeps_all(best)) {
                        ++decisions;
                        check_win_text(game, choice, best, reasons, sentences);
                        if (QTest::currentTestFailed()) return;
                    }
                }
                tests::random_step(timeline, random);
            }
        }
        QVERIFY2(sentences > 120, qPrintable(QString::number(sentences)));
    }

    void opponents_are_told_apart() {
        using ai::yahtzee::decide::Objective;
        const Game game = Game(2).with_roll({4, 6, 4, 1, 2});
        const ai::yahtzee::review::Needed bonus{
            {ai::yahtzee::review::Milestone::upper_bonus}, 0.444, 0.612};
        const ai::yahtzee::review::WinReason reason{
            238, {0.421, 231.4, 41, bonus}, {0.395, 233, 38, {}}};
        const auto text = [&](const Objective& objective,
                              const app::text::OpponentWords& opponent) {
            return app::text::win_reason_text(game, objective, Action::hold(0b00010),
                                              Action::hold(0b00101), reason, true, opponent);
        };
        const QString risk =
            "Keeping 6 takes the greater risk: 231.4 points on average against 233.0, but final "
            "scores that vary more (± 41 against ± 38). From behind, more risk wins more often. ";
        QCOMPARE(text({Objective::Kind::win, 0}, {"Strong", false, true}),
                 risk + "Strong has 238 points. Keeping 6 ends above that in 42.1 % of games, "
                        "keeping 4 4 in 39.5 %. Much hangs on this: keeping 6 gets the upper bonus "
                        "in 44.4 % of all games, but in 61.2 % of those that it wins.");
        QVERIFY(text({Objective::Kind::win, 0}, {"You", true}).contains(" You end with 238"));
        QCOMPARE(text({Objective::Kind::beat, 250}, {}),
                 risk + "Much hangs on this: keeping 6 gets the upper bonus in 44.4 % of all "
                        "games, but in 61.2 % of those above 250 points.");
    }

    // Nobody is told what is equal, or what speaks against the better choice.
    void what_says_nothing_is_left_out() {
        using ai::yahtzee::decide::Objective;
        const Game game = Game(2).with_roll({4, 6, 4, 1, 2});
        const auto text = [&](const ai::yahtzee::review::WinReason& reason) {
            return app::text::win_reason_text(game, {Objective::Kind::win, 0},
                                              Action::hold(0b00010), Action::hold(0b00101), reason,
                                              true, {"Strong"});
        };
        QCOMPARE(text({300, {0, 231.4, 41, {}}, {0, 231.5, 41.2, {}}}), "");
        QCOMPARE(text({238, {0.41, 231.4, 41, {}}, {0.42, 231.5, 41.2, {}}}), "");
        QCOMPARE(text({200, {0.41, 231.4, 39, {}}, {0.42, 231.5, 41.2, {}}}),
                 "Keeping 6 takes the smaller risk: about as many points on average, but final "
                 "scores that vary less (± 39 against ± 41). In the lead, less risk wins more "
                 "often.");
    }
};

ALEA_TEST(TestWinWords)

} // namespace test_win_words

#include "test_win_words.moc"
