// The sentences of the coach, read back: every number agrees with the exact figures to the place
// that is printed.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/choice_contributions.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "app/text/turn_words.h"
#include "app/text/words.h"
#include "core/yahtzee/scoring.h"
#include "tests/app/choice_sentences.h"
#include "tests/app/games.h"
#include "tests/app/read_back.h"
#include "tests/support/test.h"

#include <QRegularExpression>

namespace test_turn_words {

using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;
using tests::box_of;
using tests::capitalised;
using tests::is_made;
using tests::number;
using tests::other_share;
using tests::sentences_of;
using tests::share;

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

    static constexpr const char* figure = R"(([\d.]+ %|more than 99 %))";
    static constexpr const char* other_figure =
        R"( \((.+): ([\d.]+ %|more than 99 %|never|almost never)\)\.$)";

    // A sentence that compares two keeps, in which `first` has more, without its beginning.
    bool check_comparison(const Game& game, const QString& sentence,
                          const app::text::ExplainedChoice& first,
                          const app::text::ExplainedChoice& second) {
        const auto matched = [&](const QString& pattern) {
            return QRegularExpression("^" + pattern).match(sentence);
        };
        const QString ends = QString(" %1 of the time").arg(figure);
        const auto scores = matched("scores (.+?)" + ends + " this turn" + other_figure);
        const auto brings =
            matched("scores (.+?), and with them the upper bonus," + ends + other_figure);
        const auto leaves = matched("leaves (.+?) open for later" + ends + other_figure);
        const auto bonus =
            matched("reaches the upper bonus" + ends + " by the end of the game" + other_figure);
        const auto adds = matched("adds to the (.+?)" + ends +
                                  " (with the last roll|if both rolls go for it)" + other_figure);
        static const QRegularExpression later(
            R"(^brings ([\d.]+) points in (.+) on average by the end of the game \((.+): ([\d.]+)\)\.$)");
        const auto average = later.match(sentence);
        const auto of = [](const app::text::ExplainedChoice& choice, Box box) {
            return choice.boxes[ai::yahtzee::solve::part_of(box)];
        };
        const auto part = [](const app::text::ExplainedChoice& choice, std::size_t at) {
            return (*choice.parts)[at];
        };
        const std::size_t bonus_part = ai::yahtzee::solve::upper_bonus_part;
        QStringList said;
        double more = 0;
        double less = 0;
        std::optional<std::size_t> about;
        if (scores.hasMatch() || brings.hasMatch()) {
            const auto& found = scores.hasMatch() ? scores : brings;
            const Box box = box_of(found.captured(1)).value();
            about = ai::yahtzee::solve::part_of(box);
            more = of(first, box).in_full;
            less = of(second, box).in_full;
            said = found.capturedTexts().mid(2);
            if (is_made(game, first.action, box) && is_made(game, second.action, box)) return false;
            if (brings.hasMatch() && (std::abs(part(first, bonus_part) / 35 - more) > 0.0005 ||
                                      std::abs(part(second, bonus_part) / 35 - less) > 0.0005))
                return false;
        } else if (leaves.hasMatch()) {
            const Box box = box_of(leaves.captured(1)).value();
            about = ai::yahtzee::solve::part_of(box);
            more = 1 - of(first, box).ends;
            less = 1 - of(second, box).ends;
            said = leaves.capturedTexts().mid(2);
        } else if (bonus.hasMatch()) {
            about = bonus_part;
            more = part(first, bonus_part) / 35;
            less = part(second, bonus_part) / 35;
            said = bonus.capturedTexts().mid(1);
        } else if (adds.hasMatch()) {
            return check_more_of_face(game, adds.capturedTexts().mid(1), first, second);
        } else if (average.hasMatch()) {
            about = ai::yahtzee::solve::part_of(box_of(average.captured(2)).value());
            const double min_told = 0.5;
            return average.captured(1) == number(part(first, *about)) &&
                   average.captured(3) == app::text::choice_gerund(game, second.action) &&
                   average.captured(4) == number(part(second, *about)) &&
                   part(first, *about) - part(second, *about) >= min_told;
        } else {
            return false;
        }
        const QStringList exact{share(more), app::text::choice_gerund(game, second.action),
                                other_share(less)};
        // What is told for a choice brings it points.
        const bool brings_points = !first.parts || part(first, *about) > part(second, *about);
        const double min_told = 0.02;
        return said == exact && more - less >= min_told && brings_points;
    }

    // "adds to the sixes 31 % of the time with the last roll (keeping 1 6 6 6: 17 %)"
    static bool check_more_of_face(const Game& game, const QStringList& said,
                                   const app::text::ExplainedChoice& first,
                                   const app::text::ExplainedChoice& second) {
        const Box box = box_of(said[0]).value();
        const auto kept = first.action.keep(game.dice());
        const auto other_kept = second.action.keep(game.dice());
        const int rolls = 3 - game.roll_number();
        const auto chance = [&](core::dice::Keep keep) {
            double none = 1;
            for (int dice = 5 - keep.size(); dice > 0; --dice)
                for (int roll = 0; roll < rolls; ++roll) none *= 5.0 / 6;
            return 1 - none;
        };
        const QStringList exact{
            share(chance(kept)), rolls == 1 ? "with the last roll" : "if both rolls go for it",
            app::text::choice_gerund(game, second.action), other_share(chance(other_kept))};
        return said.mid(1) == exact && kept.count(face_of(box)) >= 3 &&
               kept.count(face_of(box)) == other_kept.count(face_of(box)) &&
               chance(kept) > chance(other_kept);
    }

    // What the dice make, and the sentence about two faces that come equally often.
    bool check_whole(const Game& game, const QString& sentence,
                     const app::text::ExplainedChoice& better,
                     const app::text::ExplainedChoice& worse) {
        const QString name = app::text::choice_gerund(game, better.action);
        static const QRegularExpression equal(
            R"(^(.+) is better: both choices score three or more dice in their box ([\d.]+ %) of the time this turn, but three (.+) are (\d+) points, and three (.+) only (\d+)\.$)");
        if (const auto found = equal.match(sentence); found.hasMatch()) {
            const Box box = box_of(found.captured(3)).value();
            const Box other = box_of(found.captured(5)).value();
            return found.captured(1) == capitalised(name) && box > other &&
                   found.captured(2) ==
                       share(better.boxes[ai::yahtzee::solve::part_of(box)].in_full) &&
                   found.captured(2) ==
                       share(worse.boxes[ai::yahtzee::solve::part_of(other)].in_full) &&
                   found.captured(4).toInt() == 3 * face_of(box) &&
                   found.captured(6).toInt() == 3 * face_of(other);
        }
        static const QRegularExpression made(
            R"(^(?:Both choices keep (.+)|You have (.+) already, but neither choice is sure to keep it|You have (.+) already; only (.+) is sure to keep it)\.$)");
        const auto found = made.match(sentence);
        if (!found.hasMatch()) return false;
        const auto box = box_of(found.captured(1) + found.captured(2) + found.captured(3)).value();
        const bool first = is_made(game, better.action, box);
        const bool second = is_made(game, worse.action, box);
        if (core::yahtzee::points(game.rules(), game.card(game.mover()).open(),
                                  core::dice::Roll::of(game.dice()), box) == 0)
            return false;
        if (!found.captured(1).isEmpty()) return first && second;
        if (!found.captured(2).isEmpty()) return !first && !second;
        return first != second &&
               found.captured(4) == app::text::choice_gerund(game, (first ? better : worse).action);
    }

    // What a keep may make, without its beginning.
    static bool check_outcomes(const QString& sentence, const app::text::ExplainedChoice& keep) {
        static const QRegularExpression outcomes(
            R"(^scores (.+?) ([\d.]+ %|more than 99 %) of the time this turn(?:, and (.+?) ([\d.]+ %|more than 99 %))?\.$)");
        const auto found = outcomes.match(sentence);
        if (!found.hasMatch()) return false;
        const auto is_exact = [&](const QString& box, const QString& often) {
            return often ==
                   share(keep.boxes[ai::yahtzee::solve::part_of(box_of(box).value())].in_full);
        };
        return is_exact(found.captured(1), found.captured(2)) &&
               (found.captured(3).isEmpty() || is_exact(found.captured(3), found.captured(4)));
    }

    bool check_with_box(const Game& game, QString sentence,
                        const app::text::ExplainedChoice& better,
                        const app::text::ExplainedChoice& worse) {
        const QString begin =
            capitalised(app::text::choice_gerund(game, better.action)) + " is better: ";
        const QString other = capitalised(app::text::choice_gerund(game, worse.action));
        const bool is_box_better = better.action.is_score();
        const Box box = (is_box_better ? better : worse).action.box();
        const int now =
            game.card(game.mover()).gain(game.rules(), core::dice::Roll::of(game.dice()), box);
        const bool is_kept = !is_box_better && is_made(game, better.action, box);
        if (sentence == begin + "these points are certain.") return is_box_better && now > 0;
        if (sentence == begin + "it ends the turn without points, but uses up no other box.")
            return is_box_better && now == 0;
        if (sentence == other + " ends the turn without points.") return !is_box_better && now == 0;
        if (sentence == other + " is certain, but ends the turn.")
            return !is_box_better && now > 0 && !is_kept;
        int least = now;
        for (int at = 0; at < core::dice::roll_count; ++at)
            if (const auto roll = core::dice::Roll::at(at);
                !is_box_better && roll.as_keep().contains(better.action.keep(game.dice())))
                least = std::min(least, game.card(game.mover()).gain(game.rules(), roll, box));
        if (sentence == QString("Afterwards %1 can still be taken, for at least %2.")
                            .arg(app::text::box_name(box))
                            .arg(least))
            return is_kept && now > 0;
        if (sentence == begin + "the turn can still bring more.") return !is_box_better;
        const QString start = is_box_better ? other + " " : begin + "it ";
        return sentence.startsWith(start) &&
               check_outcomes(sentence.mid(start.length()), is_box_better ? worse : better);
    }

    void check_turn_sentences(const Game& game, Action worse_action, Action better_action,
                              bool with_parts, int& count) {
        const auto better = explained(game, better_action, with_parts);
        const auto worse = explained(game, worse_action, with_parts);
        const QString text = app::text::turn_sentences(game, better, worse);
        const QString name = app::text::choice_gerund(game, better_action);
        const QString other_name = app::text::choice_gerund(game, worse_action);
        const bool with_box = better_action.is_score() || worse_action.is_score();
        const QStringList sentences = sentences_of(text);
        for (const QString& sentence : sentences) {
            const auto compares = [&](const QString& start, const auto& first, const auto& second) {
                return sentence.startsWith(start) &&
                       check_comparison(game, sentence.mid(start.length()), first, second);
            };
            const bool is_exact =
                with_box ? check_with_box(game, sentence, better, worse)
                         : compares(capitalised(name) + " is better: it ", better, worse) ||
                               compares("It ", better, worse) ||
                               compares("But " + other_name + " ", worse, better) ||
                               check_whole(game, sentence, better, worse) ||
                               check_nothing_to_tell(game, sentence, better, worse);
            QVERIFY2(is_exact, qPrintable(text));
        }
        QVERIFY2(sentences.empty() ||
                     sentences.front().startsWith(capitalised(name) + " is better") ||
                     sentences.front().startsWith("Both choices") ||
                     sentences.front().startsWith("You have"),
                 qPrintable(text));
        count += static_cast<int>(sentences.size());
    }

    static bool check_nothing_to_tell(const Game& game, const QString& sentence,
                                      const app::text::ExplainedChoice& better,
                                      const app::text::ExplainedChoice& worse) {
        if (sentence != capitalised(app::text::choice_gerund(game, better.action)) +
                            " is better, but no single box gains much by it.")
            return false;
        for (const Box box : core::yahtzee::all_boxes)
            if (const auto part = ai::yahtzee::solve::part_of(box);
                (*better.parts)[part] - (*worse.parts)[part] >= 0.5)
                return false;
        return true;
    }

private Q_SLOTS:
    void initTestCase() {
        values_ = ai::yahtzee::solve::solve({});
        table_ = ai::yahtzee::solve::solve_contributions(*values_);
    }

    void sentences_of_five_hundred_decisions_are_exact() {
        std::mt19937_64 random(8);
        int turn_sentences = 0;
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
                    if (choice != best && !keeps_all && (choice.is_hold() || best.is_hold())) {
                        ++decisions;
                        check_turn_sentences(game, choice, best, decisions % 3 != 0,
                                             turn_sentences);
                        if (QTest::currentTestFailed()) return;
                    }
                }
                tests::random_step(timeline, random);
            }
        }
        QVERIFY2(turn_sentences > 400, qPrintable(QString::number(turn_sentences)));
    }

    void points_in_the_hand_are_told_from_what_a_keep_may_make() {
        const Game game = Game(1).with_roll({4, 6, 4, 4, 4});
        const Action keep = Action::hold(0b11101);
        const QString text =
            app::text::turn_sentences(game, explained(game, keep, false),
                                      explained(game, Action::score(Box::four_of_a_kind), false));
        QCOMPARE(text, "Keeping 4 4 4 4 is better: it scores a Yahtzee 31 % of the time this turn. "
                       "Afterwards four of a kind can still be taken, for at least 17.");
    }

    // Three sixes are in the hand either way.
    void what_both_keep_already_is_not_told_as_a_probability() {
        const Game game = Game(1)
                              .with_roll({6, 1, 6, 3, 6})
                              .apply(Action::hold(0b11111))
                              .with_roll({6, 1, 6, 3, 6});
        const QString text =
            app::text::turn_sentences(game, explained(game, Action::hold(0b10101), true),
                                      explained(game, Action::hold(0b10111), true));
        QVERIFY2(text.startsWith("Keeping 6 6 6 is better: it adds to the sixes 31 % of the time "
                                 "with the last roll (keeping 1 6 6 6: 17 %)."),
                 qPrintable(text));
    }

    void a_full_house_on_the_table_is_mentioned() {
        const Game game = Game(1)
                              .with_roll({6, 6, 5, 5, 6})
                              .apply(Action::hold(0b11111))
                              .with_roll({6, 6, 5, 5, 6});
        const QString text =
            app::text::turn_sentences(game, explained(game, Action::hold(0b10011), true),
                                      explained(game, Action::hold(0b01111), true));
        QVERIFY2(
            text.contains("You have a full house already, but neither choice is sure to keep it."),
            qPrintable(text));
    }
};

ALEA_TEST(TestTurnWords)

} // namespace test_turn_words

#include "test_turn_words.moc"
