// Static pages of a published contest: valid HTML without scripts or links out of the folder,
// readable on a telephone and in dark mode. Names and commands are untrusted text.

#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headless::support {

// Makes untrusted text safe for HTML and SVG: valid UTF-8 without markup.

// The text with invalid UTF-8 and control characters replaced by the replacement character.
std::string valid_text(std::string_view text);

// Valid text without the characters that change the text direction: for titles, where no element
// can isolate a name.
std::string without_directions(std::string_view text);

// The first characters of valid text, at most so many, the last one "…" where more is left out.
std::string shortened(std::string_view text, std::size_t max_characters);

// Text for an element or a quoted attribute, valid too.
std::string html_text(std::string_view text);

// A name as part of a sentence, isolated so that its text direction and length don't disturb the
// rest.
std::string html_name(std::string_view name);

struct HtmlPage {
    std::string title; // plain text
    std::string body;  // HTML
    int depth = 0;     // how many folders below the style sheet
};

std::string to_html(const HtmlPage& page);

// A table row by row; it scrolls where it is too wide. The head of a column of numbers begins with
// '#', that of commands and hashes with '~', that of the rows' own heads with '!'. Cells are HTML.
class HtmlTable {
public:
    explicit HtmlTable(std::vector<std::string> heads) : heads_(std::move(heads)) {}

    void add(const std::vector<std::string>& cells, const std::string& row_class = {});
    bool is_empty() const { return rows_.empty(); }
    std::string html(const std::string& table_class = {}) const;

private:
    std::vector<std::string> heads_;
    std::string rows_;
};

// The circumstances of a contest under their heading, plain text; what is empty is left out.
std::string html_facts(const std::vector<std::pair<std::string, std::string>>& facts);

// A graph with a band around it, from 0 to 1 on the vertical axis, over x = 1, 2, …
struct ScoreGraph {
    std::string description; // plain text, for people who can't see it
    std::vector<double> score;
    std::vector<double> low;
    std::vector<double> high;
};

// Inline SVG, coloured by the style sheet.
std::string to_html(const ScoreGraph& graph);

// The faces of dice as SVG symbols, once per page that draws dice; and one die, held or not.
std::string html_dice_faces();
std::string html_die(int face, bool is_held);

// Where the pages of a contest go.
struct PageTarget {
    std::filesystem::path folder;
    std::string contest;          // the SHA-256 of its seed; empty while it is not known
    bool replaces_others = false; // pages of another contest
};

// Throws UsageError if PageFolder may not write a folder of pages there, std::runtime_error if it
// can't.
void require_publishable(const PageTarget& target);

// A folder of pages. It is written beside its final folder and then moved there as a whole.
class PageFolder {
public:
    // An existing folder is replaced only if it is such a folder of pages, or empty. Throws as
    // require_publishable().
    explicit PageFolder(const PageTarget& target);
    ~PageFolder(); // removes what was not published

    PageFolder(const PageFolder&) = delete;
    PageFolder& operator=(const PageFolder&) = delete;

    // `path` within the folder. Throws std::runtime_error.
    void add(const std::filesystem::path& path, const std::string& text);
    // Where a file of that path is to be written by other means; its folder is made.
    std::filesystem::path path_of(const std::filesystem::path& path) const;
    void publish();

private:
    const std::filesystem::path folder_;
    std::filesystem::path fresh_; // empty once it is published
};

} // namespace headless::support
