// The sentences of the coach, read back: every number agrees with the exact figures to the place
// that is printed.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/choice_contributions.h"
#include "ai/yahtzee/solve/solver.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "app/text/turn_words.h"
#include "app/text/words.h"
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

private Q_SLOTS:
    void initTestCase() {
        values_ = ai::yahtzee::solve::solve({});
        table_ = ai::yahtzee::solve::solve_contributions(*values_);
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

    void final_scores_are_told_where_they_differ_most() {
        std::vector<double> low(301, 0.0);
        std::vector<double> high(301, 0.0);
        low[200] = 0.5;
        low[240] = 0.5;
        high[200] = 0.25;
        high[240] = 0.75;
        const Game game = Game(2).with_roll({4, 6, 4, 1, 2});
        const QString text = app::text::scores_sentence(
            game, Action::hold(0b00010), ai::yahtzee::solve::ScoreDistribution(low),
            Action::hold(0b00101), ai::yahtzee::solve::ScoreDistribution(high), "Strong",
            ai::yahtzee::solve::ScoreDistribution(low));
        QCOMPARE(text, "210 points or more: 50.0 % keeping 6, 75.0 % keeping 4 4. Strong ends "
                       "at 220 ± 20.");
    }
};

ALEA_TEST(TestTurnWords)

} // namespace test_turn_words

#include "test_turn_words.moc"
