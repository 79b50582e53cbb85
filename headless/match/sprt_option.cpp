#include "headless/match/sprt_option.h"

#include <sstream>

namespace headless::match {

namespace {

constexpr double max_elo = 2000;

double error_from(const po::variables_map& given, const char* option) {
    const double error = given[option].as<double>();
    if (!(error > 0 && error < 0.5))
        throw support::UsageError("--" + std::string(option) +
                                  " is a probability between 0 and 0.5");
    return error;
}

} // namespace

void add_sprt_options(po::options_description& options) {
    options.add_options()(
        "sprt", po::value<std::string>()->value_name("E0,E1"),
        "stop when a is stronger than b by E1 Elo rather than E0, or the reverse; on "
        "luck-adjusted scores where the large tables are in place")(
        "alpha", po::value<double>()->default_value(0.05, "0.05")->value_name("P"),
        "for --sprt: the probability to accept E1 where E0 is true")(
        "beta", po::value<double>()->default_value(0.05, "0.05")->value_name("P"),
        "for --sprt: the probability to accept E0 where E1 is true");
}

std::optional<SprtBounds> sprt_from(const po::variables_map& given) {
    if (!given.count("sprt")) {
        if (!given["alpha"].defaulted() || !given["beta"].defaulted())
            throw support::UsageError("--alpha and --beta need --sprt");
        return std::nullopt;
    }
    SprtBounds bounds{0, 0, error_from(given, "alpha"), error_from(given, "beta")};
    std::istringstream words(given["sprt"].as<std::string>());
    char comma = 0;
    std::string rest;
    words >> bounds.elo0 >> comma >> bounds.elo1;
    if (!words || comma != ',' || words >> rest || !(bounds.elo0 < bounds.elo1) ||
        bounds.elo0 < -max_elo || bounds.elo1 > max_elo)
        throw support::UsageError("--sprt takes two numbers of Elo points from -2000 to 2000, the "
                                  "second one greater: 0,10");
    return bounds;
}

std::vector<std::string> sprt_words(const po::variables_map& given) {
    if (!sprt_from(given)) return {};
    std::ostringstream alpha, beta;
    alpha << given["alpha"].as<double>();
    beta << given["beta"].as<double>();
    return {"--sprt",  given["sprt"].as<std::string>(), "--alpha", alpha.str(), "--beta",
            beta.str()};
}

} // namespace headless::match
