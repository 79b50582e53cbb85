#include "headless/lab/lab_options.h"

#include "core/support/text.h"

#include <random>

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
    po::options_description hidden;
    hidden.add_options()("players", po::value<std::vector<std::string>>());
    po::positional_options_description positions;
    positions.add("players", -1);
    return support::read_options(invocation, synopsis, options, hidden, positions);
}

core::dice::Seed seed_from(const po::variables_map& options) {
    if (options.count("seed") == 0) {
        core::dice::Seed seed;
        std::random_device system;
        for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(system());
        return seed;
    }
    const auto& text = options["seed"].as<std::string>();
    if (const auto number = core::support::to_integer(text); number && *number >= 0)
        return core::dice::seed_from_number(static_cast<std::uint64_t>(*number));
    const auto seed = core::dice::parse_seed(text);
    if (!seed)
        throw support::UsageError("--seed is a whole number or 64 hexadecimal digits, not '" +
                                  text + "'");
    return *seed;
}

std::uint64_t games_from(const po::variables_map& options) {
    return static_cast<std::uint64_t>(options["games"].as<std::int64_t>());
}

int threads_from(const po::variables_map& options) { return options["threads"].as<int>(); }

} // namespace headless::lab
