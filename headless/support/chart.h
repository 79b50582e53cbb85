// Charts as self-contained SVG text: no script, no external font or style.

#pragma once

#include <string>
#include <utility>
#include <vector>

namespace headless::support {

struct Series {
    std::string name;
    std::vector<double> values; // at x = 0, 1, 2, ...
};

// Lines over a common axis, with the names beside them.
struct LineChart {
    std::string title;
    std::string x_label;
    std::vector<Series> series;
};

// Lines through points, with a dot at each, and the names beside them.
struct PointChart {
    struct Line {
        std::string name;
        std::vector<std::pair<double, double>> points; // x and y
    };

    std::string title;
    std::string x_label;
    bool is_x_logarithmic = false; // then every x is above 0
    std::vector<Line> lines;       // with at least one point in all
};

// A square of numbers, values[row][column]; greater numbers are darker.
struct MatrixChart {
    std::string title;
    std::vector<std::string> names; // of rows and columns
    std::vector<std::vector<double>> values;
};

std::string to_svg(const LineChart& chart);

// One below the other.
std::string to_svg(const std::vector<PointChart>& charts);
std::string to_svg(const LineChart& upper, const MatrixChart& lower);

} // namespace headless::support
