#include "core/dilemma/request.h"
#include "headless/judge/commands.h"
#include "headless/match/dilemma/report.h"

#include <fstream>
#include <iostream>
#include <iterator>

namespace headless::judge {

namespace po = boost::program_options;

namespace {

std::string whole_text(const std::string& path) {
    if (path == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
    std::ifstream file(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    if (!file.is_open() || file.bad()) throw std::runtime_error("'" + path + "' could not be read");
    return text;
}

} // namespace

int dilemma_rescore(const command::Invocation& invocation) {
    po::options_description hidden;
    hidden.add_options()("log", po::value<std::string>()->default_value("-"));
    po::positional_options_description positions;
    positions.add("log", 1);
    const auto given = command::read_options(
        invocation, {"[LOG]", "Works out the scores of a tournament from its log."},
        po::options_description("Options"), hidden, positions);
    if (!given) return command::exit_done;
    const std::string path = (*given)["log"].as<std::string>();
    const std::string log = whole_text(path);
    const auto history = core::dilemma::parse_log(log);
    if (!history) {
        std::cerr << invocation.program << ": " << path << ": " << to_string(history.error())
                  << '\n';
        return command::exit_fault;
    }
    std::cout << match::dilemma::score_table(*history,
                                             match::dilemma::names_in_log(log, history->players()));
    return command::exit_done;
}

} // namespace headless::judge
