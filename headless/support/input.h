// A program's input: a file by its name, or standard input for "-".
// whole_input() reads what is trusted; read_file() what somebody else may have prepared.

#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <system_error>

namespace headless::support {

class Input {
public:
    // Throws std::runtime_error where the file can't be opened, or is a folder.
    explicit Input(const std::string& name) : standard_(name == "-") {
        std::error_code error;
        if (std::filesystem::is_directory(standard_ ? "/dev/stdin" : name, error))
            throw std::runtime_error("'" + name + "' is a folder");
        if (standard_) return;
        file_.open(name, std::ios::binary);
        if (!file_) throw std::runtime_error("'" + name + "' could not be opened");
    }

    std::istream& stream() { return standard_ ? std::cin : file_; }

private:
    bool standard_;
    std::ifstream file_;
};

// All of it.
inline std::string whole_input(const std::string& name) {
    Input input(name);
    std::string text(std::istreambuf_iterator<char>(input.stream()), {});
    if (input.stream().bad()) throw std::runtime_error("'" + name + "' could not be read");
    return text;
}

inline constexpr std::size_t max_file_bytes = std::size_t{64} << 20;

// All of a regular file, opened without waiting: a pipe or a device in its place holds nobody up.
// Standard input for "-", which must end within a minute. Throws std::runtime_error.
std::string read_file(const std::string& name, std::size_t max_bytes = max_file_bytes);

} // namespace headless::support
