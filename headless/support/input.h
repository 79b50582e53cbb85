// A program's input: a file by its name, or standard input for "-".

#pragma once

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

} // namespace headless::support
