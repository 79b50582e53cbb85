#include "headless/support/chart.h"

#include "headless/support/html.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headless::support {

namespace {

// All lengths in pixels.
constexpr double chart_width = 900;
constexpr double plot_left = 70;
constexpr double plot_right = 700;
constexpr double plot_height = 360;
constexpr double title_height = 40;
constexpr double axis_height = 50;
constexpr double line_height = 16;
constexpr double cell = 44;
constexpr double row_names = 130;
constexpr std::size_t max_name_characters = 22; // what fits beside a plot

// A number with few digits.
std::string number(double value) { return formatted("%.6g", value); }

std::string coordinate(double value) { return formatted("%.1f", value); }

// Neighbours differ as far as can be: each turns the hue by the golden angle.
std::string colour(std::size_t number_of_series) {
    const double hue = std::fmod(210 + 137.508 * static_cast<double>(number_of_series), 360);
    return "hsl(" + coordinate(hue) + ",65%,42%)";
}

enum class Anchor { start, middle, end };

std::string text_at(double x, double y, const std::string& text, Anchor anchor = Anchor::start,
                    const std::string& fill = "#222") {
    constexpr std::array names{"start", "middle", "end"};
    return "<text x=\"" + coordinate(x) + "\" y=\"" + coordinate(y) + "\" text-anchor=\"" +
           names[static_cast<std::size_t>(anchor)] + "\" fill=\"" + fill + "\">" + html_text(text) +
           "</text>\n";
}

std::string line_between(double x1, double y1, double x2, double y2) {
    return "<line x1=\"" + coordinate(x1) + "\" y1=\"" + coordinate(y1) + "\" x2=\"" +
           coordinate(x2) + "\" y2=\"" + coordinate(y2) + "\" stroke=\"#ddd\"/>\n";
}

// A round distance between marks so that there are about six.
double step_of(double range) {
    const double rough = range / 6;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough) return factor * power;
    return 10 * power;
}

// The multiples of `step` from `least` to `most`; adding 0 makes -0 a 0.
std::vector<double> multiples(double step, double least, double most) {
    std::vector<double> marks;
    for (double k = std::ceil(least / step); k * step <= most; ++k) marks.push_back(k * step + 0.0);
    return marks;
}

// From numbers to coordinates.
struct Scale {
    double least;
    double most;
    double from;
    double to;

    double operator()(double value) const {
        return from + (value - least) / (most - least) * (to - from);
    }
};

// A name beside the end of its line.
struct EndName {
    double top;
    std::size_t index; // of the line
    std::string name;
};

// Names stand where their lines end, moved apart where they would overlap.
std::string drawn(std::vector<EndName> names, double bottom) {
    std::ranges::sort(names, {}, [](const EndName& one) { return std::pair(one.top, one.index); });
    double highest = bottom - line_height * static_cast<double>(names.size());
    std::string svg;
    double last = -line_height;
    for (auto& [top, index, name] : names) {
        highest += line_height;
        top = std::max(std::min(top, highest), last + line_height);
        last = top;
        svg += text_at(plot_right + 8, top, shortened(name, max_name_characters), Anchor::start,
                       colour(index));
    }
    return svg;
}

double height_of(const LineChart& chart) {
    const double of_names = line_height * static_cast<double>(chart.lines.size());
    return std::max(title_height + plot_height, of_names) + axis_height;
}

// The least and the greatest of some numbers, a little apart from the edges of the plot.
Scale padded_scale(const std::vector<double>& values, double from, double to) {
    const auto [least, most] = std::ranges::minmax(values);
    const double room = most > least ? 0.04 * (most - least) : 1;
    return {least - room, most + room, from, to};
}

// Marks at round numbers; on a logarithmic axis at powers of ten.
std::string marks_of_x(const LineChart& chart, const Scale& x, double bottom) {
    std::string svg;
    const double step = chart.is_x_logarithmic ? 1 : std::max(1.0, step_of(x.most - x.least));
    for (const double v : multiples(step, x.least, x.most))
        svg += text_at(x(v), bottom + 18, number(chart.is_x_logarithmic ? std::pow(10, v) : v),
                       Anchor::middle);
    return svg + text_at((plot_left + plot_right) / 2, bottom + 36, chart.x_label, Anchor::middle);
}

std::string marks_of_y(const Scale& y) {
    std::string svg;
    for (const double v : multiples(step_of(y.most - y.least), y.least, y.most))
        svg += line_between(plot_left, y(v), plot_right, y(v)) +
               text_at(plot_left - 8, y(v) + 4, number(v), Anchor::end);
    return svg;
}

double x_of(const LineChart& chart, double value) {
    return chart.is_x_logarithmic ? std::log10(value) : value;
}

std::string drawn(const LineChart& chart, std::size_t line, const Scale& x, const Scale& y) {
    std::string corners;
    std::string dots;
    for (const auto& [at_x, at_y] : chart.lines[line].points) {
        const std::string left = coordinate(x(x_of(chart, at_x)));
        const std::string height = coordinate(y(at_y));
        corners.append(left).append(",").append(height).append(" ");
        if (chart.has_dots)
            dots += "<circle cx=\"" + left + "\" cy=\"" + height + "\" r=\"2.5\" fill=\"" +
                    colour(line) + "\"/>\n";
    }
    return "<polyline fill=\"none\" stroke-width=\"1.5\" stroke=\"" + colour(line) +
           "\" points=\"" + corners + "\"/>\n" + dots;
}

std::string drawn(const LineChart& chart, double top) {
    std::vector<double> xs;
    std::vector<double> ys;
    for (const auto& line : chart.lines) {
        for (const auto& [x, y] : line.points) {
            xs.push_back(x_of(chart, x));
            ys.push_back(y);
        }
    }
    const double bottom = top + title_height + plot_height;
    const Scale x = padded_scale(xs, plot_left, plot_right);
    const Scale y = padded_scale(ys, bottom, top + title_height);
    std::string svg = text_at(plot_left, top + title_height / 2, chart.title) +
                      marks_of_x(chart, x, bottom) + marks_of_y(y);
    std::vector<EndName> names;
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
        svg += drawn(chart, i, x, y);
        const auto& [name, points] = chart.lines[i];
        if (!points.empty()) names.push_back({y(points.back().second) + 4, i, name});
    }
    return svg + drawn(std::move(names), bottom + axis_height);
}

std::string drawn(const MatrixChart& chart, double top) {
    double most = 1;
    for (const auto& row : chart.values)
        for (const double value : row) most = std::max(most, value);
    std::string svg = text_at(plot_left, top + title_height / 2, chart.title);
    const double left = plot_left + row_names;
    const double first = top + title_height + line_height;
    for (std::size_t r = 0; r < chart.values.size(); ++r) {
        const double y = first + cell * static_cast<double>(r);
        svg += text_at(left - 8, y + cell / 2 + 4, shortened(chart.names[r], max_name_characters),
                       Anchor::end);
        svg += text_at(left + cell * (static_cast<double>(r) + 0.5), first - 6,
                       std::to_string(r + 1), Anchor::middle);
        for (std::size_t c = 0; c < chart.values[r].size(); ++c) {
            const double value = chart.values[r][c];
            const double x = left + cell * static_cast<double>(c);
            svg += "<rect x=\"" + coordinate(x) + "\" y=\"" + coordinate(y) + "\" width=\"" +
                   coordinate(cell) + "\" height=\"" + coordinate(cell) +
                   "\" stroke=\"#fff\" fill=\"hsl(210,60%," + coordinate(96 - 56 * value / most) +
                   "%)\"/>\n";
            svg += text_at(x + cell / 2, y + cell / 2 + 4, number(value), Anchor::middle,
                           value > 0.6 * most ? "#fff" : "#222");
        }
    }
    return svg;
}

std::string document(const std::string& body, double whole_width, double height) {
    const std::string width_text = number(whole_width);
    const std::string height_text = number(height);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width_text + "\" height=\"" +
           height_text + "\" viewBox=\"0 0 " + width_text + ' ' + height_text +
           "\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
           "<g font-family=\"sans-serif\" font-size=\"13\">\n" +
           body + "</g>\n</svg>\n";
}

} // namespace

std::string to_svg(const std::vector<LineChart>& charts) {
    std::string body;
    double top = 0;
    for (const LineChart& chart : charts) {
        body += drawn(chart, top);
        top += height_of(chart);
    }
    return document(body, chart_width, top);
}

std::string to_svg(const LineChart& upper, const MatrixChart& lower) {
    const double top = height_of(upper);
    const double side = cell * static_cast<double>(lower.values.size());
    return document(drawn(upper, 0) + drawn(lower, top),
                    std::max(chart_width, plot_left + row_names + side + 20),
                    top + title_height + line_height + side + 20);
}

} // namespace headless::support
