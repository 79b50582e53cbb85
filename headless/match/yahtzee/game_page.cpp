#include "headless/match/yahtzee/game_page.h"

#include "core/support/text.h"
#include "core/yahtzee/legality.h"
#include "headless/match/log_lines.h"
#include "headless/match/report_text.h"
#include "headless/support/words.h"

#include <array>
#include <vector>

namespace headless::match::yahtzee {

using core::yahtzee::Action;
using core::yahtzee::Position;
using support::html_name;
using support::html_text;

namespace {

std::string dice_drawn(const Position& position, const std::optional<Action>& action) {
    std::string html;
    for (std::size_t slot = 0; slot < position.dice.size(); ++slot) {
        const bool is_held = action && action->is_hold() && action->holds(slot);
        html += support::html_die(position.dice[slot], is_held);
    }
    return html;
}

// "keeps 6 6 6", "28 in chance"
std::string action_in_words(const Position& position, Action action) {
    if (action.is_score()) {
        const int points =
            position.mover.gain({}, core::dice::Roll::of(position.dice), action.box());
        return std::to_string(points) + " in " + std::string(name(action.box()));
    }
    if (action.slots() == 0) return "rolls all again";
    std::string words = "keeps";
    for (std::size_t slot = 0; slot < position.dice.size(); ++slot)
        if (action.holds(slot)) words += ' ' + std::to_string(position.dice[slot]);
    return words;
}

// One line of a transcript.
struct Decision {
    int side = 0;
    Position position;
    std::optional<Action> action; // nothing where the answer was no legal action
    std::string answer;           // as the log has it
};

std::optional<Decision> decision_of(const std::string& line) {
    const auto exchange = parse_exchange(line, 0);
    const auto side = side_named(std::string_view(line).substr(0, 1));
    if (!exchange || !side) return std::nullopt;
    const auto position = core::yahtzee::parse_position(exchange->request);
    if (!position) return std::nullopt;
    Decision decision{*side, *position, std::nullopt, exchange->answer.value_or("no answer")};
    const auto code = core::yahtzee::parse_action_code(decision.answer);
    if (code && judge({}, *position, *code) == core::yahtzee::Verdict::legal)
        decision.action = Action::from_code(*code);
    return decision;
}

void add_figures(std::vector<std::string>& cells, const Decision& decision,
                 const ActionJudge& judge) {
    const auto figures =
        decision.action ? judge(decision.position, *decision.action) : std::nullopt;
    const bool is_best = !figures || figures->loss < 0.005;
    cells.push_back(is_best ? "" : support::formatted("%.2f", figures->loss));
    cells.push_back(
        figures && figures->win ? support::formatted("%.1f&nbsp;%%", 100 * *figures->win) : "");
    cells.push_back(is_best ? "" : action_in_words(decision.position, figures->best));
}

void add_row(support::HtmlTable& table, const Decision& decision, int turn,
             const ActionJudge& judge) {
    std::vector<std::string> cells{
        std::to_string(turn) + '.' + std::to_string(decision.position.roll_number),
        std::string(1, static_cast<char>('A' + decision.side)),
        dice_drawn(decision.position, decision.action),
        decision.action ? action_in_words(decision.position, *decision.action)
                        : "<span class=\"bad\">" + html_text(decision.answer) + "</span>"};
    if (judge) add_figures(cells, decision, judge);
    table.add(cells, decision.side == 1 ? "b" : "");
}

std::string outcome_in_words(const MatchPages& match, const GameResult& game) {
    std::string words = "<p><strong>" + std::to_string(game.points[0]) + " : " +
                        std::to_string(game.points[1]) + "</strong>, ";
    words += game.winner ? html_name(match.names[static_cast<std::size_t>(*game.winner)]) + " wins"
                         : "a tie";
    if (game.forfeit)
        words +=
            "; <span class=\"bad\">" +
            html_name(match.names[static_cast<std::size_t>(game.forfeit->side)]) +
            " forfeits: " + html_text(fault_in_words(game.forfeit->reason, game.forfeit->words)) +
            "</span>";
    return words + ". " + html_name(match.names[static_cast<std::size_t>(game.first)]) +
           " moves first.</p>\n";
}

} // namespace

std::string game_body(const MatchPages& match, const PlayedGame& played, const ActionJudge& judge) {
    std::vector<std::string> heads{"#Turn", "Side", "Dice", "Action"};
    if (judge) heads.insert(heads.end(), {"#Loss", "#Win", "Better"});
    support::HtmlTable table(heads);
    std::array<int, 2> turns{};
    for (std::string_view rest = played.transcript; !rest.empty();) {
        const auto decision = decision_of(std::string(core::support::take_line(rest)));
        if (!decision) continue;
        int& turn = turns[static_cast<std::size_t>(decision->side)];
        if (decision->position.roll_number == 1) ++turn;
        add_row(table, *decision, turn, judge);
    }
    std::string body = support::html_dice_faces() + "<h1>Game " + std::to_string(played.game.game) +
                       "</h1>\n<p>A: " + html_name(match.names[0]) +
                       "<br>B: " + html_name(match.names[1]) + "</p>\n" +
                       outcome_in_words(match, played.game) + table.html("game") +
                       "<p class=\"soft\">Held dice are coloured. Turn 3.2 is the second roll of "
                       "turn 3.";
    if (judge)
        body += " Loss: points of the expected final score, against the action that is best for "
                "points (Better). Win: the win probability of the side that moves, after its "
                "action; to win, another action than the best for points may be right.";
    return body + "</p>\n";
}

} // namespace headless::match::yahtzee
