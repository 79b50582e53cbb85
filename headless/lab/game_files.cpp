#include "headless/lab/game_files.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>

namespace headless::lab {

namespace po = boost::program_options;

namespace {

std::string whole_text(std::istream& in, const std::string& name) {
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (in.bad()) throw std::runtime_error(name + " could not be read");
    return text;
}

std::string whole_text(const std::string& name) {
    if (name == "-") return whole_text(std::cin, "standard input");
    std::ifstream file(name, std::ios::binary);
    if (!file) throw std::runtime_error(name + " could not be opened");
    return whole_text(file, name);
}

} // namespace

std::optional<GameFile> read_game_file(const support::Invocation& invocation,
                                       const std::string& description,
                                       const po::options_description& options) {
    po::options_description hidden;
    hidden.add_options()("file", po::value<std::string>()->default_value("-"));
    po::positional_options_description positions;
    positions.add("file", 1);
    const auto given = support::read_options(invocation, {"[options] GAME.alea", description},
                                             options, hidden, positions);
    if (!given) return std::nullopt;
    const auto name = (*given)["file"].as<std::string>();
    auto records = core::yahtzee::notation::parse_records(whole_text(name));
    if (!records) throw std::runtime_error(name + ", " + to_string(records.error()));
    if (records->empty()) throw std::runtime_error(name + " holds no game");
    return GameFile{*given, *std::move(records)};
}

std::string heading(const core::yahtzee::notation::Record& record) {
    std::string text;
    for (const core::yahtzee::notation::RecordedPlayer& player : record.players) {
        text += (text.empty() ? "" : " - ") + player.name;
        if (!player.program.empty()) text += " (" + player.program + ')';
    }
    return record.date.empty() ? text : text + ", " + record.date;
}

} // namespace headless::lab
