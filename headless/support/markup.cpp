#include "headless/support/markup.h"

#include "headless/support/words.h"

namespace headless::support {

namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";

// The length of the UTF-8 character that the text begins with; 0 if it is none.
std::size_t character_length(std::string_view text) {
    const auto byte = [&text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if (byte(i) < 0x80 || byte(i) > 0xbf) return 0;
    const unsigned second = byte(1);
    const bool is_overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool is_surrogate = first == 0xed && second > 0x9f;
    const bool is_too_great = first == 0xf4 && second > 0x8f;
    return is_overlong || is_surrogate || is_too_great ? 0 : length;
}

// C0 and DEL, C1, and the characters that are none.
bool is_control(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    if (character.size() == 1) return first < ' ' || first == 0x7f;
    const auto second = static_cast<unsigned char>(character[1]);
    if (character.size() == 2) return first == 0xc2 && second < 0xa0;
    const auto last = static_cast<unsigned char>(character.back());
    return character.size() == 3 && first == 0xef && second == 0xbf && last >= 0xbe;
}

std::string_view entity(char c) {
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return {};
    }
}

} // namespace

std::string valid_text(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        result += length == 0 || is_control(character) ? replacement : character;
        text.remove_prefix(character.size());
    }
    return result;
}

std::string html_text(std::string_view text) {
    std::string result;
    for (const char c : valid_text(text)) {
        const std::string_view escaped = entity(c);
        if (escaped.empty())
            result += c;
        else
            result += escaped;
    }
    return result;
}

std::string without_directions(std::string_view text) {
    std::string plain;
    const std::string valid = valid_text(text);
    for (std::size_t i = 0; i < valid.size();) {
        const std::size_t length = character_length(std::string_view(valid).substr(i));
        const std::string_view character = std::string_view(valid).substr(i, length);
        if (!is_direction_mark(character)) plain += character;
        i += length;
    }
    return plain;
}

std::string shortened(std::string_view text, std::size_t max_characters) {
    constexpr std::string_view ellipsis = "\xe2\x80\xa6";
    const std::string valid = valid_text(text);
    std::string start; // all but the last character of what is allowed
    std::size_t count = 0;
    for (std::size_t i = 0; i < valid.size();) {
        const std::size_t length = character_length(std::string_view(valid).substr(i));
        if (++count < max_characters) start += valid.substr(i, length);
        i += length;
    }
    return count <= max_characters ? valid : start.append(ellipsis);
}

} // namespace headless::support
