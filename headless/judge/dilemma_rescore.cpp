#include "core/dilemma/request.h"
#include "headless/dilemma/report.h"
#include "headless/judge/commands.h"
#include "headless/support/input.h"
#include "headless/support/json.h"
#include "headless/support/options.h"
#include "headless/support/words.h"

#include <iostream>

namespace headless::judge {

namespace po = boost::program_options;

int dilemma_rescore(const support::Invocation& invocation) {
    po::options_description options("Options");
    support::add_json_options(options, "the scores");
    const auto given = support::read_options(
        invocation, {"[options] [LOG]", "Works out the scores of a tournament from its log."},
        options, support::one_argument("log", "-"));
    if (!given) return support::exit_done;
    support::require_different_files(*given, {"log", "json-file"});
    support::require_outputs(*given, {"json-file"});
    const std::string path = (*given)["log"].as<std::string>();
    support::announce_input(invocation, *given, path, "the log of a tournament");
    const std::string log = support::whole_input(path);
    const auto history = core::dilemma::parse_log(log);
    if (!history)
        throw std::runtime_error(support::input_name(path) + ": " + to_string(history.error()));
    const auto names = dilemma::names_in_log(log, history->players());
    support::report(
        *given, [&] { return support::dumped(dilemma::scores_json(*history, names), 2); },
        [&] {
            std::cout << support::printable(dilemma::score_table(*history, names),
                                            std::string::npos, true);
        });
    return support::exit_done;
}

} // namespace headless::judge
