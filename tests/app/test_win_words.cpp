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
        const Objective objective{Objective::Kind::win, 0};
        const auto position = game.position();
        decide::ActionRanker ranker(values_, source_);
        const auto policy = review::policy_for(*ranker.probabilities(position, objective), *values_,
                                               state::state_of(position.mover));
        const auto reason = reasons.compare(position, objective, policy, choice, best);
        const WinFigures own = win_figures(game, choice);
        const WinFigures others = win_figures(game, best);
        QString text =
            app::text::win_reason_text(game, objective, {choice, 0, 0, own.wins},
                                       {best, 0, 0, others.wins}, reason, false, {"Strong"});
        const QString whole = text;
        // The choice that is given out as the better one comes first.
        const QString name = app::text::choice_gerund(game, best);
        const QString other_name = app::text::choice_gerund(game, choice);
        check_goal(text, name, others.wins, other_name, own.wins);
        if (QTest::currentTestFailed()) return;
        sentences += text.length() < whole.length();
        check_needed(text, name, reason.other.needed, other_name, reason.choice.needed,
                     others.wins);
        if (QTest::currentTestFailed()) return;
        sentences += !whole.isEmpty();
        if (!whole.contains("You hardly ever win")) check_points(text, name, others, own);
    }

    static void check_goal(QString& text, const QString& name, double wins,
                           const QString& other_name, double other_wins) {
        QString goal = QString("%1 wins %2 of the games (%3: %4).")
                           .arg(capitalised(name), percent(wins), other_name, percent(other_wins));
        if (percent(wins) == percent(other_wins))
            goal = QString("You win %1 of the games with either.").arg(percent(wins));
        if (other_wins > 0.9995) goal = "This game is as good as won either way.";
        if (wins < 0.0005) goal = "This game can hardly be won any more.";
        QVERIFY2(text.startsWith(goal), qPrintable(text + " / " + goal));
        text = text.mid(goal.length()).trimmed();
    }

    // From the front of `text`, which it takes away. Where it stands nothing is said of points.
    static void check_needed(QString& text, const QString& name,
                             const std::optional<ai::yahtzee::review::Needed>& needed,
                             const QString& other_name,
                             const std::optional<ai::yahtzee::review::Needed>& other, double wins) {
        const QString whole = text;
        const auto said = take(
            text,
            R"(You hardly ever win without (.+): (.+?) brings that in ([\d.]+ %) of the games(?: \((.+): ([\d.]+ %)\))?\.)");
        const bool is_of_both = needed && other && other->milestones == needed->milestones;
        if (!needed || needed->of_won < 0.8 || wins < 0.0005 ||
            (is_of_both && needed->of_all - other->of_all < 0.01)) {
            QVERIFY2(said.empty(), qPrintable(whole));
            return;
        }
        QVERIFY2(!said.empty() && text.isEmpty(), qPrintable(whole));
        QStringList names;
        for (const auto milestone : needed->milestones)
            names << (milestone == ai::yahtzee::review::Milestone::upper_bonus ? "the " : "a ") +
                         QString::fromUtf8(ai::yahtzee::review::name(milestone).data());
        QCOMPARE(said[1], names.join(" or "));
        QCOMPARE(said[2], name);
        QCOMPARE(said[3], percent(needed->of_all));
        QCOMPARE(said.size() > 4 && !said[4].isEmpty(), is_of_both);
        if (!is_of_both) return;
        QCOMPARE(said[4], other_name);
        QCOMPARE(said[5], percent(other->of_all));
    }

    // The points of the choice called `name`, and their spread: all that is left of `text`.
    static void check_points(const QString& text, const QString& name, const WinFigures& better,
                             const WinFigures& worse) {
        static const QRegularExpression points(
            R"(^(.+) (scores more by the end: |takes more risk, which helps as you are behind: the final score varies more \(on average |takes less risk, which helps as you are ahead: the final score varies less \(on average |scores less by the end \()([\d.]+) points(?: on average)?, against ([\d.]+)(?:\.|\)\.|\), but more often enough\.)$)");
        const double more = better.scores.mean() - worse.scores.mean();
        const double spread = better.scores.deviation() - worse.scores.deviation();
        const bool is_behind = better.scores.mean() < better.target;
        const bool is_ahead = better.scores.mean() > better.target;
        if (text.isEmpty()) {
            QVERIFY2(std::abs(more) < 0.3, qPrintable(name));
            return;
        }
        const auto found = points.match(text);
        QVERIFY2(found.hasMatch(), qPrintable(text));
        const auto number = [](double mean) { return QString::number(mean, 'f', 1); };
        QCOMPARE(found.captured(1), capitalised(name));
        QCOMPARE(found.captured(3), number(better.scores.mean()));
        QCOMPARE(found.captured(4), number(worse.scores.mean()));
        const QString what = found.captured(2);
        if (what.startsWith("scores more"))
            QVERIFY2(more >= 0.3, qPrintable(text));
        else
            QVERIFY2(more < 0.3, qPrintable(text));
        if (what.startsWith("scores less")) QVERIFY2(more <= -0.3, qPrintable(text));
        if (what.startsWith("takes more")) QVERIFY2(spread >= 0.5 && is_behind, qPrintable(text));
        if (what.startsWith("takes less")) QVERIFY2(spread <= -0.5 && is_ahead, qPrintable(text));
    }

    static QString text_of(const ai::yahtzee::decide::Objective& objective, double wins,
                           double other_wins, const ai::yahtzee::review::WinReason& reason,
                           const app::text::OpponentWords& opponent = {"Strong"}) {
        const Game game = Game(2).with_roll({4, 6, 4, 1, 2});
        return app::text::win_reason_text(game, objective, {Action::hold(0b00010), 0, 0, wins},
                                          {Action::hold(0b00101), 0, 0, other_wins}, reason, true,
                                          opponent);
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
        const ai::yahtzee::review::Needed bonus{
            {ai::yahtzee::review::Milestone::upper_bonus}, 0.444, 0.912};
        const ai::yahtzee::review::Needed other_bonus{bonus.milestones, 0.402, 0.93};
        const ai::yahtzee::review::WinReason reason{
            238, {0.421, 231.4, 41, bonus}, {0.395, 233, 38, other_bonus}};
        const QString wins = "Keeping 6 wins 42.1 % of the games (keeping 4 4: 39.5 %). ";
        const QString needed = "You hardly ever win without the upper bonus: keeping 6 brings that "
                               "in 44.4 % of the games (keeping 4 4: 40.2 %).";
        QCOMPARE(text_of({Objective::Kind::win, 0}, 0.421, 0.395, reason), wins + needed);
        QCOMPARE(text_of({Objective::Kind::win, 0}, 0.421, 0.395, reason, {"Strong", false, true}),
                 "Strong has 238 points. " + wins + needed);
        QVERIFY(text_of({Objective::Kind::win, 0}, 0.421, 0.395, reason, {"You", true, true})
                    .startsWith("You have 238 points. "));
        QCOMPARE(text_of({Objective::Kind::beat, 250}, 0.421, 0.395, reason),
                 "Keeping 6 ends above 250 points in 42.1 % of the games (keeping 4 4: 39.5 %). "
                 "You hardly ever get there without the upper bonus: keeping 6 brings that in "
                 "44.4 % of the games (keeping 4 4: 40.2 %).");
    }

    void one_reason_is_told_and_nothing_that_says_nothing() {
        const Objective win{Objective::Kind::win, 0};
        const QString wins = "Keeping 6 wins 42.0 % of the games (keeping 4 4: 41.0 %). ";
        QCOMPARE(text_of(win, 0.42, 0.41, {300, {0, 231.4, 41, {}}, {0, 231.5, 41.2, {}}}) + " ",
                 wins);
        QCOMPARE(text_of(win, 0.42, 0.41, {300, {0, 231.4, 42, {}}, {0, 231.5, 41.2, {}}}),
                 wins + "Keeping 6 takes more risk, which helps as you are behind: the final score "
                        "varies more (on average 231.4 points, against 231.5).");
        QCOMPARE(text_of(win, 0.42, 0.41, {200, {0, 231.4, 39, {}}, {0, 231.5, 41.2, {}}}),
                 wins + "Keeping 6 takes less risk, which helps as you are ahead: the final score "
                        "varies less (on average 231.4 points, against 231.5).");
        QCOMPARE(text_of(win, 0.42, 0.41, {300, {0, 231.4, 41, {}}, {0, 232.5, 41.2, {}}}),
                 wins + "Keeping 6 scores less by the end (231.4 points on average, against "
                        "232.5), but more often enough.");
    }

    void a_game_that_is_decided_is_called_so() {
        const Objective win{Objective::Kind::win, 0};
        const ai::yahtzee::review::WinReason reason{300, {0, 209.8, 20, {}}, {0, 192.9, 20, {}}};
        const QString points =
            " Keeping 6 scores more by the end: 209.8 points on average, against 192.9.";
        QCOMPARE(text_of(win, 0, 0, reason), "This game can hardly be won any more." + points);
        QCOMPARE(text_of(win, 0.9999, 0.9996, reason),
                 "This game is as good as won either way." + points);
        QCOMPARE(text_of(win, 0.5, 0.5, reason),
                 "You win 50.0 % of the games with either." + points);
        QCOMPARE(text_of(win, 0.5002, 0.49985, reason),
                 "You win 50.0 % of the games with either." + points);
    }
};

ALEA_TEST(TestWinWords)

} // namespace test_win_words

#include "test_win_words.moc"
