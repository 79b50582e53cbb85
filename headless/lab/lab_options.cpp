#include "headless/lab/lab_options.h"

namespace headless::lab {

namespace po = boost::program_options;

void add_contest_options(po::options_description& options, std::int64_t default_games,
                         const char* games_help, const char* json_what) {
    options.add_options()(
        "games", support::number_in<std::int64_t>(1, max_games)->default_value(default_games),
        games_help)("threads", support::thread_count(), support::threads_help);
    support::add_json_options(options, json_what);
}

std::optional<po::variables_map> read_contest_options(const support::Invocation& invocation,
                                                      const support::Synopsis& synopsis,
                                                      const po::options_description& options) {
    return support::read_options(invocation, synopsis, options, support::many_arguments("players"));
}

std::uint64_t games_from(const po::variables_map& options) {
    return static_cast<std::uint64_t>(options["games"].as<std::int64_t>());
}

int threads_from(const po::variables_map& options) { return options["threads"].as<int>(); }

} // namespace headless::lab
