// The programs' type for JSON and what they share about it.

#pragma once

#include <concepts>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

namespace headless::support {

// An object keeps its members in the order in which they were added.
using Json = nlohmann::ordered_json;

// The most members of one object: each new one is compared with all before it.
inline constexpr int max_json_members = 100'000;

// The JSON of a text that anybody may have written. Throws Json::exception, also where it is nested
// so deeply that working on it would need more stack than there is, and where an object has more
// than max_json_members.
Json json_from(std::string_view text);

// The same, but is_discarded() where json_from() throws.
Json json_or_discarded(std::string_view text);
Json json_in_file(const std::filesystem::path& path);

// The whole number that `json` is. Throws Json::exception where it is none or no T holds it, which
// get() would convert.
template <std::integral T>
T whole_number(const Json& json) {
    const bool fits = json.is_number_unsigned()
                          ? std::in_range<T>(json.get<std::uint64_t>())
                          : json.is_number_integer() && std::in_range<T>(json.get<std::int64_t>());
    if (!fits) throw Json::type_error::create(302, "a whole number is expected", &json);
    return json.get<T>();
}

// JSON text, indented by `indent` columns; -1: on one line. Invalid UTF-8 is replaced.
std::string dumped(const Json& json, int indent = -1);

// The message of an exception of nlohmann-json, without its number in brackets.
std::string json_fault(const std::exception& error);

// Text of a report from its JSON, so that both have the same figures.

// A number or a text of the JSON, as printf writes it.
struct Figure {
    const char* format; // of one number with decimals ("%9.3f"), or of one text ("%-15s")
    const char* path;   // a JSON pointer, as /figures/average_points/0
    double factor = 1;  // of a number
};

// The figures one after the other; a line or a row of a table.
std::string text_of(const support::Json& json, std::initializer_list<Figure> figures);

} // namespace headless::support

// Compiled once, in json.cpp, instead of in each file that uses them.
extern template class nlohmann::detail::serializer<headless::support::Json>;
extern template class std::vector<headless::support::Json>;
