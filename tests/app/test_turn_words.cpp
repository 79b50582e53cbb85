// The sentences of the coach, read back: every number agrees with the exact figures to the place
// that is printed.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/choice_contributions.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "app/text/turn_words.h"
#include "app/text/words.h"
#include "tests/app/games.h"
#include "tests/app/read_back.h"
#include "tests/support/test.h"

#include <QRegularExpression>

namespace test_turn_words {

using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;
using tests::capitalised;
using tests::often;
using tests::percent;

namespace {

// The box that a clause speaks of: "three sixes or more", "a large straight", "chance".
std::optional<Box> box_of(const QString& words) {
    for (const Box box : core::yahtzee::all_boxes) {
        const QString name = app::text::box_name(box);
        const QString full = is_upper(box) ? QString("three %1 or more").arg(name) : "a " + name;
        if (words == full || words == name) return box;
    }
    return std::nullopt;
}

QStringList sentences_of(const QString& text) {
    static const QRegularExpression between("(?<=\\.) (?=[A-Z])");
    return text.isEmpty() ? QStringList() : text.split(between);
}

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

    app::text::ExplainedChoice explained(const Game& game, Action action, bool with_parts) const {
        app::text::ExplainedChoice choice{action, boxes(game, action)};
        if (with_parts)
            choice.parts =
                ai::yahtzee::solve::ChoiceContributions(*values_, *table_, game.position())
                    .at(action);
        return choice;
    }

    // A sentence that compares, in which `first` has more.
    bool check_comparison(const QString& sentence, const app::text::ExplainedChoice& first,
                          const QString& name, const app::text::ExplainedChoice& second,
                          const QString& other_name) {
        static const QRegularExpression makes(
            R"(^(.+) makes (.+) in ([\d.]+ %) of cases, (.+?) (never|almost never|in [\d.]+ %)\.$)");
        static const QRegularExpression leaves(
            R"(^(.+) leaves (.+) open in ([\d.]+ %) of cases, (.+?) (never|almost never|in [\d.]+ %)\.$)");
        static const QRegularExpression ends(
            R"(^(.+) ends with ([\d.]+) points in (.+) on average, (.+) with ([\d.]+)\.$)");
        static const QRegularExpression reaches(
            R"(^(.+) reaches the upper bonus in ([\d.]+ %) of all games, (.+?) (never|almost never|in [\d.]+ %)\.$)");
        const auto of = [](const app::text::ExplainedChoice& choice, Box box) {
            return choice.boxes[static_cast<std::size_t>(core::yahtzee::index(box))];
        };
        const auto part = [](const app::text::ExplainedChoice& choice, std::size_t at) {
            return (*choice.parts)[at];
        };
        QStringList said;
        QStringList exact;
        double more = 0;
        std::optional<std::size_t> about;
        if (const auto found = makes.match(sentence); found.hasMatch()) {
            const Box box = box_of(found.captured(2)).value();
            about = ai::yahtzee::solve::part_of(box);
            more = of(first, box).in_full - of(second, box).in_full;
            said = {found.captured(1), found.captured(3), found.captured(4), found.captured(5)};
            exact = {name, percent(of(first, box).in_full), other_name,
                     often(of(second, box).in_full)};
        } else if (const auto left = leaves.match(sentence); left.hasMatch()) {
            const Box box = box_of(left.captured(2)).value();
            about = ai::yahtzee::solve::part_of(box);
            more = of(second, box).ends - of(first, box).ends;
            said = {left.captured(1), left.captured(3), left.captured(4), left.captured(5)};
            exact = {name, percent(1 - of(first, box).ends), other_name,
                     often(1 - of(second, box).ends)};
        } else if (const auto average = ends.match(sentence); average.hasMatch()) {
            about = average.captured(3) == "Yahtzee bonuses"
                        ? ai::yahtzee::solve::yahtzee_bonus_part
                        : ai::yahtzee::solve::part_of(box_of(average.captured(3)).value());
            const auto number = [](double points) { return QString::number(points, 'f', 1); };
            more = part(first, *about) - part(second, *about);
            said = {average.captured(1), average.captured(2), average.captured(4),
                    average.captured(5)};
            exact = {name, number(part(first, *about)), other_name, number(part(second, *about))};
        } else if (const auto bonus = reaches.match(sentence); bonus.hasMatch()) {
            about = ai::yahtzee::solve::upper_bonus_part;
            more = part(first, *about) - part(second, *about);
            said = {bonus.captured(1), bonus.captured(2), bonus.captured(3), bonus.captured(4)};
            exact = {name, percent(part(first, *about) / 35), other_name,
                     often(part(second, *about) / 35)};
        } else {
            return false;
        }
        // What is told for a choice brings it points.
        const bool brings_points = !first.parts || part(first, *about) > part(second, *about);
        return said == exact && more > 0 && brings_points;
    }

    // A sentence about one choice.
    bool check_statement(const Game& game, const QString& sentence,
                         const app::text::ExplainedChoice& choice, bool is_better) {
        static const QRegularExpression outcomes(
            R"(^(.+) makes (.+) in ([\d.]+ %) of cases(?: and (.+) in ([\d.]+ %))?\.$)");
        const QString name = capitalised(app::text::choice_gerund(game, choice.action));
        if (choice.action.is_score()) {
            const int now =
                game.card(game.mover())
                    .gain(game.rules(), core::dice::Roll::of(game.dice()), choice.action.box());
            if (now == 0) return sentence == name + " ends the turn without points.";
            return sentence ==
                   name + (is_better ? " is certain." : " is certain, but ends the turn.");
        }
        static const QRegularExpression average(
            R"(^(.+) ends with ([\d.]+) points in (.+) on average\.$)");
        if (const auto ends = average.match(sentence); ends.hasMatch()) {
            const auto part = ai::yahtzee::solve::part_of(box_of(ends.captured(3)).value());
            return ends.captured(1) == name && choice.parts &&
                   ends.captured(2) == QString::number((*choice.parts)[part], 'f', 1);
        }
        const auto found = outcomes.match(sentence);
        if (!found.hasMatch() || found.captured(1) != name) return false;
        const auto is_exact = [&](const QString& box, const QString& often) {
            const auto at = static_cast<std::size_t>(core::yahtzee::index(box_of(box).value()));
            return often == percent(choice.boxes[at].in_full);
        };
        return is_exact(found.captured(2), found.captured(3)) &&
               (found.captured(4).isEmpty() || is_exact(found.captured(4), found.captured(5)));
    }

    void check_turn_sentences(const Game& game, Action worse_action, Action better_action,
                              bool with_parts, int& count) {
        const auto better = explained(game, better_action, with_parts);
        const auto worse = explained(game, worse_action, with_parts);
        const QString text = app::text::turn_sentences(game, better, worse);
        const QString name = app::text::choice_gerund(game, better_action);
        const QString other_name = app::text::choice_gerund(game, worse_action);
        QVERIFY2(!text.contains(" 0.0 %"), qPrintable(text));
        const QStringList sentences = sentences_of(text);
        for (const QString& sentence : sentences) {
            const bool is_exact =
                check_comparison(sentence, better, capitalised(name), worse, other_name) ||
                check_comparison(sentence, worse, "But " + other_name, better, name) ||
                check_statement(game, sentence, better, true) ||
                check_statement(game, sentence, worse, false);
            QVERIFY2(is_exact, qPrintable(sentence));
        }
        QVERIFY2(sentences.empty() || !sentences.front().startsWith("But "), qPrintable(text));
        count += static_cast<int>(sentences.size());
    }

    void check_boxes_sentences(const Game& game, Action worse, Action better, int& count) {
        const auto first = explained(game, better, true);
        const auto second = explained(game, worse, true);
        const QString text =
            app::text::boxes_sentences(game, better, *first.parts, worse, *second.parts);
        static const QRegularExpression whole(
            R"(^Left open for later, (.+) would bring ([\d.]+) points on average instead of (\d+) now, (.+?) ([\d.]+) instead of (\d+)\.$)");
        QStringList sentences = sentences_of(text);
        const auto found = whole.match(sentences.takeFirst());
        QVERIFY2(found.hasMatch(), qPrintable(text));
        const auto now = [&](Action action) {
            return QString::number(
                game.card(game.mover())
                    .gain(game.rules(), core::dice::Roll::of(game.dice()), action.box()));
        };
        const auto later = [](const app::text::ExplainedChoice& of, Action action) {
            return QString::number((*of.parts)[ai::yahtzee::solve::part_of(action.box())], 'f', 1);
        };
        QCOMPARE(found.captured(1), app::text::box_name(worse.box()));
        QCOMPARE(found.captured(2), later(first, worse));
        QCOMPARE(found.captured(3), now(worse));
        QCOMPARE(found.captured(4), app::text::box_name(better.box()));
        QCOMPARE(found.captured(5), later(second, better));
        QCOMPARE(found.captured(6), now(better));
        ++count;
        const QString name = app::text::choice_gerund(game, better);
        const QString other_name = app::text::choice_gerund(game, worse);
        for (const QString& sentence : sentences)
            QVERIFY2(check_comparison(sentence, first, capitalised(name), second, other_name) ||
                         check_comparison(sentence, second, "But " + other_name, first, name),
                     qPrintable(text));
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
                            check_boxes_sentences(game, choice, best, boxes_sentences);
                        else
                            check_turn_sentences(game, choice, best, decisions % 3 != 0,
                                                 turn_sentences);
                        if (QTest::currentTestFailed()) return;
                    }
                }
                tests::random_step(timeline, random);
            }
        }
        QVERIFY2(turn_sentences > 150 && boxes_sentences > 80,
                 qPrintable(QString("%1, %2").arg(turn_sentences).arg(boxes_sentences)));
    }

    void points_in_the_hand_are_told_from_what_a_keep_may_make() {
        const Game game = Game(1).with_roll({4, 6, 4, 4, 4});
        const Action keep = Action::hold(0b11101);
        const QString text =
            app::text::turn_sentences(game, explained(game, keep, false),
                                      explained(game, Action::score(Box::four_of_a_kind), false));
        QVERIFY2(
            text.startsWith("Taking four of a kind for 22 is certain, but ends the turn. "
                            "Keeping 4 4 4 4 makes three fours or more in 69.4 % of cases and a "
                            "Yahtzee in 30.6 %."),
            qPrintable(text));
    }
};

ALEA_TEST(TestTurnWords)

} // namespace test_turn_words

#include "test_turn_words.moc"
