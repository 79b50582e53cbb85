#include "core/dilemma/request.h"
#include "headless/dilemma/report.h"
#include "headless/judge/commands.h"
#include "headless/support/input.h"

#include <iostream>

namespace headless::judge {

namespace po = boost::program_options;

int dilemma_rescore(const support::Invocation& invocation) {
    po::options_description hidden;
    hidden.add_options()("log", po::value<std::string>()->default_value("-"));
    po::positional_options_description positions;
    positions.add("log", 1);
    const auto given = support::read_options(
        invocation, {"[LOG]", "Works out the scores of a tournament from its log."},
        po::options_description("Options"), hidden, positions);
    if (!given) return support::exit_done;
    const std::string path = (*given)["log"].as<std::string>();
    const std::string log = support::whole_input(path);
    const auto history = core::dilemma::parse_log(log);
    if (!history) {
        std::cerr << invocation.program << ": " << path << ": " << to_string(history.error())
                  << '\n';
        return support::exit_fault;
    }
    std::cout << dilemma::score_table(*history, dilemma::names_in_log(log, history->players()));
    return support::exit_done;
}

} // namespace headless::judge
