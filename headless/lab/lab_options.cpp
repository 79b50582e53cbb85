#include "headless/lab/lab_options.h"

#include "core/support/text.h"

#include <random>

namespace headless::lab {

namespace po = boost::program_options;

void add_contest_options(po::options_description& options, std::int64_t default_games,
                         const char* games_help, const char* json_help) {
    options.add_options()("games", po::value<std::int64_t>()->default_value(default_games),
                          games_help)("json", po::value<std::string>(), json_help)(
        "threads", po::value<int>()->default_value(0), "how many to use (0: all processors)");
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
    const auto games = options["games"].as<std::int64_t>();
    if (games < 1 || games > 1'000'000'000)
        throw support::UsageError("--games must be from 1 to 1000000000");
    return static_cast<std::uint64_t>(games);
}

std::uint64_t seed_number_from(const po::variables_map& options) {
    const auto number = options["seed"].as<std::int64_t>();
    if (number < 0) throw support::UsageError("--seed is a number from 0 on");
    return static_cast<std::uint64_t>(number);
}

int number_from(const po::variables_map& options, const std::string& name, int least, int most) {
    const int number = options[name].as<int>();
    if (number < least || number > most)
        throw support::UsageError("--" + name + " is a number from " + std::to_string(least) +
                                  " to " + std::to_string(most));
    return number;
}

int threads_from(const po::variables_map& options) {
    return number_from(options, "threads", 0, 1024);
}

std::optional<std::string> tables_from(const po::variables_map& options) {
    if (options.count("tables") == 0) return std::nullopt;
    return options["tables"].as<std::string>();
}

std::vector<std::string> words_of(const po::variables_map& options, const std::string& name) {
    return options.count(name) ? options[name].as<std::vector<std::string>>()
                               : std::vector<std::string>();
}

} // namespace headless::lab
