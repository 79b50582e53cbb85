#include "app/widgets/colours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>

namespace app::widgets {

using namespace app::session;

namespace {

// WCAG 2.1, level AA, asks for 4.5; the rest is for eyes that see fewer colours.
constexpr double readable_contrast = 4.9;

// `share` of `b`, 0 to 1, the rest of `a`.
QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto part = [share](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share));
    };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

// The light of each value of a colour's component, worked out once: all that is painted asks for
// it.
std::array<double, 256> linear_light() {
    std::array<double, 256> linear;
    for (std::size_t value = 0; value < linear.size(); ++value) {
        const double c = static_cast<double>(value) / 255;
        linear[value] = c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    }
    return linear;
}

double luminance(const QColor& colour) {
    static const auto linear = linear_light();
    const auto of = [](int component) { return linear[static_cast<std::size_t>(component)]; };
    return 0.2126 * of(colour.red()) + 0.7152 * of(colour.green()) + 0.0722 * of(colour.blue());
}

double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

// `colour`, nearer to `text` by as much as it takes to be read on all the grounds.
QColor readable(const QColor& colour, std::initializer_list<QColor> grounds, const QColor& text) {
    QColor result = colour;
    const auto is_faint = [&](const QColor& on) {
        return contrast(result, on) < readable_contrast;
    };
    for (int step = 1; step <= 10 && std::ranges::any_of(grounds, is_faint); ++step)
        result = mixed(colour, text, step / 10.0);
    return result;
}

// Black or white, whichever differs more.
QColor far_from(const QColor& colour) {
    return contrast(colour, Qt::black) > contrast(colour, Qt::white) ? Qt::black : Qt::white;
}

struct Scheme {
    const char* window;
    const char* base;
    const char* raised;
    const char* text;
    const char* muted;
    const char* accent;
    const char* on_accent;
};

// Blue, vermilion and yellow of M. Okabe and K. Ito, "Color Universal Design" (2008).
constexpr auto distinct_good = "#0072b2";
constexpr auto distinct_bad = "#d55e00";
constexpr auto distinct_warn = "#f0e442";
constexpr auto distinct_warn_on_light = "#c9b800";

// The mark of a palette whose colours are to be distinct. The role is free, since no visited link
// is ever shown.
const QPalette::ColorRole distinct_role = QPalette::LinkVisited;
bool is_distinct(const QPalette& palette) {
    return palette.color(QPalette::Active, distinct_role) == QColor(distinct_good);
}

bool is_dark(const QPalette& palette) {
    return luminance(palette.color(QPalette::Active, QPalette::Base)) <
           luminance(palette.color(QPalette::Active, QPalette::Text));
}

QPalette palette_from(const Scheme& scheme) {
    const QColor window(scheme.window);
    const QColor text(scheme.text);
    const QColor muted(scheme.muted);
    QPalette palette(QColor(scheme.raised), window);
    palette.setColor(QPalette::Base, QColor(scheme.base));
    palette.setColor(QPalette::AlternateBase, mixed(QColor(scheme.base), window, 0.5));
    palette.setColor(QPalette::ToolTipBase, QColor(scheme.base));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText})
        palette.setColor(role, text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, mixed(muted, window, 0.3));
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Highlight, QColor(scheme.accent));
    palette.setColor(QPalette::HighlightedText, QColor(scheme.on_accent));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, mixed(muted, window, 0.5));
    palette.setColor(QPalette::Link, QColor(scheme.accent));
    return palette;
}

} // namespace

Colours colours_of(const QPalette& palette) {
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
    const bool dark = is_dark(palette);

    Colours colours;
    colours.base = base;
    colours.text = text;
    colours.muted = readable(mixed(text, base, 0.4), {base, window}, text);
    colours.faint = mixed(text, base, 0.65);
    colours.line = mixed(text, base, 0.86);
    colours.tint = mixed(base, highlight, dark ? 0.16 : 0.09);
    colours.accent = readable(highlight, {base, window, colours.tint}, text);
    colours.on_accent = readable(palette.color(QPalette::Active, QPalette::HighlightedText),
                                 {colours.accent}, far_from(colours.accent));
    colours.track = mixed(dark ? base : window, text, dark ? 0.05 : 0.055);
    colours.good = readable(QColor(dark ? "#7cc89a" : "#2d7d4f"), {colours.tint, window}, text);
    colours.bad = readable(QColor(dark ? "#e89a74" : "#b3522d"), {colours.tint, window}, text);
    colours.warn = QColor(dark ? "#cba02c" : "#c0931d");
    if (is_distinct(palette)) {
        const QColor good(dark ? "#56b4e9" : distinct_good); // its sky blue in the dark
        colours.good = readable(good, {colours.tint, window}, text);
        colours.bad = readable(QColor(distinct_bad), {colours.tint, window}, text);
        colours.warn = QColor(dark ? distinct_warn : distinct_warn_on_light);
    }
    colours.warn_text = readable(colours.warn, {colours.tint, window}, text);
    colours.felt = dark ? mixed(base, highlight, 0.22) : mixed(highlight, text, 0.12);
    colours.on_felt =
        readable(mixed(QColor(Qt::white), colours.felt, 0.15), {colours.felt}, Qt::white);
    colours.mark = QColor("#f3c64f");
    colours.die = dark ? mixed(base, text, 0.88) : QColor(Qt::white);
    colours.die_edge = dark ? mixed(base, text, 0.6) : mixed(text, base, 0.68);
    colours.pip = dark ? mixed(base, QColor(Qt::black), 0.3) : mixed(text, base, 0.08);
    return colours;
}

QPalette palette_of(ColourScheme scheme, const QPalette& system, bool distinct) {
    QPalette palette = system;
    if (scheme == ColourScheme::automatic)
        scheme = is_dark(system) ? ColourScheme::dark : ColourScheme::light;
    // Qt's own is half transparent, too faint to be read.
    const QColor text = system.color(QPalette::Active, QPalette::WindowText);
    const QColor window = system.color(QPalette::Active, QPalette::Window);
    palette.setColor(QPalette::PlaceholderText, readable(mixed(text, window, 0.4), {window}, text));
    const QColor highlight = system.color(QPalette::Active, QPalette::Highlight);
    const QColor selected = system.color(QPalette::Active, QPalette::HighlightedText);
    palette.setColor(QPalette::Active, QPalette::Highlight,
                     readable(highlight, {selected}, far_from(selected)));
    if (scheme == ColourScheme::light)
        palette = palette_from(
            {"#f3f5f6", "#ffffff", "#f0f2f4", "#1d2126", "#5d6670", "#176888", "#ffffff"});
    if (scheme == ColourScheme::dark)
        palette = palette_from(
            {"#1c1f23", "#22262b", "#2c3137", "#e6e9ec", "#9aa4ae", "#5cb6d3", "#10161a"});
    if (distinct) palette.setColor(distinct_role, QColor(distinct_good));
    return palette;
}

} // namespace app::widgets
