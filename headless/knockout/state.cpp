#include "headless/knockout/state.h"

#include "core/support/text.h"
#include "headless/match/report.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/digest.h"
#include "headless/support/unique_fd.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <set>
#include <sstream>
#include <stdexcept>

namespace headless::knockout {

using namespace headless::sandbox;
using namespace headless::support;

Json match_json(const Match& match) {
    Json json{{"a", match.a}, {"b", match.b}, {"winner", match.winner}, {"by_lot", match.by_lot}};
    for (const Block& block : match.blocks)
        json["blocks"].push_back({{"wins_a", block.wins_a},
                                  {"wins_b", block.wins_b},
                                  {"ties", block.ties},
                                  {"rest_a", block.rest_a},
                                  {"rest_b", block.rest_b}});
    return json;
}

namespace {

Match match_from(const Json& json) {
    Match match{json.at("a"), json.at("b"), json.at("winner"), json.at("by_lot"), {}};
    // A match without a block has never been played.
    if (json.at("blocks").empty()) throw Json::other_error::create(501, "no blocks", &json);
    for (const Json& block : json.at("blocks"))
        match.blocks.push_back(
            {whole_number<int>(block.at("wins_a")), whole_number<int>(block.at("wins_b")),
             whole_number<int>(block.at("ties")), block.at("rest_a"), block.at("rest_b")});
    return match;
}

Json matches_json(const std::map<std::string, Match>& matches) {
    Json::object_t members; // a vector; json[id] would compare each id with all before it
    for (const auto& [id, match] : matches) members.push_back({id, match_json(match)});
    return members;
}

Json state_json(const State& state) {
    Json json{{"knockout", 1}};
    json["terms"] = support::json_from(state.terms);
    json["seed_sha256"] = state.seed_sha256;
    json["protection"] = state.protection;
    for (const Entrant& entrant : state.entrants)
        json["entrants"].push_back({{"name", entrant.name},
                                    {"command", entrant.command},
                                    {"set_up", entrant.set_up},
                                    {"folder", entrant.folder}});
    json["sha256"] = state.sha256;
    json["set_ups"] = state.set_ups;
    json["qualifications"] = matches_json(state.qualifications);
    json["draw"] = state.draw;
    json["matches"] = matches_json(state.matches);
    return json;
}

std::map<std::string, Match> matches_from(const Json& json) {
    std::map<std::string, Match> matches;
    for (const auto& [id, match] : json.items()) {
        try {
            matches[id] = match_from(match);
        } catch (const Json::exception& error) {
            throw std::invalid_argument("match " + id + ": " + json_fault(error));
        }
    }
    return matches;
}

// The state holds names and commands as JSON, which is UTF-8; a terminal obeys control characters.
bool is_plain(const std::string& text) {
    try {
        [[maybe_unused]] const std::string json = Json(text).dump();
    } catch (const Json::exception&) {
        return false;
    }
    return std::ranges::none_of(text, [](unsigned char c) { return c < ' ' || c == 0x7f; });
}

std::string text_of(const Json& state) { return support::dumped(state, 1) + '\n'; }

// `text`: of the state without a seal.
std::string seal_of(const std::string& text, const core::dice::Seed& seed) {
    return to_hex(sha256(core::dice::to_text(seed) + "/state " + to_hex(sha256(text))));
}

} // namespace

core::support::Result<std::vector<Entrant>> parse_entrants(std::string_view text) {
    std::vector<Entrant> entrants;
    std::set<std::string> names;
    std::size_t number = 0;
    while (!text.empty()) {
        const std::string line(core::support::take_line(text));
        ++number;
        if (core::support::trimmed(line).empty() || line.starts_with('#')) continue;
        std::vector<std::string> fields;
        std::istringstream parts(line);
        for (std::string part; std::getline(parts, part, '\t');)
            fields.emplace_back(core::support::trimmed(part));
        if (fields.size() < 2 || fields[0].empty() || fields[1].empty())
            return core::support::Error{"a name, a tab and a command are needed", number, 1};
        if (fields.size() > 4)
            return core::support::Error{
                "a line has four columns at most: name, command, set-up command, folder", number,
                1};
        for (const std::string& field : fields)
            if (!is_plain(field))
                return core::support::Error{"the text is not UTF-8, or has control characters",
                                            number, line.find(field) + 1};
        if (!names.insert(fields[0]).second)
            return core::support::Error{"the name '" + fields[0] + "' is taken", number, 1};
        fields.resize(4);
        if (!fields[2].empty() && fields[3].empty())
            return core::support::Error{"a set-up command needs a folder, in the next column",
                                        number, line.find(fields[2]) + 1};
        for (std::size_t i = 1; i < 3; ++i)
            if (const auto words = split_command(fields[i]); !fields[i].empty() && !words)
                return core::support::Error{words.error().what, number,
                                            line.find(fields[i]) + words.error().column};
        entrants.push_back({fields[0], fields[1], fields[2], fields[3], number});
    }
    if (entrants.empty()) return core::support::Error{"there is no entrant"};
    return entrants;
}

std::string rest_in_words(const std::string& rest) {
    const std::size_t colon = rest.find(": ");
    if (colon == std::string::npos) return rest;
    return match::fault_in_words(rest.substr(0, colon), rest.substr(colon + 2));
}

namespace {

// By side: an entrant may have the random player's name.
bool has_qualified(const Match& match) {
    return match.blocks.front().wins_a > match.blocks.front().wins_b;
}

} // namespace

std::optional<std::string> turned_away(const State& state, const Entrant& entrant) {
    const auto set_up = state.set_ups.find(entrant.name);
    if (set_up != state.set_ups.end() && !set_up->second.empty())
        return "set-up failed: " + set_up->second;
    const auto match = state.qualifications.find(entrant.name);
    if (match == state.qualifications.end() || has_qualified(match->second)) return std::nullopt;
    const Block& block = match->second.blocks.front();
    std::string words = "did not beat the random player: " + std::to_string(block.wins_a) +
                        " won, " + std::to_string(block.wins_b) + " lost, " +
                        std::to_string(block.ties) + " tied";
    if (!block.rest_a.empty()) words += " (" + rest_in_words(block.rest_a) + ')';
    return words;
}

Preparation next_preparation(const State& state, const Entrant& entrant, bool must_qualify) {
    const auto set_up = state.set_ups.find(entrant.name);
    const bool is_set_up = set_up != state.set_ups.end();
    if (is_set_up && !set_up->second.empty()) return Preparation::done; // it has failed
    if (!is_set_up && !entrant.set_up.empty()) return Preparation::set_up;
    return must_qualify && !state.qualifications.contains(entrant.name) ? Preparation::qualification
                                                                        : Preparation::done;
}

std::string qualification_id(const State& state, const std::string& name) {
    const auto entrant = std::ranges::find(state.entrants, name, &Entrant::name);
    return 'Q' + std::to_string(entrant - state.entrants.begin() + 1);
}

std::string block_name(const std::string& id, std::size_t block) {
    return block == 0 ? id : id + '-' + std::to_string(block + 1);
}

Results results_of(const State& state) {
    Results results;
    for (const auto& [id, match] : state.matches)
        results[id] =
            static_cast<int>(std::ranges::find(state.draw, match.winner) - state.draw.begin());
    return results;
}

std::string to_json(const State& state) { return text_of(state_json(state)); }

core::support::Result<State> state_from_json(std::string_view text) {
    try {
        const Json json = support::json_from(text);
        if (json.at("knockout") != 1) return core::support::Error{"not a knockout of this version"};
        State state;
        state.terms = support::dumped(json.at("terms"));
        state.seed_sha256 = json.at("seed_sha256");
        state.protection = json.at("protection");
        for (const Json& entrant : json.at("entrants"))
            state.entrants.push_back({entrant.at("name"), entrant.at("command"),
                                      entrant.at("set_up"), entrant.at("folder")});
        using Texts = std::map<std::string, std::string>;
        state.sha256 = json.at("sha256").get<Texts>();
        state.set_ups = json.at("set_ups").get<Texts>();
        state.qualifications = matches_from(json.at("qualifications"));
        state.draw = json.at("draw").get<std::vector<std::string>>();
        state.matches = matches_from(json.at("matches"));
        return state;
    } catch (const Json::exception& error) {
        return core::support::Error{"not the state of a contest: " + json_fault(error)};
    } catch (const std::invalid_argument& error) {
        return core::support::Error{std::string("not the state of a contest: ") + error.what()};
    }
}

std::string sealed(const State& state, const core::dice::Seed& seed) {
    Json json = state_json(state);
    json["seal"] = seal_of(text_of(json), seed);
    return text_of(json);
}

bool has_seal(std::string_view text, const core::dice::Seed& seed) {
    const auto state = state_from_json(text);
    const Json json = support::json_or_discarded(text);
    return state && json.contains("seal") && json["seal"] == seal_of(to_json(*state), seed);
}

void save(const std::filesystem::path& path, const std::string& text) {
    const std::filesystem::path fresh = path.string() + ".new";
    UniqueFd file(::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    if (!file || !file.write_all(text) || ::fsync(file.get()) != 0) fail_writing(fresh);
    if (::rename(fresh.c_str(), path.c_str()) != 0) fail_writing(path);
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    const UniqueFd parent(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (parent) ::fsync(parent.get());
}

Json with_state(Json&& report, const State& state) {
    report["turned_away"] = Json::object();
    for (const Entrant& entrant : state.entrants)
        if (const auto why = turned_away(state, entrant))
            report["turned_away"][entrant.name] = *why;
    report["state"] = state_json(state);
    return std::move(report);
}

} // namespace headless::knockout
