#include "headless/support/seeds.h"

#include "core/support/text.h"
#include "headless/support/words.h"

#include <cerrno>
#include <stdexcept>
#include <sys/random.h>

namespace headless::support {

std::array<std::uint8_t, 32> random_bytes() {
    std::array<std::uint8_t, 32> bytes{};
    ssize_t got = 0;
    do got = getrandom(bytes.data(), bytes.size(), 0);
    while (got < 0 && errno == EINTR);
    if (got != static_cast<ssize_t>(bytes.size()))
        throw std::runtime_error("the system gives no random numbers");
    return bytes;
}

core::dice::Seed parse_seed_option(const std::string& text) {
    if (const auto number = core::support::to_natural(text))
        return core::dice::seed_from_number(*number);
    const auto seed = core::dice::parse_seed(text);
    if (!seed)
        throw UsageError("--seed takes a whole number from 0 to 18446744073709551615 or 64 "
                         "hexadecimal digits, not '" +
                         text + "'");
    return *seed;
}

core::dice::Seed seed_from(const boost::program_options::variables_map& given) {
    return given.count("seed") ? parse_seed_option(given["seed"].as<std::string>())
                               : random_bytes();
}

} // namespace headless::support
