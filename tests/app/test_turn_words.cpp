// The sentences of the coach, read back: every number agrees with the exact figures to the place
// that is printed.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/review/win_reason.h"
#include "ai/yahtzee/solve/choice_contributions.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "app/text/turn_words.h"
#include "app/text/win_words.h"
#include "app/text/words.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"
#include "tests/app/games.h"
#include "tests/support/test.h"

#include <QRegularExpression>

namespace test_turn_words {

using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;

namespace {

// The box that a clause speaks of: "Three sixes or more", "large straight".
std::optional<Box> box_of(QString words) {
    words = words.toLower();
    for (const Box box : core::yahtzee::all_boxes) {
        const QString name = app::text::box_name(box).toLower();
        const QString full = is_upper(box) ? QString("three %1 or more").arg(name) : name;
        if (words == full) return box;
    }
    return std::nullopt;
}

QString percent(double probability) { return QString::number(100 * probability, 'f', 1) + " %"; }

} // namespace

class TestTurnWords : public QObject {
    Q_OBJECT

    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::solve::SharedContributions table_;
    ai::yahtzee::solve::SharedScoreSource source_;

    app::text::BoxProbabilities boxes(const Game& game, Action action) const {
        const auto position = game.position();
        const auto state = ai::yahtzee::state::state_of(position.mover);
        const auto policy = ai::yahtzee::turn::best_policy(values_->turn(state));
        return ai::yahtzee::review::box_probabilities(
            game.rules(), state,
            ai::yahtzee::review::turn_ends(game.rules(), position, action, policy));
    }

    void check_turn_sentence(const Game& game, Action choice, Action best, int& sentences) {
        const auto own = boxes(game, choice);
        const auto others = boxes(game, best);
        const QString text = app::text::turn_sentence(game, choice, own, best, others);
        if (text.isEmpty()) return;
        static const QRegularExpression whole(
            R"(^(.+?): ([\d.]+ %) (.+), ([\d.]+ %) (.+?)(?:; but (.+): ([\d.]+ %) against ([\d.]+ %))?\.$)");
        const auto found = whole.match(text);
        QVERIFY2(found.hasMatch(), qPrintable(text));
        const auto in_full = [](const app::text::BoxProbabilities& of, Box box) {
            return percent(of[static_cast<std::size_t>(core::yahtzee::index(box))].in_full);
        };
        const auto first = box_of(found.captured(1));
        QVERIFY2(first, qPrintable(text));
        QCOMPARE(found.captured(2), in_full(own, *first));
        QCOMPARE(found.captured(3), app::text::choice_gerund(game, choice));
        QCOMPARE(found.captured(4), in_full(others, *first));
        QCOMPARE(found.captured(5), app::text::choice_gerund(game, best));
        ++sentences;
        if (found.captured(6).isEmpty()) return;
        const auto second = box_of(found.captured(6));
        QVERIFY2(second, qPrintable(text));
        QCOMPARE(found.captured(7), in_full(own, *second));
        QCOMPARE(found.captured(8), in_full(others, *second));
    }

    void check_boxes_sentence(const Game& game, Action choice, Action best, int& sentences) {
        const ai::yahtzee::solve::ChoiceContributions parts(*values_, *table_, game.position());
        const auto after_choice = parts.at(choice);
        const auto after_best = parts.at(best);
        const QString text =
            app::text::boxes_sentence(game, choice, after_choice, best, after_best);
        static const QRegularExpression whole(
            R"(^(.+?): (\d+) now, ([\d.]+) on average if left open\. (.+?): (\d+) now, ([\d.]+) if left open\.$)");
        const auto found = whole.match(text);
        QVERIFY2(found.hasMatch(), qPrintable(text));
        const auto now = [&](Action action) {
            return QString::number(
                game.card(game.mover())
                    .gain(game.rules(), core::dice::Roll::of(game.dice()), action.box()));
        };
        const auto later = [](const ai::yahtzee::solve::Contributions& of, Action action) {
            return QString::number(of[static_cast<std::size_t>(core::yahtzee::index(action.box()))],
                                   'f', 1);
        };
        QCOMPARE(found.captured(1), app::text::box_title(choice.box()));
        QCOMPARE(found.captured(2), now(choice));
        QCOMPARE(found.captured(3), later(after_best, choice));
        QCOMPARE(found.captured(4), app::text::box_title(best.box()));
        QCOMPARE(found.captured(5), now(best));
        QCOMPARE(found.captured(6), later(after_choice, best));
        ++sentences;
    }

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
        const QString gerund = app::text::choice_gerund(game, choice);
        const QString other_gerund = app::text::choice_gerund(game, best);

        const auto target =
            take(text, R"(Strong ends with (\d+) points or fewer in half of all games\.)");
        QVERIFY2(!target.empty(), qPrintable(whole));
        QCOMPARE(target[1].toInt(), own.target);
        if (const auto both = take(text, R"(Both pass that in ([\d.]+ %)\.)"); !both.empty()) {
            QCOMPARE(both[1], percent(own.passes));
            QCOMPARE(both[1], percent(others.passes));
        } else {
            const auto passes =
                take(text, R"(More than that: ([\d.]+ %) (.+?), ([\d.]+ %) ([^.]+)\.)");
            QVERIFY2(!passes.empty(), qPrintable(whole));
            QCOMPARE(passes[1], percent(own.passes));
            QCOMPARE(passes[2], gerund);
            QCOMPARE(passes[3], percent(others.passes));
            QCOMPARE(passes[4], other_gerund);
        }
        const auto rounded = [](double points) { return QString::number(std::lround(points)); };
        const auto spread =
            take(text, R"(Final score: (\d+) ± (\d+) (.+?), (\d+) ± (\d+) ([^.]+)\.)");
        const QStringList figures{rounded(own.scores.mean()), rounded(own.scores.deviation()),
                                  rounded(others.scores.mean()),
                                  rounded(others.scores.deviation())};
        if (spread.empty())
            QVERIFY2(figures[0] == figures[2] && figures[1] == figures[3], qPrintable(whole));
        else
            QCOMPARE((QStringList{spread[1], spread[2], spread[4], spread[5]}), figures);
        sentences += 2;
        if (text.isEmpty()) {
            QVERIFY(!reason.other.needed);
            return;
        }
        const auto needed = take(
            text,
            R"((.+) gets (.+) in ([\d.]+ %) of all games, in ([\d.]+ %) of those that it wins\.)");
        QVERIFY2(!needed.empty() && text.isEmpty(), qPrintable(whole));
        QCOMPARE(needed[1], app::text::choice_subject(game, best));
        QStringList names;
        for (const auto milestone : reason.other.needed->milestones)
            names << (milestone == review::Milestone::upper_bonus ? "the " : "a ") +
                         QString::fromUtf8(review::name(milestone).data());
        QCOMPARE(needed[2], names.join(" or "));
        QCOMPARE(needed[3], percent(reason.other.needed->of_all));
        QCOMPARE(needed[4], percent(reason.other.needed->of_won));
        ++sentences;
    }

private Q_SLOTS:
    void initTestCase() {
        values_ = ai::yahtzee::solve::solve({});
        table_ = ai::yahtzee::solve::solve_contributions(*values_);
        source_ = std::make_shared<tests::RoughScoreSource>(values_);
    }

    void sentences_of_five_hundred_decisions_are_exact() {
        std::mt19937_64 random(8);
        int turn_sentences = 0;
        int boxes_sentences = 0;
        for (int decisions = 0; decisions < 500;) {
            app::session::Timeline timeline(tests::record_of({{"Ada", {}}}, random()));
            while (timeline.now().phase() != core::yahtzee::Phase::over) {
                const Game game = timeline.now();
                if (game.phase() == core::yahtzee::Phase::to_decide) {
                    const auto ranked =
                        ai::yahtzee::decide::rank_choices(*values_, game.position());
                    const Action choice = ranked[random() % ranked.size()].action;
                    const Action best = ranked.front().action;
                    const bool keeps_all = choice.is_hold() && choice.keep(game.dice()).size() == 5;
                    if (choice != best && !keeps_all) {
                        ++decisions;
                        if (choice.is_score() && best.is_score())
                            check_boxes_sentence(game, choice, best, boxes_sentences);
                        else
                            check_turn_sentence(game, choice, best, turn_sentences);
                    }
                }
                tests::random_step(timeline, random);
            }
        }
        QVERIFY2(turn_sentences > 150 && boxes_sentences > 80,
                 qPrintable(QString("%1, %2").arg(turn_sentences).arg(boxes_sentences)));
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
        QVERIFY2(sentences > 220, qPrintable(QString::number(sentences)));
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
        QCOMPARE(text({Objective::Kind::win, 0}, {"Strong", false, true}),
                 "Strong has 238 points. More than that: 42.1 % keeping 6, 39.5 % keeping 4 4. "
                 "Final score: 231 ± 41 keeping 6, 233 ± 38 keeping 4 4. Keeping 6 gets the upper "
                 "bonus in 44.4 % of all games, in 61.2 % of those that it wins.");
        QVERIFY(text({Objective::Kind::win, 0}, {"You", true}).startsWith("You end with 238"));
        QCOMPARE(text({Objective::Kind::beat, 250}, {}),
                 "Final score: 231 ± 41 keeping 6, 233 ± 38 keeping 4 4. Keeping 6 gets the upper "
                 "bonus in 44.4 % of all games, in 61.2 % of those above 250 points.");
    }
};

ALEA_TEST(TestTurnWords)

} // namespace test_turn_words

#include "test_turn_words.moc"
