// The coach's reasons, read back: every sentence about the turn and the boxes agrees with the exact
// figures to the place that is printed.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "app/text/reason_words.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"
#include "tests/app/games.h"
#include "tests/app/read_back.h"
#include "tests/app/reason_reader.h"
#include "tests/support/test.h"

namespace test_reason_words {

using ai::yahtzee::decide::RankedAction;
using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;

class TestReasonWords : public QObject {
    Q_OBJECT

    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::solve::SharedContributions table_;
    std::optional<ai::yahtzee::review::WinReasons> win_reasons_;

    std::vector<ai::yahtzee::review::TurnEnd> ends(const Game& game, Action action) const {
        const auto position = game.position();
        const auto state = ai::yahtzee::state::state_of(position.mover);
        return ai::yahtzee::review::turn_ends(game.rules(), position, action,
                                              ai::yahtzee::turn::best_policy(values_->turn(state)));
    }

    RankedAction ranked(const Game& game, Action action) const {
        const auto all = ai::yahtzee::decide::rank_choices(*values_, game.position());
        const auto keep = [&](Action one) {
            return one.is_hold() ? one.keep(game.dice()).index() : -1;
        };
        return *std::ranges::find_if(all, [&](const RankedAction& one) {
            return one.action == action ||
                   (one.action.is_hold() && action.is_hold() && keep(one.action) == keep(action));
        });
    }

    QString text(const Game& game, Action better, Action worse) const {
        const auto figures = [&](Action action) {
            return ai::yahtzee::review::choice_figures(*values_, *table_, game.position(), action,
                                                       ends(game, action));
        };
        return app::text::reason_text(
            {game, {}, ranked(game, better), ranked(game, worse), figures(better), figures(worse)});
    }

    void check(const Game& game, Action better, Action worse, int& count) const {
        const auto read = [&](Action action) {
            return tests::ReadChoice{
                action, ends(game, action),
                ai::yahtzee::solve::ChoiceContributions(*values_, *table_, game.position())
                    .at(action)};
        };
        const tests::ReasonReader reader(game, read(better), read(worse));
        const QString reason = text(game, better, worse);
        const QStringList sentences = tests::sentences_of(reason);
        QVERIFY2(sentences.size() <= 3, qPrintable(reason));
        for (qsizetype i = 0; i < sentences.size(); ++i)
            QVERIFY2(i == 0 ? reader.is_true_beginning(sentences[i]) : reader.is_true(sentences[i]),
                     qPrintable(sentences[i] + " / " + reason));
        count += static_cast<int>(sentences.size());
    }

    // Where each point of the score comes from, where the turn ends so.
    ai::yahtzee::solve::Contributions
    parts(const Game& game, const std::vector<ai::yahtzee::review::TurnEnd>& ends) const {
        ai::yahtzee::solve::Contributions sum{};
        for (const auto& end : ends) {
            auto position = game.position();
            position.dice = end.roll.sorted();
            position.roll_number = 3;
            const auto after = ai::yahtzee::solve::ChoiceContributions(*values_, *table_, position)
                                   .at(Action::score(end.box));
            for (std::size_t part = 0; part < sum.size(); ++part)
                sum[part] += end.probability * after[part];
        }
        return sum;
    }

    // A text to win: sentences about this turn, and those about winning as they are.
    void check_to_win(const Game& game, ai::yahtzee::decide::ActionRanker& ranker,
                      const RankedAction& better, const RankedAction& worse, int& count) {
        using namespace ai::yahtzee;
        const decide::Objective win{decide::Objective::Kind::win, 0};
        const auto position = game.position();
        const auto policy = review::policy_for(*ranker.probabilities(position, win), *values_,
                                               state::state_of(position.mover));
        const auto ends_of = [&](Action action) {
            return review::turn_ends(game.rules(), position, action, policy);
        };
        const auto figures = [&](Action action) {
            return review::choice_figures(*values_, *table_, position, action, ends_of(action));
        };
        const auto read = [&](Action action) {
            return tests::ReadChoice{action, ends_of(action), parts(game, ends_of(action))};
        };
        const auto reason =
            win_reasons_->compare(position, win, policy, better.action, worse.action);
        const app::text::OpponentWords strong{"Strong"};
        const QString text =
            app::text::reason_text({game, win, better, worse, figures(better.action),
                                    figures(worse.action), reason, strong});
        const auto words = app::text::win_sentences(game, win, better, worse, reason, strong);
        const tests::ReasonReader reader(game, read(better.action), read(worse.action));
        QString rest = ' ' + text + ' ';
        for (const QString& said : {words.result, words.reason, words.needed})
            if (!said.isEmpty()) rest.replace(' ' + said + ' ', " ");
        QVERIFY2(!rest.contains("of the games"), qPrintable(text));
        const QStringList sentences = tests::sentences_of(rest.trimmed());
        for (const QString& sentence : sentences) {
            const QString why = reader.why(sentence, words.is_slight);
            const bool is_first = sentence == sentences.front() && words.matters;
            QVERIFY2(is_first ? !why.isEmpty() && reader.is_true(why + '.')
                              : reader.is_true(sentence),
                     qPrintable(sentence + " / " + text));
        }
        QVERIFY2(tests::sentences_of(text).size() <= 3, qPrintable(text));
        count += static_cast<int>(sentences.size());
    }

    // Random choices against the best ones, of the decisions that are asked for.
    template <class Wanted>
    void check_decisions(int wanted, int min_sentences, const Wanted& is_wanted) const {
        std::mt19937_64 random(8);
        int count = 0;
        int silent = 0;
        for (int decisions = 0; decisions < wanted;) {
            app::session::Timeline timeline(tests::record_of({{"Ada", {}}}, random()));
            while (timeline.now().phase() != core::yahtzee::Phase::over) {
                const Game game = timeline.now();
                if (game.phase() == core::yahtzee::Phase::to_decide) {
                    const auto all = ai::yahtzee::decide::rank_choices(*values_, game.position());
                    const Action choice = all[random() % all.size()].action;
                    const Action best = all.front().action;
                    const auto keeps_all = [&](Action action) {
                        return action.is_hold() && action.keep(game.dice()).size() == 5;
                    };
                    if (choice != best && !keeps_all(choice) && !keeps_all(best) &&
                        is_wanted(choice, best)) {
                        ++decisions;
                        const int before = count;
                        check(game, best, choice, count);
                        silent += count == before;
                        if (QTest::currentTestFailed()) return;
                    }
                }
                tests::random_step(timeline, random);
            }
        }
        QVERIFY2(count > min_sentences, qPrintable(QString::number(count)));
        QVERIFY2(silent <= wanted / 100, qPrintable(QString::number(silent)));
    }

private Q_SLOTS:
    void initTestCase() {
        values_ = ai::yahtzee::solve::solve({});
        table_ = ai::yahtzee::solve::solve_contributions(*values_);
    }

    void sentences_of_five_hundred_decisions_with_keeps_are_exact() {
        check_decisions(500, 800, [](Action choice, Action best) {
            return choice.is_hold() || best.is_hold();
        });
    }

    void sentences_of_two_hundred_decisions_between_boxes_are_exact() {
        check_decisions(200, 240, [](Action choice, Action best) {
            return choice.is_score() && best.is_score();
        });
    }

    void sentences_about_the_turn_of_a_hundred_decisions_to_win_are_exact() {
        const auto source = std::make_shared<tests::RoughScoreSource>(values_);
        ai::yahtzee::decide::ActionRanker ranker(values_, source);
        win_reasons_.emplace(values_, source);
        std::mt19937_64 random(10);
        int count = 0;
        for (int decisions = 0; decisions < 100;) {
            app::session::Timeline timeline(
                tests::record_of({{"Ada", {}}, {"Strong", "heuristic"}}, random()));
            while (timeline.now().phase() != core::yahtzee::Phase::over) {
                const Game game = timeline.now();
                if (game.phase() == core::yahtzee::Phase::to_decide && game.mover() == 0 &&
                    random() % 8 == 0) {
                    auto all = ranker.rank(game.position(),
                                           {ai::yahtzee::decide::Objective::Kind::win, 0});
                    std::erase_if(all, [&](const RankedAction& one) {
                        return one.action.is_hold() && one.action.keep(game.dice()).size() == 5;
                    });
                    if (all.size() > 1) {
                        ++decisions;
                        check_to_win(game, ranker, all.front(),
                                     all[1 + random() % (all.size() - 1)], count);
                        if (QTest::currentTestFailed()) return;
                    }
                }
                tests::random_step(timeline, random);
            }
        }
        QVERIFY2(count > 100, qPrintable(QString::number(count)));
    }

    void a_box_that_stays_is_told_beside_what_rolling_on_makes() {
        const Game game = Game(1).with_roll({4, 6, 4, 4, 4});
        QCOMPARE(text(game, Action::hold(0b11101), Action::score(Box::four_of_a_kind))
                     .section(". ", 0, 1),
                 "Keeping 4 4 4 4 is better: it makes a Yahtzee 31\u00a0% of the time this turn. "
                 "Afterwards the four of a kind box can still be taken, for at least 17");
    }

    // Three sixes are in the hand either way.
    void what_both_keep_already_is_not_told_as_a_probability() {
        const Game game = Game(1)
                              .with_roll({6, 1, 6, 3, 6})
                              .apply(Action::hold(0b11111))
                              .with_roll({6, 1, 6, 3, 6});
        const QString reason = text(game, Action::hold(0b10101), Action::hold(0b10111));
        QVERIFY2(reason.contains(" four "), qPrintable(reason));
        QVERIFY2(!reason.contains("three sixes"), qPrintable(reason));
        QVERIFY2(reason.contains("because it rolls two dice for that, not one"),
                 qPrintable(reason));
    }

    // "It rolls one die for that, not ." was said of a choice that rolls none.
    void a_choice_that_rolls_no_dice_is_not_compared_by_their_number() {
        core::yahtzee::Card card;
        for (const auto& [box, points] : {std::pair{Box::ones, 0},
                                          {Box::twos, 4},
                                          {Box::threes, 9},
                                          {Box::fours, 8},
                                          {Box::fives, 20},
                                          {Box::three_of_a_kind, 19},
                                          {Box::full_house, 25},
                                          {Box::small_straight, 30},
                                          {Box::chance, 20}})
            card = card.with_points(box, points);
        const Game game = Game({card}, 0, {}).with_roll({3, 2, 5, 4, 5});
        const QString reason = text(game, Action::hold(0b01111), Action::hold(0b11111));
        QVERIFY2(reason.contains("large straight"), qPrintable(reason));
        QVERIFY2(!reason.contains("for that, not ."), qPrintable(reason));
    }

    void dice_in_the_hand_are_sure() {
        const Game game = Game(1)
                              .with_roll({2, 3, 4, 5, 3})
                              .apply(Action::hold(0b11111))
                              .with_roll({2, 3, 4, 5, 3});
        const QString reason = text(game, Action::hold(0b01111), Action::hold(0b10010));
        QVERIFY2(reason.contains("is sure of a small straight (keeping 3 3: "), qPrintable(reason));
    }

    // Threes, fours and fives hold enough; 12 more are missing, and 3 3 3 3 brings them.
    void a_box_that_reaches_the_upper_bonus_says_so() {
        core::yahtzee::Card card;
        for (const auto& [box, points] : {std::pair{Box::ones, 3},
                                          {Box::twos, 6},
                                          {Box::fours, 12},
                                          {Box::fives, 15},
                                          {Box::sixes, 18}})
            card = card.with_points(box, points);
        const Game game = Game({card}, 0, {})
                              .with_roll({3, 3, 3, 3, 1})
                              .apply(Action::hold(0b11111))
                              .with_roll({3, 3, 3, 3, 1})
                              .apply(Action::hold(0b11111))
                              .with_roll({3, 3, 3, 3, 1});
        const QString reason =
            text(game, Action::score(Box::threes), Action::score(Box::four_of_a_kind));
        QVERIFY2(reason.startsWith("Taking threes for 12 is better: it earns the upper bonus of 35 "
                                   "points now (taking four of a kind for 13: "),
                 qPrintable(reason));
    }

    void a_small_difference_hardly_matters() {
        std::mt19937_64 random(4);
        for (int found = 0; found < 3;) {
            app::session::Timeline timeline(tests::record_of({{"Ada", {}}}, random()));
            while (timeline.now().phase() != core::yahtzee::Phase::over) {
                const Game game = timeline.now();
                if (game.phase() == core::yahtzee::Phase::to_decide) {
                    const auto all = ai::yahtzee::decide::rank_choices(*values_, game.position());
                    const double loss = all.size() > 1 ? all[1].loss : 1;
                    if (loss > 0.001 && loss < 0.149) {
                        ++found;
                        const QString reason = text(game, all[0].action, all[1].action);
                        QVERIFY2(reason.startsWith("It hardly matters: the difference is " +
                                                   QString::number(loss, 'f', 2) +
                                                   " points on average."),
                                 qPrintable(reason));
                        QVERIFY2(!reason.contains("better"), qPrintable(reason));
                    }
                }
                tests::random_step(timeline, random);
            }
        }
    }
};

ALEA_TEST(TestReasonWords)

} // namespace test_reason_words

#include "test_reason_words.moc"
