#include "app/text/reason_words.h"

#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/state/card_state.h"
#include "app/text/argument_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace app::text {

using namespace ai::yahtzee::review;
using ai::yahtzee::decide::Objective;
using core::yahtzee::Game;

namespace {

constexpr std::size_t max_sentences = 3;
constexpr double min_points_that_matter = 0.15;
constexpr double min_points_of_weight = 0.5; // less is a slight difference

// Sentences that argue for the better choice.
class Sentences {
public:
    Sentences(const Game& game, const ChoicePair& choices)
        : words_(game, choices), better_(choice_gerund(game, choices.better.action)) {}

    // The first names the choice and says that it is better, unless that hardly matters.
    QStringList of(const std::vector<Argument>& arguments, bool is_slight, bool matters) const {
        QStringList sentences;
        bool is_named = false; // the sentence before speaks of the better choice
        for (const Argument& argument : arguments) {
            const bool names = sentences.empty() && matters;
            const QString clause = words_.clause(argument, names || is_named);
            is_named = argument.is_for_better && argument.kind != Argument::Kind::poor_aim;
            if (names)
                sentences << sentence((is_slight ? TurnWords::tr("%1 is slightly better: %2")
                                                 : TurnWords::tr("%1 is better: %2"))
                                          .arg(better_, clause));
            else
                sentences << (argument.is_for_better ? sentence(clause)
                                                     : TurnWords::tr("But %1.").arg(clause));
        }
        return sentences;
    }

private:
    ArgumentWords words_;
    QString better_;
};

// For what won games need: it takes the place of an argument about the bonus, and of all but the
// first where the choices go for two things.
bool makes_room(std::vector<Argument>& arguments, bool tells_bonus) {
    const std::size_t before = arguments.size();
    if (before > 0 && arguments.front().kind == Argument::Kind::two_aims)
        arguments.erase(arguments.begin() + 1, arguments.end());
    if (tells_bonus && before > 1)
        std::erase_if(arguments, [](const Argument& argument) {
            return argument.kind == Argument::Kind::bonus;
        });
    constexpr std::size_t enough = 2;
    return arguments.size() < enough;
}

} // namespace

QString reason_text(const ExplainedDecision& decision) {
    const auto position = decision.game.position();
    const ChoicePair choices{decision.game.rules(), position, decision.better_figures,
                             decision.worse_figures};
    const Sentences sentences(decision.game, choices);
    if (decision.objective.kind == Objective::Kind::expected) {
        const double loss = decision.better.value - decision.worse.value;
        if (loss >= min_points_that_matter)
            return sentences
                .of(find_arguments(choices, max_sentences), loss < min_points_of_weight, true)
                .join(' ');
        QStringList text{TurnWords::tr("It hardly matters: the difference is %1 points on average.")
                             .arg(points_text(loss))};
        text << sentences.of(find_arguments(choices, max_sentences - 1), false, false);
        return text.join(' ');
    }
    const WinSentences win = win_sentences(decision.game, decision.objective, decision.better,
                                           decision.worse, decision.win, decision.opponent);
    const bool has_reason = !win.reason.isEmpty();
    auto arguments = find_arguments(choices, max_sentences - (has_reason ? 2u : 1u),
                                    !(has_reason && win.tells_bonus));
    QString needed;
    if (!has_reason && !win.needed.isEmpty() && makes_room(arguments, win.tells_bonus))
        needed = win.needed;
    const QStringList turn = sentences.of(arguments, win.is_slight, win.matters);
    QStringList text;
    if (win.result_first) text << win.result;
    text << turn << needed << win.reason;
    if (!win.result_first) text << win.result;
    text.removeAll(QString());
    return text.join(' ');
}

QString points_reason_text(const Game& game, core::yahtzee::Action better,
                           core::yahtzee::Action worse, const ai::yahtzee::solve::Values& values,
                           const ai::yahtzee::solve::ContributionTable& contributions) {
    const auto position = game.position();
    const auto policy =
        ai::yahtzee::turn::best_policy(values.turn(ai::yahtzee::state::state_of(position.mover)));
    const auto ranked = ai::yahtzee::decide::rank_choices(values, position);
    const auto choice = [&](core::yahtzee::Action action) {
        const auto ranked_action =
            action.is_hold() ? core::yahtzee::lowest_hold(action.keep(position.dice), position.dice)
                             : action;
        return *std::ranges::find(ranked, ranked_action,
                                  &ai::yahtzee::decide::RankedAction::action);
    };
    const auto figures = [&](core::yahtzee::Action action) {
        return choice_figures(values, contributions, position, action,
                              turn_ends(game.rules(), position, action, policy));
    };
    return reason_text({game, {}, choice(better), choice(worse), figures(better), figures(worse)});
}

} // namespace app::text
