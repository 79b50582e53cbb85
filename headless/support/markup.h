// Strangers' text in HTML and SVG: valid UTF-8, and nothing in it is markup.

#pragma once

#include <string>
#include <string_view>

namespace headless::support {

// The text with the replacement character for what is no UTF-8, and for control characters.
std::string valid_text(std::string_view text);

// Valid text without the characters that turn the direction of what follows: for a title, where
// no element can hold a name apart.
std::string without_directions(std::string_view text);

// Text for an element or a quoted attribute, valid too.
std::string html_text(std::string_view text);

} // namespace headless::support
