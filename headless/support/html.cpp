#include "headless/support/html.h"

#include "headless/support/command.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <unistd.h>

namespace headless::support {

namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";

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

namespace {

std::string one_decimal(double value) { return formatted("%.1f", value); }

constexpr std::size_t max_plain_name_bytes = 40;
constexpr double graph_width = 600;
constexpr double graph_height = 200;
constexpr std::size_t max_points = 300; // of a curve

// Every n-th value and the last one.
std::vector<std::size_t> shown_points(std::size_t count) {
    std::vector<std::size_t> points;
    const std::size_t step = std::max<std::size_t>(1, count / max_points);
    for (std::size_t i = 0; i < count; i += step) points.push_back(i);
    if (!points.empty() && points.back() != count - 1) points.push_back(count - 1);
    return points;
}

std::string graph_point(std::size_t index, std::size_t count, double value) {
    const double x = count > 1
                         ? graph_width * static_cast<double>(index) / static_cast<double>(count - 1)
                         : graph_width / 2;
    return one_decimal(x) + ',' + one_decimal(graph_height * (1 - std::clamp(value, 0.0, 1.0))) +
           ' ';
}

constexpr std::string_view style = R"(:root{color-scheme:light dark;--ink:#1b1b1b;--paper:#fff;
--soft:#5b5b5b;--line:#d4d4d4;--mark:#1f5fbf;--band:#cfe0f7;--held:#f3d88a;--pip:#1b1b1b;
--die:#fff;--other:#f4f6f9}
@media (prefers-color-scheme:dark){:root{--ink:#e8e8e8;--paper:#17191c;--soft:#a9adb3;
--line:#3b4046;--mark:#8db8ff;--band:#2b3f5c;--held:#7a6320;--pip:#f2f2f2;--die:#2a2e33;--other:#1f2327}
.picture svg{filter:invert(.9) hue-rotate(180deg)}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;
color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.15rem;margin-top:2rem}
a{color:var(--mark)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:left;
vertical-align:top;overflow-wrap:anywhere;min-width:3.5rem}
td.n,th.n{text-align:right;white-space:nowrap}td:has(.die){white-space:nowrap}
th{color:var(--soft);font-weight:600;overflow-wrap:normal}
bdi{display:-webkit-inline-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;
overflow-wrap:anywhere;vertical-align:top;max-width:100%}
td:has(bdi),th:has(bdi){min-width:9rem}
.cross td{text-align:center;white-space:nowrap;min-width:0}
.cross td:has(bdi){text-align:left;white-space:normal;min-width:9rem}
.mono bdi{-webkit-line-clamp:none}
.cross th{text-align:center;min-width:0}
.soft{color:var(--soft)}
.mono{font-family:ui-monospace,monospace;font-size:.85em}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.75rem;
padding:0;list-style:none}
.cards li{border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem}
.game td,.game th{overflow-wrap:normal;min-width:0}
.game td:nth-child(4){min-width:6.4rem}.game td:nth-child(7){min-width:4.5rem}
.game .b{background:var(--other)}
@media (max-width:40rem){body{padding:.6rem}.game td,.game th{padding:.25rem .3rem}
.game .die{width:1.15rem;height:1.15rem}}
.games{display:flex;flex-wrap:wrap;gap:.25rem .6rem;padding:0;list-style:none}
.games li{min-width:2.2rem}
.die{width:1.5rem;height:1.5rem;margin:.05rem;vertical-align:middle;fill:var(--pip);
color:var(--die)}
.held{color:var(--held)}
figure{margin:0}
.graph{width:100%;height:auto;display:block;border:1px solid var(--line)}
.graph polygon{fill:var(--band)}
.graph polyline{fill:none;stroke:var(--mark);stroke-width:2}
.graph line{stroke:var(--line)}
.graph text{font:12px system-ui,sans-serif;fill:var(--soft)}
.picture{overflow-x:auto}.picture svg{max-width:none}
.bracket text{font:13px sans-serif;fill:#222}.bracket .id{font-size:10px;fill:#777}
.bracket rect{fill:#fff;stroke:#888}.bracket path{fill:none;stroke:#bbb}
dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.2rem 1rem;margin:0}
dt{color:var(--soft)}dd{margin:0}
.bad{color:#b3261e}
@media (prefers-color-scheme:dark){.bad{color:#ff8a80}}
)";

// In each such folder, so that no other one is replaced.
constexpr const char* mark_name = "made-by-alea.txt";
constexpr std::string_view mark_text =
    "This folder of pages was written by alea-judge, which may replace it.\n";

} // namespace

std::string html_name(std::string_view name) {
    // The style sheet cuts what is longer than three lines.
    const std::string text = html_text(name);
    const bool may_be_cut = name.size() > max_plain_name_bytes;
    return "<bdi" + (may_be_cut ? " title=\"" + text + '"' : "") + '>' + text + "</bdi>";
}

std::string to_html(const HtmlPage& page) {
    std::string up;
    for (int i = 0; i < page.depth; ++i) up += "../";
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'none'\">\n"
           "<title>" +
           html_text(without_directions(page.title)) +
           "</title>\n<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"" + up +
           "style.css\">\n</head>\n<body>\n" + page.body + "</body>\n</html>\n";
}

namespace {

// A cell of the body in a column with this head.
std::string body_cell(const std::string& head, const std::string& html) {
    switch (head.empty() ? ' ' : head.front()) {
    case '#':
        return "<td class=\"n\">" + html + "</td>";
    case '~':
        return "<td class=\"mono\">" + html + "</td>";
    case '!':
        return "<th>" + html + "</th>";
    default:
        return "<td>" + html + "</td>";
    }
}

} // namespace

void HtmlTable::add(const std::vector<std::string>& cells, const std::string& row_class) {
    rows_ += row_class.empty() ? "<tr>" : "<tr class=\"" + row_class + "\">";
    for (std::size_t i = 0; i < cells.size(); ++i) rows_ += body_cell(heads_[i], cells[i]);
    rows_ += "</tr>\n";
}

std::string HtmlTable::html(const std::string& table_class) const {
    std::string text = "<div class=\"wide" + (table_class.empty() ? "" : ' ' + table_class) +
                       "\"><table>\n<thead><tr>";
    for (const std::string& head : heads_) {
        const bool is_marked = head.find_first_of("#~!") == 0;
        text += (head.starts_with('#') ? "<th class=\"n\">" : "<th>") +
                head.substr(is_marked ? 1 : 0) + "</th>";
    }
    return text + "</tr></thead>\n<tbody>\n" + rows_ + "</tbody></table></div>\n";
}

std::string html_facts(const std::vector<std::pair<std::string, std::string>>& facts) {
    std::string items;
    for (const auto& [what, value] : facts)
        if (!value.empty())
            items += "<dt>" + html_text(what) + "</dt><dd>" + html_text(value) + "</dd>\n";
    return "<h2>Circumstances</h2>\n<dl>\n" + items + "</dl>\n";
}

std::string to_html(const ScoreGraph& graph) {
    const std::size_t count = graph.score.size();
    std::string curve;
    std::string band;
    std::string back;
    for (const std::size_t i : shown_points(count)) {
        curve += graph_point(i, count, graph.score[i]);
        band += graph_point(i, count, graph.high[i]);
        back.insert(0, graph_point(i, count, graph.low[i]));
    }
    const std::string middle = one_decimal(graph_height / 2);
    return "<svg class=\"graph\" viewBox=\"0 0 600 200\" role=\"img\" aria-label=\"" +
           html_text(graph.description) + "\"><polygon points=\"" + band + back +
           "\"></polygon><line x1=\"0\" y1=\"" + middle + "\" x2=\"600\" y2=\"" + middle +
           "\"></line><polyline points=\"" + curve +
           "\"></polyline><text x=\"5\" y=\"15\">100 %</text><text x=\"5\" y=\"" +
           one_decimal(graph_height / 2 - 5) +
           "\">50 %</text><text x=\"5\" y=\"195\">0</text></svg>\n";
}

std::string html_dice_faces() {
    // The pips of each face on a grid of three by three, by row.
    constexpr std::array<std::string_view, 6> pips{"4", "08", "048", "0268", "02468", "035268"};
    std::string svg = "<svg width=\"0\" height=\"0\" aria-hidden=\"true\">";
    for (std::size_t face = 0; face < pips.size(); ++face) {
        svg += "<symbol id=\"d" + std::to_string(face + 1) +
               "\" viewBox=\"0 0 40 40\"><rect x=\"1\" y=\"1\" width=\"38\" height=\"38\" rx=\"7\" "
               "fill=\"currentColor\" stroke=\"#888\"></rect>";
        for (const char pip : pips[face]) {
            const int place = pip - '0';
            svg += "<circle cx=\"" + std::to_string(10 + 10 * (place % 3)) + "\" cy=\"" +
                   std::to_string(10 + 10 * (place / 3)) + "\" r=\"3.5\"></circle>";
        }
        svg += "</symbol>";
    }
    return svg + "</svg>\n";
}

std::string html_die(int face, bool is_held) {
    const std::string number = std::to_string(face);
    return std::string("<svg class=\"die") + (is_held ? " held" : "") +
           "\" role=\"img\" aria-label=\"" + number + (is_held ? " held" : "") +
           "\"><use href=\"#d" + number + "\"></use></svg>";
}

namespace {

std::string mark_of(const std::string& contest) {
    return std::string(mark_text) + "SHA-256 of the seed: " + contest + '\n';
}

bool has_mark_of(const std::filesystem::path& folder, const std::string& contest) {
    std::ifstream mark(folder / mark_name);
    return std::string{std::istreambuf_iterator<char>(mark), {}} == mark_of(contest);
}

// The path without a slash at its end.
std::filesystem::path named_folder(const std::filesystem::path& place) {
    const auto path = std::filesystem::absolute(place).lexically_normal();
    return path.has_filename() ? path : path.parent_path();
}

} // namespace

void require_publishable(const PageTarget& wanted) {
    const std::filesystem::path& folder = wanted.folder;
    std::error_code error;
    const auto parent = named_folder(folder).parent_path();
    if (::access(parent.c_str(), W_OK | X_OK) != 0)
        throw std::runtime_error("'" + folder.string() +
                                 "' could not be made: " + std::strerror(errno));
    if (!std::filesystem::exists(std::filesystem::symlink_status(folder, error))) return;
    const bool is_folder = std::filesystem::is_directory(folder, error);
    const bool is_ours = is_folder && (std::filesystem::exists(folder / mark_name, error) ||
                                       std::filesystem::is_empty(folder, error));
    if (!is_ours)
        throw UsageError("'" + folder.string() + "' exists, and alea-judge has not written it");
    if (wanted.contest.empty() || wanted.replaces_others ||
        std::filesystem::is_empty(folder, error))
        return;
    if (!has_mark_of(folder, wanted.contest))
        throw UsageError("'" + folder.string() +
                         "' has the pages of another contest; --force replaces them");
}

PageFolder::PageFolder(const PageTarget& target)
    : folder_(std::filesystem::absolute(target.folder).lexically_normal()) {
    namespace fs = std::filesystem;
    require_publishable(target);
    const fs::path named = named_folder(folder_);
    fresh_ = named.parent_path() / (named.filename().string() + ".new");
    std::error_code error;
    for (const fs::path& left : {fresh_, fs::path(fresh_.string() + ".old")}) {
        if (!has_mark_of(left, target.contest)) continue;
        std::cerr << '\'' + printable(left.string()) + "' of an interrupted judge is removed\n";
        fs::remove_all(left, error);
    }
    for (int number = 1; !fs::create_directory(fresh_, error); ++number) {
        if (error || number > 1000)
            throw std::runtime_error("'" + fresh_.string() + "' could not be made");
        fresh_ =
            named.parent_path() / (named.filename().string() + ".new-" + std::to_string(number));
    }
    add(mark_name, mark_of(target.contest));
    add("style.css", std::string(style));
}

PageFolder::~PageFolder() {
    std::error_code error;
    if (!fresh_.empty()) std::filesystem::remove_all(fresh_, error);
}

std::filesystem::path PageFolder::path_of(const std::filesystem::path& path) const {
    std::error_code error;
    std::filesystem::create_directories((fresh_ / path).parent_path(), error);
    return fresh_ / path;
}

void PageFolder::add(const std::filesystem::path& path, const std::string& text) {
    const std::filesystem::path file = path_of(path);
    std::ofstream out(file, std::ios::binary);
    if (!(out << text).flush())
        throw std::runtime_error("'" + file.string() + "' could not be written");
}

// Replaces the old folder only once the new one is whole.
void PageFolder::publish() {
    namespace fs = std::filesystem;
    const fs::path old = fresh_.string() + ".old";
    std::error_code error;
    const bool had_one = fs::exists(fs::symlink_status(folder_, error));
    if (had_one) fs::rename(folder_, old);
    try {
        fs::rename(fresh_, folder_);
    } catch (const fs::filesystem_error&) {
        if (had_one) fs::rename(old, folder_, error);
        throw;
    }
    fresh_.clear();
    if (had_one) fs::remove_all(old, error);
}

} // namespace headless::support
