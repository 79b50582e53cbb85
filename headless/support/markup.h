// Makes untrusted text safe for HTML and SVG: valid UTF-8 without markup.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace headless::support {

// The text with invalid UTF-8 and control characters replaced by the replacement character.
std::string valid_text(std::string_view text);

// Valid text without the characters that change the text direction: for titles, where no element
// can isolate a name.
std::string without_directions(std::string_view text);

// The first characters of valid text, at most so many, the last one "…" where more is left out.
std::string shortened(std::string_view text, std::size_t max_characters);

// Text for an element or a quoted attribute, valid too.
std::string html_text(std::string_view text);

} // namespace headless::support
