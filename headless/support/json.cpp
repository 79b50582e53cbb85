#include "headless/support/json.h"

#include <fstream>
#include <iterator>

template class nlohmann::detail::serializer<headless::support::Json>;
template class std::vector<headless::support::Json>;

namespace headless::support {

namespace {

constexpr int max_json_depth = 100;

// Whether too many brackets are open at once, outside strings. The parser could be asked by a
// callback, but takes quadratic time then.
bool nests_too_deeply(std::string_view text) {
    int depth = 0;
    bool is_in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (is_in_string && c == '\\')
            ++i;
        else if (c == '"')
            is_in_string = !is_in_string;
        else if (!is_in_string && (c == '[' || c == '{') && ++depth > max_json_depth)
            return true;
        else if (!is_in_string && (c == ']' || c == '}'))
            --depth;
    }
    return false;
}

} // namespace

Json json_from(std::string_view text) {
    if (nests_too_deeply(text))
        throw Json::other_error::create(501, "it is nested too deeply", nullptr);
    return Json::parse(text);
}

Json json_or_discarded(std::string_view text) {
    try {
        return json_from(text);
    } catch (const Json::exception&) {
        return Json(Json::value_t::discarded);
    }
}

Json json_in_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return json_or_discarded(std::string(std::istreambuf_iterator<char>(file), {}));
}

std::string dumped(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

std::string json_fault(const std::exception& error) {
    const std::string what = error.what();
    const std::size_t end = what.find("] ");
    return what.starts_with("[json.exception.") && end != std::string::npos ? what.substr(end + 2)
                                                                            : what;
}

} // namespace headless::support
