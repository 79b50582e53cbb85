#include "headless/lab/report_text.h"

#include <cstdio>

namespace headless::lab {

namespace {

template <class Value>
std::string formatted(const char* format, Value value) {
    std::string text(static_cast<std::size_t>(std::snprintf(nullptr, 0, format, value)), '\0');
    std::snprintf(text.data(), text.size() + 1, format, value);
    return text;
}

} // namespace

std::string text_of(const support::Json& json, std::initializer_list<Figure> figures) {
    std::string text;
    for (const auto& [format, path, factor] : figures) {
        const support::Json& value = json.at(support::Json::json_pointer(path));
        text += value.is_string() ? formatted(format, value.get_ref<const std::string&>().c_str())
                                  : formatted(format, factor * value.get<double>());
    }
    return text;
}

} // namespace headless::lab
