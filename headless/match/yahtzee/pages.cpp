#include "headless/match/yahtzee/pages.h"

#include "headless/support/words.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace headless::match::yahtzee {

using core::yahtzee::Action;
using core::yahtzee::Position;
using support::formatted;
using support::html_name;
using support::html_text;

namespace {

[[noreturn]] void fail() {
    throw std::system_error(errno, std::generic_category(), "the games kept for the pages");
}

} // namespace

void GameStore::add(const GameResult& game, const std::string& transcript) {
    if (!file_) file_.reset(std::tmpfile());
    if (!file_ || std::fseek(file_.get(), 0, SEEK_END) != 0) fail();
    const long offset = std::ftell(file_.get());
    if (std::fwrite(transcript.data(), 1, transcript.size(), file_.get()) != transcript.size() ||
        std::fflush(file_.get()) != 0)
        fail();
    entries_.push_back({game, offset, transcript.size()});
}

void GameStore::sort_by_number() {
    std::ranges::sort(entries_, {}, [](const Entry& entry) { return entry.game.game; });
}

std::string GameStore::transcript(const Entry& entry) const {
    std::string text(entry.size, '\0');
    if (std::fseek(file_.get(), static_cast<long>(entry.offset), SEEK_SET) != 0 ||
        std::fread(text.data(), 1, text.size(), file_.get()) != text.size())
        fail();
    return text;
}

namespace {

std::string per_cent(double share) { return formatted("%.2f&nbsp;%%", 100 * share); }

std::string interval_in_words(const Json& ends) {
    return per_cent(ends.at(0).get<double>()) + " to " + per_cent(ends.at(1).get<double>());
}

std::string mono(const std::string& html) { return "<span class=\"mono\">" + html + "</span>"; }

// A row of the result's table: the field of both sides, where the report has it.
struct ResultRow {
    const char* what;
    const char* field;
    std::function<std::string(const Json&)> cell;
};

std::string result_table(const MatchPages& match) {
    const auto count = [](const Json& value) { return value.dump(); };
    const auto in_format = [](const char* format) {
        return [format](const Json& value) { return formatted(format, value.get<double>()); };
    };
    const std::vector<ResultRow> rows{
        {"Won", "wins", count},
        {"Lost", "losses", count},
        {"Tied", "ties", count},
        {"Score", "score", [](const Json& value) { return per_cent(value.get<double>()); }},
        {"99 % interval", "interval99", interval_in_words},
        {"Luck-adjusted score", "luck_adjusted",
         [](const Json& luck) {
             return per_cent(luck.at("score").get<double>()) + "<br>(" +
                    interval_in_words(luck.at("interval99")) + ")";
         }},
        {"Average points", "average_points", in_format("%.2f")},
        {"CPU time", "cpu_seconds", in_format("%.1f&nbsp;s")},
        {"Wall clock", "wall_seconds", in_format("%.1f&nbsp;s")},
        {"Peak memory", "peak_memory_bytes",
         [](const Json& value) {
             std::string words = support::bytes_in_words(value.get<std::int64_t>());
             return words.replace(words.find(' '), 1, "&nbsp;");
         }},
        {"Command", "command",
         [](const Json& value) { return mono(html_name(value.get<std::string>())); }},
        {"SHA-256", "file_sha256",
         [](const Json& value) { return mono(html_text(value.get<std::string>())); }}};
    const Json& sides = match.report.at("sides");
    support::HtmlTable table(
        {"!", "A: " + html_name(match.names[0]), "B: " + html_name(match.names[1])});
    for (const auto& [what, field, cell] : rows)
        if (sides.at(0).contains(field))
            table.add({what, cell(sides.at(0).at(field)), cell(sides.at(1).at(field))});
    return table.html();
}

// Games that were lost without being played to the end, with their reasons.
std::string forfeits_list(const MatchPages& match) {
    std::string items;
    for (std::size_t side = 0; side < 2; ++side) {
        const Json& own = match.report.at("sides").at(side);
        const std::string name = html_name(match.names[side]);
        for (const Json& forfeit : own.at("forfeits"))
            items += "<li>Game " + forfeit.at("game").dump() + ", " + name + ": " +
                     html_text(fault_in_words(forfeit.at("reason"), forfeit.at("words"))) +
                     "</li>\n";
        if (own.contains("rest"))
            items +=
                "<li>" + name + " lost the " + games_left(own.at("rest").at("games").get<int>()) +
                ": " +
                html_text(fault_in_words(own.at("rest").at("reason"), own.at("rest").at("words"))) +
                "</li>\n";
        if (items.empty() || !own.contains("last_errors")) continue;
        const std::string errors = own.at("last_errors").get<std::string>();
        if (!errors.empty() && (own.contains("rest") || !own.at("forfeits").empty()))
            items += "<li>" + name + " wrote last to standard error: " +
                     mono(html_text(printable(errors, std::string::npos))) + "</li>\n";
    }
    if (items.empty()) return {};
    return "<h2>Forfeits</h2>\n<ul>\n" + items + "</ul>\n";
}

std::string score_graph(const MatchPages& match) {
    support::ScoreGraph graph;
    graph.description = "Score of A over the games, with its 99 % interval; the line is one half";
    double score = 0;
    double games = 0;
    for (const auto& [game, offset, size] : match.games.entries()) {
        score += score_of_a(game);
        ++games;
        const Interval interval = wilson_interval(score / games, games);
        graph.score.push_back(score / games);
        graph.low.push_back(interval.low);
        graph.high.push_back(interval.high);
    }
    if (graph.score.empty()) return {};
    return "<h2>Score over the games</h2>\n<figure>\n" + to_html(graph) +
           "<figcaption class=\"soft\">Score of A, from 0 below to 100 % above, over " +
           std::to_string(match.games.entries().size()) +
           " games, with its 99 % interval.</figcaption>\n"
           "</figure>\n";
}

std::string circumstances_list(const MatchPages& match) {
    const Json& report = match.report;
    const Json& terms = report.at("terms");
    std::vector<std::pair<std::string, std::string>> facts;
    if (report.contains("circumstances"))
        for (const auto& [what, value] : report.at("circumstances").items())
            facts.emplace_back(what, value.get<std::string>());
    facts.emplace_back("protection", report.value("protection", ""));
    facts.emplace_back("games agreed", terms.at("games").dump());
    if (terms.value("duplicate", false))
        facts.emplace_back("duplicate", "each game's dice twice, seats changed");
    facts.emplace_back("SHA-256 of the seed", terms.at("seed_sha256"));
    facts.emplace_back("seed", report.value("seed", ""));
    if (terms.value("public_seed", false))
        facts.emplace_back("seed given", "on the command line: a test");
    return support::html_facts(facts);
}

bool has_page(const PageOptions& options, std::size_t index, const GameResult& game) {
    return index < options.first_games || game.forfeit;
}

std::string games_list(const MatchPages& match, const PageOptions& options) {
    if (match.games.entries().empty()) return {};
    std::string items;
    std::size_t index = 0;
    for (const auto& [game, offset, size] : match.games.entries()) {
        const std::string number = std::to_string(game.game);
        const char winner = !game.winner ? '=' : *game.winner == 0 ? 'A' : 'B';
        const bool is_link = has_page(options, index++, game);
        items += "<li>" + (is_link ? "<a href=\"games/" + number + ".html\">" : "") + number +
                 (is_link ? "</a>" : "") + " <span class=\"soft\">" + winner +
                 (game.forfeit ? "!" : "") + "</span></li>\n";
    }
    return "<h2>Games</h2>\n<p class=\"soft\">Number and winner; = a tie, ! a forfeit.</p>\n"
           "<ul class=\"games\">\n" +
           items + "</ul>\n";
}

// Instructions for a stranger who checks every die and every action; `up`: from the page to the
// folder of the match.
std::string replay_in_words(const MatchPages& match, const std::string& up) {
    if (!match.write_log) return {};
    const std::string log = match.name + ".log.gz";
    const std::string source =
        match.seed_source.empty() ? "" : "--contest " + match.seed_source + ' ';
    return "<p>Every die and every action can be checked with <a href=\"" + up + log +
           "\">the log</a>: " + mono("alea-judge yahtzee replay " + source + log) + "</p>\n";
}

std::string match_body(const MatchPages& match, const PageOptions& options) {
    std::string body;
    if (!match.contest.empty())
        body += "<p><a href=\"" + html_text(match.contest) + "\">The contest</a></p>\n";
    return body + "<h1>" + match.heading + "</h1>\n" + match.remarks + result_table(match) +
           replay_in_words(match, "") + score_graph(match) + forfeits_list(match) +
           games_list(match, options) + circumstances_list(match);
}

// One game: every roll drawn, every action in words, and what it lost.

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

void add_figures(std::vector<std::string>& cells, const Decision& decision,
                 const ActionJudge& judge) {
    const auto figures =
        decision.action ? judge(decision.position, *decision.action) : std::nullopt;
    const bool is_best = !figures || figures->loss < 0.005;
    cells.push_back(is_best ? "" : formatted("%.2f", figures->loss));
    cells.push_back(figures && figures->win ? formatted("%.1f&nbsp;%%", 100 * *figures->win) : "");
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

// The text between <body> and </body>, without links to other pages.
std::string game_body(const MatchPages& match, const PlayedGame& played, const ActionJudge& judge) {
    std::vector<std::string> heads{"#Turn", "Side", "Dice", "Action"};
    if (judge) heads.insert(heads.end(), {"#Loss", "#Win", "Better"});
    support::HtmlTable table(heads);
    std::array<int, 2> turns{};
    for (const Decision& decision : decisions_in(played.transcript)) {
        int& turn = turns[static_cast<std::size_t>(decision.side)];
        if (decision.position.roll_number == 1) ++turn;
        add_row(table, decision, turn, judge);
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

// Links to the match and to the pages of the games before and after.
std::string game_links(const std::vector<int>& numbers, std::size_t index) {
    const auto link = [&numbers](std::size_t to, const char* words) {
        return " · <a href=\"" + std::to_string(numbers[to]) + ".html\">" + words + "</a>";
    };
    return "<p><a href=\"../index.html\">The match</a>" +
           (index > 0 ? link(index - 1, "Game before") : "") +
           (index + 1 < numbers.size() ? link(index + 1, "Next game") : "") + "</p>\n";
}

} // namespace

void add_match_pages(support::PageFolder& pages, const MatchPages& match,
                     const PageOptions& options) {
    const int depth = match.folder.empty() ? 0 : 1;
    const std::filesystem::path folder = match.folder;
    pages.add(folder / "index.html",
              support::to_html({match.title, match_body(match, options), depth}));
    if (match.write_log) {
        support::GzipFile log(pages.path_of(folder / (match.name + ".log.gz")));
        match.write_log(match.games, log);
        log.close();
    }
    std::vector<const GameStore::Entry*> shown;
    std::vector<int> numbers;
    for (std::size_t i = 0; const GameStore::Entry& entry : match.games.entries()) {
        if (!has_page(options, i++, entry.game)) continue;
        shown.push_back(&entry);
        numbers.push_back(entry.game.game);
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const PlayedGame played{shown[i]->game, match.games.transcript(*shown[i]), {}};
        const std::string number = std::to_string(numbers[i]);
        const std::string links = game_links(numbers, i);
        pages.add(folder / "games" / (number + ".html"),
                  support::to_html({"Game " + number + ": " + match.title,
                                    links + game_body(match, played, options.judge) +
                                        replay_in_words(match, "../") + links,
                                    depth + 1}));
        if (options.on_written) options.on_written();
    }
}

} // namespace headless::match::yahtzee
