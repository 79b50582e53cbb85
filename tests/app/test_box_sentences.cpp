// The coach's sentences about two boxes, read back: every number agrees with the exact figures to
// the place that is printed, and what is told for a box speaks for it.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/choice_contributions.h"
#include "ai/yahtzee/solve/values.h"
#include "app/text/turn_words.h"
#include "tests/app/choice_sentences.h"
#include "tests/app/games.h"
#include "tests/app/read_back.h"
#include "tests/support/test.h"

namespace test_box_sentences {

using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;
using tests::box_of;
using tests::capitalised;
using tests::number;
using tests::other_share;
using tests::sentences_of;
using tests::share;

class TestBoxSentences : public QObject {
    Q_OBJECT

    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::solve::SharedContributions table_;

    // "small straight would bring only 28.4 points on average later, instead of 30 now", of either.
    void check_boxes_sentences(const Game& game, Action worse, Action better, int& count) {
        const ai::yahtzee::solve::ChoiceContributions parts(*values_, *table_, game.position());
        const app::text::ExplainedChoice first{better, {}, parts.at(better)};
        const app::text::ExplainedChoice second{worse, {}, parts.at(worse)};
        const QString text =
            app::text::boxes_sentences(game, better, *first.parts, worse, *second.parts);
        const QString begin = capitalised(app::text::choice_gerund(game, better)) + " is better";
        QVERIFY2(text.startsWith(begin), qPrintable(text));
        for (QString sentence : sentences_of(text)) {
            const bool is_objection = sentence.startsWith("But ");
            if (is_objection) sentence = sentence.mid(4);
            if (sentence.startsWith(begin + ": ")) sentence = sentence.mid(begin.length() + 2);
            const bool is_exact = sentence == begin + "." ||
                                  check_box(game, sentence, first, second, is_objection) ||
                                  check_others(sentence, first, second, is_objection) ||
                                  check_bonus(game, sentence, first, second, is_objection);
            QVERIFY2(is_exact, qPrintable(text));
            ++count;
        }
    }

    static bool check_bonus(const Game& game, const QString& sentence,
                            const app::text::ExplainedChoice& first,
                            const app::text::ExplainedChoice& second, bool is_objection) {
        const auto& more = is_objection ? second : first;
        const auto& less = is_objection ? first : second;
        const auto often = [](const app::text::ExplainedChoice& choice) {
            return (*choice.parts)[ai::yahtzee::solve::upper_bonus_part] / 35;
        };
        const QString subject =
            is_objection ? app::text::choice_gerund(game, more.action) : QString("it");
        const QString exact =
            QString("%1 reaches the upper bonus %2 of the time by the end of the game (%3: %4).")
                .arg(subject, share(often(more)), app::text::choice_gerund(game, less.action),
                     other_share(often(less)));
        const double min_told = 0.02;
        return (sentence == exact || sentence == capitalised(exact)) &&
               often(more) - often(less) >= min_told;
    }

    // Of the box that is taken now or the one that stays open.
    static bool check_box(const Game& game, const QString& sentence,
                          const app::text::ExplainedChoice& first,
                          const app::text::ExplainedChoice& second, bool is_objection) {
        static const QRegularExpression now_more(
            R"(^(.+) would bring only ([\d.]+) points on average later, instead of (\d+) now\.$)");
        static const QRegularExpression later_more(
            R"(^(.+) would bring ([\d.]+) points on average later, instead of (\d+) now\.$)");
        const auto is_now = now_more.match(sentence);
        const auto is_later = later_more.match(sentence);
        if (!is_now.hasMatch() && !is_later.hasMatch()) return false;
        const auto& found = is_now.hasMatch() ? is_now : is_later;
        const auto box = box_of(
            found.captured(1).toLower() == "yahtzee" ? "Yahtzee" : found.captured(1).toLower());
        if (!box) return false;
        const bool is_taken = *box == first.action.box();
        if (!is_taken && *box != second.action.box()) return false;
        const int now =
            game.card(game.mover()).gain(game.rules(), core::dice::Roll::of(game.dice()), *box);
        const double later =
            (*(is_taken ? second : first).parts)[ai::yahtzee::solve::part_of(*box)];
        const bool speaks_for = is_taken == is_now.hasMatch();
        return found.captured(3).toInt() == now && found.captured(2) == number(later) &&
               speaks_for != is_objection && (is_now.hasMatch() ? now > later : later > now);
    }

    static bool check_others(const QString& sentence, const app::text::ExplainedChoice& first,
                             const app::text::ExplainedChoice& second, bool is_objection) {
        static const QRegularExpression others(
            R"(^(?:(.+) stays open for a turn that fits nowhere else, and t|T|t)he other boxes bring ([\d.]+) points (more|less) on average(?: later)?\.$)");
        const auto found = others.match(sentence);
        if (!found.hasMatch()) return false;
        double more = 0;
        for (const Box box : core::yahtzee::all_boxes)
            if (box != first.action.box() && box != second.action.box())
                more += (*first.parts)[ai::yahtzee::solve::part_of(box)] -
                        (*second.parts)[ai::yahtzee::solve::part_of(box)];
        const QString open = found.captured(1).toLower();
        return found.captured(2) == number(std::abs(more)) && (more < 0) == is_objection &&
               (found.captured(3) == "less") == is_objection &&
               (open.isEmpty() || open == app::text::box_name(second.action.box()));
    }

private Q_SLOTS:
    void initTestCase() {
        values_ = ai::yahtzee::solve::solve({});
        table_ = ai::yahtzee::solve::solve_contributions(*values_);
    }

    void sentences_of_two_hundred_decisions_are_exact() {
        std::mt19937_64 random(8);
        int sentences = 0;
        for (int decisions = 0; decisions < 200;) {
            app::session::Timeline timeline(tests::record_of({{"Ada", {}}}, random()));
            while (timeline.now().phase() != core::yahtzee::Phase::over) {
                const Game game = timeline.now();
                if (game.phase() == core::yahtzee::Phase::to_decide && game.roll_number() == 3) {
                    const auto ranked =
                        ai::yahtzee::decide::rank_choices(*values_, game.position());
                    const Action choice = ranked[random() % ranked.size()].action;
                    if (choice != ranked.front().action) {
                        ++decisions;
                        check_boxes_sentences(game, choice, ranked.front().action, sentences);
                        if (QTest::currentTestFailed()) return;
                    }
                }
                tests::random_step(timeline, random);
            }
        }
        QVERIFY2(sentences > 400, qPrintable(QString::number(sentences)));
    }
};

ALEA_TEST(TestBoxSentences)

} // namespace test_box_sentences

#include "test_box_sentences.moc"
