#include "headless/support/json.h"

#include "headless/support/words.h"

#include <fstream>
#include <iterator>
#include <vector>

template class nlohmann::detail::serializer<headless::support::Json>;
template class std::vector<headless::support::Json>;

namespace headless::support {

namespace {

constexpr std::size_t max_depth = 100;

// Why a text takes too much stack or time to parse, if it does. The parser could be asked by a
// callback, but takes quadratic time then.
const char* fault_of(std::string_view text) {
    struct Open {
        bool is_object;
        int members;
    };
    std::vector<Open> open;
    bool is_in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (is_in_string && c == '\\') {
            ++i;
        } else if (c == '"') {
            is_in_string = !is_in_string;
        } else if (!is_in_string && (c == '[' || c == '{')) {
            if (open.size() == max_depth) return "it is nested too deeply";
            open.push_back({c == '{', 1});
        } else if (is_in_string || open.empty()) {
            continue;
        } else if (c == ']' || c == '}') {
            open.pop_back();
        } else if (c == ',' && open.back().is_object && ++open.back().members > max_json_members) {
            return "an object has too many members";
        }
    }
    return nullptr;
}

} // namespace

Json json_from(std::string_view text) {
    if (const char* const fault = fault_of(text))
        throw Json::other_error::create(501, fault, nullptr);
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

std::string text_of(const Json& json, std::initializer_list<Figure> figures) {
    std::string text;
    for (const auto& [format, path, factor] : figures) {
        const Json& value = json.at(Json::json_pointer(path));
        text += value.is_string() ? formatted(format, value.get_ref<const std::string&>().c_str())
                                  : formatted(format, factor * value.get<double>());
    }
    return text;
}

} // namespace headless::support
