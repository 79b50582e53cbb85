#include "headless/sandbox/command_line.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>
#include <unistd.h>

namespace headless::sandbox {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view system_search_path = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";

// Reads one command from left to right, word by word.
class Splitter {
public:
    explicit Splitter(std::string_view text) : text_(text) {}

    core::support::Result<std::vector<std::string>> split() {
        for (; next_ < text_.size(); ++next_) {
            const char c = text_[next_];
            if (c == ' ' || c == '\t') {
                end_word();
            } else if (c == '\'' || c == '"') {
                if (!take_quoted(c))
                    return core::support::Error{"a quote is not closed", 0, quote_ + 1};
            } else if (c == '\\' && next_ + 1 < text_.size()) {
                append(text_[++next_]);
            } else {
                append(c);
            }
        }
        end_word();
        if (words_.empty()) return core::support::Error{"the command is empty", 0, 1};
        return words_;
    }

private:
    void append(char c) {
        in_word_ = true;
        word_ += c;
    }
    void end_word() {
        if (in_word_) words_.push_back(std::exchange(word_, {}));
        in_word_ = false;
    }
    // From the opening quote to the closing one.
    bool take_quoted(char quote) {
        quote_ = next_;
        in_word_ = true;
        while (++next_ < text_.size() && text_[next_] != quote) {
            const bool escaped = quote == '"' && text_[next_] == '\\' && next_ + 1 < text_.size() &&
                                 (text_[next_ + 1] == '"' || text_[next_ + 1] == '\\');
            if (escaped) ++next_;
            word_ += text_[next_];
        }
        return next_ < text_.size();
    }

    std::string_view text_;
    std::size_t next_ = 0;
    std::size_t quote_ = 0;
    bool in_word_ = false;
    std::string word_;
    std::vector<std::string> words_;
};

bool can_run(const fs::path& path) {
    std::error_code error;
    return fs::is_regular_file(path, error) && ::access(path.c_str(), X_OK) == 0;
}

fs::path search(const std::string& word, std::string_view folders) {
    std::istringstream list{std::string(folders)};
    for (std::string folder; std::getline(list, folder, ':');)
        if (!folder.empty() && can_run(fs::path(folder) / word)) return fs::path(folder) / word;
    return {};
}

} // namespace

core::support::Result<std::vector<std::string>> split_command(std::string_view command) {
    return Splitter(command).split();
}

fs::path find_program(const std::string& word) {
    if (word.find('/') != std::string::npos) return can_run(word) ? fs::absolute(word) : fs::path();
    if (fs::path found = search(word, system_search_path); !found.empty()) return found;
    const char* const path = std::getenv("PATH");
    return path ? search(word, path) : fs::path();
}

std::string why_not_runnable(const std::string& word) {
    std::error_code error;
    const std::string start = '\'' + word + "' is no program that can be run: ";
    if (word.find('/') == std::string::npos) return start + "it is in no folder of PATH";
    if (!fs::exists(word, error)) return start + "there is no such file";
    if (fs::is_directory(word, error)) return start + "it is a folder";
    if (!fs::is_regular_file(word, error)) return start + "it is no regular file";
    return start + "it may not be executed (chmod +x)";
}

bool is_system_path(const fs::path& path) {
    constexpr std::array system{"usr", "bin", "sbin", "lib", "lib32", "lib64", "libx32", "opt"};
    auto part = path.begin();
    if (part == path.end() || ++part == path.end()) return false;
    return std::ranges::find(system, part->string()) != system.end();
}

fs::path own_file(const std::vector<std::string>& words) {
    const fs::path program = find_program(words.front());
    if (!is_system_path(program)) return program;
    std::error_code error;
    const auto file = std::find_if(words.begin() + 1, words.end(), [&error](const fs::path& word) {
        return fs::is_regular_file(word, error) && !is_system_path(fs::absolute(word));
    });
    return file == words.end() ? program : fs::absolute(*file);
}

} // namespace headless::sandbox
