#include "tests/tools/palette_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace tests {

namespace {

struct Colour {
    std::array<int, 3> parts; // red, green, blue
    qint64 pixels;
};

using Group = std::span<Colour>;

std::vector<Colour> colours_of(const QImage& picture) {
    std::map<QRgb, qint64> counts; // sorted, so that the result is always the same
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) ++counts[picture.pixel(x, y)];
    std::vector<Colour> colours;
    for (const auto& [colour, pixels] : counts)
        colours.push_back({{qRed(colour), qGreen(colour), qBlue(colour)}, pixels});
    return colours;
}

qint64 pixels_of(const Group& group) {
    qint64 sum = 0;
    for (const Colour& colour : group) sum += colour.pixels;
    return sum;
}

// The part in which the colours differ most, and by how much.
std::pair<std::size_t, int> widest_part(const Group& group) {
    std::pair<std::size_t, int> widest{0, 0};
    for (std::size_t part = 0; part < 3; ++part) {
        const auto by_part = [part](const Colour& colour) { return colour.parts[part]; };
        const auto [least, most] = std::ranges::minmax(group, {}, by_part);
        const int range = most.parts[part] - least.parts[part];
        if (range > widest.second) widest = {part, range};
    }
    return widest;
}

// Two parts, neither of them empty, at the middle of the widest range. The group has two colours or
// more.
std::pair<Group, Group> parts_of(const Group& group) {
    const std::size_t part = widest_part(group).first;
    const auto by_part = [part](const Colour& colour) { return colour.parts[part]; };
    std::ranges::stable_sort(group, {}, by_part);
    const int middle = (by_part(group.front()) + by_part(group.back())) / 2;
    const auto second = std::ranges::upper_bound(group, middle, {}, by_part);
    const auto count = static_cast<std::size_t>(second - group.begin());
    return {group.first(count), group.subspan(count)};
}

std::vector<Group> groups_of(std::vector<Colour>& colours, std::size_t max_groups) {
    // The root, so that small marks keep their colours beside large areas.
    const auto weight = [](const Group& group) {
        return std::sqrt(double(pixels_of(group))) * widest_part(group).second;
    };
    std::vector<Group> groups{Group(colours)};
    while (groups.size() < max_groups) {
        const auto heaviest = std::ranges::max_element(groups, {}, weight);
        if (weight(*heaviest) == 0) break;
        const auto [first, second] = parts_of(*heaviest);
        *heaviest = first;
        groups.push_back(second);
    }
    return groups;
}

} // namespace

QImage with_palette(const QImage& picture, int max_colours) {
    std::vector<Colour> colours = colours_of(picture);
    QList<QRgb> palette;
    std::map<QRgb, uchar> places;
    const auto rgb = [](const Colour& colour) {
        return qRgb(colour.parts[0], colour.parts[1], colour.parts[2]);
    };
    for (const Group& group : groups_of(colours, static_cast<std::size_t>(max_colours))) {
        for (const Colour& colour : group) places[rgb(colour)] = static_cast<uchar>(palette.size());
        palette << rgb(*std::ranges::max_element(group, {}, &Colour::pixels));
    }
    QImage result(picture.size(), QImage::Format_Indexed8);
    result.setColorTable(palette);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            result.scanLine(y)[x] = places.at(picture.pixel(x, y));
    return result;
}

} // namespace tests
