// Text of a report from its JSON, so that both tell the same figures.

#pragma once

#include "headless/support/json.h"

#include <initializer_list>
#include <string>

namespace headless::lab {

// A number or a text of the JSON, as printf writes it.
struct Figure {
    const char* format; // of one number with decimals ("%9.3f"), or of one text ("%-15s")
    const char* path;   // a JSON pointer, as /figures/average_points/0
    double factor = 1;  // of a number
};

// The figures one after the other; a line or a row of a table.
std::string text_of(const support::Json& json, std::initializer_list<Figure> figures);

} // namespace headless::lab
