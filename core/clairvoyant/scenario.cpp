#include "core/clairvoyant/scenario.h"

#include "core/support/text.h"

namespace core::clairvoyant {

support::Result<std::optional<Scenario>> parse_scenario(std::string_view line,
                                                        std::size_t line_number) {
    support::Scanner end_mark(line, line_number);
    if (end_mark.word() == "0" && end_mark.word() == "0" && end_mark.word() == "0" &&
        end_mark.at_end())
        return std::optional<Scenario>();

    support::Scanner scanner(line, line_number);
    const auto multiplier = scanner.integer("A", 1, max_parameter);
    if (!multiplier) return multiplier.error();
    const auto increment = scanner.integer("C", 0, max_parameter);
    if (!increment) return increment.error();
    const auto start = scanner.integer("X0", 0, max_parameter);
    if (!start) return start.error();
    if (!scanner.at_end()) return scanner.error("a scenario has three numbers, here is more");
    return std::optional(Scenario{static_cast<std::uint32_t>(*multiplier),
                                  static_cast<std::uint32_t>(*increment),
                                  static_cast<std::uint32_t>(*start)});
}

std::string to_text(const Scenario& scenario) {
    return std::to_string(scenario.multiplier) + ' ' + std::to_string(scenario.increment) + ' ' +
           std::to_string(scenario.start);
}

} // namespace core::clairvoyant
