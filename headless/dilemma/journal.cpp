#include "headless/dilemma/journal.h"

#include "headless/support/json.h"
#include "headless/support/words.h"

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <system_error>

namespace headless::dilemma {

using namespace headless::support;

namespace fs = std::filesystem;
using support::Json;

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

} // namespace headless::dilemma
