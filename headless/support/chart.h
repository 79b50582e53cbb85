// Charts as self-contained SVG text: no script, no external font or style.

#pragma once

#include <string>
#include <utility>
#include <vector>

namespace headless::support {

// Lines through points, with the names beside them.
struct LineChart {
    struct Line {
        std::string name;
        std::vector<std::pair<double, double>> points; // x and y
    };

    std::string title;
    std::string x_label;
    std::vector<Line> lines = {};  // with at least one point in all
    bool is_x_logarithmic = false; // then every x is above 0
    bool has_dots = true;          // one at each point
};

// A square of numbers, values[row][column]; greater numbers are darker.
struct MatrixChart {
    std::string title;
    std::vector<std::string> names; // of rows and columns
    std::vector<std::vector<double>> values;
};

// One below the other.
std::string to_svg(const std::vector<LineChart>& charts);
std::string to_svg(const LineChart& upper, const MatrixChart& lower);

} // namespace headless::support
