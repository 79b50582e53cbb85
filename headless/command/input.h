// A program's input: a file by its name, or standard input for "-".

#pragma once

#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

namespace headless::command {

class Input {
public:
    // Throws std::runtime_error where the file can't be opened.
    explicit Input(const std::string& name) : standard_(name == "-") {
        if (standard_) return;
        file_.open(name, std::ios::binary);
        if (!file_) throw std::runtime_error("'" + name + "' could not be opened");
    }

    std::istream& stream() { return standard_ ? std::cin : file_; }

private:
    bool standard_;
    std::ifstream file_;
};

} // namespace headless::command
