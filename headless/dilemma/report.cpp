#include "headless/dilemma/report.h"

#include "headless/support/chart.h"
#include "headless/support/words.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <system_error>

namespace headless::dilemma {

using namespace headless::sandbox;
using core::dilemma::History;
using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kind = "alea dilemma tournament 1";
constexpr std::string_view first_bytes = "{\"checks_determinism\":"; // the first field of a setting

// States are bytes of any kind, which JSON's text is not: hexadecimal.
std::string from_hex(const std::string& text) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2)
        bytes += static_cast<char>(std::stoi(text.substr(i, 2), nullptr, 16));
    return bytes;
}

Json to_json(const Setting& setting) {
    Json entrants = Json::array();
    for (const Entrant& entrant : setting.entrants)
        entrants.push_back(
            {hexadecimal(entrant.name), hexadecimal(entrant.command), hexadecimal(entrant.folder)});
    return {{"checks_determinism", setting.checks_determinism},
            {"kind", kind},
            {"entrants", entrants},
            {"seeds", setting.seeds},
            {"seeds_sha256", setting.seeds_digest},
            {"limit_milliseconds", setting.limit_milliseconds}};
}

Setting setting_from(const Json& line) {
    if (line.at("kind") != kind) throw std::runtime_error("of another kind");
    Setting setting;
    for (const Json& entrant : line.at("entrants"))
        setting.entrants.push_back(
            {from_hex(entrant.at(0)), from_hex(entrant.at(1)), from_hex(entrant.at(2))});
    for (const Json& seed : line.at("seeds"))
        setting.seeds.push_back(whole_number<std::uint64_t>(seed));
    line.at("seeds_sha256").get_to(setting.seeds_digest);
    setting.limit_milliseconds =
        whole_number<decltype(setting.limit_milliseconds)>(line.at("limit_milliseconds"));
    line.at("checks_determinism").get_to(setting.checks_determinism);
    const std::size_t players = setting.entrants.size();
    if (players < core::dilemma::min_players || players > core::dilemma::max_players)
        throw std::runtime_error("with " + std::to_string(players) + " entrants, not " +
                                 std::to_string(core::dilemma::min_players) + " to " +
                                 std::to_string(core::dilemma::max_players));
    if (setting.seeds.empty()) throw std::runtime_error("without seeds");
    return setting;
}

Json to_json(const PlayedRound& round) {
    Json states = Json::array();
    for (const std::string& state : round.states) states.push_back(hexadecimal(state));
    Json warnings = Json::array();
    for (const Warning& warning : round.warnings)
        warnings.push_back({warning.round, warning.id, warning.what});
    return {{"takes", to_text(round.takes)},
            {"states", states},
            {"warnings", warnings},
            {"fickle", round.fickle}};
}

// A player's ID.
int id_from(const Json& json, int players) {
    const int id = whole_number<int>(json);
    if (id < 1 || id > players) throw std::runtime_error("nobody has the ID " + std::to_string(id));
    return id;
}

PlayedRound round_from(const Json& line, int players) {
    auto takes = core::dilemma::parse_round(line.at("takes").get<std::string>(), players, 0);
    if (!takes) throw std::runtime_error(takes.error().what);
    PlayedRound round{*std::move(takes), {}, {}, {}};
    for (const Json& id : line.at("fickle")) round.fickle.push_back(id_from(id, players));
    for (const Json& state : line.at("states")) round.states.push_back(from_hex(state));
    if (round.states.size() != static_cast<std::size_t>(players))
        throw std::runtime_error("a round has not one state for each player");
    for (const Json& warning : line.at("warnings"))
        round.warnings.push_back(
            {whole_number<int>(warning.at(0)), id_from(warning.at(1), players), warning.at(2)});
    return round;
}

std::string whole_text(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    if (!file && !file.eof()) throw std::runtime_error("'" + path.string() + "' can't be read");
    return text;
}

// Reads `text`, which ends with a line feed.
Progress parse_lines(std::string_view text) {
    Progress progress;
    for (std::size_t next = 0; next < text.size();) {
        const std::size_t end = text.find('\n', next);
        const Json line = support::json_from(text.substr(next, end - next));
        if (next == 0)
            progress.setting = setting_from(line);
        else if (progress.rounds.size() == progress.setting.seeds.size())
            throw std::runtime_error("with more rounds than seeds");
        else
            progress.rounds.push_back(
                round_from(line, static_cast<int>(progress.setting.entrants.size())));
        next = end + 1;
    }
    return progress;
}

} // namespace

std::optional<Progress> resume(const fs::path& path) {
    const std::string bytes = whole_text(path);
    const std::string_view text = bytes;
    const std::string_view whole = text.substr(0, text.rfind('\n') + 1);
    const std::string no_state = "'" + path.string() + "' is no state of a tournament";
    if (text.substr(0, first_bytes.size()) != first_bytes.substr(0, text.size()))
        throw std::runtime_error(no_state);
    std::optional<Progress> progress;
    try {
        if (!whole.empty()) progress = parse_lines(whole);
    } catch (const std::exception& error) {
        throw std::runtime_error(no_state + ": " + error.what());
    }
    if (whole.size() < text.size()) fs::resize_file(path, whole.size());
    return progress;
}

Journal::Journal(const fs::path& path)
    : file_(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644)) {
    if (!file_) throw std::system_error(errno, std::generic_category(), path.string());
}

void Journal::begin(const Setting& setting) { write_line(support::dumped(to_json(setting))); }

void Journal::append(const PlayedRound& round) { write_line(support::dumped(to_json(round))); }

void Journal::write_line(const std::string& line) {
    if (!file_) return;
    if (!file_.write_all(line + '\n'))
        throw std::system_error(errno, std::generic_category(), "the state file");
}

namespace {

constexpr std::string_view player_comment = "# player ";

std::string padded(const std::string& text, std::size_t size) {
    return text.size() < size ? std::string(size - text.size(), ' ') + text : text;
}

// A name as a column of the table has it.
std::string in_column(const std::string& name) {
    constexpr std::size_t max_characters = 40;
    return support::shortened(support::without_directions(name), max_characters);
}

// Equal scores share a rank.
int rank_of(const History& history, int id) {
    int better = 0;
    for (int other = 1; other <= history.players(); ++other)
        better += history.score(other) > history.score(id);
    return better + 1;
}

Json figures_json(const History& history, int id) {
    return {{"rank", rank_of(history, id)},
            {"score", history.score(id)},
            {"takes", history.takes_by(id)},
            {"taken", history.takes_from(id)}};
}

const Entrant& entrant_of(const Progress& progress, int id) {
    return progress.setting.entrants[static_cast<std::size_t>(id - 1)];
}

std::vector<Warning> all_warnings(const Progress& progress) {
    std::vector<Warning> all;
    for (const PlayedRound& round : progress.rounds)
        all.insert(all.end(), round.warnings.begin(), round.warnings.end());
    return all;
}

// IDs, ascending, each once.
std::vector<int> fickle_players(const Progress& progress) {
    std::vector<int> all;
    for (const PlayedRound& round : progress.rounds)
        all.insert(all.end(), round.fickle.begin(), round.fickle.end());
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

std::string winner_line(const History& history, const std::vector<std::string>& names) {
    const std::vector<int> ids = winners(history);
    if (ids.empty()) return "No winner: nobody has more than 0 points.\n";
    std::string line = ids.size() == 1 ? "Winner: " : "Winners: ";
    for (std::size_t i = 0; i < ids.size(); ++i)
        line += (i > 0 ? ", " : "") + names[static_cast<std::size_t>(ids[i] - 1)];
    return line + ", with " + std::to_string(history.score(ids.front())) +
           " points; a win counts only above 0.\n";
}

constexpr int rounds_per_page = 100;

std::string ranking_table(const Progress& progress, const History& history) {
    support::HtmlTable table({"#Rank", "#ID", "Name", "#Score", "#Takes", "#Taken"});
    for (const int id : core::dilemma::ranking(history)) {
        table.add({std::to_string(rank_of(history, id)), std::to_string(id),
                   html_name(entrant_of(progress, id).name), std::to_string(history.score(id)),
                   std::to_string(history.takes_by(id)), std::to_string(history.takes_from(id))});
    }
    return table.html();
}

std::string entrants_list(const Progress& progress) {
    std::string items;
    int id = 0;
    for (const Entrant& entrant : progress.setting.entrants)
        items += "<li>" + std::to_string(++id) + ' ' + html_name(entrant.name) +
                 "<br><span class=\"mono\">" + html_name(entrant.command) + "</span></li>\n";
    return "<h2>Entrants</h2>\n<ul class=\"cards\">\n" + items + "</ul>\n";
}

std::string winners_in_words(const Progress& progress, const History& history) {
    std::string words;
    for (const int id : core::dilemma::winners(history))
        words += (words.empty() ? "" : ", ") + html_name(entrant_of(progress, id).name);
    return words.empty() ? "<p>No winner: nobody has more than 0 points.</p>\n"
                         : "<p>Won by " + words + ".</p>\n";
}

std::string warnings_list(const Progress& progress) {
    std::string items;
    for (const Warning& warning : all_warnings(progress))
        items += "<li>Round " + std::to_string(warning.round) + ", " +
                 html_name(entrant_of(progress, warning.id).name) + ": " + html_text(warning.what) +
                 "</li>\n";
    if (items.empty()) return "<h2>Warnings</h2>\n<p>None.</p>\n";
    return "<h2>Warnings</h2>\n<p>The output of these rounds was void.</p>\n<ul>\n" + items +
           "</ul>\n";
}

// "(1, 3) (2, 1)", broken over lines between takes only.
std::string takes_in_html(const PlayedRound& round) {
    std::string html;
    for (const char c : to_text(round.takes)) {
        const bool is_inside = c == ' ' && html.ends_with(',');
        html += is_inside ? "&nbsp;" : std::string(1, c);
    }
    return html;
}

// The takes of so many rounds, a row each.
std::string rounds_page(const Progress& progress, std::size_t first, std::size_t end) {
    support::HtmlTable table({"#Round", "#Number", "~Takes"});
    for (std::size_t i = first; i < end; ++i)
        table.add({std::to_string(i + 1), std::to_string(progress.setting.seeds[i]),
                   takes_in_html(progress.rounds[i])});
    const std::string title = "Rounds " + std::to_string(first + 1) + " to " + std::to_string(end);
    return support::to_html({title,
                             "<p><a href=\"index.html\">The tournament</a></p>\n<h1>" + title +
                                 "</h1>\n<p>(a, b): player a took 1 from player b.</p>\n" +
                                 table.html(),
                             0});
}

} // namespace

std::vector<std::string> names(const Setting& setting) {
    std::vector<std::string> all;
    for (const Entrant& entrant : setting.entrants) all.push_back(entrant.name);
    return all;
}

std::string log_text(const Progress& progress) {
    const Setting& setting = progress.setting;
    std::string text = "# Prisoner's Dilemma Challenge: players, 0, rounds; then a line a round\n"
                       "# seeds: SHA-256 " +
                       setting.seeds_digest + '\n';
    for (std::size_t i = 0; i < setting.entrants.size(); ++i)
        text += std::string(player_comment) + std::to_string(i + 1) + ": " +
                setting.entrants[i].name + '\n';
    text += core::dilemma::head_text(static_cast<int>(setting.entrants.size()), 0,
                                     static_cast<int>(progress.rounds.size()));
    for (const PlayedRound& round : progress.rounds) {
        text += to_text(round.takes) + '\n';
        for (const Warning& warning : round.warnings)
            text += "# round " + std::to_string(warning.round) + ", player " +
                    std::to_string(warning.id) + " (" + entrant_of(progress, warning.id).name +
                    "): " + warning.what + '\n';
    }
    return text;
}

std::vector<std::string> names_in_log(std::string_view log, int players) {
    std::vector<std::string> names;
    for (int id = 1; id <= players; ++id) {
        const std::string start = std::string(player_comment) + std::to_string(id) + ": ";
        const std::size_t found = log.find(start);
        const std::size_t name = found + start.size();
        names.push_back(
            found == std::string_view::npos
                ? "player " + std::to_string(id)
                : std::string(log.substr(name, log.find_first_of("\r\n", name) - name)));
    }
    return names;
}

std::string score_table(const History& history, const std::vector<std::string>& names) {
    std::size_t width = 4;
    for (const std::string& name : names)
        width = std::max(width, support::characters(in_column(name)));
    std::string text = "rank   ID  " + std::string("name") + std::string(width - 4, ' ') +
                       "   score   takes   taken\n";
    for (const int id : ranking(history)) {
        const std::string name = in_column(names[static_cast<std::size_t>(id - 1)]);
        text += padded(std::to_string(rank_of(history, id)), 4) + padded(std::to_string(id), 5) +
                "  " + name + std::string(width - support::characters(name), ' ') +
                padded(std::to_string(history.score(id)), 8) +
                padded(std::to_string(history.takes_by(id)), 8) +
                padded(std::to_string(history.takes_from(id)), 8) + '\n';
    }
    return text + winner_line(history, names);
}

Json scores_json(const History& history, const std::vector<std::string>& names) {
    Json players = Json::array();
    for (const int id : ranking(history)) {
        Json player{{"id", id}, {"name", names[static_cast<std::size_t>(id - 1)]}};
        player.update(figures_json(history, id));
        players.push_back(std::move(player));
    }
    return {{"game", "dilemma"},
            {"rounds", history.round_count()},
            {"players", players},
            {"winners", winners(history)}};
}

std::string result_text(const Progress& progress, const History& history) {
    std::string text = "players " + std::to_string(history.players()) + ", rounds " +
                       std::to_string(history.round_count()) + ", seeds' SHA-256 " +
                       progress.setting.seeds_digest + '\n' +
                       score_table(history, names(progress.setting));
    const std::vector<Warning> warnings = all_warnings(progress);
    for (int id = 1; id <= history.players(); ++id) {
        const auto count = std::ranges::count(warnings, id, &Warning::id);
        if (count > 0)
            text +=
                entrant_of(progress, id).name + ": " + support::counted(count, "warning") + '\n';
    }
    if (progress.setting.checks_determinism) {
        for (const int id : fickle_players(progress))
            text += entrant_of(progress, id).name + ": answered the same request differently\n";
        if (fickle_players(progress).empty())
            text += "All answered the requests that were put twice in the same way.\n";
    }
    return text;
}

Json result_json(const Progress& progress, const History& history) {
    Json players = Json::array();
    const std::vector<Warning> all = all_warnings(progress);
    for (int id = 1; id <= history.players(); ++id) {
        const Entrant& entrant = entrant_of(progress, id);
        Json player{{"id", id}, {"name", entrant.name}, {"command", entrant.command}};
        player.update(figures_json(history, id));
        player["warnings"] = std::ranges::count(all, id, &Warning::id);
        players.push_back(std::move(player));
    }
    Json warnings = Json::array();
    for (const Warning& warning : all)
        warnings.push_back({{"round", warning.round}, {"id", warning.id}, {"what", warning.what}});
    Json result{{"game", "dilemma"},
                {"rounds", history.round_count()},
                {"seeds_sha256", progress.setting.seeds_digest},
                {"players", players},
                {"winners", winners(history)},
                {"warnings", warnings}};
    if (progress.setting.checks_determinism) result["fickle"] = fickle_players(progress);
    return result;
}

std::string picture(const History& history, const std::vector<std::string>& names) {
    support::LineChart scores{"Scores", "round"};
    scores.has_dots = false;
    support::MatrixChart takes{"Takes: row from column", {}, {}};
    for (int id = 1; id <= history.players(); ++id) {
        const std::string name =
            std::to_string(id) + ' ' +
            support::without_directions(names[static_cast<std::size_t>(id - 1)]);
        scores.lines.push_back({name, {{0, 0}}});
        takes.names.push_back(name);
        takes.values.emplace_back();
        for (int victim = 1; victim <= history.players(); ++victim)
            takes.values.back().push_back(history.takes(id, victim));
    }
    History so_far(history.players());
    for (int number = 0; number < history.round_count(); ++number) {
        so_far.append(history.round(number));
        for (int id = 1; id <= history.players(); ++id)
            scores.lines[static_cast<std::size_t>(id - 1)].points.emplace_back(number + 1,
                                                                               so_far.score(id));
    }
    return support::to_svg(scores, takes);
}

void add_tournament_pages(support::PageFolder& pages, const Progress& progress,
                          const History& history,
                          std::vector<std::pair<std::string, std::string>> circumstances) {
    circumstances.emplace_back("SHA-256 of the seeds", progress.setting.seeds_digest);
    std::string links;
    for (std::size_t first = 0; first < progress.rounds.size(); first += rounds_per_page) {
        const std::size_t end = std::min(first + rounds_per_page, progress.rounds.size());
        const std::string name = "rounds-" + std::to_string(first + 1) + ".html";
        pages.add(name, rounds_page(progress, first, end));
        links += "<li><a href=\"" + name + "\">" + std::to_string(first + 1) + "–" +
                 std::to_string(end) + "</a></li>\n";
    }
    const std::string title = "The Prisoner's Dilemma";
    pages.add("index.html",
              support::to_html(
                  {title,
                   "<h1>" + html_text(title) + "</h1>\n" + winners_in_words(progress, history) +
                       ranking_table(progress, history) +
                       "<h2>Scores over the rounds, and who took from whom</h2>\n"
                       "<div class=\"picture\">" +
                       picture(history, names(progress.setting)) + "</div>\n<h2>Rounds</h2>\n" +
                       (links.empty() ? "" : "<ul class=\"games\">\n" + links + "</ul>\n") +
                       warnings_list(progress) + entrants_list(progress) +
                       support::html_facts(circumstances),
                   0}));
}

} // namespace headless::dilemma
